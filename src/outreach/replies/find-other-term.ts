import { foldText } from './fold-text.ts'
import { matchRange } from './read-values.ts'
import type { Clause } from './split-clauses.ts'

/** Years that stand alone: "the 2025 term", "from 2025 to 2026". */
export function bareYears(clause: Clause): string[] {
  const start = clause.items[0]?.at ?? 0
  return clause.items.flatMap((item) =>
    item.kind === 'word' && item.word === 'year'
      ? [clause.text.slice(item.at - start, item.end - start)].filter((text) => /^\d{4}$/.test(text))
      : [],
  )
}

const FROM =
  /\b(?:as of|effective(?: as of| on)?|eff|starting|beginning|begins?|starts?|desde(?: el)?|a partir del?) (?=\d|[a-z]{3,10}\.? \d)/g
const ON = /\b(?:on|as of|as of (?:today|this (?:morning|writing|date)),?|dated|al|el) \(?(?=\d|[a-z]{3,10}\.? \d)/g
/** A confirmation looked up some weeks ago says nothing of today. */
const STALE_DAYS = 31

/** "In force as of 12/15/26", read in November. */
export function beginsAfter(folded: string, today: string | null): boolean {
  return today !== null && daysAfter(folded, FROM).some((day) => day > dayNumber(today))
}

/** "In force on 9/15/2026", read in November: as the matter stood then. `known` are the asked terms' own days, YYYY-MM-DD. */
export function speaksOfThePast(folded: string, today: string | null, known: readonly (string | null)[]): boolean {
  if (today === null) return false
  const own = new Set(known.flatMap((day) => (day === null ? [] : [dayNumber(day)])))
  return (
    daysAfter(folded, ON).some((day) => day < dayNumber(today) - STALE_DAYS && !own.has(day)) ||
    yearlessAsOf(folded).some(({ month, day }) => {
      if (known.some((one) => one !== null && Number(one.slice(5, 7)) === month && Number(one.slice(8)) === day)) return false
      const year = Number(today.slice(0, 4))
      const away = dayNumber(today) - dayOf(year, month, day)
      return away < 0 || away > STALE_DAYS
    })
  )
}

/** "As of 9/1", without its year. */
function yearlessAsOf(folded: string): { month: number; day: number }[] {
  return [...folded.matchAll(/\bas of \(?(?=\d|[a-z]{3,10}\.? \d)/g)].flatMap((match) => {
    const stated = matchRange(folded, match.index + match[0].length)
    return stated?.type === 'date' && stated.date.year === null ? [stated.date] : []
  })
}

const dayOf = (year: number, month: number, day: number): number => Math.floor(Date.UTC(year, month - 1, day) / 86_400_000)
function dayNumber(iso: string): number {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number]
  return dayOf(year, month, day)
}

/** The days that follow such a word; those without a year are passed over. */
function daysAfter(folded: string, before: RegExp): number[] {
  return [...folded.matchAll(before)].flatMap((match) => {
    const stated = matchRange(folded, match.index + match[0].length)
    const date = stated?.type === 'date' ? stated.date : stated?.type === 'range' ? stated.from : null
    return date?.year ? [dayOf(date.year, date.month, date.day)] : []
  })
}

const MONTH_NAMES = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
const RENEWING = /\b(?<!(?:not|n't|never|was|were|been|being) )renew(?:s|al|als|ing)?\b/
const BESIDE_RENEWING = new Set(['set', 'due', 'scheduled', 'come', 'comes', 'coming', 'will', 'renew', 'until', 'again', 'automatically'])

const RENEWED = /\b(?:renewed|renewals?|wrote|written|bound|placed)\b/
/** "We did their renewal in August", where a term of theirs began in August: how the asked policies came about. */
export function renewedAsTheTermBegan(clause: Clause, starts: readonly (string | null)[]): boolean {
  const folded = foldText(clause.text)
  if (!RENEWED.test(folded)) return false
  const months = [...folded.matchAll(/\b[a-z]{3,9}\b/g)].flatMap(([word]) => (monthOf(word) ? [monthOf(word)] : []))
  const own = new Set(starts.map((day) => (day === null ? 0 : Number(day.slice(5, 7)))))
  const valued = clause.items.some((item) => ['date', 'range', 'amount', 'split', 'number'].includes(item.kind))
  return !valued && months.length > 0 && months.every((month) => own.has(month))
}

/** "They renew in August", where August is the month in which the asked terms end: nothing new. */
export function renewsAsTheTermEnds(clause: Clause, ends: readonly (string | null)[]): boolean {
  const folded = foldText(clause.text)
  if (!RENEWING.test(folded)) return false
  const months = [...new Set([...folded.matchAll(/\b[a-z]{3,9}\b/g)].flatMap(([word]) => (monthOf(word) ? [monthOf(word)] : [])))]
  const own = new Set(ends.map((day) => (day === null ? 0 : Number(day.slice(5, 7)))))
  const plain = clause.items.every((item) => {
    if (item.kind === 'word') return item.known || BESIDE_RENEWING.has(item.word)
    if (item.kind === 'name') return monthOf(item.raw.toLowerCase()) > 0
    return item.kind === 'mention' || item.kind === 'mark' || item.kind === 'join' || (item.kind === 'sense' && /^(?:rewrite|plain)$/.test(item.sense))
  })
  return plain && months.length > 0 && months.every((month) => own.has(month)) && [...own].every((month) => months.includes(month))
}
const monthOf = (word: string): number => MONTH_NAMES.findIndex((name) => name === word || name.slice(0, 3) === word) + 1
