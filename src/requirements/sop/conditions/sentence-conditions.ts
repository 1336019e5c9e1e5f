import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Reading } from '../mentions/find-mentions.ts'
import type { CoverageMention } from '../mentions/mentions.ts'
import type { ConditionAt } from './conditions.ts'
import { findOpenConditions } from './open-conditions.ts'
import { REQUEST } from './open-patterns.ts'
import { SOME_LEVELS } from './open-patterns.ts'
import { findStateConditions, statesIn, statesSpokenOf } from './state-conditions.ts'
import type { Segment } from '../segments/segment.ts'
import type { Memory, SentenceView } from '../sentences/sentence-view.ts'

const EVERY_KIND = /^\W*(?:for )?(?:both|all|every|each|any|either) (?:kinds?|types?|sorts?|classes|categor(?:y|ies)|groups?)(?: of (?!work|job|load|cargo|event|project|contract)[a-z]+)?\W*$/i
const LEVELS_FIRST = new RegExp(`^${SOME_LEVELS.source}`)
/** "Levels A and B: ...", of a text that has those two: said of every level. */
export function namesEveryLevel(text: string, count: number): boolean {
  // "(both kinds of vendor)"
  if (EVERY_KIND.test(text.trim())) return true
  const named = /^(?:tiers?|levels?) (.+)$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (count < 2 || named === undefined || !LEVELS_FIRST.test(text.trim().toLowerCase())) return false
  const marks = named.split(/\s*(?:,? and |,? or |, ?|&|\bthrough\b|\bto\b|-)\s*/)
  const range = marks.length === 2 && /through|\bto\b|-/.test(named) && marks.every((m) => m.length === 1)
  return (range ? marks[1]!.charCodeAt(0) - marks[0]!.charCodeAt(0) + 1 : new Set(marks).size) === count
}
const INSURES_THINGS = new Set<CoverageType>(['property', 'inland_marine', 'builders_risk', 'business_interruption', 'auto_physical_damage'])
/** "Motor vehicle liability for tour vehicles": which autos those are is no condition of an auto policy. */
const OWN_VEHICLES = /^for (?:(?:the|its|their|all|any|your) )?(?:(?:tour|company|work|service|delivery|crew|patrol|shuttle|fleet|business|field|road|support|staff|production|contractor'?s?|vendor'?s?) )?(?:vehicles|trucks|vans|cars)$/
/** The question that the sentence at hand answers: one before it in its paragraph, or one that is the whole of the line above. */
export const answeredHere = ({ memory: { answerCondition: a }, index }: Pick<SentenceView, 'memory' | 'index'>): Memory['answerCondition'] => (a && (a.segment === index || (a.below && a.segment === index - 1)) ? a : null)

