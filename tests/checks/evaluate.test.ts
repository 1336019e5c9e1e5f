import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evaluate } from '../../src/checks/evaluate.ts'
import type { EvaluateInput } from '../../src/checks/judged.ts'
import type { Rule, RuleCondition } from '../../src/vocabulary/index.ts'
import { certificateRule, input, judge, line, rule, verdictOf } from './samples.ts'

const status = (sample: Parameters<typeof input>[0]) => evaluate(input(sample)).status
const failing = rule({ rule_id: 'cargo', coverage_type: 'cargo', limits: [] })
const open = rule({ rule_id: 'rated', carrier_rating: { min_rating: 'A' } })
const set = (...rules: Rule[]) => ({ rules, review_states: [], expiry_lead_days: 30 })

test('fail outweighs unverified outweighs pass, and advisory rules change nothing', () => {
  assert.equal(status({ rules: [rule()] }), 'pass')
  assert.equal(status({ rules: [rule(), open] }), 'unverified')
  assert.equal(status({ rules: [rule(), open, failing] }), 'fail')
  assert.equal(status({ rules: [rule(), { ...open, severity: 'advisory' }, { ...failing, severity: 'advisory' }] }), 'pass')
})

test('conditions: state, unknown state, tags', () => {
  const when = (applies_when: RuleCondition, insured_state: string | null, tags: string[] = []) =>
    judge({ rules: [rule({ applies_when })], engagement: { ...input().engagement, insured_state, tags } }).status
  assert.equal(when({ insured_states: ['OH'] }, 'OH'), 'pass')
  assert.equal(when({ insured_states: ['OH'] }, 'TX'), 'not_applicable')
  assert.equal(when({ insured_states: ['OH'] }, null), 'unverified')
  assert.equal(when({ not_insured_states: ['OH'] }, 'OH'), 'not_applicable')
  assert.equal(when({ not_insured_states: ['OH'] }, 'TX'), 'pass')
  assert.equal(when({ not_insured_states: ['OH'] }, null), 'unverified')
  assert.equal(when({ tags: ['hazmat'] }, null), 'not_applicable')
  assert.equal(when({ tags: ['hazmat'] }, null, ['hazmat']), 'pass')
  assert.equal(when({ not_tags: ['hazmat'] }, null, ['hazmat']), 'not_applicable')
  assert.equal(when({ insured_states: ['OH'], tags: ['hazmat'] }, null), 'not_applicable', 'the tag settles it')
  assert.equal(when({}, null), 'pass')
})

test('a rule whose condition is not known neither passes nor fails', () => {
  const sample = {
    rules: [{ ...failing, applies_when: { insured_states: ['OH'] } }],
    engagement: { ...input().engagement, insured_state: null },
  }
  assert.match(verdictOf(sample), /^unverified, applies_when: insured_state_unknown/)
})

test('a waiver sets a rule aside until its end, with its reason and what was seen', () => {
  const waived = (ends_on: string | null) =>
    judge({ rules: [failing], engagement: { ...input().engagement, waivers: [{ rule_id: 'cargo', rule: failing, reason: 'no freight', ends_on }] } })
  assert.deepEqual([waived(null).status, waived(null).waiver_reason], ['waived', 'no freight'])
  assert.equal(waived(null).checks[0]?.status, 'fail')
  assert.equal(waived('2026-06-02').status, 'waived')
  assert.equal(waived('2026-06-01').status, 'fail')
  assert.equal(
    status({
      rules: [rule(), failing],
      engagement: { ...input().engagement, waivers: [{ rule_id: 'cargo', rule: failing, reason: 'x', ends_on: null }] },
    }),
    'pass',
  )
})

