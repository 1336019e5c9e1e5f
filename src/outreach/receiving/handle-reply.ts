import { findAccount } from '../../accounts/index.ts'
import { completeWork, type Context, dayIn, type Job, type Query, storable, type Tx } from '../../kernel/index.ts'
import { findInsured, lockInsured } from '../../parties/index.ts'
import type { OutreachContext, ReplyReading } from '../../vocabulary/index.ts'
import { answeredMessage, askingMessages, linesAsked, quotedMessage } from './answered-message.ts'
import { applyAnswer } from './apply-answer.ts'
import { type Authenticity, checkAuthenticity, type SenderProof } from './check-authenticity.ts'
import { noteDelivery } from './delivery-report.ts'
import { openAttachments, storeAttachments } from './take-attachments.ts'
import { tokenOf } from '../asking/open-thread.ts'
import type { OutreachPorts } from '../ports.ts'
import type { Envelope } from './receive-mail.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import { type ParsedMessage, parseMessage, readReply } from '../replies/index.ts'
import { findMessage, findThread, listMessages, markMessage, type MessageRow, storeReplyReading, suppressAddress, type ThreadRow } from '../table.ts'
import { insuredNameFor } from '../contacts/insured-name.ts'

export type Found = { message: MessageRow; thread: ThreadRow; asking: MessageRow[]; asked: OutreachContext; insuredEmail: string | null; sentOn: string | null; receivedOn: string }
type Read = { found: Found; raw: Uint8Array; reading: ReplyReading; proof: SenderProof; authenticity: Authenticity; /** Papers that came with it. */ papers: number; letter: { subject: string | null; text: string | null } }
/** Kinds of letter whose papers are the agent's own. */
const TAKES_PAPERS = new Set(['answer', 'acknowledgement', 'question', 'unrelated'])
/** A name server that does not answer is asked again for as long as these attempts take, an hour and a half; then a person looks. */
const DNS_ATTEMPTS_MAX = 9

/**
 * Reads one message that came in on a thread and does what it says: an answer whose sender is authentic and whose words
 * are plain settles lines; everything else becomes a person's to look at, or is only noted. Never verified by doubt.
 */
export async function handleReply(context: Context, ports: OutreachPorts, job: Job): Promise<void> {
  const { message_id, simulated, envelope, rejudge } = job.payload as { message_id: string; simulated?: boolean; envelope?: Envelope; rejudge?: boolean }
  const gathered = await context.store.read(job.tenant, (q) => gather(q, context, message_id))
  if (!gathered || gathered.message.reading) return context.store.tx(job.tenant, (tx) => completeWork(tx, job))
  const raw = await context.blobs.get(gathered.message.blob_sha256!)
  const { isAbuseReport, hasFiles, headers, body, ...letter } = await letterOf(raw)
  const { asking } = gathered
  const answered = answeredMessage({ headers }, asking, gathered.asked.thread_token) ?? quotedMessage(body, asking, gathered.asked)
  const lines = linesAsked(asking, answered)
  const found: Found = { ...gathered, asked: { ...gathered.asked, lines } }
  const read = storable(await readReply(raw, found.message.kind === 'insured_reply' ? null : found.asked, { receivedOn: found.receivedOn }))
  // A mail system passes on that its user called us spam (RFC 5965): nobody on the thread wrote it.
  const reading: ReplyReading = isAbuseReport ? { ...read, kind: 'unrelated', per_line: {}, complaint: true, reasons: ['the mail was reported as unwanted'] } : read
  // What a person has since accepted changes the judgement, not what was found: the keys of the day may be gone.
  const kept = rejudge ? (found.message.authentication as SenderProof | null) : null
  const proof: SenderProof = kept ? kept : simulated && job.tenant.mode === 'test' ? { simulated: true } : storable(await ports.authenticate(raw, envelope ?? null))
  // What settles nothing by itself is a person's, or only noted, whoever sent it.
  const needsProof = TAKES_PAPERS.has(reading.kind) && (reading.kind === 'answer' || hasFiles)
  if (needsProof && 'temporary' in proof && proof.temporary && job.attempts < DNS_ATTEMPTS_MAX) throw new Error(`the sender cannot be checked for now: ${proof.problems.join('; ') || 'a name server does not answer'}`)
  const { thread, asked, insuredEmail, sentOn } = found
  const authenticity = checkAuthenticity({ proof, thread, asked, insuredEmail, sentOn })
  const attachments = TAKES_PAPERS.has(reading.kind) && authenticity.accepted ? await openAttachments(context, raw) : []
  await context.store.tx(job.tenant, async (tx) => {
    await lockInsured(tx, thread.insured_ref)
    const message = await findMessage(tx, message_id)
    if (message && !message.reading) {
      await settle(tx, context, { found, raw, reading, proof, authenticity, papers: attachments.length, letter })
      await storeAttachments(tx, context, found, attachments)
    }
    await completeWork(tx, job)
  })
}

const TEXT_CHARS_MAX = 20_000
/** What a person reads of a message: its subject and text, cut to what a letter has. */
async function letterOf(raw: Uint8Array): Promise<{ subject: string | null; text: string | null; isAbuseReport: boolean; hasFiles: boolean; headers: Map<string, string[]>; body: Pick<ParsedMessage, 'plain' | 'html'> }> {
  const parsed = await parseMessage(raw)
  if ('refused' in parsed) return { subject: null, text: null, isAbuseReport: false, hasFiles: false, headers: new Map(), body: { plain: null, html: null } }
  const { subject, plain, html, report, attachments, headers } = parsed.message
  return { headers, body: { plain, html }, ...storable({ subject: subject.slice(0, 500) || null, text: (plain ?? html)?.slice(0, TEXT_CHARS_MAX) ?? null, isAbuseReport: report?.type === 'feedback-report', hasFiles: attachments.some((one) => !one.inline) }) }
}

