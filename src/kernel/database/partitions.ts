import { SYSTEM } from './tenant.ts'
import type { Store } from './store.ts'

/** Held up for so long at most by whoever uses the logs; then it is tried again another time. */
const WAIT_MS = 2_000

/** Makes the months ahead of every log that is kept by the month; how many were made. */
export const makePartitionsAhead = (store: Store): Promise<number> =>
  store.tx(SYSTEM, async (tx) => {
    await tx.count(`SET LOCAL lock_timeout = ${WAIT_MS}`)
    return (await tx.one<{ made: number }>('SELECT ivs_ensure_partitions() AS made')).made
  })
