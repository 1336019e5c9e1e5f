import { Readable } from 'node:stream'
import { type Context, completeWork, holdLease, isoTime, type Job, type JobKind } from '../../kernel/index.ts'
import type { LogStretch } from '../event-log.ts'
import { type BatchRow, findBatch, setBatchStatus, updateBatch } from '../table.ts'
import { awaitQuiet } from './await-quiet.ts'
import { type BatchRow as Cells, type Column, EVENT_COLUMNS, type RowPages } from './columns.ts'
import { DELIVER_BATCH } from './deliver-batch.ts'
import { encodeRows } from './encode-rows.ts'
import { endFailedAttempt } from './fail-batch.ts'
import { type BatchFile, MANIFEST_NAME, writeManifest } from './manifest.ts'
import { BATCH_DELIVERY_QUEUE, BATCH_LEASE_MS, BATCH_QUEUE, OWN_RETRIES_MS } from './queues.ts'
import { eventPages, selectedNames } from './read-events.ts'
import { SNAPSHOTS, snapshotPages } from './read-snapshots.ts'

export const PRODUCE_BATCH = 'produce-batch'
const FILE_BYTES_MAX = 50 * 2 ** 30

/** Writes the files of a batch into the blob store, then has them delivered. Doing it again gives the same bytes. */
export const produceBatchJob: JobKind<Context> = {
  kind: PRODUCE_BATCH,
  queue: BATCH_QUEUE,
  retryAfterMs: OWN_RETRIES_MS,
  async run(context, job) {
    const { batch_id: batchId } = job.payload as { batch_id: string }
    const batch = await context.store.tx(job.tenant, async (tx) => {
      await setBatchStatus(tx, batchId, 'producing')
      return findBatch(tx, batchId)
    })
    if (!batch) return context.store.tx(job.tenant, (tx) => completeWork(tx, job))
    const startedAtMs = context.time.now()
    const letGo = holdLease(context, job, BATCH_LEASE_MS)
    try {
      await awaitQuiet(context, batch.period_end)
      await handOver(context, job, batch, await writeFiles(context, job.tenant.accountId, batch), startedAtMs)
    } catch (error) {
      await endFailedAttempt(context, job, batch, error as Error, startedAtMs)
    } finally {
      letGo()
    }
  },
}

async function handOver(context: Context, job: Job, batch: BatchRow, files: BatchFile[], startedAtMs: number): Promise<void> {
  await context.store.tx(job.tenant, async (tx) => {
    await updateBatch(tx, { ...batch, status: 'delivering', files, error: null, first_attempt_at: batch.first_attempt_at ?? startedAtMs })
    tx.enqueue({ kind: DELIVER_BATCH, queue: BATCH_DELIVERY_QUEUE, key: batch.batch_id, payload: { batch_id: batch.batch_id } })
    await completeWork(tx, job)
  })
}

async function writeFiles(context: Context, accountId: string, batch: BatchRow): Promise<BatchFile[]> {
  const { format, period_start, period_end } = batch
  const stretch: LogStretch = { sinceMs: period_start, untilMs: period_end, names: selectedNames(batch.events) }
  const files = [await keepRows(context, `events.${format}`, format, EVENT_COLUMNS, eventPages(context, accountId, stretch))]
  if (batch.include_snapshot) {
    for (const snapshot of SNAPSHOTS) {
      files.push(
        await keepRows(
          context,
          `${snapshot.name}.${format}`,
          format,
          snapshot.columns,
          snapshotPages(context, accountId, snapshot, period_end),
        ),
      )
    }
  }
  const manifest = writeManifest({ batchId: batch.batch_id, periodStart: isoTime(period_start), periodEnd: isoTime(period_end), files })
  const kept = await context.blobs.put(Buffer.from(manifest))
  return [...files, { name: MANIFEST_NAME, rows: null, size_bytes: kept.sizeBytes, sha256: kept.sha256 }]
}

async function keepRows(
  context: Context,
  name: string,
  format: BatchRow['format'],
  columns: readonly Column[],
  pages: RowPages,
): Promise<BatchFile> {
  let rows = 0
  async function* counted(): AsyncGenerator<readonly Cells[]> {
    for await (const page of pages) {
      rows += page.length
      yield page
    }
  }
  return keep(context, name, encodeRows(format, columns, counted()), () => rows)
}

async function keep(
  { blobs }: Pick<Context, 'blobs'>,
  name: string,
  bytes: AsyncGenerator<Buffer>,
  rows: () => number,
): Promise<BatchFile> {
  const staged = await blobs.stage(Readable.from(bytes, { objectMode: true, highWaterMark: 1 }), FILE_BYTES_MAX)
  if (!staged) throw new Error(`${name} would be larger than ${FILE_BYTES_MAX} bytes; ask for a shorter period`)
  await staged.keep()
  return { name, rows: rows(), size_bytes: staged.sizeBytes, sha256: staged.sha256 }
}
