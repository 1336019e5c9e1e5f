import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))

/** Rules of a table: heights of its rows, edges of its columns. */
const ruled = (ys: number[], xs: number[]): [number, number, number, number][] => [
  ...ys.map((y): [number, number, number, number] => [xs[0]!, y, xs.at(-1)!, y]),
  ...xs.map((x): [number, number, number, number] => [x, ys[0]!, x, ys.at(-1)!]),
]

test('the column of additional insureds before the type: other coverages begin in it, each with its limit and its deductible', async () => {
  const row = (y: number, letter: string, name: string, number: string, limits: string): Run[] => [
    [letter, 24, y],
    [name, 40, y],
    [number, 190, y],
    ['04/01/2026', 300, y],
    ['04/01/2027', 364, y],
    [limits, 428, y],
  ]
  const bytes = await print(
    [
      ['CERTIFICATE OF LIABILITY INSURANCE', 180, 40, 13],
      ['INSURED', 40, 70, 7],
      ['Gannet Towers Association', 44, 80],
      ...INSURERS,
      ['INSR', 20, 138, 6],
      ["ADD'L", 40, 138, 6],
      ['LTR', 21, 145, 6],
      ['INSRD', 40, 145, 6],
      ['TYPE OF INSURANCE', 90, 145, 6],
      ['POLICY NUMBER', 210, 145, 6],
      ['POLICY EFFECTIVE', 300, 138, 6],
      ['DATE (MM/DD/YY)', 300, 145, 6],
      ['POLICY EXPIRATION', 364, 138, 6],
      ['DATE (MM/DD/YY)', 364, 145, 6],
      ['LIMITS', 500, 145, 6],
      ['A', 24, 160],
      ['X', 47, 160],
      ['GENERAL LIABILITY', 66, 160, 7],
      ['COMMERCIAL GENERAL LIABILITY', 80, 171, 7],
      ['CLAIMS MADE', 80, 182, 7],
      ['GHK 2208117', 190, 160],
      ['04/01/2026', 300, 160],
      ['04/01/2027', 364, 160],
      ['EACH OCCURRENCE', 428, 160, 7],
      ['$ 1,000,000', 540, 160],
      ['OTHER', 40, 205, 6],
      ...row(216, 'B', 'Crime', 'CR 104405', '$1,000,000 / $10,000 Ded.'),
      ...row(227, 'A', 'Earthquake', 'EQ 862075', '$150,000,000/$100,000 Deductible'),
      ['DESCRIPTION OF OPERATIONS', 20, 250, 6],
      ['CERTIFICATE HOLDER', 20, 300, 7],
    ],
    { rules: [...ruled([134, 154], [16, 38, 60, 180, 296, 360, 424, 600]), ...ruled([154, 200], [16, 38, 60, 180, 296, 360, 424, 600]), ...ruled([200, 240], [16, 38, 180, 296, 360, 424, 600])] },
  )
  const { coverage_lines } = await read(bytes)
  const told = coverage_lines.map((l) => [l.coverage_type, l.insurer_letter, l.policy_number, l.additional_insured, limitsOf(l)])
  assert.deepEqual(told, [
    ['general_liability', 'A', 'GHK 2208117', true, { each_occurrence: 1_000_000 }],
    ['crime', 'B', 'CR 104405', false, { limit: 1_000_000, deductible: 10_000 }],
    ['other', 'A', 'EQ 862075', false, { limit: 150_000_000, deductible: 100_000 }],
  ])
})

test('a note lower in the cell of a number is no part of it, and an amount is none', async () => {
  const bytes = await print(
    [
      ...TABLE,
      ...INSURERS,
      ['A', 44, 170],
      ['GENERAL LIABILITY', 80, 152],
      ['COMMERCIAL GENERAL LIABILITY', 90, 162],
      ['OCCUR', 90, 172],
      ['CPA454896215', 222, 170],
      ['PPA Max 5', 222, 205],
      ['4/15/2026', 322, 170],
      ['4/15/2027', 382, 170],
      ['EACH OCCURRENCE', 442, 152],
      ['$ 1,000,000', 540, 152],
      ['DESCRIPTION OF OPERATIONS', 40, 240, 6],
    ],
    { rules: ruled([130, 146, 215], [36, 70, 216, 316, 376, 436, 600]) },
  )
  assert.deepEqual((await read(bytes)).coverage_lines.map((l) => l.policy_number), ['CPA454896215'])
})

