import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
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
