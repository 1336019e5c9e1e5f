import type { Item } from '../words/lex-sentence.ts'

const isDay = (item: Item): boolean => item.kind === 'date' || item.kind === 'range'

/**
 * "GL NRG-98 2/15/26-27", below it "WC WC-441 1/1/26-27", under one heading: each policy has the days behind its own name. By line,
 * the days that are another's; null where not every policy named has days of its own, or some stand before the first.
 */
export function othersTerms(items: readonly Item[], lines: readonly string[]): Map<string, ReadonlySet<Item>> | null {
  const own = new Map<string, Set<Item>>()
  let line: string | null = null
  let closed = false
  for (const item of items) {
    if (isDay(item)) {
      if (line === null || closed) return null
      own.get(line)!.add(item)
    } else if (item.kind === 'mention' && item.scope !== 'topic' && item.via !== 'carrier') {
      // "All four are in force:", above the list, or "all active" behind it.
      if (line !== null && item.scope === 'all') closed = true
      else if (line === null ? item.scope !== 'lines' : item.lines.includes(line)) continue
      else if (closed || item.scope !== 'lines' || item.lines.length !== 1 || own.has(item.lines[0]!)) return null
      else own.set((line = item.lines[0]!), new Set())
    }
  }
  if (own.size < 2 || lines.some((id) => !own.get(id)?.size)) return null
  const days = items.filter(isDay)
  return new Map(lines.map((id) => [id, new Set(days.filter((day) => !own.get(id)!.has(day)))]))
}
