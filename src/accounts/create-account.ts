import { z } from 'zod'
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
  await insertAccount(tx, { accountId, name: accountName(request.name), timeZone: zoneOf(request.timeZone ?? 'America/New_York'), closedDays: (request.closedDays ?? []).map(dayOf) })
  await insertTestClock(tx, accountId)
  const live = await addKey(tx, context, { accountId, mode: 'live', scopes: SCOPES })
  const test = await addKey(tx, context, { accountId, mode: 'test', scopes: SCOPES })
  return { account_id: accountId, live_key: live.key, test_key: test.key }
}

/** Agents read it: each email is written for the account. */
export function accountName(text: string): string {
  const name = text.trim()
  if (!/^[^\p{Cc}]{1,200}$/u.test(name)) throw new DomainError('validation_failed', 'An account is called by 1 to 200 characters on one line.', { param: 'name' })
  return name
}

/** Every due time and every day in force is told in the account's zone: a slip of the pen here would fail each of its calls later. */
function zoneOf(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: timeZone.trim() }).resolvedOptions().timeZone
  } catch {
    throw new DomainError('validation_failed', `"${timeZone}" is no IANA time zone, such as America/Chicago.`, { param: 'time_zone' })
  }
}

function dayOf(text: string): string {
  const day = text.trim()
  if (!z.iso.date().safeParse(day).success) throw new DomainError('validation_failed', `"${text}" is no day of the calendar; write closed days as YYYY-MM-DD.`, { param: 'closed_days' })
  return day
}
