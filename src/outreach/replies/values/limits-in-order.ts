import type { AskedLine } from '../../../vocabulary/index.ts'
import type { Item } from '../words/lex-sentence.ts'
import { equals, limitOf, ordersOf } from './limits-of-line.ts'
import { shorthand } from './read-values.ts'

/** "1M and 200K.": nothing but the limit itself of each policy, in the order in which they were asked about, and as it was asked. */
export function tellsLimitsInOrder(items: Item[], lines: readonly AskedLine[]): boolean {
  const amounts = items.flatMap((item) => (item.kind === 'amount' ? [item.bare ? shorthand(item.candidates[0]!) : item.candidates] : []))
  const nothingElse = items.every((item) => item.kind === 'amount' || item.kind === 'join' || (item.kind === 'mark' && /[,./&]/.test(item.mark)))
  return nothingElse && lines.length > 1 && amounts.length === lines.length && lines.every((line, at) => equals(amounts[at]!, limitOf(line, ordersOf(line)[0]?.[0] ?? '')?.amount))
}
