import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'

const classOf = (text: string) => classifyPages(printedPages(text))[0]!.doc_type
const SENTENCES = [
  'The limit of liability shown in the Declarations for this coverage is the most we will pay for all damages.',
  'We do not provide coverage for any insured while a vehicle is driven in a race that was arranged before.',
  'Your covered auto means any vehicle that the Declarations show, and the trailer that it draws behind it.',
  'Duties after a loss: the named insured must tell us without delay how, when and where the loss took place.',
  'During the policy period as shown in the Declarations this policy may be cancelled by writing to us of it.',
  'If there is other applicable insurance we pay our share, which is what our limit bears to the total of all.',
]
const wording = (lines: number): string => Array.from({ length: lines }, (_, i) => ` ${SENTENCES[i % SENTENCES.length]}`).join('\n')

test('a page of a policy’s wording speaks of declarations, duties and cancellation, and is none of them', () => {
  assert.equal(classOf(`\n PART D\n LIMIT OF LIABILITY\n${wording(36)}\n Form 2207 (01-26)                    Page 9`), 'policy')
  assert.equal(classOf(`\n CONDITIONS\n${wording(12)}\n Form 2207 (01-26)                    Page 16`), 'policy')
})

const SPOKEN = [
  'The named insured, the policy period and the limits of liability are those that these Declarations state for it.',
  'An insured location and the described premises are where the forms and endorsements say, at the annual premium.',
  'What the policy premium was, and the total premium with it, has no bearing on the limit of liability of a loss.',
]
test('a page full of sentences goes on with the wording before it, whatever they speak of', () => {
  const full = Array.from({ length: 33 }, (_, i) => ` ${SPOKEN[i % SPOKEN.length]}`).join('\n')
  const pages = printedPages(`\n PART D\n EXCLUSIONS\n${wording(36)}\n======\n${full}`)
  assert.deepEqual(classifyPages(pages).map((c) => c.doc_type), ['policy', 'policy'])
})

test('what a policy prints before its first page: its cover, and where to find what', () => {
  assert.equal(classOf(`
                     LANTERN PREFERRED INSURANCE COMPANY
 This policy is a legal contract between you and us. The Declarations page, the application and the
 endorsements, if any, complete this policy.
 READ YOUR POLICY CAREFULLY
 To report a claim call 1-800-555-0101`), 'policy')
  assert.equal(classOf(`
                     YOUR PERSONAL AUTO POLICY
                         QUICK REFERENCE
 DECLARATIONS PAGE
   Your Name and Address
   Policy Period
   Coverages and Amounts of Insurance
 AGREEMENT ......................... 1     GENERAL PROVISIONS ................ 14
 DEFINITIONS ....................... 1     LEGAL ACTION AGAINST US ........... 14
 INSURING AGREEMENT ................ 2     OUR RIGHT TO RECOVER PAYMENT ...... 14
 SUPPLEMENTARY PAYMENTS ............ 2     POLICY PERIOD AND TERRITORY ....... 14
 EXCLUSIONS ........................ 3     TERMINATION ....................... 15`), 'policy')
})

test('an agreement to finance a premium lists policies and is no schedule of them', () => {
  assert.equal(classOf(`
             PREMIUM FINANCE AGREEMENT AND DISCLOSURE STATEMENT
 Lender: Prairie Credit Corp, Omaha NE           Borrower: Osprey Hauling LLC
 TOTAL PREMIUMS $88,727.00   DOWN PAYMENT $22,181.75   AMOUNT FINANCED $66,545.25   FINANCE CHARGE $3,104.22
 SCHEDULE OF POLICIES
 Policy number        Insurance company                Type    Eff date     Term   Premium
 IVG-AL-2026-00418    Ironvale Risk Retention Group    AUTO    05/05/2026   12     $88,727.00
 NUMBER OF PAYMENTS 9    AMOUNT OF PAYMENTS $7,738.83`), 'not_insurance')
})

