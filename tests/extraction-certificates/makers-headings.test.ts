import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const found = (lines: readonly Line[], type: string): Line => {
  const line = lines.find((l) => l.coverage_type === type)
  assert.ok(line, `no ${type} among ${lines.map((l) => l.coverage_type)}`)
  return line
}
const ruled = (ys: number[], xs: number[]): [number, number, number, number][] => [
  ...ys.map((y): [number, number, number, number] => [xs[0]!, y, xs.at(-1)!, y]),
  ...xs.map((x): [number, number, number, number] => [x, ys[0]!, x, ys.at(-1)!]),
]

test('Company / Policy Number heads one column: each company stands over its number, its name’s last word over the number too', async () => {
  const columns = [30, 130, 270, 340, 410]
  const at = (y: number, cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, columns[i]! + 3, y]] : []))
  const bytes = await print(
    [
      ['Memorandum of Insurance', 200, 40, 14],
      ['Insured: Cobalt Elevator Works Inc', 40, 70],
      ...at(104, ['Type of Insurance', 'Company / Policy Number', 'Effective Date', 'Expiration Date', 'Limits']),
      ...at(124, ['Automobile Liability', 'Saltgrass Insurance Company', '30-JUN-2025', '30-JUN-2026', 'Combined Single Limit 5,000,000']),
      ...at(134, ['', 'BAZ H1044718A']),
      ...at(164, ['Workers Compensation', 'Indemnity Insurance Company of', '30-JUN-2025', '30-JUN-2026', 'Statutory']),
      ...at(174, ['', 'Meridian', '', '', 'EL Each Accident 2,000,000']),
      ...at(184, ['', 'WLR C5044718A', '', '', 'EL Disease - Policy Limit 2,000,000']),
      ...at(194, ['', '', '', '', 'EL Disease - Each Employee 2,000,000']),
      ...at(214, ['', 'Larkmoor Fire Underwriters Insurance', '30-JUN-2025', '30-JUN-2026', 'Statutory']),
      ...at(224, ['', 'Company', '', '', 'EL Each Accident 2,000,000']),
      ...at(234, ['', 'SCF C5044719A', '', '', 'EL Disease - Policy Limit 2,000,000']),
      ...at(244, ['', '', '', '', 'EL Disease - Each Employee 2,000,000']),
    ],
    { rules: [...ruled([98, 118, 158, 260], [...columns, 590]), [130, 208, 590, 208]] },
  )
  const { coverage_lines } = await read(bytes)
  const auto = found(coverage_lines, 'auto_liability')
  assert.deepEqual([auto.carrier, auto.policy_number], ['Saltgrass Insurance Company', 'BAZ H1044718A'])
  assert.deepEqual(
    coverage_lines.filter((l) => l.coverage_type === 'workers_comp').map((l) => [l.carrier, l.policy_number]),
    [
      ['Indemnity Insurance Company of Meridian', 'WLR C5044718A'],
      ['Larkmoor Fire Underwriters Insurance Company', 'SCF C5044719A'],
    ],
  )
})

