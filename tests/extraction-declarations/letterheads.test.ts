import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { isKnownCarrier } from '../../src/extraction/naic/index.ts'
import { printedPages } from './printed-page.ts'

const lineOf = (text: string) => {
  const pages = printedPages(text)
  return readDeclarations(pages, [{ page: 1, doc_type: 'declarations', form: null, form_edition: null, confidence: 0.9 }], isKnownCarrier).coverage_lines[0]
}

test('an insurer’s name set a word a line at the head, a term with a stroke between its days, a number behind POLICY alone', () => {
  const line = lineOf(`
 STATE
 COMPENSATION            P.O. BOX 1, PLEASANTON, CA 94588
 INSURANCE
 FUND
               WORKERS' COMPENSATION INSURANCE DECLARATIONS
 CONTINUOUS POLICY 7712044-2026                      PAGE 1
 POLICY PERIOD 07-01-2026/07-01-2027`)
  assert.deepEqual([line?.carrier, line?.policy_number, line?.effective_date, line?.expiration_date], ['STATE COMPENSATION INSURANCE FUND', '7712044-2026', '2026-07-01', '2027-07-01'])
})

test('a fund that calls itself a corporation is the insurer where the list of insurers has it', () => {
  const page = (name: string): string => `
 ${name}
 400 High St SE
               Workers' Compensation Coverage Information Page
 Policy: 771204          Period: 10/01/2026 to 10/01/2027`
  assert.equal(lineOf(page('SAIF Corporation'))?.carrier, 'SAIF Corporation')
  assert.equal(lineOf(page('Wickfield Corporation'))?.carrier, null)
})

test('a trade mark over the name that it abbreviates is no part of it', () => {
  assert.equal(lineOf(`
 saif
 SAIF Corporation
               Workers' Compensation Coverage Information Page
 Policy: 771204          Period: 10/01/2026 to 10/01/2027`)?.carrier, 'SAIF Corporation')
})

test('a trade mark of two lines gives way to the company’s name in full; a name may run on under its first words', () => {
  assert.equal(lineOf(`
 sentry                                  Middlesex Insurance Company
 INSURANCE                               1800 North Point Drive
               Business Auto Policy Declarations
 Policy number A0188427 001    Policy period 10/01/2026 to 10/01/2027`)?.carrier, 'Middlesex Insurance Company')
  assert.equal(lineOf(`
 FARM BUREAU
 Property & Casualty Insurance Company              5400 University Ave
               PERSONAL AUTO DECLARATIONS
 Policy number 8441207         Policy term 06/17/2026 to 12/17/2026`)?.carrier, 'FARM BUREAU Property & Casualty Insurance Company')
})

test('a risk retention group is an insurer', () => {
  assert.equal(lineOf(`
                    IRONVALE RISK RETENTION GROUP, INC.
               MOTOR CARRIER COVERAGE FORM DECLARATIONS
 Policy Number: IRG-AL-2026-00418    POLICY PERIOD: From 05/05/2026 to 05/05/2027`)?.carrier, 'IRONVALE RISK RETENTION GROUP, INC.')
})

test('medical payments beside a limit for liability and medical expenses are general liability’s', () => {
  const line = lineOf(`
                    Marlstone Insurance Company
               BUSINESSOWNERS LIABILITY COVERAGE DECLARATIONS
 Policy Number: BPF 3058817422     From 04-21-26 To 04-21-27
 LIMITS OF INSURANCE
 Liability and Medical Expenses - Each Occurrence                 $1,000,000
 Medical Payments Coverage Sub Limit - Per Person                     $5,000
 General Aggregate                                                $2,000,000`)
  assert.equal(line?.limits.find((l) => l.label === 'med_exp')?.amount, 5_000)
})

test('the town that an insurer sits in is no part of the name that the list of insurers has', () => {
  assert.equal(lineOf(`
               BUSINESS AUTO DECLARATIONS
 This is to certify, that Canal Insurance Company of Greenville SC has issued to Osprey Hauling LLC of Omaha NE a policy.
 Policy No. I-100771204-3     Policy Period 03/28/2026 to 03/28/2027`)?.carrier, 'Canal Insurance Company')
})

test('wording that speaks of the named insured names nobody', () => {
  const pages = printedPages(`
 PERSONAL AUTO POLICY
 GENERAL PROVISIONS
 The named insured:
 We may share it with our agents and adjusters
 CHANGES
 This policy contains all the agreements between you and us.`)
  const read = readDeclarations(pages, [{ page: 1, doc_type: 'policy', form: null, form_edition: null, confidence: 0.9 }], isKnownCarrier)
  assert.equal(read.insured_name, null)
})

test('an insurer whose name goes on behind a comma ends before the house number that stands in its line', () => {
  assert.match(lineOf(`
 ACUITY, A Mutual Insurance Company 2800 South Taylor Drive, Sheboygan, WI 53081
 COMMERCIAL POLICY - GENERAL LIABILITY DECLARATIONS
 Policy Number: ZQ7718        Policy Period: 06-01-25 to 06-01-26
 General Aggregate Limit                $ 2,000,000
 Each Occurrence Limit                  $ 1,000,000`)?.carrier ?? '', /^acuity/i)
})

test('a name of two words that else introduce things keeps both', () => {
  const page = (name: string): string => `
 TEXAS LIABILITY INSURANCE CARD
 ${name}
 Policy number: HSX-44-118820     Policy period: 12/01/2026 to 06/01/2027
 2020 FREIGHTLINER CASCADIA`
  assert.equal(lineOf(page('Home State County Mutual Insurance Company'))?.carrier, 'Home State County Mutual Insurance Company')
})

test('sentences of limits one after the other, and one limit for all behind its own unit', () => {
  const limits = (text: string) => Object.fromEntries(lineOf(text)?.limits.map((l) => [l.label, l.amount]) ?? [])
  assert.deepEqual(limits(`
 COMMERCIAL UMBRELLA LIABILITY DECLARATIONS
 Saltgrass Insurance Company      Policy number: CUX 5611882      Policy period: 08/15/2026 to 08/15/2027
 Limits of insurance: Each occurrence limit $2,000,000. Aggregate limit $3,000,000. Self-insured retention $10,000.`), { each_occurrence: 2_000_000, aggregate: 3_000_000, retention: 10_000 })
  assert.deepEqual(limits(`
 TRUCKERS POLICY DECLARATIONS
 Saltgrass Insurance Company      Policy number: MCX 1188204      Policy period: 06/01/2026 to 06/01/2027
 Coverage                                        Limit           Premium
 Automobile liability - any one accident         $1,000,000      $88,118
 Uninsured motorist - any one accident           $75,000         $2,004`), { combined_single_limit: 1_000_000 })
})
