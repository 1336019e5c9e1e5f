import { type Context, DomainError, type Query, SYSTEM } from '../kernel/index.ts'
import { type AccountKeys, addAccount } from './create-account.ts'
import { anyAccount } from './table.ts'

const NAME = 'secret check'
const TEXT = 'sealed by the key that everything else is sealed by'

/**
 * Opens the service on its database. The first start leaves a sealed text there and makes the first account, whose keys are
 * handed to `keep` before they count; of several processes that start at once, one does.
 */
export async function openService(context: Context, keep: (keys: AccountKeys) => void): Promise<void> {
  await context.store.tx(SYSTEM, async (tx) => {
    const values = [tx.accountId, tx.mode, NAME, context.secrets.seal(TEXT, NAME), tx.wallNow]
    const first = await tx.count("INSERT INTO service_keys (account_id, mode, name, sealed, public_key, created_at) VALUES ($1, $2, $3, $4, '', $5) ON CONFLICT DO NOTHING", values)
    if (!first) await checkSecretKey(tx, context)
    else if (!(await anyAccount(tx))) keep(await addAccount(tx, context, { name: 'First account' }))
  })
}

/** Refuses a secret key other than the one everything in the database is sealed and hashed with: no API key would be known, no signing secret could be read. */
export async function checkSecretKey(q: Query, context: Context): Promise<void> {
  const row = await q.maybe<{ sealed: Buffer }>('SELECT sealed FROM service_keys WHERE account_id = $1 AND mode = $2 AND name = $3', [q.accountId, q.mode, NAME])
  if (row && !opens(context, row.sealed))
    throw new DomainError('config', 'The secret key is not the one this database was sealed with. Give every process the same IVS_SECRET_KEY, or the same data folder, whose secret.key holds it.')
}

function opens({ secrets }: Context, sealed: Buffer): boolean {
  try {
    return secrets.open(sealed, NAME).toString() === TEXT
  } catch {
    return false
  }
}
