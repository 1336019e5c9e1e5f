import type { CoverageType } from '../../../vocabulary/index.ts'
import { askAbout } from '../questions/ask-about.ts'
import type { Segment } from '../segments/segment.ts'
import type { Statement } from './statements.ts'

const INCLUDED = /\binclud(?:e|es|ing)\b[^.;:$]*\bproducts?\b/i
/** What general liability may include as a part of it. */
const PARTS: ReadonlySet<CoverageType> = new Set(['pollution_liability', 'liquor_liability', 'product_liability', 'abuse_molestation', 'employers_liability', 'garagekeepers', 'cyber', 'other'])
/** Words of which the list of such parts is made. */
const OF_PARTS = `(?:[\\s,&/()£©-]|\\b(?:but|not|limited|to|and|or|the|for|of|its|all|any|without|limitation|blanket|broad|form|contractual|independent|contractors?'?s?'?|owners?'?|protective|premises|operations|ongoing|completed|products?|personal|advertising|bodily|injury|property|damage|xcu|explosion|collapse|underground|hazards?|fire|legal|liability|coverage|insurance|assumed|tort|contracts?|host)\\b)`
const LISTED = new RegExp(`\\bincl(?:udes?|uding|\\.)?(?=[^,]*[a-z]) ?${OF_PARTS}{1,60}$`)
/** Whether a name stands in a list of what general liability includes, behind parts of it that are no policies. */
export const isListedPart = (m: { type: CoverageType; part?: string }, before: string): boolean => mayBePart(m) && LISTED.test(before) && /contractual|independent|premises|operations|personal|broad|advertising/.test(before)
const mayBePart = ({ type, part }: { type: CoverageType; part?: string }): boolean => PARTS.has(type) && (type !== 'employers_liability' || part === 'stop_gap')

/** "Such insurance shall include contractual liability and ..." */
const SUCH_INCLUDES = /^\W*(?:(?:such|the|this|said|that|its|all) )?(?:[a-z]+ ){0,3}(?:insurance|coverage|policy|cgl|gl|it) (?:(?:shall|must|will|is to|should) )?(?:also )?includes?(?:[\s,]|\b(?:but|not|limited|to|coverage|for|blanket|the)\b)*(?:contractual|independent|premises|operations|personal injury|broad form|completed)\b[^.;:$]*\.?$/i
/**
 * "Product and Completed Operations Liability Insurance" in a list under general liability, "the policy shall include ...
 * products liability" behind it: a part of it, and no policy of its own.
 */
export function withoutListedParts(statements: Statement[], segments: Segment[]): Statement[] {
  return statements.flatMap((s, i) => {
    if (s.kind !== 'coverage' || s.limits.length || s.members.length || s.alternatives.length) return [s]
    const within = lastBefore(statements, i, (x) => x.kind === 'coverage' && x.asked && x.segment === s.segment && x.sentence !== s.sentence)
    if (within?.kind === 'coverage' && within.coverage === 'general_liability' && SUCH_INCLUDES.test(s.sentence) && mayBePart({ type: s.coverage, ...(s.part ? { part: s.part } : {}) })) return [askAbout.included(s.sentence, s.coverage, 'general_liability')]
    if (s.coverage !== 'product_liability') return [s]
    const segment = segments[s.segment]
    if (segment?.item && segment.context.coverages.some((c) => c.type === 'general_liability')) return []
    return INCLUDED.test(s.sentence) && lastBefore(statements, i, (x) => x.kind === 'coverage' && x.asked && x.coverage === 'general_liability' && x.segment === s.segment) ? [] : [s]
  })
}

function lastBefore(statements: Statement[], i: number, is: (s: Statement) => boolean): Statement | undefined {
  for (let k = i - 1; k >= 0; k--) if (is(statements[k]!)) return statements[k]
  return undefined
}
