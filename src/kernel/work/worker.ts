import { bringForward, claimTestTimers, claimWork, isTimerQueue, type Job } from './claim.ts'
import { TEST_TIMER_QUEUE } from './enqueue.ts'
import { JobRunner, type RunnerOptions } from './job-runner.ts'
import type { Random } from '../random.ts'

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
/** A clock that reads so much less than before was set back; less than that is the drift that is put right all the time. */
const SET_BACK_MS = 1_000

export type WorkerOptions<Context> = RunnerOptions<Context> & { random: Random; queues: Record<string, QueueOptions> }

/** Claims due work and runs it. Any number of workers may share a database. */
export class Worker<Context> {
  readonly #o: WorkerOptions<Context>
  readonly #runner: JobRunner<Context>
  readonly #running = new Map<string, Map<string, number>>()
  readonly #inFlight = new Set<Promise<void>>()
  /** Claimed and not yet begun: jobs that run as one, by queue. */
  readonly #waiting = new Map<string, Job[][]>()
  /** Queues of which the last claim took as much as it may: more is due. */
  readonly #behind = new Set<string>()
  readonly #claiming = new Map<string, boolean>()
  readonly #again = new Set<string>()
  #timers: (() => void)[] = []
  /** Of each queue's `pollMs`, until it is polled next. */
  readonly #pollShare = new Map<string, number>()
  #stopped = true
  #sequence = 0
  /** What the clock read last. */
  #read = 0
  /** Which worker this is: its leases bear it, and so does its presence. */
  readonly name: string

  constructor(options: WorkerOptions<Context>) {
    this.#o = options
    this.#runner = new JobRunner(options)
    this.name = `w${Buffer.from(options.random.bytes(6)).toString('hex')}`
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
    for (const job of jobs) await this.#runner.runJob(job)
    return jobs.length
  }

  /** One attempt at a job that somebody claimed for it. */
  runJob(job: Job): Promise<void> {
    return this.#runner.runJob(job)
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
        if (this.#stopped || !this.#hasRoom(queue)) return
        const limit = Math.max(options.concurrency - this.#count(queue), options.ahead ?? 0)
        const jobs = await this.#claim(queue, limit)
        this.#waiting.set(queue, [...(this.#waiting.get(queue) ?? []), ...this.#unite(jobs)])
        if (jobs.length >= limit && options.ahead !== undefined) this.#behind.add(queue)
        else this.#behind.delete(queue)
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
    const token = `${this.name}-${this.#sequence++}`
    return claim(this.#o.store, { queue, now, leaseMs, limit, perAccount, ahead: ahead !== undefined, token, running: this.#running.get(queue) ?? new Map() })
  }

  /** Whether to claim: what waits here is on its way. Where more is known to be due, the next is claimed while the last of it runs, so that neither stands still. */
  #hasRoom(queue: string): boolean {
    const { concurrency } = this.#o.queues[queue]!
    const waiting = this.#waiting.get(queue)?.length ?? 0
    return this.#behind.has(queue) ? waiting < concurrency : waiting === 0 && this.#count(queue) < concurrency
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
      const unit = this.#runner.mayShare(job) ? open.get(name) : undefined
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
    const done = this.#runner.runTogether(jobs).finally(() => {
      const left = running.get(account)! - 1
      if (left) running.set(account, left)
      else running.delete(account)
      this.#inFlight.delete(done)
      this.#launchWaiting(queue)
      if (!this.#stopped && this.#hasRoom(queue)) void this.#fill(queue)
    })
    this.#inFlight.add(done)
  }
}

const remember = <T>(map: Map<string, T>, key: string, value: T): T => {
  map.set(key, value)
  return value
}
