import type { AskedLine } from '../../../vocabulary/index.ts'
import { type ClauseValues, type Compared, isRejected } from './compared.ts'
import type { Item } from '../words/lex-sentence.ts'
import { foldText } from '../message/fold-text.ts'
import { isOfLate } from './find-other-term.ts'
import { isoOf, type StatedDate } from './read-values.ts'

/** Told of a policy that was asked about as standing. */
export const PAST_END = 'an expiration that is past'
/** Told of a policy that began on another. */
export const RENEWAL_DAY = 'the day of a renewal'
type Role = 'effective_date' | 'expiration_date' | null
/** The days of a clause against the term that was asked. */
export function compareDates(values: ClauseValues, line: AskedLine, out: Compared): void {
  if (values.event) return
  const { items } = values
  items.forEach((item, at) => {
    if (isRejected(items, at)) return
    if (item.kind === 'range') {
      // "All four active, 4/1/26-27 and 1/1/26-27": each line takes the term that is its own.
      if (!values.single && !touchesTerm(item, line) && values.asked.some((other) => touchesTerm(item, other)) && items.some((one) => one.kind === 'range' && touchesTerm(one, line))) return
      checkDate(item.from, 'effective_date', line, out, values.today)
      checkDate(item.to, 'expiration_date', line, out, values.today)
    } else if (item.kind === 'date' && isRenewalDay(items, at)) {
      if (isAsked(item.date, line.effective_date)) out.agreed.add('effective_date')
      else out.unplaced.push(RENEWAL_DAY)
    } else if (item.kind === 'date') {
      const role = roleOf(items, at, inCompany(values), ((values.single || values.sharesCarrier) && values.carrier !== null) || items.some((one) => one.kind === 'number'))
      if (role === 'effective_date' && !isAsked(item.date, line.effective_date) && values.changes) out.unplaced.push('the day of a change')
      else if (role !== null && !values.single && otherDates(items, at).some((date) => isAsked(date, line[role]))) {
        // "Auto and cargo expire 9/25/27 and 6/1/27", where the second day is that of none.
        if (values.asked.some((other) => isAsked(item.date, other[role]))) out.agreed.add(role)
        else out.unplaced.push('a date')
      }
      else if (role !== null) checkDate(item.date, role, line, out, values.today)
      else if (isAsked(item.date, line.effective_date)) out.agreed.add('effective_date')
      else if (isAsked(item.date, line.expiration_date)) out.agreed.add('expiration_date')
      else if (!isAsOf(items, at, values.today) && !(tellsStatus(items) && isToday(item.date, values.today))) out.unplaced.push('a date')
    }
  })
}

/** "Renewed 3/10 as shown": the day on which the asked term began, or another term's. */
function isRenewalDay(items: Item[], at: number): boolean {
  const before = items.slice(Math.max(0, at - 2), at)
  const last = before.at(-1)
  const renewed = isWord(last, /^(?:on|effective|eff)$/) || last?.kind === 'attr' ? before[0] : last
  return renewed?.kind === 'sense' && renewed.sense === 'plain' && /\brenewed$/.test(renewed.text)
}

const touchesTerm = (range: { from: StatedDate; to: StatedDate }, line: AskedLine): boolean => isAsked(range.from, line.effective_date) || isAsked(range.to, line.expiration_date)

/** "They expire 3/10/2027 and 5/1/2027", said of several: each line takes the one that is its own. */
const otherDates = (items: Item[], at: number): StatedDate[] => items.flatMap((item, other) => (item.kind === 'date' && other !== at && !isRejected(items, other) ? [item.date] : []))

/** "Verified as active this date 11/18/26", written on that day. */
const isToday = (date: StatedDate, today: string | null): boolean => today !== null && isoOf(date, date.year ?? Number(today.slice(0, 4))) === today

const tellsStatus = (items: readonly Item[]): boolean => items.some((item) => item.kind === 'sense' && ['active', 'match', 'yes'].includes(item.sense)) && !items.some((item) => item.kind === 'sense' && ['rewrite', 'bad', 'cue', 'wrong'].includes(item.sense))

/** "As of 11/12", "active on 11/12": when it was looked up, not a term. "The auto was moved on 9/15" tells a day of the policy. */
function isAsOf(items: Item[], at: number, today: string | null): boolean {
  const before = items[at - 1]
  const date = items[at]
  if (before?.kind !== 'word' || !/^(?:of|on|today|checked|dated)$/.test(before.word)) return false
  return /^(?:of|today|checked)$/.test(before.word) || tellsStatus(items) || (date?.kind === 'date' && isOfLate(date.date, today)) || !items.some((item) => item.kind === 'mention' && item.scope === 'lines')
}

/** "Great Plains Insurance Company": whatever its words mean by themselves, they are of the name. */
function inCompany({ carrier, folded, items }: ClauseValues): (item: Item) => boolean {
  const from = carrier === null ? -1 : folded.indexOf(foldText(carrier))
  const base = items[0]?.at ?? 0
  return (item) => from !== -1 && item.at - base >= from && item.end - base <= from + carrier!.length
}

