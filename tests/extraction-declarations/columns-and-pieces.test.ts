import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadLine } from '../../src/vocabulary/index.ts'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import type { Page } from '../../src/extraction/page-model.ts'
import { printedPages } from './printed-page.ts'

/** Rules across the whole page, one over each line that begins a row of the table and one under its last. */
const ruled = (pages: Page[], from: number, rows: number[]): Page[] => {
  const at = (line: number) => 40 + line * 12 - 1.5
  const lines = rows.map((line) => ({ x1: 20, x2: 600, y1: at(from + line), y2: at(from + line) }))
  return pages.map((p) => ({ ...p, lines: [...p.lines, ...lines] })) as Page[]
}
const readPages = (pages: Page[]) => readDeclarations(pages, classifyPages(pages).map((c) => ({ ...c, doc_type: 'declarations' as const })))
const read = (text: string) => readPages(printedPages(text.replace(/^\n/, '')))
const limitsOf = (line: ReadLine | undefined) => Object.fromEntries((line?.limits ?? []).map((l) => [l.label, l.amount]))

test('a number in three pieces under one label is one, up to the next label’s column', () => {
  const [line] = read(`
 TURNSTONE MUTUAL INSURANCE COMPANY                   BUSINESS AUTO DECLARATIONS
 POLICY NUMBER            POLICY PERIOD
                          FROM           TO
 BQX  0771630  07         05/20/2026     05/20/2027
 COVERAGE          SYMBOLS     LIMIT              PREMIUM
 LIABILITY         7 8 9       $ 1,000,000        11,402.00`).coverage_lines
  assert.equal(line!.policy_number, 'BQX 0771630 07')
  const [other] = read(`
 TURNSTONE MUTUAL INSURANCE COMPANY                   BUSINESS AUTO DECLARATIONS
 POLICY NUMBER   MOD   POLICY PERIOD
 BQX 0771630     07    05/20/2026 TO 05/20/2027
 COVERAGE          SYMBOLS     LIMIT              PREMIUM
 LIABILITY         7 8 9       $ 1,000,000        11,402.00`).coverage_lines
  assert.equal(other!.policy_number, 'BQX 0771630')
})

test('the underlying policy in a row of its own names neither the insurer nor the number, and where a layer begins is no limit', () => {
  const [line, ...more] = read(`
 TURNSTONE REASSURANCE CORPORATION
 EXCESS AUTO LIABILITY POLICY DECLARATIONS
 Policy No.            XQL-077163-4
 Policy Period         From 12:01 A.M. January 1, 2026 to 12:01 A.M. January 1, 2027
 Limit of Liability    $3,000,000 each accident excess of $2,000,000 each accident
 Policy aggregate      $3,000,000
 Underlying Policy     Knotfield Transport Insurance Company, GQP 0771630`).coverage_lines
  assert.equal(more.length, 0)
  assert.equal(line!.carrier, 'TURNSTONE REASSURANCE CORPORATION')
  assert.equal(line!.policy_number, 'XQL-077163-4')
  assert.equal(line!.coverage_type, 'excess_liability')
  assert.deepEqual(limitsOf(line), { each_occurrence: 3_000_000, aggregate: 3_000_000 })
})

test('parts under columns of each claim and of the aggregate', () => {
  const { coverage_lines } = read(`
 Insurer: Turnstone Specialty Insurance Company, Inc.
 Technology Errors & Omissions and Cyber Policy Declarations
 Policy number        LQE-26-077163
 Policy period        2026-03-25 to 2027-03-25
 Maximum policy aggregate limit     $3,000,000
 Coverage part                      Each claim limit   Aggregate limit   Retention
 Technology errors & omissions      $2,000,000         $2,000,000        $10,000
 Cyber liability                    $1,000,000         $1,000,000        $5,000
 Media liability                    Not purchased`)
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['professional_liability', { each_claim: 2_000_000, aggregate: 2_000_000, retention: 10_000 }],
    ['cyber', { each_claim: 1_000_000, aggregate: 1_000_000, retention: 5_000 }],
  ])
})

test('what each car costs is no limit, though the limits are said to be in thousands', () => {
  const page = `
 Turnstone General Insurance Corporation        Declarations - Personal Auto
 Policy MQX-77163-4188                          Term 11/11/2025 through 05/11/2026
 Insured(s): Petra Snipe
                                       2021 RAV4      2017 CIVIC     2014 F150
 BODILY INJURY LIABILITY 250/500       $ 144          $ 160          $ 122
 PROPERTY DAMAGE LIABILITY 100         $ 99           $ 104          $ 90
 UNINSURED MOTORIST BI 100/300         $ 40           $ 40           $ 40
 TOTAL                                 $ 283          $ 304          $ 252
 Liability limits are shown in thousands of dollars: each person / each accident.`
  assert.deepEqual(limitsOf(read(page).coverage_lines[0]), { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 })
  assert.equal(classifyPages(printedPages(page))[0]!.doc_type, 'declarations')
})

