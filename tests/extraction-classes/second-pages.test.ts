import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'

const FIRST = `
 SALTMARSH MUTUAL INSURANCE COMPANY
 PERSONAL AUTO POLICY DECLARATIONS
 Policy number PA 4410277
 Policy period 09/09/2026 to 03/09/2027
 Named insured Ada Lund
 Bodily injury liability      $100,000 each person / $300,000 each accident    $211.00
 Property damage liability    $100,000 each accident                           $148.00
 Collision                    $500 deductible                                  $188.00
=====
`
const second = (text: string): string | undefined => classifyPages(printedPages(FIRST + text))[1]?.doc_type

test('a list of endorsements on the declarations’ second page makes it no endorsement', () => {
  assert.equal(second(`
 IMPORTANT MESSAGES
 Your total renewal premium is $441.22. Location used to determine rate charged: 61821.
 EXCEPTIONS, POLICY BOOKLET & ENDORSEMENTS
 6126MM AMENDATORY ENDORSEMENT. 6937A.1 LENDER'S LOSS PAYABLE.
 Additional interest: Prairie State Credit Union
 Page 2 of 2`), 'declarations')
  assert.equal(second(`
 Policy number: PA 4410277
 Lienholder
 VEH 2: Granite State FCU, PO Box 11, Manchester NH
 Endorsements
 AS 1046 12 10 Automobile amendatory; PMKT 1179 07 16
 Provided and underwritten by Saltmarsh Mutual Insurance Company`), 'declarations')
})

test('an endorsement behind the declarations is one, be it the first of its own pages', () => {
  for (const count of ['', 'Page 1 of 2'])
    assert.equal(second(`
 AMENDATORY ENDORSEMENT
 THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.
 This endorsement modifies insurance provided under the personal auto policy.
 Under Part A the definition of insured is replaced by the following.
 All other terms and conditions remain unchanged.
 ${count}`), 'endorsement')
})
