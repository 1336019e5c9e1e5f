import { claimTestTimers, claimWork, isTimerQueue, type Job } from './claim.ts'
import { TEST_TIMER_QUEUE } from './enqueue.ts'
import { DomainError } from './errors.ts'
import type { Log } from './log.ts'
import type { Random } from './random.ts'
import type { Time } from './time.ts'
import type { Store, Tx } from './transaction.ts'

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

/** The lease of this attempt ran out and another took the work over; nothing of this attempt may be kept. */
export class LeaseLost extends Error {}

/** Ends jobs of one tenant inside the transaction of their effects: gone, or due again when more came in meanwhile. */
export async function completeWork(tx: Tx, ...jobs: Job[]): Promise<void> {
  // An ask that commits while the first statement waits for its row lock is news that only a second statement sees.
  const lost = await endOrRepeat(tx, await endOrRepeat(tx, jobs))
  if (lost[0]) throw new LeaseLost(`${lost[0].kind} ${lost[0].key}`)
}

/** The jobs that were neither ended nor put back. In the order of their keys, so that two transactions cannot wait on each other. */
async function endOrRepeat(tx: Tx, jobs: readonly Job[]): Promise<Job[]> {
  if (!jobs.length) return []
  const sorted = jobs.map((job) => ({ job, name: `${job.kind} ${job.key}` })).sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ job }) => job)
  const ended = await tx.rows<{ kind: string; key: string }>(
    `WITH job AS (SELECT * FROM unnest($3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[]) AS j(kind, key, token, generation, queue_now)),
     gone AS (DELETE FROM work w USING job j WHERE w.account_id = $1 AND w.mode = $2 AND w.kind = j.kind AND w.key = j.key AND w.lease_token = j.token AND w.generation = j.generation RETURNING w.kind, w.key),
     again AS (UPDATE work w SET lease_token = NULL, attempts = 0, due_at = COALESCE(w.next_due_at, j.queue_now), next_due_at = NULL FROM job j
       WHERE w.account_id = $1 AND w.mode = $2 AND w.kind = j.kind AND w.key = j.key AND w.lease_token = j.token AND w.generation > j.generation
         AND NOT EXISTS (SELECT 1 FROM gone g WHERE g.kind = w.kind AND g.key = w.key) RETURNING w.kind, w.key)
     SELECT kind, key FROM gone UNION ALL SELECT kind, key FROM again`,
    [tx.accountId, tx.mode, sorted.map((j) => j.kind), sorted.map((j) => j.key), sorted.map((j) => j.token), sorted.map((j) => j.generation), sorted.map((j) => queueNow(tx, j))],
  )
  const names = new Set(ended.map((e) => `${e.kind} ${e.key}`))
  return sorted.filter((job) => !names.has(`${job.kind} ${job.key}`))
}

/**
 * Whether a timer was claimed before its moment, as this transaction sees the time: a clock was set back since. It is put
 * back to wait, since a handler that finds nothing due yet would end it for good.
 */
export async function putBackEarly(tx: Tx, job: Job): Promise<boolean> {
  if (!isTimerQueue(job.queue) || tx.now >= job.dueAt) return false
  await tx.count(
    `UPDATE work SET lease_token = NULL, attempts = GREATEST(attempts - 1, 0), due_at = COALESCE(next_due_at, $6), next_due_at = NULL
     WHERE account_id = $1 AND mode = $2 AND kind = $3 AND key = $4 AND lease_token = $5`,
    [job.tenant.accountId, job.tenant.mode, job.kind, job.key, job.token, job.dueAt],
  )
  return true
}

/** Timers wait in the tenant's time, everything else in wall time. */
const queueNow = (tx: Tx, job: Job): number => (isTimerQueue(job.queue) ? tx.now : tx.wallNow)

/**
 * Puts a failed attempt back at its next time, or, where `retryAt` is null, among the dead with its reason; true when it
 * died. What was asked for again meanwhile is new work: it starts over at its own time and does not die of the old one.
 */
