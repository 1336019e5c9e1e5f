import { EMITTED_EVENTS } from '../../events/index.ts'
import type { Context, Mode, Store, Tenant } from '../../kernel/index.ts'
import { type EventPlace, type LogStretch, rowsOfStretch } from '../event-log.ts'
import { isSubscribed } from '../subscriptions.ts'
import type { BatchRow, RowPages } from './columns.ts'

const PAGE = 5_000
const MODES: readonly Mode[] = ['live', 'test']

/** The names a batch's events select, null for all of them. */
export const selectedNames = (events: readonly string[]): string[] | null =>
  events.includes('*') ? null : EMITTED_EVENTS.filter((name) => isSubscribed(events, name))

/** An account's events of a stretch, of both modes, in order of time and id. Pages, each a query of its own: nothing stays open. */
export async function* eventPages(
  { store }: Pick<Context, 'store'>,
  accountId: string,
  stretch: LogStretch,
): RowPages & AsyncGenerator<readonly BatchRow[]> {
  const [live, test] = MODES.map((mode) => modePages(store, { accountId, mode }, stretch))
  yield* merge(live!, test!)
}

async function* modePages(store: Store, tenant: Tenant, stretch: LogStretch): AsyncGenerator<readonly BatchRow[]> {
  const read = (after: EventPlace | null) => store.read(tenant, (q) => rowsOfStretch(q, stretch, after, PAGE))
  for (let next = read(null); ; ) {
    const rows = await next
    const last = rows.at(-1)
    // The database works on the next page while this one is encoded and written.
    const full = last !== undefined && rows.length === PAGE
    if (full) {
      next = read({ event_id: last[0] as string, occurred_at: last[2] as number })
      next.catch(() => {})
    }
    if (rows.length > 0) yield rows
    if (!full) return
  }
}

const isBefore = (a: BatchRow, b: BatchRow) => (a[2] === b[2] ? (a[0] as string) < (b[0] as string) : (a[2] as number) < (b[2] as number))

/** Two ordered streams as one. While only one has rows left, its pages pass through untouched. */
async function* merge(
  left: AsyncGenerator<readonly BatchRow[]>,
  right: AsyncGenerator<readonly BatchRow[]>,
): AsyncGenerator<readonly BatchRow[]> {
  let [a, b] = await Promise.all([left.next(), right.next()])
  let [i, j] = [0, 0]
  while (!a.done && !b.done) {
    const page: BatchRow[] = []
    while (i < a.value.length && j < b.value.length) page.push(isBefore(a.value[i]!, b.value[j]!) ? a.value[i++]! : b.value[j++]!)
    yield page
    if (i === a.value.length) [a, i] = [await left.next(), 0]
    if (!b.done && j === b.value.length) [b, j] = [await right.next(), 0]
  }
  for (; !a.done; a = await left.next(), i = 0) yield a.value.slice(i)
  for (; !b.done; b = await right.next(), j = 0) yield b.value.slice(j)
}
