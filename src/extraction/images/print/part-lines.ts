import type { Ink } from '../sheet/binarise.ts'
import type { PixelBox } from './detect-text.ts'
import { rowInk } from './print-ink.ts'

/** Between two lines stand hooks and brackets at most: this share of the ink of the fullest row. */
const BETWEEN_LINES_MAX = 0.1

/**
 * Boxes of two lines that reach into each other are parted where hardly any print stands between the lines: each would be
 * read with half of the other.
 */
export const partStacked = (boxes: readonly PixelBox[], print: Ink): PixelBox[] => {
  const parted = boxes.map((box) => ({ ...box }))
  const byTop = parted.toSorted((a, b) => a.top - b.top)
  for (const [i, upper] of byTop.entries()) {
    for (let k = i + 1; k < byTop.length && byTop[k]!.top < upper.bottom; k++) {
      const lower = byTop[k]!
      const across = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left)
      const height = Math.min(upper.bottom - upper.top, lower.bottom - lower.top)
      if (across < Math.min(upper.right - upper.left, lower.right - lower.left) * 0.5 || lower.bottom - upper.bottom < height * 0.4 || lower.top - upper.top < height * 0.4) continue
      const at = thinnestRow(upper, lower, print)
      if (at !== null) upper.bottom = lower.top = at
    }
  }
  return parted
}

/** The row between two lines, in what both boxes hold; null where print fills it. */
const thinnestRow = (upper: PixelBox, lower: PixelBox, print: Ink): number | null => {
  const both = { left: Math.max(upper.left, lower.left), right: Math.min(upper.right, lower.right) }
  const rows = rowInk({ ...both, top: upper.top, bottom: lower.bottom }, print)
  const first = Math.max(0, Math.floor(upper.top))
  const [from, to] = [Math.floor(lower.top) - first, Math.min(rows.length, Math.ceil(upper.bottom) - first)]
  let least = from
  for (let i = from; i < to; i++) if (rows[i]! < rows[least]!) least = i
  const most = rows.reduce((a, b) => Math.max(a, b), 0)
  return from < to && rows[least]! <= most * BETWEEN_LINES_MAX ? first + least : null
}

/** Two or three lines that the detector took for one are cut at the empty rows between them, or where they touch at the thinnest. */
export const cutStacked = (box: PixelBox, print: Ink, usual: number): PixelBox[] => {
  const height = box.bottom - box.top
  if (height < usual || height < 14) return [box]
  const rows = rowInk(box, print)
  const top = Math.max(0, Math.floor(box.top))
  const width = box.right - box.left
  const bands: Band[] = []
  let from = -1
  for (let i = 0; i <= rows.length; i++) {
    const inked = i < rows.length && rows[i]! > width * 0.004
    if (inked && from < 0) from = i
    if (!inked && from >= 0) {
      bands.push(...cutTouching({ from, to: i }, rows, usual))
      from = -1
    }
  }
  const tall = bands.filter((b) => b.to - b.from >= Math.max(5, usual * 0.3))
  if (tall.length < 2) return [box]
  return tall.map((band, i) => {
    const before = i > 0 ? (tall[i - 1]!.to + band.from) / 2 : Math.max(0, band.from - usual * 0.2)
    const after = i < tall.length - 1 ? (band.to + tall[i + 1]!.from) / 2 : Math.min(rows.length, band.to + usual * 0.2)
    return { ...box, top: top + before, bottom: top + after }
  })
}

type Band = { from: number; to: number }
/** Rows between two lines hold less than this share of the ink of the fullest row of either. */
const VALLEY_MAX = 0.3
/** Forms set two-line labels so tight that hooks and brackets of one touch the other. */
const cutTouching = (band: Band, rows: Int32Array, usual: number): Band[] => {
  const height = band.to - band.from
  if (height < usual * 0.85) return [band]
  const margin = Math.round(height * 0.28)
  let valley = -1
  for (let i = band.from + margin; i < band.to - margin; i++) if (valley < 0 || rows[i]! < rows[valley]!) valley = i
  if (valley < 0) return [band]
  const peak = (from: number, to: number): number => rows.subarray(from, to).reduce((a, b) => Math.max(a, b), 0)
  if (rows[valley]! > Math.min(peak(band.from, valley), peak(valley + 1, band.to)) * VALLEY_MAX) return [band]
  const above = { from: band.from, to: valley }
  const below = { from: valley + 1, to: band.to }
  return [...cutTouching(above, rows, usual), ...cutTouching(below, rows, usual)]
}
