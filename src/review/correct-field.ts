import { type Context, invalid, type Tx } from '../kernel/index.ts'
import { correctionValue, correctLine, correctReading } from '../lines/index.ts'
import { askAgain } from '../outreach/index.ts'
import { lineOfItem } from './lines-of-item.ts'
import type { ReviewItemRow } from './table.ts'
import { noteStep, takeItem } from './take-item.ts'

/** Either a line as it is held, or the nth coverage of the document, which is then built as if it had been read so. */
export type FieldCorrection = { coverage_line_id?: string | undefined; line?: number | undefined; field: string; value: unknown; reason: string }

/** Puts one value right that was read wrongly or not at all. The item stays in hand: a page may need several. */
export async function correctField(tx: Tx, context: Context, itemId: string, by: string, correction: FieldCorrection): Promise<ReviewItemRow> {
  const item = await takeItem(tx, itemId, by)
  const { coverage_line_id: lineId, line, field, reason } = correction
  if ((lineId === undefined) === (line === undefined)) throw invalid('coverage_line_id', 'Name either the coverage line, or the coverage of the document by its number from 0 (line).')
  const value = correctionValue(field, correction.value)
  if (lineId !== undefined) {
    await lineOfItem(tx, item, lineId)
    await correctLine(tx, context, { lineId, path: field, value, reviewId: item.review_item_id, documentId: item.document_id })
    // An agent who was asked about other facts is asked about these.
    await askAgain(tx, lineId)
  } else {
    if (!item.document_id) throw invalid('line', 'This item is about no document.')
    await correctReading(tx, context, { documentId: item.document_id, line: line!, path: field, value })
  }
  return noteStep(tx, item, by, { action: 'correct_field', reason, detail: { ...(lineId === undefined ? { line } : { coverage_line_id: lineId }), field, value } })
}
