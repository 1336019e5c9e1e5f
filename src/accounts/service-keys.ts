import { type Context, SYSTEM } from '../kernel/index.ts'

/** A key of the service itself: PEM private key, and what may be told of it. */
export type ServiceKey = { privateKey: string; publicKey: string }

const known = new WeakMap<Context, Map<string, ServiceKey>>()

/** The key of this name, made on first use. Of two processes that make it at once, both get the one that was kept. */
export async function serviceKey(context: Context, name: string, make: () => ServiceKey): Promise<ServiceKey> {
  const held = known.get(context)?.get(name)
  if (held) return held
  const purpose = `service key ${name}`
  const key = await context.store.tx(SYSTEM, async (tx) => {
    const find = () => tx.maybe<{ sealed: Buffer; public_key: string }>('SELECT sealed, public_key FROM service_keys WHERE account_id = $1 AND mode = $2 AND name = $3', [tx.accountId, tx.mode, name])
    let row = await find()
    if (!row) {
      const made = make()
      await tx.count('INSERT INTO service_keys (account_id, mode, name, sealed, public_key, created_at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING', [
        tx.accountId, tx.mode, name, context.secrets.seal(made.privateKey, purpose), made.publicKey, tx.wallNow,
      ])
      row = (await find())!
    }
    return { privateKey: context.secrets.open(row.sealed, purpose).toString(), publicKey: row.public_key }
  })
  known.set(context, new Map(known.get(context)).set(name, key))
  return key
}
