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

test('a row that begins with its amount is named by the words behind it: `2,000,000 aggregate` under general liability’s own', () => {
  const lines = read(`
 Knotfield Turnpike Insurance Company
 Truckers Package Policy - Declarations
 Policy Number: KTP-26-077163        Policy Period: 03/05/2026 to 03/05/2027
 Coverage                            Limit                          Deductible     Premium
 Primary Auto Liability - CSL        1,000,000 per accident         5,000          41,118
 Motor Truck Cargo                   100,000 per vehicle            2,500          3,902
 Truckers General Liability          1,000,000 per occurrence       1,000          1,204
                                     2,000,000 aggregate`)
  assert.deepEqual(limitsOf(lines.find((l) => l.coverage_type === 'general_liability')), { each_occurrence: 1_000_000, general_aggregate: 2_000_000 })
})

test('a prior number whole in its own cell denies nothing of the term in the next; a household’s one policy lists no physical damage', () => {
  const [auto] = read(`
 KNOTFIELD COUNTY MUTUAL INSURANCE COMPANY
 BUSINESS AUTO POLICY DECLARATIONS
 Policy No. BQP 77 163 20     Prior No. BQP 77 163 19     From April 30, 2026 to April 30, 2027
 Coverage                     Symbol                      Limits
 Liability                    7                           $1,000,000 each accident`)
  assert.deepEqual([auto!.policy_number, auto!.effective_date, auto!.expiration_date], ['BQP 77 163 20', '2026-04-30', '2027-04-30'])
  const household = read(`
 Knotfield Insurance Company
 Personal Package Policy Declarations
 Policy number PQK 77 163 20           Policy period 11/02/2026 to 11/02/2027
 Home
 A. Dwelling                           $390,000
 E. Personal liability                 $500,000
 Auto
 Coverage                              Limit                                             Premium
 Bodily injury liability               $250,000 each person / $500,000 each accident     $188
 Property damage liability             $250,000 each accident                            $120
 Collision                             $500 deductible                                   $144`)
  assert.deepEqual(household.map((l) => l.coverage_type).sort(), ['auto_liability', 'property'])
})

test('a release that is confirmed is a claim; the aggregate of its defence is not the policy’s', () => {
  const [tank] = read(`
 Knotfield Environmental Indemnity Company
 STORAGE TANK POLLUTION LIABILITY POLICY DECLARATIONS
 Policy Number           SQP 0077163
 Policy Period           Inception 08/01/2026 Expiration 08/01/2027
 Limits of Liability     $1,000,000 each confirmed release
                         $2,000,000 aggregate
 Legal defense aggregate $250,000
 Deductible              $10,000 each confirmed release`)
  assert.deepEqual(limitsOf(tank), { each_claim: 1_000_000, aggregate: 2_000_000, deductible: 10_000 })
})

test('what an owner operator’s paper lists beside liability off duty is a business’s; bare names of general liability’s lesser limits', () => {
  const lines = read(`
 Declarations - Owner-Operator Program
 Insurer: Knotfield Insurance Company
 Policy          KVO-77163          Period   Jun 1 2026 12:01AM - Jun 1 2027 12:01AM
 Coverage                                  Limit               Deductible     Monthly
 Bobtail / non-trucking liability          $1,000,000 CSL      -              $38
 Physical damage: 2017 Kenworth W900       $62,000             $1,000         $188`)
  assert.deepEqual(lines.map((l) => l.coverage_type).sort(), ['auto_physical_damage', 'non_trucking_liability'])
  const [general] = read(`
 DECLARATIONS  Commercial General Liability
 Knotfield Insurance Company
 Policy No.: PQG1177163          Policy Period: From: 05/19/2026 To: 05/19/2027
 Limit                             Amount
 Each Occurrence                   $1,000,000
 General Aggregate                 $2,000,000
 Premises Damage (Fire)            $50,000
 Medical                           $5,000           per person`)
  assert.deepEqual(limitsOf(general), { each_occurrence: 1_000_000, general_aggregate: 2_000_000, damage_to_rented_premises: 50_000, med_exp: 5_000 })
})

test('amounts typed on rules stand over their captions; under heads they do not', () => {
  const typed = `
 UMBRELLA DECLARATIONS
 Knotfield Reserve Insurance Company
 Policy Number CQU-77163-26       Policy Period 12/31/2026 to 12/31/2027

 $2,000,000          $3,000,000          $10,000
 Each Occurrence     Aggregate           Self-Insured Retention`.replace(/^\n/, '')
  const rule = (from: number) => ({ x1: 30 + from * 5.2, x2: 30 + (from + 16) * 5.2, y1: 40 + 5 * 12 - 1, y2: 40 + 5 * 12 - 1 })
  const readRuled = (text: string) => {
    const pages = printedPages(text).map((p) => ({ ...p, lines: [1, 21, 41].map(rule) })) as ReturnType<typeof printedPages>
    return limitsOf(readDeclarations(pages, classifyPages(pages).map((c) => ({ ...c, doc_type: 'declarations' as const }))).coverage_lines[0])
  }
  assert.deepEqual(readRuled(typed), { each_occurrence: 2_000_000, aggregate: 3_000_000, retention: 10_000 })
  const headed = typed.replace(/\n\n/, '\n Each Occurrence     Aggregate           Self-Insured Retention\n').replace(/\n[^\n]*$/, '\n Personal injury     Products            Crisis response')
  assert.deepEqual(readRuled(headed), { each_occurrence: 2_000_000, aggregate: 3_000_000, retention: 10_000 })
})
