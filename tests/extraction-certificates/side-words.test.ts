import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
type Rule = [number, number, number, number]
const across = (ys: number[], x1 = 36, x2 = 590): Rule[] => ys.map((y): Rule => [x1, y, x2, y])
const down = (xs: number[], y1: number, y2: number): Rule[] => xs.map((x): Rule => [x, y1, x, y2])
const facts = (y: number, number: string): Run[] => [['A', 44, y], [number, 220, y], ['04/01/2026', 320, y], ['04/01/2027', 380, y]]

test('an amount within a sentence beside amounts in a column is none of the column', async () => {
  const runs: Run[] = [
    ...TABLE,
    ...INSURERS,
    ...facts(156, 'ZBV 4488299'),
    ['GENERAL LIABILITY', 80, 156, 6],
    ['[X] COMMERCIAL GENERAL LIABILITY', 80, 166, 6],
    ['[ ] CLAIMS-MADE [X] OCCUR', 88, 176, 6],
    ['GENERAL AGGREGATE', 440, 156, 6],
    ['PRODUCTS - COMP/OP AGG', 440, 174, 6],
    ['4,000,000', 550, 174, 6],
    ['EACH OCCURRENCE', 440, 183, 6],
    ['2,000,000', 550, 183, 6],
    ['Self-insured retention of', 440, 192, 6],
    ['$500,000', 512, 192, 6],
    ['each occurrence', 542, 192, 6],
    ...HOLDER,
  ]
  const { coverage_lines: lines } = await read(await print(runs))
  const limits = limitsOf(lines[0]!)
  assert.deepEqual([limits.products_comp_op_agg, limits.each_occurrence], [4_000_000, 2_000_000])
  assert.ok(!('general_aggregate' in limits))
})

test('what stands under a rule is no amount of the label over it', async () => {
  const labels = ['COMBINED SINGLE LIMIT', 'BODILY INJURY (Per person)', 'BODILY INJURY (Per accident)', 'PROPERTY DAMAGE', 'UM CSL']
  const runs: Run[] = [
    ...TABLE,
    ...INSURERS,
    ...facts(156, 'ZBA 4488300'),
    ['AUTOMOBILE LIABILITY', 80, 153, 6],
    ['X  ANY AUTO', 80, 163, 6],
    ...labels.map((text, i): Run => [text, 440, 153 + 11 * i, 5]),
    ['1,000,000', 550, 152, 7],
    ['250,000', 556, 196, 7],
    ...HOLDER,
  ]
  const rules = [...across([130, 150]), ...across([161, 172, 183, 194], 438, 590), ...across([205]), ...down([36, 76, 216, 316, 376, 438, 520, 590], 130, 205)]
  const { coverage_lines: lines } = await read(await print(runs, { rules }))
  const limits = limitsOf(lines[0]!)
  assert.equal(limits.combined_single_limit, 1_000_000)
  assert.ok(!('property_damage_per_accident' in limits))
})

test('words typed across the rule before the amounts are read on; how a loss is valued names no limit', async () => {
  const runs: Run[] = [
    ...TABLE,
    ...INSURERS,
    ...facts(156, 'ZBT 4488301'),
    ['Trailer Interchange', 80, 156],
    ['Limit $40,000  Ded $1,000', 442, 156],
    ...facts(186, 'ZBP 4488302'),
    ['Physical Damage', 80, 186],
    ['ACV  Ded $2,500', 442, 186],
    ...HOLDER,
  ]
  const rules = [...across([130, 150, 180, 210]), ...down([36, 76, 216, 316, 376, 438, 508, 590], 130, 210)]
  const { coverage_lines: lines } = await read(await print(runs, { rules }))
  assert.deepEqual(lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['trailer_interchange', { limit: 40_000, deductible: 1_000 }],
    ['auto_physical_damage', { deductible: 2_500 }],
  ])
})

test('a label closes its bracket in the line of its amount; a contract of the London market is no vehicle', async () => {
  const runs: Run[] = [
    ...TABLE,
    ...INSURERS,
    ...facts(156, 'ZBA 4488303'),
    ['AUTOMOBILE LIABILITY', 80, 156, 6],
    ['[X] SCHEDULED [X] HIRED', 80, 165, 6],
    ['COMBINED SINGLE LIMIT (Ea', 440, 156, 6],
    ['accident): $1,000,000', 440, 164, 6],
    ...facts(196, 'B0999ZBVTK2600441'),
    ['MOTOR TRUCK CARGO', 80, 196, 6],
    ['LIMIT PER VEHICLE: $100,000', 440, 196, 6],
    ...HOLDER,
  ]
  const rules = [...across([130, 150, 190, 220]), ...down([36, 76, 216, 316, 376, 438, 590], 130, 220)]
  const { coverage_lines: lines } = await read(await print(runs, { rules }))
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [
    ['auto_liability', 'ZBA 4488303', { combined_single_limit: 1_000_000 }],
    ['cargo', 'B0999ZBVTK2600441', { per_vehicle: 100_000 }],
  ])
})

