import { bringForward, claimTestTimers, claimWork, isTimerQueue, type Job } from './claim.ts'
import { TEST_TIMER_QUEUE } from './enqueue.ts'
import { DomainError } from './errors.ts'
import { completeWork, failWork, LeaseLost, putBack, putBackEarly, queueNow } from './end-work.ts'
import type { Log } from './log.ts'
import type { Random } from './random.ts'
import type { Time } from './time.ts'
import type { Store } from './store.ts'
import type { Tx } from './transaction.ts'

/** How one kind of work is done. `run` ends by finishing the job in the transaction that holds its effects. */
export type JobKind<Context> = {
  kind: string
  queue: string
  /** Waits before attempt 2, 3, …, in milliseconds; after the last one the work is dead-lettered with its reason. */
  retryAfterMs: readonly number[]
  run: (context: Context, job: Job) => Promise<void>
  /** What `run` does but its end, inside a transaction that several jobs of this kind and tenant share, each in a lane. Only for work that locks the insured before it reads what it changes. */
  together?: (tx: Tx, context: Context, job: Job) => Promise<unknown>
  /** Says what follows when the last attempt has failed, in the transaction that sets the work aside. Such work is also given up when its attempts keep ending without a word. */
  whenDead?: (tx: Tx, context: Context, job: Job) => Promise<void>
}
export type QueueOptions = {
  /** How many run at a time here, jobs that share a transaction counting as one. */
  concurrency: number
  perAccount: number
  leaseMs: number
  pollMs: number
  /** How many are claimed at once when more is due than can run: they are short, and wait here for less than their lease. */
  ahead?: number
}
/** What one transaction does for so many jobs keeps others waiting for their insureds' locks. */
const TOGETHER_MAX = 32
/** The share of `pollMs` after which a queue that had work is polled again; twice that each time it has none. */
const SOONEST_POLL = 1 / 8
/** Work of a kind that only another version of the service knows, as in a rolling upgrade, waits so long for that version. */
const UNKNOWN_KIND_MS = 60_000
/** A clock that reads so much less than before was set back; less than that is the drift that is put right all the time. */
const SET_BACK_MS = 1_000

export type WorkerOptions<Context> = {
  store: Store
  time: Time
  random: Random
  log: Log
  context: Context
  kinds: readonly JobKind<Context>[]
  queues: Record<string, QueueOptions>
}

/** Claims due work and runs it. Any number of workers may share a database. */
export class Worker<Context> {
  readonly #o: WorkerOptions<Context>
  readonly #kinds: Map<string, JobKind<Context>>
  readonly #running = new Map<string, Map<string, number>>()
  readonly #inFlight = new Set<Promise<void>>()
  /** Claimed and not yet begun: jobs that run as one, by queue. */
  readonly #waiting = new Map<string, Job[][]>()
  readonly #claiming = new Map<string, boolean>()
  readonly #again = new Set<string>()
  #timers: (() => void)[] = []
  /** Of each queue's `pollMs`, until it is polled next. */
  readonly #pollShare = new Map<string, number>()
  #stopped = true
  #sequence = 0
  /** What the clock read last. */
  #read = 0
  readonly #name: string

  constructor(options: WorkerOptions<Context>) {
    this.#o = options
    this.#kinds = new Map(options.kinds.map((k) => [k.kind, k]))
    this.#name = Buffer.from(options.random.bytes(6)).toString('hex')
  }

