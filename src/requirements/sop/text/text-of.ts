import { bareRows } from './bare-rows.ts'
import { inColumns } from './columns-of-prose.ts'
import { withoutMarginNumbers } from './margin-numbers.ts'
import { withRaisedMarks } from './raised-marks.ts'
import { type PageRules, rulesAcross, rulesOf, type RuledLine, tableRows } from './ruled-rows.ts'
import { withoutRunningHeads } from './running-heads.ts'
import { isSpread } from './spread-lines.ts'
import { unstruck } from './struck-words.ts'

export type Placed = { x: number; y: number; w: number; h: number }
/** What text is laid out from: words, tick boxes and ruled lines at their places on a page, in points, origin top left. */
export type LaidPage = {
  words: (Piece & { visible?: boolean })[]
  checkboxes?: { box: Placed; checked: boolean | null }[]
  lines?: RuledLine[]
}
/** `size` of its letters and the line they stand on (`base`), in points, where the reader of the page knows them: a box hugs its letters. */
export type Piece = { text: string; box: Placed; size?: number; base?: number }

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

const [EVEN, PARTED_EVENLY, PARTED] = [0.05, 1.22, 1.45]

/** A box printed as a letter is a word and a tick box both. */
const BOXES = /^[☐☑☒□❏❑]$/
const BESIDE = 2
/** A line shorter than this share of the longest above it ends what it says. */
const WHOLE_LINE = 0.75

/**
 * Plain text of pages as the requirement parser likes it: one line a printed line, columns of running text one after the other,
 * other columns at the same place in all lines, ruled tables as rows with pipes, a blank line where the page leaves one, tick boxes
 * as [x] and [ ]; without what is struck out and the numbers of lines, and with what all pages repeat at their heads and feet once.
 */
export function textOfPages(pages: LaidPage[]): string {
  const rows = withoutRunningHeads(pages.map((page) => rowsOf(piecesOf(page)))).map((page) => withoutMarginNumbers(page, letterOf(page.flat())))
  let text = ''
  let tables: number[][] = []
  for (const [k, page] of pages.entries()) {
    if (!rows[k]!.length) continue
    const letter = letterOf(rows[k]!.flat())
    const rules = rulesOf(page.lines ?? [])
    for (const [i, block] of inColumns(rows[k]!, letter, rowsOf).entries()) {
      const laid = textOfBlock(block, letter, rules, i === 0 ? tables : [])
      text += (text === '' ? '' : goesOn(text, laid.text) ? '\n' : '\n\n') + laid.text
      tables = laid.last
    }
  }
  return text
}

function piecesOf(page: LaidPage): Piece[] {
  const boxes = (page.checkboxes ?? []).map((c) => ({ text: c.checked ? '[x]' : '[ ]', box: c.box }))
  const isBox = ({ text, box }: Piece): boolean => BOXES.test(text) && boxes.some((b) => Math.abs(b.box.x - box.x) < BESIDE && Math.abs(b.box.y - box.y) < BESIDE)
  const words = unstruck(page.words.filter((w) => w.visible !== false && w.text.trim()), page.lines ?? []).filter((w) => !isBox(w))
  return withRaisedMarks([...words, ...boxes])
}

const letterOf = (pieces: Piece[]): number => median(pieces.filter((p) => !/^\[[x ]\]$/.test(p.text)).map((p) => p.box.w / Math.max(1, p.text.length))) || 5

/** Whether what a page or a column ends with goes on in the next: a row in a row, a line that has no end in a line that begins none. */
function goesOn(above: string, below: string): boolean {
  const [last, next] = [above.slice(above.lastIndexOf('\n') + 1), /^.*/.exec(below.slice(0, 500))![0].trimStart()]
  if (last.startsWith('|') && next.startsWith('|')) return !above.includes(next)
  if (/[.:;!?]["”’)]?\s*$/.test(last) || last.startsWith('|') || next.startsWith('|')) return false
  const longest = above.slice(-2_000).split('\n').slice(1).reduce((most, line) => Math.max(most, line.length), 0)
  return last.length >= longest * WHOLE_LINE && !/^(?:\(?[A-Za-z\d]{1,4}[.)]|[•*–-])\s/.test(next)
}

function textOfBlock(rows: Piece[][], charWidth: number, rules: PageRules, tablesAbove: number[][]): { text: string; last: number[][] } {
  const left = rows.flat().reduce((least, p) => Math.min(least, p.box.x), Number.POSITIVE_INFINITY)
  const heights = rows.map((r) => median(r.map((p) => p.box.h)))
  const stands = rows.map((r) => r[0]!.base ?? r[0]!.box.y)
  const pitches = stands.slice(1).map((y, i) => y - stands[i]!)
  const usual = median(pitches) || heights[0]! * 1.2
  // Where lines stand evenly, a little more room than between two lines parts two paragraphs.
  const apart = usual * (rows.every((r) => r[0]!.base !== undefined) && pitches.filter((pitch) => Math.abs(pitch - usual) < usual * EVEN).length > pitches.length / 2 ? PARTED_EVENLY : PARTED)
  const cell = (pieces: Piece[]): string => joined(pieces, charWidth)
  const { found: ruled, last: below } = tableRows(rows.map((r) => ({ pieces: r, across: rulesAcross(rules, r) })), cell, tablesAbove)
  const tables = ruled.some((r) => r !== undefined) ? ruled : bareRows(rows, charWidth, cell)
  const lines: string[] = []
  let last = ''
  for (const [i, row] of rows.entries()) {
    const table = tables[i]
    // What the rules of a table set apart is told by them, and not by the height of its rows.
    if (i > 0 && !(table !== undefined && tables[i - 1] !== undefined) && stands[i]! - stands[i - 1]! > apart) lines.push('')
    if (table === undefined) lines.push(isSpread(row, rows, charWidth) ? row.map((p) => p.text).join(' ') : lineOf(row, left, charWidth))
    else if (table !== '' && table !== last) lines.push(table)
    last = table ?? ''
  }
  return { text: lines.join('\n'), last: below }
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
