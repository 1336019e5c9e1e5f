import { allMatches } from './all-matches.ts'
import type { ReverificationCadence } from '../../vocabulary/index.ts'
import type { MemberMention } from './mentions.ts'

/** A period said of the certificate itself: how fresh it must be. */
export type IssuedWithin = { start: number; end: number; days: number }
export type UnknownPeriod = { start: number; end: number; what: 'reverification_cadence' | 'expiry_lead_days' | 'cancellation_notice_days' }

const WORD_DAYS: Record<string, number> = {
  five: 5,
  seven: 7,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'forty-five': 45,
  'forty five': 45,
  sixty: 60,
  ninety: 90,
  one: 1,
  two: 2,
  three: 3,
}
const number = `(?<![a-z0-9][-.]?)(?:(?:(?:five|seven|ten|twelve|fourteen|fifteen|twenty|thirty|forty[- ]five|sixty|ninety|one|two|three)[ -]?)?\\(?(\\d{1,3})\\)?(?: ?\\((?:five|seven|ten|twelve|fourteen|fifteen|twenty|thirty|forty[- ]five|sixty|ninety)\\))?|(five|seven|ten|fourteen|fifteen|twenty|thirty|forty[- ]five|sixty|ninety))`
const days = `${number}[ -]*(?:calendar |consecutive |more |full |clear )?(?:(?:days?|d\\b)(?:'s?)?|(?= ?noc\\b))`
const daysOf = (a: string | undefined, b: string | undefined): number =>
  a ? Number(a) : (WORD_DAYS[(b ?? '').replace(' ', '-')] ?? WORD_DAYS[b ?? ''] ?? Number.NaN)

const DAYS = new RegExp(days, 'g')
const SOME_DAYS = new RegExp(days)
const CANCELLATION_DAYS = new RegExp(`(?:^|[;,.] ?)cancell?ation[ :,-]{1,3}${days}|${days} (?:prior |advance |written )*cancell?ation`)
/** "The agent mails us 30 days before canceling" */
const BEFORE_CANCEL = new RegExp(`\\b(?:agents?|brokers?|insurers?|insurance (?:company|companies|carriers?)|underwriters?|polic(?:y|ies)|agency)\\b[^.;\\d]{0,60}?${days} (?:before|prior to|ahead of|in advance of) (?:any |the |an? |they |it |such )?(?:polic(?:y|ies) )?(?:is |are |being |be )?(?:cancel|non-?renew|terminat)`)
const NOTICE = [
  BEFORE_CANCEL,
  // "At least 30 days before cancelling any policy, the insurer will write to us"
  new RegExp(`${days} (?:before|prior to|ahead of) (?:cancell?ing|it cancels|non-?renewing|ending) (?:any|the|an?|its|their|such|each) (?:polic|coverage|insurance)`),
  new RegExp(`${days}[^.;]{0,20}warning[^.;]{0,60}cancel`),
  new RegExp(`(?:gives?|giving|allows?)[^.;\\d]{0,20}?${days}[^.;]{0,24}cancel`),
  new RegExp(`notif\\w+[^.;\\d]{0,60}?${days}[^.;]{0,40}?cancel`),
  new RegExp(`${days}[^.;]{0,90}?(?:notice|noc\\b|notification)[^.;]{0,80}?(?:cancel|non-?renew|terminat|material change)?`),
  new RegExp(
    `(?:noc\\b|notice of cancell?ation|notification (?:of|for|in case of) (?:the |any )?cancell?ation|cancell?ation notice|notice[^.;]{0,40}cancel\\w*|cancel\\w*[^.;]{0,80}(?:notice|without|unless|except|until|only after)|notice)[^.;\\d]{0,60}?${days}`,
  ),
]
/** A notice of so many days is one of cancellation where the text speaks of policies and of nothing else to give notice of. */
const BARE_NOTICE =
  /^(?!.*(?:\bmay\b.*\bnotice\b.*(?:require|change|increase|modify|adjust)|\b(?:may|can|reserves? the right to)\b[^.;]{0,60}\b(?:change|modify|adjust|increase|raise|amend|revise|update|vary|require)\w*\b[^.;]{0,60}\bnotice|terminat|vacate|default|intent|claim|accident|incident|hearing|breach|prior to (?:arrival|start)|in advance of)).*(?:non-?\s?pay|^\W*notice\b[^.;:=]{0,30}[:=-] ?(?:\d|ten|thirty)|^\W*notice \d{1,3} ?days?\b|\b(?:\d{1,3}\)?|ten|fifteen|twenty|thirty|forty-five|sixty)[ -]?(?:days?'?s?'?|d) (?:prior |advance |written |advanced )*notice\b(?! (?:to|by|from) (?:the )?(?:contractor|vendor|tenant))(?! (?:of|for|before|about) (?!(?:any |such |policy )?(?:cancel|non-?|terminat|material|chang|reduc|expir|lapse|all|the polic|each polic|items?|lines?|gl|auto|\d)))|[,;+] ?notice(?: of)? \d{1,3} ?days?\b)/
