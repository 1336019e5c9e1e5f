import type { Query, Tx } from '../kernel/index.ts'
import type { BatchFile } from './batch/manifest.ts'

export type SettingsRow = {
  /** `sealed_url` (base64) only where the address has a password, which `url` then hides. */
  webhook: { url: string; sealed_url?: string; events: string[]; disabled_at: number | null; disabled_reason: string | null; since?: number } | null
  webhook_secret: Buffer | null
  webhook_previous_secret: Buffer | null
  webhook_previous_until: number | null
  batch: (Record<string, unknown> & { destination: Record<string, unknown> }) | null
  batch_credentials: Buffer | null
  batch_revision: string | null
}
const SETTINGS = 'webhook, webhook_secret, webhook_previous_secret, webhook_previous_until, batch, batch_credentials, batch_revision'

export const findSettings = (q: Query, lock: boolean) =>
  q.maybe<SettingsRow>(`SELECT ${SETTINGS} FROM delivery_settings WHERE account_id = $1${lock ? ' FOR UPDATE' : ''}`, [q.accountId])

/** Makes the row when there is none, so that there is something to lock. */
export const ensureSettings = (tx: Tx) =>
  tx.count('INSERT INTO delivery_settings (account_id, updated_at) VALUES ($1, $2) ON CONFLICT (account_id) DO NOTHING', [
    tx.accountId,
    tx.wallNow,
  ])

export const saveSettings = (tx: Tx, row: Omit<SettingsRow, 'batch'> & { batch: Record<string, unknown> | null }) =>
  tx.count(
    `UPDATE delivery_settings SET webhook = $2, webhook_secret = $3, webhook_previous_secret = $4, webhook_previous_until = $5,
       batch = $6, batch_credentials = $7, batch_revision = $8, updated_at = $9 WHERE account_id = $1`,
    [
      tx.accountId,
      row.webhook && JSON.stringify(row.webhook),
      row.webhook_secret,
      row.webhook_previous_secret,
      row.webhook_previous_until,
      row.batch && JSON.stringify(row.batch),
      row.batch_credentials,
      row.batch_revision,
      tx.wallNow,
    ],
  )

/** Turns the webhook off that is set since then, unless its address was changed since the answer that asked for it. */
export const disableWebhook = (tx: Tx, sinceMs: number, reason: string) =>
  tx.count(
    `UPDATE delivery_settings SET webhook = webhook || jsonb_build_object('disabled_at', $3::bigint, 'disabled_reason', $4::text)
     WHERE account_id = $1 AND coalesce((webhook ->> 'since')::bigint, 0) = $2::bigint AND webhook ->> 'disabled_at' IS NULL`,
    [tx.accountId, sinceMs, tx.wallNow, reason],
  )

export type AttemptRow = {
  attempted_at: number
  delivery_id: string
  attempt: number
  event_id: string
  event: string
  url: string
  succeeded: boolean
  status_code: number | null
  error: string | null
  duration_ms: number
  response_body: string | null
  next_attempt_at: number | null
}
const ATTEMPT =
  'attempted_at, delivery_id, attempt, event_id, event, url, succeeded, status_code, error, duration_ms, response_body, next_attempt_at'

export const insertAttempts = (tx: Tx, attempts: readonly AttemptRow[]) =>
  tx.count(
    `INSERT INTO webhook_attempts (account_id, mode, ${ATTEMPT})
     SELECT $1, $2, a.* FROM unnest($3::bigint[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[], $9::boolean[], $10::int[], $11::text[], $12::int[], $13::text[], $14::bigint[])
       AS a(${ATTEMPT}) ON CONFLICT DO NOTHING`,
    [tx.accountId, tx.mode, ...ATTEMPT.split(', ').map((column) => attempts.map((attempt) => attempt[column as keyof AttemptRow]))],
  )

const newestAttempts = (q: Query, condition: string, values: unknown[], after: [number, string] | null, limit: number) =>
  q.rows<AttemptRow>(
    `SELECT ${ATTEMPT} FROM webhook_attempts WHERE account_id = $1 AND mode = $2 AND (attempted_at, delivery_id) < ($3, $4) ${condition}
     ORDER BY attempted_at DESC, delivery_id DESC LIMIT $5`,
    [q.accountId, q.mode, after?.[0] ?? Number.MAX_SAFE_INTEGER, after?.[1] ?? '', limit, ...values],
  )
const WITH_STATUS = { succeeded: 'AND succeeded', failed: 'AND NOT succeeded' } as const
export type AttemptStatus = keyof typeof WITH_STATUS
/** Newest first, from a position on. An event's and the failed ones have indexes; those that succeeded are most of all, and are found among all. */
export const listAttempts = (q: Query, filter: { eventId: string | undefined; status: AttemptStatus | undefined }, after: [number, string] | null, limit: number) => {
  const status = filter.status ? WITH_STATUS[filter.status] : ''
  return filter.eventId === undefined ? newestAttempts(q, status, [], after, limit) : newestAttempts(q, `AND event_id = $6 ${status}`, [filter.eventId], after, limit)
}

const HOUR_MS = 3_600_000
const HOURS_KEPT = 24 * 30

