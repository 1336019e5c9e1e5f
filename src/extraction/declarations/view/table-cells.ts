import { type Row, type Segment, segmentOf } from '../../classify/index.ts'
import type { Page } from '../../page-model.ts'

const MONEY = /\$\s?\d[\d,]*|\b\d{1,3}(?:,\d{3})+|\b\d{2,4}K\b/g
const AMOUNT_FIRST = /^(?:\$|\d|each\b|per\b|any\sone\b|usd\b)/i
const UNIT_FIRST = /^(?:each|per|any\sone)\b/i
const UNITS = /\bperson\b[^]*\b(?:accident|occurrence)\b/i
const SAME_EDGE = 1.5
const COLUMN_MIN = 2
const LINES_MAX = 7
/** How unequal the distances of one leading come out, in points. */
const UNEVEN = 0.4
const RULE_LENGTH_MIN = 20

type Line = { segment: Segment; row: number }
type Cell = Line[]
const moneyIn = (text: string): number => [...text.matchAll(MONEY)].length
const top = (cell: Cell): number => cell[0]!.segment.box.y
const bottom = (cell: Cell): number => cell.at(-1)!.segment.box.y + cell.at(-1)!.segment.box.h
const wholeOf = (cell: Cell): Segment => segmentOf(cell[0]!.segment.page, cell.flatMap((l) => l.segment.words))

/** The rows' cells, one that runs into the amount beside it parted where amounts of other rows begin. */
function partedRows(rows: readonly Row[]): Row[] {
  const edges = rows.flatMap((r) => r.segments.slice(1).flatMap((s) => (AMOUNT_FIRST.test(s.text) && moneyIn(s.text) > 0 ? [s.box.x] : [])))
  const isColumn = (x: number): boolean => edges.filter((e) => Math.abs(e - x) < SAME_EDGE).length >= COLUMN_MIN
  return rows.map((row) => ({
    ...row,
    segments: row.segments.flatMap((s) => {
      const at = s.words.findIndex((w, i) => i > 0 && AMOUNT_FIRST.test(w.text) && isColumn(w.box.x))
      return at > 0 ? [segmentOf(s.page, s.words.slice(0, at)), segmentOf(s.page, s.words.slice(at))] : [s]
    }),
  }))
}

const sizeOf = (words: Segment['words'], h: number): number => words[0]?.size ?? h

type Placed = { line: Line; base: number; size: number }
const sized = (size: number): number => Math.round(size * 2)
/** How near lines of each size of type stand on a page at the nearest: as the lines of a cell do, where any cell has two. */
function leadingsOf(chains: readonly Placed[][]): Map<number, number> {
  const leadings = new Map<number, number>()
  for (const chain of chains)
    chain.slice(1).forEach((l, i) => {
      const gap = l.base - chain[i]!.base
      if (gap > 0.8 * l.line.segment.box.h) leadings.set(sized(l.size), Math.min(gap, leadings.get(sized(l.size)) ?? gap))
    })
  return leadings
}

/** Lines under each other at one left edge in cells: between the same two rules, or as near as the lines of a text stand. */
function cellsOf(page: Page, rows: readonly Row[]): Cell[] {
  const chains: Placed[][] = []
  rows.forEach((row, at) => {
    for (const segment of row.segments) {
      const { base } = segment.words[0]!
      if (base === undefined) continue
      const placed = { line: { segment, row: at }, base, size: sizeOf(segment.words, segment.box.h) }
      const over = chains.findLast((c) => Math.abs(c[0]!.line.segment.box.x - segment.box.x) < SAME_EDGE)
      const last = over?.at(-1)
      if (over && last && placed.base - last.base < 1.4 * last.size && Math.abs(placed.size - last.size) < 0.6) over.push(placed)
      else chains.push([placed])
    }
  })
  const leadings = leadingsOf(chains)
  const rules = page.lines.filter((l) => Math.abs(l.y1 - l.y2) < 1.5 && Math.abs(l.x2 - l.x1) > RULE_LENGTH_MIN)
  const crossed = (x: number, from: number, to: number): boolean => rules.some((l) => l.y1 > from - 1 && l.y1 < to && Math.min(l.x1, l.x2) <= x + 2 && Math.max(l.x1, l.x2) >= x)
  const cells: Cell[] = []
  for (const chain of chains) {
    chain.forEach((placed, i) => {
      const last = chain[i - 1]
      const x = placed.line.segment.box.x
      const leading = leadings.get(sized(placed.size)) ?? 0
      const isNext = last && Math.abs(placed.base - last.base - leading) < UNEVEN && !crossed(x, last.base, placed.base - 0.3 * placed.size)
      if (isNext) cells.at(-1)!.push(placed.line)
      else cells.push([placed.line])
    })
  }
  return cells
}

