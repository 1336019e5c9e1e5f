import assert from 'node:assert/strict'
import test, { after, before, beforeEach } from 'node:test'
import { type Service, startDelivery } from './service.ts'

let service: Service
let account: string
before(async () => {
  service = await startDelivery({ work: false })
})
after(() => service?.stop())
beforeEach(async () => {
  account = await service.makeAccount()
})

const URL_1 = 'https://hooks.example.com/one'
const put = (body: unknown, options = {}) => service.call(account, 'PUT', '/v1/delivery', body, options)
const get = (mode: 'live' | 'test' = 'live') => service.call(account, 'GET', '/v1/delivery', undefined, { mode })

const s3 = {
  type: 's3',
  bucket: 'exports',
  region: 'us-east-1',
  prefix: 'ivs',
  credentials: { access_key_id: 'AKIA', secret_access_key: 'hush' },
}
const sftp = {
  type: 'sftp',
  host: 'sftp.example.com',
  username: 'ivs',
  password: 'hush',
  host_key: `SHA256:${'A'.repeat(43)}`,
  prefix: '/in',
}

test('nothing is configured at first', async () => {
  assert.deepEqual((await get()).body, { webhook: null, batch: null, recent_batch_runs: [] })
})

test('the secret is told once; another address keeps it; removing and adding makes a new one', async () => {
  const { secret } = (await put({ webhook: { url: URL_1 } })).body.webhook
  assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
  assert.equal((await get()).body.webhook.secret, undefined)
  assert.equal((await put({ webhook: { url: 'https://hooks.example.com/two', events: ['*'] } })).body.webhook.secret, undefined)
  assert.deepEqual((await put({})).body, { webhook: null, batch: null })
  const fresh = (await put({ webhook: { url: URL_1 }, batch: null })).body.webhook.secret
  assert.notEqual(fresh, secret)
})

test('a replay gives the secret again', async () => {
  const first = await put({ webhook: { url: URL_1 } }, { key: 'k1' })
  const replay = await put({ webhook: { url: URL_1 } }, { key: 'k1' })
  assert.equal(replay.body.webhook.secret, first.body.webhook.secret)
  assert.equal(replay.body.idempotent_replay, true)
})

test('both modes share one configuration; another account has its own', async () => {
  await put({ webhook: { url: URL_1 } }, { mode: 'test' })
  assert.equal((await get('live')).body.webhook.url, URL_1)
  assert.equal((await service.call(await service.makeAccount(), 'GET', '/v1/delivery')).body.webhook, null)
})

test('batch defaults, and credentials that never come out', async () => {
  const plain = await put({ batch: { schedule: 'daily' } })
  assert.deepEqual(plain.body.batch, {
    schedule: 'daily',
    hour_utc: 0,
    format: 'jsonl',
    events: ['*'],
    include_snapshot: false,
    destination: { type: 'download' },
  })
  for (const destination of [s3, sftp]) {
    const answer = await put({ batch: { schedule: 'hourly', format: 'csv', destination } })
    assert.equal(answer.status, 200)
    const shown = JSON.stringify([answer.body, (await get()).body])
    assert.ok(!shown.includes('hush') && !shown.includes('AKIA'), shown)
    assert.equal(answer.body.batch.destination.type, destination.type)
  }
  const rows = await service.context.store.read({ accountId: account, mode: 'live' }, (q) =>
    q.rows('SELECT batch::text AS batch FROM delivery_settings'),
  )
  assert.ok(!JSON.stringify(rows).includes('hush'))
})

test('each fault is 422 and names its member', async () => {
  const cases: [unknown, string][] = [
    [{ webhook: {} }, 'webhook.url'],
    [{ webhook: { url: 'http://hooks.example.com/' } }, 'webhook.url'],
    [{ webhook: { url: 'https://10.0.0.1/' } }, 'webhook.url'],
    [{ webhook: { url: 'https://localhost/' } }, 'webhook.url'],
    [{ webhook: { url: 'not a url' } }, 'webhook.url'],
    [{ webhook: { url: URL_1, events: ['document.unknown'] } }, 'webhook.events'],
    [{ webhook: { url: URL_1, events: ['nothing.*'] } }, 'webhook.events'],
    [{ webhook: { url: URL_1, color: 'red' } }, 'webhook.color'],
    [{ hooks: [] }, 'hooks'],
    [{ batch: { schedule: 'yearly' } }, 'batch.schedule'],
    [{ batch: { schedule: 'daily', hour_utc: 24 } }, 'batch.hour_utc'],
    [{ batch: { schedule: 'daily', format: 'xml' } }, 'batch.format'],
    [{ batch: { schedule: 'daily', events: ['x.*'] } }, 'batch.events'],
    [{ batch: { schedule: 'daily', destination: { ...s3, endpoint: 'https://169.254.169.254' } } }, 'batch.destination.endpoint'],
    [{ batch: { schedule: 'daily', destination: { ...s3, credentials: undefined } } }, 'batch.destination.credentials'],
    [{ batch: { schedule: 'daily', destination: { ...sftp, host: '127.0.0.2' } } }, 'batch.destination.host'],
    [{ batch: { schedule: 'daily', destination: { ...sftp, host_key: 'x' } } }, 'batch.destination.host_key'],
    [{ batch: { schedule: 'daily', destination: { type: 'ftp' } } }, 'batch.destination.type'],
  ]
  for (const [body, param] of cases) {
    const answer = await put(body)
    assert.deepEqual([answer.status, answer.body.error?.param], [422, param], JSON.stringify(body))
  }
  assert.deepEqual((await get()).body.webhook, null)
})

test('all names of the contract are accepted, those that are never emitted included', async () => {
  const events = [
    'document.received',
    'document.rejected',
    'coverage_line.expiring',
    'remediation.resolved',
    'program.changed',
    'outreach.*',
    'delivery.*',
    '*',
  ]
  assert.deepEqual((await put({ webhook: { url: URL_1, events } })).body.webhook.events, events)
})
