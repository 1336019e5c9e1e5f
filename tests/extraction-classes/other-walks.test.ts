import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'

/** Papers that speak of insurance as one thing among others, and pages near to each of them that do not. */
const PAPERS: [name: string, docType: string, text: string][] = [
  ['an agreement of a broker and a carrier, whatever insurance it asks', 'not_insurance', `
 Haulage Terms
 This brokerage agreement is entered into by and between Orchard Lane Brokers Inc ("Broker") and Stint Produce
 Carriers ("Carrier") on October 30, 2026. Carrier is duly authorized. Carrier shall procure and maintain, at its sole
 cost, automobile liability and cargo insurance, subject to no exclusions for reefer breakdown, whether or not caused by
 weather. Losses resulting from delay are excluded. In witness whereof the parties hereto have signed.`],
  ['a policy that calls itself an agreement between its parties', 'policy', `
 This insurance is an agreement between you and us. We will pay for direct physical loss of or damage to covered
 property shown in the Declarations. Exclusions: we will not pay for loss caused by or resulting from war, directly or
 indirectly. The insured must give us notice as soon as practicable; no legal action may be brought unless all terms of
 this policy are met. "Loss" means sudden damage; the policy does not cover wear, and you may cancel by notice to us.`],
  ['one who worked in insurance', 'not_insurance', `
 Nell Tallow
 Underwriting assistant with 9 years of experience in commercial policies and coverage.
 Brindle Insurance Agency, 2017 - present: issued certificates of insurance and endorsements.
 Education: BA Economics, 2015`],
  ['a board that takes bids for its policy', 'not_insurance', `
 Minutes of the Stint Lane Association, June 4, 2026
 Called to order at 6:30 pm. Treasurer: balance $18,820. New business: the master policy renews in August; the
 liability coverage and its premium go out for three bids of insurance. Motion to adjourn carried. Adjourned 7:40 pm.`],
  ['a bank that paid a premium', 'not_insurance', `
 Knot Citizens Bank
 Statement of account 118820
 06/02   Osprey Mutual Insurance premium    -208.10
 06/11   Deposit                            1,440.00
 Ending balance $7,118.04`],
  ['a bill of an insurer that had a deposit', 'not_insurance', `
 Osprey Mutual Insurance Company
 Billing statement      Policy 440-1182      Statement period June 2026
 Deposit premium $400.00       Minimum amount due $102.00 by 07/01/2026
 Return this stub with your payment.`],
  ['an adjuster writes', 'not_insurance', `
 Osprey Mutual Insurance Company
 Re: policy 440-1182, Stint Grading LLC
 Hello, I am the adjuster for the loss at your yard. Please send photographs and what your insurance
 agent told you of the coverage. This letter is not an admission of coverage.`],
  ['a claim is paid', 'not_insurance', `
 Osprey Mutual Insurance Company
 RE: Claim 44-118820. Date of loss: 01/14/2026. Insured: Brindle Bakery LLC. Policy: CPX 7118-20
 Enclosed is our check for $8,118.20, the actual cash value of the damage less your $1,000 deductible.`],
  ['claims that a loss run sets one under the other', 'unknown', `
 Osprey Mutual Insurance Company      Insured Brindle Bakery LLC      Policy CPX 7118-20
 Claim number: 44-118820      Date of loss: 01/14/2026      Adjuster: N. Tallow      Valued 02/01/2026
 Our file is open. Total incurred $8,118.20`],
  ['a certificate with which somebody finds fault', 'not_insurance', `
 Stint Lane Partners, Risk Management
 RE: Deficiencies in your certificate of insurance
 The certificate we received on 04/02/2026 does not meet our requirements. Auto liability is below $1,000,000.
 We are not listed as additional insured. Workers' compensation expires 05/01/2026. Please have it corrected.`],
  ['a portal that finds policies wanting', 'not_insurance', `
 Compliance status: NOT COMPLIANT      Vendor: Brindle Rigging Inc
 General liability - Compliant. Umbrella - Deficient. Workers compensation policy - Expired 05/01/2026
 Contact your broker to resolve these gaps in your insurance coverage.`],
  ['a lender who wants insurance', 'not_insurance', `
 PROMISSORY NOTE AND SECURITY AGREEMENT
 Borrower promises to pay Knot Savings Bank $84,500 with interest in 60 payments. Collateral: one tractor.
 Borrower shall keep the collateral insured with Lender as loss payee; if Borrower does not, Lender may buy insurance coverage under a policy of its own.`],
  ['a surety that indemnifies', 'policy', `
 FIDELITY BOND - Knot Surety Company, bond SB-118820. Obligee: Stint Lane Association.
 The Surety agrees to indemnify the Obligee against loss of money through fraudulent acts of its employees, penalty $50,000, from 05/01/2026 until cancelled.`],
  ['what is certified to the office it is filed with', 'filing', `
 Filed with the Federal Motor Carrier Safety Administration. This is to certify that Osprey Mutual Insurance Company has
 issued to Brindle Freight LLC policy BAP 7118-20 effective 03/02/2026 for not less than $750,000.`],
  ['what an insurer is ending', 'cancellation_notice', `
 From Osprey Mutual: we are ending your workers compensation policy WCX 118820 on 07/09/2026 at 12:01 AM
 because the payroll report was not received by us in time for the audit.`],
  ['who looks for one to issue certificates', 'not_insurance', `
 Now hiring: account manager at Brindle Insurance Agency. You will issue certificates, process endorsements and renew
 policies for contractors. Pay $24 to $30 an hour, health insurance, 401k. Send your resume.`],
  ['what is brought before a court', 'not_insurance', `
 IN THE CIRCUIT COURT FOR KNOT COUNTY      N. TALLOW, Plaintiff, v. BRINDLE RIGGING INC, Defendant
 1. Defendant's crane struck plaintiff's vehicle; plaintiff suffered bodily injury. 2. Defendant had a policy of liability
 insurance with Osprey Mutual Insurance Company. Prayer: $250,000.`],
  ['a right that is not enforced', 'endorsement', `
 Osprey Mutual Insurance Company      Policy WCX 118820
 We have the right to recover our payments from anyone liable for an injury covered by this policy. We will not enforce
 our right against the person or organization named here: City of Knot. This applies only to work under contract.`],
  ['a policy that was ended as was asked', 'cancellation_notice', `
 Hi Nell, as you asked, we have cancelled your auto policy PAX 118820. Your coverage ended on June 30, 2026.
 A refund of $61.20 is on its way. Osprey Mutual Insurance Company`],
  ['a policy on claims', 'policy', `
 1. We will settle the claim with you. If we have received your claim we may deny it where this policy does not apply.
 2. The insured shall do nothing after a loss to prejudice our rights of recovery hereunder, as stated in the Declarations.
 3. "Loss" means direct damage to covered property caused by or resulting from a peril that is shown in the Declarations.`],
  ['nobody starts without a certificate', 'not_insurance', `
 Nell, you cannot start on Monday until we have your COI with the liability coverage that our insurance policy
 asks of everybody. Have your agent email it to the office by Friday.`],
  ['a portal that lacks papers', 'not_insurance', `
 Action needed
 Stint Lane collects the insurance of its vendors here. Missing: general liability certificate.
 Log in and upload your current policy and certificate by June 20, 2026 to remain approved for work.`],
  ['an exhibit that names what a contractor carries', 'sop', `
 Exhibit D
 1. General liability, $1,000,000 each occurrence. 2. Automobile liability, $1,000,000 combined single limit.
 The builder shall name the owner as additional insured and shall furnish certificates before work begins.
 Insurers must be rated A- VII or better.`],
  ['a permit to carry what is wide', 'not_insurance', `
 State of Kansas - Oversize / Overweight Permit 118820
 Carrier Brindle Freight LLC, valid 06/11/2026 to 06/18/2026, width 11 ft
 Liability insurance of $750,000 must be carried and the policy kept in the vehicle.`],
  ['what is terminated as of a day', 'cancellation_notice', `
 Osprey Mutual Insurance Company to Stint Lane Partners, certificate holder
 Insured: Brindle Freight LLC     Policy: UMX 118820
 Insurance under it is terminated at the insured's request as of 06/20/2026, 12:01 AM.`],
  ['what expires and is not renewed', 'cancellation_notice', `
 Osprey Mutual Insurance Company
 Brindle Freight LLC, policy WCX 118820
 We write to tell you that coverage will expire on 06/10/2026 and will not be renewed. The reason is the class.`],
  ['what would follow if it were terminated', 'policy', `
 If this insurance is terminated on or before 06/10/2026 we will return the premium; you may cancel by notice to us.
 The insured shall keep records, as stated in the Declarations, and no legal action may be brought unless all terms are met.
 "Premium" means what is shown in the Declarations; this policy does not apply to damage arising out of war in any way.`],
  ['what an association asks of its members', 'not_insurance', `
 Stint Lane Homeowners Association
 Dear Owner, the Board of Directors has raised the annual assessment to $640 per lot, for insurance premiums of the common
 elements and liability coverage have risen. A late charge of $25 applies after January 31.`],
  ['an association’s own policy', 'declarations', `
 Osprey Mutual Insurance Company     COMMUNITY ASSOCIATION POLICY DECLARATIONS
 Policy number: CAX 118820     Policy period: 06/10/2026 to 06/10/2027
 Named insured: Stint Lane Homeowners Association, c/o the Board of Directors
 General liability each occurrence   $1,000,000   Premium $2,188
 Special assessment coverage per unit   $10,000   Premium $40`],
  ['one who is offered work', 'not_insurance', `
 Dear Nell, we are delighted to offer you the position of Safety Manager, reporting to the owner of Brindle Freight.
 Your salary is $82,000. Group health, dental and life insurance coverage begins on your start date, March 2, 2027.`],
  ['an insurer to a broker’s compliance desk', 'coi', `
 Osprey Mutual Insurance Company
 Attn: Carrier Compliance
 Please be advised that Osprey Mutual Insurance Company insures Brindle Freight LLC under the following policies, each
 effective 03/03/2026 and expiring 03/03/2027:
 1. Policy 02 TRX 118821 - Commercial auto liability, $1,000,000 combined single limit.
 2. Policy 02 GLX 118820 - General liability, $1,000,000 each occurrence and $2,000,000 general aggregate.`],
  ['what is offered in the place of an expiring policy', 'unknown', `
 Osprey Mutual Insurance Company
 Insured: Brindle Freight LLC     Expiring policy 02 TRX 118821, 03/03/2026 to 03/03/2027
 Commercial auto liability, $1,000,000 combined single limit. Our offer for the further year: $88,204.`],
]

for (const [name, docType, text] of PAPERS)
  test(name, () => {
    assert.equal(classifyPages(printedPages(text))[0]!.doc_type, docType)
  })
