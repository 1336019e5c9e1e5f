import type { AskedLine } from '../../../vocabulary/index.ts'
import type { Item } from '../words/lex-sentence.ts'
import { answersTo } from './answered-by-name.ts'
import { givenAsRight, namesTheCarrier, objectOf, withCompany } from './company-named.ts'
import { groupTarget } from './group-target.ts'
import { LIMIT_ITSELF } from '../values/limits-of-line.ts'
import { type Target, type TargetState, underOneNumber } from './target.ts'
import { listsVague, toldApart } from './told-apart.ts'

/** The lines that a clause speaks of. */
export function resolveTarget(items: Item[], state: TargetState): Target {
  const strange = !state.ofForeign && items.some((item) => item.kind === 'mention' && item.scope === 'foreign')
  const target = targetOf(items, state)
  return strange && !target.specific ? { ...target, strange } : target
}

/** Those of `lines` that are named, or all where none is. */
function narrowTo(lines: string[], named: string[]): string[] {
  const both = lines.filter((id) => named.includes(id))
  return both.length > 0 ? both : lines
}

function targetOf(items: Item[], state: TargetState): Target {
  const ids = state.lines.map((line) => line.coverage_line_id)
  const ofTwo = items.find((item) => item.kind === 'mention' && (item.via === 'former' || item.via === 'latter'))
  if (ofTwo?.kind === 'mention') return ofPair(ofTwo.via, state, ids)
  const mentions = items.flatMap((item) => (item.kind === 'mention' ? [item] : []))
  const pick = (via: string[]): string[] => [
    ...new Set(mentions.filter((one) => via.includes(one.via) && one.scope === 'lines').flatMap((one) => one.lines)),
  ]
  const apart = toldApart(items)
  const coverage = [...new Set([...pick(['coverage', 'order']), ...between(items, ids), ...[...apart.values()].flat()])]
  const carriers = pick(['carrier'])
  const vague = [...new Set(mentions.filter((one) => one.scope === 'ambiguous' && !apart.has(one)).flatMap((one) => one.lines))]
  // A package's number is of each of its lines, and beside a coverage's name of that one.
  const under = mentions.filter((one) => one.via === 'number' && one.scope === 'lines').map((one) => narrowTo(narrowTo(one.lines, coverage), vague))
  const numbers = [...new Set(under.flat())]
  const found = (lines: string[], extra: Partial<Target> = {}): Target => ({
    lines,
    general: false,
    specific: true,
    unsure: false,
    foreign: false,
    carrierLines: carriers,
    ...extra,
  })
  // "All three Copperline policies and the comp".
  const counted = items.flatMap((item, at) => {
    const next = items[at + 1]
    return item.kind === 'mention' && item.scope === 'all' && next?.kind === 'mention' && next.via === 'carrier' && item.count === next.lines.length ? next.lines : []
  })
  if (coverage.length > 0 && counted.length > 0) return found([...new Set([...counted, ...coverage, ...numbers])])
  if (coverage.length > 0 || numbers.length > 0) {
    const clash = (coverage.length === 1 && numbers.length === 1 && coverage[0] !== numbers[0] && !joined(items)) || putUnderAnother(items, coverage)
    // "Auto and liability": the one of them that is not named beside it.
    const others = numbers.length === 0 && listsVague(items) ? vague.filter((id) => !coverage.includes(id)) : []
    // "Liab and phys dam in force, GL in force."
    const other = others.length > 1 && mentions.every((one) => one.scope !== 'ambiguous' || answersTo(items, one)) ? others.filter((id) => !state.answeredAnywhere.has(id)) : others
    const settled = vague.length > 0 && numbers.length > 0 ? numbers : [...new Set([...coverage, ...numbers, ...(other.length === 1 ? other : [])])]
    // "BP-220 is active", the number of all that were asked: of them all.
    const ofAll = coverage.length === 0 && vague.length === 0 && settled.length === ids.length && underOneNumber(state.lines)
    if (ofAll) return found(settled, { general: true, specific: false })
    return found(settled, { unsure: clash || (vague.length > 0 && coverage.length === 0 && under.some((lines) => lines.length > 1)) })
  }
  if (vague.length > 0) {
    const narrowed = vague.filter((id) => carriers.includes(id))
    if (narrowed.length === 1) return found(narrowed)
    // "Liability yes. Cargo yes. GL no.": the liability that has no answer by its own name.
    const left = vague.filter((id) => !state.answeredAnywhere.has(id))
    if (vague.length > 1 && left.length === 1 && mentions.every((one) => one.scope !== 'ambiguous' || answersTo(items, one))) return found(left)
    const both = mentions.some((one) => one.via === 'group' && one.scope === 'all' && (one.count === null || one.count === vague.length))
    return found(vague, { unsure: !both })
  }
  const groups = mentions.filter((one) => one.via === 'group' && one.scope !== 'topic')
  // "All are placed through us and both are active", of four: the count says that it is not of all of them.
  const group = groups.find((one) => one.scope === 'all' && one.count !== null && one.count < ids.length) ?? groups[0]
  // "The umbrella and everything else was cancelled" is of ours too, where no umbrella was asked.
  if (state.ofForeign && !(group && standsBeside(items, group))) return found([], { foreign: true })
  // "You have the excess with Meridian, it is actually Ironbridge": a company given as the right value is of what was spoken of.
  if (carriers.length > 0 && group === undefined && namesTheCarrier(items) && (state.base !== null || state.ordinal !== null)) return found(state.base ?? [state.ordinal!])
  if (carriers.length > 0 && group === undefined && state.base === null && state.ordinal === null && (givenAsRight(items) || (namesTheCarrier(items) && state.topic.length > 0))) return state.topic.length > 0 ? found(state.topic, { specific: false }) : found(ids, { general: true, specific: false })
  // "The property is in the state pool now, Pilgrim declined to renew it": of what it did so.
  const own = state.topic.filter((id) => carriers.includes(id))
  const object = carriers.length > 0 && group === undefined ? [...objectOf(items, own), ...withCompany(items, own)] : []
  if (object.length > 0) return found(object, { specific: false })
  if (carriers.length > 0 && !(group?.scope === 'rest')) return found(carriers)
  const scope = state.base ?? ids
  // "Both of the other policies", with none named: which ones are meant is not said. Nothing, or "of", stands between.
  const others =
    mentions.some((one) => one.scope === 'rest' && group !== undefined && [1, 4].includes(one.at - group.end) && one.at > group.at) &&
    state.namedAnywhere.size === 0
  if (group?.scope === 'all' && group.count !== null && others && ids.length > 1)
    return found(scope, { general: true, specific: false, unsure: true })
  // "We're the agent on the first three and those are all active": all of those.
  const those = mentions.find((one) => one.scope === 'topic' && one.end - one.at === 5)
  if (group?.scope === 'all' && group.count === null && those !== undefined && those.at < group.at && state.topic.length > 1 && state.topic.length < ids.length) return found(state.topic, { specific: false })
  if (group) return groupTarget(group.scope, group.count, scope, state, found)
  // "The umbrella number is XU-2. Yes to all."
  if (state.base === null && state.ordinal === null && items.some((item) => item.kind === 'sense' && item.sense === 'yes' && TO_ALL.test(item.text))) return found(ids, { general: true, specific: false })
  const owners = labelOwners(items, state.lines)
  const ofTopic = state.topic.length === 1 && state.base === null && state.ordinal === null && owners !== null && owners.length > 0 && !owners.includes(state.topic[0]!)
  // "The on-hook is in force. Its limit is 200,000 per occurrence", where only the garage's limit was called so when it was asked.
  if (ofTopic && pointsBack(items)) return found(state.topic, { specific: false })
  if (ofTopic && items.every((item) => item.kind !== 'label' || item.labels.every((label) => LIMIT_ITSELF.has(label)))) return found([...state.topic, ...owners], { unsure: true })
  if (owners !== null && !(state.topic.length === 1 && owners.includes(state.topic[0]!))) {
    if (owners.length === 1) return found(owners)
    // "The auto is right. The aggregate is 2M", of two that have one: it is not of the auto.
    if (owners.length > 1 && state.topic.length > 0 && state.base === null && state.ordinal === null && !state.topic.some((id) => owners.includes(id))) return found(owners, { unsure: true })
  }
  if (state.ordinal !== null) return found([state.ordinal])
  if (state.base !== null) return found(state.base, { specific: true, unsure: state.base.length > 1 && state.base.length < ids.length })
  const pronoun = mentions.find((one) => one.scope === 'topic')
  if (state.topic.length > 0) return found(state.topic, { specific: false })
  // "The policy is active", asked about three: of which? Under one number they are one policy.
  const single = pronoun && ids.length > 1 && isSingular(items) && !underOneNumber(state.lines)
  return found(ids, { general: true, specific: false, unsure: Boolean(single) })
}