/** Adds attempts to the hour's count. The first of an hour also drops the hours nobody asks for any more. */
export const countAttempts = (tx: Tx, delivered: number, failed: number) =>
  tx.count(
    `WITH counted AS (
       INSERT INTO webhook_hours AS h (account_id, hour_at, delivered, failed, last_success_at, last_failure_at)
       VALUES ($1, $2, $3, $4, CASE WHEN $3 > 0 THEN $5::bigint END, CASE WHEN $4 > 0 THEN $5::bigint END)
       ON CONFLICT (account_id, hour_at) DO UPDATE SET delivered = h.delivered + $3, failed = h.failed + $4,
         last_success_at = COALESCE(excluded.last_success_at, h.last_success_at), last_failure_at = COALESCE(excluded.last_failure_at, h.last_failure_at)
       RETURNING xmax = 0 AS first)
     DELETE FROM webhook_hours WHERE account_id = $1 AND hour_at < $6 AND (SELECT first FROM counted)`,
    [tx.accountId, Math.floor(tx.wallNow / HOUR_MS) * HOUR_MS, delivered, failed, tx.wallNow, tx.wallNow - HOURS_KEPT * HOUR_MS],
  )
export const forgetAttemptCounts = (tx: Tx) => tx.count('DELETE FROM webhook_hours WHERE account_id = $1', [tx.accountId])

type AttemptCounts = { delivered: number; failed: number; last_success_at: number | null; last_failure_at: number | null }
/** `last_*` of the last thirty days, the counts of the hours from `sinceMs` on. */
export const sumAttempts = (q: Query, sinceMs: number) =>
  q.one<AttemptCounts>(
    `SELECT COALESCE(sum(delivered) FILTER (WHERE hour_at >= $2), 0)::int AS delivered, COALESCE(sum(failed) FILTER (WHERE hour_at >= $2), 0)::int AS failed,
       max(last_success_at) AS last_success_at, max(last_failure_at) AS last_failure_at
     FROM webhook_hours WHERE account_id = $1`,
    [q.accountId, sinceMs],
  )

export type BatchStatus = 'pending' | 'producing' | 'delivering' | 'produced' | 'failed'
export type BatchRow = {
  batch_id: string
  trigger: 'schedule' | 'manual'
  status: BatchStatus
  period_start: number
  period_end: number
  format: 'jsonl' | 'csv' | 'parquet'
  events: string[]
  include_snapshot: boolean
  files: BatchFile[]
  first_attempt_at: number | null
  slot: number
  error: string | null
  created_at: number
  produced_at: number | null
}
const BATCH =
  'batch_id, trigger, status, period_start, period_end, format, events, include_snapshot, files, first_attempt_at, slot, error, created_at, produced_at'

export const insertBatch = (
  tx: Tx,
  b: Pick<BatchRow, 'batch_id' | 'trigger' | 'period_start' | 'period_end' | 'format' | 'events' | 'include_snapshot' | 'first_attempt_at'>,
) =>
  tx.one<BatchRow>(
    `INSERT INTO batches (account_id, batch_id, trigger, status, period_start, period_end, format, events, include_snapshot, created_at, first_attempt_at)
     VALUES ($1, $2, $3, 'pending', $4, $5, $6, $7, $8, $9, $10) RETURNING ${BATCH}`,
    [tx.accountId, b.batch_id, b.trigger, b.period_start, b.period_end, b.format, b.events, b.include_snapshot, tx.wallNow, b.first_attempt_at],
  )
export const findBatch = (q: Query, batchId: string) =>
  q.maybe<BatchRow>(`SELECT ${BATCH} FROM batches WHERE account_id = $1 AND batch_id = $2`, [q.accountId, batchId])
export const updateBatch = (tx: Tx, b: BatchRow) =>
  tx.one<BatchRow>(
    `UPDATE batches SET status = $3, files = $4, first_attempt_at = $5, slot = $6, error = $7, produced_at = $8 WHERE account_id = $1 AND batch_id = $2 RETURNING ${BATCH}`,
    [tx.accountId, b.batch_id, b.status, JSON.stringify(b.files), b.first_attempt_at, b.slot, b.error, b.produced_at],
  )
export const setBatchStatus = (tx: Tx, batchId: string, status: BatchStatus) =>
  tx.count('UPDATE batches SET status = $3 WHERE account_id = $1 AND batch_id = $2', [tx.accountId, batchId, status])
export const listBatches = (q: Query, after: [number, string] | null, limit: number) =>
  q.rows<BatchRow>(
    `SELECT ${BATCH} FROM batches WHERE account_id = $1 AND (created_at, batch_id) < ($2, $3) ORDER BY created_at DESC, batch_id DESC LIMIT $4`,
    [q.accountId, after?.[0] ?? Number.MAX_SAFE_INTEGER, after?.[1] ?? '', limit],
  )
/** The end of the last period that was exported, or is about to be. */
export const lastPeriodEnd = (q: Query) =>
  q.maybe<{ period_end: number }>('SELECT period_end FROM batches WHERE account_id = $1 ORDER BY period_end DESC LIMIT 1', [q.accountId])
