import { calendarOf, dueTimes, tenantNow } from '../clocks/index.ts'
import type { Context, Query } from '../kernel/index.ts'
import type { LineRow } from '../lines/index.ts'

/** Lines as they are shown at this moment: a held clock has the due times that its release now would give. */
export async function linesNow(q: Query, context: Pick<Context, 'time'>, rows: readonly LineRow[]): Promise<LineRow[]> {
  if (!rows.some((row) => row.request?.status === 'held')) return [...rows]
  const [calendar, now] = [await calendarOf(q), await tenantNow(q, context)]
  return rows.map((row) => {
    if (row.request?.status !== 'held') return row
    const { target_hours, hard_hours } = row.request
    const due = dueTimes(calendar, now, { targetHours: target_hours, hardHours: hard_hours, escalateAtHours: hard_hours })
    return { ...row, request: { ...row.request, sla_target_at: due.targetMs, sla_hard_at: due.hardMs } }
  })
}
