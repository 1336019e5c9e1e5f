import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ink } from '../../src/extraction/images/sheet/binarise.ts'
import { splitSegments } from '../../src/extraction/images/print/split-segments.ts'
import { tidyWord, withoutDoubles } from '../../src/extraction/images/print/tidy-words.ts'

const WIDTH = 400
const HEIGHT = 200
const paper = (): Ink => ({ data: new Uint8Array(WIDTH * HEIGHT), width: WIDTH, height: HEIGHT })
/** Letters as upright strokes, `height` tall, from x to x2. */
const print = (ink: Ink, x: number, x2: number, top: number, height: number): void => {
  for (let at = x; at + 3 <= x2; at += 6)
    for (let y = top; y < top + height; y++) ink.data.fill(1, y * WIDTH + at, y * WIDTH + at + 3)
}
const plainLines = (ink: Ink): { left: number; right: number; top: number; bottom: number }[] =>
  [40, 70, 100].map((top) => {
    print(ink, 10, 120, top, 14)
    return { left: 5, right: 125, top: top - 5, bottom: top + 20 }
  })

test('two lines of a label that touch are cut apart at their thinnest row', () => {
  const ink = paper()
  const usual = plainLines(ink)
  print(ink, 200, 300, 40, 13)
  print(ink, 200, 320, 54, 13)
  // One hook of the upper line reaches into the lower.
  for (let y = 40; y < 66; y++) ink.data[y * WIDTH + 260] = 1
  const segments = splitSegments([...usual, { left: 195, right: 325, top: 35, bottom: 72 }], ink, [])
  const label = segments.filter((s) => s.inkLeft >= 190)
  assert.equal(label.length, 2)
  assert.ok(label[0]!.inkBottom <= label[1]!.inkTop + 2)
})

test('one line of large print stays one line', () => {
  const ink = paper()
  const usual = plainLines(ink)
  print(ink, 200, 380, 40, 30)
  const segments = splitSegments([...usual, { left: 195, right: 385, top: 34, bottom: 76 }], ink, [])
  assert.equal(segments.filter((s) => s.inkLeft >= 190).length, 1)
})

test('a letter that the edge of its box runs through is whole; a rule there is not taken in', () => {
  const ink = paper()
  const usual = plainLines(ink)
  print(ink, 202, 300, 40, 14)
  // A seven-pixel figure before the print, cut in its middle.
  for (let y = 40; y < 54; y++) ink.data.fill(1, y * WIDTH + 193, y * WIDTH + 200)
  const left = (): number => Math.min(...splitSegments([...usual, { left: 196.5, right: 305, top: 35, bottom: 60 }], ink, []).filter((s) => s.inkLeft > 150).map((s) => s.inkLeft))
  assert.equal(left(), 193)
  for (let y = 40; y < 54; y++) ink.data.fill(1, y * WIDTH + 140, y * WIDTH + 200)
  assert.equal(left(), 196)
})

test('print that two overlapping boxes hold is one segment', () => {
  const ink = paper()
  print(ink, 50, 200, 50, 14)
  const boxes = [
    { left: 45, right: 150, top: 45, bottom: 70 },
    { left: 110, right: 205, top: 45, bottom: 70 },
  ]
  const segments = splitSegments(boxes, ink, [])
  assert.equal(segments.length, 1)
  assert.ok(segments[0]!.inkLeft <= 51 && segments[0]!.inkRight >= 195)
})

test('boxes of two lines that reach into each other are parted between the lines', () => {
  const ink = paper()
  const usual = plainLines(ink)
  print(ink, 200, 300, 40, 13)
  print(ink, 200, 320, 56, 13)
  // One hook of the upper line reaches down to the lower.
  for (let y = 40; y < 58; y++) ink.data[y * WIDTH + 260] = 1
  const segments = splitSegments([...usual, { left: 195, right: 305, top: 35, bottom: 63 }, { left: 195, right: 325, top: 49, bottom: 75 }], ink, [])
  const lines = segments.filter((s) => s.inkLeft >= 190).sort((a, b) => a.inkTop - b.inkTop)
  assert.equal(lines.length, 2)
  assert.ok(lines[0]!.inkTop <= 40 && lines[0]!.inkBottom <= 56 && lines[1]!.inkTop >= 52 && lines[1]!.inkBottom >= 68, JSON.stringify(lines))
})

test('boxes that hold the same line are not parted', () => {
  const ink = paper()
  print(ink, 50, 200, 50, 14)
  const segments = splitSegments([{ left: 45, right: 205, top: 44, bottom: 68 }, { left: 45, right: 205, top: 48, bottom: 72 }], ink, [])
  assert.equal(segments.length, 1)
  assert.ok(segments[0]!.inkTop <= 50 && segments[0]!.inkBottom >= 64)
})

test('of two words on the same paper the surer one stays, neighbours both', () => {
  const word = (text: string, left: number, confidence: number) => ({ text, confidence, box: { left, right: left + 60, top: 10, bottom: 24 } })
  const kept = withoutDoubles([word('LIUBA', 10, 0.4), word('LUBA', 12, 0.98), word('Casualty', 76, 0.9)])
  assert.deepEqual(kept.map((w) => w.text), ['LUBA', 'Casualty'])
})

test('a place that takes in two lines and was read as the first of them goes, the line read by itself stays', () => {
  const word = (text: string, left: number, right: number, top: number, bottom: number, confidence: number) => ({ text, confidence, box: { left, right, top, bottom } })
  const lines = [word('EACH', 10, 50, 10, 24, 0.9), word('OCCURRENCE', 56, 150, 10, 24, 0.9), word('EACHOCCURRENCE', 10, 150, 15, 47, 0.99), word('PREMISES', 10, 80, 34, 46, 0.9)]
  assert.deepEqual(withoutDoubles(lines).map((w) => w.text), ['EACH', 'OCCURRENCE', 'PREMISES'])
})

test('a dollar sign read as a letter behind a stroke is the sign of the amount behind it', () => {
  const tidied = (text: string) => tidyWord({ text, confidence: 0.8, box: { left: 0, right: 60, top: 0, bottom: 14 } }).text
  assert.deepEqual(['1M/S2M', '$100,000/S300,000', 'S500K/s1M', 'A/S2', 'CA/S100'].map(tidied), ['1M/$2M', '$100,000/$300,000', '$500K/$1M', 'A/S2', 'CA/S100'])
})
