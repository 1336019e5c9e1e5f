import { findAccount } from '../accounts/index.ts'
import { findRequests } from '../clocks/index.ts'
import { completeWork, type Context, type Job, TIMER_QUEUE, type Tx } from '../kernel/index.ts'
import { findLines } from '../lines/index.ts'
import { findInsured, lockInsured } from '../parties/index.ts'
import type { AskedLine } from '../vocabulary/index.ts'
import { bounceAddress, replyAddress, threadMessageId } from './mail/mail-addresses.ts'
import { MailError, type OutgoingMail } from './mail/outgoing-mail.ts'
import { draftOutreach } from './messages/draft-outreach.ts'
import type { OutreachPorts } from './ports.ts'
import { findMessage, findThread, insertMessage, isSuppressed, listMessages, listThreadRequests, markAsked, markMessage, markSent, type MessageRow, type ThreadRow } from './table.ts'

export type Step = 'first' | 'reminder' | 'escalation' | 'insured_nudge'
const SIMULATED_ANSWER_MS = 1_500

/**
 * One email to the agent with all open lines of the thread. Drafted in one transaction, handed over outside of any,
 * recorded as sent in a second: after a crash in between the same message, by its Message-ID, goes out again.
 */
export async function sendOutreach(context: Context, ports: OutreachPorts, job: Job): Promise<void> {
  const { thread_id, step } = job.payload as { thread_id: string; step: Step }
  const draft = await context.store.tx(job.tenant, (tx) => draftMessage(tx, context, ports, thread_id, step))
  if (!draft) return context.store.tx(job.tenant, (tx) => completeWork(tx, job))
  if (job.tenant.mode === 'test') return context.store.tx(job.tenant, (tx) => keepTestMessage(tx, job, draft))
  let raw: Uint8Array
  try {
    raw = (await ports.mail.send(draft.mail)).raw
  } catch (error) {
    if (!(error instanceof MailError) || error.kind !== 'permanent') throw error
    return context.store.tx(job.tenant, async (tx) => {
      await markMessage(tx, draft.message.message_id, 'refused', error.message.slice(0, 500))
      tx.record({ name: 'outreach.undeliverable', thread_id, insured_ref: draft.thread.insured_ref, reason: error.message.slice(0, 500) })
      await completeWork(tx, job)
    })
  }
  const blob = await context.blobs.put(raw)
  await context.store.tx(job.tenant, async (tx) => {
    await markSent(tx, { messageId: draft.message.message_id, status: 'sent', blobSha256: blob.sha256, sizeBytes: blob.sizeBytes })
    await completeWork(tx, job)
  })
}

type Draft = { thread: ThreadRow; message: MessageRow; mail: OutgoingMail }

async function draftMessage(tx: Tx, context: Context, ports: OutreachPorts, threadId: string, step: Step): Promise<Draft | null> {
  const found = await findThread(tx, threadId)
  if (!found) return null
  await lockInsured(tx, found.insured_ref)
  const thread = (await findThread(tx, threadId))!
  if (thread.status !== 'open') return null
  const rows = await listThreadRequests(tx, threadId)
  const requests = (await findRequests(tx, rows.map((r) => r.request_id))).filter((r) => r.status !== 'closed' && r.status !== 'held')
  const open = rows.filter((r) => r.answered_at === null && requests.some((q) => q.request_id === r.request_id))
  // The first email of a line goes out once; a retry of this very job finds its own draft again.
  const messages = await listMessages(tx, threadId)
  const pending = messages.find((m) => m.direction === 'out' && m.kind === step && m.status === 'queued')
  if (!pending && (step === 'first' ? !open.some((r) => r.asked_at === null) : !open.length)) return null
  if (await isSuppressed(tx, thread.agent_email)) return null
  const insured = (await findInsured(tx, thread.insured_ref))!
  const to = step === 'insured_nudge' ? insured.contact_email : thread.agent_email
  if (!to) return null
  const lines = (await findLines(tx, open.map((r) => r.coverage_line_id))).map((l): AskedLine => {
    const { coverage_line_id, coverage_type, policy_number, carrier, effective_date, expiration_date, limits } = l.held
    return { coverage_line_id, coverage_type, policy_number, carrier, effective_date, expiration_date, limits }
  })
  const token = context.secrets.open(thread.token_sealed, 'thread token').toString()
  const reply = replyAddress(token, ports.mailDomain)
  const text = draftOutreach({
    kind: step,
    insured: { name: insured.insured_name ?? insured.insured_ref },
    agent: { name: thread.agent_name, email: thread.agent_email, agency: thread.producer_name },
    askedFor: (await findAccount(tx, tx.accountId))!.name,
    lines,
    replyAddress: reply,
    answerUrl: `${ports.publicUrl()}/t/${token}`,
  })
  const messageId = pending?.message_id ?? context.ids.make('message')
  // The token never stands in a row: addresses and Message-IDs that carry it are made anew from the sealed one.
  const first = messages.find((m) => m.direction === 'out')
  const isFirst = !first || first.message_id === messageId
  const message =
    pending ??
    (await insertMessage(tx, { message_id: messageId, thread_id: threadId, direction: 'out', kind: step, status: 'queued', from_address: `reply@${ports.mailDomain}`, to_address: to, subject: text.subject, header_message_id: null, blob_sha256: null, size_bytes: null, body_text: text.text, asked: lines }))!
  if (step !== 'insured_nudge') await markAsked(tx, threadId, open.map((r) => r.request_id))
  return {
    thread,
    message,
    mail: {
      from: { name: 'Insurance verification desk', address: reply },
      to: { name: step === 'insured_nudge' ? insured.insured_name : thread.agent_name, address: to },
      returnPath: bounceAddress(token, ports.mailDomain),
      replyTo: reply,
      subject: text.subject,
      text: text.text,
      html: text.html,
      messageId: isFirst ? threadMessageId(token, 'first', ports.mailDomain) : threadMessageId(token, messageId, ports.mailDomain),
      inReplyTo: isFirst ? null : threadMessageId(token, 'first', ports.mailDomain),
      references: isFirst ? [] : [threadMessageId(token, 'first', ports.mailDomain)],
      sentAtMs: tx.now,
    },
  }
}

/** In test mode nothing leaves: the message is kept as it would have gone, and the simulated source answers it soon. */
async function keepTestMessage(tx: Tx, job: Job, draft: Draft): Promise<void> {
  const message = await findMessage(tx, draft.message.message_id)
  if (message?.status === 'queued') {
    await markSent(tx, { messageId: message.message_id, status: 'kept', blobSha256: null, sizeBytes: null })
    if (draft.thread.test_scenario !== 'silent' && message.kind === 'first')
      tx.enqueue({ kind: 'simulate-source', queue: TIMER_QUEUE, key: message.message_id, dueAt: tx.now + SIMULATED_ANSWER_MS, payload: { thread_id: draft.thread.thread_id, message_id: message.message_id } })
  }
  await completeWork(tx, job)
}
