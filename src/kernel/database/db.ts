import { createHash } from 'node:crypto'
import type { Mode, Tenant } from './tenant.ts'

/** `command` is what the server says it did: a COMMIT of a transaction that had failed answers ROLLBACK. */
export type DatabaseAnswer = { rows: Record<string, unknown>[]; rowCount: number; command?: string }
/** One database connection: the port the simulator stands behind. */
export interface Connection {
  query(text: string, values?: readonly unknown[], name?: string): Promise<DatabaseAnswer>
  /** The tenant the session is set to, for reads outside a transaction. */
  tenantKey?: string | undefined
  /** Many ask the same at one moment, and each statement is run once for all of them: there is nothing to gain by gathering those of one. */
  readonly merges?: boolean
  /** `broken` closes it instead of giving it back. */
  release(broken?: boolean): void
}
export interface Database {
  connect(): Promise<Connection>
  /** Named statements are prepared once a connection; off behind a pooler that moves transactions between sessions. */
  readonly namedStatements: boolean
  /** Calls back when all calls that arrived at this moment have been looked at. Absent: in the next tick. */
  gathered?(send: () => void): void
  /** Calls back a few milliseconds later, unless what it returns is called before. Absent: nothing waits on the clock. */
  later?(send: () => void): () => void
  close(): Promise<void>
}

export type Row = Record<string, unknown>

const names = new Map<string, string>()
/** The name a statement is prepared by: the same text, the same name. */
export const nameOf = (text: string): string => {
  let name = names.get(text)
  if (!name) names.set(text, (name = `ivs_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`))
  return name
}

/** Runs statements for one tenant. Statements are constant texts with `$1` parameters; each is prepared by name. */
export class Query {
  readonly tenant: Tenant
  protected readonly connection: Connection
  readonly #named: boolean
  constructor(connection: Connection, tenant: Tenant, named: boolean)
  constructor(same: Query)
  constructor(connection: Connection | Query, tenant?: Tenant, named?: boolean) {
    const same = connection instanceof Query ? connection : null
    this.connection = same ? same.connection : (connection as Connection)
    this.tenant = same ? same.tenant : tenant!
    this.#named = same ? same.#named : named!
  }
  get accountId(): string {
    return this.tenant.accountId
  }
  get mode(): Mode {
    return this.tenant.mode
  }
  async rows<T = Row>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.connection.query(text, values, this.#named ? nameOf(text) : undefined)).rows as T[]
  }
  async maybe<T = Row>(text: string, values: readonly unknown[] = []): Promise<T | null> {
    return (await this.rows<T>(text, values))[0] ?? null
  }
  async one<T = Row>(text: string, values: readonly unknown[] = []): Promise<T> {
    const row = await this.maybe<T>(text, values)
    if (!row) throw new Error(`no row came back from: ${text.slice(0, 80)}`)
    return row
  }
  /** The number of rows a statement touched. */
  async count(text: string, values: readonly unknown[] = []): Promise<number> {
    return (await this.connection.query(text, values, this.#named ? nameOf(text) : undefined)).rowCount
  }
}

/**
 * Statements of one connection sent without waiting on each other. Fails with the first that failed, but only once all have
 * ended: none of them may go on to send a statement when the transaction is over.
 */
export async function inPipeline<T extends readonly unknown[] | []>(calls: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(calls)
  for (const one of settled) if (one.status === 'rejected') throw one.reason
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as never
}

const SAFE = /^(\*|[a-z]{2,4}_[0-9a-z]{26})$/
/** The server ends a statement, and a transaction that stands still, after so long. */
export const STATEMENT_MS = 60_000
export const IDLE_IN_TRANSACTION_MS = 60_000
/**
 * The settings row-level security reads, as a literal: both parts are checked, so nothing can be smuggled in. `local` to one
 * transaction behind a pooler, which lets no session bring its limits along; they are set with them.
 */
export function tenantLiteral(tenant: Tenant, local: boolean): string {
  if (!SAFE.test(tenant.accountId) || (tenant.mode !== 'live' && tenant.mode !== 'test')) throw new Error('not a tenant')
  const settings = { 'ivs.account': tenant.accountId, 'ivs.mode': tenant.mode, ...(local && { statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS }) }
  return `SELECT ${Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', ${local})`).join(', ')}`
}

/** Serialization failures and deadlocks: the transaction did nothing and may run again. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes((error as { code?: string })?.code ?? '')

/** The server answered a COMMIT by rolling back. */
export class RolledBack extends Error {}
/** Whether the server has said that a transaction did nothing. A connection that was lost says nothing. */
export const isUndone = (error: unknown): boolean => error instanceof RolledBack || (error as { severity?: string })?.severity === 'ERROR'
