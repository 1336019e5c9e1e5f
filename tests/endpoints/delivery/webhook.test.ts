import assert from 'node:assert/strict'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { after, before, test } from 'node:test'
import { type Receiver, startReceiver, until } from '../../delivery/receiver.ts'
import { call, type Service, startService } from '../../harness/service.ts'
import { newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'
import { DAMAGED_PDF } from '../kit/files.ts'

let service: Service
const receivers: Receiver[] = []
before(async () => {
  service = await startService()
})
after(async () => {
  for (const r of receivers) await r.stop()
  await service.close()
})
const receiver = async () => {
  const made = await startReceiver()
  receivers.push(made)
  return made
}
const configured = async (events?: string[]) => {
  const [client, hook] = [await newClient(service), await receiver()]
  const { status, body } = await client.put('/v1/delivery', { webhook: { url: hook.url, ...(events && { events }) } })
  assert.equal(status, 200, JSON.stringify(body))
  return { client, hook, secret: body.webhook.secret as string }
}
const names = (hook: Receiver) => hook.received.map((r) => r.json.event)
const quiet = () => new Promise((resolve) => setTimeout(resolve, 400))

test('X-SVC-Signature: lower-case hex of HMAC-SHA256 over timestamp.body, keyed with the whole secret', async () => {
  const { client, hook, secret } = await configured(['*'])
  await client.pushPaper({})
  await until('a delivery', () => hook.received[0])
  for (const { headers, body } of hook.received) {
    const timestamp = String(headers['x-svc-timestamp'])
    assert.match(timestamp, /^\d{10}$/)
    assert.ok(Math.abs(Number(timestamp) - Date.now() / 1000) < 300)
    assert.equal(headers['x-svc-signature'], createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'))
    assert.match(String(headers['content-type']), /^application\/json/)
  }
})
test('the Standard Webhooks headers verify with the decoded secret', async () => {
  const { client, hook, secret } = await configured(['*'])
  await client.pushPaper({})
  const { headers, body, json } = await until('a delivery', () => hook.received[0])
  assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
  assert.equal(headers['webhook-id'], json.event_id)
  assert.equal(headers['webhook-timestamp'], headers['x-svc-timestamp'])
  const expected = createHmac('sha256', Buffer.from(secret.slice(6), 'base64')).update(`${json.event_id}.${headers['webhook-timestamp']}.${body}`).digest()
  const given = String(headers['webhook-signature']).split(' ').map((s) => Buffer.from(s.slice(3), 'base64'))
  assert.ok(given.some((g) => g.length === expected.length && timingSafeEqual(g, expected)))
})
test('a delivery is the event as it can be fetched', async () => {
  const { client, hook } = await configured(['*'])
  await client.pushPaper({})
  const { json } = await until('a delivery', () => hook.received[0])
  assert.deepEqual((await client.get(`/v1/events/${json.event_id}`)).body, json)
})
test('events omitted subscribes to document.* and verdict.*', async () => {
  const { client, hook } = await configured()
  assert.deepEqual((await client.get('/v1/delivery')).body.webhook.events, ['document.*', 'verdict.*'])
  await client.pushed({})
  await until('the verdicts', () => names(hook).filter((n) => n === 'verdict.issued').length === 3)
  await quiet()
  assert.deepEqual([...new Set(names(hook))].sort(), ['document.extracted', 'document.received', 'verdict.issued'])
})
test('the asterisk is everything, each event once', async () => {
  const { client, hook } = await configured(['*'])
  await client.publish([{ rule_id: 'gl', coverage_type: 'general_liability', limits: [] }])
  await client.pushed({})
  const all = await client.events()
  await until('all', () => new Set(hook.received.map((r) => r.json.event_id)).size >= all.length)
  await quiet()
  assert.deepEqual(hook.received.map((r) => r.json.event_id).sort(), (await client.events()).map((e) => e.event_id).sort())
})
test('an exact name and a prefix', async () => {
  const { client, hook } = await configured(['document.received', 'coverage_line.*'])
  await client.pushed({})
  await until('three', () => hook.received.length === 3)
  await quiet()
  assert.deepEqual(names(hook).sort(), ['coverage_line.changed', 'coverage_line.changed', 'document.received'])
})
test('live and test events go to the one webhook, told apart by test', async () => {
  const { client, hook } = await configured(['document.received'])
  await client.pushPaper({})
  await client.live.pushPaper({})
  await until('both', () => hook.received.length === 2)
  assert.deepEqual(hook.received.map((r) => r.json.test).sort(), [false, true])
})
test('document.failed and remediation.opened arrive', async () => {
  const { client, hook } = await configured(['document.failed', 'remediation.opened'])
  await client.push({}, [{ bytes: DAMAGED_PDF, name: 'd.pdf' }])
  await until('both', () => hook.received.length === 2)
  assert.deepEqual(names(hook).sort(), ['document.failed', 'remediation.opened'])
})
test('an answer of 500 is tried again after about 5 seconds, the same event', async () => {
  const { client, hook } = await configured(['document.received'])
  let failures = 1
  hook.answer = (_, out) => void out.writeHead(failures-- > 0 ? 500 : 200).end('no')
  await client.pushPaper({})
  await until('two attempts', () => hook.received.length === 2, 60_000)
  const [first, second] = hook.received
  assert.equal(second!.json.event_id, first!.json.event_id)
  assert.ok(second!.at - first!.at > 3_500, String(second!.at - first!.at))
  const attempts = await until('both recorded', async () => {
    const { data } = (await client.get(`/v1/delivery/attempts?event_id=${first!.json.event_id}`)).body
    return data.length === 2 && data
  })
  assert.deepEqual(attempts.map((a: any) => [a.attempt, a.status, a.status_code]), [[2, 'succeeded', 200], [1, 'failed', 500]])
  assert.equal(attempts[0].delivery_id, attempts[1].delivery_id)
  assert.match(attempts[0].delivery_id, /^whd_/)
  for (const also of ['', `&event_id=${first!.json.event_id}`])
    for (const attempt of attempts) assert.deepEqual((await client.get(`/v1/delivery/attempts?status=${attempt.status}${also}`)).body.data, [attempt])
  assertError(await client.get('/v1/delivery/attempts?status=pending'), 422, 'validation_failed', 'status')
})
test('410 disables the webhook; a PUT enables it again with the same secret', async () => {
  const { client, hook, secret } = await configured(['document.received'])
  hook.answer = (_, out) => void out.writeHead(410).end()
  await client.pushPaper({})
  await until('disabled', async () => (await client.get('/v1/delivery')).body.webhook.status === 'disabled')
  await client.pushPaper({ insured_ref: 'second' })
  await quiet()
  assert.equal(hook.received.length, 1)
  hook.answer = (_, out) => void out.end()
  const { body } = await client.put('/v1/delivery', { webhook: { url: hook.url, events: ['document.received'] } })
  assert.equal('secret' in body.webhook, false)
  assert.equal((await client.get('/v1/delivery')).body.webhook.status, 'active')
  await client.pushPaper({ insured_ref: 'third' })
  const { headers, body: text } = await until('a delivery', () => hook.received[1])
  assert.equal(headers['x-svc-signature'], createHmac('sha256', secret).update(`${headers['x-svc-timestamp']}.${text}`).digest('hex'))
})
test('resend sends the event again, also where it is not subscribed', async () => {
  const { client, hook } = await configured(['verdict.issued'])
  await client.pushPaper({})
  const [event] = await client.whenEvents('document.received')
  const { status, body } = await client.post(`/v1/events/${event.event_id}/resend`)
  assert.equal(status, 202)
  assert.equal(body.queued, true)
  await until('it', () => hook.received.find((r) => r.json.event_id === event.event_id))
  assertError(await client.post('/v1/events/evt_00000000000000000000000000/resend'), 404, 'event_not_found')
})
test('resend while the webhook is disabled says that nothing goes out', async () => {
  const { client, hook } = await configured(['document.received'])
  hook.answer = (_, out) => void out.writeHead(410).end()
  await client.pushPaper({})
  await until('disabled', async () => (await client.get('/v1/delivery')).body.webhook.status === 'disabled')
  const [event] = await client.events('document.received')
  const one = (await client.post(`/v1/events/${event.event_id}/resend`)).body
  assert.deepEqual([one.queued, one.reason], [false, 'webhook_disabled'])
  const stretch = await client.post('/v1/delivery/resend', { since: new Date(Date.now() - 60_000).toISOString() })
  assert.deepEqual([stretch.status, stretch.body.queued, stretch.body.reason], [202, false, 'webhook_disabled'])
  await client.put('/v1/delivery', { webhook: { url: hook.url, events: ['document.received'] } })
  hook.answer = (_, out) => void out.end()
  assert.equal((await client.post(`/v1/events/${event.event_id}/resend`)).body.queued, true)
  await until('it', () => hook.received[1])
})
test('resend of a stretch sends what is subscribed', async () => {
  const { client, hook } = await configured(['document.received'])
  const since = new Date(Date.now() - 1000).toISOString()
  await client.pushPaper({})
  await until('the first', () => hook.received.length === 1)
  assert.equal((await client.post('/v1/delivery/resend', { since })).status, 202)
  await until('again', () => hook.received.length === 2)
  assert.equal(hook.received[0]!.json.event_id, hook.received[1]!.json.event_id)
  assertError(await client.post('/v1/delivery/resend', {}), 422, 'validation_failed', 'since')
  assertError(await client.post('/v1/delivery/resend', { since: 'x' }), 422, 'validation_failed', 'since')
  assertError(await client.post('/v1/delivery/resend', { since, until: '2020-01-01T00:00:00Z' }), 422, 'validation_failed')
})
test('rotation: both secrets sign webhook-signature, the new one X-SVC-Signature', async () => {
  const { client, hook, secret } = await configured(['document.received'])
  const { status, body } = await client.post('/v1/delivery/webhook/secret/rotate')
  assert.equal(status, 200)
  assert.notEqual(body.secret, secret)
  await client.pushPaper({})
  const { headers, body: text, json } = await until('a delivery', () => hook.received[0])
  assert.equal(headers['x-svc-signature'], createHmac('sha256', body.secret).update(`${headers['x-svc-timestamp']}.${text}`).digest('hex'))
  const sign = (s: string) => `v1,${createHmac('sha256', Buffer.from(s.slice(6), 'base64')).update(`${json.event_id}.${headers['webhook-timestamp']}.${text}`).digest('base64')}`
  assert.deepEqual(String(headers['webhook-signature']).split(' ').sort(), [sign(secret), sign(body.secret)].sort())
})
test('rotating without a webhook: 404', async () => assertError(await (await newClient(service)).post('/v1/delivery/webhook/secret/rotate'), 404, 'webhook_not_found'))

test('ping: 202 sent, data.message, no refs, whatever is subscribed', async () => {
  const { client, hook } = await configured(['verdict.superseded'])
  const { status, body } = await client.post('/v1/delivery/webhook/test')
  assert.equal(status, 202)
  assert.equal(body.sent, true)
  const { json } = await until('the ping', () => hook.received[0])
  assert.equal(json.event, 'ping')
  assert.ok(json.data.message.length > 0)
  assert.deepEqual(Object.keys(json).sort(), ['data', 'event', 'event_id', 'occurred_at', 'test'])
  assert.deepEqual(await client.events('ping'), [], 'it belongs to no log')
})
test('ping without a webhook: 202, not sent, with a reason', async () => {
  const { status, body } = await (await newClient(service)).post('/v1/delivery/webhook/test')
  assert.equal(status, 202)
  assert.equal(body.sent, false)
  assert.ok(body.reason)
})
test('a ping that is not taken comes again on the schedule, the same', async () => {
  const { client, hook } = await configured()
  hook.answer = (_, out) => void out.writeHead(hook.received.length < 2 ? 500 : 204).end()
  await client.post('/v1/delivery/webhook/test')
  const failed = await until('the failed attempt', async () => (await client.get('/v1/delivery/attempts')).body.data[0])
  const gap = Date.parse(failed.next_attempt_at) - Date.parse(failed.attempted_at)
  assert.ok(gap >= 4_400 && gap <= 5_100, String(gap))
  assert.equal((await client.get('/v1/delivery')).body.webhook.pending, 1)
  await until('the second', () => hook.received[1])
  assert.equal(hook.received[0]!.body, hook.received[1]!.body)
  const last = await until('the second attempt', async () => (await client.get('/v1/delivery/attempts')).body.data.find((a: { attempt: number }) => a.attempt === 2))
  assert.deepEqual([last.status, last.delivery_id], ['succeeded', failed.delivery_id])
})
test('a ping answered 410 disables the webhook; one to a disabled webhook is not repeated', async () => {
  const { client, hook } = await configured()
  hook.answer = (_, out) => void out.writeHead(410).end()
  await client.post('/v1/delivery/webhook/test')
  await until('the webhook to be disabled', async () => (await client.get('/v1/delivery')).body.webhook.status === 'disabled')
  hook.answer = (_, out) => void out.writeHead(500).end()
  assert.equal((await client.post('/v1/delivery/webhook/test')).body.sent, true)
  await until('the second ping', async () => (await client.get('/v1/delivery/attempts')).body.data.length === 2)
  const { webhook } = (await client.get('/v1/delivery')).body
  assert.deepEqual([webhook.status, webhook.pending], ['disabled', 0])
})
test('ping: one a key', async () => {
  const { client, hook } = await configured(['*'])
  for (let n = 0; n < 3; n++) await client.post('/v1/delivery/webhook/test', undefined, { 'idempotency-key': 'p' })
  await until('the ping', () => hook.received[0])
  await quiet()
  assert.equal(hook.received.length, 1)
})
test('ping: only the listed codes', async () => {
  const client = await newClient(service)
  for (const [body, headers] of [['{', { 'content-type': 'application/json' }], ['x', { 'content-type': 'text/plain' }], [undefined, { 'idempotency-key': 'k'.repeat(300) }]] as const) {
    const { status } = await call(service, client.key, 'POST', '/v1/delivery/webhook/test', body, headers as Record<string, string>)
    assert.ok([202, 401, 403, 429].includes(status), String(status))
  }
})

test('statistics of the webhook', async () => {
  const { client, hook } = await configured(['document.received'])
  assert.equal((await client.get('/v1/delivery')).body.webhook.status, 'active')
  await client.pushPaper({})
  const webhook = await until('counted', async () => {
    const { webhook } = (await client.get('/v1/delivery')).body
    return webhook.delivered_24h === 1 && webhook
  })
  assert.match(webhook.last_success_at, /Z$/)
  assert.equal(webhook.last_failure_at, null)
  assert.equal(webhook.failed_24h, 0)
  hook.answer = (_, out) => void out.writeHead(500).end()
  await client.pushPaper({ insured_ref: 'other' })
  await until('failing', async () => {
    const w = (await client.get('/v1/delivery')).body.webhook
    return w.status === 'failing' && w.failed_24h === 1 && w.pending >= 1
  })
})
test('attempts are listed and page', async () => {
  const { client, hook } = await configured(['document.received'])
  for (const n of [1, 2, 3]) await client.pushPaper({ insured_ref: `i${n}` })
  await until('all', () => hook.received.length === 3)
  await until('recorded', async () => (await client.get('/v1/delivery/attempts')).body.data.length === 3)
  const first = (await client.get('/v1/delivery/attempts?limit=2')).body
  const second = (await client.get(`/v1/delivery/attempts?limit=2&cursor=${encodeURIComponent(first.next_cursor)}`)).body
  assert.equal(first.data.length + second.data.length, 3)
  assert.equal(second.next_cursor, null)
  assertError(await client.get('/v1/delivery/attempts?limit=0'), 422, 'validation_failed', 'limit')
})
