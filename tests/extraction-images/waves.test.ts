import assert from 'node:assert/strict'
import { test } from 'node:test'
import { binarise } from '../../src/extraction/images/sheet/binarise.ts'
import { estimateWaves, wavesAt } from '../../src/extraction/images/sheet/estimate-waves.ts'
import type { GreyImage } from '../../src/extraction/images/image-page.ts'
import { warpGrey } from '../../src/extraction/images/sheet/warp-grey.ts'

const SIZE = { width: 850, height: 1100 }
/** Lines of words and some rules, each lower by `bow` shares of the height in its middle, as far as its place down the page says. */
const page = (bow: (down: number) => number): GreyImage => {
  const data = new Uint8Array(SIZE.width * SIZE.height).fill(240)
  const ink = (x: number, y: number): void => {
    const across = x / SIZE.width
    const at = Math.round(y + bow(y / SIZE.height) * 4 * across * (1 - across) * SIZE.height)
    if (at >= 0 && at < SIZE.height) data[at * SIZE.width + x] = 20
  }
  for (let line = 0; line < 44; line++)
    for (let x = 60; x < 790; x++) {
      const letter = (x * 7 + line * 13) % 11
      if (letter < 8 && (x + line * 31) % 57 > 8) for (let y = 0; y < 3 + (letter % 5); y++) ink(x, 60 + line * 22 + 8 - y)
      if (line % 9 === 4) ink(x, 60 + line * 22 + 15)
    }
  return { data, ...SIZE }
}
const waves = (image: GreyImage) => estimateWaves(binarise(image, 24))

test('the waves of a curled sheet are found to a pixel or two', () => {
  const bow = (down: number): number => 0.011 * Math.cos(2.6 * down)
  const found = waves(page(bow))
  assert.ok(found, 'it is worth straightening')
  for (const down of [0.15, 0.35, 0.55, 0.75])
    for (const across of [0.25, 0.5, 0.75]) {
      const off: number = (wavesAt(found, down)(across) - bow(down) * 4 * across * (1 - across)) * SIZE.height
      assert.ok(Math.abs(off) < 2, `${off.toFixed(1)} pixels off at ${across}, ${down}`)
    }
})

test('what is straightened by them has no waves left', () => {
  const curled = page((down) => 0.009 - 0.012 * down)
  const same = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const
  assert.equal(waves(warpGrey(curled, same, SIZE.width, SIZE.height, waves(curled))), null)
})

test('a page that lies flat is left as it is', () => {
  assert.equal(waves(page(() => 0)), null)
  assert.equal(waves({ data: new Uint8Array(SIZE.width * SIZE.height).fill(240), ...SIZE }), null)
})
