import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import test, { after, before, beforeEach } from 'node:test'
import { awaitQuiet } from '../../src/delivery/batch/await-quiet.ts'
import { periodAt } from '../../src/delivery/batch/periods.ts'
import { serveDownload } from '../../src/delivery/index.ts'
import { createPool } from '../../src/kernel/database/pool.ts'
import { Store } from '../../src/kernel/database/store.ts'
import { type Json, startReceiver, until } from './receiver.ts'
import { sshdMissing, startSshd } from './servers/sshd.ts'
import { type Service, startDelivery } from './service.ts'

let service: Service
let account: string
before(async () => {
  service = await startDelivery()
})
after(() => service?.stop())
beforeEach(async () => {
  account = await service.makeAccount()
})

const HOUR = 3_600_000
const configure = (batch: Record<string, unknown> = {}) =>
  service.call(account, 'PUT', '/v1/delivery', { batch: { schedule: 'manual', ...batch } })
const run = (body?: unknown) => service.call(account, 'POST', '/v1/delivery/batch/run', body)
const fetchExport = async (id: string) => (await service.call(account, 'GET', `/v1/exports/${id}`)).body
const produced = (id: string) =>
  until('the batch', async () => {
    const batch = await fetchExport(id)
    return ['produced', 'failed'].includes(batch.status) ? batch : null
  })
const emit = (n: number, mode: 'live' | 'test' = 'live') =>
  service.emit(
    account,
    Array.from({ length: n }, (_, i) => ({
      event: i % 2 ? ('verdict.issued' as const) : ('document.received' as const),
      insuredRef: `ref "${i}"\n\u0001é`,
      data: { n: i, text: 'línea\n"x"' },
    })),
    mode,
  )

/** Follows a signed link as someone without a key would. */
async function open(link: string) {
  const url = new URL(link)
  const [, , , batchId = '', , file = ''] = url.pathname.split('/').map(decodeURIComponent)
  const get = (name: string) => url.searchParams.get(name) ?? ''
  return serveDownload(service.context, { batchId, file, account: get('account'), expires: get('expires'), signature: get('signature') })
}
async function read(batch: Json, name: string): Promise<Buffer> {
  const found = await open(batch.files.find((file: Json) => file.name === name).url)
  assert.ok(found.found)
  return Buffer.concat(await Array.fromAsync(found.stream))
}
const lines = (bytes: Buffer): Json[] =>
  bytes
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

test('a run exports every event of both modes in order, with a manifest that checks', async () => {
  await configure()
  await emit(3)
  await emit(2, 'test')
  await emit(2)
  const started = await run()
  assert.equal(started.status, 202)
  assert.equal(started.body.trigger, 'manual')
  const batch = await produced(started.body.batch_id)
  assert.equal(batch.status, 'produced')
  const rows = lines(await read(batch, 'events.jsonl'))
  assert.equal(rows.length, 7)
  assert.deepEqual(
    rows.map((row) => row.test),
    [false, false, false, true, true, false, false],
  )
  assert.deepEqual(Object.keys(rows[0]), ['event_id', 'event', 'occurred_at', 'test', 'insured_ref', 'consumer_ref', 'document_id', 'data'])
  assert.equal(rows[1].insured_ref, 'ref "1"\n\u0001é')
  const ordered = [...rows].sort((a, b) => (a.occurred_at + a.event_id < b.occurred_at + b.event_id ? -1 : 1))
  assert.deepEqual(rows, ordered)
  const manifest = JSON.parse((await read(batch, 'manifest.json')).toString())
  assert.deepEqual(manifest.period, { start: batch.period_start, end: batch.period_end })
  assert.deepEqual(manifest.counts, { 'events.jsonl': 7 })
  for (const file of batch.files) {
    const bytes = await read(batch, file.name)
    assert.deepEqual([file.size_bytes, file.sha256], [bytes.length, createHash('sha256').update(bytes).digest('hex')])
  }
  const event = await until(
    'delivery.batch_produced',
    async () => (await service.call(account, 'GET', '/v1/events?event=delivery.batch_produced')).body.data[0],
  )
  assert.deepEqual([event.data.batch_id, event.data.status, event.data.files.length], [batch.batch_id, 'produced', 2])
  assert.deepEqual(
    (await service.call(account, 'GET', '/v1/delivery')).body.recent_batch_runs.map((one: Json) => one.batch_id),
    [batch.batch_id],
  )
})

