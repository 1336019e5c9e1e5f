import { arrayText, DAY_MS, given, idTime, inLines, isId, type Query, type Tx, writeObject } from '../kernel/index.ts'
import type { AppendedEvent } from './append-event.ts'
import type { EventRow } from './envelope.ts'

const COLUMNS = 'event_id, event, occurred_at, mode, insured_ref, consumer_ref, document_id, data'

export async function insertEvents(tx: Tx, events: AppendedEvent[]): Promise<void> {
  await tx.count(
    `INSERT INTO events (account_id, mode, occurred_at, event_id, event, insured_ref, consumer_ref, document_id, engagement_ids, data)
     SELECT $1, $2, e.occurred_at, e.event_id, e.event, e.insured_ref, e.consumer_ref, e.document_id, e.engagement_ids::text[], e.data::json
     FROM unnest($3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], string_to_array($10, E'\n'))
       AS e(occurred_at, event_id, event, insured_ref, consumer_ref, document_id, engagement_ids, data)`,
    [
      tx.accountId,
      tx.mode,
      events.map((e) => e.occurredAt),
      events.map((e) => e.eventId),
      events.map((e) => e.event),
      events.map((e) => e.insuredRef ?? null),
      events.map((e) => e.consumerRef ?? null),
      events.map((e) => e.documentId ?? null),
      events.map((e) => arrayText(e.engagementIds ?? [])),
      inLines(events.map((e) => writeObject(e.data))),
    ],
  )
}

/** One event by its id; the id's own time leads to its partition. */
export const findEvent = (q: Query, eventId: string): Promise<EventRow | null> =>
  isId('event', eventId)
    ? q.maybe<EventRow>(
        `SELECT ${COLUMNS} FROM events WHERE account_id = $1 AND mode = $2 AND event_id = $3 AND occurred_at BETWEEN $4 AND $5`,
        // An id may be made some milliseconds after its transaction began, or ahead of it in a burst.
        [q.accountId, q.mode, eventId, idTime(eventId) - 120_000, idTime(eventId) + 5_000],
      )
    : Promise.resolve(null)

export type EventFilter = Partial<Record<'insuredRef' | 'consumerRef' | 'documentId' | 'engagementId' | 'event', string | undefined> & Record<'since' | 'until', number | undefined>>

/** The columns that narrow a list, behind seven values that every list has. */
const narrowed = (q: Query, filter: EventFilter, after: EventPosition | null, limit: number) =>
  given(
    [q.accountId, q.mode, filter.since ?? 0, filter.until ?? Number.MAX_SAFE_INTEGER, after?.[0] ?? Number.MAX_SAFE_INTEGER, after?.[1] ?? '~', limit],
    [
      ['insured_ref = ?', filter.insuredRef],
      ['consumer_ref = ?', filter.consumerRef],
      ['document_id = ?', filter.documentId],
      ['? = ANY(engagement_ids)', filter.engagementId],
      ['event = ?', filter.event],
    ],
  )
type EventPosition = readonly [number, string]
const NEWEST = 'account_id = $1 AND mode = $2 AND occurred_at >= $3 AND occurred_at < $4 AND (occurred_at, event_id) < ($5, $6)'

/** Newest first, from a position on. Who asks by engagement names its insured too: the log has an index by that. */
export function listEvents(q: Query, filter: EventFilter, after: EventPosition | null, limit: number): Promise<EventRow[]> {
  const { where, values } = narrowed(q, filter, after, limit)
  return q.rows<EventRow>(`SELECT ${COLUMNS} FROM events WHERE ${NEWEST} ${where} ORDER BY occurred_at DESC, event_id DESC LIMIT $7`, values)
}

/**
 * `since`: only what this snapshot did not show. `upTo`: only what this one shows; absent, all that can be read now, and `snapshot` says
 * what that is. What occurred before `settledBefore` is shown whatever its transaction: after a dump and a restore its number is another database's.
 */
export type Visibility = { since: string | null; upTo: string | null; settledBefore: number }
/**
 * As listEvents, by when events became visible rather than by when they occurred: each knows its writing transaction. Read in one
 * statement, for every statement has a snapshot of its own. `ahead`: the snapshot asked from is of another database than this.
 */
export async function listEventsBetween(q: Query, filter: EventFilter, after: EventPosition | null, limit: number, { since, upTo, settledBefore }: Visibility): Promise<{ snapshot: string; ahead: boolean; rows: EventRow[] }> {
  const { where, values } = narrowed(q, filter, after, limit)
  const place = (n: number): string => `$${values.length + n}::pg_snapshot`
  const found = await q.rows<EventRow & { snapshot: string; ahead: boolean }>(
    `SELECT s.snapshot::text AS snapshot, coalesce(pg_snapshot_xmax(${place(1)}) > pg_snapshot_xmax(s.snapshot), false) AS ahead, e.*
     FROM (SELECT pg_current_snapshot() AS snapshot) AS s LEFT JOIN LATERAL (
       SELECT ${COLUMNS} FROM events
       WHERE ${NEWEST} ${where} AND (${place(1)} IS NULL OR NOT pg_visible_in_snapshot(xid, ${place(1)})) AND (${place(2)} IS NULL OR occurred_at < $${values.length + 3} OR pg_visible_in_snapshot(xid, ${place(2)}))
       ORDER BY occurred_at DESC, event_id DESC LIMIT $7) AS e ON true
     ORDER BY e.occurred_at DESC, e.event_id DESC`,
    [...values, since, upTo, settledBefore],
  )
  return { snapshot: found[0]!.snapshot, ahead: found[0]!.ahead, rows: found.filter((row) => row.event_id !== null) }
}

/** The start of the month, in UTC, as the log is parted. */
const monthOf = (ms: number): number => {
  const day = new Date(ms)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth())
}
/**
 * The newest events of an engagement: none is older than itself or of a time to come, so that other months' partitions are not
 * opened. The bounds are a month's and a day's: calls that meet have them in common, and the server leaves partitions out once for all.
 */
export const listEventsOfEngagement = (q: Query, engagement: { insured_ref: string; engagement_id: string }, wallNow: number, limit: number): Promise<EventRow[]> =>
  q.rows<EventRow>(
    `SELECT ${COLUMNS} FROM events WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND $4 = ANY(engagement_ids) AND occurred_at >= $6 AND occurred_at < $7
     ORDER BY occurred_at DESC, event_id DESC LIMIT $5`,
    [q.accountId, q.mode, engagement.insured_ref, engagement.engagement_id, limit, monthOf(idTime(engagement.engagement_id) - DAY_MS), (Math.floor(wallNow / DAY_MS) + 2) * DAY_MS],
  )
