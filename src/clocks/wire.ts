import { z } from 'zod'
import { isoTime, isoTimeOrNull, type Mode } from '../kernel/index.ts'
import { REQUEST_STATUSES } from '../lines/index.ts'
import type { CalendarTable } from './business-calendar.ts'
import { explainClock } from './business-hours.ts'
import { dueTimes } from './due-times.ts'
import type { RequestRow } from './table.ts'

const explanation = z.object({
  target_hours: z.number(),
  hard_hours: z.number(),
  escalate_at_hours: z.number(),
  time_zone: z.string(),
  counted_days: z.array(z.string()),
  skipped_days: z.array(z.object({ date: z.string(), reason: z.string() })),
}).meta({ id: 'ExplainedClock' })
export const requestSchema = z.object({
  request_id: z.string(),
  coverage_line_id: z.string(),
  insured_ref: z.string(),
  opened_at: z.string(),
  sla_target_at: z.string(),
  sla_hard_at: z.string(),
  hard_stop_at: z.string(),
  escalate_at: z.string(),
  status: z.enum(REQUEST_STATUSES),
  extensions: z.array(z.object({ hours: z.number(), reason: z.string(), granted_at: z.string(), by: z.string() })),
  total_extension_hours: z.number(),
  final_verdict_id: z.string().nullable(),
  engagement_ids: z.array(z.string()),
  closed_at: z.string().nullable(),
  test: z.boolean(),
  clock: explanation.optional(),
}).meta({ id: 'VerificationRequest' })

export const requestWire = (r: RequestRow, mode: Mode) => ({
  request_id: r.request_id,
  coverage_line_id: r.coverage_line_id,
  insured_ref: r.insured_ref,
  // A release is the opening moment of the clock that runs from then on.
  opened_at: isoTime(r.started_at),
  sla_target_at: isoTime(r.target_at),
  sla_hard_at: isoTime(r.hard_at),
  hard_stop_at: isoTime(r.hard_stop_at),
  escalate_at: isoTime(r.escalate_at),
  status: r.status,
  extensions: r.extensions.map((e) => ({ ...e, granted_at: isoTime(e.granted_at) })),
  total_extension_hours: r.total_extension_hours,
  final_verdict_id: r.final_verdict_id,
  engagement_ids: r.engagement_ids,
  closed_at: isoTimeOrNull(r.closed_at),
  test: mode === 'test',
})

/** While held, due times show what they would be if the clock were released now. */
export function asOfNow(r: RequestRow, table: CalendarTable, now: number): RequestRow {
  if (r.status !== 'held') return r
  const due = dueTimes(table, now, { targetHours: r.target_hours, hardHours: r.hard_hours, escalateAtHours: r.escalate_at_hours }, r.total_extension_hours)
  return { ...r, target_at: due.targetMs, hard_at: due.hardMs, escalate_at: due.escalateMs, hard_stop_at: due.hardStopMs }
}

/** The request with its due times explained: which days counted, which did not, and why. */
export function explainedRequestWire(row: RequestRow, table: CalendarTable, now: number, mode: Mode) {
  const r = asOfNow(row, table, now)
  return {
    ...requestWire(r, mode),
    clock: { target_hours: r.target_hours, hard_hours: r.hard_hours, escalate_at_hours: r.escalate_at_hours, time_zone: table.timeZone, ...explainClock(table, r.status === 'held' ? now : r.started_at, r.hard_stop_at) },
  }
}
