import { appendEvent } from '../../events/index.ts'
import { type Context, completeWork, type Job } from '../../kernel/index.ts'
import { nextAttempt } from '../retry-schedule.ts'
import { type BatchRow, updateBatch } from '../table.ts'
import { batchWire } from './batch-wire.ts'

const ERROR_CHARS_MAX = 500

/**
 * Ends an attempt that failed: the same step again on the schedule of webhooks, and after 24 hours delivery.batch_failed.
 * Batches are few, so nothing is gained by jitter; without it the last attempt falls on the 24th hour.
 */
export async function endFailedAttempt(context: Context, job: Job, batch: BatchRow, error: Error, startedAtMs: number): Promise<void> {
  const firstAttemptAtMs = batch.first_attempt_at ?? startedAtMs
  await context.store.tx(job.tenant, async (tx) => {
    const next = nextAttempt({ firstAttemptAtMs, slot: batch.slot }, tx.wallNow, null, () => 0)
    const failed = {
      ...batch,
      error: `${error.name}: ${error.message}`.replaceAll('\0', '').slice(0, ERROR_CHARS_MAX),
      first_attempt_at: firstAttemptAtMs,
    }
    await completeWork(tx, job)
    if (next) {
      await updateBatch(tx, { ...failed, status: 'pending', slot: next.slot })
      tx.enqueue({ kind: job.kind, queue: job.queue, key: job.key, dueAt: next.dueAtMs, payload: job.payload })
      return
    }
    const row = await updateBatch(tx, { ...failed, status: 'failed' })
    appendEvent(tx, context, { event: 'delivery.batch_failed', data: { ...batchWire(row), error: failed.error } })
  })
}
