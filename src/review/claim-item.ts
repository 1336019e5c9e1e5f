import type { Tx } from '../kernel/index.ts'
import type { ReviewItemRow } from './table.ts'
import { noteStep, takeItem } from './take-item.ts'

/** Takes an item in hand, so that two people do not work on it. Claiming it again changes nothing. */
export async function claimItem(tx: Tx, itemId: string, by: string): Promise<ReviewItemRow> {
  const item = await takeItem(tx, itemId, by)
  return item.history.at(-1)?.action === 'claim' ? item : noteStep(tx, item, by, { action: 'claim', reason: null })
}

/** Puts an item back into the queue. */
export async function releaseItem(tx: Tx, itemId: string, by: string, reason: string | null): Promise<ReviewItemRow> {
  const item = await takeItem(tx, itemId, by)
  return noteStep(tx, { ...item, status: 'open', claimed_by: null }, by, { action: 'release', reason })
}