test('of two boxes the ticked one answers; a limit stands beside the policy’s number', async () => {
  const block = (y: number, name: string, number: string, limits: [string, string][], answer: string): Run[] => [
    [name, 40, y, 10],
    ['Insurance Company', 40, y + 16],
    ['Saltgrass Fire Insurance Company', 170, y + 16],
    ['A.M. Best Rating', 330, y + 16],
    ['A-', 460, y + 16],
    ['Policy Number', 40, y + 32],
    [number, 170, y + 32],
    ['Effective Date', 40, y + 48],
    ['02/02/2026', 170, y + 48],
    ['Expiration Date', 40, y + 64],
    ['02/02/2027', 170, y + 64],
    ...limits.flatMap(([label, amount], i): Run[] => [[label, 330, y + 32 + 16 * i], [amount, 460, y + 32 + 16 * i]]),
    ['Additional Insured?', 330, y + 64],
    [answer, 460, y + 64],
  ]
  const runs: Run[] = [
    ['CARRIER CERTIFICATE OF INSURANCE', 200, 30, 13],
    ...block(80, 'AUTO LIABILITY', 'ZBA 4488304', [['Combined Single Limit', '$1,000,000']], 'Yes [X]  No [ ]'),
    ...block(200, 'GENERAL LIABILITY', 'ZBV 4488305', [['Each Occurrence', '$1,000,000'], ['General Aggregate', '$2,000,000']], 'Yes [ ]  No [X]'),
  ]
  const { coverage_lines: lines } = await read(await print(runs))
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l), l.additional_insured]), [
    ['auto_liability', 'ZBA 4488304', { combined_single_limit: 1_000_000 }, true],
    ['general_liability', 'ZBV 4488305', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }, false],
  ])
})

test('labels side by side in one cell: each has what stands under it; the deductible beside the amount of insurance is the policy’s', async () => {
  const form = (insured: Run[]): Run[] => [
    ['EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', 150, 40, 13],
    ['PRODUCER NAME', 40, 70, 6],
    ['Larkfield Agency', 40, 78],
    ['COMPANY NAME AND ADDRESS', 310, 70, 6],
    ['Saltgrass Fire Insurance Company', 310, 78],
    ['NAMED INSURED AND ADDRESS', 40, 104, 6],
    ['Osprey Towers LLC', 40, 112],
    ['LOAN NUMBER', 310, 104, 6],
    ['POLICY NUMBER', 400, 104, 6],
    ['11-448830', 310, 112],
    ['795-01-44-88', 390, 112],
    ['EFFECTIVE DATE', 310, 134, 6],
    ['EXPIRATION DATE', 384, 134, 6],
    ['01/31/2026', 310, 142],
    ['01/31/2027', 372, 142],
    ['COVERAGE INFORMATION', 40, 200, 7],
    ...insured,
    ['FLOOD', 40, 228, 7],
    ['If YES, LIMIT: 1,000,000', 250, 228, 7],
    ['DED: 100,000', 430, 228, 7],
    ['CANCELLATION', 40, 260, 7],
    ['ACORD 28 (2016/03)', 40, 700, 6],
  ]
  const rules = [...across([66, 100, 130, 160]), ...down([36, 306, 590], 66, 160)]
  // The amount may stand on the line under its label.
  for (const insured of [[['COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $ 8,250,000', 40, 212, 7], ['DED: 25,000', 430, 212, 7]], [['COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $', 40, 210, 7], ['8,250,000', 40, 218, 7], ['DED: 25,000', 430, 218, 7]]] satisfies Run[][]) {
    const { coverage_lines: lines } = await read(await print(form(insured), { rules }))
    assert.deepEqual(lines.map((l) => [l.policy_number, l.effective_date, l.expiration_date]), [['795-01-44-88', '2026-01-31', '2027-01-31']])
    const limits = limitsOf(lines[0]!)
    assert.deepEqual([limits.amount_of_insurance, limits.deductible, limits.flood], [8_250_000, 25_000, 1_000_000])
  }
})
