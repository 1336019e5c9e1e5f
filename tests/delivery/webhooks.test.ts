import assert from 'node:assert/strict'
import test, { after, afterEach, before, beforeEach } from 'node:test'
import { verifySvcSignature } from '../../src/delivery/index.ts'
import { type Json, type Receiver, startReceiver, until } from './receiver.ts'
import { type Service, startDelivery } from './service.ts'

let service: Service
let receiver: Receiver
let account: string
before(async () => {
  service = await startDelivery()
})
after(() => service?.stop())
beforeEach(async () => {
  receiver = await startReceiver()
  account = await service.makeAccount()
})
afterEach(() => receiver.stop())

const configure = (webhook: Record<string, unknown> = {}) =>
  service.call(account, 'PUT', '/v1/delivery', { webhook: { url: receiver.url, ...webhook } })
const received = (n: number) => until(`${n} deliveries`, () => receiver.received.length >= n && receiver.received)
const document = {
  event: 'document.received' as const,
  insuredRef: 'ins-1',
  consumerRef: 'con-1',
  documentId: 'doc_1',
  data: { document_id: 'doc_1', filename: 'a.pdf' },
}
const attempts = async (query = '') => (await service.call(account, 'GET', `/v1/delivery/attempts${query}`)).body.data

test('a subscribed event arrives, signed, with its envelope; others do not', async () => {
  const { body } = await configure()
  assert.match(body.webhook.secret, /^whsec_/)
  assert.deepEqual(body.webhook.events, ['document.*', 'verdict.*'])
  const [changed, documentId] = await service.emit(account, [{ event: 'coverage_line.changed', data: {} }, document])
  const [got] = await received(1)
  assert.deepEqual(got!.json, {
    event_id: documentId,
    event: 'document.received',
    occurred_at: got!.json.occurred_at,
    test: false,
    insured_ref: 'ins-1',
    consumer_ref: 'con-1',
    document_id: 'doc_1',
    data: { insured_ref: 'ins-1', consumer_ref: 'con-1', ...document.data },
  })
  assert.ok(
    verifySvcSignature(body.webhook.secret, String(got!.headers['x-svc-signature']), String(got!.headers['x-svc-timestamp']), got!.body),
  )
  assert.equal(got!.headers['webhook-id'], documentId)
  assert.equal(got!.headers['content-type'], 'application/json')
  const [attempt] = await until('the attempt', async () => ((await attempts()).length > 0 ? attempts() : null))
  assert.deepEqual(
    [attempt.event_id, attempt.status, attempt.status_code, attempt.attempt, attempt.next_attempt_at],
    [documentId, 'succeeded', 200, 1, null],
  )
  await until('the other to end', async () => (await service.call(account, 'GET', '/v1/delivery')).body.webhook.pending === 0)
  assert.equal(receiver.received.length, 1)
  assert.ok(changed)
})

test('test events are real deliveries with test true; each key sees the attempts of its mode', async () => {
  await configure()
  await service.emit(account, [document], 'test')
  const [got] = await received(1)
  assert.equal(got!.json.test, true)
  await until(
    'the attempt',
    async () => (await service.call(account, 'GET', '/v1/delivery/attempts', undefined, { mode: 'test' })).body.data.length === 1,
  )
  assert.equal((await attempts()).length, 0)
})

test('a failing receiver is tried again on the schedule, and the statistics say so', async () => {
  await configure()
  receiver.answer = (_, out) =>
    void out.writeHead(receiver.received.length < 2 ? 500 : 204).end(receiver.received.length < 2 ? 'no\0t today' : '')
  await service.emit(account, [document])
  const failed = await until('the failed attempt', async () => (await attempts('?status=failed'))[0])
  assert.equal(failed.status_code, 500)
  assert.equal(failed.response_body, 'no\uFFFDt today')
  const gap = Date.parse(failed.next_attempt_at) - Date.parse(failed.attempted_at)
  assert.ok(gap >= 4_400 && gap <= 5_100, String(gap))
  const { webhook } = (await service.call(account, 'GET', '/v1/delivery')).body
  assert.deepEqual(
    [webhook.status, webhook.pending, webhook.delivered_24h, webhook.failed_24h, webhook.last_success_at],
    ['failing', 1, 0, 1, null],
  )
  assert.deepEqual(webhook.stats.status, 'failing')
  const [first, second] = await received(2)
  assert.equal(first!.body, second!.body)
  const all = await until('the second attempt', async () => ((await attempts()).length === 2 ? attempts() : null))
  assert.deepEqual(
    all.map((row: Json) => [row.attempt, row.status]),
    [
      [2, 'succeeded'],
      [1, 'failed'],
    ],
  )
  assert.equal(all[0].delivery_id, all[1].delivery_id)
  assert.deepEqual([(await service.call(account, 'GET', '/v1/delivery')).body.webhook.status], ['active'])
})

