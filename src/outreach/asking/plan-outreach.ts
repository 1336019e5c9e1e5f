import { addBusinessHours, calendarOf, listRequestsOfEngagement, type RequestRow } from '../../clocks/index.ts'
import { type EngagementRow, findEngagement } from '../../engagements/index.ts'
import { engagementsOfDocuments } from '../../intake/index.ts'
import { type Context, TIMER_QUEUE, type Tx } from '../../kernel/index.ts'
import { findLine, type LineRow } from '../../lines/index.ts'
import { lockInsured } from '../../parties/index.ts'
import { agentOf } from '../contacts/agent-of.ts'
import { noticeContact } from '../contacts/notice-contact.ts'
import { openThread } from './open-thread.ts'
import { addThreadRequest, type ThreadRow, threadsOfRequests } from '../table.ts'

export const REMINDER_HOURS = 24

/**
 * Gives every clock of an engagement its conversation: one thread an agent and insured, with all open lines of that
 * agent. What is new and not held is asked about at once; reminders and the escalation get their timers.
 */
export async function planOutreach(tx: Tx, context: Context, engagementId: string): Promise<void> {
  const engagement = await findEngagement(tx, engagementId)
  if (!engagement || engagement.status !== 'active') return
  await lockInsured(tx, engagement.insured_ref)
  const requests = (await listRequestsOfEngagement(tx, engagementId)).filter((r) => r.status !== 'closed')
  // A line of a parent, or a master policy, is planned by every engagement it serves: one at a time.
  for (const ref of new Set(requests.map((r) => r.insured_ref))) if (ref !== engagement.insured_ref) await lockInsured(tx, ref)
  const planned = new Map((await threadsOfRequests(tx, requests.map((r) => r.request_id))).map((t) => [t.request_id, t.thread_id]))
  const toSend = new Set<string>()
  for (const request of requests) {
    let threadId = planned.get(request.request_id)
    if (!threadId) {
      const line = (await findLine(tx, request.coverage_line_id))!
      const thread = await threadFor(tx, context, engagement, line, request)
      if (!thread) continue
      await addThreadRequest(tx, thread.thread_id, request.request_id, line.coverage_line_id)
      threadId = thread.thread_id
    }
    if (request.status === 'held') continue
    toSend.add(threadId)
    await setSteps(tx, threadId, request, planned.has(request.request_id))
  }
  for (const thread_id of toSend) tx.enqueue({ kind: 'send-outreach', queue: 'mail', key: `${thread_id} first`, payload: { thread_id, step: 'first' } })
  if (requests.some((r) => r.status !== 'held')) await noticeContact(tx, context, engagement)
}

async function threadFor(tx: Tx, context: Context, engagement: EngagementRow, line: LineRow, request: RequestRow): Promise<ThreadRow | null> {
  const agent = await agentOf(tx, line)
  if (!agent) {
    tx.record({ name: 'outreach.no_agent', insured_ref: line.insured_ref, coverage_line_id: line.coverage_line_id, coverage_type: line.held.coverage_type, request_id: request.request_id, engagement_id: engagement.engagement_id })
    return null
  }
  const scenario = tx.mode === 'test' ? await scenarioOf(tx, engagement, line) : null
  return openThread(tx, context, line.insured_ref, agent, scenario)
}

/** Whatever engagement asks first, the source plays what the paper of the line was pushed with. */
async function scenarioOf(tx: Tx, engagement: EngagementRow, line: LineRow): Promise<string> {
  const pushedFor = (await engagementsOfDocuments(tx, line.held.documents.map((d) => d.document_id))).map((e) => e.engagement_id)
  const last = pushedFor.at(-1)
  const from = last === undefined || pushedFor.includes(engagement.engagement_id) ? engagement : await findEngagement(tx, last)
  return from?.test_scenario ?? 'confirmed'
}

/** A clock that was planned before has had its timers: a step whose time has passed has rung or is about to, and does not come twice. */
async function setSteps(tx: Tx, threadId: string, request: RequestRow, wasPlanned: boolean): Promise<void> {
  const calendar = await calendarOf(tx)
  const at = { reminder: addBusinessHours(calendar, request.started_at, REMINDER_HOURS), escalation: request.escalate_at }
  for (const [step, dueAt] of Object.entries(at).filter(([, dueAt]) => !wasPlanned || dueAt > tx.now))
    if (dueAt < request.hard_stop_at || step === 'escalation') tx.enqueue({ kind: 'outreach-step', queue: TIMER_QUEUE, key: `${threadId} ${step} ${request.request_id}`, dueAt, replace: true, payload: { thread_id: threadId, step, request_id: request.request_id } })
}