test('what a haulier is licensed, registered and billed by is no insurance', () => {
  assert.equal(classOf(`
 U.S. Department of Transportation
 CERTIFICATE   MC-1182044-C     OSPREY HAULING LLC   OMAHA, NE
 This certificate is evidence of the carrier's authority to engage in transportation as a common carrier of property by
 motor vehicle. It stays effective while the carrier complies with the rules on insurance coverage for the protection of
 the public and on the designation of agents upon whom process may be served.`), 'not_insurance')
  assert.equal(classOf(`
 INTERNATIONAL FUEL TAX AGREEMENT LICENSE
 License number NE771204418   Effective January 1, 2026   Expires December 31, 2026   Osprey Hauling LLC`), 'not_insurance')
  assert.equal(classOf(`
 Insurance Bill
 Marlstone Mutual Insurance Company   Account 77120   Statement date 05/01/2026
 Policy CAP 441-8821  Commercial auto   Previous balance $1,104.00   Payments $1,104.00
 Minimum amount due $1,188.00 by 05/22/2026. Return this stub with your payment.`), 'not_insurance')
})

test('a page counted after the one before goes on with it, though no page says how many there are', () => {
  const classes = classifyPages(
    printedPages(`
                                                     Page 1
 HERONFIELD INS. CO.                                 TAILORED POLICY DECLARATIONS
 INSURED  OSPREY BUILDERS LLC                        POLICY NUMBER    72-118-338-20
 Renewal Effective 03-22-2026                        POLICY TERM  03-22-2026 to 03-22-2027
 THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PARTS:          PREMIUM
 COMMERCIAL GENERAL LIABILITY COVERAGE                          $2,117.44
=
                                                     Page 2
 HERONFIELD INS. CO.                                 Issued  02-17-2026
 INSURED  OSPREY BUILDERS LLC                        POLICY NUMBER    72-118-338-20
                COMMERCIAL GENERAL LIABILITY COVERAGE
 COVERAGE                                            LIMITS OF INSURANCE
 Each Occurrence                                     $1,000,000
 COMMERCIAL GENERAL LIABILITY PLUS ENDORSEMENT
 Damage to Premises Rented to You                    $300,000
 Blanket Additional Insured Endorsement - Lessor of Leased Equipment
 Forms that apply to this coverage: 59350 (01-15) 55405 (07-08) CG2106 (05-14)`),
  )
  assert.deepEqual(classes.map((c) => c.doc_type), ['declarations', 'declarations'])
})

test('a title may say behind a stroke what it certifies; who asks for one certifies nothing', () => {
  const under = `
 Insured: Osprey Harbor Logistics LLC, 9 Causeway St, Larkfield MA 01930
 Insurer: Heronfield Insurance Company       Policy Number: FFQ 771-820
 Policy Period: September 15, 2026 to September 15, 2027
 Coverage                               Limit                        Deductible
 Contingent Cargo Legal Liability       $250,000 any one occurrence  $5,000
 Certificate Holder: Direct Foods Inc, 1 Plaza, Boise ID 83702
 30 days' notice of cancellation.`
  assert.equal(classOf(` CERTIFICATE OF INSURANCE - FREIGHT BROKER LIABILITY${under}`), 'coi')
  assert.notEqual(classOf(` CERTIFICATE OF INSURANCE - LIABILITY REQUEST FORM${under}`), 'coi')
})

test('conditions on cancelling, on payments and on assigning are a policy’s wording', () => {
  assert.equal(classOf(`
 b. Any person's failure to comply with this condition shall not invalidate coverage of any other insured.
 7. Cancellation. You may cancel this policy by returning it to us. We may cancel by mailing to you at the
 address shown in the Declarations written notice stating when, not less than ten days thereafter, such
 cancellation shall be effective.
 8. Subrogation. If we make a payment under this policy we are entitled to the rights of the insured against
 any other party.
 9. Assignment. Your interest under this policy may not be assigned without our written consent.
 PP-14 Ed. 6/19                                                                          Page 11 of 15`), 'policy')
})
