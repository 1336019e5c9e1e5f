import { findEngagement, servedBy } from '../engagements/index.ts'
import type { Tx } from '../kernel/index.ts'
import { setWaitingState } from '../lines/index.ts'
import { lockInsured } from '../parties/index.ts'
import { holdClocks } from './hold-clocks.ts'
import { cancelTimers, saveRequest } from './set-timers.ts'
import { findOpenRequest, listRequestsOfEngagement, type RequestRow } from './table.ts'

export type ClosedReason = 'resolved' | 'timed_out' | 'engagement_ended' | 'superseded'

/** Ends a clock. The caller holds the insured's lock and has settled the line, or says why there is nothing to settle. */
export async function closeRequest(tx: Tx, request: RequestRow, reason: ClosedReason): Promise<RequestRow> {
  await cancelTimers(tx, [request.request_id])
  const closed = await saveRequest(tx, { ...request, status: 'closed', closed_at: tx.now, closed_reason: reason })
  tx.record({ name: 'request.closed', request_id: request.request_id, coverage_line_id: request.coverage_line_id, insured_ref: request.insured_ref, engagement_ids: request.engagement_ids, reason })
  return closed
}

/** Ends the open clock of a line, if there is one, because its source has answered. */
export async function closeClockOfLine(tx: Tx, lineId: string, reason: ClosedReason): Promise<RequestRow | null> {
  const request = await findOpenRequest(tx, lineId)
  return request && closeRequest(tx, request, reason)
}

/** An ended engagement: clocks that serve only it close; those that served it and held ones go on as the others ask. */
export async function closeClocksOfEngagement(tx: Tx, engagementId: string): Promise<void> {
  const engagement = await findEngagement(tx, engagementId)
  if (!engagement) return
  await lockInsured(tx, engagement.insured_ref)
  for (const request of await listRequestsOfEngagement(tx, engagementId)) await closeUnlessServing(tx, request, engagementId)
  await holdClocks(tx, engagement)
}

/** Closes a clock that no active engagement but this one is served by. */
export async function closeUnlessServing(tx: Tx, request: RequestRow, engagementId: string): Promise<boolean> {
  if (request.status === 'closed') return false
  if ((await servedBy(tx, request.engagement_ids.filter((id) => id !== engagementId))).active) return false
  await closeRequest(tx, request, 'engagement_ended')
  await setWaitingState(tx, request.coverage_line_id, 'unverified', ['pending', 'in_review'])
  return true
}
