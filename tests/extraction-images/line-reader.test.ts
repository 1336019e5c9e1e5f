import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import type { PixelBox } from '../../src/extraction/images/print/detect-text.ts'
import { resampleGrey } from '../../src/extraction/images/grey-image.ts'
import type { GreyImage } from '../../src/extraction/images/image-page.ts'
import { borneOut, readLine } from '../../src/extraction/images/lines/read-line.ts'
import { isSureAlone, leastSure } from '../../src/extraction/images/lines/sure-alone.ts'
import { type ReadChar, recogniseLine } from '../../src/extraction/images/lines/recognise-line.ts'
import { openDocument, readPage, renderPage } from '../../src/extraction/pdf/index.ts'

const FAX_DPI = 100
const PAGE_DPI = 200
const BLACK_BELOW = 170

let page: GreyImage
let words: { text: string; box: PixelBox }[]

/** The sample certificate as a coarse fax shows it, brought back to the working resolution, and the words printed on it. */
before(async () => {
  const document = await openDocument(new Uint8Array(readFileSync(new URL('../../samples/certificate.pdf', import.meta.url))))
  assert.ok('pageCount' in document)
  const { rgba, width, height } = renderPage(document, 0, PAGE_DPI)!
  const fine = { data: new Uint8Array(width * height).map((_, i) => rgba[i * 4 + 1]!), width, height }
  const [w, h] = [Math.round((width * FAX_DPI) / PAGE_DPI), Math.round((height * FAX_DPI) / PAGE_DPI)]
  const fax = { data: resampleGrey(fine, 0, 0, width, height, w, h).map((v) => (v < BLACK_BELOW ? 0 : 255)), width: w, height: h }
  page = { data: resampleGrey(fax, 0, 0, w, h, width, height), width, height }
  const k = PAGE_DPI / 72
  words = readPage(document, 0)!
    .page.words.filter((word) => word.text.length >= 4)
    .map(({ text, box }) => ({ text, box: { left: box.x * k - 4, top: box.y * k - 3, right: (box.x + box.w) * k + 4, bottom: (box.y + box.h) * k + 3 } }))
  document.close()
})

const lettersOf = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '')
const shareRead = async (read: (box: PixelBox) => Promise<ReadChar[]>): Promise<number> => {
  let exact = 0
  for (const { text, box } of words) if (lettersOf((await read(box)).map((c) => c.text).join('')) === lettersOf(text)) exact++
  return exact / words.length
}

test('the own reader reads words of a coarse fax', async (t) => {
  assert.ok(words.length > 100, `${words.length} words`)
  const [other, own, both] = [
    await shareRead((box) => recogniseLine(page, box)),
    await shareRead((box) => recogniseLine(page, box, 'line_reader')),
    await shareRead((box) => readLine(page, box)),
  ]
  t.diagnostic(`of ${words.length} words read exactly: PP-OCR ${other}, own ${own}, both ${both}`)
  assert.ok(own > 0.65, `own reader ${own}`)
  assert.ok(both > other, `both ${both}, PP-OCR alone ${other}`)
})

const charsOf = (text: string, confidence: number): ReadChar[] => [...text].map((c, i) => ({ text: c, confidence, centre: i * 8, spaceBefore: 0 }))

test('letters that both read are as sure as the surer says, figures as both on the whole, and what one reads alone is in doubt', () => {
  const read = borneOut(charsOf('AB10', 0.9), charsOf('AC10', 0.7))
  assert.deepEqual(read.map((c) => Math.round(c.confidence * 100)), [90, 80, 80, 80])
  assert.deepEqual(borneOut(charsOf('A1', 0.99), charsOf('1', 0.97)).map((c) => Math.round(c.confidence * 100)), [80, 98])
})

