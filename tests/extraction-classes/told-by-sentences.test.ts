import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'
import { growsInStep } from '../harness/growth.ts'

const classOf = (text: string): string => classifyPages(printedPages(text))[0]!.doc_type

const SAID: [name: string, docType: string, text: string][] = [
  ['who may sell insurance insures nobody', 'not_insurance', `
 State of Ohio Department of Insurance
 RESIDENT INSURANCE AGENT LICENSE
 Name                  Paula Knot
 NPN                   1188204
 Lines of authority    Property, Casualty, Life
 Expires               07/31/2027`],
  ['a licence with the bond and the policy behind it', 'not_insurance', `
 CONTRACTORS STATE LICENSE BOARD
 License 1188204   Sun Valley Roofing Inc   Class C39   Expires 09/30/2027   Active
 Bonding: Stint Indemnity bond SC1188 $25,000. Workers' compensation: Knot Compensation Insurance Fund policy 9188204`],
  ['a lease that requires insurance of its tenants', 'sop', `
 Renters insurance is required
 Dear Resident: Your lease requires that you carry personal liability insurance of at least $100,000 for the
 full term. Oak Hollow Apartments must be listed as an interested party. Upload proof before move-in.`],
  ['the second page of declarations by its coverages', 'declarations', `
 Policy Number: 41011-88204-41     Page 2 of 3
 Vehicle 2: 2014 Honda Pilot 5FNYF4H51EB018820
 Bodily Injury Liability       $100,000 each person, $300,000 each accident     $88.00
 Property Damage Liability     $100,000 each accident                           $61.00
 Collision                     $500 deductible                                 $120.00
 Total for vehicle 2: $269.00`],
  ['a bank confirms an account', 'not_insurance', `
 Knot Citizens Bank                                    June 2, 2026
 Re: Account ending 4418
 To whom it may concern: Please accept this letter as confirmation that Stint Bulk LLC has maintained a
 business checking account with us in good standing since 2018.`],
  ['a list to tick off names papers and is none of them', 'not_insurance', `
 New Carrier Onboarding Checklist
 [X] Signed carrier agreement
 [X] W-9
 [ ] Certificate of insurance - $1M auto, $100K cargo
 [X] Operating authority
 [ ] Voided check`],
  ['guidelines that ask for insurance', 'sop', `
 Contractor Insurance Guidelines
 Before starting work every contractor must provide:
   General Liability $1,000,000 occurrence / $2,000,000 aggregate
   Automobile $1,000,000
   Workers compensation statutory; EL $500,000
 Deductibles above $10,000 need approval.`],
  ['one who looks for work applies for no insurance', 'not_insurance', `
 Driver Employment Application
 Applicant name: Dawn Ames     Position: OTR driver
 Employer        From     To      Reason for leaving
 Knot Freight    2017     2021    Home time
 Have you ever been denied a license? No. Accidents in past 3 years: none.`],
  ['two cards to keep in a car', 'id_card', `
 KNOT   CALIFORNIA EVIDENCE OF LIABILITY INSURANCE       KNOT   CALIFORNIA EVIDENCE OF LIABILITY INSURANCE
 Knot General Insurance Company                          Knot General Insurance Company
 Policy number 4418-82-04-41                             Policy number 4418-82-04-41
 Effective 05-18-26  Expiration 11-18-26                 Effective 05-18-26  Expiration 11-18-26
 2018 TOYT CAMRY 4T1B11HK8JU118820                       2018 TOYT CAMRY 4T1B11HK8JU118820
 Insured: Oscar Pell, 11 Larch Court, Fresno             Insured: Oscar Pell, 11 Larch Court, Fresno
 One Knot Plaza, Washington DC 20076                     One Knot Plaza, Washington DC 20076
 To report a claim call 1-800-555-0101                   To report a claim call 1-800-555-0101
 Keep this card in your vehicle at all times.`],
  ['losses under the terms and limits of the policies they were of', 'unknown', `
 RUN DATE 04/02/26            KNOT MUTUAL                         PAGE 1
                      L O S S   R U N
 INSURED: STINT LANDSCAPING CORP
 POLICY   ZG4418     EFF 07/01/24  EXP 07/01/25   LINE  GL
 LIMITS  1,000,000/2,000,000       PREMIUM  4,118
 CLM#        DOL       STATUS   PAID       O/S      TOTAL
 KM8820      09/14/24  CLSD     2,210      0        2,210
 POLICY   ZG4418     EFF 07/01/25  EXP 07/01/26   LINE  GL
 NO CLAIMS FOR THIS TERM`],
  ['a day on which a policy will cancel', 'cancellation_notice', `
 Knot Insurance
 Your policy will cancel soon
 Policy number: KX118820   Cancel date: 07/14/2026 12:01 am
 We didn't receive your payment. If we do not receive it before the cancel date, your policy will be
 cancelled and you will no longer have coverage.`],
  ['what was kept back of a wage', 'not_insurance', `
 Employee   Otto Keller      Pay period   03/01/26-03/15/26
 Gross      $2,880.00        Net          $2,114.22
 Deductions         Current   YTD
 Federal tax        318.00    1,590.00
 Health insurance   112.00    560.00
 401k               144.00    720.00`],
  ['a broker writes what was bound', 'binder', `
 Curlew Wholesale Brokers                              May 4, 2026
 Re: Stint Grading LLC - Excess Liability
 As you asked, coverage has been bound as follows:
 Carrier: Dotterel Specialty Insurance Company     Policy number: DXS 0099120
 Term: 05/01/2026 - 05/01/2027     Limit: $5,000,000 each occurrence`],
  ['who financed the premium had the policy cancelled', 'cancellation_notice', `
 Dotterel Specialty Insurance Company
 Important information about your policy
 Policy DXS 0099120     Stint Grading LLC
 The company that financed your premium has asked us to cancel this policy. As of 12:01 a.m. 09/14/2026 your insurance stops.`],
  ['a policy that is scheduled to cancel', 'cancellation_notice', `
 Knot Mutual Auto Insurance Company
 A. Ruddock     440-1182-09
 We did not get your payment, so your policy is scheduled to cancel on June 20, 2026 at 12:01 a.m. To keep it pay $203.98 before that date.`],
  ['a policy terminated before its end', 'cancellation_notice', `
 Date mailed 03/12/2026
 Stint Scaffolding Inc: Policy CIP-448201 is being terminated mid-term. Effective date of termination: 04/15/2026 12:01 AM. Reason: operations outside guidelines.`],
  ['a list that is certified, be it called a schedule', 'coi', `
 SCHEDULE OF INSURANCE - CERTIFIED COPY
 We hereby certify that the insurance listed below is in force as of January 15, 2026 for Stint Forge Inc.
 Coverage             Insurer                        Policy #       Policy Term            Limit
 Auto Liability       Knot Insurance Company         EBA 0551820    01/10/2026-01/10/2027  $1,000,000 CSL
 Umbrella             Knot Insurance Company         EPP 0551820    01/10/2026-01/10/2027  $5,000,000 per occurrence`],
  ['a carrier’s certificate in cards', 'coi', `
 Ruff Truck Writers Inc                      CARRIER CERTIFICATE
 Prepared 2/12/2026 for Whimbrel Logistics
 AUTO LIABILITY              Policy CTP 0018824-3     02/11/2026 - 02/11/2027     Limit $1,000,000 CSL
 MOTOR TRUCK CARGO           Policy FLC-220817        02/11/2026 - 02/11/2027     Limit $250,000 per vehicle`],
  ['a list of forms under a policy’s number', 'schedule', `
 FORMS AND ENDORSEMENTS APPLYING TO THIS POLICY
 Policy number: MKX4EUE104488
 MDXS 1000 02 15     Excess Declarations
 MEXS 0001 02 15     Excess Coverage Form`],
  ['an insurer certifies whom it insures under which policy', 'coi', `
 CURLEW INSURANCE COMPANY
 Attention: Whimbrel Carrier Setup
 This letter certifies that Curlew Insurance Company insures the above motor carrier under policy CAL-0188204 for the period
 April 4, 2026 to April 4, 2027. The policy provides automobile liability of $2,000,000 combined single limit.`],
  ['coverages side by side, certified to a holder by whatever name', 'coi', `
 Insurance summary for contract administrators
 Named insured: Stint Therapy Center        Certificate holder: Larkfield Unified School District
 Line of coverage       General liability           Professional liability
 Insurance company      Curlew Insurance Company    Ruff Insurance Company
 Policy number          MP0042011881                LHR881204
 Policy term            01/31/2026 – 01/31/2027     01/31/2026 – 01/31/2027
 Per occurrence         $1,000,000                  $1,000,000
 Aggregate              $2,000,000                  $2,000,000
 This certificate confers no rights on the holder.`],
  ['a lender’s summary of insurance that is in force', 'coi', `
 Insurance Summary for Lender
 Borrower: Stint Apartments LP     Lender: Larkfield Bank     This is evidence of insurance in force.
 Coverage             Insurer                     Policy no.        Policy period          Limits
 General liability    Curlew Insurance Company    CPS7718820        2/1/2026 - 2/1/2027    $1,000,000 occurrence
 Umbrella             Ruff Assurance Company      0313-8820         2/1/2026 - 2/1/2027    $10,000,000 occurrence`],
  ['who insures itself and what it buys above that', 'coi', `
 Larkfield University, Office of Risk Services
 Re: Self-insurance letter, Student Internship Agreement
 The University maintains a program of self-insurance for its general liability. Claims are paid from a funded reserve.
 In excess of its self-insurance the University purchases the following:
 Excess liability insurer     Curlew Casualty Corporation
 Policy number                SP 4068820
 Term                         July 1, 2026 to July 1, 2027
 Limit                        $10,000,000 each occurrence`],
  ['a policy that was cancelled, in a letter', 'cancellation_notice', `
 Dear A. Ruddock, we have cancelled your policy NTL 0018820 because we did not receive the payment due 09/07/2026.
 Your coverage ended at 12:01 a.m. on 09/22/2026.     Knot Casualty`],
  ['a policy cancelled as its holder asked', 'cancellation_notice', `
 Dear policyholder, as you asked, we have cancelled policy AX9 0188204 effective 08/01/2026. A refund of $388.00 follows.`],
  ['a card of financial responsibility', 'id_card', `
 Larkfield financial responsibility card
 Knot Mutual Auto Insurance Company     Policy A1A-C188204-02
 Eff 03/25/2026 Exp 03/25/2027     2022 Subaru Ascent 4S4WMALD5N3118820     A. Ruddock`],
  ['a certificate’s title with words of its own behind it', 'coi', `
 CERTIFICATE OF INSURANCE — Two locations
 Insured: Stint Charters Inc. Holder: Larkfield County.
 General liability — Key West operations
 Insurer: Curlew Insurance Company     Policy number: 124B018820     Policy period: 01/01/2026 to 01/01/2027
 Each occurrence: $1,000,000     General aggregate: $2,000,000`],
  ['a leased vehicle’s certificate names its number', 'coi', `
 Insurance certificate for leased vehicle
 Lessor / additional insured and loss payee: Ruff Truck Rental Inc
 Insurance company: Curlew Insurance Company
 Policy: AVN0188204     Inception 05/20/2026     Expiry 05/20/2027
 Vehicle: 2025 Freightliner M2, VIN 3ALACWFC5SDVB8204
 Liability: $1,000,000 combined single limit each accident
 Comprehensive: ACV, $1,000 deductible`],
  ['a card that must be carried, by its own title evidence', 'id_card', `
 STATE OF LARKFIELD EVIDENCE OF LIABILITY INSURANCE
 Knot Mutual Auto Insurance Company NAIC 11908. Policy AP 00188204. 03/19/2026 to 09/19/2026.
 2019 Kia Soul KNDJN2A27K7118820. A. Ruddock. This card must be carried in the vehicle.`],
  ['a policy that expired unpaid', 'cancellation_notice', `
 Knot Mutual Auto Insurance Company
 A. Ruddock     Policy 440-1182-09
 Because we did not receive your payment this policy expired at 12:01 a.m. on May 18, 2026. You are no longer insured with us.`],
  ['a cancellation withdrawn', 'reinstatement_notice', `
 Dotterel Specialty Insurance Company
 Re: Stint Grading LLC  DXS 0099120
 The notice of cancellation sent to you on August 20, 2026 has been rescinded. Your policy stays in force.`],
  ['an insurer’s letter says whom it insures', 'coi', `
 Whimbrel Casualty Insurance Company
 June 11, 2026          Town of Larkfield
 At the request of our policyholder we write to say that Ruff Cycles LLC is insured with us for workers compensation
 under policy WC-440-9912 for the period July 1, 2026 to July 1, 2027, limits $500,000 / $500,000 / $500,000.`],
  ['an amendment in an insurer’s own words', 'endorsement', `
 Endorsement No. 04
 Named Insured: Sanderling Cafes Inc     Policy PKX 440 9912     Effective 05/01/2026
 In consideration of an additional premium of $411, it is agreed that location 3 is added.
 All else remains as before.`],
  ['a contract whose parties promise each other things, insurance among them', 'not_insurance', `
 Page 2
 6. Either party may terminate on thirty days notice. 7. Contractor warrants that the work will be done well and in time.
 8. Contractor shall keep general liability insurance in force and give Owner certificates before the work begins at all.
 9. Contractor shall not disclose what it learns of the business of Owner. 10. The parties agree to mediate any dispute.`],
  ['a bill in plain words', 'not_insurance', `
 Here is your bill
 Knot Mutual Auto Insurance Company
 A. Ruddock     Policy 440-1182-09     Autopay: off
 Payment 2 of 6     $164.68     Due on April 4, 2026
 Mail the slip below with your check.`],
]
for (const [name, docType, text] of SAID) test(`${docType}: ${name}`, () => assert.equal(classOf(text), docType))

