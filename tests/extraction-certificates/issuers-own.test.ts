import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
type Rule = [number, number, number, number]
const across = (ys: number[], x1: number, x2: number): Rule[] => ys.map((y): Rule => [x1, y, x2, y])
const down = (xs: number[], y1: number, y2: number): Rule[] => xs.map((x): Rule => [x, y1, x, y2])

test('a table that states only the last days, before numbers broken over two lines, with a cell for each limit', async () => {
  const runs: Run[] = [
    ['Certificate of Insurance', 220, 40, 14],
    ['This is to certify that OSPREY HAULING LLC is insured by the Company under the policies listed below.', 40, 70],
    ['TYPE OF POLICY', 44, 106, 7],
    ['EXP. DATE', 144, 106, 7],
    ['POLICY NUMBER', 214, 106, 7],
    ['LIMIT OF LIABILITY', 324, 106, 7],
    ['WORKERS', 44, 126],
    ['COMPENSATION', 44, 136],
    ['07/01/2026', 144, 126],
    ['WC2-K11-448201-', 214, 126],
    ['025', 214, 136],
    ['LAW OF THE FOLLOWING STATES: PA', 324, 126, 7],
    ...(['Accident', 'Disease', 'Disease'] as const).flatMap((what, i): Run[] => [
      ['Bodily Injury By', 464, 121 + i * 30, 6],
      [what, 464, 128 + i * 30, 6],
      [`$${['1,000,000', '2,000,000', '500,000'][i]} ${['Each', 'Policy', 'Each'][i]}`, 464, 135 + i * 30, 6],
      [['Accident', 'Limit', 'Employee'][i]!, 464, 142 + i * 30, 6],
    ]),
    ['Umbrella Excess', 44, 216],
    ['Liability', 44, 226],
    ['07/01/2026', 144, 216],
    ['TH7-K11-448201-', 214, 216],
    ['055', 214, 226],
    ['$5,000,000 per occurrence / $5,000,000 aggregate', 324, 216],
    ...HOLDER,
  ]
  const rules = [...across([100, 119, 210, 240], 40, 570), ...across([149, 180], 460, 570), ...down([40, 140, 210, 320, 570], 100, 240), ...down([460], 119, 210)]
  const { coverage_lines: lines } = await read(await print(runs, { rules }))
  assert.deepEqual(lines.map((l) => [l.policy_number, l.effective_date, l.expiration_date]), [
    ['WC2-K11-448201-025', null, '2026-07-01'],
    ['TH7-K11-448201-055', null, '2026-07-01'],
  ])
  assert.partialDeepStrictEqual(limitsOf(lines[0]!), { el_each_accident: 1_000_000, el_disease_policy_limit: 2_000_000, el_disease_each_employee: 500_000 })
  assert.deepEqual(limitsOf(lines[1]!), { each_occurrence: 5_000_000, aggregate: 5_000_000 })
})

test('days that stand in the number’s own column leave no piece of a number', async () => {
  const head = TABLE.filter(([text]) => !/POLICY E/.test(text))
  const runs: Run[] = [...head, ...INSURERS, ['A', 44, 156], ['Motor Truck Cargo', 80, 156], ['07/01/2026 KC2-Z11-4482-', 220, 156], ['02518', 220, 166], ['$100,000 per vehicle', 440, 156], ...HOLDER]
  const { coverage_lines } = await read(await print(runs))
  assert.ok(coverage_lines.every((l) => l.policy_number === null), JSON.stringify(coverage_lines.map((l) => l.policy_number)))
})

test('the law’s limit entered behind its caption, on a form without boxes', async () => {
  const runs: Run[] = [
    ...TABLE,
    ...INSURERS,
    ['B', 44, 156],
    ['WORKERS COMPENSATION / EMPLOYERS LIABILITY', 80, 156, 5],
    ['THE PROPRIETOR / PARTNERS ARE Included', 80, 166, 5],
    ['WC 5588126-07', 220, 156],
    ['01-Jan-2026', 320, 156],
    ['01-Jan-2027', 380, 156],
    ['WORKERS COMP LIMITS', 440, 156, 6],
    ['Statutory', 530, 156, 6],
    ['EL EACH ACCIDENT', 440, 166, 6],
    ['1,000,000', 530, 166, 6],
    ...HOLDER,
  ]
  const { coverage_lines: lines } = await read(await print(runs))
  assert.deepEqual(lines.map(limitsOf), [{ statutory: null, el_each_accident: 1_000_000 }])
})

