import type { Mode, Store } from '../kernel/index.ts'
import { DELIVER_EVENT } from './webhook/deliver-event.ts'
import { DELIVER_PING } from './webhook/send-ping.ts'

const COUNT_MAX = 10_000
const MODES: readonly Mode[] = ['live', 'test']

/** Deliveries of an account that are under way or waiting for their next attempt, in both modes. */
export async function countWaiting(store: Store, accountId: string): Promise<number> {
  const counts = await Promise.all(
    MODES.map((mode) =>
      store.read({ accountId, mode }, (q) =>
        q.one<{ n: number }>(
          'SELECT count(*)::int AS n FROM (SELECT 1 FROM work WHERE account_id = $1 AND mode = $2 AND kind = ANY($3) LIMIT $4) AS found',
          [accountId, mode, [DELIVER_EVENT, DELIVER_PING], COUNT_MAX],
        ),
      ),
    ),
  )
  return counts.reduce((sum, { n }) => sum + n, 0)
}
