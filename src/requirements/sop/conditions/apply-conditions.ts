import type { Reading } from '../mentions/find-mentions.ts'
import type { ConditionAt } from './conditions.ts'
import type { Group } from '../coverages/groups.ts'
import type { AmountToken } from '../mentions/mentions.ts'
import { strangeIn } from '../lexicon/strange-words.ts'

export type Governed = {
  group: Group
  /** What holds for the whole group. */
  whole: ConditionAt | null
  /** Amounts that hold only under a condition, split off from the group. */
  part: { at: ConditionAt; tokens: Group['tokens']; /** What is left is the least of amounts that are each asked of some, as it seems. */ least?: boolean } | null
  /** What the last of the coverages accepted instead depends on. */
  instead: ConditionAt | null
  /** What it depends on besides a state: "acts with a crew based in New York need it". */
  also: ConditionAt | null
}

const clauseAt = (masked: string, at: number): { start: number; end: number; bracket: boolean } => {
  const openBracket = masked.lastIndexOf('(', at)
  const closed = openBracket >= 0 ? masked.indexOf(')', openBracket) : -1
  if (openBracket >= 0 && closed >= at) return { start: openBracket + 1, end: closed, bracket: true }
  const before = masked.slice(0, at)
  const start = Math.max(before.lastIndexOf(';') + 1, lastMatch(before, /\bbut\b|\bexcept that\b|\bhowever\b/g))
  const semi = masked.indexOf(';', at)
  return { start, end: semi < 0 ? masked.length : semi, bracket: false }
}
/** "..., or if <condition>, hired and non-owned": what stands between members, before any amount, chooses between them. */
export const isOtherChoice = (masked: string, c: ConditionAt): boolean =>
  c.condition.kind === 'open' && /µ[^;.¤©]*\bor,? $/.test(masked.slice(0, c.start)) && /^[^;.¤©]{0,70}µ/.test(masked.slice(c.end))

