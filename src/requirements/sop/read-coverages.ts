import type { RuleAlternative } from '../../vocabulary/index.ts'
import { type Governed, UP_TO } from './apply-conditions.ts'
import { askAbout } from './ask-about.ts'
import { assignLimits, describeAmount } from './assign-limits.ts'
import { carriedCoverages, labelTold } from './carry-coverages.ts'
import type { Reading } from './find-mentions.ts'
import { judgeGroup, vagueAmount } from './judge-group.ts'
import type { CoverageMention } from './mentions.ts'
import { type Condition, strayState } from './read-conditions.ts'
import type { Group } from './read-groups.ts'
import { sameAs, sameAsLast, SAME_LIMIT, sameLimits, translate } from './same-amounts.ts'
import type { SentenceView } from './sentence-view.ts'
import { strangePhrase } from './strange-words.ts'
import type { CoverageStatement, Statement } from './statements.ts'
import { scaled, unlikely } from './unlikely-amounts.ts'

export const WITHOUT_KIND = 'Liability insurance is named without its kind.'

/** What one group of coverages and amounts asks, prefers, accepts instead, or leaves open. */
export function readGroup(view: SentenceView, governed: Governed): Statement[] {
  const { group, whole, part } = governed
  const { segment, memory, reading, raw } = view
  let doubt: string | undefined
  if (group.unknown) return askAbout.orphan(view, group, true)
  if (group.carried) {
    labelTold(view, group)
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
  const standing = alone ? 'asked' : judged
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
    (/^\s*instead\s*[:(,-]/.test(after) && /^(?:occupational_accident|workers_comp)$/.test(c.type) && memory.last.some((t) => t !== c.type)) ||
    /^[^.;©]{0,60}?(?:(?:accepted|acceptable|ok|okay|fine|allowed|permitted|works|good|enough|sufficient|will do|may be (?:used|substituted|provided|carried|shown)|can be (?:used|substituted|provided|shown)|counts?|qualif(?:y|ies)|satisf(?:y|ies)|suffices?|will (?:do|suffice|count|work))(?: for this)?(?: instead| too| also| as well| in (?:its|their) place| in place of (?:it|that|this)| in lieu(?: thereof)?| as an alternative| as a substitute)|(?:is|are) (?:also|equally) (?:accepted|acceptable|fine|ok|okay|allowed)|may (?:be )?substitut\w+|also (?:works|counts|satisfies)|in lieu thereof|(?:takes?|taking) (?:its|their) place|may be provided instead)/.test(
      after,
    ) ||
    (/\bwe (?:will |can |also |do )*(?:accept|take|allow)(?: an?| the)?(?: [a-z-]+)?\s+$/.test(before) && /^[^.;]{0,60}?\b(?:instead|in lieu|in (?:its|that) place)\b/.test(after)) ||
    // "Occupational accident $1,000,000. We take workers' compensation too."
    (/^(?:occupational_accident|workers_comp)$/.test(c.type) && memory.last.some((t) => t !== c.type && /^(?:occupational_accident|workers_comp)$/.test(t)) && (/\bwe (?:will |can |do )*(?:accept|take|allow)(?: an?| the| your)? $/.test(before) ? /^[^.;,]{0,30}?\b(?:too|also|as well)\b/.test(after) : /\bwe (?:will |can |do )*also (?:accept|take|allow)(?: an?| the| your)? $/.test(before))) ||
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
  // Split limits in the lines above, and then "OR $300,000 combined single limit".
  const orSingle = c.type === 'auto_liability' && group.carried && (/^[^\w¤]*or\b/.test(reading.masked) || (memory.split && /\b(?:instead|also|too|fine|ok|okay|accepted|acceptable|alternatively|works)\b/.test(reading.masked))) && memory.last.includes('auto_liability') && view.segment.block - memory.lastBlock <= 1 && group.tokens.some((t) => t.kind === 'limit' && t.word === 'csl')
  // "WC: statutory; occupational accident, $500,000 CSL, is accepted": beside the coverage it may stand for.
  const beside = view.groups.indexOf(group) > 0 && /^(?:occupational_accident|workers_comp)$/.test(c.type) && /^(?:[^.;©]{0,60}?,? (?:is|are|will be)| ?(?:also|plans?|policy|coverage)?) (?:also )?(?:accepted|acceptable|fine|ok|okay|allowed)\b/.test(after)
  const to = memory.last.filter((t) => t !== c.type).at(-1) ?? (memory.last.includes(c.type) && group.tokens.some((t) => t.kind === 'amount') ? c.type : null)
  const inItsPlace = /^\s*(?:instead of|in lieu of|in place of) (?:items? |no\. ?)?§/.test(after) && /\b(?:fine|ok|okay|accepted|acceptable|allowed|works|will do)\b/.test(after)
  if (inItsPlace) return [{ kind: 'alternative', to: c.type === 'workers_comp' ? 'occupational_accident' : 'workers_comp', alternative: { coverage_type: c.type, ...(c.type === 'workers_comp' ? { limits: [{ label: 'statutory', min: null }] } : {}) }, ...said }]
  // "WC or OccAcc: WC statutory; OccAcc not less than $500,000"
  const chosen = view.groups.slice(0, Math.max(0, view.groups.indexOf(group))).find((g) => g.alternatives.some((a) => a.coverage.type === c.type && !a.tokens.length))
  if (chosen && !refused && group.tokens.some((t) => t.kind === 'amount') && !group.carried)
    return [{ kind: 'alternative', to: chosen.coverages[0]!.type, alternative: { coverage_type: c.type, limits: assignLimits(c.type, c.part, group.tokens, reading.masked).limits.map(bareLimit) }, ...said }]
  if (!refused && !accepted && !beside && !orSingle) return null
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
  /\b(?:whichever|(?:lesser|greater|higher|lower|larger) of|depending|either|otherwise|sub-?limit\w*|rather than|proposed|until|phased?|negotiable|approximately|roughly|temporar\w+|interim|(?:starting|beginning|effective|after|as of) (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|20\d\d|next|\d{1,2}\/)|used to|any (?:split|mix) |non-?subscribers?|sometimes|some\b|certain|most|usually|normally|typically|unless|same as|times|percent|multiplied|ratio|the same|match(?:es|ing)?|equal to|subject to|in addition to the|instead|replac\w+|minimum of either)\b|\d ?%/
const clauseOf = (masked: string, group: Group): string => {
  const end = masked.slice(group.end).search(/[;.](?:\s|$)/)
  return masked.slice(Math.max(0, masked.lastIndexOf(';', group.start) + 1, group.start - 60), end < 0 ? masked.length : group.end + end)
}

/** What in the words around a coverage leaves its reading in doubt. */
function doubtsAround(view: SentenceView, governed: Governed, c: CoverageMention, is: { phrase: string | null; several: boolean; named: boolean }): string[] {
  const { group } = governed
  const { reading } = view
  const doubts: string[] = []
  if (
    is.several &&
    !/\b(?:each|both|all|every|with (?:limits|minimum|a combined)|respectively)\b|:/.test(reading.masked.slice(group.coverages[0]!.start, group.end)) &&
    c !== group.coverages.at(-1)
  )
    doubts.push('One amount follows several coverages.')
  // "Tech E&O with cyber, $5,000,000"
  else if (is.several && /\bwith $|w\/ ?$/.test(reading.masked.slice(0, group.coverages.at(-1)!.start))) doubts.push('One amount is named for two coverages that go together.')
  // "GL, auto and umbrella combined must total $10,000,000", "Cyber/Tech E&O: $2M combined"
  else if (is.several && /\b(?:combined(?! single)|together|shared|total(?:s|ing)?)\b/.test(reading.masked.slice(group.coverages.at(-1)!.end, group.end + 14))) doubts.push('One amount is for several coverages together.')
  if (/\brespectively\b/.test(reading.masked)) doubts.push('Amounts are given respectively.')
  // "…, WC unless exempt, …": a condition that was found speaks of its own coverage.
  const spared = view.conditions.filter((x) => x !== governed.whole).reduce((s, x) => s.slice(0, x.start) + '~'.repeat(Math.max(0, x.end - x.start)) + s.slice(x.end), reading.masked)
  if (is.named && TURNING.test(clauseOf(spared, group))) doubts.push('A word in this sentence may change what is asked.')
  if (is.phrase) doubts.push(`"${is.phrase}" may say when this is asked.`)
  const state = is.named && !view.conditions.some((x) => x.condition.kind === 'state') ? strayState(reading, view.conditions) : null
  if (state) doubts.push(`What "${state}" changes here is not clear.`)
  if (governed.also) doubts.push('It also depends on something a rule cannot test.')
  if (c.bare) doubts.push(WITHOUT_KIND)
  if (c.printed) doubts.push('This coverage has no type of its own.')
  return doubts
}

/** "Workers' compensation $500,000": the one amount is read as employers liability. */
const oneForWc = (group: Group, c: CoverageMention, inList: boolean, limits: number, reading: Reading): boolean =>
  c.type === 'workers_comp' &&
  !inList &&
  limits === 3 &&
  group.tokens.filter((t) => t.kind === 'amount').length === 1 &&
  !group.coverages.some((x) => x.part === 'el') &&
  !/\bel\b|e\.l\.|employer/.test(reading.lower) &&
  !group.tokens.some((t) => t.kind === 'limit' && t.word !== 'statutory')

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
    ...(phrase ? { maybe: phrase } : {}),
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
  if (governed.instead) out.push(askAbout.condition(raw, c.type, governed.instead.condition))
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
