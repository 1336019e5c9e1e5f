import { envelope } from '../../events/index.ts'
import type { Context, JobKind, WorkSpec } from '../../kernel/index.ts'
import type { DeliveryPorts } from '../ports.ts'
import { nextAttempt } from '../retry-schedule.ts'
import { isSubscribed } from '../subscriptions.ts'
import type { AttemptRow } from '../table.ts'
import { type AttemptResult, attemptDelivery, shownUrl } from './attempt-delivery.ts'
import { EndpointHealth } from './endpoint-health.ts'
import { createLoader } from './load-delivery.ts'
import { createRecorder, type Outcome } from './record-attempts.ts'

export const DELIVER_EVENT = 'deliver-event'
/** First attempts. */
export const WEBHOOK_QUEUE = 'webhook'
/** Later attempts, and first ones to receivers that hang or fail: they must not hold up the others. */
export const WEBHOOK_RETRY_QUEUE = 'webhook-retry'

/** The state of one delivery between its attempts. */
type Payload = {
  event_id: string
  occurred_at: number
  /** Set when somebody asked for this event again: its subscription is not consulted. */
  resend?: boolean
  /** From the first attempt on. */
  delivery_id?: string
  first_attempt_at?: number
  slot?: number
  attempt?: number
}

/** The work that an event's appending starts. One event is at most one delivery under way. */
export const deliverEventWork = (event: { event_id: string; occurred_at: number }, options: { resend?: boolean } = {}): WorkSpec => ({
  kind: DELIVER_EVENT,
  queue: WEBHOOK_QUEUE,
  key: event.event_id,
  payload: { event_id: event.event_id, occurred_at: event.occurred_at, ...(options.resend && { resend: true }) },
})

const SECOND = 1000
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
      const { event, webhook } = await edges.load(job.tenant, payload)
      const end = (outcome: Partial<Outcome>) => edges!.record(job.tenant, { job, attempt: null, next: null, goneUrl: null, ...outcome })
      if (!event || !webhook || webhook.disabledAt !== null) return end({})
      if (!payload.resend && !isSubscribed(webhook.events, event.event)) return end({})
      const { accountId } = job.tenant
      if (job.queue === WEBHOOK_QUEUE && health.isSlow(accountId, context.time.now()))
        return end({ next: { ...deliverEventWork(event), queue: WEBHOOK_RETRY_QUEUE, payload } })
      const finished = health.begin(accountId, context.time.now())
      const result = await attemptDelivery(context, ports, webhook, event.event_id, JSON.stringify(envelope(event)))
      finished(result.succeeded)
      const { attempt, next } = conclude(context, payload, event.event, webhook.url, result)
      return end({ attempt, next, goneUrl: result.gone ? webhook.url : null })
    },
  }
}

function conclude(
  context: Context,
  payload: Payload,
  event: string,
  url: string,
  result: AttemptResult,
): { attempt: AttemptRow; next: WorkSpec | null } {
  const deliveryId = payload.delivery_id ?? context.ids.make('webhookDelivery')
  const attempt = (payload.attempt ?? 0) + 1
  const state = { firstAttemptAtMs: payload.first_attempt_at ?? result.startedAtMs, slot: payload.slot ?? 0 }
  const again =
    result.succeeded || result.gone ? null : nextAttempt(state, result.endedAtMs, result.retryAfterMs, () => context.random.float())
  return {
    attempt: attemptRow({ deliveryId, attempt, eventId: payload.event_id, event, url, result, nextAtMs: again?.dueAtMs ?? null }),
    next: again && {
      ...deliverEventWork(payload),
      queue: WEBHOOK_RETRY_QUEUE,
      dueAt: again.dueAtMs,
      payload: { ...payload, delivery_id: deliveryId, first_attempt_at: state.firstAttemptAtMs, slot: again.slot, attempt },
    },
  }
}

type Attempted = {
  deliveryId: string
  attempt: number
  eventId: string
  event: string
  url: string
  result: AttemptResult
  nextAtMs: number | null
}
export const attemptRow = ({ deliveryId, attempt, eventId, event, url, result, nextAtMs }: Attempted): AttemptRow => ({
  attempted_at: result.startedAtMs,
  delivery_id: deliveryId,
  attempt,
  event_id: eventId,
  event,
  url: shownUrl(url),
  succeeded: result.succeeded,
  status_code: result.statusCode,
  error: result.error,
  duration_ms: result.durationMs,
  response_body: result.responseBody,
  next_attempt_at: nextAtMs,
})
