import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))

test('labels that break over lines beside amounts that do not: as many of both, in order', async () => {
  const labels = ['EACH OCCURRENCE', 'DAMAGE TO RENTED', 'PREMISES', 'MED EXP (Any one person)', 'PERSONAL & ADV INJURY', 'GENERAL AGGREGATE', 'PRODUCTS - COMP/OP AGG']
  const amounts = ['$1,000,000', '$100,000', '$10,000', '$1,000,000', '$2,000,000', '$3,000,000']
  const runs: Run[] = [
    ...TABLE,
    ...INSURERS,
    ['A', 44, 156],
    ['[X] COMMERCIAL GENERAL LIABILITY', 80, 156, 6],
    ['[ ] CLAIMS-MADE [X] OCCUR', 88, 165, 6],
    ['ZBV 4488299', 220, 156],
    ['04/01/2026', 320, 156],
    ['04/01/2027', 380, 156],
    ...labels.map((text, i): Run => [text, 440, 156 + 9 * i, 6]),
    ...amounts.map((text, i): Run => [text, 540, 156 + 9 * i, 6]),
    ...HOLDER,
  ]
  const { coverage_lines: lines } = await read(await print(runs))
  assert.deepEqual(lines.map(limitsOf), [
    { each_occurrence: 1_000_000, damage_to_rented_premises: 100_000, med_exp: 10_000, personal_adv_injury: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 3_000_000 },
  ])
})

test('a rule between labels and amounts and none between the limits: amounts set lower than labels of two lines answer in order', async () => {
  const labels: [string, number][] = [['General Aggregate', 0], ['Products-Comp/OPS', 11], ['Aggregate', 20], ['Personal &', 34], ['Advertising Injury', 43], ['Each Occurrence', 55], ['Fire Damage', 66], ['(Any one fire)', 75], ['Medical Expense', 89], ['(Any one person)', 96]]
  const amounts: [string, number][] = [['1,500,000', 4], ['600,000', 24], ['700,000', 45], ['800,000', 61], ['75,000', 79], ['5,000', 99]]
  const runs: Run[] = [
    ...TABLE,
    ...INSURERS,
    ['A', 44, 160],
    ['GENERAL LIABILITY', 80, 158, 6],
    ['X  COMMERCIAL GENERAL LIABILITY', 80, 168, 6],
    ['CLAIMS MADE  X  OCCUR', 88, 178, 6],
    ['ZBV 4488299', 220, 160],
    ['04/01/2026', 320, 160],
    ['04/01/2027', 380, 160],
    ...labels.map(([text, y]): Run => [text, 442, 158 + y, 7]),
    ...amounts.flatMap(([text, y]): Run[] => [['$', 522, 158 + y, 7], [text, 532, 158 + y, 8]]),
    ...HOLDER,
  ]
  const rules: [number, number, number, number][] = [...[130, 148, 268].map((y): [number, number, number, number] => [36, y, 590, y]), ...[36, 76, 216, 316, 376, 438, 518, 590].map((x): [number, number, number, number] => [x, 130, x, 268])]
  const { coverage_lines: lines } = await read(await print(runs, { rules }))
  assert.deepEqual(lines.map(limitsOf), [
    { general_aggregate: 1_500_000, products_comp_op_agg: 600_000, personal_adv_injury: 700_000, each_occurrence: 800_000, damage_to_rented_premises: 75_000, med_exp: 5_000 },
  ])
})

test('workers’ compensation told by its limits, the policy’s number behind a bare Policy', async () => {
  const runs: Run[] = [
    ['Certificate of Insurance', 400, 40, 12],
    ['Oregon Workers’ Compensation', 400, 56],
    ['The policy of insurance listed below has been issued to the insured named below for the policy period indicated.', 40, 90],
    ['Insured', 40, 120],
    ['Hurricane Creek Logging LLC', 40, 132],
    ['Policy 448899', 40, 160],
    ['Period 07/01/2026 to 07/01/2027', 40, 172],
    ['Bodily injury by accident', 240, 160],
    ['$500,000 each accident', 400, 160],
    ['Bodily injury by disease', 240, 172],
    ['$400,000 each employee', 400, 172],
    ['Bodily injury by disease', 240, 184],
    ['$600,000 policy limit', 400, 184],
  ]
  const { coverage_lines: lines } = await read(await print(runs))
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l)]), [
    ['workers_comp', '448899', '2026-07-01', '2027-07-01', { el_each_accident: 500_000, el_disease_each_employee: 400_000, el_disease_policy_limit: 600_000 }],
  ])
})

