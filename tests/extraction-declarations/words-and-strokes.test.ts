import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { policyNumberAtHead } from '../../src/extraction/declarations/policy/number-shape.ts'
import { isKnownCarrier } from '../../src/extraction/naic/index.ts'
import { printedPages } from './printed-page.ts'

const read = (page: string) => readDeclarations(printedPages(page), [{ page: 1, doc_type: 'declarations', form: null, form_edition: null, confidence: 0.9 }], isKnownCarrier).coverage_lines

test('a stroke between the words of one limit and the amount of the next parts them', () => {
  const [auto] = read(`
 Ridgeback Insurance Company                             Policy Number  204-58119-3304-001
 Personal Auto Declarations Page
 This policy is effective 11/17/2025 and expires 05/17/2026 at 12:01 AM.
 Vehicle 1: 2012 Nissan Altima
                                     Limits                                      Premium
 Bodily Injury Liability        30,000 each person/60,000 each accident            $204
 Property Damage Liability      30,000 each accident                               $198`)
  const limits = Object.fromEntries((auto?.limits ?? []).map(({ label, amount }) => [label, amount]))
  assert.deepEqual(limits, { bodily_injury_per_person: 30_000, bodily_injury_per_accident: 60_000, property_damage_per_accident: 30_000 })
})

test('common words alone are an insurer behind its label where the list has them, whatever town follows; a trade mark over the page is not', () => {
  const [home] = read(`
 FARMERS INSURANCE                     Homeowners Policy Declarations
 Policy Number: 81153-60-27            Property Insured: 4 Teal Rd, Redding CA 96001
 Effective: 5/1/2026 12:01 AM          Underwritten By: Fire Insurance Exchange, Los Angeles, California
 Expiration: 5/1/2027 12:01 AM
 Coverage A - Dwelling                 $480,000
 Coverage C - Personal Property        $240,000
 Coverage E - Personal Liability       $300,000`)
  assert.equal(home?.carrier, 'Fire Insurance Exchange')
})

test('a bureau’s form number behind a policy’s is none of it, and neither is the next item’s; what ends a sentence is', () => {
  const numberIn = (text: string): string | undefined => policyNumberAtHead(text.split(' ').map((word, i) => ({ text: word, box: { x: i * 40, y: 0, w: 30, h: 8 }, confidence: 1, reader: 'pdf_text' as const })))?.text
  assert.deepEqual([numberIn('PHPK2418820 CG 20 26 12 19'), numberIn('PC26031187 2. Insured: Stint'), numberIn('606188204 101 1. Eff 10/02/2026'), numberIn('BKS (26) 57 71 88 02')], ['PHPK2418820', 'PC26031187', '606188204 101 1', 'BKS (26) 57 71 88 02'])
})

test('a day with its month before it is no policy number', () => {
  const words = printedPages(' NOV 09 2026')[0]!.words
  assert.equal(policyNumberAtHead(words), null)
})
