import type { AskedLine, OutreachContext } from '../../vocabulary/index.ts'
import { adjustJudgement } from './adjust-judgement.ts'
import { countsOthers, isMiscounted } from './answers-in-order.ts'
import { clauseValues } from './clause-values.ts'
import { compareValues, resembles } from './compare-values.ts'
import type { Compared } from './compared.ts'
import { withoutCourtesies } from './drop-courtesies.ts'
import { explainsChange } from './explains-change.ts'
import { renewedAsTheTermBegan } from './find-other-term.ts'
import { type Finding, makeFinding } from './finding.ts'
import { foldNumber, foldText } from './fold-text.ts'
import { isCourtesy, pointsAhead, pointsInside, tellsOfPaper } from './is-courtesy.ts'
import { isDeparture } from './is-departure.ts'
import { isSideRemark, remarksOnPaper } from './is-side-remark.ts'
import { judgeClause } from './judge-clause.ts'
import type { Judgement } from './judgement.ts'
import type { Item, Lexed } from './lex-sentence.ts'
import { saysGone, saysOnce } from './not-of-today.ts'
import { hasOddSigns, isTableHead } from './odd-sentences.ts'
import { saysNotAll } from './not-all-said.ts'
import { limitsToNamed, tellsTheOnlyOne } from './limits-to-named.ts'
import { namesAlone } from './names-alone.ts'
import { leavesOpen, type OpenFact, withOpenFact } from './open-fact.ts'
import { pairInOrder } from './pair-in-order.ts'
import { withoutIdleYes, withoutLooseYes, withTaint } from './relate-findings.ts'
import { resolveTarget, type Target, type TargetState } from './resolve-target.ts'
import { type Clause, splitClauses } from './split-clauses.ts'
import type { Sentence } from './split-sentences.ts'
import { isBoilerplate, isFooter, isNameLine } from './trim-signature.ts'
import { type NamedAt, widenTarget } from './widen-target.ts'

export type ReadingSetting = { context: OutreachContext; senderNames: Iterable<string>; receivedOn: string | null }

/** Reads one run of text from top to bottom, keeping what it last spoke of. */
export class PartReader {
  readonly #setting: ReadingSetting
  readonly #named: Set<string>
  readonly #namedAnywhere: ReadonlySet<string>
  readonly #base: string[] | null
  /** Written between quoted lines, in several pieces. */
  readonly #inline: boolean
  #topic: string[] = []
  /** Where the topic was last named, and whether something was said of it on the same line. */
  #namedAt: NamedAt | null = null
  /** The written line on which each was last named. */
  readonly #namedOn = new Map<string, number>()
  #previous: Judgement | null = null
  #previousIn: Sentence | null = null
  /** The sentence before this one refused. */
  #afterRefusal = false
  /** The sentence that last spoke of a policy nobody asked about. */
  #foreignIn: Sentence | null = null
  /** The sentence before put a value of one line right, and said nothing else. */
  #changed = false
  /** What the sentence before called wrong without its value. */
  #open: OpenFact | null = null
  /** The sentence before only told of something attached. */
  #paperBefore = false

  constructor(
    setting: ReadingSetting,
    named: Set<string>,
    namedAnywhere: ReadonlySet<string>,
    base: string[] | null,
    inline: boolean,
  ) {
    this.#setting = setting
    this.#named = named
    this.#namedAnywhere = namedAnywhere
    this.#base = base
    this.#inline = inline
  }

