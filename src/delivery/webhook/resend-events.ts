import { findEvent } from '../../events/index.ts'
import { type Context, completeWork, type JobKind, notFound, type Tx } from '../../kernel/index.ts'
import { type EventPlace, placesOfStretch } from '../event-log.ts'
import { readSettings } from '../settings.ts'
import { isSubscribed } from '../subscriptions.ts'
import { deliverEventWork } from './deliver-event.ts'

const RESEND_RANGE = 'resend-range'
export const REPLAY_QUEUE = 'replay'
const PAGE = 1000

export type Queued = { queued: true } | { queued: false; reason: 'no_webhook' | 'webhook_disabled' }

/** Why nothing would go out: a disabled webhook gets nothing until a PUT enables it, and what was queued for it would be dropped unsaid. */
async function nobodyListens(tx: Tx, context: Context): Promise<Queued | null> {
  const { webhook } = await readSettings(tx, context)
  if (!webhook) return { queued: false, reason: 'no_webhook' }
  return webhook.disabledAt === null ? null : { queued: false, reason: 'webhook_disabled' }
}

/** Sends one event again, subscribed or not, with a window of retries of its own. */
export async function resendEvent(tx: Tx, context: Context, eventId: string): Promise<Queued> {
  const event = await findEvent(tx, eventId)
  if (!event) throw notFound('event', eventId)
  const silent = await nobodyListens(tx, context)
  if (silent) return silent
  tx.enqueue(deliverEventWork(event, { resend: true }))
  return { queued: true }
}

/** Sends the events of a stretch of time again, those that the webhook subscribes to, in the background. */
export async function resendRange(tx: Tx, context: Context, sinceMs: number, untilMs: number): Promise<Queued> {
  const silent = await nobodyListens(tx, context)
  if (silent) return silent
  tx.enqueue({ kind: RESEND_RANGE, queue: REPLAY_QUEUE, payload: { since: sinceMs, until: untilMs, after: null } })
  return { queued: true }
}

/** Queues one page of a range and the rest of it as work of its own, so that no transaction grows with the range. */
export const resendRangeJob: JobKind<Context> = {
  kind: RESEND_RANGE,
  queue: REPLAY_QUEUE,
  retryAfterMs: [1000, 5000, 30_000, 300_000],
  run: (context, job) =>
    context.store.tx(job.tenant, async (tx) => {
      const { since, until, after } = job.payload as { since: number; until: number; after: EventPlace | null }
      const { webhook } = await readSettings(tx, context)
      const places = webhook ? await placesOfStretch(tx, { sinceMs: since, untilMs: until, names: null }, after, PAGE) : []
      for (const place of places)
        if (webhook && isSubscribed(webhook.events, place.event)) tx.enqueue(deliverEventWork(place, { resend: true }))
      const last = places.at(-1)
      if (last && places.length === PAGE) {
        tx.enqueue({
          kind: RESEND_RANGE,
          queue: REPLAY_QUEUE,
          payload: { since, until, after: { event_id: last.event_id, occurred_at: last.occurred_at } },
        })
      }
      await completeWork(tx, job)
    }),
}
