import type { Query, Tx } from '../kernel/index.ts'

export type Extension = { hours: number; reason: string; granted_at: number; by: string }
export type RequestStatus = 'open' | 'held' | 'verdict_due' | 'overdue' | 'closed'
export type RequestRow = {
  request_id: string
  coverage_line_id: string
  insured_ref: string
  status: RequestStatus
  opened_at: number
  /** When it began to count: the opening, or the last release from hold. */
  started_at: number
  target_at: number
  hard_at: number
  escalate_at: number
  target_hours: number
  hard_hours: number
  escalate_at_hours: number
  extensions: Extension[]
  total_extension_hours: number
  hard_stop_at: number
  final_verdict_id: string | null
  closed_at: number | null
  closed_reason: string | null
  engagement_ids: string[]
}
const OWN = 'request_id, coverage_line_id, insured_ref, status, opened_at, started_at, target_at, hard_at, escalate_at, target_hours, hard_hours, escalate_at_hours, extensions, total_extension_hours, hard_stop_at, final_verdict_id, closed_at, closed_reason'
const SELECT = `SELECT ${OWN.split(', ').map((c) => `r.${c}`).join(', ')},
  COALESCE((SELECT array_agg(e.engagement_id ORDER BY e.added_at, e.engagement_id) FROM request_engagements e WHERE e.account_id = r.account_id AND e.mode = r.mode AND e.request_id = r.request_id), '{}') AS engagement_ids
  FROM verification_requests r WHERE r.account_id = $1 AND r.mode = $2`

export const findRequest = (q: Query, id: string) => q.maybe<RequestRow>(`${SELECT} AND r.request_id = $3`, [q.accountId, q.mode, id])
export const findOpenRequest = (q: Query, lineId: string) => q.maybe<RequestRow>(`${SELECT} AND r.coverage_line_id = $3 AND r.status <> 'closed'`, [q.accountId, q.mode, lineId])
export const findLatestRequest = (q: Query, lineId: string) => q.maybe<RequestRow>(`${SELECT} AND r.coverage_line_id = $3 ORDER BY r.opened_at DESC, r.request_id DESC LIMIT 1`, [q.accountId, q.mode, lineId])
/** The newest request of each line that has one, in one statement. */
export const findLatestRequests = (q: Query, lineIds: string[]) =>
  lineIds.length
    ? q.rows<RequestRow>(
        `SELECT newest.* FROM unnest($3::text[]) AS line(id) CROSS JOIN LATERAL (${SELECT} AND r.coverage_line_id = line.id ORDER BY r.opened_at DESC, r.request_id DESC LIMIT 1) newest`,
        [q.accountId, q.mode, lineIds],
      )
    : Promise.resolve([])
/** The requests that these lines ever had, a line's newest first, a hundred of each at most. */
export const requestIdsOfLines = (q: Query, lineIds: string[]) =>
  lineIds.length
    ? q.rows<Pick<RequestRow, 'request_id' | 'coverage_line_id'>>(
        `SELECT asked.request_id, line.id AS coverage_line_id FROM unnest($3::text[]) AS line(id)
         CROSS JOIN LATERAL (SELECT r.request_id, r.opened_at FROM verification_requests r WHERE r.account_id = $1 AND r.mode = $2 AND r.coverage_line_id = line.id ORDER BY r.opened_at DESC, r.request_id DESC LIMIT 100) asked
         ORDER BY asked.opened_at DESC, asked.request_id DESC`,
        [q.accountId, q.mode, lineIds],
      )
    : Promise.resolve([])
export const listRequestsOfEngagement = (q: Query, engagementId: string) =>
  q.rows<RequestRow>(`${SELECT} AND r.request_id IN (SELECT request_id FROM request_engagements WHERE account_id = $1 AND mode = $2 AND engagement_id = $3) ORDER BY r.opened_at, r.request_id LIMIT 2000`, [q.accountId, q.mode, engagementId])