/** "..., and the truck's VIN is on the policy", "... - show the symbol and attach the schedule": what else is to be seen or done. */
const TO_BE_DONE = /¤[^;©¤]*(?: - |[,.] (?:and |but )?|\band )(?:please |also |then )?(?:(?:show|attach|include|list|send|provide|submit|enclose|mark|check|note|upload|add)\b(?! (?:an? )?(?:umbrella|excess|coverage))|(?:the |your |each |every )[a-z' ]{2,30}? (?:is|are|must be|has to be|have to be) (?:shown |listed |scheduled |named )?on (?:the |your |it\b))[^;©¤£]{0,80}$/

/** A clause that says something of its own, other than that the coverage is asked or not. */
const isRemark = (lead: string): boolean =>
  !/\b(?:not|no|none|exempt|waived|except|unless|n\/a)\b/.test(lead) &&
  /[µ¦]|[a-z]{3}/.test(lead.replace(/\b(?:only|requir\w*|applies|apply|needed|asked|mandatory|and|but|this|coverage|policy)\b/g, ''))
const lastMatch = (s: string, pattern: RegExp): number => [...s.matchAll(pattern)].at(-1)?.index ?? 0

/** Which groups of a sentence stand under which condition: one that leads governs what follows, one that trails the group before it. */
export function applyConditions(groups: Group[], all: ConditionAt[], reading: Reading): Governed[] {
  const left = all.filter((c) => c.condition.kind === 'state' && c.condition.not_insured_states !== undefined && (THERE_ASKED.test(reading.masked.slice(c.end, c.end + 120).split('©')[0]!) || THERE_REQUIRED.test(reading.masked.slice(c.end, c.end + 120))))
  const conditions = all.filter((c) => c.condition.kind !== 'open' || !left.some((l) => c.start >= l.end && c.start - l.end <= 3))
  const { masked } = reading
  const governed: Governed[] = groups.map((group) => ({ group, whole: null, part: elsePart(group, conditions, reading), instead: null, also: null }))
  for (const c of conditions) {
    const clause = clauseAt(masked, c.start)
    const lead = masked.slice(clause.start, c.start)
    const headed = /^\W*©+ ?: ?(?:[a-z'-]+ ){0,4}$/.test(lead) && c.condition.kind === 'state'
    const leading = headed || !/[©¤£]/.test(lead)
    // "Auto $1,000,000 with CA 99 48 for anyone hauling waste": the condition is that of what the coverage comes with.
    if (!leading && c.condition.kind === 'open' && /¤[^;.]*\b(?:with|plus) (?:an? |the )?[µ¦]+(?:(?:,| and| &|,? and| \/) ?[µ¦]+)* (?:for |if |when )?$/.test(masked.slice(clause.start, c.start))) continue
    // "Auto $1,000,000, MCS-90 where waste is hauled": the condition is that of the form.
    if (!leading && c.condition.kind === 'open' && /(?:[,;]|\b(?:and|with|plus|incl(?:uding|\.)?)) ?(?:an? |the )?(?:mcs-? ?90|c[ag] \d\d \d\d)(?: endorsement)? (?:only )?$/.test(reading.lower.slice(0, c.start))) continue
    // "general liability of $1,000,000, and if they can't, we may extend ours": a clause of its own, that speaks of no coverage.
    if (!leading && c.condition.kind === 'open' && /,\s*$/.test(masked.slice(0, c.start)) && /^(?:and|but)\b/.test(masked.slice(c.start)) && (/^[^,;.©¤£µ]{0,60}, [a-z][^;©¤£µ]*$/.test(masked.slice(c.end, clause.end)) || (/^[^,;.©¤£µ]{0,60}, (?:the |such )?£/.test(masked.slice(c.end, clause.end)) && !/[©¤]/.test(masked.slice(c.end, clause.end))))) continue
    // "auto 1M, hired and non-owned ok if no vehicles": what is accepted then is no condition of the coverage.
    if (!leading && c.condition.kind === 'open' && /µ+ (?:is |are |will be )?(?:ok|okay|fine|accepted|acceptable|enough|works|will do) $/.test(masked.slice(0, c.start))) continue
    // "$1,000,000, hired and non-owned only if ...": the condition is that of what stands right before it.
    if (!leading && /(?:[,–(-]|\bor)\s*µ+\s*$/.test(masked.slice(0, c.start)) && c.condition.kind === 'open') continue
    const after = governed.filter(
      (g) => g.group.start >= c.start && g.group.start < (sentenceWide(masked, c, clause) ? masked.length : speaksOn(masked, clause.end, c) ? nextStop(masked, clause.end + 1) : clause.end),
    )
    if (leading && after.length && (!clause.bracket || after.every((g) => g.group.start < clause.end))) {
      for (const g of after) g.whole ??= c
      if (headed) for (const g of governed) if (g.group.start < c.start && g.group.start >= clause.start) g.whole ??= c
      continue
    }
    // "Workers' compensation; members based in Texas may show occupational accident": of those, what is accepted instead.
    const choice = governed.find((g) => g.group.alternatives.at(-1) && g.group.alternatives.at(-1)!.coverage.start >= c.end && g.group.alternatives.at(-1)!.coverage.start < clause.end && g.group.start < c.start)
    if (clause.start > 0 && leading && choice) {
      choice.instead ??= c
      continue
    }
    // "...; hired and non-owned only if no owned autos": the condition is the member's, not the coverage's.
    if (clause.start > 0 && !clause.bracket && leading && !after.length && isRemark(lead)) continue
    // "any auto; if scheduled, then hired and non-owned too": the condition is that of the members behind it.
    if (clause.start > 0 && !clause.bracket && leading && !after.length && c.condition.kind === 'open' && /µ/.test(masked.slice(c.end, clause.end)) && !/[©¤£]/.test(masked.slice(clause.start, clause.end))) continue
    // "auto $1,000,000, including coverage under Form MCS-90 where required by law": the condition is that of the form.
    if (c.condition.kind === 'open' && /¤[^;]*\b(?:including|with|and|plus)\b[^;.¤©]{0,40}µ+ $/.test(masked.slice(clause.start, c.start)) && /^(?:where|if|when|as) (?:it is )?(?:required|applicable|mandated|prescribed)\b/.test(masked.slice(c.start))) continue
    // "...; for its subcontracted carriers, Provider will obtain certificates showing the same limit": what is collected of others.
    if (clause.start > 0 && !clause.bracket && leading && !after.length && c.condition.kind === 'open' && /^[^;.©¤]{0,60}\b(?:obtain|collect|require|verify|receive)s?\b[^;.©¤]{0,40}\b(?:certificates?|evidence|proof)\b/.test(masked.slice(c.end)) && !/[©¤]/.test(masked.slice(clause.start, clause.end))) continue
    // "...; suppliers domiciled in Wyoming furnish the certificate of the state fund": a clause that asks for a paper itself.
    if (clause.start > 0 && !clause.bracket && leading && !after.length && (c.condition.kind === 'state' || /^[^;.©¤]{0,60}\b(?:form|waiver|affidavit|exemption|letter|statement|declaration)\b/.test(masked.slice(c.end))) && /^[^;.©¤]{0,20}\b(?:sign|complete|furnish|send|show|provide|submit|present|file|deliver|upload|use|attach)(?:s|es)? [a-z]/.test(masked.slice(c.end))) continue
    // "...; no wetness exclusion on temperature loads": the condition is that of the terms.
    if (clause.start > 0 && !clause.bracket && /\bexclu/.test(masked.slice(clause.start, clause.end)) && !/¤/.test(masked.slice(clause.start, clause.end))) continue
    // "(a personal policy is okay for one-person firms)": what brackets allow is no condition of what stands before them.
    if (clause.bracket && c.condition.kind === 'open' && /(?:\b(?:is|are|may|can|will)\b[^()]*|\bpolic(?:y|ies) )\b(?:ok|okay|fine|accepted|acceptable|allowed|permitted|enough|sufficient|used|shown|sent|substituted)\b[^()]*$/.test(masked.slice(clause.start, clause.end)) && !/^\s*(?:if|when|where|only|unless)\b/.test(masked.slice(clause.start))) continue
    // "any auto (Code 1), or if Consultant has no owned autos, hired and non-owned, $1,000,000": another choice of the member.
    if (isOtherChoice(masked, c)) continue
    // "GL 1M/2M (aggregate per project if available)": the condition is that of the member the brackets name.
    if (clause.bracket && c.condition.kind === 'open' && /µ\s*$/.test(lead) && !/[©¤]/.test(lead)) continue
    // "Property coverage on the building (if owned), contents and improvements": one of the things that are insured.
    if (clause.bracket && c.condition.kind === 'open' && /^(?:if|when|where) [a-zµ]+ *$/.test(masked.slice(clause.start, clause.end)) && /\b(?:on|of|for|including|covering) (?:the |its |their |any )?[a-z]+ \($/.test(masked.slice(0, clause.start)) && /^\) ?(?:,|and\b) ?[a-z]/.test(masked.slice(clause.end))) continue
    // "Auto $1,000,000 - attach the schedule if scheduled autos": the condition is that of what is to be done.
    if (!clause.bracket && c.condition.kind === 'open' && /¤/.test(masked.slice(clause.start, c.start)) && TO_BE_DONE.test(masked.slice(clause.start, c.start)) && /^(?:if|when|where)\b/.test(masked.slice(c.start)) && !/[©¤£]/.test(masked.slice(c.start, clause.end))) continue
    // What brackets name as included has its own conditions: "(incl. physical damage on rented vehicles): $1,000,000".
    if (clause.bracket && c.condition.kind === 'open' && groups.some((g) => g.included.some((x) => x.start >= clause.start && x.start < c.start))) continue
    // "General liability, including liquor liability if alcohol is served, $1,000,000": so has what is included between commas.
    if (!clause.bracket && c.condition.kind === 'open' && groups.some((g) => g.included.some((x) => x.end <= c.start && /^[^,;.]{0,12}$/.test(masked.slice(x.end, c.start)))) && /^[^;.¤©]{0,60},/.test(masked.slice(c.end - 1))) continue
    // "GL $1,000,000, waiver (except CA)": a condition in brackets right behind a member is the member's.
    if (clause.bracket && leading && !after.length && /µ\s*$/.test(masked.slice(0, clause.start - 1)) && !/[a-z]{3}/.test(lead)) continue
    // "Auto $1,000,000 (MCS-90 if interstate)": the condition is that of what the brackets say before it.
    if (clause.bracket && leading && !after.length && c.condition.kind === 'open' && /[¦§]|[a-z]{3}/.test(lead.replace(/\b(?:only|requir\w*|applies|apply|needed|asked|mandatory|and|but|this|coverage|policy|not|no|none|exempt|waived|except|unless|even|required)\b/g, ''))) continue
    // "Auto $1,000,000, hired & non-owned (owned too if the company owns vehicles)": what the brackets say of a member is said of it alone.
    if (clause.bracket && leading && !after.length && c.condition.kind === 'open' && (/µ/.test(lead) || /\b(?:owned|hired|scheduled)\b/.test(lead))) continue
    // "WC in California, otherwise occupational accident": the rest of the states is said of what follows.
    const following = governed.find((g) => g.group.start >= c.end)
    if (c.condition.kind === 'state' && following && following.group.start - c.end <= 40 && /^(?:for )?(?:otherwise|everywhere else|anywhere else|elsewhere|everyone else|everybody else|all (?:the )?others?|the (?:rest|others))\b/.test(masked.slice(c.start)) && !/;/.test(masked.slice(c.end, following.group.start))) {
      following.whole ??= c
      continue
    }
    // "Workers' comp statutory; for Ohio, the state fund certificate": in a clause of its own, which names papers only.
    if (c.condition.kind === 'state' && PAPERS_ONLY.test(masked.slice(clause.start, clause.end)) && clause.start > 0 && !/[©¤£]/.test(masked.slice(clause.start, clause.end))) continue
    const before = governed.filter((g) => g.group.start < c.start)
    // "..., and, as to vehicles entering the yard, automobile liability"
    const lead0 = masked.slice(0, c.start).replace(/(?:as(?: to| respects)?|with (?:respect|regard) to|in (?:the )?case(?: of)?) $/, '')
    const opens = /(?:^|[,:(]|,? (?:and|but),?) (?:also |then )?$/.test(lead0)
    const next = opens ? after[0] : undefined
    // "GL of $1,000,000 and, when they pour, liquor liability"
    const toNext = next ? masked.slice(c.end, next.group.start) : ''
    const aside = /,\s*$/.test(lead0) && /^[^,;:©¤]{0,40}, (?:an? )?$/.test(toNext)
    if (next && next.group.start - c.end <= 50 && (aside || !/[,;:]/.test(toNext)) && c.condition.kind === 'open') {
      next.whole ??= c
      continue
    }
    const target = before.at(-1)
    // "..., together with, in the case of New York employers, disability benefits": the condition is that of what comes with it.
    if (target && /\b(?:together|along) with,? $/.test(lead0) && /^,? [a-z]/.test(masked.slice(c.end))) {
      target.also ??= { ...c, condition: { kind: 'open', text: reading.cased.slice(c.start).replace(/[.;].*$/, '') } }
      continue
    }
    if (target?.part && c.start < target.group.end) continue
    if (!target) {
      for (const g of after) g.whole ??= c
      continue
    }
    // "EL 500K, 30 days' notice, pesticide coverage if they spray": the condition is that of something else.
    const own = masked.slice(Math.max(target.group.end, masked.lastIndexOf(',', c.start - 2) + 1), c.start)
    if (c.condition.kind === 'open' && masked.slice(target.group.end, c.start).includes(',') && !/[©¤£]/.test(own) && (/^\s*(?:don't|do not|never)\b/.test(own) || strangeIn(masked, reading.cased, c.start - own.length, c.start))) continue
    // "Work comp, or occupational accident for fleets of one": the condition is that of what is accepted instead.
    const other = target.group.alternatives.at(-1)
    if (other && other.coverage.start < c.start && other.coverage.start >= clause.start && !/,\s*$/.test(lead) && c.condition.kind === 'open' && other.tokens.every((t) => t.start < c.start)) {
      target.instead ??= c
      continue
    }
    // "Auto $1,000,000, including form MCS-90 where hazardous cargo moves": the condition is that of the paper or form that is included.
    if (c.condition.kind === 'open' && /\b(?:including|incl\.?|with|plus|and)(?: an?| the)? (?:[a-z'-]+ ){0,3}[¦µ]+(?: (?:endorsement|form|filing)s?)? ?\(?(?:(?:if|when|where) (?:[a-z'-]+ ){0,2})?$/.test(masked.slice(target.group.end, c.start)) && /\b(?:if|when|where|for|on)\b/.test(masked.slice(c.start - 30, c.start + 6))) {
      target.also ??= c
      continue
    }
    // "WC or occ acc or signed waiver if solo": the condition is that of the paper.
    if (c.condition.kind === 'open' && /\bor (?:an? |the |their )?(?:[a-z'-]+ ){0,2}(?:waiver|exemption|affidavit|letter|form)s? (?:only )?$/.test(masked.slice(target.group.end, c.start))) {
      target.also ??= c
      continue
    }
    // "Work comp - if it's only you, I need the no-employee letter instead": so is that of the paper that is sent instead.
    if (c.condition.kind === 'open' && /^(?:if|when|where)\b[^.;©¤£]{3,80}, [^.;©¤£,]{0,40}\b(?:waiver|exemption|affidavit|letter|form|statement|declaration)s? (?:will do |is fine |works )?instead\b/.test(masked.slice(c.start))) {
      target.also ??= c
      continue
    }
    const inClause = target.group.tokens.filter((t) => t.start >= clause.start && t.start < clause.end)
    const later = target.group.tokens.filter((t) => t.start >= c.start && t.start < clause.end)
    const earlier = target.group.tokens.filter((t) => t.start < clause.start)
    const amount = (ts: Group['tokens']) => ts.some((t) => t.kind === 'amount')
    if (amount(inClause) && amount(earlier)) {
      target.part ??= { at: c, tokens: inClause }
      continue
    }
    if (amount(later)) {
      if (amount(target.group.tokens.filter((t) => t.start < c.start))) target.part ??= { at: c, tokens: later }
      else target.whole ??= c
      continue
    }
    const chunk = lastChunk(target.group, c.start, masked)
    if (chunk.length && chunk.length < target.group.tokens.filter((t) => t.start < c.start).length && repeats(target.group, chunk)) {
      target.part ??= { at: c, tokens: chunk }
      continue
    }
    const between = masked.slice(target.group.end, c.start)
    const plural = /\b(?:are|all|both|each|these|shall|must)\b/.test(between) && !clause.bracket
    const pair = before.at(-2)
    if (pair && target.group.coverages.every((x) => x.part === 'el') && pair.group.coverages.some((x) => x.type === 'workers_comp') && pair.group.start >= clause.start && c.condition.kind === 'state') pair.whole ??= c
    for (const g of plural ? before.filter((b) => b.group.start >= clause.start) : [target]) g.whole ??= c
  }
  // "Comp for Florida vendors: statutory, EL $100,000": employers' liability is part of the policy it is named with.
  for (const [i, g] of governed.entries()) {
    const next = governed[i + 1]
    if (g.whole?.condition.kind === 'state' && g.whole.start >= g.group.start && next && next.whole === null && g.group.coverages.every((x) => x.type === 'workers_comp' && x.part !== 'el') && next.group.coverages.every((x) => x.part === 'el') && !masked.slice(g.group.end, next.group.start).includes(';')) next.whole = g.whole
  }
  for (const g of governed) {
    // "occupational accident is fine, except in Ohio, where you need workers' comp": what stands behind "where" is asked there.
    const there = left.find((l) => l.end <= g.group.start && !masked.slice(l.end, g.group.start).includes('©'))
    if (there?.condition.kind === 'state') g.whole = { ...there, condition: { kind: 'state', insured_states: there.condition.not_insured_states! } }
    // "$3M for subs under $250,000; $5M for larger ones": of two amounts, each for some, the first is the base.
    if (g.whole?.condition.kind === 'open' && g.part?.at.condition.kind === 'open' && g.part.at !== g.whole && (UP_TO.test(masked.slice(g.whole.start, g.whole.end + 14)) || isLess(g, masked)) && g.group.tokens.some((t) => t.kind === 'amount' && t.end <= g.whole!.start && !g.part!.tokens.includes(t))) {
      g.also = g.whole
      g.whole = null
    }
    const open = g.whole
    if (open?.condition.kind !== 'open') continue
    const state = conditions.find((c) => c.condition.kind === 'state' && Math.abs(c.start - open.end) < 60 && !/;/.test(masked.slice(Math.min(open.start, c.start), Math.max(open.start, c.start))))
    if (!state) continue
    g.whole = state
    g.also = open
  }
  return governed
}

/** "$500,000 for cleaners; $1,000,000 for electricians": of two amounts, each for some, the first is the least. */
function isLess({ group, whole, part }: Governed, masked: string): boolean {
  const [first, second, ...more] = group.tokens.filter((t) => t.kind === 'amount')
  return first !== undefined && second !== undefined && !more.length && part!.tokens.includes(second) && first.value < second.value && [whole!, part!.at].every((c) => 'text' in c.condition && (/^(?:for|by|from|of) /i.test(c.condition.text) || masked.charAt(c.start - 1) === '('))
}

const PAPERS_ONLY = /\b(?:certificates?|certs?|state[- ]funds?|bwc|acord|cois?|letters?|forms?)\b/
const THERE_REQUIRED = /^\)?,? (?:where|in which(?: states?)?) (?:an? |the )?©+ (?:(?:insurance|coverage) )?(?:is|remains|must be)(?: always| still)? (?:required|mandatory|needed|carried|a must)\b(?! (?:only|if|when|for))/
const THERE_ASKED = /^\)?,? (?:where|in which(?: states?)?|there) (?:(?:you|they|we|it|everyone|everybody|drivers?|vendors?|carriers?|contractors?|couriers?|the law|the states?) )?(?:(?:will|do|always|still|also|actually) )*(?:needs?|must (?:have|carry|show)|requires?|ha(?:s|ve) to (?:have|carry|show)|wants?|asks? for|insists? on|only) (?:an? |the |only |proper |real )*$/
/** What an amount is for that starts at nothing. */
export const UP_TO = /\b(?:under|below|up to|less than|at or below|smaller|small|not over|no more than|not exceeding|standard|light|ordinary|regular)\b/
const ELSE_AFTER = /^[^;,¤©]{0,24}?\b(?:for|from|of|on|by|to)? ?(?:(?:everyone|everybody|anyone|anybody|everything) else|(?:all|any|every) others?\b|the (?:rest|others?)\b|(?:all|any|every) other [a-z]+)|^[\s,]*(?:(?:per|each|any one) [a-z]+ )?(?:otherwise|elsewhere|in (?:all|any) other (?:case|place|area|circumstance)s?)\b/
const ELSE_BEFORE = /(?:\botherwise|(?:everyone|everybody|anyone|anybody) else|\b(?:all|any|every) others?|the (?:rest|others)(?: of the (?:year|time|season))?(?: it)?)(?: (?:needs?|carr(?:y|ies)|must have|shows?|is|are|at|gets?|just))?[\s:,-]*(?:£+[\s:,-]*)?$/
/** "$5,000,000 for roofers, $1,000,000 for everyone else": the last amount is the base, the others hold for some. */
function elsePart(group: Group, conditions: ConditionAt[], reading: Reading): Governed['part'] {
  const amounts = group.tokens.filter((t) => t.kind === 'amount')
  let at = amounts.findIndex((a, i) => i > 0 && (ELSE_AFTER.test(reading.lower.slice(a.end)) || ELSE_BEFORE.test(reading.lower.slice(amounts[i - 1]!.end, a.start))))
  // "$2,000,000 for contracts to $1,000,000, $5,000,000 above"
  const above = at < 1 ? amounts.findIndex((a, i) => i > 0 && /^\s*(?:above|beyond|over)(?: that| it)?\s*(?:[.;,)]|$)/.test(reading.lower.slice(a.end))) : -1
  if (above > 0) {
    const later = amounts[above]!
    return { at: { start: later.start, end: later.end, condition: { kind: 'open', text: reading.cased.slice(later.end).replace(/[.;,)].*$/, '').trim() } }, tokens: group.tokens.filter((t) => t.start >= later.start) }
  }
  const least = at < 1
  if (least) at = lesserBehind(amounts, conditions, reading)
  if (at < 1) return null
  const start = amounts[at]!.start
  const tokens = group.tokens.filter((t) => t.start < start)
  const from = amounts[at - 1]!.end
  return { at: conditions.find((c) => c.start >= group.start && c.start < start) ?? { start: from, end: start, condition: { kind: 'open', text: reading.cased.slice(from, start).replace(/^[\s,;]+|[\s,;]+$/g, '') } }, tokens, least }
}

/** "$5,000,000 CSL for vehicles on the ramp; $1,000,000 CSL landside": behind an amount that is asked of some, a lesser one for the same. */
function lesserBehind(amounts: AmountToken[], conditions: ConditionAt[], { masked }: Reading): number {
  const [first, second] = amounts
  if (amounts.length !== 2 || second!.value >= first!.value || first!.group || second!.group) return -1
  const between = conditions.find((c) => c.condition.kind === 'open' && c.start >= first!.end && c.end <= second!.start)
  if (!between || /[()]/.test(masked.slice(first!.end, second!.start))) return -1
  const limit = (from: number): string => /^[\s:=-]*(£*)/.exec(masked.slice(from))![1]!
  return limit(first!.end).length === limit(second!.end).length ? 1 : -1
}

/** "Vendors based in Ohio: …; …" governs the whole sentence, not only its first clause. */
const sentenceWide = (masked: string, c: ConditionAt, clause: { start: number }): boolean =>
  clause.start === 0 && !/[©¤]/.test(masked.slice(0, c.start)) && /^[^;©¤£]{0,80}:/.test(masked.slice(c.end))

/** "Vendors based in Ohio send ...; ask them for ...": the next clause still speaks of them. */
const speaksOn = (masked: string, end: number, c: ConditionAt): boolean => c.condition.kind === 'state' && /^;\s*(?:[a-z]+ ){0,4}(?:them|they|these|those|such|then)\b/.test(masked.slice(end))
const nextStop = (masked: string, from: number): number => {
  const semi = masked.indexOf(';', from)
  return semi < 0 ? masked.length : semi
}

function lastChunk(group: Group, at: number, masked: string): Group['tokens'] {
  const tokens = group.tokens.filter((t) => t.start < at)
  let from = tokens.length - 1
  while (from > 0 && !/[,;(/]| - |\b(?:or|and|but)\b/.test(masked.slice(tokens[from - 1]!.end, tokens[from]!.start))) from--
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
