import type { Ink } from './binarise.ts'
import type { PixelBox } from './detect-text.ts'
import type { PixelLine } from './find-ruled-lines.ts'

/** A stretch of text on one line, with the paper gaps between its inked columns. `body` is the height of its capitals or small letters. */
export type Segment = {
  box: PixelBox
  inkTop: number
  inkBottom: number
  gaps: { from: number; to: number }[]
  inkLeft: number
  inkRight: number
  body: number
}

/** A gap this many text heights wide is a column break, not a space. */
const COLUMN_GAP = 1.6
const SEGMENTS_MAX = 4000
/** Between two lines stand hooks and brackets at most: this share of the ink of the fullest row. */
const BETWEEN_LINES_MAX = 0.1

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
  for (const box of partStacked(boxes, print)) {
    for (const cell of cutAtLines(box, lines).flatMap((c) => cutAtFrames(c, frames, print))) {
      // Beside a stacked label may stand a single line: columns first, then lines, then columns of each line.
      const columns = cell.bottom - cell.top > usual * 1.2 ? cutColumns(cell, print).map((s) => s.box) : [cell]
      for (const row of columns.flatMap((c) => cutStacked(c, print, usual))) found.push(...cutColumns(row, print))
    }
    if (found.length > SEGMENTS_MAX) break
  }
  return joinTwice(found, print)
}

/**
 * Boxes of two lines that reach into each other are parted where hardly any print stands between the lines: each would be
 * read with half of the other.
 */
const partStacked = (boxes: readonly PixelBox[], print: Ink): PixelBox[] => {
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

const cutAtLines = (box: PixelBox, lines: readonly PixelLine[]): PixelBox[] => {
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
const cutAtFrames = (box: PixelBox, frames: readonly PixelBox[], print: Ink): PixelBox[] => {
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

const rowInk = (box: PixelBox, print: Ink): Int32Array => {
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

/** Two or three lines that the detector took for one are cut at the empty rows between them, or where they touch at the thinnest. */
const cutStacked = (box: PixelBox, print: Ink, usual: number): PixelBox[] => {
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

const cutColumns = (box: PixelBox, print: Ink): Segment[] => {
  const left = Math.max(0, Math.floor(box.left))
  const right = Math.min(print.width, Math.ceil(box.right))
  const rows = rowInk(box, print)
  const top = Math.max(0, Math.floor(box.top))
  let first = 0
  let last = rows.length
  while (first < last && rows[first] === 0) first++
  while (last > first && rows[last - 1] === 0) last--
  if (last - first < 3) return []
  const body = bodyHeight(rows)
  const columns = new Uint8Array(right - left)
  for (let y = top + first; y < top + last; y++) {
    const base = y * print.width + left
    for (let x = 0; x < columns.length; x++) if (print.data[base + x]) columns[x] = 1
  }
  const stretches: { from: number; to: number }[] = []
  for (let x = 0; x < columns.length; x++) {
    if (!columns[x]) continue
    const from = x
    while (x < columns.length && columns[x]) x++
    stretches.push({ from: left + from, to: left + x })
  }
  const segments: Segment[] = []
  let group: typeof stretches = []
  const close = (): void => {
    if (group.length > 0) segments.push(segmentOf(group, box, top + first, top + last, body))
    group = []
  }
  for (const stretch of stretches) {
    const before = group.at(-1)
    if (before && stretch.from - before.to >= body * COLUMN_GAP) close()
    group.push(stretch)
  }
  close()
  return segments
}

/** Rows that carry a good share of the ink: ascenders, descenders and intruding neighbours do not. */
const bodyHeight = (rows: Int32Array): number => {
  const least = rows.reduce((a, b) => Math.max(a, b), 0) * 0.3
  let from = 0
  let to = rows.length
  while (from < to && rows[from]! < least) from++
  while (to > from && rows[to - 1]! < least) to--
  return Math.max(4, to - from)
}

const segmentOf = (stretches: { from: number; to: number }[], box: PixelBox, inkTop: number, inkBottom: number, body: number): Segment => {
  const padX = body * 0.25 + 1
  const padY = body * 0.2 + 1
  const inkLeft = stretches[0]!.from
  const inkRight = stretches.at(-1)!.to
  const gaps: Segment['gaps'] = []
  for (let i = 1; i < stretches.length; i++) gaps.push({ from: stretches[i - 1]!.to, to: stretches[i]!.from })
  return {
    box: {
      left: Math.max(box.left, inkLeft - padX),
      right: Math.min(box.right, inkRight + padX),
      top: Math.max(box.top, inkTop - padY),
      bottom: Math.min(box.bottom, inkBottom + padY),
    },
    inkTop,
    inkBottom,
    inkLeft,
    inkRight,
    gaps,
    body,
  }
}

/** The recogniser reads short stretches better than long ones: a line is cut at its spaces into pieces of about this many heights. */
const PIECE_HEIGHTS = 10

export const cutLongSegment = (segment: Segment): Segment[] => {
  const height = segment.box.bottom - segment.box.top
  const limit = height * PIECE_HEIGHTS
  const pieces: Segment[] = []
  let rest = segment
  while (rest.box.right - rest.box.left > limit * 1.3) {
    const start = rest.inkLeft
    let cut: { from: number; to: number } | null = null
    for (const gap of rest.gaps) {
      if (gap.from < start + limit * 0.4 || gap.from > start + limit * 1.2) continue
      if (gap.to - gap.from >= segment.body * 0.22 && (!cut || gap.to - gap.from >= cut.to - cut.from)) cut = gap
    }
    if (!cut) break
    const edge = (cut.from + cut.to) / 2
    const at = cut
    pieces.push({ ...rest, box: { ...rest.box, right: edge }, inkRight: at.from, gaps: rest.gaps.filter((g) => g.to <= at.from) })
    rest = { ...rest, box: { ...rest.box, left: edge }, inkLeft: at.to, gaps: rest.gaps.filter((g) => g.from >= at.to) }
  }
  return [...pieces, rest]
}
