import type { Item } from '../words/lex-sentence.ts'

const TIES = /^(?:with|w|at|an?|the|of|limits?|has|for|per|each|policy)$/

/** "Cargo and physical damage 2,500 ded are active": the amounts that stand right behind one policy's name, by that policy. */
export function amountsBehindNames(items: readonly Item[], lines: readonly string[]): Map<string, ReadonlySet<Item>> {
  const own = new Map<string, Set<Item>>()
  let line: string | null = null
  for (const item of items) {
    if (item.kind === 'mention') line = item.scope === 'lines' && item.lines.length === 1 && lines.includes(item.lines[0]!) ? item.lines[0]! : item.via === 'carrier' ? line : null
    else if (['amount', 'split', 'label'].includes(item.kind)) {
      if (line !== null) own.set(line, (own.get(line) ?? new Set()).add(item))
    } else if (!(item.kind === 'word' && TIES.test(item.word)) && !(item.kind === 'mark' && /^[()/:-]$/.test(item.mark))) line = null
  }
  return own
}