test('a waiver is of the rule it was given for, whatever another version calls so', () => {
  const named = { ...failing, rule_id: 'freight' }
  const unnamed = { ...failing, rule_id: 'rule_1' }
  const auto = { coverage_type: 'auto_liability' as const, limits: [] }
  const left = (waived: Rule, now: Rule) => judge({ rules: [now], engagement: { ...input().engagement, waivers: [{ rule_id: waived.rule_id, rule: waived, reason: 'x', ends_on: null }] } }).status
  assert.equal(left(named, named), 'waived')
  // The same rule, asking more: its name says that it is the same.
  assert.equal(left(named, { ...named, limits: [{ label: 'per_vehicle', min: 9e6 }] }), 'waived')
  assert.equal(left(named, { rule_id: 'freight', ...auto }), 'fail')
  assert.equal(left(named, { rule_id: 'freight', kind: 'certificate', named_insured: 'exact' }), 'fail')
  // Named by its place alone, it is the same only where it asks the same.
  assert.equal(left(unnamed, { ...unnamed, parse_confidence: 0.7, source_sentence: 'Cargo.' }), 'waived')
  assert.equal(left(unnamed, { rule_id: 'rule_1', ...auto }), 'fail')
  assert.equal(left(unnamed, { ...unnamed, limits: [{ label: 'per_vehicle', min: 9e6 }] }), 'fail')
})

test('expiring is flagged on what passes, by the lead of the rule or of the set', () => {
  const ends = [line({ expiration_date: '2026-06-21' })]
  assert.deepEqual(judge({ lines: ends }).flags, ['expiring'])
  assert.deepEqual(judge({ lines: ends, rules: [rule({ expiry_lead_days: 10 })] }).flags, [])
  assert.deepEqual(judge({ lines: [line({ expiration_date: '2026-06-01' })] }).flags, [])
})

test('an open contradiction is flagged on the rule that rests on it', () => {
  assert.deepEqual(judge({ lines: [line({ contradictions: { 'limits.each_occurrence': {} } })] }).flags, ['contradiction_open'])
})

test('where the source gave another value, the surface is judged on what is printed, the whole on what the source said', () => {
  const paper = { kind: 'document' as const, document_id: 'doc_1', reading: null }
  const answered = line({
    limits: [{ label: 'each_occurrence', amount: 5e5 }],
    sources: { 'limits.each_occurrence': { kind: 'answer', evidence_id: 'evd_1' } },
    verification: { state: 'contradicted', corrections: { 'limits.each_occurrence': 5e5 }, printed: { 'limits.each_occurrence': { value: 1e6, paper } } },
  })
  const rules = [rule({ limits: [{ label: 'each_occurrence', min: 1e6 }] })]
  const [surface, whole] = (['surface', 'verified'] as const).map((mode) => evaluate(input({ mode, rules, lines: [answered] })))
  const limit = (e: typeof surface) => e!.rules[0]!.checks.find(({ check }) => check === 'limits.each_occurrence')!
  assert.deepEqual([surface!.status, limit(surface).held, limit(surface).provenance[0]?.source], ['pass', 1e6, 'document:doc_1'])
  assert.deepEqual([whole!.status, limit(whole).held, limit(whole).provenance[0]?.source], ['fail', 5e5, 'evidence:evd_1'])
  const read = { ...answered, sources: { 'limits.each_occurrence': { kind: 'reviewer' as const, review_id: 'rvw_1' } } }
  assert.equal(evaluate(input({ mode: 'surface', rules, lines: [read] })).status, 'fail', 'a reviewer read the page anew')
  const dated = line({ sources: { expiration_date: { kind: 'answer', evidence_id: 'evd_1' } }, verification: { state: 'contradicted', corrections: { expiration_date: '2026-02-01' }, printed: { expiration_date: { value: '2027-01-01', paper } } }, expiration_date: '2026-02-01' })
  assert.deepEqual([evaluate(input({ mode: 'surface', lines: [dated] })).status, evaluate(input({ lines: [dated] })).status], ['pass', 'fail'])
})

