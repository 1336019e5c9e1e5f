import { type EngagementRow, findEngagement, servedBy } from '../engagements/index.ts'
import type { Tx } from '../kernel/index.ts'
import { lockInsured } from '../parties/index.ts'
import { calendarOf } from './calendar-of.ts'
import { dueTimes } from './due-times.ts'
import { cancelTimers, saveRequest, setTimers } from './set-timers.ts'
import { listRequestsOfEngagement, type RequestRow } from './table.ts'

/** Stops the clocks that only held engagements are served by; a held clock does not run out. */
export async function holdClocks(tx: Tx, engagement: Pick<EngagementRow, 'engagement_id' | 'insured_ref'>): Promise<void> {
  await lockInsured(tx, engagement.insured_ref)
  for (const request of await listRequestsOfEngagement(tx, engagement.engagement_id)) await holdWithout(tx, request, engagement.engagement_id)
}

/** Stops a clock that runs for none but this engagement. */
export async function holdWithout(tx: Tx, request: RequestRow, engagementId: string): Promise<void> {
  if (request.status === 'closed' || request.status === 'held' || (await servedBy(tx, request.engagement_ids.filter((id) => id !== engagementId))).running) return
  await cancelTimers(tx, [request.request_id])
  await saveRequest(tx, { ...request, status: 'held' })
  tx.record({ name: 'request.held', request_id: request.request_id, insured_ref: request.insured_ref })
}

/** Starts a held clock from this moment, with the hours its engagement now asks for. Extensions stay on top. */
export async function releaseRequest(tx: Tx, request: RequestRow, engagement: EngagementRow): Promise<void> {
  const hours = { targetHours: engagement.target_hours, hardHours: engagement.hard_hours, escalateAtHours: engagement.escalate_at_hours }
  const due = dueTimes(await calendarOf(tx), tx.now, hours, request.total_extension_hours)
  const released: RequestRow = {
    ...request,
    status: 'open',
    started_at: tx.now,
    target_at: due.targetMs,
    hard_at: due.hardMs,
    escalate_at: due.escalateMs,
    hard_stop_at: due.hardStopMs,
    target_hours: engagement.target_hours,
    hard_hours: engagement.hard_hours,
    escalate_at_hours: engagement.escalate_at_hours,
  }
  await saveRequest(tx, released)
  setTimers(tx, released)
  tx.record({ name: 'request.released', request_id: request.request_id, insured_ref: request.insured_ref })
}

/** A held clock shows what it would be if released now, so it takes other hours as soon as its engagement has them. */
export async function retimeHeldClocks(tx: Tx, engagementId: string): Promise<void> {
  const engagement = await findEngagement(tx, engagementId)
  if (!engagement) return
  const { target_hours, hard_hours, escalate_at_hours } = engagement
  await lockInsured(tx, engagement.insured_ref)
  for (const request of await listRequestsOfEngagement(tx, engagementId)) if (request.status === 'held') await saveRequest(tx, { ...request, target_hours, hard_hours, escalate_at_hours })
}

export async function releaseClocks(tx: Tx, engagementId: string): Promise<void> {
  const engagement = await findEngagement(tx, engagementId)
  if (!engagement) return
  await lockInsured(tx, engagement.insured_ref)
  for (const request of await listRequestsOfEngagement(tx, engagementId)) if (request.status === 'held') await releaseRequest(tx, request, engagement)
}
