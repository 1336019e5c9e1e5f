import assert from 'node:assert/strict'
import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { after, before, test } from 'node:test'
import { call, type Service, startService } from '../../harness/service.ts'
import { newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())
const URL_OK = 'https://hooks.example.com/in'

test('nothing is configured at first', async () => {
  assert.deepEqual((await (await newClient(service)).get('/v1/delivery')).body, { webhook: null, batch: null, recent_batch_runs: [] })
})
test('PUT answers with webhook and batch, the secret this once', async () => {
  const client = await newClient(service)
  const { status, body } = await client.put('/v1/delivery', { webhook: { url: URL_OK, events: ['*'] }, batch: { schedule: 'daily', hour_utc: 3, format: 'csv', events: ['document.*'], include_snapshot: true, destination: { type: 'download' } } })
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body).sort(), ['batch', 'webhook'])
  assert.match(body.webhook.secret, /^whsec_/)
  assert.deepEqual([body.webhook.url, body.webhook.events], [URL_OK, ['*']])
  assert.deepEqual(body.batch, { schedule: 'daily', hour_utc: 3, format: 'csv', events: ['document.*'], include_snapshot: true, destination: { type: 'download' } })
  const read = (await client.get('/v1/delivery')).body
  assert.equal('secret' in read.webhook, false)
  assert.deepEqual(read.batch, body.batch)
  assert.deepEqual(read.recent_batch_runs, [])
})
test('a PUT that keeps or changes the url keeps the secret and does not tell it', async () => {
  const client = await newClient(service)
  await client.put('/v1/delivery', { webhook: { url: URL_OK } })
  assert.equal('secret' in (await client.put('/v1/delivery', { webhook: { url: URL_OK } })).body.webhook, false)
  assert.equal('secret' in (await client.put('/v1/delivery', { webhook: { url: `${URL_OK}/2` } })).body.webhook, false)
})
test('a part left out, or null, is removed; adding a webhook again makes a new secret', async () => {
  const client = await newClient(service)
  const first = (await client.put('/v1/delivery', { webhook: { url: URL_OK }, batch: { schedule: 'manual' } })).body
  const second = (await client.put('/v1/delivery', { batch: { schedule: 'manual' } })).body
  assert.equal(second.webhook, null)
  const third = (await client.put('/v1/delivery', { webhook: { url: URL_OK }, batch: null })).body
  assert.equal(third.batch, null)
  assert.notEqual(third.webhook.secret, first.webhook.secret)
  assert.deepEqual((await client.put('/v1/delivery', {})).body, { webhook: null, batch: null })
})
test('a replay of the PUT is the original response, secret included', async () => {
  const client = await newClient(service)
  const send = () => client.put('/v1/delivery', { webhook: { url: URL_OK } }, { 'idempotency-key': 'k' })
  const [first, second] = [await send(), await send()]
  assert.equal(second.body.webhook.secret, first.body.webhook.secret)
  assert.equal(second.body.idempotent_replay, true)
})
test('one configuration an account, shared by both modes', async () => {
  const client = await newClient(service)
  await client.put('/v1/delivery', { webhook: { url: URL_OK } })
  assert.equal((await client.live.get('/v1/delivery')).body.webhook.url, URL_OK)
  assert.equal((await (await newClient(service)).get('/v1/delivery')).body.webhook, null)
})
test('batch events default to every event, format to jsonl, destination to download', async () => {
  const { batch } = (await (await newClient(service)).put('/v1/delivery', { batch: { schedule: 'hourly' } })).body
  assert.deepEqual([batch.events, batch.format, batch.include_snapshot, batch.destination], [['*'], 'jsonl', false, { type: 'download' }])
})
for (const schedule of ['hourly', 'daily', 'weekly', 'manual'])
  test(`schedule ${schedule} is taken`, async () => assert.equal((await (await newClient(service)).put('/v1/delivery', { batch: { schedule } })).body.batch.schedule, schedule))
for (const format of ['jsonl', 'csv', 'parquet'])
  test(`format ${format} is taken`, async () => assert.equal((await (await newClient(service)).put('/v1/delivery', { batch: { schedule: 'manual', format } })).body.batch.format, format))
