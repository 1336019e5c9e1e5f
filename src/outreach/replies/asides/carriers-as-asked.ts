import type { Item } from '../words/lex-sentence.ts'

/** "Cumberland has the auto and cargo, Smoky Ridge the GL": each policy that is named stands beside a company that was asked for it. */
export function carriersAsAsked(items: readonly Item[]): boolean {
  let has: ReadonlySet<string> | null = null
  const open: string[] = []
  const fits = (id: string): boolean => has!.has(id)
  for (const item of items) {
    if (item.kind !== 'mention' || item.scope !== 'lines') continue
    if (item.via === 'carrier') {
      has = new Set(item.lines)
      // "The auto has been with Cumberland since 2019": named before its company.
      if (!open.splice(0).every(fits)) return false
    } else if (has === null) open.push(...item.lines)
    else if (!item.lines.every(fits)) return false
  }
  return true
}
