import { answersInPart, countsOthers, looksAtOthers, endsAndStands, isMiscounted, someOfThem } from '../lists/answers-in-order.ts'
import { goesOnBehindThanks } from '../asides/behind-thanks.ts'
import { namesByNumber, tellsATerm } from '../asides/drop-courtesies.ts'
import { isCourtesy } from '../asides/is-courtesy.ts'
import { carriersAsAsked } from '../asides/carriers-as-asked.ts'
import { isDeparture } from '../asides/is-departure.ts'
import { isSideRemark } from '../asides/is-side-remark.ts'
import { matchDate, type StatedDate } from '../values/read-values.ts'
import { statesALimit } from '../words/kinds-of-items.ts'
import type { Lexed } from '../words/lex-sentence.ts'
import { isTableHead } from '../asides/odd-sentences.ts'
import { offersOthers } from '../asides/also-theirs.ts'
import { isOwnAgencyLine } from '../asides/own-agency.ts'
import { signsInitials } from '../asides/initials.ts'
import { introducesSelf, isOwnDesk, isOwnName } from '../asides/own-name.ts'
import { isOfLate } from '../values/find-other-term.ts'
import { tellsLimitsInOrder } from '../values/limits-in-order.ts'
import { isOfOwnLength } from '../values/own-length.ts'
import { nextIsAhead } from '../values/paid-ahead.ts'
import { withCarriersTold, withInsuredTold } from '../asides/told-by-role.ts'
import type { PartSetting } from '../reading-setting.ts'
import { underOneNumber } from '../policies/target.ts'
import { signsForInsured } from './said-below.ts'
import type { Sentence } from './split-sentences.ts'
import { isBoilerplate, isFooter, isNameLine } from '../message/trim-signature.ts'

/** What a sentence is before its clauses are read: it says nothing, it opens every line, or (null) it has to be read. */
export type Whole = 'says nothing' | { verdict: 'ask' | 'doubt' | 'announced'; reason: string } | null

