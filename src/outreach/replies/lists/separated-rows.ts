import type { Item } from '../words/lex-sentence.ts'
import type { Rows } from './run-on-rows.ts'

/** "Auto / active Cargo / moved GL / active": each name with the same sign behind it, and none before the next name. */
export function separatedRows(items: Item[], text: string): Rows | null {
  const names = items.flatMap((item, at) => (isOne(item) && !isOfSame(item, items[at - 1]) ? [at] : []))
  if (names.length < 2 || new Set(names.map((at) => idOf(items[at]!))).size < names.length) return null
  const rows = names.map((at, place) => items.slice(at, names[place + 1]))
  // The line may have been wrapped behind the last name.
  const wrapped = rows.length > 2 && rows.at(-1)!.every((item) => isOne(item) || item.kind === 'mark')
  const signs = (wrapped ? rows.slice(0, -1) : rows).map((row) => {
    const from = row.findIndex((item, at) => at > 0 && !isOfSame(item, row[0]))
    const to = row.findIndex((item, at) => at >= from && item.kind !== 'mark')
    return from > 0 && to > from ? text.slice(row[from - 1]!.end, row[to]!.at).trim() : ''
  })
  if (!/^[^,(]+$/.test(signs[0]!) || signs.some((sign) => sign !== signs[0]) || rows.slice(0, -1).some((row) => ['mark', 'join'].includes(row.at(-1)!.kind))) return null
  return { head: items.slice(0, names[0]), rows, tail: [] }
}
const isOne = (item: Item | undefined): item is Extract<Item, { kind: 'mention' }> => item?.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier' && item.lines.length === 1
const idOf = (item: Item): string => (item as Extract<Item, { kind: 'mention' }>).lines[0]!
const isOfSame = (item: Item, before: Item | undefined): boolean => isOne(item) && isOne(before) && idOf(item) === idOf(before)
