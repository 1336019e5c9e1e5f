import { type EventRow, listEventsBetween } from '../events/index.ts'
import { DomainError, type Page, type Query, readCursor, type Secrets, toPage, writeCursor } from '../kernel/index.ts'
import { type EventsAsked, filterOf } from './ask-events.ts'

/** Asked for in place of a mark: everything so far, and a mark to go on from. */
const FROM_THE_START = 'start'
const LIMIT_DEFAULT = 50
/** How long before its commit an event may say that it occurred: batches do not wait longer for a transaction either. */
const LATE_MS = 5 * 60_000
/** What a mark or a page stands for: all that this snapshot showed, taken at this wall time. */
type Taken = [snapshot: string, atMs: number]

type Call = { secrets: Secrets; limit: number | undefined; cursor: string | undefined; follow: string; now: number }

/**
 * What can be read now and could not when the mark was given: an event is told once and none is missed, however long after its
 * `occurred_at` its transaction commits. Pages hold to what the first of them could see, and all give the same next mark.
 */
export async function followEvents(q: Query, asked: EventsAsked, { secrets, limit = LIMIT_DEFAULT, cursor, follow, now }: Call): Promise<Page<EventRow> & { follow: string }> {
  const marks = ['follow events', asked]
  const from = follow === FROM_THE_START ? null : (readCursor(secrets, q.tenant, marks, follow, 'follow') as Taken)
  const pages = ['events', asked, follow]
  const page = readCursor(secrets, q.tenant, pages, cursor) as [number, string, ...Taken] | null
  const filter = (await filterOf(q, from ? { ...asked, since: Math.max(asked.since ?? 0, from[1] - LATE_MS) } : asked)) ?? { until: 0 }
  const found = await listEventsBetween(q, filter, page && [page[0], page[1]], limit + 1, { since: from?.[0] ?? null, upTo: page?.[2] ?? null, settledBefore: (page?.[3] ?? now) - LATE_MS })
  // After a restore into another database its snapshots say nothing of this one.
  if (found.ahead) throw new DomainError('invalid_cursor', 'This mark is of a later state of the data than there is; start again with follow=start.', { param: 'follow' })
  const taken: Taken = page ? [page[2], page[3]] : [found.snapshot, now]
  return { ...toPage(found.rows, limit, (row) => row, (row) => writeCursor(secrets, q.tenant, pages, [row.occurred_at, row.event_id, ...taken])), follow: writeCursor(secrets, q.tenant, marks, taken) }
}
