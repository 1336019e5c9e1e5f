import { TEST_TIMER_QUEUE, TIMER_QUEUE } from './enqueue.ts'
import { SYSTEM, type Tenant } from '../database/tenant.ts'
import type { Store } from '../database/store.ts'

/** One attempt at a piece of work, held under a lease. */
export type Job = {
  tenant: Tenant
  kind: string
  key: string
  queue: string
  payload: Record<string, unknown>
  /** Counts this attempt: 1 the first time. */
  attempts: number
  /** An attempt before this one said why it failed. */
  hasFailed: boolean
  generation: number
  token: string
  /** When it was due, in the tenant's time for timers. */
  dueAt: number
  enqueuedAt: number
}
type Claimed = { account_id: string; mode: 'live' | 'test'; kind: string; key: string; queue: string; payload: Record<string, unknown>; attempts: number; has_failed: boolean; generation: number; was_due: number; enqueued_at: number }

const WINDOW = 256
// An empty claim must stay one index probe however many timers wait; the skip scan over accounts runs only
// when the oldest due rows all belong to accounts that are at their cap or fill the window.
const DUE_ACCOUNTS = `SELECT account_id, mode, count(*) AS n FROM (
  SELECT account_id, mode FROM work WHERE queue = $1 AND due_at <= $2 ORDER BY due_at LIMIT ${WINDOW}) oldest GROUP BY account_id, mode`
const SKIP_SCAN = `WITH RECURSIVE due AS (
  (SELECT account_id, mode FROM work WHERE queue = $1 ORDER BY account_id, mode LIMIT 1)
  UNION ALL
  SELECT n.account_id, n.mode FROM due d CROSS JOIN LATERAL (
    SELECT account_id, mode FROM work WHERE queue = $1 AND (account_id, mode) > (d.account_id, d.mode) ORDER BY account_id, mode LIMIT 1) n)
  SELECT d.account_id, d.mode, 1 AS n FROM due d CROSS JOIN LATERAL (
    SELECT 1 FROM work w WHERE w.queue = $1 AND w.account_id = d.account_id AND w.mode = d.mode AND w.due_at <= $2 ORDER BY w.due_at LIMIT 1) one`
// What is taken is reached by its place in the table: a plan kept from when the queue was empty has no other way to choose.
// A lease that ran out on work which was moved to a later time meanwhile is only ended: run now, it would find nothing
// due yet, end, and take the later time with it.
const MOVED = 'coalesce(w.replace_due AND w.next_due_at > $2, false)'
const CLAIM = `WITH due AS (
  SELECT w.* FROM unnest($3::text[], $4::text[], $5::int[]) AS a(account_id, mode, room)
  CROSS JOIN LATERAL (
    SELECT w.ctid AS place, w.due_at FROM work w
    WHERE w.queue = $1 AND w.account_id = a.account_id AND w.mode = a.mode AND w.due_at <= $2
    ORDER BY w.due_at LIMIT a.room FOR UPDATE SKIP LOCKED) w
  LIMIT $6),
  taken AS (
  UPDATE work w SET next_due_at = NULL, due_at = CASE WHEN ${MOVED} THEN w.next_due_at ELSE $7 END,
    lease_token = CASE WHEN ${MOVED} THEN NULL ELSE $8 END, attempts = CASE WHEN ${MOVED} THEN 0 ELSE w.attempts + 1 END
  FROM due WHERE w.ctid = due.place
  RETURNING w.account_id, w.mode, w.kind, w.key, w.queue, w.payload, w.attempts, w.last_error IS NOT NULL AS has_failed, w.generation, w.enqueued_at, w.lease_token, due.due_at AS was_due)
  SELECT * FROM taken WHERE lease_token IS NOT NULL`
// Test accounts whose clock was moved have their own now; one that is advancing plays its timers itself, in order.
const TEST_ACCOUNTS = `SELECT DISTINCT account_id FROM (
  SELECT account_id FROM (SELECT account_id FROM work WHERE queue = '${TEST_TIMER_QUEUE}' AND due_at <= $1 ORDER BY due_at LIMIT ${WINDOW}) plain
  UNION ALL
  SELECT c.account_id FROM test_clocks c WHERE c.offset_ms > 0 AND c.status = 'ready' AND EXISTS (
    SELECT 1 FROM work w WHERE w.queue = '${TEST_TIMER_QUEUE}' AND w.account_id = c.account_id AND w.mode = 'test' AND w.due_at <= $1 + c.offset_ms)) both_kinds
  WHERE NOT EXISTS (SELECT 1 FROM test_clocks c WHERE c.account_id = both_kinds.account_id AND c.status = 'advancing')`

export type ClaimOptions = {
  queue: string
  now: number
  leaseMs: number
  limit: number
  perAccount: number
  /** Jobs are claimed ahead of those that run: an account with room may have more of them. */
  ahead?: boolean
  token: string
  /** How many of an account's jobs run here already, by account id. */
  running: ReadonlyMap<string, number>
}

