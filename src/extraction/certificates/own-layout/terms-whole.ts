import { type Row, segmentOf } from '../../classify/index.ts'
import { findDate } from '../../values/index.ts'

/** A term whose second day stands on the next line. */
const OPEN_TERM = /(?:\d{4}|\/\d{2})\s*(?:to|thru|through|until|[-–—])$/i
const LINE_MAX = 2

/** `Policy period: 04/20/2026 to` at a line's end and `04/20/2027` alone on the next one, where a running line breaks: one cell. */
export function withTermsWhole(rows: readonly Row[]): Row[] {
  const taken = new Set<Row>()
  const whole = rows.map((row, i): Row => {
    const last = row.segments.at(-1)
    const next = rows[i + 1]
    const [only, ...more] = next?.segments ?? []
    if (!last || !next || !only || more.length > 0 || !OPEN_TERM.test(last.text) || next.y - row.y > LINE_MAX * Math.max(7, row.h) || !isDay(only.text)) return row
    taken.add(next)
    return { ...row, segments: [...row.segments.slice(0, -1), segmentOf(last.page, [...last.words, ...only.words])] }
  })
  return whole.filter((_, i) => !taken.has(rows[i]!))
}
const isDay = (text: string): boolean => {
  const day = findDate(text)
  return day !== null && !/[A-Za-z]{4}/.test(`${text.slice(0, day.start)} ${text.slice(day.end)}`) && day.start < 3
}
