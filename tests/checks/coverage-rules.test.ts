import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeConfirmation } from '../../src/checks/judge-standing.ts'
import type { JudgedLine } from '../../src/checks/judged.ts'
import type { CoverageRule } from '../../src/vocabulary/index.ts'
import { judge, line, rule, verdictOf } from './samples.ts'

const on = (lineMembers: Partial<JudgedLine>, ruleMembers: Partial<CoverageRule> = {}, ...others: JudgedLine[]) =>
  verdictOf({ rules: [rule(ruleMembers)], lines: [line(lineMembers), ...others] })
const limits = (amounts: Record<string, number | null>) => Object.entries(amounts).map(([label, amount]) => ({ label, amount }))
const layer = (amount: number, members: Partial<JudgedLine> = {}) => line({ coverage_line_id: 'cl_u', coverage_type: 'umbrella', limits: limits({ each_occurrence: amount }), ...members })

test('a limit is met, short, not shown, unreadable or disputed', () => {
  assert.equal(on({}), 'pass')
  assert.equal(on({ limits: limits({ each_occurrence: 999_999 }) }), 'fail, limits.each_occurrence: below_minimum')
  assert.equal(on({ limits: [] }), 'fail, limits.each_occurrence: not_shown')
  assert.equal(on({ limits: [], unreadable: ['limits.each_occurrence'] }), 'unverified, limits.each_occurrence: unreadable')
  assert.equal(on({ limits: [], unreadable: ['limits'] }), 'unverified, limits.each_occurrence: unreadable')
  assert.equal(on({ contradictions: { 'limits.each_occurrence': {} } }), 'unverified, limits.each_occurrence: contradiction_open')
  assert.equal(on({ limits: limits({ each_occurrence: null }) }), 'unverified, limits.each_occurrence: no_amount_shown')
  assert.equal(on({ contradictions: { carrier: {} } }), 'pass', 'a contradiction on what the rule does not ask')
})

test('a check says what was asked, what is held and where it was read', () => {
  const check = judge({}).checks.find(({ check }) => check === 'limits.each_occurrence')
  assert.deepEqual(check, {
    check: 'limits.each_occurrence',
    required: 1_000_000,
    held: 1_000_000,
    status: 'pass',
    reason: null,
    provenance: [{ coverage_line_id: 'cl_1', source: 'document:doc_1', page: 1, box: null, reader: 'pdf_text' }],
  })
})

test('statutory must be shown, at no amount', () => {
  const asked = { coverage_type: 'workers_comp' as const, limits: [{ label: 'statutory', min: null }] }
  assert.equal(on({ coverage_type: 'workers_comp', limits: limits({ statutory: null }) }, asked), 'pass')
  assert.equal(on({ coverage_type: 'workers_comp', limits: limits({ el_each_accident: 1e6 }) }, asked), 'fail, limits.statutory: not_shown')
})