test('credentials go in and never come out', async () => {
  const client = await newClient(service)
  const s3 = { type: 's3', bucket: 'verification-exports', region: 'us-east-1', prefix: 'p', credentials: { access_key_id: 'AKIA', secret_access_key: 'very-secret' } }
  const put = await client.put('/v1/delivery', { batch: { schedule: 'manual', destination: s3 } })
  assert.equal(put.status, 200, JSON.stringify(put.body))
  const sftp = { type: 'sftp', host: 'sftp.example.com', port: 22, username: 'u', password: 'very-secret', host_key: `SHA256:${'A'.repeat(43)}`, prefix: '' }
  const other = await client.put('/v1/delivery', { batch: { schedule: 'manual', destination: sftp } })
  assert.equal(other.status, 200, JSON.stringify(other.body))
  for (const answer of [put, other, await client.get('/v1/delivery')]) assert.ok(!JSON.stringify(answer.body).includes('very-secret'))
})
const NAMES = ['document.received', 'document.extracted', 'document.not_insurance', 'document.unreadable_fields', 'document.failed', 'verdict.issued', 'verdict.superseded', 'coverage_line.changed', 'request.sla_at_risk', 'request.overdue', 'request.extended', 'contradiction.detected', 'evidence.attached', 'requirement_set.published', 'remediation.opened', 'enrollment.changed', 'insured_contact.missing', 'delivery.batch_produced', 'delivery.batch_failed']
const NEVER = ['document.rejected', 'coverage_line.expiring', 'coverage_line.reverification_due', 'coverage_line.expired', 'remediation.resolved', 'program.changed', 'outreach.identity_required']
for (const name of [...NAMES, ...NEVER, 'document.*', 'verdict.*', 'request.*', 'delivery.*', 'outreach.*', '*'])
  test(`a subscription may name ${name}`, async () => {
    for (const part of [{ webhook: { url: URL_OK, events: [name] } }, { batch: { schedule: 'manual', events: [name] } }]) assert.equal((await (await newClient(service)).put('/v1/delivery', part)).status, 200)
  })

