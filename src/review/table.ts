import { type Query, type Store, SYSTEM, type Tenant, type Tx } from '../kernel/index.ts'

export const REVIEW_KINDS = ['unplaced_page', 'unreadable_fields', 'integrity', 'unclear_answer', 'no_agent', 'undeliverable', 'escalation'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]
/** What a person did, when (milliseconds of the tenant's time) and why. */
export type ReviewStep = { at: number; by: string; action: string; reason: string | null; detail?: Record<string, unknown> }
export type ReviewItemRow = {
  account_id: string
  mode: 'live' | 'test'
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
  decision: ReviewStep | null
  history: ReviewStep[]
  created_at: number
  updated_at: number
  decided_at: number | null
}
const COLUMNS = 'account_id, mode, review_item_id, kind, status, dedupe_key, insured_ref, consumer_ref, engagement_id, document_id, coverage_line_id, coverage_type, request_id, thread_id, message_id, page, title, detail, claimed_by, decision, history, created_at, updated_at, decided_at'

export type NewReviewItem = Pick<ReviewItemRow, 'review_item_id' | 'kind' | 'dedupe_key' | 'title'> & Partial<Omit<ReviewItemRow, 'account_id' | 'mode' | 'status' | 'history' | 'created_at' | 'updated_at'>>
/** One open item for the same cause: a second one adds nothing. */
export const insertReviewItem = (tx: Tx, i: NewReviewItem) =>
  tx.maybe<ReviewItemRow>(
    `INSERT INTO review_items (account_id, mode, review_item_id, kind, dedupe_key, insured_ref, consumer_ref, engagement_id, document_id, coverage_line_id, coverage_type, request_id, thread_id, message_id, page, title, detail, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18)
     ON CONFLICT (account_id, mode, dedupe_key) WHERE status IN ('open', 'claimed') DO NOTHING RETURNING ${COLUMNS}`,
    [tx.accountId, tx.mode, i.review_item_id, i.kind, i.dedupe_key, i.insured_ref ?? null, i.consumer_ref ?? null, i.engagement_id ?? null, i.document_id ?? null, i.coverage_line_id ?? null, i.coverage_type ?? null, i.request_id ?? null, i.thread_id ?? null, i.message_id ?? null, i.page ?? null, i.title, JSON.stringify(i.detail ?? {}), tx.now],
  )
export const findReviewItem = (q: Query, id: string) => q.maybe<ReviewItemRow>(`SELECT ${COLUMNS} FROM review_items WHERE account_id = $1 AND mode = $2 AND review_item_id = $3`, [q.accountId, q.mode, id])
export const lockReviewItem = (tx: Tx, id: string) => tx.maybe<ReviewItemRow>(`SELECT ${COLUMNS} FROM review_items WHERE account_id = $1 AND mode = $2 AND review_item_id = $3 FOR UPDATE`, [tx.accountId, tx.mode, id])
/** Whose item it is; staff know only its id. */
export const tenantOfItem = (store: Store, id: string): Promise<Tenant | null> =>
  store.read(SYSTEM, async (q) => {
    const row = await q.maybe<{ account_id: string; mode: 'live' | 'test' }>('SELECT account_id, mode FROM review_items WHERE review_item_id = $1 LIMIT 1', [id])
    return row && { accountId: row.account_id, mode: row.mode }
  })
export type QueueFilter = { statuses: readonly string[]; kind: string | null; accountId: string | null; mode: string | null; insuredRef: string | null; claimedBy: string | null }
/** The queue of every account, what waits longest first. Read as the service itself. */
export const listQueue = (q: Query, f: QueueFilter, after: [number, string] | null, limit: number) =>
  q.rows<ReviewItemRow>(
    `SELECT ${COLUMNS} FROM review_items WHERE status = ANY($1::text[]) AND ($2::text IS NULL OR kind = $2) AND ($3::text IS NULL OR account_id = $3) AND ($4::text IS NULL OR mode = $4)
       AND ($5::text IS NULL OR insured_ref = $5) AND ($6::text IS NULL OR claimed_by = $6) AND (created_at, review_item_id) > ($7, $8) ORDER BY created_at, review_item_id LIMIT $9`,
    [f.statuses, f.kind, f.accountId, f.mode, f.insuredRef, f.claimedBy, after?.[0] ?? -1, after?.[1] ?? '', limit],
  )
export const openItemsOfInsured = (q: Query, insuredRef: string) =>
  q.rows<ReviewItemRow>(`SELECT ${COLUMNS} FROM review_items WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND status IN ('open', 'claimed') ORDER BY created_at, review_item_id LIMIT 500`, [q.accountId, q.mode, insuredRef])
const NOTICE_WAITS = "status IN ('open', 'claimed') AND kind = 'unplaced_page' AND detail->>'reason' IN ('notice_without_a_line', 'cancellation_reported', 'change_not_read')"
/** The insureds of all notices, and changes that nobody could read, that wait for a person or for the policy they name. */
export const insuredsOfWaitingNotices = async (q: Query, limit: number): Promise<string[]> =>
  (await q.rows<{ ref: string }>(`SELECT insured_ref AS ref FROM review_items WHERE account_id = $1 AND mode = $2 AND ${NOTICE_WAITS} AND insured_ref IS NOT NULL LIMIT $3`, [q.accountId, q.mode, limit])).map((row) => row.ref)
/** Which of these insureds have one. */
export const insuredsWithNotices = async (q: Query, insuredRefs: string[]): Promise<string[]> =>
  (
    await q.rows<{ ref: string }>(
      `SELECT i.ref FROM unnest($3::text[]) AS i(ref) CROSS JOIN LATERAL (
         SELECT 1 FROM review_items WHERE account_id = $1 AND mode = $2 AND insured_ref = i.ref AND ${NOTICE_WAITS} LIMIT 1) AS waits`,
      [q.accountId, q.mode, insuredRefs],
    )
  ).map((row) => row.ref)
export const updateReviewItem = (tx: Tx, i: ReviewItemRow) =>
  tx.one<ReviewItemRow>(
    `UPDATE review_items SET status = $4, claimed_by = $5, decision = $6, updated_at = $7, decided_at = $8, history = $9 WHERE account_id = $1 AND mode = $2 AND review_item_id = $3 RETURNING ${COLUMNS}`,
    [tx.accountId, tx.mode, i.review_item_id, i.status, i.claimed_by, i.decision && JSON.stringify(i.decision), tx.now, i.decided_at, JSON.stringify(i.history)],
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
export const clearRemediationRows = (tx: Tx, insuredRef: string, documentId: string, coverageTypes: string[]) =>
  tx.rows<{ document_id: string | null; coverage_type: string | null }>(
    'UPDATE remediations SET cleared_at = $6, cleared_by = $4 WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND cleared_at IS NULL AND (coverage_type IS NULL OR coverage_type = ANY($5::text[])) RETURNING document_id, coverage_type',
    [tx.accountId, tx.mode, insuredRef, documentId, coverageTypes, tx.now],
  )
