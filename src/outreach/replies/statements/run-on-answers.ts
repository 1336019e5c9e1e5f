import { points } from '../words/kinds-of-items.ts'
import type { Item } from '../words/lex-sentence.ts'
import { STANDS } from './breaks-at.ts'

const LEADS_TO_DAY = /^(?:on|as|of|effective|eff|in|for|back|non|not|no|pay|payment|nonpay|nonpayment|paying)$/
/** "GL cancelled 9/1", "GL got cancelled for non pay": how it ended, and its day or why behind it. */
export function closesEnding(items: Item[]): boolean {
  const ended = items.findLastIndex((item) => item.kind === 'sense' && item.sense === 'bad')
  const behind = items.slice(ended + 1)
  return ended !== -1 && behind.length > 0 && behind.length < 8 && behind.every((item) => item.kind === 'date' || (item.kind === 'attr' && item.attr === 'effective_date') || (item.kind === 'word' && LEADS_TO_DAY.test(item.word)) || (item.kind === 'sense' && (item.sense === 'plain' || item.sense === 'bad')))
}

/** "GL exp 9/1/27", "cargo active until 10/1": a policy's name, and last of all a day of it. */
export const closesValue = (items: Item[]): boolean => {
  const [last, before] = [items.at(-1), items.at(-2)]
  return last?.kind === 'date' && (before?.kind === 'attr' || (before?.kind === 'word' && /^(?:until|till|thru|through|to)$/.test(before.word)))
}

/** "(but) limits are not correct", "the carrier needs updating": a fact and its fault, and nothing behind it. */
export function closesFault(items: Item[]): boolean {
  const last = items.at(-1)
  const fact = items.findIndex((item) => item.kind === 'attr' || item.kind === 'label')
  const between = fact === -1 ? [] : items.slice(fact + 1, -1)
  const faulty = (last?.kind === 'sense' && last.sense === 'wrong') || (last?.kind === 'word' && !last.known)
  // "The limits on GL are not correct".
  const before = items.at(-2)
  if (last?.kind === 'sense' && last.sense === 'wrong' && before?.kind === 'word' && STANDS.test(before.word) && items.some(points)) return true
  return faulty && fact !== -1 && between.length < 4 && between.every((item) => item.kind === 'word' && !/^(?:of|on|for|from|under)$/.test(item.word))
}
