import type { Item } from '../words/lex-sentence.ts'
import type { Judgement, Verdict } from './judgement.ts'
import type { Clause } from './split-clauses.ts'

const SAME = /(?:^| )same$|^(?:the )?same as$/
const AS_ABOVE = /(?:^| )as above$/
const isSame = (item: Item): boolean => item.kind === 'sense' && item.sense === 'match' && (SAME.test(item.text) || AS_ABOVE.test(item.text))
const isNamed = (item: Item): boolean => item.kind === 'mention' && item.via !== 'carrier' && (item.scope === 'rest' || item.scope === 'lines' || item.scope === 'ambiguous')
const JOINS = /^(?:is|are|was|were|did|the|all|both|on|as|exactly|just|also|then|and)$/
/** What leaves open whether "same" is as it was asked, or as was just said of another policy. */
const NOT_AS_ASKED: ReadonlySet<Verdict> = new Set(['doubt', 'unread', 'wrong', 'later', 'refuse', 'fact'])
const OPEN: ReadonlySet<Verdict> = new Set(['doubt', 'unread', 'wrong', 'later'])

/** A clause that says no more than "same" of what it names, and perhaps "same as" another policy. */
const saysOnlySame = ({ items }: Clause): boolean => items.some(isSame) && items.every((item) => isSame(item) || item.kind === 'mark' || item.kind === 'mention' || item.kind === 'join' || (item.kind === 'word' && JOINS.test(item.word)))

/**
 * "Auto lapsed, same as the rest", "Cargo same": what was said of the policies before, where that is what is meant. `topic` are the lines it was said of; `limitOfItsOwn`: a limit that the others have none of was put right.
 * 'open' where it may be that, or what was asked; null where nothing of the kind is said.
 */
export function sameAsBefore(clause: Clause, previous: Judgement | null, topic: readonly string[], limitOfItsOwn: boolean): Judgement | 'open' | null {
  if (!saysOnlySame(clause)) return null
  const { items } = clause
  const at = items.findIndex(isSame)
  const comparedWith = asOther(items, at)
  if (comparedWith !== null) {
    const ofItself = items.slice(0, at).some(isNamed)
    // "Auto lapsed. Cargo active. GL same as auto": which of them was said of that one is not at hand.
    const known = !ofItself || (comparedWith.length > 0 && comparedWith.every((id) => topic.includes(id)) && topic.length === comparedWith.length)
    return known && previous !== null ? previous : 'open'
  }
  if (previous === null || !NOT_AS_ASKED.has(previous.verdict) || leavesTheRest(clause)) return previous !== null && OPEN.has(previous.verdict) && previous.verdict !== 'wrong' ? previous : null
  if (previous.verdict === 'fact' && limitOfItsOwn) return null
  return OPEN.has(previous.verdict) ? previous : 'open'
}

/** The lines named behind "same as"; none of their own for "the rest". */
function asOther(items: readonly Item[], at: number): string[] | null {
  const same = items[at]!
  const as = (same.kind === 'sense' && same.text.endsWith(' as')) || (items[at + 1]?.kind === 'word' && (items[at + 1] as { word: string }).word === 'as')
  const others = items.slice(at + 1).filter(isNamed)
  return as && others.length > 0 ? others.flatMap((item) => (item.kind === 'mention' ? item.lines : [])) : null
}

/** "WC number changed, it's 88211 now. Everything else is the same.": as it was asked. */
const leavesTheRest = ({ items }: Clause): boolean => items.some((item) => item.kind === 'mention' && item.scope === 'rest')