test('what would follow if a policy were cancelled is no notice that it was', () => {
  assert.notEqual(classOf(`
 If we cancel this policy for any reason other than nonpayment of premium, we will mail notice to the person shown in the
 schedule above at least the number of days shown for cancellation before the effective date of cancellation.
 All other terms of this policy stay the same.
 Person or organization: Corwen Logistics Inc     Number of days notice: 30`), 'cancellation_notice')
})

test('an offer to renew whose premium is not paid yet ends nothing', () => {
  assert.notEqual(classOf(`
 Knot Mutual Auto Insurance Company          OFFER TO RENEW
 A. Ruddock          Policy 440-1182-09
 We offer to renew your policy for another year. If we do not receive your payment by 11/18/2026 your policy will not be renewed.
 Renewal premium $1,440.00`), 'cancellation_notice')
})

const VOICE = `
 b. We will pay your expense to remove debris of covered property caused by or resulting from a covered cause of loss.
 c. This coverage does not apply to "property damage" arising out of "pollutants", directly or indirectly, in any way.
 d. "Employee" means a person in your service. The insured shall do nothing after a loss to prejudice our rights herein.`
test('a page from the midst of a policy has no title and is its wording; with the bureau’s number of an endorsement it is one', () => {
  assert.equal(classOf(VOICE), 'policy')
  assert.equal(classOf(`${VOICE}\n CG 21 99 04 13`), 'endorsement')
})

