import type { CoverageType, RuleAlternative } from '../../vocabulary/index.ts'
import { type Governed, UP_TO } from './apply-conditions.ts'
import { askAbout } from './ask-about.ts'
import { assignLimits } from './assign-limits.ts'
import { describeAmount } from './describe-amount.ts'
import { carriedCoverages, labelTold } from './carry-coverages.ts'
import type { Reading } from './find-mentions.ts'
import { doubtsAround, oneForWc } from './doubts-around.ts'
import { judgeGroup, vagueAmount } from './judge-group.ts'
import type { CoverageMention } from './mentions.ts'
import type { Condition } from './conditions.ts'
import type { Group } from './groups.ts'
import { question } from './questions.ts'
import { bareLimit, readInstead } from './read-instead.ts'
import { sameAs, sameAsLast, SAME_LIMIT, sameLimits, translate } from './same-amounts.ts'
import type { SentenceView } from './sentence-view.ts'
import { strangePhrase } from './strange-words.ts'
import type { CoverageStatement, Statement } from './statements.ts'
import { scaled, unlikely } from './unlikely-amounts.ts'

/** What one group of coverages and amounts asks, prefers, accepts instead, or leaves open. */
export function readGroup(view: SentenceView, governed: Governed): Statement[] {
  const { group, whole, part } = governed
  const { segment, memory, reading, raw } = view
  let doubt: string | undefined
  if (group.unknown) return askAbout.orphan(view, group, true)
  if (group.carried) {
    labelTold(view, group)
    // "For tower work item 1 goes to $5M", "the limit in (i) shall be $10M": an amount of a numbered item, and not of what was named last.
    const item = reading.mentions.findLast((m) => m.kind === 'items' && m.end <= group.start)
    if (item?.kind === 'items' && group.tokens.some((t) => t.kind === 'amount') && OF_ITEM.test(reading.masked.slice(item.end, group.start)))
      return [{ ...question(raw, 'Another amount is named here for an item of the list. When is it asked?', ['Nothing that is checked', 'Only with a tag']), refs: item.refs }]
    const carried = carriedCoverages(view, group)
    if (!carried.coverages.length) return askAbout.orphan(view, group)
    group.coverages = carried.coverages
    doubt = carried.doubt
  }
  for (const c of group.coverages)
    if (c.bare && group.tokens.some((t) => t.kind === 'limit' && ((t.word === 'csl' && !group.tokens.some((x) => x.kind === 'limit' && x.word === 'occurrence')) || /^(?:accident|bi_person|bi_accident|pd_accident)$/.test(t.word) || t.printed === 'uninsured_motorist')))
      Object.assign(c, { type: 'auto_liability', bare: false })
  // "Coach liability: $5,000,000, any auto": which autos are covered is said of a policy of autos.
  const [unnamed] = group.coverages
  if (unnamed?.type === 'other' && view.groups.length === 1 && group.coverages.length === 1 && reading.mentions.some((m) => m.kind === 'member' && m.member.name === 'auto_scope')) unnamed.type = 'auto_liability'
  if (view.facts.liabilityIs) for (const c of group.coverages) if (c.bare) c.type = view.facts.liabilityIs
  // "Everyone else: ACORD 25, statutory, EL $500,000": statutory says workers compensation without its name.
  const statutory = group.coverages.every((c) => c.part === 'el') ? group.tokens.find((t) => t.kind === 'limit' && t.word === 'statutory') : undefined
  // "Employers' liability as the law requires" says nothing of it.
  if (statutory && (statutory.start < group.coverages[0]!.start || group.tokens.some((t) => t.kind === 'amount')))
    for (const c of group.coverages) {
      c.type = 'workers_comp'
      delete c.part
    }
  // "Garage liability, or a GL plus a business auto": the last may be part of what is accepted instead.
  const previous = view.groups[view.groups.indexOf(group) - 1]
  const apart = previous?.alternatives.at(-1)?.coverage
  if (apart && !previous!.alternatives.at(-1)!.tokens.some((t) => t.kind === 'amount') && /^\s*(?:insurance |policy |coverage )?(?:plus|together with|combined with|along with|with) (?:an? )?$/.test(reading.masked.slice(apart.end, group.coverages[0]?.start ?? apart.end))) doubt = 'It may be asked only beside what is accepted instead.'
  if (segment.choice) doubt = 'The text leaves a choice between this and what follows.'
  const judged = judgeGroup(group, view.groups, reading, segment.item)
  // "Garage liability 500K. On-hook 50K. WC.": after others of its line that were asked, a name alone asks as well.
  const alone = judged === 'mentioned' && memory.segmentIndex === view.index && memory.segmentTypes.length > 0 && !segment.context.coverages.length && group.coverages.every((c) => c.type === 'workers_comp') && /^[©\s.]+$/.test(reading.masked)
  // "Umbrella they show is 2M. Ok, we don't require one": what the next sentence says of it.
  const after = view.groups.at(-1) === group && group.coverages.length === 1 && memory.next !== null && WE_DO_NOT.test(memory.next) ? 'not_required' : null
  const standing = after ?? (alone ? 'asked' : judged)
  const types = group.coverages.map((c) => c.type)
  const condition = whole?.condition ?? segment.context.condition
  const said = { sentence: raw, condition, severity: 'required' as const, tier: segment.context.tier?.title ?? null }
  const exemptAsNo = whole?.condition.kind === 'exempt' && standing === 'not_required'
  if (standing === 'not_required') {
    const states = exceptedStates(view, group)
    if (states) {
      memory.last = types
      memory.lastBlock = segment.block
      const rule = { ...said, condition: { kind: 'state', insured_states: states } as const }
      return mergeEl(group).map((c): Statement => ({ kind: 'coverage', coverage: c.type, ...(c.part ? { part: c.part } : {}), limits: [], alternatives: [], members: [], asked: true, doubts: [], ...rule, segment: view.index, item: segment.label }))
    }
  }
  // "Auto $1M, not needed in New York": asked of all others.
  const spared = standing === 'not_required' && whole?.condition.kind === 'state' && whole.start >= group.end - 1 && group.tokens.some((t) => t.kind === 'amount') ? whole.condition.insured_states : undefined
  if (spared) {
    Object.assign(memory, { last: types, lastBlock: segment.block })
    return mergeEl(group).flatMap((c) => coverageStatements(view, { ...governed, whole: null }, c, { ...said, condition: { kind: 'state', not_insured_states: spared } }, true))
  }
  // "Auto: hired and non-owned. No owned auto coverage needed.": some autos are left out, and not the coverage.
  if (standing === 'not_required' && view.earlier && types.every((t) => t === 'auto_liability') && SOME_AUTOS.test(reading.lower.slice(0, group.end))) return []
  if (standing === 'not_required' && !exemptAsNo) {
    if (whole?.condition.kind === 'open') return types.map((c) => askAbout.condition(raw, c, whole.condition))
    return types.map((coverage): Statement => ({ kind: 'not_required', coverage, ...said }))
  }
  // "Yes, unless you drive alone; then occupational accident of $500,000 works.": accepted only then.
  if (/^(?:occupational_accident|workers_comp)$/.test(types.join()) && /\bthen (?:an? )?$/.test(reading.masked.slice(0, group.start)) && /^[^.;]{0,40}\b(?:works|counts|enough|will do|(?:is |are )?(?:ok|okay|fine|accepted|acceptable))\b/.test(reading.masked.slice(group.end))) return [askAbout.condition(raw, types[0]!, { kind: 'open', text: reading.cased.slice(0, group.start).trim() })]
  const instead = readInstead(view, group, said)
  if (instead) return instead
  if (standing === 'refused') Object.assign(memory, { last: types, lastBlock: segment.block })
  const before = view.groups[view.groups.indexOf(group) - 1]?.coverages[0]
  if (standing === 'condition' && before && group.tokens.some((t) => t.kind === 'amount')) return [askAbout.condition(raw, before.type, { kind: 'open', text: reading.cased.slice(group.start, group.end) })]
  if (standing === 'optional' || standing === 'condition' || standing === 'refused') return []
  memory.last = types
  memory.lastBlock = segment.block
  memory.lastLabel = segment.label
  memory.lastAlternative = group.alternatives.at(-1)?.coverage.type ?? null
  for (const t of types) if (!memory.segmentTypes.includes(t)) memory.segmentTypes.push(t)
  const advisory = standing === 'advisory' || segment.context.mode === 'advisory'
  const statements: Statement[] = []
  const asked = standing !== 'mentioned' && !exemptAsNo
  if (standing === 'likely') doubt ??= 'It is named without an amount or a word of asking.'
  for (const c of mergeEl(group))
    statements.push(...coverageStatements(view, governed, c, { ...said, severity: advisory ? 'advisory' : 'required' }, asked, doubt))
  for (const c of group.included) statements.push(askAbout.included(raw, c.type, types[0]!))
  const vague = asked ? vagueAmount(group, reading) : null
  if (vague) for (const t of types) statements.push(askAbout.vague(raw, t, vague))
  if (whole && whole.condition.kind === 'exempt') for (const t of types) statements.push(askAbout.condition(raw, t, whole.condition))
  void part
  return statements
}

