import { type Context, completeWork, type Job, type Tenant, type WorkSpec } from '../../kernel/index.ts'
import { gatherByKey } from '../gather.ts'
import { type AttemptRow, countAttempts, disableWebhook, insertAttempts } from '../table.ts'

/** How a delivery job ends: with an attempt, or without one; with more work, or for good. */
export type Outcome = {
  job: Job
  attempt: AttemptRow | null
  /** The next attempt, or the move to another queue. */
  next: WorkSpec | null
  /** The address whose receiver said that it is gone. */
  goneUrl: string | null
}
export type RecordOutcome = (tenant: Tenant, outcome: Outcome) => Promise<void>

/**
 * Ends jobs and writes their attempts, many of an account in one transaction: a commit each would cost more than the deliveries.
 * A job whose lease was lost fails alone; its delivery is made again by whoever has it now.
 */
export function createRecorder(context: Context): RecordOutcome {
  const write = (tenant: Tenant, outcomes: Outcome[]): Promise<undefined[]> =>
    context.store.tx(tenant, async (tx) => {
      const attempts = outcomes.flatMap(({ attempt }) => attempt ?? [])
      const delivered = attempts.filter(({ succeeded }) => succeeded).length
      const statements = [completeWork(tx, ...outcomes.map(({ job }) => job))]
      if (attempts.length > 0)
        statements.push(
          insertAttempts(tx, attempts).then(() => {}),
          countAttempts(tx, delivered, attempts.length - delivered).then(() => {}),
        )
      for (const url of new Set(outcomes.flatMap(({ goneUrl }) => goneUrl ?? [])))
        statements.push(disableWebhook(tx, url, 'the receiver answered 410 Gone').then(() => {}))
      await settleAll(statements)
      for (const { next } of outcomes) if (next) tx.enqueue(next)
      return outcomes.map(() => undefined)
    })
  return gatherByKey((tenant) => `${tenant.accountId}/${tenant.mode}`, write)
}

/** Waits for all before the first failure is thrown: statements of a transaction travel together and must all be answered. */
async function settleAll(promises: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(promises)).find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
