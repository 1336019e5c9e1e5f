import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { evaluate } from '../../src/checks/evaluate.ts'
import type { EvaluateInput, JudgedLine } from '../../src/checks/judged.ts'
import { type CoverageRule, VERIFICATION_STATES } from '../../src/vocabulary/index.ts'
import { enrollment, input, line } from './samples.ts'

const TYPES = ['general_liability', 'umbrella', 'workers_comp'] as const
const LABELS = ['each_occurrence', 'general_aggregate', 'aggregate', 'deductible', 'el_each_accident']
const PATHS = [
  ...LABELS.map((label) => `limits.${label}`),
  'additional_insured',
  'subrogation_waived',
  'effective_date',
  'expiration_date',
  'cancellation_notice_days',
  'carrier',
  'naic',
]
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const amounts = fc.constantFrom(500_000, 1_000_000, 2_000_000)

const lines: fc.Arbitrary<JudgedLine> = fc
  .record({
    coverage_line_id: fc.constantFrom('cl_1', 'cl_2', 'cl_3', 'cl_4'),
    coverage_type: fc.constantFrom(...TYPES),
    limits: fc.uniqueArray(fc.record({ label: fc.constantFrom(...LABELS), amount: maybe(amounts) }), { selector: ({ label }) => label }),
    effective_date: maybe(fc.constantFrom('2026-01-01', '2026-07-01')),
    expiration_date: maybe(fc.constantFrom('2027-01-01', '2026-06-20', '2026-05-01')),
    additional_insured: maybe(fc.boolean()),
    subrogation_waived: maybe(fc.boolean()),
    endorsements: fc.subarray(['CG 20 10', 'CG 24 04']),
    cancellation_notice_days: maybe(fc.constantFrom(10, 30)),
    contradictions: fc.subarray(PATHS, { maxLength: 2 }).map((paths) => Object.fromEntries(paths.map((path) => [path, {}]))),
    unreadable: fc.subarray(PATHS, { maxLength: 3 }),
    verification: fc.record({ state: fc.oneof(fc.constant('verified' as const), fc.constantFrom(...VERIFICATION_STATES)) }),
    superseded_by: fc.constantFrom(null, null, null, 'cl_9'),
    cancellation_reported: fc.constantFrom(null, null, null, 'doc_9'),
    change_unread: fc.constantFrom(null, null, null, 'doc_9'),
  })
  .map((members) => line(members))

const limit = fc
  .record({ label: fc.constantFrom(...LABELS), min: maybe(amounts) })
  .chain((asked) => fc.constantFrom(asked, { ...asked, stack_with: ['umbrella' as const] }))
const rules: fc.Arbitrary<CoverageRule> = fc.record(
  {
    rule_id: fc.constantFrom('a', 'b'),
    coverage_type: fc.constantFrom(...TYPES),
    limits: fc.array(limit, { maxLength: 2 }),
    additional_insured: fc.boolean(),
    subrogation_waived: fc.boolean(),
    cancellation_notice_days: fc.constantFrom(10, 30),
    max_deductible: fc.constant(500_000),
    carrier_rating: fc.constant({ min_rating: 'A' }),
    min_days_remaining: fc.constantFrom(10, 60),
    source_confirmation: fc.boolean(),
    severity: fc.constantFrom('required' as const, 'advisory' as const),
    applies_when: fc.constantFrom({ insured_states: ['TX'] }, { not_insured_states: ['TX'] }, { tags: ['hazmat'] }),
    alternatives: fc.constantFrom(
      [{ coverage_type: 'umbrella' as const }],
      [{ coverage_type: 'occupational_accident' as const, program_ref: 'fleet-occacc' }],
    ),
  },
  { requiredKeys: ['rule_id', 'coverage_type', 'limits'] },
)
const inputs: fc.Arbitrary<EvaluateInput> = fc
  .record({
    rules: fc.array(rules, { minLength: 1, maxLength: 3 }),
    lines: fc.uniqueArray(lines, { selector: ({ coverage_line_id }) => coverage_line_id, maxLength: 4 }),
    mode: fc.constantFrom('surface' as const, 'verified' as const),
    enrollments: fc.constantFrom([], [enrollment()], [enrollment({}, { enrolled: false })]),
    insured_state: fc.constantFrom('TX', 'OH', null),
  })
  .map(({ insured_state, ...sample }) => input({ ...sample, engagement: { ...input().engagement, insured_state } }))

const RANK = { pass: 2, unverified: 1, fail: 0 }
const many = { numRuns: 3000 }

test('a pass has conditions, all of them met, and says what met it', () => {
  fc.assert(
    fc.property(inputs, (sample) => {
      for (const { status, checks, satisfied_by } of evaluate(sample).rules) {
        assert.equal(status === 'pass', satisfied_by !== null)
        if (status !== 'pass') continue
        assert.ok(checks.length > 0)
        assert.ok(checks.every((check) => check.status === 'pass' && check.reason === null))
      }
    }),
    many,
  )
})

test('every member asked is among the conditions of a line that passes', () => {
  fc.assert(
    fc.property(inputs, (sample) => {
      const asked = sample.set!.rules as CoverageRule[]
      for (const [k, { status, checks, satisfied_by }] of evaluate(sample).rules.entries()) {
        if (status !== 'pass' || satisfied_by?.kind !== 'line') continue
        const names = new Set(checks.map(({ check }) => check))
        const rule = asked[k]!
        assert.ok(names.has('in_force'))
        for (const { label } of rule.limits) assert.ok(names.has(`limits.${label}`))
        for (const member of ['additional_insured', 'subrogation_waived'] as const) if (rule[member]) assert.ok(names.has(member))
        for (const member of ['cancellation_notice_days', 'max_deductible', 'carrier_rating', 'min_days_remaining'] as const)
          if (rule[member] !== undefined) assert.ok(names.has(member))
        if (sample.mode === 'verified' && rule.source_confirmation !== false) assert.ok(names.has('source_confirmation'))
      }
    }),
    many,
  )
})