test('words of a sentence head no column', async () => {
  const bytes = await print([
    ['VERIFICATION OF COVERAGE', 220, 60, 11],
    ['Heronfield Insurance Company', 36, 30, 10],
    ['Policy Number: 4585411210', 360, 100],
    ['Effective Date: 03/15/2026', 360, 114],
    ['Expiration Date: 09/15/2026', 360, 128],
    ['This letter is to verify that we have issued coverage under the above policy number for the dates indicated in the', 36, 180],
    ['effective and expiration date fields for the vehicle listed. This verification of coverage does not amend the policy.', 36, 192],
    ['COVERAGES', 36, 260],
    ['LIMITS', 340, 260],
    ['DEDUCTIBLES', 468, 260],
    ['Auto Liability', 36, 276],
    ['Combined Single Limit', 44, 288],
    ['$500,000', 340, 288],
    ['Towing and Labor', 36, 302],
    ['$30 Per Day / $900 Max', 340, 302],
  ])
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date]), [['auto_liability', '4585411210', '2026-03-15']])
})

test('one insurer listed, and no letter beside any row: it is that insurer’s', async () => {
  const bytes = await print(
    [
      ...TABLE.filter(([text]) => text !== 'CERTIFICATE OF LIABILITY INSURANCE'),
      ['CERTIFICATE OF PROPERTY INSURANCE', 180, 40, 13],
      ['INSURERS AFFORDING COVERAGE', 320, 96, 6],
      ['NAIC #', 540, 96, 6],
      ['INSURER A: Great West Casualty Company', 320, 106],
      ['11371', 540, 106],
      ['INSURER B:', 320, 117],
      ['PROPERTY', 80, 160],
      ['92-QR-4650-9', 222, 160],
      ['4/15/2026', 322, 160],
      ['4/15/2027', 382, 160],
      ['BUILDING', 442, 160],
      ['$ 483,600', 540, 160],
      ['ACORD 24 (2016/03)', 40, 760, 7],
    ],
    { rules: ruled([130, 146, 180], [36, 70, 216, 316, 376, 436, 600]) },
  )
  const [line] = (await read(bytes)).coverage_lines
  assert.deepEqual([line?.carrier, line?.naic], ['Great West Casualty Company', '11371'])
})

test('a state behind a number is no part of it; a limit’s name on two lines, and names behind their amounts', async () => {
  const row = (y: number, cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, [36, 150, 250, 330, 392, 452][i]! + 3, y]] : []))
  const bytes = await print(
    [
      ['EVIDENCE OF INSURANCE', 200, 40, 14],
      ['Insured: Cutbank Excavation, LLC', 40, 70],
      ...row(104, ['Coverage', 'Insurer', 'Policy No.', 'Effective', 'Expires', 'Limits']),
      ...row(124, ['General Liability', 'Heronfield Insurance Company', '3AA774120', '07/01/2026', '07/01/2027', '$1,000,000 Per Occurrence']),
      ...row(134, ['(Occurrence)', '', '', '', '', '$2,000,000 General Aggregate']),
      ...row(144, ['', '', '', '', '', 'Products/Completed Ops: Included']),
      ...row(168, ['Workers Compensation', 'Larkmoor Casualty Company', 'WCV 6100482 (OH)', '01/01/2026', '01/01/2027', 'Statutory']),
      ...row(178, ['', '', '', '', '', 'EL Each Accident USD 1,000,000']),
      ...row(188, ['', '', '', '', '', 'EL Disease - Each USD 500,000']),
      ...row(197, ['', '', '', '', '', 'Employee']),
    ],
    { rules: ruled([98, 118, 160, 210], [36, 150, 250, 330, 392, 452, 596]) },
  )
  const [gl, wc] = (await read(bytes)).coverage_lines
  assert.deepEqual(limitsOf(gl!), { each_occurrence: 1_000_000, general_aggregate: 2_000_000 })
  assert.equal(wc!.policy_number, 'WCV 6100482')
  assert.deepEqual(limitsOf(wc!), { statutory: null, el_each_accident: 1_000_000, el_disease_each_employee: 500_000 })
})

