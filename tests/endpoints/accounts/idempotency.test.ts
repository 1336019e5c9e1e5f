import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { call, type Service, startService } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'
import { DAMAGED_PDF } from '../kit/files.ts'

let service: Service
let client: Client
let requestId: string
let lineId: string
before(async () => {
  service = await startService()
  client = await newClient(service)
  await client.put('/v1/programs/p', { name: 'P', coverage_type: 'cargo' })
  await client.put('/v1/delivery', { batch: { schedule: 'manual' } })
  const { body } = await client.pushPaper({ test_scenario: 'silent' })
  const e = await client.whenEngagement(body.engagement_id, (x) => x.coverage_lines[0]?.request)
  requestId = e.coverage_lines[0].request.request_id
  lineId = e.coverage_lines[0].coverage_line_id
  await client.post('/v1/consumers/draft/requirement-sets', { rules: [{ coverage_type: 'cargo', limits: [] }] })
})
after(() => service.close())

/** Every POST and PUT with a body: a first content and another one. */
const calls = (): [method: string, path: string, body: unknown, other: unknown][] => [
  ['POST', '/v1/engagements', { insured_ref: 'a', consumer_ref: 'c' }, { insured_ref: 'b', consumer_ref: 'c' }],
  ['POST', '/v1/consumers/c/requirement-sets', { rules: [{ coverage_type: 'cargo', limits: [] }] }, { rules: [{ coverage_type: 'cyber', limits: [] }] }],
  ['POST', '/v1/consumers/draft/requirement-sets/1/preview', {}, { x: 1 }],
  ['POST', '/v1/consumers/draft/requirement-sets/1/publish', { applies_to: 'new' }, { applies_to: 'all_active' }],
  ['PUT', '/v1/programs/q', { name: 'Q', coverage_type: 'cargo' }, { name: 'R', coverage_type: 'cargo' }],
  ['PUT', '/v1/insureds/a', { insured_name: 'A' }, { insured_name: 'B' }],
  ['PUT', '/v1/insureds/a/enrollments/p', { enrolled: true }, { enrolled: false }],
  ['PUT', '/v1/delivery', { batch: { schedule: 'manual' } }, { batch: { schedule: 'daily' } }],
  ['POST', '/v1/delivery/batch/run', { since: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z' }, { since: '2026-01-03T00:00:00Z', until: '2026-01-04T00:00:00Z' }],
  ['POST', `/v1/requests/${requestId}/extend`, { hours: 1, reason: 'x' }, { hours: 2, reason: 'x' }],
  ['PUT', `/v1/coverage-lines/${lineId}`, { extends_to_children: true }, { extends_to_children: false }],
  ['POST', '/v1/delivery/resend', { since: '2026-01-01T00:00:00Z' }, { since: '2026-01-02T00:00:00Z' }],
]
for (let n = 0; n < 12; n++)
  test(`replay and conflict of call ${n + 1}`, async (t) => {
    const [method, path, body, other] = calls()[n]!
    t.diagnostic(`${method} ${path}`)
    const headers = { 'idempotency-key': `key ${n}` }
    const first = await call(service, client.key, method, path, body, headers)
    assert.ok(first.status < 300, `${path} ${JSON.stringify(first.body)}`)
    assert.equal(first.headers.get('idempotent-replayed'), null)
    const second = await call(service, client.key, method, path, body, headers)
    assert.equal(second.status, first.status)
    assert.equal(second.headers.get('idempotent-replayed'), 'true')
    assert.deepEqual(second.body, { ...first.body, idempotent_replay: true }, path)
    const third = await call(service, client.key, method, path, body, headers)
    assert.deepEqual(third.body, second.body)
    assertError(await call(service, client.key, method, path, other, headers), 422, 'idempotency_key_reused', 'Idempotency-Key')
  })

test('members in another order are the same content', async () => {
  const headers = { 'idempotency-key': 'order', 'content-type': 'application/json' }
  const first = await call(service, client.key, 'POST', '/v1/engagements', '{"insured_ref":"o","consumer_ref":"c"}', headers)
  const second = await call(service, client.key, 'POST', '/v1/engagements', '{ "consumer_ref":"c", "insured_ref":"o" }', headers)
  assert.deepEqual(second.body, { ...first.body, idempotent_replay: true })
})
test('the key counts by method and route', async () => {
  const headers = { 'idempotency-key': 'shared' }
  assert.equal((await client.post('/v1/engagements', { insured_ref: 's', consumer_ref: 'c' }, headers)).status, 200)
  const put = await client.put('/v1/insureds/s', { insured_name: 'S' }, headers)
  assert.equal(put.status, 200)
  assert.equal(put.headers.get('idempotent-replayed'), null)
})
test('the same key on another object of the route is another content', async () => {
  const headers = { 'idempotency-key': 'objects' }
  await client.put('/v1/insureds/one', {}, headers)
  assertError(await client.put('/v1/insureds/two', {}, headers), 422, 'idempotency_key_reused')
})
test('keys of another account and of the other mode are others', async () => {
  const headers = { 'idempotency-key': 'mine' }
  const body = { insured_ref: 'm', consumer_ref: 'c' }
  const mine = await client.post('/v1/engagements', body, headers)
  for (const other of [await newClient(service), client.live]) {
    const answer = await other.post('/v1/engagements', body, headers)
    assert.equal(answer.headers.get('idempotent-replayed'), null)
    assert.notEqual(answer.body.id, mine.body.id)
  }
})
test('a refusal of the operation is replayed too', async () => {
  const send = () => client.put('/v1/insureds/a/enrollments/nowhere', { enrolled: true }, { 'idempotency-key': 'refused' })
  const [first, second] = [await send(), await send()]
  assertError(first, 404, 'program_not_found')
  assert.deepEqual(second.body, { ...first.body, idempotent_replay: true })
  assert.equal(second.headers.get('idempotent-replayed'), 'true')
})
test('a body that is not allowed is an answer too: replayed, and its key is used', async () => {
  const send = (body: unknown) => client.post('/v1/engagements', body, { 'idempotency-key': 'shapeless' })
  const [first, second] = [await send({ insured_ref: 'k' }), await send({ insured_ref: 'k' })]
  assertError(first, 422, 'validation_failed', 'consumer_ref')
  assert.equal(first.headers.get('idempotent-replayed'), null)
  assert.deepEqual(second.body, { ...first.body, idempotent_replay: true })
  assert.equal(second.headers.get('idempotent-replayed'), 'true')
  assertError(await send({ insured_ref: 'k', consumer_ref: 'c' }), 422, 'idempotency_key_reused', 'Idempotency-Key')
})
for (const [name, fields, file, status, code] of [
  ['a field', { channel: 'pigeon' }, DAMAGED_PDF, 422, 'validation_failed'],
  ['a kind of file', {}, 'words', 415, 'unsupported_file_type'],
] as const)
  test(`a push refused for ${name}: replayed, and its key is used`, async () => {
    const send = (wanted: Record<string, string>, bytes: string) => client.push(wanted, [{ bytes }], { 'idempotency-key': `refused for ${name}` })
    const [first, second] = [await send(fields, file), await send(fields, file)]
    assertError(first, status, code)
    assert.deepEqual(second.body, { ...first.body, idempotent_replay: true })
    assert.equal(second.headers.get('idempotent-replayed'), 'true')
    assertError(await send({}, DAMAGED_PDF), 422, 'idempotency_key_reused', 'Idempotency-Key')
  })
test('what cannot be parsed uses no key', async () => {
  const headers = { 'idempotency-key': 'unparsed', 'content-type': 'application/json' }
  assertError(await call(service, client.key, 'POST', '/v1/engagements', '{', headers), 400, 'invalid_json')
  assert.equal((await client.post('/v1/engagements', { insured_ref: 'k', consumer_ref: 'c' }, headers)).status, 200)
})
for (const [name, key] of [['empty', ''], ['of 256 characters', 'k'.repeat(256)]] as const)
  test(`a key that is ${name}: 422`, async () => {
    const { status } = await client.post('/v1/engagements', { insured_ref: 'k', consumer_ref: 'c' }, { 'idempotency-key': key })
    assert.equal(status, 422)
  })
test('a key of 255 characters is taken', async () => assert.equal((await client.post('/v1/engagements', { insured_ref: 'k', consumer_ref: 'c' }, { 'idempotency-key': 'k'.repeat(255) })).status, 200))
test('fifty at once with one key: one effect, one answer', async () => {
  const before = (await client.get('/v1/consumers/burst/requirement-sets')).body.data?.length ?? 0
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.post('/v1/consumers/burst/requirement-sets', { rules: [{ coverage_type: 'cargo', limits: [] }] }, { 'idempotency-key': 'burst' })))
  assert.deepEqual([...new Set(answers.map((a) => a.status))], [200])
  assert.equal(new Set(answers.map((a) => a.body.id)).size, 1)
  assert.equal(answers.filter((a) => a.body.idempotent_replay !== true).length, 1)
  assert.equal((await client.get('/v1/consumers/burst/requirement-sets')).body.data.length, before + 1)
})
