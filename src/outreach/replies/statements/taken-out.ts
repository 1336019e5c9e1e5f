import { points, says } from '../words/kinds-of-items.ts'
import type { Item } from '../words/lex-sentence.ts'
import { ended } from './breaks-at.ts'
import type { Clause } from './split-clauses.ts'

/** Said of one. */
export const ONE_IS = /^(?:is|was|has|got)$/
/** "Everything is in force but the GL", "all active, but the GL, which lapsed": a name behind "but" that goes on to nothing is taken out. */
export function takenOut(clause: Clause, before: Clause | undefined): Clause {
  if (!clause.contrast || clause.excepts || !before?.items.some((item) => item.kind === 'sense' && ['active', 'match', 'yes', 'weak'].includes(item.sense))) return clause
  const isName = (item: Item): boolean => (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier') || item.kind === 'join' || (item.kind === 'word' && /^(?:the|for|on|just|only|their|his|her|policy)$/.test(item.word))
  const end = clause.items.findIndex((item) => !isName(item))
  const [named, rest] = end === -1 ? [clause.items, []] : [clause.items.slice(0, end), clause.items.slice(end)]
  const goesOn = rest.length > 0 && !(rest[0]!.kind === 'mark' && /[,;.!(–-]/.test(rest[0]!.mark) && !rest.some((item) => item.kind === 'mention' && item.scope === 'lines'))
  return named.some(points) && !goesOn ? { ...clause, excepts: true, contrast: false } : clause
}

export const TELLS = /(?: que| that|^no ?mas que|^solo que|^lo unico es)$/
/** "Everything is active. Except the GL is inactive.": one name, and its verb. */
export function tellsOfOne(items: Item[]): boolean {
  const [name, verb, said] = items.filter((item) => !(item.kind === 'word' && item.word === 'the'))
  const [told, stands] = verb?.kind === 'word' && ONE_IS.test(verb.word) ? [said, true] : [verb, false]
  return name?.kind === 'mention' && name.scope === 'lines' && told?.kind === 'sense' && ended(told) && (stands || /^(?:is|was|has|got|moved|went|lapsed|expired|ended|terminated|cancell?ed|non-?renewed|did|never|isn't|wasn't|flat)\b/.test(told.text))
}
const PREDICATE = new Set(['active', 'match', 'yes', 'bad', 'cannot'])
/** "Other than the cargo - cancelled - all are in force", "Except GL, cancelled.": set apart from the name, it is of that one. */
export function endedApart(clause: Clause, before: Clause | undefined, after: Clause | undefined, raw: string): boolean {
  const at = clause.items.findIndex(ended)
  const mark = clause.items[at - 1]
  if (!clause.excepts || before !== undefined || mark?.kind !== 'mark' || !/[,:–—-]/.test(mark.mark) || !clause.items.slice(0, at - 1).every((item) => points(item) || item.kind === 'join' || (item.kind === 'word' && item.word === 'the'))) return false
  const others = after?.items.some((item) => item.kind === 'mention' && item.via === 'group' && (item.scope === 'all' || item.scope === 'rest')) && after.items.some((item) => item.kind === 'sense' && ['active', 'match', 'yes', 'weak'].includes(item.sense))
  return others === true || (after === undefined && /^\W*except(?: for)?(?: the)?\W*$/i.test(raw.slice(0, clause.items[0]!.at)))
}

const insideBrackets = (items: Item[], at: number): boolean => items.slice(0, at).reduce((depth, item) => (item.kind !== 'mark' ? depth : item.mark === '(' ? depth + 1 : item.mark === ')' ? 0 : depth), 0) > 0

/** "All policies except the WC are in force": what follows the exception is said of the rest. */
export function withRest(clause: Clause, before: Clause | undefined): Clause[] {
  if (!clause.excepts || clause.tells === true || (before && (before.excepts || before.items.some(says) || !before.items.some(points)))) return [clause]
  // "Other than the cargo (cancelled), all are in force": what stands in brackets is of the one taken out.
  const from = clause.items.findIndex((item, at) => says(item) && clause.items.slice(0, at).some(points) && !insideBrackets(clause.items, at))
  const said = clause.items[from]
  if (from === -1 || said?.kind !== 'sense' || !PREDICATE.has(said.sense)) return [clause]
  const named = clause.items.slice(0, from)
  // "All but the cargo, that one expired": what follows is said of the one taken out.
  if (named.some((item) => (item.kind === 'word' && /^(?:which|who|that|because|since|as)$/.test(item.word)) || (item.kind === 'mention' && item.scope === 'topic'))) return [clause]
  const rest: Item = { at: said.at, end: said.at, kind: 'mention', scope: 'rest', lines: [], via: 'group', count: null }
  const text = (items: Item[]): string => clause.text.slice(items[0]!.at - clause.items[0]!.at, items.at(-1)!.end - clause.items[0]!.at)
  const after = clause.items.slice(from)
  return [
    { ...clause, items: named, text: text(named) },
    { items: [rest, ...after], excepts: false, contrast: false, text: text(after) },
  ]
}
