import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const CLAUSE = (y: number): Run => ['This certificate is issued as a matter of information only and confers no rights upon the certificate holder.', 40, y, 7]
const cells = (y: number, xs: number[], row: string[]): Run[] => row.flatMap((cell, i): Run[] => (cell ? [[cell, xs[i]! + 3, y, 7]] : []))

test('a filled head without a rule under it, companies listed on one line, limits each headed, marks behind them', async () => {
  const xs = [40, 160, 182, 252, 356, 430, 478, 538]
  const head = ['Line of Coverage', 'Ins.', 'Policy Number', 'Policy Period', 'Each Occurrence', 'Aggregate', "Add'l Insured", 'Waiver']
  const rows = [
    ['Commercial General Liability', 'A', 'HFG-220981', '03/01/2026 to 03/01/2027', '$1,000,000', '$2,000,000', 'X', ''],
    ['Business Auto', 'A', 'HFA-220982', '03/01/2026 to 03/01/2027', '$1,000,000', '', '', ''],
    ['Umbrella', 'B', 'LMX-8812', '03/01/2026 to 03/01/2027', '$5,000,000', '$5,000,000', 'X', 'X'],
  ]
  const bytes = await print(
    [
      ['CERTIFICATE OF INSURANCE', 200, 40, 14],
      ['Insured: Osprey Dredging LLC', 40, 80],
      ['Insurer A: Heronfield Casualty Company', 40, 112, 7],
      ['Insurer B: Larkmoor Indemnity Co', 260, 112, 7],
      ...cells(130, xs, head),
      ...rows.flatMap((row, i) => cells(143 + 12 * i, xs, row)),
      CLAUSE(220),
    ],
    { rules: [...[152, 164, 176].map((y): [number, number, number, number] => [40, y, 570, y]), ...[...xs, 570].map((x): [number, number, number, number] => [x, 140, x, 176])] },
  )
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.expiration_date, l.additional_insured, l.subrogation_waived, limitsOf(l)]),
    [
      ['general_liability', 'Heronfield Casualty Company', 'HFG-220981', '2027-03-01', true, false, { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
      ['auto_liability', 'Heronfield Casualty Company', 'HFA-220982', '2027-03-01', false, false, { combined_single_limit: 1_000_000 }],
      ['umbrella', 'Larkmoor Indemnity Co', 'LMX-8812', '2027-03-01', true, true, { each_occurrence: 5_000_000, aggregate: 5_000_000 }],
    ],
  )
})

test('a compensation insurer’s own paper: limits named around their amounts, its waiver said in a sentence', async () => {
  const xs = [40, 250, 360, 460]
  const { coverage_lines } = await read(
    await print([
      ['Heronfield Mutual Insurance Company', 40, 40],
      ['Certificate of Insurance', 240, 64, 14],
      ['Heronfield Mutual Insurance Company certifies that the insured named below has in force workers’ compensation and employers’ liability insurance.', 40, 96, 7],
      ...cells(120, xs, ['Insured', 'Policy number', 'Effective date', 'Expiration date']),
      ...cells(134, xs, ['Osprey Roustabout LLC', '0002217740', '08/01/2026', '08/01/2027']),
      ['Employers’ liability limits', 40, 160],
      ['Bodily injury by accident', 40, 174],
      ['$1,000,000 each accident', 220, 174],
      ['Bodily injury by disease', 40, 188],
      ['$500,000 each employee', 220, 188],
      ['Bodily injury by disease', 40, 202],
      ['$1,000,000 policy limit', 220, 202],
      ['A blanket waiver of subrogation endorsement (WC 42 03 04) is attached to the policy and applies in favor of the holder.', 40, 226, 7],
      CLAUSE(260),
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.subrogation_waived, limitsOf(l)]),
    [['workers_comp', '0002217740', '2026-08-01', true, { el_each_accident: 1_000_000, el_disease_each_employee: 500_000, el_disease_policy_limit: 1_000_000 }]],
  )
})

test('a letter whose sentence names the policy number is read as a letter', async () => {
  const { doc_type, coverage_lines } = await read(
    await print([
      ['March 20, 2026', 40, 50, 9],
      ['RE: Proof of Insurance', 40, 80, 9],
      ['To whom it may concern:', 40, 100, 9],
      ['Please accept this letter as proof that Dale Osprey of Tern Lake MT is insured with Heronfield Mutual Insurance under', 40, 120, 9],
      ['automobile policy number AP-00883127. The policy is effective from 03/12/2026 to 09/12/2026 and provides', 40, 132, 9],
      ['automobile liability coverage with a combined single limit of $500,000 each accident.', 40, 144, 9],
      ['Sincerely, Nora Plum, Agent', 40, 180, 9],
    ]),
  )
  assert.equal(doc_type, 'coi')
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l)]), [['auto_liability', 'AP-00883127', '2026-03-12', '2026-09-12', { combined_single_limit: 500_000 }]])
})

