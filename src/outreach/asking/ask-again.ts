import { findOpenRequest } from '../../clocks/index.ts'
import type { Tx } from '../../kernel/index.ts'
import { setWaitingState } from '../../lines/index.ts'
import { markUnasked, threadsOfRequests } from '../table.ts'

/** Asks the agent about a line once more, with the facts as they are held now. Returns whether there is anyone and anything to ask. */
export async function askAgain(tx: Tx, lineId: string): Promise<boolean> {
  const request = await findOpenRequest(tx, lineId)
  if (!request) return false
  await setWaitingState(tx, lineId, 'pending', ['in_review', 'unverified'])
  if (request.status === 'held') return true
  const threads = (await threadsOfRequests(tx, [request.request_id])).filter((t) => t.answered_at === null)
  for (const { thread_id } of threads) {
    await markUnasked(tx, thread_id, request.request_id)
    tx.enqueue({ kind: 'send-outreach', queue: 'mail', key: `${thread_id} first`, payload: { thread_id, step: 'first' } })
  }
  return threads.length > 0
}
