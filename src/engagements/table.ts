import { given, type Query, type Tx } from '../kernel/index.ts'
import type { ReverificationCadence, Rule } from '../vocabulary/index.ts'

export type EngagementRow = {
  engagement_id: string
  insured_ref: string
  consumer_ref: string
  set_key: string
  status: 'active' | 'ended'
  starts_on: string | null
  ends_on: string | null
  pinned_version: number | null
  version: number | null
  next_version: number | null
  reverification_cadence: ReverificationCadence | null
  expiry_lead_days: number | null
  target_hours: number
  hard_hours: number
  escalate_at_hours: number
  clock_opened_at: number | null
  outreach: 'auto' | 'hold'
  grace_until: number | null
  /** The version it passed under and keeps its standing by until grace_until. */
  grace_version: number | null
  tags: string[]
  test_scenario: string | null
  surface_verdict_id: string | null
  rollup_verdict_id: string | null
  created_at: number
  ended_at: number | null
}
const COLUMNS = `engagement_id, insured_ref, consumer_ref, set_key, status, starts_on, ends_on, pinned_version, version, next_version, reverification_cadence, expiry_lead_days,
  target_hours, hard_hours, escalate_at_hours, clock_opened_at, outreach, grace_until, grace_version, tags, test_scenario, surface_verdict_id, rollup_verdict_id, created_at, ended_at`

/** Whether any of these is active, and whether any that is lets clocks run. */
export const servedBy = (q: Query, ids: readonly string[]) =>
  q.one<{ active: boolean; running: boolean }>(
    `SELECT count(*) > 0 AS active, COALESCE(bool_or(outreach = 'auto'), false) AS running FROM engagements WHERE account_id = $1 AND mode = $2 AND engagement_id = ANY($3::text[]) AND status = 'active'`,
    [q.accountId, q.mode, ids],
  )
export const findEngagement = (q: Query, id: string) => q.maybe<EngagementRow>(`SELECT ${COLUMNS} FROM engagements WHERE account_id = $1 AND mode = $2 AND engagement_id = $3`, [q.accountId, q.mode, id])
/** Those of an insured for a consumer: one a requirement set. */
export const listTriples = (q: Query, insuredRef: string, consumerRef: string) =>
  q.rows<EngagementRow>(`SELECT ${COLUMNS} FROM engagements WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND consumer_ref = $4 ORDER BY set_key`, [q.accountId, q.mode, insuredRef, consumerRef])
export const listEngagementsOfInsured = (q: Query, insuredRef: string) =>
  q.rows<EngagementRow>(`SELECT ${COLUMNS} FROM engagements WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 ORDER BY created_at, engagement_id LIMIT 1000`, [q.accountId, q.mode, insuredRef])
/** The active engagements of many insureds, by name alone. */
export const listActiveIds = async (q: Query, insuredRefs: string[]): Promise<string[]> =>
  (
    await q.rows<{ engagement_id: string }>(
      `SELECT e.engagement_id FROM unnest($3::text[]) AS i(ref) CROSS JOIN LATERAL (
         SELECT engagement_id FROM engagements WHERE account_id = $1 AND mode = $2 AND insured_ref = i.ref AND status = 'active' ORDER BY created_at, engagement_id LIMIT 1000) AS e`,
      [q.accountId, q.mode, insuredRefs],
    )
  ).map((row) => row.engagement_id)
export const insertEngagement = (tx: Tx, e: EngagementRow) =>
  tx.one<EngagementRow>(
    `INSERT INTO engagements (account_id, mode, engagement_id, insured_ref, consumer_ref, set_key, status, starts_on, ends_on, pinned_version, version, next_version,
       reverification_cadence, expiry_lead_days, target_hours, hard_hours, escalate_at_hours, outreach, tags, test_scenario, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'active', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20) RETURNING ${COLUMNS}`,
    [tx.accountId, tx.mode, e.engagement_id, e.insured_ref, e.consumer_ref, e.set_key, e.starts_on, e.ends_on, e.pinned_version, e.version, e.next_version, e.reverification_cadence, e.expiry_lead_days, e.target_hours, e.hard_hours, e.escalate_at_hours, e.outreach, e.tags, e.test_scenario, tx.now],
  )
/** Writes back what the caller and the service may change; verdict columns have statements of their own. */
export const updateEngagement = (tx: Tx, e: EngagementRow) =>
  tx.one<EngagementRow>(
    `UPDATE engagements SET set_key = $4, status = $5, starts_on = $6, ends_on = $7, pinned_version = $8, version = $9, next_version = $10, reverification_cadence = $11,
       expiry_lead_days = $12, target_hours = $13, hard_hours = $14, escalate_at_hours = $15, outreach = $16, grace_until = $17, tags = $18, test_scenario = $19, ended_at = $20, grace_version = $21
     WHERE account_id = $1 AND mode = $2 AND engagement_id = $3 RETURNING ${COLUMNS}`,
    [tx.accountId, tx.mode, e.engagement_id, e.set_key, e.status, e.starts_on, e.ends_on, e.pinned_version, e.version, e.next_version, e.reverification_cadence, e.expiry_lead_days, e.target_hours, e.hard_hours, e.escalate_at_hours, e.outreach, e.grace_until, e.tags, e.test_scenario, e.ended_at, e.grace_version],
  )
