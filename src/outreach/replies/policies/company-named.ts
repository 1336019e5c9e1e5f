import type { Item } from '../words/lex-sentence.ts'

/** "We no longer have it with Great Basin": of the policies of that company that were last spoken of. */
export function withCompany(items: Item[], topic: string[]): string[] {
  const company = items.findIndex((item) => item.kind === 'mention' && item.via === 'carrier')
  const [it, leads] = [items[company - 2], items[company - 1]]
  return it?.kind === 'mention' && it.scope === 'topic' && leads?.kind === 'word' && /^(?:with|through|at|by|via)$/.test(leads.word) ? topic : []
}

/** What "it" stands for behind a company's name: the policies of that company that were last spoken of. */
export function objectOf(items: Item[], topic: string[]): string[] {
  const company = items.findIndex((item) => item.kind === 'mention' && item.via === 'carrier')
  const it = items.findIndex((item, at) => at > company + 1 && item.kind === 'mention' && item.scope === 'topic')
  return it !== -1 && items.slice(company, it).some((item) => item.kind === 'sense' && item.sense === 'bad') ? topic : []
}

export const givenAsRight = (items: Item[]): boolean => items.some((item, at) => item.kind === 'mention' && item.via === 'carrier' && items[at - 1]?.kind === 'sense' && (items[at - 1] as Extract<Item, { kind: 'sense' }>).sense === 'cue')

/** "PR-1 active - carrier is Mesa Fire": whose company it is stands before it. */
export const namesTheCarrier = (items: Item[]): boolean =>
  items.some((item, at) => {
    const [attr, between] = [items.findIndex((one) => one.kind === 'attr' && one.attr === 'carrier'), items[at - 1]]
    return item.kind === 'mention' && item.via === 'carrier' && attr !== -1 && attr < at && at - attr <= 2 && (attr === at - 1 || between?.kind === 'mark' || (between?.kind === 'word' && /^(?:is|are|was)$/.test(between.word)) || (between?.kind === 'sense' && between.sense === 'cue'))
  })
