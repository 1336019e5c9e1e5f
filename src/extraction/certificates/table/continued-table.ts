import { findDate } from '../../values/index.ts'
import type { Column, Table } from './coverage-table.ts'
import type { Grid } from '../../classify/index.ts'
import { midX, type PageText } from '../page/page-text.ts'

const SAME_EDGE = 2.5
/** The share of a page's height within which a table that goes on from the page before begins. */
const BEGINS_MAX = 0.3
const NEEDED = ['type', 'number', 'eff', 'exp', 'limits'] as const

/**
 * A table of policies that goes on from the page before without its headings: rules at the edges of the same columns begin high on the
 * page, and days stand where days stood. Null where a rule is missing: without them nothing says that the columns are the same.
 */
export function continuedTable(text: PageText, grid: Grid, before: Table): Table | null {
  if (text.page.source === 'image') return null
  const columns = NEEDED.map((name) => before.columns[name])
  if (!columns.every((c): c is Column => c !== undefined)) return null
  const edges = [...new Set(columns.flatMap(({ x1, x2 }) => [x1, x2]))]
  const rules = edges.map((x) => grid.verticals.filter((r) => Math.abs(r.at - x) < SAME_EDGE && r.from < BEGINS_MAX * text.page.height))
  if (rules.some((found) => found.length === 0)) return null
  const tops = rules.map((found) => Math.min(...found.map((r) => r.from)))
  const top = Math.min(...tops)
  if (Math.max(...tops) - top > SAME_EDGE) return null
  const bottom = runTo(grid, edges[0]!, top)
  const { eff, exp } = before.columns
  const isDated = ({ x1, x2 }: Column): boolean => text.between(top, bottom).some((w) => midX(w.box) > x1 && midX(w.box) < x2 && findDate(w.text) !== null)
  return isDated(eff!) && isDated(exp!) ? { ...before, top, bottom } : null
}

/** How far down a rule runs, drawn in one stroke or cell by cell. */
function runTo(grid: Grid, x: number, from: number): number {
  let end = from
  for (const rule of grid.verticals.filter((r) => Math.abs(r.at - x) < SAME_EDGE).sort((a, b) => a.from - b.from)) if (rule.from < end + SAME_EDGE) end = Math.max(end, rule.to)
  return end
}
