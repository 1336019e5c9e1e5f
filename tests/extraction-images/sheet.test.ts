import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSheet } from '../../src/extraction/images/sheet/find-sheet.ts'
import type { GreyImage } from '../../src/extraction/images/image-page.ts'
import { straightenPage } from '../../src/extraction/images/sheet/straighten-page.ts'

const SIZE = { width: 900, height: 1200 }
const PAPER = { left: 70, top: 90, right: 840, bottom: 1130 }
type Drawn = { rules?: readonly number[]; /** So many pixels inside the rim. */ frame?: number; paper?: typeof PAPER; /** So many pixels higher in its middle than at its sides. */ bow?: number }
/** A letter sheet on a desk, with rules across it and a frame, lit by `light` (1 is full light). */
const photo = (desk: number, light: (x: number, y: number) => number, { rules = [], frame = 0, paper = PAPER, bow = 0 }: Drawn = {}): GreyImage => {
  const data = new Uint8Array(SIZE.width * SIZE.height)
  for (let row = 0; row < SIZE.height; row++)
    for (let x = 0; x < SIZE.width; x++) {
      const across = (x - paper.left) / (paper.right - paper.left)
      const y = row + bow * 4 * across * (1 - across)
      const fromRim = Math.min(x - paper.left, paper.right - 1 - x, y - paper.top, paper.bottom - 1 - y)
      const inked = fromRim >= 0 && (rules.some((r) => y >= r && y < r + 4) || (frame > 0 && fromRim >= frame && fromRim < frame + 4))
      data[row * SIZE.width + x] = Math.round((inked ? 30 : fromRim >= 0 ? 235 : desk) * light(x, row))
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
const isWholePaper = (image: GreyImage, paper = PAPER): void => {
  const want = [[paper.left, paper.top], [paper.right, paper.top], [paper.right, paper.bottom], [paper.left, paper.bottom]]
  cornersOf(image).forEach((corner, i) => {
    assert.ok(Math.hypot(corner.x - want[i]![0]!, corner.y - want[i]![1]!) < 12, `corner ${i} at ${corner.x.toFixed()},${corner.y.toFixed()}`)
  })
}

test('rules across the whole sheet do not cut it in pieces', () => {
  isWholePaper(photo(70, () => 1, { rules: [260, 420, 700, 900] }))
})

test('a shadow that makes the paper darker than the lit desk does not cut it', () => {
  isWholePaper(photo(140, (x, y) => 0.5 + 0.5 / (1 + Math.exp((y - 760 + 0.5 * (x - 450)) / 50))))
})

test('a picture whose sheet has no ground around it is not cut', () => {
  assert.equal(findSheet(photo(235, () => 1, { rules: [300, 600, 900] })), null)
  assert.equal(findSheet(photo(235, (_, y) => (y < 700 ? 1 : 0.75), { rules: [300, 600] })), null)
})

test('the lit part of a sheet whose other part lies in shadow is not taken for the sheet', () => {
  isWholePaper(photo(62, (x, y) => 0.6 + 0.4 / (1 + Math.exp((x - 430 - 0.22 * y) / 14))))
})

test('a frame drawn along the rim is not taken for it, where the ground is nearly as light as the paper', () => {
  isWholePaper(photo(185, () => 1, { rules: [260, 700], frame: 14 }))
})

test('a sheet smaller than the ground around it is found, with a shadow across both', () => {
  const paper = { left: 200, top: 260, right: 660, bottom: 860 }
  isWholePaper(photo(130, (x, y) => 0.5 + 0.5 / (1 + Math.exp((y - 560 + 0.4 * (x - 430)) / 60)), { paper }), paper)
})

test('a white box on the shaded part of a form is no sheet', () => {
  const box = { left: 150, top: 300, right: 750, bottom: 900 }
  const page = photo(200, () => 1, { paper: box })
  for (let y = 0; y < SIZE.height; y++) for (let x = 0; x < SIZE.width; x++) if (x < 60 || x >= 840 || y < 200 || y >= 1000) page.data[y * SIZE.width + x] = 235
  assert.equal(findSheet(page), null)
})

test('ground in full light is not taken in with a sheet whose far end is dim', () => {
  const paper = { left: 80, top: 108, right: 802, bottom: 1032 }
  isWholePaper(photo(107, (x, y) => 0.8 - 0.59 * (x / SIZE.width - 0.5) + 0.47 * (y / SIZE.height - 0.5), { paper }), paper)
})

test('hard shadows that cut a sheet and its ground in pieces leave its sides standing', () => {
  const paper = { left: 110, top: 130, right: 800, bottom: 1080 }
  const shadow = (x: number, y: number): number => (x + 0.5 * y > 560 && x + 0.5 * y < 860 ? 0.42 : y - 0.4 * x > 560 ? 0.6 : 1)
  isWholePaper(photo(120, shadow, { paper, rules: [420, 640] }), paper)
})

test('a sheet in the shadow of the hand that holds the phone is found on ground that is brighter than it', () => {
  isWholePaper(photo(185, (x, y) => (((x - 455) / 330) ** 2 + ((y - 900) / 640) ** 2 < 1 ? 0.55 : 1), { rules: [300, 700] }))
})

for (const [name, other] of [
  ['left above', { left: 0, top: 0, right: 480, bottom: 640 }],
  ['right above', { left: 520, top: 0, right: 900, bottom: 560 }],
  ['right below', { left: 430, top: 700, right: 900, bottom: 1200 }],
  ['left below', { left: 0, top: 640, right: 380, bottom: 1200 }],
] as const)
  test(`a sheet that lies on another one, with no shadow between them, is found by what its sides show (${name})`, () => {
    const paper = { left: 110, top: 130, right: 800, bottom: 1050 }
    const image = photo(70, () => 1, { paper, rules: [420, 640] })
    const isOn = (of: typeof PAPER, x: number, y: number): boolean => x >= of.left && x < of.right && y >= of.top && y < of.bottom
    for (let y = 0; y < SIZE.height; y++) for (let x = 0; x < SIZE.width; x++) if (isOn(other, x, y) && !isOn(paper, x, y)) image.data[y * SIZE.width + x] = 235
    isWholePaper(image, paper)
  })

for (const bow of [22, -22])
  test(`a curled sheet's corners lie where its bowed sides meet, and it is laid flat (${bow})`, async () => {
    const image = photo(80, () => 1, { bow, rules: [300, 301, 640, 960] })
    isWholePaper(image)
    const { image: page } = await straightenPage(image, undefined, { number: 1 })
    const ruleAt = (across: number): number => {
      const x = Math.round(page.width * across)
      return Array.from({ length: page.height * 0.3 }, (_, y) => y + 60).reduce((best, y) => (page.data[y * page.width + x]! < page.data[best * page.width + x]! ? y : best))
    }
    const level = ruleAt(0.08)
    for (const across of [0.3, 0.5, 0.7]) assert.ok(Math.abs(ruleAt(across) - level) <= 5, `${ruleAt(across) - level} pixels off at ${across}`)
  })

test('slivers of ground along the rim of a sheet that was cut out are no print', async () => {
  const image = photo(60, () => 1, { rules: [260, 700] })
  for (let y = 500; y < 540; y++) for (let x = PAPER.right - 5; x < PAPER.right; x++) image.data[y * SIZE.width + x] = 60
  const { image: page } = await straightenPage(image, undefined, { number: 1 })
  const atRim = Array.from({ length: page.height }, (_, y) => page.data.subarray((y + 1) * page.width - 9, (y + 1) * page.width)).flatMap((row) => [...row])
  assert.ok(Math.min(...atRim) > 200, `as dark as ${Math.min(...atRim)}`)
})
