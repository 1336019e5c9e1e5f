import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const found = (lines: readonly Line[], type: string): Line => {
  const line = lines.find((l) => l.coverage_type === type)
  assert.ok(line, `no ${type} among ${lines.map((l) => l.coverage_type)}`)
  return line
}

const COLUMNS = [36, 150, 250, 330, 390, 450, 530]
const at = (y: number, cells: string[], columns = COLUMNS): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, columns[i]! + 3, y]] : []))
/** Rules of a table: heights of its rows, edges of its columns. */
const ruled = (ys: number[], xs: number[]): [number, number, number, number][] => [
  ...ys.map((y): [number, number, number, number] => [xs[0]!, y, xs.at(-1)!, y]),
  ...xs.map((x): [number, number, number, number] => [x, ys[0]!, x, ys.at(-1)!]),
]

test('a carrier table: deductibles in a column, a number on two lines, an amount without a label', async () => {
  const bytes = await print(
    [
      ['Certificate of Insurance', 200, 40, 14],
      ...at(104, ['Coverage', 'Insurance Company', 'Policy No.', 'Effective', 'Expires', 'Limit', 'Deductible']),
      ...at(124, ['Auto Liability', 'Heronfield Insurance Company', 'HF 882103', '6/15/2025', '6/15/2026', '$1,000,000', '-']),
      ...at(148, ['Motor Truck Cargo', 'Heronfield Insurance Company', 'HFC', '6/15/2025', '6/15/2026', '$100,000', '$2,500']),
      ...at(158, ['', '', '11942C']),
      ['Certificate holder: Tern Lake Logistics Inc', 40, 210],
    ],
    { rules: ruled([98, 118, 142, 172], [...COLUMNS, 590]) },
  )
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(limitsOf(found(coverage_lines, 'auto_liability')), { combined_single_limit: 1_000_000 })
  const cargo = found(coverage_lines, 'cargo')
  assert.deepEqual(limitsOf(cargo), { per_vehicle: 100_000, deductible: 2_500 })
  assert.equal(cargo.policy_number, 'HFC 11942C')
})

test('a table of policies with its days before the number, codes in a column, and employers’ liability thrice', async () => {
  const columns = [36, 140, 262, 300, 380, 470]
  const row = (y: number, cells: string[]): Run[] => at(y, cells, columns)
  const bytes = await print(
    [
      ['Schedule of Insurance', 200, 50, 14],
      ['Client: Osprey Hauling LLC', 40, 76],
      ...row(104, ['Line of Coverage', 'Carrier', 'NAIC', 'Policy Term', 'Policy Number', 'Limits']),
      ...row(124, ['General Liability', 'Larkmoor Casualty Company', '31999', '05/01/2026 -', 'GLX 6080114', '$1M Each Occurrence']),
      ...row(134, ['', '', '', '05/01/2027', '', '$3M General']),
      ...row(144, ['', '', '', '', '', 'Aggregate']),
      ...row(164, ['Workers Compensation', 'Zephyr Insurance Company', '13999', '01/01/2026 -', 'Z1388201-', 'Statutory']),
      ...row(174, ['', '', '', '01/01/2027', '04', 'E.L. $1M / $1M / $1M']),
    ],
    { rules: ruled([98, 118, 158, 190], [...columns, 590]) },
  )
  const { coverage_lines } = await read(bytes)
  const gl = found(coverage_lines, 'general_liability')
  assert.deepEqual([gl.policy_number, gl.effective_date, gl.expiration_date, gl.carrier, gl.naic], ['GLX 6080114', '2026-05-01', '2027-05-01', 'Larkmoor Casualty Company', '31999'])
  assert.deepEqual(limitsOf(gl), { each_occurrence: 1_000_000, general_aggregate: 3_000_000 })
  const wc = found(coverage_lines, 'workers_comp')
  assert.equal(wc.policy_number, 'Z1388201-04')
  assert.deepEqual(limitsOf(wc), { statutory: null, el_each_accident: 1_000_000, el_disease_each_employee: 1_000_000, el_disease_policy_limit: 1_000_000 })
})