  read(sentence: Sentence, whole: Lexed, last: boolean): Finding[] {
    const findings = this.#readSentence(sentence, whole, last)
    const only = whole.items.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier' ? item.lines : []))
    if (only.length > 0 && tellsTheOnlyOne(whole.folded)) {
      const others = this.#everyLine().lines.filter((id) => !only.includes(id))
      findings.push(makeFinding('doubt', { ...this.#everyLine(), lines: others, general: false, specific: true }, NO_CLAUSE, sentence, { reason: 'restricted' }))
    }
    // "Confirmed otherwise.": other than what?
    if (!sentence.underName && this.#base === null && /\botherwise[^a-z0-9]*$/.test(whole.folded)) findings.push(makeFinding('announced', this.#everyLine(), NO_CLAUSE, sentence, { reason: 'announces an exception and does not name it' }))
    // "All four are active. Call me tomorrow."
    const named = whole.items.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier')
    return sentence.underName || !saysNotAll(whole.folded, { last: last || this.#base !== null, named }) ? findings : [...findings, makeFinding('aside', this.#everyLine(), NO_CLAUSE, sentence)]
  }

  #readSentence(sentence: Sentence, whole: Lexed, last: boolean): Finding[] {
    const lexed = this.#withoutDeparture(whole)
    // "All good. See my notes below", and nothing below that could be read: they may stand within the request.
    if ((last && pointsAhead(lexed.folded)) || (!this.#inline && pointsInside(lexed.folded))) return [makeFinding('doubt', this.#everyLine(), NO_CLAUSE, sentence, { reason: 'points elsewhere' })]
    this.#afterRefusal = this.#previous?.verdict === 'refuse'
    const paperBefore = this.#paperBefore
    this.#paperBefore = tellsOfPaper(lexed.folded) || remarksOnPaper(lexed.folded, sentence.text)
    if ((sentence.underName ? isBoilerplate : isFooter)(lexed.folded) || isDeparture(lexed.folded, this.#setting.context.agent.name, this.#setting.senderNames) || isCourtesy(lexed.folded) || isSideRemark(lexed.folded, sentence.text)) return []
    if (/^[\s?!.]*\?[\s?!.]*$/.test(sentence.text)) return [makeFinding('ask', this.#everyLine(), NO_CLAUSE, sentence, { reason: 'asks something' })]
    if (lexed.cut) return [makeFinding('doubt', this.#everyLine(), NO_CLAUSE, sentence, { reason: 'longer than is read' })]
    if (sentence.ordinal === null && this.#base === null && isMiscounted(sentence.text, this.#setting.context.lines.length))
      return [makeFinding('doubt', this.#everyLine(), NO_CLAUSE, sentence, { reason: 'as many answers as there are not policies' })]
    if (countsOthers(lexed.folded, this.#setting.context.lines.length)) return [makeFinding('doubt', this.#everyLine(), NO_CLAUSE, sentence, { reason: 'counts other policies than were asked about' })]
    if (isTableHead(sentence.text) || (last && this.#isOwnName(sentence.text))) return []
    if (this.#changed && sentence.ordinal === null && explainsChange(lexed)) return []
    const ordinal = sentence.ordinal === null ? null : (this.#setting.context.lines[sentence.ordinal - 1]?.coverage_line_id ?? null)
    const question = /\?[!?."')\s]*$/.test(sentence.text)
    const clauses = splitClauses(question ? lexed : withoutCourtesies(this.#withoutOwnName(lexed)))
    const open = this.#open
    this.#open = null
    const findings = clauses.flatMap((clause, at) => this.#readClause(at === 0 ? withOpenFact(clause, open) : clause, sentence, ordinal, question))
    const [first] = findings
    this.#changed = first?.verdict === 'correct' && findings.every((one) => (one.verdict === 'correct' || one.verdict === 'affirm') && one.lines.every((id) => first.lines.includes(id))) && (!first.general || this.#setting.context.lines.length === 1)
    if (hasOddSigns(sentence.text) || saysOnce(lexed.folded) || (saysGone(lexed.folded) && !findings.some((one) => one.verdict === 'refuse')))
      findings.push(makeFinding('doubt', this.#everyLine(), NO_CLAUSE, sentence, { reason: 'not understood' }))
    // A slogan under the name ("all policies confirmed same day!") can cast doubt; it cannot confirm.
    if (sentence.underName) return findings.filter((one) => one.verdict !== 'affirm')
    if (paperBefore && !lexed.items.some((item) => item.kind === 'sense' && (item.sense === 'active' || item.sense === 'yes')))
      return findings.map((one) => (one.verdict === 'affirm' ? { ...one, verdict: 'unread' as const, reason: 'speaks of a paper' } : one))
    return question ? findings : withoutLooseYes(withTaint(withoutIdleYes(findings)), clauses)
  }

  /** "Auto 1M. Cargo 100K. GL 1M/2M. In force.": below the values of each policy, or behind them on the same line, of all of them. */
  #closesFacts(clause: Clause, sentence: Sentence): boolean {
    const every = this.#everyLine().lines
    const bare = clause.items.every((item) => item.kind === 'mark' || item.kind === 'join' || (item.kind === 'sense' && ['active', 'yes', 'match'].includes(item.sense)) || (item.kind === 'word' && /^(?:is|are|still|currently|now)$/.test(item.word)))
    if (!bare || this.#base !== null || sentence.ordinal !== null || this.#previous?.verdict !== 'fact' || every.length < 2 || this.#namedAt?.sentence === sentence) return false
    return every.every((id) => this.#namedOn.has(id)) && (this.#namedAt?.line !== sentence.line || every.every((id) => this.#namedOn.get(id) === sentence.line))
  }

  /** "Devin no longer works here but all four are active." */
  #withoutDeparture(lexed: Lexed): Lexed {
    const at = lexed.items.findIndex((item) => item.kind === 'join')
    const says = lexed.items.slice(at + 1).some((item) => item.kind === 'sense' && ['active', 'match', 'yes'].includes(item.sense))
    if (at < 1 || !says || !isDeparture(lexed.folded.slice(0, lexed.items[at]!.at).trim(), this.#setting.context.agent.name, this.#setting.senderNames)) return lexed
    return { ...lexed, items: lexed.items.slice(at + 1) }
  }

  /** "All are in force. Steve Lane": signed on the same line. */
  #isOwnName(text: string): boolean {
    const words = foldText(text).split(/[^a-z]+/).filter((word) => word.length > 2)
    const own = new Set(this.#setting.senderNames)
    return words.length >= 2 && words.some((word) => own.has(word)) && isNameLine(text)
  }

  /** "Confirmed - Peg": signed in the same breath. */
  #withoutOwnName(lexed: Lexed): Lexed {
    const at = lexed.items.findLastIndex((item) => item.kind === 'mark' && /[-–—~]/.test(item.mark))
    const own = new Set(this.#setting.senderNames)
    const tail = lexed.items.slice(at + 1)
    const signed = at > 0 && tail.length > 0 && tail.length <= 2 && tail.every((item) => (item.kind === 'word' || item.kind === 'name') && own.has(foldText(lexed.raw.slice(item.at, item.end))))
    return signed ? { ...lexed, items: lexed.items.slice(0, at) } : lexed
  }

  /** All but those that a clause names, or all where it names none. */
  #linesBeside(target: Target, clause: Clause): Target {
    const names = target.specific || clause.items.some((item) => item.kind === 'mention' && item.via === 'group' && item.scope !== 'topic')
    const { lines } = this.#everyLine()
    return { ...this.#everyLine(), lines: lines.filter((id) => !names || !target.lines.includes(id)), general: false, specific: true }
  }

  #everyLine(): Target {
    const lines = this.#setting.context.lines.map((line) => line.coverage_line_id)
    return { lines, general: true, specific: false, unsure: false, foreign: false, carrierLines: [] }
  }

  /** "With one exception", and the sentence ends: what follows has to name it. */
  #announcement(clause: Clause, sentence: Sentence): Finding | null {
    if (!clause.excepts || !clause.items.every(pointsOn)) return null
    return makeFinding('announced', this.#everyLine(), { ...clause, excepts: false }, sentence, { reason: 'announces an exception and does not name it' })
  }

  #readClause(clause: Clause, sentence: Sentence, ordinal: string | null, question: boolean): Finding[] {
    const announced = this.#announcement(clause, sentence)
    if (announced) return [announced]
    const state: TargetState = {
      lines: this.#setting.context.lines,
      topic: this.#topic,
      named: this.#named,
      namedAnywhere: this.#namedAnywhere,
      base: this.#base,
      ordinal,
    }
    let target = resolveTarget(clause.items, state)
    if (this.#closesFacts(clause, sentence)) target = this.#everyLine()
    if (!target.specific) target = this.#byNumber(clause, target)
    const compared = this.#compare(clause, target)
    const corrected = [...compared.values()].some((one) => Object.keys(one.corrections).length > 0)
    const lines = target.lines.map((id) => this.#line(id))
    const began = renewedAsTheTermBegan(clause, lines.map((line) => line.effective_date))
    const first = judgeClause(began ?? clause, corrected)
    const judged = adjustJudgement(first, { clause, target, lines, asked: this.#setting.context.lines.length, compared: [...compared.values()], previous: this.#previous, continues: this.#previousIn === sentence, today: this.#setting.receivedOn })
    // "No umbrella. It was quoted but they decided against it."
    const explains = this.#afterRefusal && this.#previousIn === sentence && this.#previous?.verdict === 'unread'
    const previous: Judgement | null = explains ? { ...this.#previous!, verdict: 'refuse' } : this.#previous
    const reach = widenTarget(judged, target, { clause, every: this.#everyLine().lines, named: this.#named, topic: this.#topic, namedAt: this.#namedAt, previous, continues: this.#previousIn === sentence, sentence })
    if (judged.verdict === 'doubt' && reach.lines.length > 0) for (const id of [...compared.keys()]) if (!reach.lines.includes(id)) compared.delete(id)
    for (const id of reach.lines) if (!compared.has(id)) compared.set(id, { corrections: {}, agreed: new Set(), unplaced: [] })
    // "Auto: active. Cargo: active. GL: active. Policies end 12/31.": a value that has no place is of no one line's.
    const several = !target.specific && !target.general && this.#named.size > 1 && this.#namedAt !== null && this.#namedAt.sentence !== sentence
    const previousHere = this.#previousIn === sentence ? this.#previous : null
    this.#remember(clause, judged, reach, sentence)
    this.#open = question ? null : leavesOpen(clause, judged, reach.lines)
    const headless = !clause.items.some((item) => item.kind === 'mention' || item.kind === 'attr' || item.kind === 'label')
    // "We only handle their umbrella", "I don't handle their health insurance or these".
    if (reach.foreign && judged.verdict !== 'affirm' && ONLY_OR_THESE.test(foldText(clause.text)))
      return [makeFinding('doubt', this.#everyLine(), clause, sentence, { reason: 'restricted' })]
    if (reach.foreign || (this.#foreignIn === sentence && headless && judged.verdict === 'affirm')) {
      this.#foreignIn = sentence
      return []
    }
    if (question) return this.#asked(clause, judged, reach, sentence)
    const spared = clause.excepts && previousHere?.verdict === 'refuse'
    const findings = this.#findings(spared && judged.verdict === 'affirm' && judged.strong ? { ...clause, excepts: false } : clause, judged, reach, compared, sentence).map((one) => (spared ? { ...one, excepts: true } : one))
    if (this.#base === null && ordinal === null && target.specific && !sentence.underName && !/:\s*$/.test(sentence.text) && namesAlone(clause)) findings.push(makeFinding('named', target, clause, sentence))
    // "I can only confirm the GL", "Active, GL only": the others it leaves open.
    const onlyYes = judged.verdict === 'affirm' && clause.items.some((item) => item.kind === 'sense' && item.sense === 'yes' && /\bonly\b/.test(item.text))
    if (onlyYes || limitsToNamed(clause, sentence.text))
      findings.push(makeFinding('doubt', this.#linesBeside(target, clause), { ...clause, excepts: false }, sentence, { reason: 'restricted' }))
    return several ? findings.map((one) => (one.verdict === 'unread' || (one.verdict === 'correct' && OF_SEVERAL.test(foldText(clause.text))) ? { ...one, verdict: 'unread' as const, corrections: {}, lines: [...new Set([...one.lines, ...this.#named])] } : one)) : findings
  }

  #remember(clause: Clause, judged: Judgement, target: Target, sentence: Sentence): void {
    if (target.specific && target.lines.length > 0) {
      const clauses = this.#namedAt?.sentence === sentence ? this.#namedAt.clauses + 1 : 1
      this.#namedAt = { line: sentence.line, paragraph: sentence.paragraph, said: judged.verdict !== 'nothing', sentence, clauses, excepts: clause.excepts }
      this.#topic = target.lines
      for (const id of target.lines) {
        this.#named.add(id)
        this.#namedOn.set(id, sentence.line)
      }
    } else if (
      target.lines.length > 0 &&
      clause.items.some((item) => item.kind === 'mention' && item.via === 'group' && item.scope !== 'topic')
    )
      this.#topic = target.lines
    if (judged.verdict === 'nothing') return
    this.#previous = judged
    this.#previousIn = sentence
  }

  #compare(clause: Clause, target: Target): Map<string, Compared> {
    const values = clauseValues(clause, target, this.#setting)
    const paired = pairInOrder(clause.items, new Map(target.lines.map((id) => [id, this.#line(id).policy_number ?? ''])))
    return new Map(
      target.lines.map((id) => {
        const own = paired?.get(id)
        return [id, compareValues(own ? { ...values, items: own, single: true } : values, this.#line(id))]
      }),
    )
  }

  /** A policy number that was not asked, without a line named: it belongs to the one it resembles. */
  #byNumber(clause: Clause, target: Target): Target {
    const numbers = clause.items.flatMap((item) => (item.kind === 'number' ? [foldNumber(item.raw)] : []))
    if (numbers.length !== 1 || target.lines.length <= 1) return target
    const alike = this.#setting.context.lines.filter((line) => resembles(numbers[0]!, foldNumber(line.policy_number ?? '')))
    return alike.length === 1 ? { ...target, lines: [alike[0]!.coverage_line_id], general: false, specific: true, unsure: false } : target
  }

  #line(id: string): AskedLine {
    return this.#setting.context.lines.find((line) => line.coverage_line_id === id)!
  }

  #asked(clause: Clause, judged: Judgement, target: Target, sentence: Sentence): Finding[] {
    if (!IS_IT.test(foldText(sentence.text)) && !UNSETTLES.test(foldText(sentence.text)) && (judged.verdict === 'nothing' || onlyPlain(clause))) return []
    // "Is there anything else they failed to tell you?", after all were named, is of none left over.
    // "1) yes 2) yes 3) yes. Are they not with someone else now?": nor of the last one alone.
    const ofSeveral = this.#base === null && !target.specific && !target.general && this.#named.size > 1 && this.#namedAt?.sentence !== sentence
    return [makeFinding('ask', target.lines.length === 0 || ofSeveral ? this.#everyLine() : target, clause, sentence, { reason: 'asks something' })]
  }

  #findings(clause: Clause, judged: Judgement, target: Target, compared: Map<string, Compared>, sentence: Sentence): Finding[] {
    const out: Finding[] = []
    const replaces = judged.senses.has('rewrite') || clause.items.some((item) => item.kind === 'sense' && item.sense === 'rewrite')
    const doubtful = judged.verdict === 'doubt' || target.unsure
    // "Auto went to Progressive with someone else."
    const elsewhere = clause.items.some((item) => item.kind === 'sense' && item.sense === 'bad' && /\b(?:else|another|different|other)\b/.test(item.text))
    const right: string[] = []
    for (const [id, one] of compared) {
      const only: Target = { ...target, lines: [id] }
      if (judged.verdict === 'refuse' && (!replaces || elsewhere)) right.push(id)
      else if (judged.senses.has('rewrite') && Object.keys(one.corrections).join() === 'effective_date' && REWRITTEN.test(foldText(clause.text)))
        out.push(makeFinding('wrong', only, clause, sentence, { reason: 'replaced or renewed without its values' }))
      else if (Object.keys(one.corrections).length > 0 && !doubtful)
        out.push(makeFinding('correct', only, clause, sentence, { corrections: one.corrections, replaces }))
      else if (one.unplaced.length > 0 && !agreesElsewhere(one, compared) && judged.verdict !== 'doubt')
        out.push(makeFinding('unread', only, clause, sentence, { reason: `cannot place ${one.unplaced[0]}` }))
      else right.push(id)
    }
    if (right.length === 0) return out
    const rest: Target = { ...target, lines: right }
    if (target.unsure && judged.verdict !== 'nothing' && judged.verdict !== 'later')
      return [...out, makeFinding('doubt', rest, clause, sentence, { reason: judged.reason ?? 'fits more than one policy' })]
    const verdict = clause.excepts && ['affirm', 'nothing', 'unread', 'fact'].includes(judged.verdict) ? 'wrong' : judged.verdict
    if (verdict === 'nothing') return judged.aside ? [...out, makeFinding('aside', rest, clause, sentence, { general: !target.specific })] : out
    return [
      ...out,
      makeFinding(verdict, rest, clause, sentence, {
        agreed: new Set([...compared.values()].flatMap((one) => [...one.agreed])),
        facts: judged.facts,
        strong: judged.strong,
        reason: clause.excepts ? (judged.reason ?? 'named as an exception') : judged.reason,
        replaces,
      }),
    ]
  }
}

/** "Rewritten effective 11/1": another policy, and only the day of it. */
const REWRITTEN = /\b(?:re-?writ\w+|re-?wrote|replaced|remarketed|moved|switched|transferred|reescrit\w+|reemplazad\w+)\b/
const ONLY_OR_THESE = /\b(?:only|just|solely|strictly|exclusively|solo|solamente|unicamente)\b|\b(?:or|nor|and) (?:these|those|this|that|them|it|any(?:thing)?)\b/
const OF_SEVERAL = /\b(?:they|these|those|them|policies|terms|polizas)\b/
/** "Right?" */
/** "Do you know who their new agent is?", "Was this for last year?": asked in passing, and it opens what was answered. */
const UNSETTLES = /\b(?:their|his|her|insured's|client's|the new|a new|another) (?:(?:new|current|other|actual|correct) )?(?:agents?|agency|brokers?|carriers?|insurers?)\b|\blast (?:year|term)\b|\b(?:what|which) (?:do|did) you (?:show|have|see)\b|\bwho (?:has|insures|writes|handles|is with|are they with)\b|\bare they (?:still |now )?with\b|\bsu (?:nuev[oa] |otr[oa] )?(?:agente|agencia|corredor|aseguradora)\b|\bano pasado\b/
const IS_IT = /^\W*(?:(?:is|isn't) (?:that|it|this)|that's|am i|are we|are they|aren't they|o)? ?(?:not )?(?:right|correct|yes|no|ok|okay|true|agreed|active|si|verdad|cierto)?\W*$/
const NO_CLAUSE: Clause = { items: [], excepts: false, contrast: false, text: '' }
const pointsOn = (item: Item): boolean =>
  item.kind === 'mark' ||
  item.kind === 'join' ||
  (item.kind === 'sense' && (item.sense === 'except' || item.sense === 'plain')) ||
  (item.kind === 'word' && /^(?:a|an|the|is|are|i|we|to|as|in|on|marked|noted|shown|listed|below|above|here|inline|red|highlighted|follows?|following|see|seen|found|made|mentioned|only|though|however|please|note|which|that|with|my|our|your|list)$/.test(item.word)) ||
  (item.kind === 'mention' && item.scope === 'topic')

/** "All three run 9/25/26 to 9/25/27": a value that sits well on one line of several needs no place on the others. */
function agreesElsewhere(one: Compared, all: Map<string, Compared>): boolean {
  return (
    all.size > 1 &&
    one.unplaced.length > 0 &&
    [...all.values()].some((other) => other !== one && other.unplaced.length === 0 && other.agreed.size > 0)
  )
}

function onlyPlain(clause: Clause): boolean {
  return (
    clause.items.every(
      (item) =>
        item.kind === 'word' ||
        item.kind === 'mark' ||
        item.kind === 'join' ||
        (item.kind === 'sense' && item.sense === 'plain') ||
        (item.kind === 'mention' && item.scope === 'topic'),
    ) && clause.items.some((item) => item.kind === 'sense')
  )
}
