import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
type Rule = [number, number, number, number]
const grid = (ys: number[], xs: number[]): Rule[] => [...ys.map((y): Rule => [xs[0]!, y, xs.at(-1)!, y]), ...xs.map((x): Rule => [x, ys[0]!, x, ys.at(-1)!])]
const facts = (y: number, number: string): Run[] => [['A', 44, y], [number, 220, y], ['04/01/2026', 320, y], ['04/01/2027', 380, y]]

test('garage liability typed among others in a free cell is one of them', async () => {
  const typed: [string, string, string][] = [['Garage Liability', 'Auto Only Ea Acc', '500,000'], ['Garagekeepers', 'Max per Location', '250,000'], ['On Hook', 'Per Vehicle', '100,000']]
  const runs: Run[] = [
    ...TABLE,
    ...INSURERS,
    ...typed.flatMap(([name, label, amount], i): Run[] => [...facts(156 + 12 * i, '448831A'), [name, 80, 156 + 12 * i], [label, 442, 156 + 12 * i], [amount, 540, 156 + 12 * i]]),
    ...HOLDER,
  ]
  const { coverage_lines: lines } = await read(await print(runs, { rules: grid([130, 150, 196], [36, 76, 216, 316, 376, 438, 590]) }))
  assert.deepEqual(lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['garage_liability', { auto_only_each_accident: 500_000 }],
    ['garagekeepers', { max_per_location: 250_000 }],
    ['on_hook', { per_vehicle: 100_000 }],
  ])
})

test('answers under the coverage’s name, labels that a narrow cell breaks', async () => {
  const runs: Run[] = [
    ...TABLE,
    ...INSURERS,
    ...facts(156, 'WCV 044883'),
    ['Workers Compensation', 80, 156],
    ['Waiver: Yes', 80, 166],
    ['Statutory.', 442, 156],
    ['E.L. Each Accident', 442, 166],
    ['$500,000', 442, 176],
    ['E.L. Disease-Ea.', 442, 186],
    ['Employee $600,000', 442, 196],
    ['E.L. Disease-Policy Limit', 442, 206],
    ['$700,000', 442, 216],
    ...facts(236, 'CPP 448832'),
    ['Property', 80, 236],
    ['Building/Contents', 442, 236],
    ['$850,000', 442, 246],
    ...facts(266, 'CPP 448833'),
    ['General Liability', 80, 266],
    ['Additional insured: Yes', 80, 276],
    ['Waiver: No', 80, 286],
    ['Occurrence $1,000,000', 442, 266],
    ...HOLDER,
  ]
  const { coverage_lines: lines } = await read(await print(runs, { rules: grid([130, 150, 230, 260, 300], [36, 76, 216, 316, 376, 438, 590]) }))
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.additional_insured, l.subrogation_waived, limitsOf(l)]), [
    ['workers_comp', null, true, { statutory: null, el_each_accident: 500_000, el_disease_each_employee: 600_000, el_disease_policy_limit: 700_000 }],
    ['property', null, null, { building_contents: 850_000 }],
    ['general_liability', true, false, { each_occurrence: 1_000_000 }],
  ])
})

test('a deductible typed before a bare amount: the amount is the coverage’s limit', async () => {
  const runs: Run[] = [...TABLE, ...INSURERS, ...facts(156, 'GTUL0448837-01'), ['ContingentMotorCargo', 80, 156], ['DED: $2,500', 442, 156], ['250,000', 540, 156], ...HOLDER]
  const { coverage_lines: lines } = await read(await print(runs, { rules: grid([130, 150, 186], [36, 76, 216, 316, 376, 438, 590]) }))
  assert.deepEqual(lines.map((l) => [l.coverage_type, limitsOf(l)]), [['contingent_cargo', { deductible: 2_500, per_vehicle: 250_000 }]])
})

test('limits that compensation alone has, on a paper that does not name it', async () => {
  const runs: Run[] = [
    ['Certificate of insurance', 40, 40, 14],
    ['Certificate holder:', 40, 70],
    ['Tern Lake Holdings', 40, 82],
    ['Insured:', 330, 70],
    ['Osprey Forestry Inc', 330, 82],
    ['The policy of insurance listed below has been issued to the insured named above for the policy period indicated.', 40, 110],
    ['Policy:', 40, 140],
    ['100448834', 150, 140],
    ['Period:', 40, 152],
    ['07/01/2026 to 07/01/2027', 150, 152],
    ['Bodily injury by accident', 150, 176],
    ['$500,000 each accident', 330, 176],
    ['Bodily injury by disease', 150, 188],
    ['$600,000 each employee', 330, 188],
    ['Bodily injury by disease', 150, 200],
    ['$700,000 policy limit', 330, 200],
  ]
  const { coverage_lines: lines } = await read(await print(runs))
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [
    ['workers_comp', '100448834', { el_each_accident: 500_000, el_disease_each_employee: 600_000, el_disease_policy_limit: 700_000 }],
  ])
})

