import type { Job } from './claim.ts'
import { completeWork, failWork, LeaseLost, putBack, putBackEarly, queueNow } from './end-work.ts'
import type { Log } from '../log.ts'
import type { Store } from '../database/store.ts'
import type { Time } from '../time.ts'
import type { Tx } from '../database/transaction.ts'

/** How one kind of work is done. `run` ends by finishing the job in the transaction that holds its effects. */
export type JobKind<Context> = {
  kind: string
  queue: string
  /** Waits before attempt 2, 3, …, in milliseconds; after the last one the work is dead-lettered with its reason. */
  retryAfterMs: readonly number[]
  run: (context: Context, job: Job) => Promise<void>
  /** What `run` does but its end, inside a transaction that several jobs of this kind and tenant share, each in a lane. Only for work that locks the insured before it reads what it changes. */
  together?: (tx: Tx, context: Context, job: Job) => Promise<unknown>
  /** Attempts that may end without a word, as when what is worked on kills its process; absent: as many as may fail. */
  unheardMax?: number
  /** Says what follows when the last attempt has failed, in the transaction that sets the work aside. Such work is also given up when its attempts keep ending without a word. */
  whenDead?: (tx: Tx, context: Context, job: Job) => Promise<void>
}
/** Work of a kind that only another version of the service knows, as in a rolling upgrade, waits so long for that version. */
const UNKNOWN_KIND_MS = 60_000
/** Less in all than any lease. */
const RECORD_AGAIN_MS = [500, 1_000, 2_000, 4_000, 8_000, 16_000]

class GivenUp extends Error {
  override name = 'GivenUp'
}
const attemptsMax = <C>(kind: JobKind<C>, job: Job): number => (!job.hasFailed && kind.unheardMax) || kind.retryAfterMs.length + 1

export type RunnerOptions<Context> = { store: Store; time: Time; log: Log; context: Context; kinds: readonly JobKind<Context>[] }

/** Runs claimed jobs and records how they ended. */
export class JobRunner<Context> {
  readonly #o: RunnerOptions<Context>
  readonly #kinds: Map<string, JobKind<Context>>

  constructor(options: RunnerOptions<Context>) {
    this.#o = options
    this.#kinds = new Map(options.kinds.map((k) => [k.kind, k]))
  }

  /** Whether it may share a transaction with others of its kind and tenant: not once it has failed. */
  mayShare(job: Job): boolean {
    return this.#kinds.get(job.kind)?.together !== undefined && job.attempts === 1
  }

  /** Jobs side by side in one transaction; where that fails, nothing of it happened and each goes alone. */
  async runTogether(jobs: Job[]): Promise<void> {
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
    const { time, log, context } = this.#o
    const started = time.now()
    const line = this.#lineOf(job, started)
    const kind = this.#kinds.get(job.kind)
    if (!kind) return this.#leaveToOthers(job, line)
    try {
      if (kind.whenDead && job.attempts > attemptsMax(kind, job)) throw new GivenUp('earlier attempts ended without a word')
      await kind.run(context, job)
      log.info({ ...line, took_ms: time.now() - started, outcome: 'done' })
    } catch (error) {
      if (error instanceof LeaseLost) {
        log.warn({ ...line, outcome: 'lease_lost' })
        return
      }
      const wait = error instanceof GivenUp ? undefined : kind.retryAfterMs[job.attempts - 1]
      const reason = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 2000) : String(error)
      log[wait === undefined ? 'error' : 'warn']({ ...line, took_ms: time.now() - started, outcome: wait === undefined ? 'dead' : 'retry', error: reason, stack: wait === undefined && error instanceof Error ? error.stack : undefined })
      const record = async (tx: Tx): Promise<void> => {
        const died = await failWork(tx, job, reason, wait === undefined ? null : queueNow(tx, job) + wait)
        if (died) await kind.whenDead?.(tx, context, job)
      }
      await this.#recordEnd(job, line, record)
    }
  }

  /** A database that ended the attempt is away for its end as well, for seconds mostly; left unsaid, the work would wait for its lease. */
  async #recordEnd(job: Job, line: Record<string, unknown>, record: (tx: Tx) => Promise<void>): Promise<void> {
    const { store, time, log } = this.#o
    for (const waitMs of [...RECORD_AGAIN_MS, null]) {
      try {
        return await store.tx(job.tenant, record)
      } catch (error) {
        log.error({ ...line, outcome: 'not_recorded', error: String(error) })
        if (waitMs === null) return
        await time.sleep(waitMs)
      }
    }
  }
}
