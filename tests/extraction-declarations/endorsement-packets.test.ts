import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { printedPages } from './printed-page.ts'

test('endorsements of two policies stapled together: the one with a number takes neither carrier nor coverage from the other', () => {
  const pages = printedPages(`
                                                  COMMERCIAL GENERAL LIABILITY
                                                                CG 85 83 04 13
 THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.
 BLANKET ADDITIONAL INSURED - CONTRACTORS
 This endorsement modifies insurance provided under the following:
 COMMERCIAL GENERAL LIABILITY COVERAGE PART
 A. Paragraph 2. under Section II - Who Is An Insured is amended to include any person or organization.
 2013 Larkmoor Mutual Insurance
 CG 85 83 04 13   Includes copyrighted material of Insurance Services Office, Inc.
=====
                                                      Policy number: 043113751
                                                      Underwritten by:
                                                      Heronfield Casualty Co.
                                                      Policy Period: 01/06/2026 - 01/06/2027
 Additional insured endorsement
 Commercial auto
 The person or organization named above is an insured with respect to such liability coverage as is afforded by the policy
 This endorsement applies to Policy Number: 043113751
 Policy expiration date: 01/06/2027`)
  const read = readDeclarations(pages, pages.map((p) => ({ page: p.number, doc_type: 'endorsement', form: null, form_edition: null, confidence: 0.9 })))
  for (const line of read.coverage_lines) {
    assert.equal(line.policy_number, '043113751')
    assert.match(line.carrier ?? '', /Heronfield/)
    assert.notEqual(line.coverage_type, 'general_liability')
  }
})

test('endorsements of two policies, one after the other: neither lends the other its insurer', () => {
  const pages = printedPages(`
 POLICY NUMBER: HLO 4418209-06                         COMMERCIAL GENERAL LIABILITY
         THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.
                            ADDITIONAL INSURED
 This endorsement modifies insurance provided under the following:
     COMMERCIAL GENERAL LIABILITY COVERAGE PART
======
 POLICY NUMBER: BAO 62 77 12 04                        COMMERCIAL AUTO
         THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.
                            LOSS PAYABLE CLAUSE
 This endorsement modifies insurance provided under the following:
     BUSINESS AUTO COVERAGE FORM
 Insurer: Marlstone Insurance Company`)
  const { coverage_lines } = readDeclarations(pages, pages.map((p) => ({ page: p.number, doc_type: 'endorsement' as const, form: null, form_edition: null, confidence: 0.9 })))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.carrier]), [
    ['general_liability', 'HLO 4418209-06', null],
    ['auto_liability', 'BAO 62 77 12 04', 'Marlstone Insurance Company'],
  ])
})

test('the day on which a form itself lapses is no policy’s', () => {
  const pages = printedPages(`
 Form MCS-90                                      OMB No.: 2126-0008  Expiration: 06/30/2027
         Endorsement for Motor Carrier Policies of Insurance for Public Liability
         under Sections 29 and 30 of the Motor Carrier Act of 1980
 Issued to Saltgrass Tank Lines Inc                of Beaumont, TX
 Amending Policy Number: GTR-44-880042             Effective Date: 04/11/2026
 Name of Insurance Company: Marlstone Insurance Company`)
  const { coverage_lines } = readDeclarations(pages, pages.map((p) => ({ page: p.number, doc_type: 'mcs_90' as const, form: null, form_edition: null, confidence: 0.9 })))
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.effective_date, l.expiration_date]), [['GTR-44-880042', '2026-04-11', null]])
})
