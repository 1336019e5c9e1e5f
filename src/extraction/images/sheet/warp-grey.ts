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
  const { data } = source
  const maxX = source.width - 1
  const maxY = source.height - 1
  for (let y = 0; y < height; y++) {
    let nx = b * (y + 0.5) + c + a * 0.5
    let ny = e * (y + 0.5) + f + d * 0.5
    let nw = h * (y + 0.5) + i + g * 0.5
    const row = y * width
    const lower = waves ? wavesAt(waves, y / height) : null
    for (let x = 0; x < width; x++, nx += a, ny += d, nw += g) {
      const lift = lower ? lower(x / width) * height : 0
      const w = nw + h * lift
      const sx = ((nx + b * lift) / w) * inverse - 0.5
      const sy = ((ny + e * lift) / w) * inverse - 0.5
      if (sx < -0.5 || sy < -0.5 || sx > maxX + 0.5 || sy > maxY + 0.5) continue
      const x0 = sx <= 0 ? 0 : sx >= maxX ? maxX : Math.floor(sx)
      const y0 = sy <= 0 ? 0 : sy >= maxY ? maxY : Math.floor(sy)
      const x1 = x0 < maxX ? x0 + 1 : x0
      const y1 = y0 < maxY ? y0 + 1 : y0
      const fx = Math.min(1, Math.max(0, sx - x0))
      const fy = Math.min(1, Math.max(0, sy - y0))
      const p = y0 * source.width
      const q = y1 * source.width
      const top = data[p + x0]! + (data[p + x1]! - data[p + x0]!) * fx
      const bottom = data[q + x0]! + (data[q + x1]! - data[q + x0]!) * fx
      out[row + x] = top + (bottom - top) * fy + 0.5
    }
  }
  return { data: out, width, height }
}
