import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutSheetBehind } from '../../src/extraction/certificates/page/without-sheet-behind.ts'
import type { Page, Word } from '../../src/extraction/page-model.ts'

const line = (text: string, x: number, y: number): Word[] => {
  let at = x
  return text.split(' ').map((word) => {
    const box = { x: at, y, w: word.length * 5, h: 8 }
    at += box.w + 4
    return { text: word, box, confidence: 0.97, reader: 'pp_ocr' }
  })
}
const TITLE = 'CERTIFICATE OF LIABILITY INSURANCE'
const FORM = [...line('ACORD', 30, 96), ...line(TITLE, 150, 100), ...line('DATE (MM/DD/YYYY)', 500, 94), ...line('03/10/2026', 500, 104), ...line('TYPE OF INSURANCE POLICY NUMBER POLICY EFF POLICY EXP LIMITS', 40, 330), ...line('COMMERCIAL GENERAL LIABILITY GL-1 03/01/2026 03/01/2027', 40, 345)]
const BEHIND = [...line('Named Insured: Kestrel Freight LLC', 300, 6), ...line('Policy Number Effective', 460, 62), ...line('GL-9 10/1/2026', 460, 78)]
const read = (words: Word[], source: Page['source'] = 'image'): string[] => {
  const rule = (y: number): Page['lines'][number] => ({ x1: 40, x2: 560, y1: y, y2: y, thickness: 1 })
  const page: Page = { number: 1, width: 612, height: 792, source, words, lines: [rule(60), rule(325)], checkboxes: [], fields: [] }
  const kept = withoutSheetBehind(page)
  return [...kept.words.map((w) => w.text), `${kept.lines.length} rules`]
}
const texts = (words: Word[], rules: number): string[] => [...words.map((w) => w.text), `${rules} rules`]

test('what a photo shows above the title of an ACORD 25 is of a sheet behind it', () => {
  assert.deepEqual(read([...BEHIND, ...FORM]), texts(FORM, 1))
})

test('a page with another title, with none, or with more above it than below is left as it is', () => {
  const second = [...BEHIND, ...line(TITLE, 150, 40), ...FORM]
  assert.deepEqual(read(second), texts(second, 2))
  const untitled = [...BEHIND, ...FORM.filter((w) => !TITLE.split(' ').includes(w.text))]
  assert.deepEqual(read(untitled), texts(untitled, 2))
  const low = [...Array.from({ length: 9 }, (_, i) => line('Policy Number GL-9 10/1/2026', 40, 5 + 9 * i)).flat(), ...line(TITLE, 150, 100)]
  assert.deepEqual(read(low), texts(low, 2))
  assert.deepEqual(read([...BEHIND, ...FORM], 'digital'), texts([...BEHIND, ...FORM], 2))
})
