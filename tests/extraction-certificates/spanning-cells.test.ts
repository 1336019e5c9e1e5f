import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const at = (y: number, columns: number[], cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, columns[i]!, y]] : []))
type Rule = [number, number, number, number]
const TITLE: Run[] = [
  ['CERTIFICATE OF INSURANCE', 220, 30, 14],
  ['Certificate holder: Tern Lake Builders Supply, 40 Depot Rd, Larkfield CO 81650', 40, 60],
  ['Insured: Osprey Creek Hauling LLC, 9 Quarry Ln, Larkfield CO 81650', 40, 72],
]

test('a company and a term whose cells reach over several rows are of each of those rows', async () => {
  const columns = [40, 150, 260, 340, 420]
  const edges = [36, 146, 256, 336, 416, 590]
  const across = (y: number, x1: number, x2: number): Rule => [x1, y, x2, y]
  const { coverage_lines } = await read(
    await print(
      [
        ...TITLE,
        ...at(104, columns, ['Company', 'Type of insurance', 'Policy number', 'Policy period', 'Limits']),
        ...at(128, columns, ['', 'Automobile liability', 'HK-4418001', '', '$1,000,000 combined single limit']),
        ...at(140, columns, ['Heronfield Insurance Company']),
        ...at(158, columns, ['', 'Commercial general liability', 'HK-4418002', '03/01/2026 -', '$1,000,000 each occurrence']),
        ...at(168, columns, ['', '', '', '03/01/2027', '$2,000,000 general aggregate']),
        ...at(188, columns, ['Lantern Casualty Company', 'Motor truck cargo', 'LC-4418003', '', '$100,000 any one vehicle']),
      ],
      {
        rules: [
          ...[100, 120, 204].map((y) => across(y, 36, 590)),
          ...[across(150, 146, 336), across(150, 416, 590), across(180, 36, 336), across(180, 416, 590)],
          ...edges.map((x): Rule => [x, 100, x, 204]),
        ],
      },
    ),
  )
  const term = ['2026-03-01', '2027-03-01']
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l)]), [
    ['auto_liability', 'Heronfield Insurance Company', 'HK-4418001', ...term, { combined_single_limit: 1_000_000 }],
    ['general_liability', 'Heronfield Insurance Company', 'HK-4418002', ...term, { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['cargo', 'Lantern Casualty Company', 'LC-4418003', ...term, { per_vehicle: 100_000 }],
  ])
})

