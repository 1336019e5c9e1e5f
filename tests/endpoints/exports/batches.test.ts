import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { parquetReadObjects } from 'hyparquet'
import { type Receiver, startReceiver, until } from '../../delivery/receiver.ts'
import { call, type Service, startService } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'

let service: Service
let hook: Receiver
before(async () => {
  service = await startService()
  hook = await startReceiver()
})
after(async () => {
  await hook.stop()
  await service.close()
})
const fetchFile = async (url: string) => {
  const res = await fetch(url)
  return { status: res.status, bytes: Buffer.from(await res.arrayBuffer()) }
}
const produced = async (client: Client, id: string) =>
  until('the batch', async () => {
    const { body } = await client.get(`/v1/exports/${id}`)
    return ['produced', 'failed'].includes(body.status) && body
  })
const run = async (client: Client, body?: unknown) => {
  const answer = await client.post('/v1/delivery/batch/run', body)
  assert.equal(answer.status, 202, JSON.stringify(answer.body))
  return produced(client, answer.body.batch_id)
}
const fileOf = async (batch: any, name: string) => (await fetchFile(batch.files.find((f: any) => f.name === name).url)).bytes
const prepared = async (batch: Record<string, unknown> = {}) => {
  const client = await newClient(service)
  await client.put('/v1/delivery', { batch: { schedule: 'manual', ...batch } })
  await client.pushed({})
  return client
}