  start(): void {
    this.#stopped = false
    for (const queue of Object.keys(this.#o.queues)) this.#poll(queue)
  }

  /** Stops claiming and waits for what runs. */
  async stop(): Promise<void> {
    this.#stopped = true
    for (const cancel of this.#timers) cancel()
    this.#timers = []
    while (this.#inFlight.size) await Promise.allSettled([...this.#inFlight])
  }

  wake(queues: ReadonlySet<string>): void {
    if (!this.#stopped) for (const queue of queues) void this.#fill(queue)
  }

  /** Claims and runs what is due in one queue now, and says how many; for one-shot use and the simulator. */
  async runDue(queue: string, limit = 1): Promise<number> {
    const jobs = await this.#claim(queue, limit)
    for (const job of jobs) await this.runJob(job)
    return jobs.length
  }

  #poll(queue: string): void {
    if (this.#stopped) return
    void this.#fill(queue).finally(() => {
      if (!this.#stopped) this.#timers.push(this.#o.time.after(this.#untilNextPoll(queue), () => this.#poll(queue)))
      if (this.#timers.length > 64) this.#timers = this.#timers.slice(-32)
    })
  }

  /** Where there was work there will be more, and other processes that ask for it wake nobody here: soon at first, then ever later. */
  #untilNextPoll(queue: string): number {
    const share = this.#pollShare.get(queue) ?? 1
    this.#pollShare.set(queue, Math.min(1, share * 2))
    return this.#o.queues[queue]!.pollMs * share * (0.75 + this.#o.random.float() / 2)
  }

  /** What is being claimed counts as under way: it is done before a stop ends. */
  #fill(queue: string): Promise<void> {
    const filling = this.#claimAndLaunch(queue).finally(() => this.#inFlight.delete(filling))
    this.#inFlight.add(filling)
    return filling
  }

  async #claimAndLaunch(queue: string): Promise<void> {
    const options = this.#o.queues[queue]
    if (!options) return
    if (this.#claiming.get(queue)) {
      this.#again.add(queue)
      return
    }
    this.#claiming.set(queue, true)
    try {
      do {
        this.#again.delete(queue)
        this.#launchWaiting(queue)
        const free = options.concurrency - this.#count(queue)
        if (free <= 0 || this.#stopped) return
        const jobs = await this.#claim(queue, Math.max(free, options.ahead ?? 0))
        this.#waiting.set(queue, this.#unite(jobs))
        if (jobs.length > 0) {
          this.#again.add(queue)
          this.#pollShare.set(queue, SOONEST_POLL)
        }
      } while (this.#again.has(queue))
    } catch (error) {
      this.#o.log.warn({ unit: 'claim', queue, error: String(error) })
    } finally {
      this.#claiming.set(queue, false)
    }
  }

  async #claim(queue: string, limit: number): Promise<Job[]> {
    const now = this.#o.time.now()
    const wasSetBack = now < this.#read - SET_BACK_MS
    this.#read = now
    if (wasSetBack) await bringForward(this.#o.store, Object.keys(this.#o.queues).filter((q) => !isTimerQueue(q)), now)
    const { leaseMs, perAccount, ahead } = this.#o.queues[queue]!
    const claim = queue === TEST_TIMER_QUEUE ? claimTestTimers : claimWork
    const token = `${this.#name}-${this.#sequence++}`
    return claim(this.#o.store, { queue, now, leaseMs, limit, perAccount, ahead: ahead !== undefined, token, running: this.#running.get(queue) ?? new Map() })
  }

  #count(queue: string): number {
    let n = 0
    for (const v of this.#running.get(queue)?.values() ?? []) n += v
    return n
  }

  /** Jobs in the order they were claimed in, those that may share a transaction side by side. */
  #unite(jobs: readonly Job[]): Job[][] {
    const units: Job[][] = []
    const open = new Map<string, Job[]>()
    for (const job of jobs) {
      const name = `${job.kind} ${job.tenant.accountId} ${job.tenant.mode}`
      const unit = this.#kinds.get(job.kind)?.together && job.attempts === 1 ? open.get(name) : undefined
      if (unit && unit.length < TOGETHER_MAX) unit.push(job)
      else units.push(remember(open, name, [job]))
    }
    return units
  }

  #launchWaiting(queue: string): void {
    const waiting = this.#waiting.get(queue) ?? []
    while (waiting.length && this.#count(queue) < this.#o.queues[queue]!.concurrency) this.#launch(queue, waiting.shift()!)
  }

  #launch(queue: string, jobs: Job[]): void {
    const running = this.#running.get(queue) ?? new Map<string, number>()
    this.#running.set(queue, running)
    const account = jobs[0]!.tenant.accountId
    running.set(account, (running.get(account) ?? 0) + 1)
    const done = this.#runUnit(jobs).finally(() => {
      const left = running.get(account)! - 1
      if (left) running.set(account, left)
      else running.delete(account)
      this.#inFlight.delete(done)
      this.#launchWaiting(queue)
      if (!this.#stopped && !this.#waiting.get(queue)?.length) void this.#fill(queue)
    })
    this.#inFlight.add(done)
  }

  /** Jobs side by side in one transaction; where that fails, nothing of it happened and each goes alone. */
  async #runUnit(jobs: Job[]): Promise<void> {
    const together = this.#kinds.get(jobs[0]!.kind)?.together
    if (jobs.length > 1 && together) {
      const { store, time, log, context } = this.#o
      const started = time.now()
      try {
        await store.tx(jobs[0]!.tenant, async (tx) => {
          const due: Job[] = []
          for (const job of jobs) if (!(await putBackEarly(tx, job))) due.push(job)
          await tx.sideBySide(due.map((job) => (lane: Tx) => together(lane, context, job)))
          await completeWork(tx, ...due)
        })
        for (const job of jobs) log.info({ ...this.#lineOf(job, started), took_ms: time.now() - started, together: jobs.length, outcome: 'done' })
        return
      } catch (error) {
        log.info({ unit: 'jobs', kind: jobs[0]!.kind, together: jobs.length, took_ms: time.now() - started, outcome: 'apart', error: String(error) })
      }
    }
    for (const job of jobs) await this.runJob(job)
  }

  #lineOf(job: Job, started: number): Record<string, unknown> {
    return { unit: 'job', kind: job.kind, key: job.key, account: job.tenant.accountId, mode: job.tenant.mode, attempt: job.attempts, waited_ms: Math.max(0, started - job.enqueuedAt) }
  }

  async #leaveToOthers(job: Job, line: Record<string, unknown>): Promise<void> {
    const { store, log } = this.#o
    log.error({ ...line, outcome: 'unknown_kind', error: `this version of the service has no handler for "${job.kind}"; the work waits for one that has` })
    await store.tx(job.tenant, (tx) => putBack(tx, job, queueNow(tx, job) + UNKNOWN_KIND_MS)).catch((e) => log.error({ ...line, outcome: 'not_recorded', error: String(e) }))
  }

  /** One attempt, with its one log line. Never throws: a failure is recorded on the work. */
  async runJob(job: Job): Promise<void> {
    const { store, time, log, context } = this.#o
    const started = time.now()
    const line = this.#lineOf(job, started)
    const kind = this.#kinds.get(job.kind)
    if (!kind) return this.#leaveToOthers(job, line)
    try {
      if (kind.whenDead && job.attempts > kind.retryAfterMs.length + 1) throw new DomainError('given_up', 'earlier attempts ended without a word')
      await kind.run(context, job)
      log.info({ ...line, took_ms: time.now() - started, outcome: 'done' })
    } catch (error) {
      if (error instanceof LeaseLost) {
        log.warn({ ...line, outcome: 'lease_lost' })
        return
      }
      const wait = kind.retryAfterMs[job.attempts - 1]
      const reason = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 2000) : String(error)
      log[wait === undefined ? 'error' : 'warn']({ ...line, took_ms: time.now() - started, outcome: wait === undefined ? 'dead' : 'retry', error: reason, stack: wait === undefined && error instanceof Error ? error.stack : undefined })
      const record = async (tx: Tx): Promise<void> => {
        const died = await failWork(tx, job, reason, wait === undefined ? null : queueNow(tx, job) + wait)
        if (died) await kind.whenDead?.(tx, context, job)
      }
      await store.tx(job.tenant, record).catch((e) => log.error({ ...line, outcome: 'not_recorded', error: String(e) }))
    }
  }
}

const remember = <T>(map: Map<string, T>, key: string, value: T): T => {
  map.set(key, value)
  return value
}
