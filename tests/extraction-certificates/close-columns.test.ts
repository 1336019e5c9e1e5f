import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pairsIn } from '../../src/extraction/certificates/limits/limit-pairs.ts'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line | undefined): Record<string, number | null> => Object.fromEntries((line?.limits ?? []).map(({ label, amount }) => [label, amount]))
const find = (lines: Line[], type: string): Line | undefined => lines.find((l) => l.coverage_type === type)
const lines = (texts: string[], top = 90, step = 14): Run[] => texts.map((text, i): Run => [text, 60, top + i * step, 9])
const labels = (printed: string, type: Parameters<typeof pairsIn>[2]): Record<string, number | null> => Object.fromEntries(pairsIn(printed, [], type).map((l) => [l.label, l.amount]))

test('of what a bare limit is the words behind its amount tell, and none of them is the next label’s', () => {
  assert.deepEqual(labels('Limit: $250,000 per occurrence Deductible: $5,000 Reefer breakdown: $100,000', 'cargo'), { per_occurrence: 250_000, deductible: 5_000, reefer_breakdown: 100_000 })
  assert.deepEqual(labels('Stated value $145,000 Deductible: $2,500', 'auto_physical_damage'), { deductible: 2_500 })
  assert.deepEqual(labels('insurance in force to May 1, 2027 with limits of $10,000,000 each occurrence and $9,000,000 aggregate and a self-insured retention of $10,000', 'umbrella'), { each_occurrence: 10_000_000, aggregate: 9_000_000, retention: 10_000 })
})

test('a coverage before its company heads a card of its own, whatever limit its words could name', async () => {
  const card = (name: string, number: string, limits: string): string[] => [name, `Policy: ${number}   Eff: 9/9/26   Exp: 9/9/27`, limits]
  const { coverage_lines } = await read(
    await print([
      ['PROOF OF TRUCK INSURANCE', 60, 40, 14],
      ['Certificate holder: Tern Lake Logistics', 60, 66],
      ...lines([
        ...card('AUTO LIABILITY — Curlew Insurance Company (NAIC 13234)', 'BA 4418820', 'Limit: $1,000,000 CSL'),
        ...card('MOTOR TRUCK CARGO — Ruff Casualty Company', 'MTC-26-00442', 'Limit: $250,000 per occurrence  Deductible: $5,000'),
        ...card('NON-TRUCKING LIABILITY — Curlew Insurance Company (NAIC 13234)', 'NT 4418821', 'Limit: $900,000 CSL'),
      ]),
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.carrier, limitsOf(l)]),
    [
      ['auto_liability', 'BA 4418820', 'Curlew Insurance Company', { combined_single_limit: 1_000_000 }],
      ['cargo', 'MTC-26-00442', 'Ruff Casualty Company', { per_occurrence: 250_000, deductible: 5_000 }],
      ['non_trucking_liability', 'NT 4418821', 'Curlew Insurance Company', { combined_single_limit: 900_000 }],
    ],
  )
})

const column = (texts: string[], x: number, y: number): Run[] => texts.map((text, i): Run => [text, x, y + i * 11])
test('one head of companies and policies stands over both; an answer under the coverage’s name ends nothing', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Insurance', 60, 40, 14],
      ...([['Coverage', 60], ['Company / policy', 190], ['Term', 330], ['Limits', 420]] as [string, number][]).map(([text, x]): Run => [text, x, 100]),
      ...column(['General liability', '(occurrence)', 'Additional insured: Yes'], 60, 118),
      ...column(['Curlew First Insurance', 'Company', 'ART 3018820'], 190, 118),
      ...column(['06/30/2026', '06/30/2027'], 330, 118),
      ...column(['$1,000,000 per occurrence', '$2,000,000 general aggregate', '$3,000,000 products aggregate'], 420, 118),
      ...column(['Business auto'], 60, 160),
      ...column(['Ruff Casualty', 'Insurance Company', '2014188204'], 190, 160),
      ...column(['08/12/2026', '08/12/2027'], 330, 160),
      ...column(['$500,000 combined single limit'], 420, 160),
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.policy_number, l.carrier, l.additional_insured, limitsOf(l)]),
    [
      ['ART 3018820', 'Curlew First Insurance Company', true, { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 3_000_000 }],
      ['2014188204', 'Ruff Casualty Insurance Company', null, { combined_single_limit: 500_000 }],
    ],
  )
})

