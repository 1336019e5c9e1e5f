import { clearAwaitingReview } from '../intake/index.ts'
import type { Tx } from '../kernel/index.ts'
import { findLines } from '../lines/index.ts'
import { lockInsured } from '../parties/index.ts'
import { clearRemediationRows, openItemsOfInsured, updateReviewItem } from './table.ts'

/**
 * Paper with a policy number has come: what was asked for is no longer outstanding, the pages it replaces hold nothing up, and
 * reviewers need not look at a page whose line it has given its number, unless one has it in hand.
 */
export async function clearRemediations(tx: Tx, insuredRef: string, documentId: string, coverageTypes: string[]): Promise<void> {
  await lockInsured(tx, insuredRef)
  const cleared = [...(await clearRemediationRows(tx, insuredRef, documentId, coverageTypes)), ...(await closePlacedPages(tx, insuredRef, documentId))]
  for (const { document_id, coverage_type } of cleared) if (document_id) await clearAwaitingReview(tx, document_id, coverage_type)
  if (cleared.length) tx.record({ name: 'lines.changed', insured_ref: insuredRef, document_id: documentId })
}

async function closePlacedPages(tx: Tx, insuredRef: string, documentId: string): Promise<{ document_id: string | null; coverage_type: string | null }[]> {
  const waiting = (await openItemsOfInsured(tx, insuredRef)).filter((i) => i.status === 'open' && i.kind === 'unplaced_page' && i.detail.reason === 'no_policy_number' && i.coverage_line_id !== null)
  if (waiting.length === 0) return []
  const numbered = new Set((await findLines(tx, waiting.map((i) => i.coverage_line_id!))).filter((l) => l.held.policy_number !== null).map((l) => l.coverage_line_id))
  const placed = waiting.filter((i) => numbered.has(i.coverage_line_id!))
  const step = { at: tx.now, by: 'service', action: 'policy_number_arrived', reason: null, detail: { document_id: documentId } }
  for (const item of placed) await updateReviewItem(tx, { ...item, status: 'closed', decided_at: tx.now, history: [...item.history, step] })
  return placed
}
