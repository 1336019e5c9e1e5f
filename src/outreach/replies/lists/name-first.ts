import type { Item, Lexed } from '../words/lex-sentence.ts'

const namedIn = (items: Item[]): string[] => items.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier' ? item.lines : []))

/**
 * "Pending cancel | Cargo", a row whose status stands before the policy it is of: read as if the policy came first, so that it is
 * not taken of the row above.
 */
export function lexNameFirst(text: string, lex: (text: string) => Lexed): Lexed {
  const lexed = lex(text)
  const behind = statusBefore(lexed)
  if (behind !== null) return lex(`${text.slice(behind.at).trim()} | ${text.slice(0, behind.cut).replace(/^\s*[([]\s*/, '').trim()}`)
  const cells = text.split('|')
  if (cells.length < 2 || new Set(namedIn(lexed.items)).size !== 1) return lexed
  const names = cells.map((cell) => namedIn(lex(cell).items).length > 0)
  if (names[0]) return lexed
  return lex([...cells.filter((_, at) => names[at]), ...cells.filter((_, at) => !names[at])].map((cell) => cell.trim()).join(' | '))
}

const STATUS_CHARS_MAX = 40
/** "Active, limits correct - Auto", "[Active, correct] Auto": where the name begins, and where the status ends; null for anything else. */
function statusBefore({ items, folded }: Lexed): { at: number; cut: number } | null {
  const first = items.findIndex((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier')
  const [mark, name] = [items[first - 1], items[first]]
  if (first < 2 || mark?.kind !== 'mark' || !/[-–—:)\]]/.test(mark.mark) || new Set(namedIn(items)).size !== 1 || !items.slice(first).every((item) => namedIn([item]).length > 0 || item.kind === 'mark')) return null
  const before = items.slice(0, first - 1)
  const says = before.some((item) => item.kind === 'sense' && ['active', 'match', 'yes'].includes(item.sense)) && before.some((item) => item.kind === 'mark' && item.mark === ',')
  return says && mark.at <= STATUS_CHARS_MAX && !before.some((item) => item.kind === 'mention' || item.kind === 'join') && folded.length > 0 ? { at: name!.at, cut: mark.at } : null
}
