import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindOfProperty } from '../../src/extraction/certificates/kind-of-property.ts'
import { joinsDamage } from '../../src/extraction/certificates/limits/free-row-limits.ts'
import { pairsIn } from '../../src/extraction/certificates/limits/limit-pairs.ts'
import { LineDraft } from '../../src/extraction/certificates/line-draft.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { namedParts } from '../../src/extraction/certificates/rows/names-of-one-policy.ts'
import { coveragesOfConditions } from '../../src/extraction/certificates/special-conditions.ts'
import { printedPage } from '../extraction-declarations/printed-page.ts'

const textOf = (text: string): PageText => new PageText(printedPage(text))

const ROWS: [rows: string, kind: string][] = [
  ['Contractors Equipment - Scheduled $800,500', 'inland_marine'],
  ['Leased equipment $85,000', 'inland_marine'],
  ['Builders Risk - completed value $685,000\n\nTheft of building materials $25,000', 'builders_risk'],
  ['Business personal property incl. equipment $640,000', 'property'],
  ['Business personal property $640,000\n\nLeased equipment $85,000', 'property'],
  ['Leased equipment $85,000\n\nOffice contents $40,000', 'property'],
  ['Tools $10,000\n\nBuilders Risk $685,000', 'property'],
  ['Equipment breakdown $500,000', 'property'],
  ['Building $210,000', 'property'],
]
for (const [rows, kind] of ROWS) test(`evidence of ${rows.replaceAll('\n', ' ')}`, () => assert.equal(kindOfProperty(textOf(''), [], textOf(rows).lines), kind))

test('the policy’s type tells', () => {
  assert.equal(kindOfProperty(textOf(''), textOf('Builders Risk').lines, textOf('Building $210,000').lines), 'builders_risk')
  assert.equal(kindOfProperty(textOf(''), textOf('Commercial property').lines, []), 'property')
})

test('perils under a property’s name are none of its coverages; two names without them are', () => {
  assert.equal(namedParts(textOf('PROPERTY\nCAUSES OF LOSS\nSPECIAL\nWIND\nFLOOD').lines), null)
  assert.deepEqual(namedParts(textOf('Motor truck cargo\nPhysical damage').lines)?.map((p) => p.type), ['cargo', 'auto_physical_damage'])
})

test('both perils of one policy are one coverage where they state one worth', () => {
  const draft = (deductible: string, worth: number): LineDraft => {
    const own = new LineDraft('auto_physical_damage', 'coi', 1)
    own.set('policy_number', 'PDX 1188', [])
    own.limit('limit', worth, [])
    own.limit(deductible, 2_500, [])
    return own
  }
  const first = draft('collision_deductible', 78_000)
  assert.equal(joinsDamage([first], draft('comprehensive_deductible', 60_000)), false)
  assert.equal(joinsDamage([first], draft('comprehensive_deductible', 78_000)), true)
  assert.deepEqual(first.line.limits.map((l) => l.label), ['limit', 'collision_deductible', 'comprehensive_deductible'])
})

const LIMITS: [printed: string, told: [string, number][]][] = [
  ['Occurrence $1,000,000 each occurrence; $2,000,000 general aggregate; $50,000 damage to rented premises', [['each_occurrence', 1_000_000], ['general_aggregate', 2_000_000], ['damage_to_rented_premises', 50_000]]],
  ['Occurrence form, limits $1,000,000 each occurrence, $2,000,000 general aggregate', [['each_occurrence', 1_000_000], ['general_aggregate', 2_000_000]]],
  ['Each occurrence $1,000,000; general aggregate $2,000,000', [['each_occurrence', 1_000_000], ['general_aggregate', 2_000_000]]],
]
for (const [printed, told] of LIMITS) test(printed, () => assert.deepEqual(pairsIn(printed, [], 'general_liability').map((l) => [l.label, l.amount]), told))
test('what is kept back before amounts that lead is no limit', () => {
  for (const lead of ['Retention', 'Deductible', 'SIR']) assert.notEqual(pairsIn(`${lead} $10,000 each claim, $5,000,000 aggregate`, [], 'professional_liability').find((l) => l.label === 'each_claim')?.amount, 10_000, lead)
})

const PAIRS: [printed: string, told: [string, number][]][] = [
  ['Motor truck cargo $250,000 limit, $2,500 deductible', [['per_vehicle', 250_000], ['deductible', 2_500]]],
  ['Cargo - $100,000 per vehicle, $1,000 ded.', [['per_vehicle', 100_000], ['deductible', 1_000]]],
  ['Cargo $100,000 ded $1,000', [['per_vehicle', 100_000], ['deductible', 1_000]]],
]
for (const [printed, told] of PAIRS) test(printed, () => assert.deepEqual(pairsIn(printed, [], 'cargo').map((l) => [l.label, l.amount]), told))

const conditions = (said: string[]): unknown[] =>
  coveragesOfConditions(textOf(['SPECIAL      ' + (said[0] ?? ''), 'CONDITIONS / ' + (said[1] ?? ''), 'OTHER        ' + (said[2] ?? ''), 'COVERAGES', '', 'NAME & ADDRESS'].join('\n')), 560, new Set(['general_liability'])).map(({ line }) => [line.coverage_type, ...line.limits.map((l) => l.amount)])
test('coverages among a binder’s special conditions', () => {
  assert.deepEqual(conditions(['Motor truck cargo $250,000 limit, $2,500 deductible', 'Contractors pollution $1,000,000 each claim']), [['cargo', 250_000, 2_500], ['pollution_liability', 1_000_000]])
  assert.deepEqual(conditions(['Cargo: $50,000 / $1,000 deductible', 'Inland marine - tools $25,000, $500 deductible']), [['cargo', 50_000, 1_000], ['inland_marine', 25_000, 500]])
  for (const said of ['Cargo subject to signed application, $250,000', 'Cyber excluded over $50,000', 'General liability $1,000,000', 'Cargo premium $2,400', 'Building $250,000', 'Cargo per policy']) assert.deepEqual(conditions([said]), [], said)
})
