import { appendEvent } from '../events/index.ts'
import type { Context, Tx } from '../kernel/index.ts'
import { resolveLine } from '../lines/index.ts'
import { lockInsured } from '../parties/index.ts'
import { closeRequest } from './close-request.ts'
import { saveRequest } from './set-timers.ts'
import { findRequest, type RequestRow } from './table.ts'
import { requestWire } from './wire.ts'

/**
 * Brings one clock up to now: past its target it is at risk, past its original hard stop overdue, past hard stop and
 * extensions its line times out. Every timer comes here, so that ties and late timers keep the order; what is not due
 * or already done is left alone.
 */
export async function advanceClock(tx: Tx, context: Context, requestId: string): Promise<void> {
  const found = await findRequest(tx, requestId)
  if (!found) return
  await lockInsured(tx, found.insured_ref)
  let request = (await findRequest(tx, requestId))!
  if (request.status === 'open' && tx.now >= request.target_at) request = await move(tx, context, request, 'verdict_due', 'request.sla_at_risk')
  if (request.status === 'verdict_due' && tx.now >= request.hard_at) request = await move(tx, context, request, 'overdue', 'request.overdue')
  if (request.status !== 'overdue' || tx.now < request.hard_stop_at) return
  await closeRequest(tx, request, 'timed_out')
  await resolveLine(tx, context, { lineId: request.coverage_line_id, outcome: 'timed_out', confirmedBy: null, method: null, proof: [], engagementIds: request.engagement_ids })
}

async function move(tx: Tx, context: Context, request: RequestRow, status: 'verdict_due' | 'overdue', event: 'request.sla_at_risk' | 'request.overdue'): Promise<RequestRow> {
  const moved = await saveRequest(tx, { ...request, status })
  appendEvent(tx, context, { event, insuredRef: request.insured_ref, engagementIds: request.engagement_ids, data: requestWire(moved, tx.mode) })
  return moved
}
