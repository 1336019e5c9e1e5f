import { findRequests } from '../../clocks/index.ts'
import { completeWork, type Context, type Job, putBack, TIMER_QUEUE, type Tx } from '../../kernel/index.ts'
import { findLines } from '../../lines/index.ts'
import { findInsured, lockInsured } from '../../parties/index.ts'
import { askedOf } from './asked-line.ts'
import { MailError, type OutgoingMail } from '../mail/outgoing-mail.ts'
import { turnToNextContact } from '../contacts/next-contact.ts'
import { type Step, writeMail } from './write-mail.ts'
import type { OutreachPorts } from '../ports.ts'
import { hasReplyInHand } from '../receiving/reply-in-hand.ts'
import { FIRST_MESSAGE, findMessage, findThread, insertMessage, isSuppressed, listMessages, listThreadRequests, markAsked, markMessage, markSent, type MessageRow, suppressAddress, type ThreadRequestRow, type ThreadRow } from '../table.ts'
import { insuredNameFor } from '../contacts/insured-name.ts'

/** Waits before an email that did not go out is tried again, never longer than half an hour: a relay that comes back is not waited for. After sixteen hours a person is told. */
export const MAIL_RETRY_MS = [5_000, 30_000, 120_000, 600_000, ...Array.from({ length: 31 }, () => 1_800_000)]
const SAME_STEP_MS = 3_600_000

/**
 * One email with all open lines of the thread. Drafted in one transaction, handed over outside of any, recorded as sent in a
 * second: after a crash in between the same message, byte for byte, goes out again. What was held meanwhile does not.
 */
export async function sendOutreach(context: Context, ports: OutreachPorts, job: Job): Promise<void> {
  const { thread_id, step } = job.payload as { thread_id: string; step: Step }
  const draft = await context.store.tx(job.tenant, (tx) => draftMessage(tx, context, ports, thread_id, step))
  if (!draft) return context.store.tx(job.tenant, (tx) => completeWork(tx, job))
  if (job.tenant.mode === 'test') return context.store.tx(job.tenant, (tx) => keepTestMessage(tx, job, draft, ports.testAnswerMs))
  const wait = ports.pacer.waitMs(draft.mail.to.address, context.time.now())
  if (wait > 0)
    return context.store.tx(job.tenant, (tx) => putBack(tx, job, tx.wallNow + wait))
  let raw: Uint8Array
  try {
    raw = (await ports.mail.send(draft.mail)).raw
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    if (error.kind !== 'permanent' && job.attempts <= MAIL_RETRY_MS.length) throw error
    return context.store.tx(job.tenant, async (tx) => {
      await lockInsured(tx, draft.thread.insured_ref)
      await refused(tx, context, draft, error)
      await completeWork(tx, job)
    })
  }
  const blob = await context.blobs.put(raw)
  await context.store.tx(job.tenant, async (tx) => {
    await asked(tx, draft, { status: ports.mail.keeps ? 'kept' : 'sent', blobSha256: blob.sha256, sizeBytes: blob.sizeBytes })
    await completeWork(tx, job)
  })
}

/** A mailbox that will never take the message: a person is told, and the plan goes on with the next contact. */
async function refused(tx: Tx, context: Context, { thread, message }: Draft, error: MailError): Promise<void> {
  const gone = error.kind === 'permanent' && error.at === 'recipient'
  await markMessage(tx, message.message_id, gone ? 'bounced' : 'refused', error.message.slice(0, 500))
  if (gone && message.to_address) await suppressAddress(tx, message.to_address, 'hard_bounce')
  if (message.kind === 'insured_nudge') return
  tx.record({ name: 'outreach.undeliverable', thread_id: thread.thread_id, insured_ref: thread.insured_ref, reason: error.message.slice(0, 500) })
  if (gone) await turnToNextContact(tx, context, thread)
}

type Draft = { thread: ThreadRow; message: MessageRow; mail: OutgoingMail; requestIds: string[]; /** Lines that came after this first email was drafted: they want one of their own. */ isBehind: boolean }

