import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCertificate } from '../../src/extraction/certificates/index.ts'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'

type Reading = ReturnType<typeof readCertificate>
type Line = Reading['coverage_lines'][number]
const readingOf = (text: string): Reading => {
  const pages = printedPages(text)
  return readCertificate(pages, classifyPages(pages))
}
const linesOf = (text: string): Line[] => readingOf(text).coverage_lines
const limitsOf = (line: Line | undefined): Record<string, number | null> => Object.fromEntries(line?.limits.map(({ label, amount }) => [label, amount]) ?? [])
const told = (lines: Line[]): unknown[] => lines.map((l) => [l.coverage_type, limitsOf(l)])

test('a coverage with amounts of its own goes on from no other row: Commercial Auto over Umbrella Liability are two', () => {
  const lines = linesOf(`
 Certificate of Insurance
 Saltmarsh Insurance Company
 Policy Number: EPP 044 18 22
 Policy Period: January 15, 2026 to January 15, 2027

 Coverage                        Limit                                      Deductible
 Commercial General Liability    $1,000,000 per occurrence                  $1,000
 Commercial Auto                 $1,000,000 combined single limit           $500
 Umbrella Liability              $2,000,000                                 $0`)
  assert.deepEqual(told(lines).slice(1), [
    ['auto_liability', { combined_single_limit: 1_000_000, deductible: 500 }],
    ['umbrella', { each_occurrence: 2_000_000 }],
  ])
})

test('the day a client of an employer organization joined is no day of the policy', () => {
  const [line] = linesOf(`
 CERTIFICATE OF WORKERS' COMPENSATION COVERAGE
 Insured:                 Stratus Employer Services III, LLC
 Insurer:                 Saltmarsh Insurance Company (NAIC 34762)
 Policy No.:              WC042-00001-026
 Policy Term:             01/01/2026 through 01/01/2027
 Coverage:                Workers' Compensation - Statutory (FL)
 Employers' Liability:    $1,000,000 each accident; $1,000,000 disease policy limit; $1,000,000 disease each employee
 Client effective date:   03/16/2026`)
  assert.deepEqual([line?.effective_date, line?.expiration_date], ['2026-01-01', '2027-01-01'])
})

test('of several deductibles in one line none is the policy’s; a peril’s own is told by its name', () => {
  const entry = readingOf(`
 CERTIFICATE OF ENTRY AND ACCEPTANCE
 THE HERONFIELD MUTUAL P&I ASSOCIATION LTD
 Certificate No.       NL/26/00817
 Member / Assured      Osprey Tug & Barge Inc.
 Class of Entry        Protection and Indemnity
 Period of Entry       From 20 February 2026 to 20 February 2027
 Limit of Liability    US$ 500,000,000 any one event
 Deductibles           US$ 25,000 crew; US$ 50,000 all other claims`)
  assert.equal(limitsOf(entry.coverage_lines[0]).deductible ?? null, null)
  const [risk, ...others] = linesOf(`
 CERTIFICATE OF BUILDER'S RISK INSURANCE
 Named Insured                    Osprey Builders Inc.
 Insurer                          Saltmarsh Insurance Company
 Policy Number                    FBR-2026-5518
 Term                             April 1, 2026 to October 1, 2027
 Project Limit                    $18,500,000
 Property in Transit              $500,000
 Flood                            $5,000,000 (deductible $100,000)
 Deductible (all other perils)    $25,000`)
  assert.deepEqual([risk?.coverage_type, limitsOf(risk).deductible, limitsOf(risk).flood_deductible, others.length], ['builders_risk', 25_000, 100_000, 0])
})

