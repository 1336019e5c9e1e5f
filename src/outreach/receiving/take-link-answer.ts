import { findAccount } from '../../accounts/index.ts'
import { findRequests, tenantNow } from '../../clocks/index.ts'
import { type Context, isoTime, type Query, storable, type Tenant, type Tx } from '../../kernel/index.ts'
import { findLines } from '../../lines/index.ts'
import { findInsured, lockInsured } from '../../parties/index.ts'
import type { AskedLine, LineAnswer, ReplyReading } from '../../vocabulary/index.ts'
import { readAnswerToken } from '../asking/answer-link.ts'
import { askingMessages } from './answered-message.ts'
import { applyAnswer } from './apply-answer.ts'
import { askedOf } from '../asking/asked-line.ts'
import { judgeDomain } from '../authenticity/index.ts'
import { askedOn } from './handle-reply.ts'
import { renderAnswerDone, renderAnswerExpired } from '../messages/answer-outcome-pages.ts'
import { renderAnswerPage } from '../messages/answer-page.ts'
import { type AnswerForm, readAnswerForm } from '../messages/read-answer-form.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import { domainOf } from '../replies/index.ts'
import { findThread, findThreadByToken, insertMessage, listMessages, listThreadRequests, storeReplyReading, type ThreadRow } from '../table.ts'
import { insuredNameFor } from '../contacts/insured-name.ts'

export type AnswerPage = { status: number; html: string }
/** Who posted, as far as the connection tells: kept with the proof. */
export type Poster = { remoteAddress: string | null; userAgent: string | null }
type Opened = { tenant: Tenant; thread: ThreadRow; insuredName: string; askedFor: string; lines: AskedLine[] }
type GivenAnswer = Extract<AnswerForm, { ok: true }>

const EXPIRED: AnswerPage = { status: 404, html: renderAnswerExpired() }

/** The page behind an agent's link. Opening it answers nothing; one that ran out, was answered or never was looks the same. */
export async function showAnswerPage(context: Context, link: string): Promise<AnswerPage> {
  const opened = await openLink(context, link)
  return opened ? { status: 200, html: pageOf(opened, link) } : EXPIRED
}

const pageOf = (opened: Opened, link: string, retry: Partial<Extract<AnswerForm, { ok: false }>> = {}): string =>
  renderAnswerPage({ insured: { name: opened.insuredName }, askedFor: opened.askedFor, lines: opened.lines, action: `/t/${link}`, ...(retry.submitted && { submitted: retry.submitted }), ...(retry.errors && { errors: retry.errors }) })

/**
 * Takes an answer down. It weighs as a plain reply does: the address it was sent to must be proven the agent's, and who answers
 * must write from that domain; else a person reads it. What is plain settles lines in the same commit as its proof.
 */
export async function takeLinkAnswer(context: Context, link: string, form: Iterable<readonly [string, string]>, poster: Poster): Promise<AnswerPage> {
  const fields = storable([...form].map(([name, value]) => [name, value] as const))
  const opened = await openLink(context, link)
  if (!opened) return EXPIRED
  const given = readAnswerForm(fields, opened.lines)
  if (!given.ok) return { status: 422, html: pageOf(opened, link, given) }
  const said = { thread_id: opened.thread.thread_id, received_at: isoTime(context.time.now()), answerer: given.answerer, answers: given.answers, shown: opened.lines, posted: fields, ...poster }
  const blob = await context.blobs.put(Buffer.from(JSON.stringify(said)))
  return context.store.tx(opened.tenant, async (tx) => {
    await lockInsured(tx, opened.thread.insured_ref)
    const now = await gather(tx, opened.thread.thread_id)
    if (!now) return EXPIRED
    // What was shown is read again under the lock: a line answered or changed meanwhile is not answered by this.
    const still = readAnswerForm(fields, now.lines)
    if (!still.ok) return { status: 422, html: pageOf({ ...opened, ...now }, link, still) }
    await settle(tx, context, now, still, blob)
    return { status: 200, html: renderAnswerDone({ insured: { name: now.insuredName }, lines: now.lines, answers: still.answers }) }
  })
}

async function openLink(context: Context, link: string): Promise<Opened | null> {
  const read = readAnswerToken(context, link)
  const found = read && (await findThreadByToken(context.store, context.secrets.hash(read.token, 'thread token')))
  if (!found) return null
  const tenant: Tenant = { accountId: found.account_id, mode: found.mode }
  return context.store.read(tenant, async (q) => {
    const opened = read.untilMs > (await tenantNow(q, context)) ? await gather(q, found.thread_id) : null
    return opened && { tenant, ...opened }
  })
}