test('a figure that only the other reads, with some confidence, puts its neighbours in doubt; a speck or a guess does not', () => {
  const confidences = (standing: string, others: ReadChar[]): number[] => borneOut(charsOf(standing, 0.99), others).map((c) => Math.round(c.confidence * 100))
  const more = (text: string, at: number, confidence: number): ReadChar[] => charsOf(text, 0.99).map((c, i) => (i === at ? { ...c, confidence } : c))
  assert.deepEqual(confidences('5803', more('58031', 4, 0.6)), [99, 99, 99, 80])
  assert.deepEqual(confidences('5803', more('58803', 2, 0.6)), [99, 80, 80, 99])
  assert.deepEqual(confidences('5803', more('15803', 0, 0.6)), [80, 99, 99, 99])
  assert.deepEqual(confidences('5803', more('58031', 4, 0.3)), [99, 99, 99, 99])
  assert.deepEqual(confidences('5803', more('5803.', 4, 0.9)), [99, 99, 99, 99])
  // Another letter in its place is in doubt by itself, not its neighbours.
  assert.deepEqual(confidences('5803', more('5883', 2, 0.9)), [99, 99, 80, 99])
})

test('figures that the own reader is very sure of are those printed, on a coarse fax too', async (t) => {
  let sure = 0
  for (const { text, box } of words.filter((w) => /\d/.test(w.text))) {
    const read = await recogniseLine(page, box, 'line_reader')
    if (!read.length || read.some((c) => c.confidence < 0.99)) continue
    sure++
    assert.equal(lettersOf(read.map((c) => c.text).join('')), lettersOf(text))
  }
  t.diagnostic(`${sure} words`)
  assert.ok(sure > 5, `${sure} words`)
})

test('words of letters need less certainty than figures, and one or two letters more than words', () => {
  assert.deepEqual(['Sandusky', 'MOLD,', 'A', 'B,', '8842', 'AB12', 'flooded', 'liability', 'Bldg'].map((word) => leastSure(word)), [0.85, 0.85, 0.95, 0.95, 0.99, 0.99, 0.8, 0.5, 0.5])
})

test('small words of a sentence need less certainty, but for what turns it round and what is spelled with figures or capitals', () => {
  assert.deepEqual(['you', 'covered,', 'not', 'without', 'unless', 'Jones', '$302'].map((word) => leastSure(word, true)), [0.5, 0.5, 0.8, 0.8, 0.8, 0.85, 0.99])
})
test('what no value is told by keeps PP-OCR from no line: ordinals, odd cents, signs about a word, companies\u2019 own words', () => {
  const line = (text: string, doubt: Record<number, number>) => {
    const words = text.split(' ').map((word) => [...word].map((text) => ({ text, confidence: 0.999, centre: 0, spaceBefore: 0 })))
    const chars = words.flat()
    for (const [at, confidence] of Object.entries(doubt)) chars[Number(at)]!.confidence = confidence
    return isSureAlone(chars, words)
  }
  const lines: [text: string, doubt: Record<number, number>, alone: boolean][] = [
    ['4. Coverages', { 0: 0.7 }, true], ['4.', { 0: 0.7 }, false], ['Item 4.', { 4: 0.7 }, false], ['A. Travelers', { 0: 0.7 }, false],
    ['$355.91', { 2: 0.92 }, true], ['$355.00', { 2: 0.92 }, false], ['355.91', { 2: 0.92 }, false],
    ['LLC.', { 3: 0.6 }, true], ['Oi.', { 2: 0.6 }, false], ['LLC.', { 1: 0.6 }, false], ['Standard Oil.', { 11: 0.4 }, false], ['enclosed,', { 8: 0.4 }, true], ['enclosed,', { 3: 0.4 }, false], ['MLC-2,', { 5: 0.6 }, false],
    ['Allstate', { 4: 0.7 }, true], ['Allstale', { 4: 0.7 }, false], ['Zurich', { 2: 0.7 }, false],
  ]
  for (const [text, doubt, alone] of lines) assert.equal(line(text, doubt), alone, text)
})

test('the edition of a form needs no second reader to be told, a number or a day like it does', () => {
  assert.deepEqual(['(08-00)', '(01/15)', '08-00', '(08-00', '(08-0000)', '(01-15-20)'].map((word) => leastSure(word)), [0.85, 0.85, 0.99, 0.99, 0.99, 0.99])
})
