import type { Context, Tx } from '../kernel/index.ts'
import { buildLines, findsItsPolicy, tellRelatives } from '../lines/index.ts'
import { relativesFoundBy } from '../parties/index.ts'
import { insuredsOfWaitingNotices, insuredsWithNotices, openItemsOfInsured, updateReviewItem } from './table.ts'

/**
 * A notice may come before the paper of its policy: what waits for a person because no policy was on file is heard now, in the order
 * it came, unless somebody has it in hand. `documentId` is the paper that came; null where it is a parent that became known.
 * The caller holds the insured's lock.
 */
export async function placeNotices(tx: Tx, context: Context, insuredRef: string, documentId: string | null): Promise<void> {
  const pages = (await openItemsOfInsured(tx, insuredRef)).filter((i) => i.kind === 'unplaced_page' && i.document_id !== null)
  for (const documentId of new Set(pages.flatMap((i) => (HELD_BACK.has(String(i.detail.reason)) ? [i.document_id!] : [])))) await tellRelatives(tx, documentId)
  const waiting = pages.filter((i) => i.status === 'open' && i.detail.reason === 'notice_without_a_line')
  for (const item of waiting.sort((a, b) => a.created_at - b.created_at)) {
    if (!(await findsItsPolicy(tx, item.document_id!))) continue
    const step = { at: tx.now, by: 'service', action: 'policy_arrived', reason: null, detail: { document_id: documentId } }
    await updateReviewItem(tx, { ...item, status: 'closed', decided_at: tx.now, history: [...item.history, step] })
    await buildLines(tx, context, item.document_id!, { reviewed: true })
  }
}

/** Why a page waits whose notice, or change, has found a policy of its own insured's: it may be a relative's as well. */
const HELD_BACK: ReadonlySet<string> = new Set(['cancellation_reported', 'change_not_read'])

/** The same for the insured's relatives, whose notices may be about its policies: each under its own lock. */
export async function placeNoticesOfRelatives(tx: Tx, insuredRef: string, documentId: string): Promise<void> {
  const relatives = await relativesFoundBy(tx, insuredRef, (limit) => insuredsOfWaitingNotices(tx, limit))
  if (relatives.length === 0) return
  for (const insured_ref of await insuredsWithNotices(tx, relatives)) tx.enqueue({ kind: 'place-notices', queue: 'main', key: insured_ref, payload: { insured_ref, document_id: documentId } })
}