test('cards with captions over what stands beside the coverage’s name, and answers in a column of their own', async () => {
  const card = (y: number, name: string, number: string, limits: [string, string, string?, string?][]): Run[] => [
    ['Policy number', 280, y, 8],
    ['Policy period', 470, y, 8],
    [name, 36, y + 3, 12],
    [number, 268, y + 12, 8],
    ['May 9, 2026 – May 9, 2027', 440, y + 12, 8],
    ...limits.flatMap(([label, amount, asked, answer], i): Run[] => [
      [label, 38, y + 30 + i * 11],
      [amount, 290, y + 30 + i * 11],
      ...(asked ? [[asked, 366, y + 30 + i * 11] as Run, [answer!, 510, y + 30 + i * 11] as Run] : []),
    ]),
  ]
  const bytes = await print([
    ['Certificate of Insurance', 380, 40, 14],
    ['Coverage is provided by Heronfield Insurance Company (NAIC 16285), a member of Heronfield Group.', 36, 110],
    ...card(140, 'General Liability', 'HFGL-0049127-02', [
      ['Each occurrence', '$1,000,000', 'Coverage form', 'Occurrence'],
      ['General aggregate', '$2,000,000', 'Additional insured', 'Yes'],
      ['Medical payments (any one person)', '$15,000'],
    ]),
    ...card(240, 'Professional Liability', 'HFPL-0049128-02', [
      ['Each claim', '$500,000'],
      ['Aggregate', '$1,000,000'],
    ]),
    ['This certificate is issued as a matter of information only and confers no rights upon the certificate holder.', 36, 330],
  ])
  const told = (await read(bytes)).coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.expiration_date, l.naic, l.additional_insured, limitsOf(l)])
  assert.deepEqual(told, [
    ['general_liability', 'HFGL-0049127-02', '2027-05-09', '16285', true, { each_occurrence: 1_000_000, general_aggregate: 2_000_000, med_exp: 15_000 }],
    ['professional_liability', 'HFPL-0049128-02', '2027-05-09', '16285', null, { each_claim: 500_000, aggregate: 1_000_000 }],
  ])
})

/** A form without one rule: headings in the middle of their columns, what is typed at their left. */
const RULELESS: Run[] = [
  ['CERTIFICATE OF LIABILITY INSURANCE', 180, 40, 13],
  ['INSURED', 40, 70, 7],
  ['North Shore Rigging LLC', 44, 80],
  ...INSURERS,
  ['INSR', 24, 138, 6],
  ['LTR', 25, 145, 6],
  ['TYPE OF INSURANCE', 84, 141, 6],
  ['ADDL', 170, 138, 6],
  ['INSD', 170, 145, 6],
  ['SUBR', 190, 138, 6],
  ['WVD', 190, 145, 6],
  ['POLICY NUMBER', 236, 141, 6],
  ['POLICY EFF', 300, 138, 6],
  ['(MM/DD/YYYY)', 298, 145, 6],
  ['POLICY EXP', 350, 138, 6],
  ['(MM/DD/YYYY)', 348, 145, 6],
  ['LIMITS', 490, 141, 6],
]
const ruleless = (y: number, letter: string, number: string): Run[] => [
  [letter, 26, y],
  [number, 214, y],
  ['3/28/2026', 300, y],
  ['3/28/2027', 350, y],
]

