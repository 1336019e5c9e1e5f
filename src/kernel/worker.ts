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
  /** Says what follows when the last attempt has failed, in the transaction that sets the work aside. Such work is also given up when its attempts keep ending without a word. */
  whenDead?: (tx: Tx, context: Context, job: Job) => Promise<void>
}
export type QueueOptions = { concurrency: number; perAccount: number; leaseMs: number; pollMs: number }

/** The lease of this attempt ran out and another took the work over; nothing of this attempt may be kept. */
export class LeaseLost extends Error {}

/** Ends a job inside the transaction of its effects: gone, or due again when more came in meanwhile. */
export async function completeWork(tx: Tx, job: Job): Promise<void> {
  // An ask that commits while the first statement waits for its row lock is news that only a second statement sees.
  if (!(await endOrRepeat(tx, job)) && !(await endOrRepeat(tx, job))) throw new LeaseLost(`${job.kind} ${job.key}`)
}

const endOrRepeat = (tx: Tx, job: Job): Promise<object | null> =>
  tx.maybe(
    `WITH gone AS (DELETE FROM work WHERE account_id = $1 AND mode = $2 AND kind = $3 AND key = $4 AND lease_token = $5 AND generation = $6 RETURNING 1),
     again AS (UPDATE work SET lease_token = NULL, attempts = 0, due_at = COALESCE(next_due_at, $7), next_due_at = NULL
       WHERE account_id = $1 AND mode = $2 AND kind = $3 AND key = $4 AND lease_token = $5 AND generation > $6 AND NOT EXISTS (SELECT 1 FROM gone) RETURNING 1)
     SELECT true AS gone FROM gone UNION ALL SELECT false FROM again`,
    [job.tenant.accountId, job.tenant.mode, job.kind, job.key, job.token, job.generation, queueNow(tx, job)],
  )

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
        const free = options.concurrency - this.#count(queue)
        if (free <= 0 || this.#stopped) return
        const jobs = await this.#claim(queue, free)
        for (const job of jobs) this.#launch(queue, job)
        if (jobs.length === free || jobs.length > 0) this.#again.add(queue)
      } while (this.#again.has(queue))
    } catch (error) {
      this.#o.log.warn({ unit: 'claim', queue, error: String(error) })
    } finally {
      this.#claiming.set(queue, false)
    }
  }

  #claim(queue: string, limit: number): Promise<Job[]> {
    const { leaseMs, perAccount } = this.#o.queues[queue]!
    const claim = queue === TEST_TIMER_QUEUE ? claimTestTimers : claimWork
    const token = `${this.#name}-${this.#sequence++}`
    return claim(this.#o.store, { queue, now: this.#o.time.now(), leaseMs, limit, perAccount, token, running: this.#running.get(queue) ?? new Map() })
  }

  #count(queue: string): number {
    let n = 0
    for (const v of this.#running.get(queue)?.values() ?? []) n += v
    return n
  }

  #launch(queue: string, job: Job): void {
    const running = this.#running.get(queue) ?? new Map<string, number>()
    this.#running.set(queue, running)
    const account = job.tenant.accountId
    running.set(account, (running.get(account) ?? 0) + 1)
    const done = this.runJob(job).finally(() => {
      const left = running.get(account)! - 1
      if (left) running.set(account, left)
      else running.delete(account)
      this.#inFlight.delete(done)
      if (!this.#stopped) void this.#fill(queue)
    })
    this.#inFlight.add(done)
  }

  /** One attempt, with its one log line. Never throws: a failure is recorded on the work. */
  async runJob(job: Job): Promise<void> {
    const { store, time, log, context } = this.#o
    const started = time.now()
    const line = { unit: 'job', kind: job.kind, key: job.key, account: job.tenant.accountId, mode: job.tenant.mode, attempt: job.attempts, waited_ms: Math.max(0, started - job.enqueuedAt) }
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
