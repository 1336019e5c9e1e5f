import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const lines = (rows: string[], y = 100): Run[] => rows.map((row, i): Run => [row, 50, y + 14 * i, 8])
/** Labels at one edge and values at another. */
const facts = (rows: [string, string][], y = 90): Run[] => rows.flatMap(([a, b], i): Run[] => [[a, 60, y + 18 * i, 9], [b, 260, y + 18 * i, 9]])
const limitsOf = (l: { limits: { label: string; amount: number | null }[] }): Record<string, number | null> => Object.fromEntries(l.limits.map((x) => [x.label, x.amount]))

const LISTED = ['ACORD CERTIFICATE OF LIABILITY INSURANCE', 'Insured: Osprey Hauling LLC', 'Insurer A: Great West Casualty Company (NAIC #11371)', 'Insurer B: Canal Insurance Company (NAIC #10464)']
/** Paragraphs under a list of insurers by letter; which company each is given. */
const LED: [what: string, heads: [string, string], companies: (string | null)[]][] = [
  ['the letters of insurers', ['B - ', 'A - '], ['Canal Insurance Company', 'Great West Casualty Company']],
  // Items of a list may be lettered too.
  ['the letters of items', ['A. ', 'B. '], []],
  ['no letters', ['', ''], []],
]
for (const [what, [first, second], companies] of LED)
  test(`coverages in running lines behind ${what}`, async () => {
    const { coverage_lines } = await read(
      await print(
        lines([
          ...LISTED,
          `${first}Commercial General Liability, policy GL-440917, effective 04/15/2026, expires 04/15/2027. Each Occurrence $1,000,000; General Aggregate $2,000,000.`,
          `${second}Automobile Liability (any auto), policy BA-330128, effective 04/15/2026, expires 04/15/2027. Combined Single Limit $1,000,000.`,
        ]),
      ),
    )
    assert.deepEqual(coverage_lines.map((l) => l.carrier).filter((c) => c !== null), companies)
  })

test('a coverage that is the value of a label has the labels of the column before it', async () => {
  const { coverage_lines } = await read(await print([['CERTIFICATE OF MEMBERSHIP COVERAGE', 120, 50, 14], ...facts([['Member', 'Osprey Hotshot'], ['Master Policy No.', 'OCC-7718822-26'], ['Underwritten by', 'Zurich American Insurance Company'], ['Coverage', 'Occupational Accident Insurance'], ['Master policy period', '01/01/2026 to 01/01/2027'], ['Combined single limit', '$1,000,000'], ['Accidental death', '$250,000'], ['Accident medical expense', '$500,000']])]))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [['occupational_accident', 'OCC-7718822-26', { combined_single_limit: 1_000_000, accidental_death: 250_000, accident_medical: 500_000 }]])
})

test('a number behind its coverage’s name is of it, whatever is listed around it', async () => {
  const listed = ['Evidence of Coverage', 'Member: Osprey Family Services', 'Coverage period: 12/01/2026 - 12/01/2027', 'Carrier: Philadelphia Indemnity Insurance Company']
  const { coverage_lines } = await read(await print(lines([...listed, 'General Liability - Policy PHPK2718822', 'Each occurrence: $1,000,000', 'Abuse & Molestation - Policy PHPK2718822', 'Aggregate: $1,000,000', 'Crime - Policy PHSD1818823', 'Employee theft: $250,000', 'Umbrella - Policy PHUB918824', 'Each occurrence: $2,000,000'])))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number]), [['general_liability', 'PHPK2718822'], ['abuse_molestation', 'PHPK2718822'], ['crime', 'PHSD1818823'], ['umbrella', 'PHUB918824']])
})

