import type { Standing } from './groups.ts'
import { ADVISORY, IN_BRACKETS_LEFT, NO_AFTER, NO_BEFORE, OPTIONAL_AFTER, OPTIONAL_BEFORE } from './not-asking-words.ts'
import { type AroundGroup, BEHIND_AMOUNT, sliceBetween } from './around-group.ts'

const NOT_TO = /\b(?:shall|will|does|do|must) not (?:furnish|provide|procure|purchase|carry|maintain|post|supply|obtain|deliver)(?: an?| any| separate| the| its)*\s+(?:[a-z-]+ )?$/

/** "shall not maintain general liability with a deductible above ...": how it must not be, and not whether. */
const LIMITS_IT = /^[^.;]*\b(?:less|lower|fewer|below|with|without|that|which|having|exceed\w*|unless|until|if|more|limits?|through|from|containing|subject)\b/
const DOES_NOT_INSIST = /^[^.;¤©]{0,30}\b(?:do not|don't|won't|will not) (?:insist|require (?:it|one)|demand)\b/

/** "Liquor is on the caterer": somebody else's to carry, unless it is who is asked. */
const ON_ANOTHER = /^\s*(?:liability |insurance |coverage |policy )?(?:is|are) (?:all |entirely )?on the (?!vendor|contractor|subcontractor|sub\b|carrier|tenant|supplier|consultant|driver|operator|lessee|licensee|certificate|cert\b|polic|form|acord|list|file|same|face|dec)[a-z]+(?=\s*(?:[,.;)]|$))/

const INCLUDED =
  /^\W*(?:coverage |is |are |must be |shall be |to be )*incl(?:\.|ud(?:ed|ing)) (?:in|within|under|with) (?:the )?|^\W*(?:is |are )?(?:part of|inside|within|covered under) (?:the |your )?©/

