import { inBrackets, isObject, listContinues, listRunsOn, pointsAhead, sayAhead, tellsWhy, untilHard } from '../policies/beside-a-separator.ts'
import { isFragmentOfLine } from '../lists/fragment-of-line.ts'
import { isAnswer, isValue, points, says, separates } from '../words/kinds-of-items.ts'
import type { Item } from '../words/lex-sentence.ts'
import { listGoesOn } from '../lists/list-goes-on.ts'
import { opensAnew, tellsOfOthers, toldApart, VERB } from './opens-anew.ts'
import { saysNothing } from '../asides/say-nothing.ts'

export const isNameOrMark = (item: Item): boolean => item.kind === 'join' || (item.kind === 'mark' && /[/,.;]/.test(item.mark)) || (item.kind === 'mention' && item.scope === 'lines')

/** "The auto and cargo are ...": names, and what is said of them. */
export function leadsToSubject(rest: Item[]): boolean {
  const end = rest.findIndex((item) => !(isNameOrMark(item) || (item.kind === 'word' && OF_NAMES.test(item.word))))
  return end > 0 && rest.slice(0, end).some(points) && (says(rest[end]!) || (rest[end]!.kind === 'word' && STANDS.test((rest[end] as { word: string }).word)))
}

/** "cancelled:" */
const isHeading = (items: Item[], at: number): boolean => {
  const [item, next] = [items[at], items[at + 1]]
  return item !== undefined && says(item) && next?.kind === 'mark' && next.mark === ':'
}
export const ended = (item: Item): boolean => item.kind === 'sense' && item.sense === 'bad'
/** A bracket behind a policy's name that holds a yes, a no or that it ended. */
const answersInBrackets = (all: Item[]): boolean => all.some((item, at) => points(item) && all[at + 1]?.kind === 'mark' && (all[at + 1] as { mark: string }).mark === '(' && all[at + 2] !== undefined && isAnswer(all[at + 2]!))

const HAVE = /^(?:have|has|carry|carries|got|do)$/
const OF_ITS_OWN = /^(?:at|only|just|with)$/
/** Names, and behind them a "but". */
function listUpToBut(rest: Item[]): boolean {
  const but = rest.findIndex((item) => item.kind === 'join' && item.word === 'but')
  return but > 0 && rest.slice(0, but).some(points) && rest.slice(0, but).every(isNameOrMark)
}
/** "I can verify that auto, cargo and GL are active": behind "that" they are what the coming words are said of. */
function opensSubjects(before: Item[], rest: Item[]): boolean {
  const that = before.findLastIndex((item, at) => item.end - item.at === 4 && before[at - 1]?.kind === 'sense' && (before[at - 1] as { sense: string }).sense === 'yes' && ((item.kind === 'mention' && item.via === 'group') || (item.kind === 'word' && item.word === 'that')))
  const said = rest.findIndex(says)
  if (that === -1 || said < 1) return false
  const named = (item: Item): boolean => isNameOrMark(item) || (item.kind === 'word' && OF_NAMES.test(item.word))
  const listed = before.slice(that + 1)
  return listed.some(points) && listed.every(named) && rest.slice(0, said).some(points) && rest.slice(0, said).every((item) => named(item) || (item.kind === 'word' && (STANDS.test(item.word) || /^(?:for|of|insured-name)$/.test(item.word))))
}
const OF_NAMES = /^(?:the|their|his|her|policy|policies|coverages?|lines?|both|all)$/
/** How many items a yes takes that answers the question before "they have". */
function yesToQuestion(before: Item[]): number {
  const solid = before.filter((item) => item.kind !== 'mark')
  const [yes, subject, verb] = solid
  const opens = yes?.kind === 'sense' && yes.sense === 'yes' && (subject?.kind === 'word' || (subject?.kind === 'mention' && subject.scope === 'topic')) && verb?.kind === 'word' && HAVE.test(verb.word)
  return opens ? before.indexOf(yes) + 1 : 0
}
const numberOf = ([number, word, named]: Item[]): boolean => number?.kind === 'number' && word?.kind === 'word' && /^(?:for|on|is)$/.test(word.word) && named?.kind === 'mention' && named.scope === 'lines'
/** Policies, and behind them the company that has them. */
function placed(items: Item[]): boolean {
  const last = items.findLast((item) => item.kind !== 'mark')
  return last?.kind === 'mention' && last.via === 'carrier' && items.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier')
}
function placedAhead(rest: Item[]): boolean {
  const company = rest.findIndex((item) => item.kind === 'mention' && item.via === 'carrier')
  // "..., property is with Lakehead Mutual": one that nobody asked about.
  const led = rest.findIndex((item) => item.kind === 'word' && /^(?:with|through|thru)$/.test(item.word))
  const named = led > 0 && rest.slice(led + 1, led + 3).some((item) => item.kind === 'name') ? led : -1
  const at = company === -1 || (named !== -1 && named < company) ? named : company
  return at > 0 && rest.slice(0, at).some(points) && rest.slice(0, at).every((item) => item.kind === 'join' || item.kind === 'word' || (item.kind === 'mark' && item.mark === ',') || (item.kind === 'mention' && (item.scope === 'lines' || item.scope === 'rest')))
}
/**
 * "2M and 2M on the GL": both are of the name behind them; without a word between so is the pair of one amount told twice ("2M and 2M GL").
 * "1M and 100k on the auto and cargo" is of each its own.
 */
