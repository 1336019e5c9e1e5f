import type { ConditionAt } from './conditions.ts'
import type { ConditionPlace } from './condition-place.ts'

/** "..., or if <condition>, hired and non-owned": what stands between members, before any amount, chooses between them. */
export const isOtherChoice = (masked: string, c: ConditionAt): boolean =>
  c.condition.kind === 'open' && /µ[^;.¤©]*\bor,? $/.test(masked.slice(0, c.start)) && /^[^;.¤©]{0,70}µ/.test(masked.slice(c.end))

/** "and if they own trucks, owned autos as well" */
export const MORE_OF_SOME = /^(?:and|but) (?:if|when|where) [^,;.©¤£µ]{3,60}, (?:then |also |the )*µ+(?:(?:,| and| or|\/) ?µ+)*(?: (?:too|as well|also))?(?=\s*(?:[.;)]|$))/

/** Of what stands right before the condition in its clause, and of no coverage. */
export function isOfWhatIsBefore({ c, masked, reading, clause, leading }: ConditionPlace): boolean {
  // "Auto $1,000,000 with CA 99 48 for anyone hauling waste": the condition is that of what the coverage comes with.
  if (!leading && c.condition.kind === 'open' && /¤[^;.]*\b(?:with|plus) (?:an? |the )?[µ¦]+(?:(?:,| and| &|,? and| \/) ?[µ¦]+)* (?:for |if |when )?$/.test(masked.slice(clause.start, c.start))) return true
  // "Auto $1,000,000, MCS-90 where waste is hauled": the condition is that of the form.
  if (!leading && c.condition.kind === 'open' && /(?:[,;]|\b(?:and|with|plus|incl(?:uding|\.)?)) ?(?:an? |the )?(?:mcs-? ?90|c[ag] \d\d \d\d)(?: endorsement)? (?:only )?$/.test(reading.lower.slice(0, c.start))) return true
  // "general liability of $1,000,000, and if they can't, we may extend ours": a clause of its own, that speaks of no coverage.
  if (!leading && c.condition.kind === 'open' && /,\s*$/.test(masked.slice(0, c.start)) && /^(?:and|but)\b/.test(masked.slice(c.start)) && (/^[^,;.©¤£µ]{0,60}, [a-z][^;©¤£µ]*$/.test(masked.slice(c.end, clause.end)) || (/^[^,;.©¤£µ]{0,60}, (?:the |such )?£/.test(masked.slice(c.end, clause.end)) && !/[©¤]/.test(masked.slice(c.end, clause.end))))) return true
  // "auto 1M, hired and non-owned ok if no vehicles": what is accepted then is no condition of the coverage.
  if (!leading && c.condition.kind === 'open' && /µ+ (?:is |are |will be )?(?:ok|okay|fine|accepted|acceptable|enough|works|will do) $/.test(masked.slice(0, c.start))) return true
  // "Pollution $2,000,000, claims made accepted if the retro date is before 2020": the condition is that of the form.
  if (!leading && c.condition.kind === 'open' && /[,;(-] ?claims[- ]made\b[^;.©¤]{0,30}$/.test(masked.slice(0, c.start))) return true
  // "Hired and non-owned autos of $1,000,000, and if they own trucks, owned autos as well": the condition is that of what follows.
  if (!leading && c.condition.kind === 'open' && MORE_OF_SOME.test(masked.slice(c.start))) return true
  // "$1,000,000, hired and non-owned only if ...": the condition is that of what stands right before it.
  if (!leading && /(?:[,–(-]|\bor)\s*µ+\s*$/.test(masked.slice(0, c.start)) && c.condition.kind === 'open') return true
  return false
}

/** Of a member, a form, a paper or a part that the clause or the brackets name, and of no coverage. */
export function isOfSomethingElse({ c, masked, groups, clause, lead, leading, after }: ConditionPlace): boolean {
  // "...; hired and non-owned only if no owned autos": the condition is the member's, not the coverage's.
  if (clause.start > 0 && !clause.bracket && leading && !after.length && isRemark(lead)) return true
  // "any auto; if scheduled, then hired and non-owned too": the condition is that of the members behind it.
  if (clause.start > 0 && !clause.bracket && leading && !after.length && c.condition.kind === 'open' && /µ/.test(masked.slice(c.end, clause.end)) && !/[©¤£]/.test(masked.slice(clause.start, clause.end))) return true
  // "auto $1,000,000, including coverage under Form MCS-90 where required by law": the condition is that of the form.
  if (c.condition.kind === 'open' && /¤[^;]*\b(?:including|with|and|plus)\b[^;.¤©]{0,40}µ+ $/.test(masked.slice(clause.start, c.start)) && /^(?:where|if|when|as) (?:it is )?(?:required|applicable|mandated|prescribed)\b/.test(masked.slice(c.start))) return true
  // "...; for its subcontracted carriers, Provider will obtain certificates showing the same limit": what is collected of others.
  if (clause.start > 0 && !clause.bracket && leading && !after.length && c.condition.kind === 'open' && /^[^;.©¤]{0,60}\b(?:obtain|collect|require|verify|receive)s?\b[^;.©¤]{0,40}\b(?:certificates?|evidence|proof)\b/.test(masked.slice(c.end)) && !/[©¤]/.test(masked.slice(clause.start, clause.end))) return true
  // "...; suppliers domiciled in Wyoming furnish the certificate of the state fund": a clause that asks for a paper itself.
  if (clause.start > 0 && !clause.bracket && leading && !after.length && (c.condition.kind === 'state' || /^[^;.©¤]{0,60}\b(?:form|waiver|affidavit|exemption|letter|statement|declaration)\b/.test(masked.slice(c.end))) && /^[^;.©¤]{0,20}\b(?:sign|complete|furnish|send|show|provide|submit|present|file|deliver|upload|use|attach)(?:s|es)? [a-z]/.test(masked.slice(c.end))) return true
  // "...; no wetness exclusion on temperature loads": the condition is that of the terms.
  if (clause.start > 0 && !clause.bracket && /\bexclu/.test(masked.slice(clause.start, clause.end)) && !/¤/.test(masked.slice(clause.start, clause.end))) return true
  // "(a personal policy is okay for one-person firms)": what brackets allow is no condition of what stands before them.
  if (clause.bracket && c.condition.kind === 'open' && /(?:\b(?:is|are|may|can|will)\b[^()]*|\bpolic(?:y|ies) )\b(?:ok|okay|fine|accepted|acceptable|allowed|permitted|enough|sufficient|used|shown|sent|substituted)\b[^()]*$/.test(masked.slice(clause.start, clause.end)) && !/^\s*(?:if|when|where|only|unless)\b/.test(masked.slice(clause.start))) return true
  // "any auto (Code 1), or if Consultant has no owned autos, hired and non-owned, $1,000,000": another choice of the member.
  if (isOtherChoice(masked, c)) return true
  // "GL 1M/2M (aggregate per project if available)": the condition is that of the member the brackets name.
  if (clause.bracket && c.condition.kind === 'open' && /µ\s*$/.test(lead) && !/[©¤]/.test(lead)) return true
  // "Property coverage on the building (if owned), contents and improvements": one of the things that are insured.
  if (clause.bracket && c.condition.kind === 'open' && /^(?:if|when|where) [a-zµ]+ *$/.test(masked.slice(clause.start, clause.end)) && /\b(?:on|of|for|including|covering) (?:the |its |their |any )?[a-z]+ \($/.test(masked.slice(0, clause.start)) && /^\) ?(?:,|and\b) ?[a-z]/.test(masked.slice(clause.end))) return true
  // "Auto $1,000,000 - attach the schedule if scheduled autos": the condition is that of what is to be done.
  if (!clause.bracket && c.condition.kind === 'open' && /¤/.test(masked.slice(clause.start, c.start)) && TO_BE_DONE.test(masked.slice(clause.start, c.start)) && /^(?:if|when|where)\b/.test(masked.slice(c.start)) && !/[©¤£]/.test(masked.slice(c.start, clause.end))) return true
  // What brackets name as included has its own conditions: "(incl. physical damage on rented vehicles): $1,000,000".
  if (clause.bracket && c.condition.kind === 'open' && groups.some((g) => g.included.some((x) => x.start >= clause.start && x.start < c.start))) return true
  // "General liability, including liquor liability if alcohol is served, $1,000,000": so has what is included between commas.
  if (!clause.bracket && c.condition.kind === 'open' && groups.some((g) => g.included.some((x) => x.end <= c.start && /^[^,;.]{0,12}$/.test(masked.slice(x.end, c.start)))) && /^[^;.¤©]{0,60},/.test(masked.slice(c.end - 1))) return true
  // "GL $1,000,000, waiver (except CA)": a condition in brackets right behind a member is the member's.
  if (clause.bracket && leading && !after.length && /µ\s*$/.test(masked.slice(0, clause.start - 1)) && !/[a-z]{3}/.test(lead)) return true
  // "Auto $1,000,000 (MCS-90 if interstate)": the condition is that of what the brackets say before it.
  if (clause.bracket && leading && !after.length && c.condition.kind === 'open' && /[¦§]|[a-z]{3}/.test(lead.replace(/\b(?:only|requir\w*|applies|apply|needed|asked|mandatory|and|but|this|coverage|policy|not|no|none|exempt|waived|except|unless|even|required)\b/g, ''))) return true
  // "Auto $1,000,000, hired & non-owned (owned too if the company owns vehicles)": what the brackets say of a member is said of it alone.
  if (clause.bracket && leading && !after.length && c.condition.kind === 'open' && (/µ/.test(lead) || /\b(?:owned|hired|scheduled)\b/.test(lead))) return true
  return false
}

/** "..., and the truck's VIN is on the policy", "... - show the symbol and attach the schedule": what else is to be seen or done. */
const TO_BE_DONE = /¤[^;©¤]*(?: - |[,.] (?:and |but )?|\band )(?:please |also |then )?(?:(?:show|attach|include|list|send|provide|submit|enclose|mark|check|note|upload|add)\b(?! (?:an? )?(?:umbrella|excess|coverage))|(?:the |your |each |every )[a-z' ]{2,30}? (?:is|are|must be|has to be|have to be) (?:shown |listed |scheduled |named )?on (?:the |your |it\b))[^;©¤£]{0,80}$/

/** A clause that says something of its own, other than that the coverage is asked or not. */
const isRemark = (lead: string): boolean =>
  !/\b(?:not|no|none|exempt|waived|except|unless|n\/a)\b/.test(lead) &&
  /[µ¦]|[a-z]{3}/.test(lead.replace(/\b(?:only|requir\w*|applies|apply|needed|asked|mandatory|and|but|this|coverage|policy)\b/g, ''))

const PAPERS_ONLY = /\b(?:certificates?|certs?|state[- ]funds?|bwc|acord|cois?|letters?|forms?)\b/
/** "Workers' comp statutory; for Ohio, the state fund certificate": in a clause of its own, which names papers only. */
export const namesPapersOnly = ({ c, masked, clause }: ConditionPlace): boolean =>
  c.condition.kind === 'state' && PAPERS_ONLY.test(masked.slice(clause.start, clause.end)) && clause.start > 0 && !/[©¤£]/.test(masked.slice(clause.start, clause.end))
