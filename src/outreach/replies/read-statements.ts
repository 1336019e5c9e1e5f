import type { AskedLine, OutreachContext } from '../../vocabulary/index.ts'
import { type AnswerVocabulary, buildVocabulary } from './answer-vocabulary.ts'
import { type ClauseValues, type Compared, type Corrections, compareValues, isRejected, resembles } from './compare-values.ts'
import { findCarrier, findInsuredName } from './find-names.ts'
import { bareYears, beginsAfter, renewedAsTheTermBegan, renewsAsTheTermEnds, speaksOfThePast } from './find-other-term.ts'
import { foldNumber, foldText } from './fold-text.ts'
import { type Judgement, judgeClause, type Verdict } from './judge-clause.ts'
import { type Item, type Lexed, lexSentence } from './lex-sentence.ts'
import { pairInOrder } from './pair-in-order.ts'
import { resolveTarget, type Target, type TargetState } from './resolve-target.ts'
import { type Clause, splitClauses } from './split-clauses.ts'
import type { Sentence } from './split-sentences.ts'
import { isCourtesy } from './is-courtesy.ts'
import { isBoilerplate, isFooter } from './trim-signature.ts'

/** What one clause says of the lines it speaks of, with the sentence it stands in. */
export type Finding = {
  verdict: Verdict | 'correct' | 'ask' | 'aside' | 'announced'
  lines: string[]
  general: boolean
  /** A general statement that names no line and says no "all": a bare yes. */
  bare: boolean
  facts: Set<string>
  strong: boolean
  corrections: Corrections
  /** Facts stated as they were asked. */
  agreed: Set<string>
  replaces: boolean
  excepts: boolean
  contrast: boolean
  /** Begins with no subject of its own: "but only for owned autos". */
  headless: boolean
  reason: string | null
  /** The clause speaks of being in force or right, whatever came of it. */
  status: boolean
  sentence: string
}
export type WrittenSentences = { sentences: Sentence[]; base: string[] | null }
export type ReadingSetting = { context: OutreachContext; senderNames: Iterable<string>; receivedOn: string | null }

export function readStatements(parts: WrittenSentences[], setting: ReadingSetting): Finding[] {
  const vocabulary = buildVocabulary(setting.context, setting.senderNames)
  const lexed = parts.map((part) => ({
    base: part.base,
    sentences: part.sentences.map((sentence) => ({ sentence, lexed: lexSentence(sentence.text, vocabulary) })),
  }))
  const namedAnywhere = new Set(lexed.flatMap((part) => part.sentences.flatMap((one) => namedIn(one.lexed))))
  const named = new Set<string>()
  const findings: Finding[] = []
  for (const part of lexed) {
    const reader = new PartReader(setting, vocabulary, named, namedAnywhere, part.base)
    for (const { sentence, lexed: one } of part.sentences) findings.push(...reader.read(sentence, one))
  }
  return findings
}

function namedIn(lexed: Lexed): string[] {
  return lexed.items.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier' ? item.lines : []))
}

/** Reads one run of text from top to bottom, keeping what it last spoke of. */
class PartReader {
  readonly #setting: ReadingSetting
  readonly #vocabulary: AnswerVocabulary
  readonly #named: Set<string>
  readonly #namedAnywhere: ReadonlySet<string>
  readonly #base: string[] | null
  #topic: string[] = []
  /** Where the topic was last named, and whether something was said of it on the same line. */
  #namedAt: { line: number; paragraph: number; said: boolean } | null = null
  #previous: Judgement | null = null

  constructor(
    setting: ReadingSetting,
    vocabulary: AnswerVocabulary,
    named: Set<string>,
    namedAnywhere: ReadonlySet<string>,
    base: string[] | null,
  ) {
    this.#setting = setting
    this.#vocabulary = vocabulary
    this.#named = named
    this.#namedAnywhere = namedAnywhere
    this.#base = base
  }