test('running a period again gives the same bytes, whatever happened since; the next run goes on from its end', async () => {
  await configure()
  await emit(20)
  const first = await produced((await run()).body.batch_id)
  await emit(5)
  const second = await produced((await run()).body.batch_id)
  assert.equal(second.period_start, first.period_end)
  // The announcement of the first batch is an event of the second period.
  assert.equal(lines(await read(second, 'events.jsonl')).length, 6)
  for (const format of ['jsonl', 'csv', 'parquet']) {
    await configure({ format })
    const period = { since: first.period_start, until: first.period_end }
    const [a, b] = [await produced((await run(period)).body.batch_id), await produced((await run(period)).body.batch_id)]
    assert.equal(a.files[0].sha256, b.files[0].sha256)
    if (format === 'jsonl') assert.equal(a.files[0].sha256, first.files[0].sha256)
    assert.equal(a.files[0].rows, 20)
  }
})

test('what one mode exports does not change when the other mode has events too', async () => {
  await configure()
  await emit(9)
  const alone = await produced((await run()).body.batch_id)
  await service.emit(account, [{ event: 'document.failed', data: {} }], 'test')
  const since = alone.period_start
  const mixed = await produced((await run({ since, until: new Date(Date.now()).toISOString() })).body.batch_id)
  const text = (await read(mixed, 'events.jsonl')).toString()
  assert.ok(text.startsWith((await read(alone, 'events.jsonl')).toString()))
})

test('only the events asked for are exported; an empty period gives empty files', async () => {
  await configure({ events: ['verdict.*'], format: 'csv' })
  await emit(4)
  const batch = await produced((await run()).body.batch_id)
  assert.equal(batch.files[0].rows, 2)
  const empty = await produced((await run({ since: '2020-01-01T00:00:00Z', until: '2020-01-02' })).body.batch_id)
  assert.deepEqual([empty.files[0].rows, (await read(empty, 'events.csv')).toString().split('\n').length], [0, 2])
})

test('with a snapshot there are lines and verdicts too', async () => {
  await configure({ include_snapshot: true })
  const batch = await produced((await run()).body.batch_id)
  assert.deepEqual(
    batch.files.map((file: Json) => file.name),
    ['events.jsonl', 'coverage_lines.jsonl', 'verdicts.jsonl', 'manifest.json'],
  )
})

test('what cannot be run is refused', async () => {
  assert.equal((await run()).status, 422)
  await configure()
  for (const body of [{ since: 'yesterday' }, { since: '2026-01-02', until: '2026-01-01' }, { until: '2999-01-01' }, { from: 1 }])
    assert.equal((await run(body)).status, 422, JSON.stringify(body))
  assert.equal((await service.call(account, 'GET', '/v1/exports/bat_00000000000000000000000000')).body.error.code, 'batch_not_found')
})

test("a link opens one file of one account; another account's batch is not there", async () => {
  await configure()
  const batch = await produced((await run()).body.batch_id)
  const other = await service.makeAccount()
  assert.equal((await service.call(other, 'GET', `/v1/exports/${batch.batch_id}`)).status, 404)
  const { url } = batch.files[0]
  assert.ok((await open(url)).found)
  for (const forged of [
    url.replace(account, other),
    url.replace('events.jsonl', 'manifest.json'),
    url.replace(/expires=\d/, 'expires=9'),
    url.slice(0, -2),
    url.replace(account, "x' OR 1=1"),
  ]) {
    assert.equal((await open(forged)).found, false, forged)
  }
})

test('a period does not close over a transaction that is still open, whether the service signs in as itself or its sessions step down from the owner\u2019s', async () => {
  const { config, adminConfig } = service.database
  for (const as of [config, { ...adminConfig, options: '-c role=ivs_service' }]) {
    const pool = createPool({ connection: as, max: 3, namedStatements: true })
    const context = { time: service.context.time, store: new Store({ database: pool, time: service.context.time, random: service.context.random, flow: () => [] }) }
    const connection = await pool.connect()
    await connection.query('BEGIN')
    await connection.query('SELECT 1')
    let closed = false
    const waiting = awaitQuiet(context, Date.now()).then(() => {
      closed = true
    })
    await new Promise((done) => setTimeout(done, 1_600))
    assert.equal(closed, false, as.user)
    // What began later does not hold it up.
    const later = await pool.connect()
    await later.query('BEGIN')
    await later.query('SELECT 1')
    await connection.query('COMMIT')
    connection.release()
    await waiting
    assert.equal(closed, true)
    await later.query('COMMIT')
    later.release()
    await pool.close()
  }
})