test('who signs on behalf of an insurer is not the insurer', async () => {
  const runs: Run[] = [
    ['CERTIFICATE OF MARINE CARGO INSURANCE', 180, 40, 12],
    ['Open Policy No. OC 04488299', 40, 80],
    ['Insurer: Saltgrass Cargo Underwriting on behalf of Certain', 300, 80],
    ['Policy period: 01/01/2026 to 01/01/2027', 40, 96],
    ['Limit any one conveyance: USD 2,000,000', 300, 110],
  ]
  const { coverage_lines: lines } = await read(await print(runs))
  assert.deepEqual(lines.map((l) => [l.policy_number, l.carrier]), [['OC 04488299', null]])
})

test('kinds of insurance behind their numbers, a number broken after its letters, amounts under Amount', async () => {
  const xs = [40, 130, 230, 330, 390, 450, 530]
  const at = (y: number, cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, xs[i]!, y, 7]] : []))
  const runs: Run[] = [
    ['SALTGRASS FARM MUTUAL INSURANCE COMPANY', 160, 40, 11],
    ['CERTIFICATE OF INSURANCE', 220, 58, 10],
    ...at(110, ['POLICY NO.', 'KIND OF INSURANCE', 'COMPANY', 'EFFECTIVE', 'EXPIRES', 'AMOUNT', 'DEDUCTIBLE']),
    ...at(126, ['CA-448899-3', 'Business Auto', 'Saltgrass Farm Mutual', '11/20/2025', '11/20/2026', '$500,000', '$1,000']),
    ...at(146, ['KSIC-GL-', 'Motor Truck Cargo', 'Saltgrass Farm Mutual', '01/01/2026', '01/01/2027', '$100,000', '$2,500']),
    ...at(154, ['448823']),
    ['Certificate holder: Tern Lake Logistics Inc', 40, 220],
  ]
  const rules: [number, number, number, number][] = [...[104, 120, 140, 164].map((y): [number, number, number, number] => [36, y, 590, y]), ...[36, 126, 226, 326, 386, 446, 526, 590].map((x): [number, number, number, number] => [x, 104, x, 164])]
  const { coverage_lines: lines } = await read(await print(runs, { rules }))
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, limitsOf(l)]), [
    ['auto_liability', 'CA-448899-3', '2025-11-20', { combined_single_limit: 500_000, deductible: 1_000 }],
    ['cargo', 'KSIC-GL-448823', '2026-01-01', { per_vehicle: 100_000, deductible: 2_500 }],
  ])
})

test('amounts with their words behind them, broken anywhere', async () => {
  const runs: Run[] = [
    ...TABLE,
    ...INSURERS,
    ['A', 44, 156],
    ['General Liability', 80, 156],
    ['6131K44899', 220, 156],
    ['10/01/2025', 320, 156],
    ['10/01/2026', 380, 156],
    ['$1,000,000', 440, 156],
    ['occurrence; $2,000,000', 440, 166],
    ['aggregate', 440, 176],
    ...HOLDER,
  ]
  const { coverage_lines: lines } = await read(await print(runs))
  assert.deepEqual(lines.map(limitsOf), [{ each_occurrence: 1_000_000, general_aggregate: 2_000_000 }])
})

test('a sentence under a table speaks of the coverage it names, not of those listed over it', async () => {
  const xs = [40, 140, 260, 400, 480]
  const at = (y: number, cells: string[]): Run[] => cells.map((text, i): Run => [text, xs[i]!, y, 7])
  const runs: Run[] = [
    ['CERTIFICATE OF INSURANCE', 220, 40, 12],
    ['SALTGRASS FARM MUTUAL INSURANCE COMPANY', 160, 58, 10],
    ['This is to certify that policies of insurance listed below are in force at this time', 40, 90],
    ...at(110, ['POLICY NO.', 'KIND OF INSURANCE', 'LIMITS OF LIABILITY', 'EFFECTIVE', 'EXPIRES']),
    ...at(126, ['GL-448899-3', 'General Liability', '$1,000,000 each occurrence', '11/20/2025', '11/20/2026']),
    ...at(142, ['CA-448899-3', 'Business Auto', '$500,000 CSL', '11/20/2025', '11/20/2026']),
    ...at(158, ['WC-448899-3', 'Workers Compensation', 'Statutory', '11/20/2025', '11/20/2026']),
    ['Additional insured status applies to General Liability for the holder named above.', 40, 190],
  ]
  const { coverage_lines: lines } = await read(await print(runs))
  assert.deepEqual(lines.map((l) => [l.policy_number, l.additional_insured]), [
    ['GL-448899-3', true],
    ['CA-448899-3', null],
    ['WC-448899-3', null],
  ])
})
