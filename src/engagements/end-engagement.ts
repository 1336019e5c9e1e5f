import { notFound, type Tx } from '../kernel/index.ts'
import { lockInsured } from '../parties/index.ts'
import { type EngagementRow, findEngagement, updateEngagement } from './table.ts'

/** Ends an engagement: the clocks that serve only it close, and nothing more is sent for it. Ending twice does nothing. */
export async function endEngagement(tx: Tx, engagementId: string): Promise<EngagementRow> {
  const found = await findEngagement(tx, engagementId)
  if (!found) throw notFound('engagement', engagementId)
  await lockInsured(tx, found.insured_ref)
  const held = (await findEngagement(tx, engagementId))!
  if (held.status === 'ended') return held
  const row = await updateEngagement(tx, { ...held, status: 'ended', ended_at: tx.now })
  tx.record({ name: 'engagement.ended', engagement_id: row.engagement_id, insured_ref: row.insured_ref })
  return row
}
