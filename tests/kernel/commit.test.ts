import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type pg from 'pg'
import { type Database, type Fact, Store, systemRandom, systemTime, type Tx } from '../../src/kernel/index.ts'
import { createPool } from '../../src/kernel/database/pool.ts'
import { type TestDatabase, testDatabase } from '../harness/database.ts'

const TENANT = { accountId: 'acc_00000000000000000000000001', mode: 'live' } as const
let database: TestDatabase
let pool: Database
let store: Store
before(async () => {
  database = await testDatabase()
  pool = createPool({ connection: database.config as pg.PoolConfig, max: 4, namedStatements: true })
  store = new Store({ database: pool, time: systemTime, random: systemRandom, flow: (fact: Fact) => [{ kind: fact.name, queue: 'main' }] })
})
after(async () => {
  await pool.close()
  await database.drop()
})
const consumers = () => store.read(TENANT, (q) => q.rows<{ consumer_ref: string }>('SELECT consumer_ref FROM consumers WHERE account_id = $1 ORDER BY 1', [TENANT.accountId]))
const insert = (tx: Tx, ref: string) => tx.count('INSERT INTO consumers (account_id, mode, consumer_ref, created_at) VALUES ($1, $2, $3, 0)', [tx.accountId, tx.mode, ref])

test('a statement whose failure was swallowed does not let its transaction count as committed', async () => {
  await assert.rejects(
    store.tx(TENANT, async (tx) => {
      await insert(tx, 'swallowed')
      await tx.count('SELECT 1 / 0').catch(() => 0)
    }),
    /rolled back/,
  )
  assert.deepEqual(await consumers(), [])
})

test('buffered rows that fail before they are on the wire take the rest with them', async () => {
  await assert.rejects(
    store.tx(TENANT, async (tx) => {
      await insert(tx, 'without its event')
      tx.buffer('broken', {}, async () => {
        throw new TypeError('cannot be written as JSON')
      })
    }),
    /cannot be written/,
  )
  assert.deepEqual(await consumers(), [])
})

test('a savepoint that failed with writes under way does not decide what comes after it', async () => {
  await store.tx(TENANT, async (tx) => {
    await tx
      .savepoint(async () => {
        tx.write('SELECT 1 / 0')
        throw new Error('refused')
      })
      .catch(() => {})
    await insert(tx, 'kept')
  })
  assert.deepEqual(await consumers(), [{ consumer_ref: 'kept' }])
})

test('work without a key is never taken for other work, whichever process asks for it', async () => {
  const at = systemTime.now()
  const frozen = { ...systemTime, now: () => at }
  const twin = () => new Store({ database: pool, time: frozen, random: systemRandom, flow: (fact: Fact) => [{ kind: fact.name, queue: 'main', payload: { from: fact.from } }] })
  for (const from of ['one', 'other']) await twin().tx(TENANT, async (tx) => tx.record({ name: 'keyless', from }))
  const rows = await store.read(TENANT, (q) => q.rows<{ payload: { from: string } }>("SELECT payload FROM work WHERE account_id = $1 AND kind = 'keyless'", [TENANT.accountId]))
  assert.deepEqual(rows.map((r) => r.payload.from).sort(), ['one', 'other'])
})
