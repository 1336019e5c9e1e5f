import type { CoverageType } from '../../vocabulary/index.ts'
import { columnOf, type AmountRow } from './amount-rows.ts'
import type { LimitRead } from './labelled-limits.ts'
import { namesIn } from './part-sections.ts'

const PART_HEAD = /^(?:liability\s)?coverage\s(?:part|section)s?$/i
const NOT_BOUGHT = /\b(?:not\s(?:covered|purchased|applicable|included|elected)|no\scoverage|n\/a|none|declined)\b/i
const ROWS_MAX = 14
const PARTS_MIN = 2

type Part = { coverage_type: CoverageType; limits: LimitRead[]; confidence: number }

/**
 * Parts of one policy in a table, each with its limit and its retention: `Employment Practices Liability  $2,000,000  $50,000`. The
 * rows say which parts are bought, whatever the paper's other words name. Empty where there is no such table.
 */
export function tableOfParts(rows: readonly AmountRow[]): Part[] {
  const at = rows.findIndex((r) => r.amounts.length === 0 && r.row.segments.some((s) => PART_HEAD.test(s.text.trim())) && headsAmounts(r))
  if (at < 0) return []
  const [head] = [rows[at]!]
  const parts: Part[] = []
  for (const row of rows.slice(at + 1, at + 1 + ROWS_MAX)) {
    if (row.page !== head.page || (row.row.segments.length < 2 && row.amounts.length === 0 && parts.length > 0)) break
    const [name] = row.row.segments
    const types = namesIn(name!.text)
    if (NOT_BOUGHT.test(row.row.segments.slice(1, 2).map((s) => s.text).join(' ')) || types.length !== 1) continue
    const limits = limitsOf(row)
    if (limits.some((l) => l.label === 'limit')) parts.push({ coverage_type: types[0]!, limits, confidence: 0.85 })
  }
  return parts.length >= PARTS_MIN ? parts : []
}

const headsAmounts = ({ row }: AmountRow): boolean => {
  const kinds = row.segments.map((s) => columnOf(s.text))
  return kinds.includes('limit') && kinds.includes('deductible')
}

function limitsOf({ amounts, page }: AmountRow): LimitRead[] {
  const read = (label: string, column: 'limit' | 'deductible'): LimitRead[] => {
    const found = amounts.filter((a) => a.column === column)
    return found.length === 1 ? [{ label, amount: found[0]!.amount, at: found[0]!, page, confidence: 0.85 }] : []
  }
  return [...read('limit', 'limit'), ...read('retention', 'deductible')]
}
