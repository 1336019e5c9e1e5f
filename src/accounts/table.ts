import { type Query, SYSTEM, type Store, type Tx } from '../kernel/index.ts'

type AccountRow = { account_id: string; name: string; status: 'active' | 'suspended'; time_zone: string; closed_days: string[]; settings: Record<string, unknown>; created_at: number }
export type KeyRow = { account_id: string; mode: 'live' | 'test'; key_id: string; scopes: string[]; expires_at: number | null; revoked_at: number | null; last_used_at: number | null; status: 'active' | 'suspended' }

export const insertAccount = (tx: Tx, account: { accountId: string; name: string; timeZone: string; closedDays: string[] }) =>
  tx.count('INSERT INTO accounts (account_id, name, time_zone, closed_days, created_at) VALUES ($1, $2, $3, $4, $5)', [account.accountId, account.name, account.timeZone, JSON.stringify(account.closedDays), tx.wallNow])
export const insertTestClock = (tx: Tx, accountId: string) => tx.count('INSERT INTO test_clocks (account_id) VALUES ($1)', [accountId])
export const insertKey = (tx: Tx, key: { accountId: string; mode: string; keyId: string; hash: Buffer; scopes: readonly string[]; expiresAt: number | null }) =>
  tx.count('INSERT INTO api_keys (account_id, mode, key_id, hash, scopes, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)', [key.accountId, key.mode, key.keyId, key.hash, key.scopes, tx.wallNow, key.expiresAt])

export const findAccount = (q: Query, accountId: string) => q.maybe<AccountRow>('SELECT * FROM accounts WHERE account_id = $1', [accountId])
export const listAccounts = (store: Store) => store.read(SYSTEM, (q) => q.rows<AccountRow>('SELECT * FROM accounts ORDER BY created_at, account_id LIMIT 10000'))
export const anyAccount = async (q: Query): Promise<boolean> => (await q.rows('SELECT 1 FROM accounts LIMIT 1')).length > 0
/** Ids of accounts in their order, from one on. */
export const pageOfAccounts = async (store: Store, after: string, limit: number): Promise<string[]> =>
  (await store.read(SYSTEM, (q) => q.rows<{ account_id: string }>('SELECT account_id FROM accounts WHERE account_id > $1 ORDER BY account_id LIMIT $2', [after, limit]))).map((a) => a.account_id)
export const findKeyByHash = (store: Store, hash: Buffer) =>
  store.read(SYSTEM, (q) =>
    q.maybe<KeyRow>(
      `SELECT k.account_id, k.mode, k.key_id, k.scopes, k.expires_at, k.revoked_at, k.last_used_at, a.status
       FROM api_keys k JOIN accounts a ON a.account_id = k.account_id WHERE k.hash = $1 LIMIT 1`,
      [hash],
    ),
  )
export const touchKey = (store: Store, key: KeyRow, now: number) =>
  store.tx(SYSTEM, (tx) => tx.count('UPDATE api_keys SET last_used_at = $4 WHERE account_id = $1 AND mode = $2 AND key_id = $3', [key.account_id, key.mode, key.key_id, now]))
/** Refused within the seconds that keys are remembered for. */
export const revokeKey = (store: Store, keyId: string) => store.tx(SYSTEM, (tx) => tx.count('UPDATE api_keys SET revoked_at = COALESCE(revoked_at, $2) WHERE key_id = $1', [keyId, tx.wallNow]))
export const listKeys = (store: Store, accountId: string) =>
  store.read(SYSTEM, (q) => q.rows<{ key_id: string; mode: string; scopes: string[]; created_at: number; last_used_at: number | null; expires_at: number | null; revoked_at: number | null }>('SELECT key_id, mode, scopes, created_at, last_used_at, expires_at, revoked_at FROM api_keys WHERE account_id = $1 ORDER BY created_at', [accountId]))
export const updateAccount = (tx: Tx, accountId: string, change: { name?: string; status?: string; timeZone?: string; closedDays?: string[] }) =>
  tx.count('UPDATE accounts SET name = COALESCE($2, name), status = COALESCE($3, status), time_zone = COALESCE($4, time_zone), closed_days = COALESCE($5, closed_days) WHERE account_id = $1', [accountId, change.name ?? null, change.status ?? null, change.timeZone ?? null, change.closedDays ? JSON.stringify(change.closedDays) : null])
