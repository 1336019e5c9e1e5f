import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages, documentTypeOf, partsOf } from '../../src/extraction/classify/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'
import { PROVE } from './papers-that-prove.ts'
import { MORE_NOT_INSURANCE, NOT_INSURANCE, PROVE_NOTHING } from './papers-that-prove-nothing.ts'

const classOf = (text: string) => classifyPages(printedPages(text))[0]!

for (const [name, docType, text] of PROVE) test(`${docType}: ${name}`, () => assert.equal(classOf(text).doc_type, docType))
for (const [name, text] of Object.entries(PROVE_NOTHING)) test(`proves nothing: ${name}`, () => assert.equal(classOf(text).doc_type, 'unknown'))
for (const [name, text] of Object.entries({ ...NOT_INSURANCE, ...MORE_NOT_INSURANCE })) test(`not insurance: ${name}`, () => assert.equal(classOf(text).doc_type, 'not_insurance'))

test('a page with nothing on it is nothing by itself, and belongs to what it follows', () => {
  const [alone] = classifyPages(printedPages(''))
  assert.equal(alone!.doc_type, 'unknown')
  const certificate = PROVE.find(([, type]) => type === 'coi')![2]
  const both = classifyPages(printedPages(`${certificate}\n=\n`))
  assert.deepEqual(both.map((c) => c.doc_type), ['coi', 'coi'])
})

test('paper of other kinds behind each other is told page by page', () => {
  const pick = (list: typeof PROVE, type: string) => list.find(([, t]) => t === type)![2]
  const order = [pick(PROVE, 'coi'), pick(PROVE, 'endorsement'), NOT_INSURANCE['invoice of a carrier']!, pick(PROVE, 'id_card')]
  const classes = classifyPages(printedPages(order.join('\n=\n')))
  assert.deepEqual(classes.map((c) => c.doc_type), ['coi', 'endorsement', 'not_insurance', 'id_card'])
  const parts = partsOf(classes)
  assert.deepEqual(parts.map((p) => [p.page_start, p.page_end]), [[1, 1], [2, 2], [3, 3], [4, 4]])
  assert.equal(documentTypeOf(parts).doc_type, 'coi')
})