test('where the others state their own terms, a policy without one takes none of theirs', async () => {
  const section = (name: string, company: string, number: string, term: boolean): string[] => [name, `Carrier: ${company}`, `Policy Number: ${number}`, ...(term ? ['Policy Period: 02/01/2026 - 02/01/2027'] : []), 'Each Occurrence: $1,000,000']
  const { coverage_lines } = await read(await print(lines(['CERTIFICATE OF INSURANCE', 'Named Insured: Osprey Crane Inc', ...section('GENERAL LIABILITY', 'Scottsdale Insurance Company', 'CPS881142', true), ...section('UMBRELLA LIABILITY', 'Gemini Insurance Company', 'CEX096033', true), ...section('POLLUTION LIABILITY', 'Canal Insurance Company', 'PL440917', false)])))
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.effective_date]), [['CPS881142', '2026-02-01'], ['CEX096033', '2026-02-01'], ['PL440917', null]])
})

const SECTIONS = ['General Liability', 'Insurer: A', 'Policy Number: CPS881142', 'Effective Date: 05/15/2026', 'Expiration Date: 05/15/2027', 'Each Occurrence: $1,000,000', 'Umbrella Liability', 'Insurer: B', 'Policy Number: CEX096033', 'Effective Date: 05/15/2026', 'Expiration Date: 05/15/2027', 'Each Occurrence: $2,000,000']
/** How a paper lists its insurers before coverages that say `Insurer: A`. */
const LISTS: string[][] = [
  ['Insurers', 'A: Scottsdale Insurance Company', 'B: Gemini Insurance Company'],
  ['Insurers: (A) Scottsdale Insurance Company – NAIC 41297; (B) Gemini Insurance Company – NAIC 10833'],
  ['Insurers: A - Scottsdale Insurance Company; B - Gemini Insurance Company'],
]
for (const list of LISTS)
  test(`insurers listed as ${list.join(' / ')}`, async () => {
    const { coverage_lines } = await read(await print(lines(['CERTIFICATE OF INSURANCE', 'Named Insured: Osprey Crane Inc', ...list, ...SECTIONS])))
    assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.carrier]), [['CPS881142', 'Scottsdale Insurance Company'], ['CEX096033', 'Gemini Insurance Company']])
  })

test('lines of cells parted by strokes, one of them of automobile liability by its letters', async () => {
  const { coverage_lines } = await read(await print(lines(['CERTIFICATE OF COVERAGE', 'Insured: Osprey Linehaul LLC', '', 'AL | Canal Insurance Company | PIA11882200 | 05/15/2026-05/15/2027 | $1,000,000 CSL', 'MTC | Canal Insurance Company | PIA11882201 | 05/15/2026-05/15/2027 | $100,000 limit / $1,000 deductible'])))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number]), [['auto_liability', 'PIA11882200'], ['cargo', 'PIA11882201']])
})

test('a letter’s paragraphs name their companies behind with', async () => {
  const { coverage_lines } = await read(await print(lines(['Evidence of insurance for Osprey Cartage Inc.', 'The following policies are in force:', 'Automobile liability with Westfield National Insurance Company, policy CMM 3118822, May 15, 2026 to May 15, 2027, $1,000,000 combined single limit.', '', 'Motor truck cargo with Hanover Insurance Company, policy IHD 8118822, May 15, 2026 to May 15, 2027, $250,000 any one vehicle.'])))
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.carrier]), [['CMM 3118822', 'Westfield National Insurance Company'], ['IHD 8118822', 'Hanover Insurance Company']])
})

test('numbers of master policies head a column', async () => {
  const row = (cells: string[], y: number): Run[] => cells.map((c, i): Run => [c, [40, 160, 320, 400, 470, 540][i]!, y, 7])
  const { coverage_lines } = await read(await print([['CERTIFICATE OF INSURANCE', 200, 50, 13], ['Insured: Osprey Hotshot', 40, 80], ...row(['Coverage', 'Insurer', 'Master policy', 'Effective', 'Expires', 'Limit'], 110), ...row(['Non-Trucking Liability', 'Zurich American Insurance Company', 'NTL 4418822', '05/15/2026', '05/15/2027', '$1,000,000'], 126), ...row(['Motor Truck Cargo', 'Canal Insurance Company', 'MTC 4418823', '05/15/2026', '05/15/2027', '$100,000'], 142)]))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date]), [['non_trucking_liability', 'NTL 4418822', '2026-05-15'], ['cargo', 'MTC 4418823', '2026-05-15']])
})
