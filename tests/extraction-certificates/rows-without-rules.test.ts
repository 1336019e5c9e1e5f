import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

/** A row of the form as a narrow column breaks it, without a rule: its name, the one policy beside it, and its limits with their amounts. */
const row = (y: number, name: string[], typed: [letter: string, number: string], limits: [string, string][], under: string[] = []): Run[] => [
  ...[...name, ...under].map((line, i): Run => [line, 80, y + 9 * i, 7]),
  [typed[0], 46, y + 9, 7],
  [typed[1], 220, y + 9, 7],
  ['01/01/2026', 320, y + 9, 7],
  ['01/01/2027', 380, y + 9, 7],
  ...limits.flatMap(([label, amount], i): Run[] => [
    [label, 440, y + 9 * i, 6],
    [amount, 550, y + 9 * i, 7],
  ]),
]
const ACCIDENT: [string, string][] = [
  ['E.L. EACH ACCIDENT', '500,000'],
  ['E.L. DISEASE - EA EMPLOYEE', '500,000'],
  ['E.L. DISEASE - POLICY LIMIT', '500,000'],
]

test('rows without rules are found by names that a narrow column breaks', async () => {
  const { coverage_lines } = await read(
    await print([
      ...TABLE,
      ...INSURERS,
      ...row(156, ['[X] COMMERCIAL', 'GENERAL', 'LIABILITY'], ['A', 'TL-440917'], [['EACH OCCURRENCE', '1,000,000'], ['MED EXP (Any one person)', '5,000'], ['GENERAL AGGREGATE', '2,000,000']], ['[ ] CLAIMS-MADE [X] OCCUR']),
      ...row(204, ['AUTOMOBILE', 'LIABILITY'], ['B', 'BA-330128'], [['COMBINED SINGLE LIMIT', '750,000']], ['[ ] ANY AUTO', '[X] SCHEDULED AUTOS']),
      ...row(252, ['WORKERS', 'COMPENSATION', "AND EMPLOYERS' LIABILITY"], ['A', 'WC-902314'], ACCIDENT, ['ANY PROPRIETOR EXCLUDED?']),
      ...HOLDER,
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, Object.fromEntries(l.limits.filter((x) => x.amount !== null).map((x) => [x.label, x.amount]))]),
    [
      ['general_liability', 'TL-440917', { each_occurrence: 1_000_000, med_exp: 5_000, general_aggregate: 2_000_000 }],
      ['auto_liability', 'BA-330128', { combined_single_limit: 750_000 }],
      ['workers_comp', 'WC-902314', { el_each_accident: 500_000, el_disease_each_employee: 500_000, el_disease_policy_limit: 500_000 }],
    ],
  )
})

test('a row that holds the limit of another coverage gives no amounts and says so', async () => {
  const { coverage_lines, unreadable_fields } = await read(
    await print([
      ...TABLE,
      ...INSURERS,
      ...row(156, ['AUTOMOBILE LIABILITY'], ['B', 'BA-330128'], [['COMBINED SINGLE LIMIT', '750,000'], ...ACCIDENT], ['[ ] ANY AUTO', '[X] SCHEDULED AUTOS']),
      ...HOLDER,
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.limits]), [['BA-330128', []]])
  assert.ok(unreadable_fields.some((u) => u.line === 0 && u.field === 'limits.combined_single_limit'))
})

test('a row begins at its first limit where its name stands half way down; a limit broken inside its brackets keeps its own amount', async () => {
  const { coverage_lines } = await read(
    await print([
      ...TABLE,
      ...INSURERS,
      ...[['EACH OCCURRENCE', '1,000,000'], ['MED EXP (Any one person)', '5,000'], ['GENERAL AGGREGATE', '2,000,000']].flatMap(([label, amount], i): Run[] => [[label!, 440, 156 + 9 * i, 6], [amount!, 550, 156 + 9 * i, 7]]),
      ['COMMERCIAL GENERAL LIABILITY', 80, 160, 7],
      ['[ ] CLAIMS-MADE [X] OCCUR', 80, 169, 7],
      ...(['A', 'TL-440917', '01/01/2026', '01/01/2027'] as const).map((t, i): Run => [t, [46, 220, 320, 380][i]!, 165, 7]),
      ['COMBINED SINGLE LIMIT', 440, 190, 6],
      ['(Ea accident)', 440, 198, 6],
      ['BODILY INJURY (Per', 440, 206, 6],
      ['250,000', 550, 206, 7],
      ['person)', 440, 214, 6],
      ['BODILY INJURY (Per', 440, 222, 6],
      ['500,000', 550, 222, 7],
      ['accident)', 440, 230, 6],
      ['AUTOMOBILE LIABILITY', 80, 204, 7],
      ['[ ] ANY AUTO', 80, 213, 7],
      ['[X] SCHEDULED AUTOS', 80, 222, 7],
      ...(['B', 'BA-330128', '01/01/2026', '01/01/2027'] as const).map((t, i): Run => [t, [46, 220, 320, 380][i]!, 211, 7]),
      ...HOLDER,
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, Object.fromEntries(l.limits.map((x) => [x.label, x.amount]))]),
    [
      ['general_liability', 'TL-440917', { each_occurrence: 1_000_000, med_exp: 5_000, general_aggregate: 2_000_000 }],
      ['auto_liability', 'BA-330128', { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000 }],
    ],
  )
})
