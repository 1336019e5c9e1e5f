import { appendEvent } from '../events/index.ts'
import { type Context, DomainError, invalid, isoTime, notFound, type Tx } from '../kernel/index.ts'
import { lockInsured } from '../parties/index.ts'
import { addBusinessHours } from './business-hours.ts'
import { calendarOf } from './calendar-of.ts'
import { saveRequest, setTimers } from './set-timers.ts'
import { findRequest, type RequestRow } from './table.ts'
import { requestWire } from './wire.ts'

export const EXTENSION_HOURS_MAX = 2160

/** Adds business-day hours behind the hard stop. The hard stop itself, and the event of its passing, do not move. */
export async function extendRequest(tx: Tx, context: Context, requestId: string, extension: { hours: number; reason: string; by: string }): Promise<RequestRow> {
  const found = await findRequest(tx, requestId)
  if (!found) throw notFound('request', requestId)
  await lockInsured(tx, found.insured_ref)
  const request = (await findRequest(tx, requestId))!
  if (request.status === 'closed') throw new DomainError('request_closed', 'This request is closed; there is nothing to extend.')
  const total = request.total_extension_hours + extension.hours
  if (total > EXTENSION_HOURS_MAX) throw invalid('hours', `Extensions of one request come to at most ${EXTENSION_HOURS_MAX} hours; ${EXTENSION_HOURS_MAX - request.total_extension_hours} are left.`)
  const granted = { ...extension, granted_at: tx.now }
  const extended = await saveRequest(tx, {
    ...request,
    extensions: [...request.extensions, granted],
    total_extension_hours: total,
    hard_stop_at: addBusinessHours(await calendarOf(tx), request.started_at, request.hard_hours + total),
  })
  if (extended.status !== 'held') setTimers(tx, extended)
  appendEvent(tx, context, {
    event: 'request.extended',
    insuredRef: request.insured_ref,
    engagementIds: request.engagement_ids,
    data: { ...requestWire(extended, tx.mode), hours: granted.hours, reason: granted.reason, granted_at: isoTime(granted.granted_at), by: granted.by },
  })
  return extended
}
