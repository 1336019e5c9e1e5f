import type { Lexed } from '../words/lex-sentence.ts'

const INSURED = 'the insured'

/** "Tell Bobby at Copper Canyon hello", with the insured by what they are to the writer: remarks know them by that, and not by name. */
export function withInsuredTold({ items, folded, raw }: Pick<Lexed, 'items' | 'folded' | 'raw'>): { folded: string; raw: string } | null {
  const names = items.filter((item) => item.kind === 'word' && item.word === 'insured-name')
  if (names.length === 0) return null
  let [to, inFolded, inRaw] = [0, '', '']
  for (const { at, end } of names) {
    const own = /'s?$/.exec(folded.slice(at, end))?.[0] ?? ''
    const from = folded.slice(0, at).endsWith('the ') ? at - 4 : at
    inFolded += folded.slice(to, from) + INSURED + own
    inRaw += raw.slice(to, from) + INSURED + own
    to = end
  }
  return { folded: inFolded + folded.slice(to), raw: inRaw + raw.slice(to) }
}
