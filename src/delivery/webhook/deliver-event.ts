import { envelope } from '../../events/index.ts'
import type { Context, JobKind, WorkSpec } from '../../kernel/index.ts'
import type { DeliveryPorts } from '../ports.ts'
import { isSubscribed } from '../subscriptions.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import { concludeAttempt, type DeliveryState } from './conclude-attempt.ts'
import { EndpointHealth } from './endpoint-health.ts'
import { createLoader } from './load-delivery.ts'
import { WEBHOOK_QUEUE, WEBHOOK_RETRY_QUEUE } from './queues.ts'
import { createRecorder, type Outcome } from './record-attempts.ts'

export const DELIVER_EVENT = 'deliver-event'

/** Set to resend when somebody asked for this event again: its subscription is not consulted. */
type Payload = DeliveryState & { resend?: boolean }

/** The work that an event's appending starts. One event is at most one delivery under way. */
export const deliverEventWork = (event: { event_id: string; occurred_at: number }, options: { resend?: boolean } = {}): WorkSpec => ({
  kind: DELIVER_EVENT,
  queue: WEBHOOK_QUEUE,
  key: event.event_id,
  payload: { event_id: event.event_id, occurred_at: event.occurred_at, ...(options.resend && { resend: true }) },
})

const SECOND = 1000
/** What goes to a receiver that hangs waits so long, then for its turn: claiming it at once would mostly find its account at its share. */
const BREATHER_MS = SECOND
/** Our own failures, not the receiver's: the database was away. */
const OWN_RETRIES_MS = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800, 3600, 3600, 7200, 7200, 14400, 14400].map((s) => s * SECOND)

/** Sends an event to the account's webhook, records the attempt, and comes back on the schedule until it is taken. */
export function deliverEventJob(ports: DeliveryPorts): JobKind<Context> {
  const health = new EndpointHealth()
  let edges: { load: ReturnType<typeof createLoader>; record: ReturnType<typeof createRecorder> } | null = null
  return {
    kind: DELIVER_EVENT,
    queue: WEBHOOK_QUEUE,
    retryAfterMs: OWN_RETRIES_MS,
    async run(context, job) {
      edges ??= { load: createLoader(context), record: createRecorder(context) }
      const payload = job.payload as Payload
      const { accountId } = job.tenant
      const end = (outcome: Partial<Outcome>) => edges!.record(job.tenant, { job, attempt: null, next: null, goneSinceMs: null, ...outcome })
      if (job.queue === WEBHOOK_QUEUE && health.isSlow(accountId, context.time.now()))
        return end({ next: { ...deliverEventWork(payload), queue: WEBHOOK_RETRY_QUEUE, dueAt: context.time.now() + BREATHER_MS, payload } })
      const { event, webhook } = await edges.load(job.tenant, payload)
      if (!event || !webhook || webhook.disabledAt !== null) return end({})
      if (!payload.resend && !isSubscribed(webhook.events, event.event)) return end({})
      const finished = health.begin(accountId, context.time.now())
      const result = await attemptDelivery(context, ports, webhook, event.event_id, JSON.stringify(envelope(event)))
      finished(result.succeeded)
      const { attempt, next } = concludeAttempt(context, { work: deliverEventWork(event), state: payload, event: event.event, url: webhook.url, result })
      return end({ attempt, next, goneSinceMs: result.gone ? webhook.sinceMs : null })
    },
  }
}