test('a verification of a private car’s policy is automobile liability, and its own damage’s deductibles are none of it', async () => {
  const runs: Run[] = [
    ['Verification of Coverage', 40, 60, 12],
    ['This letter is to verify that we have issued the policyholder coverage for the vehicle listed.', 40, 90],
    ['Policy Number:', 40, 120],
    ['6104-88-21-77', 200, 120],
    ['Insurance Company:', 40, 134],
    ['Saltgrass Casualty Company', 200, 134],
    ['Effective Date:', 40, 148],
    ['02-17-26', 200, 148],
    ['Expiration Date:', 40, 162],
    ['08-17-26', 200, 162],
    ['Vehicle:', 40, 176],
    ['2022 SUBARU OUTBACK', 200, 176],
    ['Coverages', 40, 200],
    ['Limits', 320, 200],
    ['Deductible', 480, 200],
    ['Bodily Injury Liability', 40, 214],
    ['$100,000/$300,000', 320, 214],
    ['Each Person/Each Occurrence', 40, 226],
    ['Property Damage Liability', 40, 240],
    ['$100,000', 320, 240],
    ['Collision', 40, 254],
    ['$500', 480, 254],
  ]
  const { coverage_lines: lines } = await read(await print(runs))
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number, l.carrier, l.effective_date, l.expiration_date]), [['auto_liability', '6104-88-21-77', 'Saltgrass Casualty Company', '2026-02-17', '2026-08-17']])
  assert.deepEqual(limitsOf(lines[0]!), { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 100_000 })
})

test('answers that run on behind other facts in one line, and the law’s limit ticked in a list', async () => {
  const runs: Run[] = [
    ['CERTIFICATE OF LIABILITY INSURANCE', 180, 40, 12],
    ['Insurers Affording Coverage:', 40, 70],
    ['Insurer A: Saltgrass Protection Insurance Company (NAIC 41399)', 40, 84],
    ['Insurer B: Lanternfield Charter Insurance Company (NAIC 44399)', 40, 94],
    ['1. Commercial General Liability (Insurer A)', 40, 120],
    ['Policy Number: 8500048899   Effective: 02/01/2026   Expires: 02/01/2027', 40, 130],
    ['[X] Occurrence  [ ] Claims-Made  Additional Insured: Yes  Waiver of Subrogation: No', 40, 140],
    ['Each Occurrence: $1,000,000', 60, 154],
    ['2. Workers Compensation and Employers Liability (Insurer B)', 40, 180],
    ['Policy Number: WCV01188299   Effective: 02/14/2026   Expires: 02/14/2027', 40, 190],
    ['Waiver of Subrogation: Yes', 40, 200],
    ['[X] Per Statute', 60, 214],
    ['E.L. Each Accident: $1,000,000', 60, 226],
    ['Certificate Holder: Town of Cordgrass, 26 Court St', 40, 260],
  ]
  const { coverage_lines: lines } = await read(await print(runs))
  assert.deepEqual(lines.map((l) => [l.additional_insured, l.subrogation_waived, limitsOf(l)]), [
    [true, false, { each_occurrence: 1_000_000 }],
    [null, true, { statutory: null, el_each_accident: 1_000_000 }],
  ])
})

test('a last day whose label breaks is not the first day beside it', async () => {
  const runs: Run[] = [
    ['EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', 40, 40, 12],
    ['COMPANY NAME: Saltgrass FM Insurance Company', 306, 80],
    ['POLICY NUMBER: GX448899', 306, 110],
    ['EFFECTIVE DATE: 05/01/2026 EXPIRATION', 306, 122],
    ['DATE: 05/01/2027', 306, 132],
    ['COVERAGE INFORMATION', 40, 160],
    ['COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $ 14,200,000', 40, 176],
    ['REMARKS', 40, 220],
  ]
  const rules = [...across([70, 104, 146], 36, 570), ...down([36, 300, 570], 70, 146)]
  const { coverage_lines: lines } = await read(await print(runs, { rules }))
  assert.deepEqual(lines.map((l) => [l.policy_number, l.effective_date, l.expiration_date]), [['GX448899', '2026-05-01', '2027-05-01']])
})

