import { clearAwaitingReview, engagementsOfDocuments, findDocument, findReading, finishDocument, storeReading } from '../intake/index.ts'
import { type Context, invalid, notFound, type Tx } from '../kernel/index.ts'
import type { ReadDocument } from '../vocabulary/index.ts'
import { announceExtracted } from './announce-document.ts'
import { buildLines } from './build-lines.ts'
import type { LineValue } from './held-line.ts'
import { settleChange } from './settle-change.ts'

/** Puts a value a reviewer read into what was read of a document, and builds its lines again: the path every document takes. */
export async function correctReading(tx: Tx, context: Context, correction: { documentId: string; line: number; path: string; value: LineValue }): Promise<void> {
  const { documentId, line, path, value } = correction
  const document = await findDocument(tx, documentId)
  const reading = (await findReading(tx, documentId))?.reading
  if (!document || !reading) throw notFound('document', documentId)
  const read = reading.coverage_lines[line]
  if (!read) throw invalid('line', `The document states ${reading.coverage_lines.length} coverages, counted from 0.`)
  const field = { confidence: 1, provenance: read.fields[path]?.provenance ? { ...read.fields[path]!.provenance!, reader: 'reviewer' } : null }
  const said = path.startsWith('limits.')
    ? { limits: [...read.limits.filter((l) => l.label !== path.slice(7)), { label: path.slice(7), amount: value as number | null }] }
    : { [path]: value }
  const corrected: ReadDocument = {
    ...reading,
    coverage_lines: reading.coverage_lines.map((one, i) => (i === line ? { ...one, ...said, fields: { ...one.fields, [path]: field } } : one)),
    unreadable_fields: reading.unreadable_fields.filter((u) => u.line !== line || u.field !== path),
  }
  await storeReading(tx, { documentId, extractionId: document.extraction_id ?? context.ids.make('extraction'), reading: corrected })
  await buildLines(tx, context, documentId, { reviewed: true })
}

/**
 * A reviewer has looked at a page and there is nothing more to be had from it. `keepsWaiting`: coverage of this type stays
 * unproven until better paper comes. The caller holds the insured's lock.
 */
export async function closeReviewedPage(tx: Tx, context: Context, page: { documentId: string; coverageType: string | null; /** Of several of its type this one. */ lineId?: string | null; outcome: 'unreadable' | 'no_lines'; keepsWaiting: boolean }): Promise<void> {
  const document = await findDocument(tx, page.documentId)
  if (!document) throw notFound('document', page.documentId)
  if (document.status === 'in_review') {
    await finishDocument(tx, page.documentId, 'extracted', page.outcome)
    const reading = (await findReading(tx, page.documentId))?.reading
    const engagements = await engagementsOfDocuments(tx, [page.documentId])
    if (reading) announceExtracted(tx, context, document, reading, [], engagements.map((e) => e.engagement_id))
  }
  if (!page.keepsWaiting) await clearAwaitingReview(tx, page.documentId, page.coverageType, page.lineId ?? null)
  if (!page.keepsWaiting && page.lineId) await settleChange(tx, page.lineId, page.documentId)
  if (document.insured_ref) tx.record({ name: 'lines.changed', insured_ref: document.insured_ref, document_id: page.documentId })
}
