import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadDocument } from '../../src/vocabulary/index.ts'
import { print, read, type Run } from './printed.ts'

type Line = ReadDocument['coverage_lines'][number]
const amounts = (l: Line | undefined) => Object.fromEntries((l?.limits ?? []).map(({ label, amount }) => [label, amount]))
const across = (y: number, xs: number[], cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, xs[i]!, y, 8]] : []))

test('cards whose facts stand under the same heads again and again are no table; a company goes on in a second line', async () => {
  const four = [40, 170, 300, 430]
  const heads = ['Insurer', 'Policy number', 'Effective', 'Expires']
  const bytes = await print([
    ['Certificate of Insurance', 40, 40, 14],
    ['Insured', 40, 66],
    ['Osprey Wiring LLC', 40, 76],
    ['General Liability', 40, 100, 10],
    ...across(116, four, heads),
    ...across(125, four, ['Ptarmigan Insurance Company', 'PTX-440718', '03/14/2026', '03/14/2027']),
    ...across(142, four, ['Each occurrence', 'General aggregate', 'Medical expenses']),
    ...across(151, four, ['$1,000,000', '$2,000,000', '$15,000']),
    ['Commercial Auto', 40, 176, 10],
    ...across(192, four, heads),
    ...across(201, four, ['Grey Sage Northern', '118200773', '05/02/2026', '05/02/2027']),
    ['Insurance Company', 40, 211, 8],
    ...across(228, four, ['Combined single limit']),
    ...across(237, four, ['$500,000']),
  ])
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.expiration_date, amounts(l)]),
    [
      ['general_liability', 'Ptarmigan Insurance Company', 'PTX-440718', '2027-03-14', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, med_exp: 15_000 }],
      ['auto_liability', 'Grey Sage Northern Insurance Company', '118200773', '2027-05-02', { combined_single_limit: 500_000 }],
    ],
  )
})

test('a letter with a policy a paragraph: limits some sentences on, days in words, each number its own', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Larkfield Agency', 40, 40],
      ['RE: Evidence of Coverage for Tern Lake School, Inc.', 40, 70],
      ['Please allow this letter to confirm that the above insured maintains the insurance described below.', 40, 94],
      ['Commercial General Liability is written with Ptarmigan Insurance Company under policy number PHK2440718', 40, 120],
      ['for the term August 1, 2026 through August 1, 2027. The limits are $1,000,000 per occurrence and $3,000,000 in', 40, 130],
      ['the general aggregate.', 40, 140],
      ['Workers Compensation is written with Larkmoor Insurance Company under policy number LWC1182003', 40, 166],
      ['for the term September 15, 2026 through September 15, 2027 with employers liability limits of $500,000 each accident.', 40, 176],
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, amounts(l)]),
    [
      ['general_liability', 'Ptarmigan Insurance Company', 'PHK2440718', '2026-08-01', '2027-08-01', { each_occurrence: 1_000_000, general_aggregate: 3_000_000 }],
      ['workers_comp', 'Larkmoor Insurance Company', 'LWC1182003', '2026-09-15', '2027-09-15', { el_each_accident: 500_000 }],
    ],
  )
})

test('a coverage of no known name with a policy of its own ends the one before it', async () => {
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 40, 40, 14],
      ['Named Insured: Tern Lake Lacrosse Club', 40, 70],
      ['Insurance Company: Ptarmigan Insurance Company', 40, 84],
      ['Policy Number: PTG440718', 40, 96],
      ['Policy Term: 9/1/2026 to 9/1/2027', 40, 108],
      ['COMMERCIAL GENERAL LIABILITY', 40, 130, 9],
      ['Each Occurrence', 40, 144],
      ['$1,000,000', 300, 144],
      ['General Aggregate', 40, 156],
      ['$5,000,000', 300, 156],
      ['PARTICIPANT ACCIDENT', 40, 180, 9],
      ['Insurance Company: Larkmoor Insurance Company   Policy Number: SRX 118200', 40, 194],
      ['Excess medical maximum $100,000; Deductible $250', 40, 206],
    ]),
  )
  const general = coverage_lines.find((l) => l.coverage_type === 'general_liability')
  assert.deepEqual([general?.policy_number, general?.carrier, amounts(general)], ['PTG440718', 'Ptarmigan Insurance Company', { each_occurrence: 1_000_000, general_aggregate: 5_000_000 }])
})

test('bare heads of a contractor: liability, property and inland marine each with its own limits; a package names another coverage in its limits', async () => {
  const pair = (y: number, label: string, value: string): Run[] => [[label, 40, y], [value, 300, y]]
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Insurance', 200, 40, 14],
      ['Named Insured', 40, 70],
      ['Osprey Excavating Inc', 40, 80],
      ['Company: Ptarmigan Mutual Insurance Company', 40, 104],
      ['Policy Number: CPX-440718   Policy Period: 05/01/2026 to 05/01/2027', 40, 116],
      ['Liability', 40, 140, 9],
      ...pair(154, 'Each Occurrence', '$1,000,000'),
      ...pair(166, 'General Aggregate', '$2,000,000'),
      ...pair(178, 'Products-Completed Operations Aggregate', '$2,000,000'),
      ['Property', 40, 200, 9],
      ...pair(214, 'Building', '$350,000'),
      ...pair(226, 'Deductible', '$1,000'),
      ['Inland Marine', 40, 248, 9],
      ...pair(262, 'Leased or Rented Equipment', '$100,000'),
      ...pair(274, 'Deductible', '$2,500'),
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, amounts(l)['deductible'] ?? null]),
    [['general_liability', null], ['property', 1_000], ['inland_marine', 2_500]],
  )
})

