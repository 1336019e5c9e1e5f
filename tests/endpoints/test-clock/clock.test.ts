import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { call, type Service, startService, until } from '../../harness/service.ts'
import { newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())
/** What a busy machine may add; far below the days that are advanced. */
const BUSY_MS = 10 * 60_000
const nowOf = async (client: Awaited<ReturnType<typeof newClient>>) => Date.parse((await client.get('/v1/test/clock')).body.now)

test('the clock reads now and ready', async () => {
  const client = await newClient(service)
  const { status, body } = await client.get('/v1/test/clock')
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body).sort(), ['now', 'status'])
  assert.equal(body.status, 'ready')
  assert.ok(Math.abs(Date.parse(body.now) - Date.now()) < BUSY_MS)
})
test('advance answers 202 and advancing; then ready at the moment asked for', async () => {
  const client = await newClient(service)
  const to = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const answer = await client.advance({ to })
  assert.equal(answer.status, 202)
  assert.equal(answer.body.status, 'advancing')
  const now = await nowOf(client)
  assert.ok(now >= Date.parse(to) && now < Date.parse(to) + BUSY_MS)
})
test('by_seconds', async () => {
  const client = await newClient(service)
  const before = await nowOf(client)
  await client.advance({ by_seconds: 86_400 })
  const moved = (await nowOf(client)) - before
  assert.ok(moved >= 86_400_000 && moved < 86_400_000 + BUSY_MS, String(moved))
})
test('by_business_hours passes over weekends', async () => {
  const client = await newClient(service)
  await client.advance({ to: '2027-03-05T20:00:00Z' })
  await client.advance({ by_business_hours: 48 })
  const late = (await nowOf(client)) - Date.parse('2027-03-09T20:00:00Z')
  assert.ok(late >= 0 && late < BUSY_MS, String(late))
})
test('time runs on after an advance, and objects carry it', async () => {
  const client = await newClient(service)
  await client.advanceDays(10)
  const { body } = await client.post('/v1/engagements', { insured_ref: 'i', consumer_ref: 'c' })
  assert.ok(Date.parse(body.created_at) - Date.now() > 9.9 * 86_400_000)
})
test('occurred_at of test events is wall time', async () => {
  const client = await newClient(service)
  await client.advanceDays(10)
  await client.pushPaper({})
  const [event] = await client.whenEvents('document.received')
  assert.ok(Math.abs(Date.parse(event.occurred_at) - Date.now()) < BUSY_MS)
})
test('the clock is the account\u2019s own', async () => {
  const [a, b] = [await newClient(service), await newClient(service)]
  await a.advanceDays(5)
  assert.ok(Math.abs((await nowOf(b)) - Date.now()) < BUSY_MS)
})
test('live mode has no clock to move: 403', async () => {
  const client = (await newClient(service)).live
  assertError(await client.get('/v1/test/clock'), 403, 'scope_denied')
  assertError(await client.post('/v1/test/clock/advance', { by_seconds: 1 }), 403, 'scope_denied')
})
test('refused', async () => {
  const client = await newClient(service)
  assertError(await client.post('/v1/test/clock/advance', {}), 422, 'validation_failed')
  assertError(await client.post('/v1/test/clock/advance', { by_seconds: 1, by_business_hours: 1 }), 422, 'validation_failed')
  assertError(await client.post('/v1/test/clock/advance', { to: '2020-01-01T00:00:00Z' }), 422, 'validation_failed', 'to')
  assertError(await client.post('/v1/test/clock/advance', { to: 'tomorrow' }), 422, 'validation_failed', 'to')
  assertError(await client.post('/v1/test/clock/advance', { by_seconds: -5 }), 422, 'validation_failed', 'by_seconds')
  assertError(await client.post('/v1/test/clock/advance', { by_seconds: 'x' }), 422, 'validation_failed', 'by_seconds')
  assertError(await client.post('/v1/test/clock/advance', { by_days: 1 }), 422, 'validation_failed', 'by_days')
  assertError(await call(service, '', 'GET', '/v1/test/clock'), 401, 'missing_key')
  assert.equal((await client.get('/v1/test/clock')).body.status, 'ready')
})
test('while it advances: 409 clock_advancing, which its idempotency key does not keep', async () => {
  const client = await newClient(service)
  const keys = Array.from({ length: 10 }, (_, i) => ({ 'idempotency-key': `advance-${i}` }))
  const answers = await Promise.all(keys.map((headers) => client.post('/v1/test/clock/advance', { by_seconds: 60 }, headers)))
  const refused = answers.findIndex((a) => a.status === 409)
  assert.ok(refused >= 0, answers.map((a) => a.status).join(' '))
  assertError(answers[refused]!, 409, 'clock_advancing')
  assert.equal(answers[refused]!.headers.get('retry-after'), '1')
  assert.equal((await until(() => client.get('/v1/test/clock'), (c) => c.body.status === 'ready')).body.status, 'ready')
  assert.equal((await client.post('/v1/test/clock/advance', { by_seconds: 60 }, keys[refused])).status, 202)
})
