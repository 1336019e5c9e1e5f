import { type Connection, type Database, inPipeline, isRetryable, Query, RolledBack, tenantLiteral } from './db.ts'
import { type Fact, type Flow, insertWork, type Reaction, type WorkSpec } from './enqueue.ts'
import { Lane, Lanes } from './lanes.ts'
import type { Random } from './random.ts'
import { SharedReads } from './shared-reads.ts'
import { SharedWrites } from './shared-writes.ts'
import { keyOf, SYSTEM, type Tenant } from './tenant.ts'
import type { Time } from './time.ts'

type TxOptions = { connection: Connection; tenant: Tenant; named: boolean; now: number; wallNow: number; random: Random; react?: Reaction | undefined }

/** One transaction of one tenant. Facts, work and buffered rows are written by its commit, in one go with its rows. */
export class Tx extends Query {
  /** The tenant's time in milliseconds: wall time in live mode, the test clock's in test mode. */
  readonly now: number
  readonly wallNow: number
  readonly #buffers = new Map<string, { rows: unknown[]; flush: (tx: Tx, rows: never[]) => Promise<void> }>()
  readonly #facts: Fact[] = []
  readonly work: WorkSpec[] = []
  readonly #afterCommit: (() => void)[] = []
  readonly #writes: { done: Promise<unknown>; failed: boolean }[] = []
  #reacted = 0
  readonly #own: TxOptions
  #lane: { lanes: Lanes; lane: Lane } | null = null

