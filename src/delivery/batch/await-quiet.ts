import { type Context, SYSTEM } from '../../kernel/index.ts'

/** How far the clocks of two machines of the service may stand apart. */
const CLOCK_SKEW_MS = 1_000
const POLL_MS = 100
/** Idle transactions are ended by the server long before this. */
const PATIENCE_MS = 5 * 60_000

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
  const { at } = await store.read(SYSTEM, (q) => q.one<{ at: string }>('SELECT clock_timestamp()::text AS at'))
  for (const until = time.now() + PATIENCE_MS; time.now() < until; await time.sleep(POLL_MS)) {
    const { open } = await store.read(SYSTEM, (q) =>
      q.one<{ open: boolean }>(
        `SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
           AND xact_start <= $1::text::timestamptz) AS open`,
        [at],
      ),
    )
    if (!open) return
  }
  throw new Error('transactions from before the end of the period are still open')
}