  read(sentence: Sentence, lexed: Lexed): Finding[] {
    if ((sentence.underName ? isBoilerplate : isFooter)(lexed.folded) || this.#isDeparture(lexed.folded) || isCourtesy(lexed.folded)) return []
    if (isTableHead(sentence.text)) return []
    const ordinal = sentence.ordinal === null ? null : (this.#setting.context.lines[sentence.ordinal - 1]?.coverage_line_id ?? null)
    const question = /\?[!?"')\s]*$/.test(sentence.text)
    const clauses = splitClauses(lexed)
    const findings = clauses.flatMap((clause) => this.#readClause(clause, sentence, ordinal, question))
    if (BLANK.test(sentence.text) || ODD_SIGN.test(sentence.text))
      findings.push(finding('doubt', this.#everyLine(), { items: [], excepts: false, contrast: false, text: '' }, sentence, { reason: 'not understood' }))
    // A slogan under the name ("all policies confirmed same day!") can cast doubt; it cannot confirm.
    if (sentence.underName) return findings.filter((one) => one.verdict !== 'affirm')
    return question ? findings : withoutLooseYes(withTaint(findings), clauses)
  }

  /** "Dana is no longer with the agency": a colleague, not a policy. */
  #isDeparture(folded: string): boolean {
    const match =
      /^(?:please note (?:that )?|unfortunately,? |hi,? )?([a-z]+)(?: [a-z]+)? (?:is|has|no longer|left|retired)\b.{0,40}(?:no longer|left|retired|out of|away|on (?:vacation|leave))/.exec(
        folded,
      )
    return match !== null && [...this.#setting.senderNames].includes(match[1]!)
  }

  #everyLine(): Target {
    const lines = this.#setting.context.lines.map((line) => line.coverage_line_id)
    return { lines, general: true, specific: false, unsure: false, foreign: false, carrierLines: [] }
  }

  /** "With one exception", and the sentence ends: what follows has to name it. */
  #announcement(clause: Clause, sentence: Sentence): Finding | null {
    if (!clause.excepts || !clause.items.every(pointsOn)) return null
    return finding('announced', this.#everyLine(), { ...clause, excepts: false }, sentence, { reason: 'announces an exception and does not name it' })
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
    if (!target.specific) target = this.#byNumber(clause, target)
    const values = this.#valuesOf(clause, target)
    const paired = pairInOrder(clause.items, new Map(target.lines.map((id) => [id, this.#line(id).policy_number ?? ''])))
    const compared = new Map<string, Compared>(
      target.lines.map((id) => {
        const own = paired?.get(id)
        return [id, compareValues(own ? { ...values, items: own, single: true } : values, this.#line(id))]
      }),
    )
    const corrected = [...compared.values()].some((one) => Object.keys(one.corrections).length > 0)
    const began = renewedAsTheTermBegan(clause, target.lines.map((id) => this.#line(id).effective_date))
    let judged = judgeClause(began ? { ...clause, items: clause.items.filter((item) => !(item.kind === 'sense' && item.sense === 'rewrite') && item.kind !== 'name') } : clause, corrected)
    // "GL and auto are in force, WC isn't."
    if (judged.verdict === 'unread' && target.specific && this.#previous?.verdict === 'affirm' && this.#previous.senses.has('active') && ENDS_IN_NOT.test(foldText(clause.text)))
      judged = { ...judged, verdict: 'refuse', reason: null }
    if (
      (judged.verdict === 'unread' || judged.verdict === 'wrong') &&
      renewsAsTheTermEnds(clause, target.lines.map((id) => this.#line(id).expiration_date))
    )
      judged = { ...judged, verdict: 'nothing' }
    if (judged.verdict === 'inherit') judged = this.#previous ?? { ...judged, verdict: 'unread' }
    // A doubt with only a carrier's name in it is a doubt about all that was said.
    if (
      judged.verdict === 'doubt' &&
      target.carrierLines.length > 0 &&
      target.lines.every((id) => target.carrierLines.includes(id)) &&
      !/polic|poliza/.test(foldText(clause.text)) &&
      !clause.items.some((item) => item.kind === 'mention' && (item.via === 'coverage' || item.via === 'number'))
    ) {
      target = { ...target, lines: this.#setting.context.lines.map((line) => line.coverage_line_id), general: true, specific: false }
      for (const id of target.lines) if (!compared.has(id)) compared.set(id, { corrections: {}, agreed: new Set(), unplaced: [] })
    }
    // "... on the GL and the rest are being reviewed": a doubt reaches the rest it names beside a line of its own.
    if (
      (judged.verdict === 'doubt' || judged.verdict === 'unread' || judged.verdict === 'wrong') &&
      target.specific &&
      clause.items.some((item) => item.kind === 'mention' && item.via === 'group' && item.scope === 'rest')
    ) {
      const rest = this.#setting.context.lines.map((line) => line.coverage_line_id).filter((id) => !this.#named.has(id))
      target = { ...target, lines: [...new Set([...target.lines, ...rest])] }
      for (const id of target.lines) if (!compared.has(id)) compared.set(id, { corrections: {}, agreed: new Set(), unplaced: [] })
    }
    if (judged.verdict === 'refuse' && clause.contrast && !target.specific && this.#previous?.senses.has('rewrite'))
      judged = { ...judged, verdict: 'doubt', reason: 'speaks of a renewal' }
    const term =
      judged.verdict === 'affirm' || judged.verdict === 'fact' || judged.verdict === 'nothing'
        ? this.#otherTerm(clause, target, compared, judged.verdict === 'affirm')
        : null
    if (term) judged = { ...judged, verdict: 'doubt', reason: term }
    // A truck is taken off a policy, too.
    if (judged.verdict === 'refuse' && !(target.specific && clause.items.find((item) => item.kind !== 'word' || !/^(?:the|their|his|her)$/.test(item.word))?.kind === 'mention') && TAKEN_OFF.test(foldText(clause.text))) judged = { ...judged, verdict: 'doubt', reason: 'something was taken off' }
    if (judged.verdict === 'refuse' && this.#isAhead(clause)) judged = { ...judged, verdict: 'doubt', reason: 'takes effect later' }
    // "Umbrella shows active but I don't see it over the auto": of both.
    if (clause.contrast && target.specific && ['doubt', 'unread', 'wrong', 'refuse'].includes(judged.verdict) && clause.items.some((item) => item.kind === 'mention' && item.scope === 'topic')) {
      if (judged.verdict === 'refuse') judged = { ...judged, verdict: 'doubt', reason: 'fits more than one policy' }
      target = { ...target, lines: [...new Set([...target.lines, ...this.#topic])] }
      for (const id of target.lines) if (!compared.has(id)) compared.set(id, { corrections: {}, agreed: new Set(), unplaced: [] })
    }
    if (this.#reachesAll(judged, target, sentence)) {
      target = { ...target, lines: [...new Set([...target.lines, ...this.#named])] }
      for (const id of target.lines) if (!compared.has(id)) compared.set(id, { corrections: {}, agreed: new Set(), unplaced: [] })
    }
    if (target.specific && target.lines.length > 0) {
      this.#namedAt = { line: sentence.line, paragraph: sentence.paragraph, said: judged.verdict !== 'nothing' }
      this.#topic = target.lines
      for (const id of target.lines) this.#named.add(id)
    } else if (
      target.lines.length > 0 &&
      clause.items.some((item) => item.kind === 'mention' && item.via === 'group' && item.scope !== 'topic')
    )
      this.#topic = target.lines
    if (judged.verdict !== 'nothing') this.#previous = judged
    if (target.foreign) return []
    if (question) return this.#asked(clause, judged, target, sentence)
    return this.#findings(clause, judged, target, compared, sentence)
  }

  /** "Auto: active / Cargo: active", and below it "Not paid yet": a doubt on a line of its own is not bound to the last policy named. */
  #reachesAll(judged: Judgement, target: Target, sentence: Sentence): boolean {
    const at = this.#namedAt
    if (target.specific || target.general || at === null || !['doubt', 'unread', 'wrong'].includes(judged.verdict)) return false
    if (this.#previous?.verdict === 'refuse' || sentence.line === at.line) return false
    return sentence.paragraph !== at.paragraph || at.said
  }

  /** A policy number that was not asked, without a line named: it belongs to the one it resembles. */
  #byNumber(clause: Clause, target: Target): Target {
    const numbers = clause.items.flatMap((item) => (item.kind === 'number' ? [foldNumber(item.raw)] : []))
    if (numbers.length !== 1 || target.lines.length <= 1) return target
    const alike = this.#setting.context.lines.filter((line) => resembles(numbers[0]!, foldNumber(line.policy_number ?? '')))
    return alike.length === 1 ? { ...target, lines: [alike[0]!.coverage_line_id], general: false, specific: true, unsure: false } : target
  }

  #valuesOf(clause: Clause, target: Target): ClauseValues {
    const has = (sense: string): boolean => clause.items.some((item) => item.kind === 'sense' && item.sense === sense)
    const names = (one: string): boolean => clause.items.some((item) => item.kind === 'attr' && item.attr === one)
    const { context } = this.#setting
    const carrier = findCarrier(clause.text, context, new Set(this.#setting.senderNames)) ?? this.#foreignCarrier(target)
    return {
      items: clause.items,
      corrected: has('cue') || has('wrong') || has('rewrite') || has('reference') || clause.excepts,
      namesNumber:
        names('policy_number') ||
        (has('rewrite') && target.lines.length === 1) ||
        /\b(?:policy|pol|poliza|number|numero)\b/.test(foldText(clause.text)),
      event: has('bad') || has('pending'),
      single: target.lines.length === 1,
      carrier,
      insuredName:
        names('insured_name') || /\bnam/i.test(clause.text) || /asegurad|nombre/i.test(clause.text) ? findInsuredName(clause.text) : null,
      insured: context.insured_name,
    }
  }

  /** Another line's carrier named on this one. */
  #foreignCarrier(target: Target): string | null {
    if (target.carrierLines.length === 0 || target.lines.length !== 1 || target.carrierLines.includes(target.lines[0]!)) return null
    return this.#line(target.carrierLines[0]!).carrier
  }

  #line(id: string): AskedLine {
    return this.#setting.context.lines.find((line) => line.coverage_line_id === id)!
  }

  /** "Cancelled 12/1", read in November, is still to come. Without a year the coming six weeks count as ahead. */
  #isAhead(clause: Clause, counts: (item: Item, at: number) => boolean = () => true): boolean {
    const today = this.#setting.receivedOn
    if (today === null) return false
    return clause.items.some((item, at) => {
      if (item.kind !== 'date' || !counts(item, at)) return false
      const { year, month, day } = item.date
      const dayOfYear = (month - 1) * 31 + day
      const [nowYear, nowMonth, nowDay] = today.split('-').map(Number) as [number, number, number]
      const now = (nowMonth - 1) * 31 + nowDay
      if (year !== null) return year * 372 + dayOfYear > nowYear * 372 + now
      const ahead = (dayOfYear - now + 372) % 372
      return ahead > 0 && ahead <= 45
    })
  }

  /** In force from a day to come, until one that is near, or for other years than those asked. */
  #otherTerm(clause: Clause, target: Target, compared: Map<string, Compared>, affirms: boolean): string | null {
    const folded = foldText(clause.text)
    if (beginsAfter(folded, this.#setting.receivedOn)) return 'takes effect later'
    const own = target.lines.flatMap((id) => [this.#line(id).effective_date, this.#line(id).expiration_date])
    if ((affirms || /^\W*(?:all |this is |status |valid |current |good |updated )*as of\b/.test(folded)) && speaksOfThePast(folded, this.#setting.receivedOn, own)) return 'speaks of a day that is past'
    const yearless = (item: Item, at: number): boolean => item.kind === 'date' && item.date.year === null && !isRejected(clause.items, at)
    const moved = [...compared.values()].some((one) => 'expiration_date' in one.corrections || 'effective_date' in one.corrections)
    if (moved && this.#isAhead(clause, yearless)) return 'names a day that is near'
    const years = bareYears(clause)
    if (years.length === 0) return null
    const fits = target.lines.every((id) => {
      const line = this.#line(id)
      const [from, to] = [line.effective_date?.slice(0, 4), line.expiration_date?.slice(0, 4)]
      return years.every((year) => year === from || year === to) && (years.length < 2 || years[0] === from)
    })
    return fits ? null : 'speaks of other years'
  }

  #asked(clause: Clause, judged: Judgement, target: Target, sentence: Sentence): Finding[] {
    if (judged.verdict === 'nothing' || onlyPlain(clause)) return []
    return [finding('ask', target, clause, sentence, { reason: 'asks something' })]
  }

  #findings(clause: Clause, judged: Judgement, target: Target, compared: Map<string, Compared>, sentence: Sentence): Finding[] {
    const out: Finding[] = []
    const replaces = judged.senses.has('rewrite') || clause.items.some((item) => item.kind === 'sense' && item.sense === 'rewrite')
    const doubtful = judged.verdict === 'doubt' || target.unsure
    const right: string[] = []
    for (const [id, one] of compared) {
      const only: Target = { ...target, lines: [id] }
      if (judged.verdict === 'refuse' && !replaces) right.push(id)
      else if (Object.keys(one.corrections).length > 0 && !doubtful)
        out.push(finding('correct', only, clause, sentence, { corrections: one.corrections, replaces }))
      else if (one.unplaced.length > 0 && !agreesElsewhere(one, compared) && judged.verdict !== 'doubt')
        out.push(finding('unread', only, clause, sentence, { reason: `cannot place ${one.unplaced[0]}` }))
      else right.push(id)
    }
    if (right.length === 0) return out
    const rest: Target = { ...target, lines: right }
    if (target.unsure && judged.verdict !== 'nothing' && judged.verdict !== 'later')
      return [...out, finding('doubt', rest, clause, sentence, { reason: judged.reason ?? 'fits more than one policy' })]
    const verdict = clause.excepts && ['affirm', 'nothing', 'unread', 'fact'].includes(judged.verdict) ? 'wrong' : judged.verdict
    if (verdict === 'nothing') return judged.aside ? [...out, finding('aside', rest, clause, sentence)] : out
    return [
      ...out,
      finding(verdict, rest, clause, sentence, {
        agreed: new Set([...compared.values()].flatMap((one) => [...one.agreed])),
        facts: judged.facts,
        strong: judged.strong,
        reason: clause.excepts ? (judged.reason ?? 'named as an exception') : judged.reason,
        replaces,
      }),
    ]
  }
}

const HEAD_CELL =
  /^(?:#|lines?(?: of (?:business|coverage))?|lob|coverages?|type|polic(?:y|ies)(?: (?:type|number|no\.?|num|#))?|pol ?#|number|carriers?|insurers?|company|named? insured|insured|eff(?:ective)?\.?(?: date)?|exp(?:iration|ires|iry)?\.?(?: date)?|term|(?:policy )?(?:term|period)|dates?|limits?|amounts?|deductibles?|ded|status|in force\??|active\??|confirmed\??|correct\??|notes?|comments?|remarks|answer|response|reply)$/
/** "Line | Policy | Eff | Exp | Limits | Status". Other heads ("Cancelled?") turn what stands under them round, and are not passed over. */
function isTableHead(text: string): boolean {
  const cells = foldText(text).split('|').map((cell) => cell.trim())
  return cells.length >= 2 && cells.every((cell) => cell === '' || HEAD_CELL.test(cell))
}

/** Forms not filled in, and signs that say something and are none of the usual friendly ones. */
const BLANK = /_{3,}|\[ ?\]|\( ?\)/
const ODD_SIGN = /(?![👍✅✔✓☑🙂😊😀😃😄🎉🙏👌💯☺⭐🌟📎📞📧✉©®™°🚛🚚❤🦃🎄])[\p{So}\p{Extended_Pictographic}]/u
const TAKEN_OFF = /\b(?:taken off|removed|deleted|declined|pulled|stripped)\b/
const ENDS_IN_NOT = /\b(?:isn'?t|is not|aren'?t|are not|ain'?t)\W*$/
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

function finding(verdict: Finding['verdict'], target: Target, clause: Clause, sentence: Sentence, extra: Partial<Finding> = {}): Finding {
  const grouped = clause.items.some((item: Item) => item.kind === 'mention' && item.via === 'group' && item.scope !== 'topic')
  return {
    verdict,
    lines: target.lines,
    general: target.general,
    bare: target.general && !grouped,
    facts: new Set(),
    strong: false,
    corrections: {},
    agreed: new Set(),
    replaces: false,
    excepts: clause.excepts,
    contrast: clause.contrast,
    headless: clause.contrast && !['mention', 'word', 'name', 'attr', 'label'].includes(clause.items[0]?.kind ?? ''),
    reason: null,
    status: clause.items.some(
      (item) => item.kind === 'sense' && (item.sense === 'active' || item.sense === 'match' || item.sense === 'bad'),
    ),
    sentence: sentence.text.slice(0, 500),
    ...extra,
  }
}

/** "Cargo is active, but a payment is overdue": a doubt that names no line of its own is a doubt about what the sentence spoke of. */
function withTaint(findings: Finding[]): Finding[] {
  return findings.map((one, at) => {
    if (one.verdict !== 'doubt') return one
    if (one.headless && !one.bare) return { ...one, lines: [...new Set([...one.lines, ...findings.slice(0, at).flatMap((other) => (other.verdict === 'affirm' ? other.lines : []))])] }
    if (!one.bare) return one
    const before = findings.slice(0, at).flatMap((other) => (other.general ? [] : other.lines))
    return before.length ? { ...one, lines: [...new Set([...one.lines, ...before])] } : one
  })
}

/**
 * "Yes, the cargo was cancelled": the yes agrees with what follows, it does not confirm the rest.
 * "Yes, this is Tammy": nor does it where the sentence goes on to something else.
 */
function withoutLooseYes(findings: Finding[], clauses: Clause[]): Finding[] {
  if (clauses.length < 2 || clauses[1]!.contrast || clauses[1]!.excepts) return findings
  const [first, ...others] = findings
  if (!first || first.verdict !== 'affirm' || !first.bare) return findings
  const follows = others.filter((one) => one.verdict !== 'nothing')
  if (follows.length === 0) return findings
  if (follows.some((one) => one.verdict === 'affirm' && one.general)) return findings
  if (follows.some((one) => !one.general && one.lines.length < first.lines.length)) return others
  return findings
}
