import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSheet } from '../../src/extraction/images/find-sheet.ts'
import type { GreyImage } from '../../src/extraction/images/image-page.ts'

const SIZE = { width: 900, height: 1200 }
const PAPER = { left: 70, top: 90, right: 840, bottom: 1130 }
/** A letter sheet on a desk, with rules across it at `rules`, lit by `light` (1 is full light). */
const photo = (desk: number, light: (x: number, y: number) => number, rules: readonly number[] = []): GreyImage => {
  const data = new Uint8Array(SIZE.width * SIZE.height)
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      const inside = x >= PAPER.left && x < PAPER.right && y >= PAPER.top && y < PAPER.bottom
      const inked = inside && rules.some((r) => y >= r && y < r + 4)
      data[y * SIZE.width + x] = Math.round((inked ? 30 : inside ? 235 : desk) * light(x, y))
    }
  return { data, ...SIZE }
}
/** Where the found sheet's corners lie in the photo. */
const cornersOf = (image: GreyImage): { x: number; y: number }[] => {
  const sheet = findSheet(image)
  assert.ok(sheet, 'a sheet is found')
  const h = sheet.toSource
  const { width, height } = sheet.size
  return [[0, 0], [width, 0], [width, height], [0, height]].map(([x, y]) => {
    const w = h[6] * x! + h[7] * y! + h[8]
    return { x: (h[0] * x! + h[1] * y! + h[2]) / w, y: (h[3] * x! + h[4] * y! + h[5]) / w }
  })
}
const isWholePaper = (image: GreyImage): void => {
  const want = [[PAPER.left, PAPER.top], [PAPER.right, PAPER.top], [PAPER.right, PAPER.bottom], [PAPER.left, PAPER.bottom]]
  cornersOf(image).forEach((corner, i) => {
    assert.ok(Math.hypot(corner.x - want[i]![0]!, corner.y - want[i]![1]!) < 12, `corner ${i} at ${corner.x.toFixed()},${corner.y.toFixed()}`)
  })
}

test('rules across the whole sheet do not cut it in pieces', () => {
  isWholePaper(photo(70, () => 1, [260, 420, 700, 900]))
})

test('a shadow that makes the paper darker than the lit desk does not cut it', () => {
  isWholePaper(photo(140, (x, y) => 0.5 + 0.5 / (1 + Math.exp((y - 760 + 0.5 * (x - 450)) / 50))))
})

test('a picture whose sheet has no ground around it is not cut', () => {
  assert.equal(findSheet(photo(235, () => 1, [300, 600, 900])), null)
  assert.equal(findSheet(photo(235, (_, y) => (y < 700 ? 1 : 0.75), [300, 600])), null)
})

test('the lit part of a sheet whose other part lies in shadow is not taken for the sheet', () => {
  isWholePaper(photo(62, (x, y) => 0.6 + 0.4 / (1 + Math.exp((x - 430 - 0.22 * y) / 14))))
})
