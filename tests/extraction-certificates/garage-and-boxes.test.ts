import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
type Rule = [number, number, number, number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const grid = (ys: number[], xs: number[]): Rule[] => [...ys.map((y): Rule => [xs[0]!, y, xs.at(-1)!, y]), ...xs.map((x): Rule => [x, ys[0]!, x, ys.at(-1)!])]
const facts = (number: string): Run[] => [['A', 44, 156], [number, 220, 156], ['04/01/2026', 320, 156], ['04/01/2027', 380, 156]]
const EDGES = [36, 76, 216, 316, 376, 438, 590]

const garage = async (accident: string, indent: number, strips: boolean): Promise<Record<string, number | null>> => {
  const lines: [string, string?][] = [['AUTO ONLY (Ea accident)', '750,000'], ['OTHER THAN AUTO ONLY:'], [accident, '1,000,000'], ['AGGREGATE', '2,000,000']]
  const runs: Run[] = lines.flatMap(([label, amount], i): Run[] => [[label, 442 + (i > 1 ? indent : 0), 156 + 12 * i, 6], ...(amount ? [['$', 520, 156 + 12 * i, 6], [amount, 530, 156 + 12 * i, 7]] as Run[] : [])])
  const rules = [...grid([130, 150, 204], EDGES), ...(strips ? [165, 177, 189].map((y): Rule => [438, y, 590, y]) : [])]
  const { coverage_lines: read1 } = await read(await print([...TABLE, ...INSURERS, ...HOLDER, ...facts('GAR 118820'), ['GARAGE LIABILITY', 80, 156, 6], ['ANY AUTO', 90, 168, 6], ...runs], { rules }))
  assert.deepEqual(read1.map((l) => l.coverage_type), ['garage_liability'])
  return limitsOf(read1[0]!)
}

test('an accident under the heading OTHER THAN AUTO ONLY is other than auto’s, stacked in one cell or ruled into strips', async () => {
  for (const strips of [false, true])
    for (const accident of ['EACH ACCIDENT', 'EA ACCIDENT', 'EA ACC', 'EACH ACC'])
      for (const indent of [0, 20])
        assert.deepEqual(await garage(accident, indent, strips), { auto_only_each_accident: 750_000, other_than_auto_each_accident: 1_000_000, other_than_auto_aggregate: 2_000_000 }, `${accident} ${indent} ${strips}`)
})

const general = async (typed: string[]): Promise<number | null | undefined> => {
  const labels: [string, string][] = [['EACH OCCURRENCE', '1,000,000'], ['GENERAL AGGREGATE', '2,000,000']]
  const { coverage_lines } = await read(
    await print([...TABLE, ...INSURERS, ...HOLDER, ...facts('GL 448120'), ['COMMERCIAL GENERAL LIABILITY', 90, 156, 6], ['CLAIMS-MADE', 100, 166, 6], ['X', 146, 165], ['OCCUR', 156, 166, 6], ...typed.map((t, i): Run => [t, 80, 176 + 11 * i, 7]), ...labels.flatMap(([l, a], i): Run[] => [[l, 442, 156 + 14 * i, 6], [a, 530, 156 + 14 * i, 7]])],
      { rules: grid([130, 150, 204], EDGES) }),
  )
  return limitsOf(coverage_lines[0]!).deductible
}

test('a deductible typed beside a free box of general liability is its own; of two none is given', async () => {
  for (const typed of ['X Ded: $5,000', 'X BI/PD Ded: 5,000', 'Deductible $5,000', 'X $5,000 Deductible']) assert.equal(await general([typed]), 5_000, typed)
  assert.equal(await general(['X BI Ded: 5,000', 'X PD Ded: 1,000']), undefined)
  assert.equal(await general(['X Contractual Liab']), undefined)
})

test('a vehicle’s deductible whose cell is narrow: the amount under DED is its own, and no stated value’s', async () => {
  const runs: Run[] = [
    ['VEHICLE OR EQUIPMENT CERTIFICATE OF INSURANCE', 150, 40, 13],
    ...TABLE.slice(1, 5),
    ['COMPANY', 320, 96, 6],
    ['Great West Casualty Company', 324, 106],
    ['POLICY NUMBER', 320, 120, 6],
    ['GWC 118820', 324, 130],
    ['COVERAGES', 40, 160],
    ['TYPE OF INSURANCE', 44, 174, 6],
    ['LIMITS', 500, 174, 6],
    ['VEHICLE PHYSICAL', 44, 190, 7],
    ['COMPREHENSIVE   ACV   AGREED AMOUNT', 200, 190, 7],
    ['$ DED', 500, 190, 7],
    ['DAMAGE', 44, 200, 7],
    ['STATED AMT', 200, 200, 7],
    ['1,000', 500, 200, 7],
    ['COLLISION   ACV   AGREED AMOUNT', 200, 216, 7],
    ['$ DED', 500, 216, 7],
    ['2,000', 500, 226, 7],
    ['REMARKS', 40, 250],
    ['ACORD 23 (2016/03)', 40, 770, 7],
  ]
  const { coverage_lines } = await read(await print(runs, { rules: grid([182, 210, 236], [40, 190, 490, 590]) }))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, limitsOf(l)]), [['auto_physical_damage', { comprehensive_deductible: 1_000, collision_deductible: 2_000 }]])
})
