import { cadenceDays, type Gathered, gatherInput } from '../checks/index.ts'
import { type EngagementRow, markClockOpened } from '../engagements/index.ts'
import { type Context, DAY_MS, type Tx } from '../kernel/index.ts'
import { lastPushedAt } from '../intake/index.ts'
import { currentLines, type LineRow, rollLines, setWaitingState } from '../lines/index.ts'
import { lockInsured } from '../parties/index.ts'
import type { VerificationState } from '../vocabulary/index.ts'
import { calendarOf } from './calendar-of.ts'
import { dueTimes } from './due-times.ts'
import { releaseRequest } from './hold-clocks.ts'
import { setTimers, showOnLine } from './set-timers.ts'
import { addEngagement, findLatestRequests, insertRequest, lastStatedAt, type RequestRow } from './table.ts'

const ANSWERED: readonly VerificationState[] = ['timed_out', 'refused', 'contradicted']

/**
 * Opens a clock for every current line of the engagement's insured that has no confirmation still good and none open;
 * a line with an open one only gains the engagement. Follows a surface check that passed, on what that was judged on and
 * under the same lock; calling again opens nothing twice.
 */
export async function openClocks(tx: Tx, context: Context, gathered: Gathered): Promise<void> {
  const { engagement, version } = gathered
  const engagementId = engagement.engagement_id
  const lines = linesToAsk(gathered)
  for (const ref of new Set(lines.map((row) => row.insured_ref))) if (ref !== engagement.insured_ref) await lockInsured(tx, ref)
  const requests = new Map((await findLatestRequests(tx, lines.map((row) => row.coverage_line_id))).map((r) => [r.coverage_line_id, r]))
  const opened: RequestRow[] = []
  const joined: RequestRow[] = []
  for (const row of lines) {
    const latest = requests.get(row.coverage_line_id) ?? null
    if (latest && latest.status !== 'closed') {
      if (await addEngagement(tx, latest.request_id, engagementId)) joined.push(latest)
      if (latest.status === 'held' && engagement.outreach === 'auto') await releaseRequest(tx, latest, engagement)
      continue
    }
    const days = cadenceDays(row.held.coverage_type, version?.rules ?? [], engagement.reverification_cadence, version?.reverification_cadence ?? 'none')
    if (await needsAsking(tx, row, latest, engagementId, days)) opened.push(await openClock(tx, context, row, engagement))
  }
  const isNews = opened.length + joined.length > 0
  // A roll-up waits until it is known what has to be asked.
  tx.record({ name: 'clocks.settled', engagement_id: engagementId, insured_ref: engagement.insured_ref, gathered: isNews ? await gatherInput(tx, tx.now, engagement) : gathered })
  if (!isNews) return
  await markClockOpened(tx, [engagementId])
  tx.record({ name: 'clocks.opened', engagement_id: engagementId, insured_ref: engagement.insured_ref, request_ids: [...opened, ...joined].map((r) => r.request_id), opened: opened.length })
}

/** The lines in effect or to come that the insured's verdicts may rest on: its own, its parents', and master policies it is enrolled under. */
function linesToAsk({ lines, standingMasters, today }: Gathered): LineRow[] {
  const known = new Set(lines.map((l) => l.coverage_line_id))
  const rows = [...lines, ...standingMasters.filter((l) => !known.has(l.coverage_line_id))]
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
  // Refused, contradicted or timed out: the same paper is not asked about twice, but a new document is.
  const closedAt = latest.closed_at ?? 0
  if ((await lastStatedAt(tx, row.coverage_line_id)) > closedAt) return true
  // Silence is no answer: a consumer who never had one asks, and so does one who pushes again, be it the same paper.
  return state === 'timed_out' && (!latest.engagement_ids.includes(engagementId) || (await lastPushedAt(tx, engagementId)) > closedAt)
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
  // A policy that was refused replaces older ones again while it is asked about anew.
  if (line.verification.state === 'refused') await rollLines(tx, context, line.insured_ref)
  // Other engagements' roll-ups may rest on the answer that is asked for anew.
  if (ANSWERED.includes(line.verification.state)) tx.record({ name: 'lines.changed', insured_ref: line.insured_ref })
  if (request.status === 'open') setTimers(tx, request)
  return request
}