const batch = (more: Record<string, unknown>) => ({ batch: { schedule: 'manual', ...more } })
const s3 = (more: Record<string, unknown>) => batch({ destination: { type: 's3', bucket: 'verification-exports', region: 'us-east-1', credentials: { access_key_id: 'a', secret_access_key: 'b' }, ...more } })
const PAIR = generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs1', format: 'pem' } })
const LOCKED = createPrivateKey(PAIR.privateKey).export({ type: 'pkcs1', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' }) as string
const sftpKey = (private_key: string) => batch({ destination: { type: 'sftp', host: 'sftp.example.com', username: 'u', private_key, host_key: `SHA256:${'A'.repeat(43)}` } })
const cases: [name: string, body: unknown, param?: string][] = [
  ['webhook without url', { webhook: {} }, 'webhook.url'],
  ['an unknown event', { webhook: { url: URL_OK, events: ['weather.changed'] } }, 'webhook.events'],
  ['an unknown prefix', { webhook: { url: URL_OK, events: ['weather.*'] } }, 'webhook.events'],
  ['no events', { webhook: { url: URL_OK, events: [] } }, 'webhook.events'],
  ['ping as an event', { webhook: { url: URL_OK, events: ['ping'] } }, 'webhook.events'],
  ['an unknown member', { colour: 1 }, 'colour'],
  ['an unknown member of webhook', { webhook: { url: URL_OK, secret: 'mine' } }, 'webhook.secret'],
  ['url of http', { webhook: { url: 'http://hooks.example.com/' } }, 'webhook.url'],
  ['url of words', { webhook: { url: 'nowhere' } }, 'webhook.url'],
  ['url of ftp', { webhook: { url: 'ftp://hooks.example.com/' } }, 'webhook.url'],
  ['url of a private address', { webhook: { url: 'https://10.0.0.1/' } }, 'webhook.url'],
  ['url of the metadata address', { webhook: { url: 'https://169.254.169.254/latest' } }, 'webhook.url'],
  ['url of loopback v6', { webhook: { url: 'https://[::1]/' } }, 'webhook.url'],
  ['url of an address in decimal', { webhook: { url: 'https://2130706434/' } }, 'webhook.url'],
  ['url of localhost', { webhook: { url: 'https://localhost/' } }, 'webhook.url'],
  ['batch without schedule', { batch: {} }, 'batch.schedule'],
  ['schedule yearly', { batch: { schedule: 'yearly' } }, 'batch.schedule'],
  ['format xml', batch({ format: 'xml' }), 'batch.format'],
  ['hour 24', batch({ hour_utc: 24 }), 'batch.hour_utc'],
  ['hour -1', batch({ hour_utc: -1 }), 'batch.hour_utc'],
  ['include_snapshot of text', batch({ include_snapshot: 'yes' }), 'batch.include_snapshot'],
  ['batch of an unknown event', batch({ events: ['weather.changed'] }), 'batch.events'],
  ['a destination of a kind that is none', batch({ destination: { type: 'ftp' } }), 'batch.destination.type'],
  ['s3 without a bucket', s3({ bucket: undefined }), 'batch.destination.bucket'],
  ['s3 without credentials', s3({ credentials: undefined }), 'batch.destination.credentials'],
  ['s3 with a private endpoint', s3({ endpoint: 'https://10.0.0.1' }), 'batch.destination.endpoint'],
  ['sftp without host_key', batch({ destination: { type: 'sftp', host: 'sftp.example.com', username: 'u', password: 'p' } }), 'batch.destination.host_key'],
  ['sftp on a private host', batch({ destination: { type: 'sftp', host: '192.168.1.1', username: 'u', password: 'p', host_key: `SHA256:${'A'.repeat(43)}` } }), 'batch.destination.host'],
  ['sftp with a key that is none', sftpKey('my key'), 'batch.destination.private_key'],
  ['sftp with the public key', sftpKey(PAIR.publicKey), 'batch.destination.private_key'],
  ['sftp with a key behind a passphrase', sftpKey(LOCKED), 'batch.destination.private_key'],
  ['sftp with half a key', sftpKey(PAIR.privateKey.slice(0, 400)), 'batch.destination.private_key'],
  ['download with more', batch({ destination: { type: 'download', bucket: 'b' } }), 'batch.destination.bucket'],
]
for (const [name, body, param] of cases)
  test(`422: ${name}`, async () => {
    const client = await newClient(service)
    assertError(await client.put('/v1/delivery', body), 422, 'validation_failed', param)
    assert.deepEqual((await client.get('/v1/delivery')).body.webhook, null)
  })
test('an SFTP destination takes a private key that can be read, and never gives it back', async () => {
  const client = await newClient(service)
  const answer = await client.put('/v1/delivery', sftpKey(PAIR.privateKey))
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.doesNotMatch(JSON.stringify([answer.body, (await client.get('/v1/delivery')).body]), /PRIVATE KEY/)
})
test('400: broken JSON; 401: no key', async () => {
  const client = await newClient(service)
  assertError(await call(service, client.key, 'PUT', '/v1/delivery', '{', { 'content-type': 'application/json' }), 400, 'invalid_json')
  assertError(await call(service, '', 'PUT', '/v1/delivery', {}), 401, 'missing_key')
  assertError(await call(service, '', 'GET', '/v1/delivery'), 401, 'missing_key')
})

test('a password in the address of a webhook is used and never told', async () => {
  const client = await newClient(service)
  const put = (url: string) => client.put('/v1/delivery', { webhook: { url } })
  const first = await put('https://user:se:cr@t@hooks.example.com/in?a=b@c')
  assert.equal(first.body.webhook.url, 'https://user:***@hooks.example.com/in?a=b@c')
  assert.equal((await client.get('/v1/delivery')).body.webhook.url, 'https://user:***@hooks.example.com/in?a=b@c')
  const back = await put('https://user:***@hooks.example.com/in?a=b@c')
  assertError(back, 422, 'validation_failed', 'webhook.url')
  assert.match(back.body.error.message, /send the password/)
  for (const plain of ['https://hooks.example.com:8443/in', 'https://user@hooks.example.com/in', 'https://hooks.example.com/a:b@c']) assert.equal((await put(plain)).body.webhook.url, plain)
})
test('a kind of destination that there is not is told which there are', async () => {
  const refused = await (await newClient(service)).put('/v1/delivery', { batch: { schedule: 'manual', destination: { type: 'ftp' } } })
  assertError(refused, 422, 'validation_failed', 'batch.destination.type')
  assert.match(refused.body.error.message, /s3, sftp, download/)
})
