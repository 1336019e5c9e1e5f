import { z } from 'zod'
import { requestSchema } from '../../clocks/index.ts'
import { batchSchema } from '../../delivery/index.ts'
import type { EventName } from '../../events/index.ts'
import { lineSchema } from '../../lines/index.ts'
import { enrollmentSchema } from '../../programs/index.ts'
import { DOC_TYPES, VERIFICATION_STATES } from '../../vocabulary/index.ts'
import { impactSchema, verdictSchema } from '../../views/index.ts'

const text = z.string()
const textOrNull = text.nullable()
/** Every document event carries these, null where no push set them. */
const refs = { document_id: text, insured_ref: textOrNull, consumer_ref: textOrNull, engagement_id: textOrNull }
const unreadable = z.array(
  z.object({
    field: text,
    coverage_type: textOrNull,
    page: z.number().int().nullable(),
    box: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }).nullable(),
    reason: textOrNull,
  }).meta({ id: 'UnreadableField' }),
)
const { kind, scope, status } = verdictSchema.shape
const value = z.union([text, z.number(), z.boolean(), z.null(), z.array(z.unknown()), z.record(text, z.unknown())])

type EventSchema = { fires: string; data: z.ZodType }
/** When each event fires, and what its `data` holds. */
export const EVENT_SCHEMAS: Record<EventName | 'ping', EventSchema> = {
  'document.received': {
    fires: 'A file is stored, deduplicated or not; also a source_document of a requirement set.',
    data: z.object({ ...refs, transmission_id: text, filename: textOrNull, sha256: text, size_bytes: z.number().int(), status: z.literal('received'), deduplicated: z.boolean() }),
  },
  'document.extracted': {
    fires: "The document's coverage lines are built.",
    data: z.object({
      ...refs,
      doc_type: z.enum(DOC_TYPES),
      status: text,
      coverage_lines: z.array(lineSchema.extend({ request_id: textOrNull }).meta({ id: 'ExtractedLine' })),
      unreadable_fields: unreadable,
    }),
  },
  'document.not_insurance': { fires: 'The file is read and is not an insurance document.', data: z.object({ ...refs, doc_type: z.enum(DOC_TYPES) }) },
  'document.unreadable_fields': {
    fires: 'Some fields cannot be made out after a second read; rules that need them read unverified.',
    data: z.object({ ...refs, unreadable_fields: unreadable, extraction_id: textOrNull }),
  },
  'document.failed': { fires: 'The stored file cannot be read as sent.', data: z.object({ ...refs, reason: text, remediation: text }) },
  'verdict.issued': {
    fires: 'A surface check or a verdict is issued.',
    data: verdictSchema.pick({ verdict_id: true, kind: true, scope: true, status: true, rules: true, wording: true, supersedes: true, engagement_id: true, coverage_line_id: true, requirement_set: true, insured_ref: true, consumer_ref: true, issued_at: true }),
  },
  'verdict.superseded': {
    fires: 'A verified verdict replaces an earlier one. It can arrive before the verdict.issued it names.',
    data: z.object({ verdict_id: text, superseded_by: text, kind, scope, status, engagement_id: textOrNull, coverage_line_id: textOrNull, insured_ref: text, consumer_ref: textOrNull }),
  },
  'coverage_line.changed': {
    fires: 'A line is created, a document merges into it, its verification resolves, or another policy of its type supersedes it.',
    data: lineSchema.extend({
      change: z.enum(['created', 'document_merged', 'resolved', 'superseded']),
      previous_state: z.enum(VERIFICATION_STATES).nullable(),
      previous_document_class: z.enum(DOC_TYPES).nullable().optional(),
      document_id: text.optional(),
    }),
  },
  'request.sla_at_risk': { fires: 'An open request reaches its target time without a final verdict.', data: requestSchema },
  'request.overdue': { fires: 'A request passes the hard stop it opened with; extensions do not delay this.', data: requestSchema },
  'request.extended': {
    fires: 'Hours are added to a request.',
    data: requestSchema.extend({ hours: z.number(), reason: text, granted_at: text, by: text }),
  },
  'contradiction.detected': {
    fires: 'A newly merged document states a different value than the line holds; once for each attribute.',
    data: z.object({ coverage_line_id: text, attribute: text, values: z.array(value).length(2), sources: z.array(text), insured_ref: text, document_id: text }),
  },
  'evidence.attached': {
    fires: "A line's verification resolves with proof attached.",
    data: z.object({ coverage_line_id: text, evidence_id: text, kind: text, verification_state: z.enum(VERIFICATION_STATES), insured_ref: text }),
  },
  'requirement_set.published': {
    fires: 'A version is published.',
    data: z.object({
      consumer_ref: text,
      requirement_set: text,
      version: z.number().int(),
      applies_to: z.enum(['new', 'all_active']),
      grace_period_days: z.number().int().nullable(),
      effective_on: textOrNull,
      impact: impactSchema,
    }),
  },
  'remediation.opened': {
    fires: 'A reviewer marks a page unusable, or a document could not be read.',
    data: z.object({ ...refs, remediation_id: text, ask: z.literal('complete_declarations_packet'), reason: z.enum(['policy_number_not_on_pages', 'page_not_usable']), coverage_type: textOrNull }),
  },
  'enrollment.changed': {
    fires: 'An enrollment changes; a call that changes nothing fires nothing.',
    data: enrollmentSchema.extend({ previous: z.object({ enrolled: z.boolean(), effective_on: textOrNull, ends_on: textOrNull }).nullable() }),
  },
  'insured_contact.missing': {
    fires: "No phone or email is on file for the insured and the outreach has a step to the insured; that step is skipped.",
    data: z.object({ insured_ref: text, consumer_ref: text, engagement_id: text, reason: z.literal('no_insured_contact'), sentence: text }),
  },
  'delivery.batch_produced': { fires: 'A batch export is written.', data: batchSchema },
  'delivery.batch_failed': { fires: 'A batch export still fails 24 hours after its first attempt.', data: batchSchema.extend({ error: text }) },
  ping: { fires: 'POST /v1/delivery/webhook/test asks for it; it belongs to no object.', data: z.object({ message: text }) },
}

/** The event as it is delivered: the envelope, with the data of its name. */
export const deliveredEvent = (name: string, data: z.ZodType): z.ZodType =>
  z.object({
    event_id: text,
    event: z.literal(name),
    occurred_at: text,
    test: z.boolean(),
    insured_ref: text.optional(),
    consumer_ref: text.optional(),
    document_id: text.optional(),
    data,
  })
