import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, print, read, type Run } from './printed.ts'

const limitsOf = (line: { limits: { label: string; amount: number | null }[] }) => Object.fromEntries(line.limits.map((l) => [l.label, l.amount]))

const HEAD: Run[] = [
  ['CERTIFICATE OF INSURANCE', 180, 40, 13],
  ['This certifies that Lanternfield Fire and Casualty Company insures the following policyholder:', 40, 70],
  ['POLICY NUMBER', 44, 126, 7],
  ['TYPE OF INSURANCE', 134, 126, 7],
  ['EFFECTIVE DATE', 244, 126, 7],
  ['EXPIRATION DATE', 324, 126, 7],
  ['LIMITS OF LIABILITY', 410, 126, 7],
]
const FRAME: [number, number, number, number][] = [
  ...[120, 140, 170, 230, 250].map((y): [number, number, number, number] => [40, y, 570, y]),
  ...[40, 130, 240, 320, 405, 570].map((x): [number, number, number, number] => [x, 120, x, 250]),
]

test('a policy whose amounts stand under a rule of their own is one line', async () => {
  const runs: Run[] = [
    ...HEAD,
    ['71-KM-T448-2', 44, 146],
    ['Business Liability', 134, 146],
    ['07/15/2025', 244, 146],
    ['07/15/2026', 324, 146],
    ['Products - Completed Operations', 134, 176, 6],
    ['Each Occurrence', 410, 176],
    ['$1,000,000', 500, 176],
    ['Products - Completed', 410, 190],
    ['Operations Aggregate', 410, 199],
    ['$2,000,000', 500, 199],
    ...HOLDER,
  ]
  const { coverage_lines: lines } = await read(await print(runs, { rules: FRAME }))
  assert.equal(lines.length, 1)
  assert.equal(lines[0]!.policy_number, '71-KM-T448-2')
  assert.deepEqual(limitsOf(lines[0]!), { each_occurrence: 1_000_000, products_comp_op_agg: 2_000_000 })
})

test('a deductible in its own column before the amounts is no limit', async () => {
  const runs: Run[] = [
    ['CERTIFICATE OF LIABILITY INSURANCE', 180, 40, 13],
    ['TYPE OF INSURANCE', 44, 126, 7],
    ['INSURANCE COMPANY', 134, 122, 7],
    ['AND POLICY NUMBER', 134, 131, 7],
    ['EFFECTIVE DATE', 244, 126, 7],
    ['EXPIRY DATE', 314, 126, 7],
    ['LIMITS OF LIABILITY', 430, 122, 7],
    ['COVERAGE', 384, 132, 6],
    ['DED.', 464, 132, 6],
    ['AMOUNT OF INSURANCE', 504, 132, 6],
    ['Motor Truck Cargo', 44, 146, 7],
    ['Thornapple Insurance Company', 134, 146, 7],
    ['501-88213', 134, 156],
    ['2026/05/15', 244, 146],
    ['2027/05/15', 314, 146],
    ['PER VEHICLE', 384, 146],
    ['$2,500', 464, 146],
    ['$250,000', 504, 146],
    ...HOLDER,
  ]
  const rules = [...[116, 140, 170].map((y): [number, number, number, number] => [40, y, 570, y]), ...[40, 130, 240, 310, 380, 460, 500, 570].map((x): [number, number, number, number] => [x, 116, x, 170])]
  const { coverage_lines: lines } = await read(await print(runs, { rules }))
  assert.deepEqual(lines.map((l) => [l.coverage_type, limitsOf(l)]), [['cargo', { per_vehicle: 250_000, deductible: 2_500 }]])
})

