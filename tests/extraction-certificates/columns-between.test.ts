import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const ruled = (ys: number[], xs: number[]): [number, number, number, number][] => [
  ...ys.map((y): [number, number, number, number] => [xs[0]!, y, xs.at(-1)!, y]),
  ...xs.map((x): [number, number, number, number] => [x, ys[0]!, x, ys.at(-1)!]),
]
const placed = (columns: number[]) => (y: number, cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, columns[i]! + 3, y]] : []))

test('amounts under Minimum required, before the limits, are no limits', async () => {
  const columns = [24, 140, 270, 335, 392, 450, 525]
  const at = placed(columns)
  const bytes = await print(
    [
      ['Insurance Certificate for Vendors', 180, 40, 14],
      ['Named insured: Plover Signs Inc', 40, 70],
      ...at(100, ['Coverage', 'Insurance company', 'Policy', 'Effective', 'Expiration', 'Minimum', 'Limit']),
      ...at(110, ['', '', 'number', '', '', 'required', 'provided']),
      ...at(130, ['Automobile liability', 'Saltgrass Insurance Company', 'A 9447118', '10/01/2025', '10/01/2026', '$500,000', '$1,000,000']),
      ...at(152, ['Umbrella', 'Saltgrass Insurance Company', 'U 9447119', '10/01/2025', '10/01/2026', '$2,000,000', '$1,000,000']),
    ],
    { rules: ruled([95, 122, 146, 168], [...columns, 592]) },
  )
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['auto_liability', { combined_single_limit: 1_000_000 }],
    ['umbrella', { each_occurrence: 1_000_000 }],
  ])
})

test('Policy over the names and Number over the numbers, Additional over insured: each answer in its own column', async () => {
  const columns = [20, 104, 228, 283, 347, 440, 511]
  const at = placed(columns)
  const bytes = await print(
    [
      ['CERTIFICATE OF COVERAGE', 200, 40, 14],
      ['Policyholder: Yarrow Cabinets LLC', 40, 60],
      ...at(82, ['Policy', 'Company', 'Number', 'Term', 'Amount', 'Additional', 'Waiver of']),
      ...at(92, ['', '', '', '', '', 'insured', 'subrogation']),
      ...at(112, ['General Liability', 'Saltgrass Insurance Company', 'CSU', '2/2/2026 to', '$1,000,000 occurrence', 'Yes', 'No']),
      ...at(123.3, ['', '', '0044718', '2/2/2027', '$2,000,000 aggregate']),
      ...at(142, ['Workers Comp', 'Saltgrass Casualty Company', 'EWC 044 71', '2/2/2026 to', 'Statutory', 'N/A', 'Yes']),
      ...at(153.3, ['', '', '', '2/2/2027', '$1,000,000 each accident']),
    ],
    { rules: ruled([78, 104, 136, 166], [...columns, 592]) },
  )
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.expiration_date, limitsOf(l), l.additional_insured, l.subrogation_waived]), [
    ['general_liability', 'Saltgrass Insurance Company', 'CSU 0044718', '2027-02-02', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }, true, false],
    ['workers_comp', 'Saltgrass Casualty Company', 'EWC 044 71', '2027-02-02', { statutory: null, el_each_accident: 1_000_000 }, false, true],
  ])
})

test('yes and no side by side under one heading are of two columns, and the answer is not given', async () => {
  const columns = [20, 104, 228, 290, 347, 440, 511]
  const at = placed(columns)
  const bytes = await print(
    [
      ['CERTIFICATE OF COVERAGE', 200, 40, 14],
      ['Policyholder: Yarrow Cabinets LLC', 40, 60],
      ...at(86, ['Coverage', 'Company', 'Policy number', 'Term', 'Limits', 'Holder is party', 'Waiver of subrogation']),
      ...at(112, ['General Liability', 'Saltgrass Insurance Company', 'CSU 0044718', '2/2/2026 to', '$1,000,000 occurrence', 'Yes', 'No']),
      ...at(123.3, ['', '', '', '2/2/2027', '$2,000,000 aggregate']),
    ],
    { rules: ruled([78, 104, 136], [...columns, 592]) },
  )
  const { coverage_lines } = await read(bytes)
  assert.equal(coverage_lines[0]!.subrogation_waived, null)
})

test('an amount behind words on the line above a label is theirs', async () => {
  const columns = [24, 60, 167, 214, 260, 344, 403, 463]
  const at = placed(columns)
  const bytes = await print(
    [
      ['CERTIFICATE OF LIABILITY INSURANCE', 180, 40, 14],
      ['INSURER A : Saltgrass Insurance Company   NAIC # 34499', 264, 60],
      ['INSURED', 24, 72, 6],
      ['Merganser Steel Erection Inc', 24, 82],
      ...at(110, ['INSR', 'TYPE OF INSURANCE', 'ADDL', 'SUBR', 'POLICY NUMBER', 'POLICY', 'POLICY', 'LIMITS']),
      ...at(121, ['LTR', '', 'INSD', 'WVD', '', 'EFF', 'EXP']),
      ...at(138, ['A', 'COMMERCIAL GENERAL LIABILITY', 'Y', 'Y', '793-00-44-71', '08/31/2025', '08/31/2026', 'EACH OCCURRENCE $']),
      ...at(149, ['', 'X OCCUR', '', '', '', '', '', '2,000,000']),
      ...at(160, ['', '', '', '', '', '', '', 'DAMAGE TO RENTED']),
      ...at(171, ['', '', '', '', '', '', '', 'PREMISES $ 100,000']),
      ...at(182, ['', '', '', '', '', '', '', 'MED EXP $ EXCLUDED']),
      ...at(193, ['', '', '', '', '', '', '', 'GENERAL AGGREGATE $']),
      ...at(204, ['', '', '', '', '', '', '', '4,000,000']),
    ],
    { rules: ruled([106, 133, 216], [...columns, 592]) },
  )
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(limitsOf(coverage_lines[0]!), { each_occurrence: 2_000_000, damage_to_rented_premises: 100_000, general_aggregate: 4_000_000 })
})