test('in grace the standing under the former set is kept, and given up when it is lost or no longer needed', () => {
  const kept = evaluate(input({ rules: [failing], grace: set(rule()) }))
  assert.deepEqual([kept.status, kept.in_grace, kept.rules[0]?.flags, kept.rules[0]?.rule_id], ['pass', true, ['in_grace'], 'gl'])
  const lost = evaluate(input({ rules: [failing], grace: set(rule()), lines: [] }))
  assert.deepEqual([lost.status, lost.in_grace, lost.rules[0]?.rule_id], ['fail', false, 'cargo'])
  const moved = evaluate(input({ rules: [rule({ rule_id: 'new' })], grace: set(rule()) }))
  assert.deepEqual([moved.status, moved.in_grace, moved.rules[0]?.rule_id], ['pass', false, 'new'])
})

test('without a published set the paper passes on one line in force', () => {
  const without = (members: Partial<EvaluateInput>) => evaluate({ ...input(members), set: null })
  assert.deepEqual(without({ mode: 'surface' }).rules, [])
  assert.equal(without({ mode: 'surface' }).status, 'pass')
  assert.equal(without({ mode: 'surface' }).has_requirements, false)
  assert.equal(without({ mode: 'surface', lines: [] }).status, 'fail')
  assert.equal(without({ mode: 'surface', lines: [line({ expiration_date: null })] }).status, 'fail')
  assert.equal(without({ mode: 'surface', lines: [line({ superseded_by: 'cl_2' })] }).status, 'fail')
  assert.equal(evaluate({ ...input({ mode: 'surface' }), set: set() }).status, 'pass', 'a set without rules asks nothing')
})

test('without a published set the roll-up needs every current line verified', () => {
  const roll = (...lines: ReturnType<typeof line>[]) => evaluate({ ...input({ lines }), set: null }).status
  assert.equal(roll(line()), 'pass')
  assert.equal(roll(line(), line({ verification: { state: 'timed_out' } })), 'unverified')
  assert.equal(roll(line(), line({ verification: { state: 'refused' } })), 'fail')
  assert.equal(roll(line(), line({ verification: { state: 'contradicted' } })), 'fail')
  assert.equal(roll(line(), line({ verification: { state: 'refused' }, superseded_by: 'cl_1' })), 'pass')
  assert.equal(roll(line({ contradictions: { 'limits.each_occurrence': {} } })), 'unverified')
  assert.equal(roll(line({ expiration_date: '2026-06-01' })), 'fail')
  assert.equal(roll(line({ effective_date: null })), 'unverified')
  assert.equal(roll(), 'fail')
})

const certificate = (members = {}) => ({
  document_id: 'doc_1',
  document_class: 'coi' as const,
  standing: 'read' as 'read' | 'in_review' | 'unreadable',
  certificate_holder: 'Oak Retail LP',
  holder_printed: 'Oak Retail LP, 22 Mill Way, Raleigh NC 27604' as string | null,
  insured_name: 'Pine Hauling, L.L.C.',
  issued_on: '2026-05-20',
  description_of_operations: 'All operations of the named insured.',
  unreadable: [] as string[],
  ...members,
})
const certified = (members: Parameters<typeof certificateRule>[0], ...certificates: ReturnType<typeof certificate>[]) =>
  verdictOf({ rules: [certificateRule(members)], certificates })