test('coverages beside one policy’s number and days share them; a code printed once is the one company’s', async () => {
  const runs: Run[] = [
    ['Lanternfield Casualty Company', 40, 40, 13],
    ['NAIC# 11399', 40, 56],
    ['CERTIFICATE OF INSURANCE', 400, 40, 10],
    ['Coverage', 44, 126],
    ['Policy Number', 164, 126],
    ['Effective Date', 254, 126],
    ['Expiration Date', 334, 126],
    ['Limits of Liability', 424, 126],
    ['Auto Liability', 44, 146],
    ['Any Auto', 44, 156],
    ['GWP44899F', 164, 146],
    ['04/01/2026', 254, 146],
    ['04/01/2027', 334, 146],
    ['$1,000,000 each accident', 424, 146],
    ['Truckers General Liability', 44, 176],
    ['$1,000,000 each occurrence', 424, 176],
    ['$2,000,000 general aggregate', 424, 186],
    ['Motor Truck Cargo', 44, 206],
    ['$100,000 per conveyance', 424, 206],
    ['$2,500 deductible', 424, 216],
    ['Refrigeration breakdown included', 424, 226],
    ['Remarks: The certificate holder is an additional insured under the auto liability coverage.', 40, 260],
    ['Certificate holder: Tern Lake Logistics Inc', 40, 300],
  ]
  const rules: [number, number, number, number][] = [
    ...[120, 140, 240].map((y): [number, number, number, number] => [40, y, 570, y]),
    ...[170, 200].flatMap((y): [number, number, number, number][] => [[40, y, 160, y], [420, y, 570, y]]),
    ...[40, 160, 250, 330, 420, 570].map((x): [number, number, number, number] => [x, 120, x, 240]),
  ]
  const { coverage_lines: lines } = await read(await print(runs, { rules }))
  assert.deepEqual(
    lines.map((l) => [l.coverage_type, limitsOf(l), l.additional_insured]),
    [
      ['auto_liability', { combined_single_limit: 1_000_000 }, true],
      ['general_liability', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }, null],
      ['cargo', { per_vehicle: 100_000, deductible: 2_500 }, null],
    ],
  )
  for (const line of lines) assert.deepEqual([line.policy_number, line.effective_date, line.expiration_date, line.naic], ['GWP44899F', '2026-04-01', '2027-04-01', '11399'])
})

test('policies under each other without rules: each its own, and a vehicle listed under them is none', async () => {
  const row = (y: number, [name, number, ...limits]: [string, string, ...string[]]): Run[] => [
    [name, 40, y],
    [number, 180, y],
    ['05-18-26', 262, y],
    ['05-18-27', 322, y],
    ...limits.map((text, i): Run => [text, 392, y + 9 * i]),
  ]
  const runs: Run[] = [
    ['LANTERNFIELD INSURANCE COMPANY', 200, 40, 12],
    ['CERTIFICATE OF INSURANCE', 220, 60, 11],
    ['THIS IS TO CERTIFY THAT THE POLICIES INDICATED BELOW ARE IN FORCE WITH THIS COMPANY', 40, 90],
    ['KIND OF INSURANCE', 40, 126],
    ['POLICY NUMBER', 180, 126],
    ['EFFECTIVE', 262, 126],
    ['EXPIRATION', 322, 126],
    ['LIMITS', 392, 126],
    ...row(144, ['AUTOMOBILE LIABILITY', 'L-088299-4', '$ 1,000,000 CSL']),
    ['SCHEDULED AUTOS ONLY', 48, 153],
    ...row(162, ['PHYSICAL DAMAGE', 'L-088299-4', 'STATED AMOUNT', 'DED: $ 2,500']),
    ...row(180, ['CARGO', 'I-044899-2', '$ 100,000 PER VEHICLE', 'DED: $ 1,000']),
    ['VEHICLES: 2020 KW T680 VIN 1XKYDP9X1LJ448899', 40, 240],
    ['AGENT: AZALEA CITY AGENCY', 40, 300],
  ]
  const { coverage_lines: lines } = await read(await print(runs))
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [
    ['auto_liability', 'L-088299-4', { combined_single_limit: 1_000_000 }],
    ['auto_physical_damage', 'L-088299-4', { deductible: 2_500 }],
    ['cargo', 'I-044899-2', { per_vehicle: 100_000, deductible: 1_000 }],
  ])
})