test('no rules at all: columns where no word stands, rows by their names, other coverages after the printed ones', async () => {
  const bytes = await print([
    ...RULELESS,
    ...ruleless(158, 'A', '6601173747'),
    ['X COMMERCIAL GENERAL', 48, 158, 7],
    ['LIABILITY', 48, 166, 7],
    ['CLAIMS-MADE', 58, 174, 6],
    ['X OCCUR', 110, 174, 6],
    ['Y', 175, 158],
    ['EACH OCCURRENCE', 402, 158, 6],
    ['$', 508, 158],
    ['1,000,000', 556, 158],
    ['GENERAL AGGREGATE', 402, 168, 6],
    ['$', 508, 168],
    ['2,000,000', 556, 168],
    ['AUTOMOBILE LIABILITY', 48, 190, 7],
    ['ANY AUTO', 58, 199, 6],
    ['OWNED AUTOS ONLY', 58, 207, 6],
    ['COMBINED SINGLE LIMIT (Ea accident)', 402, 190, 6],
    ['$', 508, 190],
    ...ruleless(226, 'B', '60 WEC ZX5298'),
    ['WORKERS COMPENSATION', 48, 226, 7],
    ["AND EMPLOYERS' LIABILITY", 48, 234, 7],
    ['ANY PROPRIETOR/PARTNER/EXECUTIVE', 48, 242, 5],
    ['If yes, describe under DESCRIPTION OF', 48, 249, 5],
    ['OPERATIONS below', 48, 256, 5],
    ['E.L. EACH ACCIDENT', 402, 234, 6],
    ['$', 508, 234],
    ['500,000', 560, 234],
    ['E.L. DISEASE - POLICY LIMIT', 402, 248, 6],
    ['$', 508, 248],
    ['500,000', 560, 248],
    ...ruleless(268, 'A', 'CGL1377246'),
    ['Pollution Liability', 48, 268, 8],
    ['Per Claim/Agg: $1,000,000/$2,000,000', 402, 268],
    ['DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES', 24, 292, 6],
    ['Policy number CPP9988776 expiring 01/01/2024 replaced. $2,500 deductible applies.', 24, 302],
    ['CERTIFICATE HOLDER', 24, 340, 7],
  ])
  const told = (await read(bytes)).coverage_lines.map((l) => [l.coverage_type, l.insurer_letter, l.policy_number, l.additional_insured, limitsOf(l)])
  assert.deepEqual(told, [
    ['general_liability', 'A', '6601173747', true, { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['workers_comp', 'B', '60 WEC ZX5298', false, { el_each_accident: 500_000, el_disease_policy_limit: 500_000 }],
    ['pollution_liability', 'A', 'CGL1377246', false, { each_claim: 1_000_000, aggregate: 2_000_000 }],
  ])
})

test('a table without rules whose cells break over lines: days, numbers and rows made whole', async () => {
  const columns = [44, 174, 230, 338, 376, 417]
  const row = (y: number, cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, columns[i]!, y, 7]] : []))
  const bytes = await print([
    ['Certificate of Insurance', 200, 40, 14],
    ['Named Insured: North Shore Rigging LLC', 40, 80],
    ['Type of Coverage', 80, 147],
    ['Policy #', 186, 147],
    ['Company', 265, 147],
    ['Eff. Date', 339, 147],
    ['Expires', 381, 147],
    ['Limits of Insurance', 470, 147],
    ...row(160, ['Commercial General Liability', '57 UEN', 'Heronfield Casualty Insurance', '01-01-', '01-01-', 'Each Occurrence $1,000,000']),
    ...row(168, ['', 'AB2576', 'Company', '2026', '2027', 'General Aggregate $2,000,000']),
    ...row(183, ['Umbrella Liability', '18 WEC', 'Larkmoor Insurance Company', '01-01-', '01-01-', 'Each Occurrence $5,000,000']),
    ...row(191, ['', 'AB6166', '', '2026', '2027', 'Aggregate $5,000,000']),
    ...row(206, ['Professional Liability', '840375319', 'Larkmoor Insurance Company', '01-01-', '01-01-', 'Each Claim $1,000,000']),
    ...row(214, ['', '', '', '2026', '2027', 'Annual Aggregate $2,000,000']),
    ['Certificate Holder', 40, 240],
  ])
  const told = (await read(bytes)).coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l)])
  assert.deepEqual(told, [
    ['general_liability', 'Heronfield Casualty Insurance Company', '57 UEN AB2576', '2026-01-01', '2027-01-01', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['umbrella', 'Larkmoor Insurance Company', '18 WEC AB6166', '2026-01-01', '2027-01-01', { each_occurrence: 5_000_000, aggregate: 5_000_000 }],
    ['professional_liability', 'Larkmoor Insurance Company', '840375319', '2026-01-01', '2027-01-01', { each_claim: 1_000_000, aggregate: 2_000_000 }],
  ])
})

test('facts beside limits: the coverage named again before the law’s limit, a line of several facts', async () => {
  const pair = (y: number, left: string, label = '', amount = ''): Run[] => [[left, 40, y], [label, 400, y] as Run, [amount, 530, y] as Run].filter((r): r is Run => r[0] !== '')
  const bytes = await print([
    ['Certificate of Insurance', 200, 40, 14],
    ...pair(100, 'Errors & Omissions', 'Per Claim', '$1,000,000'),
    ...pair(112, 'Carrier: Larkmoor Insurance Company Policy #: 95 WEC AB1280 Effective Date: 01/01/2026', 'Annual Aggregate', '$2,000,000'),
    ...pair(124, 'Expiration Date: 01/01/2027'),
    ...pair(150, "Workers' Compensation", 'Workers Compensation', 'Statutory'),
    ...pair(162, 'Carrier: Larkmoor Insurance Company', 'E.L. Each Accident', '$500,000'),
    ...pair(174, 'Policy #: CPA9829778', 'Disease - Each Employee', '$500,000'),
    ...pair(186, 'Policy Period: 01/01/2026 to 01/01/2027', 'Disease - Policy Limit', '$500,000'),
    ['This certificate is issued as a matter of information only and confers no rights upon the certificate holder.', 40, 230],
  ])
  const told = (await read(bytes)).coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, limitsOf(l)])
  assert.deepEqual(told, [
    ['professional_liability', 'Larkmoor Insurance Company', '95 WEC AB1280', { each_claim: 1_000_000, aggregate: 2_000_000 }],
    ['workers_comp', 'Larkmoor Insurance Company', 'CPA9829778', { statutory: null, el_each_accident: 500_000, el_disease_each_employee: 500_000, el_disease_policy_limit: 500_000 }],
  ])
})

