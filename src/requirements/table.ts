import type { Query, Tx } from '../kernel/index.ts'
import type { Ambiguity, ReverificationCadence, Rule } from '../vocabulary/index.ts'

export type VersionRow = {
  consumer_ref: string
  set_key: string
  version: number
  rsv_id: string
  status: 'draft' | 'published' | 'superseded'
  applies_to: 'new' | 'all_active' | null
  effective_on: string | null
  grace_period_days: number | null
  reverification_cadence: ReverificationCadence
  expiry_lead_days: number
  review_states: string[]
  rules: Rule[]
  ambiguities: Ambiguity[] | null
  source_document_id: string | null
  created_at: number
  published_at: number | null
  superseded_at: number | null
}
const COLUMNS = 'consumer_ref, set_key, version, rsv_id, status, applies_to, effective_on, grace_period_days, reverification_cadence, expiry_lead_days, review_states, rules, ambiguities, source_document_id, created_at, published_at, superseded_at'

export type NewVersion = Omit<VersionRow, 'version' | 'created_at' | 'published_at' | 'superseded_at' | 'status'> & { source_text: string | null }
/** Two creations of one key at once: the loser's unique violation is a version_conflict. */
export const insertDraft = (tx: Tx, v: NewVersion) =>
  tx.one<VersionRow>(
    `INSERT INTO requirement_set_versions (account_id, mode, consumer_ref, set_key, version, rsv_id, status, applies_to, effective_on, grace_period_days,
       reverification_cadence, expiry_lead_days, review_states, rules, ambiguities, source_text, source_document_id, created_at)
     SELECT $1, $2, $3, $4, COALESCE(max(version), 0) + 1, $5, 'draft', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16
     FROM requirement_set_versions WHERE account_id = $1 AND mode = $2 AND consumer_ref = $3 AND set_key = $4
     RETURNING ${COLUMNS}`,
    [tx.accountId, tx.mode, v.consumer_ref, v.set_key, v.rsv_id, v.applies_to, v.effective_on, v.grace_period_days, v.reverification_cadence, v.expiry_lead_days, v.review_states, JSON.stringify(v.rules), v.ambiguities && JSON.stringify(v.ambiguities), v.source_text, v.source_document_id, tx.now],
  )
export const findVersion = (q: Query, consumerRef: string, key: string, version: number) =>
  q.maybe<VersionRow>(`SELECT ${COLUMNS} FROM requirement_set_versions WHERE account_id = $1 AND mode = $2 AND consumer_ref = $3 AND set_key = $4 AND version = $5`, [q.accountId, q.mode, consumerRef, key, version])
/**
 * The version in effect on a day: of those whose day has come, the one published last; the published one may still be waiting for its
 * effective_on. One that was superseded before its day never took effect. An older draft may be published after a newer one.
 */
export const findInEffect = (q: Query, consumerRef: string, key: string, today: string, timeZone: string) =>
  q.maybe<VersionRow>(
    `SELECT ${COLUMNS} FROM requirement_set_versions WHERE account_id = $1 AND mode = $2 AND consumer_ref = $3 AND set_key = $4 AND status <> 'draft'
       AND (effective_on IS NULL OR effective_on <= LEAST($5::date, (to_timestamp(superseded_at / 1000.0) AT TIME ZONE $6)::date))
     ORDER BY published_at DESC, version DESC LIMIT 1`,
    [q.accountId, q.mode, consumerRef, key, today, timeZone],
  )
/** One publication or numbering of a consumer at a time. A transaction takes it before it holds the row shared: two that came to it from there would wait on each other. */
export const lockSet = (tx: Tx, consumerRef: string) => tx.maybe('SELECT 1 FROM consumers WHERE account_id = $1 AND mode = $2 AND consumer_ref = $3 FOR UPDATE', [tx.accountId, tx.mode, consumerRef])
export const supersede = (tx: Tx, consumerRef: string, key: string) =>
  tx.count(`UPDATE requirement_set_versions SET status = 'superseded', superseded_at = $5 WHERE account_id = $1 AND mode = $2 AND consumer_ref = $3 AND set_key = $4 AND status = 'published'`, [tx.accountId, tx.mode, consumerRef, key, tx.now])
export const publish = (tx: Tx, row: VersionRow) =>
  tx.one<VersionRow>(
    `UPDATE requirement_set_versions SET status = 'published', applies_to = $6, effective_on = $7, grace_period_days = $8, published_at = $9
     WHERE account_id = $1 AND mode = $2 AND consumer_ref = $3 AND set_key = $4 AND version = $5 RETURNING ${COLUMNS}`,
    [tx.accountId, tx.mode, row.consumer_ref, row.set_key, row.version, row.applies_to, row.effective_on, row.grace_period_days, tx.now],
  )
export const listVersions = (q: Query, consumerRef: string, key: string | null, after: [number, string, number] | null, limit: number) =>
  q.rows<VersionRow>(
    `SELECT ${COLUMNS} FROM requirement_set_versions WHERE account_id = $1 AND mode = $2 AND consumer_ref = $3 AND ($4::text IS NULL OR set_key = $4)
       AND (created_at, set_key, version) < ($5, $6, $7) ORDER BY created_at DESC, set_key DESC, version DESC LIMIT $8`,
    [q.accountId, q.mode, consumerRef, key, after?.[0] ?? Number.MAX_SAFE_INTEGER, after?.[1] ?? '', after?.[2] ?? 0, limit],
  )
/** A set by its versions: whether it was ever published, the published version and its day. */
export type SetState = { set_key: string; published: boolean; published_version: number | null; published_effective_on: string | null }
/** Every set of a consumer. */
export const listSets = (q: Query, consumerRef: string) =>
  q.rows<SetState>(
    `SELECT set_key, bool_or(status <> 'draft') AS published, max(version) FILTER (WHERE status = 'published') AS published_version,
       max(effective_on) FILTER (WHERE status = 'published') AS published_effective_on
     FROM requirement_set_versions WHERE account_id = $1 AND mode = $2 AND consumer_ref = $3 GROUP BY set_key ORDER BY set_key`,
    [q.accountId, q.mode, consumerRef],
  )
