import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'
import { contractRoutes } from '../../scripts/openapi/contract-routes.ts'
import { EMITTED_EVENTS } from '../../src/events/index.ts'
import { EVENT_SCHEMAS } from '../../src/http/openapi/event-schemas.ts'
import { Contract, contract } from './contract.ts'

const { doc } = contract()
const operations = Object.entries(doc.paths as Record<string, any>).flatMap(([where, item]) => Object.entries(item as Record<string, any>).map(([method, op]) => ({ where, method, op })))

test('every route is in the document, with exactly the statuses it lists', () => {
  const routes = contractRoutes()
  assert.equal(operations.length, routes.length)
  assert.ok(routes.length > 40)
  for (const route of routes) {
    const op = doc.paths[route.path][route.method.toLowerCase()]
    assert.deepEqual(Object.keys(op.responses).map(Number).sort(), [...Object.keys(route.responses).map(Number), ...route.errors].sort(), route.operationId)
  }
})

test('the statuses of the endpoints that the contract lists are those', () => {
  const listed: Record<string, number[]> = {
    'PUT /v1/delivery': [400, 401, 403, 409, 422, 429, 500],
    'GET /v1/delivery': [401, 403, 429, 500],
    'POST /v1/delivery/batch/run': [400, 401, 403, 422, 429, 500],
    'POST /v1/delivery/webhook/test': [401, 403, 429, 500],
    // 404 for an unknown requirement_set
    'POST /v1/documents': [400, 401, 403, 404, 409, 415, 422, 429, 500],
    'POST /v1/engagements': [400, 401, 403, 404, 409, 422, 429, 500],
    'GET /v1/insureds/{insured_ref}/requests': [400, 401, 403, 404, 422, 429, 500],
    'POST /v1/consumers/{consumer_ref}/requirement-sets': [400, 401, 403, 404, 409, 415, 422, 429, 500],
    'POST /v1/consumers/{consumer_ref}/requirement-sets/{version}/publish': [400, 401, 403, 404, 409, 422, 429, 500],
    'PUT /v1/programs/{program_ref}': [400, 401, 403, 409, 422, 429, 500],
  }
  for (const [name, statuses] of Object.entries(listed)) {
    const [method, where] = name.split(' ') as [string, string]
    const op = doc.paths[where][method.toLowerCase()]
    assert.deepEqual(Object.keys(op.responses).map(Number).filter((s) => s >= 400).sort(), statuses, name)
  }
})

test('every event has a schema, every operation and event an example that fits', () => {
  assert.deepEqual(Object.keys(doc.webhooks).sort(), [...EMITTED_EVENTS, 'ping'].sort())
  assert.deepEqual(Object.keys(EVENT_SCHEMAS).sort(), [...EMITTED_EVENTS, 'ping'].sort())
  for (const { where, method, op } of operations) {
    const status = Object.keys(op.responses).find((s) => s.startsWith('2'))!
    const media = op.responses[status].content['application/json']
    if (!media) continue
    assert.ok('example' in media, op.operationId)
    assert.equal(contract().faultOf(method.toUpperCase(), where.replace(/\{\w+\}/g, 'x'), Number(status), 'application/json', media.example), null)
  }
  for (const hook of Object.values(doc.webhooks) as any[]) assert.equal(contract().eventFault(hook.post.requestBody.content['application/json'].example), null)
})

test('what breaks the contract is noticed', () => {
  const c = new Contract(doc)
  const line = doc.paths['/v1/insureds/{insured_ref}'].get.responses['200'].content['application/json'].example
  const get = (body: unknown, status = 200) => c.faultOf('GET', '/v1/insureds/acme', status, 'application/json', body)
  assert.equal(get(line), null)
  assert.match(get({ ...line, secret: 1 })!, /secret/)
  assert.match(get({ ...line, created_at: 'yesterday' })!, /created_at/)
  const { aliases: _, ...without } = line
  assert.match(get(without)!, /aliases/)
  const error = (code: string) => ({ error: { code, message: 'm', request_id: 'r', param: null } })
  assert.equal(get(error('insured_not_found'), 404), null)
  assert.match(get(error('insured_not_found'), 409)!, /does not list/)
  assert.match(get(error('file_too_large'), 422)!, /file_too_large/)
  assert.match(get({ error: 'no' }, 404)!, /error/)
  assert.match(c.eventFault({ event: 'program.changed' })!, /not in openapi/)
  assert.match(c.eventFault({ ...doc.webhooks.ping.post.requestBody.content['application/json'].example, data: {} })!, /message/)
})

test('the document passes the linter without a warning', () => {
  execFileSync(process.execPath, [path.join(import.meta.dirname, '../../scripts/openapi/lint-document.ts')], { stdio: 'pipe' })
})
