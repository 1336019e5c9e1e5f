import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const COLUMNS = [24, 128, 159, 250, 302, 357, 414, 501, 550, 571]
const ruled = (ys: number[]): [number, number, number, number][] => [
  ...ys.map((y): [number, number, number, number] => [20, y, 592, y]),
  ...[20, 124, 155, 246, 298, 353, 410, 497, 546, 566, 592].map((x): [number, number, number, number] => [x, ys[0]!, x, ys.at(-1)!]),
]
const at = (y: number, cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, COLUMNS[i]!, y, 7]] : []))
const lines = (x: number, y: number, texts: string[]): Run[] => texts.map((text, i): Run => [text, x, y + i * 9, 7])
const HEAD: Run[] = [
  ['Certificate of Insurance Summary', 180, 40, 14],
  ['Insured: Hawthorn Electric Co.', 24, 64],
  ...at(92, ['Insurer', 'NAIC', 'Type of insurance', 'Policy number', 'Effective', 'Expiration', 'Limit type', 'Limit', 'AI', 'WOS']),
]
const page = (labels: string[], amounts: string[]): Promise<Uint8Array> =>
  print([...HEAD, ...at(116, ['Saltgrass Insurance Co', '24199', 'General Liability', 'CMM 447118', '11/11/2025', '11/11/2026', '', '', 'Yes', 'No']), ...lines(414, 116, labels), ...lines(501, 116, amounts)], { rules: ruled([87, 110, 194]) })

test('a column of labels and one of amounts: labels that break over lines, amounts that do not', async () => {
  const labels = ['Each Occurrence', 'Damage to Rented', 'Premises', 'Med Exp', 'Personal & Adv', 'Injury', 'General Aggregate']
  const { coverage_lines } = await read(await page(labels, ['$1,000,000', '$300,000', '$10,000', '$1,000,000', '$2,000,000']))
  assert.deepEqual(limitsOf(coverage_lines[0]!), { each_occurrence: 1_000_000, damage_to_rented_premises: 300_000, med_exp: 10_000, personal_adv_injury: 1_000_000, general_aggregate: 2_000_000 })
  assert.equal(coverage_lines[0]!.subrogation_waived, false)
})

test('where the lines of labels can be parted in more ways than one nothing of them is told', async () => {
  const { coverage_lines, unreadable_fields } = await read(await page(['Each Occurrence', 'Aggregate', 'Personal', 'Med Exp'], ['$1,000,000', '$2,000,000', '$10,000']))
  assert.deepEqual(limitsOf(coverage_lines[0]!), {})
  assert.ok(unreadable_fields.some((u) => u.field.startsWith('limits')))
})

test('the deductibles of the vehicle’s own damage are not the cargo’s', async () => {
  const columns = [40, 80, 220, 320, 380, 440, 540]
  const row = (y: number, cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, columns[i]!, y]] : []))
  const bytes = await print(
    [
      ...TABLE,
      ...INSURERS,
      ...row(160, ['A', 'Physical Damage', '964471182', '10/05/25', '10/05/26', 'Comp/Coll Ded', '$2,500/2,500']),
      ...row(171, ['', 'Motor Truck Cargo', '', '', '', 'Cargo Limit', '$100,000']),
      ...row(182, ['', '', '', '', '', 'Cargo Ded', '$1,000']),
    ],
    { rules: [...[130, 150, 196].map((y): [number, number, number, number] => [36, y, 590, y]), ...[36, 78, 218, 318, 378, 438, 538, 590].map((x): [number, number, number, number] => [x, x === 538 ? 150 : 130, x, 196])] },
  )
  const { coverage_lines } = await read(bytes)
  const cargo = coverage_lines.find((l) => l.coverage_type === 'cargo')
  assert.deepEqual(cargo && limitsOf(cargo), { per_vehicle: 100_000, deductible: 1_000 })
})