/** Leases due work, fairly by account: at most `perAccount` of each at a time, at most `limit` in all. */
export async function claimWork(store: Store, options: ClaimOptions): Promise<Job[]> {
  const { queue, now, running, perAccount } = options
  const room = (accountId: string) => perAccount - (running.get(accountId) ?? 0)
  const due = await store.read(SYSTEM, (q) => q.rows<{ account_id: string; mode: string; n: number }>(DUE_ACCOUNTS, [queue, now]))
  if (!due.length) return []
  let accounts = due.filter((a) => room(a.account_id) > 0)
  if (!accounts.length || due.reduce((sum, a) => sum + a.n, 0) >= WINDOW) {
    const all = await store.read(SYSTEM, (q) => q.rows<{ account_id: string; mode: string; n: number }>(SKIP_SCAN, [queue, now]))
    accounts = all.filter((a) => room(a.account_id) > 0)
  }
  // Where more is claimed than runs at once, each account with room has its share of it.
  const share = Math.ceil(options.limit / Math.max(1, accounts.length))
  return lease(store, options, accounts.map((a) => ({ ...a, room: options.ahead ? Math.max(room(a.account_id), share) : room(a.account_id) })), now)
}

/** The same for test-mode timers, each account at its own time. */
export async function claimTestTimers(store: Store, options: ClaimOptions): Promise<Job[]> {
  const accounts = await store.read(SYSTEM, (q) => q.rows<{ account_id: string }>(TEST_ACCOUNTS, [options.now]))
  const jobs: Job[] = []
  for (const { account_id } of accounts) {
    if ((options.running.get(account_id) ?? 0) > 0) continue
    const clock = await store.read(SYSTEM, (q) => q.maybe<{ offset_ms: number; status: string }>('SELECT offset_ms, status FROM test_clocks WHERE account_id = $1', [account_id]))
    if (clock?.status === 'advancing') continue
    // One at a time: timers of a test account fire in due order.
    jobs.push(...(await lease(store, options, [{ account_id, mode: 'test', room: 1 }], options.now + (clock?.offset_ms ?? 0))))
    if (jobs.length >= options.limit) break
  }
  return jobs
}

async function lease(store: Store, options: ClaimOptions, accounts: { account_id: string; mode: string; room: number }[], now: number): Promise<Job[]> {
  if (!accounts.length) return []
  const until = now + options.leaseMs
  const rows = await store.tx(SYSTEM, (tx) =>
    tx.rows<Claimed>(CLAIM, [options.queue, now, accounts.map((a) => a.account_id), accounts.map((a) => a.mode), accounts.map((a) => a.room), options.limit, until, options.token]),
  )
  return rows
    .map((r) => ({
      tenant: { accountId: r.account_id, mode: r.mode },
      kind: r.kind,
      key: r.key,
      queue: r.queue,
      payload: r.payload,
      attempts: r.attempts,
      hasFailed: r.has_failed,
      generation: r.generation,
      token: options.token,
      dueAt: r.was_due,
      enqueuedAt: r.enqueued_at,
    }))
    .sort(inTurn)
}

/** Work that was to be done at once, and waits for a moment that a clock set back since has yet to reach again, is due now. */
export const bringForward = (store: Store, queues: readonly string[], now: number): Promise<number> =>
  store.tx(SYSTEM, (tx) => tx.count('UPDATE work SET due_at = $2 WHERE queue = ANY($1::text[]) AND due_at > $2 AND due_at = enqueued_at AND lease_token IS NULL', [queues, now]))

/**
 * What a process that is gone had claimed is due again, where it is known that no other works on this database. Each is due
 * since its lease began; the attempt that ended without a word counts.
 */
export const endLeases = (store: Store, leaseMs: Readonly<Record<string, number>>): Promise<number> => endLeasesWhere(store, leaseMs, '%')

/** The same for what one worker had claimed. */
export const endLeasesOf = (store: Store, leaseMs: Readonly<Record<string, number>>, worker: string): Promise<number> => endLeasesWhere(store, leaseMs, `${worker}-%`)

const endLeasesWhere = (store: Store, leaseMs: Readonly<Record<string, number>>, token: string): Promise<number> =>
  store.tx(SYSTEM, (tx) =>
    tx.count(
      `UPDATE work w SET due_at = w.due_at - q.lease_ms FROM unnest($1::text[], $2::bigint[]) AS q(queue, lease_ms) WHERE w.queue = q.queue AND w.lease_token LIKE $3`,
      [Object.keys(leaseMs), Object.values(leaseMs), token],
    ),
  )

/** The workers that have work in hand. */
export const listHolders = async (store: Store): Promise<string[]> =>
  (await store.read(SYSTEM, (q) => q.rows<{ worker: string }>("SELECT DISTINCT split_part(lease_token, '-', 1) AS worker FROM work WHERE lease_token IS NOT NULL"))).map(({ worker }) => worker)

/** By due time; what fell due together goes in one order, whatever the server's plan gave it in. */
const inTurn = (a: Job, b: Job): number => a.dueAt - b.dueAt || a.enqueuedAt - b.enqueuedAt || (nameOf(a) < nameOf(b) ? -1 : 1)
const nameOf = ({ kind, key, tenant }: Job): string => `${kind} ${key} ${tenant.accountId} ${tenant.mode}`

export const isTimerQueue = (queue: string): boolean => queue === TIMER_QUEUE || queue === TEST_TIMER_QUEUE