test('buildings and contents are property, with what their loss costs; evidence for who leases', async () => {
  const note: Run[] = [
    ['COVER NOTE / EVIDENCE OF INSURANCE', 180, 40, 13],
    ['REFERENCE', 40, 80],
    ['Policy No. PC2604483', 190, 80],
    ['ASSURED', 40, 96],
    ['Osprey Marina LLC', 190, 96],
    ['PERIOD', 40, 112],
    ['From: 1 April 2026 To: 1 April 2027', 190, 112],
    ['INTEREST', 40, 128],
    ['Buildings, docks, contents and business interruption', 190, 128],
    ['DEDUCTIBLE', 40, 144],
    ['USD 25,000 each and every loss', 190, 144],
  ]
  const { coverage_lines: noted } = await read(await print(note))
  assert.deepEqual(noted.map((l) => l.coverage_type), ['property'])
  const lease: Run[] = [
    ['EVIDENCE OF INSURANCE FOR LEASED EQUIPMENT', 170, 40, 13],
    ['To: Tern Lake Equipment Finance', 40, 70],
    ['Insured (Lessee):', 40, 86],
    ['Osprey Printing Inc', 150, 86],
    ['Insurance Company:', 40, 100],
    ['Saltgrass Fire Insurance Company', 150, 100],
    ['A. Equipment Floater', 40, 124],
    ['Policy No.: IHF 448835 03', 46, 136],
    ['Effective: 01/19/2026', 250, 136],
    ['Expires: 01/19/2027', 400, 136],
    ['Deductible: $1,000', 250, 148],
    ['Loss Payee: Tern Lake Equipment Finance', 46, 160],
    ['Thirty (30) days written notice of cancellation will be given to the Lessor.', 40, 190],
  ]
  const leased = await read(await print(lease))
  assert.equal(leased.doc_type, 'coi')
  assert.deepEqual(leased.coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [['inland_marine', 'IHF 448835 03', { deductible: 1_000 }]])
})

test('an agency’s code for its client is no part of the name; a label of two lines in a ruled cell, its amount without a comma', async () => {
  const runs: Run[] = [
    ['CERTIFICATE OF LIABILITY INSURANCE', 180, 40, 13],
    ['PRODUCER', 40, 60, 6],
    ['Larkfield Agency', 44, 68],
    ['INSURED', 40, 92, 6],
    ['OSPREYH-02', 250, 92, 6],
    ['Osprey Hauling LLC', 44, 102],
    ['4 Mill Rd, Tern Lake OH 44001', 44, 112],
    ...TABLE.slice(5),
    ...INSURERS,
    ...facts(160, 'ZBV 448836'),
    ['PET TRANSPORT LIABILITY', 80, 160],
    ['BODILY INJURY', 442, 154, 7],
    ['$ 5000.00', 530, 154, 7],
    ['PROPERTY', 442, 168, 7],
    ['$ 6000.00', 530, 168, 7],
    ['DAMAGE', 442, 177, 7],
    ...HOLDER,
  ]
  const rules: Rule[] = [...grid([130, 150, 188], [36, 76, 216, 316, 376, 438, 590]), [438, 165, 590, 165], [526, 150, 526, 188], [36, 56, 300, 56], [36, 90, 300, 90], [36, 124, 300, 124], [36, 56, 36, 124], [300, 56, 300, 124]]
  const found = await read(await print(runs, { rules }))
  assert.equal(found.insured_name, 'Osprey Hauling LLC')
  assert.deepEqual(found.coverage_lines.map((l) => limitsOf(l).property), [undefined])
})

test('truckers’ general liability under cargo is a coverage of its own', async () => {
  const row = (y: number, name: string, limits: string): Run[] => [[name, 36, y], [limits, 330, y]]
  const runs: Run[] = [
    ['Certificate of Insurance', 36, 110, 14],
    ['Policy number: 0448838-3', 400, 36],
    ['Underwritten by:', 400, 47],
    ['Saltgrass Mountain Insurance Company', 400, 58],
    ['Policy Effective Date: Jan 17, 2026', 36, 200],
    ['Policy Expiration Date: Jan 17, 2027', 330, 200],
    ...row(220, 'Insurance coverage(s)', 'Limits'),
    ...row(236, 'Bodily Injury/Property Damage', '$1,000,000 Combined Single Limit'),
    ...row(252, 'Motor Truck Cargo', '$100,000 Limit w/ $1,000 Ded'),
    ...row(268, 'Truckers General Liability', '$1,000,000 Occurrence/$2,000,000 Aggregate'),
    ['Description of Location/Vehicles/Special Items', 36, 290],
    ['Scheduled autos only', 36, 302],
  ]
  const { coverage_lines: lines } = await read(await print(runs))
  assert.deepEqual(lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['auto_liability', { combined_single_limit: 1_000_000 }],
    ['cargo', { per_vehicle: 100_000, deductible: 1_000 }],
    ['general_liability', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
  ])
})