/** "Stage company same but with an umbrella of 2M": what comes on top is asked of them. */
const SAME_BUT = /^\W*(?:and |but )?(?!(?:all|both|everybody|everyone|every|each)\b)(?:the |our |for )*[a-z][a-z' \/&-]{2,40}? ?[:,-]? (?:(?:needs?|gets?|carry|carries|have|has|is|are|do|does) )?(?:(?:all )?(?:of )?the )?same\b(?=[^.;©¤£]{0,24}?\b(?:but|except|plus|and|with)\b)/
/** What a reader is told to do about those just spoken of. */
const TAKE = /^\W*(?:also |then |so )?(?:take|accept|collect|get|look for|see that|request|obtain|check for|ask (?:them )?for|their)\b/
const AND_OTHERS = /^(?: (?:subs?|vendors?|carriers?|contractors?|drivers?|haulers?))?,? and (?:all (?:of )?(?:the )?others?|everyone else|everybody else|anyone else|(?:any|every) other(?: state)?|all other states)\b/
const SAME_FOR = /^\W*(?:the )?(?:same|likewise|ditto)\b(?: (?:thing|goes|rule|applies|is true|holds|way|procedure))*,? (?:for|in|with|to|as to)\b/
/** "A carrier domiciled in one of them": of the states just named. */
const ONE_OF_THEM = /\b(?:[a-z]+s? )?(?:based|domiciled|located|headquartered|from|registered|living)(?: in)? (?:(?:one|any|either|all|some) of )?(?:them|(?:these|those)(?: (?:two|three|four|five))?(?: states)?)\b/
/** "Suppliers whose crews work in Ohio buy it from the state.": some of those who are asked, for "For those ..." behind it. */
const SOME_TOLD_OF = /^(?!(?:All|Any|Each|Every|Policies|Insurers|Certificates|Carriers|Limits)\b)[A-Z][a-z]+s (?:whose|who|that|which) [^.;:$]{3,80}/
/** "For the gala", before "the caterer needs" */
const OCCASION = /^for (?:the|this|our) [a-z'-]+(?: [a-z'-]+)?(?=,? (?:the|our) [a-z'-]+(?: [a-z'-]+)? (?:needs?|must|has to|have to|should|shall|carries|provides)\b)/
/** "In that case it is $1,000,000" */
const THAT_CASE = /^\W*(?:and |but )?(?:(?:for|from|of|with) (?:those|these|them)(?=,? (?!states|who|that|which|whose|policies|limits|coverages|vendors|carriers|with|without|in|on|under|over|above|based|located|of)\b)|in (?:that|this|such|which|those|these)(?: an?)? (?:cases?|events?|instances?|situations?)|if so|(?:if|when) (?:they|you|it) (?:do|does)|then)\b/
const THERE = /^\W*(?:and |but )?there,? (?=(?:we|you|they|i|vendors|contractors|carriers)(?:'ll|'d)? (?:also |still |will |would )*(?:need|require|ask|want|must|have to|show|carry)\b)/
const OTHERS_AFTER = /\b(?:otherwise|everywhere else|anywhere else|elsewhere)\b|(?<=[;.] ?(?:and |but )?)(?:for )?(?:all (?:the )?other(?:s|(?: [a-z]+)? states|(?: [a-z]+){1,2}(?= (?:shows?|sends?|carry|provides?|must|needs?|have|furnish)\b))|everyone else|everybody else|the (?:rest|others)|(?:carriers|vendors|contractors|everyone) (?:from |in )?(?:elsewhere|other states))\b/
export const OTHER_STATES = /^[^:;.]{3,40} (?:in|for) (?:all|any|every) other states?(?= ?:)|^\W*(?:all|every|any) (?:of the |the )?other (?:[a-z]+ ){1,2}(?=(?:sends?|carry|carries|shows?|needs?|must|shall|provides?|have|has|furnish|uploads?|submits?|may|can|use|give|bring)\b)|(?<=[;,.] ?(?:and |but )?)for (?:all (?:the )?others?|everyone else|everybody else|the (?:rest|others)|any other [a-z]+)\b|^\W*(?:all |any |every |each )?(?:the )?other(?:s|(?: [a-z]+){1,2})?(?= ?:)|^\W*(?:all )?(?:the )?others?(?= ?[:=-]| (?:can|may|must|needs?|shows?|should|have)\b)|\b(?:[a-z]+ (?:(?:in|from|based|headquartered|located|domiciled) )+)?(?:(?:all|any|every)(?: of)?(?: the)? other (?:us )?states?|everywhere else|anywhere else|elsewhere|(?:everyone|everybody|anyone|anybody) else|(?<!all )other states|the (?:rest|remaining states)|(?:the )?rest of the (?:country|states|us|u\.s\.?))\b/

