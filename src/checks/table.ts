import type { Query, Tx } from '../kernel/index.ts'
import type { RuleResult } from './rule-result.ts'

export type VerdictRow = {
  verdict_id: string
  engagement_id: string | null
  coverage_line_id: string | null
  insured_ref: string
  consumer_ref: string | null
  kind: 'surface' | 'verified'
  scope: 'engagement' | 'line'
  status: 'pass' | 'fail' | 'unverified' | 'verified' | 'refused' | 'contradicted' | 'timed_out'
  rules: RuleResult[]
  wording: string
  requirement_set: { key: string; version: number } | null
  supersedes: string | null
  superseded_by: string | null
  content_hash: string
  issued_at: number
}
const COLUMNS =
  'verdict_id, engagement_id, coverage_line_id, insured_ref, consumer_ref, kind, scope, status, rules, wording, requirement_set, supersedes, superseded_by, content_hash, issued_at'

export const insertVerdict = (tx: Tx, v: Omit<VerdictRow, 'issued_at' | 'superseded_by'>) =>
  tx.one<VerdictRow>(
    `WITH old AS (UPDATE verdicts SET superseded_by = $3 WHERE account_id = $1 AND mode = $2 AND verdict_id = $13)
     INSERT INTO verdicts (account_id, mode, verdict_id, engagement_id, coverage_line_id, insured_ref, consumer_ref, kind, scope, status, rules, wording, supersedes, requirement_set, content_hash, issued_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) RETURNING ${COLUMNS}`,
    [
      tx.accountId,
      tx.mode,
      v.verdict_id,
      v.engagement_id,
      v.coverage_line_id,
      v.insured_ref,
      v.consumer_ref,
      v.kind,
      v.scope,
      v.status,
      JSON.stringify(v.rules),
      v.wording,
      v.supersedes,
      v.requirement_set && JSON.stringify(v.requirement_set),
      v.content_hash,
      tx.now,
    ],
  )
export const findVerdict = (q: Query, id: string) =>
  q.maybe<VerdictRow>(`SELECT ${COLUMNS} FROM verdicts WHERE account_id = $1 AND mode = $2 AND verdict_id = $3`, [q.accountId, q.mode, id])
export const currentVerdictOfLine = (q: Query, lineId: string) =>
  q.maybe<VerdictRow>(
    `SELECT ${COLUMNS} FROM verdicts WHERE account_id = $1 AND mode = $2 AND coverage_line_id = $3 AND superseded_by IS NULL ORDER BY issued_at DESC LIMIT 1`,
    [q.accountId, q.mode, lineId],
  )
export const currentVerdictsOfLines = (q: Query, lineIds: string[]) =>
  q.rows<VerdictRow>(
    `SELECT ${COLUMNS} FROM verdicts WHERE account_id = $1 AND mode = $2 AND coverage_line_id = ANY($3::text[]) AND superseded_by IS NULL ORDER BY issued_at, verdict_id`,
    [q.accountId, q.mode, lineIds],
  )
/** The newest of the chain a verdict belongs to. Chains are followed forward, a step a query's recursion. */
export const currentOf = async (q: Query, row: VerdictRow): Promise<string> =>
  row.superseded_by === null
    ? row.verdict_id
    : (
        await q.one<{ verdict_id: string }>(
          `WITH RECURSIVE chain AS (
             SELECT verdict_id, superseded_by, 1 AS depth FROM verdicts WHERE account_id = $1 AND mode = $2 AND verdict_id = $3
             UNION ALL SELECT v.verdict_id, v.superseded_by, c.depth + 1 FROM chain c JOIN verdicts v ON v.account_id = $1 AND v.mode = $2 AND v.verdict_id = c.superseded_by WHERE c.depth < 100000)
           SELECT verdict_id FROM chain ORDER BY depth DESC LIMIT 1`,
          [q.accountId, q.mode, row.superseded_by],
        )
      ).verdict_id
