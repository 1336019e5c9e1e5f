import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateUnder, linesInCell } from '../../src/extraction/certificates/page/cell-value.ts'
import { Grid } from '../../src/extraction/classify/index.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { findCheckboxes, isMarked } from '../../src/extraction/images/print/find-checkboxes.ts'
import { findFilledBoxes } from '../../src/extraction/images/print/find-filled-boxes.ts'
import { withoutStrokes } from '../../src/extraction/images/print/find-ruled-lines.ts'
import type { Page, RuledLine, Word } from '../../src/extraction/page-model.ts'

const SCALE = 200 / 72
const px = (points: number): number => Math.round(points * SCALE)
const line = (horizontal: boolean, at: number, from: number, to: number, thickness = 2) => ({ horizontal, at: px(at), from: px(from), to: px(to), thickness })

test('a box that stands against the rule of its row is a box, marked or not', () => {
  const ink = { data: new Uint8Array(px(200) * px(100)), width: px(200), height: px(100) }
  // Its foot and the row's rule came as one thick rule a little below the ends of its sides.
  const strokes = [line(true, 43, 49, 58), line(false, 50, 43, 51.8), line(false, 58, 43, 51.8), line(true, 53.3, 20, 190, 5), line(true, 30, 20, 190, 5)]
  const empty = findCheckboxes(ink, strokes, SCALE)
  assert.equal(empty.length, 1)
  assert.equal(isMarked(empty[0]!.inkShare).checked, false)
  for (let k = px(45); k < px(50); k++) ink.data.fill(1, k * ink.width + px(51) + (k - px(45)), k * ink.width + px(53) + (k - px(45)))
  assert.equal(isMarked(findCheckboxes(ink, strokes, SCALE)[0]!.inkShare).checked, true)
})

test('a filled box is a mark; a full stop, a letter and a bar are not', () => {
  const group = (width: number, height: number, full: number) => ({ left: 100, top: 50, right: 100 + px(width), bottom: 50 + px(height), pixels: Math.round(px(width) * px(height) * full) })
  assert.equal(findFilledBoxes([group(5, 5, 0.97)], [], SCALE).length, 1)
  for (const other of [group(1.5, 1.5, 1), group(5, 6, 0.5), group(20, 4, 1), group(14, 14, 1)]) assert.equal(findFilledBoxes([other], [], SCALE).length, 0)
  const read = { text: 'H', confidence: 0.9, box: { left: 90, right: 130, top: 40, bottom: 80 } }
  assert.equal(findFilledBoxes([group(5, 5, 0.97)], [read], SCALE).length, 0)
})

test('tops of a line of capitals are no rule; a rule that runs on past the print is one', () => {
  const text = [{ left: 300, right: 500, top: 90, bottom: 112 }]
  const top = { horizontal: true, at: 96, from: 302, to: 498, thickness: 1.2 }
  assert.deepEqual(withoutStrokes([top], text), [])
  const rule = { ...top, from: 250 }
  assert.deepEqual(withoutStrokes([rule], text), [rule])
  const thick = { ...top, thickness: 5 }
  assert.deepEqual(withoutStrokes([thick], text), [thick])
})

const word = (text: string, x: number, y: number): Word => ({ text, box: { x, y, w: text.length * 4.4, h: 6 }, confidence: 0.95, reader: 'pp_ocr' })
const pageOf = (words: Word[], lines: RuledLine[]): Page => ({ number: 1, width: 612, height: 792, source: 'image', words, lines, checkboxes: [], fields: [] })
const frame: RuledLine[] = [
  { x1: 20, y1: 210, x2: 590, y2: 210, thickness: 1 }, { x1: 20, y1: 232, x2: 590, y2: 232, thickness: 1 },
  { x1: 20, y1: 100, x2: 20, y2: 400, thickness: 1 }, { x1: 306, y1: 100, x2: 306, y2: 400, thickness: 1 },
]
test('two labels of one cell have each the day that stands under it', () => {
  const words = [word('EFFECTIVE', 23, 212), word('DATE', 66, 212), word('EXPIRATION', 200, 212), word('DATE', 247, 212), word('01-09-2026', 26, 222), word('01-09-2027', 203, 222)]
  const text = new PageText(pageOf(words, frame))
  const grid = new Grid(text.page)
  assert.equal(dateUnder(text, grid, ['EFFECTIVEDATE'])?.date, '2026-01-09')
  const end = dateUnder(text, grid, ['EXPIRATIONDATE'])
  assert.equal(end?.date, '2027-01-09')
  assert.deepEqual(end?.words.map((w) => w.text), ['01-09-2027'])
})
test('what stands above a label is not its value where the rule between is lost', () => {
  const words = [word('FORCE', 30, 212), word('COMPANY', 30, 220), word('Canal', 30, 226)]
  const text = new PageText(pageOf(words, frame))
  const [label] = text.find('COMPANY')
  assert.deepEqual(linesInCell(text, new Grid(text.page), label!).map((l) => l.text), ['Canal'])
})
