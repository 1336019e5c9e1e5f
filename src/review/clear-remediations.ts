import { clearAwaitingReview } from '../intake/index.ts'
import type { Context, Tx } from '../kernel/index.ts'
import { findLines, type HeldLine } from '../lines/index.ts'
import { lockInsured } from '../parties/index.ts'
import { placeNotices, placeNoticesOfRelatives } from './place-notices.ts'
import { clearRemediationRows, openItemsOfInsured, updateReviewItem } from './table.ts'

/**
 * Paper with a policy number has come: what was asked for is no longer outstanding, the pages it replaces hold nothing up, and
 * reviewers need not look at a page whose line it has given its number, or at a notice that it takes back, unless one has it in hand.
 * Without coverage types, a notice was heard that had come for a relative: it is no paper of this insured's.
 */
export async function clearRemediations(tx: Tx, context: Context, insuredRef: string, documentId: string, coverageTypes: string[]): Promise<void> {
  await lockInsured(tx, insuredRef)
  const cleared = [...(coverageTypes.length > 0 ? await clearRemediationRows(tx, insuredRef, documentId, coverageTypes) : []).map((row) => ({ ...row, coverage_line_id: null })), ...(await closePlacedPages(tx, insuredRef, documentId))]
  for (const { document_id, coverage_type, coverage_line_id } of cleared) if (document_id) await clearAwaitingReview(tx, document_id, coverage_type, coverage_line_id)
  if (cleared.length) tx.record({ name: 'lines.changed', insured_ref: insuredRef, document_id: documentId })
  await placeNotices(tx, context, insuredRef, documentId)
  await placeNoticesOfRelatives(tx, insuredRef, documentId)
}

/** Why a page waits for a person, and what of its line answers that without one. */
const ANSWERED_BY: Partial<Record<string, { action: string; answers: (held: HeldLine) => boolean }>> = {
  no_policy_number: { action: 'policy_number_arrived', answers: (held) => held.policy_number !== null },
  cancellation_reported: { action: 'reinstatement_arrived', answers: (held) => held.cancellation_reported === null },
}

async function closePlacedPages(tx: Tx, insuredRef: string, documentId: string): Promise<{ document_id: string | null; coverage_type: string | null; coverage_line_id: string | null }[]> {
  const waiting = (await openItemsOfInsured(tx, insuredRef)).filter((i) => i.status === 'open' && i.kind === 'unplaced_page' && ANSWERED_BY[String(i.detail.reason)] !== undefined && i.coverage_line_id !== null)
  if (waiting.length === 0) return []
  const lines = new Map((await findLines(tx, waiting.map((i) => i.coverage_line_id!))).map((l) => [l.coverage_line_id, l.held]))
  const placed = waiting.filter((i) => lines.has(i.coverage_line_id!) && ANSWERED_BY[String(i.detail.reason)]!.answers(lines.get(i.coverage_line_id!)!))
  for (const item of placed) {
    const step = { at: tx.now, by: 'service', action: ANSWERED_BY[String(item.detail.reason)]!.action, reason: null, detail: { document_id: documentId } }
    await updateReviewItem(tx, { ...item, status: 'closed', decided_at: tx.now, history: [...item.history, step] })
  }
  return placed
}
