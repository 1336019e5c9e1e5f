import type { CoverageType } from '../../../vocabulary/index.ts'
import type { AskedLimit } from '../rules/statements.ts'

/** "Limits of insurance (in thousands)", "($000s omitted)" */
export const IN_THOUSANDS = /\b(?:amounts?|limits?|figures?|all|dollars|insurance)\b[^.;\n]{0,30}\bin thousands\b|\(\$? ?(?:in )?thousands(?: of (?:u\.?s\.? )?dollars)?\)|\bin thousands of (?:u\.?s\.? )?dollars\b|(?<=[a-z],? ?-? )\$ ?'?000'?s?(?=\s*(?:[.;\n]|$))|\((?:in )?\$? ?'?000'?s?(?: omitted)?\)|\bin \$? ?'?000s\b|\$? ?000'?s? omitted/
const LARGE = new Set<CoverageType>(['general_liability', 'auto_liability', 'umbrella', 'excess_liability', 'professional_liability', 'cyber', 'pollution_liability'])
/** Policies that nobody writes with limits of a hundred million, and a paper that says so writes thousands as M. */
const SMALL = new Set<CoverageType>(['cargo', 'contingent_cargo', 'trailer_interchange', 'on_hook', 'garagekeepers', 'garage_liability', 'workers_comp', 'employers_liability', 'occupational_accident', 'non_trucking_liability', 'auto_physical_damage'])
const WHOLE = /^(?:each_occurrence|each_claim|combined_single_limit|general_aggregate|aggregate|products_comp_op_agg)$/
const LEAST = 10_000
const MOST = 500_000_000

/** Millions as underwriters write them, and an M alone: "auto $1MM, cargo $100M". */
const MILLIONS = /(?<![a-z])\$? ?(\d[\d.]*) ?mm\b/g
const LARGE_M = /(?<![\w.,$])\$? ?\d{2,4} ?m\b/
/** An M alone is a thousand beside millions written MM: from here on it would be no amount that anybody asks. */
const LEAST_OF_M = 25_000_000
/** Whether a text (in small letters) writes its millions MM and its thousands M. */
export function inRomanThousands(said: string): boolean {
  if (!said.includes('mm') || !LARGE_M.test(said)) return false
  const millions = [...said.matchAll(MILLIONS)]
  return millions.length > 0 && millions.every((m) => Number(m[1]) * 1e6 < LEAST_OF_M)
}

/** Amounts of a text that writes them in thousands, as they are meant. */
export const scaled = (limits: AskedLimit[], thousands: boolean, roman = false): AskedLimit[] =>
  thousands
    ? limits.map((l) => (l.min !== null && l.min < 100_000 ? { ...l, min: l.min * 1000, doubt: l.doubt ?? 'The text writes its amounts in thousands.' } : l))
    : roman
      ? limits.map((l) => (l.min !== null && l.min >= LEAST_OF_M ? { ...l, min: l.min / 1000, doubt: l.doubt ?? 'Beside millions written MM, an M is read as a thousand.' } : l))
      : limits

/** Doubts about limits that nobody asks: a general liability of $1,000, or of a billion, or an aggregate below an occurrence. */
export const unlikely = (type: CoverageType, limits: AskedLimit[]): string[] => [
  ...(limits.some((l) => l.min !== null && ((LARGE.has(type) && WHOLE.test(l.label) && (l.min < LEAST || l.min > MOST)) || (SMALL.has(type) && l.min >= 75_000_000))) ? ['An amount is so small or so large that its scale may be another.'] : []),
  ...(leastOf(limits, AGGREGATE) < leastOf(limits, ONE_LOSS) ? ['An aggregate is less than what one loss may cost.'] : []),
]
const AGGREGATE = /^(?:general_aggregate|aggregate|products_comp_op_agg)$/
const ONE_LOSS = /^each_(?:occurrence|claim)$/
const leastOf = (limits: AskedLimit[], label: RegExp): number =>
  limits.reduce((least, l) => (l.min !== null && label.test(l.label) ? (Number.isFinite(least) ? Math.min(least, l.min) : l.min) : least), label === AGGREGATE ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY)
