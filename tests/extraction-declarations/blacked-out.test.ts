import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { isKnownCarrier } from '../../src/extraction/naic/index.ts'
import { printedPages } from './printed-page.ts'

const lineOf = (text: string) => {
  const pages = printedPages(text)
  return readDeclarations(pages, classifyPages(pages), isKnownCarrier).coverage_lines[0]
}

const LIMITS = `
 Coverage                  Limit                                        Premium
 Bodily Injury             $50,000 each person / $100,000 each accident    $155
 Property Damage           $50,000 each accident                            $98`

test('a number that was blacked out is not the prior policy’s in the next cell, nor the form’s at the foot', () => {
  assert.equal(lineOf(`
 DUNLIN INSURANCE COMPANY
 AUTO INSURANCE DECLARATIONS
 Policy Number:                Prior Policy:      N9WC338114
 Policy Period: 04/02/2026 to 10/02/2026${LIMITS}`)?.policy_number, null)
  assert.equal(lineOf(`
 DUNLIN INSURANCE COMPANY
 AUTO INSURANCE DECLARATIONS
 Policy Period: 04/02/2026 to 10/02/2026${LIMITS}
 dunlin.example  Policy No.
 56-5702 4th Edition 8-19`)?.policy_number, null)
})

test('days of a policy before this one, and of the paper, are no term where the term was blacked out', () => {
  const daysOf = (says: string): unknown => {
    const line = lineOf(`
 DUNLIN INSURANCE COMPANY
 AUTO INSURANCE DECLARATIONS
 Policy Number: PAU 4417702 08
 ${says}${LIMITS}`)
    return [line?.effective_date, line?.expiration_date]
  }
  assert.deepEqual(daysOf('Policy Period:            These replace declarations originally effective 10/03/2024.'), [null, null])
  assert.deepEqual(daysOf('Original start date: 03/15/2021'), [null, null])
  assert.deepEqual(daysOf('Waiting period: illness            ends 06/01/2026'), [null, null])
  assert.deepEqual(daysOf('Effective Date:           Expiration Date:\n Issue date: 11/09/2025'), [null, null])
})

test('whose name stands under the agency’s caption, or among the underlying policies, is not the insurer', () => {
  assert.equal(lineOf(`
 AUTO INSURANCE DECLARATIONS
 Policy Number: PAU 4417702 08           Your Agency's Name and Address
 Policy Period: 04/02/2026 to 10/02/2026 RED TARN INS ASSOC INC${LIMITS}`)?.carrier, null)
  assert.equal(lineOf(`
 PERSONAL UMBRELLA POLICY DECLARATIONS
 Policy Number: PU 4410882       Policy Period: 03/30/2026 - 03/30/2027
 PERSONAL UMBRELLA LIABILITY     LIMIT $1,000,000
 MAINTENANCE OF UNDERLYING
 AUTO BI/PD     250,000/500,000/100,000    Policy AUT4418820 Concord General Mutual Insurance Company`)?.carrier, null)
})

test('an account, and the policy that this one continues, lend no number to an empty cell', () => {
  assert.equal(lineOf(`
 DUNLIN INSURANCE COMPANY
 AUTO INSURANCE DECLARATIONS
 Policy Number:                       Account No.      7700551993
 Policy Period: 04/02/2026 to 10/02/2026${LIMITS}`)?.policy_number, null)
  assert.equal(lineOf(`
 DUNLIN INSURANCE COMPANY
 AUTO INSURANCE DECLARATIONS
 Policy Period: 04/02/2026 to 10/02/2026${LIMITS}
 This policy is a continuation of policy 60551-88-22 and will continue in force.`)?.policy_number, null)
})

test('what stands lower, under the account’s caption, is no policy’s number', () => {
  assert.equal(lineOf(`
 DUNLIN INSURANCE COMPANY
 AUTO INSURANCE DECLARATIONS
 Policy Period: 04/02/2026 to 10/02/2026
 Policy Number

 Your Account Number
 605519000${LIMITS}`)?.policy_number, null)
})

test('whatever the caption of the agency says, and however high it stands over the name, that is not the insurer', () => {
  const carrierOf = (party: string): unknown => lineOf(`
 AUTO INSURANCE DECLARATIONS
 Policy Number: PAU 4417702 08
 Policy Period: 04/02/2026 to 10/02/2026
${party}${LIMITS}`)?.carrier
  assert.equal(carrierOf(' NAME AND ADDRESS OF AGENT OR BROKER:\n RED TARN INS INC (CD551)\n PO BOX 44'), null)
  assert.equal(carrierOf(' General Agent & Address:\n 118 Fell Road\n RED TARN EXCESS UNDERWRITERS\n KENDAL KY 40507'), null)
  assert.equal(carrierOf(' Agent: Fl. Agent Lic. #: W551188\n RED TARN HOMEOWNERS INSURANCE, INC'), null)
  assert.equal(carrierOf(' Agency:        RED TARN MUTUAL INSURANCE INC'), null)
  assert.equal(carrierOf(' COMPANY NAME AREA                PRODUCER NAME AREA\n                                  Red Tarn Wholesale Insurance Inc'), null)
  assert.equal(carrierOf(" YOUR HOMEOWNER'S INSURANCE POLICY DOES NOT INCLUDE FLOOD"), null)
})

test('a label and its value alone in their line are read across the whole page', () => {
  assert.equal(lineOf(`
 DUNLIN INSURANCE COMPANY
 AUTO INSURANCE DECLARATIONS
 Policy number                                                                                                55RT99
 Policy Period: 04/02/2026 to 10/02/2026${LIMITS}`)?.policy_number, '55RT99')
})

test('a stroke that breaks no line parts a number like any other', () => {
  assert.equal(lineOf(`
 DUNLIN INSURANCE COMPANY
 AUTO INSURANCE DECLARATIONS
 Policy Number: MP0044019922‑01
 Policy Period: 04/02/2026 to 10/02/2026${LIMITS}`)?.policy_number, 'MP0044019922‑01')
})
