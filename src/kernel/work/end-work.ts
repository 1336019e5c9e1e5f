import { isTimerQueue, type Job } from './claim.ts'
import type { Log } from '../log.ts'
import type { Time } from '../time.ts'
import type { Store } from '../database/store.ts'
import type { Tx } from '../database/transaction.ts'

/** The lease of this attempt ran out and another took the work over; nothing of this attempt may be kept. */
export class LeaseLost extends Error {}

/** Ends jobs of one tenant inside the transaction of their effects: gone, or due again when more came in meanwhile. */
export async function completeWork(tx: Tx, ...jobs: Job[]): Promise<void> {
  // An ask that commits while the first statement waits for its row lock is news that only a second statement sees.
  const lost = await endOrRepeat(tx, await endOrRepeat(tx, jobs))
  if (lost[0]) throw new LeaseLost(`${lost[0].kind} ${lost[0].key}`)
}

/** The jobs that were neither ended nor put back. In the order of their keys, so that two transactions cannot wait on each other. */
async function endOrRepeat(tx: Tx, jobs: readonly Job[]): Promise<Job[]> {
  if (!jobs.length) return []
  const sorted = jobs.map((job) => ({ job, name: `${job.kind} ${job.key}` })).sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ job }) => job)
  const ended = await tx.rows<{ kind: string; key: string }>(
    // Each is looked up by its key and reached by its place: a join by keys may keep a plan from when hardly any work waited.
    `WITH job AS (SELECT j.*, found.place FROM unnest($3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[]) AS j(kind, key, token, generation, queue_now)
       CROSS JOIN LATERAL (SELECT w.ctid AS place FROM work w WHERE w.account_id = $1 AND w.mode = $2 AND w.kind = j.kind AND w.key = j.key OFFSET 0) found),
     gone AS (DELETE FROM work w USING job j WHERE w.ctid = j.place AND w.lease_token = j.token AND w.generation = j.generation RETURNING w.kind, w.key),
     again AS (UPDATE work w SET lease_token = NULL, attempts = 0, due_at = COALESCE(w.next_due_at, j.queue_now), next_due_at = NULL FROM job j
       WHERE w.ctid = j.place AND w.lease_token = j.token AND w.generation > j.generation
         AND NOT EXISTS (SELECT 1 FROM gone g WHERE g.kind = w.kind AND g.key = w.key) RETURNING w.kind, w.key)
     SELECT kind, key FROM gone UNION ALL SELECT kind, key FROM again`,
    [tx.accountId, tx.mode, sorted.map((j) => j.kind), sorted.map((j) => j.key), sorted.map((j) => j.token), sorted.map((j) => j.generation), sorted.map((j) => queueNow(tx, j))],
  )
  const names = new Set(ended.map((e) => `${e.kind} ${e.key}`))
  return sorted.filter((job) => !names.has(`${job.kind} ${job.key}`))
}

/**
 * Whether a timer was claimed before its moment, as this transaction sees the time: a clock was set back since. It is put
 * back to wait, since a handler that finds nothing due yet would end it for good.
 */
export async function putBackEarly(tx: Tx, job: Job): Promise<boolean> {
  if (!isTimerQueue(job.queue) || tx.now >= job.dueAt) return false
  await putBack(tx, job, job.dueAt)
  return true
}

/** Lets work wait until then as if it had not been claimed: the attempt does not count. */
export async function putBack(tx: Tx, job: Job, until: number): Promise<void> {
  await tx.count(
    `UPDATE work SET lease_token = NULL, attempts = GREATEST(attempts - 1, 0), due_at = COALESCE(next_due_at, $6), next_due_at = NULL
     WHERE account_id = $1 AND mode = $2 AND kind = $3 AND key = $4 AND lease_token = $5`,
    [job.tenant.accountId, job.tenant.mode, job.kind, job.key, job.token, Math.floor(until)],
  )
}

/** Timers wait in the tenant's time, everything else in wall time. */
export const queueNow = (tx: Tx, job: Job): number => (isTimerQueue(job.queue) ? tx.now : tx.wallNow)

/**
 * Puts a failed attempt back at its next time, or, where `retryAt` is null, among the dead with its reason; true when it
 * died. What was asked for again meanwhile is new work: it starts over at its own time and does not die of the old one.
 */
export async function failWork(tx: Tx, job: Job, reason: string, retryAt: number | null): Promise<boolean> {
  const keys = [job.tenant.accountId, job.tenant.mode, job.kind, job.key, job.token]
  const again = retryAt ?? queueNow(tx, job)
  const put = await tx.count(
    `UPDATE work SET lease_token = NULL, last_error = $8, next_due_at = NULL, attempts = CASE WHEN generation > $6 THEN 0 ELSE attempts END,
       due_at = CASE WHEN next_due_at IS NULL THEN $7 WHEN replace_due THEN next_due_at ELSE LEAST(next_due_at, $7) END
     WHERE account_id = $1 AND mode = $2 AND kind = $3 AND key = $4 AND lease_token = $5 AND ($9 OR generation > $6)`,
    [...keys, job.generation, Math.floor(again), reason, retryAt !== null],
  )
  if (put || retryAt !== null) return false
  const died = await tx.count(
    `WITH gone AS (DELETE FROM work WHERE account_id = $1 AND mode = $2 AND kind = $3 AND key = $4 AND lease_token = $5 RETURNING *)
     INSERT INTO dead_work (account_id, mode, kind, key, died_at, queue, payload, attempts, reason)
     SELECT account_id, mode, kind, key, $6, queue, payload, attempts, $7 FROM gone ON CONFLICT DO NOTHING`,
    [...keys, tx.wallNow, reason],
  )
  return died > 0
}

/**
 * Keeps the lease of work whose length is not known beforehand, renewing it at a third of its time; the returned function
 * lets go. A lease that was lost meanwhile is not taken back.
 */
export function holdLease(context: { store: Store; time: Time; log: Log }, job: Job, leaseMs: number): () => void {
  const { store, time, log } = context
  let held = true
  let stop: () => void
  const wait = (): void => {
    stop = time.after(leaseMs / 3, renew)
  }
  const renew = (): void => {
    const until = Math.floor(time.now() + leaseMs)
    const keys = [job.tenant.accountId, job.tenant.mode, job.kind, job.key, job.token]
    store
      .tx(job.tenant, (tx) => tx.count('UPDATE work SET due_at = $6 WHERE account_id = $1 AND mode = $2 AND kind = $3 AND key = $4 AND lease_token = $5', [...keys, until]))
      .catch((error) => log.warn({ unit: 'lease', kind: job.kind, key: job.key, error: String(error) }))
      .finally(() => held && wait())
  }
  wait()
  return () => {
    held = false
    stop()
  }
}
