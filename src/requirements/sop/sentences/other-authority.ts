import { STATE_CODES } from '../../../vocabulary/index.ts'

const STATES = Object.keys(STATE_CODES).filter((s) => s.length > 3).join('|')
/** Those who make rules for everybody, and who are not the ones a text asks for, unless it speaks of them again. */
const RULE_MAKERS = `(?:${STATES}|nys|[a-z]{0,2}puc|fmcsa|stb|tsa|faa|osha|hud|fha|fda|nhtsa|phmsa|uscg|(?:public (?:utilit(?:y|ies)|service)|corporation|motor carrier|liquor) commission|department of (?:transportation|insurance|labor|agriculture|health)|licens\\w+ (?:board|agency|authority)|insurance commissioner|dmv|motor carrier act|(?:federal|state) (?:law|code|statutes?|rules?|regulations?)|(?:the|this) (?:law|statute|regulation|ordinance)(?: in (?:this|the|your) state)?)`
const ASKS = '(?:requires?|mandates?|obliges?|prescribes?|imposes?|demands?|sets?|insists? on|calls? for|asks? for|wants?|will (?:also )?(?:ask|require|want)\\b|says?|minimums?|floor)'
const TOLD = new RegExp(`(?:^|[.;:,(] ?|\\b(?:while|although|though|because|since|note(?: that)?|and|in (?:${STATES})),? )(?:the |a |your )?(?:(?:${STATES}) )?(${RULE_MAKERS})(?: (?:also|itself|currently|already|only|generally|separately)){0,2} ${ASKS}`)
/** What says that somebody else's asking is told of and no more. */
const NOT_OURS: RegExp[] = [
  // "- not relevant to us", "which is separate from our rules"
  /\b(?:not relevant|irrelevant|of no concern|no concern|unrelated) to (?:us|our|this)\b|\b(?:nothing to do with|separate from|apart from|not part of) (?:us|our (?:rules?|requirements?|minimums?|program|own)|this (?:form|page|list))\b/,
  // "they check that themselves", "that's theirs to police"
  /\b(?:they|it|he|she) (?:will )?(?:checks?|polices?|enforces?|verif(?:y|ies)|handles?|tracks?|looks? at) (?:that|this|it|those) (?:themselves|itself|himself|herself|directly)\b|\b(?:that|this|it)(?:'s| is) (?:theirs|their (?:business|rule|number|concern|job|own))\b|\bnot (?:our|a) (?:rule|requirement|number|minimum)s?\b(?! (?:but|if|unless))/,
  // "that's the license minimum"
  /\b(?:that|this|it|which)(?:'s| is) (?:only |just |merely )?(?:the|a|their) (?:licens\w+|legal|state|federal|statutory|permit|registration) (?:minimum|floor|rule|requirement)\b/,
  // "The lease requires us to have $3,000,000", "the lender wants ... from us"
  /\b(?:requires?|obliges?|makes?|asks?|wants?) us (?:to )?(?:have|carry|maintain|keep|hold|buy)(?: an?| at least| our own)* [¤©]|(?<!\b(?:you|they|to) )\b(?:requires?|wants?|asks?(?: for)?|demands?) [^.;]{0,40}\b(?:from|of) us\b(?! (?:and|or) )/,
]
/** "HUD requires it, so we do too" */
const OURS_TOO = /\bso (?:do )?(?:we|must you|should you|you must|our)\b|\bwe (?:do|ask|require|want) (?:too|the same|it too|that too)\b|\bas (?:do|must) (?:we|you)\b|\bwe follow\b|\b(?:and|so) (?:you|vendors?|contractors?|carriers?) (?:must|need|have to)\b/
const OPENING = 60
/** What the amount itself is asked by, beside the one that is told of. */
const OUR_AMOUNT = /\b(?:we|our|ours)\b[^.;¤]{0,40}(?:¤|\b(?:same|match\w*)\b)|\b(?:you|vendors?|contractors?|carriers?|subs|haulers?) (?:must|shall|need to) (?:carry|have|show|maintain|provide|keep)\b/

/**
 * "The Colorado PUC requires $50,000 of cargo from movers", "the lease requires us to have $3,000,000": a sentence that tells
 * what somebody else asks. `said` is the whole text: an authority that it speaks of again may be the one who asks.
 */
export function tellsOfOthers(lower: string, masked: string, said: string): boolean {
  if (!/[¤©]/.test(masked) || OURS_TOO.test(lower)) return false
  if (NOT_OURS.some((p) => p.test(masked)) && !OUR_AMOUNT.test(masked)) return true
  const party = /¤/.test(masked) && !OUR_AMOUNT.test(masked) ? TOLD.exec(lower)?.[1] : undefined
  if (party === undefined) return false
  const first = said.indexOf(party)
  // Who opens a text is who asks in it.
  if (first < OPENING && /department|commission|board|agency|commissioner/.test(party)) return false
  return said.indexOf(party, first + party.length) < 0 || /law|code|statute|rule|regulation|ordinance|act$/.test(party)
}
