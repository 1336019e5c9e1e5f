import { findRequests } from '../clocks/index.ts'
import { completeWork, type Context, dayIn, type Job, type Tx } from '../kernel/index.ts'
import { findLines } from '../lines/index.ts'
import { findInsured, lockInsured } from '../parties/index.ts'
import { findAccount } from '../accounts/index.ts'
import type { OutreachContext, ReplyReading } from '../vocabulary/index.ts'
import { applyAnswer } from './apply-answer.ts'
import { type Authenticity, checkAuthenticity } from './check-authenticity.ts'
import type { OutreachPorts } from './ports.ts'
import { recordEvidence } from './record-evidence.ts'
import { readReply } from './replies/index.ts'
import { findMessage, findThread, listMessages, listThreadRequests, type MessageRow, storeReplyReading, suppressAddress, type ThreadRow } from './table.ts'
import type { Envelope } from './receive-mail.ts'

type Found = { message: MessageRow; thread: ThreadRow; asked: OutreachContext; carriers: string[]; insuredEmail: string | null; receivedOn: string; resolved: boolean }

/**
 * Reads one message that came in on a thread and does what it says: an answer whose sender is authentic and whose words
 * are plain settles lines; everything else becomes a person's to look at, or is only noted. Never verified by doubt.
 */
export async function handleReply(context: Context, ports: OutreachPorts, job: Job): Promise<void> {
  const { message_id, simulated, envelope } = job.payload as { message_id: string; simulated?: boolean; envelope?: Envelope }
  const found = await context.store.read(job.tenant, (q) => gather(q as never, context, message_id))
  if (!found || found.message.reading) return context.store.tx(job.tenant, (tx) => completeWork(tx, job))
  const raw = await context.blobs.get(found.message.blob_sha256!)
  const reading = await readReply(raw, found.asked, { receivedOn: found.receivedOn })
  const proofOfSender = simulated && job.tenant.mode === 'test' ? { simulated: true } : await ports.authenticate(raw, envelope ?? null)
  const authenticity = checkAuthenticity({ reading, authentication: proofOfSender, thread: found.thread })
  await context.store.tx(job.tenant, async (tx) => {
    await lockInsured(tx, found.thread.insured_ref)
    const message = await findMessage(tx, message_id)
    if (message && !message.reading) await settle(tx, context, found, reading, authenticity, proofOfSender)
    await completeWork(tx, job)
  })
}

async function gather(q: Tx, context: Context, messageId: string): Promise<Found | null> {
  const message = await findMessage(q, messageId)
  const thread = message && (await findThread(q, message.thread_id))
  if (!message || !thread) return null
  const insured = await findInsured(q, thread.insured_ref)
  const rows = await listThreadRequests(q, thread.thread_id)
  const lines = await findLines(q, rows.map((r) => r.coverage_line_id))
  // A reply is read against what was asked, as it was asked, whatever the lines have become since.
  const asked = (await listMessages(q, thread.thread_id)).filter((m) => m.direction === 'out').flatMap((m) => m.asked ?? [])
  const latest = new Map(asked.map((a) => [a.coverage_line_id, a]))
  const open = await findRequests(q, rows.map((r) => r.request_id))
  return {
    message,
    thread,
    asked: {
      thread_token: context.secrets.open(thread.token_sealed, 'thread token').toString(),
      insured_name: insured?.insured_name ?? thread.insured_ref,
      agent: { name: thread.agent_name, email: thread.agent_email, domain: thread.agent_email.split('@')[1]! },
      lines: [...latest.values()],
    },
    carriers: lines.flatMap((l) => (l.held.carrier ? [l.held.carrier] : [])),
    insuredEmail: insured?.contact_email ?? null,
    receivedOn: dayIn(message.created_at, (await findAccount(q, q.accountId))!.time_zone),
    resolved: open.every((r) => r.status === 'closed'),
  }
}

async function settle(tx: Tx, context: Context, found: Found, reading: ReplyReading, authenticity: Authenticity, authentication: Record<string, unknown>): Promise<void> {
  const { message, thread } = found
  const save = (status: string, evidenceId: string | null) => storeReplyReading(tx, message.message_id, { status, kind: reading.kind, reading, authentication: { ...authentication, judged: authenticity }, evidenceId })
  const review = (reason: string, lineIds: string[]) =>
    tx.record({ name: 'reply.needs_review', message_id: message.message_id, thread_id: thread.thread_id, insured_ref: thread.insured_ref, coverage_line_ids: lineIds, kind: reading.kind, reasons: [reason, ...reading.reasons] })
  if (reading.kind === 'bounce') return bounced(tx, found, reading, save)
  if (reading.kind === 'auto_reply' || reading.kind === 'acknowledgement') return void (await save('noted', null))
  const lineIds = Object.entries(reading.per_line).flatMap(([id, said]) => (said.outcome === 'none' ? [] : [id]))
  if (/complaint|unsubscribe/.test(reading.reasons.join(' ')) || (reading.kind === 'unrelated' && reading.reasons.some((r) => /stop/i.test(r)))) {
    await suppressAddress(tx, thread.agent_email, 'complaint')
    tx.record({ name: 'outreach.undeliverable', thread_id: thread.thread_id, insured_ref: thread.insured_ref, reason: 'The address asked us to stop writing to it.' })
  }
  if (reading.kind !== 'answer') {
    await save('in_review', null)
    return review(`a ${reading.kind} message`, found.asked.lines.map((l) => l.coverage_line_id))
  }
  if (!authenticity.accepted) {
    await save('in_review', null)
    return review(authenticity.reason, lineIds)
  }
  const evidence = await recordEvidence(tx, context, {
    insured_ref: thread.insured_ref,
    coverage_line_ids: lineIds,
    kind: 'reply_thread',
    content_sha256: message.blob_sha256,
    content_type: 'message/rfc822',
    detail: { message_id: message.message_id, thread_id: thread.thread_id, from: message.from_address, per_line: reading.per_line, authentication, judged: authenticity },
  })
  await save('answered', evidence.evidence_id)
  const unclear = await applyAnswer(tx, context, {
    threadId: thread.thread_id,
    perLine: reading.per_line,
    confirmedBy: 'broker',
    method: authenticity.simulated ? 'simulated_source' : 'email_agent_of_record',
    proof: { kind: 'reply_thread', evidence_id: evidence.evidence_id },
  })
  if (unclear.length || reading.needs_review) review('the answer is not plain', unclear.length ? unclear : lineIds)
}

/** A hard bounce is a person's at once and the plan moves on; a soft one is only noted. */
async function bounced(tx: Tx, found: Found, reading: ReplyReading, save: (status: string, evidenceId: string | null) => Promise<number>): Promise<void> {
  const hard = (reading as { bounce?: string }).bounce === 'hard'
  await save(hard ? 'bounced' : 'noted', null)
  if (!hard) return
  await suppressAddress(tx, found.thread.agent_email, 'hard_bounce')
  tx.record({ name: 'outreach.undeliverable', thread_id: found.thread.thread_id, insured_ref: found.thread.insured_ref, reason: reading.reasons.join('; ') })
}