export const markClockOpened = (tx: Tx, ids: string[]) => tx.count('UPDATE engagements SET clock_opened_at = COALESCE(clock_opened_at, $4) WHERE account_id = $1 AND mode = $2 AND engagement_id = ANY($3::text[])', [tx.accountId, tx.mode, ids, tx.now])
type Move = Pick<EngagementRow, 'engagement_id' | 'set_key' | 'version' | 'next_version' | 'grace_until' | 'grace_version'>
/** What a transaction changes of one engagement: the version it is on, the verdicts it shows. */
type Change = { id: string; move?: Move; surface?: string; rollUp?: string }
/** Shows an engagement's current verdict; written with what else the transaction changes of engagements at its commit. */
export const setCurrentVerdict = (tx: Tx, id: string, kind: 'surface' | 'verified', verdictId: string): void => tx.buffer('engagements', { id, ...(kind === 'surface' ? { surface: verdictId } : { rollUp: verdictId }) }, writeChanges)
/** Puts an engagement on a version, or tells it of the next; written as above, the last of each. */
export const moveEngagement = (tx: Tx, move: Move): void => tx.buffer('engagements', { id: move.engagement_id, move }, writeChanges)
/** One statement, and so one new row and one entry in each index, for all that changes of an engagement. */
async function writeChanges(tx: Tx, changes: Change[]): Promise<void> {
  const last = new Map<string, Change>()
  for (const change of changes) last.set(change.id, { ...last.get(change.id), ...change })
  const rows = [...last.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  await tx.count(
    `UPDATE engagements e SET set_key = CASE WHEN c.moves THEN c.set_key ELSE e.set_key END, version = CASE WHEN c.moves THEN c.version ELSE e.version END,
       next_version = CASE WHEN c.moves THEN c.next_version ELSE e.next_version END, grace_until = CASE WHEN c.moves THEN c.grace_until ELSE e.grace_until END,
       grace_version = CASE WHEN c.moves THEN c.grace_version ELSE e.grace_version END,
       surface_verdict_id = COALESCE(c.surface, e.surface_verdict_id), rollup_verdict_id = COALESCE(c.roll_up, e.rollup_verdict_id)
     FROM unnest($3::text[], $4::boolean[], $5::text[], $6::int[], $7::int[], $8::bigint[], $9::int[], $10::text[], $11::text[]) AS c(id, moves, set_key, version, next_version, grace_until, grace_version, surface, roll_up)
     WHERE e.account_id = $1 AND e.mode = $2 AND e.engagement_id = c.id AND e.engagement_id = ANY($3::text[])`,
    [
      tx.accountId,
      tx.mode,
      rows.map((c) => c.id),
      rows.map((c) => c.move !== undefined),
      ...MOVED.map((column) => rows.map((c) => c.move?.[column] ?? null)),
      rows.map((c) => c.surface ?? null),
      rows.map((c) => c.rollUp ?? null),
    ],
  )
}
const MOVED = ['set_key', 'version', 'next_version', 'grace_until', 'grace_version'] as const

export type EngagementFilter = { insuredRef: string | null; consumerRef: string | null; status: string | null }
export function listEngagements(q: Query, f: EngagementFilter, after: [number, string] | null, limit: number) {
  const { where, values } = given(
    [q.accountId, q.mode, after?.[0] ?? Number.MAX_SAFE_INTEGER, after?.[1] ?? '', limit],
    [['insured_ref = ?', f.insuredRef], ['consumer_ref = ?', f.consumerRef], ['status = ?', f.status]],
  )
  return q.rows<EngagementRow>(`SELECT ${COLUMNS} FROM engagements WHERE account_id = $1 AND mode = $2 AND (created_at, engagement_id) < ($3, $4) ${where} ORDER BY created_at DESC, engagement_id DESC LIMIT $5`, values)
}
/** One page, in id order, of a consumer's active engagements of a set that follow its newest version. */
export const pageOfSet = (q: Query, consumerRef: string, keys: string[], after: string, limit: number) =>
  q.rows<EngagementRow>(
    `SELECT ${COLUMNS} FROM engagements WHERE account_id = $1 AND mode = $2 AND consumer_ref = $3 AND set_key = ANY($4::text[]) AND engagement_id > $5 AND status = 'active'
     ORDER BY engagement_id LIMIT $6`,
    [q.accountId, q.mode, consumerRef, keys, after, limit],
  )

/** `rule`: what was waived, as the version stated it then; null of a waiver whose rule no version has any more. */
export type WaiverRow = { waiver_id: string; engagement_id: string; rule_id: string; rule: Rule | null; reason: string; granted_by: string; ends_on: string | null; created_at: number; revoked_at: number | null }
export const listWaivers = (q: Query, engagementId: string) =>
  q.rows<WaiverRow>('SELECT waiver_id, engagement_id, rule_id, rule, reason, granted_by, ends_on, created_at, revoked_at FROM waivers WHERE account_id = $1 AND mode = $2 AND engagement_id = $3 AND revoked_at IS NULL ORDER BY created_at LIMIT 500', [q.accountId, q.mode, engagementId])
export const insertWaiver = (tx: Tx, w: Omit<WaiverRow, 'created_at' | 'revoked_at'>) =>
  tx.one<WaiverRow>(
    `INSERT INTO waivers (account_id, mode, waiver_id, engagement_id, rule_id, rule, reason, granted_by, ends_on, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     RETURNING waiver_id, engagement_id, rule_id, rule, reason, granted_by, ends_on, created_at, revoked_at`,
    [tx.accountId, tx.mode, w.waiver_id, w.engagement_id, w.rule_id, JSON.stringify(w.rule), w.reason, w.granted_by, w.ends_on, tx.now],
  )
export const revokeWaivers = (tx: Tx, engagementId: string, ruleId: string) => tx.count('UPDATE waivers SET revoked_at = $5 WHERE account_id = $1 AND mode = $2 AND engagement_id = $3 AND rule_id = $4 AND revoked_at IS NULL', [tx.accountId, tx.mode, engagementId, ruleId, tx.now])
