import type { Segment } from '../segments/segment.ts'
import type { Statement } from './statements.ts'

/** "Product and Completed Operations Liability Insurance" in a list under general liability: a part of it, and no policy of its own. */
export function withoutListedParts(statements: Statement[], segments: Segment[]): Statement[] {
  return statements.filter((s) => {
    if (s.kind !== 'coverage' || s.coverage !== 'product_liability' || s.limits.length || s.members.length || s.alternatives.length) return true
    const segment = segments[s.segment]
    return !segment?.item || !segment.context.coverages.some((c) => c.type === 'general_liability')
  })
}
