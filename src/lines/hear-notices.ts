import { findAccount } from '../accounts/index.ts'
import { listEngagementsOfInsured } from '../engagements/index.ts'
import { findReading } from '../intake/index.ts'
import { type Context, dayIn, type Tx } from '../kernel/index.ts'
import { lockInsured } from '../parties/index.ts'
import { changeLine } from './change-line.ts'
import { saidStill } from './said-still.ts'
import { REVIEW_TITLES } from './match-line.ts'
import { linesOfChange, linesOfNotice, statedByNotice } from './match-notice.ts'
import { mergeDocument } from './merge-documents.ts'
import { linkDocument, listLinesOfInsured, saveLine } from './table.ts'

/**
 * What the notices of a document that was pushed for somebody else, and the changes in it that nobody could read, say of this insured's lines: as
 * if it had come for this one. A person looks at them among the items of the insured whose policy it is. Doing it again changes nothing.
 */
export async function hearNotices(tx: Tx, context: Context, documentId: string, insuredRef: string): Promise<void> {
  await lockInsured(tx, insuredRef)
  const reading = (await findReading(tx, documentId))?.reading
  if (!reading) return
  const rows = new Map((await listLinesOfInsured(tx, insuredRef)).map((r) => [r.coverage_line_id, r]))
  const today = dayIn(tx.now, (await findAccount(tx, tx.accountId))!.time_zone)
  const engagementIds = (await listEngagementsOfInsured(tx, insuredRef)).filter((e) => e.status === 'active').map((e) => e.engagement_id)
  const coverageTypes = new Set<string>()
  for (const [n, notice] of (reading.notices ?? []).entries()) {
    const meant = await saidStill(tx, linesOfNotice([...rows.values()].map((r) => r.held), notice, today), reading)
    for (const held of meant) {
      const before = rows.get(held.coverage_line_id)!
      const merged = mergeDocument(held, statedByNotice(notice, held), { coverage_line_id: held.coverage_line_id, insured_ref: insuredRef, document_id: documentId, reading_index: reading.coverage_lines.length + n, unreadable: [], producer: null, certificate_holder: null, description_of_operations: null })
      if (merged.change === 'none') continue
      await linkDocument(tx, held.coverage_line_id, documentId)
      rows.set(held.coverage_line_id, await changeLine(tx, context, { ...before, held: merged.line }, { change: 'document_merged', cause: { document_id: documentId }, previousState: before.verification.state, previousDocumentClass: merged.previous_document_class, documentId, engagementIds }))
      coverageTypes.add(held.coverage_type)
      if (notice.kind === 'cancellation_notice') tx.record({ name: 'document.needs_review', document_id: documentId, insured_ref: insuredRef, kind: 'unplaced_page', reason: 'cancellation_reported', coverage_line_id: held.coverage_line_id, coverage_type: held.coverage_type, page: notice.page, title: REVIEW_TITLES.cancellation_reported })
    }
  }
  let changed = false
  for (const change of (reading.unread_changes ?? []).filter((c) => c.policy_numbers.length > 0)) {
    for (const { coverage_line_id, coverage_type } of linesOfChange([...rows.values()].map((r) => r.held), change, today)) {
      const { held, ...row } = rows.get(coverage_line_id)!
      const heard = `${documentId}#change`
      if (held.readings.includes(heard)) continue
      rows.set(coverage_line_id, await saveLine(tx, { ...row, held: { ...held, readings: [...held.readings, heard], changed_by: [...(held.changed_by ?? []), documentId] } }, { change: 'doubted', cause: { document_id: documentId } }))
      changed = true
      tx.record({ name: 'document.needs_review', document_id: documentId, insured_ref: insuredRef, kind: 'unplaced_page', reason: 'change_not_read', coverage_line_id, coverage_type, page: change.page, title: REVIEW_TITLES.change_not_read })
    }
  }
  if (changed) tx.record({ name: 'lines.changed', insured_ref: insuredRef, document_id: documentId })
  if (coverageTypes.size === 0) return
  tx.record({ name: 'lines.changed', insured_ref: insuredRef, document_id: documentId })
  tx.record({ name: 'notices.heard', insured_ref: insuredRef, document_id: documentId, coverage_types: [...coverageTypes] })
}