test('umbrella and excess add where the rule says so, occurrence to occurrence and aggregate to aggregate', () => {
  const asked: Partial<CoverageRule> = { limits: [{ label: 'each_occurrence', min: 5e6, stack_with: ['umbrella', 'excess_liability'] }] }
  const umbrella = (members: Partial<JudgedLine> = {}) =>
    line({ coverage_line_id: 'cl_u', coverage_type: 'umbrella', limits: limits({ each_occurrence: 4e6, aggregate: 1e6 }), ...members })
  assert.equal(on({}, asked, umbrella()), 'pass')
  assert.equal(on({}, {}, umbrella()), 'pass')
  assert.equal(on({}, { limits: [{ label: 'each_occurrence', min: 5e6 }] }, umbrella()), 'fail, limits.each_occurrence: below_minimum')
  assert.equal(on({}, asked, umbrella({ limits: limits({ each_occurrence: 3e6 }) })), 'fail, limits.each_occurrence: below_minimum')
  assert.equal(on({}, asked, umbrella({ expiration_date: '2026-06-01' })), 'fail, limits.each_occurrence: below_minimum')
  assert.equal(on({}, asked, umbrella({ verification: { state: 'refused' } })), 'fail, limits.each_occurrence: below_minimum')
  assert.equal(on({}, asked, umbrella({ verification: { state: 'timed_out' } })), 'unverified, limits.each_occurrence: source_timed_out')
  assert.equal(
    on({}, asked, umbrella({ limits: [], unreadable: ['limits.each_occurrence'] })),
    'unverified, limits.each_occurrence: unreadable',
  )
  assert.equal(
    on({}, asked, umbrella({ contradictions: { 'limits.each_occurrence': {} } })),
    'unverified, limits.each_occurrence: contradiction_open',
  )
  assert.equal(on({}, asked, umbrella({ superseded_by: 'cl_n' })), 'fail, limits.each_occurrence: below_minimum')
  const aggregate: Partial<CoverageRule> = { limits: [{ label: 'general_aggregate', min: 3e6, stack_with: ['umbrella'] }] }
  assert.equal(on({}, aggregate, umbrella()), 'pass')
  const both = [
    umbrella({ limits: limits({ each_occurrence: 2e6 }) }),
    umbrella({ coverage_line_id: 'cl_x', coverage_type: 'excess_liability', limits: limits({ each_occurrence: 2e6 }) }),
  ]
  assert.equal(on({}, asked, ...both), 'pass')
  const stacked = judge({ rules: [rule(asked)], lines: [line(), ...both] })
  assert.deepEqual(stacked.coverage_line_ids, ['cl_1', 'cl_u', 'cl_x'])
})

test('an amount printed once beside two umbrellas adds once, whichever of them stands', () => {
  const asked: Partial<CoverageRule> = { limits: [{ label: 'each_occurrence', min: 5e6, stack_with: ['umbrella'] }] }
  const umbrella = (id: string, y: number, members: Partial<JudgedLine> = {}) =>
    line({
      coverage_line_id: id,
      coverage_type: 'umbrella',
      limits: limits({ each_occurrence: 2e6 }),
      sources: { 'limits.each_occurrence': { kind: 'document', document_id: 'doc_1', reading: { confidence: 1, provenance: { page: 1, box: { x: 500, y, w: 60, h: 8 }, reader: 'pdf_text' } } } },
      ...members,
    })
  assert.equal(on({}, asked, umbrella('cl_u', 400), umbrella('cl_v', 400)), 'fail, limits.each_occurrence: below_minimum')
  assert.equal(on({}, asked, umbrella('cl_u', 400), umbrella('cl_v', 420)), 'pass')
  const three: Partial<CoverageRule> = { limits: [{ label: 'each_occurrence', min: 3e6, stack_with: ['umbrella'] }] }
  assert.equal(on({}, three, umbrella('cl_u', 400, { verification: { state: 'refused' } }), umbrella('cl_v', 400)), 'pass')
  assert.equal(on({}, three, umbrella('cl_u', 400, { verification: { state: 'timed_out' } }), umbrella('cl_v', 400)), 'pass')
})