test('insurer and number in one cell', async () => {
  const columns = [36, 146, 260, 330, 400]
  const row = (y: number, cells: string[]): Run[] => at(y, cells, columns)
  const bytes = await print(
    [
      ['CERTIFICATE OF LIABILITY INSURANCE', 160, 38, 13],
      ['This is to certify that policies of insurance have been issued to the insured named below', 40, 60],
      ...row(184, ['TYPE OF INSURANCE', 'INSURANCE COMPANY', 'EFFECTIVE DATE', 'EXPIRY DATE', 'LIMITS OF LIABILITY']),
      ...row(194, ['', 'AND POLICY NUMBER']),
      ...row(214, ['AUTOMOBILE LIABILITY', 'Maplecrest Insurance Company', '2026/01/15', '2027/01/15', 'COMBINED SINGLE LIMIT $2,000,000']),
      ...row(224, ['', 'of Canada']),
      ...row(234, ['', 'A38920117FLT']),
    ],
    { rules: ruled([178, 206, 250], [...columns, 590]) },
  )
  const auto = found((await read(bytes)).coverage_lines, 'auto_liability')
  assert.deepEqual([auto.carrier, auto.policy_number], ['Maplecrest Insurance Company of Canada', 'A38920117FLT'])
  assert.deepEqual(limitsOf(auto), { combined_single_limit: 2_000_000 })
})

test('a coverage set half way down its amounts, a label of two lines round its amount, and answers as facts', async () => {
  const bytes = await print(
    [
      ['Certificate of Coverage', 200, 40, 14],
      ['PLAINS MUNICIPAL RISK POOL', 200, 60, 10],
      ['Coverage Document No.: PMR-2026-0417', 40, 80],
      ['Coverage Period: 7/1/2025 to 7/1/2026', 40, 92],
      ['$2,000,000 each occurrence', 300, 120],
      ['General Liability', 40, 125.5],
      ['$5,000,000 annual aggregate', 300, 131],
      ['Damage to premises rented to you', 40, 150],
      ['$100,000', 300, 155],
      ['(any one premises)', 40, 160],
      ['Additional insured', 40, 180],
      ['Yes', 300, 180],
      ['[ ] Waiver of subrogation', 40, 195],
    ],
    {},
  )
  const gl = found((await read(bytes)).coverage_lines, 'general_liability')
  assert.deepEqual(limitsOf(gl), { each_occurrence: 2_000_000, general_aggregate: 5_000_000, damage_to_rented_premises: 100_000 })
  assert.deepEqual([gl.carrier, gl.policy_number, gl.additional_insured, gl.subrogation_waived], ['PLAINS MUNICIPAL RISK POOL', 'PMR-2026-0417', true, false])
})

test('a cover note by label and value: its market reference, its insurers, limits led by their coverage', async () => {
  const bytes = await print([
    ['EVIDENCE OF INSURANCE', 200, 50, 13],
    ['TYPE:', 40, 83],
    ['Professional Indemnity Insurance', 200, 83],
    ['UNIQUE MARKET REFERENCE:', 40, 100],
    ['B0713PIFRA2600417', 200, 100],
    ['PERIOD:', 40, 134],
    ['From: 1 April 2026 to 1 April 2027, both days at 12.01 a.m. Local Standard Time at', 200, 134],
    ['the address of the Assured', 200, 144],
    ['INSURERS:', 40, 180],
    ['Certain Underwriters at Lloyd’s, London', 200, 180],
    ['LIMIT OF LIABILITY:', 40, 197],
    ['Professional Indemnity: USD 2,000,000 each claim and USD 4,000,000 in the', 200, 197],
    ['aggregate', 200, 207],
    ['This document is issued for information only and confers no rights upon the certificate holder.', 40, 250],
  ])
  const { coverage_lines } = await read(bytes)
  assert.equal(coverage_lines.length, 1)
  const pl = found(coverage_lines, 'professional_liability')
  assert.deepEqual([pl.policy_number, pl.effective_date, pl.expiration_date], ['B0713PIFRA2600417', '2026-04-01', '2027-04-01'])
  assert.match(pl.carrier ?? '', /Underwriters at Lloyd/)
  assert.deepEqual(limitsOf(pl), { each_claim: 2_000_000, aggregate: 4_000_000 })
})

