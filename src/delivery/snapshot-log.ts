import type { Query } from '../kernel/index.ts'
import type { BatchRow, Cell } from './batch/columns.ts'

/**
 * Every coverage line as its newest revision before an instant says. Only what revisions keep is shown, so that the same
 * instant gives the same rows whenever it is asked.
 */
export async function linesAsOf(q: Query, asOfMs: number, afterId: string, limit: number): Promise<BatchRow[]> {
  const rows = await q.rows<{ cells: Cell[] }>(
    `SELECT json_build_array(l.coverage_line_id, l.insured_ref, r.held ->> 'coverage_type', r.held ->> 'carrier', r.held ->> 'naic', r.held ->> 'policy_number',
       r.held ->> 'effective_date', r.held ->> 'expiration_date', COALESCE(r.held -> 'limits', '[]')::text,
       r.held -> 'additional_insured', r.held -> 'subrogation_waived', r.held -> 'primary_noncontributory', r.held -> 'extends_to_children',
       r.held ->> 'document_class', r.state, (COALESCE(a.cause -> 'verification', '{"confirmed_by": null, "confirmed_at": null, "method": null, "proof": []}') || jsonb_build_object('state', r.state))::text,
       CASE WHEN COALESCE(r.held -> 'contradictions', '{}') = '{}' THEN '[]' ELSE '["contradiction_open"]' END,
       COALESCE((SELECT jsonb_agg(d -> 'document_id') FROM jsonb_array_elements(r.held -> 'documents') AS d), '[]')::text,
       r.held ->> 'superseded_by', r.occurred_at, $2 = 'test') AS cells
     FROM (SELECT coverage_line_id, insured_ref FROM coverage_lines WHERE account_id = $1 AND mode = $2 AND coverage_line_id > $4
       ORDER BY coverage_line_id) AS l
     CROSS JOIN LATERAL (SELECT held, state, occurred_at FROM line_revisions AS v
       WHERE v.account_id = $1 AND v.mode = $2 AND v.coverage_line_id = l.coverage_line_id AND v.recorded_at < $3 ORDER BY v.revision DESC LIMIT 1) AS r
     LEFT JOIN LATERAL (SELECT cause FROM line_revisions AS v
       WHERE r.state NOT IN ('unverified', 'pending', 'in_review') AND v.account_id = $1 AND v.mode = $2 AND v.coverage_line_id = l.coverage_line_id AND v.recorded_at < $3 AND v.change = 'resolved' ORDER BY v.revision DESC LIMIT 1) AS a ON true
     ORDER BY l.coverage_line_id LIMIT $5`,
    [q.accountId, q.mode, asOfMs, afterId, limit],
  )
  return rows.map((row) => row.cells)
}

/** The latest verdict of each engagement, surface checks included, of those issued before an instant. */
export async function verdictsAsOf(q: Query, asOfMs: number, afterId: string, limit: number): Promise<BatchRow[]> {
  const rows = await q.rows<{ cells: Cell[] }>(
    `SELECT json_build_array(engagement_id, verdict_id, kind, scope, status, insured_ref, consumer_ref, requirement_set::text, rules::text, wording, supersedes, issued_at, $2 = 'test') AS cells
     FROM (SELECT DISTINCT ON (engagement_id) * FROM verdicts
       WHERE account_id = $1 AND mode = $2 AND scope = 'engagement' AND engagement_id > $4 AND verdict_id < $3
       ORDER BY engagement_id, verdict_id DESC LIMIT $5) AS latest ORDER BY engagement_id`,
    [q.accountId, q.mode, `vd_${idFloor(asOfMs)}`, afterId, limit],
  )
  return rows.map((row) => row.cells)
}

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'

/** The first ten characters of every id made from this millisecond on. Verdicts of test mode carry test time; their ids, wall time. */
function idFloor(ms: number): string {
  let rest = ms
  let out = ''
  for (let i = 0; i < 10; i++) {
    out = DIGITS[rest % 32] + out
    rest = Math.floor(rest / 32)
  }
  return out
}
