import { carriersAsAsked } from './carriers-as-asked.ts'
import type { OutreachContext } from '../../../vocabulary/index.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Clause } from '../statements/split-clauses.ts'

const isRenewed = (item: Item): boolean => item.kind === 'sense' && item.sense === 'rewrite' && /^(?:renewed|did (?:all |both )?renew)$/.test(item.text)
/** What may stand beside it: whose it is, and that it was done. */
const BESIDE = /^(?:the|their|his|her|have|has|were|was|been|just|recently|already|did|with|us|here|on|time|of|and|we|i|for|them|him|her|insured-name|yes)$/
const isBeside = (item: Item): boolean => item.kind === 'mark' || item.kind === 'mention' || item.kind === 'join' || (item.kind === 'word' && BESIDE.test(item.word)) || (item.kind === 'sense' && /^(?:plain|yes)$/.test(item.sense))
/** "The GL was moved to Smoky Ridge", which is the company that was asked for it. */
const isPlacedAsAsked = (items: Item[]): boolean =>
  items.some((item) => item.kind === 'mention' && item.via === 'carrier') &&
  items.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via === 'coverage') &&
  carriersAsAsked(items) &&
  items.every((item) => isBeside(item) || isPlaced(item) || (item.kind === 'word' && /^(?:to|over|through|it|went)$/.test(item.word)))
const isPlaced = (item: Item): boolean => item.kind === 'sense' && item.sense === 'rewrite' && /^(?:moved|placed|remarketed|re-?written|re-?wrote|switched|transferred|renewed)$/.test(item.text)
const opensWithItsLine = (items: Item[]): boolean => items.some((item) => item.kind === 'mention' && item.scope !== 'topic' && item.scope !== 'all')

/** "... and are in force: GL, auto, umbrella and WC": whatever renewed is told behind the colon. */
const listsBehind = (items: Item[]): boolean => {
  const colon = items.findIndex((item) => item.kind === 'mark' && item.mark === ':')
  return colon > 0 && !opensWithItsLine(items.slice(0, colon)) && items.slice(0, colon).some((item) => item.kind === 'sense' && item.sense === 'active')
}

/**
 * "Auto and cargo renewed and are active as shown": a policy renews as one term ends and the next begins, so within the terms
 * that were asked it tells how they came about. Said of nothing but the renewal, it joins what is said after it.
 */
export function withRenewalJoined(clauses: Clause[], raw: string, { lines }: OutreachContext, today: string | null): Clause[] {
  const running = today !== null && lines.every((line) => line.effective_date !== null && line.expiration_date !== null && line.effective_date <= today && today < line.expiration_date)
  if (!running) return clauses
  return clauses.reduce<Clause[]>((out, clause) => {
    const before = out.at(-1)
    const joins =
      before !== undefined &&
      ((before.items.some(isRenewed) && before.items.every((item) => isRenewed(item) || isBeside(item))) || (before.items.some(isPlaced) && isPlacedAsAsked(before.items))) &&
      !clause.contrast && !clause.excepts && !before.excepts &&
      clause.items.some((item) => item.kind === 'sense' && item.sense === 'active') &&
      (!opensWithItsLine(clause.items) || (listsBehind(clause.items) && !opensWithItsLine(before.items)))
    if (!joins) return [...out, clause]
    const text = raw.slice(before.items[0]!.at, clause.items.at(-1)!.end).trim()
    return [...out.slice(0, -1), { ...before, items: [...before.items.filter((item) => !isPlaced(item)), ...clause.items], text }]
  }, [])
}