/** Not required, somebody else's, or left to the insured. */
export function leftOff({ group, groups, index, masked, clauseStart, before, clauseLead, advised, after, amounts, head, afterAll }: AroundGroup): Standing | null {
  // "Cyber - no access to our data; none required."
  if (!amounts && index === groups.length - 1 && LEFT_AT_END.test(masked.slice(group.end))) return 'not_required'
  // "Delete paragraph 4.3 (railroad protective)."
  if (!amounts && /^\W*(?:please )?(?:delete|strike|omit|remove) (?:(?:paragraph|section|item|clause|article|line|the|requirement|for) ?[\d.()a-z]{0,8} ?){1,3}\(?$/.test(masked.slice(0, group.start))) return 'not_required'
  // "Occupational accident of $500,000 unless you're on real workers' comp": who need not have it.
  if (!amounts && index > 0 && /\bunless (?:(?:you|they|he|she|it|the [a-z]+)(?:'re|'s| are| is| have| has| carry| carries)) (?:[a-z]+ ){0,3}$/.test(before)) return 'condition'
  // "Contractor's equipment: whatever the Contractor chooses to insure is its own affair"
  if (!amounts && /^\s*[:,-]? ?(?:is )?(?:whatever|however much) (?:the )?[a-z]+ (?:chooses?|wants?|decides?|likes?|cares?|wishes) to\b/.test(after)) return 'optional'
  // "Other than the inland marine insurance to be procured by Owner, all coverages ...": what is left out of what follows is asked elsewhere, or not.
  if (!amounts && /^\W*(?:other than|apart from|aside from)\b[^,;]*$/.test(masked.slice(0, group.start)) && /^[^;¤]*,/.test(masked.slice(group.end))) return 'mentioned'
  // "Nothing in this section requires an umbrella policy."
  if (!amounts && /\bnothing\b[^.;©]{0,40}\brequires? (?:(?:the )?[a-z]+ to (?:carry|maintain|have|keep|buy|purchase|procure|obtain|provide|furnish) )?(?:an? |any )?$/.test(before) && !/^\s*(?:insurance |coverage |policy )?(?:of|for|from|if|unless|when|where|below|above)\b/.test(after)) return 'not_required'
  // "If possible, a $2,000,000 umbrella", "You should consider an umbrella of $2,000,000"
  if (/^\W*(?:if (?:at all )?possible,? |(?:and |please )?(?:(?:the )?[a-z]+ (?:should|may want to|might want to|may wish to|is urged to|are urged to) )?(?:also )?consider (?!(?:adding|naming|listing|including) [^©]{1,50} (?:to|on|under|as) )(?:carrying |adding |buying )?)[^,;:©]*$/.test(clauseLead)) return 'advisory'
  // "The Contractor shall not furnish a performance bond": who is not to, is not asked to.
  if (!amounts && NOT_TO.test(before) && !LIMITS_IT.test(after)) return 'not_required'
  // "No need for primary liability or cargo": what is let off with the one before it.
  const beside = groups[index - 1]
  if (beside && !amounts && !beside.tokens.length && /^\s*,?\s*(?:or|nor)\s+(?:an? |any |the )?$/.test(before) && NO_BEFORE.test(sliceBetween(masked, clauseStart, beside.start)) && !/^[^.;,]*\b(?:if|unless|exclu|when|where)\b/.test(after)) return 'not_required'
  // "Auto I can live without."
  if (!amounts && /^\s*(?:is something )?(?:i|we) (?:can|could) (?:live|do) without\b/.test(head)) return 'not_required'
  // "Nobody has to have an umbrella, but I like to see $2M."
  if (NO_BEFORE.test(before) && /^[^.;©]{0,30}?\bbut (?:i|we)(?:'d| would)? (?:do |really )?(?:like|love|prefer|recommend|suggest|encourage)\b/.test(head)) return 'advisory'
  // "We do not need waiver, workers' comp or umbrella": what is let off beside a member is let off with it.
  if (!amounts && MEMBER_LEFT_TOO.test(masked.slice(clauseStart, group.start))) return 'not_required'
  // "We do not need to see property or inland marine": a word too weak to name a coverage alone is let off with what is behind it.
  const behindWeak = before.replace(/©+ (?:or|nor) (?:an? |any )?$/, '')
  if (!amounts && behindWeak !== before && NO_BEFORE.test(behindWeak)) return 'not_required'
  if (NO_BEFORE.test(before) && !/not limited to|no (?:less|later|more)|without limitation/.test(before.slice(-40))) return 'not_required'
  if ((NO_AFTER.test(after) || IN_BRACKETS_LEFT.test(head)) && (ADVISORY.test(after) || /\b(?:prefer|like to see|ideally|recommend|encourage)\b/.test(clauseLead) || advised) && !/\bno\b[^.]{0,20}prefer/.test(after)) return 'advisory'
  if (/^[^.;,¤©]{0,45}?(?:is|are) (?:ours\b|on us\b|covered by us|on our (?:side|account|end|dime|policy))/.test(after)) return 'not_required'
  // "Warehouse legal liability is ours ($5M, $25K deductible)"
  if (ON_ANOTHER.test(head)) return 'not_required'
  if (/^\s*(?:liability |insurance |coverage |policy )?(?:is|are) (?:ours\b|on us\b|(?:carried|covered|provided|bought|paid for) by us\b|our (?:own|responsibility|job|cost)\b)/.test(head)) return 'not_required'
  if (/^\s*(?:liability |insurance |coverage |policy )?(?:is |are |to be )?(?:bought|purchased|provided|furnished|handled|paid for) by (?:us\b|the owner\b|owner\b|(?:the )?(?:city|county|district|landlord|broker|shipper|gc|general contractor|railroad)\b)/.test(head)) return 'not_required'
  // "contingent cargo we carry"
  if (/^\s*(?:(?:that|which) )?we (?:carry|have|provide|buy|insure|handle)\s*(?:[,;.]|$)/.test(masked.slice(group.end))) return 'not_required'
  // "Warehouse legal liability: ours, not yours"
  if (/^\s*[:,-]\s*(?:this is |that is |that's )?(?:ours|on us|by us)\b/.test(head)) return 'not_required'
  // "Contingent auto $5,000,000 (ours)"
  if (/^\s*[:;,-]?\s*\((?:this (?:one )?is )?(?:ours|our (?:own )?(?:policy|coverage)|by us|we (?:carry|have|provide) (?:it|this|that)|on us)\)/.test(masked.slice(group.end))) return 'not_required'
  // "Umbrella $5,000,000 (waived for this job)"
  if (WAIVED_HERE.test(masked.slice(group.end))) return 'not_required'
  // "Umbrella $3,000,000, except landscapers who don't need any": said of those who are excepted.
  const spared = /[,(]? ?\b(?:except|other than|apart from|but not)\b/.exec(after)
  if (spared && amounts && NO_AFTER.test(after) && !NO_AFTER.test(after.slice(0, spared.index))) return 'asked'
  // "GL $1M, med pay not needed": said of the limit that it stands behind.
  const trailing = group.tokens.at(-1)
  if (amounts && trailing?.kind === 'limit' && BEHIND_AMOUNT.test(masked.slice(group.start, trailing.start)) && LIMIT_LEFT.test(masked.slice(trailing.end))) {
    group.tokens.pop()
    return 'asked'
  }
  if (NO_AFTER.test(after) || (!amounts && NO_AFTER.test(head)) || NO_AFTER.test(afterAll)) return 'not_required'
  // "Auto: waived. Limit: $1,000,000"
  if (amounts && /^\s*[:(-]?\s*(?:is |are )?(?:waived|not required|n ?\/ ?a|not applicable|not needed)\b(?!\)?,? (?:if|for|under|below|when|unless|where|except|but))/.test(head)) return 'not_required'
  if (amounts && (OPTIONAL_AFTER.test(after) || DOES_NOT_INSIST.test(after)) && (advised || ADVISORY.test(after) || ADVISORY.test(clauseLead))) return 'advisory'
  if (OPTIONAL_AFTER.test(after) || (!amounts && OPTIONAL_AFTER.test(head)) || OPTIONAL_BEFORE.test(before)) return 'optional'
  if (!amounts && ((INCLUDED.test(after) && !(group.coverages[0]?.part === 'reefer' && /^\W*incl\w*\.? with (?:the |an? )?(?:same|equal|identical|full)\b/.test(after))) || /^\W*(?:is |are )?(?:a )?(?:part of|inside|within|covered (?:under|by)|included (?:in|under|with)) (?:the |your )?©/.test(masked.slice(group.end)) || ((index > 0 || (group.coverages.length === 1 && group.coverages[0]!.type === 'product_liability')) && /^\s*[:=-]?\s*(?:is |are |must be |coverage )*included\s*(?:[.;,)]|$)/.test(after) && group.coverages[0]?.part !== 'reefer'))) return 'optional'
  return null
}

/** "What we do NOT need: ...", "Not on our list: ...", "Please stop asking for: ..." */
const MEMBER_LEFT_TOO = /\b(?:(?:do|does|will)(?: not|n't) (?:need|require|want|ask for)|no need for) (?:an? |any |the )?µ+(?:,? (?:or |nor |and )?(?:an? |any )?(?:µ+|©+))*,? ?(?:or |nor |and )?(?:an? |any )?$/
const LEFT_AT_END = /^(?![^;.]*\b(?:required by|must|shall|law|carr(?:y|ies)|maintain|provide)\b)[^¤©£µ;]{0,80}[;.] ?(?:so )?(?:(?:is |are )?not (?:required|needed|necessary|applicable)|none (?:is )?(?:required|needed)|no (?:[a-z]+ )?(?:coverage|cover|policy|insurance|certificate) (?:is )?(?:required|needed|necessary)|no requirement|nothing (?:is )?(?:required|needed)|n ?\/ ?a|waived)\W*$/
const LIMIT_LEFT = /^\s*(?:limit |coverage )?(?:(?:is|are) )?(?:not (?:required|needed|necessary|asked)|n ?\/ ?a\b|waived|optional|unnecessary|isn't (?:required|needed)|aren't (?:required|needed))/
const WAIVED_HERE = /^[\s,:;(-]*(?:is |are |has been |currently |requirement )*waived (?:for|on) (?:this|our) (?:[a-z]+ )?(?:job|project|contract|event|work|bid|order|agreement|lease|engagement|season|year)\b\)?\s*(?:[.;,]|$)/
