import { createHash } from 'node:crypto'
import { type Context, isoTime, type Query, type Tx } from '../kernel/index.ts'

export type EvidenceRow = {
  evidence_id: string
  insured_ref: string | null
  coverage_line_ids: string[]
  kind: string
  content_sha256: string | null
  content_type: string | null
  detail: Record<string, unknown>
  sequence: number
  previous_hash: string
  hash: string
  recorded_at: number
}
export type NewEvidence = Pick<EvidenceRow, 'insured_ref' | 'coverage_line_ids' | 'kind' | 'content_sha256' | 'content_type' | 'detail'>

export const GENESIS = '0'.repeat(64)

/** What an entry's hash covers: everything it says and the entry before it. */
export const evidenceHash = (e: Omit<EvidenceRow, 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify([e.sequence, e.evidence_id, e.kind, e.insured_ref, e.coverage_line_ids, e.content_sha256, e.content_type, canonical(e.detail), isoTime(e.recorded_at), e.previous_hash]))
    .digest('hex')

const canonical = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(canonical)
    : value && typeof value === 'object'
      ? Object.fromEntries(Object.keys(value).sort().map((k) => [k, canonical((value as Record<string, unknown>)[k])]))
      : value

/** Appends a proof to the account's chain. Its bytes are a blob that is durable already; the entry commits with what it proves. */
export async function recordEvidence(tx: Tx, context: Context, evidence: NewEvidence): Promise<EvidenceRow> {
  // The head row is the chain's lock: entries of one account and mode are numbered without gaps.
  const head = await tx.one<{ sequence: number; hash: string }>(
    `INSERT INTO evidence_heads AS h (account_id, mode, sequence, hash) VALUES ($1, $2, 0, $3)
     ON CONFLICT (account_id, mode) DO UPDATE SET sequence = h.sequence RETURNING sequence, hash`,
    [tx.accountId, tx.mode, GENESIS],
  )
  const entry = { ...evidence, evidence_id: context.ids.make('evidence'), sequence: head.sequence + 1, previous_hash: head.hash, recorded_at: tx.now }
  const hash = evidenceHash(entry)
  await tx.count(
    `WITH h AS (UPDATE evidence_heads SET sequence = $10, hash = $12 WHERE account_id = $1 AND mode = $2)
     INSERT INTO evidence (account_id, mode, evidence_id, insured_ref, coverage_line_ids, kind, content_sha256, content_type, detail, sequence, previous_hash, hash, recorded_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [tx.accountId, tx.mode, entry.evidence_id, entry.insured_ref, entry.coverage_line_ids, entry.kind, entry.content_sha256, entry.content_type, JSON.stringify(entry.detail), entry.sequence, entry.previous_hash, hash, entry.recorded_at],
  )
  return { ...entry, hash }
}
const COLUMNS = 'evidence_id, insured_ref, coverage_line_ids, kind, content_sha256, content_type, detail, sequence, previous_hash, hash, recorded_at'
export const findEvidence = (q: Query, id: string) => q.maybe<EvidenceRow>(`SELECT ${COLUMNS} FROM evidence WHERE account_id = $1 AND mode = $2 AND evidence_id = $3`, [q.accountId, q.mode, id])
export const listEvidence = (q: Query, afterSequence: number, limit: number) => q.rows<EvidenceRow>(`SELECT ${COLUMNS} FROM evidence WHERE account_id = $1 AND mode = $2 AND sequence > $3 ORDER BY sequence LIMIT $4`, [q.accountId, q.mode, afterSequence, limit])
