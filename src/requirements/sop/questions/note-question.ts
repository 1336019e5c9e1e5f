import { askAbout } from './ask-about.ts'
import { memberOfSome, ofSomeOnly } from './of-some-only.ts'
import { question } from './questions.ts'
import { answeredOf, answeredOfAll } from './answered-of.ts'
import { EMPTY_ITEM } from './answer-statements.ts'
import { ASKED_HOLDER, periodsAsked } from './read-answers.ts'
import type { Mention } from '../mentions/mentions.ts'
import type { ScopedMention } from '../members/scope-members.ts'
import type { Statement } from '../rules/statements.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'

/** "Do I list you as additional insured? Certificate holder only." */
const HOLDER_ONLY = /^\W*(?:just |only )?(?:as )?(?:the |a )?(?:cert(?:ificate)? )?holder(?: is (?:enough|fine)| only)\b|^\W*only as (?:the |a )?(?:cert(?:ificate)? )?holder\b/
const HELPS = /^(?!.*\b(?:need|required?|must|have to|mandatory)\b).*\b(?:help|count|use|combine|stack|apply|make up|satisfy|meet)\b/
/** A question about the work itself, not about insurance. */
const ASKS_WHO = /^(?!\W*(?:and |what about |how about |your )?(?:(?:general|public|commercial|liability|insurance|coverage|cover|limits?|amounts?|umbrella|excess|property|cargo|professional|certificates?|proof) ?){1,3}\?)(?!what if (?:i|you|we|they|someone|somebody|anyone|a [a-z]+) (?:get|gets|am|is|are) (?:hurt|injured|sick|ill)\b|what if (?:something|anything|it|my|the) [^?]*\b(?:breaks?|stolen|damaged?|wrong|happens?|lapses?|expires?|runs out)\b)(?!(?:what(?! if\b)|how|which|when|where|why|who(?:m|se)?|(?:can|could|will|would|may) (?:the [a-z]+|you|we) (?:reduce|lower|waive|accept|change|drop|remove|consider)|do i|can i|must i|should i|is|are|need|do (?:you|we) (?:need|want|require|ask|accept|check|have to)|will you|how)\b)(?!.*(?:insur|cover|require|polic|certificate|question|proof|help(?!ers?\b)|deductib|retention|limit|rating|named\b|listed|notice|how often|(?:any|some)thing (?:else|more)|what else))[^?]{3,80}\?\s*$/

