import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { makePartitionsAhead, Store, systemRandom, systemTime } from '../../src/kernel/index.ts'
import { createPool, type Pool } from '../../src/kernel/database/pool.ts'
import { type TestDatabase, testDatabase } from '../harness/database.ts'

const TENANT = { accountId: 'acc_00000000000000000000000001', mode: 'live' } as const
let database: TestDatabase
let pool: Pool
let store: Store
let admin: pg.Client
before(async () => {
  database = await testDatabase()
  pool = createPool({ connection: database.config, max: 2, namedStatements: true })
  store = new Store({ database: pool, time: systemTime, random: systemRandom, flow: () => [] })
  admin = new pg.Client(database.adminConfig)
  await admin.connect()
})
after(async () => {
  await admin.end()
  await pool.close()
  await database.drop()
})

/** The newest month of the log, and a moment in it. */
async function newestMonth(): Promise<{ name: string; moment: number }> {
  const { rows } = await admin.query<{ name: string }>("SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'events'::regclass AND inhrelid::regclass::text ~ '_[0-9]{6}$' ORDER BY 1 DESC LIMIT 1")
  const name = rows[0]!.name
  return { name, moment: Date.UTC(Number(name.slice(-6, -2)), Number(name.slice(-2)) - 1, 15) }
}

test('a month that is missing is made, with the rows that came before it', async () => {
  assert.equal(await makePartitionsAhead(store), 0, 'all months are there')
  const { name, moment } = await newestMonth()
  await admin.query(`DROP TABLE ${name}`)
  const write = (id: string) => store.tx(TENANT, (tx) => tx.count("INSERT INTO events (account_id, mode, occurred_at, event_id, event, data) VALUES ($1, $2, $3, $4, 'ping', '{}')", [tx.accountId, tx.mode, moment, id]))
  await write('before')
  const where = async () => (await admin.query<{ t: string }>('SELECT tableoid::regclass::text AS t FROM events ORDER BY event_id')).rows.map((r) => r.t)
  assert.deepEqual(await where(), ['events_rest'])
  assert.equal(await makePartitionsAhead(store), 1)
  await write('later')
  assert.deepEqual(await where(), [name, name])
  // The service reads its own rows of the new month, and nobody else's.
  assert.equal((await store.read(TENANT, (q) => q.rows('SELECT 1 FROM events WHERE account_id = $1', [q.accountId]))).length, 2)
  assert.equal((await store.read({ ...TENANT, accountId: 'acc_00000000000000000000000002' }, (q) => q.rows('SELECT 1 FROM events'))).length, 0)
  await assert.rejects(store.read(TENANT, (q) => q.rows(`SELECT 1 FROM ${name}`)), /permission denied/)
})

test('two processes that make the same month make it once', async () => {
  const { name } = await newestMonth()
  await admin.query(`DROP TABLE ${name}`)
  const made = await Promise.all([makePartitionsAhead(store), makePartitionsAhead(store)])
  assert.deepEqual(made.sort(), [0, 1])
})
