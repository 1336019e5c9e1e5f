import { findDocument } from '../intake/index.ts'
import { type Context, invalid, type Tx } from '../kernel/index.ts'
import { closeReviewedPage } from '../lines/index.ts'
import { openRemediation, type RemediationReason } from './open-remediation.ts'
import type { ReviewItemRow } from './table.ts'
import { decideItem, takeItem } from './take-item.ts'

/** A page that proves nothing: the verifying entity's system is asked for better paper, and it stays outstanding until that comes. */
export async function markUnusable(tx: Tx, context: Context, itemId: string, by: string, request: { because: RemediationReason; reason: string }): Promise<ReviewItemRow> {
  const item = await takeItem(tx, itemId, by)
  const document = item.document_id === null ? null : await findDocument(tx, item.document_id)
  if (!document) throw invalid('because', 'This item is about no page.')
  await openRemediation(tx, context, document, request.because, item.coverage_type)
  // A line built of it stays unproven until then; where none was built there is nothing that could pass.
  await closeReviewedPage(tx, context, { documentId: document.document_id, coverageType: item.coverage_type, outcome: 'unreadable', keepsWaiting: item.coverage_line_id !== null })
  return decideItem(tx, item, by, { action: 'mark_unusable', reason: request.reason, detail: { because: request.because } })
}
