import type { Piece } from './text-of.ts'

/** A ruled line, in points, origin top left. */
export type RuledLine = { x1: number; y1: number; x2: number; y2: number }
/** The upright rules that a printed line stands between, and the level ones above and below it. */
export type Across = { xs: number[]; top: number; bottom: number }

const NEAR = 2
/** A table has no more columns, and no cell holds more letters: what does is the frame of a page. */
const COLUMNS_MAX = 14
const CELL_MAX = 400

const together = (values: number[]): number[] => values.toSorted((a, b) => a - b).filter((v, i, all) => i === 0 || v - all[i - 1]! > NEAR)

type Level = { y: number; spans: { from: number; to: number }[] }
/** The upright and the level rules of a page, the level ones from top to bottom and those at one height together. */
export type PageRules = { uprights: RuledLine[]; levels: Level[] }
export function rulesOf(rules: readonly RuledLine[]): PageRules {
  const levels: Level[] = []
  for (const { x1, x2, y1 } of rules.filter((r) => Math.abs(r.y1 - r.y2) < 1).toSorted((a, b) => a.y1 - b.y1)) {
    const span = { from: Math.min(x1, x2), to: Math.max(x1, x2) }
    const last = levels.at(-1)
    if (last && y1 - last.y < NEAR) last.spans.push(span)
    else levels.push({ y: y1, spans: [span] })
  }
  return { uprights: rules.filter((r) => Math.abs(r.x1 - r.x2) < 1), levels }
}

/** The rules around a printed line, or null where it does not stand between two upright ones or more. */
export function rulesAcross({ uprights, levels }: PageRules, row: Piece[]): Across | null {
  const middle = row[0]!.box.y + row[0]!.box.h / 2
  const xs = together(uprights.filter((r) => Math.min(r.y1, r.y2) - 1 <= middle && Math.max(r.y1, r.y2) + 1 >= middle).map((r) => r.x1))
  const [first, last] = [xs[0]!, xs.at(-1)!]
  if (xs.length < 2 || xs.length > COLUMNS_MAX + 1 || row.some((p) => p.box.x < first - NEAR || p.box.x + p.box.w > last + NEAR * 3)) return null
  const runsAcross = ({ spans }: Level): boolean => spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(last, to) - Math.max(first, from)), 0) > (last - first) * 0.6
  const top = levels.findLast((level) => level.y <= middle && runsAcross(level))?.y ?? Number.NEGATIVE_INFINITY
  const bottom = levels.find((level) => level.y > middle && runsAcross(level))?.y ?? Number.POSITIVE_INFINITY
  return { xs, top, bottom }
}

/** The lines of a cell as one: an amount with a new beginning behind it is a part of its own. */
export const cellOf = (lines: string[], between = '; '): string => lines.filter(Boolean).reduce((a, b) => a + (a === '' ? '' : /[\d)KMkm]$/.test(a) && /^[A-Z]/.test(b) ? between : ' ') + b, '')

type Band = { at: number[]; xs: number[]; cells: string[] }
const near = (a: number, b: number): boolean => Math.abs(a - b) < NEAR * 2
const sameEnds = (a: Band, b: Band): boolean => near(a.xs[0]!, b.xs[0]!) && near(a.xs.at(-1)!, b.xs.at(-1)!)
const stands = (x: number, band: Band): boolean => band.xs.some((other) => near(x, other))
const follows = (above: Band, below: Band): boolean => below.at[0]! - above.at.at(-1)! === 1
/** Two rows of one table: the rules of the one are those of the other, or some of them, where cells take several columns. */
const ofOneTable = (a: Band, b: Band): boolean => sameEnds(a, b) && (a.xs.length <= b.xs.length ? a.xs.every((x) => stands(x, b)) : b.xs.every((x) => stands(x, a)))

/**
 * For each printed line the row of a table it stands in, written with pipes on the first of its lines and '' on the others;
 * undefined for a line outside tables. Rules around a single row are a frame, and no table; a cell that takes several columns
 * is written in the first of them, and one that takes all is a row of its own between two rows, and a line above or below them.
 * `above`: the upright rules of the table that the page before ends with; a first row between the same ones goes on with it.
 * `last`: those of the table that these lines end with.
 */
export function tableRows(lines: { pieces: Piece[]; across: Across | null }[], textOf: (cell: Piece[]) => string, above: readonly number[][] = []): { found: (string | undefined)[]; last: number[][] } {
  const found: (string | undefined)[] = lines.map(() => undefined)
  const bands = bandsOf(lines, textOf)
  const beside = bands.map((band, k) => [bands[k - 1], bands[k + 1]].filter((b) => b !== undefined && (follows(b, band) || follows(band, b)) && ofOneTable(b, band)) as Band[])
  for (const [k, band] of bands.entries()) {
    const whole = band.cells.length === 1
    const columns = beside[k]!.reduce((most, b) => (b.xs.length > most.xs.length ? b : most), band)
    const isContinued = k === 0 && band.at[0] === 0 && above.some((xs) => xs.length === band.xs.length && xs.every((x) => stands(x, band)))
    if (!isContinued && (whole ? beside[k]!.length < 2 || beside[k]!.some((b) => b.cells.length < 2) : columns.xs.length < 3 || beside[k]!.length === 0)) continue
    const text = whole ? [band.cells[0]!] : columns.xs.slice(0, -1).map((x) => { const own = band.xs.findIndex((other) => near(x, other)); return own < 0 ? '' : band.cells[own]! }) // prettier-ignore
    for (const [n, line] of band.at.entries()) found[line] = n === 0 ? `| ${text.join(' | ')} |` : ''
  }
  const end = bands.at(-1)
  return { found, last: end && end.at.at(-1) === lines.length - 1 && found[end.at[0]!] !== undefined && end.xs.length > 2 ? [end.xs] : [] }
}

/** The rows that rules set apart, each with its cells. */
function bandsOf(lines: { pieces: Piece[]; across: Across | null }[], textOf: (cell: Piece[]) => string): Band[] {
  const bands: Band[] = []
  for (let i = 0; i < lines.length; i++) {
    const { across } = lines[i]!
    if (!across) continue
    const at = [i]
    const bounded = Number.isFinite(across.top) && Number.isFinite(across.bottom)
    while (bounded && lines[at.at(-1)! + 1]?.across && sameBand(lines[at.at(-1)! + 1]!.across!, across)) at.push(at.at(-1)! + 1)
    const cells = across.xs.slice(1).map((right, k) => {
      const inside = (p: Piece): boolean => p.box.x + p.box.w / 2 >= across.xs[k]! && p.box.x + p.box.w / 2 < right
      return cellOf(at.map((n) => textOf(lines[n]!.pieces.filter(inside)))).replaceAll('|', '/')
    })
    if (cells.every((c) => c.length <= CELL_MAX)) bands.push({ at, xs: across.xs, cells })
    i = at.at(-1)!
  }
  return bands
}
const sameBand = (a: Across, b: Across): boolean => Math.abs(a.top - b.top) < NEAR && Math.abs(a.bottom - b.bottom) < NEAR && a.xs.length === b.xs.length
