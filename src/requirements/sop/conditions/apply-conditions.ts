import type { Group } from '../coverages/groups.ts'
import { strangeIn } from '../lexicon/strange-words.ts'
import type { Reading } from '../mentions/find-mentions.ts'
import { type ConditionPlace, placeOf } from './condition-place.ts'
import type { ConditionAt } from './conditions.ts'
import { isOfSomethingElse, isOfWhatIsBefore, namesPapersOnly } from './conditions-of-others.ts'
import { elsePart } from './else-amounts.ts'
import type { Governed } from './governed.ts'
import { settleGoverned } from './settle-governed.ts'

/** Which groups of a sentence stand under which condition: one that leads governs what follows, one that trails the group before it. */
export function applyConditions(groups: Group[], all: ConditionAt[], reading: Reading): Governed[] {
  const left = all.filter((c) => c.condition.kind === 'state' && c.condition.not_insured_states !== undefined && (THERE_ASKED.test(reading.masked.slice(c.end, c.end + 120).split('©')[0]!) || THERE_REQUIRED.test(reading.masked.slice(c.end, c.end + 120))))
  const conditions = inOnePhrase(all, reading).filter((c) => c.condition.kind !== 'open' || !left.some((l) => c.start >= l.end && c.start - l.end <= 3))
  const governed: Governed[] = groups.map((group) => ({ group, whole: null, part: elsePart(group, conditions, reading), instead: null, also: null }))
  for (const c of conditions) {
    const place = placeOf(c, governed, groups, reading)
    if (governsBehindBracket(place, governed) || isOfWhatIsBefore(place) || governsAfter(place, governed) || isOfSomethingElse(place) || governsRest(place, governed)) continue
    if (namesPapersOnly(place) || governsNext(place)) continue
    governBefore(place, governed)
  }
  settleGoverned(governed, conditions, left, reading)
  return governed
}

const SAYS_WHEN = /^(?:if|when|whenever|where|wherever|should|to the extent|in the event|provided|so long as|as long as)\b/
/** "and, where the Consultant uses vehicles in performing the Services, automobile liability": one condition, though its end could be one itself. */
function inOnePhrase(all: ConditionAt[], { masked, cased }: Reading): ConditionAt[] {
  const out: ConditionAt[] = []
  for (const c of all.toSorted((a, b) => a.start - b.start)) {
    const before = out.at(-1)
    const goesOn = before?.condition.kind === 'open' && c.condition.kind === 'open' && SAYS_WHEN.test(masked.slice(before.start)) && c.start >= before.end && !/[,;:.()©¤£µ]/.test(masked.slice(before.end, c.start))
    if (goesOn) out[out.length - 1] = { ...before, end: c.end, condition: { kind: 'open', text: cased.slice(before.start, c.end).trim() } }
    else out.push(c)
  }
  return out
}

/** One that leads its clause governs all that follows in it; or what is accepted instead, where that is all that follows. */
function governsAfter({ c, masked, clause, headed, leading, after }: ConditionPlace, governed: Governed[]): boolean {
  if (leading && after.length && (!clause.bracket || after.every((g) => g.group.start < clause.end))) {
    for (const g of after) if (g.part?.at !== c) g.whole ??= c
    if (headed) for (const g of governed) if (g.group.start < c.start && g.group.start >= clause.start) g.whole ??= c
    return true
  }
  // "Workers' compensation; members based in Texas may show occupational accident": of those, what is accepted instead.
  const choice = governed.find((g) => g.group.alternatives.at(-1) && g.group.alternatives.at(-1)!.coverage.start >= c.end && g.group.alternatives.at(-1)!.coverage.start < clause.end && g.group.start < c.start)
  // "WC, or for one-truck operators occupational accident": the condition stands between the choice and what it is a choice of.
  const between = choice && /\bor,? $/.test(masked.slice(0, c.start)) && /^[^;.©¤£]{0,24}$/.test(masked.slice(c.end, choice.group.alternatives.at(-1)!.coverage.start))
  if (choice && between && c.condition.kind === 'open') {
    choice.also ??= c
    return true
  }
  if (clause.start === 0 || !leading || !choice) return false
  choice.instead ??= c
  return true
}

/** "WC in California, otherwise occupational accident": the rest of the states is said of what follows. */
function governsRest({ c, masked }: ConditionPlace, governed: Governed[]): boolean {
  const following = governed.find((g) => g.group.start >= c.end)
  const rest = c.condition.kind === 'state' && following && following.group.start - c.end <= 40 && /^(?:for )?(?:otherwise|everywhere else|anywhere else|elsewhere|everyone else|everybody else|all (?:the )?others?|the (?:rest|others))\b/.test(masked.slice(c.start)) && !/;/.test(masked.slice(c.end, following.group.start))
  if (rest) following.whole ??= c
  return Boolean(rest)
}

