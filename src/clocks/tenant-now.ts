import type { Context, Query } from '../kernel/index.ts'

/** The tenant's time outside a transaction: wall time in live mode, the account's test clock in test mode. */
export async function tenantNow(q: Query, context: Pick<Context, 'time'>): Promise<number> {
  if (q.mode === 'live') return context.time.now()
  const clock = await q.maybe<{ offset_ms: number; frozen_at: number | null }>('SELECT offset_ms, frozen_at FROM test_clocks WHERE account_id = $1', [q.accountId])
  return clock?.frozen_at ?? context.time.now() + (clock?.offset_ms ?? 0)
}
