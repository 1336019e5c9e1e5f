import { type Row, unionBox } from '../../classify/index.ts'
import type { Facts } from '../../declarations/index.ts'
import type { Word } from '../../page-model.ts'
import { findAmount, findDate } from '../../values/index.ts'
import type { CoverageSection, SaidFacts } from './coverage-sections.ts'

type Day = NonNullable<Facts['effective']>
const YEARS_MAX = 3

/** `July 15, 2026 to July 15, 2027`. */
const TERM_WORDS_MAX = 7

/** The bare days in a coverage's rows: cells that hold a day and nothing else, or the two of a term. */
function daysIn(rows: readonly Row[]): Day[] {
  return rows.flatMap(({ segments }) =>
    segments.flatMap((segment): Day[] => {
      if (segment.words.length > TERM_WORDS_MAX) return []
      const first = findDate(segment.text)
      if (!first || /[A-Za-z]{3}/.test(segment.text.slice(0, first.start)) || findAmount(segment.text.slice(first.end))) return []
      const behind = segment.text.slice(first.end).replace(/^\s*(?:[-–—/]|to\b|thru\b|through\b)\s*/i, '')
      const rest = findDate(behind)
      if (/[A-Za-z]{3}/.test(rest ? `${behind.slice(0, rest.start)} ${behind.slice(rest.end)}` : behind)) return []
      const dayOf = (date: string): Day => ({ text: date, date, words: segment.words, page: segment.page, box: unionBox(segment.words.map((w: Word) => w.box)), score: 6 })
      return [dayOf(first.date), ...(rest ? [dayOf(rest.date)] : [])]
    }),
  )
}

/** Two days without labels in a coverage's own rows are its term. Null where there are more, or they are none. */
export function ownTerm(section: CoverageSection): Pick<SaidFacts, 'effective' | 'expiration'> | null {
  const days = daysIn(section.rows)
  const [first, last] = days
  if (!first || !last || days.length !== 2 || first.date >= last.date) return null
  return Number(last.date.slice(0, 4)) - Number(first.date.slice(0, 4)) <= YEARS_MAX ? { effective: first, expiration: last } : null
}
/** Whether a coverage's own rows hold days that are not the page's: those are not its then. */
export const hasOtherDays = (section: CoverageSection, given: Pick<SaidFacts, 'effective' | 'expiration'>): boolean =>
  daysIn(section.rows).some((d) => d.date !== given.effective?.date && d.date !== given.expiration?.date)

const NUMBER = /^(?=(?:[^\d]*\d){4})[A-Z0-9][A-Z0-9-]*(?:\s[A-Z0-9-]+){0,3}$/
/** Whether a cell beside the coverage's name looks like a number of its own that is not the one given. */
export function hasOtherNumber({ rows, heading }: CoverageSection, number: SaidFacts['number']): boolean {
  const folded = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const [first] = rows
  return number !== null && first !== undefined && first.segments.some((s) => s !== heading && NUMBER.test(s.text) && findDate(s.text) === null && !/,\d{3}/.test(s.text) && folded(s.text) !== folded(number.text))
}
