import type { Row, Segment } from '../../classify/index.ts'
import type { Word } from '../../page-model.ts'
import { daysBetween, findDate } from '../../values/index.ts'
import { type PageView, segmentsBelow } from '../view/page-view.ts'
import { runOf, type TextRun } from '../view/text-run.ts'

/** `Policy period from: May 20 2026` over `To: May 20 2027`, the second set in under the first, the days perhaps in a column of their own. */
export const stackedTerms = (view: PageView): TextRun[] =>
  view.rows.flatMap((row) =>
    row.segments.flatMap((segment): TextRun[] => {
      if (!/\bfrom\b/i.test(segment.text)) return []
      const end = segmentsBelow(view, segment, 2).find((s) => /^to\b/i.test(s.text))
      if (!end) return []
      const under = view.rows.find((r) => r.segments.includes(end))
      const column = isHeadedOtherwise(view, segment) ? null : columnOfDays(row, segment, under, end)
      if (column) return [runOf(view.number, column)]
      const first = withDayBeside(row, segment)
      return /\bfrom\b\W*(?:[a-z]{3,9}\.?\s)?\d/i.test(textOf(first)) ? [runOf(view.number, [...first, ...withDayBeside(under, end)])] : []
    }),
  )

const textOf = (words: readonly Word[]): string => words.map((w) => w.text).join(' ')
const nextTo = (row: Row | undefined, label: Segment): Segment | undefined => row?.segments[row.segments.indexOf(label) + 1]

/** A label with its day, which may stand in a cell of its own beside it. */
const withDayBeside = (row: Row | undefined, label: Segment): Word[] => {
  const next = nextTo(row, label)
  return /\d/.test(label.text) || !next || next.box.x - label.box.x - label.box.w > DAY_GAP_MAX ? label.words : [...label.words, ...next.words]
}
const DAY_GAP_MAX = 60

/** `From |   05/30/2026` over `To |   05/30/2027`, however far the column of the days stands off: days alone in their cells, one under the other, a usual term apart. */
function columnOfDays(row: Row, label: Segment, under: Row | undefined, end: Segment): Word[] | null {
  const [first, last] = [nextTo(row, label), nextTo(under, end)]
  if (!first || !last || !BARE_FROM.test(label.text) || !BARE_TO.test(end.text) || Math.abs(first.box.x - last.box.x) > SAME_EDGE) return null
  const [begins, ends] = [dayAlone(first.text), dayAlone(last.text)]
  return begins && ends && isUsual(daysBetween(begins, ends)) ? [...label.words, ...first.words, ...end.words, ...last.words] : null
}
/** `Billing period` over `From`. */
function isHeadedOtherwise(view: PageView, label: Segment): boolean {
  const over = view.rows.flatMap((r) => r.segments).findLast((s) => s.box.y < label.box.y - 0.5 * label.box.h && Math.abs(s.box.x - label.box.x) < INDENT_MAX)
  return over !== undefined && !/\d/.test(over.text) && (OF_OTHERS.test(over.text) || (/\b(?:period|term|dates?)\b/i.test(over.text) && !/\b(?:policy|coverage|insurance)\b/i.test(over.text)))
}
const INDENT_MAX = 24
const OF_OTHERS = /\b(?:bill(?:ing|ed)?|payments?|experience|audit|loss(?:es)?|claims?|prior|previous|expiring|former|rating|waiting|retroactive|licen[sc]e|statement|quote|leases?|rental|contract|travel|trip|project|event)\b/i
const BARE_FROM = /^(?:(?:policy|coverage)\s(?:period|term)\W{0,3})?from\W*$/i
const BARE_TO = /^to\W*$/i
const SAME_EDGE = 4
const isUsual = (days: number): boolean => (days >= 180 && days <= 185) || [1, 2, 3].some((years) => Math.abs(days - 365.25 * years) < 2)
/** The day of a cell that holds nothing else but a time of day. */
const dayAlone = (text: string): string | null => {
  const found = findDate(text)
  return found && /^\W*$/.test(text.slice(0, found.start)) && /^\W*(?:(?:at\s)?12:0[01]\s?a\.?\s?m\W*)?$/i.test(text.slice(found.end)) ? found.date : null
}