test('emergency medical professional liability is no medical payments, and one limit for each accident is automobile’s', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Insurance', 200, 40, 14],
      ['Insured: Tern Lake Ambulance Service, Inc.', 40, 70],
      ['Insurance Company: Ptarmigan Insurance Company', 40, 84],
      ['Policy No. PTA-440718   Effective 02/01/2026   Expiration 02/01/2027', 40, 96],
      ['Automobile Liability', 40, 130],
      ['$1,000,000 each accident', 300, 130],
      ['Emergency Medical Professional Liability', 40, 144],
      ['$1,000,000 each medical incident / $3,000,000 aggregate', 300, 144],
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, amounts(l)]),
    [
      ['auto_liability', { combined_single_limit: 1_000_000 }],
      ['professional_liability', { each_claim: 1_000_000, aggregate: 3_000_000 }],
    ],
  )
})

test('facts parted by dots on a company’s line are of the coverages under it, and not of the next company’s', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Insurance', 200, 40, 14],
      ['Insured: Osprey Moving Co., 88 Lift Ln, Elko, NV 89801', 40, 70],
      ['Insurer: Ptarmigan Insurance Company · Policy: BAX162440718 · 04/22/2026 - 04/22/2027', 40, 90],
      ['• Auto liability: $1,000,000 combined single limit', 50, 104],
      ['• Cargo legal liability: $50,000 per truck, $1,000 deductible', 50, 116],
      ['Insurer: Larkmoor Indemnity Company · Policy: 3102440718 · 05/01/2026 - 05/01/2027', 40, 136],
      ['• Workers compensation: statutory, employers liability $500,000/$500,000/$500,000', 50, 150],
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date]),
    [
      ['auto_liability', 'Ptarmigan Insurance Company', 'BAX162440718', '2026-04-22', '2027-04-22'],
      ['cargo', 'Ptarmigan Insurance Company', 'BAX162440718', '2026-04-22', '2027-04-22'],
      ['workers_comp', 'Larkmoor Indemnity Company', '3102440718', '2026-05-01', '2027-05-01'],
    ],
  )
})

test('an address behind a name on its line is none of it; hired and non-owned autos have one limit; vehicles under a table are no policy', async () => {
  const cells = (y: number, texts: string[]): Run[] => across(y, [40, 150, 290, 380, 440, 500], texts)
  const { coverage_lines, insured_name } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 200, 40, 14],
      ['INSURED: Osprey Seco Transport LLC, 1188 Alameda, Elko, NV 89801', 40, 70],
      ...cells(100, ['COVERAGE', 'COMPANY', 'POLICY NO.', 'EFF', 'EXP', 'LIMIT']),
      ...cells(114, ['CARGO', 'Larkmoor Insurance Company', 'CFX-MTC-771', '01/08/26', '01/08/27', '$100,000']),
      ...cells(126, ['AUTO LIABILITY', 'Ptarmigan Insurance Company', 'PCX2644071', '01/08/26', '01/08/27', '$1,000,000 CSL']),
      ['Units: 2019 Freightliner 3AKJHHDR5KS440718;        2017 Wabash 1JJV532D3HL440718', 40, 150, 8],
    ]),
  )
  assert.deepEqual([insured_name, coverage_lines.map((l) => l.policy_number)], ['Osprey Seco Transport LLC', ['CFX-MTC-771', 'PCX2644071']])
  const own = await read(
    await print([
      ['Certificate of Insurance', 200, 40, 14],
      ['Policyholder: Osprey Design Studio LLC', 40, 70],
      ['Insurance Company: Ptarmigan Insurance Company', 40, 82],
      ['Policy Number: 76 SBX 440718   Effective 11/19/2026   Expiration 11/19/2027', 40, 94],
      ['Hired and non-owned auto', 40, 120],
      ['$1,000,000', 300, 120],
    ]),
  )
  assert.deepEqual(own.coverage_lines.map((l) => [l.coverage_type, amounts(l)]), [['auto_liability', { combined_single_limit: 1_000_000 }]])
})

test('a policy’s label that breaks where the line of a letter ends; that of a policy that came before is no label', async () => {
  const letter = async (policy: string) => {
    const lines = ['MedShield Casualty Company', '', 'Re: Verification of professional liability insurance - Aster Dental Group PLLC', '', 'To whom it may concern:', '', `Please accept this letter as verification that the above practice is insured under ${policy}`, 'number MPL 771-20417, written on a claims-made basis by MedShield Casualty Company. The policy period runs', 'from January 1, 2026 through January 1, 2027, with limits of liability of $1,000,000 per claim and $3,000,000', 'in the annual aggregate.']
    const { coverage_lines } = await read(await print(lines.flatMap((text, i): Run[] => (text ? [[text, 40, 60 + 13 * i, 10]] : []))))
    return coverage_lines.map((l) => [l.coverage_type, l.policy_number])
  }
  assert.deepEqual(await letter('a professional liability policy,'), [['professional_liability', 'MPL 771-20417']])
  assert.deepEqual((await letter('professional liability that renews the prior policy,')).map(([, number]) => number), [null])
})