test('split limits side by side under the heads of their coverages', () => {
  const [line] = read(`
 TURNSTONE HARBOR INSURANCE CO                          PERSONAL AUTOMOBILE POLICY
                                                        DECLARATIONS
 POLICY NO.   AQN 0771630       POLICY PERIOD   02-01-26 TO 08-01-26
 COVERAGES AND LIMITS      BI LIABILITY      PD LIABILITY    UM/UIM            MED PAY
                           PER/ACC           EACH ACC        PER/ACC           EACH PER
 ALL AUTOS                 100,000/300,000   50,000          25,000/50,000     5,000
 PREMIUMS                  AUTO 1            AUTO 2
   BI LIABILITY            188.00            201.00
   PD LIABILITY            130.00            141.00`).coverage_lines
  assert.deepEqual(limitsOf(line), { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 50_000 })
})

test('uninsured motorists at the statutory minimum, among limits, head no column of what the law asks', () => {
  const lines = read(`
 Turnstone Transport Insurance Company
 TRANSPORTATION POLICY - DECLARATIONS
 Policy No.   GQP 0771630        Policy term   01/01/2026 to 01/01/2027
 Insuring agreement                           Limits of liability            Deductible
 I. Automobile liability                      $2,000,000 CSL                 $100,000
 II. Uninsured motorists                      Statutory minimum              None
 III. Motor truck cargo legal liability       $250,000 each vehicle          $25,000
 VI. Trailer interchange                      $60,000 each trailer           $5,000`).coverage_lines
  const of = (type: string) => limitsOf(lines.find((l) => l.coverage_type === type))
  assert.deepEqual(of('cargo'), { per_vehicle: 250_000, deductible: 25_000 })
  assert.deepEqual(of('trailer_interchange'), { limit: 60_000, deductible: 5_000 })
})

test('cells of one ruled row that each go on in a second line are one row; amounts with words behind them are a list beside one label', () => {
  const text = `
 Turnstone Environmental Insurance Company
 CONTRACTORS COMBINED POLICY DECLARATIONS
 Policy Number: SQC-077163-03       Policy Period: 12/12/2025 to 12/12/2026
 Coverage                    Form            Limits of Insurance
 A. Commercial General       Occurrence      $1,000,000 Each Occurrence
 Liability                                   $2,000,000 General Aggregate
                                             $50,000 Damage to Premises Rented to You
 B. Contractors Pollution    Occurrence      $1,000,000 Each Pollution Condition
 Liability                                   $3,000,000 Aggregate`.replace(/^\n/, '')
  const lines = readPages(ruled(printedPages(text), 3, [0, 1, 4, 6])).coverage_lines
  const of = (type: string) => limitsOf(lines.find((l) => l.coverage_type === type))
  assert.deepEqual(of('general_liability'), { each_occurrence: 1_000_000, general_aggregate: 2_000_000, damage_to_rented_premises: 50_000 })
  assert.deepEqual(of('pollution_liability'), { each_claim: 1_000_000, aggregate: 3_000_000 })
  const truck = `
 Turnstone Transport Insurance Company
 MOTOR CARRIER POLICY DECLARATIONS
 Policy No.   GQP 0771630        Policy term   01/01/2026 to 01/01/2027
 Coverage                             Limits                       Rate
 Automobile liability                 $1,000,000 CSL               $.0712 per
                                                                   mile
 Commercial general liability - each  $1,000,000                   $.0010 per
 occurrence                                                        mile
 General aggregate                    $2,000,000                   Included`.replace(/^\n/, '')
  const beside = readPages(ruled(printedPages(truck), 3, [0, 1, 3, 5, 6])).coverage_lines.find((l) => l.coverage_type === 'general_liability')
  assert.deepEqual(limitsOf(beside), { each_occurrence: 1_000_000, general_aggregate: 2_000_000 })
})

test('a page with another insurer, another number under a bare label and its own term is another policy’s', () => {
  const { coverage_lines } = read(`
 Turnstone Labor Insurance Fund
 INFORMATION PAGE  Workers Compensation and Employers Liability
 Policy No.      WQF-0077163
 Policy Period   03/03/2025 - 03/03/2026
 3.B. Employers Liability limits: Bodily Injury by Accident $100,000 each accident; Bodily Injury by Disease $500,000
 policy limit; Bodily Injury by Disease $100,000 each employee
================
 Knotfield Mutual Auto Insurance Company
 Commercial Auto Declarations
 Policy         TQA 7710-63
 Effective      02/14/2026
 Expires        02/14/2027
 Coverage                           Limit         Premium
 Combined single limit liability    $500,000      $2,118`)
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, limitsOf(l)]),
    [
      ['workers_comp', 'WQF-0077163', '2025-03-03', { statutory: null, el_each_accident: 100_000, el_disease_policy_limit: 500_000, el_disease_each_employee: 100_000 }],
      ['auto_liability', 'TQA 7710-63', '2026-02-14', { combined_single_limit: 500_000 }],
    ],
  )
})

