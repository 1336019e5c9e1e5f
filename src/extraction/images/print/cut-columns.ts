import type { Ink } from '../sheet/binarise.ts'
import type { PixelBox } from './detect-text.ts'
import { rowInk } from './print-ink.ts'

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

/** The stretches of a line that wide gaps part, each fitted to its ink. */
export const cutColumns = (box: PixelBox, print: Ink): Segment[] => {
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
