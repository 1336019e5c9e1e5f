import type { Item, Lexed } from '../words/lex-sentence.ts'
import type { Sentence } from '../statements/split-sentences.ts'

type Read = { sentence: Sentence; lexed: Lexed }
const namesLine = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'

/** "Carrier: Blue Mesa", and on the next line one of the policies asked about with it: it heads a list, and corrects nothing above it. */
export function withoutCarrierHeadings(sentences: Read[]): Read[] {
  return sentences.filter((one, at) => {
    const theirs = companyAlone(one.lexed.items)
    const next = sentences[at + 1]?.lexed.items.find((item) => item.kind !== 'mark')
    return theirs === null || next?.kind !== 'mention' || !namesLine(next) || !next.lines.every((id) => theirs.includes(id))
  })
}

/** The lines of a company that stands by itself, with or without the word carrier before it. */
function companyAlone(items: Item[]): string[] | null {
  const named = items.flatMap((item) => (item.kind === 'mention' && item.via === 'carrier' ? [item] : []))
  const bare = items.every((item) => item.kind === 'mark' || (item.kind === 'attr' && item.attr === 'carrier') || named.includes(item as (typeof named)[number]))
  return named.length === 1 && bare ? named[0]!.lines : null
}
