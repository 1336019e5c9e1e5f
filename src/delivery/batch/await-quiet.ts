import { type Context, SYSTEM } from '../../kernel/index.ts'

/** How far the clocks of two machines of the service may stand apart. */
const CLOCK_SKEW_MS = 1_000
const POLL_MS = 100
/** Idle transactions are ended by the server long before this. */
const PATIENCE_MS = 5 * 60_000

/**
 * Transactions of the service that are open now, by their virtual ids. These are read from the locks that every transaction holds on
 * its own: which sessions are the service's anyone may see, but not since when they are at work, where they stepped down from the owner's.
 */
const OPEN = `SELECT l.virtualtransaction AS id FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
  WHERE l.locktype = 'virtualxid' AND l.virtualxid = l.virtualtransaction AND a.datname = current_database() AND a.pid <> pg_backend_pid()
    AND a.usesysid = (SELECT usesysid FROM pg_stat_activity WHERE pid = pg_backend_pid())`

/**
 * Returns once no transaction is open that could still write an event before `endMs`. Events carry the time at which their
 * transaction began or took hold of its insured, and commit later: a period that closed on the clock alone would lose those in between, or a re-run would
 * find more rows.
 *
 * A transaction reads its clock when it begins. Those that began after a moment past the end (by more than the skew of clocks)
 * write later times; so it is enough to wait for the ones that were open at that moment.
 */
export async function awaitQuiet(context: Pick<Context, 'time' | 'store'>, endMs: number): Promise<void> {
  const { time, store } = context
  const early = endMs + CLOCK_SKEW_MS - time.now()
  if (early > PATIENCE_MS) throw new Error('the period has not ended yet')
  if (early > 0) await time.sleep(early)
  const openThen = (await store.read(SYSTEM, (q) => q.rows<{ id: string }>(OPEN))).map((row) => row.id)
  for (const until = time.now() + PATIENCE_MS; time.now() < until; await time.sleep(POLL_MS)) {
    const openNow = new Set((await store.read(SYSTEM, (q) => q.rows<{ id: string }>(OPEN))).map((row) => row.id))
    if (!openThen.some((id) => openNow.has(id))) return
  }
  throw new Error('transactions from before the end of the period are still open')
}
