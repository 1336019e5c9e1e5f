import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from '../text/normalise-text.ts'

const LEAD_MAX = 200
/** "..., other than workers' compensation, shall", up to the verb of the items that follow. */
const OPEN_ENDED = /\b(?:shall|must|will|should|are to|is to|need to|needs to|has to|have to)(?: (?:each|all|also|both|be|contain|include|provide|carry|have|be endorsed to))*\s*:?\s*$/i
/** Policies are spoken of, and no party. */
const OF_POLICIES = /^\W*(?:in addition,? |additionally,? |further,? |also,? )?(?:(?:each|all|every|both|any|such|the|these|those|said|its|their|required|[a-z]+['\u2019]s)\b[^.;]*\b(?:polic(?:y|ies)|insurance|coverages?|items?|lines?)\b|(?:items?|lines?|clauses?|polic(?:y|ies)|insurance|coverages?|(?:commercial )?(?:general|auto(?:mobile)?) |c?gl\b))/i

/**
 * "The policies under (a) and (b) shall", before a list of what is asked of them: what each item is said of. Null where the
 * text before a list speaks of something else.
 */
export function leadOfMembers(lead: string): string | null {
  const said = lead.trim().split(/(?<=[.;])\s+(?=[A-Z])/).at(-1)!
  if (said.length > LEAD_MAX || !OPEN_ENDED.test(said) || !OF_POLICIES.test(said)) return null
  const { mentions } = findMentions(readableText(said))
  if (mentions.some((m) => m.kind === 'amount' || m.kind === 'member')) return null
  return said.replace(/[\s:]+$/, '')
}