test('deductibles asked for under the coverage’s name, a place’s number in a label, collision and comprehensive of one policy', async () => {
  const row = (y: number, name: string, number: string, ...limits: [string, string][]): Run[] => [
    ['A', 44, y],
    [name, 80, y],
    [number, 222, y],
    ['4/15/2026', 322, y],
    ['4/15/2027', 382, y],
    ...limits.flatMap(([label, amount], i): Run[] => [
      [label, 442, y + i * 10],
      [amount, 540, y + i * 10],
    ]),
  ]
  const bytes = await print(
    [
      ...TABLE,
      ...INSURERS,
      ...row(152, 'CARGO', 'FLC 220147', ['LIMIT PER VEHICLE', '$ 100,000']),
      ['PER VEHICLE DED $ 1,000', 80, 162, 6],
      ...row(182, 'GARAGEKEEPERS', 'GK 345811', ['COLLISION LOC 1', '300,000']),
      ...row(212, 'VEHICLE COLLISION LOSS', 'BA 0188220', ['$ 1,000 DED', '']),
      ...row(242, 'VEHICLE COMP', 'BA 0188220', ['$ 500 DED', '']),
      ['DESCRIPTION OF OPERATIONS', 40, 280, 6],
    ].filter(([text]) => text !== '') as Run[],
    { rules: ruled([130, 146, 176, 206, 236, 266], [36, 70, 216, 316, 376, 436, 600]) },
  )
  assert.deepEqual(
    (await read(bytes)).coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]),
    [
      ['cargo', 'FLC 220147', { per_vehicle: 100_000, deductible: 1_000 }],
      ['garagekeepers', 'GK 345811', { collision_loc_1: 300_000 }],
      ['auto_physical_damage', 'BA 0188220', { collision_deductible: 1_000, comprehensive_deductible: 500 }],
    ],
  )
})

test('a letter about one coverage states its limits a sentence later', async () => {
  const lines = [
    'Heronfield Mutual Insurance Company',
    'RE: Proof of Insurance - Badger Tree Care LLC',
    'To whom it may concern:',
    'This letter confirms that Badger Tree Care LLC is insured by Heronfield Mutual Insurance Company under Commercial General',
    'Liability policy number HGL 448120-3 for the period May 1, 2026 to May 1, 2027. The policy provides limits of $1,000,000 each',
    'occurrence and $3,000,000 general aggregate. The Village of Oregon is included as an additional insured.',
  ]
  const document = await read(await print(lines.map((text, i): Run => [text, 60, 80 + i * 14, 9])))
  assert.equal(document.doc_type, 'coi')
  const [line] = document.coverage_lines
  assert.deepEqual([line?.coverage_type, line?.policy_number, line?.expiration_date, line?.additional_insured], ['general_liability', 'HGL 448120-3', '2027-05-01', true])
  assert.deepEqual(limitsOf(line!), { each_occurrence: 1_000_000, general_aggregate: 3_000_000 })
})

test('a heading of companies close behind the one of coverages is a column; rows with companies of their own take none from the page', async () => {
  const row = (y: number, cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, [44, 114, 282, 338, 400, 460][i]!, y, 7]] : []))
  const page = (companies: string): Run[] => [
    ['Certificate of Insurance', 200, 40, 14],
    ['Named Insured: North Shore Rigging LLC', 40, 80],
    ...row(147, ['Type of Coverage', companies, 'Policy #', 'Effective', 'Expires', 'Limits']),
    ...row(166, ['Umbrella Liability', 'Heronfield Casualty Insurance Company', '31 SBA AB5532', '01/01/2026', '01/01/2027', '$5,000,000 Each Occurrence']),
    ...row(190, ['Cyber Liability', 'Larkmoor Insurance Company', '933528560', '01/01/2026', '01/01/2027', '$1,000,000 Per Claim']),
    ['Certificate Holder', 40, 240],
  ]
  const told = async (companies: string) => (await read(await print(page(companies)))).coverage_lines.map((l) => l.carrier)
  assert.deepEqual(await told('Insurance Company'), ['Heronfield Casualty Insurance Company', 'Larkmoor Insurance Company'])
  assert.deepEqual(await told('Firm'), [null, null], 'no column of companies is found, and none is guessed')
})
