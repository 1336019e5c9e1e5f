import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pickNumberHeading } from '../../src/extraction/certificates/table/number-heading.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import type { Page, Word } from '../../src/extraction/page-model.ts'

const word = (text: string, x: number, y: number): Word => ({ text, box: { x, y, w: text.length * 4.2, h: 6 }, confidence: 0.97, reader: 'pp_ocr' })
const headingOf = (...words: Word[]): string | undefined => {
  const page: Page = { number: 1, width: 612, height: 792, source: 'image', words, lines: [], checkboxes: [], fields: [] }
  return pickNumberHeading(new PageText(page))?.words.map((w) => w.text).join(' ')
}

test('a contract in the small print above the table heads no column of numbers, however a scan shows it', () => {
  assert.equal(headingOf(word('INSURANCE', 47, 274), word('CONTRACT', 398, 274), word('WITH', 434, 274)), undefined)
  assert.equal(headingOf(word('TYPE', 60, 292), word('OF', 80, 292), word('INSURANCE', 92, 292), word('CONTRACT', 230, 292), word('NO', 266, 292)), 'CONTRACT NO')
})

test('misread words within a sentence in capitals head no column', () => {
  const type = [word('TYPE', 60, 292), word('OF', 80, 292), word('INSURANCE', 92, 292)]
  assert.equal(headingOf(...type, word('OTHER', 364, 285), word('DOCUMENT', 388, 285), word('WITH', 424, 285), word('RESPECT', 443, 285)), undefined)
  assert.equal(headingOf(...type, word('THE', 214, 285), word('POLCY', 230, 285), word('NUMBFR', 254, 285), word('MAY', 282, 285)), undefined)
  assert.equal(headingOf(...type, word('POLCY', 230, 292), word('NUMBFR', 254, 292), word('POLICY', 330, 292), word('EFF', 358, 292)), 'POLCY NUMBFR')
})

test('the heading of the days is none of the numbers, whose own is lost', () => {
  const type = [word('TYPE', 60, 292), word('OF', 80, 292), word('INSURANCE', 92, 292)]
  assert.equal(headingOf(...type, word('POLICY', 330, 292), word('EFF', 358, 292), word('POLICY', 385, 292), word('EXP', 413, 292)), undefined)
  assert.equal(headingOf(...type, word('POLICY', 330, 292), word('REE', 358, 292)), 'POLICY REE')
})

test('a label with its number a word behind it, whose colon was lost, heads no column', () => {
  const company = [word('Carrier:', 59, 257), word('Colony', 96, 257), word('Insurance', 124, 257)]
  const labelled = (...label: string[]): Word[] => label.reduce<Word[]>((row, text) => [...row, word(text, (row.at(-1)?.box.x ?? 200) + (row.at(-1)?.box.w ?? 0) + 3, 268)], [])
  assert.equal(headingOf(...company, ...labelled('Policy', 'No.', 'NANW', '1244521303-04')), undefined)
  assert.equal(headingOf(...company, ...labelled('POLICY', 'NUMBER', ':', 'W31', '7746', '199')), undefined)
  assert.equal(headingOf(...company, ...labelled('POLICY', 'NUMBER'), word('(MM/DD/YYYY)', 330, 268)), 'POLICY NUMBER')
})
