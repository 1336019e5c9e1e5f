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

const isNamed = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines'
const ties = (item: Item): boolean => item.kind === 'join' || (item.kind === 'mark' && item.mark === ',') || (item.kind === 'word' && /^(?:the|their|both|and)$/.test(item.word)) || (item.kind === 'mention' && item.scope === 'topic')

/**
 * "The Ironbridge GL and the excess sit over it" as "the policies sit over it", a company by itself as "the insurer": what a remark says of a policy is the same of any.
 * Null where no policy is named.
 */
export function withPoliciesTold({ items, folded, raw }: Part): (Told & { lines: string[] }) | null {
  let [to, inFolded, inRaw] = [0, '', '']
  let lines: string[] | null = null
  for (let at = 0; at < items.length; at += 1) {
    if (!isNamed(items[at]!)) continue
    let last = at
    for (let next = at + 1; next < items.length && (isNamed(items[next]!) || ties(items[next]!)); next += 1) if (isNamed(items[next]!) || isTopic(items[next]!)) last = next
    const run = items.slice(at, last + 1).filter(isNamed)
    // "The Granite Peak policies": a company that tells which policies.
    const ofCompany = run.every(isCarrier) && items.slice(at, last + 1).some(isTopic)
    const named = [...new Set(run.flatMap((item) => (isCarrier(item) && !ofCompany ? [] : (item as { lines: string[] }).lines)))]
    const role = named.length === 0 ? 'the insurer' : named.length === 1 ? 'the policy' : 'the policies'
    if (named.length > 0) lines ??= named
    const before = /(?:the|their|our) $/.exec(folded.slice(to, items[at]!.at))?.[0].length ?? 0
    inFolded += folded.slice(to, items[at]!.at - before) + role
    inRaw += raw.slice(to, items[at]!.at - before) + role
    to = items[last]!.end
    at = last
  }
  return to === 0 ? null : { folded: inFolded + folded.slice(to), raw: inRaw + raw.slice(to), lines: lines ?? [] }
}
const isTopic = (item: Item): boolean => item.kind === 'mention' && item.scope === 'topic'
