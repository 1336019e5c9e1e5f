import { allMatches } from '../text/all-matches.ts'
import { days, DAYS, daysOf, type UnknownPeriod } from './days-said.ts'
import { longerBefore, pairedNotice } from './notice-pairs.ts'
import type { MemberMention } from '../mentions/mentions.ts'

const CANCELLATION_DAYS = new RegExp(`(?:^|[;,.] ?)cancell?ation[ :,-]{1,3}${days}|${days} (?:prior |advance |written )*cancell?ation`)
const OTHER_ENDS = '(?:non-?renewals?|terminations?|lapses?|(?:material )?(?:changes?|reductions?|modifications?)(?: in coverage)?)'
/** "Non-renewal or cancellation: 60 days", "Cancellation/material change - 30 days" */
const CANCELLATION_TITLE = new RegExp(`^\\W*(?:notice of )?(?:${OTHER_ENDS}(?: ?[,/&] ?| or | and ))*cancell?ation(?:(?: ?[,/&] ?| or | and )+${OTHER_ENDS})*(?: (?:notice|clause|provision|wording|endorsement|period|terms?|requirements?|days))*\\s*[:=-]`)
/** "The agent mails us 30 days before canceling" */
const BEFORE_CANCEL = new RegExp(`\\b(?:agents?|brokers?|insurers?|insurance (?:company|companies|carriers?)|underwriters?|polic(?:y|ies)|agency)\\b[^.;\\d]{0,60}?${days} (?:before|prior to|ahead of|in advance of) (?:any |the |an? |they |it |such |(?:any|each|one) of (?:the|these|those|its|their|your) )?(?:polic(?:y|ies) )?(?:is |are |being |be )?(?:cancel|non-?renew|terminat)`)
const NOTICE = [
  // "If your insurer cancels, it must tell us 30 days ahead", "the insurer has to let us know 30 days before"
  new RegExp(`cancel[^.;]{0,70}?\\b(?:tell|notify|inform|warn|let (?:us|the [a-z]+) know|writes?|advise|e-?mail|mail|hear)\\b[^.;\\d]{0,40}?${days} (?:ahead|before|prior|in advance|beforehand|earlier)`),
  // "Thirty days before cancelling, the insurer writes to us"
  new RegExp(`${days} (?:before|prior to|ahead of) (?:cancell?ing|(?:any )?cancell?ation)\\b[^.;]{0,24}, (?:the |your |its |their |each )?(?:insurers?|insurance (?:company|carrier)|underwriters?)\\b`),
  // "Minimum 30 days for cancellation"
  new RegExp(`(?:minimum|min\\.?|at least|not less than)(?: of)? ${days} (?:for|of|on) cancell?ation`),
  BEFORE_CANCEL,
  // "At least 30 days before cancelling any policy, the insurer will write to us"
  new RegExp(`${days} (?:before|prior to|ahead of) (?:cancell?ing|it cancels|non-?renewing|ending) (?:any|the|an?|its|their|such|each) (?:polic|coverage|insurance)`),
  new RegExp(`${days}[^.;]{0,20}warning[^.;]{0,60}cancel`),
  new RegExp(`(?:gives?|giving|allows?)[^.;\\d]{0,20}?${days}[^.;]{0,24}cancel`),
  // "... of cancellation; insurers shall give 10 days for non-pay, 30 days any other reason"
  new RegExp(`cancel[^.\\d]{0,60}?\\b(?:insurers?|polic(?:y|ies)|carriers?) (?:shall|must|will|to) give[^.;\\d]{0,20}?${days}`),
  new RegExp(`notif\\w+[^.;\\d]{0,60}?${days}[^.;]{0,40}?cancel`),
  new RegExp(`${days}[^.;]{0,90}?(?:notice|noc\\b|notification)[^.;]{0,80}?(?:cancel|non-?renew|terminat|material change)?`),
  new RegExp(
    `(?:noc\\b|notice of cancell?ation|notification (?:of|for|in case of) (?:the |any )?cancell?ation|cancell?ation notice|notice[^.;]{0,40}cancel\\w*|cancel\\w*[^.;]{0,80}(?:notice|without|unless|except|until|only after)|notice)[^.;\\d]{0,60}?${days}`,
  ),
]
/** A notice of so many days is one of cancellation where the text speaks of policies and of nothing else to give notice of. */
const BARE_NOTICE =
  /^(?!.*(?:\bmay\b.*\bnotice\b.*(?:require|change|increase|modify|adjust)|\b(?:may|can|reserves? the right to)\b[^.;]{0,60}\b(?:change|modify|adjust|increase|raise|amend|revise|update|vary|require)\w*\b[^.;]{0,60}\bnotice|terminat|vacate|default|intent|claim|accident|incident|hearing|breach|prior to (?:arrival|start)|in advance of)).*(?:non-?\s?pay|^\W*notice\b[^.;:=]{0,30}[:=-] ?(?:\d|ten|thirty)|^\W*notice \d{1,3} ?days?\b|\b(?:\d{1,3}\)?|ten|fifteen|twenty|thirty|forty-five|sixty)[ -]?(?:days?'?s?'?|d) (?:prior |advance |written |advanced )*notice\b(?! (?:to|by|from) (?:the )?(?:contractor|vendor|tenant))(?! (?:of|for|before|about) (?!(?:any |such |policy )?(?:cancel|non-?|terminat|material|chang|reduc|expir|lapse|all|the polic|each polic|items?|lines?|gl|auto|\d)))|[,;+] ?notice(?: of)? \d{1,3} ?days?\b)/
