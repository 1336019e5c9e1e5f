import { inLines, type JsonText, type Query, type Tx } from '../kernel/index.ts'
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
/** A verdict without what it says in full, which is most of it: enough to judge what follows on it. */
export type VerdictHead = Omit<VerdictRow, 'rules' | 'wording'>
const HEAD = 'verdict_id, engagement_id, coverage_line_id, insured_ref, consumer_ref, kind, scope, status, requirement_set, supersedes, superseded_by, content_hash, issued_at'
const COLUMNS = `${HEAD}, rules, wording`

/** A new verdict, and in the one before it who supersedes it; `rules` is the text of its rules. Written with the transaction's other verdicts at its commit. */
export function insertVerdict(tx: Tx, v: Omit<VerdictRow, 'issued_at' | 'superseded_by'>, rules: JsonText): VerdictRow {
  const row: VerdictRow = { ...v, superseded_by: null, issued_at: tx.now }
  tx.buffer('verdicts', { row, rules: rules.text }, writeVerdicts)
  return row
}

async function writeVerdicts(tx: Tx, issued: { row: VerdictRow; rules: string }[]): Promise<void> {
  const rows = issued.map(({ row }) => row)
  // One that is itself superseded in this transaction is not there yet for the update to find.
  const successors = new Map(rows.flatMap((row) => (row.supersedes === null ? [] : [[row.supersedes, row.verdict_id]])))
  await tx.count(
    `WITH old AS (UPDATE verdicts v SET superseded_by = s.by FROM unnest($3::text[], $4::text[]) AS s(id, by) WHERE v.account_id = $1 AND v.mode = $2 AND v.verdict_id = s.id AND v.verdict_id = ANY($3::text[]))
     INSERT INTO verdicts (account_id, mode, ${COLUMNS})
     SELECT $1, $2, verdict_id, engagement_id, coverage_line_id, insured_ref, consumer_ref, kind, scope, status, requirement_set::jsonb, supersedes, superseded_by, content_hash, issued_at, rules::json, wording
     FROM unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $17::bigint[], string_to_array($18, E'\n'), $19::text[])
       AS new(verdict_id, engagement_id, coverage_line_id, insured_ref, consumer_ref, kind, scope, status, requirement_set, supersedes, superseded_by, content_hash, issued_at, rules, wording)`,
    [
      tx.accountId,
      tx.mode,
      [...successors.keys()],
      [...successors.values()],
      ...IN_PLACE.map((column) => rows.map((row) => row[column])),
      rows.map((row) => row.requirement_set && JSON.stringify(row.requirement_set)),
      rows.map((row) => row.supersedes),
      rows.map((row) => successors.get(row.verdict_id) ?? null),
      rows.map((row) => row.content_hash),
      rows.map((row) => row.issued_at),
      inLines(issued.map(({ rules }) => rules)),
      rows.map((row) => row.wording),
    ],
  )
}
const IN_PLACE = ['verdict_id', 'engagement_id', 'coverage_line_id', 'insured_ref', 'consumer_ref', 'kind', 'scope', 'status'] as const
export const findVerdict = (q: Query, id: string) =>
  q.maybe<VerdictRow>(`SELECT ${COLUMNS} FROM verdicts WHERE account_id = $1 AND mode = $2 AND verdict_id = $3`, [q.accountId, q.mode, id])
export const findVerdictHead = (q: Query, id: string) => q.maybe<VerdictHead>(`SELECT ${HEAD} FROM verdicts WHERE account_id = $1 AND mode = $2 AND verdict_id = $3`, [q.accountId, q.mode, id])
export const currentVerdictOfLine = (q: Query, lineId: string) =>
  q.maybe<VerdictHead>(
    `SELECT ${HEAD} FROM verdicts WHERE account_id = $1 AND mode = $2 AND coverage_line_id = $3 AND superseded_by IS NULL ORDER BY issued_at DESC LIMIT 1`,
    [q.accountId, q.mode, lineId],
  )
export const currentVerdictsOfLines = (q: Query, lineIds: string[]) =>
  q.rows<VerdictRow>(
    `SELECT ${COLUMNS} FROM verdicts WHERE account_id = $1 AND mode = $2 AND coverage_line_id = ANY($3::text[]) AND superseded_by IS NULL ORDER BY issued_at, verdict_id`,
    [q.accountId, q.mode, lineIds],
  )
/** The same of the lines that are an insured's own, as many as are listed of it, in no order. */
export const currentLineVerdictsOf = (q: Query, insuredRef: string) =>
  q.rows<VerdictRow>(
    `SELECT v.* FROM (SELECT coverage_line_id FROM coverage_lines WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 ORDER BY created_at, coverage_line_id LIMIT 2000) l
     CROSS JOIN LATERAL (SELECT ${COLUMNS} FROM verdicts WHERE account_id = $1 AND mode = $2 AND coverage_line_id = l.coverage_line_id AND superseded_by IS NULL) v`,
    [q.accountId, q.mode, insuredRef],
  )
/** The surface check and the roll-up that an engagement shows at this moment. */
export const shownVerdicts = (q: Query, engagementId: string) =>
  q.rows<VerdictRow>(
    `SELECT v.* FROM engagements e CROSS JOIN LATERAL unnest(ARRAY[e.surface_verdict_id, e.rollup_verdict_id]) AS shown(id)
     CROSS JOIN LATERAL (SELECT ${COLUMNS} FROM verdicts WHERE account_id = $1 AND mode = $2 AND verdict_id = shown.id) v
     WHERE e.account_id = $1 AND e.mode = $2 AND e.engagement_id = $3`,
    [q.accountId, q.mode, engagementId],
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
