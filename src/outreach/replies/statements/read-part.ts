import { answerIsOf } from '../policies/answer-is-of.ts'
import { tellsOfComingRenewal } from '../asides/coming-renewal.ts'
import { clientIsGone } from '../asides/is-of-insured.ts'
import { withoutCourtesies } from '../asides/drop-courtesies.ts'
import { withoutThoseIncluded } from '../asides/those-included.ts'
import { withoutDayOfLook } from '../asides/when-looked-up.ts'
import { explainsChange } from '../asides/explains-change.ts'
import { type Finding, findingOfWhole } from './finding.ts'
import { pointsAhead, pointsInside, rightOnesOnPaper, tellsOfPaper } from '../asides/is-courtesy.ts'
import { remarksOnPaper } from '../asides/is-side-remark.ts'
import { judgeWhole } from './judge-whole.ts'
import type { Item, Lexed } from '../words/lex-sentence.ts'
import { tellsTheOnlyOne } from '../policies/limits-to-named.ts'
import { saysNotAll } from '../policies/not-all-said.ts'
import { saysGone, saysOnce, toldBefore } from '../asides/not-of-today.ts'
import { hasOddSigns, leavesNameHanging } from '../asides/odd-sentences.ts'
import { withOpenFact } from '../values/open-fact.ts'
import { withoutDeparture, withoutIntroduction, withoutOwnName } from '../asides/own-name.ts'
import { PartMemory } from './part-memory.ts'
import { ClauseReader } from './read-clause.ts'
import type { PartSetting } from '../reading-setting.ts'
import { tellsItIsAsked, tellsOfThePending } from '../asides/about-the-pending.ts'
import { tellsOfTheEnding, withoutReasonForEnding } from '../asides/reasons-for-ending.ts'
import { withElidedVerb, withoutIdleYes, withoutLooseYes, withTaint } from './relate-findings.ts'
import { withRenewalJoined } from '../asides/renewed-and-active.ts'
import { everyLine, type Target } from '../policies/target.ts'
import { leftOpenInRow } from '../lists/row-left-open.ts'
import { withCompanyAhead } from './company-ahead.ts'
import { withSharedPredicate } from './shared-predicate.ts'
import { splitClauses } from './split-clauses.ts'
import type { Sentence } from './split-sentences.ts'
import { withInsuredTold } from '../asides/told-by-role.ts'
import { withConsequence } from './ended-therefore.ts'
import { withTrailingReserve } from './trailing-reserve.ts'
import { isReady, TO_A_FAVOUR, TO_A_REMARK, yesToARemark } from './yes-to-a-remark.ts'
import { reachesOthers } from '../policies/widen-target.ts'

const namesLine = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'

/** "Cargo: Active", and on the next line "Call", "see note": a remark on what was just spoken of, that does not say what; at the end, on all of it. */
const STUB = /^\W*(?:x|call(?: (?:me|us))?|ask|out|hold|review|check|questions?|expiring|tbd|see (?:my |the |our )?(?:notes?|below|above|comments?|remarks?))\W*$/

/** "GL: call me": a row of a list, and of that one alone. */
const ROW_CALLS = /^\W*(?:[^:=–—]{1,40}?(?:[:=]| [–—-]+) ?)?(?:please |pls )?(?:call|phone|ring|text) (?:me|us)\W*$/

/** "Policy number | A-1 | B-7 | C-3", where A-1 and C-3 were asked: whose number the other one is, its place alone tells. */
function numberAmongNumbers(items: Item[]): boolean {
  const asked = new Set(items.flatMap((item) => (item.kind === 'mention' && item.via === 'number' ? item.lines : [])))
  return asked.size > 1 && items.some((item) => item.kind === 'number') && !items.some((item) => namesLine(item) && item.kind === 'mention' && item.via !== 'number')
}