test('a binder in its own words: the coverage is the value of a label', async () => {
  const facts: [string, string][] = [
    ['Binder number:', 'B-2026-00917'],
    ['Insured:', 'Osprey Scaffold Rental LLC'],
    ['Insurer:', 'Heronfield Specialty Insurance Company'],
    ['Policy number:', 'HSP-26-44107'],
    ['Policy period:', '09/15/2026 to 09/15/2027 12:01 AM'],
    ['Coverage:', 'Commercial General Liability (Occurrence)'],
    ['Each Occurrence', '$1,000,000'],
    ['General Aggregate', '$2,000,000'],
    ['Deductible per claim', '$2,500'],
  ]
  const { doc_type, coverage_lines } = await read(
    await print([['BINDER OF INSURANCE', 220, 50, 14], ...facts.flatMap(([label, value], i): Run[] => [[label, 40, 90 + 13 * i], [value, 220, 90 + 13 * i]]), ['This binder is a temporary insurance contract. Coverage is bound effective as above.', 40, 240, 7]]),
  )
  assert.equal(doc_type, 'binder')
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.carrier, limitsOf(l)]), [['general_liability', 'HSP-26-44107', 'Heronfield Specialty Insurance Company', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, deductible: 2_500 }]])
})

test('cards with labels over their values: amounts, answers and numbers each under its own', async () => {
  const xs = [40, 170, 300, 430]
  const card = (y: number, name: string, number: string, labels: string[], values: string[]): Run[] => [
    [name, 40, y, 11],
    ...cells(y + 16, xs, ['CARRIER', 'POLICY NUMBER', 'EFFECTIVE', 'EXPIRES']),
    ...cells(y + 25, xs, ['Heronfield Casualty Company', number, '04/12/2026', '04/12/2027']),
    ...cells(y + 40, xs, labels),
    ...cells(y + 49, xs, values),
  ]
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF LIABILITY COVERAGE', 160, 40, 14],
      ['Insured: Osprey Drywall Inc', 40, 70],
      ...card(90, 'General Liability', 'HFC-CGL-00417', ['EACH OCCURRENCE', 'GENERAL AGGREGATE', 'ADDITIONAL INSURED', 'WAIVER OF SUBROGATION'], ['$1,000,000', '$2,000,000', 'Yes', 'No']),
      ...card(170, 'Automobile Liability', 'HFC-BAP-00418', ['COMBINED SINGLE LIMIT', 'ADDITIONAL INSURED', 'WAIVER OF SUBROGATION'], ['$1,000,000', 'No', 'No']),
      CLAUSE(250),
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.additional_insured, l.subrogation_waived, limitsOf(l)]),
    [
      ['general_liability', 'Heronfield Casualty Company', 'HFC-CGL-00417', '2026-04-12', true, false, { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
      ['auto_liability', 'Heronfield Casualty Company', 'HFC-BAP-00418', '2026-04-12', false, false, { combined_single_limit: 1_000_000 }],
    ],
  )
})

test('coverages in running lines under the form’s own title, each with number, days and the letter of its insurer', async () => {
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF LIABILITY INSURANCE', 160, 40, 13],
      ['INSURERS AFFORDING COVERAGE', 40, 70, 7],
      ['INSURER A: Heronfield Insurance Company (NAIC 42999)', 40, 80, 7],
      ['INSURER B: Larkmoor Employers Insurance Co (NAIC 19999)', 40, 90, 7],
      ['INSURED: Osprey Marina Inc', 40, 106, 7],
      ['COMMERCIAL GENERAL LIABILITY (Insurer A)  Policy Number: HF-7781-GL  Effective: 02/14/2026  Expiration: 02/14/2027', 40, 126, 7],
      ['Each Occurrence: $1,000,000', 40, 136, 7],
      ['General Aggregate: $2,000,000', 200, 136, 7],
      ["WORKERS COMPENSATION AND EMPLOYERS' LIABILITY (Insurer B)  Policy Number: LE-4471-WC  Effective: 01/01/2026  Expiration: 01/01/2027", 40, 156, 7],
      ['Per Statute', 40, 166, 7],
      ['E.L. Each Accident: $500,000', 110, 166, 7],
      ['E.L. Disease - Ea Employee: $500,000', 260, 166, 7],
      ['E.L. Disease - Policy Limit: $500,000', 430, 166, 7],
      ['CERTIFICATE HOLDER', 40, 190, 7],
      ['Tern Lake Harbor Commission', 40, 200],
      CLAUSE(230),
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.naic, l.policy_number, l.expiration_date, limitsOf(l)]),
    [
      ['general_liability', 'Heronfield Insurance Company', '42999', 'HF-7781-GL', '2027-02-14', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
      ['workers_comp', 'Larkmoor Employers Insurance Co', '19999', 'LE-4471-WC', '2027-01-01', { statutory: null, el_each_accident: 500_000, el_disease_each_employee: 500_000, el_disease_policy_limit: 500_000 }],
    ],
  )
})

