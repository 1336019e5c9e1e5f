import type { Query, Tx } from '../kernel/index.ts'
import type { VerificationState } from '../vocabulary/index.ts'
import { foldPolicyNumber } from './fold-identity.ts'
import type { HeldLine } from './held-line.ts'
import { packLine, type StoredLine, unpackLine } from './pack-sources.ts'

export type ProofRef = { kind: string; evidence_id: string }
export type Verification = { state: VerificationState; confirmed_by: string | null; confirmed_at: number | null; method: string | null; proof: ProofRef[] }
export const UNVERIFIED: Verification = { state: 'unverified', confirmed_by: null, confirmed_at: null, method: null, proof: [] }
/** The newest verification request of a line, in short. Times in milliseconds. */
export type RequestShort = { request_id: string; opened_at: number; sla_target_at: number; sla_hard_at: number; status: string; target_hours: number; hard_hours: number }
export type LineRow = {
  coverage_line_id: string
  insured_ref: string
  held: HeldLine
  verification: Verification
  /** When a source last confirmed it, in milliseconds: what reverification counts from. */
  verified_at: number | null
  request: RequestShort | null
  program_ref: string | null
  extends_to_children: boolean
  revision: number
  created_at: number
  updated_at: number
}
const COLUMNS = 'coverage_line_id, insured_ref, held, verification, verified_at, request, program_ref, extends_to_children, revision, created_at, updated_at'

type StoredRow = Omit<LineRow, 'held'> & { held: StoredLine }
const unpacked = (row: StoredRow): LineRow => ({ ...row, held: unpackLine(row.held) })
const rowsOf = async (q: Query, text: string, values: readonly unknown[]): Promise<LineRow[]> => (await q.rows<StoredRow>(text, values)).map(unpacked)

export const listLinesOfInsured = (q: Query, insuredRef: string) =>
  rowsOf(q, `SELECT ${COLUMNS} FROM coverage_lines WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 ORDER BY created_at, coverage_line_id LIMIT 2000`, [q.accountId, q.mode, insuredRef])
export const listLineIds = async (q: Query, insuredRef: string) =>
  (await q.rows<{ coverage_line_id: string }>('SELECT coverage_line_id FROM coverage_lines WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 LIMIT 2000', [q.accountId, q.mode, insuredRef])).map((r) => r.coverage_line_id)
/** The parent's lines that count for its children. */
export const listInheritableLines = (q: Query, parentRef: string) =>
  rowsOf(q, `SELECT ${COLUMNS} FROM coverage_lines WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND extends_to_children ORDER BY created_at, coverage_line_id LIMIT 2000`, [q.accountId, q.mode, parentRef])
/** Lines of any of these insureds whose policy has one of these numbers, folded. */
export const listLinesOfPolicies = (q: Query, insuredRefs: string[], policyKeys: string[]) =>
  rowsOf(
    q,
    `SELECT l.* FROM unnest($3::text[]) AS i(ref) CROSS JOIN LATERAL (
       SELECT ${COLUMNS} FROM coverage_lines WHERE account_id = $1 AND mode = $2 AND insured_ref = i.ref AND policy_key = ANY($4::text[]) ORDER BY created_at, coverage_line_id LIMIT 100) AS l`,
    [q.accountId, q.mode, insuredRefs, policyKeys],
  )
/** Whose the lines are whose policy has one of these numbers, folded: one for each line. */
export const ownersOfPolicies = async (q: Query, policyKeys: string[], limit: number): Promise<string[]> =>
  (await q.rows<{ insured_ref: string }>('SELECT insured_ref FROM coverage_lines WHERE account_id = $1 AND mode = $2 AND policy_key = ANY($3::text[]) LIMIT $4', [q.accountId, q.mode, policyKeys, limit])).map((row) => row.insured_ref)