test('an insurer whose name cannot be told is nobody named elsewhere on the page', () => {
  const page = (name: string): (string | null)[] =>
    linesOf(`
 CERTIFICATE OF INSURANCE
 Insured: Osprey Rowing Club

 General Liability
 Insurer: Saltmarsh Insurance Company    Policy: PSL-2026-000412    Term: 01/01/2026 to 01/01/2027
 Each Occurrence         $1,000,000
 General Aggregate       $5,000,000

 Participant Accident
 Insurer: ${name}    Policy: SRP 88120    Term: 01/01/2026 to 01/01/2027
 Medical maximum         $25,000`).map((l) => l.carrier)
  assert.deepEqual(page('Granite Life & Accident Company'), ['Saltmarsh Insurance Company', 'Granite Life & Accident Company'])
  assert.deepEqual(page('Heron Claim Partners'), ['Saltmarsh Insurance Company', null])
})

test('a list of underlying policies is left out whole, with its heads and its rows', () => {
  const lines = linesOf(`
 EVIDENCE OF UMBRELLA LIABILITY COVERAGE
 Insured: Osprey Ready Mix Inc.
 Insurer: Saltmarsh Insurance Company
 Policy number: CUX-771-90
 Effective 09/09/2026 - Expires 09/09/2027
 Each Occurrence      $10,000,000
 Aggregate            $10,000,000
 Retained Limit       $10,000

 Scheduled underlying policies
 Type                   Carrier                            Limit
 General Liability      Heronfield Insurance Company       $1,000,000 / $2,000,000
 Auto Liability         Heronfield Insurance Company       $1,000,000 CSL
 Employers Liability    Heronfield Insurance Company       $1,000,000`)
  assert.deepEqual(told(lines), [['umbrella', { each_occurrence: 10_000_000, aggregate: 10_000_000, retention: 10_000 }]])
  assert.equal(lines[0]?.carrier, 'Saltmarsh Insurance Company')
})

test('Liability Coverage over each occurrence, among the limits of property, is general liability', () => {
  const lines = linesOf(`
 EVIDENCE OF INSURANCE
 Policy Number        PROP-2025-778899
 Insurance Company    Saltmarsh Insurance Company
 Named Insured        Osprey Office Park LLC
 Effective Date       April 15, 2025
 Expiration Date      April 15, 2026

 Property Coverage
 Building             $1,500,000
 Deductible           $5,000

 Liability Coverage
 Each Occurrence      $1,000,000
 General Aggregate    $2,000,000`)
  assert.deepEqual(told(lines), [
    ['property', { building: 1_500_000, deductible: 5_000 }],
    ['general_liability', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
  ])
})

test('companies alone on a line are those of the coverages under them, not of the coverage over them', () => {
  const lines = linesOf(`
 EVIDENCE OF INSURANCE
 Named Insured: Osprey Logistics Co.

 Saltmarsh Insurance Company

 Commercial Auto - Policy No.: 28-498083-7 - January 2, 2026 to January 2, 2027
 Combined Single Limit     $2,000,000

 Heronfield Insurance Company

 General Liability - Policy No.: 809 2571 47 - May 3, 2026 to May 3, 2027
 Each Occurrence           $2,000,000
 General Aggregate         $4,000,000`)
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.carrier]), [
    ['auto_liability', 'Saltmarsh Insurance Company'],
    ['general_liability', 'Heronfield Insurance Company'],
  ])
})

test('a number under no name leaves policies in columns unread', () => {
  const page = (heads: string): number =>
    linesOf(`
 Certificate of Insurance
 Named Insured: Osprey Farms LLC

                 ${heads}
 Insurer         Saltmarsh Insurance Company       Heronfield Insurance Company      Kestrel Insurance Company
 Policy Number   83-656011-1                       47-690481-8                       10-763684-7
 Effective       04/18/2026                        04/18/2026                        04/18/2026
 Expires         04/18/2027                        04/18/2027                        04/18/2027
 Limits          $1,000,000 each occurrence        $1,000,000 CSL                    $2,000,000 each occurrence`).length
  assert.equal(page('General Liability                 Auto Liability                    Umbrella'), 3)
  assert.equal(page('General Liability                                                   Umbrella'), 0)
})
