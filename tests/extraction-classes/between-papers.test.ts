import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'

const classed = (...pages: string[]): string[] => classifyPages(printedPages(pages.join('\n=====\n'))).map((c) => c.doc_type)

const DECLARATIONS = `
 Heronfield Insurance Company                     BUSINESS AUTO POLICY DECLARATIONS
 Policy number HFX 2207148     Policy period 04/01/2026 to 04/01/2027
 Named insured: Talus Precast Inc
 Coverage                Symbol     Limit          Premium
 Covered autos liability 1          $1,000,000     $14,118
 Uninsured motorists     2          $100,000       $311
 Collision               7          ACV            $2,118`

const BETWEEN: Record<string, string> = {
  'a survey of the premises': `
 Osprey Risk Services
 July 21, 2026
 Re: Survey of July 14 at 4 Foundry St, Gary
 During our visit we noted the following. First, have the fire extinguishers serviced, last tagged 2024.
 Second, provide an eye wash near the battery charging. Please reply within thirty days with your plans.
 Recommendations left undone may affect your coverage, and your insurer asks for proof that they are done.`,
  'a comparison of what is offered': `
 COVERAGE COMPARISON
 Prepared for Talus Precast Inc          Tern Hale Agency
                               Current            Option 1           Option 2
 General liability occurrence  $1,000,000         $1,000,000         $2,000,000
 Auto CSL                      $1,000,000         $500,000           $500,000
 Annual premium                $27,738            $25,114            $26,880`,
  'a letter with a proposal': `
 Tern Hale Agency
 Dear Lena,
 Enclosed is your renewal proposal. Osprey offered $18,220 for the package with $1,000,000 per occurrence and
 $2,000,000 aggregate. We recommend Osprey. Please sign and return the acceptance page before June 30.
 Sincerely, Rolf Hale`,
  'a letter of no losses': `
 Osprey Mutual Companies
 Re: Policy WX 2207142 - Talus Precast Inc. To whom it may concern: please accept this as confirmation that there
 have been no known losses or claims reported under the above policy for the period July 1, 2024 to July 1, 2025.`,
  'a selection of limits': `
 UNINSURED / UNDERINSURED MOTORISTS COVERAGE
 SELECTION / REJECTION FORM
 I choose the following in place of the limits offered:
 [ ] 50,000/100,000     [X] 1,000,000/1,000,000     [ ] Reject
 Named insured signature ____________________`,
  'an audit of payroll': `
 AUDIT STATEMENT - WORKERS COMPENSATION                POLICY WCX 2207142
 CLASS   DESCRIPTION        EST PAYROLL   AUDITED PAYROLL   RATE    PREMIUM
 7219    TRUCKING           580,000       633,118           8.02    50,776
 EARNED PREMIUM  50,953     DEPOSIT PREMIUM  46,700    ADDITIONAL PREMIUM DUE  4,253`,
  'terms that are offered': `
 Osprey Underwriting Managers                            Umbrella option letter
 We are pleased to offer terms on the captioned as follows:
 Limit $5,000,000 each occurrence / $5,000,000 aggregate      Retention $10,000
 Premium $4,118 plus tax $41       Terms good until 06/30/2026`,
  'what is asked of the agent': `
 VEHICLE / DRIVER CHANGE WORKSHEET
 ACCOUNT: TALUS PRECAST INC           REQUESTED BY: GUS    DATE 09/02/2026
 ADD     2024 RAM 2500   VALUE $61,000
 LIMIT REQUESTED  $500,000 CSL    COMP DED 500   COLL DED 1000
 PLEASE PROCESS AND SEND REVISED DEC PAGE`,
  'a brochure': `
 WHAT DOES A BUSINESSOWNERS POLICY COVER?
 Every small business is different. Our policy combines property and general liability coverage in one package, with
 limits up to $2,000,000 per occurrence. Talk with one of our agents today or get a quote in minutes.`,
}
for (const [name, text] of Object.entries(BETWEEN))
  test(`between declarations and alone: ${name} is none of them`, () => {
    assert.deepEqual(classed(text), ['unknown'])
    assert.deepEqual(classed(DECLARATIONS, text), ['declarations', 'unknown'])
    assert.deepEqual(classed(text, DECLARATIONS), ['unknown', 'declarations'])
  })

test('a page that says little goes with the paper whose number or head it bears', () => {
  const numbered = `
 HFX 2207148   Additional interests and discounts of the account
 Dacotah Bank, Garretson, as its interest may appear, second vehicle only
 Fleet safety, paid in full, continuous insurance for nine years and more in good standing`
  assert.deepEqual(classed(DECLARATIONS, numbered), ['declarations', 'declarations'])
  assert.notEqual(classed(DECLARATIONS, numbered.replace('HFX 2207148', 'Talus Precast'))[1], 'declarations')
})

test('an account of policies is no bank’s', () => {
  const account = `
 OSPREY INSURANCE GROUP                        ACCOUNT SUMMARY
 This summary lists the policies of your account. The company shown beside each policy provides the insurance.
 Policy                 Number          Term                   Company                     Premium
 Commercial Auto        HFX 2207148     04/01/26 - 04/01/27    Heronfield Insurance Co     $22,118
 Commercial Umbrella    HFU 2207149     04/01/26 - 04/01/27    Heronfield Insurance Co     $6,118`
  assert.notEqual(classed(account)[0], 'not_insurance')
})

test('a page that asks for insurance in several ways is a requirement, whatever it is headed', () => {
  const asked = `
 Carrier onboarding standards
 All carriers hauling for us must maintain commercial auto liability of at least $1,000,000 and cargo of at least $100,000.
 We must be named as certificate holder. Certificates must come directly from the agent. Insurers must be rated B+ or better.`
  assert.deepEqual(classed(asked), ['sop'])
})

test('a page counted 2 goes on with a first page that bears no count', () => {
  const [first, second] = [
    `
 HERONFIELD INSURANCE
 AMENDED AUTO POLICY DECLARATIONS
 POLICY NUMBER 04-PPX-220714-2      POLICY PERIOD 01/18/2026 TO 07/18/2026
 COVERAGES                   LIMITS                                      UNIT 1 PREM
 Bodily Injury Liability     $100,000 each person $300,000 each accident     118.00
 Property Damage Liability   $100,000 each accident                           88.00`,
    `
 HERONFIELD INSURANCE        Policy 04-PPX-220714-2       Page 2 of 2
 UNIT  YEAR  MAKE        VIN                 USE         CLASS
 1     2022  FORD F150   1FTFW1E50NFA00000   Pleasure    120110
 2     2025  HONDA CRV   7FARS6H51SE000000   To work     120110`,
  ]
  assert.deepEqual(classed(first, second), ['declarations', 'declarations'])
})
