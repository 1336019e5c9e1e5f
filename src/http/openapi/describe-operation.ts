import type { Route } from '../../kernel/index.ts'
import { codesOf } from './error-codes.ts'
import type { Example } from './examples.ts'
import type { Components, JsonSchema } from './json-schema.ts'
import { sampleOf } from './sample.ts'

const STATUS_RESPONSES: Record<number, string> = {
  400: 'BadRequest', 401: 'Unauthorized', 403: 'Forbidden', 404: 'NotFound', 409: 'Conflict',
  415: 'UnsupportedMediaType', 422: 'NotAllowed', 429: 'TooManyRequests', 500: 'InternalError',
}
export const ERROR_STATUSES = Object.entries(STATUS_RESPONSES).map(([status, name]) => ({ status: Number(status), name }))

const IDEMPOTENCY_KEY = { $ref: '#/components/parameters/IdempotencyKey' }
/** Staff keys read any account with its own routes; account keys leave these out. */
const STAFF_HEADERS = ['StaffAccount', 'StaffMode'].map((name) => ({ $ref: `#/components/parameters/${name}` }))

/** The part of a route that is answered. Built for all routes before any part that is sent, so that shared shapes keep their plain names. */
export function describeAnswers(route: Route, components: Components, example: Example | undefined): JsonSchema {
  const answers: JsonSchema = {}
  for (const [status, { description, schema }] of Object.entries(route.responses)) {
    const shape = components.answer(schema)
    const binary = schema.meta()?.format === 'binary'
    const body = binary ? shape : replayed(route, shape, components)
    answers[status] = {
      description,
      headers: headersOf(route),
      content: binary
        ? { [(schema.meta()?.contentMediaType as string | undefined) ?? 'application/octet-stream']: { schema: shape } }
        : { 'application/json': { schema: body, example: example?.response ?? sampleOf(shape, components.schemas) } },
    }
  }
  const codes = codesOf(route)
  for (const status of [...route.errors].sort((a, b) => a - b))
    answers[status] = { $ref: `#/components/responses/${STATUS_RESPONSES[status]}`, description: codes[status]?.join(', ') ?? '' }
  return answers
}

/** A write may be answered from its idempotency key: the same body, marked. */
function replayed(route: Route, shape: JsonSchema, components: Components): JsonSchema {
  const whole = shape.$ref ? components.schemas[String(shape.$ref).split('/').at(-1)!] : shape
  if (route.method === 'GET' || whole?.properties?.idempotent_replay) return shape
  return { allOf: [shape, { $ref: '#/components/schemas/Replayable' }] }
}
const headersOf = (route: Route): JsonSchema => ({
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  ...(route.method !== 'GET' && { 'Idempotent-Replayed': { $ref: '#/components/headers/IdempotentReplayed' } }),
})

export function describeOperation(route: Route, components: Components, answers: JsonSchema, example: Example | undefined): JsonSchema {
  const body = bodyOf(route, components, example)
  return {
    operationId: route.operationId,
    summary: route.summary,
    tags: [route.tag],
    security: [{ apiKey: [] }],
    'x-scope': route.scope,
    'x-error-codes': codesOf(route),
    parameters: [
      ...[...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameter('path', name!, shapeOf(route.params, components).properties?.[name!] ?? { type: 'string' }, true, example?.params?.[name!])),
      ...queryOf(route, components, example),
      ...(route.method !== 'GET' ? [IDEMPOTENCY_KEY] : route.scope === 'operator' ? [] : STAFF_HEADERS),
    ],
    ...(body && { requestBody: body }),
    responses: answers,
  }
}

const shapeOf = (schema: Route['params'], components: Components): JsonSchema => (schema ? components.input(schema) : {})

function parameter(place: 'path' | 'query', name: string, schema: JsonSchema, required: boolean, example: unknown): JsonSchema {
  const { description, ...rest } = schema
  const value = typeof example === 'string' && (rest.type === 'integer' || rest.type === 'number') ? Number(example) : example
  return { name, in: place, required, ...(description && { description }), schema: rest, example: value ?? sampleOf(rest, {}, name) }
}

function queryOf(route: Route, components: Components, example: Example | undefined): JsonSchema[] {
  const shape = shapeOf(route.query, components)
  return Object.entries((shape.properties ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => {
    const required = shape.required?.includes(name) === true
    const { example: sample, ...described } = parameter('query', name, { ...schema, ...PAGING[name] }, required, example?.query?.[name])
    return required || example?.query?.[name] !== undefined ? { ...described, example: sample } : described
  })
}
const PAGING: Record<string, JsonSchema> = {
  limit: { description: 'How many items a page holds; 50 unless said.' },
  cursor: { description: 'next_cursor of the page before.' },
}

function bodyOf(route: Route, components: Components, example: Example | undefined): JsonSchema | null {
  if (route.method === 'GET' || (!route.body && !route.multipart)) return null
  const content: JsonSchema = {}
  if (route.body) {
    const schema = components.input(route.body)
    content['application/json'] = { schema, example: example?.body ?? sampleOf(schema, components.schemas) }
  }
  if (route.multipart) {
    const schema = components.input(route.multipart)
    const parts = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    const encoded = parts.filter(([, part]) => part.type === 'object' || part.type === 'array' || part.$ref).filter(([, part]) => part.items?.format !== 'binary')
    content['multipart/form-data'] = {
      schema,
      ...(encoded.length && { encoding: Object.fromEntries(encoded.map(([name]) => [name, { contentType: 'application/json' }])) }),
      ...(example?.form && { example: example.form }),
    }
  }
  const asked = content['application/json']?.schema.required?.length > 0
  return { required: !route.bodyOptional || asked, content }
}
