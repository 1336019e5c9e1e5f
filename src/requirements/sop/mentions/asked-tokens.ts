import type { AmountToken, LimitMention } from './mentions.ts'

const DROPPED =
  /(?<![a-z])(?:instead of|rather than|in lieu of|in place of|(?:they|he|she) (?:only )?(?:have|has|show|shows|had|got)|theirs (?:is|shows)|up from|(?:raised|increased|moved|changed|bumped|lifted|lowered|reduced|cut|went|goes|going)(?: [a-z©]+){0,5} from|no longer|was|used to be|previously|formerly|not just|(?:can)?not|old|currently|comes? in at|came in at)(?: the)?(?: usual| standard| old| former)? $/

/** "GL aggregate shows $1,000,000 - we need $2,000,000": the amount that a paper shows, beside the one that is asked. */
const isShown = (t: { start: number; end: number }, text: string): boolean =>
  /\b(?:shows?|reads?|says|states?|lists?|is only|at only|just|only) $/.test(text.slice(Math.max(0, t.start - 14), t.start)) && /^[^¤.]{0,40}\b(?:need|want|require|ask|must be|should be|has to be|calls? for|minimum|supposed|(?:contract|lease|agreement|exhibit|spec)s? (?:says?|reads?|states?|specif))\w*\b[^¤.]{0,24}¤/.test(text.slice(t.end)) ||
  // "Their auto is $500,000, needs to be $1,000,000", "shows auto at $500,000 but we need $1,000,000"
  (/\b(?:is|are|shows?|at|has|have|of|had|got|short:|on file:?|current(?:ly)?:?) (?:only |just )?$/.test(text.slice(Math.max(0, t.start - 14), t.start)) && /^[,;]? ?(?:-+ ?)?(?:but |and |while |however,? )?(?:(?:it|that|this|which) )?(?:needs? to be|must be|should be|has to be|(?:we |i )?(?:needs?|requires?|want|required:?)|our (?:minimum|requirement) is)(?: at least| an?)? ¤+(?! ?(?:per|each|an?) )/.test(text.slice(t.end))) ||
  // "$1MM -> $2MM": what was, and what is.
  /^ ?(?:-+>|=+>|→) ?¤/.test(text.slice(t.end)) ||
  // "Umbrella on it is $2M, the contract calls for $5M"
  (/\b(?:is|are|has|was) $/.test(text.slice(Math.max(0, t.start - 6), t.start)) && /^,? (?:but |while |where |and yet )?(?:the |our |your |their )?(?:contract|lease|agreement|spec(?:ification)?s?|exhibit|owner|client|landlord|we|order)\b(?: (?:only|also))? (?:needs?|wants?|requires?|asks? for|calls? for|says|specifies)\b[^¤.]{0,16}¤+(?!¤| ?£| of\b| in\b| ?©)/.test(text.slice(t.end)))

