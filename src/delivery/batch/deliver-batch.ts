import { appendEvent } from '../../events/index.ts'
import { type Context, completeWork, holdLease, isoTime, type JobKind } from '../../kernel/index.ts'
import { deliverFiles } from '../destinations/deliver-files.ts'
import type { OutgoingFile } from '../destinations/destination.ts'
import type { DeliveryPorts } from '../ports.ts'
import { readSettings } from '../settings.ts'
import { type BatchRow, findBatch, updateBatch } from '../table.ts'
import { batchWire } from './batch-wire.ts'
import { endFailedAttempt } from './fail-batch.ts'
import { BATCH_DELIVERY_QUEUE, BATCH_LEASE_MS, OWN_RETRIES_MS } from './queues.ts'

export const DELIVER_BATCH = 'deliver-batch'
/** For all files of a batch. */
const TIMEOUT_MS = 20 * 60_000

/** Takes the files of a batch to the destination that is configured now, so that a corrected password helps the next attempt. */
export function deliverBatchJob(ports: DeliveryPorts): JobKind<Context> {
  return {
    kind: DELIVER_BATCH,
    queue: BATCH_DELIVERY_QUEUE,
    retryAfterMs: OWN_RETRIES_MS,
    async run(context, job) {
      const { batch_id: batchId } = job.payload as { batch_id: string }
      const [batch, settings] = await context.store.read(job.tenant, (q) => Promise.all([findBatch(q, batchId), readSettings(q, context)]))
      if (!batch) return context.store.tx(job.tenant, (tx) => completeWork(tx, job))
      const startedAtMs = context.time.now()
      const letGo = holdLease(context, job, BATCH_LEASE_MS)
      const destination = settings.batch?.destination ?? { type: 'download' as const }
      try {
        const options = { allow: ports.allow, resolve: ports.resolve, time: context.time, timeoutMs: TIMEOUT_MS }
        await deliverFiles(
          destination,
          isoTime(batch.period_start),
          batch.files.map((file) => outgoing(context, file)),
          options,
        )
      } catch (error) {
        return endFailedAttempt(context, job, batch, error as Error, startedAtMs)
      } finally {
        letGo()
      }
      await context.store.tx(job.tenant, async (tx) => {
        const row = await updateBatch(tx, { ...batch, status: 'produced', error: null, produced_at: tx.wallNow })
        appendEvent(tx, context, { event: 'delivery.batch_produced', data: { ...batchWire(row) } })
        await completeWork(tx, job)
      })
    },
  }
}

const outgoing = ({ blobs }: Pick<Context, 'blobs'>, file: BatchRow['files'][number]): OutgoingFile => ({
  name: file.name,
  sizeBytes: file.size_bytes,
  open: () => blobs.stream(file.sha256),
})
