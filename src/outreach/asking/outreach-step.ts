import { addBusinessHours, calendarOf, findRequest } from '../../clocks/index.ts'
import { type Context, TIMER_QUEUE, type Tx } from '../../kernel/index.ts'
import { findInsured, lockInsured } from '../../parties/index.ts'
import { turnToNextContact } from '../contacts/next-contact.ts'
import { REMINDER_HOURS } from './plan-outreach.ts'
import { hasReplyInHand } from '../receiving/reply-in-hand.ts'
import { findThread, listMessages, listThreadRequests } from '../table.ts'

/**
 * A step of the plan has come: a reminder to the agent with a nudge to the insured, or the escalation, which tells a person and
 * asks the next contact. An answered or held line skips it, and so does a thread on which somebody has written already, unless that is
 * settled and says nothing of the line.
 */
export async function runOutreachStep(tx: Tx, context: Context, step: { threadId: string; step: 'reminder' | 'escalation'; requestId: string }): Promise<void> {
  const thread = await findThread(tx, step.threadId)
  if (!thread || thread.status !== 'open') return
  await lockInsured(tx, thread.insured_ref)
  const request = await findRequest(tx, step.requestId)
  const asked = (await listThreadRequests(tx, step.threadId)).find((r) => r.request_id === step.requestId)
  if (!request || request.status === 'closed' || request.status === 'held' || !asked || asked.answered_at !== null) return
  const messages = await listMessages(tx, step.threadId)
  if (hasReplyInHand(messages, asked.asked_at ?? request.started_at, request.coverage_line_id)) return
  // A timer from before a release rings early: the release has set its own.
  if (step.step === 'escalation' && tx.now < request.escalate_at) return
  // One piece of work for all lines of the thread: two of them would hand the same email over side by side.
  const send = (kind: string) => tx.enqueue({ kind: 'send-outreach', queue: 'mail', key: `${step.threadId} ${kind}`, payload: { thread_id: step.threadId, step: kind } })
  if (step.step === 'reminder') {
    const calendar = await calendarOf(tx)
    const later = (from: number): void => {
      const dueAt = addBusinessHours(calendar, from, REMINDER_HOURS)
      if (dueAt < request.hard_stop_at) tx.enqueue({ kind: 'outreach-step', queue: TIMER_QUEUE, key: `${step.threadId} reminder ${request.request_id}`, dueAt, replace: true, payload: { thread_id: step.threadId, step: 'reminder', request_id: request.request_id } })
    }
    if (asked.asked_at === null) {
      // It waits for a relay that is away, or was given up: there is nothing yet to remind of.
      send(messages.some((m) => m.direction === 'out' && m.kind === 'escalation') ? 'escalation' : 'first')
      return later(tx.now)
    }
    // The question left late, after an outage or once its agent was known: its reminder counts from then.
    if (tx.now < addBusinessHours(calendar, asked.asked_at, REMINDER_HOURS - 1)) return later(asked.asked_at)
    send('reminder')
    const insured = await findInsured(tx, thread.insured_ref)
    if (insured?.contact_email) send('insured_nudge')
    return
  }
  tx.record({ name: 'outreach.escalated', thread_id: step.threadId, insured_ref: thread.insured_ref, request_id: request.request_id, coverage_line_id: request.coverage_line_id })
  await turnToNextContact(tx, context, thread, (row) => hasReplyInHand(messages, row.asked_at ?? request.started_at, row.coverage_line_id))
}
