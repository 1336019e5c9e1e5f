import type { Box } from '../../../vocabulary/index.ts'
import { Grid, type Row, type Segment, segmentOf } from '../../classify/index.ts'
import type { Page } from '../../page-model.ts'

const MONEY = /\$\s?\d|\d,\d{3}/
/** `$500,000 each accident - garage`: an amount with words behind it goes on in the next line of its cell. */
const SAID_BEHIND = /^\$\s?[\d,]+\s[A-Za-z]{4}/
const CELL_HEIGHT_MAX = 120
const HEADS_MIN = 3
const HEAD_LETTERS_MAX = 44
const LINE_MAX = 2
const RULES_MIN = 3

const holds = (cell: Box, { box }: Segment): boolean => {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2]
  return x > cell.x && x < cell.x + cell.w && y > cell.y && y < cell.y + cell.h
}

/** The headings of a ruled table's columns and what is said behind an amount, each one text where its cell breaks it over lines. */
export function withRuledCells(page: Page, rows: readonly Row[]): Row[] {
  const grid = new Grid(page)
  if (grid.verticals.length < RULES_MIN || grid.horizontals.length < RULES_MIN) return [...rows]
  const out: Row[] = []
  let end = 0
  for (const row of rows) {
    const over = out.at(-1)
    const whole = over && row.y - end < LINE_MAX * Math.max(7, row.h) ? joined(grid, over, row) : null
    if (whole) out[out.length - 1] = whole
    else out.push(row)
    end = row.y
  }
  return out
}

/** The row with the words of the next one behind those of the cells that they stand in; null where the next one is a row of its own. */
function joined(grid: Grid, over: Row, row: Row): Row | null {
  const heads = over.segments.length >= HEADS_MIN && over.segments.every((s) => !MONEY.test(s.text) && s.text.length < HEAD_LETTERS_MAX)
  const found = row.segments.map((s) => cellOver(grid, over, s))
  if (row.segments.some((s) => /\d/.test(s.text)) || found.some((f) => !f) || (heads ? row.segments.length < HEADS_MIN - 1 : !found.some((f) => SAID_BEHIND.test(f!.text)))) return null
  // Heads are as near to what stands under them as their last line.
  return { ...over, y: heads ? row.y : over.y, segments: over.segments.map((o) => segmentOf(o.page, [...o.words, ...row.segments.filter((_, i) => found[i] === o).flatMap((s) => s.words)])) }
}

/** What stands over a text in the same ruled cell; null where nothing does, or several texts do. */
function cellOver(grid: Grid, over: Row, segment: Segment): Segment | null {
  const cell = grid.cellAt(segment.box.x + segment.box.w / 2, segment.box.y + segment.box.h / 2)
  const bounded = cell.x > 0 && cell.y > 0 && cell.h < CELL_HEIGHT_MAX && cell.x + cell.w < grid.width
  const within = bounded ? over.segments.filter((o) => holds(cell, o)) : []
  return within.length === 1 ? within[0]! : null
}
