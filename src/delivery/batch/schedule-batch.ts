import { type Context, completeWork, type JobKind, type Tx } from '../../kernel/index.ts'
import { type BatchSettings, readSettings } from '../settings.ts'
import { openBatch } from './open-batch.ts'
import { periodAt } from './periods.ts'
import { BATCH_QUEUE, OWN_RETRIES_MS } from './queues.ts'

const SCHEDULE_BATCH = 'schedule-batch'
type Payload = { revision: string; period_start: number }

/** Sets the timer for the end of the period that is running now. Timers of an earlier revision end without effect. */
export function startSchedule(tx: Tx, batch: BatchSettings, revision: string): void {
  if (batch.schedule !== 'manual') setTimer(tx, batch, revision, tx.wallNow)
}

function setTimer(tx: Tx, { schedule, hour_utc }: BatchSettings, revision: string, atMs: number): void {
  if (schedule === 'manual') return
  const { startMs, endMs } = periodAt(schedule, hour_utc, atMs)
  const payload: Payload = { revision, period_start: startMs }
  tx.enqueue({ kind: SCHEDULE_BATCH, queue: BATCH_QUEUE, key: `${revision}/${startMs}`, dueAt: endMs, payload })
}

/** At the end of a period: opens its batch and sets the timer of the next, which after an outage is due at once. */
export const scheduleBatchJob: JobKind<Context> = {
  kind: SCHEDULE_BATCH,
  queue: BATCH_QUEUE,
  retryAfterMs: OWN_RETRIES_MS,
  run: (context, job) =>
    context.store.tx(job.tenant, async (tx) => {
      const { revision, period_start } = job.payload as Payload
      const { batch, batchRevision } = await readSettings(tx, context)
      if (batch && batch.schedule !== 'manual' && batchRevision === revision) {
        const { endMs } = periodAt(batch.schedule, batch.hour_utc, period_start)
        await openBatch(tx, context, { trigger: 'schedule', period_start, period_end: endMs }, batch)
        setTimer(tx, batch, revision, endMs)
      }
      await completeWork(tx, job)
    }),
}