async function draftMessage(tx: Tx, context: Context, ports: OutreachPorts, threadId: string, step: Step): Promise<Draft | null> {
  const found = await findThread(tx, threadId)
  if (!found) return null
  await lockInsured(tx, found.insured_ref)
  const thread = (await findThread(tx, threadId))!
  const messages = await listMessages(tx, threadId)
  // A retry finds its own draft again and sends just that; what may not go any more is said to be cancelled.
  const pending = messages.find((m) => m.direction === 'out' && m.kind === step && m.status === 'queued')
  const drop = async (why: string): Promise<null> => {
    if (pending) await markMessage(tx, pending.message_id, 'cancelled', why)
    return null
  }
  const rows = await listThreadRequests(tx, threadId)
  const running = (await findRequests(tx, rows.map((r) => r.request_id))).filter((r) => r.status !== 'closed' && r.status !== 'held')
  const unanswered = rows.filter((r) => r.answered_at === null && running.some((q) => q.request_id === r.request_id))
  if (thread.status !== 'open' || !unanswered.length) return drop('answered, held or ended before it went out')
  const askedLast = Math.max(...unanswered.map((r) => r.asked_at ?? tx.now))
  const open = step === 'first' ? unanswered : unanswered.filter((r) => !hasReplyInHand(messages, askedLast, r.coverage_line_id))
  if (pending && step !== 'insured_nudge' && hasArrived(messages, pending)) {
    await asked(tx, { thread, message: pending, ...reachOf(step, unanswered, pending.asked!) }, { status: 'sent', blobSha256: null, sizeBytes: null })
    return null
  }
  if (step === 'first' ? !pending && !open.some((r) => r.asked_at === null) : !open.length) return drop('a reply is in hand')
  if (!pending && step !== 'first' && messages.some((m) => justAsked(m, step, open, tx.now))) return drop('the same has just gone')
  const insured = (await findInsured(tx, thread.insured_ref))!
  const to = step === 'insured_nudge' ? insured.contact_email : thread.agent_email
  if (!to) return drop('no address')
  if (await isSuppressed(tx, to)) {
    if (step === 'first') tx.record({ name: 'outreach.undeliverable', thread_id: threadId, insured_ref: thread.insured_ref, reason: 'The address takes no mail from us.' })
    return drop('the address takes no mail from us')
  }
  const lines = pending?.asked ?? (await findLines(tx, open.map((r) => r.coverage_line_id))).map((l) => askedOf(l.held))
  if (pending && !pending.asked!.every((a) => open.some((r) => r.coverage_line_id === a.coverage_line_id))) {
    // Some of its lines were held or answered since it was drafted: it is written anew for the rest.
    await drop('rewritten')
    tx.enqueue({ kind: 'send-outreach', queue: 'mail', key: `${threadId} ${step} again ${pending.message_id}`, payload: { thread_id: threadId, step } })
    return null
  }
  const messageId = pending?.message_id ?? context.ids.make('message')
  const sentAtMs = pending?.created_at ?? tx.now
  // Told by what was drafted and not by the time of it: two machines' clocks differ, and one Message-ID must never name two emails.
  const isFirst = pending ? pending.header_message_id === FIRST_MESSAGE : !messages.some((m) => m.direction === 'out' && m.header_message_id === FIRST_MESSAGE)
  const mail = await writeMail(tx, context, ports, { thread, step, to, insuredName: await insuredNameFor(tx, insured, insured.insured_ref), lines, messageId, isFirst, sentAtMs })
  const message =
    pending ??
    // The token never stands in a row: addresses and Message-IDs that carry it are made anew from the sealed one.
    (await insertMessage(tx, { message_id: messageId, thread_id: threadId, direction: 'out', kind: step, status: 'queued', from_address: `${step === 'insured_nudge' ? 'insured' : 'reply'}@${ports.mailDomain}`, to_address: to, subject: mail.subject, header_message_id: isFirst && step !== 'insured_nudge' ? FIRST_MESSAGE : null, blob_sha256: null, size_bytes: null, body_text: mail.text, asked: lines }))!
  return { thread, message, mail, ...reachOf(step, open, lines) }
}

/** The requests that an email speaks for, and whether it leaves some out that were never asked. */
function reachOf(step: Step, open: readonly ThreadRequestRow[], lines: readonly { coverage_line_id: string }[]): Pick<Draft, 'requestIds' | 'isBehind'> {
  const requestIds = open.filter((r) => lines.some((l) => l.coverage_line_id === r.coverage_line_id)).map((r) => r.request_id)
  return { requestIds, isBehind: step === 'first' && open.some((r) => r.asked_at === null && !requestIds.includes(r.request_id)) }
}

/** The connection broke before the relay's word, and then the agent wrote: on a thread with no other email it can only have been answering this one. */
const hasArrived = (messages: readonly MessageRow[], pending: MessageRow): boolean =>
  hasReplyInHand(messages, pending.created_at) && messages.every((m) => m.direction === 'in' || m.message_id === pending.message_id || m.kind === 'insured_nudge')

/** Each line of a thread has timers of its own, and one email speaks for all of them: what has just gone is not sent again. */
const justAsked = (m: MessageRow, step: Step, open: readonly { coverage_line_id: string }[], now: number): boolean =>
  m.direction === 'out' && m.kind === step && m.status !== 'cancelled' && Math.max(m.created_at, m.sent_at ?? 0) > now - SAME_STEP_MS && open.every((r) => m.asked?.some((a) => a.coverage_line_id === r.coverage_line_id))

/** The message has gone, and its lines are asked about only from now on. */
async function asked(tx: Tx, { thread, message, requestIds, isBehind }: Omit<Draft, 'mail'>, how: { status: string; blobSha256: string | null; sizeBytes: number | null }): Promise<void> {
  await markSent(tx, { messageId: message.message_id, ...how })
  if (message.kind !== 'insured_nudge') await markAsked(tx, thread.thread_id, requestIds)
  if (isBehind) tx.enqueue({ kind: 'send-outreach', queue: 'mail', key: `${thread.thread_id} first`, payload: { thread_id: thread.thread_id, step: 'first' } })
}

/** In test mode nothing leaves: the message is kept as it would have gone, and the simulated source answers it soon. */
async function keepTestMessage(tx: Tx, job: Job, draft: Draft, answerMs: number): Promise<void> {
  const message = await findMessage(tx, draft.message.message_id)
  if (message?.status === 'queued') {
    await asked(tx, draft, { status: 'kept', blobSha256: null, sizeBytes: null })
    if (draft.thread.test_scenario !== 'silent' && message.kind === 'first')
      tx.enqueue({ kind: 'simulate-source', queue: TIMER_QUEUE, key: message.message_id, dueAt: tx.now + answerMs, payload: { thread_id: draft.thread.thread_id, message_id: message.message_id } })
  }
  await completeWork(tx, job)
}