/** Cells that stand beside each other, each beside some other: what one row of a table holds. */
function besideEachOther(cells: readonly Cell[]): Cell[][] {
  const groups: { cells: Cell[]; top: number; bottom: number }[] = []
  for (const cell of cells.toSorted((a, b) => top(a) - top(b))) {
    const last = groups.at(-1)
    if (last && top(cell) < last.bottom - 1) {
      last.cells.push(cell)
      last.bottom = Math.max(last.bottom, bottom(cell))
    } else groups.push({ cells: [cell], top: top(cell), bottom: bottom(cell) })
  }
  return groups.map((g) => g.cells)
}

/** Whether such cells are a name with what it is insured for, broken over lines, and not rows of their own. */
function isOneRow(cells: readonly Cell[]): boolean {
  const lines = Math.max(...cells.map((c) => c.length))
  if (cells.length < 2 || lines < 2 || lines > LINES_MAX) return false
  const wholes = cells.map(wholeOf)
  // What stands over something else in one column is of another row.
  if (wholes.some((a, i) => wholes.some((b, k) => k > i && a.box.x < b.box.x + b.box.w && b.box.x < a.box.x + a.box.w))) return false
  const texts = wholes.map((w) => w.text)
  const names = cells.filter((_, i) => moneyIn(texts[i]!) === 0 && /[A-Za-z]{4}/.test(texts[i]!))
  const insured = cells.filter((_, i) => moneyIn(texts[i]!) > 0)
  if (names.length === 0 || insured.length === 0) return false
  // More than one amount in a cell are those of each person and of each accident.
  if (insured.some((c) => { const { text } = wholeOf(c); return !AMOUNT_FIRST.test(text) || (UNIT_FIRST.test(text) && /[a-z]\W*$/i.test(text)) || moneyIn(text) > 2 || (moneyIn(text) === 2 && !UNITS.test(text)) || (moneyIn(text) < 2 && c.length > 1 && c.slice(1).some((l) => /^[A-Z]/.test(l.segment.text))) })) return false
  // An amount stands beside the first or the middle line of its name; beside the last, the line over it is a row of its own.
  const name = names.reduce((a, b) => (b.length > a.length ? b : a))
  return name.length < 2 || insured.some((c) => top(c) < name.at(-1)!.segment.box.y - 2)
}

/**
 * A table whose cells break over lines, their texts beginning level or in the middle of each other: the lines of a cell stand nearer than
 * the rows do. What it says of one coverage is one row; lines as far apart as the table's rows stay rows.
 */
export function withTableCells(page: Page, printed: readonly Row[]): Row[] {
  if (page.source === 'image') return [...printed]
  const rows = partedRows(printed)
  const joined = new Map<number, Row>()
  const taken = new Set<number>()
  for (const cells of besideEachOther(cellsOf(page, rows))) {
    const of = [...new Set(cells.flatMap((c) => c.map((l) => l.row)))].sort((a, b) => a - b)
    const own = new Set(cells.flatMap((c) => c.map((l) => l.segment)))
    if (of.length < 2 || !isOneRow(cells) || of.some((at) => rows[at]!.segments.some((s) => !own.has(s)))) continue
    const first = rows[of[0]!]!
    joined.set(of[0]!, { ...first, segments: cells.map(wholeOf).toSorted((a, b) => a.box.x - b.box.x) })
    for (const at of of) taken.add(at)
  }
  return printed.flatMap((row, at) => (joined.has(at) ? [joined.get(at)!] : taken.has(at) ? [] : [row]))
}
