import type { Gathered } from '../checks/index.ts'
import type { Tx } from '../kernel/index.ts'
import { lockInsured } from '../parties/index.ts'
import { closeUnlessServing } from './close-request.ts'
import { holdWithout } from './hold-clocks.ts'
import { listOpenOfOthers, removeEngagement } from './table.ts'

/**
 * An engagement leaves the clocks of other insureds' lines that count for it no more: its insured has another parent, a line
 * covers no children any longer, an enrollment under a master policy ended. What ran for it alone closes; what only held ones
 * are left with is held.
 */
export async function leaveClocks(tx: Tx, { engagement, lines, standingMasters }: Gathered): Promise<void> {
  const counting = new Set([...lines, ...standingMasters].map((line) => line.coverage_line_id))
  const left = async () => (await listOpenOfOthers(tx, engagement)).filter((request) => !counting.has(request.coverage_line_id))
  const refs = new Set((await left()).map((request) => request.insured_ref))
  if (!refs.size) return
  for (const ref of [...refs].sort()) await lockInsured(tx, ref)
  for (const request of await left()) {
    await removeEngagement(tx, request.request_id, engagement.engagement_id)
    const rest = { ...request, engagement_ids: request.engagement_ids.filter((id) => id !== engagement.engagement_id) }
    if (!(await closeUnlessServing(tx, rest, engagement.engagement_id))) await holdWithout(tx, rest, engagement.engagement_id)
  }
}
