import { bareRows } from './bare-rows.ts'
import { rulesAcross, rulesOf, type RuledLine, tableRows } from './ruled-rows.ts'

type Placed = { x: number; y: number; w: number; h: number }
/** What text is laid out from: words, tick boxes and ruled lines at their places on a page, in points, origin top left. */
export type LaidPage = {
  words: { text: string; box: Placed; visible?: boolean }[]
  checkboxes?: { box: Placed; checked: boolean | null }[]
  lines?: RuledLine[]
}
export type Piece = { text: string; box: Placed }

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/** Words that stand on one line, left to right; a line is as high as the first word on it. */
function rowsOf(pieces: Piece[]): Piece[][] {
  const rows: { middle: number; half: number; pieces: Piece[] }[] = []
  for (const p of pieces.toSorted((a, b) => a.box.y + a.box.h / 2 - (b.box.y + b.box.h / 2))) {
    const middle = p.box.y + p.box.h / 2
    const row = rows.at(-1)
    if (row && Math.abs(row.middle - middle) < Math.max(row.half, p.box.h / 2) * 0.9) row.pieces.push(p)
    else rows.push({ middle, half: p.box.h / 2, pieces: [p] })
  }
  return rows.map((r) => r.pieces.toSorted((a, b) => a.box.x - b.box.x))
}

/** A word this many letters' widths behind another stands in a column of its own: no space of a justified line is as wide. */
const COLUMN_GAP = 1.9
/** So does one this far behind, in a line that has columns already. */
const NARROW_GAP = 1.3
/** The place of a column is told in units narrower than a letter, so that text hardly ever runs over the next. */
const UNIT = 0.8
/** Further in than this, in letters, a line begins in a column and is not set in. */
const SET_IN_MAX = 16

/** Pieces side by side as they are read, with no gap wider than a space. */
const joined = (pieces: Piece[], charWidth: number): string => pieces.reduce((line, p, i) => line + (i > 0 && p.box.x - pieces[i - 1]!.box.x - pieces[i - 1]!.box.w > charWidth * 0.15 ? ' ' : '') + p.text, '')

/**
 * Plain text of pages as the requirement parser likes it: one line a printed line, each column at the same place in all lines,
 * ruled tables as rows with pipes, a blank line where the page leaves one, tick boxes as [x] and [ ].
 */
export function textOfPages(pages: LaidPage[]): string {
  return pages.map(textOfPage).join('\n\n')
}

function textOfPage(page: LaidPage): string {
  const boxes = (page.checkboxes ?? []).map((c) => ({ text: c.checked ? '[x]' : '[ ]', box: c.box }))
  const words = page.words.filter((w) => w.visible !== false && w.text.trim())
  const pieces: Piece[] = [...words, ...boxes]
  if (!pieces.length) return ''
  const charWidth = median(words.map((w) => w.box.w / Math.max(1, w.text.length))) || 5
  const left = pieces.reduce((least, p) => Math.min(least, p.box.x), Number.POSITIVE_INFINITY)
  const rows = rowsOf(pieces)
  const heights = rows.map((r) => median(r.map((p) => p.box.h)))
  const usual = median(rows.slice(1).map((r, i) => r[0]!.box.y - rows[i]![0]!.box.y)) || heights[0]! * 1.2
  const cell = (pieces: Piece[]): string => joined(pieces, charWidth)
  const rules = rulesOf(page.lines ?? [])
  const ruled = tableRows(rows.map((r) => ({ pieces: r, across: rulesAcross(rules, r) })), cell)
  const tables = ruled.some((r) => r !== undefined) ? ruled : bareRows(rows, charWidth, cell)
  const lines: string[] = []
  let last = ''
  for (const [i, row] of rows.entries()) {
    const table = tables[i]
    // What the rules of a table set apart is told by them, and not by the height of its rows.
    if (i > 0 && !(table !== undefined && tables[i - 1] !== undefined) && row[0]!.box.y - rows[i - 1]![0]!.box.y > usual * 1.45) lines.push('')
    if (table === undefined) lines.push(lineOf(row, left, charWidth))
    else if (table !== '' && table !== last) lines.push(table)
    last = table ?? ''
  }
  return lines.join('\n')
}

function lineOf(row: Piece[], left: number, charWidth: number): string {
  const at = (p: Piece): number => Math.round((p.box.x - left) / charWidth / UNIT)
  const inset = Math.max(0, (row[0]!.box.x - left) / charWidth)
  const gapsWide = row.some((p, i) => i > 0 && p.box.x - row[i - 1]!.box.x - row[i - 1]!.box.w > charWidth * COLUMN_GAP)
  const apart = charWidth * (gapsWide ? NARROW_GAP : COLUMN_GAP)
  let line = ' '.repeat(inset > SET_IN_MAX ? at(row[0]!) : Math.round(inset / 2))
  let end = row[0]!.box.x
  for (const p of row) {
    const gap = p.box.x - end
    if (line.trim()) line = gap > apart ? line.padEnd(Math.max(line.length + 3, at(p))) : gap > charWidth * 0.15 || !/\S$/.test(line) ? `${line} ` : line
    line += p.text
    end = p.box.x + p.box.w
  }
  return line
}