test('wording behind declarations is no page of them, though it names their page', () => {
  const pages = printedPages(`
 RUFF CASUALTY INSURANCE COMPANY
 GENERAL LIABILITY DECLARATIONS
 Policy number RGL 440-991     Policy period 06/30/2026 to 06/30/2027
 Each occurrence      $1,000,000
 General aggregate    $2,000,000
======
 In return for the payment of the premium we agree with you: this policy includes the declarations page and all forms listed there.${VOICE}`)
  assert.deepEqual(classifyPages(pages).map((c) => c.doc_type), ['declarations', 'policy'])
})

test('the bureau’s numbers tell declarations, forms and endorsements apart; a list of them tells nothing', () => {
  const page = (foot: string): string => `
 Named insured: Stint Grading LLC     Effective: 04/01/2026     Policy: 440-9912
 Each person or organization shown above is an insured for covered autos liability coverage, but only so far as it qualifies.
 ${foot}`
  assert.equal(classOf(page('CA 20 48 10 13')), 'endorsement')
  assert.notEqual(classOf(page('CA 20 48 10 13     Designated insured for covered autos\n CG 00 01 04 13     Coverage form')), 'endorsement')
})

test('declarations without a title are told by their table of coverages under a policy’s number and term; an offer is not', () => {
  const page = (title: string): string => `
 Knot Mutual Auto Insurance Company          ${title}
 Policy 440-1182-09          May 18, 2026 - Nov 18, 2026
 Coverage                    Limits                      Car 1
 Bodily injury               $100,000/$300,000           $181.20
 Property damage             $100,000                    $92.00`
  assert.equal(classOf(page('Your auto policy renewal')), 'declarations')
  assert.equal(classOf(page('Your quote')), 'unknown')
  // Four coverages or more under a number in pieces, though what is due and what the law asks is said as well.
  assert.equal(
    classOf(`
 Knot Mutual Auto Insurance Company          Amount Due   $612.48
 Policy Number 284 1973-C09-47A
 Policy Period Mar 09 2026 to Sep 09 2026
 A    Liability Coverage                       $148.20
      Bodily Injury        $100,000 / $300,000
      Property Damage      $100,000
 C    Medical Payments     $5,000              $9.33
 D    Comprehensive        $500 Deductible     $61.22
 G    Collision            $500 Deductible     $92.02
 Bodily injury limits required by law are $25,000/$50,000/$25,000.`),
    'declarations',
  )
})

