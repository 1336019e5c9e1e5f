import type { AskedLine } from '../../../vocabulary/index.ts'
import { adjustJudgement } from './adjust-judgement.ts'
import { allOfIt } from '../policies/all-of-it.ts'
import { announcesException } from '../policies/announces-exception.ts'
import { asksInPassing } from '../asides/asks-in-passing.ts'
import { isPlacement, putWithAnother } from '../policies/company-of-all.ts'
import { contradictsOthers } from '../values/values-of-others.ts'
import { compareClause, targetByNumber } from '../values/compare-clause.ts'
import type { Compared } from '../values/compared.ts'
import { renewedAsTheTermBegan } from '../values/renews-as-asked.ts'
import { type Finding, makeFinding } from './finding.ts'
import { findingsOf } from './findings-of-clause.ts'
import { pieceOfTalk } from '../asides/talk/is-talk.ts'
import { OF_CHANGES } from '../asides/talk/rows-of-changes.ts'
import { foldText } from '../message/fold-text.ts'
import { judgeClause, tookItAway } from './judge-clause.ts'
import type { Judgement } from './judgement.ts'
import type { Item } from '../words/lex-sentence.ts'
import { ofUnknownThing } from '../policies/of-unknown-thing.ts'
import { limitsToNamed } from '../policies/limits-to-named.ts'
import { namesBesideAnswer } from './names-beside-answer.ts'
import { namesAlone, PLACED } from '../policies/names-alone.ts'
import { givenOneNumber } from '../policies/number-of-another.ts'
import { asksOfOne, leavesOpen, type OpenFact } from '../values/open-fact.ts'
import { isItAnother } from '../policies/said-to-be-another.ts'
import { tellsOfForeign } from '../policies/tells-of-foreign.ts'
import type { PartMemory } from './part-memory.ts'
import type { PartSetting } from '../reading-setting.ts'
import { tellsOfThatOne } from '../asides/reasons-for-ending.ts'
import { listsVague } from '../policies/told-apart.ts'
import { resolveTarget } from '../policies/resolve-target.ts'
import { everyLine, type Target } from '../policies/target.ts'
import type { Clause } from './split-clauses.ts'
import type { Sentence } from './split-sentences.ts'
import { widenTarget } from '../policies/widen-target.ts'

