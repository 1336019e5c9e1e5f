import { given, type Query, type Tx } from '../kernel/index.ts'

export type InsuredRow = {
  insured_ref: string
  insured_name: string | null
  parent_insured_ref: string | null
  insured_state: string | null
  contact_email: string | null
  contact_phone: string | null
  aliases: string[]
  created_at: number
  updated_at: number
}
export type ConsumerRow = { consumer_ref: string; consumer_name: string | null; created_at: number }
const INSURED = 'insured_ref, insured_name, parent_insured_ref, insured_state, contact_email, contact_phone, aliases, created_at, updated_at'

export const findInsured = (q: Query, ref: string) => q.maybe<InsuredRow>(`SELECT ${INSURED} FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref = $3`, [q.accountId, q.mode, ref])
/** Takes the insured's row lock: everything that changes its lines, clocks or verdicts does so first, one at a time. */
export const lockInsured = (tx: Tx, ref: string) => tx.lock(ref, (refs) => lockInsureds(tx, refs))
/** The same for several, always in one order, so that two callers cannot wait on each other. */
async function lockInsureds(tx: Tx, refs: string[]): Promise<Map<string, InsuredRow>> {
  const rows = await tx.rows<InsuredRow>(`SELECT ${INSURED} FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref = ANY($3::text[]) ORDER BY insured_ref FOR UPDATE`, [tx.accountId, tx.mode, refs])
  return new Map(rows.map((row) => [row.insured_ref, row]))
}

const GENERATIONS_MAX = 10
const RELATIVES_MAX = 5_000
const BELOW = `below AS (
       SELECT insured_ref AS ref, 1 AS depth FROM insureds WHERE account_id = $1 AND mode = $2 AND parent_insured_ref = $3
       UNION ALL
       SELECT c.ref, c.depth FROM below b CROSS JOIN LATERAL (
         SELECT insured_ref AS ref, b.depth + 1 AS depth FROM insureds WHERE account_id = $1 AND mode = $2 AND parent_insured_ref = b.ref OFFSET 0) c
       WHERE b.depth < $4)`
/** Children, their children, and so on, as far as lines are inherited. */
export const listDescendantRefs = async (q: Query, ref: string): Promise<string[]> =>
  (await q.rows<{ ref: string }>(`WITH RECURSIVE ${BELOW} SELECT DISTINCT ref FROM below WHERE ref <> $3 ORDER BY ref`, [q.accountId, q.mode, ref, GENERATIONS_MAX])).map((r) => r.ref)
const ABOVE = `above AS (
       SELECT parent_insured_ref AS ref, 1 AS depth FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND parent_insured_ref IS NOT NULL
       UNION ALL
       SELECT p.ref, p.depth FROM above a CROSS JOIN LATERAL (
         SELECT parent_insured_ref AS ref, a.depth + 1 AS depth FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref = a.ref AND parent_insured_ref IS NOT NULL OFFSET 0) p
       WHERE a.depth < $4)`
/** Everyone above an insured and then, as many as are looked through, those below it, as far as lines are inherited. */
export const listRelativeRefs = (q: Query, ref: string): Promise<string[]> => relativesBy(q, ref, `${ABOVE}, ${BELOW}`, 'SELECT ref, 0 AS side FROM above UNION ALL SELECT ref, 1 FROM below', [RELATIVES_MAX], '$5')
/** Those of these insureds that are its relatives, in the same order: looked for upward from each, so that the size of a family costs nothing. */
const relativesAmong = (q: Query, ref: string, candidates: readonly string[]): Promise<string[]> =>
  relativesBy(
    q,
    ref,
    `${ABOVE}, upward AS (
       SELECT insured_ref AS of, parent_insured_ref AS ref, 1 AS depth FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref = ANY($5::text[]) AND parent_insured_ref IS NOT NULL
       UNION ALL
       SELECT u.of, p.ref, p.depth FROM upward u CROSS JOIN LATERAL (
         SELECT parent_insured_ref AS ref, u.depth + 1 AS depth FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref = u.ref AND parent_insured_ref IS NOT NULL OFFSET 0) p
       WHERE u.depth < $4 AND u.ref <> $3)`,
    'SELECT ref, 0 AS side FROM above WHERE ref = ANY($5::text[]) UNION ALL SELECT of, 1 FROM upward WHERE ref = $3',
    [candidates],
    'ALL',
  )
const relativesBy = async (q: Query, ref: string, recursion: string, found: string, more: unknown[], limit: string): Promise<string[]> =>
  (await q.rows<{ ref: string }>(`WITH RECURSIVE ${recursion} SELECT ref FROM (${found}) AS found WHERE ref <> $3 GROUP BY ref ORDER BY min(side), ref LIMIT ${limit}`, [q.accountId, q.mode, ref, GENERATIONS_MAX, ...more])).map((r) => r.ref)

/** Whether an insured is anybody's child or parent: most are neither. */
const hasFamily = async (q: Query, ref: string): Promise<boolean> =>
  (await q.rows(
    `SELECT 1 FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND parent_insured_ref IS NOT NULL
     UNION ALL (SELECT 1 FROM insureds WHERE account_id = $1 AND mode = $2 AND parent_insured_ref = $3 LIMIT 1)`,
    [q.accountId, q.mode, ref],
  )).length > 0
