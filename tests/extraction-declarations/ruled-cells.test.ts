import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from '../extraction-certificates/printed.ts'

const HEAD: Run[] = [
  ['DUNLIN CASUALTY INSURANCE COMPANY', 40, 40, 12],
  ['Policy Number: DCI-88-2210-02', 40, 80],
  ['Policy Period: 08/01/2026 to 08/01/2027', 320, 80],
  ['Named Insured: Osprey Works Inc', 40, 94],
]
/** Rules around rows and columns, as a browser draws a table's borders. */
const ruled = (xs: number[], ys: number[]): [number, number, number, number][] => [
  ...ys.map((y): [number, number, number, number] => [xs[0]!, y, xs.at(-1)!, y]),
  ...xs.map((x): [number, number, number, number] => [x, ys[0]!, x, ys.at(-1)!]),
]
const limitsOf = async (runs: Run[], xs: number[], ys: number[]): Promise<unknown> =>
  (await read(await print([...HEAD, ...runs], { rules: ruled(xs, ys) }))).coverage_lines.map((l) => [l.coverage_type, Object.fromEntries(l.limits.map((i) => [i.label, i.amount]))])

test('heads that their cells break over two lines stand over their columns: employers’ liability', async () => {
  const found = await limitsOf(
    [
      ['WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY - INFORMATION PAGE', 40, 60, 11],
      ['Part Two (Employers’', 44, 124], ['Each', 164, 124], ['Disease, policy', 264, 124], ['Disease, each', 364, 124],
      ['Liability)', 44, 136], ['accident', 164, 136], ['limit', 264, 136], ['employee', 364, 136],
      ['Limits', 44, 154], ['$500,000', 164, 154], ['$700,000', 264, 154], ['$600,000', 364, 154],
    ],
    [40, 160, 260, 360, 460],
    [120, 150, 172],
  )
  assert.deepEqual(found, [['workers_comp', { statutory: null, el_each_accident: 500_000, el_disease_policy_limit: 700_000, el_disease_each_employee: 600_000 }]])
})

test('and parts of a policy, each with its own limits and retention', async () => {
  const found = await limitsOf(
    [
      ['CONTRACTORS POLLUTION AND PROFESSIONAL LIABILITY POLICY DECLARATIONS', 40, 60, 11],
      ['Coverage part', 44, 124], ['Each claim', 164, 124], ['Aggregate', 264, 124], ['Self-insured', 364, 124],
      ['limit', 164, 136], ['limit', 264, 136], ['retention', 364, 136],
      ['A. Contractors', 44, 156], ['$2,000,000', 164, 156], ['$4,000,000', 264, 156], ['$10,000', 364, 156], ['Pollution Liability', 44, 168],
      ['B. Professional', 44, 188], ['$1,000,000', 164, 188], ['$3,000,000', 264, 188], ['$25,000', 364, 188], ['Liability', 44, 200],
      ['Total policy aggregate limit for all coverages: $4,000,000', 40, 224],
    ],
    [40, 160, 260, 360, 460],
    [120, 150, 182, 214],
  )
  assert.deepEqual(found, [
    ['pollution_liability', { each_claim: 2_000_000, aggregate: 4_000_000, retention: 10_000 }],
    ['professional_liability', { each_claim: 1_000_000, aggregate: 3_000_000, retention: 25_000 }],
  ])
})

test('what is said behind an amount goes on in its cell', async () => {
  const found = await limitsOf(
    [
      ['GARAGE COVERAGE FORM DECLARATIONS', 40, 60, 11],
      ['Coverage', 44, 124], ['Symbols', 164, 124], ['Limit', 264, 124], ['Premium', 464, 124],
      ['Liability', 44, 142], ['27, 28', 164, 142], ['$500,000 Each Accident - Garage', 264, 142], ['$6,318', 464, 142], ['Operations - Auto Only', 264, 154],
      ['$600,000 Each Accident - Garage', 264, 174], ['Operations - Other Than Auto Only', 264, 186],
      ['$1,500,000 Aggregate - Garage', 264, 206], ['Operations - Other Than Auto Only', 264, 218],
    ],
    [40, 160, 260, 460, 540],
    [120, 138, 170, 202, 234],
  )
  assert.deepEqual(found, [['garage_liability', { auto_only_each_accident: 500_000, other_than_auto_each_accident: 600_000, other_than_auto_aggregate: 1_500_000 }]])
})
