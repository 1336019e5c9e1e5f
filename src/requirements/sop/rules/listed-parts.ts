import type { Segment } from '../segments/segment.ts'
import type { Statement } from './statements.ts'

const INCLUDED = /\binclud(?:e|es|ing)\b[^.;:$]*\bproducts?\b/i
/**
 * "Product and Completed Operations Liability Insurance" in a list under general liability, "the policy shall include ...
 * products liability" behind it: a part of it, and no policy of its own.
 */
export function withoutListedParts(statements: Statement[], segments: Segment[]): Statement[] {
  return statements.filter((s, i) => {
    if (s.kind !== 'coverage' || s.coverage !== 'product_liability' || s.limits.length || s.members.length || s.alternatives.length) return true
    const segment = segments[s.segment]
    if (segment?.item && segment.context.coverages.some((c) => c.type === 'general_liability')) return false
    return !INCLUDED.test(s.sentence) || !statements.slice(0, i).some((x) => x.kind === 'coverage' && x.asked && x.coverage === 'general_liability' && x.segment === s.segment)
  })
}