export const findLine = async (q: Query, id: string): Promise<LineRow | null> => (await rowsOf(q, `SELECT ${COLUMNS} FROM coverage_lines WHERE account_id = $1 AND mode = $2 AND coverage_line_id = $3`, [q.accountId, q.mode, id]))[0] ?? null
export const findLines = (q: Query, ids: string[]) => rowsOf(q, `SELECT ${COLUMNS} FROM coverage_lines WHERE account_id = $1 AND mode = $2 AND coverage_line_id = ANY($3::text[]) ORDER BY created_at, coverage_line_id`, [q.accountId, q.mode, ids])
export const linesOfDocuments = (q: Query, documentIds: string[]) =>
  q.rows<{ document_id: string; coverage_line_id: string }>('SELECT document_id, coverage_line_id FROM line_documents WHERE account_id = $1 AND mode = $2 AND document_id = ANY($3::text[]) ORDER BY added_at, coverage_line_id', [q.accountId, q.mode, documentIds])

export type Revision = { change: string; cause: Record<string, unknown> }
/** Writes a line as it now stands, with the revision that says why. */
export async function saveLine(tx: Tx, row: LineRow, revision: Revision): Promise<LineRow> {
  const { held } = row
  const saved = await tx.one<StoredRow>(
    `WITH line AS (
       INSERT INTO coverage_lines AS l (account_id, mode, coverage_line_id, insured_ref, coverage_type, policy_key, effective_date, expiration_date, state, current, superseded_by,
         program_ref, extends_to_children, held, verification, verified_at, request, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18)
       ON CONFLICT (account_id, mode, coverage_line_id) DO UPDATE SET policy_key = $6, effective_date = $7, expiration_date = $8, state = $9, current = $10, superseded_by = $11,
         program_ref = $12, extends_to_children = $13, held = $14, verification = $15, verified_at = $16, request = $17, updated_at = $18, revision = l.revision + 1
       RETURNING *),
     kept AS (INSERT INTO line_revisions (account_id, mode, recorded_at, coverage_line_id, revision, change, cause, held, state, occurred_at)
       SELECT $1, $2, $19, $3, revision, $20, $21, held::jsonb, state, $18 FROM line)
     SELECT ${COLUMNS} FROM line`,
    [
      tx.accountId, tx.mode, row.coverage_line_id, row.insured_ref, held.coverage_type, foldPolicyNumber(held.policy_number), held.effective_date, held.expiration_date, row.verification.state,
      held.superseded_by === null, held.superseded_by, row.program_ref, row.extends_to_children, JSON.stringify(packLine(held)), JSON.stringify(row.verification), row.verified_at, row.request && JSON.stringify(row.request),
      tx.now, tx.wallNow, revision.change, JSON.stringify(revision.cause),
    ],
  )
  return unpacked(saved)
}
export const linkDocument = (tx: Tx, lineId: string, documentId: string) =>
  tx.count('INSERT INTO line_documents (account_id, mode, coverage_line_id, document_id, added_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING', [tx.accountId, tx.mode, lineId, documentId, tx.now])
/** Keeps the line's newest request beside it; no revision, for nothing about the coverage changed. */
export const setLineRequest = (tx: Tx, lineId: string, request: RequestShort) =>
  tx.count('UPDATE coverage_lines SET request = $4 WHERE account_id = $1 AND mode = $2 AND coverage_line_id = $3', [tx.accountId, tx.mode, lineId, JSON.stringify(request)])
export const listRevisions = async (q: Query, lineId: string, limit: number) =>
  (
    await q.rows<{ revision: number; change: string; cause: Record<string, unknown>; state: string; held: StoredLine; occurred_at: number }>(
      'SELECT revision, change, cause, state, held, occurred_at FROM line_revisions WHERE account_id = $1 AND mode = $2 AND coverage_line_id = $3 ORDER BY revision DESC LIMIT $4',
      [q.accountId, q.mode, lineId, limit],
    )
  ).map((row) => ({ ...row, held: unpackLine(row.held) }))
