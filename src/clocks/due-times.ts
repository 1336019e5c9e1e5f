import type { CalendarTable } from './business-calendar.ts'
import { addBusinessHours } from './business-hours.ts'

/** Hours are business-day hours. */
export type ClockHours = { targetHours: number; hardHours: number; escalateAtHours: number }
/** Epoch milliseconds. `hardMs` never moves; `hardStopMs` is the hard stop with every extension granted. */
export type DueTimes = { targetMs: number; escalateMs: number; hardMs: number; hardStopMs: number }

/** The four due times of a clock opened (or released) at `openedMs`. */
export const dueTimes = (table: CalendarTable, openedMs: number, hours: ClockHours, extensionHours = 0): DueTimes => ({
  targetMs: addBusinessHours(table, openedMs, hours.targetHours),
  escalateMs: addBusinessHours(table, openedMs, hours.escalateAtHours),
  hardMs: addBusinessHours(table, openedMs, hours.hardHours),
  hardStopMs: addBusinessHours(table, openedMs, hours.hardHours + extensionHours),
})
