import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, rows } from './printed.ts'

const linesOf = async (...printed: string[]) => {
  const found = await read(await print(rows(...printed)))
  return { ...found, lines: found.coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, Object.fromEntries(l.limits.map((x) => [x.label, x.amount]))]) }
}

test('a club’s certificate of entry: the association insures, by the certificate’s number', async () => {
  const { doc_type, lines } = await linesOf(
    'GULL REEF MUTUAL STEAMSHIP ASSURANCE ASSOCIATION (BERMUDA) LTD',
    '200> CERTIFICATE OF ENTRY',
    'CLASS 1 - PROTECTION AND INDEMNITY',
    'Certificate number | 220> 2026/GR/71-4418',
    'Name of vessel | 220> M.V. TERN RUNNER',
    'Gross tonnage | 220> 4,112',
    'Member | 220> Osprey Lighterage LLC, Larkfield AL',
    'Period of insurance | 220> From noon 20 February 2026 to noon 20 February 2027',
    'Deductible | 220> US$25,000 any one event, all claims',
  )
  assert.equal(doc_type, 'coi')
  assert.deepEqual(lines, [['other', 'GULL REEF MUTUAL STEAMSHIP ASSURANCE ASSOCIATION (BERMUDA) LTD', '2026/GR/71-4418', '2026-02-20', '2027-02-20', { deductible: 25_000 }]])
})

const VEHICLE = ['Evidence of Insurance for Leased Vehicle', 'Lessor / Loss payee / Additional insured | 320> Lessee / Named insured', 'Tern Lake Leasing LP | 320> Osprey Dairy Haulage Inc', 'Insurance company | 180> Heronmoor Insurance Company', 'Policy number | 180> HMP 4418-771-2 | 320> Policy term | 420> 05/20/2026 - 05/20/2027', 'Vehicle | 140> VIN | 280> Coverage | 380> Limit / deductible', '2024 Hino L6 | 140> 5PVNJ8JN2R4S11887 | 280> Liability (BI/PD) | 380> $1,000,000 combined single limit']
test('a vehicle’s evidence: liability, and its own damage by peril; vehicles that keep back different amounts have none together', async () => {
  const whole = await linesOf(...VEHICLE, '280> Comprehensive | 380> ACV less $1,000 deductible', '280> Collision | 380> ACV less $2,500 deductible')
  assert.equal(whole.doc_type, 'coi')
  const said = ['Heronmoor Insurance Company', 'HMP 4418-771-2', '2026-05-20', '2027-05-20']
  assert.deepEqual(whole.lines, [
    ['auto_liability', ...said, { combined_single_limit: 1_000_000 }],
    ['auto_physical_damage', ...said, { comprehensive_deductible: 1_000, collision_deductible: 2_500 }],
  ])
  const two = await linesOf(...VEHICLE, '280> Comprehensive | 380> $1,000 deductible', '280> Collision | 380> $1,000 deductible', '2021 Hino L7 | 140> 5PVNJ8JN2R4S11999', '280> Comprehensive | 380> $1,000 deductible', '280> Collision | 380> $5,000 deductible')
  assert.deepEqual(two.lines.at(-1)!.at(-1), { comprehensive_deductible: 1_000 })
})

