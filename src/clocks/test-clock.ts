import { BULK_QUEUE, type Context, DAY_MS, DomainError, holdLease, invalid, type Job, type Query, TEST_TIMER_QUEUE, type Tx } from '../kernel/index.ts'

type TestClockRow = { offset_ms: number; frozen_at: number | null; target_at: number | null; status: 'ready' | 'advancing' }
const ADVANCE_MS_MAX = 3 * 366 * DAY_MS
const CALENDAR_END_MS = 2_493_072_000_000

export const findTestClock = (q: Query) => q.one<TestClockRow>('SELECT offset_ms, frozen_at, target_at, status FROM test_clocks WHERE account_id = $1', [q.accountId])

/** Starts the account's test clock towards a later moment; the timers on the way are played by the work this enqueues. */
export async function startAdvance(tx: Tx, target: number): Promise<void> {
  const clock = await tx.one<TestClockRow>('SELECT offset_ms, frozen_at, target_at, status FROM test_clocks WHERE account_id = $1 FOR UPDATE', [tx.accountId])
  if (clock.status === 'advancing') throw new DomainError('clock_advancing', 'The test clock is already advancing; wait until it reads ready.', { retryAfterSeconds: 1 })
  if (target < tx.now) throw invalid('to', 'The test clock moves forward only.')
  if (target - tx.now > ADVANCE_MS_MAX) throw invalid('to', 'Advance at most three years at a time.')
  if (target > CALENDAR_END_MS) throw invalid('to', 'The calendar ends with 2048.')
  await tx.count("UPDATE test_clocks SET status = 'advancing', frozen_at = $2, target_at = $3 WHERE account_id = $1", [tx.accountId, Math.floor(tx.now), Math.ceil(target)])
  tx.enqueue({ kind: 'advance-test-clock', queue: 'clock', key: tx.accountId })
}

/** The next timer of the account's test mode that is due by the target: it is leased, and the clock stands at its moment. */
async function takeNextTimer(tx: Tx, target: number, token: string): Promise<Job | null> {
  const row = await tx.maybe<{ kind: string; key: string; due_at: number; payload: Record<string, unknown>; attempts: number; has_failed: boolean; generation: number; enqueued_at: number }>(
    `WITH next AS (SELECT kind, key, due_at FROM work WHERE queue = '${TEST_TIMER_QUEUE}' AND account_id = $1 AND mode = 'test' AND due_at <= $2 ORDER BY due_at, enqueued_at, kind, key LIMIT 1 FOR UPDATE SKIP LOCKED)
     UPDATE work w SET due_at = $3, lease_token = $4, attempts = w.attempts + 1, next_due_at = NULL FROM next
     WHERE w.account_id = $1 AND w.mode = 'test' AND w.kind = next.kind AND w.key = next.key
     RETURNING w.kind, w.key, next.due_at, w.payload, w.attempts, w.last_error IS NOT NULL AS has_failed, w.generation, w.enqueued_at`,
    [tx.accountId, target, Number.MAX_SAFE_INTEGER, token],
  )
  if (!row) return null
  await tx.count('UPDATE test_clocks SET frozen_at = GREATEST(frozen_at, $2) WHERE account_id = $1', [tx.accountId, row.due_at])
  return { tenant: tx.tenant, kind: row.kind, key: row.key, queue: TEST_TIMER_QUEUE, payload: row.payload, attempts: row.attempts, hasFailed: row.has_failed, generation: row.generation, token, dueAt: row.due_at, enqueuedAt: row.enqueued_at }
}

/** Timers a killed process had in hand are given back: only the one player of this account leases them while it advances. */
const releaseTimers = (tx: Tx) =>
  tx.count(`UPDATE work SET lease_token = NULL, next_due_at = NULL, due_at = CASE WHEN replace_due AND next_due_at IS NOT NULL THEN next_due_at ELSE (SELECT frozen_at FROM test_clocks WHERE account_id = $1) END WHERE queue = '${TEST_TIMER_QUEUE}' AND account_id = $1 AND mode = 'test' AND lease_token IS NOT NULL`, [tx.accountId])

/** Whether work that follows at once from what was played is still to be done. Deliveries take real time and are not waited for. */
const isSettling = async (q: Query, wallNow: number): Promise<boolean> =>
  (await q.maybe(
    `SELECT 1 FROM work WHERE account_id = $1 AND mode = 'test' AND queue IN ('main', 'extract', 'mail', '${BULK_QUEUE}') AND (lease_token IS NOT NULL OR due_at <= $2) LIMIT 1`,
    [q.accountId, wallNow + 2_000],
  )) !== null

const finishAdvance = (tx: Tx, target: number) =>
  tx.count("UPDATE test_clocks SET status = 'ready', frozen_at = NULL, target_at = NULL, offset_ms = $2 WHERE account_id = $1", [tx.accountId, Math.max(0, target - tx.wallNow)])

/** How long a clock stays with a worker that fell silent; a year of timers takes longer, so the lease is renewed while they play. */
export const ADVANCE_LEASE_MS = 60_000
const SETTLE_POLL_MS = 5
const SETTLE_POLL_MS_MAX = 500
const SETTLE_MS_MAX = 120_000

/** Plays every timer up to the target, each at its moment and after all that the one before set going has come to rest. */
export async function playTimers(context: Context, job: Job, runJob: (job: Job) => Promise<void>, completeWork: (tx: Tx, job: Job) => Promise<void>): Promise<void> {
  const letGo = holdLease(context, job, ADVANCE_LEASE_MS)
  try {
    await play(context, job, runJob, completeWork)
  } finally {
    letGo()
  }
}

async function play(context: Context, job: Job, runJob: (job: Job) => Promise<void>, completeWork: (tx: Tx, job: Job) => Promise<void>): Promise<void> {
  const { store, time } = context
  const clock = await store.read(job.tenant, findTestClock)
  const target = clock.target_at
  await store.tx(job.tenant, (tx) => releaseTimers(tx))
  for (let n = 0; target !== null; n++) {
    const until = time.now() + SETTLE_MS_MAX
    // Mostly it settles at once; work that a dead process holds takes as long as its lease.
    for (let wait = SETTLE_POLL_MS; (await store.read(job.tenant, (q) => isSettling(q, time.now()))) && time.now() < until; wait = Math.min(Math.ceil(wait * 1.5), SETTLE_POLL_MS_MAX)) await time.sleep(wait)
    const timer = await store.tx(job.tenant, (tx) => takeNextTimer(tx, target, `${job.token}-${n}`))
    if (!timer) break
    await runJob(timer)
  }
  await store.tx(job.tenant, async (tx) => {
    if (target !== null) await finishAdvance(tx, target)
    await completeWork(tx, job)
  })
}
