import type { Item } from '../words/lex-sentence.ts'
import type { Rows } from './run-on-rows.ts'

/** "AL ok active / cargo active, limit 100k / GL active": strokes between blanks, behind each of them a policy's name and what is said of it. */
export function slashedRows(items: Item[], text: string): Rows | null {
  const strokes = items.flatMap((item, at) => (item.kind === 'mark' && item.mark === '/' && /^\s\/+\s$/.test(text.slice(item.at - 1, item.end + 1)) ? [at] : []))
  if (strokes.length === 0) return null
  const rows = [-1, ...strokes].map((from, place) => items.slice(from + 1, strokes[place]))
  const named = rows.map(namesOf)
  const all = named.flat()
  return rows.every((row, at) => named[at]!.length > 0 && row.some(says)) && new Set(all).size === all.length ? { head: [], rows, tail: [] } : null
}

/** The policies whose names open the row: "Cargo ...", "the auto and cargo ...". */
function namesOf(row: Item[]): string[] {
  const [first, second] = row
  const opening = first?.kind === 'word' && /^(?:the|their|his|her|#)$/.test(first.word) ? second : first
  if (opening?.kind !== 'mention' || opening.scope !== 'lines' || opening.via === 'carrier') return []
  return [...new Set(row.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier' ? item.lines : [])))]
}
const says = (item: Item): boolean => item.kind === 'sense' && item.sense !== 'plain'
