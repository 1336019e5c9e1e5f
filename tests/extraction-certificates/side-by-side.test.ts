import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const told = (l: Line): unknown[] => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, l.additional_insured, l.subrogation_waived, limitsOf(l)]

const COLUMNS = [40, 170, 290, 410, 510]
const TABLE = [
  ['', 'General Liability', 'Automobile Liability', 'Umbrella Liability'],
  ['Insurance company', 'Heronfield Mutual Insurance', 'Heronfield Mutual Insurance', 'Larkmoor Excess Insurance'],
  ['Policy number', 'HGL-4410027', 'HCA-4410028', 'LX-0091827'],
  ['Effective date', '07/01/2026', '07/01/2026', '08/15/2026'],
  ['Expiration date', '07/01/2027', '07/01/2027', '08/15/2027'],
  ['Each occurrence', '$1,000,000', '$1,000,000', '$5,000,000'],
  ['Aggregate', '$2,000,000', '', '$5,000,000'],
  ['Additional insured', 'Yes', 'Yes', 'No'],
  ['Waiver of subrogation', 'Yes', 'No', 'No'],
]
const EXPECTED = [
  ['general_liability', 'Heronfield Mutual Insurance', 'HGL-4410027', '2026-07-01', '2027-07-01', true, true, { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
  ['auto_liability', 'Heronfield Mutual Insurance', 'HCA-4410028', '2026-07-01', '2027-07-01', true, false, { combined_single_limit: 1_000_000 }],
  ['umbrella', 'Larkmoor Excess Insurance', 'LX-0091827', '2026-08-15', '2027-08-15', false, false, { each_occurrence: 5_000_000, aggregate: 5_000_000 }],
]
/** The table with its names in the middle of their columns, or flush with what stands under them. */
const page = (table: string[][], ruled: boolean, shift: number): Promise<Uint8Array> =>
  print(
    [
      ['Certificate of Insurance', 200, 40, 14],
      ['Insured: Osprey Crane Services LLC', 40, 70],
      ['Certificate holder: Tern Lake Terminal Authority', 300, 70],
      ...table.flatMap((cells, i): Run[] => cells.flatMap((cell, c): Run[] => (cell ? [[cell, COLUMNS[c]! + 3 + (i === 0 ? shift : 0), 100 + 16 * i, 7.5]] : []))),
      ['This certificate is issued as a matter of information only and confers no rights upon the certificate holder.', 40, 280, 7],
    ],
    { rules: ruled ? [...table.map((_, i): [number, number, number, number] => [40, 96 + 16 * i, 560, 96 + 16 * i]), ...[40, 170, 290, 410, 530].map((x): [number, number, number, number] => [x, 96, x, 96 + 16 * table.length])] : [] },
  )

for (const [name, ruled, shift] of [['ruled, names in the middle', true, 26], ['without rules, names flush', false, 0]] as const)
  test(`policies side by side, a column each: ${name}`, async () => {
    const { coverage_lines } = await read(await page(TABLE, ruled, shift))
    assert.deepEqual(coverage_lines.map(told), EXPECTED)
  })

test('what one column leaves empty is not filled from another', async () => {
  const table = TABLE.map((row) => [...row])
  table[2]![3] = 'Pending 0001'
  table[3]![2] = ''
  table[4]![2] = ''
  const { coverage_lines } = await read(await page(table, true, 26))
  const auto = coverage_lines.find((l) => l.coverage_type === 'auto_liability')!
  assert.deepEqual([auto.policy_number, auto.effective_date, auto.expiration_date], ['HCA-4410028', null, null])
  assert.notEqual(coverage_lines.find((l) => l.coverage_type === 'umbrella')?.policy_number, 'HCA-4410028')
})
