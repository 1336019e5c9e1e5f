import { findRequests } from '../clocks/index.ts'
import { type Context, invalid, type Tx } from '../kernel/index.ts'
import { acceptContact, threadRequestIds } from '../outreach/index.ts'
import type { ReviewItemRow } from './table.ts'
import { decideItem, takeItem } from './take-item.ts'

/** Puts the right agent on file. Open questions go to that address, and replies from it count from now on. */
export async function adjustContact(tx: Tx, context: Context, itemId: string, by: string, contact: { email: string; name: string | null; reason: string }): Promise<ReviewItemRow> {
  const item = await takeItem(tx, itemId, by)
  if (item.insured_ref === null) throw invalid('email', 'This item is about no insured.')
  const requestIds = [...(item.request_id ? [item.request_id] : []), ...(item.thread_id ? await threadRequestIds(tx, item.thread_id) : [])]
  const requests = (await findRequests(tx, requestIds)).filter((r) => r.status !== 'closed')
  await acceptContact(tx, context, {
    insuredRef: item.insured_ref, email: contact.email, name: contact.name, reviewId: item.review_item_id, threadId: item.thread_id,
    engagementIds: [...new Set([...(item.engagement_id ? [item.engagement_id] : []), ...requests.flatMap((r) => r.engagement_ids)])].sort(),
  })
  return decideItem(tx, item, by, { action: 'adjust_contact', reason: contact.reason, detail: { email: contact.email.toLowerCase(), name: contact.name } })
}
