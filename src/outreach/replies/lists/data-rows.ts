import type { Token } from '../message/html-tokens.ts'

const CELL_CHARS_MAX = 160
const LINES_MAX = 3
/** Of a row with three cells or more: the limits of a general liability, one under the other. */
const OF_WIDE_ROW = { charsMax: 320, linesMax: 8, cellsMin: 3 } as const
const ROWS_MIN = 3
/** What lays a letter out and stands in no cell of figures. */
const LAYS_OUT = new Set(['blockquote', 'hr', 'ul', 'ol', 'li', 'h1', 'h2', 'h3'])
const BREAKS = new Set(['p', 'div', 'br'])

type Cell = { chars: number; lines: number; begun: boolean }
type Row = { at: number; cells: Cell[]; laysOut: boolean }
type Table = { rows: Row[]; cell: Cell | null }

/**
 * The rows of a table of figures, by the place of their tokens. Word puts a paragraph into each cell, which would part a row into
 * as many lines as it has cells; a table that only lays out a letter or a signature keeps its lines.
 */
export function dataRows(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>()
  const tables: Table[] = []
  tokens.forEach((token, at) => {
    const table = tables.at(-1)
    const row = table?.rows.at(-1)
    if (token.kind === 'text') {
      const { cell } = table ?? {}
      if (!cell || !/\S/.test(token.text)) return
      cell.chars += token.text.length
      if (!cell.begun) cell.lines += 1
      cell.begun = true
      return
    }
    if (BREAKS.has(token.tag) && table?.cell) table.cell.begun = false
    if (token.kind === 'open' && token.tag === 'table') {
      for (const outer of tables) if (outer.rows.length > 0) outer.rows.at(-1)!.laysOut = true
      tables.push({ rows: [], cell: null })
    } else if (token.kind === 'close' && token.tag === 'table') {
      for (const one of tables.pop()?.rows ?? []) if (isData(one, table!.rows.length)) found.add(one.at)
    } else if (table === undefined) return
    else if (token.kind === 'open' && token.tag === 'tr') {
      table.rows.push({ at, cells: [], laysOut: false })
      table.cell = null
    } else if (row && (token.tag === 'td' || token.tag === 'th')) {
      table.cell = token.kind === 'open' ? { chars: 0, lines: 0, begun: false } : null
      if (table.cell) row.cells.push(table.cell)
    } else if (row && LAYS_OUT.has(token.tag)) row.laysOut = true
  })
  return found
}

/** Where several lines stand in a cell, only the rows of a longer table are figures: a signature beside its logo is none. */
function isData({ cells, laysOut }: Row, rows: number): boolean {
  const lines = Math.max(0, ...cells.map((cell) => cell.lines))
  const filled = cells.filter((cell) => cell.lines > 0).length
  const wide = rows >= ROWS_MIN && filled >= OF_WIDE_ROW.cellsMin
  return !laysOut && filled > 1 && cells.every((cell) => cell.chars <= (wide ? OF_WIDE_ROW.charsMax : CELL_CHARS_MAX)) && (lines === 1 || (rows >= ROWS_MIN && lines <= (wide ? OF_WIDE_ROW.linesMax : LINES_MAX)))
}
