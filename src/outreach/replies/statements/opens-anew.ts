import { points } from '../words/kinds-of-items.ts'
import type { Item } from '../words/lex-sentence.ts'

/** "GL verified (for auto and comp ask Jana)", "in force through 7/1/27 (WC 2/15/27)": of policies named in brackets alone, and more than their names. */
export function tellsOfOthers(rest: Item[], before: Item[]): boolean {
  const stop = rest.findIndex((item) => item.kind === 'mark' && item.mark === ')')
  const inside = stop === -1 ? rest : rest.slice(0, stop)
  const named = new Set(before.flatMap((item) => (item.kind === 'mention' ? item.lines : [])))
  const others = inside.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier' && !item.lines.some((id) => named.has(id)))
  return others && inside.some((item) => ['name', 'sense', 'attr', 'date', 'range', 'amount', 'split', 'number'].includes(item.kind) || (item.kind === 'word' && !/^(?:the|their|his|her|and|also|policy|policies|coverage)$/.test(item.word)))
}

/** "..., auto and comp: n/a", "... see attached", "... other limits", "... are Jana's": what stands behind names is said of them. */
const tellsApart = (item: Item, next: Item | undefined): boolean =>
  (item.kind === 'mark' && (/[:=?]/.test(item.mark) || (/[-–—]/.test(item.mark) && next !== undefined && next.kind !== 'mark'))) ||
  item.kind === 'name' ||
  (item.kind === 'word' && (!item.known || /^(?:see|call|ask|contact|other|false)$/.test(item.word))) ||
  (item.kind === 'mention' && item.scope === 'rest') ||
  (item.kind === 'sense' && item.sense === 'plain' && /\b(?:see|attached|call|ask|contact)\b/.test(item.text))

/** What a name may do or be. */
export const VERB = /^(?:is|are|was|were|isn't|aren't|has|have|had|does|do|did|handles?|writes?|wrote|services?|goes|go|went|belongs?|sits?|takes?|took|gets?|got|places?|placed|runs?|remains?|stays?|stay|shows?|comes?|needs?|lives?)$/
/** "..., the auto and comp are handled by Bend", "..., Jana has the auto": names with a verb of their own, or somebody else who does something with them. */
export function opensAnew(rest: Item[], overCommas: boolean): boolean {
  const solid = rest.filter((item) => item.kind !== 'mark' || !(overCommas ? /[,"']/ : /["']/).test(item.mark))
  const first = solid[0]
  const verb = (item: Item | undefined): boolean => item?.kind === 'word' && VERB.test(item.word)
  const somebody = first?.kind === 'name' || (first?.kind === 'word' && !/^(?:the|their|his|her|a|an|on|for|with|both|also|then|as|in|of|to|at|by)$/.test(first.word))
  if (somebody) {
    const at = solid.findIndex(verb)
    return at > 0 && at <= 4 && solid.slice(0, at).every((item) => item.kind === 'name' || item.kind === 'word') && solid.slice(at).some(points)
  }
  const end = solid.findIndex((item) => !(item.kind === 'join' || (item.kind === 'mention' && (item.scope === 'lines' || item.scope === 'rest')) || (item.kind === 'word' && /^(?:the|their|his|her|a|an|both|also|then|policy|policies|coverage)$/.test(item.word))))
  const others = end > 1 && solid[end - 1]!.kind === 'mention' && (solid[end - 1] as { scope?: string }).scope === 'rest' && (solid[end]!.kind === 'attr' || solid[end]!.kind === 'label')
  const upTo = solid.findIndex((item, at) => at > end && item.kind === 'mark')
  const strange = end > 0 && solid.slice(end, upTo === -1 ? undefined : upTo).some((item) => item.kind === 'word' && !item.known)
  return end > 0 && solid.slice(0, end).some(points) && (others || strange || verb(solid[end]) || tellsApart(solid[end]!, solid[end + 1]))
}

/** "The second and fourth are Jana's, ...", "the rest see attached, ...": more than names to be gathered, though it is none of the known words. */
export function toldApart(before: Item[]): boolean {
  const after = before.slice(before.findLastIndex(points) + 1).filter((item) => item.kind !== 'mark' && item.kind !== 'join')
  const [first] = after
  if (first === undefined || !before.some(points)) return false
  const whose = first.kind === 'word' && VERB.test(first.word) && after.length === 2 && after[1]!.kind === 'name'
  const last = before.findLast(points)
  const ofOthers = last?.kind === 'mention' && last.scope === 'rest' && first.kind === 'attr'
  return whose || ofOthers || after.some((item) => item.kind !== 'name' && !(item.kind === 'word' && /^(?:renews?|renewing|renewed|expires?)$/.test(item.word)) && tellsApart(item, undefined))
}
