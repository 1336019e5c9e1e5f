import type { Item } from '../words/lex-sentence.ts'

/** "Both of the GL policies and the auto", "Ridgeway GL and auto": which of several by one name, the count or the company beside it tells. */
export function toldApart(items: Item[]): Map<Item, string[]> {
  const solid = items.filter((item) => !(item.kind === 'word' && /^(?:of|the|their|his|her)$/.test(item.word)))
  const told = new Map<Item, string[]>()
  for (const [at, item] of solid.entries()) {
    const [before, next, behind] = [solid[at - 1], solid[at + 1], solid[at + 2]]
    if (item.kind !== 'mention' || item.scope !== 'ambiguous') continue
    const counted = before?.kind === 'mention' && before.via === 'group' && before.scope === 'all' && before.count === item.lines.length
    const company = before?.kind === 'mention' && before.via === 'carrier' ? before : next?.kind === 'word' && /^(?:with|through|by)$/.test(next.word) && behind?.kind === 'mention' && behind.via === 'carrier' ? behind : null
    const theirs = item.lines.filter((id) => company?.lines.includes(id))
    if (counted || theirs.length === 1) told.set(item, counted ? item.lines : theirs)
    else if (eachByAName(solid, item.lines)) told.set(item, item.lines)
  }
  return told
}

/** "The landscape GL and the snow GL": as many as there are, each by a word of its own. */
function eachByAName(solid: Item[], lines: readonly string[]): boolean {
  const words = solid.flatMap((item, at) => {
    const before = solid[at - 1]
    if (item.kind !== 'mention' || item.scope !== 'ambiguous' || item.lines.join() !== lines.join()) return []
    return [before?.kind === 'name' ? before.raw.toLowerCase() : before?.kind === 'word' && !NO_NAME_OF_ONE.test(before.word) ? before.word : null]
  })
  return words.length === lines.length && !words.includes(null) && new Set(words).size === words.length
}
const NO_NAME_OF_ONE = /^(?:an?|our|your|my|its|this|that|these|those|all|both|each|for|on|with|as|is|are|also|other|same|any|every|another|old|new)$/

/** "Auto, cargo and liability": a name that could be of several, in a list with names that are of one. */
export const listsVague = (items: Item[]): boolean =>
  items.some((item, at) => {
    const parted = (one: Item | undefined): boolean => one?.kind === 'join' || (one?.kind === 'mark' && /[,/&]/.test(one.mark))
    const named = (one: Item | undefined): boolean => one?.kind === 'mention' && one.scope === 'lines' && one.via === 'coverage'
    return item.kind === 'mention' && item.scope === 'ambiguous' && ((parted(items[at - 1]) && (named(items[at - 2]) || (parted(items[at - 2]) && named(items[at - 3])))) || (parted(items[at + 1]) && named(items[at + 2])))
  })
