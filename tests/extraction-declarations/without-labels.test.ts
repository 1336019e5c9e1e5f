import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { findDate } from '../../src/extraction/values/index.ts'
import { printedPage } from './printed-page.ts'

const lineOf = (text: string) => readDeclarations([printedPage(text)], [{ page: 1, doc_type: 'declarations', form: null, form_edition: null, confidence: 0.9 }]).coverage_lines[0]
const limitsOf = (text: string): Record<string, number | null> => Object.fromEntries((lineOf(text)?.limits ?? []).map(({ label, amount }) => [label, amount]))

test('a number alone before its term needs no label where the paper has none', () => {
  const text = `
 DUNLIN STAR INSURANCE COMPANY
 BUSINESSOWNERS POLICY DECLARATIONS
 OHB H188204 01   06/03/2026 - 06/03/2027
 Liability and medical expenses   $2,000,000`
  assert.equal(lineOf(text)?.policy_number, 'OHB H188204 01')
  assert.equal(lineOf(`${text}\n Policy number:`)?.policy_number, null)
})

test('the last piece of a number that ends a sentence is of it', () => {
  assert.equal(lineOf(`
 DUNLIN STAR INSURANCE COMPANY
 Commercial Umbrella Declarations
 Policy number UMB 4188204 00. Named insured Stint Elevator Co. From 05/05/2026 to 05/05/2027
 Limits of insurance: $10,000,000 each occurrence; $10,000,000 aggregate. Self-insured retention: None`)?.policy_number, 'UMB 4188204 00')
})

test('what a sentence behind an amount says is nothing of it; a unit may stand on the next line', () => {
  assert.deepEqual(limitsOf(`
 DUNLIN STAR INSURANCE COMPANY
 Commercial Umbrella Declarations
 Policy number: UMB 4188204       From 05/05/2026 to 05/05/2027
 Limits of insurance: $10,000,000 each occurrence; $10,000,000 aggregate. Self-insured retention: None`), { each_occurrence: 10_000_000, aggregate: 10_000_000 })
  assert.equal(limitsOf(`
 WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY
 Information Page
 Policy number: WCV 0188204       From 05/05/2026 to 05/05/2027
 3B. Bodily Injury by Accident $100,000 each accident. Bodily Injury by Disease $500,000 policy limit. Bodily Injury by Disease $200,000 each
 employee.`).el_disease_each_employee, 200_000)
})

test('limits by letter in one line; what a layer lies over is no limit of it', () => {
  assert.deepEqual(limitsOf(`
 DUNLIN STAR INSURANCE COMPANY
 ENGINEERS PROFESSIONAL LIABILITY DECLARATIONS
 Policy No.: LHR188204       Policy Period: 12/15/2026 to 12/15/2027
 Item 3. Limits of Liability: A. $1,000,000 Each Claim B. $2,000,000 Aggregate`), { each_claim: 1_000_000, aggregate: 2_000_000 })
  assert.deepEqual(limitsOf(`
 DUNLIN STAR INSURANCE COMPANY
 FOLLOWING FORM EXCESS LIABILITY POLICY DECLARATIONS
 Policy Number ELD30018820400       Policy Period 03/21/2026 to 03/21/2027
 Limits of Insurance: $5,000,000 Each Occurrence, $6,000,000 Aggregate, excess of underlying $5,000,000.`), { each_occurrence: 5_000_000, aggregate: 6_000_000 })
})

test('a last piece that ends a sentence is no next item', () => {
  assert.equal(lineOf(`
 DUNLIN STAR INSURANCE COMPANY
 Automobile policy renewal declarations. Policy: AUT 188204 82. Policy term 05/17/2026 to 11/17/2026.
 Bodily injury       $250,000 each person / $500,000 each accident`)?.policy_number, 'AUT 188204 82')
})

test('a long line alone may name the policy; compensation is told by its parts', () => {
  assert.equal(lineOf(`
 INLAND MARINE - MOTOR TRUCK CARGO LEGAL LIABILITY FORM
 Dunlin Star Insurance Company    Policy number IMP 418820103    06/01/2026 - 06/01/2027
 Limit any one vehicle       $150,000`)?.coverage_type, 'cargo')
})

test('the day of an ordinal without its word', () => {
  assert.equal(findDate('From 1st July 2026')?.date, '2026-07-01')
})