test('a pass rests on lines in force, current, uncancelled, undisputed on what was asked and, where asked, confirmed', () => {
  fc.assert(
    fc.property(inputs, (sample) => {
      const asked = sample.set!.rules as CoverageRule[]
      for (const [k, { status, coverage_line_ids, checks }] of evaluate(sample).rules.entries()) {
        if (status !== 'pass') continue
        const [subject] = coverage_line_ids
        for (const id of coverage_line_ids) {
          const held = sample.lines.find(({ coverage_line_id }) => coverage_line_id === id)!
          const isLayer = id !== subject
          assert.equal(held.superseded_by, null)
          // A layer that turned out not to be needed may be listed; what passes must not need it.
          if (isLayer) continue
          assert.ok(held.effective_date! <= sample.today && sample.today < held.expiration_date!)
          assert.equal(held.cancellation_reported, null)
          assert.equal(held.change_unread ?? null, null)
          for (const { check } of checks) assert.equal(held.contradictions[check], undefined)
          for (const path of ['effective_date', 'expiration_date']) assert.equal(held.contradictions[path], undefined)
          if (sample.mode === 'verified' && asked[k]!.source_confirmation !== false) assert.equal(held.verification.state, 'verified')
        }
      }
    }),
    many,
  )
})

test('no weakening of the evidence ever improves a result', () => {
  const weaken = fc.tuple(
    fc.nat(),
    fc.constantFrom(...PATHS),
    fc.constantFrom('dispute', 'blur', 'lower', 'refuse', 'silence', 'remove', 'cancel', 'change'),
  )
  fc.assert(
    fc.property(inputs, weaken, (sample, [pick, path, how]) => {
      if (sample.lines.length === 0) return
      const target = sample.lines[pick % sample.lines.length]!
      const blurred = {
        ...target,
        limits: target.limits.filter(({ label }) => `limits.${label}` !== path),
        unreadable: [...target.unreadable, path],
      }
      const weaker: Record<string, JudgedLine[]> = {
        dispute: [{ ...target, contradictions: { ...target.contradictions, [path]: {} } }],
        blur: [path.startsWith('limits.') ? blurred : { ...blurred, limits: target.limits, [path]: null }],
        lower: [
          {
            ...target,
            limits: target.limits.map(({ label, amount }) => ({ label, amount: amount && label !== 'deductible' ? amount / 2 : amount })),
          },
        ],
        refuse: [{ ...target, verification: { state: 'refused' } }],
        silence: [target.verification.state === 'verified' ? { ...target, verification: { state: 'timed_out' } } : target],
        remove: [],
        cancel: [{ ...target, cancellation_reported: 'doc_9' }],
        change: [{ ...target, change_unread: 'doc_9' }],
      }
      const after = { ...sample, lines: sample.lines.flatMap((held) => (held === target ? weaker[how]! : [held])) }
      const [before, now] = [evaluate(sample), evaluate(after)]
      if (now.status === 'pass') assert.equal(before.status, 'pass', how)
      for (const [k, rule] of now.rules.entries())
        if (rule.status === 'pass') assert.equal(before.rules[k]!.status, 'pass', `${how} ${path}`)
    }),
    { numRuns: 6000 },
  )
})

test('asking more never turns a rule into a pass', () => {
  fc.assert(
    fc.property(inputs, rules, (sample, more) => {
      const first = sample.set!.rules[0] as CoverageRule
      const { alternatives: _, applies_when: __, severity: ___, rule_id: ____, coverage_type: _____, limits, ...members } = more
      const stricter = { ...first, ...members, limits: [...first.limits, ...limits] }
      if (more.source_confirmation === false) stricter.source_confirmation = first.source_confirmation ?? true
      for (const [member, value] of Object.entries(first)) if (typeof value === 'number') Object.assign(stricter, { [member]: value })
      for (const member of ['additional_insured', 'subrogation_waived'] as const) if (first[member]) stricter[member] = true
      const after = evaluate({ ...sample, set: { ...sample.set!, rules: [stricter] } }).rules[0]!
      const before = evaluate({ ...sample, set: { ...sample.set!, rules: [first] } }).rules[0]!
      if (after.status === 'pass') assert.equal(before.status, 'pass')
    }),
    many,
  )
})

test("the source's word is asked on top of the paper: verified passes only where the surface does", () => {
  fc.assert(
    fc.property(inputs, (sample) => {
      const surface = evaluate({ ...sample, mode: 'surface' })
      const verified = evaluate({ ...sample, mode: 'verified' })
      assert.ok(RANK[verified.status] <= RANK[surface.status])
    }),
    many,
  )
})

test('the order of lines and rules decides nothing', () => {
  fc.assert(
    fc.property(inputs, (sample) => {
      const turned = { ...sample, lines: sample.lines.toReversed(), set: { ...sample.set!, rules: sample.set!.rules.toReversed() } }
      const [one, other] = [evaluate(sample), evaluate(turned)]
      assert.equal(other.status, one.status)
      assert.deepEqual(
        other.rules.map(({ status }) => status).toReversed(),
        one.rules.map(({ status }) => status),
      )
    }),
    many,
  )
})