test('a schedule opens its batch at the end of the period and sets the next timer; an old schedule is without effect', async () => {
  await configure({ schedule: 'hourly' })
  await configure({ schedule: 'daily', hour_utc: 6 })
  const tenant = { accountId: account, mode: 'live' as const }
  const timers = await service.context.store.read(tenant, (q) =>
    q.rows<{ due_at: number; key: string }>("SELECT due_at, key FROM work WHERE kind = 'schedule-batch' ORDER BY enqueued_at, due_at"),
  )
  const now = Date.now()
  assert.deepEqual(timers.map((timer) => timer.due_at).sort(), [periodAt('hourly', 0, now).endMs, periodAt('daily', 6, now).endMs].sort())
  await service.context.store.tx(tenant, (tx) => tx.count("UPDATE work SET due_at = 0 WHERE kind = 'schedule-batch'"))
  service.worker.wake(new Set(['batch']))
  const [batch] = await until('the scheduled batch', async () => {
    const { data } = (await service.call(account, 'GET', '/v1/exports')).body
    return data.length > 0 ? data : null
  })
  assert.equal(batch.trigger, 'schedule')
  assert.equal(Date.parse(batch.period_end) - Date.parse(batch.period_start), 24 * HOUR)
  await until('the next timer', async () => {
    const rows = await service.context.store.read(tenant, (q) =>
      q.rows<{ due_at: number }>("SELECT due_at FROM work WHERE kind = 'schedule-batch'"),
    )
    return rows.length === 1 && rows[0]!.due_at === Date.parse(batch.period_end) + 24 * HOUR
  })
})

test('a destination that fails is tried again; after 24 hours the batch has failed and the webhook is told', async () => {
  const receiver = await startReceiver()
  const destination = {
    type: 'sftp',
    host: '127.0.0.1',
    port: 1,
    username: 'u',
    password: 'hush',
    host_key: `SHA256:${'A'.repeat(43)}`,
    prefix: 'x',
  }
  await service.call(account, 'PUT', '/v1/delivery', {
    webhook: { url: receiver.url, events: ['delivery.*'] },
    batch: { schedule: 'manual', destination },
  })
  const { batch_id } = (await run()).body
  const failing = await until('a failed attempt', async () => {
    const batch = await fetchExport(batch_id)
    return batch.error ? batch : null
  })
  assert.equal(failing.status, 'pending')
  assert.match(failing.error, /ECONNREFUSED/)
  const tenant = { accountId: account, mode: 'live' as const }
  await service.context.store.tx(tenant, async (tx) => {
    await tx.count('UPDATE batches SET first_attempt_at = first_attempt_at - $1', [25 * HOUR])
    await tx.count("UPDATE work SET due_at = 0 WHERE kind = 'deliver-batch'")
  })
  service.worker.wake(new Set(['batch-delivery']))
  const [got] = await until('the webhook', () => receiver.received.length > 0 && receiver.received)
  assert.equal(got!.json.event, 'delivery.batch_failed')
  assert.deepEqual([got!.json.data.batch_id, got!.json.data.status], [batch_id, 'failed'])
  assert.match(got!.json.data.error, /ECONNREFUSED/)
  assert.ok(!got!.body.includes('hush'))
  await receiver.stop()
})

test('a batch arrives on an SFTP server', { skip: sshdMissing }, async () => {
  const sshd = await startSshd()
  const destination = {
    type: 'sftp',
    host: '127.0.0.1',
    port: sshd.port,
    username: sshd.username,
    private_key: sshd.privateKey,
    host_key: sshd.hostKeys.ed25519Fingerprint,
    prefix: sshd.folder,
  }
  assert.equal((await configure({ destination, include_snapshot: true })).status, 200)
  await emit(3)
  const batch = await produced((await run()).body.batch_id)
  assert.equal(batch.status, 'produced', batch.error)
  const folder = `${sshd.folder}/${batch.period_start}`
  assert.deepEqual(readdirSync(folder).sort(), ['_SUCCESS', 'coverage_lines.jsonl', 'events.jsonl', 'manifest.json', 'verdicts.jsonl'])
  for (const file of batch.files)
    assert.equal(
      createHash('sha256')
        .update(readFileSync(`${folder}/${file.name}`))
        .digest('hex'),
      file.sha256,
    )
  await sshd.stop()
})

test('periods: hours on the hour, days at their hour, weeks on Monday', () => {
  const at = Date.UTC(2026, 10, 21, 12, 30)
  const iso = (schedule: 'hourly' | 'daily' | 'weekly', hour: number) =>
    Object.values(periodAt(schedule, hour, at)).map((ms) => new Date(ms).toISOString().slice(0, 16))
  assert.deepEqual(iso('hourly', 5), ['2026-11-21T12:00', '2026-11-21T13:00'])
  assert.deepEqual(iso('daily', 6), ['2026-11-21T06:00', '2026-11-22T06:00'])
  assert.deepEqual(iso('daily', 13), ['2026-11-20T13:00', '2026-11-21T13:00'])
  assert.deepEqual(iso('weekly', 3), ['2026-11-16T03:00', '2026-11-23T03:00'])
})
