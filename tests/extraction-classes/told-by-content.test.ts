import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'

const classOf = (text: string): string => classifyPages(printedPages(text))[0]!.doc_type

/** A policy, its term and its limits, under no title. */
const FACTS = `
 Insured: Stint Drayage Inc
 Company: Dotterel Specialty Insurance Company
 Policy CTA 0188204       03/02/2026 to 03/02/2027
 Auto liability           $1,000,000 each accident
 Cargo                    $100,000, deductible $2,500`

test('what states a policy, its term and limits to a holder is a certificate, and declarations where it says what they cost', () => {
  assert.equal(classOf(`${FACTS}\n Holder: Whimbrel Logistics LLC`), 'coi')
  assert.equal(classOf(` Dear Ms. Voss, at our client's request we write that this insurance is in force:${FACTS}`), 'coi')
  assert.equal(classOf(`${FACTS}\n Annual premium           $11,420`), 'declarations')
  assert.equal(classOf(`${FACTS}\n Bound for 30 days from 03/02/2026, the binder ends when the policy is issued.`), 'binder')
})

test('a state’s fund certifies in whatever words', () => {
  assert.equal(classOf(`
 MONTANA STATE FUND
 Policy 03-188204-1.  Insured: Stint Fencing LLC.
 This is to advise the holder that workers' compensation insurance under the policy shown is in effect from 07/01/2026 until 07/01/2027.
 Employer liability limits $500,000/$500,000/$500,000`), 'state_fund_certificate')
})

for (const [name, said] of [
  ['offered', 'These terms are our renewal offer; the quote is open for 30 days.'],
  ['asked for', 'Applicant: Stint Drayage Inc.  Limits requested as above.'],
  ['owed', 'Amount due by July 14: $1,118.20'],
  ['lost under', 'Paid $4,118, reserve $2,000, incurred $6,118'],
  ['asked of others', 'Carrier must maintain at least $1,000,000 of auto liability.'],
  ['hauled', 'Pick-up 05/18, rate $2,150 flat, shipper Curlew Foods.'],
])
  test(`what is ${name} is no proof, though a policy, its term and limits stand beside it`, () => {
    const type = classOf(`${FACTS}\n ${said}\n Holder: Whimbrel Logistics LLC`)
    assert.ok(['unknown', 'not_insurance', 'sop'].includes(type), type)
  })

