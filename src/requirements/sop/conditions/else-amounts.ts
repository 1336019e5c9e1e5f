import type { Group } from '../coverages/groups.ts'
import type { Reading } from '../mentions/find-mentions.ts'
import type { AmountToken } from '../mentions/mentions.ts'
import type { ConditionAt } from './conditions.ts'
import type { Governed } from './governed.ts'

const ELSE_AFTER = /^[^;,¤©]{0,24}?\b(?:for|from|of|on|by|to)? ?(?:(?:everyone|everybody|anyone|anybody|everything) else|(?:all|any|every) others?\b|the (?:rest|others?)\b|(?:all|any|every) other [a-z]+)|^[\s,]*(?:(?:per|each|any one) [a-z]+ )?(?:otherwise|elsewhere|in (?:all|any) other (?:case|place|area|circumstance)s?)\b/
const ELSE_BEFORE = /(?:\b(?:otherwise|if (?:not|none)\b)|(?:everyone|everybody|anyone|anybody) else|\b(?:all|any|every) others?|the (?:rest|others)(?: of the (?:year|time|season))?(?: it)?)(?: (?:needs?|carr(?:y|ies)|must have|shows?|is|are|at|gets?|just))?[\s:,-]*(?:£+[\s:,-]*)?$/
/** "$5,000,000 for roofers, $1,000,000 for everyone else": the last amount is the base, the others hold for some. */
export function elsePart(group: Group, conditions: ConditionAt[], reading: Reading): Governed['part'] {
  const amounts = group.tokens.filter((t) => t.kind === 'amount')
  let at = amounts.findIndex((a, i) => i > 0 && (ELSE_AFTER.test(reading.lower.slice(a.end)) || ELSE_BEFORE.test(reading.lower.slice(amounts[i - 1]!.end, a.start))))
  // "$2,000,000 for contracts to $1,000,000, $5,000,000 above"
  const above = at < 1 ? amounts.findIndex((a, i) => i > 0 && /^\s*(?:above|beyond|over)(?: that| it)?\s*(?:[.;,)]|$)/.test(reading.lower.slice(a.end))) : -1
  if (above > 0) {
    const later = amounts[above]!
    return { at: { start: later.start, end: later.end, condition: { kind: 'open', text: reading.cased.slice(later.end).replace(/[.;,)].*$/, '').trim() } }, tokens: group.tokens.filter((t) => t.start >= later.start) }
  }
  const least = at < 1
  if (least) at = lesserBehind(amounts, conditions, reading)
  if (at < 1) return null
  const start = amounts[at]!.start
  const tokens = group.tokens.filter((t) => t.start < start)
  const from = amounts[at - 1]!.end
  // "For New York vendors auto must be $2,000,000; for all others $1,000,000": the first amount is that of those the sentence opens with.
  // "If a crane is used, umbrella of $5,000,000; if not, $1,000,000"
  const opening = least ? undefined : conditions.find((c) => (c.condition.kind === 'open' ? c.start <= 4 && /\b(?:if|when|where|for|on) $/.test(reading.lower.slice(0, c.end)) : c.condition.kind === 'state' && c.condition.insured_states !== undefined) && c.end <= group.start && !/[;©¤£]/.test(reading.masked.slice(c.end, group.start)))
  if (opening && !conditions.some((c) => c.condition.kind === 'state' && c.condition.insured_states !== undefined && c.start >= group.start && c.start < start)) return { at: opening, tokens, least }
  return { at: conditions.find((c) => c.start >= group.start && c.start < start) ?? { start: from, end: start, condition: { kind: 'open', text: reading.cased.slice(from, start).replace(/^[\s,;]+|[\s,;]+$/g, '') } }, tokens, least }
}

/** "$5,000,000 CSL for vehicles on the ramp; $1,000,000 CSL landside": behind an amount that is asked of some, a lesser one for the same. */
function lesserBehind(amounts: AmountToken[], conditions: ConditionAt[], { masked }: Reading): number {
  const [first, second] = amounts
  if (amounts.length !== 2 || second!.value >= first!.value || first!.group || second!.group) return -1
  const between = conditions.find((c) => c.condition.kind === 'open' && c.start >= first!.end && c.end <= second!.start)
  if (!between || /[()]/.test(masked.slice(first!.end, second!.start))) return -1
  const limit = (from: number): string => /^[\s:=-]*(£*)/.exec(masked.slice(from))![1]!
  return limit(first!.end).length === limit(second!.end).length ? 1 : -1
}
