import type { Query } from './db.ts'

/** The time of a test-mode tenant, as its clock was moved; wall time where it never was. */
export async function testNow(query: Query, wallNow: number): Promise<number> {
  const clock = await query.maybe<{ offset_ms: number; frozen_at: number | null }>('SELECT offset_ms, frozen_at FROM test_clocks WHERE account_id = $1', [query.accountId])
  return clock ? (clock.frozen_at ?? wallNow + clock.offset_ms) : wallNow
}
