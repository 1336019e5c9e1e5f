import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { createOperatorKey } from '../../src/accounts/index.ts'
import { call, type Service, startService } from '../harness/service.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())
const odd = { 'content-type': ';' }

test('a route without a body does not care what a body is said to be', async () => {
  assert.equal((await call(service, service.test, 'POST', '/v1/delivery/webhook/test', '{}', odd)).status, 202)
})
test('a route with a body refuses what it cannot read, in the contract\u2019s words', async () => {
  const json = await call(service, service.test, 'PUT', '/v1/insureds/a', '{}', odd)
  assert.deepEqual([json.status, json.body.error.code], [400, 'invalid_json'])
  const form = await call(service, service.test, 'POST', '/v1/documents', '{}', odd)
  assert.deepEqual([form.status, form.body.error.code], [415, 'unsupported_content_type'])
})
test('an address that is badly encoded is refused in the contract\u2019s words', async () => {
  const answer = await call(service, service.test, 'GET', '/v1/insureds/a%zz')
  assert.deepEqual([answer.status, answer.body.error.code], [400, 'invalid_parameter'])
  assert.ok(answer.body.error.request_id)
})
test('the same key for a call without content is a replay, whatever else its address says', async () => {
  const headers = { 'idempotency-key': 'ping' }
  const first = await call(service, service.test, 'POST', '/v1/delivery/webhook/test', undefined, headers)
  const second = await call(service, service.test, 'POST', '/v1/delivery/webhook/test?x=1', undefined, headers)
  assert.deepEqual(second.body, { ...first.body, idempotent_replay: true })
})
test('staff asking for an item under a name that cannot be stored find none', async () => {
  const { key } = await createOperatorKey(service.app.context, { name: 'Staff' })
  for (const id of ['rvw_x%00', '%00', 'rvw_x%F0%9F%98%80']) {
    const answer = await call(service, key, 'GET', `/v1/review/items/${id}`)
    assert.deepEqual([answer.status, answer.body.error.code], [404, 'review_item_not_found'])
  }
})
test('staff who name no account, or none that exists, get a status that every route lists', async () => {
  const { key } = await createOperatorKey(service.app.context, { name: 'Staff' })
  for (const headers of [{}, { 'x-svc-account': 'acc_none' }, { 'x-svc-account': service.accountId, 'x-svc-mode': 'both' }] as Record<string, string>[])
    for (const target of ['/v1/delivery', '/v1/insureds', '/v1/events'])
      assert.deepEqual((await call(service, key, 'GET', target, undefined, headers)).body.error.code, 'scope_denied')
  assert.equal((await call(service, key, 'GET', '/v1/delivery', undefined, { 'x-svc-account': service.accountId })).status, 200)
})

test('what is not HTTP that can be read gets the contract\u2019s error body', async () => {
  for (const lines of [['Host: x', 'Content-Length: abc'], ['Host: x', `X-Long: ${'a'.repeat(70_000)}`]]) {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    socket.write(`GET /v1/events HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    assert.match(head, /^HTTP\/1\.1 400 /)
    const { error } = JSON.parse(body)
    assert.equal(error.code, 'invalid_parameter')
    assert.equal(typeof error.message, 'string')
    assert.match(error.request_id, /^hrq_/)
  }
})
