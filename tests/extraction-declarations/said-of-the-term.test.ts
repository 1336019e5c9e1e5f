import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { isKnownCarrier } from '../../src/extraction/naic/index.ts'
import { findDates } from '../../src/extraction/values/index.ts'
import { printedPages } from './printed-page.ts'

const CARS = `
 1. 2021 Toyota Camry VIN 4T1G11AK4MU551177
 Bodily injury liability      $100,000 each person / $300,000 each accident    $211.00
 Property damage liability    $100,000 each accident                           $148.00
 Collision                    $500 deductible                                  $188.00`
const read = (text: string): ReturnType<typeof readDeclarations> => {
  const pages = printedPages(text)
  return readDeclarations(pages, classifyPages(pages), isKnownCarrier)
}

const LABELS: [first: string, last: string][] = [
  ['Policy start', 'Policy end'],
  ['Coverage starts', 'Coverage ends'],
  ['First day of coverage', 'Last day of coverage'],
  ['Effective', 'Through'],
  ['Policy begins', 'Policy ends'],
]
for (const [first, last] of LABELS)
  test(`the term under ${first} and ${last}`, () => {
    const [line] = read(`
 SALTMARSH MUTUAL INSURANCE COMPANY
 PERSONAL AUTO POLICY DECLARATIONS
 Policy number            PA 4410277
 Named insured            Ada Lund
 ${first.padEnd(24)} 09/09/2026
 ${last.padEnd(24)} 03/09/2027
 Policy endorsements      06/01/2026
${CARS}`).coverage_lines
    assert.deepEqual([line?.effective_date, line?.expiration_date], ['2026-09-09', '2027-03-09'])
  })

/** The facts as a browser prints them: labels at one edge, values far off at another, too far from each other for a block. */
const termOf = (facts: [string, string][]): (string | null | undefined)[] => {
  const pages = printedPages(`
 SALTMARSH MUTUAL INSURANCE COMPANY
 PERSONAL AUTO POLICY DECLARATIONS
 Policy number                                                PA 4410277
${facts.map(([label, value]) => ` ${label.padEnd(60)} ${value}`).join('\n')}
 Form                                                         PP 00 01
${CARS}`).map((page) => ({ ...page, words: page.words.map((w) => ({ ...w, box: { x: w.box.x * 0.9, y: w.box.y * 1.3, w: w.box.w * 0.9, h: 7.1 } })) }))
  const [line] = readDeclarations(pages, classifyPages(pages), isKnownCarrier).coverage_lines
  return [line?.effective_date, line?.expiration_date]
}
for (const [first, last] of [['From', 'To'], ['FROM:', 'TO:'], ['Policy period: From', 'To']] as const)
  test(`the term behind ${first} and ${last}, the days in a column far off`, () => {
    assert.deepEqual(termOf([[first, '09/09/2026'], [last, '03/09/2027']]), ['2026-09-09', '2027-03-09'])
    assert.deepEqual(termOf([[first, '09/09/2026 at 12:01 AM'], [last, '03/09/2027 at 12:01 AM']]), ['2026-09-09', '2027-03-09'])
  })
test('other days behind From and To are not the term', () => {
  assert.deepEqual(termOf([['Policy period', '09/09/2026 to 03/09/2027'], ['Billing period', ''], ['From', '10/01/2025'], ['To', '10/01/2026']]), ['2026-09-09', '2027-03-09'])
  assert.deepEqual(termOf([['From', 'Memphis'], ['To', '03/09/2027']])[0], null)
})

test('what ends a number, a vehicle’s place in a list and a model’s year are no part of a day, and hide none', () => {
  const days: [text: string, found: string[]][] = [
    ['418 2277-C09-13 SEP 09 2026 to MAR 09 2027', ['2026-09-09', '2027-03-09']],
    ['PA 44 12 Sep 09, 2026', ['2026-09-09']],
    ['VEH 1 2019 FORD from SEP 09 2026', ['2026-09-09']],
    ['12 Elm St 1022 9 September 2026', ['2026-09-09']],
    ['13 SEP 09', ['2009-09-13']],
    ['13-SEP-09 20 Elm St', ['2009-09-13']],
    ['1 SEP 26', ['2026-09-01']],
    ['May 45, 2026 to June 5, 2026', []],
    ['15/06/2026 to 06/01/2027', []],
  ]
  for (const [text, found] of days) assert.deepEqual(findDates(text), found, text)
})

