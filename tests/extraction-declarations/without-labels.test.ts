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

test('a long line alone may name the policy; compensation is told by its parts', () => {
  assert.equal(lineOf(`
 INLAND MARINE - MOTOR TRUCK CARGO LEGAL LIABILITY FORM
 Dunlin Star Insurance Company    Policy number IMP 418820103    06/01/2026 - 06/01/2027
 Limit any one vehicle       $150,000`)?.coverage_type, 'cargo')
})

test('the day of an ordinal without its word', () => {
  assert.equal(findDate('From 1st July 2026')?.date, '2026-07-01')
})