test('Retry-After is honoured', async () => {
  await configure()
  receiver.answer = (_, out) => void out.writeHead(429, { 'retry-after': '3600' }).end()
  await service.emit(account, [document])
  const failed = await until('the failed attempt', async () => (await attempts())[0])
  const wait = Date.parse(failed.next_attempt_at) - Date.parse(failed.attempted_at)
  assert.ok(wait >= 3_600_000 && wait < 3_610_000, String(wait))
})

test('410 disables the webhook until it is configured again', async () => {
  const { body } = await configure()
  receiver.answer = (_, out) => void out.writeHead(410).end()
  await service.emit(account, [document])
  const disabled = await until('the webhook to be disabled', async () => {
    const { webhook } = (await service.call(account, 'GET', '/v1/delivery')).body
    return webhook.status === 'disabled' ? webhook : null
  })
  assert.match(disabled.disabled_reason, /410/)
  await service.emit(account, [document])
  await until('nothing to wait', async () => (await service.call(account, 'GET', '/v1/delivery')).body.webhook.pending === 0)
  assert.equal(receiver.received.length, 1)
  receiver.answer = (_, out) => void out.end()
  const again = await configure()
  assert.equal(again.body.webhook.secret, undefined)
  assert.equal(again.body.webhook.disabled_at, null)
  await service.emit(account, [document])
  const got = (await received(2))[1]!
  assert.ok(
    verifySvcSignature(body.webhook.secret, String(got.headers['x-svc-signature']), String(got.headers['x-svc-timestamp']), got.body),
  )
})

test('a redirect counts as a failure', async () => {
  await configure()
  receiver.answer = (_, out) => void out.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
  await service.emit(account, [document])
  const failed = await until('the failed attempt', async () => (await attempts())[0])
  assert.match(failed.error, /redirects are not followed/)
})

test('ping: sent whatever is subscribed, also when disabled; with no webhook it says so', async () => {
  assert.deepEqual((await service.call(account, 'POST', '/v1/delivery/webhook/test')).body, {
    sent: false,
    event_id: null,
    reason: 'no_webhook',
  })
  await configure({ events: ['document.failed'] })
  const { status, body } = await service.call(account, 'POST', '/v1/delivery/webhook/test')
  assert.equal(status, 202)
  const [got] = await received(1)
  assert.equal(got!.json.event, 'ping')
  assert.equal(got!.json.event_id, body.event_id)
  assert.equal(typeof got!.json.data.message, 'string')
  await until('the attempt', async () => (await attempts())[0]?.event === 'ping')
  assert.deepEqual((await service.call(account, 'GET', '/v1/events')).body.data, [])
})

test('rotation: both secrets sign for a day, X-SVC-Signature is by the new one', async () => {
  const first = (await configure()).body.webhook.secret
  const { status, body } = await service.call(account, 'POST', '/v1/delivery/webhook/secret/rotate')
  assert.equal(status, 200)
  assert.notEqual(body.secret, first)
  await service.emit(account, [document])
  const [got] = await received(1)
  assert.equal(String(got!.headers['webhook-signature']).split(' ').length, 2)
  assert.ok(verifySvcSignature(body.secret, String(got!.headers['x-svc-signature']), String(got!.headers['x-svc-timestamp']), got!.body))
  const other = await service.makeAccount()
  assert.equal((await service.call(other, 'POST', '/v1/delivery/webhook/secret/rotate')).body.error.code, 'webhook_not_found')
})

