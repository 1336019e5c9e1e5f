import { type Context, completeWork, inPipeline, type Job, keyOf, type Tenant, type Tx, type WorkSpec } from '../../kernel/index.ts'
import { gatherByKey } from '../gather.ts'
import { type AttemptRow, countAttempts, disableWebhook, insertAttempts } from '../table.ts'

/** How a delivery job ends: with an attempt, or without one; with more work, or for good. */
export type Outcome = {
  job: Job
  attempt: AttemptRow | null
  /** The next attempt, or the move to another queue. */
  next: WorkSpec | null
  /** Since when the receiver is configured that said it is gone. */
  goneSinceMs: number | null
}
export type RecordOutcome = (tenant: Tenant, outcome: Outcome) => Promise<void>

/**
 * Ends jobs and writes their attempts, many of several accounts in one transaction: a commit each would cost more than the deliveries.
 * A job whose lease was lost fails alone; its delivery is made again by whoever has it now.
 */
export function createRecorder(context: Context): RecordOutcome {
  return gatherByKey<Tenant, Outcome, void>(
    keyOf,
    async (asked) => {
      await context.store.txEach(asked.map(({ key, questions }) => ({ tenant: key, fn: (tx) => write(tx, questions) })))
      return asked.map(({ questions }) => questions.map(() => undefined))
    },
    { questionsMax: 200, keysMax: 16, atOnce: 1 },
  )
}

async function write(tx: Tx, outcomes: readonly Outcome[]): Promise<void> {
  for (const { next } of outcomes) if (next) tx.enqueue(next)
  const attempts = outcomes.flatMap(({ attempt }) => attempt ?? [])
  const delivered = attempts.filter(({ succeeded }) => succeeded).length
  const statements: Promise<unknown>[] = [completeWork(tx, ...outcomes.map(({ job }) => job))]
  if (attempts.length > 0) statements.push(insertAttempts(tx, attempts), countAttempts(tx, delivered, attempts.length - delivered))
  for (const sinceMs of new Set(outcomes.flatMap(({ goneSinceMs }) => goneSinceMs ?? []))) statements.push(disableWebhook(tx, sinceMs, 'the receiver answered 410 Gone'))
  await inPipeline(statements)
}
