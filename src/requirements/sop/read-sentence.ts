import type { CoverageType, RuleAlternative } from '../../vocabulary/index.ts'
import { applyConditions, type Governed } from './apply-conditions.ts'
import { askAbout } from './ask-about.ts'
import { assignLimits, describeAmount } from './assign-limits.ts'
import { type Roles, skipReason } from './classify-sentence.ts'
import { addItems } from './find-items.ts'
import { findMentions, type Reading } from './find-mentions.ts'
import { judgeGroup, vagueAmount } from './judge-group.ts'
import { limitLabel, OWNER_OF_WORD } from './lexicon-limits.ts'
import type { CoverageMention, Mention } from './mentions.ts'
import { readableText } from './normalise-text.ts'
import { exclusionsStart, readCertificate } from './read-certificate.ts'
import { type Condition, type ConditionAt, findOpenConditions, findStateConditions } from './read-conditions.ts'
import { readDocuments } from './read-documents.ts'
import { type Group, groupMentions } from './read-groups.ts'
import { readMembers } from './read-members.ts'
import { readProgram } from './read-program.ts'
import { type ScopedMention, scopeMembers } from './scope-members.ts'
import type { Segment } from './segment.ts'
import type { CoverageStatement, Statement } from './statements.ts'

/** `everywhere`: what the whole text is said to depend on, which is then no condition. `noSkip`: headings do not pass text over. */
export type Facts = { roles: Roles; labels: string[]; everywhere?: string; noSkip?: boolean }
/** What earlier sentences leave behind: the coverages last spoken of, and those of the segment at hand. */
export type Memory = {
  last: CoverageType[]
  lastBlock: number
  /** The number of the item that last named a coverage. */
  lastLabel: string | null
  lastAlternative: CoverageType | null
  segmentTypes: CoverageType[]
  segmentIndex: number
  lastStates: Condition | null
  /** Every state named so far: "all other states" are those outside them. */
  namedStates: string[]
  /** Who the item at hand speaks to ("Ohio vendors: ..."), for all of its sentences. */
  lead: { segment: number; condition: Condition } | null
  /** What a question asked about, and what the answer so far hangs it on. */
  askedMembers: ScopedMention[] | null
  answerCondition: { segment: number; condition: Condition } | null
  question: CoverageMention[] | null
}
export const newMemory = (): Memory => ({
  last: [],
  lastBlock: -1,
  lastLabel: null,
  lastAlternative: null,
  segmentTypes: [],
  segmentIndex: -1,
  lastStates: null,
  namedStates: [],
  lead: null,
  askedMembers: null,
  answerCondition: null,
  question: null,
})

/** What the steps of reading one sentence share. */
export type SentenceView = {
  raw: string
  reading: Reading
  segment: Segment
  index: number
  facts: Facts
  memory: Memory
  conditions: ConditionAt[]
  groups: Group[]
}

const EMPTY_ITEM = /^\W*(?:none|n\/a|not (?:required|needed|applicable)|no|nothing|waived)\b/

