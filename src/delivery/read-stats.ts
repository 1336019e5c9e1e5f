import { type Context, DAY_MS, isoTimeOrNull, type Query } from '../kernel/index.ts'
import type { Stats } from './configuration-wire.ts'
import type { WebhookSettings } from './settings.ts'
import { sumAttempts } from './table.ts'
import { countWaiting } from './waiting.ts'


/** How a webhook has been doing. The counts are of attempts, in whole hours; what waits is counted up to ten thousand. */
export async function readStats(q: Query, context: Context, webhook: WebhookSettings): Promise<Stats> {
  const [counts, pending] = await Promise.all([sumAttempts(q, context.time.now() - DAY_MS), countWaiting(context.store, q.accountId)])
  const { last_success_at, last_failure_at } = counts
  const failing = last_failure_at !== null && last_failure_at > Math.max(last_success_at ?? 0, webhook.sinceMs)
  return {
    status: webhook.disabledAt !== null ? 'disabled' : failing ? 'failing' : 'active',
    last_success_at: isoTimeOrNull(last_success_at),
    last_failure_at: isoTimeOrNull(last_failure_at),
    pending,
    delivered_24h: counts.delivered,
    failed_24h: counts.failed,
  }
}