const INSURERS: [said: string, carrier: string][] = [
  ["Underwritten by: Fire Insurance Exchange, An Inter-Insurance Exchange (the 'Exchange')", 'Fire Insurance Exchange'],
  ['Underwritten by Farmers Insurance Exchange, a California reciprocal interinsurance exchange', 'Farmers Insurance Exchange'],
  ['Insurer: Truck Insurance Exchange, an inter-insurance exchange', 'Truck Insurance Exchange'],
  ['Insured by Mid-Century Insurance Company (a stock insurance company)', 'Mid-Century Insurance Company'],
]
for (const [said, carrier] of INSURERS)
  test(`insurer: ${said}`, () => {
    const lines = read(`
 Farmers INSURANCE
 PERSONAL AUTO POLICY DECLARATIONS
 ${said}
 Policy number            PA 4410277
 Policy period            09/09/2026 to 03/09/2027
 Named insured            Ada Lund
${CARS}`).coverage_lines
    assert.deepEqual(lines.map((l) => [l.coverage_type, l.carrier]), [['auto_liability', carrier]])
  })

test('who insures deposits, or is insured by somebody else, insures nothing here', () => {
  for (const said of ['Deposits insured by Granite Casualty Insurance Company', 'If you are insured by Granite Casualty Insurance Company for your home, ask for a discount', 'Previously insured by Granite Casualty Insurance Company']) {
    const [line] = read(`
 SALTMARSH MUTUAL INSURANCE COMPANY
 PERSONAL AUTO POLICY DECLARATIONS
 Policy number            PA 4410277
 Policy period            09/09/2026 to 03/09/2027
 Named insured            Ada Lund
${CARS}
 ${said}`).coverage_lines
    assert.equal(line?.carrier?.toLowerCase(), 'saltmarsh mutual insurance company', said)
  }
})

const HOUSEHOLDS: [title: string, home: string, liability: string][] = [
  ['PACKAGE POLICY', 'Property location limit', 'Motor vehicle liability'],
  ['PERSONAL PACKAGE POLICY', 'Coverage A - Dwelling', 'Single limit liability'],
  ['HOUSEHOLD POLICY', 'Home and other structures', 'Auto liability'],
  ['COMBINATION POLICY', 'Residence', 'Liability'],
]
const household = (title: string, home: string, liability: string, cars = true): string[] =>
  read(`
 SALTMARSH MUTUAL INSURANCE COMPANY
 ${title} DECLARATIONS
 Policy number            PK 4410277
 Policy period            09/09/2026 to 09/09/2027
 Named insured            Ada Lund
 Coverage                 Limits                   2021 Toyota    2017 Honda
${cars ? ` ${liability.padEnd(24)} $500,000 each accident   $611.00        $580.00
 Uninsured motorists      $100,000 each accident   $44.00         $44.00
 Collision                ACV less $500            $410.00        $277.00` : ''}
 Coverage                 Limits of liability      Deductible
 ${home.padEnd(24)} $490,000                 $1,000
 Personal property        $245,000                 $1,000
 Personal liability       $500,000 each occurrence
 Medical expense          $5,000 each person`).coverage_lines.map((l) => `${l.coverage_type} ${l.limits.map((x) => `${x.label} ${x.amount}`).join(', ')}`.trim())
for (const [title, home, liability] of HOUSEHOLDS)
  test(`a household's home and cars: ${title}, ${home}`, () => assert.deepEqual(household(title, home, liability), ['auto_liability combined_single_limit 500000', 'property']))
test('a home without cars is a home', () => assert.deepEqual(household('HOMEOWNERS POLICY', 'Coverage A - Dwelling', '', false), ['property']))

/** A term told by its length from a day has a first day; its last is not said. */
const LENGTHS: [said: string, first: string | null][] = [
  ['Term: one year from 05/21/26, 12:01 a.m. at the insured location', '2026-05-21'],
  ['Policy term: 12 months from 05/21/2026', '2026-05-21'],
  ['Policy period: six (6) months commencing 05/21/2026', '2026-05-21'],
  ['Roof warranty: one year from 05/21/2026', null],
  ['Loan term: 30 years from 05/21/2026', null],
]
for (const [said, first] of LENGTHS)
  test(said, () => {
    const [line] = read(`
 SALTMARSH MUTUAL INSURANCE COMPANY
 PERSONAL AUTO POLICY DECLARATIONS
 Policy number            PA 4410277
 ${said}
${CARS}`).coverage_lines
    assert.deepEqual([line?.effective_date ?? null, line?.expiration_date ?? null], [first, null])
  })
