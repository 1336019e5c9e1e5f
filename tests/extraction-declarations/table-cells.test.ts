import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from '../extraction-certificates/printed.ts'

const headed = (title: string): Run[] => [
  ['DUNLIN CASUALTY INSURANCE COMPANY', 40, 40, 12],
  [title, 40, 60, 11],
  ['Policy Number: DCI-88-2210-02', 40, 80],
  ['Policy Period: 08/01/2026 to 08/01/2027', 320, 80],
  ['Named Insured: Osprey Works Inc', 40, 94],
]
type Column = { x: number; lines: string[] }
const [LEADING, PADDING] = [10, 4]
/** A table's rows one under the other, each cell's lines from the top of its row or in the middle of it; what stands in a row is `leading` apart. */
function tabled(rows: Column[][], isMiddle: boolean, padding = PADDING): Run[] {
  const runs: Run[] = []
  let y = 124
  for (const cells of rows) {
    const lines = Math.max(...cells.map((c) => c.lines.length))
    for (const { x, lines: own } of cells) own.forEach((text, i) => runs.push([text, x, y + (isMiddle ? ((lines - own.length) * LEADING) / 2 : 0) + i * LEADING]))
    y += lines * LEADING + padding
  }
  return runs
}
const limitsOf = async (title: string, runs: Run[]): Promise<unknown> =>
  (await read(await print([...headed(title), ...runs]))).coverage_lines.map((l) => [l.coverage_type, Object.fromEntries(l.limits.map((i) => [i.label, i.amount]))])

const GENERAL: [lines: string[], limit: string][] = [
  [['Each', 'occurrence'], '$1,000,000'],
  [['Damage to premises', 'rented to you (any', 'one premises)'], '$300,000'],
  [['Medical expense', '(any one person)'], '$10,000'],
  [['General aggregate', '(other than products -', 'completed operations)'], '$2,000,000'],
]
const LIMITS = { each_occurrence: 1_000_000, damage_to_rented_premises: 300_000, med_exp: 10_000, general_aggregate: 2_000_000 }
for (const isMiddle of [false, true]) {
  const place = isMiddle ? 'in the middle of' : 'level with'
  test(`names of several lines with their amounts ${place} them: general liability`, async () => {
    const rows = GENERAL.map(([lines, limit]): Column[] => [{ x: 40, lines }, { x: 180, lines: [limit] }])
    assert.deepEqual(await limitsOf('COMMERCIAL GENERAL LIABILITY DECLARATIONS', tabled(rows, isMiddle)), [['general_liability', LIMITS]])
  })
  test(`names of several lines with their limits and prices ${place} them: cars`, async () => {
    const row = (name: string[], limit: string[], price: string): Column[] => [{ x: 40, lines: name }, { x: 140, lines: limit }, { x: 260, lines: [price] }]
    const rows = [
      row(['Bodily injury', 'liability'], ['$100,000', 'each person /', '$300,000', 'each accident'], '$211.00'),
      row(['Property damage', 'liability'], ['$50,000', 'each accident'], '$148.00'),
      row(['Uninsured', 'motorist', 'bodily injury'], ['$25,000', 'each person /', '$50,000', 'each accident'], '$31.00'),
      row(['Collision'], ['$500', 'deductible'], '$188.00'),
    ]
    assert.deepEqual(await limitsOf('PERSONAL AUTO POLICY DECLARATIONS', tabled(rows, isMiddle)), [['auto_liability', { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 50_000 }]])
  })
}

test('rows as near as the lines of a text stay rows', async () => {
  const rows: Column[][] = [['Each occurrence', '$1,000,000'], ['General aggregate', '$2,000,000'], ['Medical expense', '$10,000']].map(([name, limit]) => [{ x: 40, lines: [name!] }, { x: 180, lines: [limit!] }])
  assert.deepEqual(await limitsOf('COMMERCIAL GENERAL LIABILITY DECLARATIONS', tabled(rows, false, 0)), [['general_liability', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, med_exp: 10_000 }]])
})

test('a coverage without an amount over one with its amount takes none of it', async () => {
  const rows: Column[][] = [
    [{ x: 40, lines: ['Each occurrence'] }, { x: 180, lines: ['$1,000,000'] }],
    [{ x: 40, lines: ['Damage to premises rented to you', 'Medical expense'] }, { x: 180, lines: ['', '$10,000'] }],
    [{ x: 40, lines: ['General aggregate'] }, { x: 180, lines: ['$2,000,000'] }],
  ]
  assert.deepEqual(await limitsOf('COMMERCIAL GENERAL LIABILITY DECLARATIONS', tabled(rows, false)), [['general_liability', { each_occurrence: 1_000_000, med_exp: 10_000, general_aggregate: 2_000_000 }]])
})

test('amounts that end level, one under the other, are of rows of their own', async () => {
  const rows: [string, string, number][] = [['Each occurrence', '$1,000,000', 180], ['Medical expense', '$5,000', 200], ['Damage to premises rented to you', '$300,000', 190]]
  const runs = rows.flatMap(([name, limit, x], i): Run[] => [[name, 40, 124 + i * LEADING], [limit, x, 124 + i * LEADING]])
  assert.deepEqual(await limitsOf('COMMERCIAL GENERAL LIABILITY DECLARATIONS', [...runs, ['General aggregate', 40, 170], ['$2,000,000', 180, 170]]), [['general_liability', { each_occurrence: 1_000_000, med_exp: 5_000, damage_to_rented_premises: 300_000, general_aggregate: 2_000_000 }]])
})
