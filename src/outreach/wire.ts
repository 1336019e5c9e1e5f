import { z } from 'zod'
import { isoTime, isoTimeOrNull, type Mode } from '../kernel/index.ts'
import { LINE_OUTCOMES } from '../vocabulary/index.ts'
import type { EvidenceRow } from './evidence/record-evidence.ts'
import type { MessageRow, ThreadRequestRow, ThreadRow } from './table.ts'

const MESSAGE_STATUSES = ['queued', 'sent', 'kept', 'delivered', 'delayed', 'bounced', 'refused', 'cancelled', 'received', 'answered', 'noted', 'in_review'] as const
const answerSchema = z.object({ outcome: z.enum(LINE_OUTCOMES), corrections: z.record(z.string(), z.union([z.string(), z.number()])).optional(), sentence: z.string().optional() })
const limitSchema = z.object({ label: z.string(), amount: z.number().nullable() })
const askedSchema = z.object({
  coverage_line_id: z.string(), coverage_type: z.string(), policy_number: z.string().nullable(), carrier: z.string().nullable(), effective_date: z.string().nullable(), expiration_date: z.string().nullable(), limits: z.array(limitSchema),
  /** What other paper stated instead when it was asked, by path. */
  disputed: z.record(z.string(), z.unknown()).optional(),
})
const messageSchema = z.object({
  message_id: z.string(),
  direction: z.enum(['out', 'in']),
  kind: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  from: z.string().nullable(),
  to: z.string().nullable(),
  subject: z.string().nullable(),
  body_text: z.string().nullable(),
  size_bytes: z.number().int().nullable(),
  asked: z.array(askedSchema),
  /** What an inbound message was read as; null while it is being read. */
  reading: z.object({ kind: z.string(), per_line: z.record(z.string(), answerSchema), reasons: z.array(z.string()) }).nullable(),
  /** Whether the sender counts as the agent, and why not. */
  sender: z.object({ accepted: z.boolean(), reasons: z.array(z.string()) }).nullable(),
  evidence_id: z.string().nullable(),
  attached_document_ids: z.array(z.string()),
  error: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
}).meta({ id: 'ThreadMessage' })
export const threadSchema = z.object({
  thread_id: z.string(),
  insured_ref: z.string(),
  status: z.enum(['open', 'closed']),
  agent: z.object({ name: z.string().nullable(), email: z.string(), producer_name: z.string().nullable(), proven: z.boolean(), source: z.enum(['certificate', 'reviewed', 'simulated']) }),
  requests: z.array(z.object({ request_id: z.string(), coverage_line_id: z.string(), asked_at: z.string().nullable(), answered_at: z.string().nullable(), outcome: z.enum(LINE_OUTCOMES).nullable() })),
  messages: z.array(messageSchema),
  created_at: z.string(),
  updated_at: z.string(),
  test: z.boolean(),
}).meta({ id: 'Thread' })

/** The agent's link stands in what was sent; whoever reads the thread must not answer in the agent's place. In test mode there is no agent. */
const withoutLink = (text: string | null, mode: Mode): string | null => (mode === 'test' ? text : (text?.replace(/\/t\/[0-9a-z]{40,}/g, '/t/…').replace(/\b(reply|bounce)\+[0-9a-z]{26}(?=@)/gi, '$1+…') ?? null))

const messageWire = (m: MessageRow, mode: Mode): z.infer<typeof messageSchema> => {
  const judged = (m.authentication as { judged?: { accepted: boolean; reasons?: string[] } } | null)?.judged
  return {
    message_id: m.message_id,
    direction: m.direction,
    kind: m.kind,
    status: m.status as (typeof MESSAGE_STATUSES)[number],
    from: m.from_address,
    to: m.to_address,
    subject: m.subject,
    body_text: withoutLink(m.body_text, mode),
    size_bytes: m.size_bytes,
    asked: m.asked ?? [],
    reading: m.reading && { kind: m.reading.kind, per_line: m.reading.per_line, reasons: m.reading.reasons },
    sender: judged ? { accepted: judged.accepted, reasons: judged.reasons ?? [] } : null,
    evidence_id: m.evidence_id,
    attached_document_ids: m.attached_document_ids,
    error: m.error,
    created_at: isoTime(m.created_at),
    sent_at: isoTimeOrNull(m.sent_at),
    delivered_at: isoTimeOrNull(m.delivered_at),
  }
}

export const threadWire = (t: ThreadRow, requests: readonly ThreadRequestRow[], messages: readonly MessageRow[], mode: Mode): z.infer<typeof threadSchema> => ({
  thread_id: t.thread_id,
  insured_ref: t.insured_ref,
  status: t.status,
  agent: { name: t.agent_name, email: t.agent_email, producer_name: t.producer_name, proven: t.agent_proven, source: t.agent_source },
  requests: requests.map((r) => ({ request_id: r.request_id, coverage_line_id: r.coverage_line_id, asked_at: isoTimeOrNull(r.asked_at), answered_at: isoTimeOrNull(r.answered_at), outcome: r.outcome })),
  messages: messages.map((m) => messageWire(m, mode)),
  created_at: isoTime(t.created_at),
  updated_at: isoTime(t.updated_at),
  test: mode === 'test',
})

export const evidenceSchema = z.object({
  evidence_id: z.string(), kind: z.string(), insured_ref: z.string().nullable(), coverage_line_ids: z.array(z.string()), content_sha256: z.string().nullable(), content_type: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()), sequence: z.number().int(), previous_hash: z.string(), hash: z.string(), recorded_at: z.string(),
}).meta({ id: 'Evidence' })
export const evidenceWire = (e: EvidenceRow): z.infer<typeof evidenceSchema> => ({ ...e, recorded_at: isoTime(e.recorded_at) })
