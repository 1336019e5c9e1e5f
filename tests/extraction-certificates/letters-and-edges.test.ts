import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, INSURERS, print, read, type PageOptions, type Run, TABLE } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const linesOf = async (runs: Run[], options?: PageOptions): Promise<Line[]> => (await read(await print(runs, options))).coverage_lines
const row = (y: number, cells: [string, number][]): Run[] => cells.map(([text, x]): Run => [text, x, y])

test('figures within a number that read as a day do not part it, where each letter is painted by itself', async () => {
  const number = '1188-2301-04-64'
  const letters = (doc: PDFKit.PDFDocument): void => {
    doc.font('Helvetica').fontSize(8)
    let x = 220
    for (const letter of number) {
      doc.text(letter, x, 160, { lineBreak: false })
      x += doc.widthOfString(letter)
    }
  }
  const lines = await linesOf(
    [...TABLE, ...INSURERS, ...row(160, [['A', 44], ['AUTOMOBILE LIABILITY', 80], ['03/20/2026', 320], ['03/20/2027', 380], ['COMBINED SINGLE LIMIT', 440], ['$ 1,000,000', 540]]), ...HOLDER],
    { draw: letters },
  )
  assert.deepEqual(lines.map((l) => l.policy_number), [number])
})

test('a column headed Insurer that holds letters points into the list of insurers', async () => {
  const lines = await linesOf([
    ['Certificate of Liability Insurance', 180, 40, 13],
    ['Insured: Osprey Scaffolding Inc.', 44, 70],
    ['Insurers Affording Coverage', 44, 92],
    ...row(106, [['Letter', 44], ['Insurer', 120], ['NAIC', 360]]),
    ...row(118, [['A', 44], ['Harrow Casualty Insurance Company', 120], ['15350', 360]]),
    ...row(130, [['B', 44], ['Quarry Reciprocal Insurance Company', 120], ['14184', 360]]),
    ...row(160, [['Type of Insurance', 44], ['Insurer', 190], ['Policy Number', 240], ['Effective', 330], ['Expiration', 390], ['Limits', 450]]),
    ...row(174, [['General Liability', 44], ['A', 190], ['CGL-77120', 240], ['01/15/2026', 330], ['01/15/2027', 390], ['Each Occurrence: $2,000,000', 450]]),
    ...row(186, [['General Aggregate: $4,000,000', 450]]),
    ...row(206, [['Automobile Liability', 44], ['B', 190], ['BAP-77121', 240], ['01/15/2026', 330], ['01/15/2027', 390], ['Combined Single Limit: $1,000,000', 450]]),
    ['Certificate Holder', 44, 300],
    ['Tern Lake Tower Owner LLC', 44, 312],
  ])
  assert.deepEqual(
    lines.map((l) => [l.coverage_type, l.insurer_letter, l.carrier, l.naic, l.policy_number]),
    [
      ['general_liability', 'A', 'Harrow Casualty Insurance Company', '15350', 'CGL-77120'],
      ['auto_liability', 'B', 'Quarry Reciprocal Insurance Company', '14184', 'BAP-77121'],
    ],
  )
})

test('in a letter of paragraphs the company is named behind the words that lead up to it, and amounts before theirs', async () => {
  const lines = await linesOf([
    ['Verification of Insurance', 60, 40, 13],
    ['We confirm that the following insurance is in place for Osprey Bus Repair Inc.:', 60, 70, 10],
    ['Garage Liability is provided by Harrow Underwriters Insurance Company under policy GAR-77120, effective', 60, 100, 10],
    ['August 1, 2025 through August 1, 2026, with limits of $1,000,000 each accident and $2,000,000 aggregate.', 60, 112, 10],
    ["Workers' Compensation is provided by Quarry Mutual Assurance under policy 4477121, effective October 1, 2025", 60, 140, 10],
    ['through October 1, 2026, with statutory limits and employers liability limits of $500,000 / $500,000 / $500,000.', 60, 152, 10],
    ['This letter is provided for information only.', 60, 180, 10],
  ])
  assert.deepEqual(
    lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, limitsOf(l)]),
    [
      ['garage_liability', 'Harrow Underwriters Insurance Company', 'GAR-77120', { each_accident: 1_000_000, aggregate: 2_000_000 }],
      ['workers_comp', 'Quarry Mutual Assurance', '4477121', { statutory: null, el_each_accident: 500_000, el_disease_each_employee: 500_000, el_disease_policy_limit: 500_000 }],
    ],
  )
})

test('a loan’s number over the policy’s in one cell is not the policy’s', async () => {
  const lines = await linesOf([
    ['EVIDENCE OF PROPERTY INSURANCE', 180, 40, 13],
    ['AGENCY', 40, 70, 7],
    ['Larkfield Agency', 40, 80],
    ['COMPANY', 320, 70, 7],
    ['Harrow Fire Insurance Company', 320, 80],
    ['INSURED', 40, 110, 7],
    ['Osprey Studios Trust', 40, 120],
    ['LOAN NUMBER 00551823', 320, 110],
    ['POLICY NUMBER HFI-CP-77120', 320, 120],
    ['EFFECTIVE DATE 06/15/2026', 40, 150],
    ['EXPIRATION DATE 06/15/2027', 180, 150],
    ...row(180, [['COVERAGE / PERILS / FORMS', 40], ['AMOUNT OF INSURANCE', 300], ['DEDUCTIBLE', 440]]),
    ...row(194, [['Building, special form', 40], ['$850,000', 300], ['$5,000', 440]]),
  ])
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number]), [['property', 'HFI-CP-77120']])
})

test('in a letter the label of a number is no part of it, in capitals either', async () => {
  const lines = await linesOf([
    ['RE: Evidence of Coverage for Osprey Montessori, Inc.', 60, 60, 10],
    ['Please allow this letter to confirm that the above captioned insured maintains the insurance described below.', 60, 90, 10],
    ['Commercial General Liability is written with Harrow Indemnity Insurance Company under POLICY NO HGL7712040 for the', 60, 120, 10],
    ['term August 1, 2025 through August 1, 2026. The limits are $1,000,000 per occurrence and $3,000,000 in the', 60, 132, 10],
    ['general aggregate.', 60, 144, 10],
    ['Workers Compensation is written with Quarry Mutual Insurance Company under POLICY NO QWC7712041 for the term', 60, 172, 10],
    ['September 15, 2025 through September 15, 2026 with employers liability limits of $500,000 each accident,', 60, 184, 10],
    ['$500,000 disease policy limit and $500,000 disease each employee.', 60, 196, 10],
    ['Sincerely,', 60, 230, 10],
  ])
  assert.deepEqual(
    lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date]),
    [
      ['general_liability', 'HGL7712040', '2025-08-01'],
      ['workers_comp', 'QWC7712041', '2025-09-15'],
    ],
  )
})
