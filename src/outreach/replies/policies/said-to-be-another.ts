import type { Item } from '../words/lex-sentence.ts'

const IS = /^(?:is|are|was|were|s|'s|re|es|son|as)$/
/** What may stand around the name of the other kind: "is really just a bobtail policy". */
const AROUND = /^(?:an?|the|his|her|their|its|my|our|un|una|el|la|de|just|only|really|actually|basically|strictly|mostly|in|fact|written|as|on|form|type|kind|of|for|one|it)$/
const IT = /^(?:it|this|that|these|those|esta|esto)$/

const isWord = (item: Item | undefined, words: RegExp): boolean => (item?.kind === 'word' && words.test(item.word)) || (item?.kind === 'sense' && words.test(item.text))
const isMark = (item: Item | undefined, marks: string): boolean => item?.kind === 'mark' && marks.includes(item.mark)
const isPolicy = (item: Item | undefined): boolean => item?.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'
const isOther = (item: Item | undefined): boolean => item?.kind === 'mention' && item.scope === 'foreign' && item.via === 'coverage'

/**
 * "The auto is a bobtail policy", "WC = occupational accident", "Auto (NTL)", "NTL PSX-204417": a policy that was asked is said to be
 * one of another kind, which covers something else. "Not bobtail", "the auto includes bobtail" do not say so.
 */
export function saidToBeAnother(items: readonly Item[]): boolean {
  const byName = items.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via === 'coverage')
  return items.some((item, at) => {
    if (isOther(item) && isMark(items[at - 1], '(') && isMark(items[at + 1], ')')) return items.slice(0, at).some(isPolicy)
    if (!byName && isOther(item)) return items[at + 1]?.kind === 'mention' && isPolicy(items[at + 1])
    return isPolicy(item) && (isOtherFrom(items, at + 1) || (items[at + 1]?.kind === 'mark' && isOther(items[at + 2]) && at + 3 === items.length && at === 0))
  })
}

/** "It's a bobtail policy": whichever was spoken of; `numbered`, with its number taken off, "(#1) is bobtail". */
export function isItAnother(items: readonly Item[], numbered: boolean): boolean {
  const [first] = items
  if (!((first?.kind === 'mention' && first.scope === 'topic') || isWord(first, IT))) return numbered && isOtherFrom(items, 0)
  return isOtherFrom(items, isMark(items[1], "'") ? 2 : 1)
}

/** Whether a verb stands at `from`, and behind it the name of another kind. */
function isOtherFrom(items: readonly Item[], from: number): boolean {
  let next = from
  if (!(isWord(items[next], IS) || isMark(items[next], '='))) return false
  do next++
  while (isWord(items[next], AROUND))
  return isOther(items[next])
}
