import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asPositive } from '../../src/extraction/images/sheet/as-positive.ts'
import type { GreyImage } from '../../src/extraction/images/image-page.ts'

const [width, height] = [850, 1100]
const drawn = (value: (x: number, y: number) => number): GreyImage => ({ data: Uint8Array.from({ length: width * height }, (_, i) => value(i % width, Math.floor(i / width))), width, height })
/** Lines of print, eight pixels high with strokes two wide, and a rule. */
const isInk = (x: number, y: number): boolean => x > 60 && x < 790 && ((y % 20 < 8 && x % 6 < 2) || y % 200 < 3)

test('white print on black is turned round', () => {
  const negative = drawn((x, y) => (isInk(x, y) ? 240 : 12))
  const positive = asPositive(negative)
  assert.deepEqual([positive.data[0], positive.data[20 * width + 66]], [243, 15])
})

test('a page, a sheet on a dark desk, and a page in the dark stay as they are', () => {
  for (const image of [
    drawn((x, y) => (isInk(x, y) ? 12 : 240)),
    drawn((x, y) => (x < 300 || x > 620 || y < 300 || y > 720 ? 25 : isInk(x, y) ? 60 : 230)),
    drawn((x, y) => (isInk(x, y) ? 15 : 80)),
  ])
    assert.equal(asPositive(image), image)
})
