import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GreyImage } from '../../src/extraction/images/image-page.ts'
import { withoutStreaks } from '../../src/extraction/images/sheet/without-streaks.ts'

const [WIDTH, HEIGHT] = [300, 400]
const sheet = (): GreyImage => ({ data: new Uint8Array(WIDTH * HEIGHT).fill(245), width: WIDTH, height: HEIGHT })
const fill = ({ data }: GreyImage, left: number, top: number, right: number, bottom: number, level = 10): void => {
  for (let y = top; y < bottom; y++) data.fill(level, y * WIDTH + left, y * WIDTH + right)
}
const darkIn = ({ data }: GreyImage, left: number, top: number, right: number, bottom: number): number => {
  let dark = 0
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (data[y * WIDTH + x]! < 128) dark++
  return dark
}

test('a streak from edge to edge is taken off, down or across, and the strokes that cross it stay', () => {
  const page = sheet()
  fill(page, 120, 90, 160, 96)
  fill(page, 140, 0, 142, HEIGHT, 60)
  fill(page, 0, 300, WIDTH, 301, 60)
  const clean = withoutStreaks(page)
  assert.equal(darkIn(clean, 120, 90, 160, 96), 40 * 6)
  assert.equal(darkIn(clean, 0, 0, WIDTH, HEIGHT), 40 * 6)
})

test('a faint streak is one too', () => {
  const page = sheet()
  fill(page, 140, 0, 141, HEIGHT, 210)
  assert.ok(withoutStreaks(page).data.every((level) => level === 245))
})

test('a faint streak that came out in dashes is one as well', () => {
  const page = sheet()
  for (let y = 0; y < HEIGHT; y++) if (y % 50 < 32 || y > HEIGHT - 10) fill(page, 140, y, 141, y + 1)
  assert.equal(darkIn(withoutStreaks(page), 0, 0, WIDTH, HEIGHT), 0)
})

test('rules that end before their paper, thick edges, and the many rules of a part of a table are left as they are', () => {
  const ruled = sheet()
  fill(ruled, 50, 20, 52, HEIGHT - 20)
  fill(ruled, 20, 100, WIDTH - 20, 102)
  assert.equal(withoutStreaks(ruled), ruled)
  const lid = sheet()
  fill(lid, 0, 0, 30, HEIGHT)
  assert.equal(withoutStreaks(lid), lid)
  const table = sheet()
  for (let x = 30; x < 280; x += 40) fill(table, x, 0, x + 2, HEIGHT)
  assert.equal(withoutStreaks(table), table)
})
