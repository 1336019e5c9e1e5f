import type { AskedLine } from '../../../vocabulary/index.ts'
import type { Compared } from './compared.ts'
import type { Item } from '../words/lex-sentence.ts'
import { equals } from './limits-of-line.ts'

/** "150k reefer breakdown 100k": of two amounts with one name between them the second is of that name, where each is then as it was asked. */
export function agreesAround(items: Item[], line: AskedLine, out: Compared): boolean {
  const at = items.findIndex((item) => item.kind === 'label')
  const [label, before, after] = [items[at], items[at - 1], items[at + 1]]
  if (label?.kind !== 'label' || before?.kind !== 'amount' || after?.kind !== 'amount' || items.some((item, place) => place !== at && (item.kind === 'label' || item.kind === 'split' || (item.kind === 'amount' && item !== before && item !== after)))) return false
  const named = line.limits.filter((limit) => label.labels.includes(limit.label) && equals(after.candidates, limit.amount) && !equals(before.candidates, limit.amount))
  const itself = line.limits.filter((limit) => !named.includes(limit) && equals(before.candidates, limit.amount))
  if (named.length !== 1 || itself.length === 0) return false
  for (const limit of [...named, ...itself]) out.agreed.add(`limits.${limit.label}`)
  return true
}

/** "150,000 / 100,000 reefer": the name behind limits in shorthand is the last one's, where each is then as it was asked. */
export function agreesBehind(parts: number[][], next: Item | undefined, line: AskedLine, out: Compared): boolean {
  if (next?.kind !== 'label' || parts.length !== 2) return false
  const named = line.limits.filter((limit) => next.labels.includes(limit.label) && equals(parts[1]!, limit.amount))
  const itself = line.limits.filter((limit) => !named.includes(limit) && equals(parts[0]!, limit.amount))
  if (named.length !== 1 || itself.length === 0) return false
  for (const limit of [...named, ...itself]) out.agreed.add(`limits.${limit.label}`)
  return true
}
