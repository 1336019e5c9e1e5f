import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estimateSkew } from '../../src/extraction/images/sheet/estimate-skew.ts'

const WIDTH = 850
const HEIGHT = 1100
/** A few short lines of marks that run downhill by `degrees`. */
const sheet = (degrees: number): Uint8Array => {
  const data = new Uint8Array(WIDTH * HEIGHT)
  for (let line = 0; line < 14; line++)
    for (let x = 60; x < 60 + 37 * ((line % 5) + 4); x++) {
      if (x % 11 > 6) continue
      const y = Math.round(90 + line * 31 + (x - WIDTH / 2) * Math.tan((degrees * Math.PI) / 180))
      for (let k = 0; k < 7; k++) data[(y + k) * WIDTH + x] = 1
    }
  return data
}
const degreesOf = (data: Uint8Array): number => (estimateSkew({ data, width: WIDTH, height: HEIGHT }, 12) * 180) / Math.PI

test('sparse print tells how the paper lay', () => {
  for (const degrees of [-0.65, 0, 0.4, 3]) assert.ok(Math.abs(degreesOf(sheet(degrees)) - degrees) < 0.15, `${degrees}: ${degreesOf(sheet(degrees))}`)
})

test('a lost line of the fax runs level however the paper lay', () => {
  const data = sheet(-0.65)
  data.fill(1, 700 * WIDTH, 701 * WIDTH)
  assert.ok(Math.abs(degreesOf(data) + 0.65) < 0.15, String(degreesOf(data)))
})
