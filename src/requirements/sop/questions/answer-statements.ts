import { askAbout } from './ask-about.ts'
import { assignLimits } from '../amounts/assign-limits.ts'
import { ADVISORY } from '../coverages/not-asking-words.ts'
import type { CoverageMention } from '../mentions/mentions.ts'
import type { Condition } from '../conditions/conditions.ts'
import { readDocuments } from '../documents/read-documents.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { CoverageStatement, Statement } from '../rules/statements.ts'

/** What says that nothing is asked. */
export const EMPTY_ITEM = /^\W*(?:(?:we|i) (?:don't|do not|won't|never) (?:ask|require|need|insist|want|check|care|bother)(?: (?:for|on|about|with))?(?: (?:it|that|this|one|them|those))?(?= ?(?:[.;,!)]|$))|none|n\/a|not any ?more|no longer (?:required|needed|asked)|not (?:required|needed|applicable)|no|nothing|waived)\b/

/** "Pros in California must have it regardless": what was spoken of is asked in those states. */
export function askedThere(view: SentenceView): Statement[] {
  const { reading, memory, conditions, groups, segment } = view
  // "Cyber" above "Only if you store our data."
  const open = conditions.find((c) => c.condition.kind === 'open')
  if (open && !groups.length && segment.context.coverages.length && segment.context.condition === null && /^\W*(?:(?:it is |it's |this is )?(?:required|needed|necessary|mandatory|asked(?: for)?|applies|must be (?:shown|carried))? ?(?:only )?)$/.test(reading.lower.slice(0, open.start)) && !reading.mentions.some((m) => m.kind === 'member' || m.kind === 'amount'))
    return segment.context.coverages.map((c): Statement => ({ ...plainAsk(view, { kind: 'coverage', start: 0, end: 0, ...c }), condition: open.condition }))
  const state = conditions.find((c) => c.condition.kind === 'state')?.condition
  const type = memory.last.length === 1 && memory.lastBlock === segment.block ? memory.last[0] : undefined
  if (groups.length || !state || type === undefined || !/\b(?:must|needs?|ha(?:s|ve) to|required to)(?: (?:have|carry|show|buy))? (?:it|one)\b|: ?(?:always|yes|required|mandatory)\s*[.!]?$|^\W*(?:(?:it )?(?:must|has to|needs to) be (?:shown|carried|listed|provided|in force|in place)|(?:always |it is |it's )?(?:required|needed|mandatory|checked))\b/.test(reading.lower) || /\b(?:not|n't|never)\b/.test(reading.lower)) return []
  return [{ ...plainAsk(view, { kind: 'coverage', type, start: 0, end: 0 }), condition: state, only: true }]
}

/** "Workers' comp? Yes, unless you drive alone; then occupational accident works.": what was asked about is asked, and more is said. */
export function yesAndMore(view: SentenceView): Statement[] {
  const { reading, groups, memory, conditions, segment } = view
  const answered = memory.question
  if (!answered || !/^\W*(?:yes|always|required)\b/.test(reading.lower) || !groups.some((g) => g.coverages.length)) return []
  memory.question = null
  Object.assign(memory, { last: answered.map((c) => c.type), lastBlock: segment.block })
  const first = conditions.find((c) => c.start < groups[0]!.start)?.condition
  return answered.flatMap((c): Statement[] => (first && first.kind !== 'state' ? [plainAsk(view, c), askAbout.condition(view.raw, c.type, first)] : [{ ...plainAsk(view, c), ...(first ? { condition: first } : {}) }]))
}

/** "Do walkers need auto? Only walkers who drive dogs.": some of those who are asked. */
const OF_SOME = /^\W*(?:(?:only|just|solely|mostly|usually|sometimes)\b(?! (?:kidding|checking|send|upload|add|make|show|give|email|the (?:polic|cert|first|one)|an? |one\b))|(?:some|those|anyone|anybody|people|folks|vendors|drivers|carriers|contractors) (?:who|that|with|do|does|of)\b|(?:it|that) depends\b|(?!(?:all|every|each|yes|no)\b)[a-z][a-z' -]{2,40} only\W*$)/
/** What a sentence answers to the question before it, where that is all it says; the coverages asked about go on to its amounts. */
export function answerOf(view: SentenceView): Statement[] | null {
  const { raw, reading, groups, conditions, memory, index } = view
  const answered = memory.question
  memory.question = null
  if (!answered || groups.some((g) => g.coverages.length)) return null
  // "Do I need commercial auto? No, but we recommend it ($300,000 or higher)."
  if (EMPTY_ITEM.test(reading.lower) && ADVISORY.test(reading.lower) && !/\bnot? (?:recommend|prefer)/.test(reading.lower)) {
    const tokens = groups.flatMap((g) => g.tokens)
    return answered.map((c): Statement => ({ ...plainAsk(view, c), severity: 'advisory', limits: assignLimits(c.type, c.part, tokens, reading.masked).limits }))
  }
  // "Do I need auto? No, unless you drive clients."
  if (EMPTY_ITEM.test(reading.lower) && /\b(?:unless|except (?:if|when|for)|only (?:if|when))\b/.test(reading.lower)) return answered.map((c) => askAbout.condition(raw, c.type, { kind: 'open', text: reading.cased }))
  if (EMPTY_ITEM.test(reading.lower))
    return answered.map((c): Statement => ({ kind: 'not_required', coverage: c.type, sentence: raw, condition: null, severity: 'required', tier: null }))
  // "Workers' comp? Only if your state says so."
  if (/^\W*only (?:if|when|where)\b/.test(reading.lower) && !conditions.some((c) => c.condition.kind === 'state') && !groups.some((g) => g.tokens.some((t) => t.kind === 'amount'))) return answered.map((c) => askAbout.condition(raw, c.type, { kind: 'open', text: reading.cased }))
  if (OF_SOME.test(reading.lower) && !groups.length && !reading.mentions.length && !conditions.some((c) => c.condition.kind === 'state')) {
    const condition: Condition = { kind: 'open', text: reading.cased }
    Object.assign(memory, { question: answered, answerCondition: { segment: index, condition } })
    return answered.map((c) => askAbout.condition(raw, c.type, condition))
  }
  if (groups.length) {
    for (const g of groups) if (g.carried) Object.assign(g, { coverages: answered, carried: false })
    return null
  }
  const ask = (condition: Condition | undefined) => answered.map((c) => ({ ...plainAsk(view, c), ...(condition ? { condition } : {}) }))
  const state = conditions.find((c) => c.condition.kind === 'state')?.condition
  if (/^\W*(?:yes|yep|yeah|required|mandatory|always|absolutely|definitely|of course|it is|they are|we (?:do )?(?:ask|need|require)(?: for)?(?: (?:it|that|one))?(?=\s*(?:[.,;!]|$)))/.test(reading.lower)) {
    // "Required in New York. Elsewhere only if you hire.": the answer may go on.
    if (state) memory.question = answered
    // "Yes, unless you work alone.": whom it leaves out.
    const leaves = conditions[0]?.condition.kind === 'open' ? undefined : /\b(?:unless|except|other than|excluding|but not|if|when|where|as long as|provided)\b[^.;]*/.exec(reading.lower)
    if (!state && leaves) return [...ask(conditions[0]?.condition), ...answered.map((c) => askAbout.condition(raw, c.type, { kind: 'open', text: reading.cased.slice(leaves.index, leaves.index + leaves[0].length).trim() }))]
    return ask(conditions[0]?.condition)
  }
  const unless = conditions.find((c) => c.condition.kind === 'open')?.condition
  if (state && unless) return answered.map((c) => askAbout.condition(raw, c.type, unless))
  // "In Ohio, send the state fund certificate. Everyone else: statutory": the paper says what is asked there, and the answer goes on.
  if (state && readDocuments(reading.lower)?.accepted.includes('state_fund_certificate')) {
    memory.question = answered
    return null
  }
  if (state && /\b(?:needs?|must|ha(?:s|ve) to|required?|shows?|only|yes)\b/.test(reading.lower) && !/\b(?:not|n't|except|exempt)\b/.test(reading.lower)) {
    memory.question = answered
    return ask(state)
  }
  const first = conditions.find((c) => c.condition.kind === 'open')?.condition ?? conditions[0]?.condition
  if (!first) return null
  memory.question = answered
  memory.answerCondition = { segment: index, condition: first }
  return answered.map((c) => askAbout.condition(raw, c.type, first))
}

const plainAsk = (view: SentenceView, c: CoverageMention): CoverageStatement => ({
  kind: 'coverage',
  coverage: c.type,
  ...(c.part ? { part: c.part } : {}),
  limits: [],
  alternatives: c.alternative ? [{ coverage_type: c.alternative }] : [],
  members: [],
  asked: true,
  doubts: [],
  sentence: view.raw,
  condition: view.segment.context.condition,
  severity: view.segment.context.mode === 'advisory' ? 'advisory' : 'required',
  tier: view.segment.context.tier?.title ?? null,
  segment: view.index,
  item: view.segment.label,
})
