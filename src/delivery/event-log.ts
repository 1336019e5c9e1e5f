import type { EventRow } from '../events/index.ts'
import type { Query } from '../kernel/index.ts'
import type { BatchRow } from './batch/columns.ts'

/** Where an event stands in the log. */
export type EventPlace = { event_id: string; occurred_at: number }

/** Events by their places, in one look-up; the time leads each to its partition. */
export const findEvents = (q: Query, places: readonly EventPlace[]) =>
  q.rows<EventRow>(
    `SELECT e.* FROM unnest($3::bigint[], $4::text[]) AS p(occurred_at, event_id)
     CROSS JOIN LATERAL (
       SELECT event_id, event, occurred_at, mode, insured_ref, consumer_ref, document_id, data FROM events
       WHERE account_id = $1 AND mode = $2 AND occurred_at = p.occurred_at AND event_id = p.event_id OFFSET 0) e`,
    [q.accountId, q.mode, places.map((place) => place.occurred_at), places.map((place) => place.event_id)],
  )

/** A stretch of the log: `since` included, `until` excluded; only these event names, or all when null. */
export type LogStretch = { sinceMs: number; untilMs: number; names: readonly string[] | null }
const STRETCH = `account_id = $1 AND mode = $2 AND occurred_at >= $3 AND occurred_at < $4 AND (occurred_at, event_id) > ($5, $6) AND ($7::text[] IS NULL OR event = ANY($7::text[]))
  ORDER BY occurred_at, event_id LIMIT $8`
const stretchValues = (q: Query, { sinceMs, untilMs, names }: LogStretch, after: EventPlace | null, limit: number) => [
  q.accountId,
  q.mode,
  Math.max(sinceMs, after?.occurred_at ?? 0),
  untilMs,
  after?.occurred_at ?? -1,
  after?.event_id ?? '',
  names,
  limit,
]

/** The places of a stretch in order, from one on. */
export const placesOfStretch = (q: Query, stretch: LogStretch, after: EventPlace | null, limit: number) =>
  q.rows<EventPlace & { event: string }>(
    `SELECT event_id, occurred_at, event FROM events WHERE ${STRETCH}`,
    stretchValues(q, stretch, after, limit),
  )

type LogRow = Record<'event_id' | 'event', string> &
  Record<'insured_ref' | 'consumer_ref' | 'document_id', string | null> & { occurred_at: number; data: string }

/** Events of a stretch as cells of a batch, data as the text it is kept as: nothing is parsed on the way. */
export async function rowsOfStretch(q: Query, stretch: LogStretch, after: EventPlace | null, limit: number): Promise<BatchRow[]> {
  const rows = await q.rows<LogRow>(
    `SELECT event_id, event, occurred_at, insured_ref, consumer_ref, document_id, data::text AS data FROM events WHERE ${STRETCH}`,
    stretchValues(q, stretch, after, limit),
  )
  const test = q.mode === 'test'
  return rows.map((row) => [row.event_id, row.event, row.occurred_at, test, row.insured_ref, row.consumer_ref, row.document_id, row.data])
}