/** `named`: the clause says what it was replaced with. */
function roleOf(items: Item[], at: number, ofName: (item: Item) => boolean, named: boolean): Role {
  for (let back = at - 1; back >= 0; back -= 1) {
    const item = items[back]!
    if (item.kind === 'attr' && (item.attr === 'effective_date' || item.attr === 'expiration_date')) return item.attr
    if (item.kind === 'date' || item.kind === 'range') {
      // "eff 9/25/26 to 9/25/27": the second date closes the term.
      const between = items.slice(back + 1, at)
      if (between.some((one) => one.kind === 'attr')) continue
      break
    }
  }
  if (named && (followsReplacement(items, at, ofName) || followsPlacement(items, at, ofName))) return 'effective_date'
  // "Shows 3/25/27 as the expiration".
  const next = items.slice(at + 1).find((item) => !(item.kind === 'word' && /^(?:as|the|for|its|an?)$/.test(item.word)))
  return next?.kind === 'attr' && (next.attr === 'effective_date' || next.attr === 'expiration_date') ? next.attr : null
}

/** "Replaced 10/1/2026 by ...", "moved on 11/1", "renewed 9/1/26 as GL-20999": the day on which the new policy begins. */
function followsReplacement(items: Item[], at: number, ofName: (item: Item) => boolean): boolean {
  let back = at - 1
  const passes = (one: Item): boolean =>
    ofName(one) || one.kind === 'name' || one.kind === 'number' || isPronoun(one) || (one.kind === 'sense' && one.sense === 'wrong' && /(?:carrier|company|insurer)$/.test(one.text)) || (one.kind === 'mention' && (one.via === 'carrier' || (one.via === 'coverage' && at > 1))) || (one.kind === 'word' && (/^(?:on|at|as|of|effective|eff|in|to|with|by|over|por|con|la|el|a|al|de)$/.test(one.word) || one.word.length > 3))
  while (back > at - 12 && back >= 0 && passes(items[back]!)) back -= 1
  const item = items[back]
  // "The property went to Travelers 9/1".
  if (items.slice(back + 1, at).some((one, place, all) => isWord(one, /^went$/) && isWord(all[place + 1], /^(?:to|with|over)$/))) return true
  return item?.kind === 'sense' && ((item.sense === 'rewrite' && (!/^(?:ren|roll)/.test(item.text) || items.some((one) => one.kind === 'number'))) || (item.sense === 'wrong' && /^chang/.test(item.text)) || (item.sense === 'cue' && /^(?:changed|switched) to$/.test(item.text) && items[back - 1]?.kind === 'attr' && (items[back - 1] as { attr: string }).attr === 'carrier'))
}

/** "It is now with Northwoods as of 10/1/26", where nothing is said of how it stood when it was looked up. */
function followsPlacement(items: Item[], at: number, ofName: (item: Item) => boolean): boolean {
  if (tellsStatus(items.slice(0, at))) return false
  let back = at - 1
  const passes = (one: Item): boolean => ofName(one) || one.kind === 'name' || (one.kind === 'mention' && one.via === 'carrier') || (one.kind === 'sense' && one.sense === 'cue' && one.text === 'now') || (one.kind === 'word' && (/^(?:on|as|of|effective|eff|now|starting|beginning)$/.test(one.word) || (one.word.length > 3 && !/^(?:with|through)$/.test(one.word))))
  while (back > at - 8 && back >= 0 && passes(items[back]!)) back -= 1
  const item = items[back]
  return back < at - 1 && item?.kind === 'word' && /^(?:with|by|through)$/.test(item.word) && items.slice(back + 1, at).some((one) => one.kind === 'name' || ofName(one))
}
const isWord = (item: Item | undefined, word: RegExp): boolean => item?.kind === 'word' && word.test(item.word)
const isPronoun = (item: Item): boolean => item.kind === 'mention' && item.via === 'group' && item.scope !== 'rest' && item.end - item.at <= 4

function isAsked(date: StatedDate, asked: string | null): boolean {
  if (asked === null) return false
  const [year, month, day] = asked.split('-').map(Number) as [number, number, number]
  if (date.year !== null && date.year !== year) return false
  return (date.month === month && date.day === day) || (date.ambiguous && date.month === day && date.day === month)
}

function checkDate(date: StatedDate, role: 'effective_date' | 'expiration_date', line: AskedLine, out: Compared, today: string | null): void {
  const asked = line[role]
  if (isAsked(date, asked)) {
    out.agreed.add(role)
    return
  }
  const year = date.year ?? (asked === null ? null : Number(asked.slice(0, 4)))
  if (year === null) out.unplaced.push('a date without its year')
  // "Auto - EXP 9/18/26", written after it: another end of the term, or a policy that has ended.
  else if (role === 'expiration_date' && today !== null && isoOf(date, year) < today) out.unplaced.push(PAST_END)
  else out.corrections[role] = isoOf(date, year)
}
