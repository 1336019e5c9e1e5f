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

/** The rules around a printed line, or null where it does not stand between three upright ones or more. */
export function rulesAcross({ uprights, levels }: PageRules, row: Piece[]): Across | null {
  const middle = row[0]!.box.y + row[0]!.box.h / 2
  const xs = together(uprights.filter((r) => Math.min(r.y1, r.y2) - 1 <= middle && Math.max(r.y1, r.y2) + 1 >= middle).map((r) => r.x1))
  const [first, last] = [xs[0]!, xs.at(-1)!]
  if (xs.length < 3 || xs.length > COLUMNS_MAX + 1 || row.some((p) => p.box.x < first - NEAR || p.box.x + p.box.w > last + NEAR * 3)) return null
  const runsAcross = ({ spans }: Level): boolean => spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(last, to) - Math.max(first, from)), 0) > (last - first) * 0.6
  const top = levels.findLast((level) => level.y <= middle && runsAcross(level))?.y ?? Number.NEGATIVE_INFINITY
  const bottom = levels.find((level) => level.y > middle && runsAcross(level))?.y ?? Number.POSITIVE_INFINITY
  return { xs, top, bottom }
}

/** The lines of a cell as one: an amount with a new beginning behind it is a part of its own. */
export const cellOf = (lines: string[], between = '; '): string => lines.filter(Boolean).reduce((a, b) => a + (a === '' ? '' : /[\d)KMkm]$/.test(a) && /^[A-Z]/.test(b) ? between : ' ') + b, '')

/**
 * For each printed line the row of a table it stands in, written with pipes on the first of its lines and '' on the others;
 * undefined for a line outside tables. Rules around a single row are a frame, and no table.
 */
export function tableRows(lines: { pieces: Piece[]; across: Across | null }[], textOf: (cell: Piece[]) => string): (string | undefined)[] {
  const found: (string | undefined)[] = lines.map(() => undefined)
  const bands: { at: number[]; xs: string; text: string }[] = []
  for (let i = 0; i < lines.length; i++) {
    const { across } = lines[i]!
    if (!across) continue
    const at = [i]
    const bounded = Number.isFinite(across.top) && Number.isFinite(across.bottom)
    while (bounded && lines[at.at(-1)! + 1]?.across && sameBand(lines[at.at(-1)! + 1]!.across!, across)) at.push(at.at(-1)! + 1)
    const cells = across.xs.slice(1).map((right, k) => {
      const inside = (p: Piece): boolean => p.box.x + p.box.w / 2 >= across.xs[k]! && p.box.x + p.box.w / 2 < right
      return cellOf(at.map((n) => textOf(lines[n]!.pieces.filter(inside))))
    })
    if (cells.every((c) => c.length <= CELL_MAX)) bands.push({ at, xs: across.xs.map((x) => Math.round(x / 4)).join(), text: `| ${cells.map((c) => c.replaceAll('|', '/')).join(' | ')} |` })
    i = at.at(-1)!
  }
  for (const [k, band] of bands.entries()) {
    const beside = [bands[k - 1], bands[k + 1]].some((b) => b !== undefined && b.xs === band.xs && Math.min(Math.abs(b.at[0]! - band.at.at(-1)!), Math.abs(band.at[0]! - b.at.at(-1)!)) === 1)
    if (beside) for (const [n, line] of band.at.entries()) found[line] = n === 0 ? band.text : ''
  }
  return found
}
const sameBand = (a: Across, b: Across): boolean => Math.abs(a.top - b.top) < NEAR && Math.abs(a.bottom - b.bottom) < NEAR && a.xs.length === b.xs.length
