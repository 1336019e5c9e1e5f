import { isAnswer } from '../words/kinds-of-items.ts'
import type { Item } from '../words/lex-sentence.ts'

/** "GL no", "Cargo: active": an answer right behind a name. */
export const answersTo = (items: readonly Item[], name: Item): boolean => {
  // "Liability and phys dam in force": behind the list that it stands in.
  const further = items.slice(items.indexOf(name) + 1)
  const end = further.findIndex((item) => !(item.kind === 'join' || (item.kind === 'mark' && /[,/]/.test(item.mark)) || (item.kind === 'mention' && item.scope === 'lines')))
  const behind = further.slice(Math.max(end, 0))
  const [next, second] = behind.filter((item) => !(item.kind === 'mark' && /[:=,–-]/.test(item.mark)))
  return next !== undefined && (isAnswer(next) || (next.kind === 'word' && /^(?:is|are|was|has)$/.test(next.word) && second !== undefined && isAnswer(second)))
}

/** The policies that are told by a name of theirs alone, with an answer of their own: whoever says "GL no" does not mean the GL by "liability". */
export const answeredByName = (items: readonly Item[]): string[] =>
  items.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via === 'coverage' && item.lines.length === 1 && answersTo(items, item) ? item.lines : []))
