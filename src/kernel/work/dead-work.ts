import { isTimerQueue } from './claim.ts'
import { TEST_TIMER_QUEUE } from './enqueue.ts'
import { SYSTEM, type Tenant } from '../database/tenant.ts'
import type { Store } from '../database/store.ts'

/** Work that was given up after its last attempt. Times in milliseconds. */
export type DeadWork = { account_id: string; mode: 'live' | 'test'; kind: string; key: string; queue: string; attempts: number; died_at: number; reason: string }
/** What waits in a queue: how much is due, at most `COUNTED_MAX` of it counted, and since when the oldest is; null when nothing is. */
export type QueueState = { queue: string; due: number; oldest_due_at: number | null }

/** Nobody needs to know how many more there are, and figures are asked for every few seconds. */
const COUNTED_MAX = 10_000

/** The newest first. */
export const listDeadWork = (store: Store, limit: number): Promise<DeadWork[]> =>
  store.read(SYSTEM, (q) => q.rows<DeadWork>('SELECT account_id, mode, kind, key, queue, attempts, died_at, reason FROM dead_work ORDER BY died_at DESC, kind, key LIMIT $1', [limit]))

export const countDeadWork = async (store: Store): Promise<number> => (await store.read(SYSTEM, (q) => q.one<{ n: number }>(`SELECT count(*) AS n FROM (SELECT 1 FROM dead_work LIMIT ${COUNTED_MAX}) d`))).n

/** Queues as they stand now. Timers of test mode wait in their accounts' own time and are left out. */
export const queueStates = (store: Store, queues: readonly string[], now: number): Promise<QueueState[]> =>
  store.read(SYSTEM, (q) =>
    q.rows<QueueState>(
      `SELECT q.queue, d.due, d.oldest_due_at FROM unnest($1::text[]) AS q(queue)
       CROSS JOIN LATERAL (SELECT count(*)::int AS due, min(w.due_at) AS oldest_due_at FROM (SELECT due_at FROM work WHERE queue = q.queue AND due_at <= $2 ORDER BY due_at LIMIT ${COUNTED_MAX}) w) d ORDER BY q.queue`,
      [queues.filter((queue) => queue !== TEST_TIMER_QUEUE), now],
    ),
  )

/**
 * Sets dead work going again, from its first attempt; false when there is none such. What was asked for anew since it died
 * is under way already, and the dead is only struck off.
 */
export function reviveWork(store: Store, tenant: Tenant, kind: string, key: string): Promise<boolean> {
  return store.tx(tenant, async (tx) => {
    const dead = await tx.rows<{ queue: string; payload: Record<string, unknown> }>(
      `WITH gone AS (DELETE FROM dead_work WHERE account_id = $1 AND mode = $2 AND kind = $3 AND key = $4 RETURNING queue, payload, died_at)
       SELECT queue, payload FROM gone ORDER BY died_at DESC LIMIT 1`,
      [tx.accountId, tx.mode, kind, key],
    )
    if (!dead[0]) return false
    const { queue, payload } = dead[0]
    await tx.count(
      `INSERT INTO work (account_id, mode, kind, key, queue, due_at, payload, enqueued_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (account_id, mode, kind, key) DO NOTHING`,
      [tx.accountId, tx.mode, kind, key, queue, isTimerQueue(queue) ? tx.now : tx.wallNow, payload, tx.wallNow],
    )
    return true
  })
}
