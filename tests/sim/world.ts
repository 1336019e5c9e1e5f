import type pg from 'pg'
import { createAccount } from '../../src/accounts/index.ts'
import type { Database, QueueOptions } from '../../src/kernel/index.ts'
import type { OutgoingMail } from '../../src/outreach/mail/outgoing-mail.ts'
import type { Faults } from './faults.ts'
import { SimDisk } from './ports/sim-blobs.ts'
import type { Rewrite } from './ports/sim-database.ts'
import type { SimHooks } from './ports/sim-hooks.ts'
import type { SentMail } from './ports/sim-mail.ts'
import { Life, Schedule } from './schedule.ts'
import { type SimProcess, startProcess } from './sim-process.ts'

/** Bugs that a test plants through the ports; the service's own code is never changed. */
export type PlantedBugs = {
  rewrite?: Rewrite
  answerBeforeCommit?: boolean
  queues?: Record<string, Partial<QueueOptions>>
  keepBlobsLazily?: boolean
  /** Events are written at once, by a connection of their own, whatever becomes of the transaction. */
  eventsOutsideOfTransactions?: boolean
  /** The client forgets its key when it asks again. */
  clientForgetsKey?: boolean
}
export type WorldOptions = { seed: string; real: Database; admin: pg.Client; faults: Faults; processes: number; bugs?: PlantedBugs; keepLines?: boolean; startAt?: number }

/** Monday morning in New York, in a month whose logs lie in the default partition. */
export const START_AT = Date.parse('2026-03-02T15:00:00Z')
const RESTART_MS = 3_000
const POLL_MS = 500
const POLL_MS_MAX = 60_000

/** One history: processes of the service on shared ports, and all that is outside of it. */
export class World {
  readonly seed: string
  readonly schedule: Schedule
  readonly faults: Faults
  readonly real: Database
  readonly admin: pg.Client
  readonly bugs: PlantedBugs
  readonly disk = new SimDisk()
  readonly hooks: SimHooks = { received: [] }
  readonly sent: SentMail[] = []
  readonly said: string[] = []
  readonly processes: (SimProcess | null)[] = []
  readonly outside = new Life('outside', false)
  accountId = ''
  crashes = 0
  /** Commits that failed or were not heard of, and bytes that could not be kept: what was done outside before them may be done again. */
  commitsFailed = 0
  onMail: (mail: OutgoingMail) => void = () => {}
  readonly #wanted: number
  readonly #runs: number[] = []
  readonly #polled = new Map<string, { at: number; due: number; waitMs: number }>()
  #resting: { forMs: number; resolve: () => void }[] = []

  constructor(options: WorldOptions) {
    this.seed = options.seed
    this.faults = options.faults
    this.real = options.real
    this.admin = options.admin
    this.bugs = options.bugs ?? {}
    this.disk.keepLazily = this.bugs.keepBlobsLazily ?? false
    this.#wanted = options.processes
    this.schedule = new Schedule({ now: options.startAt ?? START_AT, chooser: options.faults, ...(options.keepLines && { keepLines: true }) })
  }

