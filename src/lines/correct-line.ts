import { engagementsOfDocuments } from '../intake/index.ts'
import { type Context, DomainError, notFound, type Tx } from '../kernel/index.ts'
import { changeLine } from './change-line.ts'
import { type LineValue, withoutContradiction, withValue } from './held-line.ts'
import { rollLines } from './roll-lines.ts'
import { findLine, type LineRow } from './table.ts'

/**
 * A reviewer read the page and says what stands there. The value is held on their word: paper that differs opens a contradiction.
 * What the source has confirmed is not corrected; it would have to be asked again. The caller holds the insured's lock.
 */
export async function correctLine(tx: Tx, context: Context, correction: { lineId: string; path: string; value: LineValue; reviewId: string; documentId: string | null }): Promise<LineRow> {
  const { path, value, reviewId, documentId } = correction
  const row = await findLine(tx, correction.lineId)
  if (!row) throw notFound('coverage_line', correction.lineId)
  if (row.verification.state === 'verified') throw new DomainError('line_verified', 'The source has confirmed this line as it stands; settle a new answer instead of correcting it.', { param: 'coverage_line_id' })
  const settled = withoutContradiction(withValue(row.held, path, value), path)
  const held = { ...settled, sources: { ...settled.sources, [path]: { kind: 'reviewer' as const, review_id: reviewId } }, unreadable: settled.unreadable.filter((u) => u !== path) }
  const engagementIds = [...new Set((await engagementsOfDocuments(tx, row.held.documents.map((d) => d.document_id))).map((e) => e.engagement_id))]
  const saved = await changeLine(tx, context, { ...row, held, extends_to_children: held.extends_to_children ?? row.extends_to_children }, {
    change: 'document_merged', cause: { review_item_id: reviewId, field: path }, previousState: row.verification.state, previousDocumentClass: row.held.document_class, documentId, engagementIds,
  })
  await rollLines(tx, context, row.insured_ref)
  tx.record({ name: 'lines.changed', insured_ref: row.insured_ref, document_id: documentId })
  if (path === 'policy_number' && value !== null && documentId !== null) tx.record({ name: 'policy_number.arrived', insured_ref: row.insured_ref, document_id: documentId, coverage_types: [row.held.coverage_type] })
  return saved
}
