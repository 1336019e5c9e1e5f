import { type Connection, inPipeline, Query, RolledBack } from './db.ts'
import { type Fact, type Flow, insertWork, type Reaction, type WorkSpec } from '../work/enqueue.ts'
import { Lane, Lanes } from './lanes.ts'
import type { Random } from '../random.ts'
import type { Tenant } from './tenant.ts'

type TxOptions = { connection: Connection; tenant: Tenant; named: boolean; now: number; wallNow: number; clock: () => number; random: Random; react?: Reaction | undefined }

/** One transaction of one tenant. Facts, work and buffered rows are written by its commit, in one go with its rows. */
export class Tx extends Query {
  /** The tenant's time in milliseconds: wall time in live mode, the test clock's in test mode. */
  readonly now: number
  #wallNow: number
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
    this.#wallNow = options.wallNow
  }
  /** Wall time of its beginning, and from a lock on that of the newest lock: what waited for each other is dated in the order in which it took effect. */
  get wallNow(): number {
    return this.#wallNow
  }
  /**
   * Several pieces of work in this one transaction, side by side: what they read at the same moment travels together, and what
   * one locks the others wait for. Fails when any fails, once all have ended; all of it is then undone with the transaction.
   */
  async sideBySide<T>(pieces: readonly ((tx: Tx) => Promise<T>)[]): Promise<T[]> {
    if (this.#lane) throw new Error('lanes have no lanes')
    await this.settle()
    const lanes = new Lanes(this.connection, this.#own.named, pieces.length)
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
    const row = this.#lane ? await this.#lane.lanes.lock(this.#lane.lane, key, lockMany) : ((await lockMany([key])).get(key) ?? null)
    this.#wallNow = Math.max(this.#wallNow, this.#own.clock())
    return row
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
  #sendCollected(): void {
    for (const { rows, flush } of this.#buffers.values()) if (rows.length) this.#later(flush(this, rows as never[]))
    if (this.work.length) this.#later(insertWork(this, this.work.splice(0)).then((written) => this.work.push(...written)))
  }
  /** Sends what was collected, all of it in this turn, where another commits: this is a part of a transaction of several tenants. */
  async sendAll(): Promise<void> {
    if (this.#facts.length) throw new Error('what follows from a fact asks for more, and so has a transaction of its own')
    this.#sendCollected()
    await this.#written()
  }
  /**
   * Writes what was collected and commits, in one pipeline. Called once, last, by the store. A statement that fails turns the
   * COMMIT behind it into a rollback on the server, and this call fails with that statement's error.
   */
  async commit(flow: Flow): Promise<void> {
    await this.settle()
    for (const fact of this.#facts) for (const spec of flow(fact, this)) this.work.push(spec)
    this.#sendCollected()
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
