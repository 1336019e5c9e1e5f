import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CoverageRule } from '../../src/vocabulary/index.ts'
import { enrollment, input, judge, line, rule, verdictOf } from './samples.ts'

const wc: CoverageRule = rule({
  rule_id: 'wc',
  coverage_type: 'workers_comp',
  limits: [{ label: 'statutory', min: null }],
  alternatives: [
    { coverage_type: 'occupational_accident', limits: [{ label: 'combined_single_limit', min: 1e6 }], program_ref: 'fleet-occacc' },
  ],
})
const engagement = (insured_state: string | null) => ({ ...input().engagement, insured_state })

test('an alternative with a program is met by an active enrollment in it, and in a review state it is flagged', () => {
  const texas = judge({ rules: [wc], lines: [], enrollments: [enrollment()] })
  assert.deepEqual([texas.status, texas.flags], ['pass', []])
  assert.deepEqual(texas.satisfied_by, {
    kind: 'alternative',
    coverage_type: 'occupational_accident',
    coverage_line_ids: [],
    alternative: 0,
    program_ref: 'fleet-occacc',
    enrollment_id: 'enr_1',
    document_ids: [],
  })
  const ohio = judge({ rules: [wc], lines: [], enrollments: [enrollment()], engagement: engagement('OH') })
  assert.deepEqual([ohio.status, ohio.flags], ['pass', ['state_review_required']])
  assert.deepEqual(judge({ rules: [wc], lines: [], enrollments: [enrollment()], engagement: engagement(null) }).flags, [
    'state_review_required',
  ])
})

test('a named program admits no other program and no line', () => {
  const occacc = line({ coverage_type: 'occupational_accident', limits: [{ label: 'combined_single_limit', amount: 1e6 }] })
  assert.match(verdictOf({ rules: [wc], lines: [occacc] }), /^fail/)
  assert.match(verdictOf({ rules: [wc], lines: [], enrollments: [enrollment({ program_ref: 'other' })] }), /^fail/)
})

test('an enrollment counts only while it and its program run, and for whom the program is', () => {
  const status = (...args: Parameters<typeof enrollment>) => verdictOf({ rules: [wc], lines: [], enrollments: [enrollment(...args)] })
  assert.equal(status(), 'pass')
  assert.equal(status({}, { enrolled: false }), 'fail, enrollment: not_enrolled')
  assert.equal(status({}, { effective_on: '2026-06-02' }), 'fail, enrollment: not_enrolled')
  assert.equal(status({}, { ends_on: '2026-06-01' }), 'fail, enrollment: not_enrolled')
  assert.equal(status({}, { effective_on: '2026-06-01', ends_on: '2026-06-02' }), 'pass')
  assert.equal(status({ expiration_date: '2026-05-01' }), 'fail, enrollment: not_enrolled')
  assert.equal(status({ owner: 'shipper' }), 'pass')
  assert.match(status({ owner: 'another shipper' }), /^fail/)
})

test('an attested program of the coverage meets the rule itself', () => {
  const result = judge({ rules: [rule()], lines: [], enrollments: [enrollment({ coverage_type: 'general_liability' })] })
  assert.equal(result.status, 'pass')
  assert.equal(result.satisfied_by?.kind, 'program')
})

test("under a master policy the program's line decides the rule", () => {
  const master = (members: Parameters<typeof line>[0] | null) =>
    verdictOf({
      rules: [rule()],
      lines: [],
      enrollments: [
        enrollment({
          coverage_type: 'general_liability',
          verification: 'master_policy',
          master_line: members === null ? null : line(members),
        }),
      ],
    })
  assert.equal(master({}), 'pass')
  assert.equal(master({ limits: [] }), 'fail, limits.each_occurrence: not_shown')
  assert.equal(master({ verification: { state: 'pending' } }), 'unverified, source_confirmation: not_confirmed')
  assert.equal(master({ expiration_date: '2026-05-01' }), 'fail, in_force: expired')
  assert.equal(master(null), 'unverified, master_policy: no_master_line')
})

test('an alternative without limits asks only for the coverage in force', () => {
  const asked = rule({
    additional_insured: true,
    limits: [{ label: 'each_occurrence', min: 5e6 }],
    coverage_type: 'umbrella',
    alternatives: [{ coverage_type: 'excess_liability' }],
  })
  const excess = line({ coverage_type: 'excess_liability', limits: [], additional_insured: null, endorsements: [] })
  assert.equal(verdictOf({ rules: [asked], lines: [excess] }), 'pass')
  assert.match(verdictOf({ rules: [asked], lines: [{ ...excess, expiration_date: '2026-06-01' }] }), /^fail/)
  const withLimits = { ...asked, alternatives: [{ coverage_type: 'excess_liability' as const, limits: asked.limits }] }
  const amount = [{ label: 'each_occurrence', amount: 5e6 }]
  assert.match(verdictOf({ rules: [withLimits], lines: [{ ...excess, limits: amount }] }), /additional_insured/)
  assert.equal(verdictOf({ rules: [withLimits], lines: [{ ...excess, limits: amount, additional_insured: true }] }), 'pass')
})

test("an insured's own occupational accident line as the alternative is flagged in a review state", () => {
  const open = { ...wc, alternatives: [{ coverage_type: 'occupational_accident' as const }] }
  const occacc = line({ coverage_type: 'occupational_accident', limits: [] })
  assert.deepEqual(judge({ rules: [open], lines: [occacc], engagement: engagement('WA') }).flags, ['state_review_required'])
  assert.deepEqual(judge({ rules: [open], lines: [occacc] }).flags, [])
})

test('a page of the asked coverage in review keeps a failing alternative from being the last word', () => {
  assert.match(
    verdictOf({ rules: [wc], lines: [], enrollments: [enrollment({}, { enrolled: false })], in_review: ['workers_comp'] }),
    /^unverified/,
  )
})
