import type { Item, Lexed } from '../words/lex-sentence.ts'

type Part = Pick<Lexed, 'items' | 'folded' | 'raw'>
type Told = { folded: string; raw: string }

/** "Tell Bobby at Copper Canyon hello", with the insured by what they are to the writer: remarks know them by that, and not by name. */
export const withInsuredTold = (part: Part): Told | null => toldByRole(part, (item) => (item.kind === 'word' && item.word === 'insured-name' ? 'the insured' : null))

/** "Just spoke with Old Plains" with a company that was asked for as "the carrier"; another company keeps its name. Null where none is named. */
export function withCarriersTold(part: Part): Told | null {
  if (!part.items.some(isCarrier)) return null
  return toldByRole(part, (item) => (item.kind === 'word' && item.word === 'insured-name' ? 'the insured' : isCarrier(item) ? 'the carrier' : null))
}

const isCarrier = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines' && item.via === 'carrier'

function toldByRole({ items, folded, raw }: Part, roleOf: (item: Item) => string | null): Told | null {
  let [to, inFolded, inRaw] = [0, '', '']
  for (const item of items) {
    const role = roleOf(item)
    if (role === null) continue
    const own = /'s?$/.exec(folded.slice(item.at, item.end))?.[0] ?? ''
    const from = folded.slice(0, item.at).endsWith('the ') ? item.at - 4 : item.at
    inFolded += folded.slice(to, from) + role + own
    inRaw += raw.slice(to, from) + role + own
    to = item.end
  }
  return to === 0 ? null : { folded: inFolded + folded.slice(to), raw: inRaw + raw.slice(to) }
}