/** How many insureds are looked at one by one for being relatives, before the family is gone through instead. */
const CANDIDATES_MAX = 1_000
/** The relatives among those that `candidates` finds, up to so many rows; found through the family where there are more. */
export async function relativesFoundBy(q: Query, ref: string, candidates: (limit: number) => Promise<string[]>): Promise<string[]> {
  if (!(await hasFamily(q, ref))) return []
  const found = await candidates(CANDIDATES_MAX + 1)
  if (found.length === 0) return []
  return found.length > CANDIDATES_MAX ? listRelativeRefs(q, ref) : relativesAmong(q, ref, [...new Set(found)])
}

/** An insured that a call only names, as somebody's parent, is there from then on. Not locked: nothing of it is read. */
export const insertNamed = (tx: Tx, ref: string) =>
  tx.count('INSERT INTO insureds (account_id, mode, insured_ref, created_at, updated_at) VALUES ($1, $2, $3, $4, $4) ON CONFLICT DO NOTHING', [tx.accountId, tx.mode, ref, tx.now])

/**
 * Locks the insured as lockInsured does, inserts it when it is new, and fills from what a push says only what is empty. Whether
 * it was there: of a new one, what was read beside may be out of date, since another call may have inserted it meanwhile.
 */
export async function ensureInsured(tx: Tx, ref: string, said: { name?: string | undefined; parent?: string | undefined; state?: string | undefined }): Promise<boolean> {
  const held = await lockInsured(tx, ref)
  const fills = !held || (said.name && held.insured_name === null) || (said.parent && held.parent_insured_ref === null) || (said.state && held.insured_state === null)
  if (!fills) return true
  // What was unknown until now may decide rules and inheritance of engagements that are there already.
  if (held) tx.record({ name: 'insured.changed', insured_ref: ref })
  if (held && said.parent && held.parent_insured_ref === null) tx.record({ name: 'insured.parent_set', insured_ref: ref })
  if (said.parent) await insertNamed(tx, said.parent)
  await tx.count(
    `INSERT INTO insureds AS i (account_id, mode, insured_ref, insured_name, parent_insured_ref, insured_state, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
     ON CONFLICT (account_id, mode, insured_ref) DO UPDATE SET
       insured_name = COALESCE(i.insured_name, excluded.insured_name),
       parent_insured_ref = COALESCE(i.parent_insured_ref, excluded.parent_insured_ref),
       insured_state = COALESCE(i.insured_state, excluded.insured_state)`,
    [tx.accountId, tx.mode, ref, said.name ?? null, said.parent ?? null, said.state ?? null, tx.now],
  )
  return held !== null
}

/**
 * The consumer, inserted when it is new. Its row is held shared until the commit: a version published meanwhile waits, so that
 * no engagement is opened beside an adoption that has already passed it by, while openings do not wait on each other.
 */
export async function ensureConsumer(tx: Tx, ref: string, name: string | undefined): Promise<ConsumerRow> {
  const held = await tx.maybe<ConsumerRow>('SELECT consumer_ref, consumer_name, created_at FROM consumers WHERE account_id = $1 AND mode = $2 AND consumer_ref = $3 FOR KEY SHARE', [tx.accountId, tx.mode, ref])
  if (held && (!name || held.consumer_name !== null)) return held
  return tx.one<ConsumerRow>(
    `INSERT INTO consumers AS c (account_id, mode, consumer_ref, consumer_name, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (account_id, mode, consumer_ref) DO UPDATE SET consumer_name = COALESCE(c.consumer_name, excluded.consumer_name)
     RETURNING consumer_ref, consumer_name, created_at`,
    [tx.accountId, tx.mode, ref, name ?? null, tx.now],
  )
}
export const findConsumer = (q: Query, ref: string) => q.maybe<ConsumerRow>('SELECT consumer_ref, consumer_name, created_at FROM consumers WHERE account_id = $1 AND mode = $2 AND consumer_ref = $3', [q.accountId, q.mode, ref])

export const updateInsured = (tx: Tx, row: InsuredRow) =>
  tx.one<InsuredRow>(
    `UPDATE insureds SET insured_name = $4, parent_insured_ref = $5, insured_state = $6, contact_email = $7, contact_phone = $8, aliases = $9, updated_at = $10
     WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 RETURNING ${INSURED}`,
    [tx.accountId, tx.mode, row.insured_ref, row.insured_name, row.parent_insured_ref, row.insured_state, row.contact_email, row.contact_phone, JSON.stringify(row.aliases), tx.now],
  )
export function listInsureds(q: Query, after: [number, string] | null, limit: number, parentRef: string | null) {
  const { where, values } = given([q.accountId, q.mode, after?.[0] ?? Number.MAX_SAFE_INTEGER, after?.[1] ?? '', limit], [['parent_insured_ref = ?', parentRef]])
  return q.rows<InsuredRow>(`SELECT ${INSURED} FROM insureds WHERE account_id = $1 AND mode = $2 AND (created_at, insured_ref) < ($3, $4) ${where} ORDER BY created_at DESC, insured_ref DESC LIMIT $5`, values)
}
export const listConsumers = (q: Query, after: [number, string] | null, limit: number) =>
  q.rows<ConsumerRow>(
    'SELECT consumer_ref, consumer_name, created_at FROM consumers WHERE account_id = $1 AND mode = $2 AND (created_at, consumer_ref) < ($3, $4) ORDER BY created_at DESC, consumer_ref DESC LIMIT $5',
    [q.accountId, q.mode, after?.[0] ?? Number.MAX_SAFE_INTEGER, after?.[1] ?? '', limit],
  )
