import type { AskedLine } from '../../../vocabulary/index.ts'
import { isRejected } from './compared.ts'
import type { Item } from '../words/lex-sentence.ts'
import { equals, limitOf } from './limits-of-line.ts'
import { shorthand } from './read-values.ts'

type Amount = Extract<Item, { kind: 'amount' }>
/** The limit that two amounts of a clause are told of, and what it is now. */
export type Change = { label: string; amounts: number[] }

/** "The $5,000 deductible was changed to 2,500", "75k, not 100k", "100k on the reefer should be 50k": the limit as it was asked, and another in its place. */
export function oldBesideNew(items: Item[], line: AskedLine, single: boolean): Change | null {
  const amounts = items.flatMap((item, at) => (item.kind === 'amount' ? [{ item, at }] : []))
  const names = items.filter((item): item is Extract<Item, { kind: 'label' }> => item.kind === 'label' && item.labels.some((label) => typeof limitOf(line, label)?.amount === 'number'))
  const named = new Set(names.flatMap((item) => item.labels))
  if (amounts.length !== 2 || names.length > 1 || items.some((item) => item.kind === 'split') || (names.length === 0 && !single)) return null
  const [first, second] = amounts as [{ item: Amount; at: number }, { item: Amount; at: number }]
  const old = isOld(items, first.at, second.at) ? first : isRejected(items, second.at) ? second : null
  if (old === null) return null
  const asked = readings(old.item)
  const meant = line.limits.filter((limit) => (named.size === 0 || named.has(limit.label)) && equals(asked, limit.amount))
  const fresh = old === first ? second.item : first.item
  // "Cargo is 150,000, up from 100,000": of the limit that comes first, and as it was asked.
  if (named.size === 0 && equals(readings(fresh), line.limits[0]?.amount ?? null)) return null
  return meant.length === 1 && !equals(readings(fresh), meant[0]!.amount) ? { label: meant[0]!.label, amounts: readings(fresh) } : null
}

const readings = ({ candidates, bare }: Amount): number[] => (bare ? [...new Set([...candidates, ...shorthand(candidates[0]!)])] : candidates)

/** The first amount is told as what was, or what introduces the right one stands before the second alone. */
function isOld(items: Item[], first: number, second: number): boolean {
  if (isRejected(items, first)) return true
  const cue = items.findLastIndex((item, at) => at < second && item.kind === 'sense' && item.sense === 'cue')
  return cue > first && items.slice(cue + 1, second).every((item) => item.kind === 'word' || item.kind === 'mark' || item.kind === 'mention')
}