const ONLY_OR_THESE = /\b(?:only|just|solely|strictly|exclusively|solo|solamente|unicamente)\b|\b(?:or|nor|and) (?:these|those|this|that|them|it|any(?:thing)?)\b/
const IDENTIFIES = /^\W*(?:this|that|these|those|it)(?:'s|'re| is| are| was| were| would be)\b(?! (?:all )?(?:cancel|laps|expir|not|separate|also|in addition|on top))/
const LOOKED_AT = /\b(?:(?:was|were|am|are|is|i'm|we're|been) (?:looking|going) (?:at|by|off|through)|looked (?:at|up|into)|(?:checked|pulled|pulled up|opened|read|reading|meant|went by|going by|talking about|thinking of|referring to|answered (?:for|about|on)|answering (?:for|about|on)))\b/
/** Nothing stands before it but a greeting or a yes. */
const OPENS_WITH_IT = /^\W*(?:(?:hi|hello|hey|good|morning|afternoon|evening|there|all|team|yes|yep|ok|okay|thanks|thank you)\W+)*$/
const OTHER_FACTS = /\bother (?:information|info|details|data|limits|items)\b/
/** "GL: active, they expire 1/10", in the last row of several: of each of them. */
const THEY_RUN = /^\W*(?:they|these|those|policies)(?:'re| are| all| will| both)* (?:expir\w+|renew\w*|run|end|start|begin|beg[au]n|started|issued|written|in the name|under)\b/
/** The next of several numbers. */
const NUMBER_BEHIND = /^\s*(?:,|and|&|\+|\/)?\s*(?:and )?(?=[A-Z -]{0,12}\d)[A-Z\d][A-Z\d-]{3,}/
const OF_SEVERAL = /\b(?:they|these|those|them|policies|terms|polizas)\b/
/** "Good.", "Looks fine", under one quoted policy: as much as a yes to it. "OK" may be a nod. */
const goodUnderIt = (judged: Judgement, clause: Clause): boolean =>
  judged.verdict === 'affirm' && !clause.text.includes('?') && clause.items.some((item) => item.kind === 'sense' && item.sense === 'weak' && GOOD.test(item.text))
const GOOD = /^(?:(?:looks?|looking) )?(?:all )?(?:good|fine|great|perfect|correct|accurate|right|in order)$|^(?:todo )?bien$|^todo en orden$|^(?:esta|estan) bien$/
const namesGroup = (item: Item): boolean => item.kind === 'mention' && item.via === 'group' && item.scope !== 'topic'

/** Reads the clauses of a run of text one after the other: which lines each speaks of, what it says of them, and how far that reaches. */
const OF_THIS_ANSWER = /\b(?:(?:call|contact|ask|check|verify|confirm|double[- ]?check)(?:ing)? (?:with )?(?:(?:the|their|all|each|your) )?(?:carriers?|company|companies|insurers?|underwriters?)\b|(?:guarantee|promise|swear|swore|vouch|rely|relying|depend|rest|bet|warrant) (?:for |on |to )?(?:this|that|it|these|any of)|to be (?:safe|sure|certain)\b(?! (?:on|about|of) )|your own risk|so (?:do not|don't) (?:rely|count|depend|bank|use|release))/
export class ClauseReader {
  readonly #setting: PartSetting
  readonly #memory: PartMemory
  readonly #every: Target
  readonly #asked: ReadonlyMap<string, AskedLine>
  /** The sentence before this one refused. */
  #afterRefusal = false
  /** It did so of one policy, and named it. */
  #refusedJustNow = false
  /** The sentence that last spoke of a policy nobody asked about. */
  #foreignIn: Sentence | null = null
  /** The sentence that refused a thing that is not known: "XS-88021 expired and not renewed". */
  #unknown: { sentence: Sentence; what: 'placed elsewhere' | 'ended' } | null = null
  /** A remark on a policy or a limit came before. */
  #remarked = false
  /** What the sentence before called wrong without its value. */
  #open: OpenFact | null = null

  constructor(setting: PartSetting, memory: PartMemory) {
    this.#setting = setting
    this.#memory = memory
    this.#every = everyLine(setting.context)
    this.#asked = new Map(setting.context.lines.map((line) => [line.coverage_line_id, line]))
  }

  /** "The GL aggregate applies per project.": a remark on one of them, that "otherwise" may leave out. */
  noteRemark(): void {
    this.#remarked = true
  }

  beginSentence(): void {
    this.#afterRefusal = this.#memory.previous?.verdict === 'refuse'
    this.#refusedJustNow = this.#afterRefusal && this.#memory.namedAt !== null && this.#memory.namedAt.sentence === this.#memory.previousIn && this.#memory.topic.length === 1
  }

  takeOpenFact(): OpenFact | null {
    const open = this.#open
    this.#open = null
    return open
  }

  read(clause: Clause, sentence: Sentence, question: boolean): Finding[] {
    if (announcesException(clause)) return [...this.#exceptionOfOne(clause, sentence), makeFinding('announced', this.#every, { ...clause, excepts: false }, sentence, { reason: 'announces an exception and does not name it' })]
    const memory = this.#memory
    // "Limit is 1,000,000 - it was raised mid-term": why it is another.
    if (memory.previousIn === sentence && memory.corrected.length > 0 && OF_CHANGES.test(pieceOfTalk(foldText(clause.text)))) return []
    // "No auto with us - they moved it to Progressive": where it went that was refused.
    if (memory.previousIn === sentence && memory.previous?.verdict === 'refuse' && !clause.items.some((item) => item.kind === 'mention' && item.scope !== 'topic') && tookItAway(foldText(clause.text))) return []
    const target = this.#target(clause, sentence)
    const compared = compareClause(clause, target, this.#asked, this.#setting)
    const { judged: said, reach } = this.#judge(clause, target, [...compared.values()], sentence)
    // "2. Active - Kemper", and more rows below it.
    const insuredElsewhere = said.verdict === 'affirm' && sentence.ordinal !== null && compared.size > 0 && namesBesideAnswer(clause.items, true)
    const own: Judgement = insuredElsewhere ? { ...said, verdict: 'unread', reason: 'names another company' } : target.strange && said.verdict === 'affirm' ? { ...said, verdict: 'unread', reason: 'speaks of something else' } : said
    // "Auto: active; cargo: active?; GL: active."
    const judged: Judgement = this.#setting.base !== null && goodUnderIt(own, clause) ? { ...own, strong: true } : !question && own.verdict === 'affirm' && clause.text.includes('?') ? { ...own, verdict: 'doubt', reason: 'asks something' } : own
    if ((judged.verdict === 'doubt' || judged.verdict === 'unread') && reach.lines.length > 0) for (const id of [...compared.keys()]) if (!reach.lines.includes(id)) compared.delete(id)
    for (const id of reach.lines) if (!compared.has(id)) compared.set(id, { corrections: {}, agreed: new Set(), unplaced: [] })
    // "Auto: active. Cargo: active. GL: active. Policies end 12/31.": a value that has no place is of no one line's.
    const ofThatOne = this.#refusedJustNow && tellsOfThatOne(foldText(sentence.text))
    const several = !ofThatOne && !target.specific && !target.general && memory.named.size > 1 && memory.namedAt !== null && memory.namedAt.sentence !== sentence
    const ofThemAll = !target.specific && memory.named.size > 1 && memory.topic.length === 1 && THEY_RUN.test(foldText(clause.text))
    const spared = clause.excepts && memory.previousIn === sentence && memory.previous?.verdict === 'refuse'
    const before = memory.previous
    // "The auto is in force but only for owned autos."
    const ofTheSame = clause.contrast && memory.previousIn === sentence && target.specific && memory.topic.length === target.lines.length && target.lines.every((id) => memory.topic.includes(id))
    const elsewhere = judged.verdict === 'refuse' || judged.verdict === 'later' ? [] : this.#putElsewhere(clause, sentence).filter((id) => compared.get(id)?.corrections['carrier'] === undefined)
    // "Only the GL has an issue: it was cancelled": the doubt is of all, and "it" is the one that was named.
    memory.remember(clause, judged, judged.verdict === 'doubt' && target.specific && target.lines.length > 0 && reach.lines.length > target.lines.length ? target : reach, sentence)
    if (judged.verdict !== 'nothing') memory.corrected = [...compared.values()].flatMap((one) => Object.keys(one.corrections))
    this.#open = question ? asksOfOne(clause, target) : leavesOpen(clause, judged, reach.lines)
    const ofOthers = this.#ofOtherPolicies(clause, judged, reach, sentence)
    if (ofOthers) return ofOthers
    if (question) return this.#asks(clause, judged, reach, sentence)
    const unknown = judged.verdict === 'refuse' && !target.specific ? (ofUnknownThing(clause.items) ?? (this.#unknown?.sentence === sentence ? this.#unknown.what : null)) : null
    if (unknown !== null) return this.#ofUnknown(clause, sentence, unknown)
    const findings = this.#stated(clause, judged, reach, compared, sentence, spared)
    if (!ofTheSame) findings.push(...this.#left(clause, judged, target, sentence))
    if (judged.verdict !== 'affirm') findings.push(...this.#eitherOf(clause, reach, sentence))
    findings.push(...this.#underOneNumber(clause, sentence))
    const theirs = target.specific && !clause.excepts ? contradictsOthers(clause.items, reach.lines, [...this.#asked.values()]) : []
    if (theirs.length > 0) findings.push(makeFinding('unread', { ...this.#every, lines: theirs, general: false, specific: true }, clause, sentence, { reason: 'a value that is of another policy' }))
    if (before === null && judged.verdict === 'affirm' && this.#restOfNothing(clause, target, sentence)) findings.push(makeFinding('announced', this.#every, { ...clause, excepts: false }, sentence, { reason: 'announces an exception and does not name it' }))
    if (elsewhere.length > 0) findings.push(makeFinding('doubt', { ...this.#every, lines: elsewhere, general: false, specific: true }, { ...clause, excepts: false }, sentence, { reason: 'given to another company than was asked' }))
    return several || ofThemAll ? findings.map((one) => this.#ofSeveral(one, clause, before)) : findings
  }

  /** "The WC is in force with exceptions.": whatever else is named, it is of that one. */
  #exceptionOfOne(clause: Clause, sentence: Sentence): Finding[] {
    const lines = this.#memory.namedAt?.sentence === sentence ? this.#memory.topic : []
    return lines.length === 0 || lines.length === this.#every.lines.length ? [] : [makeFinding('doubt', { ...this.#every, lines, general: false, specific: true }, { ...clause, excepts: false }, sentence, { reason: 'announces an exception and does not name it' })]
  }

  /** The lines that a clause speaks of, by its words, by what closes a list of values, or by a number alike. */
  #target(clause: Clause, sentence: Sentence): Target {
    const { context, base, namedAnywhere, answeredAnywhere } = this.#setting
    const ordinal = this.#ordinal(sentence)
    const named = resolveTarget(clause.items, { lines: context.lines, topic: this.#memory.topic, pair: this.#memory.pair, named: this.#memory.named, namedAnywhere, answeredAnywhere, base, ordinal, ofForeign: tellsOfForeign(clause) })
    const ofIt = base === null ? allOfIt(named, clause.items, foldText(clause.text), this.#memory.saidBefore(sentence, ordinal)) : null
    if (ofIt !== null) return { ...named, ...ofIt }
    if (base === null && sentence.ordinal === null && this.#memory.closesFacts(clause, sentence, context.lines)) return targetByNumber(clause, this.#every, context.lines)
    return named.specific ? named : targetByNumber(clause, named, context.lines)
  }

  /** The line whose number stands before a sentence. */
  ordinalOf(sentence: Sentence): string[] | null {
    const id = this.#ordinal(sentence)
    return id === null ? null : [id]
  }

  #ordinal(sentence: Sentence): string | null {
    return sentence.ordinal === null ? null : (this.#setting.context.lines[sentence.ordinal - 1]?.coverage_line_id ?? null)
  }

  #judge(clause: Clause, target: Target, compared: Compared[], sentence: Sentence): { judged: Judgement; reach: Target } {
    const { named, topic, namedAt, previous, previousIn } = this.#memory
    const continues = previousIn === sentence
    const lines = target.lines.map((id) => this.#asked.get(id)!)
    const corrected = compared.some((one) => Object.keys(one.corrections).length > 0)
    const began = renewedAsTheTermBegan(clause, lines.map((line) => line.effective_date))
    const judged = adjustJudgement(judgeClause(began ?? clause, corrected), { clause, target, lines, asked: this.#asked.size, compared, previous, topic, limitOfItsOwn: this.#limitOfItsOwn(lines), before: previousIn?.text ?? null, continues, sentence: foldText(sentence.text).trim(), today: this.#setting.receivedOn, insured: this.#setting.context.insured_name })
    // "No umbrella. It was quoted but they decided against it."
    const explains = this.#afterRefusal && continues && previous?.verdict === 'unread'
    const before: Judgement | null = explains ? { ...previous, verdict: 'refuse' } : previous
    return { judged, reach: widenTarget(judged, target, { clause, every: this.#every.lines, named, topic, namedAt, previous: before, continues, sentence }) }
  }

  /** What was put right before is a limit, and of such an amount none was asked of `lines`: "Auto is 2M now. Cargo same." */
  #limitOfItsOwn(lines: readonly AskedLine[]): boolean {
    const { topic, corrected } = this.#memory
    const amounts = new Set(topic.flatMap((id) => this.#asked.get(id)!.limits.map((limit) => limit.amount)))
    return corrected.length > 0 && corrected.every((path) => path.startsWith('limits.')) && !lines.some((line) => line.limits.some((limit) => limit.amount !== null && amounts.has(limit.amount)))
  }

  /** What is said of a policy nobody asked about says nothing of those that were, unless it reaches them too. */
  #ofOtherPolicies(clause: Clause, judged: Judgement, reach: Target, sentence: Sentence): Finding[] | null {
    // "We only handle their umbrella", "I don't handle their health insurance or these".
    if ((reach.foreign || reach.strange) && judged.verdict !== 'affirm' && ONLY_OR_THESE.test(foldText(clause.text))) return [makeFinding('doubt', this.#every, clause, sentence, { reason: 'restricted' })]
    // "That's the homeowners", "these are their personal policies": what was confirmed is of others.
    if ((reach.foreign && IDENTIFIES.test(foldText(clause.text))) || isItAnother(clause.items, sentence.ordinal !== null)) return [makeFinding('doubt', this.#every, clause, sentence, { reason: 'speaks of something else' })]
    // "I was looking at their personal lines": what was answered is of those.
    if (reach.foreign && LOOKED_AT.test(foldText(clause.text))) return [makeFinding('doubt', this.#every, { ...clause, excepts: false }, sentence, { reason: 'speaks of something else' })]
    // "Per our E&O we cannot guarantee this", "so call the carrier to be safe": of the answer, whatever policy it is put down to.
    if (reach.foreign && OF_THIS_ANSWER.test(foldText(clause.text))) return [makeFinding('doubt', this.#every, { ...clause, excepts: false }, sentence, { reason: 'hedged' })]
    const headless = !clause.items.some((item) => item.kind === 'mention' || item.kind === 'attr' || item.kind === 'label')
    if (!reach.foreign && !(this.#foreignIn === sentence && headless && judged.verdict === 'affirm')) return null
    this.#foreignIn = sentence
    return []
  }

  /** "Boiler & machinery: not ours" may be another name for what was asked, though not for what is named itself. */
  #ofUnknown(clause: Clause, sentence: Sentence, what: 'placed elsewhere' | 'ended'): Finding[] {
    this.#unknown = { sentence, what }
    const { base, namedAnywhere } = this.#setting
    const lines = (base ?? this.#every.lines).filter((id) => what === 'ended' || !namedAnywhere.has(id))
    return lines.length === 0 ? [] : [makeFinding('unread', { ...this.#every, lines, general: false, specific: true }, { ...clause, excepts: false }, sentence, { reason: 'speaks of something else' })]
  }

  #asks(clause: Clause, judged: Judgement, target: Target, sentence: Sentence): Finding[] {
    if (asksInPassing(clause, judged, sentence.text)) return []
    // "Is there anything else they failed to tell you?", after all were named, is of none left over.
    // "1) yes 2) yes 3) yes. Are they not with someone else now?": nor of the last one alone.
    const ofSeveral = this.#setting.base === null && !target.specific && !target.general && this.#memory.named.size > 1 && this.#memory.namedAt?.sentence !== sentence
    return [makeFinding('ask', target.lines.length === 0 || ofSeveral ? this.#every : target, clause, sentence, { reason: 'asks something' })]
  }

  /** `spared`: taken out of a refusal, so that a yes to it is one. */
  #stated(clause: Clause, judged: Judgement, reach: Target, compared: Map<string, Compared>, sentence: Sentence, spared: boolean): Finding[] {
    const said = spared && judged.verdict === 'affirm' && judged.strong ? { ...clause, excepts: false } : clause
    return findingsOf(said, judged, reach, compared, sentence).map((one) => ({ ...one, excepts: spared || one.excepts, underQuote: this.#setting.base !== null }))
  }

  /** What a clause leaves open beside what it says: names alone, and the others of "only". */
  #left(clause: Clause, judged: Judgement, target: Target, sentence: Sentence): Finding[] {
    const left: Finding[] = []
    if (this.#setting.base === null && this.#ordinal(sentence) === null && target.specific && !sentence.underName && !/:\s*$/.test(sentence.text) && (namesAlone(clause) || isPlacement(clause.items))) left.push(makeFinding('named', target, clause, sentence, namesAlone(clause) ? {} : { reason: PLACED }))
    // "I can only confirm the GL", "Active, GL only".
    const onlyYes = judged.verdict === 'affirm' && clause.items.some((item) => item.kind === 'sense' && item.sense === 'yes' && /\bonly\b/.test(item.text))
    if (!onlyYes && !limitsToNamed(clause, sentence.text)) return left
    const named = target.specific || clause.items.some(namesGroup) ? target.lines : []
    const others: Target = { ...this.#every, lines: this.#every.lines.filter((id) => !named.includes(id)), general: false, specific: true }
    return [...left, makeFinding('doubt', others, { ...clause, excepts: false }, sentence, { reason: 'restricted' })]
  }

  /** "The GL and the auto have other limits", of two that are called GL: either of them may be meant. */
  #eitherOf(clause: Clause, reach: Target, sentence: Sentence): Finding[] {
    const vague = clause.items.flatMap((item) => (item.kind === 'mention' && item.scope === 'ambiguous' ? item.lines : []))
    // "Except the liability and the pollution", of three that are called liability: either of the other two.
    const left = vague.some((id) => reach.lines.includes(id)) && !listsVague(clause.items) ? [] : [...new Set(vague)].filter((id) => !reach.lines.includes(id))
    return left.length === 0 ? [] : [makeFinding('doubt', { ...this.#every, lines: left, general: false, specific: true }, { ...clause, excepts: false }, sentence, { reason: 'fits more than one policy' })]
  }

  /** "It is a package now, 88-CPP-20418 for both." */
  #underOneNumber(clause: Clause, sentence: Sentence): Finding[] {
    const given = givenOneNumber(clause.items, this.#every.lines)
    // "Both 88-GLA-20417 and 88-CPP-20418 are in force": each by its own.
    if (given === null || clause.items.some((item) => item.kind === 'number') || NUMBER_BEHIND.test(sentence.text.slice(sentence.text.indexOf(clause.text) + clause.text.length))) return []
    const corrections = { policy_number: this.#asked.get(given.owner)!.policy_number! }
    return [makeFinding('correct', { ...this.#every, lines: given.lines, general: false, specific: true }, { ...clause, excepts: false }, sentence, { corrections })]
  }

  /** "Everything else is active.", as the first thing that is said, and nothing is named that it leaves out. */
  #restOfNothing(clause: Clause, target: Target, sentence: Sentence): boolean {
    if (!OPENS_WITH_IT.test(foldText(sentence.text.slice(0, sentence.text.indexOf(clause.text))))) return false
    const rest = clause.items.some((item) => item.kind === 'mention' && item.scope === 'rest')
    return rest && !this.#remarked && target.general && target.lines.length === this.#every.lines.length && this.#foreignIn === null && this.#setting.base === null && !OTHER_FACTS.test(foldText(clause.text))
  }

  #putElsewhere(clause: Clause, sentence: Sentence): string[] {
    // "3) Need to check with Horizon": of that one.
    const own = this.ordinalOf(sentence)
    const base = this.#setting.base ?? own
    return putWithAnother(clause, sentence.text, this.#memory.topic, [...this.#asked.values()].filter((line) => base === null || base.includes(line.coverage_line_id)))
  }

  #ofSeveral(one: Finding, clause: Clause, before: Judgement | null): Finding {
    // "Auto yes, cargo yes, GL yes. Now with Summit": whose company it is now, and who is insured, may be of each.
    const ofEach = before?.verdict === 'affirm' && Object.keys(one.corrections).some((path) => path === 'carrier' || path === 'insured_name')
    if (one.verdict !== 'unread' && !(one.verdict === 'correct' && (ofEach || OF_SEVERAL.test(foldText(clause.text))))) return one
    return { ...one, verdict: 'unread', corrections: {}, lines: [...new Set([...one.lines, ...this.#memory.named])] }
  }
}
