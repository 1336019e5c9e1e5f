import { z } from 'zod'
import { envelope, envelopeSchema, findEvent } from '../events/index.ts'
import {
  invalid,
  isoTime,
  isoTimeOrNull,
  listReply,
  notFound,
  ok,
  pageOf,
  pageQuery,
  parseTimestamp,
  type Route,
  readRoute,
  writeRoute,
} from '../kernel/index.ts'
import { ref } from '../parties/index.ts'
import { askEvents } from './ask-events.ts'
import { followEvents } from './follow-events.ts'
import { type AttemptRow, listAttempts } from './table.ts'
import { resendEvent, resendRange } from './webhook/resend-events.ts'

const tag = 'Events'
const scope = 'delivery'
export const timestamp = z
  .string()
  .refine((text) => parseTimestamp(text) !== null, 'must be an ISO 8601 timestamp')
  .transform((text) => parseTimestamp(text)!)

const attemptSchema = z.object({
  delivery_id: z.string(),
  event_id: z.string(),
  event: z.string(),
  url: z.string(),
  attempt: z.number().int(),
  attempted_at: z.string(),
  status: z.enum(['succeeded', 'failed']),
  status_code: z.number().int().nullable(),
  error: z.string().nullable(),
  duration_ms: z.number().int(),
  response_body: z.string().nullable(),
  next_attempt_at: z.string().nullable(),
}).meta({ id: 'DeliveryAttempt' })
const attemptWire = ({ succeeded, ...row }: AttemptRow): z.infer<typeof attemptSchema> => ({
  ...row,
  status: succeeded ? 'succeeded' : 'failed',
  attempted_at: isoTime(row.attempted_at),
  next_attempt_at: isoTimeOrNull(row.next_attempt_at),
})
const queuedSchema = z.object({ queued: z.boolean(), reason: z.string().nullable() })
const readErrors = [400, 401, 403, 422, 429, 500]

export const eventRoutes: Route[] = [
  readRoute({
    path: '/v1/events',
    operationId: 'listEvents',
    summary: 'List events, newest first',
    tag,
    scope,
    query: z.object({
      ...pageQuery,
      event: z.string().max(100).optional(),
      insured_ref: ref.optional(),
      consumer_ref: ref.optional(),
      document_id: z.string().max(100).optional(),
      engagement_id: z.string().max(100).optional(),
      since: timestamp.optional(),
      until: timestamp.optional(),
      follow: z.string().optional().describe('`start`, or what the last answer gave as `follow`: only events that could not be read then, each once and none missed'),
    }),
    responses: { 200: { description: 'A page of events, as they are delivered', schema: pageOf(envelopeSchema).extend({ follow: z.string().optional() }) } },
    errors: readErrors,
    read: async (q, { query, caller }, { secrets, time }) => {
      const { limit, cursor, follow, ...asked } = query
      if (follow !== undefined) {
        const { data, ...rest } = await followEvents(q, asked, { secrets, limit, cursor, follow, now: time.now() })
        return ok({ data: data.map(envelope), ...rest })
      }
      return listReply(
        { secrets, tenant: caller.tenant, limit, cursor, filter: ['events', asked] },
        (after, rows) => askEvents(q, asked, after as [number, string] | null, rows),
        envelope,
        (row) => [row.occurred_at, row.event_id],
      )
    },
  }),
  readRoute({
    path: '/v1/events/{event_id}',
    operationId: 'getEvent',
    summary: 'Fetch an event',
    tag,
    scope,
    params: z.object({ event_id: z.string().max(200) }),
    responses: { 200: { description: 'The event, as it is delivered', schema: envelopeSchema } },
    errors: [...readErrors, 404],
    read: async (q, { params }) => {
      const row = await findEvent(q, params.event_id)
      if (!row) throw notFound('event', params.event_id)
      return ok(envelope(row))
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/v1/events/{event_id}/resend',
    operationId: 'resendEvent',
    summary: 'Send an event to the webhook again',
    tag,
    scope,
    params: z.object({ event_id: z.string().max(200) }),
    bodyOptional: true,
    body: z.strictObject({}),
    responses: { 202: { description: 'Whether it is on its way', schema: queuedSchema.extend({ event_id: z.string() }) } },
    errors: [400, 401, 403, 404, 409, 422, 429, 500],
    write: async (tx, { params }, context) => ({
      status: 202,
      body: { event_id: params.event_id, reason: null, ...(await resendEvent(tx, context, params.event_id)) },
    }),
  }),
  writeRoute({
    method: 'POST',
    path: '/v1/delivery/resend',
    operationId: 'resendEvents',
    summary: 'Send the subscribed events of a stretch of time to the webhook again',
    tag,
    scope,
    body: z.strictObject({ since: timestamp, until: timestamp.nullable().optional() }),
    responses: {
      202: { description: 'Whether they are on their way', schema: queuedSchema.extend({ since: z.string(), until: z.string() }) },
    },
    errors: [400, 401, 403, 409, 422, 429, 500],
    write: async (tx, { body }, context) => {
      const until = body.until ?? tx.wallNow
      if (body.since >= until) throw invalid('since', 'since must be before until.')
      return {
        status: 202,
        body: { since: isoTime(body.since), until: isoTime(until), reason: null, ...(await resendRange(tx, context, body.since, until)) },
      }
    },
  }),
  readRoute({
    path: '/v1/delivery/attempts',
    operationId: 'listDeliveryAttempts',
    summary: 'List webhook attempts, newest first',
    tag: 'Delivery',
    scope,
    query: z.object({ ...pageQuery, event_id: z.string().max(200).optional(), status: z.enum(['succeeded', 'failed']).optional() }),
    responses: { 200: { description: 'A page of attempts', schema: pageOf(attemptSchema) } },
    errors: readErrors,
    read: (q, { query, caller }, { secrets }) => {
      const { event_id: eventId, status } = query
      return listReply(
        { secrets, tenant: caller.tenant, limit: query.limit, cursor: query.cursor, filter: ['attempts', eventId, status] },
        (after, limit) => listAttempts(q, { eventId, status }, after as [number, string] | null, limit),
        attemptWire,
        (row) => [row.attempted_at, row.delivery_id],
      )
    },
  }),
]