/** What a sentence says its requirements depend on, and what the lines and questions before it say of it. */
export function conditionsOf(text: { lower: string; cased: string }, reading: Reading, segment: Segment, index: number, memory: Memory): ConditionAt[] {
  const states = [...findStateConditions(text)]
  const open = findOpenConditions(reading.masked, text.cased)
    // Under the heading of a level, its number says where the line stands.
    // "Property on build-out and equipment": what is insured there.
    .filter((o) => !(/^(?:on|of) (?![^,;.]*\b(?:over|above|exceed\w*|worth|valued|where|that|which|if|only|\d))/.test(reading.masked.slice(o.start, o.end + 20)) && reading.mentions.some((m) => m.kind === 'coverage' && INSURES_THINGS.has(m.type) && o.start - m.end === 1)))
    .filter((o) => segment.context.tier === null || !LEVELS_FIRST.test(reading.masked.slice(o.start)))
    .filter((o) => !states.some((s) => o.start < s.end && o.end > s.start - (/^(?:with|without|having|who|that)\b/.test(reading.lower.slice(o.start)) || /\d|\bee'?s\b|\bemploy|\bstaff|\bworkers?\b|\bcrew/.test(reading.lower.slice(o.end, s.start)) ? 0 : 12)))
  // "Liability insurance for hunting activities": what the insurance is for is its name, where it has no other.
  const found = [...states, ...open.filter((o) => !reading.mentions.some((m) => m.kind === 'coverage' && m.bare && o.start >= m.end && o.start - m.end <= 1) && !(OWN_VEHICLES.test(text.lower.slice(o.start, o.end).trim()) && reading.mentions.findLast((m) => m.kind === 'coverage' && m.end <= o.start)?.kind === 'coverage' && (reading.mentions.findLast((m) => m.kind === 'coverage' && m.end <= o.start) as CoverageMention).type === 'auto_liability'))].sort((a, b) => a.start - b.start)
  const same0 = memory.last.length ? SAME_BUT.exec(reading.masked) : null
  if (same0 && !found.some((f) => f.start < same0[0].length)) found.unshift({ start: 0, end: same0[0].length, condition: { kind: 'open', text: text.cased.slice(0, same0[0].length).trim() } })
  const spoken = states.length || reading.mentions.some((m) => m.kind === 'coverage' || m.kind === 'amount') ? [] : statesSpokenOf(text)
  if (spoken.length) {
    memory.lastStates = { kind: 'state', insured_states: spoken }
    memory.statesBlock = segment.block
    memory.namedStates = [...new Set([...memory.namedStates, ...spoken])].sort()
  }
  // "Same thing for Washington and Wyoming": what was said of the states before is said of these as well.
  const same = reading.mentions.some((m) => m.kind === 'coverage' || m.kind === 'amount') ? null : SAME_FOR.exec(text.lower)
  if (same && memory.lastStates?.kind === 'state' && memory.lastStates.insured_states) {
    const more = statesIn(text)
    memory.lastStates.insured_states = [...new Set([...memory.lastStates.insured_states, ...more])].sort()
    memory.namedStates = [...new Set([...memory.namedStates, ...more])].sort()
    return []
  }
  const oneOfThem = states.length || !memory.lastStates ? null : ONE_OF_THEM.exec(text.lower)
  // "South Dakota subs and all others": with all others, a state named beside them is one of those left.
  const beside = states.length === 1 && memory.namedStates.length ? AND_OTHERS.exec(text.lower.slice(states[0]!.end)) : null
  if (beside) {
    const at = found.findIndex((f) => f.start === states[0]!.start)
    const left = statesIn(text)
    const rest: ConditionAt = { start: states[0]!.start, end: states[0]!.end + beside[0].length, condition: { kind: 'state', not_insured_states: memory.namedStates.filter((s) => !left.includes(s)) } }
    if (at >= 0) found[at] = rest
    states.length = 0
    memory.lastStates = null
  }
  if (states[0]) Object.assign(memory, { lastStates: states[0].condition, statesBlock: segment.block, statesAt: /[£¤]/.test(reading.masked) ? null : index })
  else if (oneOfThem)
    found.unshift({ start: oneOfThem.index, end: oneOfThem.index + oneOfThem[0].length, condition: memory.lastStates! })
  else if (
    memory.lastStates &&
    /^\W*(?:they|these|those)\b(?! (?:two|three|limits|amounts|polic|cover))|\b(?:in (?:those|these|that) states?|(?:from|based|located|domiciled) there\b|there\b(?! (?:is|are|will|must|shall|may)))/.test(text.lower) &&
    (segment.block === memory.lastBlock || segment.block === memory.statesBlock)
  )
    found.push({ start: 0, end: 0, condition: memory.lastStates })
  // "Crews domiciled in Ohio buy comp from the state. Take its certificate, and ...": still of those.
  else if (memory.lastStates && memory.statesAt === index && !open.length && TAKE.test(text.lower)) found.push({ start: 0, end: 0, condition: memory.lastStates })
  // "... is not accepted in New Jersey; drivers there need workers' comp": of the states just named.
  const there = states.length ? /\bthere\b(?=,? (?:(?:we|you|they) (?:also |still )?(?:need|require|ask|want|look)\b|needs?|must|ha(?:s|ve)|shows?|carry|carries|sends?|provides?|requires?)\b)/.exec(text.lower.slice(states.at(-1)!.end)) : null
  if (there) found.push({ start: states.at(-1)!.end + there.index, end: states.at(-1)!.end + there.index + there[0].length, condition: states.at(-1)!.condition })
  // "... unless temps drive. In that case $1,000,000": what the sentence before depends on.
  const before = memory.lastOpen && index - memory.lastOpen.segment <= 1 ? memory.lastOpen.condition : null
  const thatCase = before && !states.length ? THAT_CASE.exec(text.lower) : null
  if (thatCase) found.unshift({ start: thatCase.index, end: thatCase.index + thatCase[0].length, condition: before! })
  const open0 = open.at(-1)?.condition
  const told = !open0 && !states.length ? SOME_TOLD_OF.exec(text.cased) : null
  memory.lastOpen = told ? { segment: index, condition: { kind: 'open', text: told[0] } } : open0 ? { segment: index, condition: open0.kind === 'exempt' ? { kind: 'open', text: open0.text } : open0 } : thatCase ? memory.lastOpen : /^\W*(?:i|we|my)\b/.test(text.lower) && /^\W*then\b/i.test(memory.next ?? '') ? { segment: index, condition: { kind: 'open', text: text.cased } } : null
  const others = !states.length && memory.namedStates.length ? OTHER_STATES.exec(text.lower) : null
  if (others)
    found.unshift({ start: others.index, end: others.index + others[0].length, condition: { kind: 'state', not_insured_states: [...memory.namedStates] } })
  // "Texas carriers may ...; for all others ...": the rest of the same sentence.
  const rest = states.length ? OTHERS_AFTER.exec(text.lower.slice(states.at(-1)!.end)) : null
  const named = [...new Set(states.flatMap((s) => (s.condition.kind === 'state' ? (s.condition.insured_states ?? []) : [])))].sort()
  if (rest && named.length) found.push({ start: states.at(-1)!.end + rest.index, end: states.at(-1)!.end + rest.index + rest[0].length, condition: { kind: 'state', not_insured_states: named } })
  for (const s of states)
    if (s.condition.kind === 'state') memory.namedStates = [...new Set([...memory.namedStates, ...(s.condition.insured_states ?? [])])].sort()
  // "For the gala the caterer needs ...": the occasion, and behind it who is asked.
  const occasion = found[0]?.start === 0 && found[0].condition.kind === 'open' ? OCCASION.exec(text.lower) : null
  if (occasion && found[0]!.end > occasion[0].length) found[0] = { start: 0, end: occasion[0].length, condition: { kind: 'open', text: text.cased.slice(0, occasion[0].length) } }
  const head = found[0]
  if (head && head.start <= 4 && head.condition.kind === 'open' && /^for\b/.test(text.lower.slice(head.start)) && REQUEST.test(reading.masked.slice(head.end))) found[0] = { ...head, condition: { ...head.condition, request: true } }
  const first = found[0]
  if (first && first.start <= 4 && first.condition.kind === 'open' && /^[^©¤£µ]{0,30}:/.test(reading.masked.slice(first.end)))
    found[0] = { ...first, condition: { ...first.condition, audience: true } }
  if (first && first.start <= 4 && first.condition.kind !== 'exempt' && (/^[^©¤£µ]{0,30}:/.test(reading.masked.slice(first.end)) || /: ?$/.test(reading.masked.slice(0, first.end))))
    memory.lead = { segment: index, condition: first.condition, ...(segment.raw.trimStart().toLowerCase().startsWith(text.lower.slice(0, 8)) ? {} : { midway: true as const }) }
  else if (/^\W*(?:all|every|each) [a-z]+(?: [a-z]+)? ?:/.test(text.lower)) memory.lead = null
  else if (!found.length && memory.lead?.segment === index && !(memory.lead.midway && !reading.mentions.some((m) => m.kind === 'coverage' || m.kind === 'amount' || m.kind === 'limit')) && !/\b(?:in both|either way|everywhere|in (?:every|all|any) (?:other )?states?|itself|regardless|holder)\b/.test(text.lower)) found.push({ start: 0, end: 0, condition: memory.lead.condition })
  const answered = answeredHere({ memory, index })
  // "I clean in Tacoma. There you need ...": of a place that was named before, and not read as a state.
  if (!found.length && THERE.test(text.lower)) found.push({ start: 0, end: THERE.exec(text.lower)![0].length, condition: { kind: 'open', text: text.cased.slice(0, THERE.exec(text.lower)![0].length).trim() } })
  if (!found.length && answered) found.push({ start: 0, end: 0, condition: answered.condition })
  return found
}
