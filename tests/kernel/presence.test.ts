import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { claimWork, keepPresence, silentLog, Store, systemRandom } from '../../src/kernel/index.ts'
import { createPool } from '../../src/kernel/database/pool.ts'
import { type TestDatabase, testDatabase } from '../harness/database.ts'

const TENANT = { accountId: 'acc_00000000000000000000000001', mode: 'live' } as const
const LEASE_MS = 90_000
/** Time runs so much faster here: a look every tenth of a second, so that a session may take four of them to be opened anew on a busy machine. */
const FASTER = 20
const [HOLDER, OTHER] = ['w0000000000aa', 'w0000000000bb'] as const
const queues = { main: { concurrency: 1, perAccount: 1, leaseMs: LEASE_MS, pollMs: 1_000 } }
let database: TestDatabase
let pool: ReturnType<typeof createPool>
let store: Store
const now = 1_000_000
const time = {
  now: () => now,
  sleep: async () => {},
  after: (ms: number, then: () => void) => {
    const timer = setTimeout(then, ms / FASTER)
    return () => clearTimeout(timer)
  },
}
before(async () => {
  database = await testDatabase()
  pool = createPool({ connection: database.config as pg.PoolConfig, max: 4, namedStatements: true })
  store = new Store({ database: pool, time, random: systemRandom, flow: () => [] })
})
after(async () => {
  await pool.close()
  await database.drop()
})
beforeEach(async () => {
  await store.tx(TENANT, (tx) => tx.count('DELETE FROM work WHERE account_id = $1', [tx.accountId]))
})
let there: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const presence of there) await presence.stop()
  there = []
})

const appear = async (name: string, connection: pg.ClientConfig = database.config) => {
  const presence = await keepPresence({ connection, name, store, time, log: silentLog, queues })
  there.push(presence)
  return presence
}
const holdWork = async (worker: string): Promise<void> => {
  await store.tx(TENANT, async (tx) => tx.enqueue({ kind: 'read', queue: 'main', key: 'k', dueAt: now }))
  assert.equal((await claimWork(store, { queue: 'main', now, leaseMs: LEASE_MS, limit: 1, perAccount: 1, token: `${worker}-1`, running: new Map() })).length, 1)
}
const isDue = async (): Promise<boolean> => (await store.read(TENANT, (q) => q.one<{ due_at: number }>('SELECT due_at FROM work WHERE account_id = $1', [q.accountId]))).due_at <= now
const comesDue = async (): Promise<boolean> => {
  for (let i = 0; i < 400; i++) {
    if (await isDue()) return true
    await sleep(25)
  }
  return false
}
/** Ten looks and more. */
const aWhile = () => sleep(1_200)

test('what a worker has in hand stays its own while it is there, and is due again when it is gone', async () => {
  const holder = await appear(HOLDER)
  await holdWork(HOLDER)
  await appear(OTHER)
  await aWhile()
  assert.equal(await isDue(), false)
  await holder.stop()
  assert.ok(await comesDue())
})

test('a worker that comes when the holder is gone already takes up what it left', async () => {
  await holdWork(HOLDER)
  await appear(OTHER)
  assert.ok(await comesDue())
})

test('a worker seen before it had anything in hand is missed as well', async () => {
  const holder = await appear(HOLDER)
  await appear(OTHER)
  await aWhile()
  await holdWork(HOLDER)
  await holder.stop()
  assert.ok(await comesDue())
})

test('a session that the database ends is opened anew, and nothing is taken', async () => {
  await appear(HOLDER)
  await holdWork(HOLDER)
  await appear(OTHER)
  const admin = new pg.Client(database.adminConfig)
  await admin.connect()
  try {
    for (let i = 0; i < 3; i++) {
      // The holder's alone: what locks its name.
      await admin.query('SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = $1 AND objid = $2::bigint', ['advisory', String(0xaa)])
      await aWhile()
      assert.equal(await isDue(), false)
    }
  } finally {
    await admin.end()
  }
})

test('work of a version that does not say whether it is there waits for its lease', async () => {
  await holdWork('0123456789ab')
  await appear(OTHER)
  await aWhile()
  assert.equal(await isDue(), false)
})

test('without a session of its own a worker goes on, and takes nothing', async () => {
  await holdWork(HOLDER)
  await appear(OTHER, { ...database.config, port: 1 })
  await aWhile()
  assert.equal(await isDue(), false)
})
