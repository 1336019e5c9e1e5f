import { appendEvent } from '../events/index.ts'
import { type DocumentRow, engagementsOfDocuments, findDocument, finishDocument, listPagesOf, markExtracting, storePageClasses, storeReading } from '../intake/index.ts'
import { completeWork, type Context, holdLease, type Job, type Tx } from '../kernel/index.ts'
import type { ReadDocument, ReadFailure } from '../vocabulary/index.ts'
import { readFailure } from './create-reader.ts'
import { joinReadings } from './read-packet.ts'

/** One file of a document as its bytes are kept. */
export type ReadableFile = { sha256: string; contentType: string }
/** Reads documents in processes that may be killed: the port that the simulator stands behind. */
export interface DocumentReader {
  read(file: ReadableFile): Promise<ReadDocument | ReadFailure>
}

/** How long a reading is another worker's after this one fell silent; it is renewed while the file is being read. */
export const EXTRACT_LEASE_MS = 120_000

/** Reads one stored document outside of any transaction, then keeps what was read and says that it was. */
export async function extractDocument(context: Context, reader: DocumentReader, job: Job): Promise<void> {
  const id = job.payload.document_id as string
  const stored = await context.store.tx(job.tenant, async (tx) => {
    const document = await findDocument(tx, id)
    if (!document || (document.status !== 'received' && document.status !== 'extracting')) return []
    await markExtracting(tx, id)
    return document.kind === 'packet' ? await listPagesOf(tx, [id]) : [document]
  })
  const letGo = holdLease(context, job, EXTRACT_LEASE_MS)
  let readings: (ReadDocument | ReadFailure)[]
  try {
    readings = await Promise.all(stored.map((d) => reader.read({ sha256: d.sha256!, contentType: d.content_type! })))
  } finally {
    letGo()
  }
  await context.store.tx(job.tenant, async (tx) => {
    const document = await findDocument(tx, id)
    if (readings.length && document?.status === 'extracting') await keep(tx, context, document, stored, readings)
    await completeWork(tx, job)
  })
}

async function keep(tx: Tx, context: Context, document: DocumentRow, files: DocumentRow[], readings: (ReadDocument | ReadFailure)[]): Promise<void> {
  const reading = document.kind === 'packet' ? joinReadings(readings) : readings[0]!
  if ('failed' in reading) return failDocument(tx, context, document, reading)
  if (document.kind === 'packet') {
    // Each photo that cannot be read is asked for by itself; the others are the packet.
    for (const [i, own] of readings.entries()) if ('failed' in own) await failDocument(tx, context, files[i]!, own)
    await storePageClasses(tx, files.flatMap((file, i) => ('failed' in readings[i]! ? [] : [{ documentId: file.document_id, reading: readings[i]! }])))
  }
  await storeReading(tx, { documentId: document.document_id, extractionId: context.ids.make('extraction'), reading })
  tx.record({ name: 'document.read', document_id: document.document_id })
}

/** The last attempt has failed too: the document ends as failed instead of waiting for ever. */
export async function giveUpExtraction(tx: Tx, context: Context, job: Job): Promise<void> {
  const document = await findDocument(tx, job.payload.document_id as string)
  if (document?.status === 'received' || document?.status === 'extracting') await failDocument(tx, context, document, readFailure('not_read'))
}

async function failDocument(tx: Tx, context: Context, document: DocumentRow, failure: ReadFailure): Promise<void> {
  await finishDocument(tx, document.document_id, 'failed', 'failed')
  const { document_id, insured_ref, consumer_ref, engagement_id } = document
  appendEvent(tx, context, {
    event: 'document.failed',
    insuredRef: insured_ref,
    consumerRef: consumer_ref,
    documentId: document_id,
    engagementIds: (await engagementsOfDocuments(tx, [document_id])).map((e) => e.engagement_id),
    data: { document_id, insured_ref, consumer_ref, engagement_id, reason: failure.reason, remediation: failure.remediation },
  })
  tx.record({ name: 'document.failed', document_id, insured_ref })
}
