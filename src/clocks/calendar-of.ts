import { findAccount } from '../accounts/index.ts'
import type { Query } from '../kernel/index.ts'
import { type CalendarTable, calendarTable } from './business-calendar.ts'

const tables = new Map<string, CalendarTable>()
const TABLES_MAX = 500

/** The account's business calendar as a table, built once for each time zone and list of closed days. */
export async function calendarOf(q: Query): Promise<CalendarTable> {
  const account = (await findAccount(q, q.accountId))!
  const key = `${account.time_zone} ${account.closed_days.join()}`
  let table = tables.get(key)
  if (!table) {
    if (tables.size >= TABLES_MAX) tables.clear()
    table = calendarTable({ timeZone: account.time_zone, extraClosedDays: account.closed_days })
    tables.set(key, table)
  }
  return table
}
