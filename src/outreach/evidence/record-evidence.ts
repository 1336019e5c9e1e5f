import { type Context, given, isoTime, type Query, type Tx } from '../../kernel/index.ts'
import { type ChainEntry, chainEntryHash, FIRST_PREVIOUS_HASH } from './evidence-chain.ts'

export type EvidenceRow = Omit<ChainEntry, 'recorded_at'> & { recorded_at: number }
export type NewEvidence = Pick<EvidenceRow, 'insured_ref' | 'coverage_line_ids' | 'kind' | 'content_sha256' | 'content_type' | 'detail'>

/** Appends a proof to the account's chain. Its bytes are a blob that is durable already; the entry commits with what it proves. */
export async function recordEvidence(tx: Tx, context: Context, evidence: NewEvidence): Promise<EvidenceRow> {
  // The head row is the chain's lock: entries of one account and mode are numbered without gaps.
  const head = await tx.one<{ sequence: number; hash: string }>(
    `INSERT INTO evidence_heads AS h (account_id, mode, sequence, hash) VALUES ($1, $2, 0, $3)
     ON CONFLICT (account_id, mode) DO UPDATE SET sequence = h.sequence RETURNING sequence, hash`,
    [tx.accountId, tx.mode, FIRST_PREVIOUS_HASH],
  )
  const last = await tx.maybe<{ recorded_at: number }>('SELECT recorded_at FROM evidence WHERE account_id = $1 AND mode = $2 AND sequence = $3', [tx.accountId, tx.mode, head.sequence])
  // A transaction that waited for the lock began before the entry it now follows.
  const recordedAt = Math.max(tx.now, last?.recorded_at ?? 0)
  const entry = { ...evidence, evidence_id: context.ids.make('evidence'), sequence: head.sequence + 1, previous_hash: head.hash }
  const hash = chainEntryHash({ ...entry, recorded_at: isoTime(recordedAt) })
  await tx.count(
    `WITH h AS (UPDATE evidence_heads SET sequence = $10, hash = $12 WHERE account_id = $1 AND mode = $2)
     INSERT INTO evidence (account_id, mode, evidence_id, insured_ref, coverage_line_ids, kind, content_sha256, content_type, detail, sequence, previous_hash, hash, recorded_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [tx.accountId, tx.mode, entry.evidence_id, entry.insured_ref, entry.coverage_line_ids, entry.kind, entry.content_sha256, entry.content_type, JSON.stringify(entry.detail), entry.sequence, entry.previous_hash, hash, recordedAt],
  )
  return { ...entry, hash, recorded_at: recordedAt }
}

const COLUMNS = 'evidence_id, insured_ref, coverage_line_ids, kind, content_sha256, content_type, detail, sequence, previous_hash, hash, recorded_at'
export const findEvidence = (q: Query, id: string) => q.maybe<EvidenceRow>(`SELECT ${COLUMNS} FROM evidence WHERE account_id = $1 AND mode = $2 AND evidence_id = $3`, [q.accountId, q.mode, id])
/** In the order of the chain. */
export const listChain = (q: Query, afterSequence: number, limit: number) => q.rows<EvidenceRow>(`SELECT ${COLUMNS} FROM evidence WHERE account_id = $1 AND mode = $2 AND sequence > $3 ORDER BY sequence LIMIT $4`, [q.accountId, q.mode, afterSequence, limit])
/** Newest first. */
export function listEvidence(q: Query, f: { insuredRef: string | null; lineId: string | null }, before: number | null, limit: number) {
  // By the line's insured first, which has an index.
  const ofLine = '(insured_ref IS NULL OR insured_ref = (SELECT l.insured_ref FROM coverage_lines l WHERE l.account_id = $1 AND l.mode = $2 AND l.coverage_line_id = ?)) AND coverage_line_ids @> ARRAY[?::text]'
  const { where, values } = given([q.accountId, q.mode, before ?? Number.MAX_SAFE_INTEGER, limit], [['insured_ref = ?', f.insuredRef], [ofLine, f.lineId]])
  return q.rows<EvidenceRow>(`SELECT ${COLUMNS} FROM evidence WHERE account_id = $1 AND mode = $2 AND sequence < $3 ${where} ORDER BY sequence DESC LIMIT $4`, values)
}
export const evidenceHead = (q: Query) => q.maybe<{ sequence: number; hash: string }>('SELECT sequence, hash FROM evidence_heads WHERE account_id = $1 AND mode = $2', [q.accountId, q.mode])