test('companies under INSR are each row’s own, marks under WVD are none of the number’s, and an amount ends before the words of a line below', async () => {
  const row = (y: number, company: string[], name: string, number: string, limits: string[]): Run[] => [
    ...column(company, 40, y),
    [name, 130, y],
    ...([['Y', 230], ['Y', 270], [number, 300], ['12/31/2026', 380], ['12/31/2027', 440]] as [string, number][]).map(([text, x]): Run => [text, x, y]),
    ...column(limits, 510, y),
  ]
  const xs = [36, 126, 226, 266, 296, 376, 436, 506, 590]
  const { coverage_lines } = await read(
    await print(
      [
        ['CERTIFICATE OF INSURANCE', 60, 40, 14],
        ...([['INSR', 40], ['COVERAGE', 130], ['ADDL', 230], ['WVD', 270], ['POLICY NUMBER', 300], ['EFF', 380], ['EXP', 440], ['LIMITS', 510]] as [string, number][]).map(([text, x]): Run => [text, x, 100]),
        ...row(120, ['Curlew Mutual', 'Insurance Company', 'NAIC 23396'], 'General liability', 'CPP20188204', ['$1,000,000 each', 'occurrence', '$3,000,000', 'aggregate']),
        ...row(172, ['Ruff Insurance', 'Company', 'NAIC 19488'], 'Automobile liability', 'CA20188205', ['CSL $1,000,000']),
      ],
      { rules: [...[96, 114, 168, 210].map((y): [number, number, number, number] => [36, y, 590, y]), ...xs.map((x): [number, number, number, number] => [x, 96, x, 210])] },
    ),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.policy_number, l.carrier, l.naic, l.additional_insured, l.subrogation_waived, limitsOf(l)]),
    [
      ['CPP20188204', 'Curlew Mutual Insurance Company', '23396', true, true, { each_occurrence: 1_000_000, general_aggregate: 3_000_000 }],
      ['CA20188205', 'Ruff Insurance Company', '19488', true, true, { combined_single_limit: 1_000_000 }],
    ],
  )
})

test('facts behind their coverage’s name are a list, and each company is its coverage’s own', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Re: Insurance confirmation for Stint Paving LLC', 60, 60, 10],
      ...lines([
        'To: Larkfield County. All policies are in force as of this date.',
        'Certificate of insurance prepared by Tern Lake Agency',
        '',
        'General liability carrier: Curlew Insurance Company',
        'General liability policy #: NN1718820',
        'Policy dates: 03/03/2026 - 03/03/2027',
        'Limits: $1,000,000 each occurrence / $2,000,000 general aggregate',
        '',
        'Auto liability carrier: Ruff Northern Insurance Company',
        'Auto liability policy #: 03188204-1',
        'Policy dates: 05/01/2026 - 05/01/2027',
        'Limits: $1,000,000 combined single limit',
      ]),
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.carrier, l.effective_date]),
    [
      ['general_liability', 'NN1718820', 'Curlew Insurance Company', '2026-03-03'],
      ['auto_liability', '03188204-1', 'Ruff Northern Insurance Company', '2026-05-01'],
    ],
  )
})

test('a line that fills its column up to the next is two cells; answers stand under their labels, and boxes in one line answer each', async () => {
  const left = ['Carrier: Curlew Insurance Company', 'Policy number: PAC 418820-00', 'Event: Larkfield Fair 2026', 'Period: 09/18/2026 12:01 AM to 09/21/2026', '[X] Additional insured   [ ] Waiver of subrogation']
  const right = ['General Liability', 'General Aggregate: $5,000,000', 'Each Occurrence: $1,000,000', 'Damage to Premises Rented: $300,000', 'Medical Expense: $5,000']
  const { coverage_lines } = await read(await print([['Certificate of Insurance', 60, 40, 14], ...left.map((text, i): Run => [text, 60, 90 + i * 13]), ...right.map((text, i): Run => [text, 213.5, 90 + i * 13])]))
  assert.deepEqual(limitsOf(find(coverage_lines, 'general_liability')), { general_aggregate: 5_000_000, each_occurrence: 1_000_000, damage_to_rented_premises: 300_000, med_exp: 5_000 })
  assert.deepEqual([coverage_lines[0]!.additional_insured, coverage_lines[0]!.subrogation_waived], [true, false])
  const cards = await read(
    await print([
      ['Certificate of Insurance', 60, 40, 14],
      ['General Liability', 60, 80, 10],
      ...column(['Carrier', 'Curlew Insurance Company', 'Policy #', '3AA771820', 'Effective', '05/09/2026', 'Expires', '05/09/2027'], 60, 98),
      ...column(['Additional insured', 'Yes', 'Waiver of subrogation', 'No'], 240, 98),
      ...column(['Each Occurrence', 'General Aggregate'], 380, 98),
      ...column(['$1,000,000', '$2,000,000'], 500, 98),
    ]),
  )
  assert.deepEqual(cards.coverage_lines.map((l) => [l.policy_number, l.additional_insured, l.subrogation_waived]), [['3AA771820', true, false]])
})

