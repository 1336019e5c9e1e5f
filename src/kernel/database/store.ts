import { type Connection, type Database, isRetryable, Query, tenantLiteral } from './db.ts'
import { type Part, readEach, txEach } from './each-tenant.ts'
import type { Flow, Reaction } from '../work/enqueue.ts'
import type { Random } from '../random.ts'
import { SharedReads } from './shared-reads.ts'
import { SharedWrites } from './shared-writes.ts'
import { keyOf, SYSTEM, type Tenant } from './tenant.ts'
import { testNow } from './test-now.ts'
import type { Time } from '../time.ts'
import { Tx } from './transaction.ts'

export type StoreOptions = {
  database: Database
  /** Connections for what serves all tenants; absent: the same. */
  system?: Database
  time: Time
  random: Random
  flow: Flow
  /** What follows from a fact inside its own transaction. */
  react?: Reaction
  /** Told after a commit which queues have new work due at once. */
  wake?: (queues: ReadonlySet<string>) => void
}

/** Reads and transactions, scoped to a tenant. The only way any room reaches the database. */
export class Store {
  readonly #options: StoreOptions
  readonly #reads = new Map<Database, SharedReads>()
  readonly #writes = new SharedWrites((tenant, fn) => this.tx(tenant, fn))
  constructor(options: StoreOptions) {
    this.#options = options
  }

  #databaseOf(tenant: Tenant): Database {
    return (tenant.accountId === SYSTEM.accountId && this.#options.system) || this.#options.database
  }
  #readsOf(database: Database): SharedReads {
    let reads = this.#reads.get(database)
    if (!reads) this.#reads.set(database, (reads = new SharedReads(database)))
    return reads
  }

  /** Reads, each statement in a snapshot of its own; what calls of one tenant read at the same moment travels together. */
  async read<T>(tenant: Tenant, fn: (query: Query) => Promise<T>): Promise<T> {
    const database = this.#databaseOf(tenant)
    if (database.namedStatements) return fn(new Query(this.#readsOf(database).connectionOf(tenant), tenant, true))
    const connection = await database.connect()
    let broken = true
    try {
      await connection.query(`BEGIN READ ONLY; ${tenantLiteral(tenant, true)}`)
      const result = await fn(new Query(connection, tenant, false))
      await connection.query('COMMIT')
      broken = false
      return result
    } finally {
      connection.release(broken)
    }
  }

  /** As `read`, for several tenants on one connection, each with the session set to it: what a part asks it asks at once, without waiting for an answer. */
  readEach<T>(parts: readonly Part<Query, T>[]): Promise<T[]> {
    const { database } = this.#options
    if (parts.length > 1 && database.namedStatements) return readEach(database, parts)
    return Promise.all(parts.map(({ tenant, fn }) => this.read(tenant, fn)))
  }

  /** Runs `fn` in one transaction and commits what it wrote, recorded and enqueued. Retried on serialization failures and deadlocks. */
  async tx<T>(tenant: Tenant, fn: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#once(tenant, fn)
      } catch (error) {
        if (!isRetryable(error) || attempt >= 5) throw error
      }
    }
  }

  /**
   * As `tx`, and may share its transaction with others of the tenant that are about other things: `keys` name what no two of one
   * transaction may be about. `fn` may run twice, the first time as a lane.
   */
  sharedTx<T>(tenant: Tenant, keys: readonly string[], fn: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#writes.add(tenant, keys, fn)
  }

  /**
   * One transaction for several tenants, each part with the session set to its own: one commit for all, and all is undone when a
   * part fails. What a part writes it asks for at once, without waiting for an answer, and it records no facts.
   */
  async txEach(parts: readonly Part<Tx, void>[]): Promise<void> {
    if (parts.length === 1) return this.tx(parts[0]!.tenant, parts[0]!.fn)
    const { database, time, random } = this.#options
    const clock = () => time.now()
    // In one order, so that two such transactions cannot wait on each other.
    const sorted = parts.toSorted((a, b) => (keyOf(a.tenant) < keyOf(b.tenant) ? -1 : 1))
    const txs: Tx[] = []
    await txEach(database, sorted, clock, (connection, tenant, now, wallNow) => {
      const tx = new Tx({ connection, tenant, named: database.namedStatements, now, wallNow, clock, random })
      txs.push(tx)
      return tx
    })
    for (const tx of txs) this.#notify(tx)
  }

  async #once<T>(tenant: Tenant, fn: (tx: Tx) => Promise<T>): Promise<T> {
    const { time, random, flow, react } = this.#options
    const database = this.#databaseOf(tenant)
    const connection = await database.connect()
    let finished = false
    try {
      const wallNow = time.now()
      const begin = connection.query(this.#begin(connection, tenant))
      let now = wallNow
      if (tenant.mode === 'test') {
        now = (await Promise.all([begin, testNow(new Query(connection, tenant, database.namedStatements), wallNow)]))[1]
      } else {
        // Pipelined: the first statement of fn is on the wire before this is answered, and fails with it.
        begin.catch(() => {})
      }
      const tx = new Tx({ connection, tenant, named: database.namedStatements, now, wallNow, clock: () => time.now(), random, react })
      const result = await fn(tx)
      await begin
      await tx.commit(flow)
      finished = true
      if (database.namedStatements) connection.tenantKey = keyOf(tenant)
      this.#notify(tx)
      return result
    } catch (error) {
      if (!finished) {
        await connection.query('ROLLBACK').then(
          () => (finished = true),
          () => {},
        )
      }
      throw error
    } finally {
      connection.release(!finished)
    }
  }

  /** A session that keeps its connection is set to the tenant once, not by every transaction; what a rollback undoes of it is not relied on. */
  #begin(connection: Connection, tenant: Tenant): string {
    if (!this.#options.database.namedStatements) return `BEGIN; ${tenantLiteral(tenant, true)}`
    if (connection.tenantKey === keyOf(tenant)) return 'BEGIN'
    connection.tenantKey = undefined
    return `BEGIN; ${tenantLiteral(tenant, false)}`
  }

  #notify(tx: Tx): void {
    tx.committed()
    if (!tx.work.length || !this.#options.wake) return
    this.#options.wake(new Set(tx.work.filter((w) => w.dueAt === undefined || w.dueAt <= tx.now).map((w) => w.queue)))
  }
}
