import type { DeadWork } from './dead-work.ts'
import { TEST_TIMER_QUEUE } from './enqueue.ts'
import { SYSTEM } from '../database/tenant.ts'
import type { Store } from '../database/store.ts'

/** Work that failed and waits for its next attempt, with what the last one said. Times in milliseconds. */
export type FailingWork = Omit<DeadWork, 'died_at'> & { due_at: number }

// Test-mode timers wait in their accounts' own time.
const FAILING = `queue = ANY($1::text[]) AND queue <> '${TEST_TIMER_QUEUE}' AND last_error IS NOT NULL AND lease_token IS NULL AND due_at > $2`

/** What is tried next stands first. For people: it looks through all waiting work. */
export const listFailingWork = (store: Store, queues: readonly string[], now: number, limit: number): Promise<FailingWork[]> =>
  store.read(SYSTEM, (q) => q.rows<FailingWork>(`SELECT account_id, mode, kind, key, queue, attempts, due_at, last_error AS reason FROM work WHERE ${FAILING} ORDER BY due_at, kind, key LIMIT $3`, [queues, now, limit]))

export const countFailingWork = async (store: Store, queues: readonly string[], now: number): Promise<number> =>
  (await store.read(SYSTEM, (q) => q.one<{ n: number }>(`SELECT count(*)::int AS n FROM work WHERE ${FAILING}`, [queues, now]))).n

/** The next attempt of all of it is made now; how many they are. */
export const retryFailingWork = (store: Store, queues: readonly string[], now: number): Promise<number> =>
  store.tx(SYSTEM, (tx) => tx.count(`UPDATE work SET due_at = $2 WHERE ${FAILING}`, [queues, now]))