test('a company behind the coverage’s name and a stroke insures that coverage', async () => {
  const { lines } = await linesOf(
    'PROOF OF INSURANCE',
    'Osprey Hotshot Services LLC   DOT 4418870',
    'Auto liability - Heronmoor Casualty Insurance Company',
    'Policy AL-HMC-0441887 | 300> 10/02/26 to 10/02/27',
    'Combined single limit | 380> $750,000',
    'General liability - Larkmoor Specialty Insurance Company',
    'Policy TGL-0441888 | 300> 10/02/26 to 10/02/27',
    'Each occurrence | 380> $1,000,000',
    'General aggregate | 380> $2,000,000',
  )
  assert.deepEqual(lines, [
    ['auto_liability', 'Heronmoor Casualty Insurance Company', 'AL-HMC-0441887', '2026-10-02', '2027-10-02', { combined_single_limit: 750_000 }],
    ['general_liability', 'Larkmoor Specialty Insurance Company', 'TGL-0441888', '2026-10-02', '2027-10-02', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
  ])
})

test('a letter of workers’ compensation: the law’s benefits, and the second part’s limits named at a line’s end', async () => {
  const { doc_type, lines } = await linesOf(
    'March 22, 2026',
    '',
    'Subject: Proof of workers\' compensation, Osprey Crane & Rigging LLC',
    '',
    'Please accept this letter as evidence that Osprey Crane & Rigging LLC carries workers\' compensation',
    'insurance with The Heronmoor Fire Insurance Company under policy number HB-8K441872-26-42-G,',
    'effective March 15, 2026 to March 15, 2027. The policy provides statutory benefits in the states of Virginia and',
    'Tennessee, and employers liability limits of $1,000,000 each accident, $1,000,000 disease policy limit and',
    '$1,000,000 disease each employee.',
  )
  assert.equal(doc_type, 'coi')
  assert.deepEqual(lines, [['workers_comp', 'The Heronmoor Fire Insurance Company', 'HB-8K441872-26-42-G', '2026-03-15', '2027-03-15', { statutory: null, el_each_accident: 1_000_000, el_disease_policy_limit: 1_000_000, el_disease_each_employee: 1_000_000 }]])
})

test('a broker’s paragraphs: contingent cargo is no motor truck cargo, and a title may bear its day', async () => {
  const { doc_type, lines } = await linesOf(
    'QUILLBACK FREIGHT BROKERAGE PROGRAM',
    'Certificate of Insurance issued 04/03/2026',
    '',
    'Contingent Motor Truck Cargo. Heronmoor Fire and Casualty Company, policy CCG 0044187, 04/01/2026 to',
    '04/01/2027. Limit $100,000 any one vehicle, deductible $5,000.',
    '',
    'Contingent Auto Liability. Larkmoor National Insurance Company, policy CAL 0044188, 04/01/2026 to',
    '04/01/2027. Limit $1,000,000 each occurrence.',
  )
  assert.equal(doc_type, 'coi')
  assert.deepEqual(lines, [
    ['contingent_cargo', 'Heronmoor Fire and Casualty Company', 'CCG 0044187', '2026-04-01', '2027-04-01', { per_vehicle: 100_000, deductible: 5_000 }],
    ['contingent_auto', 'Larkmoor National Insurance Company', 'CAL 0044188', '2026-04-01', '2027-04-01', { each_occurrence: 1_000_000 }],
  ])
})

test('what a layer lies over is no limit of it, and a flood’s sublimit no coverage beside builders risk', async () => {
  const layer = await linesOf('Certificate of Marine Insurance', 'Assured: Osprey Dry Dock LLC', 'Excess Marine Liabilities', 'Underwriter | 160> Larkmoor Indemnity Company', 'Policy | 160> BMX 4419-26', 'Term | 160> June 30, 2026 to June 30, 2027', 'Limits | 160> $9,000,000 each occurrence and aggregate excess of $1,000,000')
  assert.deepEqual(layer.lines.map((l) => l.at(-1)), [{ each_occurrence: 9_000_000, aggregate: 9_000_000 }])
  const builders = await linesOf('Evidence of Builders Risk Insurance', 'Named insured: | 200> Osprey Lofts LLC', 'Insurance company: | 200> Heronmoor Insurance Company', 'Policy number: | 200> BR-7741-26', 'Policy period: | 200> May 1, 2026 to August 1, 2027', 'Limit of insurance: | 200> $18,500,000', 'Deductible: | 200> $25,000 each occurrence', 'Flood / earth movement: | 200> $5,000,000 annual aggregate')
  assert.deepEqual(builders.lines, [['builders_risk', 'Heronmoor Insurance Company', 'BR-7741-26', '2026-05-01', '2027-08-01', { limit_of_insurance: 18_500_000, deductible: 25_000, flood_earth_movement: 5_000_000 }]])
})

test('answers side by side in one row are those of the coverage over them', async () => {
  const { doc_type, coverage_lines } = await linesOf(
    'CERTIFICATE OF LIABILITY COVERAGE',
    'Osprey Boiler Works Inc',
    'Commercial General Liability',
    'Policy: ADV 44-188-20 | 180> 09/09/2026 - 09/09/2027 | 320> Heronmoor Insurance Company (NAIC 14060)',
    'Each occurrence | 200> $1,000,000 | 320> General aggregate | 480> $2,000,000',
    'Additional insured | 200> Yes | 320> Waiver of subrogation | 480> No',
    'Commercial Auto',
    'Policy: CAV 44-188-21 | 180> 09/09/2026 - 09/09/2027 | 320> Heronmoor Insurance Company (NAIC 14060)',
    'Combined single limit | 200> $1,000,000 | 320> Autos | 480> Any auto',
    'Additional insured | 200> No | 320> Waiver of subrogation | 480> Yes',
  )
  assert.equal(doc_type, 'coi')
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.additional_insured, l.subrogation_waived]), [
    ['general_liability', true, false],
    ['auto_liability', false, true],
  ])
})

