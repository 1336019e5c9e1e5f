import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const X = [36, 56, 176, 194, 212, 320, 370, 424, 510, 590]
const TOP = 150
const STRIP = 11
const GENERAL = ['EACH OCCURRENCE', 'DAMAGE TO RENTED PREMISES', 'MED EXP (Any one person)', 'PERSONAL & ADV INJURY', 'GENERAL AGGREGATE', 'PRODUCTS - COMP/OP AGG', '']
const EMPLOYERS = ['', 'E.L. EACH ACCIDENT', 'E.L. DISEASE - EA EMPLOYEE', 'E.L. DISEASE - POLICY LIMIT']
const WC = TOP + GENERAL.length * STRIP
const END = WC + EMPLOYERS.length * STRIP
const BOXES: [number, number][] = [[60, TOP + 1], [66, TOP + 13], [120, TOP + 13], [428, WC + 1]]
const FORM: Run[] = [
  ['CERTIFICATE OF LIABILITY INSURANCE', 180, 30, 13],
  ['PRODUCER', 40, 56, 5],
  ...['A', 'B', 'C'].map((letter, i): Run => [`INSURER ${letter} :`, 310, 70 + i * 12, 5]),
  ['NAIC #', 545, 58, 5],
  ['INSURED', 40, 92, 5],
  ...([['INSR', 38], ['ADDL', 177], ['SUBR', 195]] as const).map(([t, x]): Run => [t, x, 130, 5]),
  ...([['LTR', 38], ['INSD', 177], ['WVD', 195]] as const).map(([t, x]): Run => [t, x, 137, 5]),
  ...([['TYPE OF INSURANCE', 80], ['POLICY NUMBER', 240], ['POLICY EFF', 325], ['POLICY EXP', 375], ['LIMITS', 490]] as const).map(([t, x]): Run => [t, x, 134, 5]),
  ['COMMERCIAL GENERAL LIABILITY', 72, TOP + 3, 6],
  ['CLAIMS-MADE', 78, TOP + 15, 6],
  ['OCCUR', 132, TOP + 15, 6],
  ...GENERAL.map((label, i): Run => [label, 426, TOP + 3 + i * STRIP, 5.5]),
  ['WORKERS COMPENSATION', 60, WC + 3, 6],
  ["AND EMPLOYERS' LIABILITY", 60, WC + 11, 6],
  ['ANY PROPRIETOR/PARTNER/EXECUTIVE', 60, WC + 21, 4.5],
  ['OFFICER/MEMBER EXCLUDED?', 60, WC + 27, 4.5],
  ['PER STATUTE', 440, WC + 3, 5],
  ...EMPLOYERS.map((label, i): Run => [label, 426, WC + 3 + i * STRIP, 5.5]),
  ['DESCRIPTION OF OPERATIONS', 40, END + 20, 5.5],
  ['ACORD 25 (2016/03)', 40, 740, 6],
]
const RULES: [number, number, number, number][] = [
  ...[128, TOP, WC, END, END + 16].map((y): [number, number, number, number] => [36, y, 590, y]),
  ...[...GENERAL.keys()].map((i): [number, number, number, number] => [424, TOP + i * STRIP, 590, TOP + i * STRIP]),
  ...[...EMPLOYERS.keys()].map((i): [number, number, number, number] => [424, WC + i * STRIP, 590, WC + i * STRIP]),
  ...X.map((x): [number, number, number, number] => [x, 128, x, END]),
  [306, 50, 306, 128],
  ...[68, 80, 92, 104].map((y): [number, number, number, number] => [306, y, 590, y]),
  ...BOXES.flatMap(([x, y]): [number, number, number, number][] => [[x, y, x + 9, y], [x, y + 9, x + 9, y + 9], [x, y, x, y + 9], [x + 9, y, x + 9, y + 9]]),
]
const AMOUNTS = ['1,000,000', '100,000', '5,000', '1,100,000', '2,000,000', '2,200,000', '']
/** What an agency filled in, printed so much lower. */
const filled = (dy: number, amounts: readonly string[] = AMOUNTS): Run[] =>
  ([
    ['Redstart Crane Service LLC', 60, 102],
    ['Larkmoor Insurance Company', 350, 69.5],
    ['Heronfield Casualty Company', 350, 81.5],
    ...[0, 2, 3].map((i): Run => ['X', BOXES[i]![0] + 2, BOXES[i]![1] + 0.5]),
    ['A', 43, TOP + 34],
    ['Y', 200, TOP + 34],
    ['LGX 4471 20', 216, TOP + 34],
    ['03/01/2026', 322, TOP + 34],
    ['03/01/2027', 372, TOP + 34],
    ...amounts.map((amount, i): Run => [amount, 530, TOP + 2 + i * STRIP]),
    ['B', 43, WC + 20],
    ['HWC 4471 21', 216, WC + 20],
    ['03/01/2026', 322, WC + 20],
    ['03/01/2027', 372, WC + 20],
    ...['300,000', '400,000', '500,000'].map((amount, i): Run => [amount, 530, WC + 2 + (i + 1) * STRIP]),
  ] as Run[]).map(([text, x, y]): Run => [text, x, y + dy, 7.5])
const form = async (dy: number, amounts?: readonly string[]) => {
  const { coverage_lines, insured_name } = await read(await print([...FORM, ...filled(dy, amounts)], { rules: RULES }))
  return { lines: coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, Object.fromEntries(l.limits.map(({ label, amount }) => [label, amount]))]), insured_name, fields: coverage_lines[0]?.fields }
}
const LIMITS = { each_occurrence: 1_000_000, damage_to_rented_premises: 100_000, med_exp: 5_000, personal_adv_injury: 1_100_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_200_000 }
const READ = [
  ['general_liability', 'Larkmoor Insurance Company', 'LGX 4471 20', LIMITS],
  ['workers_comp', 'Heronfield Casualty Company', 'HWC 4471 21', { statutory: null, el_each_accident: 300_000, el_disease_each_employee: 400_000, el_disease_policy_limit: 500_000 }],
]

test('a form on which all that is filled in lies higher or lower by less than a line is read as it was meant', async () => {
  for (const dy of [-7, -5.5, -4, 0, 4, 5.5, 7]) {
    const { lines, insured_name } = await form(dy)
    assert.deepEqual([lines, insured_name], [READ, 'Redstart Crane Service LLC'], `${dy}`)
  }
})

test('places are told where the page shows them', async () => {
  const [there, here] = [(await form(5.5)).fields, (await form(0)).fields]
  const box = (fields: typeof there) => fields?.policy_number?.provenance?.box
  assert.ok(Math.abs(box(there)!.y - box(here)!.y - 5.5) < 0.6)
})

test('where it does not show which way the print was moved no limit is another’s', async () => {
  // The first of the strips is empty in one paper, the last in the other: both come out alike.
  for (const amounts of [['', ...AMOUNTS.slice(1)], [...AMOUNTS.slice(0, 5), '', '']])
    for (const dy of [-7, -5.5, 5.5, 7])
      for (const [type, , , limits] of (await form(dy, amounts)).lines) if (type === 'general_liability') for (const [label, amount] of Object.entries(limits as Record<string, number>)) assert.equal(amount, LIMITS[label as keyof typeof LIMITS], `${dy} ${label}`)
})
