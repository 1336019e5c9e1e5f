import { type Context, DomainError, SYSTEM, type Tenant } from '../kernel/index.ts'
import { keyKind } from './api-key.ts'
import { findOperatorByHash, type OperatorKeyRow, touchOperatorKey } from './operator-keys.ts'
import { findKeyByHash, type KeyRow, touchKey } from './table.ts'

/** `operator` is the name of the member of staff whose key it is; the tenant is then the service itself. */
export type KnownKey = { tenant: Tenant; keyId: string; scopes: ReadonlySet<string>; operator?: string }
type Cached<Row> = { row: Row | null; until: number }

const CACHE_MS = 3_000
const CACHE_MAX = 10_000
const TOUCH_MS = 60_000
/** A clock that was set back meanwhile makes nothing last longer. */
const isFresh = ({ until }: { until: number }, now: number): boolean => until > now && until <= now + CACHE_MS

/** Recognises keys. What is looked up is remembered for three seconds: so long may a revoked key still be taken. */
export class KeyRing {
  readonly #cache = new Map<string, Cached<KeyRow>>()
  readonly #staff = new Map<string, Cached<OperatorKeyRow>>()
  readonly #context: Context
  constructor(context: Context) {
    this.#context = context
  }

  /** The tenant behind an Authorization header; 401 and 403 in the words of the contract. */
  async authenticate(header: string | undefined): Promise<KnownKey> {
    if (!header || /^Bearer *$/i.test(header)) throw new DomainError('missing_key', 'Send the header "Authorization: Bearer <API_KEY>".')
    const key = /^Bearer +(\S+)$/i.exec(header)?.[1]
    const kind = key && keyKind(key)
    if (key && kind === 'oper') return this.#authenticateStaff(key)
    const row = key && kind ? await this.#find(key) : null
    const { time } = this.#context
    if (!row || row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= time.now())) throw new DomainError('invalid_key', 'The API key is not one of ours, was mistyped, or has expired.')
    if (row.status === 'suspended') throw new DomainError('account_suspended', 'This account is suspended; ask the operator of the service.')
    if ((row.last_used_at ?? 0) < time.now() - TOUCH_MS) {
      row.last_used_at = time.now()
      void touchKey(this.#context.store, row, time.now()).catch(() => {})
    }
    return { tenant: { accountId: row.account_id, mode: row.mode }, keyId: row.key_id, scopes: new Set(row.scopes) }
  }

  async #find(key: string): Promise<KeyRow | null> {
    const now = this.#context.time.now()
    const hash = this.#context.secrets.hash(key, 'api key')
    const name = hash.toString('base64')
    const cached = this.#cache.get(name)
    if (cached && isFresh(cached, now)) return cached.row
    const row = await findKeyByHash(this.#context.store, hash)
    if (this.#cache.size >= CACHE_MAX) this.#cache.clear()
    this.#cache.set(name, { row, until: now + CACHE_MS })
    return row
  }

  async #authenticateStaff(key: string): Promise<KnownKey> {
    const { time, store, secrets } = this.#context
    const now = time.now()
    const hash = secrets.hash(key, 'api key')
    const name = hash.toString('base64')
    let cached = this.#staff.get(name)
    if (!cached || !isFresh(cached, now)) {
      cached = { row: await findOperatorByHash(store, hash), until: now + CACHE_MS }
      if (this.#staff.size >= CACHE_MAX) this.#staff.clear()
      this.#staff.set(name, cached)
    }
    const { row } = cached
    if (!row || (row.expires_at !== null && row.expires_at <= now)) throw new DomainError('invalid_key', 'The API key is not one of ours, was mistyped, or has expired.')
    if ((row.last_used_at ?? 0) < now - TOUCH_MS) {
      row.last_used_at = now
      void touchOperatorKey(store, row.key_id, now).catch(() => {})
    }
    return { tenant: SYSTEM, keyId: row.key_id, scopes: new Set(['operator', 'read']), operator: row.name }
  }
}
