import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '../../src/extraction/page-model.ts'
import { pagesForPerson } from '../../src/extraction/pages-for-person.ts'
import { emptyPart } from '../../src/extraction/stages.ts'

/** A certificate without one coverage that was read, on whose page so many words of a hundred were made out. */
const asked = (sure: number, source: Page['source'] = 'image') => {
  const words = Array.from({ length: 100 }, (_, i) => ({ text: 'word', box: { x: 10, y: 10, w: 20, h: 8 }, confidence: i < sure ? 0.98 : 0.2, reader: 'pp_ocr' as const }))
  const page: Page = { number: 1, width: 612, height: 792, source, words, lines: [], checkboxes: [], fields: [] }
  const form = { doc_type: 'coi' as const, form: 'acord_25' as const, form_edition: null, confidence: 0.99 }
  return pagesForPerson([page], [{ page: 1, ...form }], [{ ...form, page_start: 1, page_end: 1 }], [emptyPart()])
}

test('a certificate of which only the title can be made out is no blank form: a person is asked', () => {
  assert.deepEqual(asked(19), [{ page: 1, reason: 'not_legible' }])
})

test('a blank form is none on a coarse fax, nor in a file', () => {
  assert.deepEqual(asked(90), [])
  assert.deepEqual(asked(19, 'digital'), [])
})