/** "What about valet companies?": those who are told of next. */
const WHAT_ABOUT = /^\W*(?:and |but |so )?(?:what|how) about (?=(?:the |our |your |any )?(?:[a-z'-]+ ){0,3}(?:[a-z]+(?:ers|ors|ists|ants|ians)|companies|firms|crews|services|trucks|bands|agencies|studios|groups|hosts|subs|shops|teams|clubs|schools)\W*$)/

/** "What if I don't have workers' comp?", "I don't carry workers' comp. What now?" */
const LACKING = /^\W*(?:[qQ]\d{0,2}[:.)] ?)?(?:(?:what|and) (?:if|happens if|about if) )?(?:i|we|my company|my business)(?: (?:do not|don't|doesn't|am not|haven't got|have no|can't|cannot) (?:have|carry|get|buy|hold|need)?| have no) ?(?:any |an? )?©?/
/** What a question may ask of the coverage it names. */
const ANSWERABLE: ReadonlySet<string> = new Set(['additional_insured', 'subrogation_waived', 'primary_noncontributory', 'aggregate_basis'])
/** "I sell food from a cart.", "Q: I use my car.": who asks says who they are. */
const OF_SELF = /^\W*(?:i|we|my|our)\b(?! (?:need|want|require|ask|polic|insurance|certificate|coverage|cert|coi|agent|broker|insurer|carrier))[^?]*\.\s*$/

/**
 * What a sentence asks is kept for its answer, and what the question before it asked is read with it. Null where nothing more is
 * to be read of it.
 */
export function noteQuestion(view: SentenceView, scoped: ScopedMention[], taken: Set<Mention>, statements: Statement[]): { asks: string | null; asked: ScopedMention[] | null } | null {
  const { raw, reading, groups, conditions, segment, index, memory } = view
  const isQuestion = /\?\s*$/.test(raw)
  // "Will you accept a $25,000 deductible on general liability? Up to $10,000.": what is asked for is no ceiling.
  if (isQuestion && scoped.some((s) => s.mention.member.name === 'max_deductible') && /\b(?:accept|allow|approve|permit|take|ok|okay|fine|enough|acceptable)\b/.test(reading.lower)) {
    Object.assign(memory, { asks: { segment: index, text: 'deductible?' }, lastBlock: segment.block })
    return null
  }
  if (isQuestion && !groups.length && scoped.length) {
    memory.askedMembers = scoped
    return null
  }
  // "Driving students? Personal auto with ...": what follows is asked only of those who answer yes.
  if ((ASKS_WHO.test(reading.lower.replace(WHAT_ABOUT, 'and ')) || (isQuestion && conditions.some((c) => c.condition.kind === 'state'))) && !groups.length && !scoped.length)
    memory.answerCondition = { segment: index, condition: (/\b(?:with|without|no|who|that|but|and|or)\b(?! (?:[A-Z]|the states?))/.test(reading.lower.replace(/(?:,|\band|\bor)+ [a-z ]+(?=\?)/g, '')) ? undefined : conditions.find((c) => c.condition.kind === 'state')?.condition) ?? { kind: 'open', text: reading.cased.slice(0, 120) }, asked: raw, ...(segment.raw.trim().endsWith(raw.trim().slice(-20)) ? { below: true as const } : {}) }
  // "I sell food from a cart. What insurance?": the answer is for those who say so.
  if (OF_SELF.test(reading.lower) && (memory.next === null ? segment.label === 'Q' : /\?\s*$/.test(memory.next)) && !groups.length && !scoped.length)
    memory.answerCondition = { segment: index, condition: { kind: 'open', text: reading.cased.slice(0, 120) }, asked: raw, ...(segment.raw.trim().endsWith((memory.next ?? raw).trim().slice(-20)) ? { below: true as const } : {}) }
  const asks = memory.asks && index - memory.asks.segment <= 1 ? memory.asks.text : null
  memory.asks = (isQuestion || ASKED_HOLDER.test(reading.lower)) && !groups.length && !scoped.length ? { segment: index, text: reading.lower } : null
  if (asks && !groups.length) scoped.push(...periodsAsked(asks, reading.lower).filter((p) => !scoped.some((s) => s.mention.member.name === p.mention.member.name)))
  // "Is insurance mandatory? For in-home tutoring yes, for online no."
  if (asks && !groups.length && /\b(?:insurance|coverage|policy|mandatory|required)\b/.test(asks) && /\byes\b/.test(reading.lower) && /\bno\b/.test(reading.lower)) statements.push(askAbout.split(raw))
  // "Who needs it? Sellers whose monthly sales pass $10,000.": of some, and of nobody else.
  if (asks && !isQuestion && !statements.length && groups.every((g) => !g.coverages.length) && (ofSomeOnly(asks, reading.lower) || memberOfSome(asks, reading.lower))) statements.push(question(raw, 'Only of some of them is this asked. Of whom, and how is it known?', ['It is asked of everybody', 'Leave it to a person']))
  const asked = memory.askedMembers
  memory.askedMembers = null
  if (asked && (!asked.some((a) => a.ifYes) || /^\W*(?:yes|correct|right|it is|it must|required|always)\b/.test(reading.lower)) && scoped.every((s) => s.mention.member.name === 'auto_scope') && !EMPTY_ITEM.test(reading.lower) && !HOLDER_ONLY.test(reading.lower)) {
    const of = answeredOf(reading)
    // Where it stood in the question is nowhere in the answer.
    const plainly = asked.map((a) => ({ ...a, mention: { ...a.mention, start: 0, end: 0 } }))
    if (answeredOfAll(reading)) scoped.push(...plainly.map((a): ScopedMention => ({ ...a, target: { kind: 'all', liability: false, except: [] } })))
    scoped.push(...plainly.map((a) => ({ ...a, ...(of ? { target: of } : {}) })))
    for (const m of reading.mentions) if (m.kind === 'coverage') taken.add(m)
  }
  // "Does my umbrella help? Yes, it counts toward the minimum.": asked is not whether one must be carried.
  if (isQuestion && groups.length && HELPS.test(reading.lower) && groups.every((g) => g.coverages.every((c) => c.type === 'umbrella' || c.type === 'excess_liability'))) {
    memory.askedMembers = [{ mention: { kind: 'member', start: 0, end: 0, member: { name: 'stack', value: true } }, target: { kind: 'all', liability: false, except: [], implicit: true }, negated: false }]
    return null
  }
  const lacking = LACKING.test(reading.lower) && !groups.some((g) => g.tokens.some((t) => t.kind === 'amount')) ? groups.flatMap((g) => g.coverages.map((c) => c.type)) : []
  if (lacking.length && (isQuestion || /\?\s*$/.test(memory.next ?? ''))) {
    memory.lacks = { segment: index, types: lacking }
    // "I don't have workers' comp. What now?"
    if (!isQuestion) return null
  }
  if (isQuestion && groups.length && !groups.some((g) => g.tokens.some((t) => t.kind === 'amount'))) {
    memory.question = groups.flatMap((g) => g.coverages)
    // "GL per-project aggregate? Yes."
    const types = memory.question.map((c) => c.type)
    const beside = types.length ? scoped.filter((s) => ANSWERABLE.has(s.mention.member.name)) : []
    if (beside.length) memory.askedMembers = beside.map((s) => ({ ...s, target: s.target ?? { kind: 'types', types }, ifYes: true }))
    // "Do we need to raise the aggregate?": that of what was spoken of.
    if (!memory.question.length) {
      memory.question = null
      return null
    }
    memory.last = memory.question.map((c) => c.type)
    memory.lastBlock = segment.block
    // "No comp because there are no employees?": what then holds is for a person, whatever the answer says.
    if (/^\W*(?:no|without|(?:don't|do not|doesn't) have)\b/.test(reading.lower)) for (const c of memory.question) statements.push(askAbout.condition(raw, c.type, { kind: 'open', text: reading.cased }))
    return null
  }
  // "Do you need a $5M umbrella? Yes, for the larger jobs.": what is asked about with its amount is asked of some.
  const answered = isQuestion && groups.some((g) => g.tokens.some((t) => t.kind === 'amount')) ? /^\W*(?:(?:yes|yeah|sure|only)\W+)+(?:only |but )?(?:for|if|when|unless|where|on)\b[^.]*/i.exec(memory.next ?? '') : null
  if (answered) statements.push(...groups.flatMap((g) => g.coverages.map((c) => askAbout.condition(`${raw} ${memory.next!}`, c.type, { kind: 'open', text: answered[0].trim() }))))
  return answered ? null : { asks, asked }
}