test('Line heads the coverages, and a heading of the maker’s own words the limits', async () => {
  const columns = [30, 120, 270, 350, 420, 540, 565]
  const at = (y: number, cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, columns[i]! + 3, y]] : []))
  const bytes = await print(
    [
      ['Certificate of Insurance', 200, 40, 14],
      ['Insured: Alkali Flat Freight LLC', 40, 70],
      ...at(104, ['Line', 'Carrier (NAIC)', 'Policy #', 'Eff - Exp', 'Coverage detail', 'AI', 'WOS']),
      ...at(124, ['Auto Liability', 'Kestrel Specialty Insurance', 'KSI-AL-0447118-', '11/20/2025 -', 'CSL $1,000,000', 'Yes', 'No']),
      ...at(134, ['', 'Company (15366)', '01', '11/20/2026']),
      ...at(154, ['Motor Truck Cargo', 'Fallow Fire Insurance', 'FLF-MTC-', '11/20/2025 -', '$150,000 per vehicle', 'No', 'No']),
      ...at(164, ['', 'Company (15884)', '0447119-01', '11/20/2026', '$2,500 ded.']),
      ...at(184, ['Truckers General', 'Kestrel Specialty Insurance', 'KSI-GL-0447120', '11/20/2025 -', '$1,000,000 each occ. /', 'Yes', 'No']),
      ...at(194, ['Liability', 'Company (15366)', '', '11/20/2026', '$2,000,000 gen. agg.']),
    ],
    { rules: ruled([98, 118, 148, 178, 208], [...columns, 592]) },
  )
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.naic, l.policy_number, limitsOf(l), l.additional_insured]),
    [
      ['auto_liability', 'Kestrel Specialty Insurance Company', '15366', 'KSI-AL-0447118-01', { combined_single_limit: 1_000_000 }, true],
      ['cargo', 'Fallow Fire Insurance Company', '15884', 'FLF-MTC-0447119-01', { per_vehicle: 150_000, deductible: 2_500 }, false],
      ['general_liability', 'Kestrel Specialty Insurance Company', '15366', 'KSI-GL-0447120', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }, true],
    ],
  )
})

test('tiles of amounts over their names: the name under an amount is its own', async () => {
  const x = [40, 220, 400]
  const bytes = await print([
    ['Certificate of insurance', 40, 40, 16],
    ['Insured: Verbena Yoga Studio LLC', 40, 70],
    ['General liability', 40, 110, 12],
    ['Carrier: Saltgrass Specialty Insurance Company', 40, 130],
    ['Policy #SGX-4471180-00', 260, 130],
    ['Oct 3, 2025 - Oct 3, 2026', 400, 130],
    ...['$1,000,000', '$2,000,000', '$3,000,000'].map((t, i): Run => [t, x[i]!, 152, 11]),
    ...['Each occurrence', 'General aggregate', 'Products aggregate'].map((t, i): Run => [t, x[i]!, 166, 7]),
    ...['$1,000,000', '$100,000', '$5,000'].map((t, i): Run => [t, x[i]!, 182, 11]),
    ...['Personal & advertising injury', 'Damage to premises rented to you', 'Medical expense'].map((t, i): Run => [t, x[i]!, 196, 7]),
  ])
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(limitsOf(found(coverage_lines, 'general_liability')), {
    each_occurrence: 1_000_000,
    general_aggregate: 2_000_000,
    products_comp_op_agg: 3_000_000,
    personal_adv_injury: 1_000_000,
    damage_to_rented_premises: 100_000,
    med_exp: 5_000,
  })
})

test('each accident under bodily injury each person is bodily injury’s, and a label of three lines is one', async () => {
  const columns = [30, 110, 330, 390, 450]
  const at = (y: number, cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, columns[i]! + 3, y]] : []))
  const bytes = await print(
    [
      ['Certificate of Insurance', 200, 40, 14],
      ['Insured: Foxglove Bakery Inc', 40, 70],
      ...at(104, ['Policy Number', 'Type of Insurance', 'Effective', 'Expiration', 'Limits of Liability']),
      ...at(124, ['93-C7-N447-1', 'Business Liability', '02/11/2025', '02/11/2026', 'Each Occurrence $ 1,000,000']),
      ...at(134, ['', '', '', '', 'Products - Completed']),
      ...at(144, ['', '', '', '', 'Operations Aggregate $']),
      ...at(154, ['', '', '', '', '2,000,000']),
      ...at(174, ['447 1182-E11', 'Automobile Liability', '05/11/2025', '11/11/2025', 'Bodily Injury Each Person $ 250,000']),
      ...at(184, ['', '', '', '', 'Each Accident $ 500,000']),
      ...at(194, ['', '', '', '', 'Property Damage $ 100,000']),
    ],
    { rules: ruled([98, 118, 168, 208], [...columns, 590]) },
  )
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(limitsOf(found(coverage_lines, 'general_liability')), { each_occurrence: 1_000_000, products_comp_op_agg: 2_000_000 })
  assert.deepEqual(limitsOf(found(coverage_lines, 'auto_liability')), { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 })
})
