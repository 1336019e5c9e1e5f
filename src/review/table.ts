import type { Query, Tx } from '../kernel/index.ts'

export const REVIEW_KINDS = ['unplaced_page', 'unreadable_fields', 'integrity', 'unclear_answer', 'no_agent', 'undeliverable', 'escalation'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]
export type ReviewItemRow = {
  review_item_id: string
  kind: ReviewKind
  status: 'open' | 'claimed' | 'decided' | 'closed'
  dedupe_key: string
  insured_ref: string | null
  consumer_ref: string | null
  engagement_id: string | null
  document_id: string | null
  coverage_line_id: string | null
  coverage_type: string | null
  request_id: string | null
  thread_id: string | null
  message_id: string | null
  page: number | null
  title: string
  detail: Record<string, unknown>
  claimed_by: string | null
  decision: Record<string, unknown> | null
  created_at: number
  updated_at: number
  decided_at: number | null
}
const COLUMNS = 'review_item_id, kind, status, dedupe_key, insured_ref, consumer_ref, engagement_id, document_id, coverage_line_id, coverage_type, request_id, thread_id, message_id, page, title, detail, claimed_by, decision, created_at, updated_at, decided_at'

export type NewReviewItem = Pick<ReviewItemRow, 'review_item_id' | 'kind' | 'dedupe_key' | 'title'> & Partial<Omit<ReviewItemRow, 'status' | 'created_at' | 'updated_at'>>
/** One open item for the same cause: a second one adds nothing. */
export const insertReviewItem = (tx: Tx, i: NewReviewItem) =>
  tx.maybe<ReviewItemRow>(
    `INSERT INTO review_items (account_id, mode, review_item_id, kind, dedupe_key, insured_ref, consumer_ref, engagement_id, document_id, coverage_line_id, coverage_type, request_id, thread_id, message_id, page, title, detail, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18)
     ON CONFLICT (account_id, mode, dedupe_key) WHERE status IN ('open', 'claimed') DO NOTHING RETURNING ${COLUMNS}`,
    [tx.accountId, tx.mode, i.review_item_id, i.kind, i.dedupe_key, i.insured_ref ?? null, i.consumer_ref ?? null, i.engagement_id ?? null, i.document_id ?? null, i.coverage_line_id ?? null, i.coverage_type ?? null, i.request_id ?? null, i.thread_id ?? null, i.message_id ?? null, i.page ?? null, i.title, JSON.stringify(i.detail ?? {}), tx.now],
  )
export const findReviewItem = (q: Query, id: string) => q.maybe<ReviewItemRow>(`SELECT ${COLUMNS} FROM review_items WHERE account_id = $1 AND mode = $2 AND review_item_id = $3`, [q.accountId, q.mode, id])
export const listReviewItems = (q: Query, f: { status: string | null; kind: string | null; insuredRef: string | null }, after: [number, string] | null, limit: number) =>
  q.rows<ReviewItemRow>(
    `SELECT ${COLUMNS} FROM review_items WHERE account_id = $1 AND mode = $2 AND ($3::text IS NULL OR status = $3) AND ($4::text IS NULL OR kind = $4) AND ($5::text IS NULL OR insured_ref = $5)
       AND (created_at, review_item_id) < ($6, $7) ORDER BY created_at DESC, review_item_id DESC LIMIT $8`,
    [q.accountId, q.mode, f.status, f.kind, f.insuredRef, after?.[0] ?? Number.MAX_SAFE_INTEGER, after?.[1] ?? '', limit],
  )
export const openItemsOfInsured = (q: Query, insuredRef: string) =>
  q.rows<ReviewItemRow>(`SELECT ${COLUMNS} FROM review_items WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND status IN ('open', 'claimed') ORDER BY created_at, review_item_id LIMIT 500`, [q.accountId, q.mode, insuredRef])
export const updateReviewItem = (tx: Tx, i: ReviewItemRow) =>
  tx.one<ReviewItemRow>(
    `UPDATE review_items SET status = $4, claimed_by = $5, decision = $6, updated_at = $7, decided_at = $8 WHERE account_id = $1 AND mode = $2 AND review_item_id = $3 RETURNING ${COLUMNS}`,
    [tx.accountId, tx.mode, i.review_item_id, i.status, i.claimed_by, i.decision && JSON.stringify(i.decision), tx.now, i.decided_at],
  )

export type RemediationRow = { remediation_id: string; ask: string; reason: string; document_id: string | null; coverage_type: string | null; insured_ref: string; consumer_ref: string | null; engagement_id: string | null; opened_at: number; cleared_at: number | null }
const REMEDIATION = 'remediation_id, ask, reason, document_id, coverage_type, insured_ref, consumer_ref, engagement_id, opened_at, cleared_at'
export const insertRemediation = (tx: Tx, r: Omit<RemediationRow, 'opened_at' | 'cleared_at'>) =>
  tx.count(
    'INSERT INTO remediations (account_id, mode, remediation_id, ask, reason, document_id, coverage_type, insured_ref, consumer_ref, engagement_id, opened_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    [tx.accountId, tx.mode, r.remediation_id, r.ask, r.reason, r.document_id, r.coverage_type, r.insured_ref, r.consumer_ref, r.engagement_id, tx.now],
  )
export const openRemediations = (q: Query, insuredRef: string) =>
  q.rows<RemediationRow>(`SELECT ${REMEDIATION} FROM remediations WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND cleared_at IS NULL ORDER BY opened_at, remediation_id LIMIT 500`, [q.accountId, q.mode, insuredRef])
export const clearRemediations = (tx: Tx, insuredRef: string, documentId: string, coverageTypes: string[]) =>
  tx.count('UPDATE remediations SET cleared_at = $6, cleared_by = $4 WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND cleared_at IS NULL AND (coverage_type IS NULL OR coverage_type = ANY($5::text[]))', [tx.accountId, tx.mode, insuredRef, documentId, coverageTypes, tx.now])
