import { appendEvent } from '../events/index.ts'
import type { DocumentRow } from '../intake/index.ts'
import type { Context, Tx } from '../kernel/index.ts'
import type { ReadDocument, UnreadableField } from '../vocabulary/index.ts'
import type { LineRow } from './table.ts'
import { lineWire } from './wire.ts'

export const unreadableWire = (u: UnreadableField, lines: readonly { coverage_type: string }[]) => ({
  field: u.field,
  coverage_type: u.line === null ? null : (lines[u.line]?.coverage_type ?? null),
  page: u.page,
  box: u.box,
  reason: u.reason,
})
const unreadableOf = (reading: ReadDocument) => reading.unreadable_fields.map((u) => unreadableWire(u, reading.coverage_lines))

export const refsOf = (d: DocumentRow) => ({ document_id: d.document_id, insured_ref: d.insured_ref, consumer_ref: d.consumer_ref, engagement_id: d.engagement_id })
export const aboutDocument = (d: DocumentRow, engagementIds: string[]) => ({ insuredRef: d.insured_ref, consumerRef: d.consumer_ref, documentId: d.document_id, engagementIds })

/** Says which values of a document could not be read, where there are any. */
export function announceUnreadable(tx: Tx, context: Context, document: DocumentRow, reading: ReadDocument, engagementIds: string[]): void {
  const unreadable_fields = unreadableOf(reading)
  if (!unreadable_fields.length) return
  appendEvent(tx, context, { ...aboutDocument(document, engagementIds), event: 'document.unreadable_fields', data: { ...refsOf(document), unreadable_fields, extraction_id: document.extraction_id } })
}

/** Says that a document has come to its end: read, with the lines it states, or with none where a person found nothing in it. */
export function announceExtracted(tx: Tx, context: Context, document: DocumentRow, reading: ReadDocument, lines: readonly LineRow[], engagementIds: string[]): void {
  appendEvent(tx, context, {
    ...aboutDocument(document, engagementIds),
    event: 'document.extracted',
    data: {
      ...refsOf(document),
      doc_type: reading.doc_type,
      status: 'extracted',
      coverage_lines: lines.map((r) => ({ ...lineWire(r, tx.mode), request_id: r.request && r.request.status !== 'closed' ? r.request.request_id : null })),
      unreadable_fields: unreadableOf(reading),
    },
  })
}
