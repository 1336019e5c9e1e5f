import type { CoverageType } from '../../../vocabulary/index.ts'
import type { AmountRow } from '../limits/amount-rows.ts'
import type { LimitRead } from '../limits/labelled-limits.ts'
import { limitsFor } from '../limits/limits-for.ts'
import { namesIn } from './part-sections.ts'

const ITEM = /^\W*(?:[Cc]overage\s[A-H](?:\s?[-–—:.)]\s?|\s)|[A-H]\s?[.)]\s?)(?=[A-Z])/
const ITEM_MIN = 50_000
/** What a row of a coverage says that is not bought. */
export const NOT_BOUGHT = /\b(?:not\s(?:covered|purchased|applicable|included|elected|provided)|no\scoverage|excluded|declined)\b/i

/**
 * `A. Commercial General Liability - Each Occurrence  $1,000,000` over `B. Pollution Liability - Each Condition  $2,000,000`: the
 * coverages that one policy lists by letter beside general liability, each with what stands from its row to the next letter's.
 */
export function letteredParts(rows: readonly AmountRow[]): { coverage_type: CoverageType; limits: LimitRead[]; confidence: number }[] {
  const items = rows.flatMap((row, i) => {
    const types = ITEM.test(row.run.text) && row.amounts.some((a) => a.amount >= ITEM_MIN && a.column !== 'premium') && !NOT_BOUGHT.test(row.run.text) ? namesIn(row.label) : []
    return types.length === 1 ? [{ type: types[0]!, from: i }] : []
  })
  const isBeside = items.some((item) => item.type === 'general_liability') ? items.length > 1 : items.length > 0 && rows.some((r) => GENERAL_AGGREGATE.test(r.label) && r.amounts.length > 0)
  if (!isBeside || new Set(items.map((item) => item.type)).size < items.length) return []
  return items.flatMap(({ type, from }) => {
    if (type === 'general_liability') return []
    const rest = rows.slice(from + 1).findIndex((row) => row.page !== rows[from]!.page || ITEM.test(row.run.text) || row.amounts.length === 0 || ALL_PARTS.test(row.run.text))
    const own = rows.slice(from, rest < 0 ? rows.length : from + 1 + rest)
    return [{ coverage_type: type, limits: limitsFor(type, own, 'package'), confidence: 0.85 }]
  })
}
const GENERAL_AGGREGATE = /\bgeneral\saggregate\b/i
const ALL_PARTS = /\bpolicy\saggregate\b|\ball\scoverages?\b/i
