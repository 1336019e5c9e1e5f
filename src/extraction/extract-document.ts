import { appendEvent } from '../events/index.ts'
import { type DocumentRow, engagementsOfDocuments, findDocument, finishDocument, listPagesOf, markExtracting, storeReading } from '../intake/index.ts'
import { completeWork, type Context, type Job } from '../kernel/index.ts'
import type { ReadDocument, ReadFailure } from '../vocabulary/index.ts'

/** One file of a document as its bytes are kept. */
export type ReadableFile = { sha256: string; contentType: string }
/** Reads documents in processes that may be killed: the port that the simulator stands behind. */
export interface DocumentReader {
  /** Several files are the pages of one packet, in order. */
  read(files: ReadableFile[]): Promise<ReadDocument | ReadFailure>
}

/** Reads one stored document outside of any transaction, then keeps what was read and says that it was. */
export async function extractDocument(context: Context, reader: DocumentReader, job: Job): Promise<void> {
  const id = job.payload.document_id as string
  const files = await context.store.tx(job.tenant, async (tx) => {
    const document = await findDocument(tx, id)
    if (!document || (document.status !== 'received' && document.status !== 'extracting')) return null
    await markExtracting(tx, id)
    const parts = document.kind === 'packet' ? await listPagesOf(tx, [id]) : [document]
    return parts.map((d) => ({ sha256: d.sha256!, contentType: d.content_type! }))
  })
  const reading = files && (await reader.read(files))
  await context.store.tx(job.tenant, async (tx) => {
    const document = await findDocument(tx, id)
    if (reading && document?.status === 'extracting') {
      if ('failed' in reading) await fail(tx, context, document, reading)
      else {
        await storeReading(tx, { documentId: id, extractionId: context.ids.make('extraction'), reading })
        tx.record({ name: 'document.read', document_id: id })
      }
    }
    await completeWork(tx, job)
  })
}

async function fail(tx: Parameters<Parameters<Context['store']['tx']>[1]>[0], context: Context, document: DocumentRow, failure: ReadFailure): Promise<void> {
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
