import { SOME } from '../policies/counts-met.ts'
import type { AskedLine } from '../../../vocabulary/index.ts'
import type { Compared } from '../values/compared.ts'
import { endsOnAnotherDay } from '../values/ends-in-days.ts'
import { isAhead, otherTerm } from '../values/find-other-term.ts'
import { renewsAsTheTermEnds } from '../values/renews-as-asked.ts'
import { isPaidAhead, paidNoFurther } from '../values/paid-ahead.ts'
import { foldText } from '../message/fold-text.ts'
import { givesNumberOfAnother } from '../policies/number-of-another.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Judgement } from './judgement.ts'
import type { Target } from '../policies/target.ts'
import { isoOf } from '../values/read-values.ts'
import { insuredIsActive } from '../asides/insured-is-active.ts'
import { opensWithAnotherInsured } from '../asides/names-another-insured.ts'
import { SAME_AS_WHAT } from './same-as-later.ts'
import { sameAsBefore } from './same-as-before.ts'
import { saysNothing } from '../asides/say-nothing.ts'
import type { Clause } from './split-clauses.ts'
import { isStillToCome } from '../values/takes-effect-later.ts'

export type Around = {
  clause: Clause
  target: Target
  lines: readonly AskedLine[]
  /** How many were asked in all. */
  asked: number
  compared: Compared[]
  /** What was judged last, before this clause. */
  previous: Judgement | null
  /** The policies that were spoken of. */
  topic: readonly string[]
  /** What was put right of them is a limit that `lines` have none of. */
  limitOfItsOwn: boolean
  /** The sentence in which it was. */
  before: string | null
  /** The clause before stands in the same sentence. */
  continues: boolean
  /** The whole sentence, folded. */
  sentence: string
  today: string | null
  /** Who was asked about. */
  insured: string
}

