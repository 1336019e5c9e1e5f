import { type Context, isoTime, type JobKind, type Tx } from '../../kernel/index.ts'
import type { DeliveryPorts } from '../ports.ts'
import { readSettings } from '../settings.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import { attemptRow, WEBHOOK_QUEUE } from './deliver-event.ts'
import { createRecorder } from './record-attempts.ts'

export const DELIVER_PING = 'deliver-ping'

/** Sends a ping soon, or says why none is sent. It belongs to no object and to no log; a disabled webhook is tried. */
export async function sendPing(
  tx: Tx,
  context: Context,
): Promise<{ sent: true; event_id: string } | { sent: false; reason: 'no_webhook' }> {
  const { webhook } = await readSettings(tx, context)
  if (!webhook) return { sent: false, reason: 'no_webhook' }
  const eventId = context.ids.make('event')
  tx.enqueue({ kind: DELIVER_PING, queue: WEBHOOK_QUEUE, key: eventId, payload: { event_id: eventId, occurred_at: tx.wallNow } })
  return { sent: true, event_id: eventId }
}

/** One attempt, recorded like any other, not repeated: whoever asked is watching. */
export function deliverPingJob(ports: DeliveryPorts): JobKind<Context> {
  return {
    kind: DELIVER_PING,
    queue: WEBHOOK_QUEUE,
    retryAfterMs: [1000, 5000],
    async run(context, job) {
      const record = createRecorder(context)
      const { webhook } = await context.store.read(job.tenant, (q) => readSettings(q, context))
      if (!webhook) return record(job.tenant, { job, attempt: null, next: null, goneUrl: null })
      const { event_id: eventId, occurred_at } = job.payload as { event_id: string; occurred_at: number }
      const test = job.tenant.mode === 'test'
      const data = { message: 'This is a test of your webhook. Nothing happened that you need to act on.' }
      const body = JSON.stringify({ event_id: eventId, event: 'ping', occurred_at: isoTime(occurred_at), test, data })
      const result = await attemptDelivery(context, ports, webhook, eventId, body)
      const attempt = attemptRow({
        deliveryId: context.ids.make('webhookDelivery'),
        attempt: 1,
        eventId,
        event: 'ping',
        url: webhook.url,
        result,
        nextAtMs: null,
      })
      await record(job.tenant, { job, attempt, next: null, goneUrl: null })
    },
  }
}