test('heads that break in their columns are whole over their amounts; a label’s two lines stand beside one value; one amount for two liabilities is of both', async () => {
  const tall = (texts: [string, string, string, number][]): Run[] => texts.flatMap(([a, b, amount, x]): Run[] => [[a, x, 140], ...(b ? [[b, x, 151] as Run] : []), [amount, x, 164]])
  const heads = await read(
    await print([
      ['Evidence of General Liability Insurance', 60, 40, 13],
      ['Insurer: Curlew Insurance Company', 60, 70],
      ['Policy number: BOP 2418820', 60, 82],
      ['Policy term: 10/20/2026 – 10/20/2027', 60, 94],
      ['General liability', 60, 124, 10],
      ...tall([['Per', 'occurrence', '$2,000,000', 60], ['Damage to premises', 'rented', '$300,000', 160], ['Personal &', 'advertising', '$1,000,000', 280], ['Aggregate', '', '$4,000,000', 390], ['Products', 'aggregate', '$3,000,000', 480]]),
    ]),
  )
  assert.deepEqual(limitsOf(heads.coverage_lines[0]), { each_occurrence: 2_000_000, damage_to_rented_premises: 300_000, personal_adv_injury: 1_000_000, general_aggregate: 4_000_000, products_comp_op_agg: 3_000_000 })
  const pool = await read(
    await print([
      ['CERTIFICATE OF COVERAGE', 60, 40, 13],
      ['This is to certify that the coverages listed below have been issued by the Osprey Joint Powers Insurance Authority.', 60, 66],
      ...([['UNIQUE MARKET', 'B0429BA2607188', 'REFERENCE']] as const).flatMap(([a, value, b]): Run[] => [[a, 60, 90], [value, 240, 95], [b, 60, 100]]),
      ...([['Protection period', 'July 1, 2026 to July 1, 2027'], ['Liability (general and automobile)', '$5,000,000 each occurrence']] as const).flatMap(([a, b], i): Run[] => [[a, 60, 116 + i * 14], [b, 240, 116 + i * 14]]),
    ]),
  )
  assert.deepEqual(
    pool.coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]),
    [
      ['general_liability', 'B0429BA2607188', { each_occurrence: 5_000_000 }],
      ['auto_liability', 'B0429BA2607188', { combined_single_limit: 5_000_000 }],
    ],
  )
})

