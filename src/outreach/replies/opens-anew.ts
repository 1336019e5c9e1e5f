import type { Item } from './lex-sentence.ts'

const points = (item: Item): boolean => item.kind === 'mention' && item.scope !== 'topic'
/** "GL verified (for auto and comp ask Jana)": of policies named in brackets alone, and more than their names. */
export function tellsOfOthers(rest: Item[], before: Item[]): boolean {
  const stop = rest.findIndex((item) => item.kind === 'mark' && item.mark === ')')
  const inside = stop === -1 ? rest : rest.slice(0, stop)
  const named = new Set(before.flatMap((item) => (item.kind === 'mention' ? item.lines : [])))
  const others = inside.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via === 'coverage' && !item.lines.some((id) => named.has(id)))
  return named.size > 0 && others && inside.some((item) => item.kind === 'name' || item.kind === 'sense' || (item.kind === 'word' && !/^(?:the|their|his|her|and|also|policy|policies|coverage)$/.test(item.word)))
}

const VERB = /^(?:is|are|was|were|isn't|aren't|has|have|had|does|do|did|handles?|writes?|wrote|services?|goes|go|went|belongs?|sits?|takes?|took|gets?|got|places?|placed|runs?|remains?|stays?|stay|shows?|comes?|needs?|lives?)$/
/** "..., the auto and comp are handled by Bend", "..., Jana has the auto": names with a verb of their own, or somebody else who does something with them. */
export function opensAnew(rest: Item[], overCommas: boolean): boolean {
  const solid = rest.filter((item) => item.kind !== 'mark' || !(overCommas ? /[,"']/ : /["']/).test(item.mark))
  const first = solid[0]
  const verb = (item: Item | undefined): boolean => item?.kind === 'word' && VERB.test(item.word)
  const somebody = first?.kind === 'name' || (first?.kind === 'word' && !/^(?:the|their|his|her|a|an|on|for|with|both|also|as|in|of|to|at|by)$/.test(first.word))
  if (somebody) {
    const at = solid.findIndex(verb)
    return at > 0 && at <= 4 && solid.slice(0, at).every((item) => item.kind === 'name' || item.kind === 'word') && solid.slice(at).some(points)
  }
  const end = solid.findIndex((item) => !(item.kind === 'join' || (item.kind === 'mention' && item.scope === 'lines') || (item.kind === 'word' && /^(?:the|their|his|her|a|an|both|also|policy|policies|coverage)$/.test(item.word))))
  return end > 0 && solid.slice(0, end).some(points) && verb(solid[end])
}
