import { points, says, separates } from '../words/kinds-of-items.ts'
import type { Item } from '../words/lex-sentence.ts'

/** "Tidelands cancelled the GL and ...", "we placed the GL and ...": a name right behind its verb, so that the next is of the same. */
export function isObject(before: Item[]): boolean {
  const solid = before.filter((item) => item.kind !== 'mark')
  const [said, named] = [solid.at(-2), solid.at(-1)]
  return named?.kind === 'mention' && named.scope === 'lines' && solid.length > 2 && ((said?.kind === 'sense' && /^(?:bad|rewrite)$/.test(said.sense) && !/^(?:is|are|was|were|not)\b/.test(said.text)) || (said?.kind === 'word' && /^(?:placed|wrote|write|have|handle)$/.test(said.word)))
}

/** "Cancelled the auto, cargo and GL for non-payment", "moved the auto, cargo and GL to another broker": why, or where to. */
export const tellsWhy = (item: Item, before: Item[]): boolean => {
  if (item.kind !== 'sense') return false
  const said = (sense: string): boolean => before.some((one) => one.kind === 'sense' && one.sense === sense)
  return (item.sense === 'pending' && /^(?:non-?pay|falta de pago)/.test(item.text) && said('bad')) || (item.sense === 'bad' && item.text.startsWith('to ') && said('rewrite'))
}

/** What stands before the closing bracket. */
export const inBrackets = (rest: Item[]): Item[] => {
  const close = rest.findIndex((item) => item.kind === 'mark' && item.mark === ')')
  return close === -1 ? rest : rest.slice(0, close)
}

/** Policies are named further on, and something is said of them. */
export const pointsAhead = (rest: Item[]): boolean => rest.some(points) && rest.some(says)

/** Up to the next mark that ends a clause whatever stands around it. */
export function untilHard(rest: Item[]): Item[] {
  const stop = rest.findIndex((item) => item.kind === 'mark' && /[;|]/.test(item.mark))
  return stop === -1 ? rest : rest.slice(0, stop)
}

/** "Confirmed on GL, auto": the name after the comma still belongs to what was said before. */
export function listContinues(before: Item[]): boolean {
  const last = before.findLast((item) => item.kind !== 'mark')
  return last !== undefined && points(last)
}

/** "The GL was cancelled", "no to GL": of one alone. */
const saysOfOne = (piece: Item[]): boolean =>
  piece.filter(points).length === 1 && ((piece[0]?.kind === 'sense' && piece[0].sense === 'no') || piece.some((item, at) => piece.slice(0, at).some(points) && ((item.kind === 'sense' && /^(?:is|was|has)(?![a-z])/.test(item.text)) || (item.kind === 'word' && /^(?:is|was|has)$/.test(item.word)))))

/** "I can confirm auto and cargo and GL is not ours": behind the next "and" something is said of one name, and the list before it goes on up to there. */
export function listRunsOn(separator: Item, rest: Item[], before: Item[]): boolean {
  const stop = rest.findIndex(separates)
  if (separator.kind !== 'join' || stop === -1 || rest[stop]!.kind !== 'join' || !listContinues(before)) return false
  if (!rest.slice(0, stop).every((item) => points(item) || item.kind === 'word')) return false
  const after = rest.slice(stop + 1)
  const next = after.findIndex(separates)
  return saysOfOne(next === -1 ? after : after.slice(0, next)) || listRunsOn(rest[stop]!, after, rest.slice(0, stop))
}

/** Is something said of the coming names further on ("auto and umbrella were cancelled")? After a closed list that starts a new clause. */
export function sayAhead(rest: Item[], stop: number, before: Item[]): boolean {
  if (stop === -1) return false
  const separator = rest[stop]!
  if (separator.kind !== 'join') return false
  const after = rest.slice(stop + 1)
  const next = after.findIndex(separates)
  const piece = next === -1 ? after : after.slice(0, next)
  return piece.some(points) && piece.some((item) => says(item) && !tellsWhy(item, before))
}
