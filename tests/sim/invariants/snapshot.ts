import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Told } from '../stories/index.ts'
import type { World } from '../world.ts'

// Any: rows as the tables hold them
export type Row = Record<string, any>
const TABLES = [
  'insureds', 'consumers', 'requirement_set_versions', 'programs', 'enrollments', 'engagements', 'waivers', 'transmissions', 'documents', 'document_engagements', 'coverage_lines', 'line_documents', 'line_revisions', 'verdicts',
  'verification_requests', 'request_engagements', 'threads', 'thread_requests', 'thread_messages', 'evidence', 'review_items', 'remediations', 'missing_contacts', 'events', 'work', 'dead_work', 'idempotency_keys', 'delivery_settings', 'webhook_attempts', 'batches',
] as const
export type TableName = (typeof TABLES)[number]

/** All that the service holds of a history's account, past row-level security, in one moment. */
export type Snapshot = { rows: Record<TableName, Row[]>; digest: string; counts: string }

export async function takeSnapshot(admin: pg.Client, world: World, _told: Told): Promise<Snapshot> {
  const text = `SELECT ${TABLES.map((t) => `(SELECT COALESCE(json_agg(t.j), '[]') FROM (SELECT to_json(x) AS j FROM ${t} x WHERE x.account_id = $1 ORDER BY x::text) t) AS ${t}`).join(', ')}`
  const { rows } = await admin.query({ name: 'sim_snapshot', text, values: [world.accountId] })
  const found = rows[0] as Record<TableName, Row[]>
  // Transaction ids are the server's own and differ from run to run.
  const stable = JSON.stringify(found, (key, value) => (key === 'xid' ? undefined : value))
  return { rows: found, digest: createHash('sha256').update(stable).digest('hex'), counts: JSON.stringify(Object.fromEntries(TABLES.filter((t) => t !== 'work' && t !== 'webhook_attempts').map((t) => [t, found[t].length]))) }
}