test('split and combined automobile limits answer for each other when they are enough', () => {
  const auto = { coverage_type: 'auto_liability' as const }
  const split = (person: number, accident: number, damage: number) => ({
    ...auto,
    limits: limits({ bodily_injury_per_person: person, bodily_injury_per_accident: accident, property_damage_per_accident: damage }),
  })
  const combined: Partial<CoverageRule> = { ...auto, limits: [{ label: 'combined_single_limit', min: 1e6 }] }
  assert.equal(on(split(1e6, 1e6, 1e6), combined), 'pass')
  assert.equal(on(split(1e6, 2e6, 5e5), combined), 'fail, limits.combined_single_limit: below_minimum')
  const asked: Partial<CoverageRule> = {
    ...auto,
    limits: [
      { label: 'bodily_injury_per_person', min: 250_000 },
      { label: 'bodily_injury_per_accident', min: 500_000 },
      { label: 'property_damage_per_accident', min: 100_000 },
    ],
  }
  assert.equal(on({ ...auto, limits: limits({ combined_single_limit: 1e6 }) }, asked), 'pass')
  assert.match(on({ ...auto, limits: limits({ combined_single_limit: 550_000 }) }, asked), /^fail/)
  // What lies over a policy lies over each of its limits, however they are written.
  const over = (min: number): Partial<CoverageRule> => ({ ...auto, limits: [{ label: 'combined_single_limit', min, stack_with: ['umbrella'] }] })
  assert.equal(on(split(1e6, 1e6, 5e5), over(4_500_000), layer(4e6)), 'pass')
  assert.match(on(split(1e6, 1e6, 5e5), over(4_500_001), layer(4e6)), /^fail/)
  assert.match(on(split(1e6, 1e6, 5e5), over(4_500_000), layer(4e6, { verification: { state: 'refused' } })), /^fail/)
  assert.match(on(split(1e6, 1e6, 5e5), over(4_500_000), layer(4e6, { verification: { state: 'pending' } })), /^unverified/)
  const damage = (min: number): Partial<CoverageRule> => ({ ...auto, limits: [{ label: 'property_damage_per_accident', min, stack_with: ['umbrella'] }] })
  assert.equal(on({ ...auto, limits: limits({ combined_single_limit: 1e6 }) }, damage(5e6), layer(4e6)), 'pass')
  assert.match(on({ ...auto, limits: limits({ combined_single_limit: 1e6 }) }, damage(5_000_001), layer(4e6)), /^fail/)
})

test("employers' liability is found in the workers' compensation policy and beside it", () => {
  const wc = line({ coverage_type: 'workers_comp', limits: limits({ statutory: null, el_each_accident: 1e6 }) })
  const el: Partial<CoverageRule> = { coverage_type: 'employers_liability', limits: [{ label: 'el_each_accident', min: 5e5 }] }
  assert.equal(verdictOf({ rules: [rule(el)], lines: [wc] }), 'pass')
  const fund = { ...wc, limits: limits({ statutory: null }) }
  assert.equal(verdictOf({ rules: [rule(el)], lines: [fund] }), 'fail, coverage: not_shown')
  for (const unreadable of [['limits.el_each_accident'], ['limits']])
    assert.equal(verdictOf({ rules: [rule(el)], lines: [{ ...fund, unreadable }] }), 'unverified, limits.el_each_accident: unreadable')
  assert.equal(verdictOf({ rules: [rule(el)], lines: [{ ...fund, unreadable: ['naic'] }] }), 'fail, coverage: not_shown')
  const stopGap = line({ coverage_line_id: 'cl_el', coverage_type: 'employers_liability', limits: limits({ el_each_accident: 1e6 }) })
  const both: Partial<CoverageRule> = {
    coverage_type: 'workers_comp',
    limits: [
      { label: 'statutory', min: null },
      { label: 'el_each_accident', min: 1e6 },
    ],
  }
  assert.equal(verdictOf({ rules: [rule(both)], lines: [fund, stopGap] }), 'pass')
  const stacked = (min: number): Partial<CoverageRule> => ({ coverage_type: 'workers_comp', limits: [{ label: 'el_each_accident', min, stack_with: ['umbrella'] }] })
  assert.equal(verdictOf({ rules: [rule(stacked(3e6))], lines: [fund, stopGap, layer(2e6)] }), 'pass')
  assert.match(verdictOf({ rules: [rule(stacked(3_000_001))], lines: [fund, stopGap, layer(2e6)] }), /^fail/)
  assert.match(verdictOf({ rules: [rule(both)], lines: [fund, { ...stopGap, verification: { state: 'pending' } }] }), /^unverified/)
  assert.match(verdictOf({ rules: [rule(both)], lines: [fund] }), /^fail, limits.el_each_accident: not_shown/)
})

test('the term decides: from the effective date up to, not on, the expiration', () => {
  assert.equal(on({ effective_date: '2026-06-01' }), 'pass')
  assert.equal(on({ expiration_date: '2026-06-01' }), 'fail, in_force: expired')
  assert.equal(on({ expiration_date: '2026-06-02' }), 'pass')
  assert.equal(on({ effective_date: '2026-06-02' }), 'fail, in_force: not_yet_in_force')
  assert.equal(on({ effective_date: null }), 'unverified, in_force: not_shown')
  assert.equal(on({ expiration_date: null, unreadable: ['expiration_date'] }), 'unverified, in_force: unreadable')
  assert.equal(on({ effective_date: null, expiration_date: '2020-01-01' }), 'fail, in_force: expired')
  assert.equal(on({ contradictions: { expiration_date: {} } }), 'unverified, in_force: contradiction_open')
})

