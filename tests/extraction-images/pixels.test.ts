import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resampleGrey, shrinkGrey, toGrey } from '../../src/extraction/images/grey-image.ts'
import { ruleMasks } from '../../src/extraction/images/print/rule-mask.ts'

const noise = (size: number): Uint8Array => {
  let state = 7
  return Uint8Array.from({ length: size }, () => (state = (state * 48271) % 2147483647) % 256)
}

test('whole pixels become grey as their bytes do, clear ones the paper behind them', () => {
  const [width, height] = [31, 17]
  const data = noise(width * height * 4)
  for (let i = 3; i < data.length; i += 8) data[i] = 255
  // A view that begins between two pixels is read byte by byte.
  const shifted = new Uint8Array(data.length + 1).subarray(1)
  shifted.set(data)
  const [whole, bytes] = [toGrey({ data, width, height, channels: 4 }), toGrey({ data: shifted, width, height, channels: 4 })]
  assert.deepEqual(whole.data, bytes.data)
})

test('half the size is the mean of four, as of larger blocks', () => {
  const image = { data: noise(41 * 23), width: 41, height: 23 }
  const { data, width, height } = shrinkGrey(image, 2)
  assert.deepEqual([width, height], [20, 11])
  for (const [x, y] of [[0, 0], [19, 10], [7, 5]] as const) {
    const four = [0, 1, 41, 42].map((d) => image.data[2 * y * 41 + 2 * x + d]!)
    assert.equal(data[y * 20 + x], Math.floor(four.reduce((a, b) => a + b) / 4 + 0.5))
  }
})

test('a part drawn smaller or larger is the weighted mean of what lies there, at the rim of the picture too', () => {
  const image = { data: noise(60 * 44), width: 60, height: 44 }
  for (const [left, top, right, bottom, width, height] of [[0, 0, 60, 44, 35, 26], [-3, 2.5, 40.2, 30, 90, 48], [5, 5, 55, 40, 9, 6]] as const) {
    const drawn = resampleGrey(image, left, top, right, bottom, width, height)
    const taps = (from: number, to: number, count: number, limit: number, i: number): [number, number][] => {
      const step = (to - from) / count
      const [reach, centre] = [Math.max(1, step), from + (i + 0.5) * step - 0.5]
      const found: [number, number][] = []
      for (let k = Math.ceil(centre - reach); k <= Math.floor(centre + reach); k++)
        if (1 - Math.abs(k - centre) / reach > 0) found.push([Math.min(limit - 1, Math.max(0, k)), 1 - Math.abs(k - centre) / reach])
      const total = found.reduce((sum, [, w]) => sum + w, 0)
      return found.map(([k, w]) => [k, w / total])
    }
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        let mean = 0
        for (const [row, a] of taps(top, bottom, height, 44, y)) for (const [column, b] of taps(left, right, width, 60, x)) mean += a * b * image.data[row * 60 + column]!
        assert.ok(Math.abs(drawn[y * width + x]! - mean) <= 0.51, `${drawn[y * width + x]} for ${mean}`)
      }
  }
})

test('a faint rule shows between its sides where no text is, level or upright', () => {
  const [width, height] = [200, 160]
  const data = new Uint8Array(width * height).fill(240)
  for (let i = 20; i < 140; i++) data[80 * width + i] = data[i * width + 150] = 215
  const ink = { data: new Uint8Array(width * height), width, height }
  const { level, upright } = ruleMasks({ data, width, height }, ink, [{ left: 30, top: 70, right: 90, bottom: 90 }], 17, 5)
  assert.deepEqual([level.data[80 * width + 100], level.data[80 * width + 60], upright.data[40 * width + 150], upright.data[40 * width + 45]], [1, 0, 1, 0])
})
