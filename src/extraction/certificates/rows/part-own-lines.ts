import { findDate } from '../../values/index.ts'
import { linesOf, midY, type PageText, type TextLine } from '../page/page-text.ts'
import type { Column, Table } from '../table/coverage-table.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import type { Row } from './find-rows.ts'
import { beginsName } from './names-of-one-policy.ts'
import { columnWords, isInsurerName } from './row-policies.ts'

const LEVEL = 3
const ROWS_MAX = 12

/**
 * Coverages under each other without a rule, where a company or a day of its own stands level with each name: rows of several policies,
 * though one of them gives no number. What they share stands beside one of them only.
 */
export function partOwnLines(text: PageText, table: Table, row: Row): Row[] {
  const { type, limits } = table.columns
  if (row.kind !== 'free' || row.shared || !type || !limits || text.page.source === 'image') return [row]
  const inColumn = (column: Column | undefined): TextLine[] => linesOf(columnWords(text, column, row.top, row.bottom))
  const lines = inColumn({ ...type, x1: table.names ?? type.x1 })
  const names = lines.filter((l) => knownCoverageOf(l.text) !== null && beginsName(l, lines))
  if (names.length < 2 || names.length > ROWS_MAX || names[0] !== lines[0] || new Set(names.map((l) => knownCoverageOf(l.text))).size < names.length) return [row]
  const amounts = inColumn(limits).filter((l) => /\d/.test(l.text))
  // Each row begins with its limit as well.
  if (!stateThemselves(text, table, row, names, row.adrift ? names.length : 2) || !names.every((n) => amounts.some((l) => Math.abs(midY(l.box) - midY(n.box)) < LEVEL))) return [row]
  const { adrift: _, ...own } = row
  return names.map((n, i) => ({ ...own, top: i === 0 ? row.top : n.box.y - 0.5, bottom: names[i + 1] ? names[i + 1]!.box.y - 0.5 : row.bottom, anchor: null }))
}

/** Whether a company or a day stands level with so many of the names at least. */
export function stateThemselves(text: PageText, { columns: { carrier, eff } }: Table, row: Row, names: readonly TextLine[], least = 2): boolean {
  const level = (column: Column | undefined, isOwn: (printed: string) => boolean): boolean => {
    const lines = linesOf(columnWords(text, column, row.top, row.bottom)).filter((l) => isOwn(l.text))
    return names.filter((n) => lines.some((l) => Math.abs(midY(l.box) - midY(n.box)) < LEVEL)).length >= least
  }
  return level(carrier, isInsurerName) || level(eff, (printed) => findDate(printed) !== null)
}
