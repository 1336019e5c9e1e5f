import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type pg from 'pg'
import { type Database, Store, systemRandom, systemTime, type Tx } from '../../src/kernel/index.ts'
import { createPool } from '../../src/kernel/database/pool.ts'
import { type TestDatabase, testDatabase } from '../harness/database.ts'

const TENANT = { accountId: 'acc_00000000000000000000000001', mode: 'live' } as const
const OTHER = { accountId: 'acc_00000000000000000000000002', mode: 'live' } as const
let database: TestDatabase
let pool: Database
let store: Store
before(async () => {
  database = await testDatabase()
  pool = createPool({ connection: database.config as pg.PoolConfig, max: 8, namedStatements: true })
  store = new Store({ database: pool, time: systemTime, random: systemRandom, flow: () => [] })
})
after(async () => {
  await pool.close()
  await database.drop()
})

/** Writes an insured, in a lane or alone, and says in which transaction. */
const insert = (ref: string, name = 'first') => async (tx: Tx) => {
  tx.write('INSERT INTO insureds (account_id, mode, insured_ref, insured_name, created_at, updated_at) VALUES ($1, $2, $3, $4, 0, 0) ON CONFLICT (account_id, mode, insured_ref) DO UPDATE SET insured_name = insureds.insured_name || $4', [tx.accountId, tx.mode, ref, name])
  return (await tx.one<{ id: string }>('SELECT pg_current_xact_id()::text AS id')).id
}
const written = (tenant: typeof TENANT | typeof OTHER, like: string) =>
  store.read(tenant, (q) => q.rows<{ insured_ref: string; insured_name: string }>('SELECT insured_ref, insured_name FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref LIKE $3 ORDER BY insured_ref', [q.accountId, q.mode, like]))

test('what comes while one is under way shares a transaction, one tenant at a time', async () => {
  const ids = await Promise.all([
    ...['a-1', 'a-2', 'a-3', 'a-4'].map((ref) => store.sharedTx(TENANT, [ref], insert(ref))),
    ...['a-5', 'a-6'].map((ref) => store.sharedTx(OTHER, [ref], insert(ref))),
  ])
  assert.equal(new Set(ids.slice(1, 4)).size, 1, 'those that waited are one transaction')
  assert.notEqual(ids[0], ids[1], 'the first waits for nobody')
  assert.equal(new Set(ids).size, 4)
  assert.deepEqual((await written(TENANT, 'a-%')).map((r) => r.insured_ref), ['a-1', 'a-2', 'a-3', 'a-4'])
  assert.deepEqual((await written(OTHER, 'a-%')).map((r) => r.insured_ref), ['a-5', 'a-6'])
})

test('two about the same thing never share one, and come in the order they were asked for', async () => {
  const asked = ['b-1', 'b-2', 'b-2', 'b-1', 'b-2', 'b-3']
  const ids = await Promise.all(asked.map((ref, i) => store.sharedTx(TENANT, [ref], insert(ref, String(i)))))
  for (const ref of ['b-1', 'b-2']) {
    const own = ids.filter((_, i) => asked[i] === ref)
    assert.equal(new Set(own).size, own.length)
  }
  assert.deepEqual((await written(TENANT, 'b-%')).map((r) => r.insured_name), ['03', '124', '5'])
})

test('one that fails fails alone, and the others are written once', async () => {
  const runs = new Map<string, number>()
  const counted = (ref: string) => async (tx: Tx) => {
    runs.set(ref, (runs.get(ref) ?? 0) + 1)
    const id = await insert(ref)(tx)
    if (ref === 'c-3') throw new Error('not this one')
    return id
  }
  const results = await Promise.allSettled(['c-1', 'c-2', 'c-3', 'c-4'].map((ref) => store.sharedTx(TENANT, [ref], counted(ref))))
  assert.deepEqual(results.map((r) => r.status), ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  assert.match(String((results[2] as PromiseRejectedResult).reason), /not this one/)
  assert.deepEqual(await written(TENANT, 'c-%'), ['c-1', 'c-2', 'c-4'].map((insured_ref) => ({ insured_ref, insured_name: 'first' })))
  assert.equal(runs.get('c-1'), 1)
})

test('one whose row somebody holds keeps nobody else back', async () => {
  await store.tx(TENANT, insert('d-2'))
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let isHeld = (): void => {}
  const holding = new Promise<void>((resolve) => (isHeld = resolve))
  const holder = store.tx(TENANT, async (tx) => {
    await tx.rows('SELECT 1 FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 FOR UPDATE', [tx.accountId, tx.mode, 'd-2'])
    isHeld()
    await held
  })
  await holding
  const done: string[] = []
  const all = ['d-1', 'd-2', 'd-3', 'd-4'].map((ref) => store.sharedTx(TENANT, [ref], insert(ref)).then(() => done.push(ref)))
  await Promise.all([all[0], all[2], all[3]])
  // Nor what comes while it still waits.
  await store.sharedTx(TENANT, ['d-5'], insert('d-5'))
  assert.ok(!done.includes('d-2'))
  letGo()
  await Promise.all([holder, ...all])
  assert.deepEqual((await written(TENANT, 'd-%')).map((r) => r.insured_name), ['first', 'firstfirst', 'first', 'first', 'first'])
})

test('a connection that is lost behind the COMMIT is told to all of its transaction, and nothing is done twice', async () => {
  let losesCommit = false
  const unsteady: Database = {
    ...pool,
    async connect() {
      const real = await pool.connect()
      const query: typeof real.query = async (text, values, name) => {
        const answer = await real.query(text, values, name)
        if (losesCommit && text === 'COMMIT') throw new Error('Connection terminated unexpectedly')
        return answer
      }
      return { query, release: () => real.release(losesCommit) }
    },
  }
  const ours = new Store({ database: unsteady, time: systemTime, random: systemRandom, flow: () => [] })
  const asked = ['e-1', 'e-2', 'e-3'].map((ref) => ours.sharedTx(TENANT, [ref], insert(ref)))
  await asked[0]
  losesCommit = true
  const results = await Promise.allSettled(asked)
  assert.deepEqual(results.map((r) => r.status), ['fulfilled', 'rejected', 'rejected'])
  losesCommit = false
  assert.deepEqual((await written(TENANT, 'e-%')).map((r) => r.insured_name), ['first', 'first', 'first'])
})