/** "No policy may be terminated on less than thirty days' notice" */
const POLICY_ENDED = /\b(?:polic(?:y|ies)|insurance|coverages?)\b[^.;]{0,30}\bbe (?:cancell?ed or )?terminated\b/
const NONPAY = /war risks?\b|non-?\s?pay|unpaid|failure to pay|premium(?:s)? (?:is|are|was|goes?|go)(?:n't| not)? ?(?:un)?paid|not pay/
const NONPAY_BEFORE = new RegExp(`(?:${NONPAY.source})[^.;,()]{0,20}$`)
const PROMISE =
  /^\W*(?:[\d.()]+ )?(?!(?:the |each |every |any |such |all )?(?:insur|polic|endors|underwrit|agent|broker|certificat|coverage|compan|it\b|which\b|that\b|they\b))(?:the )?[a-z]+ (?:shall|will|must|agrees to) (?:promptly |immediately |also )?(?:notify|inform|tell|advise)\b|\b(?:vendor|contractor|subcontractor|supplier|consultant|carrier|licensee|lessee|tenant|provider|you|company|operator|driver|renter|permittee|exhibitor|seller|hauler|firm|insured|franchisee|lessor|caterer|member|they)s? (?:shall|will|must|agrees? to|is to|are to|should|has to|have to|promptly|immediately|also)+ (?:promptly |immediately |also |then )?(?:give|provide|notify|send|inform|advise|tell|report|let|furnish|forward)\b|\b(?:vendor|contractor|subcontractor|supplier|consultant|licensee|lessee|tenant|operator|agency|provider)s? (?:gives?|notif(?:y|ies)|sends?|informs?|tells?|advises?) |\b(?:tell|notify|inform|let|advise|email|call) (?:us|owner|the (?:city|county|owner|company|district|authority|landlord|broker))\b|\b(?:vendor|contractor|subcontractor|supplier|consultant|licensee|lessee|tenant|operator|driver|renter|permittee|exhibitor|seller|hauler|franchisee|caterer)s? to (?:promptly |immediately |also )?(?:give|provide|notify|send|inform|advise|tell|let) |^(?:please )?(?:tell|notify|inform|let us know|advise) /

/** "NOC: 30/10": the second figure is the shorter notice for nonpayment. */
const SHORT_NOTICE = /^\W*notice[ :=-]{1,3}(10|15|30|45|60|90)(?=\s*(?:[.;,)]|$)| (?:on |for )?(?:all|every|each|any) )(?!,? (?:hours|minutes|business))|\b(?:cancell?(?:ation)? notice|notice of cancell?ation)[ :=-]{1,3}(10|15|30|45|60|90)(?=\s*(?:[.;,)]|$))|\bcanc(?:el)?\.? ?[:=-]? ?(10|15|20|30|45|60|90) ?d(?:ays?)?\b|\b(?:noc|notice(?: of)?(?: cancell?ation)?|cancell?ation(?: notice)?)[ :=-]{1,3}(30|45|60|90) ?\/ ?(?:10|15)\b(?: ?days?)?|\bd?noc ?[:=-]? ?(10|15|30|45|60|90)\b(?! ?(?:[/%]|days?|\d))|(?<!\d)(10|15|20|30|45|60|90) ?-?d ?noc\b|(?<!\d)(10|15|20|30|45|60|90) ?-?(?:d|days?'?) ?canc(?:el(?:lation)?)?\b(?! notice)|\b(30|45|60|90) ?\/ ?(?:10|15)\b(?:[- ]?days?'?)?,? (?:noc\b|notice|cancell?ation)/

