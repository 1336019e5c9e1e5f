import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PageOptions, print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const down = (x: number, y: number, lines: string[], pitch = 12): Run[] => lines.map((line, i): Run => [line, x, y + i * pitch])
const linesOf = async (runs: Run[], options?: PageOptions): Promise<Line[]> => (await read(await print(runs, options))).coverage_lines
const box = (doc: PDFKit.PDFDocument, x: number, y: number, ticked: boolean): void => {
  doc.lineWidth(0.5).rect(x, y, 7, 7).stroke()
  if (ticked) doc.font('Helvetica-Bold').fontSize(7).text('X', x + 1.2, y + 0.8, { lineBreak: false })
}

test('of several companies listed by letter none is a coverage’s that bears no letter', async () => {
  const lines = await linesOf([
    ['CERTIFICATE OF LIABILITY INSURANCE', 60, 40, 12],
    ...down(60, 64, [
      'PRODUCER: Larkfield Agency LLC',
      'INSURED: Osprey Tool Inc.',
      'INSURER A: Harrow Fire Insurance Company    NAIC: 19682',
      'INSURER B: Quarry American Insurance Company    NAIC: 16535',
      'TYPE OF INSURANCE: COMMERCIAL GENERAL LIABILITY',
      'POLICY NUMBER: HFI-GL-9980',
      'POLICY EFF: 01/15/2026    POLICY EXP: 01/15/2027',
      'EACH OCCURRENCE: $ 1,000,000',
      'GENERAL AGGREGATE: $ 2,000,000',
      'TYPE OF INSURANCE: WORKERS COMPENSATION',
      'POLICY NUMBER: QAI-WC-7720',
      'POLICY EFF: 02/15/2026    POLICY EXP: 02/15/2027',
      'E.L. EACH ACCIDENT: $ 500,000',
      'CERTIFICATE HOLDER',
      'Tern Lake Bank',
    ]),
  ])
  assert.deepEqual(
    lines.map((l) => [l.coverage_type, l.carrier, l.naic, l.policy_number]),
    [
      ['general_liability', null, null, 'HFI-GL-9980'],
      ['workers_comp', null, null, 'QAI-WC-7720'],
    ],
  )
})