const ONLY_THAT = /(?:^|[,;.] ?)\W*(?:that|this|it)(?:'s| is| was| would be) (?:the|my|our) only (?:thing|change|correction|difference|issue|edit|fix|detail|exception|mistake|error)(?! (?:they|he|she|the insured|we (?:need|require|ask)|i (?:need|require|ask))(?![a-z]))/

/** Reads one run of text from top to bottom, sentence by sentence, keeping what it last spoke of. */
export class PartReader {
  readonly #setting: PartSetting
  readonly #every: Target
  readonly #memory: PartMemory
  readonly #clauses: ClauseReader
  /** The sentence before put a value of one line right, and said nothing else but yes. */
  #changed = false
  /** Some value was put right. */
  #corrects = false
  /** The sentence before announced an exception and did not name it. */
  #announced = false
  /** The sentence before only told of something attached. */
  #paperBefore = false

  constructor(setting: PartSetting, named: Set<string>) {
    this.#setting = setting
    this.#every = everyLine(setting.context)
    this.#memory = new PartMemory(named)
    this.#clauses = new ClauseReader(setting, this.#memory)
  }

  read(sentence: Sentence, whole: Lexed, last: boolean): Finding[] {
    const { base } = this.#setting
    const before = this.#memory.previous
    const findings = this.#readSentence(sentence, whole, last)
    const only = whole.items.flatMap((item) => (item.kind === 'mention' && namesLine(item) ? item.lines : []))
    if (only.length > 0 && tellsTheOnlyOne(whole.folded)) {
      const others = this.#every.lines.filter((id) => !only.includes(id))
      findings.push(findingOfWhole('doubt', { ...this.#every, lines: others, general: false, specific: true }, sentence, 'restricted'))
    }
    if (sentence.underName) return findings
    // "All active. That is for the auto."
    const of = base === null && (before === null || before.verdict === 'affirm') ? answerIsOf(whole) : []
    if (of.length > 0) findings.push(findingOfWhole('named', { ...this.#every, lines: of, general: false, specific: true }, sentence))
    // "All active except one. That is the auto.", "All good, one change. For the cargo."
    const exception = this.#announced
    this.#announced = findings.some((one) => one.verdict === 'announced')
    if (exception) for (const [at, one] of findings.entries()) if (one.verdict === 'named') findings[at] = { ...one, verdict: 'doubt', reason: 'named as an exception' }
    // "Confirmed otherwise.": other than what?
    if (base === null && /\botherwise(?:[^a-z0-9]*$|,? (?:and|&) )/.test(whole.folded)) findings.push(this.#ofAll('announced', sentence, 'announces an exception and does not name it'))
    // "That's the only thing I'd change": which has to stand somewhere.
    if (base === null && ONLY_THAT.test(whole.folded)) findings.push(this.#ofAll('announced', sentence, 'announces an exception and does not name it'))
    // "All four are active. Call me tomorrow."
    const ofOne = (sentence.ordinal !== null || only.length > 0) && ROW_CALLS.test(whole.folded) && findings.length > 0 && findings.every((one) => one.verdict === 'doubt' && !one.general)
    if (!ofOne && saysNotAll(whole.folded, { last: last || base !== null, named: whole.items.some(namesLine) })) findings.push(this.#ofAll('aside', sentence))
    return findings
  }

  #readSentence(sentence: Sentence, whole: Lexed, last: boolean): Finding[] {
    const { base, context, senderNames, inline } = this.#setting
    const lexed = withoutIntroduction(withoutDeparture(whole, context, senderNames), senderNames, context.agent.domain)
    // "All good. See my notes below", and nothing below that could be read: they may stand within the request.
    if ((last && pointsAhead(lexed.folded)) || (!inline && pointsInside(lexed.folded))) return [this.#ofAll('doubt', sentence, 'points elsewhere')]
    // "GL ✅ Auto ❌ cancelled WC ✅": which of them it stands behind, the signs alone say.
    if (/[❌✗✘❎]/u.test(sentence.read ?? sentence.text) && lexed.items.filter(namesLine).length > 1) return [this.#ofAll('doubt', sentence, 'not understood')]
    if (numberAmongNumbers(lexed.items)) return [this.#ofAll('doubt', sentence, 'cannot place a number')]
    const stub = this.#setting.base ?? this.#clauses.ordinalOf(sentence) ?? (this.#memory.topic.length > 0 && !last && !sentence.underName ? this.#memory.topic : this.#memory.previous !== null ? this.#every.lines : null)
    if (stub !== null && STUB.test(lexed.folded)) return [findingOfWhole('doubt', { ...this.#every, lines: stub, general: false, specific: true }, sentence, 'points elsewhere')]
    // "Auto is active. Cargo was cancelled. They dropped us.": what of the auto?
    if (this.#memory.previous?.verdict === 'refuse' && sentence.ordinal === null && !lexed.items.some(namesLine) && clientIsGone(lexed.folded)) return [this.#ofAll('doubt', sentence, 'speaks of the insured')]
    if (!this.#corrects && !lexed.items.some(namesLine) && rightOnesOnPaper(lexed.folded)) return [this.#ofAll('aside', sentence)]
    if (isReady(lexed.folded) && this.#setting.base === null && !sentence.underName) return [this.#ofAll('unread', sentence, TO_A_FAVOUR)]
    if (yesToARemark(lexed)) return [this.#ofAll('unread', sentence, TO_A_REMARK)]
    this.#clauses.beginSentence()
    const paperBefore = this.#paperBefore
    // "Cargo is 150,000. We'll get you a new cert. Auto and GL are right."
    this.#paperBefore = (tellsOfPaper(lexed.folded) || remarksOnPaper(lexed.folded, sentence.text)) && !(this.#changed && explainsChange(lexed))
    if (whole.items.some(namesLine) && leavesNameHanging(whole.folded)) return [this.#ofNamed(whole.items, sentence)]
    const judged = judgeWhole(sentence, lexed, last, this.#setting)
    if (judged === 'says nothing') {
      if (lexed.items.some((item) => namesLine(item) || item.kind === 'label')) this.#clauses.noteRemark()
      return []
    }
    if (base === null && tellsOfComingRenewal(lexed, context.lines, this.#setting.receivedOn)) {
      this.#clauses.noteRemark()
      return []
    }
    if (judged !== null) return [this.#ofAll(judged.verdict, sentence, judged.reason)]
    if (this.#changed && sentence.ordinal === null && explainsChange(lexed)) return []

    if (this.#memory.previous?.verdict === 'refuse' && sentence.ordinal === null && tellsOfTheEnding(lexed)) return []
    const left = this.#leftOneOpen(sentence)
    if (left !== null && ((/^(?:something is pending|money is owed)$/.test(left) && tellsOfThePending(lexed.folded)) || tellsItIsAsked(lexed.folded))) return []

    const question = /\?[!?."')\s]*$/.test(sentence.text)
    const clauses = withRenewalJoined(splitClauses(question ? lexed : withoutReasonForEnding(withoutThoseIncluded(withoutCourtesies(withoutDayOfLook(withoutOwnName(lexed, senderNames, context, this.#setting.receivedOn), this.#setting.receivedOn))))), lexed.raw, context, this.#setting.receivedOn)
    const open = this.#clauses.takeOpenFact()
    const findings = withConsequence(withTrailingReserve(withSharedPredicate(withCompanyAhead(withElidedVerb(clauses.map((clause, at) => ({ clause, findings: this.#clauses.read(at === 0 ? withOpenFact(clause, open) : clause, sentence, question) })))))), sentence.text)
    this.#changed = this.#onlyCorrects(findings)
    this.#corrects ||= findings.some((one) => one.verdict === 'correct')
    // "Cargo was cancelled when they left us": what became of the others?
    if (reachesOthers(lexed.folded) && findings.some((one) => one.verdict === 'refuse' && !one.general)) findings.push(this.#ofAll('doubt', sentence, 'speaks of the insured'))
    const leftOpen = question ? [] : leftOpenInRow(lexed.items, /\n/.test(sentence.text))
    if (leftOpen.length > 0) findings.push(findingOfWhole('doubt', { ...this.#every, lines: leftOpen, general: false, specific: true }, sentence, 'not understood'))
    if (saysOnce(lexed.folded) || toldBefore(lexed.folded) || (saysGone(withInsuredTold(lexed)?.folded ?? lexed.folded) && !findings.some((one) => one.verdict === 'refuse' || (one.reason === 'something was taken off' && !one.general)))) findings.push(this.#ofAll('doubt', sentence, 'not understood'))
    else if (hasOddSigns(sentence.read ?? sentence.text)) findings.push(this.#ofNamed(lexed.items, sentence))
    // A slogan under the name ("all policies confirmed same day!") can cast doubt; it cannot confirm.
    if (sentence.underName) return findings.filter((one) => one.verdict !== 'affirm')
    if (paperBefore && !lexed.items.some((item) => item.kind === 'sense' && (item.sense === 'active' || item.sense === 'yes')))
      return findings.map((one) => (one.verdict === 'affirm' ? { ...one, verdict: 'unread' as const, reason: 'speaks of a paper' } : one))
    return question ? findings : withoutLooseYes(withTaint(withoutIdleYes(findings)), clauses)
  }

  /** Why the sentence before left one policy open by its name, and no other; null where it did not. */
  #leftOneOpen(sentence: Sentence): string | null {
    const { previous, topic, namedAt, previousIn } = this.#memory
    const open = previous !== null && ['doubt', 'wrong', 'unread'].includes(previous.verdict) && topic.length === 1 && namedAt !== null && namedAt.sentence.paragraph === sentence.paragraph && previousIn === namedAt.sentence
    return open ? (previous.reason ?? '') : null
  }

  #onlyCorrects(findings: Finding[]): boolean {
    const put = findings.filter((one) => one.verdict === 'correct')
    const [first] = put
    if (first === undefined || (first.general && this.#every.lines.length > 1)) return false
    return put.every((one) => one.lines.every((id) => first.lines.includes(id))) && findings.every((one) => one.verdict === 'correct' || one.verdict === 'affirm')
  }

  /** "🟡 Cyber - renewal is out": of the one that is named, where no group is. */
  #ofNamed(items: Item[], sentence: Sentence): Finding {
    const lines = [...new Set(items.flatMap((item) => (item.kind === 'mention' && namesLine(item) ? item.lines : [])))]
    const alone = lines.length === 1 && !items.some((item) => item.kind === 'mention' && item.via === 'group' && item.scope !== 'topic')
    return findingOfWhole('doubt', alone ? { ...this.#every, lines, general: false, specific: true } : this.#every, sentence, 'not understood')
  }

  #ofAll(verdict: Finding['verdict'], sentence: Sentence, reason: string | null = null): Finding {
    return findingOfWhole(verdict, this.#every, sentence, reason)
  }
}
