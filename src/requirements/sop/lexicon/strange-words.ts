import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Group } from '../coverages/groups.ts'
import { PLAIN_WORDS } from './plain-words.ts'
import { exclusionsSpan } from '../documents/read-certificate.ts'
import { programChoice } from '../coverages/program-choice.ts'
import type { Segment } from '../segments/segment.ts'
import type { Facts, SentenceView } from '../sentences/sentence-view.ts'

const isPlain = (w: string): boolean => w.length < 3 || PLAIN_WORDS.has(w) || PLAIN_WORDS.has(w.replace(/(?:'s|s'|s)$/, ''))
/** A name within a sentence says who, not when. */
const isName = (cased: string, at: number): boolean => at > 0 && /[A-Z]/.test(cased.charAt(at)) && /[a-z,&] $/.test(cased.slice(Math.max(0, at - 2), at)) && !TERM_OF_TIME.test(cased.slice(Math.max(0, at - 16), at))
/** "Construction Manager shall carry", "Trade Contractor shall carry": a word of who is spoken to. */
const isParty = (masked: string, at: number): boolean => /^(?:construction|trade|design|prime) (?:manager|contractor|consultant|professional) (?:shall|must|will|agrees)\b/.test(masked.slice(at))
/** "During any Alterations, builder's risk": a term of the contract that says when. */
const TERM_OF_TIME = /\b(?:[Dd]uring|[Ww]hile|[Uu]pon|[Bb]efore) (?:any|an?|each|such) $/

