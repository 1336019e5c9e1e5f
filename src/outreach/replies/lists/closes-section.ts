import type { Item, Lexed } from '../words/lex-sentence.ts'
import type { Sentence } from '../statements/split-sentences.ts'

type Read = { sentence: Sentence; lexed: Lexed }
const names = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'
const VALUES: ReadonlySet<string> = new Set(['mark', 'join', 'date', 'range', 'amount', 'split', 'number', 'attr', 'label', 'mention'])
const ANSWERS: ReadonlySet<string> = new Set(['active', 'match', 'yes', 'bad', 'weak', 'no'])

/** The policy's coverage, with nothing beside it but its number in the list. */
const isTitle = ({ lexed: { items } }: Read): boolean => items.some((item) => names(item) && item.kind === 'mention' && item.via === 'coverage') && items.every((item) => names(item) || item.kind === 'mark')
/** "Carrier: Blue Mesa", "Policy term: 3/1/26 to 3/1/27": values and what they are, as the request has them. */
const isFact = ({ lexed: { items } }: Read): boolean =>
  items.some((item) => item.kind === 'attr' || item.kind === 'label' || item.kind === 'number' || item.kind === 'range' || (item.kind === 'mention' && (item.via === 'number' || item.via === 'carrier'))) &&
  items.every((item) => VALUES.has(item.kind) || (item.kind === 'sense' && item.sense === 'plain') || (item.kind === 'word' && item.known))
const isAnswer = ({ lexed: { items } }: Read): boolean => items[0]?.kind === 'sense' && ANSWERS.has(items[0].sense)

/**
 * "General liability", its carrier and number below it, and below those "Confirmed": the answer is of the policy above it, and no
 * heading of the one that follows. Where an answer stands before the first title, answers are headings.
 */
export function closesSection(sentences: readonly Read[], at: number): boolean {
  let above = at - 1
  while (above >= 0 && isFact(sentences[above]!) && !isTitle(sentences[above]!)) above -= 1
  if (above < 0 || above === at - 1 || !isTitle(sentences[above]!) || !isAnswer(sentences[at]!)) return false
  return sentences.findIndex(isTitle) < sentences.findIndex(isAnswer)
}
