import { findOpenRequest } from '../clocks/index.ts'
import { type Context, invalid, type Tx } from '../kernel/index.ts'
import { buildLines, closeReviewedPage } from '../lines/index.ts'
import { askAgain } from '../outreach/index.ts'
import { giveBackLines, lineIdsOf } from './lines-of-item.ts'
import type { ReviewItemRow } from './table.ts'
import { decideItem, takeItem } from './take-item.ts'

export const DECISIONS = ['accept', 'reject', 'ask_again', 'dismiss'] as const
export type Decision = (typeof DECISIONS)[number]

/** What each decision does for each kind of item; what is not listed is refused. */
const ALLOWED: Record<ReviewItemRow['kind'], readonly Decision[]> = {
  integrity: ['accept', 'reject'],
  unplaced_page: ['accept', 'reject'],
  unreadable_fields: ['accept', 'reject'],
  unclear_answer: ['ask_again', 'dismiss'],
  no_agent: ['dismiss'],
  undeliverable: ['ask_again', 'dismiss'],
  escalation: ['ask_again', 'dismiss'],
}

/**
 * Ends an item without a new fact: the paper is taken as read (accept), builds nothing (reject), the agent is asked once more
 * (ask_again), or nothing is to be done (dismiss).
 */
export async function decide(tx: Tx, context: Context, itemId: string, by: string, request: { decision: Decision; reason: string }): Promise<ReviewItemRow> {
  const item = await takeItem(tx, itemId, by)
  const allowed = ALLOWED[item.kind]
  if (!allowed.includes(request.decision)) throw invalid('decision', `An item of kind ${item.kind} is decided with ${allowed.join(' or ')}, or with one of the other actions.`)
  const decided = await decideItem(tx, item, by, { action: request.decision, reason: request.reason })
  const page = item.document_id
  if (request.decision === 'accept' && page) {
    if (item.kind !== 'unplaced_page') await buildLines(tx, context, page, { reviewed: true })
    await closeReviewedPage(tx, context, { documentId: page, coverageType: item.coverage_type, lineId: item.coverage_line_id, outcome: 'no_lines', keepsWaiting: item.kind !== 'unplaced_page' })
  }
  if (request.decision === 'reject' && page) await closeReviewedPage(tx, context, { documentId: page, coverageType: item.coverage_type, lineId: item.coverage_line_id, outcome: 'no_lines', keepsWaiting: false })
  if (request.decision === 'ask_again') {
    let asked = false
    for (const lineId of await lineIdsOf(tx, item)) asked = (await askAgain(tx, lineId)) || asked
    if (!asked) throw invalid('decision', 'No open question of this item can be asked again: its clocks are closed, or no agent is known.')
  }
  if (request.decision === 'dismiss') await giveBackLines(tx, item, async (lineId) => (await findOpenRequest(tx, lineId)) !== null)
  return decided
}
