import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { type App, startApp } from '../../src/app.ts'
import { MIGRATIONS } from '../../src/kernel/database/migrate.ts'
import { readConfig, silentLog } from '../../src/kernel/index.ts'
import { testDatabase, type TestDatabase } from '../harness/database.ts'
import { until } from '../harness/service.ts'

/**
 * A service of an earlier schema, killed at work: the rows of its tables as text, its keys, and what its API answered just
 * before. Six pushes of the sample certificate (asked, confirmed, contradicted, silent, unclear, on hold), an enrollment,
 * a version that all have moved to. Made by that version of the service itself.
 */
type Earlier = { schema: string; secret_key: string; account_id: string; live_key: string; test_key: string; rows: Record<string, string[]>; answers: Record<string, any> }
const earlier: Earlier = JSON.parse(gunzipSync(readFileSync(path.join(import.meta.dirname, 'earlier', 'at-0070.json.gz'))).toString())

let database: TestDatabase
let app: App
const folder = mkdtempSync(path.join(tmpdir(), 'ivs-upgraded-'))

before(async () => {
  database = await testDatabase()
  await becomeEarlier(database)
  app = await startApp(
    readConfig({ DATABASE_URL: database.adminUrl, IVS_DATABASE_SERVICE_URL: database.url, IVS_SECRET_KEY: earlier.secret_key, IVS_DATA_DIR: folder, PORT: '0', IVS_RATE_LIMIT: '0', IVS_EXTRACTION_CHILDREN: '1', IVS_TEST_ANSWER_MS: '100' }),
    { log: silentLog },
  )
})
after(async () => {
  await app?.close()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** The schema of then with the rows of then. */
async function becomeEarlier(of: TestDatabase): Promise<void> {
  const owner = new pg.Client(of.adminConfig)
  await owner.connect()
  await owner.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC')
  await owner.query('CREATE TABLE migrations (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())')
  for (const name of readdirSync(MIGRATIONS).filter((n) => n.endsWith('.sql') && n <= earlier.schema).sort()) {
    const sql = readFileSync(path.join(MIGRATIONS, name), 'utf8')
    await owner.query(sql)
    await owner.query('INSERT INTO migrations (name, sha256) VALUES ($1, $2)', [name, createHash('sha256').update(sql).digest('hex')])
  }
  await owner.query('SELECT ivs_ensure_partitions()')
  for (const [table, rows] of Object.entries(earlier.rows)) await owner.query(`INSERT INTO ${table} SELECT (line::${table}).* FROM unnest($1::text[]) line`, [rows])
  // Kept for thirty days, whenever this test runs.
  await owner.query('UPDATE idempotency_keys SET created_at = $1', [Date.now()])
  await owner.end()
}

const call = async (key: string, target: string, body?: unknown) => {
  const answer = await fetch(app.url + target, { method: body ? 'POST' : 'GET', headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) }, ...(body !== undefined && { body: JSON.stringify(body) }) })
  assert.ok(answer.ok, `${target} answers ${answer.status}`)
  return (await answer.json()) as any
}
const keyOf = (asked: string): string => (asked.startsWith('live ') ? earlier.live_key : earlier.test_key)
const recorded = (prefix: string): [string, any][] => Object.entries(earlier.answers).filter(([asked]) => asked.includes(` ${prefix}`))
const now = (asked: string) => call(keyOf(asked), asked.slice(asked.indexOf('/')))
/** Of `was` what `is` says otherwise: members that a later version added are no difference. */
function changed(was: any, is: any, at = ''): string[] {
  if (was === null || typeof was !== 'object') return was === is ? [] : [at]
  if (is === null || typeof is !== 'object' || (Array.isArray(was) && was.length !== is.length)) return [at]
  return Object.keys(was).flatMap((key) => changed(was[key], is[key], `${at}.${key}`))
}

test('every event that was told before is told the same', async () => {
  const events = recorded('/v1/events/')
  assert.ok(events.length > 90)
  for (const [asked, was] of events) assert.deepEqual(await now(asked), was, asked)
})

test('every verdict says what it said, and on what evidence', async () => {
  const verdicts = recorded('/v1/verdicts/')
  assert.ok(verdicts.length > 20)
  for (const [asked, was] of verdicts) assert.deepEqual(changed({ ...was, superseded_by: undefined, current_verdict_id: undefined }, { ...(await now(asked)), superseded_by: undefined, current_verdict_id: undefined }), [], asked)
})

test('documents keep their hashes, their parts and what was read of them', async () => {
  const documents = recorded('/v1/documents/')
  assert.equal(documents.length, 6)
  for (const [asked, was] of documents) {
    const is = await now(asked)
    assert.deepEqual(changed({ ...was, coverage_lines: [] }, { ...is, coverage_lines: [] }), [], asked)
    const read = (lines: any[]) => lines.map((l) => [l.coverage_line_id, l.policy_number, l.limits, l.fields])
    assert.deepEqual(read(is.coverage_lines), read(was.coverage_lines), asked)
  }
})

test('what the source had answered still stands', async () => {
  for (const insured of ['confirmed', 'contradicted']) {
    const asked = `test /v1/insureds/${insured}/coverage`
    const stands = (lines: any[]) => lines.map((l) => [l.coverage_line_id, l.verification])
    assert.deepEqual(stands((await now(asked)).coverage_lines), stands(earlier.answers[asked].coverage_lines))
  }
})

test('an idempotency key of then is replayed', async () => {
  const { test_key: key } = earlier
  const answer = await fetch(`${app.url}/v1/consumers/north/requirement-sets`, { method: 'POST', headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': 'second-version' }, body: '{}' })
  // The same key with another body is known for what it is; a forgotten key would have made a version, or refused the body.
  assert.equal(((await answer.json()) as any).error.code, 'idempotency_key_reused')
})

test('clocks run on: the source that stays silent times out, and the verdict says so', async () => {
  await call(earlier.test_key, '/v1/test/clock/advance', { by_business_hours: 80 })
  const lines = () => call(earlier.test_key, '/v1/insureds/silent/coverage').then((c) => c.coverage_lines as any[])
  const ended = await until(lines, (all) => all.every((l) => l.verification.state === 'timed_out'))
  assert.equal(ended.length, 5)
})
