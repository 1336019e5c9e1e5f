import type { CoverageType } from '../../../vocabulary/index.ts'
import { findMentions } from '../mentions/find-mentions.ts'
import type { MemberMention } from '../mentions/mentions.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import { readableText } from '../text/normalise-text.ts'
import { LIABILITY } from './reach-of-member.ts'
import { OF_LIABILITY } from './resolve-scope.ts'

const COUNT = new Map([['two', 2], ['2', 2], ['three', 3], ['3', 3], ['four', 4], ['4', 4], ['five', 5], ['5', 5]])
/** What stands further above is not what a number counts. */
const LINES_MAX = 60
/** "Waiver on all three", "AI on these two", "30 days on the four policies above" */
const COUNTED = /^[^.;$\d]{0,12}?\b(?:on|for|under|to|in|across) (?:(?:all|each|any) (?:of )?)?(?:the |these |those |of )*(two|three|four|five|[2-5])(?= (?:of (?:them|these|those)|(?:above|policies|lines|coverages|listed|of the above)\b|except|but|other than)|\s*[.;,)+&(]|\s*$)/

/** The policies that a number counts: those named before it, where there are as many; null where there are not. */
export function countedPolicies(view: SentenceView, mention: MemberMention): CoverageType[] | null {
  const { reading, index, facts, segment } = view
  const said = COUNTED.exec(reading.lower.slice(mention.end))
  const count = said ? COUNT.get(said[1]!) : undefined
  if (!count) return null
  const here = reading.mentions.flatMap((m) => (m.kind === 'coverage' && m.end <= mention.start ? [m.type] : []))
  const before = (same: boolean) =>
    facts.segments.slice(Math.max(0, index - LINES_MAX), index).flatMap((s) => (same && s.block !== segment.block ? [] : [...s.context.coverages.map((c) => c.type), ...findMentions(readableText(s.row ? s.row.cells[0]! : s.raw)).mentions.flatMap((m) => (m.kind === 'coverage' && (!m.weak || m.start <= 4) ? [m.type] : []))]))
  for (const types of [here, [...view.memory.segmentTypes, ...here], [...before(true), ...view.memory.segmentTypes, ...here], [...before(false), ...view.memory.segmentTypes, ...here]]) {
    const named = new Set(types)
    if (named.has('workers_comp')) named.delete('employers_liability')
    if (named.size === count) return OF_LIABILITY.has(mention.member.name) ? [...named].filter((t) => LIABILITY.has(t)) : [...named]
    if (named.size > count) return null
  }
  return null
}
