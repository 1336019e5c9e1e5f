import type { Piece } from './text-of.ts'

type Row = Piece[]
/** So many lines beside each other at least, of so many letters, that begin so often within a sentence, and so seldom with an amount: rows of a table do not. */
const [ROWS_MIN, LETTERS_MIN, WITHIN_MIN, FILLED_MIN, AMOUNTS_MAX] = [6, 18, 0.22, 0.4, 0.34]
/** The room between columns, in letters. */
const GUTTER = 1.6
const STEP = 3
const DEPTH_MAX = 2

const right = (row: Row): number => row.reduce((most, p) => Math.max(most, p.box.x + p.box.w), 0)
const left = (row: Row): number => row.reduce((least, p) => Math.min(least, p.box.x), Infinity)

/**
 * The lines of a page in blocks as they are read: columns of running text one after the other, with what stands across them above
 * and below. `rowsOf` gathers pieces into lines.
 */
export function inColumns(rows: Row[], letter: number, rowsOf: (pieces: Piece[]) => Row[], depth = 0): Row[][] {
  const found = depth < DEPTH_MAX && rows.length >= ROWS_MIN ? gutterOf(rows, letter) : null
  if (!found) return [rows]
  const { from, to, at } = found
  const inside = rows.slice(from, to).flat()
  const sides = [inside.filter((p) => p.box.x < at), inside.filter((p) => p.box.x >= at)].map(rowsOf)
  if (!areProse(sides, letter) || areRows(sides)) return [rows]
  const around = [rows.slice(0, from), rows.slice(to)]
  return [...(around[0]!.length ? [around[0]!] : []), ...sides.flatMap((side) => inColumns(side, letter, rowsOf, depth + 1)), ...(around[1]!.length ? inColumns(around[1]!, letter, rowsOf, depth + 1) : [])]
}

/** Where most lines one below another leave the same room, in the midst of the page. */
function gutterOf(rows: Row[], letter: number): { at: number; from: number; to: number } | null {
  const [first, last] = [left(rows.flat()), right(rows.flat())]
  let best: { at: number; from: number; to: number } | null = null
  for (let at = first + (last - first) * 0.15; at < first + (last - first) * 0.85; at += STEP) {
    let begins = 0
    for (let i = 0; i <= rows.length; i++) {
      if (i < rows.length && !crosses(rows[i]!, at, letter)) continue
      if (i - begins > (best ? best.to - best.from : ROWS_MIN - 1)) best = { at, from: begins, to: i }
      begins = i + 1
    }
  }
  return best
}

/** Whether a line has a word at a place, or no more room there than between two words. */
function crosses(row: Row, at: number, letter: number): boolean {
  let end = -Infinity
  let next = Infinity
  for (const { box } of row) {
    if (box.x <= at && box.x + box.w >= at) return true
    if (box.x + box.w < at) end = Math.max(end, box.x + box.w)
    else next = Math.min(next, box.x)
  }
  return next - end < letter * GUTTER
}

const LEVEL = 3
const BEGUN_TOGETHER_MAX = 0.7
/** Whether cells of a table stand beside each other: what begins on the one side has something that begins at its side. */
function areRows(sides: Row[][]): boolean {
  const begun = sides.map((rows) => rows.filter((row, i) => i > 0 && /^[^a-z(]/.test(row[0]!.text)).map(placeOf))
  const [some, others] = begun.toSorted((a, b) => a.length - b.length)
  return some!.length > 1 && some!.filter((y) => others!.some((other) => Math.abs(other - y) < LEVEL)).length > some!.length * BEGUN_TOGETHER_MAX
}
const placeOf = (row: Row): number => row[0]!.base ?? row[0]!.box.y

/** Columns whose lines fill them, go on one below the other, and break within sentences. */
function areProse(sides: Row[][], letter: number): boolean {
  let [lines, within, filled] = [0, 0, 0]
  for (const rows of sides) {
    const [from, to] = [left(rows.flat()), right(rows.flat())]
    const letters = rows.reduce((n, row) => n + row.reduce((m, p) => m + p.text.length + 1, 0), 0) / rows.length
    const pitches = rows.slice(1).map((row, i) => row[0]!.box.y - rows[i]![0]!.box.y)
    const usual = pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)]!
    const amounts = rows.filter((row) => /^\$|^\d{1,3},\d{3}/.test(row[0]!.text)).length
    if (rows.length < ROWS_MIN / 2 || letters < LETTERS_MIN || to - from < letter * LETTERS_MIN || amounts > rows.length * AMOUNTS_MAX || pitches.some((pitch) => pitch > usual * 3.2)) return false
    lines += rows.length
    within += rows.slice(1).filter((row) => /^[a-z(]/.test(row[0]!.text)).length
    filled += rows.filter((row) => right(row) - from > (to - from) * 0.7).length
  }
  return within >= lines * WITHIN_MIN && filled >= lines * FILLED_MIN
}
