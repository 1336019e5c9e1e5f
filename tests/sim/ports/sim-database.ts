import { createHash } from 'node:crypto'
import type { Connection, Database, DatabaseAnswer } from '../../../src/kernel/index.ts'
import { type Life, never, type Schedule, type Turn } from '../schedule.ts'

/**
 * What happens at a commit. `crash_before`: nothing is kept. `crash_after`: all is kept and nobody is told.
 * `serialization`: the server refuses it. `lost_before`, `lost_after`: the connection breaks, without or with the rows kept.
 */
export type CommitFault = 'crash_before' | 'crash_after' | 'serialization' | 'lost_before' | 'lost_after' | null

export type Statement = { text: string; values: readonly unknown[] | undefined }
/** Changes statements on their way: how a planted bug gets in. null leaves a statement out and answers with `rowCount` 1. */
export type Rewrite = (statement: Statement) => Statement | null

export type SimDatabaseOptions = {
  real: Database
  schedule: Schedule
  life: Life
  /** Asked at each commit of a transaction that may have written. */
  commitFault: (label: string) => CommitFault
  rewrite?: Rewrite | undefined
  /** A planted bug: a commit is answered before it is durable, so that a crash takes it back. */
  answerBeforeCommit?: boolean | undefined
  /** A planted bug: statements that run outside of the transaction they belong to. */
  aside?: { isAside: (text: string) => boolean; run: (text: string, values: readonly unknown[]) => Promise<unknown> } | undefined
  /** Told of every statement, for the history's hash. */
  seen: (text: string) => void
}

/** How long a process that answered too early lives on before its commit is gone with it. */
const ANSWERED_MS = 3

const digests = new Map<string, string>()
const short = (text: string): string => {
  let digest = digests.get(text)
  if (!digest) digests.set(text, (digest = createHash('sha256').update(text).digest('hex').slice(0, 8)))
  return digest
}
/** What sets a session to its tenant depends on which connection of the pool was free, and no row on it. */
const isSessionSetting = (text: string): boolean => text.startsWith('BEGIN') || text.startsWith('SELECT set_config')
/** The first words of a statement, for the log. */
const nameOf = (text: string): string => /(INSERT INTO|UPDATE|DELETE FROM|FROM)\s+([a-z_]+)/i.exec(text)?.[2] ?? text.slice(0, 20)

/**
 * The database as a simulated process sees it: the real one, a transaction at a time. Between transactions anything may
 * happen; within one, nothing else runs, so that one seed gives one history on a server whose speed nobody controls.
 */
export class SimDatabase implements Database {
  readonly namedStatements = true
  readonly #o: SimDatabaseOptions
  constructor(options: SimDatabaseOptions) {
    this.#o = options
  }
  async connect(): Promise<Connection> {
    const turn = await this.#o.schedule.enter(this.#o.life, 'database')
    return new SimConnection(this.#o, await this.#o.real.connect(), turn)
  }
  async close(): Promise<void> {}
}

class SimConnection implements Connection {
  readonly #o: SimDatabaseOptions
  readonly #real: Connection
  readonly #turn: Turn
  #inTransaction = false
  #running = 0
  #over = false
  #unanswered = 0
  #waiting: (() => void)[] = []
  #label = ''
  constructor(options: SimDatabaseOptions, real: Connection, turn: Turn) {
    this.#o = options
    this.#real = real
    this.#turn = turn
    options.life.onDeath(() => this.#buried())
  }
  get tenantKey(): string | undefined {
    return this.#real.tenantKey
  }
  set tenantKey(value: string | undefined) {
    this.#real.tenantKey = value
  }

  async query(text: string, values?: readonly unknown[], name?: string): Promise<DatabaseAnswer> {
    const { life } = this.#o
    if (life.dead || this.#over) return never()
    if (text.startsWith('BEGIN')) this.#inTransaction = true
    if (text === 'COMMIT') return this.#commit()
    if (text === 'ROLLBACK') this.#inTransaction = false
    const statement = this.#o.rewrite ? this.#o.rewrite({ text, values }) : { text, values }
    if (statement === null) return { rows: [], rowCount: 1 }
    if (!this.#label && !isSessionSetting(text)) this.#label = nameOf(text)
    if (!isSessionSetting(text)) this.#o.seen(`${short(statement.text)} ${statement.values === undefined ? '' : digestOf(statement.values)}`)
    this.#running++
    try {
      if (this.#o.aside?.isAside(text)) {
        await this.#o.aside.run(text, values ?? [])
        return { rows: [], rowCount: 1 }
      }
      const result = await this.#answered(this.#real.query(statement.text, statement.values, statement.text === text ? name : undefined))
      return life.dead ? never() : result
    } catch (error) {
      if (life.dead) return never()
      throw error
    } finally {
      this.#running--
      if (life.dead) this.#buried()
    }
  }

  /**
   * Statements asked for together are answered together, in their order. Whether the server's answers came in one packet or
   * in two would otherwise decide what is asked next, and one seed would give two histories on a busy machine.
   */
  async #answered(asked: Promise<DatabaseAnswer>): Promise<DatabaseAnswer> {
    this.#unanswered++
    const [settled] = await Promise.allSettled([asked])
    const told = new Promise<void>((tell) => this.#waiting.push(tell))
    if (--this.#unanswered === 0) for (const tell of this.#waiting.splice(0)) tell()
    await told
    if (settled.status === 'rejected') throw settled.reason
    return settled.value
  }

  async #commit(): Promise<DatabaseAnswer> {
    const { life, schedule } = this.#o
    const fault = this.#o.commitFault(this.#label)
    if (fault) schedule.log(`  commit of ${this.#label}: ${fault}`)
    const undone = fault === 'crash_before' || fault === 'serialization' || fault === 'lost_before' || (fault === 'crash_after' && this.#o.answerBeforeCommit)
    this.#running++
    try {
      const answer = await this.#real.query(undone ? 'ROLLBACK' : 'COMMIT')
      this.#inTransaction = false
      if (!fault) return life.dead ? never() : answer
    } finally {
      this.#running--
    }
    if (fault === 'crash_after' && this.#o.answerBeforeCommit) {
      schedule.at(schedule.now + ANSWERED_MS, () => life.die())
      return { rows: [], rowCount: 0, command: 'COMMIT' }
    }
    if (fault === 'crash_before' || fault === 'crash_after') {
      life.die()
      return never()
    }
    if (fault === 'serialization') throw Object.assign(new Error('could not serialize access due to concurrent update'), { code: '40001', severity: 'ERROR' })
    throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
  }

  release(_broken?: boolean): void {
    if (this.#over) return
    this.#over = true
    this.#real.release(this.#inTransaction)
    this.#turn.end()
  }

  /** The server ends the session of a process that has died, with what it had not committed. */
  #buried(): void {
    if (this.#over || this.#running > 0) return
    this.#over = true
    const giveBack = () => {
      this.#real.tenantKey = undefined
      this.#real.release(false)
      this.#turn.end()
    }
    this.#real.query('ROLLBACK').then(giveBack, () => {
      this.#real.release(true)
      this.#turn.end()
    })
  }
}

function digestOf(values: readonly unknown[]): string {
  const hash = createHash('sha1')
  for (const value of values) hash.update(Buffer.isBuffer(value) || value instanceof Uint8Array ? value : typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')).update('\0')
  return hash.digest('hex').slice(0, 10)
}
