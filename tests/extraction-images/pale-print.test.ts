import assert from 'node:assert/strict'
import { test } from 'node:test'
import { darkenPale } from '../../src/extraction/images/sheet/darken-pale.ts'

const [WIDTH, HEIGHT] = [960, 480]
/** Lines of strokes on paper; `bold` draws the upper ones black, and `ground` is what the paper itself shows. */
const page = (ink: number, { bold = 0, ground = () => 250 }: { bold?: number; ground?: (i: number) => number } = {}) => {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => ground(i))
  for (let top = 40, line = 0; top < 440; top += 48, line++) for (let x = 60; x < 900; x += 12) for (let y = 0; y < 18; y++) data.fill(line < bold ? 10 : ink, (top + y) * WIDTH + x, (top + y) * WIDTH + x + 3)
  return { data, width: WIDTH, height: HEIGHT }
}
const strokeIn = (line: number, { data }: { data: Uint8Array }): number => data[(40 + 48 * line + 9) * WIDTH + 481]!

test('pale print becomes as dark as print is, beside a bold heading too, and its paper stays', () => {
  for (const ink of [200, 165, 130]) {
    const out = darkenPale(page(ink))
    assert.ok(strokeIn(4, out) < 80, `${ink}: ${strokeIn(4, out)}`)
    assert.equal(out.data[20 * WIDTH + 20], 250)
  }
  const headed = darkenPale(page(165, { bold: 2 }))
  assert.ok(strokeIn(6, headed) < 80)
  assert.equal(strokeIn(0, headed), 10)
})

test('dark print, an empty page, and ground that is grey or grainy come back as they were', () => {
  const grain = (i: number): number => ((i * 7919) % 100 < 6 ? 170 : 250)
  for (const image of [page(60), page(90, { bold: 3 }), page(250), page(150, { ground: () => 200 }), page(150, { ground: grain })]) assert.equal(darkenPale(image), image)
})
