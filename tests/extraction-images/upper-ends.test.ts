import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Grid } from '../../src/extraction/classify/index.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { ruledTable } from '../../src/extraction/certificates/table/ruled-table.ts'
import type { Page, Word } from '../../src/extraction/page-model.ts'

const word = (text: string, x: number, y: number): Word => ({ text, box: { x, y, w: text.length * 4.2, h: 7 }, confidence: 0.97, reader: 'pp_ocr' })
/** An ACORD 25's columns whose rules begin at `from`, with headings at 295 and the first row's days at 305. */
function table(from: number, beside: number[] = []) {
  const uprights = [...beside, 18, 36, 177, 195, 213, 332, 379, 426, 594].map((x) => ({ x1: x, y1: from, x2: x, y2: 570, thickness: 0.7 }))
  const words = [word('POLICY', 248, 295), word('NUMBER', 275, 295), word('KTR-2207714', 216, 305), word('03/01/2026', 334, 305), word('03/01/2027', 381, 305)]
  const levels = [300, 385, 445, 480, 525, 570].map((y) => ({ x1: 16, y1: y, x2: 594, y2: y, thickness: 0.7 }))
  // Boxes to tick stand one upon the other.
  const cells = [310, 320, 330, 340, 350, 360, 395, 405, 415, 425, 435].map((y) => ({ x1: 34, y1: y, x2: 52, y2: y, thickness: 0.7 }))
  const page: Page = { number: 1, width: 612, height: 792, source: 'image', words, lines: beside.length > 0 ? [...uprights, ...levels, ...cells] : uprights, checkboxes: [], fields: [] }
  return ruledTable(new PageText(page), new Grid(page))
}

test('a table whose rules lost their upper ends begins over the first days under its headings', () => {
  for (const from of [303.5, 306, 309.6, 312]) {
    const found = table(from)
    assert.ok(found && found.top <= 305 && found.top > 302, `rules from ${from}: ${found?.top}`)
  }
})
test('rules that begin far below the headings are those of the lower part only', () => {
  assert.equal(table(350), null)
})
test('what a scanner draws beside the table is no side of it', () => {
  // Boxes to tick are parted from their labels by a rule that may run through as well.
  for (const beside of [[7], [50], [7, 50]]) {
    const { letter, type } = table(300, beside)!.columns
    assert.deepEqual([letter, type], [{ x1: 18, x2: 36 }, { x1: 36, x2: 177 }], String(beside))
  }
})