/** "$1,000,000 per claim, 30 days notice": claims and accidents that say what a limit or a policy is of, and none to give notice of. */
const NO_EVENT = /\b(?:per|each|any one|every|ea\.?|by) (?:claim|accident|incident)\b|[\d$¤mk] ?\/? ?(?:claim|accident|incident)s?\b(?! notice)|\bclaims?[- ]made\b|\bclaims? made(?: basis| form)?\b|\b(?:occupational|occ\w*\.?|participants?'?|student|volunteer|personal|special risk|traffic|travel)[ \/&-]{1,3}accident(?:al)?\b|\baccident(?:al)? (?:medical|death|insurance|polic(?:y|ies)|coverage|and health)|\bsudden (?:and|&) accidental\b|\bno (?!notice)(?:[a-z-]+ ){1,3}claims? excluded/g
/** "No policy may be terminated on less than thirty days' notice" */
const POLICY_ENDED = /\b(?:polic(?:y|ies)|insurance|coverages?)\b[^.;]{0,60}\bbe (?:cancell?ed or )?terminated\b|\b(?:polic(?:y|ies)|insurance|coverages?) (?:shall|must|will)\b[^.;]{0,120}\b(?:shall |must |will )?not be (?:cancell?ed or )?terminated(?:,? (?:or )?[a-z]+){0,2} (?:on|upon|with|without)\b/
const NONPAY = /war risks?\b|non-?\s?pay|non-?pmt|\bn ?\/ ?p\b|\bn\.p\.|\bnp\b|unpaid|failure to pay|premium(?:s)? (?:is|are|was|goes?|go)(?:n't| not)? ?(?:un)?paid|not pay/
const NONPAY_BEFORE = new RegExp(`(?:${NONPAY.source})[^.;,()]{0,20}$`)
const PROMISE = new RegExp(
  [
    String.raw`^\W*(?:[\d.()]+ )?(?:each|either|both) part(?:y|ies) (?:shall|will|must|agrees? to) (?:endeavor to )?(?:give|provide|send|notify)\b`,
    String.raw`^\W*(?:[\d.()]+ )?(?!(?:the |each |every |any |such |all )?(?:insur|polic|endors|underwrit|agent|broker|certificat|coverage|compan|it\b|which\b|that\b|they\b))(?:the )?[a-z]+ (?:shall|will|must|agrees to) (?:promptly |immediately |also )?(?:notify|inform|tell|advise)\b`,
    // "Sub must give GC 30 days' notice": whoever it is, where it is no insurer and no policy.
    String.raw`^\W*(?:[\d.()]+ )?(?!(?:the |each |every |any |such |all )*(?:insur|polic|endors|underwrit|agent|broker|certif|certs?\b|cois?\b|acord|coverage|compan|it\b|which\b|that\b|they\b|all\b|both\b|each\b|these\b|those\b|c?gl\b|auto|umbrella|excess|wc\b|comp\b|workers|cargo|general|property|professional|liabil|carriers?\b|form|wording|clause|language|notice|items?\b|lines?\b|section))(?:the )?[a-z]+ (?:shall|will|must|agrees to) (?:promptly |immediately |also )?(?:give|provide|send|furnish)\b`,
    String.raw`^\W*(?:the |all |each )?(?:subs?|sub-?contractors?|gc|cm|trades?|crews?) (?:gives?|provides?|sends?) `,
    String.raw`\b(?:` +
    [
      String.raw`vendor|contractor|subcontractor|supplier|consultant|carrier|licensee|lessee|tenant|provider|you|company|operator|driver|renter|permittee|exhibitor`,
      String.raw`seller|hauler|firm|insured|franchisee|lessor|caterer|member|they`,
    ].join('|') +
    String.raw`)s? (?:shall|will|must|agrees? to|is to|are to|should|has to|have to|promptly|immediately|also)+ (?:promptly |immediately |also |then )?(?:give|provide|notify|send|inform|advise|tell|report|let|furnish|forward)\b`,
    String.raw`\b(?:vendor|contractor|subcontractor|supplier|consultant|licensee|lessee|tenant|operator|agency|provider)s? (?:gives?|notif(?:y|ies)|sends?|informs?|tells?|advises?) `,
    String.raw`\b(?:tell|notify|inform|let|advise|email|call) (?:us|owner|the (?:city|county|owner|company|district|authority|landlord|broker))\b`,
    String.raw`\b(?:vendor|contractor|subcontractor|supplier|consultant|licensee|lessee|tenant|operator|driver|renter|permittee|exhibitor|seller|hauler|franchisee|caterer)s? to (?:promptly |immediately |also )?(?:give|provide|notify|send|inform|advise|tell|let) `,
    String.raw`^(?:please )?(?:tell|notify|inform|let us know|advise) `,
  ].join('|'),
)

/** "NOC: 30/10": the second figure is the shorter notice for nonpayment. */
const SHORT_NOTICE = /^\W*notice[ :=-]{1,3}(10|14|15|20|21|30|45|60|90)(?=\s*(?:[.;,)]|$)| (?:on |for )?(?:all|every|each|any) )(?!,? (?:hours|minutes|business))|\b(?:cancell?(?:ation)? notice|notice of cancell?ation)[ :=-]{1,3}(10|14|15|20|21|30|45|60|90)(?=\s*(?:[.;,)]|$))|\bcanc(?:el)?\.? ?[:=-]? ?(10|14|15|20|21|30|45|60|90) ?d(?:ays?)?\b|\b(?:noc|notice(?: of)?(?: cancell?ation)?|cancell?ation(?: notice)?)[ :=-]{1,3}(30|45|60|90) ?\/ ?(?:10|15)\b(?: ?days?)?|\bd?noc ?[:=-]? ?(10|14|15|20|21|30|45|60|90)\b(?! ?(?:[/%]|days?|\d))|(?<!\d)(10|14|15|20|21|30|45|60|90) ?-?d ?noc\b|(?<!\d)(10|14|15|20|21|30|45|60|90) ?-?(?:d|days?'?) ?canc(?:el(?:lation)?)?\b(?! notice)|\b(30|45|60|90) ?\/ ?(?:10|15)\b(?:[- ]?days?'?)?,? (?:noc\b|notice|cancell?ation)/

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

