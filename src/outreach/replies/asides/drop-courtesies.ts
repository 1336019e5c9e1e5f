import { statesALimit } from '../words/kinds-of-items.ts'
import { isCourtesy, pointsAhead } from './is-courtesy.ts'
import { withInsuredTold } from './told-by-role.ts'
import { isMerelyOut, tellsWhoIsAway } from './who-is-away.ts'
import { isOnLink, isSideRemark, takesTheYes } from './is-side-remark.ts'
import { KNOWN_WORDS } from '../words/known-words.ts'
import type { Item, Lexed } from '../words/lex-sentence.ts'
import { saysNothing } from './say-nothing.ts'
import { tellsOfThem } from './talk/is-talk.ts'
import { OF_STANDING } from './talk/rows-of-standing.ts'
import { OF_WONDERING } from './talk/rows-of-wondering.ts'

const CHARS_MAX = 180
/** That it was looked up just now. */
const LOOKED =
  /^(?:i|we)(?: have|'ve)?(?: just| also| ve)* (?:checked|looked|double[- ]?checked|reviewed|verified|pulled)(?: (?:it|them|this|these|everything|each|all|the|our|account|file|files|policy|policies|system|up|over|in|of|today|just|now|again|myself|this morning))*$/
/** "I'm driving, but all are active": of the writer, and nothing that the rest could be said of. */
const OF_ONESELF = /^(?:i|we)(?:'m|'re|'ve| am| are| have| was| logged| just)?(?![a-z])/
/** What points at a policy or judges one is no courtesy. */
const isTalk = (item: Item): boolean =>
  ['word', 'name', 'mark', 'join', 'date'].includes(item.kind) ||
  (item.kind === 'mention' && item.scope === 'topic') ||
  (item.kind === 'sense' && ['plain', 'weak', 'yes'].includes(item.sense))

/** "Active: 118804-2026" is of that policy, though a telephone or a ticket may be written so too. */
export const namesByNumber = (items: readonly Item[]): boolean => items.some((item) => item.kind === 'mention' && item.via === 'number' && item.scope === 'lines')
/** "9-25-26 - 9-8-27" is a term and "118804-9026" a policy's number, though a telephone number may be written so too. */
export const tellsATerm = (items: readonly Item[]): boolean => tellsYears(items) || items.some((item) => item.kind === 'range' || item.kind === 'number') && items.every((item) => ['range', 'date', 'number', 'mark', 'join', 'attr'].includes(item.kind))
/** "2025-2026", "25-26". */
const tellsYears = (items: readonly Item[]): boolean => {
  const years = items.filter((item) => (item.kind === 'word' && item.word === 'year') || (item.kind === 'amount' && item.bare && item.candidates[0]! < 50))
  return years.length > 0 && years.length < 3 && items.every((item) => item.kind === 'mark' || years.includes(item))
}
const isLine = (item: Item | undefined): boolean => item?.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'

/** "All active, sorry it took so long": the wish, the thanks or the excuse before or after a comma is no part of what is said. */
export function withoutCourtesies(lexed: Lexed): Lexed {
  const { items, folded } = lexed
  // "... and they are current on their payments".
  for (const [at, item] of items.entries()) {
    const tail = items.slice(at + 1)
    if (item.kind === 'join' && at > 0 && tail.length > 1 && !namesByNumber(tail) && !statesALimit(tail) && !tellsATerm(tail) && (settles(items.slice(0, at)) || !takesTheYes(textOf(tail, folded))) && isSideRemark(textOf(tail, folded), lexed.raw.slice(tail[0]!.at, tail.at(-1)!.end))) return withoutCourtesies({ ...lexed, items: items.slice(0, at) })
  }
  // "Can't open your link but yes to everything."
  const but = items.findIndex((item) => item.kind === 'join' && item.word === 'but')
  const head = but > 0 ? bare(items.slice(0, but)) : []
  const yes = items[but + 1]
  // "It would be easier if you used the portal, but yes, all three are in force."
  if (but > 0 && yes?.kind === 'sense' && yes.sense === 'yes' && head.length > 0 && isSideRemark(textOf(head, folded), lexed.raw.slice(head[0]!.at, head.at(-1)!.end))) return { ...lexed, items: items.slice(but + 1) }
  // "I am out of the office until Monday, but everything is active."
  if (but > 0 && saysStatus(items.slice(but + 1)) && !saysStatus(items.slice(0, but)) && head.length > 0 && (tellsWhoIsAway(textOf(head, folded)) || (namesNothing(head) && speaksForThem(items.slice(but + 1)) && isMerelyOut(textOf(head, folded))) || OF_WONDERING.test(textOf(head, folded)) || (OF_ONESELF.test(textOf(head, folded)) && remarks(head, lexed)))) return { ...lexed, items: items.slice(but + 1) }
  // "It is up for audit but in force", "he is on a payment plan so it's active": whose remark it is, the rest is said of.
  const joint = items.findIndex((item, at) => at > 0 && ((item.kind === 'join' && /^(?:but|and)$/.test(item.word)) || (item.kind === 'word' && item.word === 'so')))
  const standing = joint > 0 ? bare(items.slice(0, joint)) : []
  if (standing.length > 0 && saysStatus(items.slice(joint + 1)) && OF_STANDING.test(textOf(standing, folded))) return withoutCourtesies({ ...lexed, items: [...subjectOf(standing, items.slice(joint + 1)), ...items.slice(joint + 1)] })
  if (but > 0 && isOnLink(textOf(head, folded))) return { ...lexed, items: items.slice(but + 1) }
  // "I have taken over Blue Mesa and I show both in force."
  for (const [at, item] of items.entries()) {
    const tail = items.slice(at + 1)
    // "They have been with us 22 years and both are current."
    const subject = (tail[0]?.kind === 'word' && /^(?:i|we)$/.test(tail[0].word)) || (tail[0]?.kind === 'mention' && tail[0].scope === 'all')
    if (item.kind === 'join' && item.word === 'and' && at > 1 && subject && saysStatus(tail) && !saysStatus(items.slice(0, at)) && remarks(items.slice(0, at), lexed)) return withoutCourtesies({ ...lexed, items: tail })
  }
  const breaks = items.flatMap((item, at) => (item.kind === 'mark' && /[,(;:–-]/.test(item.mark) && at > 0 ? [at] : []))
  for (const at of breaks) {
    const tail = bare(items.slice(at + 1))
    const toThat = !settles(items.slice(0, at)) && takesTheYes(textOf(tail, folded)) && (!isCourtesy(textOf(tail, folded)) || tellsOfThem(textOf(tail, folded)))
    if (tail.length > 0 && !toThat && !namesByNumber(tail) && !statesALimit(tail) && !tellsATerm(tail) && (isSideRemark(textOf(tail, folded), lexed.raw.slice(tail[0]!.at, tail.at(-1)!.end)) || addsNothing(textOf(tail, folded), tail, items.slice(0, at)))) return withoutCourtesies({ ...lexed, items: items.slice(0, at) })
  }
  for (const at of breaks.toReversed()) {
    const head = bare(items.slice(0, at))
    const text = textOf(head, folded)
    if (head.length > 0 && text.length <= CHARS_MAX && head.every(isTalk) && bare(items.slice(at + 1)).length > 0 && isCourtesy(text)) return { ...lexed, items: items.slice(at + 1) }
    if (isOnSubject(head)) return { ...lexed, items: items.slice(at + 1) }
    // "We have the auto, cargo and comp, all active": the list goes on.
    if (isLine(head.at(-1)) && isLine(bare(items.slice(at + 1))[0])) continue
    // "The aggregate applies per project, otherwise all correct."
    if ((saysStatus(items.slice(at + 1)) || answersByName(items.slice(at + 1))) && head.length > 0 && !statesALimit(head) && !tellsATerm(head) && remarks(head, lexed)) return { ...lexed, items: [...subjectOf(head, items.slice(at + 1)), ...items.slice(at + 1)] }
  }
  return lexed
}

/** "Pollution is claims made, same dates, active": whose remark it is, the rest is said of too. */
const subjectOf = (head: Item[], tail: Item[]): Item[] => (tail.some((item) => item.kind === 'mention' && item.scope !== 'topic') ? [] : head.filter(isLine))
/** "GL yes, property yes". */
const answersByName = (tail: Item[]): boolean => tail.some(isLine) && tail.some((item) => item.kind === 'sense' && item.sense === 'yes')
/** "Gus is out, but I can see all three are active": who goes on in the first person answers for a colleague. */
const speaksForThem = (tail: Item[]): boolean => /^(?:i|we|i'm|we're|i've|we've)$/.test(tail[0]?.kind === 'word' ? tail[0].word : tail[0]?.kind === 'sense' ? tail[0].text.split(' ')[0]! : '')
const namesNothing = (head: Item[]): boolean => !(head[0]?.kind === 'word' && KNOWN_WORDS.has(head[0].word)) && head.every((item) => item.kind === 'word' || item.kind === 'name' || (item.kind === 'sense' && item.sense === 'plain'))
/** Whether it is a remark, the insured told as what they are. */
function remarks(head: Item[], { folded, raw }: Lexed): boolean {
  const from = head[0]!.at
  const to = head.at(-1)!.end
  const part = { items: head.map((item) => ({ ...item, at: item.at - from, end: item.end - from })), folded: folded.slice(from, to), raw: raw.slice(from, to) }
  const told = withInsuredTold(part) ?? part
  return isSideRemark(told.folded, told.raw)
}

/** "In reference to Blue Mesa Hauling, all are active": what the letter is about. */
function isOnSubject(head: Item[]): boolean {
  const [first, second, third] = head
  const is = (item: Item | undefined, word: RegExp): boolean => item?.kind === 'word' && word.test(item.word)
  const opens = is(first, /^(?:in|with)$/) && is(second, /^(?:reference|regards?|respect|response)$/) && is(third, /^to$/) ? 3 : is(first, /^(?:regarding|concerning)$/) ? 1 : 0
  const rest = head.slice(opens)
  return opens > 0 && rest.length > 0 && rest.every((item) => is(item, /^(?:insured-name|your|e-?mail|request|letter|inquiry|verification|for|on)$/))
}

const saysStatus = (head: Item[]): boolean => head.some((item) => item.kind === 'sense' && (item.sense === 'active' || item.sense === 'match'))

/** "Yes sir to all three", too: that yes is to them, and to nothing after it. */
const settles = (head: Item[]): boolean => (saysStatus(head) && !agreesAlone(head)) || head.some((item, at) => item.kind === 'mention' && item.scope === 'all' && isTo(head[at - 1]) && head.slice(0, at).some((one) => one.kind === 'sense' && one.sense === 'yes'))
/** "Correct, he is our client" is no more than a yes to that. */
const agreesAlone = (head: Item[]): boolean => bare(head).length === 1 && /^(?:that is |that's |this is )?(?:correct|right|true|exactly right)$/.test((bare(head)[0] as { text?: string }).text ?? '')
const isTo = (item: Item | undefined): boolean => item?.kind === 'word' && /^(?:to|on|for)$/.test(item.word)

function addsNothing(text: string, tail: Item[], head: Item[]): boolean {
  if (text.length > CHARS_MAX) return false
  const clear = tail.every(isTalk)
  if ((clear && isCourtesy(text) && !pointsAhead(text)) || LOOKED.test(text)) return true
  // "Yes, we are the agent" is a yes to that.
  return head.some((item) => item.kind === 'sense' && item.sense === 'active') && !/\bonly\b/.test(text) && saysNothing(tail)
}

const bare = (items: Item[]): Item[] => {
  let [from, to] = [0, items.length]
  while (from < to && items[from]!.kind === 'mark') from += 1
  while (to > from && items[to - 1]!.kind === 'mark') to -= 1
  return items.slice(from, to)
}
const textOf = (items: Item[], folded: string): string => (items.length === 0 ? '' : folded.slice(items[0]!.at, items.at(-1)!.end))
