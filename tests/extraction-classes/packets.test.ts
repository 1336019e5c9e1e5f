import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages, partsOf } from '../../src/extraction/classify/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'

const CERTIFICATE = `
 CERTIFICATE OF LIABILITY INSURANCE
 THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER.
 THIS IS TO CERTIFY THAT THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE
 INSR  TYPE OF INSURANCE             POLICY NUMBER    POLICY EFF   POLICY EXP   LIMITS
 A     COMMERCIAL GENERAL LIABILITY  GLA 4418820      10/30/2026   10/30/2027   EACH OCCURRENCE  $1,000,000
 CERTIFICATE HOLDER                                CANCELLATION
 ACORD 25 (2016/03)`
const LETTER = `
 Tern Hale Agency
 March 3, 2026
 Dear Sir or Madam,
 Enclosed please find the certificate of insurance that you asked us for on behalf of our client named in it.
 The endorsements that you asked for have been ordered from the carrier and will follow as soon as we have them.
 Should you need anything changed in it please let us know in writing, and we shall see to it on the same day.
 Sincerely,
 Lena Ortega`
const endorsement = (title: string, number: string, words: string): string => `
 POLICY NUMBER: ${number}
 THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.
 ${title}
 This endorsement modifies insurance provided under the following: COMMERCIAL GENERAL LIABILITY COVERAGE PART
 ${words}`
const INSURED = endorsement('ADDITIONAL INSURED - SCHEDULED PERSON OR ORGANIZATION', 'GLA 4418820', 'Section II is amended to include as an additional insured the person or organization shown in the Schedule.')
const PROMISE = endorsement('NOTICE OF CANCELLATION TO DESIGNATED CERTIFICATE HOLDERS', 'WCB 0091827', 'If we cancel this policy we will mail written notice of cancellation to the person shown in the Schedule at least 30 days before.')
const ENDED = `
 To: Osprey Builders LLC, certificate holder
 Re: Larkfield Roofing LLC, policy GLA 4418820
 Dear certificate holder:
 The policy referred to above will be cancelled effective May 20, 2026 at 12:01 A.M. Reason for cancellation: request of the insured.
 The certificate of insurance that was issued to you is void from that day on.
 Heronfield Insurance Company`

const classed = (...pages: string[]): string[] => classifyPages(printedPages(pages.join('\n=====\n'))).map((c) => c.doc_type)

test('a letter sent with a certificate proves nothing and is no page of it', () => {
  assert.deepEqual(classed(LETTER, CERTIFICATE, INSURED), ['unknown', 'coi', 'endorsement'])
  assert.deepEqual(classed(CERTIFICATE, LETTER), ['coi', 'unknown'])
  assert.deepEqual(classed(LETTER), ['unknown'])
})

test('an endorsement that promises notice cancels nothing; a letter that says a policy ends is a notice', () => {
  assert.deepEqual(classed(CERTIFICATE, PROMISE), ['coi', 'endorsement'])
  assert.deepEqual(classed(CERTIFICATE, ENDED), ['coi', 'cancellation_notice'])
})

test('a letter may greet otherwise and list what is sent with it; whoever is told that a policy ended is told so by a notice', () => {
  const listing = LETTER.replace('Dear Sir or Madam,', 'Hi Marisol,').replace('Enclosed please find the certificate', 'Attached: (1) the certificate; (2) blanket additional insured endorsement. Here is the certificate')
  assert.deepEqual(classed(listing, CERTIFICATE, INSURED), ['unknown', 'coi', 'endorsement'])
  const told = `
 ATTENTION CERTIFICATE HOLDER
 Insured: Larkfield Roofing LLC       Policy no.: GLA 4418820
 Please be advised that the captioned policy has been cancelled effective 04/30/2026 due to non-payment of premium.
 Please remove us from your records as proof of coverage.`
  assert.deepEqual(classed(told, CERTIFICATE), ['cancellation_notice', 'coi'])
})

test('endorsements stapled together are each a paper of its own', () => {
  const classes = classifyPages(printedPages([CERTIFICATE, INSURED, PROMISE].join('\n=====\n')))
  assert.deepEqual(partsOf(classes).map((p) => [p.doc_type, p.page_start, p.page_end]), [['coi', 1, 1], ['endorsement', 2, 2], ['endorsement', 3, 3]])
})

test('an additional insured named among a certificate’s facts makes no endorsement of it', () => {
  assert.deepEqual(classed(`
 CERTIFICATE OF INSURANCE - SPECIAL EVENT
 Insured: Osprey Street Players          Additional Insured: City of Larkfield
 Insurance company: Heronfield Insurance Company
 Policy number: SE-44182    Coverage begins 08/14/2026 and ends 08/17/2026
 Each occurrence             $1,000,000
 General aggregate           $2,000,000
 Waiver of subrogation: included`), ['coi'])
})