test('batch/run answers 202 with the batch', async () => {
  const client = await prepared()
  const { status, body } = await client.post('/v1/delivery/batch/run')
  assert.equal(status, 202)
  assert.match(body.batch_id, /^bat_/)
  assert.equal(body.trigger, 'manual')
  for (const member of ['batch_id', 'period_start', 'period_end', 'status', 'trigger', 'produced_at', 'files']) assert.ok(member in body, member)
  assert.ok(body.period_start < body.period_end)
})
test('jsonl: every event of the period, the payloads of webhooks, ordered; a manifest that checks', async () => {
  const client = await prepared()
  await client.live.pushPaper({})
  await client.live.whenEvents('verdict.issued')
  const batch = await run(client)
  assert.equal(batch.status, 'produced')
  assert.deepEqual(batch.files.map((f: any) => f.name).sort(), ['events.jsonl', 'manifest.json'])
  const rows = (await fileOf(batch, 'events.jsonl')).toString().trim().split('\n').map((l) => JSON.parse(l))
  assert.deepEqual(Object.keys(rows[0]), ['event_id', 'event', 'occurred_at', 'test', 'insured_ref', 'consumer_ref', 'document_id', 'data'])
  const inPeriod = [...(await client.events()), ...(await client.live.events())].filter((e) => e.occurred_at < batch.period_end && !e.event.startsWith('delivery.'))
  assert.deepEqual(rows.map((r) => r.event_id).sort(), inPeriod.map((e) => e.event_id).sort())
  assert.deepEqual([...new Set(rows.map((r) => r.test))].sort(), [false, true])
  const sorted = [...rows].sort((a, b) => (a.occurred_at + a.event_id < b.occurred_at + b.event_id ? -1 : 1))
  assert.deepEqual(rows.map((r) => r.event_id), sorted.map((r) => r.event_id))
  for (const row of rows) assert.deepEqual(row.data, inPeriod.find((e) => e.event_id === row.event_id)!.data)
  const manifest = JSON.parse((await fileOf(batch, 'manifest.json')).toString())
  assert.deepEqual(Object.keys(manifest).sort(), ['batch_id', 'counts', 'files', 'period', 'schema_version'])
  assert.deepEqual(manifest.period, { start: batch.period_start, end: batch.period_end })
  assert.deepEqual(manifest.counts, { 'events.jsonl': rows.length })
  const bytes = await fileOf(batch, 'events.jsonl')
  assert.deepEqual(manifest.files, [{ name: 'events.jsonl', rows: rows.length, size_bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }])
})
test('csv: data is JSON text, and no cell is a formula', async () => {
  const client = await newClient(service)
  await client.put('/v1/delivery', { batch: { schedule: 'manual', format: 'csv' } })
  const refs = ['=1+1', '+cmd', '-2', '@SUM(A1)', 'plain, "quoted"\nline']
  await client.put('/v1/programs/p', { name: 'P', coverage_type: 'cargo' })
  for (const ref of refs) await client.put(`/v1/insureds/${encodeURIComponent(ref)}/enrollments/p`, { enrolled: true })
  const text = (await fileOf(await run(client), 'events.csv')).toString()
  assert.ok(text.startsWith('event_id,event,occurred_at,test,insured_ref,consumer_ref,document_id,data\n'))
  const cells = parseCsv(text).slice(1).flat()
  for (const cell of cells) assert.ok(!/^[=+\-@]/.test(cell), cell)
  const insureds = parseCsv(text).slice(1).map((row) => row[4])
  assert.ok(insureds.includes("'=1+1") && insureds.includes('plain, "quoted"\nline'), JSON.stringify(insureds))
  for (const row of parseCsv(text).slice(1)) assert.equal(JSON.parse(row[7]!).program_ref, 'p')
})
test('parquet: the same rows, for a reader without decompressors of its own', async () => {
  const client = await prepared({ format: 'parquet' })
  const bytes = await fileOf(await run(client), 'events.parquet')
  const rows = await parquetReadObjects({ file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer })
  assert.ok(rows.length >= 5)
  assert.deepEqual(Object.keys(rows[0]!), ['event_id', 'event', 'occurred_at', 'test', 'insured_ref', 'consumer_ref', 'document_id', 'data'])
})
test('include_snapshot adds coverage_lines and verdicts', async () => {
  const client = await prepared({ include_snapshot: true })
  const batch = await run(client)
  assert.deepEqual(batch.files.map((f: any) => f.name).sort(), ['coverage_lines.jsonl', 'events.jsonl', 'manifest.json', 'verdicts.jsonl'])
  const lines = (await fileOf(batch, 'coverage_lines.jsonl')).toString().trim().split('\n').map((l) => JSON.parse(l))
  assert.equal(lines.length, 1)
  const { verification } = (await client.get(`/v1/coverage-lines/${lines[0].coverage_line_id}`)).body
  assert.equal(verification.state, 'verified')
  assert.deepEqual(lines[0].verification, verification, 'who confirmed a line, when, how and by what proof')
  const verdicts = (await fileOf(batch, 'verdicts.jsonl')).toString().trim().split('\n').map((l) => JSON.parse(l))
  assert.equal(verdicts.length, 1, 'the latest of the engagement')
  assert.equal(verdicts[0].kind, 'verified')
})
test('the batch\u2019s own events select its rows', async () => {
  const client = await prepared({ events: ['document.received'] })
  const rows = (await fileOf(await run(client), 'events.jsonl')).toString().trim().split('\n').map((l) => JSON.parse(l).event)
  assert.deepEqual(rows, ['document.received'])
})
test('a period run again reproduces the same bytes', async () => {
  const client = await prepared({ include_snapshot: true })
  const first = await run(client)
  await client.pushPaper({ insured_ref: 'later' })
  await client.whenEvents('verdict.issued', (e) => e.length > 3)
  const again = await run(client, { since: first.period_start, until: first.period_end })
  assert.notEqual(again.batch_id, first.batch_id)
  for (const name of ['events.jsonl', 'coverage_lines.jsonl', 'verdicts.jsonl']) assert.deepEqual(await fileOf(again, name), await fileOf(first, name), name)
})
test('the next run begins where the last ended', async () => {
  const client = await prepared()
  const first = await run(client)
  await client.pushPaper({ insured_ref: 'more' })
  const second = await run(client)
  assert.equal(second.period_start, first.period_end)
})
test('an empty period gives an empty file', async () => {
  const client = await prepared()
  const batch = await run(client, { since: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z' })
  assert.equal((await fileOf(batch, 'events.jsonl')).length, 0)
  assert.equal(batch.files.find((f: any) => f.name === 'events.jsonl').rows, 0)
})
test('delivery.batch_produced carries the batch', async () => {
  const client = await newClient(service)
  await client.put('/v1/delivery', { webhook: { url: hook.url, events: ['delivery.*'] }, batch: { schedule: 'manual' } })
  const { body } = await client.post('/v1/delivery/batch/run')
  const { json } = await until('the event', () => hook.received.find((r) => r.json.event === 'delivery.batch_produced' && r.json.data.batch_id === body.batch_id))
  for (const member of ['batch_id', 'period_start', 'period_end', 'status', 'trigger', 'produced_at', 'files']) assert.ok(member in json.data, member)
  assert.equal(json.data.status, 'produced')
  assert.equal(json.data.files.length, 2)
  for (const file of json.data.files) assert.deepEqual(Object.keys(file).sort(), ['name', 'rows', 'sha256', 'size_bytes'])
  const recent = (await client.get('/v1/delivery')).body.recent_batch_runs
  assert.deepEqual(recent.map((b: any) => [b.batch_id, b.status]), [[body.batch_id, 'produced']])
})
test('GET /v1/exports/{id}: files with url and expires_at of an hour; a link needs no key and opens one file', async () => {
  const client = await prepared()
  const batch = await run(client)
  for (const file of batch.files) {
    const left = Date.parse(file.expires_at) - Date.now()
    assert.ok(left > 55 * 60_000 && left <= 60 * 60_000)
    const got = await fetchFile(file.url)
    assert.equal(got.status, 200)
    assert.equal(createHash('sha256').update(got.bytes).digest('hex'), file.sha256)
  }
  const [one, two] = batch.files.map((f: any) => new URL(f.url))
  assert.ok((await fetchFile(`${two.origin}${two.pathname}${one.search}`)).status >= 400, 'one file\u2019s signature opens no other')
  const forged = new URL(one)
  for (const [name, value] of forged.searchParams) forged.searchParams.set(name, `${value}0`)
  assert.ok((await fetchFile(forged.toString())).status >= 400)
  for (const search of ['', '?expires=1', `${one.search.replace(/&signature=.*/, '')}`, `${one.search}&signature=a`, `${one.search}&account=acc_other`]) {
    const answer = await fetch(`${one.origin}${one.pathname}${search}`)
    assert.deepEqual([answer.status, ((await answer.json()) as any).error.code], [404, 'file_not_found'], search)
  }
})
test('exports are listed, newest first', async () => {
  const client = await prepared()
  const [a, b] = [await run(client), await run(client, { since: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z' })]
  assert.deepEqual((await client.get('/v1/exports')).body.data.map((x: any) => x.batch_id), [b.batch_id, a.batch_id])
})
test('refused', async () => {
  const client = await newClient(service)
  const path = '/v1/delivery/batch/run'
  assertError(await client.post(path), 422, 'validation_failed')
  await client.put('/v1/delivery', { batch: { schedule: 'manual' } })
  assertError(await client.post(path, { since: 'x' }), 422, 'validation_failed', 'since')
  assertError(await client.post(path, { until: '2999-01-01T00:00:00Z' }), 422, 'validation_failed', 'until')
  assertError(await client.post(path, { since: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' }), 422, 'validation_failed', 'since')
  assertError(await client.post(path, { colour: 1 }), 422, 'validation_failed', 'colour')
  assertError(await call(service, client.key, 'POST', path, '{', { 'content-type': 'application/json' }), 400, 'invalid_json')
  assertError(await client.get('/v1/exports/bat_00000000000000000000000000'), 404, 'batch_not_found')
  assertError(await client.get('/v1/exports/x'), 404, 'batch_not_found')
})
test('delivery.batch_failed: in test mode its 24 hours are played through by the test clock', async () => {
  const client = await newClient(service)
  const destination = { type: 'sftp', host: '127.0.0.1', port: 1, username: 'u', password: 'hush', host_key: `SHA256:${'A'.repeat(43)}`, prefix: 'x' }
  const webhook = { url: hook.url, events: ['delivery.*'] }
  await client.put('/v1/delivery', { webhook, batch: { schedule: 'manual', destination } })
  const { batch_id } = (await client.post('/v1/delivery/batch/run')).body
  const shown = async () => (await client.get(`/v1/exports/${batch_id}`)).body
  const failing = await until('a failed attempt', async () => (await shown()).error && shown())
  assert.deepEqual([failing.status, failing.produced_at], ['pending', null])
  await client.advance({ by_seconds: 23 * 3600 })
  assert.deepEqual(await client.events('delivery.batch_failed'), [])
  await client.advance({ by_seconds: 3600 })
  const failed = await until('the end', async () => (await shown()).status === 'failed' && shown())
  const told = await until('the webhook', () => hook.received.find((one) => one.json.data.batch_id === batch_id))
  const { files, ...batch } = failed
  assert.deepEqual([told.json.event, told.json.test, { ...told.json.data, files: null }], ['delivery.batch_failed', true, { ...batch, files: null }])
  assert.deepEqual(told.json.data.files.map((f: any) => f.name), files.map((f: any) => f.name))
  assert.equal(told.json.data.error, failed.error)
  await client.advance({ by_seconds: 48 * 3600 })
  assert.equal((await client.events('delivery.batch_failed')).length, 1)
})
test('a destination that comes back within the 24 hours has the batch, also in test time', async () => {
  const client = await newClient(service)
  const destination = { type: 'sftp', host: '127.0.0.1', port: 1, username: 'u', password: 'hush', host_key: `SHA256:${'A'.repeat(43)}`, prefix: 'x' }
  await client.put('/v1/delivery', { batch: { schedule: 'manual', destination } })
  const { batch_id } = (await client.post('/v1/delivery/batch/run')).body
  await until('a failed attempt', async () => (await client.get(`/v1/exports/${batch_id}`)).body.error)
  await client.put('/v1/delivery', { batch: { schedule: 'manual' } })
  await client.advance({ by_seconds: 2 * 3600 })
  assert.deepEqual([(await produced(client, batch_id)).status, (await client.events('delivery.batch_produced')).length], ['produced', 1])
})
test('another account\u2019s batch is the same 404', async () => {
  const client = await prepared()
  const batch = await run(client)
  assertError(await (await newClient(service)).get(`/v1/exports/${batch.batch_id}`), 404, 'batch_not_found')
})

/** RFC 4180 rows. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!
    if (quoted) {
      if (c === '"' && text[i + 1] === '"') (cell += '"'), i++
      else if (c === '"') quoted = false
      else cell += c
    } else if (c === '"') quoted = true
    else if (c === ',') rows.at(-1)!.push(cell), (cell = '')
    else if (c === '\n') rows.at(-1)!.push(cell), rows.push([]), (cell = '')
    else cell += c
  }
  return rows.filter((r) => r.length > 0)
}
