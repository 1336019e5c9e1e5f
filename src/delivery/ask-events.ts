import { findEngagement } from '../engagements/index.ts'
import { type EventFilter, type EventRow, listEvents } from '../events/index.ts'
import type { Query } from '../kernel/index.ts'

/** What a caller may ask of the log: each narrows it further. Times are milliseconds, `since` included, `until` excluded. */
export type EventsAsked = Partial<Record<'event' | 'insured_ref' | 'consumer_ref' | 'document_id' | 'engagement_id', string | undefined> & Record<'since' | 'until', number | undefined>>

/** The events asked for, newest first. Those of an engagement are the ones that it lists itself, all of them. */
export async function askEvents(q: Query, asked: EventsAsked, after: [number, string] | null, limit: number): Promise<EventRow[]> {
  const filter = await filterOf(q, asked)
  return filter ? listEvents(q, filter, after, limit) : []
}

/** As the log is asked; null where nothing can meet it. */
export async function filterOf(q: Query, asked: EventsAsked): Promise<EventFilter | null> {
  const { event, insured_ref: insuredRef, consumer_ref: consumerRef, document_id: documentId, engagement_id: engagementId, since, until } = asked
  const filter: EventFilter = { insuredRef, consumerRef, documentId, engagementId, event, since, until }
  if (engagementId === undefined) return filter
  const engagement = await findEngagement(q, engagementId)
  if (!engagement || (insuredRef ?? engagement.insured_ref) !== engagement.insured_ref) return null
  return { ...filter, insuredRef: engagement.insured_ref }
}