/** "Carriers must give us 20 days' notice prior to cancelling": those who cancel are insurers. */
const CARRIERS_CANCEL = /\bcarriers (?:shall|must|will|should|agree|are|have|need)\b[^.;]{0,80}\b(?:before|prior to) (?:they )?cancel(?:l?ing|l?ation)?(?! (?:their|its|your|the) )/
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
export function findNotice(lower: string): { found: MemberMention[]; promised: UnknownPeriod[] } {
  // "AI on liability; A- X; 30 days.": in a list of what policies must say, days alone are those of the notice.
  const alone = /(?:[;,]|\b(?:and|must|to) (?:gives? |provides? )(?:us )?)\s*(10|15|30|45|60) days?\s*(?=[;,.]|$)/.exec(lower)
  const everything = /^\W*(10|15|30|45|60) days(?:'? notice)? (?:on|for) (?:everything|all of (?:it|them)|the lot|all policies)\s*[.;,]?\s*$/.exec(lower)
  if (everything) return { found: [{ kind: 'member', start: 0, end: everything[0].search(/ (?:on|for) /), member: { name: 'cancellation_notice_days', value: Number(everything[1]) }, doubt: 'Days are named without saying of what.' }], promised: [] }
  if (alone && /additional|waiver|\bai\b|¦|µ|rated|a-/.test(lower) && !/notice|noc\b|cancel|expir|renew|before|after|within|dated|old/.test(lower))
    return { found: [{ kind: 'member', start: alone.index + 1, end: alone.index + alone[0].length, member: { name: 'cancellation_notice_days', value: Number(alone[1]) }, doubt: 'Days are named without saying of what.' }], promised: [] }
  const pair = PROMISE.test(lower) ? null : pairedNotice(lower)
  if (pair) return { found: [pair], promised: [] }
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
  if (bare && !BARE_NOTICE.test(lower.replace(NO_EVENT, ''))) return { found: [], promised: [] }
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
  const notice = NOTICE.some((n) => n.test(lower)) || /^\W*notice\b[^.;:=]{0,30}[:=-]/.test(lower) || CANCELLATION_TITLE.test(lower) || CANCELLATION_DAYS.test(lower)
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
  if ((PROMISE.test(lower) || FROM_INSURED.test(lower)) && !CARRIERS_CANCEL.test(lower) && !/\b(?:polic(?:y|ies)|insurers?|endorse\w*|coverage)s? (?:shall|must|should|will|needs? to|ha(?:s|ve) to|to|that|so|provid)|\b(?:by|via|through|with) (?:an? )?(?:policy )?endorsement\b|\b(?:your|the|their|its) (?:insurance )?(?:agents?|brokers?|insurers?|insurance (?:company|carrier)|agency) (?:must|shall|should|needs? to|ha(?:s|ve) to|will|is to|agrees to) (?:also )?(?:notify|tell|inform|advise|give|send|let)\b|\b(?:insurers?|insurance (?:company|carrier)|underwriters?)\b[^.;,]{0,30}\bcancels?\b[^.;,]{0,30}, (?:it|they) (?:must|shall|should|needs? to|ha(?:s|ve) to|will)\b|\bby (?:the |its |their |each |any |such |said |all |[a-z]+'s )?(?:applicable |respective |issuing )?(?:insurers?|insurance (?:company|companies|carriers?)|underwriters?)\b/.test(lower))
    return { found: [], promised: asked.map((h) => ({ start: h.start, end: h.end, what: 'cancellation_notice_days' as const })) }
  // "Ten days' notice for nonpayment and thirty for any other cause"
  const other = asked.length ? null : /\botherwise (?:on )?(?:not )?(?:less than |at least )?(?:\(?(\d{2})\)?|(thirty|forty-five|sixty|ninety))(?: days?'?)?(?=\s*(?:[.;,)]|$))|\b(?:and|or|,|but|else) ?(?:else )?(?:\(?(\d{2})\)?|(thirty|forty-five|sixty|ninety))(?: days?'?)?(?:,?(?: (?:for|in|on))? (?:any|all|every) other|,? otherwise|,? (?:for|in) (?:all )?(?:the )?(?:other|others|rest)|(?<=else ?(?:\d{2}|thirty|forty-five|sixty|ninety)(?: days?'?)?)\s*(?:[.;]|$))/.exec(lower)
  if (other) asked.push({ start: other.index, end: other.index + other[0].length, value: daysOf(other[1] ?? other[3], other[2] ?? other[4]), nonpay: false })
  const first = asked[0]
  if (!first) {
    const longer = longerBefore(lower)
    return { found: longer ? [longer] : [], promised: [] }
  }
  const ofCancel = asked.length === 1 && OF_SOMETHING_ELSE.test(lower.slice(first.end)) ? OF_CANCELLATION.exec(lower) : null
  if (ofCancel && ofCancel.index >= first.end) first.value = Number(ofCancel[1])
  // "60 days' notice on 1, 30 on the rest"
  const rest = asked.length === 1 ? /(?:[,;] ?(?:and |but )?| and )(?:(?:ten|fifteen|twenty|thirty|forty-five|sixty|ninety) ?\(?)?(10|14|15|20|21|30|45|60|90)\)?(?: days?)?(?= (?:on|for|under) (?!(?:the |any |its |account of )?(?:non|failure|unpaid|late|lack|premium|reason|cause|change|material|cancell|renew|event)))/.exec(lower.slice(first.end)) : null
  if (rest) asked.push({ start: first.end + rest.index + rest[0].indexOf(rest[1]!), end: first.end + rest.index + rest[0].length, value: Number(rest[1]), nonpay: false })
  const differs = asked.some((h) => h.value !== first.value)
  const split = differs && asked.every((h) => /^[^.;,\d]{0,40}?\b(?:on|for|under|in|to|with|otherwise|elsewhere)\b/.test(lower.slice(h.end)))
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