export async function failWork(tx: Tx, job: Job, reason: string, retryAt: number | null): Promise<boolean> {
  const keys = [job.tenant.accountId, job.tenant.mode, job.kind, job.key, job.token]
  const again = retryAt ?? queueNow(tx, job)
  const put = await tx.count(
    `UPDATE work SET lease_token = NULL, last_error = $8, next_due_at = NULL, attempts = CASE WHEN generation > $6 THEN 0 ELSE attempts END,
       due_at = CASE WHEN next_due_at IS NULL THEN $7 WHEN replace_due THEN next_due_at ELSE LEAST(next_due_at, $7) END
     WHERE account_id = $1 AND mode = $2 AND kind = $3 AND key = $4 AND lease_token = $5 AND ($9 OR generation > $6)`,
    [...keys, job.generation, Math.floor(again), reason, retryAt !== null],
  )
  if (put || retryAt !== null) return false
  const died = await tx.count(
    `WITH gone AS (DELETE FROM work WHERE account_id = $1 AND mode = $2 AND kind = $3 AND key = $4 AND lease_token = $5 RETURNING *)
     INSERT INTO dead_work (account_id, mode, kind, key, died_at, queue, payload, attempts, reason)
     SELECT account_id, mode, kind, key, $6, queue, payload, attempts, $7 FROM gone ON CONFLICT DO NOTHING`,
    [...keys, tx.wallNow, reason],
  )
  return died > 0
}

/**
 * Keeps the lease of work whose length is not known beforehand, renewing it at a third of its time; the returned function
 * lets go. A lease that was lost meanwhile is not taken back.
 */
export function holdLease(context: { store: Store; time: Time; log: Log }, job: Job, leaseMs: number): () => void {
  const { store, time, log } = context
  let held = true
  let stop: () => void
  const wait = (): void => {
    stop = time.after(leaseMs / 3, renew)
  }
  const renew = (): void => {
    const until = Math.floor(time.now() + leaseMs)
    const keys = [job.tenant.accountId, job.tenant.mode, job.kind, job.key, job.token]
    store
      .tx(job.tenant, (tx) => tx.count('UPDATE work SET due_at = $6 WHERE account_id = $1 AND mode = $2 AND kind = $3 AND key = $4 AND lease_token = $5', [...keys, until]))
      .catch((error) => log.warn({ unit: 'lease', kind: job.kind, key: job.key, error: String(error) }))
      .finally(() => held && wait())
  }
  wait()
  return () => {
    held = false
    stop()
  }
}

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
  #stopped = true
  #sequence = 0
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
      if (!this.#stopped) this.#timers.push(this.#o.time.after(this.#o.queues[queue]!.pollMs * (0.75 + this.#o.random.float() / 2), () => this.#poll(queue)))
      if (this.#timers.length > 64) this.#timers = this.#timers.slice(-32)
    })
  }

  async #fill(queue: string): Promise<void> {
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
        if (jobs.length > 0) this.#again.add(queue)
      } while (this.#again.has(queue))
    } catch (error) {
      this.#o.log.warn({ unit: 'claim', queue, error: String(error) })
    } finally {
      this.#claiming.set(queue, false)
    }
  }

  #claim(queue: string, limit: number): Promise<Job[]> {
    const { leaseMs, perAccount, ahead } = this.#o.queues[queue]!
    const claim = queue === TEST_TIMER_QUEUE ? claimTestTimers : claimWork
    const token = `${this.#name}-${this.#sequence++}`
    return claim(this.#o.store, { queue, now: this.#o.time.now(), leaseMs, limit, perAccount, ahead: ahead !== undefined, token, running: this.#running.get(queue) ?? new Map() })
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

  /** One attempt, with its one log line. Never throws: a failure is recorded on the work. */
  async runJob(job: Job): Promise<void> {
    const { store, time, log, context } = this.#o
    const started = time.now()
    const line = this.#lineOf(job, started)
    const kind = this.#kinds.get(job.kind)
    try {
      if (!kind) throw new DomainError('unknown_work', `no handler for ${job.kind}`)
      if (kind.whenDead && job.attempts > kind.retryAfterMs.length + 1) throw new DomainError('given_up', 'earlier attempts ended without a word')
      await kind.run(context, job)
      log.info({ ...line, took_ms: time.now() - started, outcome: 'done' })
    } catch (error) {
      if (error instanceof LeaseLost) {
        log.warn({ ...line, outcome: 'lease_lost' })
        return
      }
      const wait = kind?.retryAfterMs[job.attempts - 1]
      const reason = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 2000) : String(error)
      log[wait === undefined ? 'error' : 'warn']({ ...line, took_ms: time.now() - started, outcome: wait === undefined ? 'dead' : 'retry', error: reason, stack: wait === undefined && error instanceof Error ? error.stack : undefined })
      const record = async (tx: Tx): Promise<void> => {
        const died = await failWork(tx, job, reason, wait === undefined ? null : queueNow(tx, job) + wait)
        if (died) await kind?.whenDead?.(tx, context, job)
      }
      await store.tx(job.tenant, record).catch((e) => log.error({ ...line, outcome: 'not_recorded', error: String(e) }))
    }
  }
}

const remember = <T>(map: Map<string, T>, key: string, value: T): T => {
  map.set(key, value)
  return value
}