  constructor(options: TxOptions) {
    super(options.connection, options.tenant, options.named)
    this.#own = options
    this.now = options.now
    this.wallNow = options.wallNow
  }
  /**
   * Several pieces of work in this one transaction, side by side: what they read at the same moment travels together, and what
   * one locks the others wait for. Fails when any fails, once all have ended; all of it is then undone with the transaction.
   */
  async sideBySide<T>(pieces: readonly ((tx: Tx) => Promise<T>)[]): Promise<T[]> {
    if (this.#lane) throw new Error('lanes have no lanes')
    await this.settle()
    const lanes = new Lanes(this.connection, this.#own.named)
    return inPipeline(pieces.map((piece) => this.#inLane(lanes, piece)))
  }
  async #inLane<T>(lanes: Lanes, piece: (tx: Tx) => Promise<T>): Promise<T> {
    const lane = new Lane()
    const tx = new Tx({ ...this.#own, connection: lanes.connectionOf(lane) })
    tx.#lane = { lanes, lane }
    try {
      const result = await piece(tx)
      await tx.settle()
      this.#absorb(tx)
      return result
    } finally {
      lanes.end(lane)
    }
  }
  /** What a lane recorded, enqueued and collected is this transaction's; its facts have had their reactions. */
  #absorb(lane: Tx): void {
    this.#facts.push(...lane.#facts)
    this.#reacted = this.#facts.length
    this.work.push(...lane.work)
    this.#afterCommit.push(...lane.#afterCommit)
    this.#writes.push(...lane.#writes)
    for (const [name, { rows, flush }] of lane.#buffers) for (const row of rows) this.buffer(name, row as never, flush)
  }
  /** Whether this is a lane: what it does is undone with all the others, and not by itself. */
  get isLane(): boolean {
    return this.#lane !== null
  }
  /** The row under a key, locked by `lockMany` (which takes many, in one order) until the commit; in a lane, until its end for other lanes. */
  async lock<Row>(key: string, lockMany: (keys: string[]) => Promise<Map<string, Row>>): Promise<Row | null> {
    return this.#lane ? this.#lane.lanes.lock(this.#lane.lane, key, lockMany) : ((await lockMany([key])).get(key) ?? null)
  }
  /** Records what happened; flow.ts says which work follows from it. */
  record(fact: Fact): void {
    this.#facts.push(fact)
  }
  enqueue(spec: WorkSpec): void {
    this.work.push(spec)
  }
  /** A key that no other work has, in whatever process it is asked for: two that met would be taken for one. */
  uniqueKey(): string {
    return Buffer.from(this.#own.random.bytes(16)).toString('hex')
  }
  /** Collects rows of one kind, written together before the commit: by one statement, since the COMMIT travels right behind it. */
  buffer<T>(name: string, row: T, flush: (tx: Tx, rows: T[]) => Promise<void>): void {
    const buffer = this.#buffers.get(name)
    if (buffer) buffer.rows.push(row)
    else this.#buffers.set(name, { rows: [row], flush: flush as never })
  }
  /** Writes what was collected so far: what is read next in this transaction is to find it. */
  async flush(): Promise<void> {
    for (const { rows, flush } of this.#buffers.values()) if (rows.length) this.#later(flush(this, rows.splice(0) as never[]))
    await this.#written()
  }
  /** A statement whose answer nobody waits for: it is on the wire at once, and its failure fails the commit. */
  write(text: string, values: readonly unknown[] = []): void {
    this.#later(this.count(text, values))
  }
  #later(written: Promise<unknown>): void {
    const write = { done: written, failed: false }
    written.catch(() => {
      write.failed = true
    })
    this.#writes.push(write)
  }
  async #written(): Promise<void> {
    await inPipeline(this.#writes.splice(0).map((w) => w.done))
  }
  afterCommit(fn: () => void): void {
    this.#afterCommit.push(fn)
  }
  /** Undoes rows, facts and work of `fn` when it throws; the transaction goes on. */
  async savepoint<T>(fn: () => Promise<T>): Promise<T> {
    if (this.#lane) throw new Error('what one lane undid would be undone for all')
    await this.#written()
    await this.connection.query('SAVEPOINT attempt')
    const marks = { facts: this.#facts.length, work: this.work.length, after: this.#afterCommit.length }
    const sizes = new Map([...this.#buffers].map(([name, b]) => [name, b.rows.length]))
    try {
      const result = await fn()
      await this.#written()
      return result
    } catch (error) {
      this.#writes.length = 0
      await this.connection.query('ROLLBACK TO SAVEPOINT attempt')
      this.#facts.length = marks.facts
      this.#reacted = Math.min(this.#reacted, marks.facts)
      this.work.length = marks.work
      this.#afterCommit.length = marks.after
      for (const [name, { rows }] of this.#buffers) rows.length = Math.min(rows.length, sizes.get(name) ?? 0)
      throw error
    }
  }
  /** Lets happen at once what follows from the facts so far inside this transaction, so that an answer can show it. */
  async settle(): Promise<void> {
    while (this.#reacted < this.#facts.length) {
      const fact = this.#facts[this.#reacted++]!
      await this.#own.react?.(fact, this)
    }
  }
  /**
   * Writes what was collected and commits, in one pipeline. Called once, last, by the store. A statement that fails turns the
   * COMMIT behind it into a rollback on the server, and this call fails with that statement's error.
   */
  async commit(flow: Flow): Promise<void> {
    await this.settle()
    for (const { rows, flush } of this.#buffers.values()) if (rows.length) this.#later(flush(this, rows as never[]))
    for (const fact of this.#facts) for (const spec of flow(fact, this)) this.work.push(spec)
    if (this.work.length) this.#later(insertWork(this, this.work.splice(0)).then((written) => this.work.push(...written)))
    // One that fails before it is on the wire is seen within these turns: the server knows nothing of it and would commit the rest.
    for (let turn = 0; turn < 4; turn++) await null
    if (this.#writes.some((w) => w.failed)) await this.#written()
    const [, committed] = await inPipeline([this.#written(), this.connection.query('COMMIT')])
    // A statement failed and somebody swallowed its error: the server answers COMMIT by rolling back, without an error.
    if (committed.command === 'ROLLBACK') throw new RolledBack('the transaction was rolled back: one of its statements had failed')
  }
  committed(): void {
    for (const fn of this.#afterCommit) fn()
  }
}

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
        const clock = (
          await Promise.all([
            begin,
            connection.query('SELECT offset_ms, frozen_at FROM test_clocks WHERE account_id = $1', [tenant.accountId], database.namedStatements ? 'ivs_test_clock' : undefined),
          ])
        )[1].rows[0] as { offset_ms: number; frozen_at: number | null } | undefined
        if (clock) now = clock.frozen_at ?? wallNow + clock.offset_ms
      } else {
        // Pipelined: the first statement of fn is on the wire before this is answered, and fails with it.
        begin.catch(() => {})
      }
      const tx = new Tx({ connection, tenant, named: database.namedStatements, now, wallNow, random, react })
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