const SOME_AUTOS = /(?<!auto )\b(?:owned|hired|non-?owned|scheduled)(?: (?:or|and) (?:owned|hired|non-?owned|scheduled))* (?:autos?|vehicles?)(?: (?:liability|coverage|insurance))?$/
const WE_DO_NOT = /^\W*(?:(?:ok|okay|fine|good|great|nice|but|and|which is (?:ok|fine)|that's (?:ok|fine|good)|no problem)\b[,;:.]? ?)*(?:we|i) (?:do not|don't|didn't|never) (?:actually |really |even )?(?:require|need|ask for|insist on) (?:one|it|that|this)\b(?! (?:if|when|where|unless|for|from|by|until|on|at|in)\b)/i

/** "Not required, except in New York": the states in which it is required after all. */
function exceptedStates(view: SentenceView, group: Group): string[] | null {
  const { masked } = view.reading
  for (const { start, end, condition } of view.conditions) {
    if (condition.kind !== 'state' || start < group.end - 1) continue
    const between = masked.slice(group.end, start)
    if (condition.not_insured_states && /\b(?:except|outside|other than|but)\b/.test(masked.slice(group.end, end))) return condition.not_insured_states
    if (condition.insured_states && /\b(?:except|unless|but)\b[^.;]*$/.test(masked.slice(group.end, Math.min(end, start + 8))) && !/;/.test(between)) return condition.insured_states
  }
  return null
}

const OVER_OTHERS = new Set<CoverageType>(['umbrella', 'excess_liability'])
const UNDER_OTHERS = new Set<CoverageType>(['general_liability', 'auto_liability', 'employers_liability'])

/** What stands between a numbered item and the amount it is to have. */
const OF_ITEM = /^\)? (?:(?:limits?|amounts?|also|then|each|both|only|shall|must|will|is|are|be|goes?|rises?|moves?|becomes?|increases?|raised|doubles|needs?|to|up|of|at|least|instead|not|less|than|a|minimum)[ ,:]*)+$/

/** Workers compensation and employers liability named together are one. */
function mergeEl(group: Group): CoverageMention[] {
  const wc = group.coverages.find((c) => c.type === 'workers_comp')
  return wc ? group.coverages.filter((c) => c.part !== 'el') : group.coverages
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
  const assigned = assignLimits(c.type, c.part, wcInList ? baseTokens.filter((t) => t.kind === 'limit') : baseTokens, reading.masked, c.type === 'auto_liability' && group.carried && view.memory.split)
  assigned.limits = scaled(assigned.limits, view.facts.thousands)
  // "Professional liability of $1M each claim and $3M aggregate, general liability in the same amounts"
  const earlier = asked && !assigned.limits.length && SAME_LIMIT.test(reading.masked.slice(c.end)) ? view.groups.slice(0, Math.max(0, view.groups.indexOf(group))).findLast((g) => g.tokens.some((t) => t.kind === 'amount')) : undefined
  if (earlier) {
    const from = earlier.coverages[0]!
    assigned.limits.push(...sameLimits(c.type, assignLimits(from.type, from.part, earlier.tokens, reading.masked).limits))
    assigned.doubts.push('The amounts are those of the coverage named before it.')
  }
  const like = asked && !assigned.limits.length ? (sameAs(c.end, reading) ?? sameAsLast(c, reading, view.groups[view.groups.indexOf(group) - 1]?.coverages.map((x) => x.type) ?? view.spoken)) : null
  const phrase = asked && !said.condition && said.severity === 'required' && !part && !governed.instead ? strangePhrase(view, group) : null
  const doubts = [...assigned.doubts, ...unlikely(c.type, assigned.limits), ...(doubt ? [doubt] : []), ...doubtsAround(view, governed, c, { phrase, several, named: asked }), ...(oneForWc(group, c, wcInList, assigned.limits.length, reading) ? ['One amount is named for workers compensation; read as employers liability.'] : [])]
  if (asked && c.type !== 'workers_comp' && c.type !== 'employers_liability' && c.part !== 'el' && !c.part && baseTokens.some((t) => t.kind === 'limit' && t.word === 'statutory') && !assigned.limits.some((l) => l.min !== null)) doubts.push('Only what the law asks is named as its amount.')
  const alternatives: RuleAlternative[] = []
  if (c.alternative) alternatives.push({ coverage_type: c.alternative })
  if (assigned.alternative) alternatives.push({ coverage_type: c.type, limits: assigned.alternative })
  for (const a of group.alternatives) {
    if (governed.instead && a === group.alternatives.at(-1)) continue
    // "Umbrella $4M, or GL of $5M": a higher limit below it is a way to do without it that no rule can ask.
    if (OVER_OTHERS.has(c.type) && UNDER_OTHERS.has(a.coverage.type)) {
      doubts.push('Higher limits of another policy are accepted in its place.')
      continue
    }
    const limits = assignLimits(a.coverage.type, a.coverage.part, a.tokens, reading.masked)
    const same = limits.limits.length === 0 && SAME_LIMIT.test(reading.masked.slice(a.coverage.end))
    const own = same ? sameLimits(a.coverage.type, assigned.limits) : limits.limits.map(bareLimit)
    alternatives.push({ coverage_type: a.coverage.type, ...(own.length ? { limits: own } : {}) })
    doubts.push(...limits.doubts)
  }
  view.memory.split = c.type === 'auto_liability' && (assigned.limits.some((l) => l.label.startsWith('bodily_injury')) || (group.carried && view.memory.split))
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
    ...(maybeOf(phrase, doubts, said, reading) ? { maybe: maybeOf(phrase, doubts, said, reading)! } : {}),
    ...(like ? { sameAs: like } : {}),
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
  // "$3M for subs under $250,000; $5M for larger ones": of two amounts, each for some, the first is the base.
  if (assigned.conditional.length && assigned.limits.length && said.condition?.kind === 'open' && governed.whole && (UP_TO.test(reading.masked.slice(governed.whole.start, governed.whole.end + 14)) || (/^for /i.test(said.condition.text) && areLess(assigned.limits, assigned.conditional)))) {
    base.condition = null
    base.doubts = [...doubts, 'The least of the amounts asked for some is read as what is asked of all.']
    out.push(askAbout.condition(raw, c.type, said.condition))
  }
  if (assigned.conditional.length)
    out.push(askAbout.condition(raw, c.type, { kind: 'open', text: 'the second amount' }, assigned.conditional.map((l) => `${l.label} ${describeAmount(l.min)}`)))
  if (governed.also) out.push(askAbout.condition(raw, c.type, governed.also.condition))
  const last = group.alternatives.at(-1)
  if (governed.instead?.condition.kind === 'state' && last) {
    const limits = assignLimits(last.coverage.type, last.coverage.part, last.tokens, reading.masked).limits.map(bareLimit)
    out.push({ kind: 'alternative', to: c.type, alternative: { coverage_type: last.coverage.type, ...(limits.length ? { limits } : {}) }, ...said, severity: 'required', condition: governed.instead.condition })
  } else if (governed.instead) out.push(askAbout.condition(raw, c.type, governed.instead.condition))
  if (assigned.advisory.length) out.push({ ...base, limits: assigned.advisory, alternatives: [], severity: 'advisory', doubts: [] })
  if (part) {
    const conditional = assignLimits(c.type, c.part, part.tokens, reading.masked)
    if (part.least) base.doubts = [...doubts, 'The least of the amounts asked for some is read as what is asked of all.']
    // "$5,000,000 for large vans and $1,000,000 for small ones": of two that are each for some, the least is the base.
    const firstIsForSome = /^[\s£]*(?:for|if|when|where) \w/.test(reading.masked.slice(baseTokens.findLast((t) => t.end <= part.at.start)?.end ?? 0))
    if (part.at.condition.kind === 'open' && firstIsForSome && conditional.limits.length === 1 && base.limits.length === 1 && areLess(conditional.limits, base.limits)) {
      ;[base.limits, conditional.limits] = [conditional.limits, base.limits]
      base.doubts = [...doubts, 'The least of the amounts asked for some is read as what is asked of all.']
    }
    // "$1M everywhere but Florida ($2M)": what brackets say behind the states that are left out is asked of those.
    const leftOut = part.at.condition.kind === 'state' && /^\s*\(\s*$/.test(reading.masked.slice(part.at.end, part.tokens[0]?.start ?? part.at.end)) ? part.at.condition.not_insured_states : undefined
    if (leftOut) base.condition = part.at.condition
    if (part.at.condition.kind === 'state')
      out.push({ ...base, limits: conditional.limits, alternatives: [], condition: leftOut ? { kind: 'state', insured_states: leftOut } : part.at.condition, doubts: conditional.doubts })
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

const CAN_BE_LESS = /\b(?:can|may|could) be\b|\b(?:enough|suffic\w*|will do|reduced|lowered|lower|down to)\b/
/** Words that may say when an amount is asked: those nothing accounts for, a state or place that no condition was read of, or who may have less. */
function maybeOf(phrase: string | null, doubts: string[], said: { condition: Condition | null }, reading: Reading): string | null {
  if (phrase) return phrase
  for (const d of doubts) {
    const where = /^What "?(.+?)"? changes? here is not clear/.exec(d)?.[1]
    if (where) return where
  }
  return said.condition?.kind === 'exempt' && CAN_BE_LESS.test(reading.lower) ? said.condition.text : null
}

/** "$500,000 for cleaners; $1,000,000 for electricians": whether the first amounts are the least. */
const areLess = (first: CoverageStatement['limits'], second: CoverageStatement['limits']): boolean =>
  first.every((l) => second.some((m) => m.label === l.label && l.min !== null && m.min !== null && l.min < m.min))

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
/** "Cargo (pharma)": words in brackets right after the name, that are nothing the grammar knows. */
const qualifierOf = (c: CoverageMention, reading: Reading): string | null =>
  /^ ?\(([a-z][a-z -]{2,30})\)/.exec(reading.masked.slice(c.end))?.[1] ?? null
