import type { Item, Lexed } from './lex-sentence.ts'

const namedIn = (items: Item[]): string[] => items.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier' ? item.lines : []))

/**
 * "Pending cancel | Cargo", a row whose status stands before the policy it is of: read as if the policy came first, so that it is
 * not taken of the row above.
 */
export function lexNameFirst(text: string, lex: (text: string) => Lexed): Lexed {
  const lexed = lex(text)
  const cells = text.split('|')
  if (cells.length < 2 || new Set(namedIn(lexed.items)).size !== 1) return lexed
  const names = cells.map((cell) => namedIn(lex(cell).items).length > 0)
  if (names[0]) return lexed
  return lex([...cells.filter((_, at) => names[at]), ...cells.filter((_, at) => !names[at])].map((cell) => cell.trim()).join(' | '))
}
