import { type Context, isoTime, type JobKind, type Tx, type WorkSpec } from '../../kernel/index.ts'
import type { DeliveryPorts } from '../ports.ts'
import { readSettings } from '../settings.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import { concludeAttempt, type DeliveryState } from './conclude-attempt.ts'
import { WEBHOOK_QUEUE } from './queues.ts'
import { createRecorder } from './record-attempts.ts'

export const DELIVER_PING = 'deliver-ping'

const deliverPingWork = ({ event_id, occurred_at }: DeliveryState): WorkSpec => ({ kind: DELIVER_PING, queue: WEBHOOK_QUEUE, key: event_id, payload: { event_id, occurred_at } })

/** Sends a ping soon, or says why none is sent. It belongs to no object and to no log; a disabled webhook is tried. */
export async function sendPing(
  tx: Tx,
  context: Context,
): Promise<{ sent: true; event_id: string } | { sent: false; reason: 'no_webhook' }> {
  const { webhook } = await readSettings(tx, context)
  if (!webhook) return { sent: false, reason: 'no_webhook' }
  const eventId = context.ids.make('event')
  tx.enqueue(deliverPingWork({ event_id: eventId, occurred_at: tx.wallNow }))
  return { sent: true, event_id: eventId }
}

/** A delivery like any other: recorded, tried again on the schedule, and a receiver that is gone is not asked again. A disabled webhook is tried once. */
export function deliverPingJob(ports: DeliveryPorts): JobKind<Context> {
  return {
    kind: DELIVER_PING,
    queue: WEBHOOK_QUEUE,
    retryAfterMs: [1000, 5000],
    async run(context, job) {
      const record = createRecorder(context)
      const { webhook } = await context.store.read(job.tenant, (q) => readSettings(q, context))
      const state = job.payload as DeliveryState
      const isDisabled = webhook !== null && webhook.disabledAt !== null
      if (!webhook || (isDisabled && state.attempt)) return record(job.tenant, { job, attempt: null, next: null, goneSinceMs: null })
      const test = job.tenant.mode === 'test'
      const data = { message: 'This is a test of your webhook. Nothing happened that you need to act on.' }
      const body = JSON.stringify({ event_id: state.event_id, event: 'ping', occurred_at: isoTime(state.occurred_at), test, data })
      const result = await attemptDelivery(context, ports, webhook, state.event_id, body)
      const { attempt, next } = concludeAttempt(context, { work: deliverPingWork(state), state, event: 'ping', url: webhook.url, result })
      await record(job.tenant, { job, attempt: isDisabled ? { ...attempt, next_attempt_at: null } : attempt, next: isDisabled ? null : next, goneSinceMs: result.gone ? webhook.sinceMs : null })
    },
  }
}