test('where a number is blacked out, the one that it replaces or its form’s is not given for it', () => {
  const numberOf = (beside: string) => read(`
 TURNSTONE MUTUAL INSURANCE COMPANY
 BUSINESS AUTO DECLARATIONS
 Policy No.                    ${beside}
 Policy Period    05/20/2026 to 05/20/2027
 LIABILITY        $1,000,000 CSL`).coverage_lines[0]!.policy_number
  for (const beside of ['Renewal of     WQK 0771630', 'Replaces       GQP 0771630', 'Form           APD-100', 'FEIN 41-1884420']) assert.equal(numberOf(beside), null)
})

test('a number that a narrow cell breaks behind its stroke is one; half of it is none', () => {
  const numberOf = (rest: string) => read(`
 Turnstone Home Insurance Company
 HOMEOWNERS POLICY DECLARATIONS
 Your Policy Number: 0FQF44-          Policy Period 09/02/2026 to 09/02/2027
 ${rest}
 Coverage A - Dwelling                $418,000
 Coverage E - Personal Liability      $500,000`).coverage_lines[0]!.policy_number
  assert.equal(numberOf('607716342-633-1'), '0FQF44-607716342-633-1')
  assert.equal(numberOf('Insured: Petra Snipe'), null)
})

test('limits with three noughts left out are made good for every coverage; deductibles beside them are whole', () => {
  const { coverage_lines } = read(`
 TURNSTONE TRUCK INSURANCE EXCHANGE                 DECLARATIONS - MOTOR CARRIER POLICY
 POLICY    CQX-8-077163          FROM 12:01 AM 02-20-2026  TO 12:01 AM 02-20-2027
                                             LIMIT
 COVERAGE                                    (000 OMITTED)      DEDUCTIBLE      PREMIUM
 AUTO LIABILITY - BI AND PD COMBINED         $ 1,000            $ 1,000         $ 88,204
 UNINSURED MOTORIST                          $    50                            $    402
 CARGO - PER TRUCK                           $   250            $ 2,500         $  9,118
 GENERAL LIABILITY - OCCURRENCE              $ 1,000                            $  1,018
 GENERAL LIABILITY - AGGREGATE               $ 2,000`)
  const of = (type: string) => limitsOf(coverage_lines.find((l) => l.coverage_type === type))
  assert.deepEqual(of('auto_liability'), { combined_single_limit: 1_000_000 })
  assert.deepEqual(of('cargo'), { per_vehicle: 250_000, deductible: 2_500 })
  assert.deepEqual(of('general_liability'), { each_occurrence: 1_000_000, general_aggregate: 2_000_000 })
})

test('a number under the heading of its policy, behind a label in two languages; sublimits that go on in the next line', () => {
  const numberOf = (lines: string) => read(`
 TURNSTONE NATIONAL INDEMNITY COMPANY
 PERSONAL AUTO DECLARATIONS
${lines}
 Bodily Injury        $30,000 each person / $60,000 each accident
 Property Damage      $25,000 each accident`).coverage_lines[0]?.policy_number
  assert.equal(numberOf(' Policy               Limits\n Number: XQU-26-0771\n Term: 01/15/2026 to 07/15/2026'), 'XQU-26-0771')
  assert.equal(numberOf(' Policy Number / Número de póliza CQV-77163-26\n Policy Period / Vigencia 05/25/2026 - 11/25/2026'), 'CQV-77163-26')
  assert.equal(numberOf(' Agency               Limits\n Number: XQU-26-0771\n Policy Period: 01/15/2026 to 07/15/2026'), null)
  const [errors] = read(`
 Turnstone Post Insurance Company
 REAL ESTATE PROFESSIONALS ERRORS AND OMISSIONS INSURANCE POLICY
 DECLARATIONS
 Policy number        RQO-77163-5
 Policy period        Inception: 10/01/2026 Expiration: 10/01/2027
 Limits of liability  Each claim: $1,000,000
                      Aggregate: $1,000,000
 Sublimits            Lockbox: $25,000 each claim
                      Fair housing: $100,000 aggregate
 Deductible           $5,000 each claim`).coverage_lines
  assert.deepEqual(limitsOf(errors), { each_claim: 1_000_000, aggregate: 1_000_000, deductible: 5_000 })
})