/** The lines of a thread that were asked and not answered, as they are held now. */
async function gather(q: Query, threadId: string): Promise<Omit<Opened, 'tenant'> | null> {
  const thread = await findThread(q, threadId)
  if (!thread) return null
  // By the messages, not by asked_at: an agent may be faster than the commit that says that the email has gone.
  const asked = new Set(askingMessages(await listMessages(q, threadId)).flatMap((m) => (m.asked ?? []).map((a) => a.coverage_line_id)))
  const rows = (await listThreadRequests(q, threadId)).filter((r) => asked.has(r.coverage_line_id) && r.answered_at === null)
  const open = (await findRequests(q, rows.map((r) => r.request_id))).filter((r) => (r.status === 'closed' ? r.closed_reason === 'timed_out' : r.status !== 'held'))
  const lines = await findLines(q, [...new Set(open.map((r) => r.coverage_line_id))])
  if (!lines.length) return null
  const insured = await findInsured(q, thread.insured_ref)
  return { thread, insuredName: await insuredNameFor(q, insured, thread.insured_ref), askedFor: (await findAccount(q, q.accountId))!.name, lines: lines.map((l) => askedOf(l.held)) }
}

async function settle(tx: Tx, context: Context, opened: Omit<Opened, 'tenant'>, given: GivenAnswer, blob: { sha256: string; sizeBytes: number }): Promise<void> {
  const { thread, lines } = opened
  const asked = await askedOn(tx, context, thread)
  const question = { context: asked, provenDomain: thread.agent_proven ? asked.agent.domain : null, insuredDomains: await insuredDomains(tx, thread, asked.agent.domain) }
  const reasons = judgeDomain(domainOf(given.answerer.email), question)
  // An address on the page is only typed: whoever was turned away under one may type another.
  const inOtherHands = (await listMessages(tx, thread.thread_id)).some((m) => m.kind === 'link_answer' && judgeDomain(domainOf(m.from_address), question).length > 0)
  if (!reasons.length && inOtherHands) reasons.push('the link was answered on from elsewhere before')
  const accepted = reasons.length === 0
  const rest = lines.filter((l) => given.answers[l.coverage_line_id] === undefined).map((l) => l.coverage_line_id)
  const perLine: Record<string, LineAnswer> = { ...given.answers, ...Object.fromEntries(rest.map((id) => [id, { outcome: 'unclear' as const }])) }
  const message = await insertMessage(tx, {
    message_id: context.ids.make('message'), thread_id: thread.thread_id, direction: 'in', kind: 'link_answer', status: 'received', from_address: given.answerer.email, to_address: null,
    subject: null, header_message_id: null, blob_sha256: blob.sha256, size_bytes: blob.sizeBytes, body_text: `${given.answerer.name}${given.answerer.title ? `, ${given.answerer.title}` : ''} answered on the page.`, asked: lines,
  })
  if (!message) return
  const evidence = await recordEvidence(tx, context, {
    insured_ref: thread.insured_ref, coverage_line_ids: Object.keys(given.answers), kind: 'link_response', content_sha256: blob.sha256, content_type: 'application/json',
    detail: { message_id: message.message_id, thread_id: thread.thread_id, answerer: given.answerer, per_line: given.answers, judged: { accepted, reasons } },
  })
  const unsettled = accepted
    ? await applyAnswer(tx, context, { thread, asked: lines, perLine, confirmedBy: 'broker', method: 'secure_link_response', proof: { kind: 'link_response', evidence_id: evidence.evidence_id } })
    : Object.keys(given.answers).map((lineId) => ({ lineId, reason: reasons[0]! }))
  const why = accepted ? [...new Set(unsettled.map((u) => u.reason))] : reasons
  const reading: ReplyReading = { kind: 'answer', per_line: perLine, needs_review: unsettled.length > 0, from_matches_agent: accepted, reasons: why }
  await storeReplyReading(tx, message.message_id, { status: accepted ? 'answered' : 'in_review', kind: 'link_answer', reading, authentication: { judged: { accepted, reasons } }, evidenceId: evidence.evidence_id })
  if (unsettled.length) tx.record({ name: 'reply.needs_review', message_id: message.message_id, thread_id: thread.thread_id, insured_ref: thread.insured_ref, coverage_line_ids: unsettled.map((u) => u.lineId), kind: 'link_answer', reasons: why })
}

async function insuredDomains(q: Query, thread: ThreadRow, agentDomain: string): Promise<string[]> {
  const domain = domainOf((await findInsured(q, thread.insured_ref))?.contact_email ?? null)
  return domain && domain !== agentDomain ? [domain] : []
}