test('coverages in running lines with the insurer’s letter and the heads of the columns in lines of their own', async () => {
  const lines = await linesOf([
    ['ACORD 25 (2016/03)', 60, 30],
    ['CERTIFICATE OF LIABILITY INSURANCE', 60, 42, 12],
    ...down(60, 70, [
      'PRODUCER',
      'Larkfield Agency',
      'INSURED',
      'Osprey Framing LLC',
      'INSURER A: Harrow Mutual Insurance Company NAIC # 19682',
      'INSURER B: Quarry State Fund NAIC # 16535',
      'COVERAGES',
      'COMMERCIAL GENERAL LIABILITY',
      'INSURER LETTER A',
      'POLICY NUMBER HM-GL-88420',
      'POLICY EFF 11/15/2025 EXP 11/15/2026',
      'ADDL INSR X   SUBR WVD',
      'EACH OCCURRENCE $1,000,000',
      'GENERAL AGGREGATE $2,000,000',
      "WORKERS COMPENSATION AND EMPLOYERS' LIABILITY",
      'INSURER LETTER B',
      'POLICY NUMBER QSF-WC-9920',
      'POLICY EFF 09/01/2025 EXP 09/01/2026',
      'WC STATUTORY LIMITS',
      'E.L. EACH ACCIDENT $500,000',
      'CERTIFICATE HOLDER',
      'Tern Lake Construction LLC',
    ]),
  ])
  assert.deepEqual(
    lines.map((l) => [l.coverage_type, l.carrier, l.naic, l.policy_number, l.effective_date, l.expiration_date, l.additional_insured, l.subrogation_waived, limitsOf(l)]),
    [
      ['general_liability', 'Harrow Mutual Insurance Company', '19682', 'HM-GL-88420', '2025-11-15', '2026-11-15', true, false, { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
      ['workers_comp', 'Quarry State Fund', '16535', 'QSF-WC-9920', '2025-09-01', '2026-09-01', null, null, { statutory: null, el_each_accident: 500_000 }],
    ],
  )
})

const HEAD: Run[] = [
  ['CERTIFICATE OF LIABILITY INSURANCE', 120, 40, 12],
  ['PRODUCER', 40, 60, 7],
  ['Larkfield Agency', 40, 70],
  ['INSURED', 320, 60, 7],
  ['Osprey Hauling LLC', 320, 70],
  ['INSURER A: Harrow Casualty Company', 40, 96],
]

test('rows typed out of their columns: both days under the first heading, the limits under the name', async () => {
  const [line] = await linesOf([
    ...HEAD,
    ...(['TYPE OF INSURANCE', 'POLICY NUMBER', 'EFF DATE', 'EXP DATE', 'LIMITS'] as const).map((t, i): Run => [t, [60, 180, 278, 338, 402][i]!, 130]),
    ['COMMERCIAL GENERAL LIABILITY', 60, 142],
    ['GL-2025-78990', 180, 153],
    ['01/01/2025', 241, 153],
    ['12/31/2025', 290, 153],
    ['EACH OCCURRENCE', 66, 165],
    ['$2,000,000', 320, 165],
    ['GENERAL AGGREGATE', 66, 177],
    ['$4,000,000', 325, 177],
    ['CERTIFICATE HOLDER', 40, 620, 7],
    ['Tern Lake Logistics Inc', 44, 632],
  ])
  assert.deepEqual([line?.policy_number, line?.effective_date, line?.expiration_date, line && limitsOf(line)], ['GL-2025-78990', '2025-01-01', '2025-12-31', { each_occurrence: 2_000_000, general_aggregate: 4_000_000 }])
})

test('a row in columns of its own: the number begins before its heading’s column, and the second of two marks is the waiver’s', async () => {
  const xs = [40, 60, 170, 196, 232, 300, 370, 440]
  const top = 150
  const lines = await linesOf(
    [
      ...HEAD,
      ...(['LTR', 'TYPE OF INSURANCE', 'ADDL', 'SUBR', 'POLICY NUMBER', 'POLICY EFF', 'POLICY EXP', 'LIMITS'] as const).map((t, i): Run => [t, xs[i]! + 1, 140, 6]),
      ['A', 44, 165],
      ['AUTOMOBILE LIABILITY', 62, 165],
      ['ANY AUTO', 72, 176],
      ['X', 174, 165],
      ['X', 186, 165],
      ['PIX 0771288-02', 204, 165],
      ['04/10/2026', 304, 165],
      ['04/10/2027', 374, 165],
      ['COMBINED SINGLE LIMIT', 444, 160, 6],
      ['$ 1,000,000', 530, 160],
      ['CERTIFICATE HOLDER', 40, 620, 7],
      ['Tern Lake Logistics Inc', 44, 632],
    ],
    { rules: [[40, top, 590, top], [40, 200, 590, 200], ...[40, 60, 170, 182, 196, 300, 370, 440, 590].map((x): [number, number, number, number] => [x, top, x, 200])] },
  )
  assert.deepEqual(lines.map((l) => [l.policy_number, l.additional_insured, l.subrogation_waived]), [['PIX 0771288-02', true, true]])
})

test('boxes for additional insured and waiver under the coverage’s name', async () => {
  const xs = [20, 138, 158, 278, 328, 378]
  const lines = await linesOf(
    [
      ...HEAD,
      ...(['TYPE OF INSURANCE', 'LTR', 'POLICY NUMBER', 'EFF', 'EXP', 'LIMITS'] as const).map((t, i): Run => [t, xs[i]! + 2, 140, 6]),
      ['COMMERCIAL GENERAL LIABILITY', 22, 154, 6.5],
      ['CLAIMS-MADE', 34, 166, 7],
      ['OCCUR', 98, 166, 7],
      ['ADDL INSD', 34, 178, 7],
      ['SUBR WVD', 98, 178, 7],
      ['A', 144, 154, 7],
      ['GLT 4410988', 161, 154, 7],
      ['01/20/2026', 280, 154, 7],
      ['01/20/2027', 330, 154, 7],
      ['EACH OCCURRENCE', 381, 154, 6],
      ['$1,000,000', 555, 154, 6],
      ['CERTIFICATE HOLDER', 40, 620, 7],
      ['Tern Lake Logistics Inc', 44, 632],
    ],
    {
      rules: [[20, 150, 592, 150], [20, 200, 592, 200], ...[20, 138, 158, 278, 328, 378, 592].map((x): [number, number, number, number] => [x, 150, x, 200])],
      draw: (doc) => {
        box(doc, 25, 165, false)
        box(doc, 89, 165, true)
        box(doc, 25, 177, true)
        box(doc, 89, 177, false)
      },
    },
  )
  assert.deepEqual(lines.map((l) => [l.policy_number, l.additional_insured, l.subrogation_waived]), [['GLT 4410988', true, false]])
})

test('insurers whose label breaks over two lines, and the deductible of an extension is not the policy’s', async () => {
  const lines = await linesOf(
    [
      ['CERTIFICATE OF LIABILITY INSURANCE', 120, 40, 12],
      ['PRODUCER', 40, 60, 7],
      ['Larkfield Agency', 40, 70],
      ['INSURED', 320, 60, 7],
      ['Osprey Hauling LLC', 320, 70],
      ['INSURER', 303, 92],
      ['A:', 303, 102],
      ['Harrow Casualty Company', 362, 97],
      ...(['TYPE OF INSURANCE', 'POLICY NUMBER', 'POLICY EFF', 'POLICY EXP'] as const).map((t, i): Run => [t, [40, 196, 346, 426][i]!, 140, 6.5]),
      ['Commercial General Liability', 40, 156],
      ['57 SBX 44180', 196, 156],
      ['09/01/2026', 346, 156],
      ['09/01/2027', 426, 156],
      ['COVERAGE', 40, 190, 6.5],
      ['LIMIT', 356, 190, 6.5],
      ['DEDUCTIBLE', 476, 190, 6.5],
      ['Each Occurrence', 40, 206],
      ['$2,000,000', 356, 206],
      ['General Aggregate', 40, 222],
      ['$4,000,000', 356, 222],
      ['Employee Benefits Liability', 40, 238],
      ['$1,000,000', 356, 238],
      ['$1,000', 476, 238],
      ['CERTIFICATE HOLDER', 40, 620, 7],
      ['Tern Lake Holdings LP', 44, 632],
    ],
    { rules: [[300, 88, 590, 88], [300, 112, 590, 112], [300, 88, 300, 112], [358, 88, 358, 112], [590, 88, 590, 112], [36, 150, 576, 150], [36, 172, 576, 172], [36, 184, 576, 184], [36, 200, 576, 200]] },
  )
  const [line] = lines
  assert.deepEqual([line?.carrier, line?.policy_number, line?.expiration_date], ['Harrow Casualty Company', '57 SBX 44180', '2027-09-01'])
  assert.deepEqual(line && [limitsOf(line).each_occurrence, limitsOf(line).general_aggregate, limitsOf(line).deductible], [2_000_000, 4_000_000, undefined])
})

test('letters of insurers in line under no heading, and boxes for the whole page under its holder', async () => {
  const row = (y: number, cells: string[]): Run[] => cells.map((cell, i): Run => [cell, [35, 120, 150, 250, 320, 390][i]!, y, 7])
  const lines = await linesOf([
    ['ACORD', 30, 24],
    ['CERTIFICATE OF LIABILITY INSURANCE', 150, 30, 14],
    ['ACORD 25 (2016/03)', 30, 40, 6],
    ...down(35, 90, ['PRODUCER', 'Larkfield Brokers LLC']),
    ...down(320, 90, ['INSURED', 'Osprey Drywall Corp']),
    ...down(35, 210, ['INSURERS AFFORDING COVERAGE', 'INSURER A:', 'INSURER B:'], 15),
    ...down(90, 225, ['Harrow Mutual Insurance Company', 'Quarry State Insurance Company'], 15),
    ...down(320, 210, ['NAIC #', '19682', '16535'], 15),
    ['COVERAGES', 35, 330, 7],
    ...row(345, ['TYPE OF INSURANCE', '', 'POLICY NUMBER', 'POLICY EFF', 'POLICY EXP', 'LIMITS']).filter(([t]) => t),
    ...row(360, ['GENERAL LIABILITY', 'B', 'QS 5044 00', '01/01/2026', '01/01/2027', 'Each Occurrence: $1,000,000']),
    ['Aggregate: $2,000,000', 390, 370, 7],
    ...row(395, ['AUTO LIABILITY', 'A', 'CAP 91440', '03/15/2026', '03/15/2027', 'Combined Single Limit: $1,000,000']),
    ...down(35, 580, ['CERTIFICATE HOLDER', 'Tern Lake Construction', '[X] Additional Insured', '[X] Waiver of Subrogation', '[X] Primary and Non-Contributory']),
    ['© 1988-2015 ACORD CORPORATION. All rights reserved.', 40, 750, 6],
  ])
  assert.deepEqual(
    lines.map((l) => [l.coverage_type, l.insurer_letter, l.carrier, l.naic, l.policy_number, l.additional_insured, l.subrogation_waived]),
    [
      ['general_liability', 'B', 'Quarry State Insurance Company', '16535', 'QS 5044 00', true, true],
      ['auto_liability', 'A', 'Harrow Mutual Insurance Company', '19682', 'CAP 91440', true, true],
    ],
  )
})

test('a vehicle’s amounts with LIMIT and DED printed behind or under each', async () => {
  const form = (amounts: Run[]): ReturnType<typeof linesOf> => linesOf([
    ...down(150, 30, ['VEHICLE OR EQUIPMENT CERTIFICATE OF INSURANCE'], 12),
    ...down(20, 90, ['PRODUCER', 'Larkfield Agency']),
    ...down(300, 90, ['INSURER(S) AFFORDING COVERAGE', 'INSURER A : Harrow Mutual Insurance Company']),
    ...down(20, 130, ['INSURED', 'Osprey Hauling LLC']),
    ['COVERAGES', 16, 190],
    ...down(12, 210, ['INSR', 'LTR'], 8),
    ['TYPE OF INSURANCE', 80, 218],
    ['POLICY NUMBER', 196, 218],
    ...down(296, 210, ['POLICY EFF', '(MM/DD/YYYY)'], 8),
    ...down(362, 210, ['POLICY EXP', '(MM/DD/YYYY)'], 8),
    ['LIMITS / DEDUCTIBLE', 470, 218],
    ['A', 15, 244],
    ['VEHICLE PHYSICAL DAMAGE', 76, 244],
    ['BTU-PD-118901', 196, 244],
    ['06/30/2026', 296, 244],
    ['06/30/2027', 362, 244],
    ...amounts,
    ['ACORD 23 (2016/03)', 20, 740, 6],
  ])
  const told = async (amounts: Run[]): Promise<unknown[]> => (await form(amounts)).map((l) => [l.coverage_type, l.policy_number, limitsOf(l)])
  assert.deepEqual(await told([['$ 84,500', 500, 240], ['LIMIT', 545, 247], ['$ 2,500', 500, 262], ['DED', 545, 269]]), [['auto_physical_damage', 'BTU-PD-118901', { limit: 84_500, deductible: 2_500 }]])
  // The one amount follows both words: it is no limit.
  for (const [x, y] of [[574, 244], [440, 254]] as const) assert.deepEqual(await told([['ACV AGREED AMT $ LIMIT $ DED', 440, 244, 7], ['1,000', x, y, 7]]), [['auto_physical_damage', 'BTU-PD-118901', { deductible: 1_000 }]])
})

test('an insurer’s name behind the producer’s caption is the producer’s', async () => {
  const lines = await linesOf([
    ['CERTIFICATE OF LIABILITY INSURANCE', 60, 40, 12],
    ...down(60, 64, ['PRODUCER: State Farm Insurance', 'INSURED: Osprey Plumbing', 'COVERAGES:', 'COMMERCIAL GENERAL LIABILITY', 'EACH OCCURRENCE: $2,000,000', 'GENERAL AGGREGATE: $4,000,000', 'POLICY EFF: 01/01/2026', 'POLICY EXP: 01/01/2027'], 15),
  ])
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.carrier, l.effective_date]), [['general_liability', null, '2026-01-01']])
})

