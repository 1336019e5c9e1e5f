import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'

/** A paper with the coverages of a term to come, under a heading and a sentence. */
const paper = (head: string, sentence: string): string => `
 Dunlin Property and Casualty Insurance Company
 ${head}
 Named insured: Wren Ames
 ${sentence}
 Policy number 4471 900 118      Policy period 01/14/2027 to 07/14/2027
 Coverages                      Limits                                       Premium
 Bodily injury liability        $50,000 each person/$100,000 each accident   $210.00
 Property damage liability      $50,000 each accident                        $118.00
 Collision                      $500 deductible                              $214.00
 Total premium                                                               $542.00`
const classOf = (head: string, sentence: string): string => classifyPages(printedPages(paper(head, sentence)))[0]!.doc_type

const OFFERS = [
  'To renew, pay at least $118.40 by January 14, 2027.',
  'We are pleased to offer you a renewal of your policy.',
  'This offer to renew expires on January 14, 2027.',
  'Your policy will not renew unless your payment is received by January 14, 2027.',
  'Coverage under the renewal does not begin until we receive the premium.',
  'Renewal is contingent on receipt of the minimum payment by January 14, 2027.',
  'To keep your coverage after January 14, 2027, please pay $118.40 before that date.',
  'If payment of $118.40 is not received, your policy will expire.',
  'You may accept this renewal by paying the premium shown.',
]
for (const sentence of OFFERS)
  test(`what is offered for a further term is in force for none: ${sentence}`, () => {
    for (const head of ['Your renewal is here', 'Policy renewal information', '']) assert.equal(classOf(head, sentence), 'unknown', head)
    assert.equal(classOf('Auto Insurance Renewal Declarations Page', sentence), 'declarations')
  })

test('a policy that says what follows if a renewal were offered offers none', () => {
  assert.equal(classOf('', 'If we offer to renew and you do not accept, this policy ends with its period.'), 'declarations')
})
