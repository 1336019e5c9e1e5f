import type { Ink } from '../sheet/binarise.ts'
import type { PixelBox } from './detect-text.ts'
import type { PixelLine } from './find-ruled-lines.ts'

/** A box cut where upright rules, or level ones near its middle, run through it. */
export const cutAtLines = (box: PixelBox, lines: readonly PixelLine[]): PixelBox[] => {
  let pieces = [box]
  for (const line of lines) {
    if (line.horizontal) continue
    pieces = pieces.flatMap((p) => {
      const overlap = Math.min(line.to, p.bottom) - Math.max(line.from, p.top)
      if (line.at <= p.left || line.at >= p.right || overlap < (p.bottom - p.top) * 0.6) return [p]
      const half = line.thickness / 2 + 1
      return [
        { ...p, right: line.at - half },
        { ...p, left: line.at + half },
      ].filter((q) => q.right - q.left >= 4)
    })
  }
  for (const line of lines) {
    if (!line.horizontal) continue
    pieces = pieces.flatMap((p) => {
      const overlap = Math.min(line.to, p.right) - Math.max(line.from, p.left)
      if (line.at <= p.top || line.at >= p.bottom || overlap < (p.right - p.left) * 0.6) return [p]
      const half = line.thickness / 2 + 1
      const height = p.bottom - p.top
      const above = { ...p, bottom: line.at - half }
      const below = { ...p, top: line.at + half }
      // A rule near an edge belongs to the cell's border; only a middle one separates two lines of text.
      return [above, below].filter((q) => q.bottom - q.top >= height * 0.38)
    })
  }
  return pieces
}

/** A box to tick beside its label is no letter of it; a frame without paper on both sides is a letter, and stays. */
export const cutAtFrames = (box: PixelBox, frames: readonly PixelBox[], print: Ink): PixelBox[] => {
  let pieces = [box]
  for (const frame of frames) {
    const height = frame.bottom - frame.top
    const overlap = Math.min(frame.bottom, box.bottom) - Math.max(frame.top, box.top)
    if (overlap < height * 0.5 || frame.left < box.left - height || frame.right > box.right + height) continue
    const clearance = Math.max(3, height * 0.13)
    if (
      !isClear(frame.left - clearance, frame.left - 2.5, frame, print) ||
      !isClear(frame.right + 2.5, frame.right + clearance, frame, print)
    )
      continue
    pieces = pieces.flatMap((p) => {
      if (frame.right <= p.left || frame.left >= p.right) return [p]
      return [
        { ...p, right: frame.left - 2 },
        { ...p, left: frame.right + 2 },
      ].filter((q) => q.right - q.left >= 4)
    })
  }
  return pieces
}
const isClear = (from: number, to: number, frame: PixelBox, print: Ink): boolean => {
  const left = Math.max(0, Math.round(from))
  const right = Math.min(print.width - 1, Math.round(to))
  let count = 0
  for (let y = Math.max(0, Math.round(frame.top + 2)); y <= Math.min(print.height - 1, frame.bottom - 2); y++) {
    for (let x = left; x <= right; x++) count += print.data[y * print.width + x]!
  }
  return count <= 2
}