test('the certificate holder is the one asked for, its address by its numbers', () => {
  const holder = (asked: string, members = {}) => certified({ certificate_holder: asked }, certificate(members))
  assert.equal(holder('Oak Retail LP, 22 Mill Way, Raleigh, NC 27604'), 'pass')
  assert.equal(holder('OAK RETAIL, LP'), 'pass')
  assert.equal(holder('Oak Retail LP, 23 Mill Way, Raleigh, NC 27604'), 'fail, certificate_holder: differs')
  assert.equal(holder('Elm Retail LP'), 'fail, certificate_holder: differs')
  assert.equal(holder('Oak Retail LLC'), 'unverified, certificate_holder: differs')
  assert.equal(holder('Oak Retail LP, 22 Mill Way, Raleigh, NC 27604', { holder_printed: 'Oak Retail LP' }), 'unverified, certificate_holder: differs')
  assert.equal(holder('Oak Retail LP, 22 Mill Way, Raleigh, NC 27604', { holder_printed: null }), 'unverified, certificate_holder: differs')
  for (const held of ['Oak Retail', 'OAK RETAIL, L.P.', 'Oak Retail LP ISAOA ATIMA', 'Elm Group LLC and Oak Retail LP', 'Oak Retail and its subsidiaries'])
    assert.equal(holder('Oak Retail', { certificate_holder: held }), 'pass', held)
  for (const held of ['Oak Retail Transport LP', 'White Oak Retail LP', 'Elm Management c/o Oak Retail LP'])
    assert.equal(holder('Oak Retail', { certificate_holder: held }), 'unverified, certificate_holder: differs', held)
  assert.equal(holder('Oak Retail LP', { certificate_holder: null }), 'fail, certificate_holder: not_shown')
  assert.equal(
    holder('Oak Retail LP', { certificate_holder: null, unreadable: ['certificate_holder'] }),
    'unverified, certificate_holder: unreadable',
  )
  assert.equal(certified({ certificate_holder: 'Oak Retail LP' }), 'fail, certificate: not_shown')
  assert.equal(certified({ certificate_holder: 'Oak Retail LP' }, certificate({ certificate_holder: 'Elm' }), certificate()), 'pass')
})

test('a certificate that waits for a person meets nothing and fails nothing', () => {
  const waits = certificate({ standing: 'in_review' })
  const asked = { certificate_holder: 'Oak Retail LP' }
  assert.equal(certified(asked, waits), 'unverified, certificate: page_in_review')
  assert.equal(certified(asked, certificate({ standing: 'unreadable' })), 'unverified, certificate: unreadable')
  assert.equal(certified(asked, waits, certificate()), 'pass')
  assert.equal(certified(asked, waits, certificate({ certificate_holder: 'Elm' })), 'unverified, certificate_holder: page_in_review')
  assert.equal(certified({ issued_within_days: 11 }, waits, certificate()), 'unverified, issued_within_days: page_in_review')
  assert.match(certified({ named_insured: 'exact' }, waits, certificate({ insured_name: 'Someone Else' })), /^fail/)
})

test('the named insured: exactly, normalized, or by trade name, on every certificate', () => {
  const named = (named_insured: 'exact' | 'normalized' | 'dba', insured_name: string) =>
    certified({ named_insured }, certificate({ insured_name }))
  assert.equal(named('exact', 'Pine Hauling LLC'), 'pass')
  assert.equal(named('exact', 'PINE HAULING LLC'), 'fail, named_insured: differs')
  assert.equal(named('normalized', 'PINE HAULING, L.L.C.'), 'pass')
  assert.equal(named('normalized', 'Pine Hauling Inc'), 'fail, named_insured: differs')
  assert.equal(named('normalized', 'Big Pine LLC dba Pine Hauling LLC'), 'fail, named_insured: differs')
  assert.equal(named('dba', 'Big Pine LLC dba Pine Hauling LLC'), 'pass')
  assert.equal(named('dba', 'Big Pine LLC D/B/A Pine Hauling, LLC'), 'pass')
  assert.equal(named('dba', 'Big Pine LLC'), 'fail, named_insured: differs')
  assert.match(certified({ named_insured: 'normalized' }, certificate(), certificate({ insured_name: 'Someone Else' })), /^fail/)
  const alias = { ...input().engagement, aliases: ['Big Pine LLC'] }
  assert.equal(
    verdictOf({
      rules: [certificateRule({ named_insured: 'dba' })],
      certificates: [certificate({ insured_name: 'BIG PINE LLC' })],
      engagement: alias,
    }),
    'pass',
  )
})

