import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { evaluate } from '../../src/checks/evaluate.ts'
import { wordLineVerdict } from '../../src/checks/word-line-verdict.ts'
import { wordVerdict } from '../../src/checks/wording.ts'
import { certificateRule, enrollment, input, line, rule } from './samples.ts'

const words = (sample: Parameters<typeof input>[0], hasSet = true) =>
  wordVerdict(evaluate(hasSet ? input(sample) : { ...input(sample), set: null }))
const cargo = rule({ rule_id: 'cargo', coverage_type: 'cargo', limits: [] })

test('what was checked, on what evidence, and what was not', () => {
  assert.equal(
    words({ mode: 'surface' }),
    "The one requirement is met (general liability), on a certificate of insurance. Not checked: the source's word.",
  )
  assert.equal(words({}), "The one requirement is met (general liability), on a certificate of insurance and the source's confirmation.")
  assert.equal(
    words({ mode: 'surface', rules: [rule(), cargo, rule({ limits: [{ label: 'each_occurrence', min: 5e6 }] })] }),
    "2 of 3 requirements are not met on a certificate of insurance: motor truck cargo (no policy shown); general liability (each occurrence is $1,000,000, $5,000,000 is required). Not checked: the source's word.",
  )
  assert.match(
    words({ lines: [line({ verification: { state: 'timed_out' } })] }),
    /^1 of 1 requirement is not settled .*the source did not answer in time/,
  )
  assert.match(words({ lines: [line({ verification: { state: 'refused' } })] }), /is not met .*the source refused it/)
})

test('what the source answered is not said to be on the paper', () => {
  const answered = { kind: 'answer' as const, evidence_id: 'ev_1' }
  const paper = { kind: 'document' as const, document_id: 'doc_1', document_class: 'coi' as const, reading: null }
  const limit = (amount: number, source: object) => line({ limits: [{ label: 'each_occurrence', amount }], sources: { 'limits.each_occurrence': source } } as never)
  const rules = [rule({ limits: [{ label: 'each_occurrence', min: 1e6 }] })]
  assert.equal(
    words({ mode: 'surface', rules, lines: [limit(5e5, answered)] }),
    "1 of 1 requirement is not met on a certificate of insurance and the source's answer: general liability (each occurrence is $500,000 by the source, $1,000,000 is required). Not checked: whether the source confirms the rest.",
  )
  assert.equal(
    words({ mode: 'surface', rules, lines: [limit(2e6, answered)] }),
    "The one requirement is met (general liability), on a certificate of insurance and the source's answer. Not checked: whether the source confirms the rest.",
  )
  // What it confirmed stands on the paper as well.
  assert.equal(
    words({ mode: 'surface', rules, lines: [limit(5e5, { ...answered, paper })] }),
    "1 of 1 requirement is not met on a certificate of insurance: general liability (each occurrence is $500,000, $1,000,000 is required). Not checked: the source's word.",
  )
})

test('without requirements it says so', () => {
  assert.equal(
    words({ mode: 'surface' }, false),
    "No requirements are published; the paper shows 1 policy in force on a certificate of insurance. Not checked: the source's word and limits and endorsements.",
  )
  assert.match(words({ mode: 'surface', lines: [] }, false), /^No requirements are published, and no policy is shown to be in force\./)
  assert.match(words({}, false), /the source confirmed every current policy/)
  // Silence has ended the question: nothing of it is open.
  assert.match(words({ lines: [line({ verification: { state: 'timed_out' } })] }, false), /of 1 policy in force the source confirmed 0, and a current one is not settled\./)
})

test('waivers, advice, programs, paper-only rules and state reviews are named', () => {
  const waivers = [{ rule_id: 'cargo', rule: cargo, reason: 'x', ends_on: null }]
  assert.match(
    words({ rules: [rule(), cargo], engagement: { ...input().engagement, waivers } }),
    /Not checked: motor truck cargo \(waived\)\.$/,
  )
  assert.match(words({ rules: [rule(), { ...cargo, severity: 'advisory' }] }), /Motor truck cargo is advised and not met\.$/)
  assert.match(words({ rules: [rule({ source_confirmation: false })] }), /Not checked: the source's word on general liability\.$/)
  const occacc = rule({
    coverage_type: 'workers_comp',
    alternatives: [{ coverage_type: 'occupational_accident', program_ref: 'fleet-occacc' }],
  })
  const ohio = words({
    rules: [occacc],
    lines: [],
    enrollments: [enrollment()],
    engagement: { ...input().engagement, insured_state: 'OH' },
  })
  assert.equal(
    ohio,
    "The one requirement is met (workers' compensation), on program enrollment. The alternative coverage needs a review for the state.",
  )
})

test('long lists are cut, and the words do not depend on the day', () => {
  const many = Array.from({ length: 30 }, (_, k) => ({ ...cargo, rule_id: `r${k}` }))
  const text = words({ rules: [...many, certificateRule({ named_insured: 'exact' })] })
  assert.ok(text.length < 500, text)
  assert.match(text, /and 27 more/)
  fc.assert(
    fc.property(
      fc.constantFrom('2026-06-01', '2026-08-09', '2026-12-31'),
      fc.constantFrom('surface' as const, 'verified' as const),
      (today, mode) => {
        const asked = [rule({ min_days_remaining: 10, expiry_lead_days: 0 }), cargo, rule({ cancellation_notice_days: 60 })]
        const [one, other] = [today, '2026-06-05'].map((day) =>
          evaluate(input({ mode, rules: asked, today: day, enrollments: [enrollment({ coverage_type: 'cargo' })] })),
        )
        if (today !== '2026-12-31') assert.deepEqual(one, other)
        else assert.notDeepEqual(one, other)
      },
    ),
  )
})

test("a line's verdict says who answered, how, and what about", () => {
  const resolved = {
    coverage_type: 'cargo' as const,
    carrier: 'Harbor Mutual',
    policy_number: 'C-1',
    effective_date: '2026-01-01',
    expiration_date: '2027-01-01',
    state: 'verified' as const,
    confirmed_by: 'broker' as const,
    method: 'email_agent_of_record' as const,
  }
  assert.match(
    wordLineVerdict(resolved),
    /^The agent of record confirmed by email motor truck cargo policy C-1 with Harbor Mutual, in force from 2026-01-01/,
  )
  assert.match(
    wordLineVerdict({ ...resolved, state: 'timed_out', confirmed_by: null, method: null }),
    /^No answer came for motor truck cargo policy C-1/,
  )
  const contradicted = wordLineVerdict({
    ...resolved,
    state: 'contradicted',
    corrections: { 'limits.per_occurrence': 50000, expiration_date: '2026-12-01' },
  })
  assert.match(contradicted, /other facts .*: per occurrence \$50,000, expiration date 2026-12-01\.$/)
  assert.match(wordLineVerdict({ ...resolved, state: 'refused' }), /does not stand for this insured/)
})
