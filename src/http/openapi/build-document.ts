import { EMITTED_EVENTS } from '../../events/index.ts'
import type { Route } from '../../kernel/index.ts'
import { describeAnswers, describeOperation, ERROR_STATUSES } from './describe-operation.ts'
import { ERROR_CODES } from './error-codes.ts'
import { deliveredEvent, EVENT_SCHEMAS } from './event-schemas.ts'
import { EXAMPLES, type Example } from './examples.ts'
import { Components, type JsonSchema } from './json-schema.ts'
import { sampleOf } from './sample.ts'
import { OVERVIEW, TAGS } from './words.ts'

export type OpenApi = JsonSchema

/** The contract as an OpenAPI 3.1 document, made from the same route table and shapes that the service runs on. */
export function buildDocument(routes: readonly Route[]): OpenApi {
  const components = new Components()
  const exampleOf = (route: Route): Example | undefined => (route.example as Example | undefined) ?? EXAMPLES.operations[route.operationId]
  const answers = new Map(routes.map((route) => [route, describeAnswers(route, components, exampleOf(route))]))
  const webhooks = describeWebhooks(components)
  const paths: JsonSchema = {}
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = describeOperation(route, components, answers.get(route)!, exampleOf(route))
  const used = new Set(routes.map((r) => r.tag))
  return {
    openapi: '3.1.0',
    info: { title: 'Insurance Verification Service', version: '1.0.0', summary: 'Certificates in, verified answers out.', description: OVERVIEW, license: { name: 'Proprietary', url: 'https://spdx.org/licenses/' } },
    servers: [{ url: '/', description: 'Where this document is served' }],
    security: [{ apiKey: [] }],
    tags: [...Object.entries(TAGS).filter(([name]) => used.has(name)), ...[...used].filter((name) => !(name in TAGS)).map((name) => [name, `${name}.`])].map(([name, description]) => ({ name, description })),
    paths,
    webhooks,
    components: { ...sharedComponents(), schemas: sorted({ ...components.schemas, Error: ERROR_SCHEMA, Replayable: REPLAYABLE }) },
  }
}

function describeWebhooks(components: Components): JsonSchema {
  const webhooks: JsonSchema = {}
  for (const name of [...EMITTED_EVENTS, 'ping'] as const) {
    const { fires, data } = EVENT_SCHEMAS[name]
    const schema = components.answer(deliveredEvent(name, data))
    webhooks[name] = {
      post: {
        operationId: `on ${name}`.replace(/[ ._]+(\w)/g, (_, c: string) => c.toUpperCase()),
        summary: name,
        description: fires,
        tags: ['Webhooks'],
        security: [],
        parameters: ['X-SVC-Signature', 'X-SVC-Timestamp', 'webhook-id', 'webhook-timestamp', 'webhook-signature'].map((header) => ({ $ref: `#/components/parameters/${header}` })),
        requestBody: { required: true, content: { 'application/json': { schema, example: EXAMPLES.events[name] ?? sampleOf(schema, components.schemas) } } },
        responses: {
          '2XX': { description: 'Received; the event is not sent again' },
          '410': { description: 'Gone: the webhook is disabled until the configuration is set again' },
          '4XX': { description: 'Anything else is tried again for 24 hours' },
        },
      },
    }
  }
  return webhooks
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'request_id', 'param'],
      properties: {
        code: { type: 'string', description: 'What went wrong, for programs. `x-error-codes` of an operation lists its own.' },
        message: { type: 'string', description: 'What went wrong, for people.' },
        request_id: { type: 'string', description: 'Names this call; also in the header X-Request-Id.' },
        param: { type: ['string', 'null'], description: 'The member or parameter that is at fault.' },
        details: {
          type: 'array',
          description: 'Every fault that was found.',
          items: { type: 'object', required: ['param', 'message'], properties: { param: { type: ['string', 'null'] }, message: { type: 'string' } } },
        },
      },
    },
    idempotent_replay: { type: 'boolean', description: 'true when this is the stored refusal of an earlier call with the same idempotency key.' },
  },
}
const REPLAYABLE = { type: 'object', properties: { idempotent_replay: { type: 'boolean', description: 'true when this is the stored answer of an earlier call with the same idempotency key.' } } }

