import type { CoverageType } from '../../../vocabulary/index.ts'
import { linesOf, midX, type PageText } from '../page/page-text.ts'
import type { Table } from '../table/coverage-table.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import type { Row } from './find-rows.ts'

/** The printed rows of ACORD 24, top to bottom. */
const ORDER: { type: CoverageType; says: RegExp }[] = [
  { type: 'property', says: /\bproperty\b/i },
  { type: 'inland_marine', says: /\binland\b|\bmarine\b/i },
  { type: 'crime', says: /\bcrime\b/i },
  { type: 'other', says: /\bboiler\b|\bbreakdown\b|\bmachinery\b/i },
]
const LEGIBLE_MIN = 2

/**
 * The rows of a picture's ACORD 24 whose printed name is illegible, by the form's order: where two others are legible and
 * stand at their places, and the row's own cell names no other coverage.
 */
export function namedInOrder(text: PageText, table: Table, rows: readonly Row[]): Row[] {
  const { addl, subr, type } = table.columns
  if (text.page.source !== 'image' || addl || subr || rows.length < ORDER.length || rows.some((r) => r.kind !== 'free')) return [...rows]
  const lines = rows.map((row) => linesOf(text.between(row.top, row.bottom).filter((w) => midX(w.box) > (table.names ?? type!.x1) && midX(w.box) < type!.x2)).map((l) => l.text))
  const heads = lines.map((own) => own.slice(0, NAME_LINES_MAX).join(' '))
  const places = ORDER.map(({ says }) => heads.flatMap((head, i) => (says.test(head) ? [i] : [])))
  if (places.some((found, place) => found.some((i) => i !== place)) || places.filter((found) => found.length > 0).length < LEGIBLE_MIN) return [...rows]
  return rows.map((row, i) => (ORDER[i] && places[i]!.length === 0 && lines[i]!.every((l) => knownCoverageOf(l) === null) ? { ...row, named: ORDER[i]!.type } : row))
}
const NAME_LINES_MAX = 2
