import type { Context, Tx } from '../kernel/index.ts'
import type { EventName } from './event-names.ts'
import { insertEvents } from './table.ts'

export type NewEvent = {
  event: EventName
  data: Record<string, unknown>
  insuredRef?: string | null
  consumerRef?: string | null
  documentId?: string | null
  /** The engagements that list this event. */
  engagementIds?: string[]
}
export type AppendedEvent = NewEvent & { eventId: string; occurredAt: number }

/**
 * Appends a public event in the transaction of its cause. `occurred_at` is wall time in both modes, so that periods
 * and order hold. The fact `event.appended` starts its delivery.
 */
export function appendEvent(tx: Tx, context: Pick<Context, 'ids'>, event: NewEvent): string {
  const refs = { insured_ref: event.insuredRef, consumer_ref: event.consumerRef, document_id: event.documentId }
  // The envelope repeats refs that the data carries: what an event is about is never in the envelope alone.
  const carried = Object.fromEntries(Object.entries(refs).filter(([, ref]) => ref != null))
  const appended: AppendedEvent = { ...event, data: { ...carried, ...event.data }, eventId: context.ids.make('event'), occurredAt: tx.wallNow }
  tx.buffer('events', appended, insertEvents)
  tx.record({ name: 'event.appended', event_id: appended.eventId, event: event.event, occurred_at: appended.occurredAt })
  return appended.eventId
}
