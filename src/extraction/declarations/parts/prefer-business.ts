import type { AmountRow } from '../limits/amount-rows.ts'
import { limitsFor } from '../limits/limits-for.ts'
import type { Business, BusinessScore } from './line-kinds.ts'
import type { PartSections } from './part-sections.ts'

export const TITLE_ENOUGH = 3
/** Under this no line of business is told by its words. */
export const SCORE_MIN = 2.4

/** Both kinds of auto declarations speak of the same coverages; a commercial heading decides. */
export function preferCommercial(scores: readonly BusinessScore[], rows: readonly AmountRow[]): BusinessScore | undefined {
  const [top] = scores
  const commercial = scores.find((s) => s.business === 'commercial_auto')
  const isBusiness = (): boolean => top!.title < TITLE_ENOUGH && rows.some((r) => OF_BUSINESS_ROW.test(r.label) && r.amounts.length > 0)
  return top?.business === 'personal_auto' && commercial && (commercial.title >= 4 || isBusiness()) ? { ...commercial, score: top.score } : top
}
/** No household's cars have these beside them. */
const OF_BUSINESS_ROW = /^\W*(?:(?:commercial\s)?general\sliability|(?:motor\s)?(?:truck\s)?cargo|trailer\s?inter-?change|garage\s?-?keepers?)\b/i

const SIDE: ReadonlySet<Business> = new Set(['epli', 'cyber', 'liquor', 'crime', 'pollution', 'professional', 'inland_marine'])
/** A package that names one of its lesser coverages in a heading of its own is no policy of that coverage: it states general liability's limits. */
export function preferLiability(top: BusinessScore | undefined, scores: readonly BusinessScore[], parts: PartSections): BusinessScore | undefined {
  if (!top || !SIDE.has(top.business) || limitsFor('general_liability', parts.rowsOf('general_liability'), null).length < LIABILITY_LIMITS_MIN) return top
  const liability = scores.find((s) => s.business === 'general_liability')
  return liability && { ...liability, score: Math.max(liability.score, top.score) }
}
export const LIABILITY_LIMITS_MIN = 4
