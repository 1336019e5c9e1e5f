import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseRequirements, writeRequirements } from '../../src/requirements/sop/index.ts'
import {
  AGGREGATE_BASES,
  AUTO_SCOPES,
  COVERAGE_TYPES,
  DOC_TYPES,
  LIMIT_LABELS,
  type ParsedRequirements,
  REVERIFICATION_CADENCES,
  type Rule,
} from '../../src/vocabulary/index.ts'

const opt = <T>(a: fc.Arbitrary<T>) => fc.option(a, { nil: undefined })
const label = fc.oneof(
  fc.constantFrom(...Object.values(LIMIT_LABELS).flatMap((l) => [...l])),
  fc.stringMatching(/^[a-z0-9][a-z0-9_]{0,30}$/),
)
const dollars = fc.oneof(
  fc.integer({ min: 0, max: 1e10 }),
  fc.integer({ min: 0, max: 1e9 }).map((n) => n / 100),
  fc.double({ min: 0, max: 1e10, noNaN: true }),
)
const limit = fc.record(
  {
    label,
    min: fc.option(dollars, { nil: null }),
    stack_with: fc.constantFrom<('umbrella' | 'excess_liability')[]>(['umbrella'], ['excess_liability'], ['umbrella', 'excess_liability']),
  },
  { requiredKeys: ['label', 'min'] },
)
const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
  fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }),
  fc.constantFrom('a "quoted" name. Rule "x".', 'A, B; C', '\n\n', '\\', 'EIFS', ' '.repeat(200), '\u6771\u4eac'.repeat(200), 'Page 2 of 7\n'),
)
const states = fc.uniqueArray(fc.constantFrom('OH', 'TX', 'WY', 'CA', 'NY'), { minLength: 1 })
const some = <T>(a: fc.Arbitrary<T>, max = 4) => fc.array(a, { minLength: 1, maxLength: max })
const condition = fc.record({
  insured_states: opt(states),
  not_insured_states: opt(states),
  tags: opt(some(words)),
  not_tags: opt(some(words)),
})
const coverage = fc.record({
  coverage_type: fc.constantFrom(...COVERAGE_TYPES),
  limits: fc.array(limit, { maxLength: 5 }),
  additional_insured: opt(fc.boolean()),
  subrogation_waived: opt(fc.boolean()),
  primary_noncontributory: opt(fc.boolean()),
  occurrence_form: opt(fc.boolean()),
  aggregate_basis: opt(fc.constantFrom(...AGGREGATE_BASES)),
  auto_scope: opt(fc.uniqueArray(fc.constantFrom(...AUTO_SCOPES), { minLength: 1 })),
  max_deductible: opt(dollars),
  cancellation_notice_days: opt(fc.nat(365)),
  carrier_rating: opt(
    fc.record(
      { min_rating: fc.constantFrom('A++', 'A+', 'A', 'A-', 'B++', 'B', 'C-', 'D'), min_size: fc.constantFrom('VII', 'IX', 'XV', 'I') },
      { requiredKeys: ['min_rating'] },
    ),
  ),
  accepted_documents: opt(fc.uniqueArray(fc.constantFrom(...DOC_TYPES), { minLength: 1 })),
  min_days_remaining: opt(fc.nat(3650)),
  endorsements: opt(some(words)),
  applies_when: opt(condition),
  alternatives: opt(
    some(
      fc.record(
        { coverage_type: fc.constantFrom(...COVERAGE_TYPES), limits: some(limit), program_ref: words },
        { requiredKeys: ['coverage_type'] },
      ),
    ),
  ),
  source_confirmation: opt(fc.boolean()),
  severity: fc.constantFrom('required', 'advisory'),
  reverification_cadence: opt(fc.constantFrom(...REVERIFICATION_CADENCES)),
  expiry_lead_days: opt(fc.nat(365)),
})
const certificate = fc.record({
  kind: fc.constant('certificate'),
  certificate_holder: opt(words),
  named_insured: opt(fc.constantFrom('exact', 'normalized', 'dba')),
  issued_within_days: opt(fc.nat(3650)),
  no_exclusion_terms: opt(some(words)),
  applies_when: opt(condition),
  severity: fc.constantFrom('required', 'advisory'),
})
const rules = fc.array(fc.oneof({ weight: 4, arbitrary: coverage }, { weight: 1, arbitrary: certificate }), { minLength: 1, maxLength: 6 })
const set = fc.record({ reverification_cadence: opt(fc.constantFrom(...REVERIFICATION_CADENCES)), expiry_lead_days: opt(fc.nat(365)) })

/** Defaults left out, as a rule means the same with and without them. */
const bare = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, v: unknown) => {
      if (key === 'source_sentence' || key === 'parse_confidence') return undefined
      if (key === 'severity' && v === 'required') return undefined
      if (key === 'applies_when' && v && Object.values(v).every((x) => x === undefined)) return undefined
      return v
    }),
  )

test('a rule set written as text is read back as the same rules', () => {
  fc.assert(
    fc.property(rules, set, (list, whole) => {
      const given = list.map((r, i) => ({ ...r, rule_id: `${r === list[0] ? 'first rule. ' : 'rule_'}${i}` })) as Rule[]
      const text = writeRequirements(given, whole as ParsedRequirements['set'])
      const read = parseRequirements(text)
      assert.deepEqual(bare(read.rules), bare(given))
      assert.deepEqual(bare(read.set), bare(whole))
      assert.equal(read.ambiguities.length, 0)
    }),
    { numRuns: 600 },
  )
})

test('a written text that somebody edits is read like any requirement text', () => {
  const text = writeRequirements([
    { rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }] },
  ])
  const read = parseRequirements(`${text}\nAuto liability of $2,000,000 combined single limit is required too.\n`)
  const auto = read.rules.find((r) => r.kind !== 'certificate' && r.coverage_type === 'auto_liability')
  assert.ok(auto && auto.kind !== 'certificate')
  assert.deepEqual(auto.limits, [{ label: 'combined_single_limit', min: 2_000_000 }])
  const gl = read.rules.find((r) => r.kind !== 'certificate' && r.coverage_type === 'general_liability')
  assert.ok(gl && gl.kind !== 'certificate')
  assert.deepEqual(gl.limits, [{ label: 'each_occurrence', min: 1_000_000 }])
})