test('a pool’s table under a sentence that ends in the words of its headings: its cooperative insures, an additional covered member is one', async () => {
  const { doc_type, lines, coverage_lines } = await linesOf(
    '200> Tern Lake Schools Risk Cooperative',
    '200> Certificate of Participation',
    'Participating district: Osprey School District 14',
    'The Cooperative certifies that the district named above participates in the coverages shown, subject to the',
    'Coverage Documents.',
    '',
    'Coverage | 170> Coverage Document | 290> Period | 420> Limit',
    'General liability | 170> TLK-26-0441 | 290> 7/1/2026 to 7/1/2027 | 420> $1,000,000 per occurrence',
    'Automobile liability | 170> TLK-26-0441 | 290> 7/1/2026 to 7/1/2027 | 420> $1,000,000 per accident',
    '',
    'The certificate holder is included as an additional covered member under general liability.',
  )
  assert.equal(doc_type, 'coi')
  const said = ['Tern Lake Schools Risk Cooperative', 'TLK-26-0441', '2026-07-01', '2027-07-01']
  assert.deepEqual(lines, [
    ['general_liability', ...said, { each_occurrence: 1_000_000 }],
    ['auto_liability', ...said, { combined_single_limit: 1_000_000 }],
  ])
  assert.deepEqual(coverage_lines.map((l) => l.additional_insured), [true, null])
})

test('a letter that confirms somebody as insured, and a paper called a certificate by whatever name', async () => {
  const letter = await linesOf('Long Reach Risk Retention Group, Inc.', 'September 4, 2026', '', 'We confirm that Osprey Trucking Inc., USDOT 4418870, is a member insured of this Risk Retention Group under automobile', 'liability policy LRG-TX-44187 for the period September 1, 2026 to September 1, 2027, with a combined single limit', 'of $1,000,000 per accident.')
  assert.equal(letter.doc_type, 'coi')
  assert.deepEqual(letter.lines, [['auto_liability', 'Long Reach Risk Retention Group, Inc.', 'LRG-TX-44187', '2026-09-01', '2027-09-01', { combined_single_limit: 1_000_000 }]])
  const live = ['Live certificate', 'Shared on Nov 14, 2026 with Tern Lake Property LLC', 'Insured: Osprey Handyman Co', 'General Liability', 'Heronmoor Insurance Company', 'Policy GL0044187-01', '11/11/2026 to 11/11/2027', 'Each occurrence | 180> $1,000,000', 'Aggregate | 180> $2,000,000', 'Workers\' Compensation', 'Heronmoor Specialty Insurance Company', 'Policy WC0044188-01', '11/11/2026 to 11/11/2027', 'Per statute | 180> Yes', 'E.L. each accident | 180> $500,000', 'E.L. disease, each employee | 180> $500,000', 'E.L. disease, policy limit | 180> $500,000', 'Waiver of subrogation | 180> Included']
  const called = await linesOf(...live)
  assert.equal(called.doc_type, 'coi')
  assert.deepEqual(called.lines.map((l) => l.at(-1)), [{ each_occurrence: 1_000_000, general_aggregate: 2_000_000 }, { statutory: null, el_each_accident: 500_000, el_disease_each_employee: 500_000, el_disease_policy_limit: 500_000 }])
  assert.notEqual((await linesOf('Sample certificate', ...live.slice(1))).doc_type, 'coi')
})
