import fc from 'fast-check'
import type { MergeMeta } from '../../src/lines/merge-documents.ts'
import { type DocType, nothingStated, type ReadLine } from '../../src/vocabulary/index.ts'

/** A general liability line as a certificate states it, with the members given. */
export const statement = (members: Partial<ReadLine> = {}): ReadLine => ({
  ...nothingStated(),
  coverage_type: 'general_liability',
  insurer_letter: 'A',
  carrier: 'Harbor Mutual Insurance Company',
  policy_number: 'GL 100-200',
  effective_date: '2026-01-01',
  expiration_date: '2027-01-01',
  limits: [{ label: 'each_occurrence', amount: 1_000_000 }],
  document_class: 'coi',
  fields: {},
  ...members,
})

export const meta = (document_id: string, members: Partial<MergeMeta> = {}): MergeMeta => ({
  coverage_line_id: `cl_of_${document_id}`,
  insured_ref: 'truck-1',
  document_id,
  reading_index: 0,
  unreadable: [],
  producer: null,
  certificate_holder: null,
  description_of_operations: null,
  ...members,
})

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const labels = ['each_occurrence', 'general_aggregate', 'products_comp_op_agg', 'med_exp']
const limits = fc.uniqueArray(
  fc.record({ label: fc.constantFrom(...labels), amount: maybe(fc.constantFrom(500_000, 1_000_000, 2_000_000)) }),
  {
    selector: ({ label }) => label,
  },
)
/** Lines of one policy, any class, that may disagree in every attribute but the number. */
export const statements = (
  classes: DocType[] = ['coi', 'declarations', 'policy', 'binder', 'id_card', 'endorsement'],
): fc.Arbitrary<ReadLine> =>
  fc
    .record({
      limits,
      carrier: maybe(fc.constantFrom('Harbor Mutual Insurance Company', 'HARBOR MUT. INS. CO.', 'Ridge Casualty')),
      naic: maybe(fc.constantFrom('12345', '012345', '99999')),
      policy_number: fc.constantFrom('GL 100-200', 'gl100200', 'GL-100 200'),
      additional_insured: maybe(fc.boolean()),
      subrogation_waived: maybe(fc.boolean()),
      effective_date: maybe(fc.constantFrom('2026-01-01', '2026-02-01')),
      expiration_date: maybe(fc.constantFrom('2027-01-01', '2027-02-01')),
      auto_scope: fc.subarray(['any_auto', 'owned', 'hired'] as const).map((scopes) => [...scopes]),
      aggregate_basis: maybe(fc.constantFrom('per_policy' as const, 'per_project' as const)),
      endorsements: fc.subarray(['CG 20 10', 'CG 20 37']),
      document_class: fc.constantFrom(...classes),
    })
    .map((members) => statement(members))

export const unreadablePaths = fc.subarray([
  'policy_number',
  'limits.each_occurrence',
  'additional_insured',
  'expiration_date',
  'auto_scope',
])
