import type { Invariant } from './index.ts'
import type { Row, Snapshot } from './snapshot.ts'

const TIMER_QUEUES = new Set(['timer', 'test-timer'])
const SLACK_MS = 120_000

/** When nobody asks for anything any more, no work is left but timers that wait for their moment; none died. */
export const workDrains: Invariant = (s, world) => [
  ...s.rows.dead_work.filter((w) => !gaveUpAsItShould(s, w)).map((w) => `${w.kind} ${w.key} died: ${w.reason}`),
  ...s.rows.work.filter((w) => w.lease_token).map((w) => `${w.kind} ${w.key} is still leased`),
  ...s.rows.work.filter((w) => !TIMER_QUEUES.has(w.queue) && w.kind !== 'schedule-batch').map((w) => `${w.kind} ${w.key} was never done: ${w.last_error ?? ''}`),
  ...s.rows.work.filter((w) => TIMER_QUEUES.has(w.queue) && w.mode === 'live' && w.due_at < world.schedule.now - SLACK_MS).map((w) => `${w.kind} ${w.key} was due and did not fire`),
]

/** Reading is tried so often; then the document has failed, and whoever pushed it hears of it. */
const gaveUpAsItShould = (s: Snapshot, w: Row): boolean => w.kind === 'extract-document' && s.rows.documents.some((d) => d.document_id === w.key && d.status === 'failed') && s.rows.events.some((e) => e.event === 'document.failed' && e.data.document_id === w.key)

/** A running clock has exactly the timers that are still to come, at their moments. */
export const runningClocksHaveTheirTimers: Invariant = (s) => {
  const broken: string[] = []
  const waiting = new Map(s.rows.work.map((w) => [`${w.kind} ${w.key}`, w.due_at]))
  for (const r of s.rows.verification_requests) {
    const wanted: Record<string, number | null> = {
      'clock-target': r.status === 'open' ? r.target_at : null,
      'clock-hard': r.status === 'open' || r.status === 'verdict_due' ? r.hard_at : null,
      'clock-stop': ['open', 'verdict_due', 'overdue'].includes(r.status) ? r.hard_stop_at : null,
    }
    for (const [kind, at] of Object.entries(wanted)) {
      const found = waiting.get(`${kind} ${r.request_id}`)
      if (at !== null && found !== at) broken.push(`${kind} of ${r.request_id} (${r.status}) is due at ${at} and waits for ${found ?? 'nothing'}`)
      if (at === null && found !== undefined && ['closed', 'held'].includes(r.status)) broken.push(`${kind} waits for ${r.request_id}, which is ${r.status}`)
    }
  }
  return broken
}

/** Days on which lines, renewals, versions and engagements change of themselves have their timer. */
export const everyEndHasItsTimer: Invariant = (s) =>
  s.rows.engagements.filter((e) => e.status === 'active' && e.ends_on && !s.rows.work.some((w) => w.kind === 'end-engagement' && w.key === e.engagement_id)).map((e) => `${e.engagement_id} ends on ${e.ends_on} and nothing waits for it`)

/** An unfinished document is nobody's: each comes to an end. */
export const documentsComeToAnEnd: Invariant = (s) => s.rows.documents.filter((d) => ['received', 'extracting'].includes(d.status)).map((d) => `${d.document_id} is still ${d.status}`)