test('headings on two lines, amounts on the line under their labels, insurers by short letters with their codes behind', async () => {
  const columns = [36, 64, 190, 250, 330, 410]
  const row = (y: number, cells: string[]): Run[] => at(y, cells, columns)
  const bytes = await print(
    [
      ['MEMORANDUM OF INSURANCE', 200, 40, 13],
      ['This memorandum is issued as a matter of information only', 40, 60],
      ['COMPANIES AFFORDING COVERAGE', 320, 90],
      ['Co. A  Larkmoor Casualty Company 31999', 320, 102],
      ['Co. B  Heronfield Insurance Company (41888)', 320, 114],
      ...row(190, ['CO', 'TYPE OF INSURANCE', 'POLICY', 'POLICY', 'POLICY', 'LIMITS']),
      ...row(199, ['LTR', '', 'NUMBER', 'EFFECTIVE DATE', 'EXPIRATION DATE', '']),
      ...row(220, ['A', 'GENERAL LIABILITY', 'LMZY 314488', '10-01-2025', '10-01-2026', 'GENERAL AGGREGATE $']),
      ...row(229, ['', 'Commercial General Liability', '25', '', '', '10,000,000']),
      ...row(238, ['', '', '', '', '', 'EACH OCCURRENCE $ 5,000,000']),
      ...row(247, ['', '', '', '', '', 'MED EXP (ANY ONE PERSON) $']),
      ...row(264, ['B', 'AUTOMOBILE LIABILITY', 'LMTB 314489', '10-01-2025', '10-01-2026', 'COMBINED SINGLE LIMIT $']),
      ...row(273, ['', 'Any Auto', '', '', '', '5,000,000']),
    ],
    { rules: ruled([184, 210, 258, 284], [...columns, 575]) },
  )
  const { coverage_lines } = await read(bytes)
  const gl = found(coverage_lines, 'general_liability')
  assert.deepEqual([gl.policy_number, gl.effective_date, gl.carrier, gl.naic], ['LMZY 314488 25', '2025-10-01', 'Larkmoor Casualty Company', '31999'])
  assert.deepEqual(limitsOf(gl), { each_occurrence: 5_000_000, general_aggregate: 10_000_000 })
  const auto = found(coverage_lines, 'auto_liability')
  assert.deepEqual([auto.carrier, auto.naic], ['Heronfield Insurance Company', '41888'])
  assert.deepEqual(limitsOf(auto), { combined_single_limit: 5_000_000 })
})

test('a state fund certifies workers’ compensation, whatever its holder is called', async () => {
  const bytes = await print([
    ['PRAIRIE STATE INSURANCE FUND', 200, 38, 11],
    ['CERTIFICATE OF WORKERS’ COMPENSATION INSURANCE', 170, 60, 11],
    ['CERTIFICATE HOLDER', 300, 87],
    ['CITY OF MARLOW', 300, 98],
    ['DEPT OF BUILDINGS', 300, 109],
    ['POLICY NUMBER', 40, 150],
    ['G2481 119-4', 40, 161],
    ['POLICY PERIOD', 40, 179],
    ['06/10/2025 TO 06/10/2026', 40, 190],
    ['THIS IS TO CERTIFY THAT WE HAVE ISSUED A VALID WORKERS COMPENSATION INSURANCE POLICY', 40, 215],
  ])
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(coverage_lines.map((l) => l.coverage_type), ['workers_comp'])
  assert.equal(coverage_lines[0]!.policy_number, 'G2481 119-4')
})

