import type { GreyImage } from '../image-page.ts'

/** One byte a pixel: 1 ink, 0 paper. */
export type Ink = { data: Uint8Array; width: number; height: number }

const DARKER = 0.82
const ALWAYS_INK = 70

/** Ink is what is clearly darker than the mean of the window around it; `window` in pixels is about three text heights. */
export const binarise = (image: GreyImage, window: number): Ink => {
  const { data, width, height } = image
  const out = new Uint8Array(width * height)
  const half = Math.max(4, window >> 1)
  // Column sums slide down the page, a running sum slides along the row: no table of the whole page is kept.
  const columns = new Uint32Array(width)
  const slide = (entering: number, leaving: number): void => {
    const [p, q] = [entering * width, leaving * width]
    if (entering < height && leaving >= 0) for (let x = 0; x < width; x++) columns[x]! += data[p + x]! - data[q + x]!
    else if (entering < height) for (let x = 0; x < width; x++) columns[x]! += data[p + x]!
    else if (leaving >= 0) for (let x = 0; x < width; x++) columns[x]! -= data[q + x]!
  }
  for (let y = 0; y < half; y++) slide(y, -1)
  for (let y = 0; y < height; y++) {
    slide(y + half, y - half - 1)
    const rows = Math.min(height - 1, y + half) - Math.max(0, y - half) + 1
    let sum = 0
    for (let x = 0; x < Math.min(half, width); x++) sum += columns[x]!
    const p = y * width
    const nearSide = (from: number, to: number): void => {
      for (let x = from; x < to; x++) {
        if (x + half < width) sum += columns[x + half]!
        if (x - half - 1 >= 0) sum -= columns[x - half - 1]!
        const count = rows * (Math.min(width - 1, x + half) - Math.max(0, x - half) + 1)
        if (data[p + x]! < ALWAYS_INK || data[p + x]! * count < sum * DARKER) out[p + x] = 1
      }
    }
    // Between the sides windows are whole: nearly all of the page.
    const [first, last] = [Math.min(width, half + 1), Math.max(0, width - half)]
    nearSide(0, first)
    const whole = rows * (2 * half + 1)
    for (let x = first; x < last; x++) {
      sum += columns[x + half]! - columns[x - half - 1]!
      const value = data[p + x]!
      if (value < ALWAYS_INK || value * whole < sum * DARKER) out[p + x] = 1
    }
    nearSide(Math.max(first, last), width)
  }
  return { data: out, width, height }
}