/** Reads one sentence (or table row) into statements. `raw` is kept as the sentence every conclusion points back to. */
export function readSentence(raw: string, segmentIn: Segment, index: number, facts: Facts, memory: Memory): Statement[] {
  const segment = { ...segmentIn }
  const text = readableText(segment.row ? segment.row.cells[0]! : raw)
  const reading = findMentions(text)
  addItems(reading, facts.labels)
  if (memory.segmentIndex !== index) {
    memory.segmentIndex = index
    memory.segmentTypes = segment.context.coverages.map((c) => c.type)
  }
  if (facts.everywhere !== undefined && segmentIn.context.condition?.kind === 'open' && segmentIn.context.condition.text.toLowerCase() === facts.everywhere)
    segment.context = { ...segment.context, condition: null }
  if (segment.context.mode === 'skip' && !facts.noSkip) return []
  const skip = skipReason(text.lower, reading.masked, facts.roles)
  if (skip) {
    // "... shall cause its contractor to carry X; and shall itself carry Y": only the part that speaks of others is passed over.
    const parts = segment.row ? [] : raw.split(/;\s+/)
    if (parts.length > 1 && skip !== 'definition' && skip !== 'refused') return parts.flatMap((part) => readSentence(part, segment, index, facts, memory))
    return askAbout.skipped(raw, reading, skip)
  }
  const { scoped, taken } = scopeMembers(reading)
  const certificate = readCertificate(raw, reading)
  const statements: Statement[] = certificate ? [certificate] : []
  const holderAt = certificate?.certificate_holder ? reading.lower.indexOf(certificate.certificate_holder.slice(0, 14).toLowerCase()) : reading.lower.length
  const terms = Math.min(holderAt, certificate?.no_exclusion_terms ? exclusionsStart(reading.lower) : reading.lower.length)
  for (const m of reading.mentions) if (m.start >= terms) taken.add(m)
  const conditions = conditionsOf(text, reading, segment, index, memory)
    .filter((c) => !(facts.everywhere !== undefined && c.condition.kind === 'open' && c.condition.text.toLowerCase() === facts.everywhere))
    .filter((c) => c.end <= terms || c.start < terms - 12)
  const groups = groupMentions(reading, taken)
  const view: SentenceView = { raw, reading, segment, index, facts, memory, conditions, groups }
  if (/\?\s*$/.test(raw) && !groups.length && scoped.length) {
    memory.askedMembers = scoped
    return statements
  }
  const asked = memory.askedMembers
  memory.askedMembers = null
  if (asked && !scoped.length && !EMPTY_ITEM.test(text.lower)) {
    const types = reading.mentions.flatMap((m) => (m.kind === 'coverage' ? [m.type] : []))
    scoped.push(...asked.map((a) => (types.length ? { ...a, target: { kind: 'types' as const, types } } : a)))
    for (const m of reading.mentions) if (m.kind === 'coverage') taken.add(m)
  }
  if (/\?\s*$/.test(raw) && groups.length && !groups.some((g) => g.tokens.some((t) => t.kind === 'amount'))) {
    memory.last = groups.flatMap((g) => g.coverages.map((c) => c.type))
    memory.lastBlock = segment.block
    memory.question = groups.flatMap((g) => g.coverages)
    return statements
  }
  const answered = memory.question
  memory.question = null
  if (answered && !groups.some((g) => g.coverages.length)) {
    if (EMPTY_ITEM.test(text.lower))
      return [
        ...statements,
        ...answered.map(
          (c): Statement => ({ kind: 'not_required', coverage: c.type, sentence: raw, condition: null, severity: 'required', tier: null }),
        ),
      ]
    if (!groups.length && /^\W*(?:yes|required|always|it is|they are)/.test(text.lower)) {
      const open = conditions.find((c) => c.condition.kind !== 'state')
      return [...statements, ...answered.map((c) => ({ ...plainAsk(view, c), ...(open ? { condition: open.condition } : {}) }))]
    }
    if (!groups.length && conditions[0]) {
      memory.question = answered
      memory.answerCondition = { segment: index, condition: conditions[0].condition }
      return [...statements, ...answered.map((c) => askAbout.condition(raw, c.type, conditions[0]!.condition))]
    }
    for (const g of groups) if (g.carried) Object.assign(g, { coverages: answered, carried: false })
  }
  const program = readProgram(view)
  if (program) return [...statements, ...program]
  for (const governed of applyConditions(groups, conditions, reading)) statements.push(...readGroup(view, governed))
  statements.push(...readMembers(view, scoped))
  statements.push(...documentsOf(view))
  statements.push(...askAbout.sentence(view, statements))
  return statements
}

const OTHER_STATES = /^\W*(?:all )?(?:the )?others?(?= ?[:=-])|\b(?:[a-z]+ (?:in|from|based in) )?(?:(?:all|any|every) other (?:us )?states?|everywhere else|elsewhere|(?<!all )other states|the (?:rest|remaining states))\b/

