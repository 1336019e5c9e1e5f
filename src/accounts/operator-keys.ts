import { type Context, DomainError, type Store, SYSTEM, type Tenant } from '../kernel/index.ts'
import { makeKey } from './api-key.ts'
import { findAccount } from './table.ts'

export type OperatorKeyRow = { key_id: string; name: string; created_at: number; last_used_at: number | null; expires_at: number | null }
const COLUMNS = 'key_id, name, created_at, last_used_at, expires_at'

/** A key for one of the service's own staff: it opens the review queue of every account, and reads what the queue is about. */
export async function createOperatorKey(context: Context, request: { name: string; expiresAt?: number | null }): Promise<{ key: string; key_id: string }> {
  const name = request.name.trim()
  if (!name || name.length > 120) throw new DomainError('validation_failed', 'A staff key carries the name of the person, 1 to 120 characters: decisions are signed with it.', { param: 'name' })
  const key = makeKey('oper', context.random)
  const keyId = context.ids.make('key')
  await context.store.tx(SYSTEM, (tx) =>
    tx.count('INSERT INTO operator_keys (account_id, mode, key_id, name, hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)', [
      tx.accountId, tx.mode, keyId, name, context.secrets.hash(key, 'api key'), tx.wallNow, request.expiresAt ?? null,
    ]),
  )
  return { key, key_id: keyId }
}

export const findOperatorByHash = (store: Store, hash: Buffer) => store.read(SYSTEM, (q) => q.maybe<OperatorKeyRow>(`SELECT ${COLUMNS} FROM operator_keys WHERE hash = $1 LIMIT 1`, [hash]))
export const listOperatorKeys = (store: Store) => store.read(SYSTEM, (q) => q.rows<OperatorKeyRow>(`SELECT ${COLUMNS} FROM operator_keys WHERE account_id = $1 ORDER BY created_at`, [q.accountId]))
/** Ends a staff key now; it is refused within the seconds that keys are remembered for. */
export const revokeOperatorKey = (context: Context, keyId: string) =>
  context.store.tx(SYSTEM, (tx) => tx.count('UPDATE operator_keys SET expires_at = $4 WHERE account_id = $1 AND mode = $2 AND key_id = $3', [tx.accountId, tx.mode, keyId, tx.wallNow]))
export const touchOperatorKey = (store: Store, keyId: string, now: number) =>
  store.tx(SYSTEM, (tx) => tx.count('UPDATE operator_keys SET last_used_at = $4 WHERE account_id = $1 AND mode = $2 AND key_id = $3', [tx.accountId, tx.mode, keyId, now]))

/** The account and mode that a member of staff names in headers, to read what a review is about. */
export async function tenantNamed(store: Store, headers: Record<string, string | string[] | undefined>): Promise<Tenant> {
  const accountId = headers['x-svc-account']
  const mode = headers['x-svc-mode'] ?? 'live'
  if (typeof accountId !== 'string' || (mode !== 'live' && mode !== 'test')) throw new DomainError('scope_denied', 'A staff key reads an account named in the headers X-SVC-Account and X-SVC-Mode (live or test).', { param: 'X-SVC-Account' })
  const known = /^acc_[0-9a-z]{26}$/.test(accountId) && (await store.read(SYSTEM, (q) => findAccount(q, accountId)))
  if (!known) throw new DomainError('scope_denied', 'No such account exists.', { param: 'X-SVC-Account' })
  return { accountId, mode }
}