test('evidence of property in an insurer’s own layout is none of the form’s; a number that its ruled cell breaks is whole', async () => {
  const facts: [string, string][] = [['Insured', 'Stint Cold Storage LP'], ['Mortgagee / Lender', 'Larkfield Bank ISAOA'], ['Insurer', 'Curlew Property Insurance Company'], ['Policy No.', '1118204'], ['Policy term', '15 August 2026 to 15 August 2027'], ['Deductible', '$50,000 per occurrence']]
  const own = await read(await print([['EVIDENCE OF PROPERTY INSURANCE', 180, 40, 13], ['Effective date of this document: 15 August 2026', 60, 66], ...facts.flatMap(([a, b], i): Run[] => [[a, 60, 90 + i * 14], [b, 240, 90 + i * 14]])]))
  assert.deepEqual(own.coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.carrier, l.expiration_date]), [['property', '1118204', 'Curlew Property Insurance Company', '2027-08-15']])
  const heads = ([['Policy Number', 'ODY H188204', '03', 40], ['Policy Period', 'From 08/01/2026 To', '08/01/2027', 140], ['Coverage is provided in', 'Dunlin American Insurance', 'Company', 260]] as [string, string, string, number][]).flatMap(([head, a, b, x]): Run[] => [[head, x, 80], [a, x, 98], [b, x, 108]])
  const limits = ([['Each Occurrence', '$1,000,000'], ['General Aggregate', '$2,000,000'], ['Medical Expense', '$5,000']] as [string, string][]).flatMap(([a, b], i): Run[] => [[a, 40, 150 + i * 14], [b, 260, 150 + i * 14]])
  const rules = [...[76, 94, 120].map((y): [number, number, number, number] => [36, y, 400, y]), ...[36, 136, 256, 400].map((x): [number, number, number, number] => [x, 76, x, 120]), ...[146, 160, 174, 188].map((y): [number, number, number, number] => [36, y, 400, y])]
  const declared = await read(await print([['COMMERCIAL GENERAL LIABILITY DECLARATIONS', 150, 40, 12], ['Named insured: Stint Eye Associates PC', 40, 60], ...heads, ...limits], { rules }))
  assert.deepEqual(declared.coverage_lines.map((l) => [l.coverage_type, l.policy_number]), [['general_liability', 'ODY H188204 03']])
})

test('under a bare head of policies each cell states its own number and days: none of the first row heads a column, and no policy has another’s term', async () => {
  const row = (y: number, name: string, company: string, policy: string[], limits: string[]): Run[] => [[name, 40, y], [company, 170, y], ...column(policy, 310, y), ...column(limits, 430, y)]
  const { coverage_lines } = await read(
    await print([
      ['Subcontractor Insurance Certificate', 60, 40, 14],
      ['Certificate holder: Larkfield Builders', 60, 66],
      ...([['Coverage', 40], ['Insurer', 170], ['Policy', 310], ['Limits', 430]] as [string, number][]).map(([text, x]): Run => [text, x, 90]),
      ...row(102, 'General liability', 'Curlew Insurance Company', ['No. PCIC0188204', 'Eff. 03/12/2026', 'Exp. 03/12/2027'], ['Each occurrence $1,000,000', 'General aggregate $2,000,000']),
      ...row(140, 'Automobile liability', 'Ruff Insurance Company', ['No. 50188204', 'Eff. 07/02/2026', 'Exp. 07/02/2027'], ['BI per person $250,000', 'BI per accident $500,000', 'PD per accident $100,000']),
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.policy_number, l.carrier, l.effective_date, l.expiration_date, limitsOf(l)]),
    [
      ['PCIC0188204', 'Curlew Insurance Company', '2026-03-12', '2027-03-12', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
      ['50188204', 'Ruff Insurance Company', '2026-07-02', '2027-07-02', { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 }],
    ],
  )
})

test('a heading of two words over what is kept back heads one column; a number stands behind its company and the bare word', async () => {
  const cells: string[][] = [['Coverage', 'Memorandum no.', 'Limit per occurrence', 'Member deductible'], ['General liability', 'SIA-2627-044', '$5,000,000', '$10,000'], ['Property', 'SIA-2627-044', '$9,000,000', '$25,000']]
  const xs = [40, 200, 320, 450]
  const rules = [...[86, 100, 114, 128].map((y): [number, number, number, number] => [36, y, 560, y]), ...[36, 196, 316, 446, 560].map((x): [number, number, number, number] => [x, 86, x, 128])]
  const pool = await read(await print([['CERTIFICATE OF COVERAGE', 60, 40, 13], ['Coverage period July 1, 2026 through July 1, 2027', 60, 66], ...cells.flatMap((r, i) => r.map((text, k): Run => [text, xs[k]!, 90 + i * 14]))], { rules }))
  assert.deepEqual(pool.coverage_lines.map((l) => limitsOf(l).deductible), [10_000, 25_000])
  assert.ok(pool.coverage_lines.every((l) => l.limits.every((limit) => limit.label !== 'member')))
  const mail = await read(await print(lines(['Evidence of insurance', 'Please accept this letter as evidence of insurance for our client Stint Toys LLC:', '', 'General Liability', 'Curlew Casualty Insurance Company, policy 34 SBA AK8820', '11/1/2026 - 11/1/2027', '$1,000,000 per occurrence / $2,000,000 aggregate'])))
  assert.deepEqual(mail.coverage_lines.map((l) => [l.policy_number, l.carrier]), [['34 SBA AK8820', 'Curlew Casualty Insurance Company']])
})

test('a trucker’s liability beside his cargo is his trucks’; a list under a title that speaks of one coverage gives that one nothing of the others', async () => {
  const side = ([['', 'Liability', 'Cargo'], ['Policy number', 'SM-AL-0188204', 'SM-MTC-0188204'], ['Effective', '02/14/2026', '02/14/2026'], ['Expires', '02/14/2027', '02/14/2027'], ['Limit', '$1,000,000 CSL', '$100,000 per vehicle'], ['Deductible', 'None', '$2,500']] as string[][]).flatMap((r, i) => r.flatMap((text, k): Run[] => (text ? [[text, [60, 200, 340][k]!, 100 + i * 14]] : [])))
  const truck = await read(await print([['EVIDENCE OF MOTOR CARRIER INSURANCE', 160, 40, 13], ['Insured motor carrier: Stint Transport Inc', 60, 66], ['Certificate holder: Tern Lake Logistics', 330, 66], ...side]))
  assert.deepEqual(
    truck.coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]),
    [
      ['auto_liability', 'SM-AL-0188204', { combined_single_limit: 1_000_000 }],
      ['cargo', 'SM-MTC-0188204', { per_vehicle: 100_000, deductible: 2_500 }],
    ],
  )
  const listed = await read(
    await print(
      lines([
        'INSURANCE CERTIFICATE Environmental contractor program',
        'Named insured: Stint Soil LLC Holder: Larkfield Pipeline',
        '1. General Liability Curlew Insurance Company BAK-188204-2 4/10/2026 – 4/10/2027 $2,000,000 occurrence $4,000,000 aggregate',
        '2. Pollution Liability Curlew Insurance Company EPK-188205 4/10/2026 – 4/10/2027 $5,000,000 each claim $5,000,000 aggregate',
        '3. Auto Liability Ruff Insurance Company 133-188206-1 4/10/2026 – 4/10/2027 $2,000,000 CSL',
      ]),
    ),
  )
  assert.equal(listed.doc_type, 'coi')
  assert.deepEqual(
    listed.coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.carrier, limitsOf(l)]),
    [
      ['general_liability', 'BAK-188204-2', 'Curlew Insurance Company', { each_occurrence: 2_000_000, general_aggregate: 4_000_000 }],
      ['pollution_liability', 'EPK-188205', 'Curlew Insurance Company', { each_claim: 5_000_000, aggregate: 5_000_000 }],
      ['auto_liability', '133-188206-1', 'Ruff Insurance Company', { combined_single_limit: 2_000_000 }],
    ],
  )
})

