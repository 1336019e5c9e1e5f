import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountIn } from '../../src/extraction/certificates/limits/amount-strips.ts'
import { findBlots, isBlotted, withBlots } from '../../src/extraction/images/print/blots.ts'
import type { Ink } from '../../src/extraction/images/sheet/binarise.ts'
import { BLOT } from '../../src/extraction/page-model.ts'

const SCALE = 150 / 72
const SIZE = { width: 900, height: 400 }
type Area = [x: number, y: number, w: number, h: number]
/** A page of bars as print is, each stroke of a point and a half, with areas in points inked over. */
const page = (...areas: Area[]): Ink => {
  const data = new Uint8Array(SIZE.width * SIZE.height)
  const isInked = (x: number, y: number): boolean => areas.some(([left, top, w, h]) => x >= left && x < left + w && y >= top && y < top + h)
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) if (isInked(x / SCALE, y / SCALE) || (y > 300 && y % 25 < 16 && x % 7 < 3)) data[y * SIZE.width + x] = 1
  return { data, ...SIZE }
}
const upright = (at: number) => ({ horizontal: false, at: at * SCALE, from: 0, to: 300, thickness: 2 })
const widths = (ink: Ink, lines = [upright(400)]): number[] => findBlots(ink, lines, SCALE).map((b) => Math.round((b.right - b.left) / SCALE))

for (const [name, areas, found] of [
  ['print', [], 0], ['a cell inked over', [[40, 40, 18, 12]], 1], ['an amount inked over', [[40, 40, 66, 11]], 1], ['two of them', [[40, 40, 66, 11], [200, 60, 18, 12]], 2],
  ['a stroke of a marker', [[40, 40, 60, 5]], 1], ['a box ticked by filling it', [[40, 40, 7, 7]], 0], ['a thick rule', [[40, 40, 200, 3]], 0], ['a band across the page', [[10, 40, 400, 14]], 0], ['a picture', [[40, 40, 60, 60]], 0],
] as const)
  test(`blots: ${name}`, () => assert.equal(widths(page(...(areas as unknown as Area[]))).length, found))

test('a blot over two cells is of both: the rule between them parts it', () => {
  const parts = widths(page([40, 40, 36, 12]), [upright(58)])
  assert.equal(parts.length, 2)
  for (const w of parts) assert.ok(w > 14 && w < 22, String(w))
})

test('what was made of the ink gives way to its sign; white print, the sign of an amount and what stands beside stay', () => {
  const [blot] = findBlots(page([40, 40, 66, 12]), [], SCALE)
  const word = (text: string, x: number, confidence = 0.95) => ({ text, confidence, box: { left: x * SCALE, right: (x + 6) * SCALE, top: 41 * SCALE, bottom: 51 * SCALE } })
  const texts = (...words: ReturnType<typeof word>[]): string[] => withBlots(words, [blot!]).map((w) => w.text)
  assert.deepEqual(texts(word('X', 60)), [BLOT])
  assert.deepEqual(texts(word('1i', 100)), [BLOT])
  assert.deepEqual(texts(word('smear', 70, 0.3)), [BLOT])
  assert.deepEqual(texts(word('$', 36), word('X', 20)), ['$', 'X', BLOT])
  assert.deepEqual(texts(word('SCHEDULE', 70)), ['SCHEDULE'])
  assert.ok(isBlotted(word('X', 60).box, [blot!]) && !isBlotted(word('X', 20).box, [blot!]))
})

test('an amount that ink covers is in doubt, whatever is seen beside it', () => {
  const word = (text: string, x: number) => ({ text, box: { x, y: 10, w: 20, h: 8 }, confidence: 0.9, reader: 'pp_ocr' as const })
  for (const words of [[word(BLOT, 40)], [word('$', 10), word(BLOT, 40)], [word('1,000', 10), word(BLOT, 40)]]) {
    const read = amountIn(words, 'each_occurrence')
    assert.deepEqual([read?.amount, read?.doubtful], [null, true])
  }
  assert.equal(amountIn([word('$', 10), word('1,000,000', 40)], 'each_occurrence')?.amount, 1_000_000)
})
