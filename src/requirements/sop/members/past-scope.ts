import type { MemberMention } from '../mentions/mentions.ts'

const TAIL = String.raw`(?: or (?:better|higher|greater))?(?: (?:status|wording|language|endorsements?|forms?|coverage|requirement|notice|aggregate|limits?|of (?:cancellation|subrogation)|ratings?|by a\.?m\.? ?best(?:'s)?))*`
const ARTICLE = String.raw`(?:(?:the|your|their|its|our|all|any|each|every|both|an?) )*`
/** What a member is asked of, right behind it: "status on the GL policy", "for GL and auto", "and waiver (umbrella)". */
const OWN_SCOPE = new RegExp(
  String.raw`^${TAIL}(?: (?:is |are )?(?:also )?(?:required|needed))?(?:(?:,| and| or| &| \/|\/| plus)+ ?(?:an? |the )?µ+${TAIL}){0,4},? \(?(?:(?:on|under|for|to|of) )?${ARTICLE}[©§¶]+(?:(?:,? and|,? or|,? &|,|\/| \/)+ ?${ARTICLE}[©§¶]+){0,6}(?: (?:polic(?:y|ies)|insurance|coverages?|carriers?|insurers?|lines?|sides?|forms?|¶+))?\)?`,
)
/** Words of a rest that name another case, of which no rule is made here. */
const OTHERS = /[©§¶µ¤]|\b(?:otherwise|elsewhere|else|others?|rest|remaining|beyond|unless|except|but|only|until|before|after)\b/

/**
 * What is said behind a member and what it is asked of ("AI on GL" in "AI on GL is not required"), up to the end of the
 * sentence; null where nothing it is asked of stands there, or where the rest speaks of something else as well.
 */
export function pastScope(masked: string, m: Pick<MemberMention, 'start' | 'end'>): string | null {
  const rest = behindScope(masked, m)
  return rest === null || OTHERS.test(rest) ? null : rest
}

/** The same, whatever else the rest speaks of. */
export function behindScope(masked: string, m: Pick<MemberMention, 'start' | 'end'>): string | null {
  const behind = masked.slice(m.end, m.end + 300)
  // Mostly nothing it is asked of stands behind it.
  const own = /[©§¶]/.test(behind) ? OWN_SCOPE.exec(behind) : null
  return own ? behind.slice(own[0].length).split(/[;.](?:\s|$)/)[0]! : null
}

const ENDS = String.raw`(?: (?:at (?:this|the|present) ?(?:time|moment)?|any ?more|any longer|here|now|currently|either|by us|for (?:this|these|our|your) [a-z]+))?\s*[)!]?\s*$`
const ASKED = String.raw`(?:required|needed|necessary|mandatory|applicable|asked(?: for)?|expected|wanted|requested|a must|a requirement)`
/** "... is not required", "... : no", "... has been waived": nothing stands behind it that would ask it of some. */
const REFUSED = new RegExp(
  String.raw`^,? ?(?:(?:is|are|was|were|will be|would be|shall be|be) (?:currently |presently |generally |also )?(?:not|no longer)|(?:isn't|aren't|wasn't)|(?:will|shall|would|need|does|do)(?: not|n't)(?: need| have)?(?: to)? be|won't be|not|no longer) (?:be )?(?:currently |generally )?${ASKED}${ENDS}|` +
    String.raw`^,? ?(?:requirement )?(?:is|are|was|were|has been|have been) (?:hereby |now )?(?:waived|removed|dropped|deleted|eliminated|lifted|unnecessary|excused)${ENDS}|` +
    String.raw`^ (?:does|do)(?: not|n't) apply${ENDS}|^,? ?unnecessary${ENDS}|^ (?:would|will) be (?:overkill|too much|excessive)${ENDS}|` +
    String.raw`^ ?[:=(–-]+ ?(?:no|none|n|n ?\/ ?a|not (?:required|needed|applicable|necessary|asked(?: for)?)|waived|nope)${ENDS}`,
)
export const refusedPastScope = (masked: string, m: Pick<MemberMention, 'start' | 'end'>): boolean => {
  const rest = pastScope(masked, m)
  return rest !== null && REFUSED.test(rest)
}

const CASE = String.raw`(?:from [a-z]{3,}(?:ers|ors|subs|trades|ists|ians|haulers)\b|(?:at|inside|within) (?:the|our|an?) (?!time|expense|cost|request|option|direction|discretion|start|beginning|inception|address|same|above|following|limits?|amounts?|top|bottom|minimum|next|first|office)[a-z]{4,}|during (?!(?:the |its |your |our )?(?:(?:entire|full|whole|initial) )?(?:term|life|course|period|duration|policy)\b|this\b|its\b|your\b|our\b|all\b)[a-z]{4,})`
/** "from roofers", "at the airport", "during construction": behind what a member is asked of, or between the two. */
const CASE_BEHIND = new RegExp(String.raw`^,? ?\(?(?:- )?(?:(?:is |are )?(?:required|needed),? )?${CASE}`)
const CASE_BETWEEN = new RegExp(String.raw`^(?:${TAIL})(?: (?:is |are )?(?:required|needed))? ${CASE}(?=,? (?:on|under|for) (?:the |your )?[©§¶])`)

/** "... may be required", "... : TBD", "... is under review", "... when requested": asked in some cases, or not yet. */
const LEFT_OPEN =
  /^ (?:may|might|could)(?: also| later| sometimes| still)? be (?:required|requested|asked(?: for)?|needed|wanted|necessary|added)\b|^ ?[:=(-]+ ?(?:tbd|tba|pending|not sure|undecided|to be (?:decided|confirmed|determined|advised)|\?+)|^ (?:is|are|remains?) (?:still )?(?:being (?:discussed|reviewed|negotiated|considered)|(?:under|in) (?:discussion|review|negotiation|consideration)|pending|open|undecided|negotiable|tbd|optional|up to you)\b|^,? ?\(?(?:(?:up)?on|at) (?:(?:our|your|their|written|the [a-z]+'s) )*(?:request|demand)\b|^,? ?\(?(?:if|when|where|as) (?:so )?(?:requested|asked|needed|available|possible|applicable|required)\b|^ (?:sometimes|occasionally|in (?:some|certain) cases)\b/
/** What leaves open whether a member is asked, behind what it is asked of; or null. */
export function openPastScope(masked: string, m: Pick<MemberMention, 'start' | 'end'>): string | null {
  const rest = pastScope(masked, m)
  return rest === null ? (CASE_BETWEEN.exec(masked.slice(m.end, m.end + 200))?.[0] ?? null) : ((LEFT_OPEN.exec(rest) ?? CASE_BEHIND.exec(rest))?.[0] ?? null)
}