test('a program’s table whose cells break over two lines beside cells of one, set half way down', async () => {
  const lines = await linesOf([
    ['Auto Insurance Policy Declarations', 60, 40, 14],
    ...down(60, 70, ['Policy Number: PA-2207-QRS', 'Policy Period: January 1, 2026 to January 1, 2027', 'Named Insured: Sam Redwing', 'Vehicle 1: 2020 Toyota Camry, VIN 4T1BF1FK5LU129981'], 14),
    ...(['Coverage Type', 'Limits', 'Premium'] as const).map((t, i): Run => [t, [60, 246, 514][i]!, 150, 9]),
    ['$100,000 per person / $300,000 per', 246, 170, 9],
    ['Bodily Injury Liability', 60, 176, 9],
    ['$450', 514, 176, 9],
    ['accident', 246, 182, 9],
    ['Property Damage Liability', 60, 200, 9],
    ['$50,000 per accident', 246, 200, 9],
    ['$300', 514, 200, 9],
  ])
  assert.deepEqual(lines.map((l) => [l.coverage_type, limitsOf(l)]), [['auto_liability', { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 50_000 }]])
})

test('underwriters at Lloyd’s behind who signs for them, broken over two lines, are the insurer in full', async () => {
  const row = (y: number, cells: string[]): Run[] => cells.map((cell, i): Run => [cell, [37, 140, 230, 310, 395, 500][i]!, y, 8])
  const lines = await linesOf([
    ['CERTIFICATE OF CARGO INSURANCE', 94, 35, 14],
    ['Insured', 37, 107],
    ['Insurer', 201, 107],
    ...down(37, 125, ['Osprey Haulage LLC', '19 Dock Rd, Mobile, AL 36602'], 13),
    ...down(201, 125, ['Larkfield Cargo Underwriting on behalf of Certain Underwriters', "at Lloyd's, London"], 13),
    ...row(180, ['Coverage', 'Policy Number', 'Effective', 'Expires', 'Limit', 'Deductible']),
    ...row(198, ['Motor Truck Cargo', 'FCU-MTC-22871', '04/01/2026', '04/01/2027', '$250,000 per vehicle', '$2,500']),
    ['Certificate Holder: Tern Lake Logistics LLC', 37, 240],
    ['This certificate is issued as a matter of information only and confers no rights upon the holder.', 37, 260],
  ])
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.carrier, limitsOf(l)]), [['cargo', "Certain Underwriters at Lloyd's, London", { per_vehicle: 250_000, deductible: 2_500 }]])
})