test('a certificate issued anew takes the place of the one before it, for the policies that both state', () => {
  const states = (coverage_line_id: string, documents: string[], members = {}) =>
    line({ coverage_line_id, documents: documents.map((document_id) => ({ document_id, document_class: 'coi' as const })), ...members })
  const right = certificate({ document_id: 'right', issued_on: '2026-05-25' })
  const wrong = (issued_on: string | null = '2026-05-20') => certificate({ document_id: 'wrong', insured_name: 'Pine Hawling LLC', issued_on })
  const named = (certificates: ReturnType<typeof certificate>[], ...lines: ReturnType<typeof line>[]) =>
    judge({ rules: [certificateRule({ named_insured: 'normalized' })], certificates, lines }).status
  const both = states('cl_1', ['wrong', 'right'])
  assert.equal(named([right, wrong()], both), 'pass')
  // What was issued before and arrived after; on one day the last to arrive.
  assert.equal(named([wrong(), right], both), 'pass')
  assert.equal(named([right, wrong('2026-05-25')], both), 'pass')
  assert.equal(named([wrong('2026-05-25'), right], both), 'fail')
  assert.equal(named([right, wrong(null)], both), 'pass')
  assert.equal(named([wrong(null), right], both), 'fail')
  assert.equal(named([wrong('2026-05-26'), right], both), 'fail')
  assert.equal(named([certificate({ ...right, issued_on: '2026-06-02' }), wrong()], both), 'fail', 'a day to come is later than none')
  assert.equal(named([certificate({ ...right, standing: 'in_review' }), wrong()], both), 'fail')
  // It still is all there is of another policy, but for one that has ended or given way.
  assert.equal(named([right, wrong()], both, states('cl_2', ['wrong'])), 'fail')
  assert.equal(named([right, wrong()], both, states('cl_2', ['wrong'], { superseded_by: 'cl_3' })), 'pass')
  assert.equal(named([right, wrong()], states('cl_1', ['right']), states('cl_2', ['wrong'], { expiration_date: '2026-06-01' })), 'pass')
  assert.equal(named([right, wrong()], states('cl_1', ['right']), states('cl_2', ['wrong'])), 'fail')
  assert.equal(named([wrong()], states('cl_1', ['wrong'], { superseded_by: 'cl_3' })), 'fail', 'what there is has to be judged')
  // An exclusion is not taken back by silence.
  const excluded = certificate({ document_id: 'wrong', issued_on: '2026-05-20', description_of_operations: 'Action over claims are excluded' })
  const silent = (...lines: ReturnType<typeof line>[]) => judge({ rules: [certificateRule({ no_exclusion_terms: ['action over'] })], certificates: [right, excluded], lines }).status
  assert.equal(silent(both), 'fail')
  assert.equal(silent(states('cl_1', ['right']), states('cl_2', ['wrong'], { superseded_by: 'cl_1' })), 'pass')
})

test('the holder and the date of issue are asked of one certificate', () => {
  const asked = { certificate_holder: 'Oak Retail LP', issued_within_days: 5 }
  const old = certificate({ issued_on: '2026-05-20' })
  const fresh = certificate({ issued_on: '2026-05-30', certificate_holder: 'Elm', holder_printed: null })
  assert.match(certified(asked, fresh, old), /^fail/)
  assert.equal(certified(asked, certificate({ issued_on: '2026-05-30' }), fresh, old), 'pass')
})

test('the date of issue and the words that must not stand in the description', () => {
  assert.equal(certified({ issued_within_days: 12 }, certificate()), 'pass')
  assert.equal(certified({ issued_within_days: 11 }, certificate()), 'fail, issued_within_days: differs')
  assert.equal(certified({ issued_within_days: 11 }, certificate({ issued_on: '2026-06-02' })), 'unverified, issued_within_days: differs')
  assert.equal(certified({ no_exclusion_terms: ['action over'] }, certificate()), 'pass')
  const excluded = certificate({ description_of_operations: 'Action-over claims are excluded' })
  assert.equal(certified({ no_exclusion_terms: ['action over'] }, excluded), 'fail, no_exclusion_terms: excluded_by_wording')
  const denied = certificate({ description_of_operations: 'There is no action over exclusion' })
  assert.equal(certified({ no_exclusion_terms: ['action over'] }, denied), 'unverified, no_exclusion_terms: excluded_by_wording')
  const blurred = certificate({ unreadable: ['description_of_operations'] })
  assert.equal(certified({ no_exclusion_terms: ['action over'] }, blurred), 'unverified, no_exclusion_terms: unreadable')
})
