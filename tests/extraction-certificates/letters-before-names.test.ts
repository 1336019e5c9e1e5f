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