test('names under no heading of their own end where the companies begin; over what a layer lies names no limit', async () => {
  const xs = [24, 114, 264, 368, 424, 478]
  const at = (y: number, cells: string[]): Run[] => cells.map((text, i): Run => [text, xs[i]!, y, 7])
  const runs: Run[] = [
    ['Evidence of Coverage', 36, 40, 14],
    ['Insured: Osprey Demolition Corp', 36, 60],
    ...at(90, ['Line', 'Carrier', 'Policy #', 'Eff.', 'Exp.', 'Limits']),
    ...at(106, ['General Liability', 'Saltgrass Fire Insurance Company', 'GL2026000144', '6/4/2026', '6/4/2027', '$1M occ / $2M agg']),
    ...at(122, ['Excess', 'Marlstone Specialty Insurance Company', 'NY26FXSZ04483', '6/4/2026', '6/4/2027', '$5M / $5M xs primary']),
  ]
  const { coverage_lines: lines } = await read(await print(runs, { rules: grid([86, 102, 118, 134], [20, 110, 260, 364, 420, 474, 600]) }))
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.carrier, limitsOf(l)]), [
    ['general_liability', 'Saltgrass Fire Insurance Company', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['excess_liability', 'Marlstone Specialty Insurance Company', { each_occurrence: 5_000_000, aggregate: 5_000_000 }],
  ])
})

test('a professional employer organization is no professional liability', async () => {
  const row = (y: number, label: string, value: string): Run[] => [[label, 40, y], [value, 230, y]]
  const runs: Run[] = [
    ["CERTIFICATE OF WORKERS' COMPENSATION COVERAGE", 150, 40, 13],
    ...row(80, 'Professional employer organization', 'Osprey Employer Services Inc'),
    ...row(96, 'Client company', 'Tern Lake Roofing LLC'),
    ...row(112, 'Carrier', 'Saltgrass Casualty Insurance Company'),
    ...row(128, 'Policy number', 'WC 04-48839-09'),
    ...row(144, 'Coverage period', 'July 1, 2026 to July 1, 2027'),
    ...row(160, "Workers' compensation", 'Statutory limits'),
    ...row(176, "Employer's liability - each accident", '$2,000,000'),
    ...row(192, "Employer's liability - disease, each employee", '$2,000,000'),
    ...row(208, "Employer's liability - disease, policy limit", '$2,000,000'),
  ]
  const found = await read(await print(runs))
  assert.equal(found.doc_type, 'coi')
  assert.deepEqual(found.coverage_lines.map((l) => [l.coverage_type, l.policy_number]), [['workers_comp', 'WC 04-48839-09']])
})

test('of boxes before the names the ticked one tells; a code under its company', async () => {
  const boxes: Run[] = [...TABLE, ...INSURERS, ...facts(156, '83 UEC 448840'), ['[X] VEHICLE LIABILITY', 80, 156, 6], ['[ ] GENERAL LIABILITY', 80, 166, 6], ['COMBINED SINGLE LIMIT $ 1,000,000', 442, 156, 6], ...HOLDER]
  const { coverage_lines: boxed } = await read(await print(boxes, { rules: grid([130, 150, 186], [36, 76, 216, 316, 376, 438, 590]) }))
  assert.deepEqual(boxed.map((l) => [l.coverage_type, limitsOf(l)]), [['auto_liability', { combined_single_limit: 1_000_000 }]])
  const xs = [40, 190, 320, 430]
  const at = (y: number, cells: string[]): Run[] => cells.map((text, i): Run => [text, xs[i]!, y, 7])
  const listed: Run[] = [
    ['Certificate of Insurance', 40, 40, 13],
    ...at(90, ['Coverage / Company', 'Policy Number', 'Policy Term', 'Limits of Liability']),
    ...at(106, ['Commercial General Liability', 'GLO 0448841-06', '01/01/2026 to 01/01/2027', '$3,000,000 Each Occurrence']),
    ['Saltgrass Fire Insurance Company', 40, 115, 7],
    ['(NAIC 44884)', 40, 124, 7],
    ['$6,000,000 General Aggregate', 430, 115, 7],
  ]
  const { coverage_lines: lines } = await read(await print(listed, { rules: grid([86, 102, 136], [36, 186, 316, 426, 590]) }))
  assert.deepEqual(lines.map((l) => [l.carrier, l.naic, limitsOf(l)]), [['Saltgrass Fire Insurance Company', '44884', { each_occurrence: 3_000_000, general_aggregate: 6_000_000 }]])
})
