import type { ClassedPart } from './classify/index.ts'
import { readDeclarations } from './declarations/index.ts'
import { isKnownCarrier } from './naic/index.ts'
import type { Page } from './page-model.ts'
import type { PageClass, PartReading } from './stages.ts'

const fold = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '')
/** Nothing of its own says which policy a part is of, or it bears the number of the one before and no term. */
const leavesItsPolicyOpen = ({ coverage_lines }: PartReading, before: PartReading): boolean =>
  coverage_lines.every((l) => l.effective_date === null && (l.policy_number === null || before.coverage_lines.some((o) => o.policy_number !== null && fold(o.policy_number).startsWith(fold(l.policy_number!)))))
const isNumbered = ({ coverage_lines }: PartReading): boolean => coverage_lines.some((l) => l.policy_number !== null)

/**
 * Declarations that papers of other kinds part: pages that state limits and no policy go on with the declarations before them. Gives
 * the place of the part they go on with and what both state together; null where they do not.
 */
export function goOnWithDeclarations(
  at: number,
  parts: readonly ClassedPart[],
  readings: readonly PartReading[],
  own: PartReading,
  pages: readonly Page[],
  classes: readonly PageClass[],
): { before: number; together: PartReading } | null {
  if (parts[at]!.doc_type !== 'declarations') return null
  const before = readings.findLastIndex((r, i) => parts[i]!.doc_type === 'declarations' && isNumbered(r))
  if (before < 0 || !leavesItsPolicyOpen(own, readings[before]!)) return null
  const isOf = (page: number): boolean => parts.some((p, i) => (i === at || i === before) && page >= p.page_start && page <= p.page_end)
  const together = readDeclarations(
    pages.filter((p) => isOf(p.number)),
    classes.filter((c) => isOf(c.page)),
    isKnownCarrier,
  )
  // What was read of either part must come of both.
  const isWhole = [...readings[before]!.coverage_lines, ...own.coverage_lines]
    .filter((l) => l.coverage_type !== 'other')
    .every((l) => together.coverage_lines.some((o) => o.coverage_type === l.coverage_type))
  return isWhole && isNumbered(together) ? { before, together } : null
}
