import { type Waves, wavesAt } from './estimate-waves.ts'
import { shrinkGrey } from '../grey-image.ts'
import type { Homography } from './homography.ts'
import type { GreyImage } from '../image-page.ts'

/**
 * Draws width x height pixels where `toSource` says each lies in `image`; what lies outside is white paper. Where a sheet
 * curls, each is looked for by its wave lower. A strong reduction is averaged first: plain sampling loses the thin strokes
 * of small print.
 */
export const warpGrey = (image: GreyImage, toSource: Homography, width: number, height: number, waves: Waves | null = null): GreyImage => {
  const scale = Math.max(Math.hypot(toSource[0], toSource[3]), Math.hypot(toSource[1], toSource[4]))
  const factor = Math.floor(scale / 1.25)
  const source = factor >= 2 ? shrinkGrey(image, factor) : image
  const inverse = factor >= 2 ? 1 / factor : 1
  const out = new Uint8Array(width * height).fill(255)
  const [a, b, c, d, e, f, g, h, i] = toSource
  // A scan is turned and scaled, no more: without the division a pixel costs half.
  const isFlat = !waves && g === 0 && h === 0 && i === 1
  for (let y = 0; y < height; y++) {
    let nx = b * (y + 0.5) + c + a * 0.5
    let ny = e * (y + 0.5) + f + d * 0.5
    const row = out.subarray(y * width, (y + 1) * width)
    if (isFlat) {
      drawFlatRow(source, row, nx, ny, a, d, inverse)
      continue
    }
    let nw = h * (y + 0.5) + i + g * 0.5
    const lower = waves ? wavesAt(waves, y / height) : null
    for (let x = 0; x < width; x++, nx += a, ny += d, nw += g) {
      const lift = lower ? lower(x / width) * height : 0
      const w = nw + h * lift
      drawPixel(source, row, x, ((nx + b * lift) / w) * inverse - 0.5, ((ny + e * lift) / w) * inverse - 0.5)
    }
  }
  return { data: out, width, height }
}

/** As `drawPixel` for each pixel, with what it does inside the picture spelled out. */
const drawFlatRow = (source: GreyImage, row: Uint8Array, nx: number, ny: number, stepX: number, stepY: number, inverse: number): void => {
  const { data, width } = source
  const maxX = width - 1
  const maxY = source.height - 1
  for (let x = 0; x < row.length; x++, nx += stepX, ny += stepY) {
    const sx = nx * inverse - 0.5
    const sy = ny * inverse - 0.5
    if (sx >= 0 && sy >= 0 && sx < maxX && sy < maxY) {
      const x0 = sx | 0
      const y0 = sy | 0
      const p = y0 * width + x0
      const topLeft = data[p]!
      const bottomLeft = data[p + width]!
      const fx = sx - x0
      const top = topLeft + (data[p + 1]! - topLeft) * fx
      const bottom = bottomLeft + (data[p + width + 1]! - bottomLeft) * fx
      row[x] = (top + (bottom - top) * (sy - y0) + 0.5) | 0
    } else drawPixel(source, row, x, sx, sy)
  }
}

/** The picture between four of its pixels; its rim goes on for half a pixel, and beyond it nothing is drawn. */
const drawPixel = ({ data, width, height }: GreyImage, row: Uint8Array, x: number, sx: number, sy: number): void => {
  const maxX = width - 1
  const maxY = height - 1
  if (sx < -0.5 || sy < -0.5 || sx > maxX + 0.5 || sy > maxY + 0.5) return
  const x0 = sx <= 0 ? 0 : sx >= maxX ? maxX : Math.floor(sx)
  const y0 = sy <= 0 ? 0 : sy >= maxY ? maxY : Math.floor(sy)
  const p = y0 * width
  const q = Math.min(y0 + 1, maxY) * width
  const x1 = Math.min(x0 + 1, maxX)
  const fx = Math.min(1, Math.max(0, sx - x0))
  const top = data[p + x0]! + (data[p + x1]! - data[p + x0]!) * fx
  const bottom = data[q + x0]! + (data[q + x1]! - data[q + x0]!) * fx
  row[x] = top + (bottom - top) * Math.min(1, Math.max(0, sy - y0)) + 0.5
}