  mailArrived(mail: OutgoingMail): void {
    this.onMail(mail)
  }
  /** A process that lives, or null while all are down. */
  get alive(): SimProcess[] {
    return this.processes.filter((p): p is SimProcess => p !== null && !p.life.dead)
  }
  /** Nothing goes on for at least `forMs`: what is left waits for time. */
  rest(forMs = 3_600_000): Promise<void> {
    return new Promise((resolve) => this.#resting.push({ forMs, resolve }))
  }
  wait(ms: number): Promise<void> {
    return this.schedule.wait(this.outside, ms)
  }

  #start(index: number): void {
    const run = (this.#runs[index] = (this.#runs[index] ?? -1) + 1)
    const process = startProcess(this, index, run)
    this.processes[index] = process
    process.life.onDeath(() => {
      this.crashes++
      this.processes[index] = null
      this.schedule.at(this.schedule.now + RESTART_MS, () => this.#start(index))
    })
  }

  /** Runs the story to its end, then on until `untilMs` after it, then nothing but what is still due. */
  async run(story: (world: World) => Promise<void>, afterMs: number): Promise<void> {
    await this.#makeAccount()
    for (let i = 0; i < this.#wanted; i++) this.#start(i)
    let over = false
    let failure: unknown = null
    story(this).then(
      () => (over = true),
      (error) => ((over = true), (failure = error)),
    )
    let endAt = Infinity
    for (;;) {
      if (await this.schedule.stepOnce()) continue
      if (failure) throw failure
      if (over && endAt === Infinity) {
        endAt = this.schedule.now + afterMs
        this.faults.end()
      }
      const due = await this.#dueQueues()
      if (this.#wake(due)) continue
      const next = Math.min(this.schedule.nextPlanned, this.#nextLook(due))
      const resting = this.#resting.findIndex((r) => next > this.schedule.now + r.forMs)
      if (resting >= 0) {
        this.#resting.splice(resting, 1)[0]!.resolve()
        continue
      }
      if (next > endAt || next === Infinity) {
        if (over) break
        throw new Error('the story waits for something that will not come')
      }
      this.schedule.now = Math.max(this.schedule.now, next)
      this.schedule.runPlanned(this.schedule.now)
    }
    for (const process of this.alive) process.life.onDeath(() => {})
  }

  async #makeAccount(): Promise<void> {
    // Made before the history begins, by a process without faults.
    const { SeededRandom } = await import('./seeded-random.ts')
    const { Ids, Secrets, Store } = await import('../../src/kernel/index.ts')
    const random = new SeededRandom(`${this.seed} account`)
    const time = { now: () => this.schedule.now, sleep: async () => {}, after: () => () => {} }
    const store = new Store({ database: this.real, time, random, flow: () => [] })
    const account = await createAccount({ store, random, time, ids: new Ids(time, random), secrets: new Secrets(Buffer.alloc(32, 7), random) } as never, { name: 'Simulated account' })
    this.accountId = account.account_id
  }

  /** Each queue with its earliest due moment, in wall time. */
  async #dueQueues(): Promise<{ queue: string; due: number }[]> {
    const { rows } = await this.admin.query<{ queue: string; due: number }>({
      name: 'sim_due',
      text: `SELECT w.queue, min(w.due_at - CASE WHEN w.queue = 'test-timer' THEN COALESCE(c.offset_ms, 0) ELSE 0 END)::bigint AS due
             FROM work w LEFT JOIN test_clocks c USING (account_id) WHERE w.account_id = $1 GROUP BY w.queue ORDER BY w.queue`,
      values: [this.accountId],
    })
    return rows.map((r) => ({ queue: r.queue, due: Number(r.due) }))
  }

  /** What polling does: every worker looks into a queue that has due work. One that finds nothing to take looks again later. */
  #wake(due: { queue: string; due: number }[]): boolean {
    const now = this.schedule.now
    const queues = new Set<string>()
    for (const { queue, due: at } of due) {
      if (at > now + this.faults.rates.skewMs) continue
      const polled = this.#polled.get(queue)
      if (polled && polled.due === at && now < polled.at + polled.waitMs) continue
      this.#polled.set(queue, { at: now, due: at, waitMs: polled?.due === at ? Math.min(polled.waitMs * 2, POLL_MS_MAX) : POLL_MS })
      queues.add(queue)
    }
    if (!queues.size || !this.alive.length) return false
    for (const process of this.alive) process.worker.wake(queues)
    return true
  }
  #nextLook(due: { queue: string; due: number }[]): number {
    const now = this.schedule.now
    let next = Infinity
    for (const { queue, due: at } of due) {
      const polled = this.#polled.get(queue)
      next = Math.min(next, at > now + this.faults.rates.skewMs ? at - this.faults.rates.skewMs : polled ? polled.at + polled.waitMs : now)
    }
    return Math.max(next, now + 1)
  }
}
