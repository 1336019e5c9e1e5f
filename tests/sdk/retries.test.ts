import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient, ServiceError } from '../../sdk/index.ts'
import { retryAfterMs } from '../../sdk/retrying-fetch.ts'

type Step = Response | Error
const error = (status: number, code: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ error: { code, message: 'm', request_id: 'hrq_1', param: 'x' } }), { status, headers: { 'content-type': 'application/json', ...headers } })
const fine = () => new Response(JSON.stringify({ insured_ref: 'a' }), { status: 200, headers: { 'content-type': 'application/json' } })

/** A client whose server answers one step after the other; waits are noted instead of waited. */
function scripted(steps: Step[]) {
  const sent: { key: string | null; body: string; auth: string | null }[] = []
  const waits: number[] = []
  const client = createClient({
    baseUrl: 'http://service.test/',
    apiKey: 'svc_test_x',
    random: () => 1,
    now: () => Date.parse('2026-03-02T00:00:00Z'),
    sleep: async (ms) => void waits.push(ms),
    fetch: async (request) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.text(), auth: request.headers.get('authorization') })
      const step = steps[sent.length - 1]
      if (!step) throw new Error('more tries than steps')
      if (step instanceof Error) throw step
      return step
    },
  })
  return { client, sent, waits }
}
const put = (client: ReturnType<typeof createClient>) => client.data(client.api.PUT('/v1/insureds/{insured_ref}', { params: { path: { insured_ref: 'a' } }, body: { insured_name: 'A' } }))

test('a write is tried again with the same key and body, waiting as it is told', async () => {
  const { client, sent, waits } = scripted([error(429, 'rate_limited', { 'retry-after': '3' }), new TypeError('connection lost'), error(503, 'x'), error(409, 'idempotency_in_progress', { 'retry-after': '2' }), fine()])
  assert.equal((await put(client)).insured_ref, 'a')
  assert.deepEqual(waits, [3000, 500, 1000, 2000])
  assert.equal(sent.length, 5)
  assert.ok(sent[0]!.key && sent[0]!.key.length > 20)
  assert.ok(sent.every((s) => s.key === sent[0]!.key && s.body === '{"insured_name":"A"}' && s.auth === 'Bearer svc_test_x'))
})

test('what will not pass is not tried again', async () => {
  for (const refused of [error(422, 'validation_failed'), error(409, 'request_closed'), error(404, 'insured_not_found'), error(401, 'invalid_key')]) {
    const { client, sent } = scripted([refused])
    await assert.rejects(put(client), (e) => e instanceof ServiceError && e.status === refused.status && e.requestId === 'hrq_1' && e.param === 'x')
    assert.equal(sent.length, 1)
  }
})

test('it gives up after its tries, with the last answer', async () => {
  const { client, sent } = scripted(Array.from({ length: 9 }, () => error(500, 'internal_error')))
  await assert.rejects(put(client), (e) => e instanceof ServiceError && e.code === 'internal_error')
  assert.equal(sent.length, 5)
})

test('two calls have two keys, a read has none, a key of the caller stays', async () => {
  const { client, sent } = scripted([fine(), fine(), fine(), fine()])
  await put(client)
  await put(client)
  await client.data(client.api.GET('/v1/insureds/{insured_ref}', { params: { path: { insured_ref: 'a' } } }))
  await client.data(client.api.PUT('/v1/insureds/{insured_ref}', { params: { path: { insured_ref: 'a' }, header: { 'Idempotency-Key': 'mine' } }, headers: { 'Idempotency-Key': 'mine' }, body: {} }))
  assert.notEqual(sent[0]!.key, sent[1]!.key)
  assert.equal(sent[2]!.key, null)
  assert.equal(sent[3]!.key, 'mine')
})

test('a stream that cannot be opened again is sent once; one that can is sent again whole', async () => {
  async function* bytes() {
    yield new Uint8Array([37, 80, 68, 70])
  }
  const receipt = () => new Response(JSON.stringify({ transmission_id: 'tx_1' }), { status: 200, headers: { 'content-type': 'application/json' } })
  const once = scripted([error(503, 'x'), receipt()])
  await assert.rejects(once.client.push({ insured_ref: 'a', consumer_ref: 'b', files: [{ name: 'c.pdf', stream: bytes() }] }), /503/)
  const again = scripted([error(503, 'x'), receipt()])
  assert.equal((await again.client.push({ insured_ref: 'a', consumer_ref: 'b', meta: { n: 1 }, files: [{ name: 'a"b.pdf', type: 'application/pdf', stream: bytes }] })).transmission_id, 'tx_1')
  assert.equal(again.sent[0]!.key, again.sent[1]!.key)
  for (const { body } of again.sent) {
    assert.match(body, /name="meta"\r\n\r\n\{"n":1\}\r\n/)
    assert.match(body, /filename="a%22b.pdf"\r\nContent-Type: application\/pdf\r\n\r\n%PDF\r\n/)
  }
})

test('Retry-After is seconds or a date', () => {
  const now = Date.parse('2026-03-02T00:00:00Z')
  const of = (value: string) => retryAfterMs(new Response(null, { headers: { 'retry-after': value } }), now)
  assert.equal(of('7'), 7000)
  assert.equal(of('Mon, 02 Mar 2026 00:00:30 GMT'), 30_000)
  assert.equal(of('Sun, 01 Mar 2026 00:00:00 GMT'), 0)
  assert.equal(of('soon'), null)
})