test('a reported cancellation, and paper that proves nothing, never pass', () => {
  assert.equal(on({ cancellation_reported: 'doc_9' }), 'unverified, cancellation: cancellation_reported')
  assert.equal(on({ change_unread: 'doc_9' }), 'unverified, coverage: page_in_review')
  assert.equal(on({ document_class: 'unknown' }), 'unverified, document_class: document_proves_nothing')
})

test('a grant in the description beside an unmarked column is for a person to settle, and no more than that', () => {
  const says = (description_of_operations: string, members: Parameters<typeof on>[0] = {}, asked: Parameters<typeof on>[1] = { additional_insured: true, limits: [] }) =>
    on({ additional_insured: false, subrogation_waived: false, endorsements: [], description_of_operations, sources: { additional_insured: PAPER, subrogation_waived: PAPER }, ...members }, asked).split(',')[0]
  const PAPER = { kind: 'document' as const, document_id: 'doc_1', reading: null }
  for (const words of [
    'Certificate holder is an additional insured for general liability where required by written contract.',
    'Oak Retail LP is named as additional insured.',
    'Blanket additional insured applies if required by written contract.',
    'Ongoing operations. Additional insured: Oak Retail LP, its officers\nand employees, with respect to general liability.',
  ])
    assert.equal(says(words), 'unverified', words)
  for (const words of [
    'All operations of the named insured.',
    'Certificate holder is not an additional insured.',
    'Certificate holder is an additional insured for automobile liability.',
    'If the certificate holder is an additional insured, the policy must be endorsed.',
    'Additional insured status has been requested.',
    'Additional insured: none.',
    'A waiver of subrogation applies.',
  ])
    assert.equal(says(words), 'fail', words)
  const waiver = { subrogation_waived: true, limits: [] }
  assert.equal(says('A waiver of subrogation applies in favor of the certificate holder.', {}, waiver), 'unverified')
  assert.equal(says('No waiver of subrogation.', {}, waiver), 'fail')
  // What a later endorsement took away is not given back by an older certificate.
  const endorsed = { documents: [{ document_id: 'doc_1', document_class: 'endorsement' as const }] }
  assert.equal(says('Oak Retail LP is named as additional insured.', endorsed), 'fail')
})

test('grants: yes on paper, or by a form; no, silence and unreadable differ', () => {
  const asked = { additional_insured: true, limits: [] }
  assert.equal(on({}, asked), 'pass')
  assert.equal(on({ additional_insured: false, endorsements: [] }, asked), 'fail, additional_insured: differs')
  assert.equal(on({ additional_insured: null, endorsements: [] }, asked), 'fail, additional_insured: not_shown')
  assert.equal(on({ additional_insured: null, endorsements: ['CG2037 07/04'] }, asked), 'pass')
  assert.equal(on({ additional_insured: false, endorsements: ['CG 20 10'] }, asked), 'unverified, additional_insured: differs')
  assert.equal(
    on({ additional_insured: null, endorsements: [], unreadable: ['additional_insured'] }, asked),
    'unverified, additional_insured: unreadable',
  )
  assert.equal(on({ subrogation_waived: null, endorsements: ['WC 00 03 13 (04/84)'] }, { subrogation_waived: true, limits: [] }), 'pass')
  assert.equal(on({ primary_noncontributory: null, endorsements: ['CG 20 01'] }, { primary_noncontributory: true, limits: [] }), 'pass')
  assert.equal(on({ primary_noncontributory: null }, { primary_noncontributory: false, limits: [] }), 'pass', 'false asks nothing')
})