test('a letter that confirms cover in sentences; without its number it gives nothing', async () => {
  const letter = (number: string): Run[] => [
    ['Keyfield Fleet Insurance Brokers', 40, 40],
    ['June 9, 2026', 40, 60],
    ['Insurance Verification Letter', 40, 80, 11],
    ['To Whom It May Concern:', 40, 100],
    [`This letter is to certify that Osprey Hauling LLC is insured with Heronfield Assurance Company under ${number}`, 40, 120],
    ['4410982 effective 05/01/2026 through 05/01/2027. The policy provides Automobile Liability coverage with a Combined', 40, 131],
    ['Single Limit of $1,000,000 for scheduled autos.', 40, 142],
    ['This letter is issued as a matter of information only and confers no rights upon the certificate holder.', 40, 170],
  ]
  const { coverage_lines } = await read(await print(letter('policy number GTP')))
  const auto = found(coverage_lines, 'auto_liability')
  assert.deepEqual([auto.policy_number, auto.effective_date, auto.expiration_date, auto.carrier], ['GTP 4410982', '2026-05-01', '2027-05-01', 'Heronfield Assurance Company'])
  assert.deepEqual(limitsOf(auto), { combined_single_limit: 1_000_000 })
  assert.deepEqual((await read(await print(letter('file')))).coverage_lines, [])
})

test('columns headed From and To, and by the limit they hold; a binder in words', async () => {
  const columns = [36, 108, 186, 345, 400, 460, 522]
  const row = (y: number, cells: string[]): Run[] => at(y, cells, columns)
  const table = await print(
    [
      ['Evidence of Coverage', 200, 40, 14],
      ...row(105, ['Policy No.', 'Coverage', 'Carrier', 'From', 'To', 'Occurrence', 'Aggregate']),
      ...row(122, ['CPS 7712044', 'General Liability', 'Larkmoor Insurance Company', '02/15/2026', '02/15/2027', '$1,000,000', '$2,000,000']),
      ['Certificate holder: Copper Canyon', 40, 180],
    ],
    { rules: ruled([98, 118, 136], [...columns, 590]) },
  )
  const gl = found((await read(table)).coverage_lines, 'general_liability')
  assert.deepEqual([gl.policy_number, gl.effective_date, gl.expiration_date], ['CPS 7712044', '2026-02-15', '2027-02-15'])
  assert.deepEqual(limitsOf(gl), { each_occurrence: 1_000_000, general_aggregate: 2_000_000 })

  const binder = await print([
    ['INSURANCE BINDER', 220, 40, 14],
    ['This binder is a temporary insurance contract, subject to the conditions shown below.', 40, 62],
    ['Binder No.: B-88120', 40, 80],
    ['Company: Heronfield Insurance Company', 320, 80],
    ['Effective: 03/01/2026 12:01 AM', 40, 100],
    ['Expiration: 04/30/2026 12:01 AM', 320, 100],
    ['Commercial General Liability', 40, 130],
    ['Each Occurrence', 40, 145],
    ['$1,000,000', 240, 145],
  ])
  const bound = found((await read(binder)).coverage_lines, 'general_liability')
  assert.deepEqual([bound.policy_number, bound.effective_date, bound.carrier], [null, '2026-03-01', 'Heronfield Insurance Company'])
})

test('cells set against each other are words of their own', async () => {
  const bytes = await print([], {
    draw: (doc) => {
      doc.font('Helvetica').fontSize(8)
      const pair = (first: string, second: string, x: number, y: number): void => {
        doc.text(first, x, y, { lineBreak: false })
        doc.text(second, x + doc.widthOfString(first), y, { lineBreak: false })
      }
      doc.text('COMMERCIAL UMBRELLA LIABILITY POLICY DECLARATIONS', 100, 40, { lineBreak: false })
      doc.text('HERONFIELD INSURANCE COMPANY', 40, 60, { lineBreak: false })
      doc.text('POLICY NUMBER:', 40, 75, { lineBreak: false })
      doc.text('UMB 064 18 22', 120, 75, { lineBreak: false })
      doc.text('Policy Period: FROM: 04-15-2026 TO: 04-15-2027', 40, 90, { lineBreak: false })
      doc.text('LIMITS OF INSURANCE', 40, 110, { lineBreak: false })
      pair('$ 5,000,000', 'Each Occurrence Limit', 40, 125)
      pair('$ 5,000,000', 'Aggregate Limit', 40, 138)
    },
  })
  const umbrella = found((await read(bytes)).coverage_lines, 'umbrella')
  assert.deepEqual(limitsOf(umbrella), { each_occurrence: 5_000_000, aggregate: 5_000_000 })
})