export const findRequests = (q: Query, ids: string[]) => q.rows<RequestRow>(`${SELECT} AND r.request_id = ANY($3::text[]) ORDER BY r.opened_at, r.request_id`, [q.accountId, q.mode, ids])
/** Newest first: the clocks that serve any of these engagements. */
export const listRequests = (q: Query, f: { engagementIds: string[] }, after: [number, string] | null, limit: number) =>
  q.rows<RequestRow>(
    `${SELECT} AND r.request_id IN (SELECT request_id FROM request_engagements WHERE account_id = $1 AND mode = $2 AND engagement_id = ANY($3::text[]))
     AND (r.opened_at, r.request_id) < ($4, $5) ORDER BY r.opened_at DESC, r.request_id DESC LIMIT $6`,
    [q.accountId, q.mode, f.engagementIds, after?.[0] ?? Number.MAX_SAFE_INTEGER, after?.[1] ?? '', limit],
  )
export const insertRequest = (tx: Tx, r: Omit<RequestRow, 'extensions' | 'total_extension_hours' | 'final_verdict_id' | 'closed_at' | 'closed_reason' | 'engagement_ids'>) =>
  tx.count(
    `INSERT INTO verification_requests (account_id, mode, request_id, coverage_line_id, insured_ref, status, opened_at, started_at, target_at, hard_at, escalate_at, target_hours, hard_hours, escalate_at_hours, hard_stop_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [tx.accountId, tx.mode, r.request_id, r.coverage_line_id, r.insured_ref, r.status, r.opened_at, r.started_at, r.target_at, r.hard_at, r.escalate_at, r.target_hours, r.hard_hours, r.escalate_at_hours, r.hard_stop_at],
  )
export const updateRequest = (tx: Tx, r: RequestRow) =>
  tx.count(
    `UPDATE verification_requests SET status = $4, started_at = $5, target_at = $6, hard_at = $7, escalate_at = $8, target_hours = $9, hard_hours = $10, escalate_at_hours = $11,
       extensions = $12, total_extension_hours = $13, hard_stop_at = $14, closed_at = $15, closed_reason = $16 WHERE account_id = $1 AND mode = $2 AND request_id = $3`,
    [tx.accountId, tx.mode, r.request_id, r.status, r.started_at, r.target_at, r.hard_at, r.escalate_at, r.target_hours, r.hard_hours, r.escalate_at_hours, JSON.stringify(r.extensions), r.total_extension_hours, r.hard_stop_at, r.closed_at, r.closed_reason],
  )
export const setFinalVerdict = (tx: Tx, requestId: string, verdictId: string) => tx.count('UPDATE verification_requests SET final_verdict_id = $4 WHERE account_id = $1 AND mode = $2 AND request_id = $3', [tx.accountId, tx.mode, requestId, verdictId])
export const addEngagement = (tx: Tx, requestId: string, engagementId: string) =>
  tx.count('INSERT INTO request_engagements (account_id, mode, request_id, engagement_id, added_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING', [tx.accountId, tx.mode, requestId, engagementId, tx.now])
/** Open clocks of other insureds' lines that serve the engagement. */
export const listOpenOfOthers = (q: Query, engagement: { engagement_id: string; insured_ref: string }) =>
  q.rows<RequestRow>(
    `${SELECT} AND r.status <> 'closed' AND r.insured_ref <> $4 AND r.request_id IN (SELECT request_id FROM request_engagements WHERE account_id = $1 AND mode = $2 AND engagement_id = $3) ORDER BY r.opened_at, r.request_id LIMIT 2000`,
    [q.accountId, q.mode, engagement.engagement_id, engagement.insured_ref],
  )
export const removeEngagement = (tx: Tx, requestId: string, engagementId: string) =>
  tx.count('DELETE FROM request_engagements WHERE account_id = $1 AND mode = $2 AND request_id = $3 AND engagement_id = $4', [tx.accountId, tx.mode, requestId, engagementId])
/** When a document last stated the line, in milliseconds. */
export const lastStatedAt = async (q: Query, lineId: string) =>
  (await q.one<{ at: number | null }>('SELECT max(added_at) AS at FROM line_documents WHERE account_id = $1 AND mode = $2 AND coverage_line_id = $3', [q.accountId, q.mode, lineId])).at ?? 0