/** "GL of $1,000,000, and (only if alcohol is sold) liquor liability": brackets right before a coverage that say when it alone is asked. */
function governsBehindBracket({ c, masked, clause }: ConditionPlace, governed: Governed[]): boolean {
  const next = clause.bracket && c.condition.kind === 'open' && c.start - clause.start <= 6 ? governed.find((g) => g.group.start >= clause.end) : undefined
  if (!next || !/^\) (?:an? |the )?$/.test(masked.slice(clause.end, next.group.coverages[0]?.start ?? next.group.start)) || !/(?:\b(?:and|or|plus)|[,;]) \($/.test(masked.slice(0, clause.start))) return false
  next.whole ??= c
  return true
}

const withoutAsTo = (before: string): string => before.replace(/(?:as(?: to| respects)?|with (?:respect|regard) to|in (?:the )?case(?: of)?) $/, '')
/** "..., and, as to vehicles entering the yard, automobile liability", "GL of $1,000,000 and, when they pour, liquor liability" */
function governsNext({ c, masked, after }: ConditionPlace): boolean {
  const lead = withoutAsTo(masked.slice(0, c.start))
  const next = /(?:^|[,:(]|,? (?:and|but),?) (?:also |then )?$/.test(lead) ? after[0] : undefined
  if (!next || next.group.start - c.end > 50 || c.condition.kind !== 'open') return false
  const between = masked.slice(c.end, next.group.start)
  const aside = /,\s*$/.test(lead) && /^[^,;:©¤]{0,40}, (?:an? )?$/.test(between)
  if (!aside && /[,;:]/.test(between)) return false
  next.whole ??= c
  return true
}

/** One that trails governs the group before it, the last of its amounts, or what is accepted instead of it. */
function governBefore({ c, masked, reading, clause, lead, after }: ConditionPlace, governed: Governed[]): void {
  const before = governed.filter((g) => g.group.start < c.start)
  const target = before.at(-1)
  // "..., together with, in the case of New York employers, disability benefits": the condition is that of what comes with it.
  if (target && /\b(?:together|along) with,? $/.test(withoutAsTo(masked.slice(0, c.start))) && /^,? [a-z]/.test(masked.slice(c.end))) {
    target.also ??= { ...c, condition: { kind: 'open', text: reading.cased.slice(c.start).replace(/[.;].*$/, '') } }
    return
  }
  // "General liability including liquor (if the hotel serves): $1,000,000": the condition is that of what is included.
  if (target && clause.bracket && c.condition.kind === 'open' && /\bincl(?:uding|\.)? (?:an? |the )?(?:[a-z-]+ ){0,3}(?:©+ ?)?\($/.test(masked.slice(0, clause.start))) {
    target.also ??= c
    return
  }
  // "Automobile: $1,000,000 or, if the firm owns no vehicles, hired and non-owned": the condition is that of what may stand for it.
  if (target && c.condition.kind === 'open' && /[¤£)] ?,? or,? $/.test(masked.slice(0, c.start)) && /^[^.;:¤©£]{3,60}, (?:an? |the )?[a-zµ]/.test(masked.slice(c.start))) {
    target.also ??= c
    return
  }
  if (target?.part && c.start < target.group.end) return
  if (!target) {
    for (const g of after) g.whole ??= c
    return
  }
  // "EL 500K, 30 days' notice, pesticide coverage if they spray": the condition is that of something else.
  const own = masked.slice(Math.max(target.group.end, masked.lastIndexOf(',', c.start - 2) + 1), c.start)
  if (c.condition.kind === 'open' && masked.slice(target.group.end, c.start).includes(',') && !/[©¤£]/.test(own) && (/^\s*(?:don't|do not|never)\b/.test(own) || strangeIn(masked, reading.cased, c.start - own.length, c.start))) return
  // "... and a delivery endorsement if your insurer sells one": of what comes with it.
  if (c.condition.kind === 'open' && /\b(?:and|plus|with) (?:an? |the )?(?:[a-z-]+ ){1,2}(?:endorsement|rider|option|extension)s? $/.test(masked.slice(target.group.end, c.start))) {
    target.also ??= c
    return
  }
  // "Work comp, or occupational accident for fleets of one": the condition is that of what is accepted instead.
  const other = target.group.alternatives.at(-1)
  if (other && other.coverage.start < c.start && other.coverage.start >= clause.start && !/,\s*$/.test(lead) && c.condition.kind === 'open' && other.tokens.every((t) => t.start < c.start)) {
    target.instead ??= c
    return
  }
  // "Auto $1,000,000, including form MCS-90 where hazardous cargo moves": the condition is that of the paper or form that is included.
  if (c.condition.kind === 'open' && /\b(?:including|incl\.?|with|plus|and)(?: an?| the)? (?:[a-z'-]+ ){0,3}[¦µ]+(?: (?:endorsement|form|filing)s?)? ?\(?(?:(?:if|when|where) (?:[a-z'-]+ ){0,2})?$/.test(masked.slice(target.group.end, c.start)) && /\b(?:if|when|where|for|on)\b/.test(masked.slice(c.start - 30, c.start + 6))) {
    target.also ??= c
    return
  }
  // "WC or occ acc or signed waiver if solo": the condition is that of the paper.
  if (c.condition.kind === 'open' && /\bor (?:an? |the |their )?(?:[a-z'-]+ ){0,2}(?:waiver|exemption|affidavit|letter|form)s? (?:only )?$/.test(masked.slice(target.group.end, c.start))) {
    target.also ??= c
    return
  }
  // "Work comp - if it's only you, I need the no-employee letter instead": so is that of the paper that is sent instead.
  if (c.condition.kind === 'open' && /^(?:if|when|where)\b[^.;©¤£]{3,80}, [^.;©¤£,]{0,40}\b(?:waiver|exemption|affidavit|letter|form|statement|declaration)s? (?:will do |is fine |works )?instead\b/.test(masked.slice(c.start))) {
    target.also ??= c
    return
  }
  const inClause = target.group.tokens.filter((t) => t.start >= clause.start && t.start < clause.end)
  const later = target.group.tokens.filter((t) => t.start >= c.start && t.start < clause.end)
  const earlier = target.group.tokens.filter((t) => t.start < clause.start)
  const amount = (ts: Group['tokens']) => ts.some((t) => t.kind === 'amount')
  if (amount(inClause) && amount(earlier)) {
    target.part ??= { at: c, tokens: inClause }
    return
  }
  if (amount(later)) {
    if (amount(target.group.tokens.filter((t) => t.start < c.start))) target.part ??= { at: c, tokens: later }
    else target.whole ??= c
    return
  }
  const chunk = lastChunk(target.group, c.start, masked)
  if (chunk.length && chunk.length < target.group.tokens.filter((t) => t.start < c.start).length && repeats(target.group, chunk)) {
    target.part ??= { at: c, tokens: chunk }
    return
  }
  const between = masked.slice(target.group.end, c.start)
  const plural = /\b(?:are|all|both|each|these|shall|must)\b/.test(between) && !clause.bracket
  const pair = before.at(-2)
  if (pair && target.group.coverages.every((x) => x.part === 'el') && pair.group.coverages.some((x) => x.type === 'workers_comp') && pair.group.start >= clause.start && c.condition.kind === 'state') pair.whole ??= c
  for (const g of plural ? before.filter((b) => b.group.start >= clause.start) : [target]) g.whole ??= c
}

function lastChunk(group: Group, at: number, masked: string): Group['tokens'] {
  const tokens = group.tokens.filter((t) => t.start < at)
  let from = tokens.length - 1
  const row = (i: number): number | undefined => {
    const token = tokens[i]!
    return token.kind === 'amount' ? token.group?.id : undefined
  }
  while (from > 0 && ((row(from) !== undefined && row(from) === row(from - 1)) || !/[,;(/]| - |\b(?:or|and|but)\b/.test(masked.slice(tokens[from - 1]!.end, tokens[from]!.start)))) from--
  return tokens.slice(Math.max(0, from))
}

/** A later amount for a limit that already has one: "$1M per occurrence, $2M for contracts over $250k". */
function repeats(group: Group, chunk: Group['tokens']): boolean {
  const words = (ts: Group['tokens']) => ts.filter((t) => t.kind === 'limit').map((t) => t.word)
  const rest = group.tokens.filter((t) => !chunk.includes(t))
  if (!rest.some((t) => t.kind === 'amount')) return false
  const own = words(chunk)
  return own.length === 0 || own.some((w) => words(rest).includes(w))
}

const THERE_REQUIRED = /^\)?,? (?:where|in which(?: states?)?) (?:an? |the )?©+ (?:(?:insurance|coverage) )?(?:is|remains|must be)(?: always| still)? (?:required|mandatory|needed|carried|a must)\b(?! (?:only|if|when|for))/
const THERE_ASKED = /^\)?,? (?:where|in which(?: states?)?|there) (?:(?:you|they|we|it|everyone|everybody|drivers?|vendors?|carriers?|contractors?|couriers?|the law|the states?) )?(?:(?:will|do|always|still|also|actually) )*(?:needs?|must (?:have|carry|show)|requires?|ha(?:s|ve) to (?:have|carry|show)|wants?|asks? for|insists? on|only) (?:an? |the |only |proper |real )*$/
