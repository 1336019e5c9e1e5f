import type { Block, TableBlock } from './read-body.ts'

/** How wide the columns of a table are beside each other, and how much smaller than elsewhere its letters are set. */
export type Widths = { columns: number[]; scale: number }

/** A paragraph longer than this is a sentence, which may break over lines anywhere; labels and values may not. */
const LETTERS_MAX = 64
const PADDING = 2
/** Letters smaller than this share of the usual size are not set. */
const SCALE_MIN = 0.55

/**
 * The columns of a table whose rows keep to its grid. The file's own widths stand where every label and value fits into them;
 * elsewhere, as Word does on its own, columns take what their cells hold, and letters are set smaller until they do.
 * Null where rows do not keep to the grid.
 */
export function columnWidths(table: TableBlock, letters: number): Widths | null {
  const count = columnCount(table)
  if (count === 0) return null
  const grid = table.grid.length ? table.grid : Array.from({ length: count }, () => 1)
  const needs = needsOf(table, count)
  const total = sum(needs)
  const own = grid.map((width) => (width / sum(grid)) * letters)
  if (total === 0 || own.every((width, i) => width >= needs[i]!)) return { columns: grid, scale: 1 }
  const scale = Math.max(SCALE_MIN, Math.min(1, letters / total))
  // What is left over goes to the columns as the file has them.
  const spare = Math.max(0, letters / scale - total)
  return { columns: needs.map((need, i) => need + (grid[i]! / sum(grid)) * spare), scale }
}

export const columnCount = (table: TableBlock): number => table.grid.length || table.spans.reduce((most, row) => Math.max(most, sum(row)), 0)

/** How many letters the longest line of each column takes; cells that take several columns ask nothing of any. */
function needsOf(table: TableBlock, count: number): number[] {
  const needs = Array.from({ length: count }, () => 0)
  for (const [index, row] of table.rows.entries()) {
    const spans = table.spans[index] ?? []
    if (sum(spans) !== count) continue
    let column = 0
    row.forEach((cell, i) => {
      const span = spans[i] ?? 1
      if (span === 1) needs[column] = Math.max(needs[column]!, longestLine(cell) + PADDING)
      column += span
    })
  }
  return needs
}

/** A table in a cell takes what its own columns take. */
export const longestLine = (blocks: readonly Block[]): number =>
  blocks.reduce((most, block) => Math.max(most, block.kind === 'paragraph' ? longestOf(block.text) : block.kind === 'table' ? sum(needsOf(block, columnCount(block))) : block.kind === 'placed' ? longestLine(block.blocks) : 0), 0)
const longestOf = (text: string): number => text.split('\n').reduce((n, line) => Math.max(n, Math.min(LETTERS_MAX, line.length)), 0)
const sum = (numbers: readonly number[]): number => numbers.reduce((n, w) => n + w, 0)