test('form numbers are compared without editions; another form is not the form', () => {
  const asked = (form: string) => ({ endorsements: [form], limits: [] })
  assert.equal(on({}, asked('CG 20 10')), 'pass')
  assert.equal(on({}, asked('CG2010 12 19')), 'pass')
  assert.equal(on({}, asked('CG 20 37')), 'fail, endorsements.CG 20 37: not_shown')
  const takenBy = (document_class: 'endorsement' | 'coi') => ({ additional_insured: false, documents: [{ document_id: 'doc_2', document_class }], sources: { additional_insured: { kind: 'document' as const, document_id: 'doc_2', reading: null } } })
  assert.equal(on(takenBy('endorsement'), asked('CG 20 10')), 'unverified, endorsements.CG 20 10: differs')
  assert.equal(on({ ...takenBy('endorsement'), endorsements: ['CG 24 04'] }, asked('CG 24 04')), 'pass')
  assert.equal(on(takenBy('coi'), asked('CG 20 10')), 'pass')
  assert.equal(on({ endorsements: ['ABC-1234 (01/20)'] }, asked('abc 1234')), 'pass')
  assert.equal(on({ endorsements: ['ABC-12345678'] }, asked('ABC-1234')), 'fail, endorsements.ABC-1234: not_shown')
  assert.equal(on({ endorsements: [], unreadable: ['endorsements'] }, asked('CG 20 10')), 'unverified, endorsements.CG 20 10: unreadable')
})

test('any auto covers every scope; otherwise all that are asked must be there', () => {
  const auto = { coverage_type: 'auto_liability' as const, limits: [] }
  const asked: Partial<CoverageRule> = { ...auto, auto_scope: ['hired', 'non_owned'] }
  assert.equal(on({ ...auto, auto_scope: ['any_auto'] }, asked), 'pass')
  assert.equal(on({ ...auto, auto_scope: ['hired', 'non_owned', 'scheduled'] }, asked), 'pass')
  assert.equal(on({ ...auto, auto_scope: ['hired'] }, asked), 'fail, auto_scope: differs')
  assert.equal(on({ ...auto, auto_scope: [] }, asked), 'fail, auto_scope: not_shown')
  assert.equal(on({ ...auto, auto_scope: ['owned', 'hired'] }, { ...auto, auto_scope: ['any_auto'] }), 'fail, auto_scope: differs')
})

test('occurrence form, aggregate basis, notice days, days remaining', () => {
  assert.equal(on({ occurrence_form: false }, { occurrence_form: true }), 'fail, occurrence_form: differs')
  assert.equal(on({ aggregate_basis: 'per_policy' }, { aggregate_basis: 'per_project' }), 'fail, aggregate_basis: differs')
  assert.equal(on({ aggregate_basis: null, endorsements: ['CG 25 03'] }, { aggregate_basis: 'per_project' }), 'pass')
  assert.equal(on({ aggregate_basis: 'per_policy', endorsements: ['CG 25 03'] }, { aggregate_basis: 'per_project' }), 'unverified, aggregate_basis: differs')
  assert.equal(on({ aggregate_basis: 'per_policy', endorsements: ['CG 25 04'] }, { aggregate_basis: 'per_project' }), 'fail, aggregate_basis: differs')
  assert.equal(on({ cancellation_notice_days: 10 }, { cancellation_notice_days: 30 }), 'fail, cancellation_notice_days: below_minimum')
  assert.equal(on({ cancellation_notice_days: null }, { cancellation_notice_days: 30 }), 'fail, cancellation_notice_days: not_shown')
  assert.equal(on({ expiration_date: '2026-07-01' }, { min_days_remaining: 30 }), 'pass')
  assert.equal(on({ expiration_date: '2026-06-30' }, { min_days_remaining: 30 }), 'fail, min_days_remaining: below_minimum')
})

test('a ceiling on deductibles holds for each one shown, and silence is no evidence', () => {
  const cargo = { coverage_type: 'cargo' as const }
  const asked = { ...cargo, limits: [], max_deductible: 2500 }
  assert.equal(on({ ...cargo, limits: limits({ deductible: 2500, reefer_deductible: 9e9 }) }, asked), 'pass')
  assert.equal(on({ ...cargo, limits: limits({ deductible: 2501 }) }, asked), 'fail, max_deductible: above_maximum')
  assert.equal(
    on({ ...cargo, limits: limits({ deductible: 1000, self_insured_retention: 5000 }) }, asked),
    'fail, max_deductible: above_maximum',
  )
  assert.equal(on({ ...cargo, limits: [] }, asked), 'unverified, max_deductible: not_shown')
  assert.equal(on({ ...cargo, limits: [], unreadable: ['limits.deductible'] }, asked), 'unverified, max_deductible: unreadable')
})