test('resend: one event whatever is subscribed, and a stretch of what is', async () => {
  const ids = await service.emit(account, [document, { event: 'evidence.attached', data: {} }])
  const since = new Date(Date.now() - 60_000).toISOString()
  assert.deepEqual((await service.call(account, 'POST', `/v1/events/${ids[0]}/resend`)).body, {
    event_id: ids[0],
    queued: false,
    reason: 'no_webhook',
  })
  await until(
    'the log to be drained',
    async () =>
      (
        await service.context.store.read({ accountId: account, mode: 'live' }, (q) =>
          q.one<{ n: number }>('SELECT count(*)::int AS n FROM work'),
        )
      ).n === 0,
  )
  await configure()
  assert.equal((await service.call(account, 'POST', `/v1/events/${ids[1]}/resend`)).status, 202)
  assert.equal((await received(1))[0]!.json.event_id, ids[1])
  const range = await service.call(account, 'POST', '/v1/delivery/resend', { since })
  assert.deepEqual([range.status, range.body.queued], [202, true])
  assert.equal((await received(2))[1]!.json.event_id, ids[0])
  await until('nothing to wait', async () => (await service.call(account, 'GET', '/v1/delivery')).body.webhook.pending === 0)
  assert.equal(receiver.received.length, 2)
  assert.equal((await service.call(account, 'POST', '/v1/events/evt_00000000000000000000000000/resend')).status, 404)
  assert.equal((await service.call(account, 'POST', '/v1/delivery/resend', {})).status, 422)
  assert.equal((await service.call(account, 'POST', '/v1/delivery/resend', { since, until: since })).status, 422)
})

test('events are listed newest first and fetched, each in its mode and account', async () => {
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.push(...(await service.emit(account, [{ ...document, insuredRef: `ins-${i % 2}` }])))
  const first = await service.call(account, 'GET', '/v1/events?limit=2')
  assert.deepEqual(
    first.body.data.map((e: Json) => e.event_id),
    [ids[4], ids[3]],
  )
  const second = await service.call(account, 'GET', `/v1/events?limit=2&cursor=${encodeURIComponent(first.body.next_cursor)}`)
  assert.deepEqual(
    second.body.data.map((e: Json) => e.event_id),
    [ids[2], ids[1]],
  )
  assert.equal((await service.call(account, 'GET', '/v1/events?insured_ref=ins-1')).body.data.length, 2)
  assert.equal((await service.call(account, 'GET', `/v1/events/${ids[0]}`)).body.event_id, ids[0])
  assert.equal((await service.call(account, 'GET', `/v1/events/${ids[0]}`, undefined, { mode: 'test' })).status, 404)
  assert.equal((await service.call(await service.makeAccount(), 'GET', `/v1/events/${ids[0]}`)).status, 404)
})

test('a thousand events are each delivered once', async () => {
  await configure()
  for (let i = 0; i < 20; i++)
    await service.emit(
      account,
      Array.from({ length: 50 }, (_, j) => ({ ...document, data: { n: i * 50 + j } })),
    )
  await received(1000)
  await until('nothing to wait', async () => (await service.call(account, 'GET', '/v1/delivery')).body.webhook.pending === 0)
  assert.equal(new Set(receiver.received.map((got) => got.json.event_id)).size, 1000)
  assert.equal((await service.call(account, 'GET', '/v1/delivery')).body.webhook.delivered_24h, 1000)
})

test('a password in the address is sealed where it is kept, and is what the receiver gets', async () => {
  const url = receiver.url.replace('//', '//user:hush@')
  await configure({ url, events: ['*'] })
  const kept = await service.context.store.read({ accountId: account, mode: 'live' }, (q) => q.rows('SELECT webhook::text AS webhook FROM delivery_settings WHERE account_id = $1', [account]))
  assert.ok(!JSON.stringify(kept).includes('hush'), JSON.stringify(kept))
  receiver.answer = (_, out) => void out.writeHead(410).end()
  await service.emit(account, [document])
  const [got] = await received(1)
  assert.equal(got!.headers.authorization, `Basic ${Buffer.from('user:hush').toString('base64')}`)
  const disabled = async () => (await service.call(account, 'GET', '/v1/delivery')).body.webhook
  await until('the webhook to be disabled', async () => (await disabled()).status === 'disabled')
  await configure({ url, events: ['*'] })
  assert.deepEqual([(await disabled()).status, (await disabled()).url], ['active', receiver.url.replace('//', '//user:***@')])
})
