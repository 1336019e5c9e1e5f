import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { after, before, test } from 'node:test'
import pg from 'pg'
import type { Connection, Database } from '../../src/kernel/database/db.ts'
import { createPool, type Pool } from '../../src/kernel/database/pool.ts'
import { proxyDatabase } from '../harness/database-proxy.ts'
import { type TestDatabase, testDatabase } from '../harness/database.ts'

let database: TestDatabase
let pool: Database
let admin: pg.Client
before(async () => {
  database = await testDatabase()
  pool = createPool({ connection: { connectionString: database.adminUrl }, max: 2, namedStatements: true })
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
})
after(async () => {
  await admin.end()
  await pool.close()
  await database.drop()
})

const pidOf = async (connection: Connection) => (await connection.query('SELECT pg_backend_pid() AS pid')).rows[0]!.pid as number
async function endOnServer(pid: number): Promise<void> {
  await admin.query('SELECT pg_terminate_backend($1)', [pid])
  while ((await admin.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [pid])).rowCount) await pause(5)
  // The news reaches this process in a turn of its own.
  await pause(50)
}

test('a connection that the server ends between two statements of a transaction fails its next statement, and nothing else', async () => {
  const connection = await pool.connect()
  await connection.query('BEGIN')
  await endOnServer(await pidOf(connection))
  const failed = await connection.query('SELECT 1').then(
    () => false,
    () => true,
  )
  connection.release(true)
  assert.ok(failed)
  const next = await pool.connect()
  assert.equal((await next.query('SELECT 1 AS one')).rows[0]!.one, 1)
  next.release()
})

test('connections that are ended while they wait, and statements under way, leave the pool usable', async () => {
  const [a, b] = await Promise.all([pool.connect(), pool.connect()])
  const [busy, idle] = [await pidOf(a), await pidOf(b)]
  b.release()
  const underWay = a.query('SELECT pg_sleep(30)').then(
    () => 'answered',
    () => 'failed',
  )
  await endOnServer(idle)
  await endOnServer(busy)
  a.release(true)
  assert.equal(await underWay, 'failed')
  for (let i = 0; i < 4; i++) {
    const next = await pool.connect()
    assert.equal((await next.query('SELECT 1 AS one')).rows[0]!.one, 1)
    next.release()
  }
})

test('when one connection is silent, those that were not heard since are dropped with it, and new ones serve', async () => {
  const proxy = await proxyDatabase(database.adminConfig)
  const told: number[] = []
  const silent: Pool = createPool({ connection: proxy.config, max: 3, namedStatements: true, statementMs: 100, onSilence: (since) => told.push(since) && silent.dropSilent(since) })
  try {
    const [asking, waiting, idle] = await Promise.all([silent.connect(), silent.connect(), silent.connect()])
    for (const connection of [asking, waiting, idle]) await connection.query('SELECT 1')
    idle.release()
    proxy.silence()
    const failed = (connection: Connection) => connection.query('SELECT 1').then(() => false, () => true)
    assert.deepEqual(await Promise.all([failed(asking), failed(waiting)]), [true, true])
    asking.release(true)
    waiting.release(true)
    assert.ok(told.length >= 1)
    // The dropped ones are known to be gone in a turn of their own.
    await pause(50)
    for (let i = 0; i < 3; i++) {
      const next = await silent.connect()
      assert.equal((await next.query('SELECT 1 AS one')).rows[0]!.one, 1)
      next.release()
    }
  } finally {
    await silent.close()
    proxy.close()
  }
})

test('behind a pooler a session brings no settings along; elsewhere the server is told how long a statement may take', async () => {
  const proxy = await proxyDatabase(database.adminConfig)
  for (const namedStatements of [false, true]) {
    const to = createPool({ connection: proxy.config, max: 1, namedStatements })
    const connection = await to.connect()
    await connection.query('SELECT 1')
    connection.release()
    await to.close()
  }
  proxy.close()
  const brought = (opening: string) => ['statement_timeout', 'idle_in_transaction_session_timeout'].filter((name) => opening.includes(name))
  assert.deepEqual(proxy.openings.map(brought), [[], ['statement_timeout', 'idle_in_transaction_session_timeout']])
})
