import { THIS_WORK } from '../lexicon/plain-words.ts'
import type { Reading } from '../mentions/find-mentions.ts'
import { BEHIND_AMOUNT } from './around-group.ts'
import type { Group } from './groups.ts'

/** How a coverage stands by a bare word or two set beside it. `open`: it is asked in some cases, or not decided. */
export type BareStanding = 'not_required' | 'optional' | 'advisory' | 'open'

const WORDS: [BareStanding, string][] = [
  [
    'not_required',
    `(?:(?:intentionally )?reserved ?[,;:\u2013\u2014-]+ ?)?(?:currently |presently |no longer |not )(?:required|needed|necessary|applicable|asked(?: for)?|mandatory)(?: (?:to|for|in|under|on) ${THIS_WORK})?|(?:intentionally )?reserved|(?:none|nothing) (?:is )?(?:required|needed|necessary)|no (?:[a-z]+ )?(?:coverage|cover|policy|insurance|certificate) (?:is )?(?:required|needed|necessary)|no requirement|not (?:at |for |on |in |under )?this (?:time|job|project|year|season|event|contract|order|lot|site|phase|scope|trade|lease|agreement|work|load|lane|one|engagement|bid)|not (?:now|yet|used)|unnecessary|n ?\\/ ?a|waived|deleted|discontinued|removed|dropped|struck|by (?:the )?(?:owner|landlord|city|county|gc|general contractor|client|venue|principal|employer|council|lessor|licensor|university|authority|district|hirer|others|us)|(?:provided|carried|bought|furnished|supplied|covered|effected|arranged|taken out|placed|maintained) by (?:us|(?:the )?(?:owner|principal|employer|landlord|client|council))|ours|on us`,
  ],
  ['optional', `(?:strictly |entirely |purely |completely )?(?:optional|voluntary|elective)|(?:your|their) (?:call|choice|option)|up to (?:you|them)|at (?:your|their) (?:own )?(?:option|discretion)|if (?:desired|wanted|you (?:want|like|wish))`],
  ['advisory', `(?:strongly |highly )?(?:recommended|preferred|suggested|encouraged|advised|advisable|desired|desirable)|(?:a )?nice[- ]to[- ]have|a plus`],
  ['open', `tbd|tba|to be (?:determined|decided|confirmed|advised|agreed)|pending|on hold|under review|see me|(?:as|if|when|where) (?:needed|required|applicable|requested|any)|if any|(?:up)?on request|only if requested|(?:only )?for information(?: only)?|(?:an? )?(?:example|sample)`],
]
const said = (words: string): string => `(?:(?:this|that|it)(?: one)?(?: is|'s) |is |are )?(?:${words})`
const AT: { standing: BareStanding; after: RegExp; before: RegExp; alone: RegExp }[] = WORDS.map(([standing, words]) => ({
  standing,
  // "Umbrella (optional): $2,000,000", "Umbrella $2,000,000 - ours"
  after: new RegExp(`^\\s*(?:insurance |coverage |policy )?(?:[,:;([*-]|\\s)+${said(words)}(?=\\s*(?:[)\\]*:;,-]|\\.(?!\\d)|¤|$))(?!\\s*[,:] ?(?:except|unless|but|if|when|where|only)\\b)`),
  // "(optional) Umbrella $2,000,000"
  before: new RegExp(`(?:^|[;,.:] ?)[([*]{1,2}${said(words)}[)\\]*]{1,2}[ :-]*(?:an? |the )?$|^\\W*${said(words)} ?[:-] ?(?:an? |the )?$`),
  // "Umbrella $2,000,000. Waived."
  alone: new RegExp(`^\\W*${said(words)}\\W*$`),
}))

/** What a cell, or a sentence, that is nothing but such a word says. */
export const standingAlone = (text: string): BareStanding | null => AT.find((a) => a.alone.test(text.trim().toLowerCase()))?.standing ?? null

/** What such a word says right behind a coverage's name or its amounts, in brackets before it, or as the next sentence. */
export function standingBeside(group: Group, { masked }: Reading, next: string | null): BareStanding | null {
  const name = group.coverages.at(-1)
  if (!name || group.coverages.length !== 1) return null
  // "GL $1M, med pay not needed", "auto $750K, $1M preferred": said of the limit, or of the amount, that stands before it.
  const last = group.tokens.at(-1)
  if (last?.kind === 'limit' && BEHIND_AMOUNT.test(masked.slice(group.start, last.start))) return null
  const amounts = group.tokens.flatMap((t) => (t.kind === 'amount' ? [t] : []))
  if (amounts.length > 1 && amounts.some((a) => a.group === undefined || a.group.id !== amounts[0]!.group?.id)) return null
  const before = group.start > 60 ? `x${masked.slice(group.start - 60, group.start)}` : masked.slice(0, group.start)
  const places = [masked.slice(name.end, name.end + 120), masked.slice(group.end, group.end + 120)]
  for (const { standing, after, before: lead, alone } of AT)
    if (places.some((p) => after.test(p)) || lead.test(before) || (next !== null && alone.test(next.toLowerCase()))) return standing
  return null
}

