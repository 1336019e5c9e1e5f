import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages, documentTypeOf, partsOf } from '../../src/extraction/classify/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'
import { PROVE } from './papers-that-prove.ts'
import { MORE_NOT_INSURANCE, NOT_INSURANCE, PROVE_NOTHING } from './papers-that-prove-nothing.ts'

const classOf = (text: string) => classifyPages(printedPages(text))[0]!

for (const [name, docType, text] of PROVE) test(`${docType}: ${name}`, () => assert.equal(classOf(text).doc_type, docType))
for (const [name, text] of Object.entries(PROVE_NOTHING)) test(`proves nothing: ${name}`, () => assert.equal(classOf(text).doc_type, 'unknown'))
for (const [name, text] of Object.entries({ ...NOT_INSURANCE, ...MORE_NOT_INSURANCE })) test(`not insurance: ${name}`, () => assert.equal(classOf(text).doc_type, 'not_insurance'))

test('who asks for a certificate has none yet', () => {
  const asked = `
 REQUEST FOR CERTIFICATE OF INSURANCE
 Please complete and return to our office.   Insured: Brindle Freight LLC
 Certificate holder name and address: ______
 Additional insured? Yes / No     Waiver of subrogation? Yes / No
 Project description:`
  assert.equal(classOf(asked).doc_type, 'unknown')
})

const SHORT = {
  'lunch menu': ['Lunch menu', 'Tomato soup 4.50', 'Grilled cheese 6.00', 'Apple pie 3.75', 'Open from eleven to three'],
  'family letter': ['Dear May,', 'The tulips are late this spring and the cat sleeps all day.', 'Yours, Peter'],
  'shopping list': ['Milk, eggs, flour, two lemons'],
}
for (const [name, lines] of Object.entries(SHORT)) {
  test(`not insurance, though short: ${name}`, () => assert.equal(classOf(lines.join('\n')).doc_type, 'not_insurance'))
  test(`a picture of it may have been misread: ${name}`, () => assert.equal(classifyPages(printedPages(lines.join('\n')).map((p) => ({ ...p, source: 'image' as const })))[0]!.doc_type, 'unknown'))
}
for (const line of ['Insurance papers follow on the next page', 'See attached endorsement CG 20 10 04 13', 'ACORD 101 remarks: none at this time'])
  test(`few words that may belong to insurance say nothing: ${line}`, () => assert.notEqual(classOf(line).doc_type, 'not_insurance'))

test('a page with nothing on it is nothing by itself, and belongs to what it follows', () => {
  const [alone] = classifyPages(printedPages(''))
  assert.equal(alone!.doc_type, 'unknown')
  const certificate = PROVE.find(([, type]) => type === 'coi')![2]
  const both = classifyPages(printedPages(`${certificate}\n=\n`))
  assert.deepEqual(both.map((c) => c.doc_type), ['coi', 'coi'])
})

test('paper of other kinds behind each other is told page by page', () => {
  const pick = (list: typeof PROVE, type: string) => list.find(([, t]) => t === type)![2]
  const order = [pick(PROVE, 'coi'), pick(PROVE, 'endorsement'), NOT_INSURANCE['invoice of a carrier']!, pick(PROVE, 'id_card')]
  const classes = classifyPages(printedPages(order.join('\n=\n')))
  assert.deepEqual(classes.map((c) => c.doc_type), ['coi', 'endorsement', 'not_insurance', 'id_card'])
  const parts = partsOf(classes)
  assert.deepEqual(parts.map((p) => [p.page_start, p.page_end]), [[1, 1], [2, 2], [3, 3], [4, 4]])
  assert.equal(documentTypeOf(parts).doc_type, 'coi')
})

test('a page that begins within a table goes on with the paper before it, whatever it is headed further down', () => {
  const classes = classifyPages(
    printedPages(`
 COMMERCIAL GENERAL LIABILITY INSURANCE
 Policy Number: LIP-2026-48990
 DECLARATIONS PAGE
 Named Insured:      Dabchick Holdings LLC
 Policy Period:      From November 2, 2026 to November 2, 2027
 Limits of Insurance
 General Aggregate Limit                    $4,000,000.00
 Products-Completed Operations Aggregate    $4,000,000.00
==========
 Each Occurrence                     $2,000,000.00
 Medical Expense (Any One Person)    $10,000.00
 Policy Endorsements
 Form Number       Description
 CG 20 10 04 13    Additional Insured - Owners, Lessees or Contractors
 CG 20 26 04 13    Additional Insured - Designated Person or Organization
 CG 21 49 09 99    Total Pollution Exclusion Endorsement
 Premium Summary
 Base Premium:       $3,400.00
 State Tax (2%):     $80.00
==========
 Total Annual Premium:    $4,230.00
 Key Exclusions
 Expected or intended injury
 Liquor liability
 In witness whereof, the insurer has caused this policy to be executed and attested.
 THIS DECLARATIONS PAGE, TOGETHER WITH THE COVERAGE FORM(S) AND ENDORSEMENTS, COMPLETES THE ABOVE NUMBERED POLICY.`),
  )
  assert.deepEqual(classes.map((c) => c.doc_type), ['declarations', 'declarations', 'declarations'])
})

test('a page of a declarations that states amount under amount is no wording, though it lists coverage forms', () => {
  const classes = classifyPages(
    printedPages(`
 STURDY HILL FIRE AND CASUALTY COMPANY                 RENEWAL DECLARATIONS
 Policy Number   96-BX-Q903-1 G
 Policy Period   Effective Date NOV 8 2026   Expiration Date NOV 8 2027
 Named Insured   Kestrel Dental Studio Inc
 Office Policy                    POLICY PREMIUM  $ 1,318.00
 SECTION I - PROPERTY SCHEDULE
 Business Personal Property       $ 188,300
 Basic Deductible                 $ 1,000
==========
 SECTION I - EXTENSIONS OF COVERAGE - LIMIT OF INSURANCE - EACH DESCRIBED PREMISES
 Accounts Receivable - On Premises              $50,000
 Arson Reward                                   $5,000
 Forgery Or Alteration                          $10,000
 Money And Securities (On Premises)             $10,000
 Signs                                          $2,500
 SECTION II - LIABILITY
 Coverage L - Business Liability                $1,000,000
 Coverage M - Medical Expenses (Any One Person) $5,000
 Damage To Premises Rented To You               $300,000
 Products/Completed Operations Aggregate        $2,000,000
 General Aggregate                              $2,000,000
 Each paid claim for Liability Coverage reduces the amount of insurance we provide. Please refer to the Coverage Form.
 FORMS AND ENDORSEMENTS
 CMP-1          Businessowners Coverage Form
 CMP-2.2        Loss of Income and Extra Expense`),
  )
  assert.deepEqual(classes.map((c) => c.doc_type), ['declarations', 'declarations'])
})
