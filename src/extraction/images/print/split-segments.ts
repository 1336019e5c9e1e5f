import type { Ink } from '../sheet/binarise.ts'
import { cutAtFrames, cutAtLines } from './cut-at-rules.ts'
import { cutColumns, type Segment } from './cut-columns.ts'
import type { PixelBox } from './detect-text.ts'
import type { PixelLine } from './find-ruled-lines.ts'
import { cutStacked, partStacked } from './part-lines.ts'
import { withWholeLetters } from './whole-letters.ts'

const SEGMENTS_MAX = 4000

/** Cuts the detector's boxes at ruled lines, stacked lines and column gaps, and fits each piece to its ink. */
export const splitSegments = (
  boxes: readonly PixelBox[],
  print: Ink,
  lines: readonly PixelLine[],
  frames: readonly PixelBox[] = [],
): Segment[] => {
  const heights = boxes.map((b) => b.bottom - b.top).sort((a, b) => a - b)
  const usual = heights[heights.length >> 1] ?? 20
  const found: Segment[] = []
  for (const box of partStacked(boxes.map((b) => withWholeLetters(b, print)), print)) {
    for (const cell of cutAtLines(box, lines).flatMap((c) => cutAtFrames(c, frames, print))) {
      // Beside a stacked label may stand a single line: columns first, then lines, then columns of each line.
      const columns = cell.bottom - cell.top > usual * 1.2 ? cutColumns(cell, print).map((s) => s.box) : [cell]
      for (const row of columns.flatMap((c) => cutStacked(c, print, usual))) found.push(...cutColumns(row, print))
    }
    if (found.length > SEGMENTS_MAX) break
  }
  return joinTwice(found, print)
}

/** Where the detector's boxes overlap, the same print would be read twice: pieces of one line that share paper become one. */
const joinTwice = (segments: readonly Segment[], print: Ink): Segment[] => {
  const out: Segment[] = []
  for (const one of segments) {
    const at = out.findLastIndex((other) => sharesLine(other, one))
    if (at < 0) {
      out.push(one)
      continue
    }
    const other = out[at]!
    const union = {
      left: Math.min(other.box.left, one.box.left),
      right: Math.max(other.box.right, one.box.right),
      top: Math.min(other.box.top, one.box.top),
      bottom: Math.max(other.box.bottom, one.box.bottom),
    }
    const [joined] = cutColumns(union, print)
    out[at] = joined ?? other
  }
  return out
}

const sharesLine = (a: Segment, b: Segment): boolean => {
  const across = Math.min(a.inkRight, b.inkRight) - Math.max(a.inkLeft, b.inkLeft)
  if (across < Math.min(a.body, b.body) * 0.3) return false
  const [heightA, heightB] = [a.inkBottom - a.inkTop, b.inkBottom - b.inkTop]
  const down = Math.min(a.inkBottom, b.inkBottom) - Math.max(a.inkTop, b.inkTop)
  return down > Math.min(heightA, heightB) * 0.6 && Math.max(heightA, heightB) < Math.min(heightA, heightB) * 1.7
}
