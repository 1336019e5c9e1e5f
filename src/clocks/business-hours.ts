import { DAY_MS } from '../kernel/index.ts'
import type { CalendarTable } from './business-calendar.ts'

const HOUR_MS = 3_600_000

export type ClockExplanation = { counted_days: string[]; skipped_days: { date: string; reason: string }[] }

/**
 * The moment (epoch milliseconds) at which `hours` business-day hours have passed since `fromMs`. All 24 hours of a business day count,
 * none of any other. Outside a business day counting starts at the next business day's midnight. A result that falls on the end of a
 * business day is that midnight, not the next opening. Throws RangeError on negative hours or beyond the table.
 */
export const addBusinessHours = (table: CalendarTable, fromMs: number, hours: number): number => {
  if (!(hours >= 0)) throw new RangeError(`business hours must not be negative: ${hours}`)
  const { starts, openBefore, closedReasons } = table
  const day = dayIndex(table, fromMs)
  const isOpen = closedReasons[day] === null
  if (hours === 0 && isOpen) return fromMs
  const before = openBefore[day]! + (isOpen ? fromMs - starts[day]! : 0)
  const target = before + Math.round(hours * HOUR_MS)
  // The due day is the first whose end reaches the target; with no hours at all, the first that opens after it.
  let low = day
  let high = openBefore.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (hours === 0 ? openBefore[middle + 1]! > target : openBefore[middle + 1]! >= target) high = middle
    else low = middle + 1
  }
  if (low === openBefore.length - 1) throw new RangeError('the due time lies beyond the calendar table')
  return starts[low]! + (target - openBefore[low]!)
}

/** Business-day hours from one moment to another; negative when `toMs` is the earlier. */
export const businessHoursBetween = (table: CalendarTable, fromMs: number, toMs: number): number =>
  (openUntil(table, toMs) - openUntil(table, fromMs)) / HOUR_MS

/** Which local days a clock from `fromMs` to `toMs` counted, and which it passed over and why. */
export const explainClock = (table: CalendarTable, fromMs: number, toMs: number): ClockExplanation => {
  const explanation: ClockExplanation = { counted_days: [], skipped_days: [] }
  const last = table.closedReasons.length
  for (let k = dayIndex(table, fromMs); k < last && (table.starts[k]! < toMs || table.starts[k]! <= fromMs); k++) {
    const reason = table.closedReasons[k]!
    if (reason === null) explanation.counted_days.push(table.dates[k]!)
    else explanation.skipped_days.push({ date: table.dates[k]!, reason })
  }
  return explanation
}

/** Whether the moment lies in a business day of the calendar. */
export const isBusinessTime = (table: CalendarTable, ms: number): boolean => table.closedReasons[dayIndex(table, ms)] === null

/** The local calendar day (`YYYY-MM-DD`) of a moment: the day on which a policy is judged to be in force. */
export const localDate = (table: CalendarTable, ms: number): string => table.dates[dayIndex(table, ms)]!

const openUntil = (table: CalendarTable, ms: number): number => {
  const day = dayIndex(table, ms)
  return table.openBefore[day]! + (table.closedReasons[day] === null ? ms - table.starts[day]! : 0)
}

/** Days are 24 hours but for a few, so the quotient is at most a day off: the loops step, they do not walk. */
const dayIndex = ({ starts }: CalendarTable, ms: number): number => {
  const days = starts.length - 1
  if (!(ms >= starts[0]! && ms < starts[days]!)) throw new RangeError(`the moment lies beyond the calendar table: ${ms}`)
  let day = Math.min(days - 1, Math.floor((ms - starts[0]!) / DAY_MS))
  while (starts[day]! > ms) day--
  while (starts[day + 1]! <= ms) day++
  return day
}