test('insurers in a table of their own, and policies told in one line each', async () => {
  const columns = [36, 64, 190, 290, 350, 410]
  const row = (y: number, cells: string[]): Run[] => at(y, cells, columns)
  const lettered = await print(
    [
      ['CERTIFICATE OF LIABILITY INSURANCE', 170, 40, 12],
      ['Certificate holder: Copper Canyon', 40, 60],
      ...at(90, ['Letter', 'Company', 'NAIC'], [36, 90, 400]),
      ...at(104, ['A', 'Larkmoor Casualty Company', '31999'], [36, 90, 400]),
      ...at(118, ['B', 'Heronfield Insurance Company', '41888'], [36, 90, 400]),
      ...row(150, ['Ltr', 'Type of Insurance', 'Policy Number', 'Eff Date', 'Exp Date', 'Limits']),
      ...row(166, ['B', 'Automobile Liability', 'CPP 0044120', '05/01/2026', '05/01/2027', 'Combined Single Limit: $1,000,000']),
    ],
    { rules: ruled([144, 162, 180], [...columns, 590]) },
  )
  const auto = found((await read(lettered)).coverage_lines, 'auto_liability')
  assert.deepEqual([auto.carrier, auto.naic], ['Heronfield Insurance Company', '41888'])

  const listed = await print([
    ['PROOF OF INSURANCE COVERAGE', 200, 40, 12],
    ['Certificate holder: Millbrook School District', 40, 60],
    ['General Liability — Larkmoor Insurance Company, Policy GL168812#4, 04/12/2026 to 04/12/2027, $1,000,000 each occurrence, $2,000,000 general', 40, 90],
    ['aggregate', 40, 101],
    ['Commercial Auto Liability — Heronfield Insurance Company, Policy BA168812#4, 04/12/2026 to 04/12/2027, $5,000,000 combined single limit', 40, 118],
  ])
  const { coverage_lines } = await read(listed)
  const gl = found(coverage_lines, 'general_liability')
  assert.deepEqual([gl.policy_number, gl.effective_date, gl.carrier], ['GL168812#4', '2026-04-12', 'Larkmoor Insurance Company'])
  assert.deepEqual(limitsOf(gl), { each_occurrence: 1_000_000, general_aggregate: 2_000_000 })
  assert.equal(found(coverage_lines, 'auto_liability').policy_number, 'BA168812#4')
})

