import type { ColumnName, Table } from '../table/coverage-table.ts'
import type { Grid } from '../../classify/index.ts'
import type { Row } from './find-rows.ts'

/** Columns whose one cell may stand beside several policies or coverages. */
const SPANNING = ['carrier', 'naic', 'number', 'eff', 'exp'] as const satisfies ColumnName[]
const NEAR = 3
const WALL_MIN = 0.8

/** Rows with the heights of those of their cells that reach beyond them: rules part the names beside such a cell and leave it whole. */
export function withSpans(grid: Grid, table: Table, rows: readonly Row[]): Row[] {
  const { type } = table.columns
  if (!type) return [...rows]
  const parts = (y: number, x1: number, x2: number): boolean => grid.crossings(x1 + 2, x2 - 2, y - NEAR, y + NEAR).length > 0
  // A cell has rules on both its sides: a column that reaches beyond its table's rules is not cut by them.
  const isWalled = (x: number): boolean => (grid.bestVertical(x - NEAR, x + NEAR, table.top, table.bottom - NEAR)?.share ?? 0) > WALL_MIN
  // An edge between two rows that a rule draws under the coverage's name.
  const ruled = rows.slice(1).map((row, i) => Math.abs(row.top - rows[i]!.bottom) < NEAR && parts(row.top, type.x1, type.x2))
  return rows.map((row, i) => {
    if (row.shared) return row
    const spans: NonNullable<Row['spans']> = {}
    for (const name of SPANNING) {
      const column = table.columns[name]
      if (!column || ![column.x1, column.x2].every((x) => isWalled(x))) continue
      const isOpen = (edge: number): boolean => ruled[edge] === true && !parts(rows[edge + 1]!.top, column.x1, column.x2)
      let [first, last] = [i, i]
      while (first > 0 && isOpen(first - 1)) first--
      while (last + 1 < rows.length && isOpen(last)) last++
      if (first < last) spans[name] = { top: rows[first]!.top, bottom: rows[last]!.bottom }
    }
    return Object.keys(spans).length > 0 ? { ...row, spans } : row
  })
}
