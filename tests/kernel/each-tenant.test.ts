import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { createAccount } from '../../src/accounts/index.ts'
import { type Query, Store, type Tenant, type Tx } from '../../src/kernel/index.ts'
import { AskedLate } from '../../src/kernel/database/each-tenant.ts'
import { createPool } from '../../src/kernel/database/pool.ts'
import { flow } from '../../src/flow.ts'
import { type Service, startService } from '../harness/service.ts'

let service: Service
let live: Tenant[]
before(async () => {
  service = await startService()
  live = await Promise.all(['one', 'two', 'three'].map(async (name) => ({ accountId: (await createAccount(service.app.context, { name })).account_id, mode: 'live' as const })))
})
after(() => service.close())
const store = () => service.app.context.store

const add = (tx: Tx, ref: string) => tx.count('INSERT INTO consumers (account_id, mode, consumer_ref, created_at) VALUES ($1, $2, $3, $4)', [tx.accountId, tx.mode, ref, 1])
/** By row-level security alone: the statement does not say whose. */
const seen = async (q: Query) => (await q.rows<{ consumer_ref: string }>('SELECT consumer_ref FROM consumers ORDER BY consumer_ref')).map((row) => row.consumer_ref)
const consumersOf = (tenant: Tenant) => store().read(tenant, seen)

test('several tenants write in one transaction, each its own', async () => {
  await store().txEach(live.map((tenant, i) => ({ tenant, fn: async (tx) => void (await add(tx, `own-${i}`)) })))
  assert.deepEqual(await Promise.all(live.map(consumersOf)), [['own-0'], ['own-1'], ['own-2']])
  assert.deepEqual(await store().readEach(live.map((tenant) => ({ tenant, fn: seen }))), [['own-0'], ['own-1'], ['own-2']])
})

test('row-level security is each part\'s own: none writes or reads another tenant\'s', async () => {
  const foreign = live[0]!.accountId
  await assert.rejects(
    store().txEach([
      { tenant: live[1]!, fn: async (tx) => void (await add(tx, 'rolled-back')) },
      { tenant: live[2]!, fn: async (tx) => void (await tx.count('INSERT INTO consumers (account_id, mode, consumer_ref, created_at) VALUES ($1, $2, $3, $4)', [foreign, 'live', 'smuggled', 1])) },
    ]),
    /row-level security/,
  )
  assert.deepEqual(await Promise.all(live.map(consumersOf)), [['own-0'], ['own-1'], ['own-2']], 'nothing of either part stays')
})

test('a part that asks once the next has begun is refused, and all of it is undone', async () => {
  const late = async (tx: Tx) => {
    await add(tx, 'first')
    await add(tx, 'second')
  }
  await assert.rejects(store().txEach([{ tenant: live[0]!, fn: late }, { tenant: live[1]!, fn: async (tx) => void (await add(tx, 'other')) }]), AskedLate)
  await assert.rejects(store().readEach([{ tenant: live[0]!, fn: async (q) => [await seen(q), await seen(q)] }, { tenant: live[1]!, fn: seen as never }]), AskedLate)
  assert.deepEqual(await Promise.all(live.map(consumersOf)), [['own-0'], ['own-1'], ['own-2']])
  await store().txEach([{ tenant: live[0]!, fn: late }])
  assert.deepEqual(await consumersOf(live[0]!), ['first', 'own-0', 'second'], 'alone it has the session to itself')
})

test('a session that carried several tenants is nobody\'s by mistake afterwards', async () => {
  const database = createPool({ connection: service.database.config, max: 1, namedStatements: true })
  try {
    const { time, random } = service.app.context
    const one = new Store({ database, time, random, flow })
    for (const failing of [false, true]) {
      await one
        .txEach([
          { tenant: live[1]!, fn: async (tx) => void (await seen(tx)) },
          { tenant: live[2]!, fn: async (tx) => (await seen(tx), failing ? Promise.reject(new Error('on purpose')) : undefined) },
        ])
        .catch((error: Error) => assert.equal(error.message, 'on purpose'))
      for (const tenant of live) assert.deepEqual(await one.tx(tenant, seen), await consumersOf(tenant))
      for (const tenant of live) assert.deepEqual(await one.read(tenant, seen), await consumersOf(tenant))
    }
  } finally {
    await database.close()
  }
})

test('each part has its tenant\'s time, and work that it asks for is under way after the commit', async () => {
  const { time, random } = service.app.context
  const test: Tenant = { accountId: live[0]!.accountId, mode: 'test' }
  await store().tx(test, (tx) => tx.count("INSERT INTO test_clocks (account_id, offset_ms, status) VALUES ($1, $2, 'ready') ON CONFLICT (account_id) DO UPDATE SET offset_ms = $2", [test.accountId, 86_400_000]))
  const database = createPool({ connection: service.database.config, max: 1, namedStatements: true })
  const woken: string[] = []
  const own = new Store({ database, time, random, flow, wake: (queues) => woken.push(...queues) })
  try {
    const ahead: number[] = []
    const part = (tenant: Tenant) => ({
      tenant,
      fn: async (tx: Tx) => {
        ahead.push(tx.now - tx.wallNow)
        tx.enqueue({ kind: 'nothing', queue: `of-${tx.mode}`, key: 'k' })
      },
    })
    await own.txEach([part(test), part(live[1]!)])
    assert.deepEqual(ahead.toSorted((a, b) => a - b), [0, 86_400_000])
    assert.deepEqual(woken.toSorted(), ['of-live', 'of-test'])
    await assert.rejects(own.txEach([{ ...part(test), fn: async (tx) => tx.record({ name: 'something' }) }, part(live[1]!)]), /a transaction of its own/)
  } finally {
    await database.close()
  }
})