test('a head too short to tell by itself heads the numbers that stand under it', async () => {
  const columns = [40, 250, 360, 470]
  const { coverage_lines } = await read(
    await print([
      ...TITLE,
      ['Coverage provided by Heronfield Insurance Company. Effective 05/01/2026, expires 05/01/2027.', 40, 90],
      ...at(110, columns, ['Coverage', 'Number', 'Limit per occurrence', 'Aggregate']),
      ...at(126, columns, ['General Liability', 'HNP-118844', '$1,000,000', '$3,000,000']),
      ...at(142, columns, ['Business Auto Liability', 'HNA-118845', '$1,000,000', 'None']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [
    ['general_liability', 'HNP-118844', { each_occurrence: 1_000_000, general_aggregate: 3_000_000 }],
    ['auto_liability', 'HNA-118845', { combined_single_limit: 1_000_000 }],
  ])
})

test('`Number and dates` heads both, and the limits stand under a head of the maker’s own', async () => {
  const columns = [40, 150, 300, 400]
  const { coverage_lines } = await read(
    await print([
      ...TITLE,
      ...at(104, columns, ['Kind', 'Company (NAIC)', 'Number and dates', 'What it pays at most']),
      ...at(122, columns, ['Truckers liability', 'Heronfield Ins. Co. (12345)', 'HTK 8800441', '$5,000,000 CSL each accident']),
      ...at(132, columns, ['', '', '1/31/2026 - 1/31/2027']),
      ...at(156, columns, ['General liability', 'Lantern Casualty Co. (23456)', 'LGL 8800442', '$1,000,000 each occurrence']),
      ...at(166, columns, ['', '', '1/31/2026 - 1/31/2027', '$2,000,000 general aggregate']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.naic, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l)]), [
    ['auto_liability', '12345', 'HTK 8800441', '2026-01-31', '2027-01-31', { combined_single_limit: 5_000_000 }],
    ['general_liability', '23456', 'LGL 8800442', '2026-01-31', '2027-01-31', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
  ])
})

test('policies side by side under names that narrow columns break, labels over amounts without a sign', async () => {
  const columns = [40, 120, 250, 380]
  const { coverage_lines } = await read(
    await print([
      ['MEMORANDUM OF INSURANCE', 40, 30, 12],
      ['This Memorandum is issued as a matter of information only. The insured named below: Osprey Elevator Corporation', 40, 56],
      ...at(90, columns, ['', 'General Liability', 'Workers', 'Umbrella']),
      ...at(100, columns, ['', '', 'Compensation / EL', 'Liability']),
      ...at(120, columns, ['Insurer', 'Heronfield Insurance Company', 'Lantern Casualty Company', 'Brambling Insurance Company']),
      ...at(140, columns, ['Policy No.', 'TB2-441870-036', 'WA7-441870-', 'TH7-441870-056']),
      ...at(150, columns, ['', '', '016']),
      ...at(170, columns, ['Effective', '01-Jun-2026', '01-Jun-2026', '01-Jun-2026']),
      ...at(190, columns, ['Expiration', '01-Jun-2027', '01-Jun-2027', '01-Jun-2027']),
      ...at(210, columns, ['Limits', 'Each occurrence', 'Statutory', 'Each occurrence']),
      ...at(220, columns, ['', '2,000,000', 'EL each accident', '10,000,000']),
      ...at(230, columns, ['', '', '1,000,000', 'Aggregate']),
      ...at(240, columns, ['', '', '', '10,000,000']),
    ], { rules: [86, 114, 134, 164, 184, 204, 256].map((y): Rule => [36, y, 590, y]).concat([36, 116, 246, 376, 590].map((x): Rule => [x, 86, x, 256])) }),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, limitsOf(l)]), [
    ['general_liability', 'Heronfield Insurance Company', 'TB2-441870-036', '2026-06-01', { each_occurrence: 2_000_000 }],
    ['workers_comp', 'Lantern Casualty Company', 'WA7-441870-016', '2026-06-01', { statutory: null, el_each_accident: 1_000_000 }],
    ['umbrella', 'Brambling Insurance Company', 'TH7-441870-056', '2026-06-01', { each_occurrence: 10_000_000, aggregate: 10_000_000 }],
  ])
})

test('paragraphs none of which names its company are of the one named before them; what is kept back of spoiled loads is told in a sentence', async () => {
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF TRUCKERS INSURANCE', 180, 30, 13],
      ['This certifies to Tern Lake Produce Inc that insurance is in force for Osprey Refrigerated LLC with Heronfield Insurance Company.', 40, 60],
      ['AUTOMOBILE LIABILITY. Policy HAL 4418-76, 10/10/2026 to 10/10/2027. Combined single limit $1,000,000.', 40, 90],
      ['MOTOR TRUCK CARGO. Policy HTC 4418-77, 10/10/2026 to 10/10/2027. Limit $250,000 any one vehicle, subject to a deductible of', 40, 120],
      ['$2,500. Refrigeration breakdown is included up to $250,000; the deductible for refrigeration breakdown losses is $5,000.', 40, 130],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number]), [
    ['auto_liability', 'Heronfield Insurance Company', 'HAL 4418-76'],
    ['cargo', 'Heronfield Insurance Company', 'HTC 4418-77'],
  ])
  assert.deepEqual(limitsOf(coverage_lines[1]!), { per_vehicle: 250_000, deductible: 2_500, reefer_breakdown: 250_000, reefer_deductible: 5_000 })
})

test('evidence of property for leased equipment is of equipment', async () => {
  const { coverage_lines } = await read(
    await print([
      ['EVIDENCE OF PROPERTY INSURANCE', 180, 30, 14],
      ['LEASED EQUIPMENT', 230, 50, 14],
      ...at(80, [40, 310], ['Company', 'Policy number']),
      ...at(92, [40, 310], ['Heronfield Insurance Company', 'HQT-660-4418']),
      ...at(110, [40, 310], ['Effective date', 'Expiration date']),
      ...at(122, [40, 310], ['02/01/2026', '02/01/2027']),
      ['Coverage: Contractors equipment, special form, replacement cost', 40, 150],
      ['Limit of insurance: $412,000', 40, 162],
      ['Deductible: $2,500', 40, 174],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, limitsOf(l).deductible]), [['inland_marine', 'HQT-660-4418', '2026-02-01', 2_500]])
})
