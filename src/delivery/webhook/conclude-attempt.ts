import type { Context, WorkSpec } from '../../kernel/index.ts'
import { nextAttempt } from '../retry-schedule.ts'
import type { AttemptRow } from '../table.ts'
import { type AttemptResult, shownUrl } from './attempt-delivery.ts'
import { WEBHOOK_RETRY_QUEUE } from './queues.ts'

/** The state of one delivery between its attempts. */
export type DeliveryState = {
  event_id: string
  occurred_at: number
  /** From the first attempt on. */
  delivery_id?: string
  first_attempt_at?: number
  slot?: number
  attempt?: number
}
type Attempted = { work: WorkSpec; state: DeliveryState; event: string; url: string; result: AttemptResult }

/** What is recorded of an attempt, and the next one: none once it was taken, the receiver is gone, or the schedule has run out. */
export function concludeAttempt(context: Context, { work, state, event, url, result }: Attempted): { attempt: AttemptRow; next: WorkSpec | null } {
  const deliveryId = state.delivery_id ?? context.ids.make('webhookDelivery')
  const attempt = (state.attempt ?? 0) + 1
  const first = { firstAttemptAtMs: state.first_attempt_at ?? result.startedAtMs, slot: state.slot ?? 0 }
  const again = result.succeeded || result.gone ? null : nextAttempt(first, result.endedAtMs, result.retryAfterMs, () => context.random.float())
  return {
    attempt: {
      attempted_at: result.startedAtMs,
      delivery_id: deliveryId,
      attempt,
      event_id: state.event_id,
      event,
      url: shownUrl(url),
      succeeded: result.succeeded,
      status_code: result.statusCode,
      error: result.error,
      duration_ms: result.durationMs,
      response_body: result.responseBody,
      next_attempt_at: again?.dueAtMs ?? null,
    },
    next: again && {
      ...work,
      queue: WEBHOOK_RETRY_QUEUE,
      dueAt: again.dueAtMs,
      payload: { ...state, delivery_id: deliveryId, first_attempt_at: first.firstAttemptAtMs, slot: again.slot, attempt },
    },
  }
}