test('coverages in a list whose lines cannot be told apart are not given to the one that the title speaks of', async () => {
  const { coverage_lines } = await read(
    await print(
      lines([
        'INSURANCE CERTIFICATE Environmental contractor program',
        'Named insured: Stint Soil LLC Holder: Larkfield Pipeline',
        'Insurer: Curlew Insurance Company',
        'Policy period: 4/10/2026 - 4/10/2027',
        '1. General Liability Curlew Insurance Company BAK-188204-2 occurrence form for all operations $2,000,000 occurrence $4,000,000 aggregate',
        '2. Auto Liability Curlew Insurance Company 133-188206-1 owned, hired and non-owned autos of the insured $2,000,000 CSL',
      ]),
    ),
  )
  assert.ok(!coverage_lines.some((l) => l.coverage_type === 'pollution_liability' && l.limits.length > 0))
})

test('in cards a short number stands between the bare word and its days', async () => {
  const card = (x: number, y: number, texts: string[]): Run[] => texts.map((text, i): Run => [text, x, y + i * 12])
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Insurance', 60, 40, 14],
      ['Certificate holder: Larkfield Co   Insurer: Curlew Insurance Company', 60, 66],
      ...card(60, 96, ['Commercial General Liability', 'Policy ZA8820 11-15-26 to 11-15-27', 'General Aggregate $3,000,000', 'Each Occurrence $1,000,000']),
      ...card(320, 96, ['Commercial Auto', 'Policy ZA8821 11-15-26 to 11-15-27', 'Each Accident $1,000,000 combined single limit']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number]), [['general_liability', 'ZA8820'], ['auto_liability', 'ZA8821']])
})
