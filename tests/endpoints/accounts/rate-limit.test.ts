import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createKey, SCOPES } from '../../../src/accounts/index.ts'
import { call, type Service, startService } from '../../harness/service.ts'
import { newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'

let service: Service
before(async () => {
  service = await startService({ IVS_RATE_LIMIT: '2' })
})
after(() => service.close())

test('over the limit: 429 rate_limited with Retry-After and RateLimit headers; another key goes on', async () => {
  const client = await newClient(service)
  const answers = await Promise.all(Array.from({ length: 30 }, () => client.get('/v1/engagements')))
  const taken = answers.find((a) => a.status === 200)!
  assert.equal(taken.headers.get('ratelimit-limit'), '4')
  assert.ok(Number(taken.headers.get('ratelimit-remaining')) < 4)
  assert.ok(taken.headers.get('ratelimit-reset'))
  const refused = answers.find((a) => a.status === 429)
  assert.ok(refused, 'a burst is twice the rate')
  assertError(refused, 429, 'rate_limited')
  assert.ok(Number(refused.headers.get('retry-after')) >= 1)
  assert.ok(refused.headers.get('ratelimit-limit'), 'on the refusal too')
  const { key } = await createKey(service.app.context, { accountId: client.accountId, mode: 'test', scopes: SCOPES })
  assert.equal((await call(service, key, 'GET', '/v1/engagements')).status, 200)
})
test('a refusal is not kept for a replay', async () => {
  const client = await newClient(service)
  const send = () => client.post('/v1/engagements', { insured_ref: 'i', consumer_ref: 'c' }, { 'idempotency-key': 'k' })
  const answers = await Promise.all(Array.from({ length: 30 }, send))
  assert.ok(answers.some((a) => a.status === 429))
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  assert.equal((await send()).status, 200)
})
