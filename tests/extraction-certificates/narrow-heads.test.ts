import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, rows, type Run } from './printed.ts'

const COLUMNS = [36, 126, 236, 300, 372, 440, 510, 590]
const LINE = 10
const table = async (heads: string[][], cells: string[][]) => {
  const top = 100
  const words = [...heads, ...cells].flatMap((printed, row): Run[] => printed.flatMap((cell, i): Run[] => (cell ? [[cell, COLUMNS[i]! + 4, top + 3 + LINE * row]] : [])))
  const across = [top, top + LINE * heads.length, top + LINE * (heads.length + cells.length) + 4]
  const rules = [...across.map((y): [number, number, number, number] => [36, y, 590, y]), ...COLUMNS.map((x): [number, number, number, number] => [x, top, x, across[2]!])]
  const { coverage_lines } = await read(await print([...rows('CERTIFICATE OF INSURANCE', 'Named Insured: Fernleaf Analytics Inc', 'Certificate Holder: Tern Lake Partners LLC'), ...words], { rules }))
  return coverage_lines.map((l) => [l.coverage_type, l.policy_number, Object.fromEntries(l.limits.map((x) => [x.label, x.amount]))])
}
const CYBER = [
  ['Cyber Liability', 'Saltmarsh Specialty', 'KB CY', '04/01/2026 -', '$2,000,000', '$3,000,000', '$50,000'],
  ['', 'Insurance Company', '4418820', '04/01/2027', '', '', ''],
]

test('heads of two lines beside heads of one, letters over their number in a narrow cell, a column of retentions', async () => {
  const limits = { each_claim: 2_000_000, aggregate: 3_000_000, retention: 50_000 }
  assert.deepEqual(await table([['Coverage', 'Insurer', 'Policy', 'Term', 'Each', 'Aggregate', 'Retention'], ['', '', 'No.', '', 'Claim', '', '']], CYBER), [['cyber', 'KB CY 4418820', limits]])
  assert.deepEqual(await table([['Coverage', 'Insurer', 'Policy No.', 'Term', 'Each Claim', 'Aggregate', 'Retention']], CYBER), [['cyber', 'KB CY 4418820', limits]])
  assert.deepEqual(await table([['Coverage', 'Insurer', 'Policy No.', 'Term', 'Each Claim', 'Aggregate', 'Deductible']], CYBER), [['cyber', 'KB CY 4418820', { each_claim: 2_000_000, aggregate: 3_000_000, deductible: 50_000 }]])
})

test('words over a number that are none of its letters stay apart from it', async () => {
  const [, number] = (await table([['Coverage', 'Insurer', 'Policy No.', 'Term', 'Each Claim', 'Aggregate', 'Retention']], [CYBER[0]!.with(2, 'NEW POLICY'), CYBER[1]!]))[0]!
  assert.equal(number, '4418820')
})

test('what participants’ accidents are paid is no medical expense of the policy', async () => {
  const [line] = (await read(await print(rows('CERTIFICATE OF INSURANCE', 'Named Insured: Elk River League', 'Insurance Company: Heronmoor Insurance Company', 'Policy Number: SRG-910544', 'Policy Period: 03/01/2026 to 03/01/2027', 'Commercial General Liability', 'Each Occurrence | 220> $1,000,000', 'General Aggregate | 220> $5,000,000', 'Participant Accident Medical | 220> $100,000')))).coverage_lines
  assert.equal(line?.limits.find((l) => l.label === 'med_exp'), undefined)
  assert.equal(line?.limits.find((l) => l.label === 'each_occurrence')?.amount, 1_000_000)
})