const errorResponse = (status: number): JsonSchema => ({
  description: ERROR_WORDS[status] ?? '',
  headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' }, ...(status === 429 && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }) },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: { error: { code: ERROR_EXAMPLES[status], message: ERROR_CODES[ERROR_EXAMPLES[status]!] ?? 'No engagement of this id exists for this key.', request_id: 'hrq_01j9zq4m2fe8w9t3x6y7abcdef', param: null } } } },
})
const ERROR_WORDS: Record<number, string> = {
  400: 'The call cannot be read', 401: 'No API key, or not a good one', 403: 'The key may not do this', 404: 'It does not exist for this key',
  409: 'It does not fit the present state', 415: 'A type that is not accepted', 422: 'It can be read and is not allowed', 429: 'Too many calls', 500: 'The service failed',
}
const ERROR_EXAMPLES: Record<number, string> = { 400: 'invalid_json', 401: 'invalid_key', 403: 'scope_denied', 404: 'engagement_not_found', 409: 'idempotency_in_progress', 415: 'unsupported_file_type', 422: 'validation_failed', 429: 'rate_limited', 500: 'internal_error' }

const header = (name: string, description: string, example: string): JsonSchema => ({ name, in: 'header', required: true, description, schema: { type: 'string' }, example })
const sharedComponents = (): JsonSchema => ({
  securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'svc_live_… or svc_test_…', description: 'An API key. It sees the objects of its account and of its own mode only.' } },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key', in: 'header', required: false, example: '5f0c1c1e-7a44-4d0e-9d4e-0c1d6f0a7f4b',
      description: 'A call that is sent again with the same key returns the first answer and does nothing new. Kept for 30 days.',
      schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
    },
    StaffAccount: { name: 'X-SVC-Account', in: 'header', required: false, description: 'For staff keys alone: the account whose objects are read. Ignored with an account\u2019s own key.', schema: { type: 'string', pattern: '^acc_[0-9a-z]{26}$' }, example: 'acc_01kjr3gm1se8w9t3x6y7abcdef' },
    StaffMode: { name: 'X-SVC-Mode', in: 'header', required: false, description: 'For staff keys alone, with X-SVC-Account: the mode that is read.', schema: { type: 'string', enum: ['live', 'test'], default: 'live' }, example: 'live' },
    'X-SVC-Signature': header('X-SVC-Signature', 'HMAC-SHA256 of `<timestamp>.<body>` with the whole signing secret as key, in lower-case hex.', '3b0c…'),
    'X-SVC-Timestamp': header('X-SVC-Timestamp', 'Unix seconds. Refuse what is more than five minutes from your clock.', '1772463845'),
    'webhook-id': header('webhook-id', 'The event_id: receivers dedupe by it.', 'evt_01kjr3gm1se8w9t3x6y7abcdef'),
    'webhook-timestamp': header('webhook-timestamp', 'Unix seconds, as Standard Webhooks has it.', '1772463845'),
    'webhook-signature': header('webhook-signature', 'As Standard Webhooks has it; two signatures for 24 hours after a rotation.', 'v1,K5oZ…'),
  },
  headers: {
    RequestId: { description: 'Names this call.', schema: { type: 'string' } },
    RetryAfter: { description: 'Seconds to wait before the next call.', schema: { type: 'integer', minimum: 1 } },
    IdempotentReplayed: { description: '`true` when the answer is a replay.', schema: { type: 'string', const: 'true' } },
  },
  responses: Object.fromEntries(ERROR_STATUSES.map(({ status, name }) => [name, errorResponse(status)])),
})

const sorted = (schemas: Record<string, JsonSchema>): Record<string, JsonSchema> => Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