test('a table whose first column has no heading; headings of one word; facts under their labels are no table', async () => {
  const columns = [36, 170, 270, 390]
  const row = (y: number, cells: string[]): Run[] => at(y, cells, columns)
  const nameless = await print(
    [
      ['CERTIFICATE OF INSURANCE', 200, 40, 13],
      ['Name of Insurance Company', 40, 70],
      ['Larkmoor General Insurance Corporation', 173, 70],
      ...row(100, ['', 'Policy No.', 'Policy Period', 'Limits of Liability']),
      ...row(118, ['Commercial General Liability', 'A1CG 44120801', '03/31/2026 to 03/31/2027', '$2,000,000 Each Occurrence']),
      ...row(136, ['Business Automobile', 'A1CA 44120801', '03/31/2026 to 03/31/2027', '$2,000,000 Combined Single Limit']),
    ],
    { rules: ruled([94, 112, 130, 148], [...columns, 590]) },
  )
  const state = (await read(nameless)).coverage_lines
  assert.deepEqual(state.map((l) => [l.coverage_type, l.policy_number, l.carrier]), [
    ['general_liability', 'A1CG 44120801', 'Larkmoor General Insurance Corporation'],
    ['auto_liability', 'A1CA 44120801', 'Larkmoor General Insurance Corporation'],
  ])
  const short = [36, 180, 270, 390, 440, 490]
  const oneWord = await print(
    [
      ['MOTOR CARRIER CERTIFICATE OF INSURANCE', 160, 40, 13],
      ['CARRIER: SALT FLATS TRANSPORT INC  MC 812044', 40, 70],
      ...at(100, ['Insurer', 'Policy', 'Type', 'Eff.', 'Exp.', 'Limits'], short),
      ...at(118, ['Heronfield Insurance Company', 'A0088120004', 'Motor Truck Cargo', '1/1/26', '1/1/27', '$250,000 / $5,000 Ded.'], short),
    ],
    { rules: ruled([94, 112, 130], [...short, 600]) },
  )
  const [cargo] = (await read(oneWord)).coverage_lines
  assert.deepEqual([cargo?.coverage_type, cargo?.policy_number, cargo?.carrier], ['cargo', 'A0088120004', 'Heronfield Insurance Company'])

  const facts = await print([
    ['Certificate of Liability Insurance', 200, 40, 13],
    ...at(80, ['Insured', 'Insurance company', 'Policy number', 'Policy period'], [36, 170, 330, 430]),
    ...at(91, ['Cypress Sound LLC', 'Heronfield Insurance Company', 'P105.220.417.1', '10/01/2025 – 10/01/2026'], [36, 170, 330, 430]),
    ['General Liability', 40, 120, 11],
    ['Each occurrence limit', 40, 138],
    ['$2,000,000', 300, 138],
    ['Bayou Event Center is named as an additional insured. Waiver of subrogation: not included.', 40, 180],
  ])
  const [gl] = (await read(facts)).coverage_lines
  assert.deepEqual([gl?.policy_number, gl?.carrier, gl?.additional_insured, gl?.subrogation_waived], ['P105.220.417.1', 'Heronfield Insurance Company', true, false])
  assert.deepEqual(limitsOf(gl!), { each_occurrence: 2_000_000 })
})

test('a framed table ends at its foot, whatever dates and notes stand lower, and a summary of several insurers is read by its table', async () => {
  const columns = [36, 120, 210, 310, 372, 434, 540]
  const rows: string[][] = [
    ['Coverage Type', 'Carrier', 'Policy Number', 'Effective', 'Expiration', 'Limits', 'Addl'],
    ['General', 'Heronfield & Coast', 'HFG-2026-804411', '02/01/2026', '02/01/2027', '$2M occ / $4M agg', 'Yes'],
    ['Auto Liability', 'Larkmoor American', 'LMA-2026-916340', '02/01/2026', '02/01/2027', '$1M CSL', 'No'],
  ]
  const bytes = await print(
    [
      ['COVERAGE SUMMARY', 40, 60, 11],
      ['Named Insured: Osprey Hauling LLC', 40, 84],
      ...rows.flatMap((cells, i): Run[] => at(108 + 28 * i, cells, columns)),
      ['Liability', 39, 146],
      ['Insurance Co', 123, 146],
      ['Insurance Company', 123, 174],
      ['Reviewer notes', 50, 214],
      ['All coverage types are present and every limit stands above the usual threshold; the umbrella was not asked for.', 120, 214],
      ['Reference guide, made 04/09/2026, page 2', 260, 740],
    ],
    { rules: ruled([104, 132, 160, 188], [...columns, 580]) },
  )
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, l.additional_insured, limitsOf(l)]),
    [
      ['general_liability', 'Heronfield & Coast Insurance Co', 'HFG-2026-804411', '2026-02-01', '2027-02-01', true, { each_occurrence: 2_000_000, general_aggregate: 4_000_000 }],
      ['auto_liability', 'Larkmoor American Insurance Company', 'LMA-2026-916340', '2026-02-01', '2027-02-01', false, { combined_single_limit: 1_000_000 }],
    ],
  )
})
