import { type Row, unionBox } from '../../classify/index.ts'
import type { Facts } from '../../declarations/index.ts'
import type { Word } from '../../page-model.ts'
import { findAmount, findDate, findDates } from '../../values/index.ts'
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

/** The days anywhere in a coverage's rows, whatever stands before them. */
const allDaysIn = (rows: readonly Row[]): Day[] =>
  rows.flatMap(({ segments }) =>
    segments.flatMap((segment) =>
      findDates(segment.text).map((date): Day => {
        const own = segment.words.filter((w) => findDate(w.text)?.date === date)
        const words = own.length > 0 ? own : segment.words
        return { text: date, date, words, page: segment.page, box: unionBox(words.map((w: Word) => w.box)), score: 6 }
      }),
    ),
  )

/** The term of a coverage's own rows on a picture, its labels illegible: two days and no more, a year or half a one apart. */
export function seenTerm({ rows }: CoverageSection): Pick<SaidFacts, 'effective' | 'expiration'> | null {
  const [first, last, ...more] = allDaysIn(rows)
  if (!first || !last || more.length > 0 || first.date.slice(8) !== last.date.slice(8)) return null
  const [from, to] = [first, last].map((d) => Number(d.date.slice(0, 4)) * 12 + Number(d.date.slice(5, 7))) as [number, number]
  return to - from === 12 || to - from === 6 ? { effective: first, expiration: last } : null
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
  // `Workers compensation - policy` over `WC26014883`, in the cell of the coverage's name.
  const inName = rows.slice(0, NAME_LINES_MAX).flatMap((r) => r.segments.filter((s) => Math.abs(s.box.x - heading.box.x) < 3))
  const others = inName.flatMap((s) => [BARE_NUMBER.exec(s.text)?.[1] ?? NUMBER_BEHIND.exec(s.text)?.[1] ?? []].flat())
  if (number !== null && others.some((other) => other.length !== VEHICLE_LETTERS && folded(other) !== folded(number.text))) return true
  return number !== null && first !== undefined && first.segments.some((s) => s !== heading && NUMBER.test(s.text) && findDate(s.text) === null && !/,\d{3}/.test(s.text) && folded(s.text) !== folded(number.text))
}

const NAME_LINES_MAX = 2
const VEHICLE_LETTERS = 17
const BARE_NUMBER = /^([A-Z]{1,5}-?\d[\dA-Z-]{4,})$/
const NUMBER_BEHIND = /\bpolicy\W{1,3}(?:(?:no\.?|number|#)\W{0,3})?([A-Z]{1,5}-?\d[\dA-Z-]{4,})\W*$/i
const DAY_LIKE = /(?<![\d$.-])\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?\d{2,4}(?!\d)|(?<![\d$.-])\d{1,4}\/\s?(?:19|20)\d{2}(?!\d)/
const NUMBER_LIKE = /(?<![$\d,.(-])(?!\d{3}[-.]\d{3}[-.]\d{4})\d[\d-]{5,}(?![\d,.])|(?<![A-Za-z])[A-Z]{1,5}-?\d[\d-]{4,}(?![\d,.])/
/** Whether a coverage's rows on a picture hold days or a number of their own, be their labels illegible: what cannot be read there is not what another coverage's rows state. */
export const statesItself = ({ rows, heading }: CoverageSection): boolean =>
  rows.some(({ segments }) => segments.some((s) => s !== heading && (DAY_LIKE.test(s.text) || NUMBER_LIKE.test(s.text.replace(/\$\s?[\d,.]+/g, '')))))
