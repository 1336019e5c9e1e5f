import assert from 'node:assert/strict'
import { test } from 'node:test'
import { binarise } from '../../src/extraction/images/sheet/binarise.ts'
import { calmGrain } from '../../src/extraction/images/sheet/calm-grain.ts'
import { withoutLeaders } from '../../src/extraction/images/print/leader-dots.ts'
import { tidyWords } from '../../src/extraction/images/print/tidy-words.ts'

const WIDTH = 900
const HEIGHT = 500
const sheet = () => ({ data: new Uint8Array(WIDTH * HEIGHT).fill(255), width: WIDTH, height: HEIGHT })
/** Strokes as letters have them, whole or of separate dots. */
const letters = (dotted: boolean) => {
  const image = sheet()
  for (let top = 30; top < 460; top += 40)
    for (let x = 30; x < 860; x += 16)
      for (let y = 0; y < 20; y++) for (let k = 0; k < 4; k++) if (!dotted || (y % 4 < 2 && k < 2)) image.data[(top + y) * WIDTH + x + k] = 0
  return image
}
const specks = (image: ReturnType<typeof sheet>) => {
  for (let i = 0; i < 3000; i++) image.data[((i * 7919) % HEIGHT) * WIDTH + ((i * 104729) % WIDTH)] = 0
  return image
}

test('letters broken into dots are softened; whole ones with specks around them are left as they are', () => {
  const dotted = letters(true)
  assert.notEqual(calmGrain(dotted, dotted, undefined).image, dotted)
  const clean = letters(false)
  const { image, seen } = calmGrain(clean, clean, undefined)
  assert.equal(image, clean)
  // What was found in looking is not looked for again; of a softened picture it would be wrong.
  assert.deepEqual(seen!.ink, binarise(clean, seen!.window))
  assert.equal(calmGrain(dotted, dotted, undefined).seen, null)
  const few = specks(sheet())
  for (let x = 30; x < 860; x += 40) for (let y = 30; y < 50; y++) few.data.fill(0, y * WIDTH + x, y * WIDTH + x + 12)
  assert.equal(calmGrain(few, few, undefined).image, few)
})
test('a ground of dots all over the page becomes as good as white, and the letters on it stay dark', () => {
  const page = letters(false)
  for (let y = 0; y < HEIGHT; y += 8) for (let x = (y % 16) / 2; x < WIDTH; x += 8) for (let k = 0; k < 4; k++) page.data[(y + (k >> 1)) * WIDTH + x + (k & 1)] = 0
  const { data } = calmGrain(page, page, undefined).image
  const between = Array.from({ length: 600 }, (_, i) => data[(56 + (i % 8)) * WIDTH + 100 + i]!)
  assert.ok(Math.min(...between) > 200, `${Math.min(...between)}`)
  assert.ok(data[40 * WIDTH + 32]! < 60)
})
test('a black-and-white picture of coarse dots is softened a little, a grey one of the same dots not', () => {
  const coarse = letters(false)
  assert.notEqual(calmGrain(coarse, coarse, 100).image, coarse)
  const grey = { ...coarse, data: coarse.data.map((v, i) => (v === 0 ? 60 + (i % 90) : v)) }
  assert.equal(calmGrain(grey, grey, 100).image, grey)
})

test('dots that lead from a label to its amount are no print; a full stop is', () => {
  const ink = { data: new Uint8Array(WIDTH * 60), width: WIDTH, height: 60 }
  const dot = (x: number) => {
    for (let y = 40; y < 43; y++) ink.data.fill(1, y * WIDTH + x, y * WIDTH + x + 3)
  }
  for (let i = 0; i < 20; i++) dot(200 + i * 9)
  dot(100)
  for (let y = 20; y < 43; y++) ink.data.fill(1, y * WIDTH + 80, y * WIDTH + 92)
  const print = withoutLeaders(ink, 200 / 72)
  assert.equal(print.data[41 * WIDTH + 201], 0)
  assert.equal(print.data[41 * WIDTH + 101], 1)
  assert.equal(print.data[30 * WIDTH + 85], 1)
})

const word = (text: string, left: number, top: number, confidence = 0.95) => ({ text, confidence, box: { left, right: left + text.length * 9, top, bottom: top + 18 } })
test('a dollar sign read as the first figure of an amount is the sign where the column begins with it', () => {
  const column = [word('$1,000,000', 500, 20), word('$300,000', 500, 60), word('31,000,000', 501, 100), word('55,000', 500, 140)]
  const out = tidyWords(column)
  assert.equal(out[2]!.text, '$1,000,000')
  // It may be fifty-five thousand: left to the second look.
  assert.equal(out[3]!.text, '55,000')
  assert.ok(out[3]!.confidence <= 0.5)
  assert.equal(tidyWords([word('31,000,000', 501, 100), word('$300,000', 700, 60)])[0]!.text, '31,000,000')
})
test('the groups of an amount set wide are one; numbers that stand apart are not', () => {
  const wide = [word('$1', 100, 20), word('000.', 126, 20), word('000', 166, 20)]
  assert.deepEqual(tidyWords(wide).map((w) => w.text), ['$1,000,000'])
  assert.equal(tidyWords([word('$500', 100, 20), word('250', 190, 20)]).length, 2)
  assert.equal(tidyWords([word('$1', 100, 20), word('000', 126, 60)]).length, 2)
})
test('groups between which the comma left no trace are one, for a second look to settle', () => {
  const [lost] = tidyWords([word('3O0', 100, 20), word('000', 131, 20)])
  assert.equal(lost!.text, '300,000')
  assert.ok(lost!.confidence < 0.8)
  assert.deepEqual(tidyWords([word('$1', 100, 20), word('000000', 122, 20)]).map((w) => w.text), ['$1,000,000'])
  // A suite and a part of a telephone number are not.
  for (const other of [[word('300', 100, 20), word('000', 150, 20)], [word('300', 100, 20), word('001', 131, 20)], [word('O0', 100, 20), word('000', 122, 20)]]) assert.equal(tidyWords(other).length, 2)
})
