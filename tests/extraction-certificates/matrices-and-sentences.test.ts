import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, rows, type Run } from './printed.ts'

type Rules = [number, number, number, number][]
const limitsOf = (line: { limits: { label: string; amount: number | null }[] }): Record<string, number | null> => Object.fromEntries(line.limits.map((x) => [x.label, x.amount]))

test('policies side by side in a ruled table: a high row of limits ends nothing, lines broken in their cells are whole, and each column has its own answer', async () => {
  const [left, first, second, right, top] = [40, 140, 320, 500, 80]
  const heights = [16, 16, 16, 16, 72, 28]
  const at = heights.reduce<number[]>((all, h) => [...all, all.at(-1)! + h], [top])
  const rules: Rules = [...at.map((y): Rules[number] => [left, y, right, y]), ...[left, first, second, right].map((x): Rules[number] => [x, top, x, at.at(-1)!])]
  const cells: Run[] = [
    ['Subcontractor Insurance Certificate', 40, 40, 13],
    ['General Liability', first + 4, at[0]! + 4],
    ['Automobile', second + 4, at[0]! + 4],
    ['Policy number', left + 4, at[1]! + 4],
    ['SKP-0044187-26', first + 4, at[1]! + 4],
    ['SKA-0044188-26', second + 4, at[1]! + 4],
    ['Effective', left + 4, at[2]! + 4],
    ['3/3/2026', first + 4, at[2]! + 4],
    ['3/3/2026', second + 4, at[2]! + 4],
    ['Expires', left + 4, at[3]! + 4],
    ['3/3/2027', first + 4, at[3]! + 4],
    ['3/3/2027', second + 4, at[3]! + 4],
    ['Limits', left + 4, at[4]! + 4],
    ...['$1,000,000 each', 'occurrence', '$2,000,000 general', 'aggregate'].map((text, i): Run => [text, first + 4, at[4]! + 4 + 13 * i]),
    ...['$1,000,000 combined', 'single limit'].map((text, i): Run => [text, second + 4, at[4]! + 4 + 13 * i]),
    ['Waiver of', left + 4, at[5]! + 4],
    ['subrogation', left + 4, at[5]! + 15],
    ['Yes', first + 4, at[5]! + 4],
    ['No', second + 4, at[5]! + 4],
  ]
  const { coverage_lines } = await read(await print(cells, { rules }))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l), l.subrogation_waived]), [
    ['general_liability', 'SKP-0044187-26', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }, true],
    ['auto_liability', 'SKA-0044188-26', { combined_single_limit: 1_000_000 }, false],
  ])
})

test('heads over one row of values are that policy’s facts, and the next word of a name beside is no company', async () => {
  const { coverage_lines } = await read(
    await print(rows('HERONMOOR SPECIALTY INSURANCE | 320> CERTIFICATE OF AUTOMOBILE LIABILITY', 'COMPANY | 500> INSURANCE', '', 'POLICY NO. | 190> EFFECTIVE | 310> EXPIRATION | 440> LIMIT', 'NTL-441-0088-7 | 190> 10/18/2026 | 310> 10/18/2027 | 440> $1,000,000 CSL', '', 'INSURED: Osprey Intermodal LLC, Larkfield NJ')),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, limitsOf(l)]), [['auto_liability', null, 'NTL-441-0088-7', '2026-10-18', { combined_single_limit: 1_000_000 }]])
})

test('a letter says what the number is, and each sentence its own amounts', async () => {
  const { doc_type, coverage_lines } = await read(
    await print(rows('April 3, 2026', '', 'RE: Osprey Engineering PLLC - Verification of Professional Liability Insurance', '', 'Osprey Engineering PLLC maintains professional liability insurance with Heronmoor American Insurance', 'Company. The policy number is LHP-X-441887-26, and the policy term is April 1, 2026 to April 1, 2027. The', 'limit of liability is $2,000,000 per claim and $4,000,000 in the aggregate. The deductible is $25,000 per claim.')),
  )
  assert.equal(doc_type, 'coi')
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, limitsOf(l)]), [['LHP-X-441887-26', { each_claim: 2_000_000, aggregate: 4_000_000, deductible: 25_000 }]])
})