test('coverages side by side whose limits take more lines than the labels beside them, parted by rules', async () => {
  const runs: Run[] = [
    ['Certificate of Insurance', 200, 40, 13],
    ...['Coverage', 'General Liability', 'Auto Liability'].map((t, i): Run => [t, 44 + 150 * i, 104]),
    ...['Insurer', 'Saltgrass Insurance Company', 'Lanternfield Insurance Company'].map((t, i): Run => [t, 44 + 150 * i, 118]),
    ...['Policy number', 'CPS7448899', 'BA 0448899'].map((t, i): Run => [t, 44 + 150 * i, 132]),
    ...['Policy period', '04/01/2026 - 04/01/2027', '12/15/2025 - 12/15/2026'].map((t, i): Run => [t, 44 + 150 * i, 146]),
    ...['Limits', '$1,000,000 each occurrence', '$1,000,000 combined single limit'].map((t, i): Run => [t, 44 + 150 * i, 160, 7]),
    ['$2,000,000 general aggregate', 194, 170, 7],
    ['$2,000,000 products aggregate', 194, 180, 7],
    ...['Additional insured', 'Yes', 'No'].map((t, i): Run => [t, 44 + 150 * i, 194]),
    ...['Waiver of subrogation', 'No', 'No'].map((t, i): Run => [t, 44 + 150 * i, 208]),
  ]
  const rules = [...across([100, 114, 128, 142, 156, 190, 204, 218], 40, 490), ...down([40, 190, 340, 490], 100, 218)]
  const { coverage_lines: lines } = await read(await print(runs, { rules }))
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.additional_insured, l.subrogation_waived, limitsOf(l)]), [
    ['general_liability', true, false, { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000 }],
    ['auto_liability', false, false, { combined_single_limit: 1_000_000 }],
  ])
})

test('thousands that the form says are omitted', async () => {
  const runs: Run[] = [
    ['CERTIFICATE OF INSURANCE', 300, 40, 12],
    ['SALTGRASS MUTUAL INSURANCE COMPANY', 40, 40],
    ['TYPE OF INSURANCE', 44, 106, 7],
    ['POLICY NUMBER', 154, 106, 7],
    ['POLICY EFF. DATE', 264, 106, 7],
    ['POLICY EXP. DATE', 334, 106, 7],
    ['LIMITS OF LIABILITY (THOUSANDS OMITTED)', 404, 106, 7],
    ['LIABILITY', 44, 126],
    ['Liability and Medical Expense', 44, 136, 7],
    ['044882-07118899', 154, 126],
    ['04-10-2026', 264, 126],
    ['04-10-2027', 334, 126],
    ['Any One Occurrence $ 1,000', 404, 126],
    ['General Aggregate* $ 2,000', 404, 136],
    ['Prod/Comp Ops Aggregate* $ 2,000', 404, 146],
    ['AUTOMOBILE LIABILITY', 44, 176],
    ['44-882-118-99', 154, 176],
    ['04-10-2026', 264, 176],
    ['04-10-2027', 334, 176],
    ['Bodily Injury and Property Damage Combined $ 1,000', 404, 176, 6],
    ...HOLDER,
  ]
  const rules = [...across([100, 120, 170, 196], 40, 580), ...down([40, 150, 260, 330, 400, 580], 100, 196)]
  const { coverage_lines: lines } = await read(await print(runs, { rules }))
  assert.deepEqual(lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['general_liability', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000 }],
    ['auto_liability', { combined_single_limit: 1_000_000 }],
  ])
})

test('a schedule whose first column is headed Policy, with terms in years and retentions among the deductibles', async () => {
  const at = (y: number, cells: string[]): Run[] => cells.map((text, i): Run => [text, [44, 144, 264, 344, 404, 524][i]!, y, 7])
  const runs: Run[] = [
    ['SCHEDULE OF INSURANCE', 40, 40, 12],
    ['Insured: Copperhead Drilling Services LP', 40, 70],
    ...at(106, ['Policy', 'Carrier', 'Policy No.', 'Term', 'Limits', 'Deductible/SIR']),
    ...at(122, ['General Liability', 'Saltgrass Insurance Corporation', '1000448899-05', '5/1/26-27', '$1M Occ / $2M Agg / $2M Prod', '$25,000']),
    ...at(138, ['Umbrella', 'Lanternfield Assurance Company', '0313-0499', '5/1/26-27', '$10M Occ / $10M Agg', '$10,000 SIR']),
  ]
  const { coverage_lines: lines } = await read(await print(runs, { rules: [...across([100, 116, 132, 150], 40, 590), ...down([40, 140, 260, 340, 400, 520, 590], 100, 150)] }))
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l)]), [
    ['general_liability', 'Saltgrass Insurance Corporation', '1000448899-05', '2026-05-01', '2027-05-01', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000, deductible: 25_000 }],
    ['umbrella', 'Lanternfield Assurance Company', '0313-0499', '2026-05-01', '2027-05-01', { each_occurrence: 10_000_000, aggregate: 10_000_000, retention: 10_000 }],
  ])
})