/** Whether a stretch of a sentence holds a word that is neither of contracts and insurance nor part of a name. */
export function strangeIn(masked: string, cased: string, from: number, to: number): boolean {
  for (const m of masked.slice(from, to).matchAll(/[a-z][a-z'-]*[a-z]/g)) if (!isPlain(m[0]) && !isName(cased, from + m.index)) return true
  return false
}

/**
 * Words of a coverage's clause that no part of the grammar accounts for, and that may say when it is asked ("Armed guards:
 * umbrella of $5,000,000", "$2,000,000 for teams going into homes"). The stretch they stand in, or null.
 */
export function strangePhrase(view: SentenceView, group: Group): string | null {
  const { masked, cased } = view.reading
  if (!group.coverages.length) return null
  // The remarks of a table row: a cell of a few words that says nothing else.
  if (view.segment.row && view.groups.length === 1)
    for (let at = group.end + Math.max(0, masked.slice(group.end).indexOf(';')); at > 0 && at < masked.length; ) {
      const end = masked.indexOf(';', at + 1)
      const cell = masked.slice(at, end < 0 ? masked.length : end)
      if (/^;/.test(cell) && !/[¤©£µ§¶¦]/.test(cell) && cell.trim().split(' ').length <= 7 && strangeIn(masked, cased, at, at + cell.length)) return cased.slice(at + 1, at + cell.length).trim()
      at = end
    }
  return unaccounted(view, group)
}

/** What a text is about (its title, or a word that comes back in several of its lines) is no condition of one coverage. */
export function topicWords(segments: Segment[]): Set<string> {
  const lines = new Map<string, number>()
  const words = (raw: string) => new Set(raw.toLowerCase().replaceAll('\u2019', "'").match(/[a-z][a-z'-]*[a-z]/g))
  for (const s of segments) for (const w of words(s.raw)) lines.set(w, (lines.get(w) ?? 0) + 1)
  const titles = segments.flatMap((s) => s.context.titles.slice(0, 1)).concat(segments.slice(0, 1).map((s) => s.raw).filter((r) => !/[$\d]/.test(r)))
  return new Set([...titles.flatMap((t) => [...words(t)]), ...[...lines].filter(([, n]) => n >= TOPIC_LINES).map(([w]) => w)])
}
const TOPIC_LINES = 3
const EVERYBODY = /^\W*(?:all|each|every|any|both|whichever|regardless|everyone|everybody)\b/
const isTopic = ({ topic, roles }: Facts, w: string): boolean => topic.has(w) || roles.obligated.has(w.replace(/(?:'s|s'|s)$/, ''))

/** "Carriers that stage trailers overnight also show ...": some of those who are asked. */
const SOME = /^\W*(?!all\b|each\b|every\b|any\b)[a-z][\w' -]{2,40}? (?:who|that|with|without) [^,.;:©¤£µ]{3,80}?(?= (?:must|shall|also|adds?|needs?|carry|carries|shows?|have|has|provides?|sends?)\b)/
/** "Fleet partners (companies with five or more couriers) must carry ...", after others were spoken of. */
const SOME_IN_BRACKETS = /^\W*(?!all\b|each\b|every\b|any\b|both\b)[a-z][\w' -]{2,40}? \((?:[a-z]+ )?(?:who|that|which|with|without|of|over|under|above|below|more than|fewer than|less than)\b[^()©¤£µ]{3,80}\)(?= (?:must|shall|also|adds?|needs?|carry|carries|shows?|have|has|provides?|sends?)\b)/
/** "Truckers calling at the gate show ...", after others were spoken of. */
const DOING = /^\W*(?!all\b|each\b|every\b|any\b|both\b)[a-z]{3,}s [a-z]{3,}ing\b[^,.;:©¤£µ]{0,60}?(?= (?:must|shall|also|adds?|needs?|carry|carries|shows?|have|has|provides?|sends?)\b)/
const BRACKET = String.raw`(?: \([^()©£µ§¶]{1,60}\))?`
const NAMED = new RegExp(String.raw`^[^:¤©£µ§¶¦]{2,70}?${BRACKET}(?::| [-=] )`)
/** "Demolition must have umbrella 2M, pollution 1M", after others were spoken of. */
const DUTY_OF = new RegExp(String.raw`^\W*(?!all\b|each\b|every\b|any\b|both\b)[a-z][^,.;:¤©£µ§¶¦]{2,70}?${BRACKET}(?= (?:must|shall|will|also|adds?|needs?|carry|carries|have|has|provides?|require)\b)`)
/** "Large jobs: umbrella 2M": some of those who are asked, in words that are plain by themselves. */
const OF_A_SIZE = new RegExp(String.raw`^\W*(?:(?:for|on) )?(?:the |any )?(?:large|larger|small|smaller|big|bigger|major|minor|high-(?:risk|value|hazard)|low-(?:risk|value|hazard))(?: [a-z-]+)? (?:jobs?|works?|projects?|contracts?|events?|loads?|trades?|tenants?|vendors?|contractors?|carriers?|subcontractors?|subs|orders?|shipments?|venues?|gatherings|accounts|fleets?|companies|crews)${BRACKET}(?=:| [-=] | (?:must|shall|will|also|adds?|needs?|carry|have|provide|require)\b)`)
/** "Large jobs (over 100k): ...", "Big projects: ...": a head that is of some of them also where nothing stands before it. */
const OF_SOME_BY_SIZE = /\(|\b(?:over|under|above|below|exceeding|between|up to|large|larger|small|smaller|big|bigger|major|minor|high|low|heavy|certain|special)\b/
/** Who a sentence of members speaks to, where it is some of those spoken to before: "Renters with a van add owned autos". Null where it is everybody. */
export function someSpokenTo(view: SentenceView): string | null {
  const { masked, cased } = view.reading
  const lead = view.earlier ? SOME.exec(masked)?.[0] : undefined
  if (lead === undefined || /^\W*(?:the |such |these |those |this |that |your |our |its )/.test(lead) || /[©¶µ§]|\b(?:polic|certificate|coverage|insurance|endorsement|insurer|limit|form|waiver|claim|deductible)/.test(lead)) return null
  return [...lead.matchAll(/[a-z][a-z'-]*[a-z]/g)].every((m) => isPlain(m[0]) || isTopic(view.facts, m[0])) ? null : cased.slice(0, lead.length).trim()
}

/** The words before a sentence's coverages that may say which of the insureds it speaks of. */
function leadOf({ reading, earlier, facts }: SentenceView): string | null {
  const { masked } = reading
  const head = (NAMED.exec(masked) ?? DUTY_OF.exec(masked))?.[0]
  const named = earlier || (!facts.oneLine && (/^\W*(?:for|when|if|on|in)\b/.test(masked) || (head !== undefined && OF_SOME_BY_SIZE.test(head)))) ? head : undefined
  return named !== undefined && !EVERYBODY.test(named) ? named : (SOME.exec(masked)?.[0] ?? (earlier ? ((SOME_IN_BRACKETS.exec(masked) ?? DOING.exec(masked) ?? DUTY_OF.exec(masked))?.[0] ?? null) : null))
}

const OF_THINGS = new Set<CoverageType>(['auto_physical_damage', 'property', 'inland_marine', 'builders_risk', 'other'])
/** "including passengers", "spillage included", "during installation and removal", a name in quotes: what it covers, how long and who, and not when it is asked. */
const SAYS_WHAT_IT_IS = /\bincl(?:uding|usive of|\.)? [^.;:()¤£"]{3,60}|(?<=[,(] ?)(?:with )?[a-z&,' -]{3,50}? (?:is |are |to be )?included\b|\b(?:during|throughout) (?:the |its |their )?(?![a-z]+(?:(?:,| and| or| of)+ (?:the )?[a-z]+){0,3} only)[a-z]+(?:(?:,| and| or| of)+ (?:the )?[a-z]+){0,3}|\b(?:states?|jurisdictions?) (?:in which|where) (?:the |any |its |such )?[a-z]+(?: [a-z]+)? (?:is|are) (?:being |to be )?[a-z]+|\buntil (?:final |the |substantial )*(?:completion|acceptance|expiration|termination|end|payment)\b(?: of (?:the |this )?[a-z]+)?|\bto the (?:full(?:est)? |maximum |greatest )?extent (?:permitted|allowed|permissible|allowable|not prohibited) (?:by|under) [^,;.]{3,40}|"[^"]{3,120}"/g

/** The words of a coverage's own clause that nothing accounts for, in no condition that was found; the stretch they stand in, or null. */
function unaccounted(view: SentenceView, group: Group): string | null {
  const { masked, cased, lower } = view.reading
  const index = view.groups.indexOf(group)
  const sized = index === 0 ? OF_A_SIZE.exec(masked) : null
  if (sized) return cased.slice(0, sized[0].length).trim()
  const semi = masked.indexOf(';', group.end)
  // Who is spoken to before several coverages is who the text is for, unless it is some of them, or others were spoken to before.
  const lead = view.groups.length > 1 ? leadOf(view) : null
  if (lead !== null && ![...lead.matchAll(/[a-z][a-z'-]*[a-z]/g)].every((m) => isPlain(m[0]) || isTopic(view.facts, m[0]))) return cased.slice(0, lead.length).replace(/:$/, '').trim()
  const from = Math.max(index === 0 && view.groups.length > 1 ? group.start : (view.groups[index - 1]?.end ?? 0), masked.lastIndexOf(';', group.start) + 1)
  const next = view.conditions.find((c) => c.start >= group.end)?.start ?? masked.length
  // What ends a list of several coverages is said of none of them alone.
  const comma = view.groups.length > 2 && index === view.groups.length - 1 ? masked.indexOf(',', group.end) : -1
  const to = Math.min(view.groups[index + 1]?.start ?? masked.length, semi < 0 ? masked.length : semi, comma < 0 ? masked.length : comma, next)
  const spared = exclusionsSpan(lower)
  const program = programChoice(lower)
  // What equipment is insured may say that it is another coverage.
  const told = group.coverages.some((c) => OF_THINGS.has(c.type)) ? [] : [...masked.matchAll(SAYS_WHAT_IT_IS)].map((m) => ({ start: m.index, end: m.index + m[0].length }))
  for (const m of masked.slice(from, to).matchAll(/[a-z][a-z'-]*[a-z]/g)) {
    const at = from + m.index
    if (isPlain(m[0]) || isTopic(view.facts, m[0]) || isName(cased, at) || isParty(masked, at) || (at >= spared.start && at < spared.end) || (view.holder && at >= view.holder.start && at < view.holder.end) || told.some((t) => at >= t.start && at < t.end)) continue
    if (view.conditions.some((c) => at >= c.start && at < c.end) || (program && at >= program.start && at < program.end)) continue
    const start = Math.max(from, ...[...masked.slice(0, at).matchAll(/[,;:.()¤£©µ§¶¦]/g)].map((x) => x.index + 1))
    const length = masked.slice(at, to).search(/[,;:.()¤£©µ§¶¦]/)
    return cased.slice(start, length < 0 ? to : at + length).trim()
  }
  return null
}
