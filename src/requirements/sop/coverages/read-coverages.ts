import type { Governed } from '../conditions/governed.ts'
import { askAbout } from '../questions/ask-about.ts'
import { carriedCoverages, labelTold } from './carry-coverages.ts'
import { coverageStatements, mergeEl } from './coverage-statements.ts'
import type { Group } from './groups.ts'
import { judgeGroup } from './judge-group.ts'
import { question } from '../questions/questions.ts'
import { readInstead } from './read-instead.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { Statement } from '../rules/statements.ts'
import { someOfState } from './some-of-a-state.ts'
import { standingBeside } from './standing-words.ts'
import { otherProvides } from '../sentences/other-provides.ts'
import { vagueAmount } from '../amounts/vague-amount.ts'

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
    if (c.bare && !OF_PREMISES.test(reading.lower) && group.tokens.some((t) => t.kind === 'limit' && ((t.word === 'csl' && !group.tokens.some((x) => x.kind === 'limit' && x.word === 'occurrence')) || /^(?:accident|bi_person|bi_accident|pd_accident)$/.test(t.word) || t.printed === 'uninsured_motorist')))
      Object.assign(c, { type: 'auto_liability', bare: false })
  // "Automobile Liability" above "bodily injury and property damage liability in an amount of ...": that of the coverage it stands under.
  const above = new Set([...view.segment.context.coverages.map((c) => c.type), ...view.segment.context.under, ...view.memory.segmentTypes])
  if (above.has('auto_liability')) for (const c of group.coverages) if (c.bare && /^(?:bodily|b\.?i)/.test(reading.lower.slice(c.start))) Object.assign(c, { type: 'auto_liability', bare: false })
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
  if (group.coverages.some((c) => reading.lower.slice(c.start, c.end) === 'pl')) doubt = 'PL may be short for professional, public or product liability.'
  if (segment.choice) doubt = 'The text leaves a choice between this and what follows.'
  const last = view.groups.at(-1) === group
  const bare = group.carried || part || whole ? null : standingBeside(group, reading, last && !segment.row && group.tokens.some((t) => t.kind === 'amount') ? memory.next : null)
  const judged = judgeGroup(group, view.groups, reading, segment.item)
  // "Garage liability 500K. On-hook 50K. WC.": after others of its line that were asked, a name alone asks as well.
  // So does the last of several lines: "GL 1M/2M", "auto 500k", "work comp".
  const alone = judged === 'mentioned' && (memory.segmentTypes.length > 0 || (memory.lastBlock === segment.block && view.earlier && segment.raw.trim().length <= raw.trim().length)) && !segment.context.coverages.length && group.coverages.every((c) => c.type === 'workers_comp') && /^[©\s.]+$/.test(reading.masked)
  // "The workers' comp policy must show employers liability of $500,000": what must show its part is asked.
  const follows = view.groups[view.groups.indexOf(group) + 1]
  const withPart = judged === 'mentioned' && group.coverages.every((c) => c.type === 'workers_comp') && follows?.coverages.every((c) => c.part === 'el') && follows.tokens.some((t) => t.kind === 'amount') && SHOWS_ITS_PART.test(reading.masked.slice(group.end, follows.start))
  // "Umbrella they show is 2M. Ok, we don't require one": what the next sentence says of it.
  const after = view.groups.at(-1) === group && group.coverages.length === 1 && memory.next !== null && WE_DO_NOT.test(memory.next) ? 'not_required' : null
  const priced = group.tokens.some((t) => t.kind === 'amount')
  if (bare === 'open' && priced && group.coverages.every((c) => c.type !== 'workers_comp')) doubt ??= 'It may be asked in some cases only, or is not decided.'
  // "We recommend a $1,000,000 umbrella (not required)": what is advised is not let off by what it is not.
  const standing = (bare === 'open' || !priced || judged === 'advisory' ? null : bare) ?? after ?? (alone || withPart ? 'asked' : judged)
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
    // "If a firm is owner-only in Texas they don't need WC": not all of that state are let off.
    const some = whole?.condition.kind === 'state' ? someOfState(reading.masked, whole) : null
    if (some) return types.map((c) => askAbout.condition(raw, c, view.conditions.find((x) => x.condition.kind === 'open')?.condition ?? { kind: 'open', text: some }))
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
  // "WC: statutory (not needed if you have no employees)": what is stated is asked of all others.
  const stated = group.tokens.some((t) => t.kind === 'amount' || (t.kind === 'limit' && t.word === 'statutory'))
  const asked = standing !== 'mentioned' && (!exemptAsNo || stated)
  if (asked && !segment.row && otherProvides(reading.masked, view.facts.roles) === 'unclear') doubt ??= 'Somebody else may insure this.'
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

/** "Liability insurance with combined single limits of $3,000,000, covering the Premises": no autos are spoken of. */
const OF_PREMISES = /^(?!.*\b(?:autos?|automobiles?|vehicles?|trucks?|motor|drivers?)\b).*\b(?:premises|occurrence (?:form|basis)|operations|products|contractual|public)\b/
const SOME_AUTOS = /(?<!auto )\b(?:owned|hired|non-?owned|scheduled)(?: (?:or|and) (?:owned|hired|non-?owned|scheduled))* (?:autos?|vehicles?)(?: (?:liability|coverage|insurance))?$/
const SHOWS_ITS_PART = /^ (?:(?:policy|policies|certificate|coverage|insurance|line|section) )?(?:(?:must|shall|should|will|needs? to|ha(?:s|ve) to|to) )?(?:(?:also|always|each) )?(?:shows?|showing|includes?|including|ha(?:s|ve)|having|carry|carries|lists?|listing|contains?|provides?|providing|comes? with|be (?:accompanied by|written with)) (?:an? |at least |its |the )*$/
const WE_DO_NOT = /^\W*(?:(?:ok|okay|fine|good|great|nice|but|and|which is (?:ok|fine)|that's (?:ok|fine|good)|no problem)\b[,;:.]? ?)*(?:we|i) (?:do not|don't|didn't|never) (?:actually |really |even )?(?:require|need|ask for|insist on) (?:one|it|that|this)\b(?! (?:if|when|where|unless|for|from|by|until|on|at|in)\b)/i

/** "Not required, except in New York": the states in which it is required after all. */
function exceptedStates(view: SentenceView, group: Group): string[] | null {
  const { masked } = view.reading
  for (const { start, end, condition } of view.conditions) {
    if (condition.kind !== 'state' || start < group.end - 1) continue
    const between = masked.slice(group.end, start)
    if (condition.not_insured_states && /\bunless\b/.test(masked.slice(start, end))) return condition.not_insured_states
    if (condition.not_insured_states && /\b(?:except|outside|other than|but)\b/.test(masked.slice(group.end, end))) return condition.not_insured_states
    if (condition.insured_states && /\b(?:except|unless|but)\b[^.;]*$/.test(masked.slice(group.end, Math.min(end, start + 8))) && !/;/.test(between)) return condition.insured_states
  }
  return null
}

/** What stands between a numbered item and the amount it is to have. */
const OF_ITEM = /^\)? (?:(?:limits?|amounts?|also|then|each|both|only|shall|must|will|is|are|be|goes?|rises?|moves?|becomes?|increases?|raised|doubles|needs?|to|up|of|at|least|instead|not|less|than|a|minimum)[ ,:]*)+$/
