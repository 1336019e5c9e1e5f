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
