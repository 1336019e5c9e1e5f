import { pageOfAccounts } from '../accounts/index.ts'
import { type Context, DAY_MS, type Tenant } from '../kernel/index.ts'

const KEPT_MS = 30 * DAY_MS
/** Deleted at once, so that no call waits behind it. */
const PIECE = 2_000
const ACCOUNTS_AT_ONCE = 500

/** Deletes the answers kept under idempotency keys once they are thirty days old; how many. */
export async function forgetOldKeys(context: Pick<Context, 'store' | 'time'>): Promise<number> {
  const before = context.time.now() - KEPT_MS
  let forgotten = 0
  for (let page = await pageOfAccounts(context.store, '', ACCOUNTS_AT_ONCE); page.length; page = await pageOfAccounts(context.store, page.at(-1)!, ACCOUNTS_AT_ONCE))
    for (const accountId of page) for (const mode of ['live', 'test'] as const) forgotten += await forgetOfTenant(context, { accountId, mode }, before)
  return forgotten
}

async function forgetOfTenant({ store }: Pick<Context, 'store'>, tenant: Tenant, before: number): Promise<number> {
  for (let forgotten = 0; ; ) {
    const piece = await store.tx(tenant, (tx) =>
      tx.count(
        `DELETE FROM idempotency_keys WHERE account_id = $1 AND mode = $2 AND (route, key) IN (
           SELECT route, key FROM idempotency_keys WHERE account_id = $1 AND mode = $2 AND created_at < $3 ORDER BY created_at LIMIT $4)`,
        [tx.accountId, tx.mode, before, PIECE],
      ),
    )
    forgotten += piece
    if (piece < PIECE) return forgotten
  }
}
