import type { Invariant } from './index.ts'
import type { Row } from './snapshot.ts'

/** A timer that fires within this of its moment is on time: a dead worker's lease has to run out first. */
const LATE_MS_MAX = 40 * 60_000
/** Processes' clocks differ by no more. */
const SKEW_MS = 10_000

/** At risk, overdue and timed out: none before its moment, none long after, each once for each run of the clock. */
export const clocksAreOnTime: Invariant = (s, world) => {
  const early = world.faults.rates.skewMs + 5_000 * (world.faults.rates.clockStepsBack ? 1 : 0)
  const broken: string[] = []
  const check = (what: string, r: Row, at: number, due: number) => {
    if (at < due - early) broken.push(`${what} of ${r.request_id} came ${due - at} ms early`)
    if (r.mode === 'live' && at > due + LATE_MS_MAX) broken.push(`${what} of ${r.request_id} came ${at - due} ms late`)
  }
  for (const r of s.rows.verification_requests) {
    const said = (event: string) => s.rows.events.filter((e) => e.event === event && e.data.request_id === r.request_id)
    const released = r.started_at !== r.opened_at
    for (const [event, sla] of [['request.sla_at_risk', 'sla_target_at'], ['request.overdue', 'sla_hard_at']] as const) {
      const events = said(event)
      if (events.length > 1 && !released) broken.push(`${event} of ${r.request_id} was said ${events.length} times`)
      if (r.mode === 'live') for (const e of events) check(event, r, e.occurred_at, Date.parse(e.data[sla]))
    }
    if (['verdict_due', 'overdue'].includes(r.status) && !said('request.sla_at_risk').length) broken.push(`${r.request_id} is ${r.status} and request.sla_at_risk was never said`)
    if ((r.status === 'overdue' || r.closed_reason === 'timed_out') && !said('request.overdue').length) broken.push(`${r.request_id} timed out and request.overdue was never said`)
    if (r.closed_reason === 'timed_out') check('the time-out', r, r.closed_at, r.hard_stop_at)
    if (r.status === 'open' && r.mode === 'live' && world.schedule.now > r.target_at + LATE_MS_MAX) broken.push(`${r.request_id} is open long after its target`)
  }
  return broken
}

/** A line has one open request at most, and shows the newest as it is. */
export const oneOpenRequestALine: Invariant = (s) => {
  const broken: string[] = []
  for (const line of s.rows.coverage_lines) {
    const mine = s.rows.verification_requests.filter((r) => r.coverage_line_id === line.coverage_line_id).sort((a, b) => a.opened_at - b.opened_at || (a.request_id < b.request_id ? -1 : 1))
    if (mine.filter((r) => r.status !== 'closed').length > 1) broken.push(`${line.coverage_line_id} has several open requests`)
    const newest = mine.at(-1)
    if (newest && (line.request?.request_id !== newest.request_id || line.request.status !== newest.status || line.request.sla_hard_at !== newest.hard_at)) broken.push(`${line.coverage_line_id} shows ${JSON.stringify(line.request)} and its newest request is ${newest.request_id} ${newest.status}`)
    for (let i = 1; i < mine.length; i++) if (mine[i - 1]!.closed_at === null || mine[i - 1]!.closed_at > mine[i]!.opened_at + 10_000) broken.push(`${mine[i]!.request_id} opened before ${mine[i - 1]!.request_id} closed`)
  }
  return broken
}

/** Where the paper passes, every current line that nobody answered for has a clock, and every running clock has been asked about. */
export const nothingIsForgotten: Invariant = (s, world) => {
  const broken: string[] = []
  const today = new Date(world.schedule.now).toISOString().slice(0, 10)
  for (const e of s.rows.engagements) {
    const surface = s.rows.verdicts.find((v) => v.verdict_id === e.surface_verdict_id)
    if (e.status !== 'active' || surface?.status !== 'pass') continue
    for (const line of s.rows.coverage_lines.filter((l) => l.insured_ref === e.insured_ref && l.mode === e.mode && l.current && (!l.expiration_date || l.expiration_date > today))) {
      const open = s.rows.verification_requests.find((r) => r.coverage_line_id === line.coverage_line_id && r.status !== 'closed')
      if (!open && ['unverified', 'pending'].includes(line.state)) broken.push(`${line.coverage_line_id} waits for its source and no clock runs`)
      if (open && !s.rows.request_engagements.some((x) => x.request_id === open.request_id && x.engagement_id === e.engagement_id)) broken.push(`${open.request_id} does not serve ${e.engagement_id}`)
      if (open && open.status !== 'held' && !s.rows.thread_requests.some((x) => x.request_id === open.request_id && x.asked_at !== null) && !s.rows.review_items.some((i) => i.status === 'open' && ['no_agent', 'undeliverable'].includes(i.kind))) broken.push(`${open.request_id} runs and nobody was asked`)
    }
  }
  return broken
}

/** Nothing runs out from when all that a clock serves was held: by the last call that asked for it, or by the end of what else it served. */
export const heldClocksStand: Invariant = (s, _world, told) => {
  const holds = [told.live, told.test].flatMap((c) => c.acknowledged).filter((a) => a.op.operationId === 'createEngagement' && (a.op.body as Row).outreach === 'hold')
  const heldSince = (r: Row) =>
    Math.max(
      ...holds.filter((a) => a.mode === r.mode && a.body.insured_ref === r.insured_ref).map((a) => a.at),
      ...s.rows.request_engagements.filter((x) => x.request_id === r.request_id).map((x) => s.rows.engagements.find((e) => e.engagement_id === x.engagement_id)?.ended_at ?? 0),
    )
  return s.rows.verification_requests
    .filter((r) => r.status === 'held' && r.mode === 'live' && s.rows.events.some((e) => e.data.request_id === r.request_id && e.event.startsWith('request.') && e.event !== 'request.extended' && e.occurred_at > heldSince(r) + SKEW_MS))
    .map((r) => `${r.request_id} is held and has run`)
}