test('a Lloyd’s broker confirms what was arranged, by the contract’s reference', async () => {
  const { doc_type, coverage_lines } = await read(
    await print(rows('TO WHOM IT MAY CONCERN', 'Re: Osprey Heavy Haul Inc, Larkfield', '', 'We, Tern Lake Brokers Ltd, hereby confirm that in our capacity as brokers we have arranged the following insurance:', '', 'Class: Motor Truck Cargo Legal Liability', 'Contract reference (UMR): B1262MC0441826', 'Period: 15 September 2026 to 15 September 2027', 'Limit: USD 500,000 any one vehicle', 'Deductible: USD 10,000 each and every loss')),
  )
  assert.equal(doc_type, 'coi')
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [['cargo', 'B1262MC0441826', { per_vehicle: 500_000, deductible: 10_000 }]])
})

test('a pool’s one limit for two liabilities is both’s; a liability of no known name is other; a comma before how an amount counts', async () => {
  const pool = await read(await print(rows('CERTIFICATE OF COVERAGE', 'Member agency: | 210> Town of Lupine', 'Memorandum No.: | 210> MOC 2026-27', 'Coverage period: | 210> July 1, 2026 through July 1, 2027', 'Type of coverage: | 210> General Liability and Automobile Liability', 'Limit: | 210> $10,000,000 per occurrence')))
  assert.deepEqual(pool.coverage_lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['general_liability', { each_occurrence: 10_000_000 }],
    ['auto_liability', { combined_single_limit: 10_000_000 }],
  ])
  const railroad = await read(await print(rows('CERTIFICATE OF RAILROAD PROTECTIVE LIABILITY INSURANCE', 'Insurer: | 190> Heronmoor Insurance Company', 'Policy number: | 190> RRP 7 441887', 'Policy period: | 190> 10/01/2026 to 10/01/2027', 'Limits of insurance: | 190> $5,000,000 each occurrence', '190> $10,000,000 aggregate')))
  assert.deepEqual(railroad.coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [['other', 'RRP 7 441887', { each_occurrence: 5_000_000, aggregate: 10_000_000 }]])
  const garage = await read(await print(rows('Certificate of Insurance', 'Garage liability', 'Company: Heronmoor Insurance Company', 'Policy no.: GPP-441887 (04/15/2026-04/15/2027)', '$1,000,000 auto only, each accident', '$1,000,000 other than auto, each accident', '$3,000,000 other than auto, aggregate')))
  assert.deepEqual(garage.coverage_lines.map(limitsOf), [{ auto_only_each_accident: 1_000_000, other_than_auto_each_accident: 1_000_000, other_than_auto_aggregate: 3_000_000 }])
})

test('heads over one policy’s facts hide no coverages told farther down, and figures over a table head none of its columns', async () => {
  const { coverage_lines } = await read(
    await print(rows('Certificate of Insurance', 'INSURER | 220> POLICY NUMBER | 400> POLICY PERIOD', 'Heronmoor Insurance Company | 220> 73TRB441887 | 400> 11/15/2026 - 11/15/2027', 'INSURED | 220> HOLDER | 400> AGENT', 'Osprey Transfer LLC | 220> Tern Lake Pellet Co | 400> 218-555-0111', '', 'Coverage | 255> Limit of liability | 509> Deductible', 'Truckers general liability | 255> $1,000,000 occurrence / $2,000,000 aggregate | 509> None', 'Motor truck cargo | 255> $100,000 per vehicle | 509> $1,000')),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [
    ['general_liability', '73TRB441887', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['cargo', '73TRB441887', { per_vehicle: 100_000, deductible: 1_000 }],
  ])
})

test('what a body bears itself is no limit of the excess over it; a certificate of compensation states its second part', async () => {
  const excess = await read(await print(rows('Evidence of Self-Insurance and Excess Coverage', 'The Parish is self-insured for general and automobile liability to $500,000 per occurrence.', '', 'Excess insurer | 220> Heronmoor Casualty Corporation', 'Excess policy number | 220> GEX-44187-26', 'Excess policy period | 220> 10/01/2026 to 10/01/2027', 'Excess limits | 220> $5,000,000 each occurrence, $10,000,000 aggregate', 'Self-insured retention | 220> $500,000 each occurrence')))
  assert.deepEqual(excess.coverage_lines.map((l) => [l.policy_number, limitsOf(l)]), [['GEX-44187-26', { each_occurrence: 5_000_000, aggregate: 10_000_000, retention: 500_000 }]])
  const compensation = await read(await print(rows('Heronmoor Insurance Company', 'Workers\' Compensation Certificate of Insurance', 'Policy number | 200> WCV 0441887 09', 'Policy period | 200> 09/30/2026 to 09/30/2027', 'Employers\' liability | 200> $500,000 each accident / $500,000 disease each employee / $500,000 disease policy limit')))
  assert.deepEqual(compensation.coverage_lines.map((l) => l.coverage_type), ['workers_comp'])
})

test('a sentence of a separate policy for another coverage takes nothing from the one beside it', async () => {
  const { coverage_lines } = await read(await print(rows('Heronmoor Insurance Company', 'Evidence of Insurance for Leased Equipment', 'Lessee: Osprey Concrete Company | 300> Lessor / Loss Payee: Tern Lake Leasing Inc.', 'Policy: VFE9239359 | 300> Term: 06/22/2025 - 06/22/2026', 'Item | 180> Coverage | 450> Limit | 510> Deductible', '2022 excavator | 180> Contractors Equipment - Special Form | 450> $185,000 | 510> $2,500', 'General liability of $1,000,000 per occurrence is carried under a separate policy.')))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [['inland_marine', 'VFE9239359', { limit: 185_000, deductible: 2_500 }]])
})