const IS_AN_OLD_ONE = /\b(?:you(?: have|'ve got| show| list(?:ed)?| sent| asked about|'re (?:looking at|showing|asking about)| are (?:looking at|showing))|(?:that|this|it)(?:'s| is| was)|(?:those|these|they)(?:'re| are| were)|what (?:you|i) (?:have|sent|show|list) (?:is|are)) (?:for |on |still )?(?:the |our |their |an? )?(?:expiring|expired|old|outdated|prior|previous|last year's) (?:c?gl|general liability|auto|cargo|umbrella|excess|wc|comp|work\w* comp\w*|property|liability|bop|package|polic(?:y|ies)|terms?|ones?|coverages?)\b/
const UNDER_THAT_NUMBER = /\b(?:under|with|by|for|matching|on) (?:(?:that|this|the|your|such an?) )?(?:policy |pol )?(?:number|#)(?! (?:we|i|you) (?:have|show))|\b(?:bajo|con) (?:ese|este) numero\b/
const TAKEN_OFF = /\b(?:taken off|(?:took|pulled) (?:it|that|them|this)(?: one| coverage)? off|removed|deleted|(?<!\b(?:underwrit\w+|underwriters?|carriers?|company|they) )declined(?! (?:to renew|(?:at|on|upon|for) (?:the |this )?renewal))|pulled|stripped)\b/
/** "We were removed as agent on the GL." */
const WE_WERE = /\b(?:we|i) (?:were|was|got|have been|had been) (?:removed|replaced) as\b/
/** "They cancelled one truck." */
const A_PART = /\b(?:cancell?ed|dropped|terminated|deleted) (?:one|two|three|four|an?|the|his|their|\d{1,2}|some|several)(?: (?!polic)[a-z]+)? (?:trucks?|units?|trailers?|tractors?|vehicles?|drivers?|locations?|endorsements?|certificates?|riders?)\b(?! (?:interchange|cargo|liability))/
const NOT_TAKEN = /\b(?:(?<!\b(?:underwriting|underwriters?|carriers?|company|insurers?|markets?) )declined|turned down|passed on|decided against|opted out of|take|took|buy|bought|want|wanted|purchased?|accept|keep|carry) (?:it|that|this)(?: one)?\b|\bturned (?:it|that) down\b/
const ONE_OF_THEM = /(?:^\W*|[,;:(–—-] ?)(?:and |but |though |while |only |just )*(?:(?:either|another) )?one(?: of (?:them|these|those|the (?:two|three|four)(?: of them)?))?(?:'s| is| was| has| shows?| looks?| remains?)(?![a-z])/
const ALL_ELSE = /^\W*(?:and |but )?(?:the )?(?:others?|rest)\b|\b(?:everything|anything|all) else\b|\ball (?:of )?(?:the )?others?\b/
const REQUESTS_NOT_HANDLED = /\b(?:requests?|verifications?|certificates?|certs?|cois?|inquir(?:y|ies)|e-?mails?)\b.*(?:\b(?:not|no longer|never)|n't) (?:personally |usually )?(?:handle|do|process|deal with|take care of|answer|respond to|work on) (?:these|them|those|this|that|it|any)(?: (?:here|myself|anymore|any more|any longer|requests?))?\W*$/
const SOMEBODY_LEFT = /(?<![a-z])(?:he|she) (?:has |had )?left (?:our|the|my|this) (?:agency|office|firm|shop|brokerage)[.!]?$/
const OF_A_FILING = /\b(?:filings?|mcs-?90|bmc-?91x?|form e|id cards?|registration|authority|permits?|autopay|eft|payment plan|financing)(?: (?:was|were|is|are|got|has been|have been|been))* (?:cancel|terminat|laps|expir|revok)/
const WAS_BEFORE = /\b(?:was|were|had)\b(?!.*\bnow\b).*\b(?:last (?:year|term)|(?:prior|previous|expiring|old) (?:year|term|policy))\b/
const SOME_KIND = /\b(?:truck(?:ing)?|tractor|trailer|vehicle|fleet|equipment|driver|commercial|casualty|transportation) (?:coverages?|lines|policies)\b/
const NOT_IN_FORCE = /\b(?:not|no longer|isn'?t|aren'?t|don'?t (?:show|see|have) [^.;,]{2,40}|(?:isn'?t|aren'?t|not) (?:showing|listed)(?: up)?(?: as)?)(?: currently| presently)? (?:as )?(?:being )?(?:active|in force|in effect)(?: any ?more| any longer| now| right now| at this time| currently)?\W*$/
const NAMES_THAT_ARE = /^\W*[a-z&' ,]{2,60} (?:is|are)(?: (?:still|all))?\W*$/
const ENDS_IN_NOT = /\b(?:isn'?t|is not|aren'?t|are not|ain'?t)\W*$/

/** What the lines spoken of, the day and the clause before make of a clause's own words. */
export function adjustJudgement(own: Judgement, around: Around): Judgement {
  const { clause, target, lines, previous, today } = around
  const folded = foldText(clause.text)
  let judged = own
  const doubt = (reason: string): void => {
    judged = { ...judged, verdict: 'doubt', reason }
  }
  if (judged.verdict === 'unread' && judged.reason === 'speaks of the insured' && insuredIsActive(folded, around.asked)) judged = { ...judged, verdict: 'affirm', strong: true, reason: null }
  // "GL and auto are in force, WC isn't."
  if (judged.verdict === 'unread' && target.specific && (previous?.verdict === 'affirm' || (previous?.verdict === 'doubt' && previous.reason === SOME)) && previous.senses.has('active') && ENDS_IN_NOT.test(folded))
    judged = { ...judged, verdict: 'refuse', reason: null }
  // "The umbrella is not in force. GL, auto and WC are."
  if ((target.specific || (namesRest(clause) && lines.length > 0 && lines.length < around.asked)) && previous?.verdict === 'refuse' && NOT_IN_FORCE.test(beforeClause(foldText(around.before ?? ''), folded, around.continues)) && NAMES_THAT_ARE.test(folded) && onlyNames(clause)) judged = { ...judged, verdict: 'affirm', strong: true, reason: null }
  const open = judged.verdict === 'unread' || judged.verdict === 'wrong'
  if ((judged.verdict === 'unread' || judged.verdict === 'affirm') && isPaidAhead(folded, today)) judged = { ...judged, verdict: 'nothing', aside: false }
  if (judged.verdict === 'nothing' && paidNoFurther(folded, today, lines.map((line) => line.expiration_date))) doubt('paid no further')
  if (open && renewsAsTheTermEnds(clause, lines.map((line) => line.expiration_date))) judged = { ...judged, verdict: 'nothing' }
  // "I show the auto active but don't hold me to it. Cargo same."
  const same = judged.verdict === 'affirm' ? sameAsBefore(clause, previous, around.topic, around.limitOfItsOwn) : null
  if (same === 'open') doubt(SAME_AS_WHAT)
  else if (same !== null) judged = same
  // "Excess expired 7/1 and I have to see if they issued the renewal."
  if ((judged.verdict === 'later' || judged.reason === 'conditional') && around.continues && previous?.verdict === 'refuse' && /\b(?:renew\w*|re-?issu\w*|re-?instat\w*|re-?plac\w*|rewr\w*)\b/.test(folded)) doubt('speaks of a renewal')
  // "WC expired 1/1 and I have no record of a renewal.": it ended, and nothing followed it.
  if (judged.verdict === 'doubt' && judged.reason === 'speaks of a renewal' && NO_RENEWAL.test(folded) && !/\b(?:yet|check\w*|pending|wait\w*)\b/.test(around.sentence)) {
    if (around.continues && previous?.verdict === 'refuse') judged = { ...judged, verdict: 'nothing', reason: null }
    else if (clause.items.filter((item) => item.kind === 'sense' && item.sense === 'bad').length > 1 && target.specific) judged = { ...judged, verdict: 'refuse', reason: null }
  }
  if (judged.verdict === 'inherit') judged = previous ?? { ...judged, verdict: 'unread' }
  if (judged.verdict === 'refuse' && clause.contrast && !target.specific && previous?.senses.has('rewrite')) doubt('speaks of a renewal')
  // "COI correct and active": both of the paper.
  const subjectless = !clause.items.some((item) => item.kind === 'mention' || item.kind === 'attr')
  if (judged.verdict === 'affirm' && around.continues && subjectless && previous !== null && /^speaks of (?:a paper|the insured|something else|somebody else)$/.test(previous.reason ?? ''))
    judged = { ...judged, verdict: 'unread', reason: previous.reason }
  // "They have been with us since 2014": years of an acquaintance, not of a policy.
  if (judged.verdict === 'affirm' || judged.verdict === 'fact' || (judged.verdict === 'nothing' && !saysNothing(clause.items))) {
    const term = otherTerm(clause, lines, around.compared, today, judged.verdict === 'affirm')
    if (term) doubt(term)
  }
  // "Reefer was raised to match the cargo limit, 150,000": the value that agrees is of another limit.
  if ((judged.verdict === 'affirm' || judged.verdict === 'fact') && RAISED.test(folded) && labelWithoutValue(around)) doubt('changed without its value')
  // "GL and auto are in our system. One is active.": which of them it does not say.
  if (lines.length > 1 && ONE_OF_THEM.test(folded)) doubt(SOME)
  // "You have the expiring auto": another term of it than stands.
  if (IS_AN_OLD_ONE.test(folded)) judged = { ...judged, verdict: 'wrong', reason: 'speaks of what was' }
  // "I'm not finding the comp under that number": the number may be another, as much as the policy.
  if (judged.verdict === 'refuse' && target.specific && lines.length < around.asked && UNDER_THAT_NUMBER.test(folded)) doubt('the number was not found')
  if (givesNumberOfAnother(clause.items)) doubt('fits more than one policy')
  // "He left the agency.": of whom, it does not say. "She left the agency, GL too." does.
  if (judged.verdict === 'refuse' && SOMEBODY_LEFT.test(folded) && SOMEBODY_LEFT.test(around.sentence) && clause.items.filter((item) => item.kind === 'sense' && item.sense === 'bad').length === 1) judged = { ...judged, verdict: 'unread', reason: 'not understood' }
  // A truck is taken off a policy, too.
  if (judged.verdict === 'refuse' && A_PART.test(folded)) doubt('something was taken off')
  if (judged.verdict === 'refuse' && TAKEN_OFF.test(folded) && !WE_WERE.test(folded) && !(target.specific && beginsWithItsLine(clause))) doubt('something was taken off')
  // "Cargo has a 5k deductible and reefer has been removed": a part of it.
  if (judged.verdict === 'refuse' && endsALimit(around)) doubt('something was taken off')
  // "All active. They declined it.": something that was offered, with no policy named before it.
  if (judged.verdict === 'refuse' && (target.general || target.lines.length === around.asked) && around.asked > 1 && NOT_TAKEN.test(folded)) doubt('fits more than one policy')
  // "Trucking was cancelled in May.": what is not asked about by that name.
  if (judged.verdict === 'refuse' && target.general && around.asked > 1 && hasUnknownSubject(clause)) doubt('fits more than one policy')
  // "Truck coverages cancelled 10/29": some of several, and which they are it does not say.
  if (judged.verdict === 'refuse' && target.general && around.asked > 1 && SOME_KIND.test(folded)) doubt('fits more than one policy')
  // "Send all verification requests to our service desk, I don't handle these.": the requests, and no policies.
  if (judged.verdict === 'refuse' && !target.specific && REQUESTS_NOT_HANDLED.test(folded)) doubt('will not or cannot say')
  if (judged.verdict === 'refuse' && isAhead(clause, today, (item) => !closesTerm(item, clause, lines))) doubt('takes effect later')
  // "We wrote them through 6/15", the day on which the asked term ends: of this year, or of the next.
  if (judged.verdict === 'refuse' && WE_WROTE.test(folded) && lines.some((line) => clause.items.some((item) => item.kind === 'date' && item.date.year === null && line.expiration_date?.slice(5) === isoOf(item.date, 2000).slice(5)))) doubt('ends on a day without its year')
  // "The auto expires Friday", asked until March.
  if (judged.verdict !== 'refuse' && endsOnAnotherDay(folded, lines, today)) doubt('another term than was asked')
  if (judged.verdict !== 'refuse' && isStillToCome(folded, around.compared, today)) doubt('takes effect later')
  // "Cargo is 100,000, the 150,000 option was declined."
  if (judged.verdict === 'refuse' && OFFER_DECLINED.test(folded)) doubt('something was taken off')
  // "Coverage is bound but Cumberland hasn't issued the policies yet.": it is still to come.
  if (judged.verdict === 'refuse' && isStillToBeIssued(clause, around.sentence)) doubt('something is pending')
  // "The DOT filing was cancelled."
  if (judged.verdict === 'refuse' && !target.specific && OF_A_FILING.test(folded)) doubt('speaks of something else')
  // "PL was 1M/1M last year."
  if (judged.verdict !== 'refuse' && WAS_BEFORE.test(folded) && around.compared.some((one) => Object.keys(one.corrections).length > 0)) doubt('speaks of what was')
  // "The Akron LLC was cancelled."
  if (judged.verdict === 'refuse' && opensWithAnotherInsured(clause.text, around.insured)) doubt('speaks of somebody else')
  // "Everything else lapsed", where none was named apart, or each of them was.
  const rest = clause.items.some((item) => item.kind === 'mention' && item.scope === 'rest')
  const leaves = judged.verdict === 'refuse' ? lines.length === 0 || lines.length === around.asked : lines.length === 0 && (judged.verdict === 'wrong' || judged.verdict === 'unread') && ALL_ELSE.test(folded)
  if (rest && around.asked > 1 && leaves) doubt('says it of others without saying which')
  if (judged.verdict === 'refuse' && clause.contrast && target.specific && speaksOfIt(clause) && !OF_THAT_ALONE.test(folded) && PRONOUN.test(folded.replace(OF_THE_INSURED, ' '))) doubt('fits more than one policy')
  return judged
}

/** "GL | 8/1/2026 | 8/1/2027 | Cancelled": the row tells the term again, and that day is no cancellation's. */
function closesTerm(item: Item, clause: Clause, lines: readonly AskedLine[]): boolean {
  const told = (iso: string | null): Item | undefined => clause.items.find((one) => one.kind === 'date' && one.date.year !== null && iso === isoOf(one.date, one.date.year))
  return lines.length === 1 && told(lines[0]!.expiration_date) === item && told(lines[0]!.effective_date) !== undefined
}

function hasUnknownSubject({ items }: Clause): boolean {
  const [subject, said] = items.filter((item) => !(item.kind === 'word' && /^(?:the|their|his|her|that|this)$/.test(item.word)))
  return subject?.kind === 'word' && !subject.known && said?.kind === 'sense' && said.sense === 'bad' && /^(?:was|were|is|are|has|have|had|got|been)\b/.test(said.text)
}

/** "... but they dropped the cargo", "... but not the cargo, that cancelled in September": the pronoun is the insured, or what is named. */
const OF_THAT_ALONE = /^\W*(?:but |however |though )?(?:(?:they|he|she|insured|the insured) (?:have |has |just |recently )?(?:dropped|cancell?ed|moved|let|non-?renewed|never bought|took) (?:the |their |his |her )?[a-z&]|(?:not )?(?:the |their )?[a-z&/ ]{2,20}[,;-] ?(?:that|it|which)(?:'s| one)? )/

/** "... but they no longer carry GL", "we have no auto for them", "with that number", "when they sold the truck": whoever has policies, and a reason. */
const OF_THE_INSURED = /(?<=^\W*(?:but |however |though )?)(?:they|he|she)(?= (?:have |has |just |recently |also |all )*(?:(?:did|do|does)(?:n'?t)?|no longer|never|decided|opted|chose|elected|declined|dropped|cancell?ed|moved|let|bought|took|carry|carries|have|has)\b)|\b(?:for|with|on|under) (?:them|him|her|that (?:number|name)|this (?:number|name|insured|client))\b|\b(?:when|since|because|as|after) (?:they|he|she) (?!.*\b(?:all|both|everything|closed|sold (?:the|their|his) (?:business|company)|left|moved (?:to|their))\b).*$/g
const PRONOUN = /\b(?:they|them|he|him|she|her|it|its|that|those|these|this|both|either|neither)\b/

/** A limit's name right before what has ended, and a policy's somewhere; not where it stands with its amount as it was asked ("PD 2,500 ded cancelled 10/1"). */
function endsALimit({ clause: { items }, compared }: Around): boolean {
  const bad = items.findIndex((item) => item.kind === 'sense' && item.sense === 'bad')
  const before = items.slice(0, bad).filter((item) => item.kind !== 'word' && item.kind !== 'mark' && !(item.kind === 'mention' && item.scope === 'topic'))
  const [amount, label] = [before.at(-2), before.at(-1)]
  if (label?.kind !== 'label' || (!items.some((item) => item.kind === 'mention') && label.labels.includes('building'))) return false
  const named = before.findIndex((item) => item.kind === 'mention' && item.scope === 'lines')
  const asAsked = label.labels.some((one) => compared.some(({ agreed }) => agreed.has(`limits.${one}`)))
  return !(named !== -1 && named < before.length - 2 && (amount?.kind === 'amount' || amount?.kind === 'split') && asAsked)
}

/** What was said before it, where it stands in the same sentence. */
const beforeClause = (sentence: string, folded: string, continues: boolean): string => {
  const at = continues ? sentence.lastIndexOf(folded) : -1
  return at === -1 ? sentence : sentence.slice(0, at).replace(/\W*(?:\b(?:but|and|though)\W*)?$/, '')
}

const onlyNames = ({ items }: Clause): boolean => items.every((item) => item.kind === 'mention' || item.kind === 'mark' || item.kind === 'join' || (item.kind === 'word' && /^(?:the|is|are|policy|policies|all|both)$/.test(item.word)))

const WE_WROTE = /\b(?:we|i) (?:wrote|insured|covered|had) \w+/
const NO_RENEWAL = /\bno (?:record|sign|evidence) of (?:an? |the |any |its )?renewal\b\W*$/
const OFFER_DECLINED = /\b(?:options?|offers?|quotes?|proposals?|increases?|higher limits?) (?:(?:was|were|has been|got) )?(?:declined|rejected|turned down)\b/
const NOT_ISSUED = /\b(?:(?:has|have)(?: still)?(?: not|n't)|still (?:has|have)(?: not|n't)) (?:yet |actually |even )?(?:been )?issued\b/
const BY_A_COMPANY = /^\W*(?:and |but |so )?(?:they|(?:the |their )?(?:carrier|company|insurer|underwriters?|underwriting|mga|wholesaler))\b/
const isStillToBeIssued = ({ items, text }: Clause, sentence: string): boolean =>
  NOT_ISSUED.test(foldText(text)) && (/\b(?:yet|still)\b/.test(sentence) || (/\bbound\b/.test(sentence) && !/\b(?:not|n't|never) (?:been )?bound\b/.test(sentence)) || BY_A_COMPANY.test(foldText(text)) || items.some((item) => item.kind === 'mention' && item.via === 'carrier'))

const RAISED = /\b(?:raised|lowered|increased|reduced|bumped|upped|decreased|changed|amended|cut|doubled|dropped)\b/
function labelWithoutValue({ clause, compared, lines }: Around): boolean {
  const placed = new Set(compared.flatMap((one) => [...one.agreed, ...Object.keys(one.corrections)]))
  const first = clause.items.find((item) => item.kind === 'label')
  // "The limit was raised to 1M", where only another policy has a limit of that plain name.
  const plain = first?.kind === 'label' && first.labels.every((label) => label === 'limit') && !lines.some((line) => line.limits.some((limit) => limit.label === 'limit'))
  return first?.kind === 'label' && !plain && !first.labels.some((label) => placed.has(`limits.${label}`))
}
const namesRest = (clause: Clause): boolean => clause.items.some((item) => item.kind === 'mention' && item.scope === 'rest')

const beginsWithItsLine = (clause: Clause): boolean =>
  clause.items.find((item) => item.kind !== 'word' || !/^(?:the|their|his|her)$/.test(item.word))?.kind === 'mention'

/** "... but I don't see it over the auto": a pronoun beside a line's name. */
export function speaksOfIt(clause: Clause): boolean {
  const named = clause.items.findIndex((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier')
  // "But the GL will cancel if they don't pay it": behind a name it is of that, and "them" of more.
  const behind = (item: Item, at: number): boolean => named !== -1 && at > named && item.end - item.at < 5 && !/them/.test(foldText(clause.text).slice(item.at - clause.items[0]!.at, item.end - clause.items[0]!.at))
  return clause.items.some((item, at) => item.kind === 'mention' && item.scope === 'topic' && !joinsOn(item, clause.items[at + 1]) && !behind(item, at))
}
/** "Aware that the cargo has ..." */
const joinsOn = (item: Item, next: Item | undefined): boolean => item.end - item.at === 4 && next?.kind === 'mention' && next.scope === 'lines'
