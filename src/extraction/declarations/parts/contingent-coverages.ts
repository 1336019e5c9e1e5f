import type { CoverageType } from '../../../vocabulary/index.ts'
import type { AmountRow } from '../limits/amount-rows.ts'
import type { LimitRead } from '../limits/labelled-limits.ts'
import { limitsFor } from '../limits/limits-for.ts'

/** What a freight broker buys: it carries nothing itself, and what it insures is not the carriers' own coverage. */
const NAMES: [RegExp, CoverageType][] = [
  [/^\W*(?:[A-Z][.)]\s)?contingent\s(?:motor\s)?(?:truck\s)?cargo\b/i, 'contingent_cargo'],
  [/^\W*(?:[A-Z][.)]\s)?contingent\s(?:truckers?\s)?auto(?:mobile)?\b/i, 'contingent_auto'],
  [/^\W*(?:[A-Z][.)]\s)?(?:errors\s(?:and|&)\somissions|professional\sliability)\b/i, 'professional_liability'],
]
const LEFT_OUT = /\b(?:not\s(?:covered|included|applicable|purchased|provided)|no\scoverage|excluded|declined|rejected|nil)\b|\btotal\b/i

export type ContingentCoverages = {
  lines: { coverage_type: CoverageType; limits: LimitRead[]; confidence: number }[]
  /** The rows that speak of other coverages. */
  others: AmountRow[]
}

/** Coverages of a freight broker that rows of a table name first, with what stands in those rows and goes on under them. */
export function contingentCoverages(rows: readonly AmountRow[]): ContingentCoverages {
  const own = new Map<AmountRow, CoverageType>()
  let open: { type: CoverageType; page: number } | null = null
  for (const row of rows) {
    const named = row.amounts.length > 0 && !LEFT_OUT.test(row.run.text) ? NAMES.find(([says]) => says.test(row.label))?.[1] : undefined
    if (named) open = { type: named, page: row.page }
    // A bare amount right under goes on with the row over it.
    else if (!open || row.page !== open.page || row.amounts.length === 0 || /[a-z]{3}/i.test(row.label)) open = null
    if (open) own.set(row, open.type)
  }
  const types = [...new Set(own.values())]
  if (!types.some((type) => type.startsWith('contingent'))) return { lines: [], others: [...rows] }
  const lines = types.map((type) => ({ coverage_type: type, limits: limitsOf(type, rows.filter((r) => own.get(r) === type)), confidence: 0.85 }))
  return { lines, others: rows.filter((r) => !own.has(r)) }
}

const limitsOf = (type: CoverageType, own: readonly AmountRow[]): LimitRead[] => {
  const limits = limitsFor(type === 'contingent_auto' ? 'auto_liability' : type, own, 'commercial_auto')
  // `$1,000,000 combined single limit | $10,000`: the deductible column of the same row is no limit of it.
  return type === 'contingent_auto' ? limits.filter((l) => l.at?.column !== 'deductible') : limits
}
