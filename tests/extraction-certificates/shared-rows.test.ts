import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INSURERS, print, read, type Run, TABLE } from './printed.ts'

const columns = [40, 80, 220, 320, 380, 440, 540]
const at = (y: number, cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, columns[i]!, y]] : []))
const ruled = (ys: number[]): [number, number, number, number][] => [
  ...ys.map((y): [number, number, number, number] => [36, y, 590, y]),
  ...[36, 78, 218, 318, 378, 438, 590].map((x): [number, number, number, number] => [x, ys[0]!, x, ys.at(-1)!]),
]

test('two letters on one line are of one policy: its company is not told, and its number may go on', async () => {
  const bytes = await print(
    [
      ...TABLE,
      ...INSURERS,
      ...at(160, ['A/B', 'GENERAL LIABILITY', 'B1230AP04471', '02/10/2025', '02/10/2026', 'EACH OCCURRENCE', '1,000,000']),
      ...at(170, ['', '', 'A25']),
      ...at(190, ['B', 'CARGO', 'MTC24100447', '02/10/2025', '02/10/2026', 'LIMIT', '100,000']),
      ...at(200, ['', '', '-01']),
    ],
    { rules: ruled([130, 150, 182, 214]) },
  )
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number]),
    [
      ['general_liability', null, 'B1230AP04471 A25'],
      ['cargo', 'Canal Insurance Company', 'MTC24100447-01'],
    ],
  )
})

test('letters of a coverage before a limit say whose it is', async () => {
  const bytes = await print(
    [
      ...TABLE,
      ...INSURERS,
      ...at(160, ['A', 'MOTOR TRUCK CARGO', '04471188-2', '11/15/2025', '11/15/2026', 'CARGO LIMIT/DED', '100,000/1,000']),
      ...at(172, ['', '', '', '', '', 'GL OCC/AGG', '1MIL/2MIL']),
      ...at(200, ['B', 'GENERAL LIABILITY', 'GLK-118-4471', '12/01/2025', '12/01/2026', 'GL OCC/AGG', '1MIL/2MIL']),
    ],
    { rules: [...ruled([130, 150, 190, 220]), [538, 150, 538, 220]] },
  )
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, Object.fromEntries(l.limits.map(({ label, amount }) => [label, amount]))]),
    [
      ['cargo', { per_vehicle: 100_000, deductible: 1_000 }],
      ['general_liability', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ],
  )
})

test('evidence of property redrawn: its table told by its headings, what is insured named before how, the company’s name on two lines', async () => {
  const bytes = await print(
    [
      ['EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', 40, 30, 14],
      ['AGENCY', 40, 62, 6],
      ['Brambling Agency Inc', 40, 72],
      ['COMPANY', 240, 62, 6],
      ['Saltgrass Insurance', 240, 72],
      ['Company', 240, 82],
      ['NAMED INSURED', 40, 106, 6],
      ['Tansy Hardware Stores Inc', 40, 116],
      ['POLICY NUMBER', 240, 106, 6],
      ['ETD 044 71 18', 240, 116],
      ['EFFECTIVE DATE', 400, 106, 6],
      ['10/10/2025', 400, 116],
      ['EXPIRATION DATE', 500, 106, 6],
      ['10/10/2026', 500, 116],
      ['Coverage / Perils / Forms', 40, 150],
      ['Amount of insurance', 300, 150],
      ['Deductible', 480, 150],
      ['Building, special form, RC, agreed value', 40, 168],
      ['$2,400,000', 300, 168],
      ['$5,000', 480, 168],
      ['Business personal property - special form', 40, 186],
      ['$310,000', 300, 186],
      ['$5,000', 480, 186],
    ],
    { rules: [...[58, 100, 130].map((y): [number, number, number, number] => [36, y, 590, y]), ...[36, 236, 396, 496, 590].map((x): [number, number, number, number] => [x, 58, x, 130])] },
  )
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(
    coverage_lines.map((l) => [l.carrier, l.policy_number, Object.fromEntries(l.limits.map(({ label, amount }) => [label, amount]))]),
    [['Saltgrass Insurance Company', 'ETD 044 71 18', { building: 2_400_000, business_personal_property: 310_000, deductible: 5_000 }]],
  )
})

test('values filled in half a line under the labels they stand between', async () => {
  const bytes = await print(
    [
      ['EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', 40, 30, 14],
      ['COMPANY NAME AND ADDRESS', 300, 62, 6],
      ['Saltgrass Insurance Company', 300, 74],
      ['NAMED INSURED AND ADDRESS', 40, 100, 6],
      ['Tansy Hardware Stores Inc', 40, 112],
      ['POLICY NUMBER', 300, 100, 6],
      ['CMPI044718', 300, 112],
      ['EFFECTIVE DATE', 400, 100, 6],
      ['06/15/2025', 400, 112],
      ['EXPIRATION DATE', 500, 100, 6],
      ['06/15/2026', 500, 112],
      ['COVERAGE INFORMATION', 40, 150, 7],
      ['PERILS INSURED', 180, 150, 7],
      ['COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE:  $', 40, 170, 7],
      ['DED:', 480, 170, 7],
      ['3,250,000', 290, 172.6, 8],
      ['10,000', 510, 172.6, 8],
      ['REMARKS', 40, 230, 7],
    ],
    { rules: [...[58, 96, 130, 146, 162, 184, 226].map((y): [number, number, number, number] => [36, y, 590, y]), ...[36, 296, 396, 496, 590].map((x): [number, number, number, number] => [x, 58, x, 130])] },
  )
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(Object.fromEntries(coverage_lines[0]!.limits.map(({ label, amount }) => [label, amount])), { amount_of_insurance: 3_250_000, deductible: 10_000 })
})