/** "including products and completed operations, $1,000,000": what is included is not what the amount is for. */
const isIncluded = (t: LimitMention, text: string): boolean =>
  (/^(?:products|personal_injury|rented_premises|medical|bi|pd)$/.test(t.word) || t.printed === 'employee_theft') &&
  (/^\s*(?:coverage |liability |hazard )?(?:is |are |must be |to be )?incl/.test(text.slice(t.end)) ||
    (t.word === 'products' && /(?:[£¤©] ?(?:limit )?|, ?)(?:with|w\/|plus|\+) ?(?:full )?$/.test(text.slice(0, t.start))) ||
  /\bincl(?:ud(?:ing|es?|ed))?\.?\s[^¤;.]{0,90}$/.test(text.slice(Math.max(0, t.start - 110), t.start))) &&
  // "incl. products/completed ops: $1M / $2M / $2M": amounts in a row are those of the whole.
  (/^[\s:=-]*¤+ ?\/ ?¤/.test(text.slice(t.end)) || isInTitle(t, text) || !(t.word === 'rented_premises' ? /^[\s:=(-]*(?:(?:of|at|limits?|coverage|not less than|no less than|at least|minimum|a)[\s:=-]*){0,4}¤/ : /^[\s:=(-]*(?:(?:of|at|limit)[\s:=-]*){0,2}¤/).test(text.slice(t.end)) || (/\bincl(?:ud(?:ing|es?|ed))?\.?\s[^¤;.:]{0,90}(?:\band|&|,) $/.test(text.slice(Math.max(0, t.start - 110), t.start)) && /^\s*:\s*¤+ £/.test(text.slice(t.end))))

/** "Fidelity bond (employee theft, third party), $100,000": what brackets say a policy is about. */
const isAbout = (t: LimitMention, text: string): boolean =>
  t.printed === 'employee_theft' && /\(\s*$/.test(text.slice(0, t.start)) && /^[^()¤]*\)/.test(text.slice(t.end))

/** "General liability incl. products/completed ops: $5M per occurrence": what a title takes in before its colon, with no amount before it. */
const isInTitle = (t: LimitMention, text: string): boolean =>
  /^(?: (?:coverage|liability|hazard))?\)?\s*:\s*¤/.test(text.slice(t.end)) && /^[^¤;:.]*(?:\bincl(?:ud(?:ing|es?|ed))?\.?|© ?(?:with|w\/|plus|\+)) [^¤;:.]*$/.test(text.slice(Math.max(0, t.start - 110), t.start).replace(/\b(?:incl|gen|prod|comp)\./g, 'incl'))

/** "$2,000,000 per occurrence (if an aggregate applies, it is per project)": words of a bracket of its own name no amount before it. */
function isOfBracket(t: LimitMention, text: string): boolean {
  const open = text.lastIndexOf('(', t.start)
  return open > text.lastIndexOf(')', t.start) && /^\(\s*(?:if|when|where)\b[^()¤]*\)/.test(text.slice(open))
}

/** "accident medical $500,000, disability per schedule", "med pay included": what a word in a clause of its own has instead of an amount. */
const isOfItsOwn = (t: LimitMention, tokens: (AmountToken | LimitMention)[], text: string): boolean =>
  /[,;(] ?(?:(?:and|plus|with) )?$/.test(text.slice(Math.max(0, t.start - 8), t.start)) && t.word !== 'statutory' &&
  (HAS_NO_AMOUNT.test(text.slice(t.end)) || tokens.some((o) => o.kind === 'limit' && o.word === 'statutory' && o.start > t.end && /^(?: (?:at|are|is|to be))? $/.test(text.slice(t.end, o.start))))
const HAS_NO_AMOUNT =
  /^ ?(?:coverage |benefits? |limits? |expenses? |payments? )?[:=-]? ?(?:(?:is|are|to be|as) )?(?:incl(?:uded|uding|\.)?(?! ?[¤£])|(?:per|as per|as provided (?:by|in|under)|according to|subject to|as (?:set|stated|shown) (?:by|in)) (?:(?:the|its|their) )?(?:schedules?|plans?|policy(?: form| limits?| terms)|form|statutes?|law|state law|carrier|policy(?= ?[.;,)]| ?$))|not (?:required|applicable|needed)|n\/a|none|no (?:minimum|set (?:amount|limit)|limit)|optional|waived)(?![a-z])/

/** "AI for ongoing and completed operations" speaks of the additional insured, not of a limit. */
const isStanding = (t: LimitMention, text: string): boolean =>
  t.word === 'products' && /\bongoing(?: operations?| ops?\.?)? ?(?:and|&|\+|\/|,) ?$/.test(text.slice(Math.max(0, t.start - 30), t.start))

/** "is $750,000 under state law, but we ask for $1,000,000": the law's amount beside the one that is asked. */
const OF_LAW = /^[^¤;.,]{0,14}(?:(?:under|by|per|is) (?:the )?(?:(?:state|federal) (?:law|rules?|minimum|requirement|number|figure|floor)|law\b|statute|legal minimum|fmcsa|dot\b)|£+,? (?:but|however|though)\b)/

/** "$750,000 by law; we require $1,000,000" */
const isByLaw = (t: AmountToken, tokens: (AmountToken | LimitMention)[], text: string): boolean =>
  tokens.some((o) => o.kind === 'limit' && o.word === 'statutory' && o.start >= t.end && o.start - t.end <= 8 && /^\s*[;,] ?(?:but )?(?:we|our)\b/.test(text.slice(o.end)))

/** "went up to $2,000,000 per claim from $1,000,000": what it was before. */
const FROM_OLD = /\b(?:up|down|raised|increased|lowered|reduced|changed|moved|bumped)\b[^.;]{0,30}\bto\b[^.;]{0,40}\bfrom (?:the )?$/

const IN_ALL = /\b(?:provided|so long as|as long as|if|in which (?:case|event))\b[^.;¤]{0,30}\b(?:total|combined|overall|joint) (?:limits?|amounts?) (?:is|are|shall be|must be|equals?) (?:not less than |no less than |at least )?$/
/** "$2,000,000 (tank trailers are heavy; $1,000,000 will not do)": the amount that is refused, beside the one that is asked. */
const TOO_LITTLE = /^\s*(?:£+ )?(?:(?:will|is|are|would|does|do)(?:n't| not)|won't|isn't|no longer) (?:do|be enough|enough|accept\w*|sufficient|suffice|count|work|meet|ok|okay|satisfy)\b|^ (?:is|are|would be) (?:too (?:low|little|small)|insufficient|no longer enough)/
/** "Excess 4M over a 1M primary": what it lies over. */
const UNDERLYING = /^ (?:of )?(?:primary|underlying|base)\b(?! and)/
const LIES_OVER = /\b(?:over|above|atop|on top of|in excess of)(?: an?| the| your| its)? $/

/** What is said of a coverage's limits without the words and amounts that ask nothing: what is included, was asked before, is shown on a paper, or is the law's. */
export function askedTokens(tokens: (AmountToken | LimitMention)[], text: string): (AmountToken | LimitMention)[] {
  const wasAsked = (t: AmountToken): boolean => DROPPED.test(text.slice(Math.max(0, t.start - 40), t.start))
  // "have 1M/2M, need 2M/4M": a row of amounts is told of as a whole.
  const row = (id: number) => tokens.filter((o) => o.kind === 'amount' && o.group?.id === id)
  const dropped = new Set(tokens.flatMap((t) => (t.kind === 'amount' && t.group?.index === 0 && (wasAsked(t) || isShown({ start: t.start, end: row(t.group.id).at(-1)!.end }, text)) ? [t.group.id] : [])))
  return tokens.filter((t) => {
    if (t.kind === 'limit') return !MULTIPLE.test(text.slice(Math.max(0, t.start - 40), t.start)) && !IS_MULTIPLE.test(text.slice(t.end)) && !isIncluded(t, text) && !isOfBracket(t, text) && !isStanding(t, text) && !isOfItsOwn(t, tokens, text) && !isRefused(t, text) && !isAbout(t, text)
    if ((t.group && dropped.has(t.group.id)) || isShown(t, text) || wasAsked(t) || FROM_OLD.test(text.slice(Math.max(0, t.start - 120), t.start))) return false
    const beside = tokens.some((o) => o.kind === 'amount' && o !== t)
    // "Umbrella 5M, of which 2M may be written by a captive": a part of it.
    if (beside && /\bof which (?:up to |at most |no more than )?$/.test(text.slice(Math.max(0, t.start - 30), t.start))) return false
    // "which may be combined with (a) provided the total limit is not less than $5,000,000": what both have together.
    if (beside && IN_ALL.test(text.slice(Math.max(0, t.start - 90), t.start))) return false
    if (beside && (TOO_LITTLE.test(text.slice(t.end)) || (UNDERLYING.test(text.slice(t.end)) && LIES_OVER.test(text.slice(Math.max(0, t.start - 24), t.start))))) return false
    return !((OF_LAW.test(text.slice(t.end)) || isByLaw(t, tokens, text)) && beside)
  })
}

/** "$1,000,000 per occurrence; double that for the aggregate": a limit that is reckoned from another. */
const MULTIPLE = /\b(?:double|twice|two times|2x|triple|three times|half)(?: (?:that|this|it|the (?:amount|same|limit)))?(?: (?:amount|limit))?(?: (?:for|in|as|on))?(?: the| an?)?(?: (?:general|annual|policy))? $/
const IS_MULTIPLE = /^ (?:limit )?(?:of|equal to|at|is|(?:must|shall) be) (?:at least )?(?:double|twice|two times|triple|three times)\b/
/** "no aggregate"; "no aggregate lower than" asks for one. */
const isRefused = (t: LimitMention, text: string): boolean =>
  /\b(?:no|without(?: an?)?) $/.test(text.slice(Math.max(0, t.start - 12), t.start)) && !/^ (?:limit )?(?:lower|less|smaller|below) than/.test(text.slice(t.end))
