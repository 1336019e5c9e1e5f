import type { CoverageType } from '../../../vocabulary/index.ts'
import type { AskedLimit } from '../rules/statements.ts'

/** "Limits of insurance (in thousands)", "($000s omitted)" */
export const IN_THOUSANDS = /\b(?:amounts?|limits?|figures?|all|dollars|insurance)\b[^.;\n]{0,30}\bin thousands\b|\(\$? ?(?:in )?thousands(?: of (?:u\.?s\.? )?dollars)?\)|\bin thousands of (?:u\.?s\.? )?dollars\b|(?<=[a-z],? ?-? )\$ ?'?000'?s?(?=\s*(?:[.;\n]|$))|\((?:in )?\$? ?'?000'?s?(?: omitted)?\)|\bin \$? ?'?000s\b|\$? ?000'?s? omitted/
const LARGE = new Set<CoverageType>(['general_liability', 'auto_liability', 'umbrella', 'excess_liability', 'professional_liability', 'cyber', 'pollution_liability'])
const WHOLE = /^(?:each_occurrence|each_claim|combined_single_limit|general_aggregate|aggregate|products_comp_op_agg)$/
const LEAST = 10_000
const MOST = 500_000_000

/** Amounts of a text that writes them in thousands, as they are meant. */
export const scaled = (limits: AskedLimit[], thousands: boolean): AskedLimit[] =>
  thousands ? limits.map((l) => (l.min !== null && l.min < 100_000 ? { ...l, min: l.min * 1000, doubt: l.doubt ?? 'The text writes its amounts in thousands.' } : l)) : limits

/** Doubts about limits that nobody asks: a general liability of $1,000, or of a billion, or an aggregate below an occurrence. */
export const unlikely = (type: CoverageType, limits: AskedLimit[]): string[] => [
  ...(LARGE.has(type) && limits.some((l) => l.min !== null && WHOLE.test(l.label) && (l.min < LEAST || l.min > MOST)) ? ['An amount is so small or so large that its scale may be another.'] : []),
  ...(leastOf(limits, AGGREGATE) < leastOf(limits, ONE_LOSS) ? ['An aggregate is less than what one loss may cost.'] : []),
]
const AGGREGATE = /^(?:general_aggregate|aggregate|products_comp_op_agg)$/
const ONE_LOSS = /^each_(?:occurrence|claim)$/
const leastOf = (limits: AskedLimit[], label: RegExp): number =>
  limits.reduce((least, l) => (l.min !== null && label.test(l.label) ? (Number.isFinite(least) ? Math.min(least, l.min) : l.min) : least), label === AGGREGATE ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY)