/** "The former", "the latter"; of all where no two were named together. */
function ofPair(via: string, { pair }: TargetState, ids: string[]): Target {
  const lines = pair === null ? ids : [pair[via === 'former' ? 0 : 1]!]
  return { lines, general: pair === null, specific: pair !== null, unsure: pair === null, foreign: false, carrierLines: [] }
}

const TO_ALL = /\b(?:to|on|for|a) (?:all|both|everything|todo|todas|ambas)$/
/** "GL thru WC": those asked about between the two as well. */
function between(items: Item[], ids: string[]): string[] {
  return items.flatMap((item, at) => {
    const [from, to] = [items[at - 1], items[at + 1]]
    if (item.kind !== 'word' || !/^(?:thru|through)$/.test(item.word) || from?.kind !== 'mention' || to?.kind !== 'mention') return []
    if (from.via !== 'coverage' || to.via !== 'coverage' || from.lines.length !== 1 || to.lines.length !== 1) return []
    const [first, last] = [ids.indexOf(from.lines[0]!), ids.indexOf(to.lines[0]!)]
    return first < last ? ids.slice(first, last + 1) : []
  })
}

function isSingular(items: Item[]): boolean {
  return items.some((item) => item.kind === 'mention' && item.scope === 'topic' && item.count === 1)
}

