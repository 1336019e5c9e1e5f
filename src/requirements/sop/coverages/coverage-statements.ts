import type { CoverageType, RuleAlternative } from '../../../vocabulary/index.ts'
import type { Governed } from '../conditions/governed.ts'
import { UP_TO } from '../conditions/settle-governed.ts'
import { askAbout } from '../questions/ask-about.ts'
import { assignLimits } from '../amounts/assign-limits.ts'
import type { Condition } from '../conditions/conditions.ts'
import { describeAmount } from '../amounts/describe-amount.ts'
import { doubtsAround, oneForWc } from '../questions/doubts-around.ts'
import type { Reading } from '../mentions/find-mentions.ts'
import type { Group } from './groups.ts'
import type { CoverageMention } from '../mentions/mentions.ts'
import { bareLimit } from './read-instead.ts'
import { SAME_LIMIT, sameAs, sameAsLast, sameLimits, translate } from '../amounts/same-amounts.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { CoverageStatement, Statement } from '../rules/statements.ts'
import { strangePhrase } from '../lexicon/strange-words.ts'
import { scaled, unlikely } from '../amounts/unlikely-amounts.ts'

/** "Pest control: pollution liability is recommended" */
const OF_SOME = /^[^:¤©£µ§¶¦]{2,60}:\s*(?:an? )?$/
const OVER_OTHERS = new Set<CoverageType>(['umbrella', 'excess_liability'])
const UNDER_OTHERS = new Set<CoverageType>(['general_liability', 'auto_liability', 'employers_liability'])

/** Workers compensation and employers liability named together are one. */
export function mergeEl(group: Group): CoverageMention[] {
  const wc = group.coverages.find((c) => c.type === 'workers_comp')
  return wc ? group.coverages.filter((c) => c.part !== 'el') : group.coverages
}
export function coverageStatements(
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
  assigned.limits = scaled(assigned.limits, view.facts.thousands, view.facts.romanThousands)
  // "Professional liability of $1M each claim and $3M aggregate, general liability in the same amounts"
  const earlier = asked && !assigned.limits.length && SAME_LIMIT.test(reading.masked.slice(c.end)) ? view.groups.slice(0, Math.max(0, view.groups.indexOf(group))).findLast((g) => g.tokens.some((t) => t.kind === 'amount')) : undefined
  if (earlier) {
    const from = earlier.coverages[0]!
    const same = sameLimits(c.type, assignLimits(from.type, from.part, earlier.tokens, reading.masked).limits)
    assigned.limits.push(...(c.part === 'reefer' ? same.slice(0, 1).map((l) => ({ ...l, label: 'reefer_breakdown' })) : same))
    assigned.doubts.push('The amounts are those of the coverage named before it.')
  }
  const like = asked && !assigned.limits.length ? (sameAs(c.end, reading) ?? sameAsLast(c, reading, view.groups[view.groups.indexOf(group) - 1]?.coverages.map((x) => x.type) ?? view.spoken)) : null
  const phrase = asked && !said.condition && (said.severity === 'required' || OF_SOME.test(reading.masked.slice(0, group.start))) && !part && !governed.instead ? strangePhrase(view, group) : null
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