function isPairOf(first: Item | undefined, [second, between, named, and, other]: Item[]): boolean {
  if (first?.kind !== 'amount' || second?.kind !== 'amount') return false
  if (between?.kind === 'mention') return between.scope === 'lines' && first.candidates[0] === second.candidates[0]
  if (and?.kind === 'join' && other?.kind === 'mention' && other.scope === 'lines') return false
  return between?.kind === 'word' && /^(?:on|for|under|of)$/.test(between.word) && named?.kind === 'mention' && named.scope === 'lines'
}
export const STANDS = /^(?:is|are|was|were|remains?|stays?|has|have|shows?|esta|estan|es|son|sigue)$/
/** A comma or "and" ends a clause where something was said before it and something new is said after it. */
export function breaksAt(all: Item[], at: number, before: Item[]): boolean {
  const separator = all[at]!
  const hard = separator.kind === 'mark' && (separator.mark === ';' || separator.mark === '-' || separator.mark === '|')
  const rest = all.slice(at + 1)
  // "Active: auto, cargo, cancelled: GL": the next heading.
  if (separator.kind === 'mark' && isHeading(rest, 0) && rest.slice(2).some(points) && before.some(says) && before.some(points)) return true
  if (listGoesOn(before, separator, rest) || opensSubjects(before, rest)) return false
  const stop = rest.findIndex((item) => separates(item) || (item.kind === 'sense' && item.sense === 'except'))
  const next = stop === -1 ? rest : rest.slice(0, stop)
  // "Policy WM-22011 for GL and WM-22012 for property": pairs of one list.
  if (separator.kind !== 'mark' && numberOf(before.slice(-3)) && numberOf(next.slice(0, 3))) return false
  // "Yes they have auto, cargo and GL with us": that yes is said to the question.
  const said = before.slice(yesToQuestion(before)).some(says)
  // "Inactive - umbrella and WC": what is said stands before the names.
  if (separator.kind === 'mark' && separator.mark === '-' && said && !all.slice(0, at).some(points) && next.some(points) && !untilHard(rest).some(says)) return opensAnew(rest, true)
  // "Is with another carrier as of 7/1 - Copper Hill Insurance": the name that was announced.
  if (separator.kind === 'mark' && /[,;(:–-]/.test(separator.mark) && next[0]?.kind === 'name' && !next.some(says) && before.some((item) => item.kind === 'sense' && item.sense === 'wrong' && /\b(?:carrier|company|insurer)$/.test(item.text))) return false
  // "Written on Keystone paper, not Blue Mesa": the one that was asked, denied beside the right one.
  if ((separator.kind === 'join' || (separator.kind === 'mark' && separator.mark === ',')) && next.length > 1 && next.every((item, place) => (place === 0 ? item.kind === 'sense' && (item.sense === 'not' || item.sense === 'reference') : item.kind === 'mark' || (item.kind === 'mention' && item.via === 'carrier'))) && before.some((item) => item.kind === 'name')) return false
  // "I can confirm auto and GL, not the cargo, it cancelled."
  if (separator.kind === 'mark' && separator.mark === ',' && next[0]?.kind === 'sense' && next[0].sense === 'not' && next[1]?.kind === 'mention' && next[1].scope === 'lines' && next[1].via !== 'carrier' && next.length === 2 && before.some(says) && listContinues(before)) return true
  // "Professional liability with Design Guard, policy APL-26-01177, and cyber with Atlas": its number told again.
  if (separator.kind === 'mark' && separator.mark === ',' && next[0]?.kind === 'mention' && next[0].via === 'number' && next[0].lines.every((id) => before.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.lines.includes(id))) && next.length === 1) return false
  // "All active, limits are 2M and 2M on the GL."
  if (separator.kind === 'mark' && said && stop > 0 && rest[stop]!.kind === 'join' && !next.some(points) && isPairOf(next.at(-1), rest.slice(stop + 1))) return true
  const valued = before.some(isValue)
  // "Not active: trailer interchange, dropped 8/1": what follows tells how it ended.
  if (separator.kind === 'mark' && separator.mark === ':' && before.some(ended) && rest.filter(says).every(ended)) return false
  // "Active: auto and GL, but the cargo lapsed": the heading is of those up to the "but".
  if (separator.kind === 'mark' && separator.mark === ':' && said && listUpToBut(rest)) return false
  if (separator.kind === 'mark' && separator.mark === ':') return before.some(points) === false && said && next.some(points) && rest.some((item, place) => says(item) && !isHeading(rest, place))
  // "Active (the renewal is still with underwriting)"
  if (separator.kind === 'mark' && separator.mark === '(' && before.some(says) && next.some((item) => item.kind === 'sense' && item.sense === 'rewrite')) return true
  // "GL: active (all three expire 12/1)"
  if (separator.kind === 'mark' && separator.mark === '(' && said && inBrackets(rest).some((item) => item.kind === 'mention' && item.via === 'group' && item.scope === 'all')) return true
  if (separator.kind === 'mark' && separator.mark === '(' && said && (opensAnew(inBrackets(rest), true) || tellsOfOthers(rest, all.slice(0, at)))) return true
  // "Property no (cancelled ours 6/30) umbrella yes"
  if (separator.kind === 'mark' && separator.mark === ')' && said && next[0]?.kind === 'mention' && next[0].scope === 'lines' && next.some(says)) return true
  if (separator.kind === 'mark' && (separator.mark === '(' || separator.mark === ')')) return false
  // "They have been with us for years, all three are active."
  // "We handle the auto and the comp and those are active": the list goes on.
  if (separator.kind === 'join' && isObject(before) && next[0]?.kind === 'mention' && next[0].scope === 'lines' && !next.some(says) && !next.some((item) => item.kind === 'word' && VERB.test(item.word))) return false
  const lists = before.findLast((item) => item.kind !== 'mark')
  const onward = next.find((item) => item.kind !== 'mark' && item.kind !== 'join')
  // "GL and auto are mine and yes they're active."
  if (onward?.kind === 'sense' && onward.sense === 'yes' && separator.kind === 'join' && saysNothing(before)) return true
  const inList = lists?.kind === 'mention' && lists.scope === 'lines' && onward?.kind === 'mention' && onward.scope === 'lines' && !next.some(says)
  if (!valued && !inList && pointsAhead(rest) && saysNothing(before)) return true
  // "Liquor is with Alpine National, not Alpine Mutual, everything else is right."
  const begins = next.find((item) => item.kind !== 'mark' && item.kind !== 'join' && !(item.kind === 'word' && /^(?:so|thus|hence|therefore)$/.test(item.word)))
  if (!said && begins?.kind === 'mention' && begins.scope === 'rest' && next.some(says) && before.some(points) && before.some((item) => item.kind === 'word' && STANDS.test(item.word))) return true
  // "Comp was reinstated with no lapse, all four are in force": more than the one before it.
  const beforeNamed = new Set(before.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' ? item.lines : [])))
  if (!said && separator.kind === 'mark' && begins?.kind === 'mention' && begins.scope === 'all' && begins.count !== null && beforeNamed.size > 0 && beforeNamed.size < begins.count && next.some(says)) return true
  // "GL policy number is 40021877, all active": after a fact of one.
  if (!said && separator.kind === 'mark' && begins?.kind === 'mention' && begins.via === 'group' && begins.scope === 'all' && begins.count === null && beforeNamed.size === 1 && before.some((item) => item.kind === 'attr') && next.some(says)) return true
  // "We have the auto and cargo only and both are in force."
  const last = before.findLast((item) => item.kind !== 'mark')
  if (!said && last?.kind === 'sense' && last.sense === 'cue' && before.some(points) && begins?.kind === 'mention' && begins.via === 'group' && next.some(says)) return true
  // "Cargo (N), GL (active)": each has its own answer behind it.
  if (!said && separator.kind === 'mark' && before.at(-1)?.kind === 'mark' && (before.at(-1) as { mark: string }).mark === ')' && answersInBrackets(all)) return true
  // "We show a lower limit on the GL, and the umbrella I don't have anything on": the name comes before who says something of it.
  const [front, speaker] = next.filter((item) => item.kind !== 'mark' && item.kind !== 'join')
  if (front?.kind === 'mention' && front.scope === 'lines' && speaker?.kind === 'word' && /^(?:i|we)$/.test(speaker.word) && before.some(points) && before.some((item) => item.kind === 'word' && !(item.known && item.word.length < 4))) return true
  // "Auto and cargo are with Keel River and GL is with Old Settlers": each with its own company.
  if (!said && begins?.kind === 'mention' && begins.scope === 'lines' && begins.via !== 'carrier' && placed(before) && placedAhead(rest)) return true
  // "Cargo insured is Granite Holdings LLC, GL active": whose name it is stands before it.
  if (!said && !valued && givesAName(before) && answersForAnother(before, rest)) return true
  // "GL, auto and umbrella confirmed": names alone are gathered until something is said of them.
  // "GL out, auto yes": what is said of the GL is not what is said of the auto.
  if (!said && !valued) return (toldApart(before) || (separator.kind === 'mark' && isFragmentOfLine(before) && next.some(says))) && next.some(points)
  if (next.length === 0) return hard
  // "WC did not renew with Gulf, it's now with Suncoast"
  if (said && separator.kind === 'mark' && isNowWith(next) && before.some((item) => item.kind === 'sense' && item.sense === 'bad')) return true
  // "Cargo is active but at 75,000 and in force: auto": the figure is of the one before it.
  if (valued && !said && OF_ITS_OWN.test(before[0]!.kind === 'word' ? before[0]!.word : '') && !before.some(points) && next.some(says)) return true
  const pointsNext = next.some(points)
  const saysNext = next.some((item) => says(item) && !tellsWhy(item, before))
  // "I don't recognize the GL, we placed auto and cargo only."
  const subject = next.find((item) => item.kind !== 'mark')
  if (pointsNext && said && separator.kind === 'mark' && subject?.kind === 'word' && /^(?:we|they|i|he|she)$/.test(subject.word)) return true
  // "They nonrenewed the auto and cargo 8/12/2026": the day is that of what was said of both.
  const dated = next.some((item) => item.kind === 'date') && !next.some((item) => isValue(item) && item.kind !== 'date')
  if (pointsNext && !saysNext && dated && said && separator.kind === 'join' && listContinues(before)) return false
  // "25k, not 30k, on the trailer interchange": the name that the figures are of comes last.
  const [lead] = next
  if (valued && pointsNext && !saysNext && !before.some(points) && lead?.kind === 'word' && /^(?:on|for|under)$/.test(lead.word) && !next.some(isValue)) return false
  if (separator.kind === 'join' && !before.some(points) && isPairOf(before.at(-1), next)) return false
  if (pointsNext && (saysNext || next.some(isValue))) return true
  // "We no longer insure the property, the GL is still with us and active."
  if (pointsNext && said && next.some((item, at) => item.kind === 'word' && STANDS.test(item.word) && next.slice(0, at).some(points))) return true
  if (pointsNext && said && listRunsOn(separator, rest, before)) return false
  if (pointsNext && said && opensAnew(rest, separator.kind === 'mark')) return true
  if (pointsNext) return !listContinues(before) || sayAhead(rest, stop, before)
  if (saysNext) return said
  return hard && said && next.some((item) => item.kind === 'word' && !item.known)
}

/** "Cargo carrier is Ironwood", "auto is in the name of Granite Holdings": a policy, and behind it somebody's name. */
function givesAName(before: Item[]): boolean {
  const policy = before.findLastIndex((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier')
  return policy !== -1 && before.slice(policy + 1).some((item) => item.kind === 'name' || (item.kind === 'word' && item.word === 'other-insured'))
}

/** "GL active", "GL (still active)", "the GL is good": one other policy, and what is said of it. */
function answersForAnother(before: Item[], rest: Item[]): boolean {
  const [policy, ...said] = rest.filter((item, at) => !(at < 2 && (item.kind === 'join' || (item.kind === 'word' && item.word === 'the'))))
  if (policy?.kind !== 'mention' || policy.scope !== 'lines' || policy.via === 'carrier' || before.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.lines.some((id) => policy.lines.includes(id)))) return false
  const [first, second] = said
  const opens = (first?.kind === 'mark' && /[(:=–—-]/.test(first.mark)) || (first?.kind === 'word' && STANDS.test(first.word) && !/^(?:are|were|have|son|estan)$/.test(first.word))
  return first !== undefined && (says(first) || (opens && second !== undefined && says(second)))
}

/** "It's now with Suncoast", "they are through Suncoast now". */
function isNowWith(next: Item[]): boolean {
  const [it, ...rest] = next.filter((item) => item.kind !== 'mark')
  const now = (item: Item): boolean => item.kind === 'sense' && item.sense === 'cue' && /^(?:is |are )?(?:now|currently)\b/.test(item.text)
  return it?.kind === 'mention' && it.scope === 'topic' && rest.slice(0, 8).some(now) && rest.some((item) => item.kind === 'word' && /^(?:with|through|thru|by)$/.test(item.word)) && rest.some((item) => item.kind === 'name' || (item.kind === 'mention' && item.via === 'carrier'))
}
