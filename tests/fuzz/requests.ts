import fc from 'fast-check'
import { oddText, valuesOf, type World } from './odd-values.ts'

// Any: the document is looked into member by member
type Json = any
export type Sent = { operationId: string; method: string; target: string; headers: Record<string, string>; body: Buffer | null }
type Operation = { path: string; method: string; op: Json }
type Part = { name: string; filename?: string; type?: string; bytes: Buffer }

const operationsOf = (doc: Json): Operation[] => Object.entries(doc.paths as Json).flatMap(([path, item]) => Object.entries(item as Json).map(([method, op]) => ({ path, method: method.toUpperCase(), op })))
/** Only what Node lets a client put into a request line; everything else arrives percent-encoded, well or badly. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed())
const BOUNDARY = 'ivs-fuzz-boundary'

/** Calls that the document allows, with values at the edges of what it allows. */
export function oddRequests(doc: Json, world: World, keys: { account: readonly string[]; staff: string }): fc.Arbitrary<Sent> {
  return fc.oneof(...operationsOf(doc).map((operation) => ({ weight: operation.op.operationId === 'createRequirementSetVersion' ? 1 : 3, arbitrary: requestsOf(operation, doc, world, operation.op['x-scope'] === 'operator' ? [keys.staff] : keys.account) })))
}

function requestsOf({ path, method, op }: Operation, doc: Json, world: World, keys: readonly string[]): fc.Arbitrary<Sent> {
  const parameters = (op.parameters as Json[]).filter((p) => !p.$ref)
  const place = (where: string) => parameters.filter((p) => p.in === where)
  const params = fc.record(Object.fromEntries(place('path').map((p) => [p.name, valuesOf(p.schema, doc, world, p.name)])))
  const query = fc.record(Object.fromEntries(place('query').map((p) => [p.name, valuesOf(p.schema, doc, world, p.name)])), { requiredKeys: place('query').filter((p) => p.required).map((p) => p.name) as never[] })
  const idempotency = method === 'GET' ? fc.constant(null) : fc.option(fc.constantFrom('one', 'two', 'three', 'x'.repeat(255), ' ~'), { freq: 3 })
  return fc.record({ params, query, body: bodiesOf(op, doc, world), idempotency, key: fc.constantFrom(...keys) }).map(({ params, query, body, idempotency, key }) => ({
    operationId: op.operationId,
    method,
    target: targetOf(path, params as Record<string, string>, query),
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': body.type }), ...(idempotency !== null && { 'idempotency-key': idempotency }) },
    body: body?.bytes ?? null,
  }))
}

function targetOf(path: string, params: Record<string, string>, query: Record<string, unknown>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(String(params[name])))
  const asked = Object.entries(query).map(([k, v]) => `${encode(k)}=${encode(String(v))}`).join('&')
  return asked ? `${filled}?${asked}` : filled
}

type Body = { type: string; bytes: Buffer } | null
function bodiesOf(op: Json, doc: Json, world: World): fc.Arbitrary<Body> {
  const content = op.requestBody?.content as Json
  if (!content) return fc.constant(null)
  const kinds: fc.Arbitrary<Body>[] = []
  if (content['application/json']) kinds.push(valuesOf(content['application/json'].schema, doc, world).map((value) => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(value)) })))
  if (content['multipart/form-data']) kinds.push(formsOf(content['multipart/form-data'].schema, doc, world))
  if (!op.requestBody.required) kinds.push(fc.constant(null))
  return fc.oneof(...kinds)
}

const FILES: Buffer[] = [
  Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]),
  Buffer.from('words'),
  Buffer.alloc(0),
]
const files = fc.array(fc.record({ bytes: fc.oneof(fc.constantFrom(...FILES), fc.uint8Array({ maxLength: 60 }).map((b) => Buffer.from(b))), filename: oddText(60).map((n) => n.replace(/[\r\n"\0]/g, '').toWellFormed()) }), { minLength: 0, maxLength: 4 })

function formsOf(schema: Json, doc: Json, world: World): fc.Arbitrary<Body> {
  const fields = Object.entries(schema.properties as Json).filter(([, s]: [string, Json]) => s.format !== 'binary' && s.items?.format !== 'binary')
  const fileField = Object.entries(schema.properties as Json).find(([, s]: [string, Json]) => s.format === 'binary' || s.items?.format === 'binary')?.[0] ?? 'files'
  const required = (schema.required as string[] | undefined)?.filter((n) => fields.some(([f]) => f === n)) ?? []
  return fc.record({ values: fc.record(Object.fromEntries(fields.map(([name, s]) => [name, valuesOf(s as Json, doc, world, name)])), { requiredKeys: required as never[] }), files }).map(({ values, files }) => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: multipart([
      ...Object.entries(values).map(([name, value]): Part => ({ name, bytes: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)) })),
      ...files.map((f): Part => ({ name: fileField, filename: f.filename, type: 'application/pdf', bytes: f.bytes })),
    ]),
  }))
}

const multipart = (parts: Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap((p) => [Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${p.name}"${p.filename === undefined ? '' : `; filename="${p.filename}"`}\r\n${p.type ? `Content-Type: ${p.type}\r\n` : ''}\r\n`), p.bytes, Buffer.from('\r\n')]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
