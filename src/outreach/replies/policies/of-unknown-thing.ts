import type { Item } from '../words/lex-sentence.ts'

const WORDS_MAX = 4
/** Without an article it is a trade that an office does not insure: "we do not write trucking". */
const TAKES_OBJECT = /\b(?:write|have|carry|insure|cover|handle|place|provide|offer|do) (?:the|their|his|her|any|an?)$/
const NOT_OURS = /^(?:(?:is|are|was) )?(?:not|n't|never) (?:written|with|placed|through|handled|ours?|by|here)\b/
const OF_POLICY = /^(?:policy|policies|coverage|coverages|insurance|line|lines|part|portion)$/
const isUnknown = (item: Item | undefined): boolean => item?.kind === 'word' && !item.known
const isBad = (item: Item | undefined): boolean => item?.kind === 'sense' && item.sense === 'bad'

/**
 * A clause that refuses something that it names and we do not know: "Boiler & machinery: not written by us", "we do not write
 * the stop gap", "the stop gap was cancelled". What that is, and whether it was asked under another name, is not said. In a row of
 * its own it is a policy that another office has; elsewhere it may be a person's name, and so of all. Null where nothing is so named.
 */
export function ofUnknownThing(items: readonly Item[]): 'placed elsewhere' | 'ended' | null {
  if (items.some((item) => item.kind === 'mention' && item.scope !== 'foreign' && item.scope !== 'topic')) return null
  if (headsRow(items)) return items.every((item) => !isBad(item) || NOT_OURS.test((item as { text: string }).text)) ? 'placed elsewhere' : 'ended'
  return isObject(items) || isSubject(items) || isNumber(items) ? 'ended' : null
}

/** How many items the unknown name takes that begins at `from`; 0 where none does. */
function nameAt(items: readonly Item[], from: number): number {
  let end = from
  while (end < items.length && end - from < WORDS_MAX && (isUnknown(items[end]) || (end > from && items[end]!.kind === 'join' && isUnknown(items[end + 1])))) end++
  return end - from
}

function headsRow(items: readonly Item[]): boolean {
  const mark = items[nameAt(items, 0)]
  return nameAt(items, 0) > 0 && mark?.kind === 'mark' && /^[:=–—-]$/.test(mark.mark) && items.some(isBad)
}

const isObject = (items: readonly Item[]): boolean =>
  items.some((item, at) => {
    if (item.kind !== 'sense' || item.sense !== 'bad' || !TAKES_OBJECT.test(item.text)) return false
    const behind = items.slice(at + 1 + nameAt(items, at + 1)).filter((one) => !(one.kind === 'word' && OF_POLICY.test(one.word)))
    return nameAt(items, at + 1) > 0 && behind.every((one) => one.kind === 'mark')
  })

function isSubject(items: readonly Item[]): boolean {
  const [first] = items
  const length = nameAt(items, 1)
  return first?.kind === 'word' && first.word === 'the' && length > 0 && isBad(items[1 + length])
}

/** "TLK-88021 expired", "X4417: cancelled": a number that was not asked about, and nothing but what became of it. */
function isNumber(items: readonly Item[]): boolean {
  const at = items.findIndex((item) => !(item.kind === 'mark' || (item.kind === 'word' && NUMBERED.test(item.word))))
  return items[at]?.kind === 'number' && items.slice(at + 1).some(isBad)
}
const NUMBERED = /^(?:the|your|our|policy|policies|number|no|pol|poliza|la)$/