test('a code in one cell with another company is no coverage’s of this one', async () => {
  const { coverage_lines } = await read(await print(rows('Certificate of Insurance', 'Coverage | 190> Insurer (NAIC) | 380> Policy / term | 470> Limits', 'Rail liability with form 90 | 190> Heronmoor Insurance Company (11150) | 380> HZ-AL-44187 | 470> $5,000,000 CSL', 'Pollution liability | 190> Larkmoor Specialty Insurance Company | 380> HZ-PL-44188 | 470> $2,000,000 each incident', '190> (21199) | 380> 3/20/26 to 3/20/27 | 470> $4,000,000 aggregate')))
  const pollution = coverage_lines.find((l) => l.coverage_type === 'pollution_liability')
  assert.ok(pollution)
  assert.notEqual(pollution.naic, '11150')
})

test('a broker confirms that coverage is in force; a pool’s table by its agreements; a holder that is the additional insured too', async () => {
  const letter = await read(await print(rows('September 10, 2026', 'Re: Insurance of Osprey Dredging Co', '', 'As insurance broker to Osprey Dredging Co, we confirm that the following coverage is in force as of the date of this letter:', '', 'Commercial general liability, Heronmoor American Insurance Company, policy number GLO 4418-870, September 1, 2026', 'to September 1, 2027, limits of $2,000,000 each occurrence and $4,000,000 general aggregate.')))
  assert.equal(letter.doc_type, 'coi')
  const pool = await read(await print(rows('TERN LAKE TRANSIT INSURANCE POOL', 'Certificate of Coverage No. 26-441', 'Pool member: | 150> Osprey Valley Transit Authority', 'Fund year: | 150> 07/01/2026 to 07/01/2027', '', 'Line of coverage | 200> Agreement no. | 320> Limit per occurrence', 'Automobile liability | 200> BTA 2026-118 | 320> $5,000,000', 'General liability | 200> BTG 2026-118 | 320> $5,000,000')))
  assert.deepEqual(pool.coverage_lines.map((l) => [l.coverage_type, l.policy_number]), [
    ['auto_liability', 'BTA 2026-118'],
    ['general_liability', 'BTG 2026-118'],
  ])
  const held = await read(await print(rows('Certificate of Insurance', 'Insurer: Heronmoor Insurance Company | 380> Policy SR-44187-26', 'Certificate holder / additional insured: Tern Lake Parks District | 380> 08/01/2026 to 08/01/2027', 'Commercial General Liability', 'Each occurrence | 300> $1,000,000', 'General aggregate | 300> $5,000,000')))
  assert.deepEqual(held.coverage_lines.map((l) => [l.policy_number, l.additional_insured]), [['SR-44187-26', true]])
})
