import type { AmountRow } from '../limits/amount-rows.ts'
import type { DecidedLine } from './decided-line.ts'
import { keepersBeside, liquorBeside, partsBeside, pricedAlone, titledBeside } from './lesser-lines.ts'
import { letteredParts } from './lettered-parts.ts'
import type { BusinessScore } from './line-kinds.ts'
import { linesBesideCars } from './lines-beside-cars.ts'
import { businessByLimits } from './lines-by-limits.ts'
import { linesOfBusiness } from './lines-of-business.ts'
import { coveragesOfOwnRows } from './own-rows.ts'
import { partSections } from './part-sections.ts'
import { tableOfParts } from './table-of-parts.ts'
import { besideAuto } from './truckers-lines.ts'

/** Which coverage lines a declarations gives, with the limits it states for each. */
export function decideLines(scores: readonly BusinessScore[], rows: readonly AmountRow[]): DecidedLine[] {
  const table = tableOfParts(rows)
  if (table.length > 0) return table
  const own = coveragesOfOwnRows(rows)
  const isOffDuty = own.lines.some((l) => l.coverage_type === 'non_trucking_liability')
  // A truck's paper that states no limit of liability but off duty insures none on the road.
  const isOwns = (o: DecidedLine): boolean => own.lines.some((l) => l.coverage_type === o.coverage_type) || (isOffDuty && o.coverage_type === 'auto_liability' && o.limits.length === 0)
  return withoutShared([...own.lines, ...linesOfRows(scores, own.others, own.lines).filter((o) => !isOwns(o))], rows)
}

const OF_ALL = /\baggregate\b.{0,20}\ball\s(?:coverages?|(?:coverage\s)?parts|insuring\sagreements)\b/i
/** `Policy aggregate (all coverages)` is no one part's where the paper states limits of several. */
function withoutShared(lines: readonly DecidedLine[], rows: readonly AmountRow[]): DecidedLine[] {
  const shared = lines.filter((l) => l.limits.length > 0).length > 1 ? rows.filter((r) => OF_ALL.test(r.run.text)) : []
  return shared.length === 0 ? [...lines] : lines.map((l) => ({ ...l, limits: l.limits.filter(({ at }) => !shared.some((r) => at !== null && r.amounts.includes(at))) }))
}

function linesOfRows(scores: readonly BusinessScore[], rows: readonly AmountRow[], known: readonly DecidedLine[]): DecidedLine[] {
  const parts = partSections(rows)
  const lines = linesOfBusiness(scores, rows, parts)
  const ofParts = partsBeside(lines, parts)
  const beside = [...ofParts, ...linesBesideCars(scores, [...known, ...lines, ...ofParts], parts, rows), ...titledBeside(lines, rows), ...keepersBeside([...lines, ...ofParts], rows), ...letteredParts(rows), ...pricedAlone(lines, rows), ...liquorBeside(lines, rows), ...businessByLimits(parts.nobodys), ...(ofParts.some((l) => l.coverage_type === 'auto_liability') ? besideAuto(parts) : [])]
  const isNew = (l: DecidedLine, i: number): boolean => !lines.some((o) => o.coverage_type === l.coverage_type) && beside.findIndex((o) => o.coverage_type === l.coverage_type) === i
  return [...lines, ...beside.filter(isNew)]
}
