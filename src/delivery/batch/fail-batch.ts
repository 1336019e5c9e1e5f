import { appendEvent } from '../../events/index.ts'
import { type Context, completeWork, type Job, type JobKind, putBackEarly, TIMER_QUEUE, type Tx } from '../../kernel/index.ts'
import { nextAttempt } from '../retry-schedule.ts'
import { type BatchRow, updateBatch } from '../table.ts'
import { batchWire } from './batch-wire.ts'
import { OWN_RETRIES_MS } from './queues.ts'

const ERROR_CHARS_MAX = 500
const RETRY_BATCH = 'retry-batch'

/** A run that a test key asked for is tried again in test time, so that its 24 hours can be played through; all others in wall time. */
export const triesInTestTime = (tx: Pick<Tx, 'mode'>, { trigger }: Pick<BatchRow, 'trigger'>): boolean => tx.mode === 'test' && trigger === 'manual'

/**
 * Ends an attempt that failed: the same step again on the schedule of webhooks, and after 24 hours delivery.batch_failed.
 * Batches are few, so nothing is gained by jitter; without it the last attempt falls on the 24th hour.
 */
export async function endFailedAttempt(context: Context, job: Job, batch: BatchRow, error: Error, startedAtMs: number): Promise<void> {
  const firstAttemptAtMs = batch.first_attempt_at ?? startedAtMs
  await context.store.tx(job.tenant, async (tx) => {
    const inTestTime = triesInTestTime(tx, batch)
    const next = nextAttempt({ firstAttemptAtMs, slot: batch.slot }, inTestTime ? tx.now : tx.wallNow, null, () => 0)
    const failed = {
      ...batch,
      error: `${error.name}: ${error.message}`.replaceAll('\0', '').slice(0, ERROR_CHARS_MAX),
      first_attempt_at: firstAttemptAtMs,
    }
    await completeWork(tx, job)
    if (next) {
      await updateBatch(tx, { ...failed, status: 'pending', slot: next.slot })
      const { kind, queue, key, payload } = job
      if (inTestTime) tx.enqueue({ kind: RETRY_BATCH, queue: TIMER_QUEUE, key, dueAt: next.dueAtMs, payload: { kind, queue, payload } })
      else tx.enqueue({ kind, queue, key, dueAt: next.dueAtMs, payload })
      return
    }
    const row = await updateBatch(tx, { ...failed, status: 'failed' })
    appendEvent(tx, context, { event: 'delivery.batch_failed', data: { ...batchWire(row), error: failed.error } })
  })
}

/** The moment in test time at which a step of a batch is tried again: the step takes real time, which the test clock does not wait for. */
export const retryBatchJob: JobKind<Context> = {
  kind: RETRY_BATCH,
  queue: TIMER_QUEUE,
  retryAfterMs: OWN_RETRIES_MS,
  run: (context, job) =>
    context.store.tx(job.tenant, async (tx) => {
      if (await putBackEarly(tx, job)) return
      const { kind, queue, payload } = job.payload as { kind: string; queue: string; payload: Record<string, unknown> }
      tx.enqueue({ kind, queue, key: job.key, payload })
      await completeWork(tx, job)
    }),
}