/** A message that could not be handled however often it was tried is a person's to read. */
export async function giveUpReply(tx: Tx, _context: Context, job: Job): Promise<void> {
  const message = await findMessage(tx, job.payload.message_id as string)
  const thread = message && (await findThread(tx, message.thread_id))
  if (!message || !thread || message.reading) return
  await markMessage(tx, message.message_id, 'in_review', 'it could not be read by the service')
  tx.record({ name: 'reply.needs_review', message_id: message.message_id, thread_id: thread.thread_id, insured_ref: thread.insured_ref, coverage_line_ids: [], kind: message.kind, reasons: ['the message could not be read by the service'] })
}

async function gather(q: Query, context: Context, messageId: string): Promise<Found | null> {
  const message = await findMessage(q, messageId)
  const thread = message && (await findThread(q, message.thread_id))
  if (!message || !thread) return null
  const insured = await findInsured(q, thread.insured_ref)
  const { time_zone } = (await findAccount(q, q.accountId))!
  const asking = askingMessages(await listMessages(q, thread.thread_id))
  const sent = asking.filter((m) => m.sent_at !== null)
  return {
    message,
    thread,
    asking,
    asked: await askedOn(q, context, thread),
    insuredEmail: insured?.contact_email ?? null,
    sentOn: sent[0] ? dayIn(sent[0].sent_at!, 'UTC') : null,
    receivedOn: dayIn(message.created_at, time_zone),
  }
}

/** What a thread asks about whom, and of whom; which lines depends on the email that is answered. */
export async function askedOn(q: Query, context: Context, thread: ThreadRow): Promise<OutreachContext> {
  const insured = await findInsured(q, thread.insured_ref)
  return {
    thread_token: tokenOf(context, thread),
    insured_name: await insuredNameFor(q, insured, thread.insured_ref),
    agent: { name: thread.agent_name, email: thread.agent_email, domain: thread.agent_email.split('@')[1]! },
    lines: [],
    asked_for: (await findAccount(q, q.accountId))!.name,
  }
}

async function settle(tx: Tx, context: Context, read: Read): Promise<void> {
  const { found, reading, proof, authenticity } = read
  const { message, thread } = found
  const save = (status: string, evidenceId: string | null = null) => storeReplyReading(tx, message.message_id, { status, kind: message.kind === 'insured_reply' ? message.kind : reading.kind, reading, authentication: { ...proof, judged: authenticity }, evidenceId, ...read.letter })
  const review = (reasons: string[], lineIds: string[]) =>
    tx.record({ name: 'reply.needs_review', message_id: message.message_id, thread_id: thread.thread_id, insured_ref: thread.insured_ref, coverage_line_ids: lineIds, kind: reading.kind, reasons: [...new Set([...reasons, ...reading.reasons])] })
  if (reading.kind === 'bounce') return void (await save(await noteDelivery(tx, context, thread, read.raw, reading.bounce === 'hard') === 'failed' ? 'bounced' : 'noted'))
  if (reading.kind === 'auto_reply' || (reading.kind === 'acknowledgement' && !read.papers)) return void (await save('noted'))
  if (reading.complaint) await stopMail(tx, thread, message.kind === 'insured_reply')
  if (message.kind === 'insured_reply') {
    await save('in_review')
    return review(['the insured wrote'], [])
  }
  const spoken = Object.entries(reading.per_line).flatMap(([id, said]) => (said.outcome === 'none' ? [] : [id]))
  if (reading.kind !== 'answer') {
    await save('in_review')
    return review([`a ${reading.kind} message`], found.asked.lines.map((l) => l.coverage_line_id))
  }
  if (!authenticity.accepted) {
    await save('in_review')
    return review(authenticity.reasons, spoken)
  }
  const evidence = await recordEvidence(tx, context, {
    insured_ref: thread.insured_ref,
    coverage_line_ids: spoken,
    kind: 'reply_thread',
    content_sha256: message.blob_sha256,
    content_type: 'message/rfc822',
    detail: { message_id: message.message_id, thread_id: thread.thread_id, from: message.from_address, asked: found.asked.lines, per_line: reading.per_line, authentication: proof, judged: authenticity },
  })
  await save('answered', evidence.evidence_id)
  const unsettled = await applyAnswer(tx, context, {
    thread,
    asked: found.asked.lines,
    perLine: reading.per_line,
    confirmedBy: 'broker',
    method: authenticity.simulated ? 'simulated_source' : 'email_agent_of_record',
    proof: { kind: 'reply_thread', evidence_id: evidence.evidence_id },
  })
  if (unsettled.length || reading.needs_review) review(unsettled.map((u) => u.reason), unsettled.length ? unsettled.map((u) => u.lineId) : spoken)
}

/** Whoever asks not to be written to is not written to any more; a person decides how to go on. */
async function stopMail(tx: Tx, thread: ThreadRow, isInsured: boolean): Promise<void> {
  if (isInsured) {
    const email = (await findInsured(tx, thread.insured_ref))?.contact_email
    if (email) await suppressAddress(tx, email, 'complaint')
    return
  }
  await suppressAddress(tx, thread.agent_email, 'complaint')
  tx.record({ name: 'outreach.undeliverable', thread_id: thread.thread_id, insured_ref: thread.insured_ref, reason: 'The address asked us to stop writing to it.' })
}