/** Words that pick some cases, in a bracket, a title or a short sentence of their own. */
const SOME_CASES = /\b(?:over|above|under|below|exceeding|more than|less than|larger|bigger|smaller|only|if|when|where|unless)\b|^\W*(?:on|for) (?!(?:all|every|each|any|both|the|this|our|your)\b)|¦|¤/
/** "On contracts over $50,000.", "Roofers only.": a sentence that is nothing but the case. */
const CASE_ALONE = /^\W*(?:(?:only )?(?:on|for|if|when|where|over|above|under|below|larger|bigger|smaller)\b(?! (?:you|we|they|the (?:insurer|agent|broker|vendor|contractor)) )(?![^,]{2,40}, (?:please |just |then )?(?:send|call|ask|see|tell|contact|e-?mail|let|get|flag|stop|hold|talk|check|come|kick|bounce|return|turn|do|don't|reject|use|take|add|make|no|i|we|you|it|it's|they|that|that's|a|an|the|your|their|our|he|she)\b)[^.;:]{2,45}|[a-z][a-z -]{2,30} only)\W*$/
/** What may be said of policies and papers is no case. */
const OF_INSURANCE = /liab|auto|\bgl\b|\bcgl\b|comp\b|umbrella|polic|cover|insur|cargo|certific|holder|waiver|ongoing|completed|operations|favou?r|item|section|state|[§¶]|\(\w{1,2}\)|^\W*(?:on|for|under) (?:nos?\.? )?\d{1,2}\b(?![,.]\d)/
const ASKED_PLAINLY = /^\W*(?:required|mandatory|must|yes|[yx]|[a-h]|\d{1,2}|\d{1,2}[a-z]|[ivx]{1,4})\W*$/
const BEFORE = /[([]([^()[\]©µ]{2,60})[)\]][ :-]*(?:£+ ?|¶+ ?|a\.?m\.? ?best(?:'s)? |rated |rating |an? |the ){0,4}$/
const TITLE = /^[\s*.-]*([^:©µ]{2,60}):\s*(?:£+ ?|¶+ ?|a\.?m\.? ?best(?:'s)? |rated |rating |an? |the ){0,4}$/
const CASE_BEHIND = /^\s*[,:;([*-]+\s*(?:(?:over|above|under|below|exceeding) (?:[¦¤$]|\d)|(?:larger|bigger|smaller) [a-z]+s\b)/

/** "on GL and auto", and nothing else behind a member. */
const ITS_POLICIES = /^(?: (?:status|wording|language|endorsements?|basis|form))?,? (?:on|for|under|to) (?:the |all |both )?(?:[©¶]{1,40}(?: (?:polic(?:y|ies)|coverages?))?(?: ?(?:,|and|&|or|\/|\+|, and) ?(?:the )?)?){1,6}\W*$/
/** What such words say of a member: right behind it, in brackets or a title before it, or as the next sentence. */
export function standingOfMember(m: { start: number; end: number }, masked: string, next: string | null): BareStanding | null {
  const behind = masked.slice(m.end, m.end + 120).replace(/^ (?:status|wording|language|endorsements?|basis|form)\b/, '')
  for (const { standing, after } of AT) if (after.test(behind)) return standing
  if (CASE_BEHIND.test(behind)) return 'open'
  const lead = masked.slice(Math.max(0, m.start - 90), m.start)
  const words = BEFORE.exec(lead)?.[1] ?? (m.start <= 90 ? TITLE.exec(lead)?.[1] : undefined)
  if (words !== undefined && !ASKED_PLAINLY.test(words)) {
    const alone = standingAlone(words)
    if (alone) return alone
    if (SOME_CASES.test(words) && !OF_INSURANCE.test(words)) return 'open'
  }
  if (next === null || !(/^[^©¤]{0,20}$/.test(masked.slice(m.end)) || ITS_POLICIES.test(masked.slice(m.end)))) return null
  return standingAlone(next) ?? (CASE_ALONE.test(next.toLowerCase()) && !OF_INSURANCE.test(next.toLowerCase()) ? 'open' : null)
}