test('a row for each limit is one line, a company named over the table heads nothing, and days may be headed from and to', async () => {
  const xs = [40, 170, 260, 330, 400, 520]
  const page = (head: string[], rows: string[][]): Promise<Uint8Array> =>
    print([
      ['CERTIFICATE OF INSURANCE', 200, 40, 14],
      ['Insured: Osprey Landscaping LLC', 40, 70],
      ['INSURER:', 40, 96],
      ['Heronfield Crest Insurance Company', 120, 96],
      ...cells(110, xs, head),
      ...rows.flatMap((row, i) => cells(124 + 12 * i, xs, row)),
      CLAUSE(200),
    ])
  const byLimit = await read(
    await page(
      ['Type of Insurance', 'Policy Number', 'Eff Date', 'Exp Date', 'Coverage', 'Limit'],
      [
        ['General Liability', 'HCI-77102', '03/01/2026', '03/01/2027', 'Each Occurrence', '1,000,000'],
        ['General Liability', 'HCI-77102', '03/01/2026', '03/01/2027', 'General Aggregate', '2,000,000'],
        ['Automobile Liability', 'HCA-77103', '03/01/2026', '03/01/2027', 'Combined Single Limit', '500,000'],
      ],
    ),
  )
  assert.deepEqual(
    byLimit.coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, limitsOf(l)]),
    [
      ['general_liability', 'Heronfield Crest Insurance Company', 'HCI-77102', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
      ['auto_liability', 'Heronfield Crest Insurance Company', 'HCA-77103', { combined_single_limit: 500_000 }],
    ],
  )
  const headed = await read(
    await page(
      ['Coverage', 'Policy', 'From', 'To', 'Per Occurrence', 'Aggregate'],
      [
        ['Commercial General Liability', 'HBG-0043-26', '07/04/2026', '07/04/2027', '$1,000,000', '$2,000,000'],
        ['Liquor Liability', 'HBL-0044-26', '07/04/2026', '07/04/2027', '$1,000,000', '$2,000,000'],
      ],
    ),
  )
  assert.deepEqual(
    headed.coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.expiration_date, limitsOf(l)]),
    [
      ['general_liability', 'HBG-0043-26', '2027-07-04', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
      ['liquor_liability', 'HBL-0044-26', '2027-07-04', { each_occurrence: 1_000_000, aggregate: 2_000_000 }],
    ],
  )
})

test('a bracket whose end is lost still says which coverage a heading names', async () => {
  const rows = ['- Commercial General Liability', '  Each Occurrence Limit|$1,000,000', '  General Aggregate|$2,000,000', '- Products / Completed Operations (Product Liability', '  Aggregate Limit|$3,000,000', '- Commercial Property', '  Building & Contents|$350,000']
  const runs = rows.flatMap((row, i): Run[] => {
    const [name, amount] = row.split('|') as [string, string | undefined]
    return [[name.trim(), name.startsWith(' ') ? 72 : 52, 200 + i * 14], ...(amount ? [[amount, 285, 200 + i * 14] as Run] : [])]
  })
  const { coverage_lines } = await read(await print([['CERTIFICATE OF LIABILITY INSURANCE', 50, 60, 12], ['NAMED INSURED: Osprey Goods Co.', 50, 90], ['INSURER: Heronfield Casualty Company', 50, 110], ['POLICY NUMBER: HFD-2026-558', 50, 130], ['POLICY PERIOD: 03/01/2026 to 03/01/2027', 50, 150], ['COVERAGES', 50, 180], ...runs]))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['general_liability', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['product_liability', { aggregate: 3_000_000 }],
    ['property', { building_contents: 350_000 }],
  ])
})
