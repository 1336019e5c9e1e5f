import { addBusinessHours, calendarOf, findRequests } from '../../clocks/index.ts'
import { type Context, TIMER_QUEUE, type Tx } from '../../kernel/index.ts'
import { findLine } from '../../lines/index.ts'
import { agentOf } from './agent-of.ts'
import { openThread } from '../asking/open-thread.ts'
import { REMINDER_HOURS } from '../asking/plan-outreach.ts'
import { addThreadRequest, findThread, listThreadRequests, type ThreadRequestRow, type ThreadRow, threadsOfRequests } from '../table.ts'

/**
 * Asks the next contact on file about what a thread leaves unanswered. The old thread stays open: an answer from it still counts.
 * Where the contact is there and wrote something that is with a person (`leaves` of the line), it asks nobody else about that.
 * The caller holds the insured's lock. Returns whether there was another contact.
 */
export async function turnToNextContact(tx: Tx, context: Context, thread: ThreadRow, leaves: (row: ThreadRequestRow) => boolean = () => false): Promise<boolean> {
  const rows = (await listThreadRequests(tx, thread.thread_id)).filter((r) => r.answered_at === null && !leaves(r))
  const requests = (await findRequests(tx, rows.map((r) => r.request_id))).filter((r) => r.status !== 'closed' && r.status !== 'held')
  const reminderAt = addBusinessHours(await calendarOf(tx), tx.now, REMINDER_HOURS)
  const turned = new Set<string>()
  for (const request of requests) {
    const line = (await findLine(tx, request.coverage_line_id))!
    const tried = await Promise.all((await threadsOfRequests(tx, [request.request_id])).map((t) => findThread(tx, t.thread_id)))
    const agent = await agentOf(tx, line, tried.flatMap((t) => (t ? [t.agent_email] : [])))
    if (!agent) continue
    const next = await openThread(tx, context, line.insured_ref, agent, thread.test_scenario)
    if (!(await addThreadRequest(tx, next.thread_id, request.request_id, line.coverage_line_id))) continue
    turned.add(next.thread_id)
    if (reminderAt < request.hard_stop_at) tx.enqueue({ kind: 'outreach-step', queue: TIMER_QUEUE, key: `${next.thread_id} reminder ${request.request_id}`, dueAt: reminderAt, payload: { thread_id: next.thread_id, step: 'reminder', request_id: request.request_id } })
  }
  for (const thread_id of turned) tx.enqueue({ kind: 'send-outreach', queue: 'mail', key: `${thread_id} escalation`, payload: { thread_id, step: 'escalation' } })
  return turned.size > 0
}