/** "Confirming the following for Blue Mesa Hauling:": what is confirmed stands below it. */
const ANNOUNCES = /^\W*(?:(?:here(?:'s| is| are)|(?:this|below|following) is|see|the) )?(?:(?:the|my|our|your|current|policy|coverage|verification|requested) ){0,3}(?:status(?:es)?|answers?|responses?|results?)(?: (?:of|for|on|by) (?:each|every|the|these|all)(?: of (?:them|the|these))?(?: (?:policy|policies|line|lines|coverages?|one|two|three|four))?)?(?: (?:below|is|are|follows?|is as follows|are as follows))?\s*:\W*$|^\W*(?:the following (?:has|have) been (?:verified|confirmed)|(?:to|just to) (?:confirm|verify|answer|summarize|recap)|(?:our|the|my) (?:records?|systems?|files?) (?:shows?|says?|indicates?|reflects?)|(?:i|we) (?:show|see|have))\s*:\W*$|^\W*(?:please )?(?:see|find|note) (?:the )?(?:following|below|list below|information below)(?: (?:information|details|status(?:es)?|policies|list))? (?:from|per|out of|pulled from|in) (?:our|the|my) (?:agency |management )*(?:systems?|records?|files?|database)\s*:?\W*$|^\W*(?:i am |i'm )?(?:confirming|verifying|answering|responding|replying) (?:this )?(?:on behalf of|for) (?!until|now|only|pending|the\b|all\b)[a-z.'-]{2,14}(?: [a-z.'-]{2,14})?\s*:\W*$|^\W*(?:i am |i'm |we are |we're |please see |see |here is )?(?:confirming|verifying) the following(?: (?:policies|coverages?|information|details|status))?(?: (?:for|on|regarding|re) (?:(?!until|now|only|pending)[a-z&',.-]{1,30} ){0,6}[a-z&',.-]{1,30})?\s*:\W*$|^\W*(?:i am |i'm |we are |we're )?(?:confirming|verifying) (?:the )?(?:coverages?|insurance|policies|status|policy status|coverage status) (?:for|of|on) (?:the insured|insured-name|our (?:insured|client)|the (?:client|account))(?:,? (?:is |are )?(?:as follows|below|listed below))?\s*:\W*$|^\W*(?:we|i|our (?:system|records?|files?)) (?:do )?(?:show|have|see|indicate|reflect|list)s? (?:these|as follows|it as follows|them as follows)(?: (?:on file|in our system))?\s*:\W*$|^\W*(?:we|i|our (?:system|records?|files?)) (?:show|have|see|indicate|reflect|list)s? the following(?: (?:policies|coverages?|information|details|status(?:es)?))?(?: (?:on file|in our system|for (?:this|the) (?:insured|account|client)))?\s*:\W*$|^\W*(?:i am|i'm|we are|we're|this is) writing to (?:confirm|verify) (?:the )?(?:insurance|coverage|status|policies)(?: (?:coverage|policies|status))? (?:of|for|on) insured-name\W*$/
/** "Blue Mesa Hauling - policy status 11/17/2026", "Policy status per Epic 11/17/2026:": whose list follows, and of what day. An old one is no list of today. */
const LISTS = /^(?:status(?:es)?|summary|report|list|overview|schedule|verification)$/
const OF_LIST = /^(?:insured-name|policy|policies|coverage|coverages|insurance|status(?:es)?|summary|report|list|overview|schedule|verification|for|of|as|the|current|co|inc|llc|company|per|in|from|our|system|records?|files?|epic|ams|hawksoft|ezlynx|applied)$/
function titlesList({ items, folded }: Lexed, today: string | null): boolean {
  const words = items.flatMap((item) => (item.kind === 'word' ? [item.word] : []))
  const whose = words.includes('insured-name')
  return (words.some((word) => LISTS.test(word)) ? whose || /:\W*$/.test(folded) : whose && words.includes('for')) && words.every((word) => OF_LIST.test(word)) && items.every((item) => ['word', 'mark'].includes(item.kind) || (item.kind === 'date' && isOfLate(item.date, today)) || (item.kind === 'mention' && item.scope === 'topic') || (item.kind === 'sense' && item.sense === 'plain' && daysOf(item.text).every((date) => isOfLate(date, today))))
}
/** The days in "as of 3/15/2026". */
const daysOf = (text: string): StatedDate[] => [...text.matchAll(/(?<!\d)\d{1,2}[/.-]\d/g)].flatMap((match) => matchDate(text, match.index)?.date ?? [])

/** "Bluff City Insurors - Certificates Dept": the writer's own agency and nothing else. */
const OWN_LINE = /^\W*(?:our|the) agency(?:\W+(?:certificates?|certs?|service|services|commercial|personal|customer|client|insurance|lines|small|business|dept|department|center|team|desk|unit|inc|llc))*\W*$|^\W*[a-z]{2,14}(?: [a-z]{2,14})? (?:and|&) (?:the |our |our agency )*(?:[a-z]{2,14} )?(?:crew|team|gang|staff|girls)\W*$|^\W*[a-z]{2,14}(?: [a-z]{2,14})? (?:at|@|with|from|,) (?:our|the) agency\W*$/
/** "LB/ca": who dictated, and who typed. */
const TYPIST = /^\W*[A-Z]{2,3}[/:][a-z]{2,3}\W*$/
/** "Connie for Lyle", "Rosa Diaz & Memo Diaz". */
function signsForAnother(text: string): boolean {
  const [, writer, other] = /^\W*(\p{Lu}[\p{L}.' ]{1,24}),? (?:for|on behalf of|obo|o\/b\/o|&|and|y) (\p{Lu}[\p{L}.' ]{1,24})$/u.exec(text.trim()) ?? []
  return writer !== undefined && isNameLine(writer) && isNameLine(other!)
}
/** "To: Verification Desk", "From: North Fork Agency", "Re: Blue Mesa Hauling": the head of a memo. */
const MEMO_HEAD = /^\W*(?:(?:(?:to|attn|attention):? )?(?:the |your )?(?:insurance |coverage |certificate )?verifications? (?:desk|team|dept|department|unit|group|staff)|from: (?:our|the) agency(?:\W+[a-z]+(?: [a-z]+)?)?|(?:date|date (?:completed|verified|prepared|signed)|(?:verified|completed|reviewed|prepared|signed)(?: on)?): (?:(?:mon|tues|wednes|thurs|fri)day,? )?(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}))\W*$/
const isMemoHead = ({ items, folded }: Lexed, own: ReadonlySet<string>): boolean => MEMO_HEAD.test(folded) || (/^\W*from: /.test(folded) && folded.length <= 80 && items.some((item) => (item.kind === 'word' || item.kind === 'name') && own.has(folded.slice(item.at, item.end))) && items.every((item) => item.kind === 'mark' || item.kind === 'join' || item.kind === 'name' || (item.kind === 'word' && (item.known || own.has(item.word))))) || (/^\W*re:/.test(folded) && items.some((item) => item.kind === 'word' && item.word === 'insured-name') && items.every((item) => item.kind === 'mark' || item.kind === 'join' || (item.kind === 'word' && /^(?:re|insured-name|coverage|insurance|verification|your|request|inquiry|of|for|policies|policy|llc|inc|co)$/.test(item.word))))

/** "Same policy number covers both", of policies that were asked with one. */
const ONE_NUMBER = /^\W*(?:(?:it's|its|it is|they're|they are|both(?: are)?|all(?: are)?|these are|this is|everything is) (?:all |both )?(?:on |under )?|all (?:two|three|four|five|[2-6])(?: (?:of them|coverages|lines|policies))?(?: are)? (?:on |under )?)?(?:the |one and the )?(?:same|one|single) policy(?: ?(?:#|numbers?|no\.?))?(?: (?:covers|for|is for|on|has|includes) (?:both|all(?: (?:of (?:them|it)|two|three|four))?|everything)(?: coverages| lines)?)?\W*$/
const TURNS_ONLY = /^\W*(?:yes,? )?(?:but|although|though|however|yet|except|pero|aunque|sin embargo)\W*$/
/** "The malpractice isn't with us", "we were BORed": of a policy, or of the account, though somebody may leave an office or be bored in the same words. */
const endsALine = ({ items }: Lexed): boolean =>
  items.some((item) => item.kind === 'sense' && item.sense === 'bad' && (/[ab]or'?e?d\b/.test(item.text) || items.some((one) => one.kind === 'mention' && one.scope === 'lines' && (one.via === 'coverage' || one.via === 'number' || one.via === 'carrier'))))

/** "Thanks for asking about J. Ortega Freight LLC", where an Inc was asked about. */
const namesOtherInsured = (items: Lexed['items']): boolean => items.some((item) => item.kind === 'word' && item.word === 'other-insured')

/** Judges a sentence as a whole; `last` is the last one the sender wrote. */
export function judgeWhole(sentence: Sentence, lexed: Lexed, last: boolean, setting: PartSetting): Whole {
  const asked = setting.context.lines.length
  if ((sentence.underName ? isBoilerplate : isFooter)(lexed.folded) && (sentence.underName || !endsALine(lexed))) return 'says nothing'
  if (!endsALine(lexed) && isDeparture(lexed.folded, setting.context.agent.name, setting.senderNames)) return 'says nothing'
  if (ANNOUNCES.test(lexed.folded) || titlesList(lexed, setting.receivedOn)) return 'says nothing'
  if (introducesSelf(lexed.folded, setting.senderNames, setting.context.agent.domain)) return 'says nothing'
  const told = withInsuredTold(lexed) ?? { folded: lexed.folded, raw: sentence.text }
  const ofCarriers = withCarriersTold(lexed)
  const byNumber = tellsATerm(lexed.items) || (namesByNumber(lexed.items) && lexed.items.every((item) => item.kind === 'mention' || item.kind === 'mark'))
  if (!endsALine(lexed) && !statesALimit(lexed.items) && ofCarriers && carriersAsAsked(lexed.items) && isSideRemark(ofCarriers.folded, ofCarriers.raw)) return 'says nothing'
  if (!endsALine(lexed) && !statesALimit(lexed.items) && !byNumber && !looksAtOthers(lexed.folded, asked) && !namesOtherInsured(lexed.items) && (isCourtesy(told.folded) || isSideRemark(told.folded, told.raw)) && !goesOnBehindThanks(told.folded, told.raw, setting.senderNames)) return 'says nothing'
  if (setting.base === null && tellsLimitsInOrder(lexed.items, setting.context.lines)) return 'says nothing'
  if (nextIsAhead(lexed.folded, setting.receivedOn) || isOfOwnLength(lexed, setting.context.lines) || (ONE_NUMBER.test(lexed.folded) && underOneNumber(setting.context.lines))) return 'says nothing'
  if (OWN_LINE.test(lexed.folded) || isOwnAgencyLine(sentence.text, setting.context) || offersOthers(lexed) || isMemoHead(lexed, new Set(setting.senderNames)) || TYPIST.test(sentence.text) || (signsForAnother(sentence.text) && !lexed.items.some((item) => item.kind === 'mention'))) return 'says nothing'
  // "A = active, C = cancelled": what letters elsewhere stand for.
  if (/\b[a-z] ?(?:=|means|is for) ?\w[^,;]{2,30}[,;/&][^a-z]{0,3}(?:and )?[a-z] ?(?:=|means|is for) ?\w/.test(lexed.folded)) return { verdict: 'doubt', reason: 'says two things at once' }
  if (/^[\s?!.]*\?[\s?!.]*$/.test(sentence.text)) return { verdict: 'ask', reason: 'asks something' }
  // "Although.": what it turns to is still to come.
  if (TURNS_ONLY.test(lexed.folded)) return { verdict: 'announced', reason: 'announces an exception and does not name it' }
  // "There is a different Kestrel Roofing in Tacoma, not ours": of whom the rest speaks is for a person to see.
  if (lexed.items.some((item, at) => item.kind === 'word' && item.word === 'insured-name' && /\b(?:different|another|other) $/.test(lexed.folded.slice(0, item.at)) && at > 0)) return { verdict: 'doubt', reason: 'speaks of somebody else' }
  // "From Sagebrush:", and below it what they say.
  if (/^\W*(?:from|per|via)\b/.test(lexed.folded) && lexed.items.some((item) => item.kind === 'mention' && item.via === 'carrier') && lexed.items.every((item) => item.kind === 'mark' || (item.kind === 'word' && /^(?:from|per|via|the|our|rep|portal|website|site)$/.test(item.word)) || (item.kind === 'mention' && item.via === 'carrier'))) return { verdict: 'doubt', reason: 'somebody else’s word' }
  if (sentence.underName && signsForInsured(lexed.items)) return { verdict: 'doubt', reason: 'speaks of the insured' }
  if (lexed.cut) return { verdict: 'doubt', reason: 'longer than is read' }
  if (sentence.ordinal === null && setting.base === null && isMiscounted(sentence.text, asked)) return { verdict: 'doubt', reason: 'as many answers as there are not policies' }
  const named = lexed.items.some((item) => item.kind === 'mention' && item.scope === 'lines')
  if (!named && setting.base === null && (answersInPart(sentence.read ?? sentence.text, asked) || (asked > 1 && sentence.ordinal === null && endsAndStands(sentence.read ?? sentence.text, asked)))) return { verdict: 'doubt', reason: 'not understood' }
  if (countsOthers(lexed.folded, asked) || looksAtOthers(lexed.folded, asked) || (!named && setting.base === null && setting.namedAnywhere.size === 0 && someOfThem(lexed.folded, asked))) return { verdict: 'doubt', reason: 'counts other policies than were asked about' }
  return isTableHead(sentence.text) || ((last || setting.inline) && (isOwnName(sentence.text, setting.senderNames) || signsInitials(sentence.text, setting.context.agent.name, setting.senderNames, setting.context.lines) || isOwnDesk(sentence.text, setting.context.agent.name, setting.context.agent.domain))) ? 'says nothing' : null
}