test('a portal’s table: days headed start and end, limits each under a heading, codes in a column', async () => {
  const xs = [40, 120, 240, 280, 350, 410, 470, 530, 566]
  const at = (y: number, cells: string[]): Run[] => cells.map((text, i): Run => [text, xs[i]!, y, 6])
  const runs: Run[] = [
    ['Insurance Certificate - Vendor Portal Export', 40, 40, 12],
    ['Vendor: Osprey Roofing Inc', 40, 66],
    ...at(100, ['Policy Type', 'Insurer', 'NAIC', 'Policy #', 'Start', 'End', 'Each Occ / CSL', 'Addl Insd', 'Subr Wvd']),
    ...at(116, ['General Liability', 'Saltgrass Insurance Company', '35399', '3AA448899', '2026-02-15', '2027-02-15', '$1,000,000', 'Yes', 'No']),
    ...at(132, ['Automobile', 'Lanternfield Insurance Company', '10199', '01448899-3', '2026-01-09', '2027-01-09', '$2,000,000', 'No', 'No']),
  ]
  const found = await read(await print(runs))
  assert.equal(found.doc_type, 'coi')
  assert.deepEqual(found.coverage_lines.map((l) => [l.coverage_type, l.carrier, l.naic, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l), l.additional_insured]), [
    ['general_liability', 'Saltgrass Insurance Company', '35399', '3AA448899', '2026-02-15', '2027-02-15', { each_occurrence: 1_000_000 }, true],
    ['auto_liability', 'Lanternfield Insurance Company', '10199', '01448899-3', '2026-01-09', '2027-01-09', { combined_single_limit: 2_000_000 }, false],
  ])
})

test('a sheet with a row for each limit, which its name tells', async () => {
  const xs = [44, 164, 304, 384, 444, 504]
  const at = (y: number, cells: string[]): Run[] => cells.map((text, i): Run => [text, xs[i]!, y, 7])
  const gl = (y: number, name: string, limit: string): Run[] => at(y, [`GL - ${name}`, 'Saltgrass Insurance Company', 'HGL0044899', '3/3/2026', '3/3/2027', limit])
  const runs: Run[] = [
    ['CERTIFICATE OF INSURANCE COVERAGE', 44, 40, 9],
    ['Insured:', 44, 60],
    ['Tumbleweed Septic Inc', 164, 60],
    ...at(100, ['COVERAGE', 'COMPANY', 'POLICY #', 'EFF', 'EXP', 'LIMIT']),
    ...gl(114, 'Each Occurrence', '1,000,000'),
    ...gl(128, 'General Aggregate', '2,000,000'),
    ...at(142, ['WC - EL Each Accident', 'Lanternfield Casualty Company', '0044899.101', '7/1/2025', '7/1/2026', '500,000']),
  ]
  const rules = [...across([96, 110, 124, 138, 152], 40, 570), ...down([40, 160, 300, 380, 440, 500, 570], 96, 152)]
  const { coverage_lines: lines } = await read(await print(runs, { rules }))
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [
    ['general_liability', 'HGL0044899', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['workers_comp', '0044899.101', { el_each_accident: 500_000 }],
  ])
})

test('bodily injury beside a coverage’s name is its limit and no coverage of its own', async () => {
  const policy = (y: number, name: string, number: string): Run[] => [
    [name, 40, y],
    [`Policy No. ${number}`, 40, y + 12],
    ['Eff. 05/12/2026  Exp. 05/12/2027', 40, y + 24],
  ]
  const runs: Run[] = [
    ['CERTIFICATE OF INSURANCE', 240, 40, 11],
    ['This is to certify to: Willow Bend Township, that the following described policy has been issued to: Sorghum Hill Farms Inc', 40, 66],
    ['KIND OF COVERAGE', 40, 90],
    ['LIMITS OF LIABILITY', 240, 90],
    ...policy(106, 'Farm Liability', 'FL-448899'),
    ['Bodily Injury and Property Damage $1,000,000 each occurrence', 240, 106],
    ['$2,000,000 aggregate', 240, 118],
    ...policy(148, 'Automobile Liability', 'CA-448899'),
    ['Bodily Injury $250,000 each person', 240, 148],
    ['$500,000 each accident', 240, 160],
    ['Property Damage $100,000 each accident', 240, 172],
    ['Issuing company: Saltgrass Farm Mutual Insurance Company.', 40, 220],
  ]
  const { coverage_lines: lines } = await read(await print(runs))
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [
    ['general_liability', 'FL-448899', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['auto_liability', 'CA-448899', { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 }],
  ])
})
