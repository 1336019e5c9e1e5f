import { type Context, DomainError, SYSTEM, type Tx } from '../kernel/index.ts'
import { makeKey } from './api-key.ts'
import { findAccount, insertAccount, insertKey, insertTestClock } from './table.ts'

export const SCOPES = ['documents', 'engagements', 'requirements', 'programs', 'delivery', 'read'] as const

export type NewKey = { accountId: string; mode: 'live' | 'test'; scopes: readonly string[]; expiresAt?: number | null }

/** Makes a key. The key itself is told once, here; only its keyed hash is kept. */
export const createKey = (context: Context, request: NewKey): Promise<{ key: string; key_id: string }> => context.store.tx(SYSTEM, (tx) => addKey(tx, context, request))

async function addKey(tx: Tx, context: Context, request: NewKey): Promise<{ key: string; key_id: string }> {
  for (const scope of request.scopes) if (!(SCOPES as readonly string[]).includes(scope)) throw new DomainError('validation_failed', `Unknown scope "${scope}"; scopes are ${SCOPES.join(', ')}.`, { param: 'scopes' })
  const key = makeKey(request.mode, context.random)
  const keyId = context.ids.make('key')
  if (!(await findAccount(tx, request.accountId))) throw new DomainError('account_not_found', `No account ${request.accountId} exists; "ivs accounts list" shows them.`)
  await insertKey(tx, { accountId: request.accountId, mode: request.mode, keyId, hash: context.secrets.hash(key, 'api key'), scopes: request.scopes, expiresAt: request.expiresAt ?? null })
  return { key, key_id: keyId }
}

export type NewAccount = { name: string; timeZone?: string; closedDays?: string[] }
export type AccountKeys = { account_id: string; live_key: string; test_key: string }

/** An account with a live and a test key of all scopes. */
export const createAccount = (context: Context, request: NewAccount): Promise<AccountKeys> => context.store.tx(SYSTEM, (tx) => addAccount(tx, context, request))

export async function addAccount(tx: Tx, context: Context, request: NewAccount): Promise<AccountKeys> {
  const accountId = context.ids.make('account')
  await insertAccount(tx, { accountId, name: request.name, timeZone: request.timeZone ?? 'America/New_York', closedDays: request.closedDays ?? [] })
  await insertTestClock(tx, accountId)
  const live = await addKey(tx, context, { accountId, mode: 'live', scopes: SCOPES })
  const test = await addKey(tx, context, { accountId, mode: 'test', scopes: SCOPES })
  return { account_id: accountId, live_key: live.key, test_key: test.key }
}
