import { cadenceDays, linesFor, masterLinesFor } from '../checks/index.ts'
import { type EngagementRow, findEngagement, markClockOpened } from '../engagements/index.ts'
import { type Context, dayIn, type Tx } from '../kernel/index.ts'
import { currentLines, type LineRow, setWaitingState } from '../lines/index.ts'
import { findInsured, type InsuredRow, lockInsured } from '../parties/index.ts'
import { findVersion } from '../requirements/index.ts'
import type { VerificationState } from '../vocabulary/index.ts'
import { findAccount } from '../accounts/index.ts'
import { calendarOf } from './calendar-of.ts'
import { dueTimes } from './due-times.ts'
import { releaseRequest } from './hold-clocks.ts'
import { setTimers, showOnLine } from './set-timers.ts'
import { addEngagement, findLatestRequest, insertRequest, lastStatedAt, type RequestRow } from './table.ts'

const DAY_MS = 86_400_000
const ANSWERED: readonly VerificationState[] = ['timed_out', 'refused', 'contradicted']

/**
 * Opens a clock for every current line of the engagement's insured that has no confirmation still good and none open;
 * a line with an open one only gains the engagement. Called when the surface check passes; calling again opens nothing twice.
 */
export async function openClocks(tx: Tx, context: Context, engagementId: string): Promise<void> {
  const found = await findEngagement(tx, engagementId)
  if (!found || found.status !== 'active') return
  await lockInsured(tx, found.insured_ref)
  const engagement = (await findEngagement(tx, engagementId))!
  const insured = (await findInsured(tx, engagement.insured_ref))!
  const today = dayIn(tx.now, (await findAccount(tx, tx.accountId))!.time_zone)
  const version = engagement.version === null ? null : await findVersion(tx, engagement.consumer_ref, engagement.set_key, engagement.version)
  const lines = await linesToAsk(tx, insured, today)
  const opened: RequestRow[] = []
  const joined: RequestRow[] = []
  for (const row of lines) {
    const { held } = row
    if (row.insured_ref !== insured.insured_ref) await lockInsured(tx, row.insured_ref)
    const latest = await findLatestRequest(tx, row.coverage_line_id)
    if (latest && latest.status !== 'closed') {
      if (await addEngagement(tx, latest.request_id, engagementId)) joined.push(latest)
      if (latest.status === 'held' && engagement.outreach === 'auto') await releaseRequest(tx, latest, engagement)
      continue
    }
    const days = cadenceDays(held.coverage_type, version?.rules ?? [], engagement.reverification_cadence, version?.reverification_cadence ?? 'none')
    if (await needsAsking(tx, row, latest, engagementId, days)) opened.push(await openClock(tx, context, row, engagement))
  }
  // A roll-up waits until it is known what has to be asked.
  tx.record({ name: 'clocks.settled', engagement_id: engagementId, insured_ref: engagement.insured_ref })
  if (!opened.length && !joined.length) return
  await markClockOpened(tx, [engagementId])
  tx.record({ name: 'clocks.opened', engagement_id: engagementId, insured_ref: engagement.insured_ref, request_ids: [...opened, ...joined].map((r) => r.request_id), opened: opened.length })
}

/** The lines in effect or to come that the insured's verdicts may rest on: its own, its parents', and master policies it is enrolled under. */
async function linesToAsk(tx: Tx, insured: InsuredRow, today: string): Promise<LineRow[]> {
  const own = (await linesFor(tx, insured)).map((l) => l.row)
  const known = new Set(own.map((l) => l.coverage_line_id))
  const rows = [...own, ...(await masterLinesFor(tx, insured.insured_ref)).filter((l) => !known.has(l.coverage_line_id))]
  // One insured's newer policy supersedes nothing of another's.
  const current = new Set([...new Set(rows.map((l) => l.insured_ref))].flatMap((ref) => currentLines(rows.flatMap((l) => (l.insured_ref === ref ? [l.held] : [])), today)))
  return rows.filter(({ held }) => current.has(held) && (held.expiration_date === null || held.expiration_date > today))
}

/** Whether the source must be asked (again): never asked, a confirmation grown old, or news on paper since it last closed. */
async function needsAsking(tx: Tx, row: LineRow, latest: RequestRow | null, engagementId: string, days: number | null): Promise<boolean> {
  const { state } = row.verification
  if (state === 'verified') return days !== null && row.verified_at !== null && row.verified_at + days * DAY_MS <= tx.now
  if (!latest) return state === 'unverified' || state === 'pending'
  if (state === 'unverified' || state === 'pending') return true
  if (state === 'in_review') return false
  // Refused, contradicted or timed out: the same paper is not asked about twice, but a new document, or a consumer who never had an answer, is.
  if ((await lastStatedAt(tx, row.coverage_line_id)) > (latest.closed_at ?? 0)) return true
  return state === 'timed_out' && !latest.engagement_ids.includes(engagementId)
}

async function openClock(tx: Tx, context: Context, line: LineRow, engagement: EngagementRow): Promise<RequestRow> {
  const hours = { targetHours: engagement.target_hours, hardHours: engagement.hard_hours, escalateAtHours: engagement.escalate_at_hours }
  const due = dueTimes(await calendarOf(tx), tx.now, hours)
  const request: RequestRow = {
    request_id: context.ids.make('request'),
    coverage_line_id: line.coverage_line_id,
    insured_ref: line.insured_ref,
    status: engagement.outreach === 'hold' ? 'held' : 'open',
    opened_at: tx.now,
    started_at: tx.now,
    target_at: due.targetMs,
    hard_at: due.hardMs,
    escalate_at: due.escalateMs,
    target_hours: engagement.target_hours,
    hard_hours: engagement.hard_hours,
    escalate_at_hours: engagement.escalate_at_hours,
    extensions: [],
    total_extension_hours: 0,
    hard_stop_at: due.hardStopMs,
    final_verdict_id: null,
    closed_at: null,
    closed_reason: null,
    engagement_ids: [engagement.engagement_id],
  }
  await insertRequest(tx, request)
  await addEngagement(tx, request.request_id, engagement.engagement_id)
  await showOnLine(tx, request)
  await setWaitingState(tx, line.coverage_line_id, 'pending', ['unverified', ...ANSWERED])
  // Other engagements' roll-ups may rest on the answer that is asked for anew.
  if (ANSWERED.includes(line.verification.state)) tx.record({ name: 'lines.changed', insured_ref: line.insured_ref })
  if (request.status === 'open') setTimers(tx, request)
  return request
}
