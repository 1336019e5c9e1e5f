import type { Ink } from '../sheet/binarise.ts'
import type { PixelBox } from './detect-text.ts'
import type { PixelLine } from './find-ruled-lines.ts'

/** The ink that is print: ruled lines taken out, except where print crosses them. For finding places only; reading uses the grey picture. */
export const printInk = (ink: Ink, lines: readonly PixelLine[]): Ink => {
  const data = ink.data.slice()
  const { width, height } = ink
  for (const line of lines) {
    const reach = Math.ceil(line.thickness / 2) + 1
    const low = Math.max(0, Math.round(line.at) - reach)
    const high = Math.min((line.horizontal ? height : width) - 1, Math.round(line.at) + reach)
    const stepAlong = line.horizontal ? 1 : width
    const stepAcross = line.horizontal ? width : 1
    for (let i = Math.max(0, line.from - 1); i <= Math.min((line.horizontal ? width : height) - 1, line.to); i++) {
      const base = i * stepAlong
      const before = low > 0 && ink.data[base + (low - 1) * stepAcross]
      const after = ink.data[base + (high + 1) * stepAcross]
      if (before || after) continue
      for (let k = low; k <= high; k++) data[base + k * stepAcross] = 0
    }
  }
  return { data, width, height }
}

/** How much of each row of a box is print, in pixels. */
export const rowInk = (box: PixelBox, print: Ink): Int32Array => {
  const top = Math.max(0, Math.floor(box.top))
  const bottom = Math.min(print.height, Math.ceil(box.bottom))
  const left = Math.max(0, Math.floor(box.left))
  const right = Math.min(print.width, Math.ceil(box.right))
  const rows = new Int32Array(Math.max(0, bottom - top))
  for (let y = top; y < bottom; y++) {
    let count = 0
    for (let p = y * print.width + left; p < y * print.width + right; p++) count += print.data[p]!
    rows[y - top] = count
  }
  return rows
}
