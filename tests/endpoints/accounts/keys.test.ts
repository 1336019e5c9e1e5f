import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createKey } from '../../../src/accounts/index.ts'
import { call, type Service, startService } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'

let service: Service
let client: Client
before(async () => {
  service = await startService()
  client = await newClient(service)
})
after(() => service.close())
const scoped = async (...scopes: string[]) => (await createKey(service.app.context, { accountId: client.accountId, mode: 'test', scopes })).key

test('keys have the shape of the contract', () => {
  assert.match(client.key, /^svc_test_[0-9A-Za-z]{36}$/)
  assert.match(client.liveKey, /^svc_live_[0-9A-Za-z]{36}$/)
})
const GETS = ['/v1/delivery', '/v1/documents', '/v1/engagements', '/v1/insureds', '/v1/consumers', '/v1/programs', '/v1/events', '/v1/exports', '/v1/delivery/attempts', '/v1/test/clock', '/v1/insureds/x/coverage', '/v1/requests/x', '/v1/verdicts/x', '/v1/consumers/x/requirement-sets']
for (const path of GETS) {
  test(`GET ${path}: no key is 401 missing_key`, async () => assertError(await call(service, '', 'GET', path), 401, 'missing_key'))
  test(`GET ${path}: a key that is none is 401 invalid_key`, async () => assertError(await call(service, 'nonsense', 'GET', path), 401, 'invalid_key'))
}
for (const [method, path] of [['PUT', '/v1/delivery'], ['POST', '/v1/delivery/batch/run'], ['POST', '/v1/delivery/webhook/test'], ['POST', '/v1/documents'], ['POST', '/v1/engagements'], ['POST', '/v1/consumers/c/requirement-sets'], ['POST', '/v1/consumers/c/requirement-sets/1/publish'], ['POST', '/v1/consumers/c/requirement-sets/1/preview'], ['PUT', '/v1/programs/p'], ['PUT', '/v1/insureds/i'], ['PUT', '/v1/insureds/i/enrollments/p'], ['POST', '/v1/requests/r/extend'], ['POST', '/v1/test/clock/advance'], ['POST', '/v1/events/e/resend'], ['POST', '/v1/delivery/resend'], ['POST', '/v1/delivery/webhook/secret/rotate'], ['PUT', '/v1/coverage-lines/c']] as const)
  test(`${method} ${path}: no key is 401 missing_key`, async () => assertError(await call(service, '', method, path, {}), 401, 'missing_key'))

test('a header that is not Bearer is 401', async () => assertError(await call(service, '', 'GET', '/v1/engagements', undefined, { authorization: `Basic ${client.key}` }), 401, 'invalid_key'))
test('a well-formed key nobody has is 401', async () => assertError(await call(service, client.key.replace('test', 'live'), 'GET', '/v1/engagements'), 401, 'invalid_key'))
test('the scheme may be written in any case', async () => assert.equal((await call(service, '', 'GET', '/v1/engagements', undefined, { authorization: `bearer ${client.key}` })).status, 200))

test('a key without the scope: 403 scope_denied', async () => {
  const documents = await scoped('documents')
  assertError(await call(service, documents, 'POST', '/v1/engagements', { insured_ref: 'i', consumer_ref: 'c' }), 403, 'scope_denied')
  assertError(await call(service, documents, 'GET', '/v1/engagements'), 403, 'scope_denied')
  assertError(await call(service, documents, 'GET', '/v1/delivery'), 403, 'scope_denied')
  assertError(await call(service, documents, 'PUT', '/v1/delivery', {}), 403, 'scope_denied')
  assertError(await call(service, documents, 'POST', '/v1/consumers/c/requirement-sets', { rules: [] }), 403, 'scope_denied')
  assertError(await call(service, documents, 'PUT', '/v1/programs/p', {}), 403, 'scope_denied')
  assert.equal((await call(service, documents, 'GET', '/v1/documents')).status, 200)
})
test('scope read reads everything and writes nothing', async () => {
  const read = await scoped('read')
  for (const path of ['/v1/delivery', '/v1/documents', '/v1/engagements', '/v1/programs', '/v1/events']) assert.equal((await call(service, read, 'GET', path)).status, 200, path)
  assertError(await call(service, read, 'POST', '/v1/engagements', { insured_ref: 'i', consumer_ref: 'c' }), 403, 'scope_denied')
  assertError(await call(service, read, 'PUT', '/v1/delivery', {}), 403, 'scope_denied')
})
test('several keys of an account work side by side', async () => {
  const another = await scoped('engagements')
  const made = await call(service, another, 'POST', '/v1/engagements', { insured_ref: 'side', consumer_ref: 'c' })
  assert.equal((await client.get(`/v1/engagements/${made.body.id}`)).status, 200)
})

test('an unknown route: 404 route_not_found, with or without a key', async () => {
  for (const [method, path] of [['GET', '/v1/nothing'], ['GET', '/'], ['DELETE', '/v1/engagements'], ['PATCH', '/v1/delivery'], ['POST', '/v2/documents'], ['GET', '/v1/documents/a/b/c'], ['GET', '/v1/events/'], ['PUT', '/v1/insureds/'], ['POST', '/v1/consumers//requirement-sets']] as const) {
    const res = await fetch(service.url + path, { method, headers: { authorization: `Bearer ${client.key}` } })
    assert.equal(res.status, 404, `${method} ${path}`)
    const { error } = (await res.json()) as any
    assert.equal(error.code, 'route_not_found')
    assert.ok(error.request_id)
  }
})
test('request ids are on every answer, and differ', async () => {
  const ids = new Set<string>()
  for (const path of ['/v1/engagements', '/v1/engagements/x', '/v1/nothing']) {
    const res = await fetch(service.url + path, { headers: { authorization: `Bearer ${client.key}` } })
    const id = res.headers.get('x-request-id')!
    assert.ok(id)
    ids.add(id)
    if (!res.ok) assert.equal(((await res.json()) as any).error.request_id, id)
  }
  assert.equal(ids.size, 3)
})
test('health needs no key', async () => {
  for (const path of ['/livez', '/readyz', '/metrics', '/openapi.json', '/docs']) assert.equal((await fetch(service.url + path)).status, 200, path)
})

test('HEAD answers as GET does, without a body', async () => {
  for (const [path, status] of [['/livez', 200], ['/v1/engagements', 200], ['/v1/nothing', 404]] as const) {
    const answer = await fetch(service.url + path, { method: 'HEAD', headers: { authorization: `Bearer ${client.key}` } })
    assert.equal(answer.status, status, path)
    assert.equal(await answer.text(), '')
  }
})
