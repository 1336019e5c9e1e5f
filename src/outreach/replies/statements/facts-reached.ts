import { foldText } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Sense } from '../words/sense.ts'

/** Which values alone an affirmation is of; none where it is of the policies with all they have. */
export function factsReached(items: Item[], senses: Set<Sense>, valued: boolean, clause: string): Set<string> {
  // "Confirmed with the limits shown" is of the policies, limits and all.
  // "Auto yes (1M CSL)": a yes to the policy, which tells its limit again.
  const toldAgain = valued && senses.has('yes') && items.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier')
  // "3. Confirmed - limits are 5M/5M": the yes stands by itself.
  const byItself = valued && items[0]?.kind === 'sense' && items[0].sense === 'yes' && items[1]?.kind === 'mark' && /[,;–—-]/.test(items[1].mark)
  const withAll = toldAgain || byItself || senses.has('yes') && /\b(?:with|including|at) (?:the |these |those |all |your )*(?:limits?|dates?)\b/.test(foldText(clause))
  return senses.has('active') || withAll || closesInMatch(items) ? new Set() : factsOf(items)
}

/** "Auto, 1M CSL, 5/1/26-27 | Agrees": in a cell of its own it is said of all that stands before it. */
function closesInMatch(items: Item[]): boolean {
  const cell = items.findLastIndex((item) => item.kind === 'mark' && item.mark === '|')
  const last = items.slice(cell + 1).filter((item) => item.kind !== 'mark')
  return cell > 0 && last.length > 0 && last.every((item) => item.kind === 'sense' && item.sense === 'match') && items.slice(0, cell).some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier')
}

/** "Limits are right" reaches the limits alone. */
function factsOf(items: Item[]): Set<string> {
  const facts = new Set<string>()
  for (const item of items) {
    if (item.kind === 'attr' && item.attr !== 'facts') facts.add(item.attr)
    if (item.kind === 'label') for (const label of item.labels) facts.add(`limits.${label}`)
  }
  // "everything is right, limits included"
  return items.some(
    (item) =>
      (item.kind === 'attr' && item.attr === 'facts') || (item.kind === 'mention' && item.via === 'group' && item.scope !== 'topic'),
  ) && !hasNearAttribute(items)
    ? new Set()
    : facts
}

/** "All limits", "both dates": the group word belongs to the attribute. */
function hasNearAttribute(items: Item[]): boolean {
  return items.some((item, at) => {
    const next = items[at + 1]
    return (
      item.kind === 'mention' &&
      item.via === 'group' &&
      item.scope !== 'rest' &&
      (next?.kind === 'attr' || next?.kind === 'label') &&
      (next.kind === 'label' || next.attr !== 'facts')
    )
  })
}