test('a list of drivers under its heads alone is a schedule; questions and answers are an application', () => {
  assert.equal(classOf(`
 Stint Grading LLC
 Name            Birth date      Lic. no.        St     Hired
 Walt Dunn       07/04/1969      K00099120       KS     2014
 Gus Orr         01/30/1988      K00044099       KS     2021
 Updated in June 2026 by the office, three trucks and two trailers in use at present`), 'schedule')
  assert.equal(classOf(`
 Grading contractors
 1. Do you blast?  No
 2. Do you hire others, and keep their papers?  Yes
 3. Any work in another state?  No
 4. Have you read the answers that stand above?  Yes      Signed ________`), 'unknown')
})

test('proof of insurance for a car, with its number and no amount, is its card', () => {
  assert.equal(classOf(`
 Kansas Proof of Insurance
 Knot Mutual Auto Insurance Company
 A. Ruddock      Policy 440-1182-09      Valid Nov 18 2025 through May 18 2026
 2022 SUBARU FORESTER JF2SKADC2NH440991`), 'id_card')
})

test('what tells by sentences does not blow up over hostile text', () => {
  growsInStep((times) => classOf(`Policy ${'policy 1 '.repeat(times)}\n${'the insurance the following '.repeat(times)}\n${'cancellation '.repeat(times * 2)}\n${'a1'.repeat(times * 10)}`), 900)
})