const standsBeside = (items: Item[], group: Item): boolean => {
  const at = items.indexOf(group)
  const other = (join: number, mention: number): boolean => {
    const one = items[mention]
    return items[join]?.kind === 'join' && one?.kind === 'mention' && one.scope === 'foreign'
  }
  return other(at - 1, at - 2) || other(at + 1, at + 2)
}

function joined(items: Item[]): boolean {
  return items.some((item) => item.kind === 'join' || (item.kind === 'mark' && item.mark === ','))
}

/** "The comp is on the package", whose number it does not have. */
const putUnderAnother = (items: Item[], coverage: string[]): boolean =>
  coverage.length > 0 &&
  items.some((item, at) => {
    const leads = items[at - 1]
    const put = leads?.kind === 'word' && /^(?:on|under|in|of|within|by|with)$/.test(leads.word)
    return put && item.kind === 'mention' && item.via === 'number' && item.scope === 'lines' && item.lines.length > 1 && !item.lines.some((id) => coverage.includes(id))
  })

/** "Its limit", "it has", "the limit is": of what was spoken of. */
const pointsBack = (items: Item[]): boolean =>
  items.some((item) => (item.kind === 'word' && item.word === 'its') || (item.kind === 'mention' && item.scope === 'topic') || (item.kind === 'label' && item.labels.join() === 'limit') || (item.kind === 'attr' && item.attr === 'limits'))

function labelOwners(items: Item[], lines: AskedLine[]): string[] | null {
  // "The limit is 2M" is not of the one policy whose limit has no other name.
  const labels = items.flatMap((item) => (item.kind === 'label' && !(lines.length > 1 && item.labels.join() === 'limit') ? [item.labels] : []))
  if (labels.length === 0) return null
  const owners = lines.filter((line) =>
    labels.every((options) => options.some((label) => line.limits.some((limit) => limit.label === label))),
  )
  return owners.map((line) => line.coverage_line_id)
}