test('accepted documents look at every document that states the line', () => {
  const asked: Partial<CoverageRule> = { accepted_documents: ['declarations', 'policy'] }
  assert.equal(on({}, asked), 'fail, accepted_documents: document_not_accepted')
  assert.equal(
    on(
      {
        documents: [
          { document_id: 'd', document_class: 'coi' },
          { document_id: 'e', document_class: 'declarations' },
        ],
      },
      asked,
    ),
    'pass',
  )
})

test('a carrier rating without a source is never a pass', () => {
  const rules = [rule({ carrier_rating: { min_rating: 'A-', min_size: 'VII' } })]
  const rated = (rating: string, size: string | null) => verdictOf({ rules, ratings: { '12345': { rating, size } } })
  assert.equal(verdictOf({ rules }), 'unverified, carrier_rating: no_rating')
  assert.equal(verdictOf({ rules, ratings: {} }), 'unverified, carrier_rating: no_rating')
  assert.equal(rated('A', 'X'), 'pass')
  assert.equal(rated('A-', 'VII'), 'pass')
  assert.equal(rated('B++', 'X'), 'fail, carrier_rating: below_minimum')
  assert.equal(rated('A++', 'VI'), 'fail, carrier_rating: below_minimum')
  assert.equal(rated('A', null), 'unverified, carrier_rating: no_rating')
  assert.equal(rated('NR', 'X'), 'unverified, carrier_rating: no_rating')
  assert.equal(
    verdictOf({ rules, ratings: { '12345': { rating: 'A', size: 'X' } }, lines: [line({ naic: 'constructor' })] }),
    'unverified, carrier_rating: no_rating',
  )
})

test('the source: only a confirmed line passes where its word is asked', () => {
  const state = (state: JudgedLine['verification']['state']) => on({ verification: { state } })
  assert.equal(state('verified'), 'pass')
  assert.equal(state('refused'), 'fail, source_confirmation: source_refused')
  assert.equal(state('contradicted'), 'fail, source_confirmation: source_contradicted')
  assert.equal(state('timed_out'), 'unverified, source_confirmation: source_timed_out')
  for (const open of ['pending', 'in_review', 'unverified'] as const)
    assert.equal(state(open), 'unverified, source_confirmation: not_confirmed')
  const held = (['pending', 'in_review', 'unverified'] as const).map((state) => judgeConfirmation(line({ verification: { state } })).held)
  assert.deepEqual(held, ['unverified', 'unverified', 'unverified'], 'how far the question has come is no new verdict')
  assert.equal(verdictOf({ mode: 'surface', lines: [line({ verification: { state: 'pending' } })] }), 'pass')
  assert.equal(on({ verification: { state: 'pending' } }, { source_confirmation: false }), 'pass')
})

test('of several lines the best decides; superseded ones decide nothing', () => {
  const short = { limits: limits({ each_occurrence: 1 }) }
  assert.equal(on(short, {}, line({ coverage_line_id: 'cl_2' })), 'pass')
  assert.match(on(short, {}, line({ coverage_line_id: 'cl_2', superseded_by: 'cl_1' })), /^fail/)
  assert.equal(judge({ lines: [line(short), line({ coverage_line_id: 'cl_2' })] }).satisfied_by?.coverage_line_ids[0], 'cl_2')
})

test('no line at all fails, unless a page of that coverage waits for a person', () => {
  assert.equal(verdictOf({ lines: [] }), 'fail, coverage: not_shown')
  assert.equal(verdictOf({ lines: [], in_review: ['general_liability'] }), 'unverified, coverage: page_in_review')
  assert.equal(verdictOf({ lines: [], in_review: ['cargo'] }), 'fail, coverage: not_shown')
})
