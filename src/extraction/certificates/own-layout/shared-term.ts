import type { Row } from '../../classify/index.ts'
import type { Word } from '../../page-model.ts'
import { daysIn } from './policy-paragraphs.ts'

type Day = { date: string; words: Word[] }

/** `… for the period June 30, 2026 to June 30, 2027`, said once of all policies that a letter goes on to list; null where it says two. */
export function sharedTerm(rows: readonly Row[]): { first: Day; last: Day } | null {
  const words = rows.flatMap((r) => r.segments.flatMap((s) => s.words))
  const textOf = (from: number, to: number): string => words.slice(from, to).map((w) => w.text).join(' ')
  // A stroke before a day is none of its words.
  const days = daysIn(words, 0).map((day) => ({ ...day, start: day.start + (/^\W+$/.test(words[day.start]!.text) ? 1 : 0) }))
  const terms = days.flatMap((first, i) => {
    const last = days[i + 1]
    const isTerm = last !== undefined && first.date < last.date && TO.test(textOf(first.end, last.start)) && LEAD.test(textOf(Math.max(0, first.start - LEAD_WORDS), first.start)) && !OTHERS.test(textOf(Math.max(0, first.start - OTHERS_WORDS), first.start))
    return isTerm ? [{ first: { date: first.date, words: words.slice(first.start, first.end) }, last: { date: last.date, words: words.slice(last.start, last.end) } }] : []
  })
  return new Set(terms.map((t) => `${t.first.date} ${t.last.date}`)).size === 1 ? terms[0]! : null
}

const TO = /^(?:to|through|thru|until|[-–—]|(?:and\s+)?(?:expir(?:es|ing)|ending|ends)(?:\s+on)?)$/i
const LEAD = /\b(?:period|term|from|effective|year|dates?|of)\b(?:\s+(?:of|is|are|from|beginning|on|date|:))*\s*:?$/i
/** An event, a project or a contract has days of its own. */
const OTHERS = /\b(?:events?|projects?|contracts?|leases?|rentals?|agreements?|performances?|shows?|expir(?:ed|ing)|prior|previous|last|renewals?)\b/i
const [LEAD_WORDS, OTHERS_WORDS] = [5, 8]
