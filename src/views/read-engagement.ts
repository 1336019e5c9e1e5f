import type { z } from 'zod'
import { findEngagement } from '../engagements/index.ts'
import type { Context, Query, Store } from '../kernel/index.ts'
import { type EngagementParties, type engagementSchema, engagementView } from './engagement.ts'

const KNOWN_MAX = 10_000
/** Who engagements were seen to be between. One that is read again is asked for whole at once, not first itself and then the rest. */
const known = new WeakMap<Store, Map<string, EngagementParties>>()

/** An engagement as it stands, null when there is none. */
export async function readEngagement(q: Query, id: string, context: Pick<Context, 'store' | 'time'>): Promise<z.infer<typeof engagementSchema> | null> {
  const seen = known.get(context.store) ?? new Map<string, EngagementParties>()
  known.set(context.store, seen)
  const key = `${q.accountId} ${q.mode} ${id}`
  let parties = seen.get(key)
  if (!parties) {
    const found = await findEngagement(q, id)
    if (!found) return null
    parties = { engagement_id: found.engagement_id, insured_ref: found.insured_ref, consumer_ref: found.consumer_ref }
    if (seen.size >= KNOWN_MAX) seen.clear()
    seen.set(key, parties)
  }
  return engagementView(q, parties, context)
}
