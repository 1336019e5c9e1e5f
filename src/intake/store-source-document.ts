import { appendEvent } from '../events/index.ts'
import type { Context, Fact, Tx } from '../kernel/index.ts'
import { insertDocuments } from './table.ts'

/** Keeps the document a requirement text came in. It belongs to no insured; its event carries nulls where a push sets refs. */
export async function storeSourceDocument(tx: Tx, context: Context, fact: Fact): Promise<void> {
  const file = fact as unknown as { document_id: string; sha256: string; size_bytes: number; filename: string | null; content_type: string; pages: number }
  const transmissionId = context.ids.make('transmission')
  await insertDocuments(tx, [
    {
      document_id: file.document_id, insured_ref: null, consumer_ref: null, engagement_id: null, set_key: null, document_ref: null, filename: file.filename, content_type: file.content_type,
      size_bytes: file.size_bytes, sha256: file.sha256, kind: 'file', status: 'extracted', outcome: 'no_lines', doc_type: 'sop', parts: [{ doc_type: 'sop', form: null, page_start: 1, page_end: file.pages }], pages: file.pages, integrity: null, parent_document_id: null,
      packet_position: null, received_at: tx.now, stored_at: tx.now, channel: 'api', program_ref: null, meta: {}, transmission_id: transmissionId, extraction_id: null, packet_digest: null,
    },
  ])
  appendEvent(tx, context, {
    event: 'document.received',
    documentId: file.document_id,
    data: { document_id: file.document_id, insured_ref: null, consumer_ref: null, engagement_id: null, transmission_id: transmissionId, filename: file.filename, sha256: file.sha256, size_bytes: file.size_bytes, status: 'received', deduplicated: false },
  })
}
