import type { AskedLine } from '../../../vocabulary/index.ts'
import type { Item } from '../words/lex-sentence.ts'

export type Corrections = Record<string, string | number>
/** What the values of a clause say of one line: what differs, what agreed, and whether a value was left that cannot be placed. */
export type Compared = { corrections: Corrections; agreed: Set<string>; unplaced: string[] }
export type ClauseValues = {
  items: Item[]
  corrected: boolean
  namesNumber: boolean
  /** "The number ends in 1930, not 1920." */
  tail: { told: string; denied: string | null } | null
  event: boolean
  single: boolean
  /** "Both are on one package now, 88-PKG-30112": one new number for all that are spoken of. */
  sharesNumber: boolean
  carrier: string | null
  /** The carrier named is none of those asked about. */
  strange: boolean
  /** "The carrier on the auto and cargo is ...": one for all the lines named. */
  sharesCarrier: boolean
  insuredName: string | null
  /** It tells since when something else about the policy is another: "limits amended effective 9/1". */
  changes: boolean
  /** It says that the name was changed. */
  renamed: boolean
  /** The day on which it was written. */
  today: string | null
  /** All that was asked about. */
  asked: readonly AskedLine[]
  insured: string
  /** The text, folded. */
  folded: string
  /** It speaks of premiums, payments or losses. */
  money: boolean
}

const isAmount = (item: Item | undefined): boolean => item?.kind === 'amount' || item?.kind === 'split'
const BEFORE_NOW = /^(?:prior|previously|before|formerly|originally|earlier)$/
const FIRST_AT = /^(?:issued|written|bound|quoted|placed|originally|previously|first|started|set|up|at|with|for)$/
/** "1M since 10/1, 2M prior", "..., before that 2M", "was issued at 2M but it is 1M": beside another amount, what it was before. */
function wasBefore(items: Item[], at: number): boolean {
  const isWord = (one: Item | undefined, words: RegExp): boolean => (one?.kind === 'word' && words.test(one.word)) || (one?.kind === 'sense' && words.test(one.text))
  const [earlier, later] = [items.slice(0, at).some(isAmount), items.slice(at + 1).some(isAmount)]
  const [twoBefore, before] = [items[at - 2], items[at - 1]]
  if ((earlier || later) && (isWord(items[at + 1], BEFORE_NOW) || isWord(before, BEFORE_NOW) || (isWord(twoBefore, /^before$/) && before?.kind === 'mention' && before.scope === 'topic'))) return true
  // "..., was 2M", and nothing behind it that it is now.
  if (earlier && isWord(before, /^was$/) && !later && items.slice(0, at).some((one) => one.kind === 'date')) return true
  let back = at - 1
  while (back > at - 5 && back > 0 && isWord(items[back], FIRST_AT)) back -= 1
  return later && back < at - 1 && isWord(items[back], /^(?:was|were)$/) && isWord(items[at - 1], /^(?:at|with|for)$/)
}

/** "Raised from 1M to 2M", "was 1M and is now 2M": what it was before. */
export const isFormer = (items: Item[], at: number): boolean => {
  const [before, item, to, then] = [items[at - 1], items[at], items[at + 1], items[at + 2]]
  if (!isAmount(item)) return false
  if (wasBefore(items, at)) return true
  const from = before?.kind === 'word' ? before.word : before?.kind === 'sense' ? before.text : ''
  if (/\bfrom$/.test(from) && to?.kind === 'word' && to.word === 'to' && isAmount(then)) return true
  const told = (before?.kind === 'word' && /^(?:was|were|had)$/.test(before.word)) || (before?.kind === 'sense' && /\b(?:was|were|had|used to be)$/.test(before.text))
  const next = items.findIndex((other, place) => place > at && isAmount(other))
  return told && next !== -1 && items.slice(at + 1, next).some((one) => (one.kind === 'sense' && one.sense === 'cue') || (one.kind === 'word' && /^(?:now|is)$/.test(one.word)))
}

/** "Not 7/1", "you have 150": the value that was asked, and not the one stated. */
export const isRejected = (items: Item[], at: number): boolean => {
  if (isFormer(items, at)) return true
  // "The carrier won't offer 2M": what it is not.
  const [not, verb] = [items[at - 2], items[at - 1]]
  if (isAmount(items[at]) && not?.kind === 'sense' && not.sense === 'not' && verb?.kind === 'word' && /^(?:offer|give|write|provide|do|allow|quote)$/.test(verb.word)) return true
  // "Off by a million": the difference, and not the value.
  const by = items[at - 1]
  if (items[at]?.kind === 'amount' && by?.kind === 'word' && by.word === 'by') return true
  for (let back = at - 1; back >= 0 && back >= at - 3; back -= 1) {
    const item = items[back]!
    if (item.kind === 'sense' && item.sense === 'reference') return true
    if (item.kind === 'sense' && item.sense === 'cue') return false
    if (item.kind !== 'word' && item.kind !== 'attr' && item.kind !== 'label') return false
  }
  return false
}

/** Of several amounts that are told of several lines none is the limit of this one. */
export const NOT_AMONG_THEM = 'the amounts that are told'