/** "We can cancel this agreement on 30 days' notice", "This lease may be terminated on ...": no policy ends. */
const AGREEMENT_ENDED = /\bcancell?ation of (?:this|the|your|our|an?|any) (?:[a-z]+ )?(?:agreement|contract|lease|permit|license|order|booking|event|reservation|job|account|membership|subcontract|engagement|rental|service|work)\b|\b(?:cancel|terminate|end)(?:s|ed|l?ing)? (?:this|the|your|our|an?|any|such) (?:[a-z]+ )?(?:agreement|contract|lease|permit|license|order|booking|event|reservation|job|account|membership|subcontract|engagement)\b|\b(?:this|the|your|our|such) (?:[a-z]+ )?(?:agreement|contract|lease|permit|license|order|booking|reservation|job|account|membership|subcontract|engagement) (?:may|can|could|will|shall) be (?:cancell?ed|terminated|ended)\b/
/** "60 days' notice of non-renewal, 30 of cancellation": the days of the second, behind those of something else. */
const OF_CANCELLATION = /(?:[,;]|\band\b|\bbut\b) ?(?:and |but )?(\d{2})(?: days?)?(?:' ?| )?(?:notice )?(?:of|for|on) (?:any )?(?:policy )?cancell?/
const OF_SOMETHING_ELSE = /^'?s?'? (?:prior |advance |written )*(?:notice )?(?:of|for|on) (?:any )?(?:material |policy )?(?:change|modification|reduction|non-?renewal|claim|accident|incident|loss|occurrence)/

/** "The 10-day notice on your certificate should read 30" */
const SHOULD_READ = new RegExp(`${days}[- ]?notice[^.;\\d]{0,40}\\b(?:should|must|needs? to|has to) (?:read|be|say|show|state) (\\d{2})\\b`)
/** "10 days' notice is not enough, we need 30": the days refused, and those asked in their place. */
const NOT_ENOUGH = new RegExp(`${days}(?:'s?)?(?: (?:prior|advance|written))*(?: notice)?(?: of cancell?ation)?(?: to [a-z' ]{2,24}?)? (?:(?:is|are|was) (?:not|too short|too little|insufficient|unacceptable|no good)|(?:isn't|aren't|won't|will not|does not|doesn't|is not going to)\\b)[^.;,:\\d]{0,20}(?:[.;,:-]+ ?(?:and |but )?(?:we |it |this |that |they )?(?:(?:need|want|require|ask|expect|insist on|must be|has to be|have to be|should be|make it|at least|minimum) ?(?:for |of |at least |a |be )*)(\\d{2})\\b(?! ?(?:%|percent|million|k\\b)))?`)

/** "30 days notice of cancellation from you to us": of who is insured, and not of the insurer. */
const FROM_INSURED = /\bnotice(?: of (?:any |such )?(?:policy )?cancell?ation)? (?:from|by) (?:you|the (?:vendor|contractor|subcontractor|tenant|carrier|supplier|consultant|lessee|licensee|operator|permittee))\b(?!'s? (?:insurer|carrier|agent|broker))/

/** "You'll get 30 days' notice from us", "Our own insurer gives you 45 days": of who asks, and not of the insurer of who is asked. */
const FROM_US =
  /\bnotice\b[^.;]{0,24}\bfrom us\b|\b(?:we|i)(?:'ll| will| can| may| shall| do)? (?:also |always )?(?:give|provide|send|offer)s? (?:you|them|vendors|tenants|contractors|everyone|everybody|carriers|the (?:vendor|tenant|contractor|carrier))\b[^.;]{0,60}\bnotice|\bour (?:own )?(?:[a-z]+ )?(?:insurer|carrier|broker|agent|policy|insurance|agency)(?:'s)? (?:will |shall |also )*(?:gives?|provides?|sends?|offers?|notif(?:y|ies))s? (?:you|them|vendors|tenants|contractors)\b/
/** "The 60 day notice is gone, back to 30": days that are asked no more, and those that are. */
const NOTICE_GONE = new RegExp(`${days}[^.;\\d]{0,24}\\b(?:notice|noc)\\b[^.;,\\d]{0,20}\\b(?:(?:is|was|are|has been|have been)(?: now)? (?:gone|dropped|deleted|removed|eliminated|history|out|struck|replaced|relaxed|reduced|cut)|goes away|went away|no longer applies)\\b(?:[^.;\\d]{0,24}\\b(?:back to|now|instead|make it|by|to|with|it's) (\\d{2})\\b)?`)

/** "Cancellation notice used to be 30 days; it is 45 now." */
const WAS_NOW = /\b(?:used to be|was|were|previously|formerly|went from|(?:raised|changed|moved|increased|lengthened|lowered|reduced|cut|shortened) from|from) (?:only |just |an? )?(\d{2,3})(?:[- ]days?'?)?(?: notice)?\b[^.\d]{0,30}?\b(?:now|to|is|are|becomes?|instead)(?: now| an?| at)? (\d{2,3})\b(?! ?%)/

/** "Contractor shall not cancel without ten days' notice, and insurers shall give thirty" */
const INSURERS_GIVE = /\b(?:insurers?|insurance (?:company|companies|carriers?)) (?:shall|must|will|to) (?:each )?give (?:at least |not less than )?(?:\(?(\d{2})\)?|(thirty|forty-five|sixty|ninety))(?=\s*(?:[.;,]|$))/
type Hit = { start: number; end: number }
/** The clause that days stand in. */
const clauseAt = (lower: string, { start, end }: Hit): string => lower.slice(lower.lastIndexOf(';', start) + 1, lower.indexOf(';', end) < 0 ? lower.length : lower.indexOf(';', end))
const OF_CANCEL = /cancel|\bnoc\b/
/** Days of non-renewal alone, or of a clause that speaks of neither policies nor their cancellation. */
/** "10 days' notice of any claim; insurers shall give 30 days' notice of cancellation" */
const OF_A_CLAIM = /^'?s?'?(?: (?:prior|advance|written))* ?notice of (?:any |each |an? |every )?(?:claims?|accidents?|incidents?|loss(?:es)?|occurrences?|damage|injur(?:y|ies)|suits?|lawsuits?)\b/
const ofOthers = (lower: string, h: Hit): boolean =>
  OF_A_CLAIM.test(lower.slice(h.end)) ||
  /^(?: (?:prior|advance|written))*(?: ?notice)? (?:of|for|before|prior to) (?:any )?non-?renewal\b(?!,? (?:or|and\/or|cancel))/.test(lower.slice(h.end)) || (lower.includes(';') && /\bnotice\b|\b(?:older|left|remain\w*|before|expir\w*|laps\w*|renew\w*|within|every|after|deliver\w*|sen[dt]|due|months?)\b/.test(clauseAt(lower, h)) && !(/cancel|\bnoc\b|non-?renew|notice of\b/.test(clauseAt(lower, h)) || (/\bnotice\b/.test(clauseAt(lower, h)) && /polic|insur|coverage/.test(clauseAt(lower, h)))))

/** Notice of cancellation asked of the insurer, in days; the shorter notice for nonpayment is set aside. */
function findNotice(lower: string): { found: MemberMention[]; promised: UnknownPeriod[] } {
  // "AI on liability; A- X; 30 days.": in a list of what policies must say, days alone are those of the notice.
  const alone = /[;,]\s*(10|15|30|45|60) days?\s*(?=[;,.]|$)/.exec(lower)
  const everything = /^\W*(10|15|30|45|60) days(?:'? notice)? (?:on|for) (?:everything|all of (?:it|them)|the lot|all policies)\s*[.;,]?\s*$/.exec(lower)
  if (everything) return { found: [{ kind: 'member', start: 0, end: everything[0].search(/ (?:on|for) /), member: { name: 'cancellation_notice_days', value: Number(everything[1]) }, doubt: 'Days are named without saying of what.' }], promised: [] }
  if (alone && /additional|waiver|\bai\b|¦|µ|rated|a-/.test(lower) && !/notice|noc\b|cancel|expir|renew|before|after|within|dated|old/.test(lower))
    return { found: [{ kind: 'member', start: alone.index + 1, end: alone.index + alone[0].length, member: { name: 'cancellation_notice_days', value: Number(alone[1]) }, doubt: 'Days are named without saying of what.' }], promised: [] }
  if (!/notice|noc\b|notif|canc/.test(lower)) return { found: [], promised: [] }
  if (AGREEMENT_ENDED.test(lower) && !/\b(?:polic(?:y|ies)|coverages?|insurers?|insurance (?:is|are|may|shall|must|will|be))\b/.test(lower)) return { found: [], promised: [] }
  // "You can cancel with 30 days notice."
  if (/\b(?:you|we|either (?:party|side)|hosts?|members?|tenants?|vendors?) (?:can|may) (?:also )?(?:cancel|end|leave|terminate)\b/.test(lower) && !/\b(?:polic(?:y|ies)|coverages?|insurers?|insurance)\b/.test(lower)) return { found: [], promised: [] }
  if (FROM_US.test(lower)) return { found: [], promised: [] }
  const refused = NOT_ENOUGH.exec(lower)
  if (refused) {
    const value = Number(refused[3])
    return { found: value > 0 ? [{ kind: 'member', start: refused.index, end: refused.index + refused[0].length, member: { name: 'cancellation_notice_days', value } }] : [], promised: [] }
  }
  const was = /notice|noc\b|cancel/.test(lower) ? WAS_NOW.exec(lower) : null
  if (was) return { found: [{ kind: 'member', start: was.index, end: was.index + was[0].length, member: { name: 'cancellation_notice_days', value: Number(was[2]) } }], promised: [] }
  const given = INSURERS_GIVE.exec(lower)
  if (given) return { found: [{ kind: 'member', start: given.index, end: given.index + given[0].length, member: { name: 'cancellation_notice_days', value: daysOf(given[1], given[2]) } }], promised: [] }
  const gone = NOTICE_GONE.exec(lower) ?? SHOULD_READ.exec(lower)
  if (gone) {
    const value = Number(gone[3])
    const at = { start: gone.index, end: gone.index + gone[0].length }
    return value > 0 ? { found: [{ kind: 'member', ...at, member: { name: 'cancellation_notice_days', value } }], promised: [] } : { found: [], promised: [{ ...at, what: 'cancellation_notice_days' }] }
  }
  const short = SHORT_NOTICE.exec(lower)
  if (short) return { found: [{ kind: 'member', start: short.index, end: short.index + short[0].length, member: { name: 'cancellation_notice_days', value: Number(short.slice(1).find((days) => days !== undefined)) } }], promised: [] }
  const bare = !/canc(?:el|\b)|noc\b/.test(lower) && !POLICY_ENDED.test(lower)
  if (bare && !BARE_NOTICE.test(lower)) return { found: [], promised: [] }
  const hits: { start: number; end: number; value: number; nonpay: boolean }[] = []
  for (const m of allMatches(DAYS, lower)) {
    const value = daysOf(m[1], m[2])
    const end = m.index + m[0].length
    const after = lower.slice(end, end + 45)
    const before = lower.slice(Math.max(0, m.index - 45), m.index)
    const nonpay =
      NONPAY.test(after.split(/[;)]|\(\s*(?=[\dlio]|ten|except)| (?:except|but|save|other than) |, (?!for)|\band \d|\bor \d|\d+ days/)[0]!) ||
      (NONPAY_BEFORE.test(before) && !/\b(?:and|or|but)\s+$/.test(before))
    hits.push({ start: m.index, end, value, nonpay })
  }
  const notice = NOTICE.some((n) => n.test(lower)) || /^\W*notice\b[^.;:=]{0,30}[:=-]/.test(lower) || /^\W*(?:notice of )?cancell?ation(?: notice)?\s*[:=-]/.test(lower) || CANCELLATION_DAYS.test(lower)
  if (!notice || !hits.length) return { found: [], promised: [] }
  const asked = hits.filter(
    (h) =>
      !h.nonpay &&
      // "30 days for cancellation, 60 days for material change"
      !(hits.length > 1 && /^ (?:prior |advance |written )*(?:notice )?(?:for|of) (?:any )?(?:material |policy )?(?:change|modification|reduction|non-?renewal)/.test(lower.slice(h.end)) && /^ (?:prior |advance |written )*(?:notice )?(?:for|of) (?:any )?cancel/.test(lower.slice(hits[0]!.end))) &&
      // "60 days' notice of non-renewal and 30 days' notice of cancellation", "Invoices are payable on 30 days' notice; cancellation of a policy requires 15"
      !(hits.length > 1 && ofOthers(lower, h) && hits.some((x) => x !== h && !ofOthers(lower, x) && OF_CANCEL.test(clauseAt(lower, x)))) &&
      Number.isFinite(h.value) &&
      h.value > 0 &&
      !/\b(?:older|within|prior to expir|before expir|left|remain)/.test(
        lower.slice(Math.max(0, h.start - 14), h.start) + lower.slice(h.end, h.end + 30).split(/[,;]/)[0]!.replace(/within/, ''),
      ),
  )
  if ((PROMISE.test(lower) || FROM_INSURED.test(lower)) && !/\b(?:polic(?:y|ies)|insurers?|endorse\w*|coverage)s? (?:shall|must|will|to|that|so|provid)|\b(?:by|via|through|with) (?:an? )?(?:policy )?endorsement\b/.test(lower))
    return { found: [], promised: asked.map((h) => ({ start: h.start, end: h.end, what: 'cancellation_notice_days' as const })) }
  // "Ten days' notice for nonpayment and thirty for any other cause"
  const other = asked.length ? null : /\botherwise (?:on )?(?:not )?(?:less than |at least )?(?:\(?(\d{2})\)?|(thirty|forty-five|sixty|ninety))(?: days?'?)?(?=\s*(?:[.;,)]|$))|\b(?:and|or|,|but|else) ?(?:else )?(?:\(?(\d{2})\)?|(thirty|forty-five|sixty|ninety))(?: days?'?)?(?: (?:for|in|on) (?:any|all|every) other|,? otherwise|,? (?:for|in) (?:all )?(?:the )?(?:other|others|rest)|(?<=else ?(?:\d{2}|thirty|forty-five|sixty|ninety)(?: days?'?)?)\s*(?:[.;]|$))/.exec(lower)
  if (other) asked.push({ start: other.index, end: other.index + other[0].length, value: daysOf(other[1] ?? other[3], other[2] ?? other[4]), nonpay: false })
  const first = asked[0]
  if (!first) return { found: [], promised: [] }
  const ofCancel = asked.length === 1 && OF_SOMETHING_ELSE.test(lower.slice(first.end)) ? OF_CANCELLATION.exec(lower) : null
  if (ofCancel && ofCancel.index >= first.end) first.value = Number(ofCancel[1])
  // "60 days' notice on 1, 30 on the rest"
  const rest = asked.length === 1 ? /(?:[,;] ?(?:and |but )?| and )(?:(?:ten|fifteen|twenty|thirty|forty-five|sixty|ninety) ?\(?)?(10|15|20|30|45|60|90)\)?(?: days?)?(?= (?:on|for|under) (?!(?:the |any |its |account of )?(?:non|failure|unpaid|late|lack|premium|reason|cause|change|material|cancell|renew|event)))/.exec(lower.slice(first.end)) : null
  if (rest) asked.push({ start: first.end + rest.index + rest[0].indexOf(rest[1]!), end: first.end + rest.index + rest[0].length, value: Number(rest[1]), nonpay: false })
  const differs = asked.some((h) => h.value !== first.value)
  const split = differs && asked.every((h) => /^[^.;,\d]{0,40}?\b(?:on|for|under|in|to|with)\b/.test(lower.slice(h.end)))
  if (split)
    return {
      found: asked.map((h) => ({ kind: 'member', start: h.start, end: h.end, member: { name: 'cancellation_notice_days', value: h.value } })),
      promised: [],
    }
  // "Lines 1, 2: 30 days notice; lines 3, 4: 10 days."
  if (differs && asked.every((h) => /(?:^|;)[^;:.]{1,40}:\s*$/.test(lower.slice(0, h.start))))
    return { found: asked.map((h) => ({ kind: 'member', start: h.start, end: h.end, member: { name: 'cancellation_notice_days', value: h.value } })), promised: [] }
  const own = asked.filter((h) => h !== first && /^[^.;,\d]{0,12}?\b(?:on|for|under) /.test(lower.slice(h.end)))
  if (differs && own.length === asked.length - 1)
    return {
      found: asked.map((h) => ({ kind: 'member', start: h.start, end: h.end, member: { name: 'cancellation_notice_days', value: h.value } })),
      promised: [],
    }
  const words = /notice(?: of)?(?: any)?(?: cancell?ation)?|noc\b|cancell?ation(?: notice)?|notif\w*|cancel\w*/.exec(lower)!
  return {
    found: [
      {
        kind: 'member',
        start: Math.min(first.start, words.index),
        end: Math.max(first.end, words.index + words[0].length),
        member: { name: 'cancellation_notice_days', value: first.value },
        ...(differs ? { doubt: 'Two notice periods are named.' } : /\b(?:endeavou?rs?|attempts?|try|tries|(?:reasonable|best) efforts)\b/.test(lower) ? { doubt: 'The insurer is only to try to give notice.' } : {}),
      },
    ],
    promised: [],
  }
}

const month = 'january|february|march|april|may|june|july|august|september|october|november|december'
const CADENCES: [RegExp, ReverificationCadence | null][] = [
  [/(?:every|each) (?:30|thirty) days|(?<=\bre-?verif(?:y|ied|ication|ies):? )30 days|monthly|each month|once a month|every month/, 'every_30_days'],
  [/(?:every|each) (?:90|ninety) days|(?<=\bre-?verif(?:y|ied|ication|ies):? )90 days|\bq ?90\b(?: days)?|quarterly|\bqu?a?rte?rly\b|\bqtr?ly\b|each quarter|once a quarter|every (?:three|3) months|every quarter/, 'every_90_days'],
  [
    new RegExp(`(?:every|each) (?:180|one hundred eighty) days|(?:each|every|in) (?:${month}) and (?:again in )?(?:${month})\\b|semi-?annual(?:ly)?|twice (?:a|per|each) year|every (?:six|6) months|bi-?annually|half-?yearly`),
    'every_180_days',
  ],
  [/annual(?:ly)?(?! (?:aggregate|premium|limit|spend|revenue|contract|basis))|(?:every|each) (?:school |fiscal |calendar |policy |contract )?year|(?:each|every) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter)\b(?: \d{1,2}\b)?|once (?:a|per) year|yearly|each year|every (?:12|twelve) months|every 365 days/, 'annual'],
  [/(?:at|on|upon|with) (?:each |every |policy |the )?renewals?|(?:each|every) (?:policy )?renewal|(?<=\brenew\w*\b[^.;]{0,30}\b(?:look|check|review|verify)\b[^.;]{0,24})when they do\b|(?:when(?:ever)?|until|(?:each|every) time) (?:the |your |each |a |it |they |one )?(?:polic(?:y|ies) )?renews?\b|(?:at|on) each policy renewal/, 'on_renewal'],
  [
    /every (?:\d+|two|other|four|five|sixty|fifteen|seven|ten) (?:days?|weeks?|months?|quarters?|years?)|weekly|daily|periodically|from time to time/,
    null,
  ],
]
const REVERIFY =
  /\bwe (?:used to |once )(?:re-?)?(?:check|verify|review)\b|^\W*(?:the |our )?[a-z]+(?: [a-z]+)? (?:re-?)?(?:checks|reviews|verifies)(?: (?:them|it|everything|certificates|coverage|insurance))?(?= (?:every|each|twice|once|quarterly|monthly|annually|yearly))|(?:^|[.;(] ?)(?:reviews?|reviewed|checks?|checked|verified|verify|verification|re-?checks?|monitor(?:ed|ing)?)(?=:? (?:every|each|twice|once|quarterly|monthly|annual|yearly|semi))|\b(?:deliver|furnish|provid|submit|sen[dt]|due)\w*[^.;]{0,80}(?=(?:annually|yearly|each year|every year) thereafter)|\b(?:calls?|contacts?|e-?mails?|checks with|writes to) (?:the|your|each|their) (?:insurance )?(?:agents?|brokers?|insurers?|agency)\b|\bre-?(?:upload|submit|send|file|collect)(?:s|ed)?\b|annually (?:thereafter)?[^.;]{0,60}(?:deliver|furnish|provide|submit|send)\w*[^.;]{0,60}certificate|\bwe (?:contact|call|e-?mail|reach out to|check with|write to) (?:your |the |their )?(?:insurance )?(?:agents?|brokers?|insurers?|agency)\b|^\W*(?:evidence|proof|certificates?|cois?|certs?|renewal certificates?)\b[^.;]{0,24}(?=each |every |annually|yearly)|\b(?:new|fresh|updated) (?:ones?|certificates?|certs?|cois?|copies|copy|papers|paperwork|proof) (?:(?:is|are|must be|will be) (?:required|due|needed|requested|collected|sent|sent in|provided) )?(?=every|each|annual|yearly|quarterly)|\b(?:coverage|insurance|policy|certificate|coi) (?:checks?|reviews?|audits?)\b|re-?verif(?:y|ies|ied|ication)|re-?check|re-?confirm|\blooked at (?=every|each|annual|yearly|quarterly|monthly|twice|once|again)|\bask(?:s|ed)? for (?:new|fresh|updated) (?:papers|paperwork|proof|certificates?|cois?)|verif(?:y|ies|ied|ication)|check(?:ed|s)?(?: (?:them|these|those|it|all|everyone|everybody))? (?:again|back)|re-?validat|audit|\b(?:we|us) (?:will )?look again|\b(?:renew|repeat|redo|rerun)s? (?:these|this|those|the|our|all|every|each) (?:insurance |coverage )?(?:checks?|reviews?|verifications?)\b|\bfile reviews?\b|\b(?:reviews?|re-?checks?|audits?) (?:happens?|takes? place|(?:is|are) (?:done|made|run|held)|occurs?|comes?)\b|\bre-?r[ua]n(?:s|ning)?\b|look(?:s|ed)? at (?:it|them|that|this|these|(?:the |your )?(?:polic(?:y|ies)|insurance|certificates?)) again|looked at again|(?:yearly|annual|quarterly|monthly|semi-?annual) (?:check|review|verification|re-?check)|\bwe (?:re-?)?(?:check|verify|review|look)\b[^.;?]{0,40}(?=every |each |when they (?:do|renew)|quarterly|qtrly|monthly|annual|yearly|once|twice)|re-?review(?:s|ed)?|\b(?:go|goes|going|run|went) (?:through|over)\b|\b(?:proof|certificates?|cois?|certs?|papers?|paperwork|files?)\b[^.;]{0,60}\b(?:again|anew|afresh)\b|\b(?:again|anew|afresh)\b[^.;]{0,30}\b(?:proof|certificates?|cois?|certs?)\b|\bcheck(?:s|ing)? in\b|ask again|confirm(?:ed|ations?|s)?\b|(?:certificates?|cois?|certs?|proof)\b[^.;]{0,30}\b(?:(?:be )?here|due|with us|on file|in our (?:office|hands|file)|received)\b[^.;]{0,30}(?=each year|every year|annually|yearly)|(?:certificates?|cois?|certs?|proof|evidence|paperwork)\b[^.;]{0,80}\brenewed\b|(?:certificates?|cois?|certs?|coverages?|polic(?:y|ies)|insurance|proof|evidence|files?|paperwork|records|status)\b[^.;]{0,80}\b(?:reviewed|checked|updated|refreshed|resubmitted|filed|furnished|provided|submitted|delivered)\b|(?:cois?|certificates?|certs?|coverage|insurance) (?:are |is )?(?:required |due |needed |collected |requested )?(?=yearly|annual|quarterly|monthly|each year|every|(?:at|on|upon) (?:each )?renewal|semi|twice|once (?:a|per|each|every) )|(?:bring|send|submit|provide|upload|show)s?(?: us)? (?:new |updated |your |a |fresh )*(?:proof|certificates?|cois?|certs?)\b[^.;]{0,40}(?=every|each|annually|yearly|twice|once|quarterly|monthly|semi)|(?:certificates?|cois?|certs?|proof)\b[^.;]{0,60}(?=(?:at|on|upon|with) (?:each|every) (?:policy )?renewal)|(?:check|look at|review|refresh|update|re-?collect|request)(?:s|es)? (?:all |your |each |every |the |new |updated )*(?:certificates?|cois?|certs?|coverages?|polic(?:y|ies)|insurance|proof|files?|paperwork|papers)\b/
const LEAD = new RegExp(
  `(?:renew(?:al|als|ed|ing)?|updated? (?:certificates?|cois?)|new (?:certificates?|cois?|ones?)|replacement|chas(?:e|ing)|remind\\w*|expir\\w*|follow[- ]?up)[^.\\d]{0,90}?${days}[^.;\\d]{0,40}?(?:before|prior|ahead|in advance|out|early|of expir)|${days}[^.;\\d]{0,30}?(?:before|prior to|ahead of|in advance of|out from)(?:(?! and | or )[^.;]){0,40}?(?:expir|renewal|lapse|end of|end date|runs? out|ends\\b|(?:ones?|polic(?:y|ies)|coverage)(?: has| have)? end\\b)|(?:chas(?:e|ing)|remind\\w*|follow(?:ing)?[- ]?up|ask for (?:the )?renewals?)[^.;\\d]{0,30}?(?:\\bat|\\bfrom|:) ${days}(?! of)`,
)

/** "Ninety days before a policy ends, Contractor says whether it will renew": word of what is meant to be done is no paper. */
const WHETHER = /\b(?:whether|if)(?: or not)? [^.;]{0,40}\b(?:will|would|intends?|plans?|means?)\b[^.;]{0,30}\b(?:renew|continue|replace|extend)|\bintent(?:ion)?s? (?:not )?to renew\b/
/** "Chase renewals at 30 and again at 10 days", "the renewal reminder at 60, then 30, then 10 days": the first that comes. */
const LEAD_STEPS = new RegExp(`(?:chas(?:e|ing)|remind\\w*|follow(?:ing)?[- ]?up|(?:ask|asking) for (?:the )?renewals?|renewal (?:notices?|e-?mails?|requests?))[^.;\\d]{0,40}?\\b(?:at|go out|sent)? ?(\\d{2,3})(?: days?)?,? (?:and |then |and then )?(?:again )?(?:at )?(?:\\d{1,3}(?: days?)?,? (?:and |then |and then )?(?:again )?(?:at )?){0,2}\\d{1,3} days?\\b`)
/** "You'll get a message 21 days before and again 7 days before.": of a policy that ends, where nothing else is spoken of. */
const MESSAGE_BEFORE = new RegExp(`\\b(?:message|e-?mail|text|reminder|alert|nudge|ping|warning|note|notice)\\b[^.;\\d]{0,24}?${days} (?:before|ahead|prior|out)(?=(?:,? and| again|[.;,]|$))`)
/** "We ping you 30 days out." */
const LEAD_OUT = new RegExp(`\\b(?:start|begin)s? (?:asking|chasing|calling|e-?mailing|reminding|requesting)\\b[^.;\\d]{0,20}?${days} (?:out|ahead|early)\\b|\\b(?:we|us|system|portal)\\b[^.;\\d]{0,20}\\b(?:ping|nudge|e-?mail|remind|notif\\w+|contact|text|chase|write|call|ask)\\b[^.;\\d]{0,20}?${days} (?:out|ahead|early)\\b`)
/** "Until the policy expires. We'll email you 21 days before that." */
const LEAD_BEFORE_THAT = new RegExp(`\\b(?:e-?mail|remind|notif\\w+|contact|ping|chase|text|write|ask|call)\\b[^.;\\d]{0,40}?${days} (?:before|ahead of|prior to) (?:that|then|it (?:does|runs|ends))\\b`)
const LEAD_WEEKS = /(?:renew|expir|chas|remind|nudge|ping|e-?mail you|notify you|new (?:one|cert|coi))[^.;]{0,60}?\b(?:(two|three|four|six|[2-8]) weeks|(?:a|one) (month|week)) (?:ahead|before|prior|in advance|out|early)/

const FRESH = new RegExp(
  `(?:certificates?|cois?) (?:must be |to be |are )?within ${days} of (?:issue|issuance|its date|their date)|(?:(?:not?|n't) (?:be )?(?:older|more) than|nothing older than|no (?:certificates?|cois?|certs?|acords?|copies) (?:(?:will|shall|may|can|is to) be (?:accepted|taken|approved|used) (?:if |that is |when )?)?(?:that (?:are|is) )?(?:older|more) than|no older than|newer than|not (?:be )?dated (?:earlier|more) than|(?:dated|issued|completed|signed|generated|produced|created)(?: and \\w+| this (?:season|year|month|quarter)[ ,(]*(?:i\\.?e\\.?,? |meaning |that is,? )?)? ?(?:within|in|no more than|not more than|less than)(?: the)?(?: last| past| previous| prior)?|within the (?:last|past)|less than|under) ${days}(?![a-z]| (?:left|remaining|to run))(?: old| ago)?|(?:more than|older than|over) ${days}(?: old| ago)?(?=[^.;]{0,60}(?:too old|not (?:be )?(?:accept|valid|count)|reject|refus|stale|unacceptable|(?:goes|go|sent|comes?) back|bounce|(?:is|are) not(?:[.;,]|$)|n't (?:accept|count|valid|work|good)|no good|returned|kicked|pulled again|(?:needs?|has|have|ought|must|should|shall) (?:to )?(?:be )?(?:replac|renew|refresh|updat|pull|re-?issu|redone)|ask for a|get a (?:new|fresh)|send a (?:new|fresh)|need a (?:new|fresh)|fresh one))|(?:dated|issued|completed|signed) (?:no|not) (?:earlier|more|sooner) than ${days}(?= before (?:the )?(?:event|start|work|job|first|load|move|show|delivery|arrival))|${days} (?:old )?or (?:newer|fresher|younger)|${days} old (?:or (?:less|newer)|max(?:imum)?)|cert\\w* (?:age )?(?:<=?|max) ?${days}`,
)
const YEAR_OLD = /\b(?:older|more) than (?:one|1|a|twelve|12) (?:year|months)(?: old)? (?:is|are|will be|gets?) (?:dead|too old|rejected|refused|no good|not|stale|expired|out|void|worthless)\b|\b(?:no|not|never|n't)\b[^.;]{0,30}?(?:older|more) than (?:one|1|a|twelve|12) (?:year|months)(?: old)?/
const SAID_DAYS = /day|\bd\b|\dd\b|noc\b/
const SAID_OFTEN = /verif|every|each|month|q ?90|rte?rly|qtr|quarter|annual|year|renew|twice|once|week|daily|periodic|time to time/
/** Words that every form of the next pattern holds one of, which are quickly looked for. */
const SAID_LEFT = /left|remain|for (?:at least )?the next|run|expir|valid|good|force|of term|of coverage|\bend|laps/
const LEFT = new RegExp(
  `(?:current|valid|in force|in effect|active|good) for (?:(?:at least )?the next |(?:at least )?another |at least |a further )${days}(?! (?:old|from|of))|(?:(?:term|time|validity|days) (?:left|remaining)(?: on (?:the |each )?polic(?:y|ies))?:? (?:at least |minimum |not less than )?${days}|(?:paus|block|stop|suspend|lock|deactivat|reject|refus|clos)\\w* (?:if|when|once|where) (?:your|the|a|any|its|their) (?:polic(?:y|ies)|coverage|insurance|certificate|cert|coi) (?:has|have|shows?) (?:fewer|less|under) than ${days} (?:left|remaining|to run)|(?:none|nothing|no (?:certificates?|cois?|polic(?:y|ies)|coverage)[^.;]{0,30}?) (?:with|having) (?:less|fewer) than ${days} (?:left|remaining|to run)|(?:with|having|has|have) (?:less|fewer|under) than ${days} (?:left|remaining|to run)(?=[^.;]{0,50}(?:get (?:the|a)|renewal first|need the|send the|new (?:one|policy|cert)|sent back|reject|(?:not|n't) (?:be )?(?:accept|count|work|valid|good|ok)|no good|bounce|refus|return|declin|missing|too (?:short|late|old)))|(?:at least|minimum(?: of)?|no less than|not less than|have|needs?|must have|with) (?:a )?(?:minimum of )?${days}[^.;]{0,20}?(?:left|remaining|to run|of (?:remaining )?(?:term|coverage)|until expir|before expir|of validity)|(?:not|never|no|n't)\\b[^.;]{0,60}expiring (?:in|within)(?: the)?(?: next)? ${days}|(?:not|cannot|never) (?:be )?expir\\w*[^.;]{0,20}?(?:within|in|sooner than|less than|earlier than)(?: the)?(?: next)? ${days}|(?:expir\\w+|end(?:s|ing)?|laps\\w+) (?:in|within) (?:(?:under|less than|fewer than) |the next )?${days}(?=[^.;]{0,50}(?:missing|not (?:be )?accept|reject|refus|treated|considered|returned|sent back|bounce|no good|too (?:short|late|soon)|(?:not|n't) (?:be )?(?:count|work|good|ok|valid)))|(?:certificates?|certs?|cois?|polic(?:y|ies)|coverage)\\b[^.;]{0,24}?\\b(?:good|valid|in force|active|current) for (?:at least |not less than |no less than |a minimum of |another )${days}(?! notice)|expir\\w+ (?:must be |should be |date )*(?:at least |no sooner than |not less than )${days} (?:away|out|from|after)|(?:must|should|shall|has to|have to) (?:still )?(?:run|be (?:good|valid|active|current)|be in force|remain (?:in force|valid|active)|stay (?:in force|valid|active)|last) (?:for )?(?:at least |not less than |another )${days})`,
)

/** The first number of days of a match whose patterns each hold one, in figures or in words. */
const firstDays = (m: RegExpExecArray): number => {
  for (let i = 1; i + 1 < m.length; i += 2) if (m[i] !== undefined || m[i + 1] !== undefined) return daysOf(m[i], m[i + 1])
  return Number.NaN
}

/** "Certificates are renewed each August; we check them again at every renewal": of clauses with periods, the one that says what is checked. */
function clauseOfChecks(lower: string): { start: number; end: number } | null {
  const clauses = lower.split(';')
  if (clauses.length < 2) return null
  const periods = clauses.filter((c) => CADENCES.some(([pattern]) => pattern.test(c)))
  const checking = periods.filter((c) => /\b(?:re-?)?(?:check|verif|review|confirm|audit|validat)/.test(c))
  if (periods.length < 2 || checking.length !== 1) return null
  const start = lower.indexOf(checking[0]!)
  return { start, end: start + checking[0]!.length }
}

/** "We remind you 30 days and 7 days before expiry": of several, the first that comes. */
function earliestLead(lower: string, at: number, value: number): number {
  const before = /\b(?:\d{1,3}(?: ?days?)?(?:,? and|,| &| or) ?)+$/.exec(lower.slice(Math.max(0, at - 40), at))
  const further = /^(?:,? and|,| &) (\d{1,3})(?: ?days?)? (?:before|ahead|prior|out)\b/.exec(lower.slice(at).replace(SOME_DAYS, ''))
  return Math.max(value, ...(before?.[0].match(/\d+/g) ?? []).map(Number), Number(further?.[1] ?? 0))
}

/** "Spot checks twice a year", "the broker re-checks quarterly; we don't": not everything, or not by who asks. */
const BY_OTHERS = /\bspot[- ]?(?:check|audit|verif|review)|\b(?:random(?:ly)?|sampl(?:e|es|ing))\b|\bnot (?:by )?us\b|\bwe (?:don't|do not|never|won't)(?! (?:accept|take|allow|need|want|require|work|assign|use|pay|let|release|book|load|chase))\b/

/** "We review these requirements annually": what is asked is looked at, and no certificate. */
const OF_REQUIREMENTS = /\b(?:reviews?|reviewed|revisit(?:s|ed)?|updates?|updated|revises?|revised|audits?|audited) (?:of )?(?:these|our|the|this|all|its|such) (?:insurance |minimum |vendor )?(?:requirements?|standards|guidelines|limits|program|manual|exhibit|minimums)\b/
export type PeriodReading = { members: MemberMention[]; issued: IssuedWithin | null; unknown: UnknownPeriod[]; promised: UnknownPeriod[] }
/** Everything said in days: notice, freshness of the certificate, days left, re-verification, lead before expiry. */
export function findPeriods(lower: string): PeriodReading {
  const { found: members, promised } = findNotice(lower)
  const unknown: UnknownPeriod[] = []
  // What every pattern of days, and every cadence, cannot do without is quickly looked for.
  const inDays = SAID_DAYS.test(lower)
  let issued: IssuedWithin | null = null
  const fresh = inDays ? FRESH.exec(lower) : null
  if (
    fresh &&
    /cert|cois?\b|acord|proof|evidence|document|dec(?:laration)?s? page|filed|¦|nothing older/.test(lower) &&
    // "30-day notice, and nothing older than 60 days": other days, of another thing.
    (!members.length || (/\b(?:older|old|newer|dated|issued)\b/.test(fresh[0]) && !members.some((m) => m.start < fresh.index + fresh[0].length && m.end > fresh.index))) &&
    !/expir|renew/.test(fresh[0]) &&
    // "Certificates that expire in less than 14 days"
    !/\b(?:expir\w*|end(?:s|ing)?|laps\w*|run(?:s|ning)? out) (?:in|within) $/.test(lower.slice(0, fresh.index)) &&
    !/\bcancell?ation[^.;]{0,20}$/.test(lower.slice(0, fresh.index)) &&
    // "not less than 20 days before the policy expires"
    !(/^(?:less than|under)\b/.test(fresh[0]) && /^ (?:before|prior to|ahead of|in advance)\b/.test(lower.slice(fresh.index + fresh[0].length)))
  )
    issued = {
      start: fresh.index,
      end: fresh.index + fresh[0].length,
      days: firstDays(fresh),
    }
  const year = issued || !/cert|cois?\b|acord/.test(lower) ? null : YEAR_OLD.exec(lower)
  if (year) issued = { start: year.index, end: year.index + year[0].length, days: 365 }
  // "Renewed at least 10 days before expiration" says when the new one is due.
  const remaining = inDays && SAID_LEFT.test(lower) ? LEFT.exec(lower) : null
  const left = remaining && !(/before expir/.test(remaining[0]) && /\b(?:renew\w*|updat\w*|replac\w*|resubmit\w*|deliver\w*|submit\w*|furnish\w*|provid\w*|sent|send|due|received|filed|reviewed|chased?)\b[^.;]{0,40}$/.test(lower.slice(0, remaining.index))) ? remaining : null
  if (left)
    members.push({
      kind: 'member',
      start: left.index,
      end: left.index + left[0].length,
      member: { name: 'min_days_remaining', value: firstDays(left) },
    })
  const reverify = SAID_OFTEN.test(lower) && !OF_REQUIREMENTS.test(lower) ? REVERIFY.exec(lower) : null
  if (reverify) {
    const checked = clauseOfChecks(lower)
    for (const [pattern, value] of CADENCES) {
      const m = pattern.exec(lower)
      // "We used to check every 90 days", "policies that renew yearly": what was done, and what is done by others.
      if (m && /\b(?:used to|formerly|previously|no longer|instead of|rather than)\b[^.;,]{0,40}$|\brenews? $/.test(lower.slice(0, m.index))) continue
      if (!m || Math.abs(m.index - reverify.index) > 110 || (checked && (m.index < checked.start || m.index > checked.end))) continue
      if (value && !BY_OTHERS.test(lower))
        members.push({ kind: 'member', start: m.index, end: m.index + m[0].length, member: { name: 'reverification_cadence', value } })
      else unknown.push({ start: m.index, end: m.index + m[0].length, what: 'reverification_cadence' })
      break
    }
  }
  const lead = inDays && !WHETHER.test(lower) ? (LEAD.exec(lower) ?? LEAD_BEFORE_THAT.exec(lower) ?? LEAD_OUT.exec(lower)) : null
  const steps = inDays && !lead && !/cancel/.test(lower) ? LEAD_STEPS.exec(lower) : null
  if (!steps && inDays && !lead && MESSAGE_BEFORE.test(lower) && !/\b(?:event|arriv|start|visit|delivery|move|show|work)/.test(lower)) unknown.push({ start: 0, end: 0, what: 'expiry_lead_days' })
  if (steps && Number(steps[1]) > 0) members.push({ kind: 'member', start: steps.index, end: steps.index + steps[0].length, member: { name: 'expiry_lead_days', value: Number(steps[1]) } })
  // "At least 30 days left; renewals 10 days before they lapse": days of two things.
  if (lead && !(left && lead.index < left.index + left[0].length && lead.index + lead[0].length > left.index) && !/cancel|\bnon-?renew/.test(lead[0])) {
    const value = firstDays(lead)
    if (Number.isFinite(value) && !(issued && issued.start < lead.index + lead[0].length && issued.end > lead.index))
      // From the days on: what stands before them may be a cadence ("renewed each year; send the new one 20 days before").
      members.push({ kind: 'member', start: lead.index + lead[0].search(SOME_DAYS), end: lead.index + lead[0].length, member: { name: 'expiry_lead_days', value: earliestLead(lower, lead.index + lead[0].search(SOME_DAYS), value) } })
  }
  const weeks = lead ? null : LEAD_WEEKS.exec(lower)
  if (weeks)
    members.push({
      kind: 'member',
      start: weeks.index,
      end: weeks.index + weeks[0].length,
      member: { name: 'expiry_lead_days', value: weeks[2] === 'month' ? 30 : 7 * (Number(weeks[1]) || { two: 2, three: 3, four: 4, six: 6 }[weeks[1]!] || 1) },
    })
  return { members, issued, unknown, promised }
}
