import type { CoverageType } from '../../../vocabulary/index.ts'
import type { AmountRow } from '../limits/amount-rows.ts'
import type { LimitRead } from '../limits/labelled-limits.ts'
import { limitsFor } from '../limits/limits-for.ts'
import { NOT_BOUGHT } from './lettered-parts.ts'
import { namesIn } from './part-sections.ts'

const DAMAGE = /\b(?:auto(?:mobile)?|truck|commercial)\b.{0,20}\bphysical\sdamage\b/i
const NAME_LETTERS_MAX = 90

/**
 * `Motor truck cargo, any one vehicle | $100,000 | $1,000` under heads of limits: where no heading tells of what a paper is, the
 * rows of its table name the coverages.
 */
export function namedRows(rows: readonly AmountRow[]): { coverage_type: CoverageType; limits: LimitRead[]; confidence: number }[] {
  const own = new Map<CoverageType, AmountRow[]>()
  for (const row of rows) {
    const [name] = row.row.segments
    if (!name || name.text.length > NAME_LETTERS_MAX || NOT_BOUGHT.test(row.run.text) || !row.amounts.some((a) => a.column === 'limit' && !name.words.includes(a.words[0]!))) continue
    const types: CoverageType[] = DAMAGE.test(name.text) ? ['auto_physical_damage'] : namesIn(name.text)
    if (types.length === 1) own.set(types[0]!, [...(own.get(types[0]!) ?? []), row])
  }
  return [...own].map(([type, stated]) => ({ coverage_type: type, limits: limitsFor(type, stated, 'package'), confidence: 0.7 }))
}
