import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../scripts/samples/seeded-random.ts'
import type { Ink } from '../../src/extraction/images/sheet/binarise.ts'
import { findShadedAreas, withShadedMarks } from '../../src/extraction/images/print/shaded-areas.ts'

const SCALE = 200 / 72
const SIZE = { width: 700, height: 700 }
const COLUMN = { left: 200, right: 250, top: 100, bottom: 600 }
/** Part of a page of lines of bars, as print is, with one column of it covered by dots, a share of them ink. */
const page = (share: number): Ink => {
  const choices = seededRandom('dots')
  const data = new Uint8Array(SIZE.width * SIZE.height)
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      const isShaded = x >= COLUMN.left && x < COLUMN.right && y >= COLUMN.top && y < COLUMN.bottom
      const isPrint = y % 22 < 14 && x % 6 < 3 && x % 60 < 52
      data[y * SIZE.width + x] = (isShaded ? choices.chance(share) : isPrint) ? 1 : 0
    }
  return { data, ...SIZE }
}
const boxAt = (x: number, y: number) => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 })

for (const [name, share] of [['half black', 0.5], ['nearly black', 0.9], ['a third black', 0.33]] as const)
  test(`a column drawn as dots, ${name}, is shaded; print beside it is not`, () => {
    const shaded = findShadedAreas(page(share), SCALE)
    assert.ok(shaded.covers(boxAt(225, 300)))
    assert.ok(!shaded.covers(boxAt(120, 300)) && !shaded.covers(boxAt(400, 300)))
  })

test('a page without shading has none, and keeps its marks', () => {
  const shaded = findShadedAreas(page(0), SCALE)
  assert.deepEqual(shaded.blocks, [])
  const words = [{ text: 'X', box: boxAt(225, 300), confidence: 0.99 }]
  assert.deepEqual(withShadedMarks(words, shaded, SCALE, () => true), words)
})

test('a mark on shading is in doubt, and where none is seen one may be hidden; words and other columns are left alone', () => {
  const shaded = findShadedAreas(page(0.5), SCALE)
  const [mark, word, beside] = [
    { text: 'X', box: boxAt(225, 300), confidence: 0.99 },
    { text: 'POLICY', box: boxAt(225, 200), confidence: 0.9 },
    { text: 'X', box: boxAt(400, 300), confidence: 0.99 },
  ]
  const [first, second, third, ...hidden] = withShadedMarks([mark, word, beside], shaded, SCALE, () => false)
  assert.deepEqual([first!.text, first!.confidence], ['?', 0])
  assert.deepEqual([second, third], [word, beside])
  assert.ok(hidden.some(({ text, box }) => text === '?' && box.top < 500 && box.bottom > 500), 'far from the mark the column is in doubt too')
})
