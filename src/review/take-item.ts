import { DomainError, notFound, type Tx } from '../kernel/index.ts'
import { lockInsured } from '../parties/index.ts'
import { findReviewItem, lockReviewItem, type ReviewItemRow, updateReviewItem } from './table.ts'

/** One thing a person did with an item, and why. */
export type Step = { action: string; reason: string | null; detail?: Record<string, unknown> }

/**
 * The item a member of staff is about to act on, locked with its insured. Acting on an item claims it; one that a colleague has in
 * hand, or that is decided, is left alone.
 */
export async function takeItem(tx: Tx, itemId: string, by: string): Promise<ReviewItemRow> {
  const found = await findReviewItem(tx, itemId)
  if (!found) throw notFound('review_item', itemId)
  if (found.insured_ref) await lockInsured(tx, found.insured_ref)
  const item = (await lockReviewItem(tx, itemId))!
  if (item.status === 'decided' || item.status === 'closed') throw new DomainError('review_item_decided', 'This item is decided already.')
  if (item.claimed_by !== null && item.claimed_by !== by) throw new DomainError('review_item_claimed', `${item.claimed_by} has this item in hand.`)
  return item.claimed_by === by ? item : { ...item, status: 'claimed', claimed_by: by }
}

const stamped = (tx: Tx, by: string, step: Step) => ({ at: tx.now, by, action: step.action, reason: step.reason, ...(step.detail && { detail: step.detail }) })

/** Notes a step and leaves the item in hand. */
export const noteStep = (tx: Tx, item: ReviewItemRow, by: string, step: Step): Promise<ReviewItemRow> => updateReviewItem(tx, { ...item, history: [...item.history, stamped(tx, by, step)] })

/** The step that ends an item. */
export function decideItem(tx: Tx, item: ReviewItemRow, by: string, step: Step): Promise<ReviewItemRow> {
  const decision = stamped(tx, by, step)
  return updateReviewItem(tx, { ...item, status: 'decided', decided_at: tx.now, decision, history: [...item.history, decision] })
}
