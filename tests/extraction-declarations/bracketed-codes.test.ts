import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { isKnownCarrier } from '../../src/extraction/naic/index.ts'
import { printedPages } from './printed-page.ts'

const codeIn = (carrier: string): string | null | undefined => {
  const pages = printedPages(`
 Workers' compensation and employers liability policy
 Information page
 ${carrier}                Policy number       0001177204
 The policy period is from: 2/1/2026  To 2/1/2027 12:01 a.m. standard time`)
  return readDeclarations(pages, [{ page: 1, doc_type: 'declarations', form: null, form_edition: null, confidence: 0.9 }], isKnownCarrier).coverage_lines[0]?.naic
}

test('five figures in brackets right behind the insurer’s name are its code', () => {
  assert.equal(codeIn('Redfern Mutual Insurance Company (49999)'), '49999')
  assert.equal(codeIn('Great West Casualty Company [11371]'), '11371')
})

test('a code that the list gives another insurer, and figures elsewhere, are none', () => {
  assert.equal(codeIn('Redfern Mutual Insurance Company (11371)'), null)
  assert.equal(codeIn('Redfern Mutual Insurance Company, agency (49999)'), null)
})

test('a company’s code is one of the list where the list has it for that company', () => {
  const onCard = (code: string): string | null | undefined => {
    const pages = printedPages(`
 AUTOMOBILE LIABILITY INSURANCE CARD
 COMPANY NUMBER ${code}      COMPANY: Grange Insurance Company
 POLICY NUMBER KV5518320    EFFECTIVE DATE 10/12/2026   EXPIRATION DATE 10/12/2027`)
    return readDeclarations(pages, [{ page: 1, doc_type: 'id_card', form: null, form_edition: null, confidence: 0.9 }], isKnownCarrier).coverage_lines[0]?.naic
  }
  assert.equal(onCard('14060'), '14060')
  assert.equal(onCard('14061'), null)
})
