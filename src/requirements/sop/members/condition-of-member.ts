import { isOtherChoice, MORE_OF_SOME } from '../conditions/conditions-of-others.ts'
import type { MemberMention } from '../mentions/mentions.ts'
import type { Condition, ConditionAt } from '../conditions/conditions.ts'
import { strangeIn } from '../lexicon/strange-words.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'

const OF_CANCELLATION = /^(?:if|when|whenever|in case|in the event|should|before|where)\b[^,;.]{0,50}\b(?:cancel\w*|laps\w*|non-?renew\w*|terminat\w*|drop(?:s|ped)|reduc\w*|non-? ?pay\w*|unpaid|premiums?)\b/i

const TAKES_PARTIES = new Set(['additional_insured', 'subrogation_waived'])
/** "if there is one", "where the order lists one", "if any" */
const IF_THERE_IS_ONE = /^(?:if|when|where|in case) (?:there (?:is|are)|any\b|applicable\b|one is (?:listed|shown|named|identified|involved|known)\b|[^,;.]{0,40}\b(?:lists?|names?|shows?|has|have) (?:one|any)\b)/i
/** No list of parties is looked through further back than this. */
const PARTIES_MAX = 200
const isOfOneParty = (masked: string, c: ConditionAt, m: MemberMention): boolean =>
  c.start > m.end ? /(?:,|\band\b|&|;)[^;.¤©£]*\b[a-z]+,? ?\(?$/.test(masked.slice(Math.max(m.end, c.start - PARTIES_MAX), c.start)) : /\b(?:and|plus),? $/.test(masked.slice(0, c.start))

/** A condition that leads its clause governs every member after it; one that trails governs only what stands right before it. */
export const conditionOf = (view: SentenceView, m: MemberMention): Condition | null => {
  const { masked } = view.reading
  for (const c of view.conditions) {
    const between = masked.slice(Math.min(c.start, m.start), Math.max(c.start, m.start))
    if (/;/.test(between)) continue
    if (c.condition.kind === 'exempt' && c.start < m.start) continue
    // "... together, in which case item 4 comes on top": what follows from the member, and no condition of it.
    if (c.condition.kind === 'open' && c.start > m.end && /^in which (?:case|event)\b/i.test(c.condition.text)) continue
    // "Additional insureds: the owner, and the lender if there is one": the condition is that of the last of those named.
    if (c.condition.kind === 'open' && TAKES_PARTIES.has(m.member.name) && IF_THERE_IS_ONE.test(masked.slice(c.start)) && isOfOneParty(masked, c, m)) continue
    // "30 days' notice if anything gets cancelled": what a notice is of is no condition of it.
    if (m.member.name === 'cancellation_notice_days' && c.condition.kind === 'open' && (OF_CANCELLATION.test(masked.slice(c.start, c.start + 80)) || OF_CANCELLATION.test(view.reading.lower.slice(c.start, c.start + 80)))) continue
    // "shall name Owner as additional insured and provide 30 days' notice, ten in case of non-payment": of the notice beside it.
    if (c.condition.kind === 'open' && c.start > m.end && OF_CANCELLATION.test(view.reading.lower.slice(c.start, c.start + 80)) && view.reading.mentions.some((x) => x.kind === 'member' && x.member.name === 'cancellation_notice_days' && x.start > m.end && x.start < c.end)) continue
    // "Vendors with a deductible above $10,000 are declined": the words lead to the ceiling itself.
    if (m.member.name === 'max_deductible' && c.start < m.start && m.start - c.end <= 4 && 'text' in c.condition && /\b(?:with|having)(?: an?| any)?\s*$/i.test(c.condition.text)) continue
    if (c.start < m.start) {
      const clause = masked.slice(Math.max(masked.lastIndexOf(';', c.start), masked.lastIndexOf('(', c.start)) + 1, c.start)
      const bracket = masked.lastIndexOf('(', c.start) > masked.lastIndexOf(')', c.start)
      if (/[©¤£¶]/.test(clause) && /,|\)| \/ /.test(between)) continue
      if (bracket && /\)/.test(between)) continue
    } else if (isOtherChoice(masked, c) || (c.condition.kind === 'open' && MORE_OF_SOME.test(masked.slice(c.start)))) continue
    // "Any auto: $5,000,000 for vehicles on the ramp; $1,000,000 landside": the condition is that of an amount.
    else if (m.member.name === 'auto_scope' && /^[^;¤]*¤/.test(between) && /¤/.test(masked.slice(c.end))) continue
    // "Hired autos are required, non-owned only if ...": behind the comma the condition is that of the other.
    else if (/\b(?:required|needed|mandatory|a must)\b[^,;]*, (?:and |but )?(?:the )?µ+ (?:(?:is|are) )?$/.test(between)) continue
    // "Hired and non-owned (owned too if ...)": what brackets say of a member of their own.
    else if (/\([^()]*µ[^()]*$/.test(between) || /\((?!(?:required|needed|only|asked|applies|applicable|not|just|mandatory|waived)\b)[a-z][^()]*$/.test(between)) continue
    else if (/\b(?:and|but),? $/.test(masked.slice(0, c.start)) && /^[^,;.]{0,40},/.test(masked.slice(c.start))) continue
    // "may satisfy the limits with umbrella and may self-insure if ...": the condition is that of the last verb.
    else if (c.condition.kind === 'open' && /\band (?:may|can|shall|must|will) [a-z]/.test(between)) continue
    // "30 day NOC, pesticide coverage if they spray": a condition is that of its own clause.
    else if (strangeIn(masked, view.reading.cased, Math.max(m.end, c.start - /[^,]*$/.exec(between)![0].length), c.start) && /,/.test(masked.slice(m.end, c.start))) continue
    else if (/,[^,]*©/.test(between) || (/,\s*$/.test(between) && /^[^,;]*[©¤]/.test(masked.slice(c.end)))) continue
    return c.condition
  }
  return view.segment.context.condition
}
