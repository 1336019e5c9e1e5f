import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type TestDatabase, testDatabase } from '../harness/database.ts'
import { Served } from './served.ts'

/** Less than is left of any lease under which a document is read. */
const WAIT_MS = 60_000
const paper = readFileSync(path.join(import.meta.dirname, '../../samples/certificate.pdf'))
let database: TestDatabase
let first: Served
let second: Served
let admin: pg.Client
before(async () => {
  database = await testDatabase()
  admin = new pg.Client(database.adminConfig)
  await admin.connect()
  const shared = { DATABASE_URL: database.adminUrl, IVS_DATABASE_SERVICE_URL: database.url, IVS_SECRET_KEY: randomBytes(32).toString('base64') }
  first = new Served(shared)
  await first.start()
  second = new Served({ ...shared, IVS_BLOB_URL: `file://${first.folder}/blobs` })
})
after(async () => {
  await first?.stop()
  await second?.stop()
  await admin?.end()
  await database?.drop()
})

const ask = async (service: Served, target: string, body?: FormData) => (await fetch(service.url + target, { headers: { authorization: `Bearer ${first.keys.test_key}` }, ...(body && { method: 'POST', body }) })).json() as Promise<any>
const push = (ref: string) => {
  const form = new FormData()
  for (const [name, value] of [['insured_ref', ref], ['consumer_ref', 'broker']] as const) form.set(name, value)
  form.append('files', new Blob([paper]), 'paper.pdf')
  return ask(first, '/v1/documents', form)
}
const holders = async (): Promise<string[]> => (await admin.query<{ worker: string }>("SELECT DISTINCT split_part(lease_token, '-', 1) AS worker FROM work WHERE queue = 'extract' AND lease_token IS NOT NULL")).rows.map(({ worker }) => worker)
/** By the lock that says that it is there. */
const onlyWorker = async (): Promise<string> => {
  const { rows } = await admin.query<{ name: string }>("SELECT 'w' || lpad(to_hex(classid::bigint & 65535), 4, '0') || lpad(to_hex(objid::bigint), 8, '0') AS name FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint >> 16 = 18774 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())")
  assert.equal(rows.length, 1)
  return rows[0]!.name
}

test('another process takes up within seconds what a killed one was reading', { timeout: 300_000 }, async () => {
  const reach = async (what: () => Promise<boolean>): Promise<boolean> => {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(20)) if (await what()) return true
    return false
  }
  const killed = await onlyWorker()
  await second.start()
  const pushed = await Promise.all(Array.from({ length: 6 }, (_, n) => push(`carrier-${n}`)))
  assert.ok(await reach(async () => (await holders()).includes(killed)), 'the first was reading nothing')
  await first.kill()
  assert.ok(await reach(async () => !(await holders()).includes(killed)), `still in the hands of the killed one after ${WAIT_MS} ms`)
  // Each is read, however long a busy machine takes for one.
  const isRead = async (id: string) => (await ask(second, `/v1/documents/${id}`)).status === 'extracted'
  for (const { documents: [document] } of pushed) while (!(await isRead(document.document_id))) await sleep(250)
})
