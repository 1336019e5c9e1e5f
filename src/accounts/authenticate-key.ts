import { hash } from 'node:crypto'
import { type Context, DomainError, SYSTEM, type Tenant } from '../kernel/index.ts'
import { keyKind } from './api-key.ts'
import { findOperatorByHash, type OperatorKeyRow, touchOperatorKey } from './operator-keys.ts'
import { findKeyByHash, type KeyRow, touchKey } from './table.ts'

/** `operator` is the name of the member of staff whose key it is; the tenant is then the service itself. */
export type KnownKey = { tenant: Tenant; keyId: string; scopes: ReadonlySet<string>; operator?: string }
type Found<Row> = { row: Row; known: KnownKey }
type Cached<Row> = { found: Found<Row> | null; until: number }

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
    const found = key && kind ? await this.#find(this.#cache, key, (keyed) => this.#findKey(keyed)) : null
    const now = this.#context.time.now()
    if (!found || found.row.revoked_at !== null || (found.row.expires_at !== null && found.row.expires_at <= now)) throw new DomainError('invalid_key', 'The API key is not one of ours, was mistyped, or has expired.')
    const { row, known } = found
    if (row.status === 'suspended') throw new DomainError('account_suspended', 'This account is suspended; ask the operator of the service.')
    if ((row.last_used_at ?? 0) < now - TOUCH_MS) {
      row.last_used_at = now
      void touchKey(this.#context.store, row, now).catch(() => {})
    }
    return known
  }

  async #authenticateStaff(key: string): Promise<KnownKey> {
    const found = await this.#find(this.#staff, key, (keyed) => this.#findStaff(keyed))
    const now = this.#context.time.now()
    if (!found || (found.row.expires_at !== null && found.row.expires_at <= now)) throw new DomainError('invalid_key', 'The API key is not one of ours, was mistyped, or has expired.')
    const { row, known } = found
    if ((row.last_used_at ?? 0) < now - TOUCH_MS) {
      row.last_used_at = now
      void touchOperatorKey(this.#context.store, row.key_id, now).catch(() => {})
    }
    return known
  }

  /** Remembered by a plain digest, which is quicker than the keyed one that the table is searched by, and never leaves this process. */
  #find<Row>(cache: Map<string, Cached<Row>>, key: string, look: (keyed: Buffer) => Promise<Found<Row> | null>): Found<Row> | null | Promise<Found<Row> | null> {
    const now = this.#context.time.now()
    const name = hash('sha256', key, 'base64')
    const cached = cache.get(name)
    if (cached && isFresh(cached, now)) return cached.found
    return look(this.#context.secrets.hash(key, 'api key')).then((found) => {
      if (cache.size >= CACHE_MAX) cache.clear()
      cache.set(name, { found, until: now + CACHE_MS })
      return found
    })
  }

  async #findKey(keyed: Buffer): Promise<Found<KeyRow> | null> {
    const row = await findKeyByHash(this.#context.store, keyed)
    return row && { row, known: { tenant: { accountId: row.account_id, mode: row.mode }, keyId: row.key_id, scopes: new Set(row.scopes) } }
  }

  async #findStaff(keyed: Buffer): Promise<Found<OperatorKeyRow> | null> {
    const row = await findOperatorByHash(this.#context.store, keyed)
    return row && { row, known: { tenant: SYSTEM, keyId: row.key_id, scopes: new Set(['operator', 'read']), operator: row.name } }
  }
}
