import type { Context, Tx } from '../kernel/index.ts'
import { buildLines, findsItsPolicy } from '../lines/index.ts'
import { openItemsOfInsured, updateReviewItem } from './table.ts'

/**
 * A notice may come before the paper of its policy: what waits for a person because no policy was on file is heard now, in the order
 * it came, unless somebody has it in hand. The caller holds the insured's lock.
 */
export async function placeNotices(tx: Tx, context: Context, insuredRef: string, documentId: string): Promise<void> {
  const waiting = (await openItemsOfInsured(tx, insuredRef)).filter((i) => i.status === 'open' && i.kind === 'unplaced_page' && i.detail.reason === 'notice_without_a_line' && i.document_id !== null)
  for (const item of waiting.sort((a, b) => a.created_at - b.created_at)) {
    if (!(await findsItsPolicy(tx, item.document_id!))) continue
    const step = { at: tx.now, by: 'service', action: 'policy_arrived', reason: null, detail: { document_id: documentId } }
    await updateReviewItem(tx, { ...item, status: 'closed', decided_at: tx.now, history: [...item.history, step] })
    await buildLines(tx, context, item.document_id!, { reviewed: true })
  }
}
