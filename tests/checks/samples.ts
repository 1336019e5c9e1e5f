import { evaluate } from '../../src/checks/evaluate.ts'
import type { EvaluateInput, JudgedEnrollment, JudgedLine } from '../../src/checks/judged.ts'
import type { RuleResult } from '../../src/checks/rule-result.ts'
import type { CertificateRule, CoverageRule, Rule } from '../../src/vocabulary/index.ts'

const TODAY = '2026-06-01'

/** A line that meets nearly anything, in force and confirmed. */
export const line = (members: Partial<JudgedLine> = {}): JudgedLine => ({
  coverage_line_id: 'cl_1',
  coverage_type: 'general_liability',
  carrier: 'Harbor Mutual',
  naic: '12345',
  policy_number: 'GL 1',
  effective_date: '2026-01-01',
  expiration_date: '2027-01-01',
  limits: [
    { label: 'each_occurrence', amount: 1_000_000 },
    { label: 'general_aggregate', amount: 2_000_000 },
  ],
  additional_insured: true,
  subrogation_waived: true,
  primary_noncontributory: true,
  occurrence_form: true,
  aggregate_basis: 'per_project',
  auto_scope: [],
  cancellation_notice_days: 30,
  endorsements: ['CG 20 10 04 13'],
  document_class: 'coi',
  documents: [{ document_id: 'doc_1', document_class: 'coi' }],
  sources: {
    'limits.each_occurrence': {
      kind: 'document',
      document_id: 'doc_1',
      reading: { confidence: 1, provenance: { page: 1, box: null, reader: 'pdf_text' } },
    },
  },
  contradictions: {},
  unreadable: [],
  cancellation_reported: null,
  verification: { state: 'verified' },
  superseded_by: null,
  ...members,
})

export const rule = (members: Partial<CoverageRule> = {}): CoverageRule => ({
  rule_id: 'gl',
  coverage_type: 'general_liability',
  limits: [{ label: 'each_occurrence', min: 1_000_000 }],
  ...members,
})

export const certificateRule = (members: Partial<CertificateRule> = {}): CertificateRule => ({
  rule_id: 'cert',
  kind: 'certificate',
  ...members,
})

export const enrollment = (
  members: Partial<JudgedEnrollment['program']> = {},
  dates: Partial<JudgedEnrollment> = {},
): JudgedEnrollment => ({
  enrollment_id: 'enr_1',
  enrolled: true,
  effective_on: null,
  ends_on: null,
  ...dates,
  program: {
    program_ref: 'fleet-occacc',
    coverage_type: 'occupational_accident',
    owner: 'verifying_entity',
    verification: 'attestation',
    effective_date: null,
    expiration_date: null,
    master_line: null,
    ...members,
  },
})

type Sample = Partial<EvaluateInput> & { rules?: readonly Rule[] }
export const input = ({ rules = [rule()], ...members }: Sample = {}): EvaluateInput => ({
  mode: 'verified',
  today: TODAY,
  set: { rules, review_states: ['OH', 'ND', 'WA', 'WY'], expiry_lead_days: 30 },
  grace: null,
  lines: [line()],
  enrollments: [],
  certificates: [],
  in_review: [],
  ratings: null,
  ...members,
  engagement: {
    consumer_ref: 'shipper',
    insured_name: 'Pine Hauling LLC',
    aliases: [],
    insured_state: 'TX',
    tags: [],
    waivers: [],
    ...members.engagement,
  },
})

/** The first rule's result. */
export const judge = (sample: Sample = {}): RuleResult => evaluate(input(sample)).rules[0]!
/** `status` of the first rule and the reason of each condition that misses. */
export const verdictOf = (sample: Sample = {}): string => {
  const { status, checks } = judge(sample)
  return [status, ...checks.filter((check) => check.status !== 'pass').map(({ check, reason }) => `${check}: ${reason}`)].join(', ')
}