function conditionsOf(text: { lower: string; cased: string }, reading: Reading, segment: Segment, index: number, memory: Memory): ConditionAt[] {
  const states = findStateConditions(text)
  const open = findOpenConditions(reading.masked, text.cased).filter((o) => !states.some((s) => o.start < s.end && o.end > s.start - 12))
  const found = [...states, ...open].sort((a, b) => a.start - b.start)
  if (states[0]) memory.lastStates = states[0].condition
  else if (
    memory.lastStates &&
    /\b(?:in (?:those|these|that) states?|there\b(?! (?:is|are|will|must|shall|may)))/.test(text.lower) &&
    segment.block === memory.lastBlock
  )
    found.push({ start: 0, end: 0, condition: memory.lastStates })
  const others = !states.length && memory.namedStates.length ? OTHER_STATES.exec(text.lower) : null
  if (others)
    found.unshift({ start: others.index, end: others.index + others[0].length, condition: { kind: 'state', not_insured_states: [...memory.namedStates] } })
  for (const s of states)
    if (s.condition.kind === 'state') memory.namedStates = [...new Set([...memory.namedStates, ...(s.condition.insured_states ?? [])])].sort()
  const first = found[0]
  if (first && first.start <= 4 && first.condition.kind === 'open' && /^[^©¤£µ]{0,30}:/.test(reading.masked.slice(first.end)))
    found[0] = { ...first, condition: { ...first.condition, audience: true } }
  if (first && first.start <= 4 && first.condition.kind !== 'exempt' && /^[^©¤£µ]{0,30}:/.test(reading.masked.slice(first.end)))
    memory.lead = { segment: index, condition: first.condition }
  else if (!found.length && memory.lead?.segment === index) found.push({ start: 0, end: 0, condition: memory.lead.condition })
  if (!found.length && memory.answerCondition?.segment === index) found.push({ start: 0, end: 0, condition: memory.answerCondition.condition })
  return found
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

/** Coverages that an amount without a name belongs to: the heading's, the line before, or the one that owns the words. */
function carriedCoverages(view: SentenceView, group: Group): { coverages: CoverageMention[]; doubt?: string } {
  const { segment, memory, reading } = view
  const mention = (type: CoverageType, part?: CoverageMention['part']): CoverageMention => ({
    kind: 'coverage',
    type,
    start: group.start,
    end: group.start,
    ...(part ? { part } : {}),
  })
  const words = group.tokens.filter((t) => t.kind === 'limit')
  const amounts = group.tokens.some((t) => t.kind === 'amount')
  const statutory = words.some((w) => w.word === 'statutory')
  const fits = (type: CoverageType) =>
    words.every(
      (w) =>
        w.word === 'statutory' ||
        w.word === 'disease' ||
        w.word === 'bi' ||
        w.word === 'pd' ||
        w.word === 'printed' ||
        w.word === 'person' ||
        limitLabel(type, w.word) !== null,
    )
  const context = segment.context.coverages
  if (context.length) {
    const el = context.find((c) => c.part === 'el')
    const wc = context.find((c) => c.type === 'workers_comp')
    if (wc && (el || context.length === 1)) return { coverages: [mention('workers_comp')] }
    const fitting = context.filter((c) => fits(c.type))
    return {
      coverages: (fitting.length ? fitting : context).map((c) => mention(c.type, c.part)),
      ...(context.length > 1 ? { doubt: 'The heading names several coverages.' } : {}),
    }
  }
  if (!amounts && !statutory) return { coverages: [] }
  if (statutory && !amounts)
    return { coverages: memory.last.includes('workers_comp') && memory.lastBlock === segment.block ? [mention('workers_comp')] : [] }
  const apart = segment.label !== null && memory.lastLabel !== null && memory.segmentIndex === view.index && !memory.segmentTypes.length && !segment.label.startsWith(memory.lastLabel)
  const claimTypes = memory.segmentTypes.filter((t) => t === 'professional_liability' || t === 'cyber' || t === 'pollution_liability')
  if (words.some((w) => w.word === 'claim') && claimTypes.length === 1) return { coverages: [mention(claimTypes[0]!)], doubt: 'An amount is given without naming its coverage.' }
  const near = !apart && memory.lastBlock === segment.block && memory.last.length === 1 ? memory.last[0]! : null
  if (words.some((w) => /^(?:employee|policy_limit|disease)$/.test(w.word))) return { coverages: [mention('workers_comp')] }
  if (near && fits(near) && (words.length || /limit|minimum|coverage|insur|at least|not less|¤+ (?:and|or|\/)/.test(reading.masked) || reading.masked.replace(/[¤£\s.,:;$()/-]/g, '').length < 12))
    return { coverages: [mention(near)], ...(memory.segmentTypes.length > 1 ? { doubt: 'An amount is given without naming its coverage.' } : {}) }
  const owner = words.map((w) => OWNER_OF_WORD[w.word]).find((o) => o !== undefined)
  if (owner) return { coverages: [mention(owner)] }
  void reading
  return { coverages: [] }
}

function readGroup(view: SentenceView, governed: Governed): Statement[] {
  const { group, whole, part } = governed
  const { segment, memory, reading, raw } = view
  let doubt: string | undefined
  if (group.carried) {
    const carried = carriedCoverages(view, group)
    if (!carried.coverages.length) return askAbout.orphan(view, group)
    group.coverages = carried.coverages
    doubt = carried.doubt
  }
  for (const c of group.coverages)
    if (c.bare && group.tokens.some((t) => t.kind === 'limit' && ((t.word === 'csl' && !group.tokens.some((x) => x.kind === 'limit' && x.word === 'occurrence')) || /^(?:accident|bi_person|bi_accident|pd_accident)$/.test(t.word) || t.printed === 'uninsured_motorist')))
      Object.assign(c, { type: 'auto_liability', bare: false })
  if (segment.choice) doubt = 'The text leaves a choice between this and what follows.'
  const standing = judgeGroup(group, view.groups, reading, segment.item)
  const types = group.coverages.map((c) => c.type)
  const condition = whole?.condition ?? segment.context.condition
  const said = { sentence: raw, condition, severity: 'required' as const, tier: segment.context.tier?.title ?? null }
  const exemptAsNo = whole?.condition.kind === 'exempt' && standing === 'not_required'
  if (standing === 'not_required' && !exemptAsNo) {
    if (whole?.condition.kind === 'open') return types.map((c) => askAbout.condition(raw, c, whole.condition))
    return types.map((coverage): Statement => ({ kind: 'not_required', coverage, ...said }))
  }
  const instead = readInstead(view, group, said)
  if (instead) return instead
  if (standing === 'optional') return []
  memory.last = types
  memory.lastBlock = segment.block
  memory.lastLabel = segment.label
  memory.lastAlternative = group.alternatives.at(-1)?.coverage.type ?? null
  for (const t of types) if (!memory.segmentTypes.includes(t)) memory.segmentTypes.push(t)
  const advisory = standing === 'advisory' || segment.context.mode === 'advisory'
  const statements: Statement[] = []
  const asked = standing !== 'mentioned' && !exemptAsNo
  for (const c of mergeEl(group))
    statements.push(...coverageStatements(view, governed, c, { ...said, severity: advisory ? 'advisory' : 'required' }, asked, doubt))
  for (const c of group.included) statements.push(askAbout.included(raw, c.type, types[0]!))
  const vague = asked ? vagueAmount(group, reading) : null
  if (vague) for (const t of types) statements.push(askAbout.vague(raw, t, vague))
  if (whole && whole.condition.kind === 'exempt') for (const t of types) statements.push(askAbout.condition(raw, t, whole.condition))
  void part
  return statements
}

/** Workers compensation and employers liability named together are one. */
function mergeEl(group: Group): CoverageMention[] {
  const wc = group.coverages.find((c) => c.type === 'workers_comp')
  return wc ? group.coverages.filter((c) => c.part !== 'el') : group.coverages
}

function readInstead(
  view: SentenceView,
  group: Group,
  said: { sentence: string; condition: Condition | null; severity: 'required'; tier: string | null },
): Statement[] | null {
  const { reading, memory } = view
  const c = group.coverages[0]
  if (!c || group.coverages.length !== 1 || group.alternatives.length) return null
  const after = reading.masked.slice(c.end, c.end + 120)
  const before = reading.masked.slice(Math.max(0, c.start - 50), c.start)
  const refused =
    /^[^.;©]{0,40}?(?:(?:is|are|will|does|do|can|cannot|may)(?: not|n't)? )?(?:not |n't |never )(?:be )?(?:an? )?(?:accepted|acceptable|count|satisfy|enough|sufficient|allowed|permitted|valid|work|substitute|qualify|ok\b|okay|recognized)/.test(
      after,
    )
  const accepted =
    /^[^.;©]{0,60}?(?:(?:accepted|acceptable|ok|okay|fine|allowed|permitted|works|good|will do|may be (?:used|substituted|provided|carried|shown)|can be (?:used|substituted|provided|shown)|counts?|qualif(?:y|ies)|satisf(?:y|ies)|suffices?|will (?:do|suffice|count|work))(?: for this)?(?: instead| too| also| as well| in (?:its|their) place| in lieu(?: thereof)?| as an alternative| as a substitute)|(?:is|are) (?:also|equally) (?:accepted|acceptable|fine|ok|okay|allowed)|may (?:be )?substitut\w+|also (?:works|counts|satisfies)|in lieu thereof|may be provided instead)/.test(
      after,
    ) ||
    (/\b(?:may|can|could) (?:instead |also )?(?:send|use|carry|provide|submit|show|substitute|have|buy|purchase|maintain)(?: an?| the)?\s+$/.test(
      before,
    ) &&
      /^[^.;]{0,60}?\b(?:instead|in lieu|in (?:its|that) place)\b/.test(after)) ||
    (/\b(?:may|can) (?:instead |also )?(?:use|substitute|show|rely on|choose)(?: an?| the)?\s+$/.test(before) &&
      memory.last.length > 0 &&
      !memory.last.includes(c.type)) ||
    (/^(?:alternatively|instead|or)\b/.test(reading.masked) &&
      view.segment.block === memory.lastBlock &&
      memory.last.length > 0 &&
      !memory.last.includes(c.type))
  const to = memory.last.filter((t) => t !== c.type).at(-1) ?? (memory.last.includes(c.type) && group.tokens.some((t) => t.kind === 'amount') ? c.type : null)
  if (!refused && !accepted) return null
  if (accepted && !refused && memory.lastBlock !== view.segment.block && !to) return null
  const assigned = assignLimits(c.type, c.part, group.tokens, reading.masked)
  const alternative: RuleAlternative = {
    coverage_type: c.type,
    ...(c.type === 'workers_comp'
      ? { limits: [{ label: 'statutory', min: null }, ...assigned.limits.map(bareLimit)] }
      : assigned.limits.length
        ? { limits: assigned.limits.map(bareLimit) }
        : {}),
  }
  if (!refused) memory.lastAlternative = c.type
  return [{ kind: 'alternative', to: refused ? null : to, alternative, ...(refused ? { refused } : {}), ...said }]
}
const bareLimit = (l: { label: string; min: number | null }) => ({ label: l.label, min: l.min })

/**
 * Words that turn, limit or date what a clause asks, and that no part of the grammar accounts for: the rule stands, but a
 * person looks at it.
 */
const TURNING =
  /\b(?:whichever|(?:lesser|greater|higher|lower|larger) of|depending|either|otherwise|sub-?limit\w*|rather than|proposed|until|phased?|negotiable|approximately|roughly|temporar\w+|interim|(?:starting|beginning|effective|after|as of) (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|20\d\d|next|\d{1,2}\/)|used to|sometimes|some\b|certain|most|usually|normally|typically|unless|same as|times|percent|multiplied|ratio|the same|match(?:es|ing)?|equal to|subject to|in addition to the|instead|replac\w+|minimum of either)\b|\d ?%/
const clauseOf = (masked: string, group: Group): string => {
  const end = masked.slice(group.end).search(/[;.](?:\s|$)/)
  return masked.slice(Math.max(0, masked.lastIndexOf(';', group.start) + 1, group.start - 60), end < 0 ? masked.length : group.end + end)
}

function coverageStatements(
  view: SentenceView,
  governed: Governed,
  c: CoverageMention,
  said: { sentence: string; condition: Condition | null; severity: 'required' | 'advisory'; tier: string | null },
  asked: boolean,
  doubt?: string,
): Statement[] {
  const { group, part } = governed
  const { reading, segment, index, raw } = view
  const baseTokens = part ? group.tokens.filter((t) => !part.tokens.includes(t)) : group.tokens
  const several = group.coverages.length > 1 && group.tokens.some((t) => t.kind === 'amount') && !group.carried
  const wcInList = several && c.type === 'workers_comp' && group.coverages.some((x) => x.part !== 'el' && x.type !== 'workers_comp')
  const assigned = assignLimits(c.type, c.part, wcInList ? baseTokens.filter((t) => t.kind === 'limit') : baseTokens, reading.masked)
  const doubts = [...assigned.doubts]
  if (doubt) doubts.push(doubt)
  if (
    several &&
    !/\b(?:each|both|all|every|with (?:limits|minimum|a combined)|respectively)\b|:/.test(
      reading.masked.slice(group.coverages[0]!.start, group.end),
    ) &&
    c !== group.coverages.at(-1)
  )
    doubts.push('One amount follows several coverages.')
  if (/\brespectively\b/.test(reading.masked)) doubts.push('Amounts are given respectively.')
  if (asked && TURNING.test(clauseOf(reading.masked, group))) doubts.push('A word in this sentence may change what is asked.')
  if (c.bare) doubts.push('Liability insurance is named without its kind.')
  if (c.printed) doubts.push('This coverage has no type of its own.')
  if (
    c.type === 'workers_comp' &&
    !wcInList &&
    assigned.limits.length === 3 &&
    group.tokens.filter((t) => t.kind === 'amount').length === 1 &&
    !group.coverages.some((x) => x.part === 'el') &&
    !/\bel\b|e\.l\.|employer/.test(reading.lower) &&
    !group.tokens.some((t) => t.kind === 'limit' && t.word !== 'statutory')
  )
    doubts.push('One amount is named for workers compensation; read as employers liability.')
  const alternatives: RuleAlternative[] = []
  if (c.alternative) alternatives.push({ coverage_type: c.alternative })
  if (assigned.alternative) alternatives.push({ coverage_type: c.type, limits: assigned.alternative })
  for (const a of group.alternatives) {
    const limits = assignLimits(a.coverage.type, a.coverage.part, a.tokens, reading.masked)
    const shared = !limits.limits.length && !assigned.limits.length
    void shared
    const own = limits.limits.map(bareLimit)
    alternatives.push({ coverage_type: a.coverage.type, ...(own.length ? { limits: own } : {}) })
    doubts.push(...limits.doubts)
  }
  const moved = moveToRule(c, assigned.limits, alternatives, group)
  const base: CoverageStatement = {
    kind: 'coverage',
    coverage: c.type,
    ...(c.part ? { part: c.part } : {}),
    ...(qualifierOf(c, reading) ? { qualifier: qualifierOf(c, reading)! } : {}),
    limits: moved.limits,
    alternatives: moved.alternatives,
    members: [],
    asked,
    doubts,
    ...said,
    segment: index,
    item: segment.label,
    ...(/\bmust (?:have|carry|show|provide)|\bonly\b|don't count|do(?:es)? not count|not (?:be )?(?:accepted|acceptable)|no (?:substitut|alternativ)/.test(
      reading.lower,
    )
      ? { only: true }
      : {}),
  }
  const out: Statement[] = [base]
  if (assigned.conditional.length)
    out.push(askAbout.condition(raw, c.type, { kind: 'open', text: 'the second amount' }, assigned.conditional.map((l) => `${l.label} ${describeAmount(l.min)}`)))
  if (assigned.advisory.length) out.push({ ...base, limits: assigned.advisory, alternatives: [], severity: 'advisory', doubts: [] })
  if (part) {
    const conditional = assignLimits(c.type, c.part, part.tokens, reading.masked)
    if (part.at.condition.kind === 'state')
      out.push({ ...base, limits: conditional.limits, alternatives: [], condition: part.at.condition, doubts: conditional.doubts })
    else
      out.push(
        askAbout.condition(
          raw,
          c.type,
          part.at.condition,
          conditional.limits.map((l) => `${l.label} ${describeAmount(l.min)}`),
        ),
      )
  }
  return out
}

/** "GL or garage liability, $1,000,000": an amount after the last of several choices is asked of the first as well. */
function moveToRule(
  c: CoverageMention,
  limits: CoverageStatement['limits'],
  alternatives: RuleAlternative[],
  group: Group,
): { limits: CoverageStatement['limits']; alternatives: RuleAlternative[] } {
  const only =
    group.alternatives.length === 1 ? alternatives.find((a) => a.coverage_type === group.alternatives[0]!.coverage.type) : undefined
  if (limits.length || !only?.limits?.length || c.type === 'workers_comp') return { limits, alternatives }
  const kept = only.limits.filter((l) => l.label !== 'statutory')
  const labels = kept.map((l) => ({ label: translate(c.type, l.label), min: l.min }))
  return labels.every((l) => l.label !== null) ? { limits: labels as CoverageStatement['limits'], alternatives } : { limits, alternatives }
}
const translate = (type: CoverageType, label: string): string | null => {
  if (/^(?:each_occurrence|each_claim|combined_single_limit|per_occurrence|limit|each_accident)$/.test(label))
    return limitLabel(type, 'none')
  return /aggregate/.test(label) ? limitLabel(type, 'aggregate') : null
}

/** "Cargo (pharma)": words in brackets right after the name, that are nothing the grammar knows. */
const qualifierOf = (c: CoverageMention, reading: Reading): string | null =>
  /^ ?\(([a-z][a-z -]{2,30})\)/.exec(reading.masked.slice(c.end))?.[1] ?? null

function documentsOf(view: SentenceView): Statement[] {
  const { reading, raw, segment, groups } = view
  const found = readDocuments(reading.lower)
  if (!found) return []
  const condition = view.conditions.find((c) => c.condition.kind === 'state')?.condition ?? segment.context.condition
  const named: Mention[] = reading.mentions.filter((m) => m.kind === 'coverage')
  const types =
    segment.item && segment.context.coverages.length
      ? segment.context.coverages.map((c) => c.type)
      : named.length === 1 && groups.length === 1
        ? groups[0]!.coverages.map((c) => c.type)
        : null
  return [{ kind: 'documents', sentence: raw, ...found, types, condition }]
}
