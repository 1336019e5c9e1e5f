import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadLine } from '../../src/vocabulary/index.ts'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { printedPages } from './printed-page.ts'

const read = (text: string): ReadLine[] => {
  const pages = printedPages(text.replace(/^\n/, ''))
  return readDeclarations(pages, classifyPages(pages).map((c) => ({ ...c, doc_type: 'declarations' as const }))).coverage_lines
}
const limitsOf = (line: ReadLine | undefined) => Object.fromEntries((line?.limits ?? []).map((l) => [l.label, l.amount]))

test('`Included` in the column of premiums joins no rows; truckers’ coverage among the parts listed is automobile liability', () => {
  const lines = read(`
 KNOTFIELD CASUALTY COMPANY
 COMMERCIAL LINES POLICY COMMON DECLARATIONS
 POLICY NUMBER   LQP77163C              POLICY PERIOD     04-01-26  TO  04-01-27
 THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PARTS FOR WHICH A PREMIUM IS INDICATED
   TRUCKERS COVERAGE PART                                      $   118,204.00
   MOTOR TRUCK CARGO COVERAGE PART                             $    12,118.00
   TRUCKERS GENERAL LIABILITY COVERAGE PART                    $     2,204.00
================
 KNOTFIELD CASUALTY COMPANY             POLICY NUMBER   LQP77163C
 TRUCKERS COVERAGE PART DECLARATIONS
                                     COVERED   LIMIT - THE MOST WE WILL PAY
 COVERAGES                           AUTOS     FOR ANY ONE ACCIDENT OR LOSS              PREMIUM
 LIABILITY INSURANCE                 46 50     $1,000,000                               INCLUDED
 PERSONAL INJURY PROTECTION          45        SEE ENDORSEMENT                          INCLUDED
 UNINSURED MOTORISTS                 45        $   50,000                               INCLUDED
 UNDERINSURED MOTORISTS              45        $   50,000                               INCLUDED
 TRAILER INTERCHANGE COMPREHENSIVE   48        $   40,000   $ 1,000 DED                 INCLUDED
 TRAILER INTERCHANGE COLLISION       48        $   40,000   $ 1,000 DED                 INCLUDED
 PHYSICAL DAMAGE COMPREHENSIVE       46        STATED AMOUNT - SEE ITEM THREE           INCLUDED
 PHYSICAL DAMAGE COLLISION           46        STATED AMOUNT - SEE ITEM THREE           INCLUDED

 MOTOR TRUCK CARGO DECLARATIONS
 LIMIT OF LIABILITY         $  100,000   ANY ONE VEHICLE
 DEDUCTIBLE                 $    2,500   EACH LOSS

 TRUCKERS GENERAL LIABILITY DECLARATIONS
 GENERAL AGGREGATE LIMIT                        $ 2,000,000
 EACH OCCURRENCE LIMIT                          $ 1,000,000`)
  const of = (type: string) => limitsOf(lines.find((l) => l.coverage_type === type))
  assert.deepEqual(lines.map((l) => l.coverage_type).sort(), ['auto_liability', 'auto_physical_damage', 'cargo', 'general_liability', 'trailer_interchange'])
  assert.deepEqual(of('auto_liability'), { combined_single_limit: 1_000_000 })
  assert.deepEqual(of('trailer_interchange'), { limit: 40_000, deductible: 1_000 })
})

test('the same round amount under each vehicle is a limit, be the column headed by the vehicle alone', () => {
  const [line] = read(`
 KNOTFIELD MUTUAL AUTO INSURANCE COMPANY
 AUTO POLICY - CHANGE DECLARATIONS
 Policy #   KQA 077-1630-07          Policy period   12/20/2025 - 06/20/2026
 Coverage                                      Veh 1                 Veh 2                 Veh 3
 Bodily injury per person / per accident       $50,000 / $100,000    $50,000 / $100,000    $50,000 / $100,000
 Property damage per accident                  $50,000               $50,000               $50,000
 Uninsured motorist per person / per accident  $15,000 / $30,000     $15,000 / $30,000     $15,000 / $30,000
 Collision deductible                          None                  $500                  $1,000
 Premium                                       $212.00               $288.00               $240.10`)
  assert.deepEqual(limitsOf(line), { bodily_injury_per_person: 50_000, bodily_injury_per_accident: 100_000, property_damage_per_accident: 50_000 })
})

test('a name goes before the comma that says what kind of company it is', () => {
  const [line] = read(`
 QUILLON                                    Commercial Auto
 Quillon, A Mutual Insurance Company        Declarations
 Policy Number: Z77163                      Effective Date: 06-15-26  Expiration Date: 06-15-27
 Coverage                       Symbols     Limits of Insurance
 Liability                      01          $1,000,000 Each Accident`)
  assert.equal(line!.carrier, 'Quillon, A Mutual Insurance Company')
  const [stock] = read(`
 Knotfield Casualty Company, A Stock Insurance Company
 Commercial Auto Declarations
 Policy Number: Z77163                      Effective Date: 06-15-26  Expiration Date: 06-15-27
 Coverage                       Symbols     Limits of Insurance
 Liability                      01          $1,000,000 Each Accident`)
  assert.equal(stock!.carrier, 'Knotfield Casualty Company')
})

test('an aggregate other than for products is the umbrella’s; a dwelling in any cell is a home', () => {
  const [umbrella] = read(`
 KNOTFIELD INDEMNITY COMPANY
 FOLLOWING FORM EXCESS AND UMBRELLA POLICY DECLARATIONS
 POLICY NUMBER   CQX77-16300           POLICY PERIOD   05/15/2026 to 05/15/2027
 ITEM 3. LIMITS OF LIABILITY
   Five Million Dollars ($5,000,000) each occurrence
   Five Million Dollars ($5,000,000) general aggregate, other than products-completed operations and auto
   Four Million Dollars ($4,000,000) products-completed operations aggregate
 ITEM 4. SELF-INSURED RETENTION   Ten Thousand Dollars ($10,000) each occurrence`)
  assert.deepEqual(limitsOf(umbrella), { each_occurrence: 5_000_000, aggregate: 5_000_000, retention: 10_000 })
  const [home] = read(`
 Coverage Summary
 Policy no. 77163300-01                Policy period: 8/19/25 to 8/19/26
 Knotfield Meridian Insurance Company
 1 Rowan Ridge, Larkfield        Dwelling $3,812,000        Extended replacement cost
                                 Contents $1,906,000        Replacement cost
 Liability                       Personal liability $1,000,000 each occurrence`)
  assert.equal(home!.coverage_type, 'property')
})
