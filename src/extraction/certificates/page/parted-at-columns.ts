import { type Row, type Segment, segmentOf } from '../../classify/index.ts'

/** So many other rows near by begin a cell where a word stands. */
const ROWS_MIN = 2
/** How far those rows may be, in heights of the print. */
const REACH = 9
const FLUSH = 1.2
/** Wider than a space, in heights of the print and in spaces of the row itself. */
const GAP_MIN = 0.32
const SPACES_MIN = 1.35

/** `06/20/2026 to 06/20/2027  Each occurrence: $1,000,000`: a line that fills its column up to the next one, which the rows around it show, is two cells. */
export function partedAtColumns(rows: readonly Row[]): Row[] {
  const cells = rows.map(({ y, h, segments }) => ({ y, h, starts: segments.map((s) => s.box.x) }))
  const beginsColumn = (row: Row, x: number): boolean =>
    cells.filter((c) => c.y !== row.y && Math.abs(c.y - row.y) < REACH * Math.max(7, row.h) && c.starts.length > 1 && c.starts.slice(1).some((start) => Math.abs(start - x) < FLUSH)).length >= ROWS_MIN
  return rows.map((row) => ({ ...row, segments: row.segments.flatMap((s) => partsOf(row, s, beginsColumn)) }))
}

function partsOf(row: Row, segment: Segment, beginsColumn: (row: Row, x: number) => boolean): Segment[] {
  const { words, page } = segment
  const gaps = words.slice(1).map((w, i) => w.box.x - words[i]!.box.x - words[i]!.box.w)
  const space = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0
  const cuts = gaps.flatMap((gap, i) => (gap > GAP_MIN * Math.max(7, row.h) && (gaps.length === 1 || gap > SPACES_MIN * space) && beginsColumn(row, words[i + 1]!.box.x) ? [i + 1] : []))
  return cuts.length === 0 ? [segment] : [0, ...cuts].map((from, i) => segmentOf(page, words.slice(from, cuts[i])))
}