const SHORT: [name: string, docType: string, text: string][] = [
  ['a bill for a policy that ends unless it is paid', 'cancellation_notice', `
 We haven't received your payment of $1,118.20. Unless we get it before 12:01 a.m. on July 12, 2026, policy 04188204-2 will end at
 that time and you will have no insurance.`],
  ['a policy that is not renewed', 'cancellation_notice', `
 Stint Tool & Die Co. UMB 0188204 expires 01-01-2027. We have decided not to offer renewal because of a change in our umbrella program.`],
  ['insurance of a lienholder that ended', 'cancellation_notice', `
 Notice to lienholder. The insurance on your collateral under policy 6044-18-82-04 ended 06/14/2026 for non payment.`],
  ['a cancellation that will not happen', 'reinstatement_notice', `
 We got your payment. Policy 04188204-2 did not lapse; the cancellation we told you about on June 30, 2026 will not happen.`],
  ['who asks for a certificate has none', 'not_insurance', `
 Dear vendor, your certificate of insurance on file with us expired on 04/01/2026. Please have your agent send an updated certificate
 naming Larkfield Properties as certificate holder and additional insured, or payments will be held.`],
  ['a card without amounts for the car it names', 'id_card', `
 Dotterel Insurance Company, NAIC 10974
 Policy 8K2-118820     05/30/2026 - 11/30/2026
 2019 Mazda CX-5  JM3KFBCM2K0118820
 In an accident? Get names, plates and photos.`],
  ['locations under their heads', 'schedule', `
 Locations insured, policy 4418-82-04
 Loc     Street          City       ST     Use
 1       12 Mill Ln      Dayton     OH     Kitchen
 2       4 Depot Sq      Xenia      OH     Storage`],
  ['claims by what was paid and is open', 'unknown', `
 Policy              Term           # claims      Paid        Open       Total
 IMP0188201          06/24-06/25    2             $18,204     $0         $18,204
 IMP0188202          06/25-06/26    1             $2,118      $7,500     $9,618`],
  ['a later page of declarations', 'declarations', `
 Policy No. CPA 0418820 14                    Page 3 of 5
 Prem   Bldg    Coverage                      Limit          Deductible
 1      1       Building                      $1,240,000     $2,500
 1      1       Business Personal Property    $310,000       $2,500
 2      1       Personal property of others   $88,000        $2,500
 1      1       Business Income               $200,000       72 hrs`],
  ['what is written to who leases a car', 'coi', `
 Dear Mr. Adair, here is information on the policy for the vehicle you lease.
 Policy number                018 82 04 71R 7101
 Policy period                04/12/2026 - 10/12/2026
 Bodily injury liability      $100,000 each person / $300,000 each accident
 Property damage              $100,000
 Collision deductible         $500
 Coverage is in force as of the date of this letter.`],
  ['policies side by side, each with its number', 'coi', `
 COVERAGE SUMMARY FOR BROKERS
 Carrier: Stint Freight LLC       Issued to: Whimbrel Logistics
 Automobile liability          Motor truck cargo             General liability
 Dotterel Insurance Company    Dotterel Insurance Company    Curlew Indemnity Company
 Policy PIA188204              Policy PIA188204              Policy GL188205
 07/02/2026 - 07/02/2027       07/02/2026 - 07/02/2027       07/02/2026 - 07/02/2027
 $1,000,000 CSL                $100,000 per vehicle          $1,000,000 each occurrence`],
  ['amounts under what they are of', 'declarations', `
 Dotterel Insurance Company
 Policy MTC0188204      06/27/2026 - 06/27/2027      Insured: Stint Haulers Inc
 Any one vehicle        Any one occurrence           Deductible
 $100,000               $200,000                     $2,500
 Annual premium $4,210`],
  ['a claim that is denied under a policy', 'unknown', `
 Claim denied. Claim 26-4418, policy NPP8188204, period 05/30/2026 to 05/30/2027, limit $500,000 per occurrence of the insured's liability.
 We certify that we reviewed it.`],
  ['a verification that nothing was lost', 'coi', `
 Dotterel Casualty Company
 Verification of Coverage and Claims History
 Physician: Ruth Alvarado, DO      Policy no. EO9475270      11-07-2026 to 11-07-2027
 Limits of liability: $1,000,000 per claim / $2,000,000 annual aggregate
 Claims history: No open claims`],
  ['an account of losses by the same title, which proves nothing', 'unknown', `
 Dotterel Casualty Company
 Verification of Coverage and Claims History
 Policy no. EO9475270      11-07-2025 to 11-07-2026      $1,000,000 per claim / $2,000,000 annual aggregate
 Date of loss      Claimant      Paid        Reserve     Incurred
 02/11/2026        R. Orlov      $4,118      $12,000     $16,118
 05/03/2026        K. Brandt     $1,204      $0          $1,204`],
  ['enrollment in a wrap-up', 'coi', `
 OCIP Certificate of Enrollment
 Enrolled contractor: Stint Crane LLC
 Policy 1: Commercial General Liability, Dotterel Insurance Company, policy no. GL-8120540, 01/01/2026-01/01/2027
 Limits: $1,000,000 each occurrence; $2,000,000 general aggregate`],
  ['a letter to nobody by name, with a table in it', 'coi', `
 To whom it may concern, the motor carrier named above has the following insurance in force:
 Auto liability       Dotterel National Insurance Company   policy 889-AUT-25124   07/15/2026 to 07/15/2027   $1,000,000 CSL
 Motor truck cargo    Curlew Casualty Company               policy IM 9517204      07/15/2026 to 07/15/2027   $100,000
 General liability    Stint Specialty Insurance Company     policy HGL97045128     07/15/2026 to 07/15/2027   $1,000,000`],
  ['a summary that the insured asked for', 'coi', `
 Insurance Summary for Clients
 Prepared at the request of Stint Consulting Inc for Basin Brokerage LLC
 All policies are written by Dotterel Indemnity Company.
 General liability       GL1202541     11/15/26   11/15/27   $1,000,000   $2,000,000
 Umbrella                CUP3861523    11/15/26   11/15/27   $10,000,000  $10,000,000`],
  ['a form that asks', 'unknown', `
 INSTRUCTIONS FOR ISSUING
 Additional insured wording required? Y / N     Waiver? Y / N
 Primary? Y / N     Return to your account manager.`],
  ['a company of good standing', 'not_insurance', `
 Certificate of Good Standing
 I, the Secretary of State, certify that Stint Catering LLC, Registration Number 4418820, is in full force and effect upon the records.`],
]
for (const [name, docType, text] of SHORT) test(name, () => assert.equal(classOf(text), docType))

test('the last words of a sentence are no title, whatever paper they name', () => {
  assert.equal(classOf(`
 We arranged the liability insurance of Stint Crane LLC for the coming year, and our policy names the owner of the yard in which the work is done
 as additional insured.
 Policy CGL 0188204, 06/01/2026 to 06/01/2027, Dotterel Insurance Company. Limit $1,000,000 per occurrence. Sincerely, L. Ortega`), 'coi')
})

test('the title of a policy over a number, a term and limits is of declarations; over a page of wording it is not', () => {
  const head = `
 EXETER SPECIALTY INSURANCE COMPANY
 DECLARATI ONS - ARCHITE CTS AND ENGINEERS PROFESSIONAL LIABILITY INSURANCE POLICY
 Claims made and reported policy. This insurance policy is limited to liability for only those claims first made against the insured and reported during the policy period.`
  const facts = `
 POLICY NUMBER MKLV3PSM004471
 1 NAMED INSURED Castellan Structural Group, PLLC
 2. POLICY PERIOD From September 1, 2026 to September 1, 2027 12:01 A.M.
 3 LIMITS OF LIABILITY
 A Each Claim $ 2,000,000
 B Policy Aggregate: $ 4,000,000
 4. DEDUCTIBLE: Each Claim $ 10,000
 6 PREMIUM FOR POLICY PERIOD $ 21,400`
  assert.equal(classOf(head + facts), 'declarations')
  assert.notEqual(classOf(`${head}\n${Array(16).fill(' We will pay on behalf of the insured those sums that the insured becomes legally obligated to pay as damages, subject to the conditions of this policy.').join('\n')}`), 'declarations')
})
