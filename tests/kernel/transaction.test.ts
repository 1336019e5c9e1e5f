import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { createAccount } from '../../src/accounts/index.ts'
import { inPipeline, Store, SYSTEM, type Tenant } from '../../src/kernel/index.ts'
import { createPool } from '../../src/kernel/database/pool.ts'
import { ensureConsumer, ensureInsured, findInsured } from '../../src/parties/index.ts'
import { type Service, startService } from '../harness/service.ts'

let service: Service
let tenant: Tenant
before(async () => {
  service = await startService()
  tenant = { accountId: (await createAccount(service.app.context, { name: 'Transactions' })).account_id, mode: 'live' }
})
after(() => service.close())
const store = () => service.app.context.store
const insured = (ref: string) => store().read(tenant, (q) => findInsured(q, ref))

test('a statement nobody waited for fails the commit, and nothing of the transaction stays', async () => {
  await assert.rejects(
    store().tx(tenant, async (tx) => {
      await ensureInsured(tx, 'first', {})
      tx.write('INSERT INTO consumers (account_id, mode, consumer_ref, created_at) VALUES ($1, $2, $3, $4)', [tx.accountId, tx.mode, null, 1])
      await ensureInsured(tx, 'second', {}).catch(() => {})
    }),
    /consumer_ref/,
  )
  assert.equal(await insured('first'), null)
  assert.equal(await insured('second'), null)
})

test('one of several statements that fails leaves none of the others running behind the rollback', async () => {
  await assert.rejects(
    store().tx(tenant, (tx) => inPipeline([Promise.reject(new Error('refused')), ensureInsured(tx, 'late', {}).then(() => ensureInsured(tx, 'later', {}))])),
    /refused/,
  )
  assert.equal(await insured('late'), null)
  assert.equal(await insured('later'), null)
})

test('a savepoint takes back the statements nobody waited for', async () => {
  await store().tx(tenant, async (tx) => {
    await tx
      .savepoint(async () => {
        tx.write('INSERT INTO consumers (account_id, mode, consumer_ref, created_at) VALUES ($1, $2, $3, $4)', [tx.accountId, tx.mode, null, 1])
      })
      .then(
        () => assert.fail('the savepoint must fail'),
        () => {},
      )
    await ensureInsured(tx, 'kept', {})
  })
  assert.equal((await insured('kept'))?.insured_ref, 'kept')
})

test('openings for one consumer do not wait on each other', async () => {
  await store().tx(tenant, (tx) => ensureConsumer(tx, 'broker', undefined))
  let second = false
  await store().tx(tenant, async (tx) => {
    await ensureConsumer(tx, 'broker', undefined)
    await store().tx(tenant, (other) => ensureConsumer(other, 'broker', undefined))
    second = true
  })
  assert.ok(second)
})

test('what serves all tenants does not wait behind the work of one', async () => {
  const pool = () => createPool({ connection: { connectionString: service.database.url }, max: 1, namedStatements: true })
  const [database, system] = [pool(), pool()]
  const { time, random } = service.app.context
  const held = new Store({ database, system, time, random, flow: () => [] })
  const seen = await held.tx(tenant, () => held.read(SYSTEM, (q) => q.one<{ n: number }>('SELECT count(*)::int AS n FROM accounts')))
  assert.ok(seen.n >= 1)
  await Promise.all([database.close(), system.close()])
})

test('a connection serves the tenant it is asked for, also after a transaction that set it was rolled back', async () => {
  const database = createPool({ connection: { connectionString: service.database.url }, max: 1, namedStatements: true })
  const { time, random } = service.app.context
  const alone = new Store({ database, time, random, flow: () => [] })
  const other: Tenant = { accountId: (await createAccount(service.app.context, { name: 'Beside' })).account_id, mode: 'live' }
  const seenBy = (who: Tenant) => alone.read(who, (q) => q.rows<{ account_id: string }>('SELECT DISTINCT account_id FROM insureds'))
  await alone.tx(tenant, (tx) => ensureInsured(tx, 'mine', {}))
  await assert.rejects(alone.tx(other, async (tx) => {
    await ensureInsured(tx, 'undone', {})
    throw new Error('stopped')
  }), /stopped/)
  assert.deepEqual(await seenBy(tenant), [{ account_id: tenant.accountId }])
  assert.deepEqual(await seenBy(other), [])
  await alone.tx(other, (tx) => ensureInsured(tx, 'theirs', {}))
  await alone.tx(tenant, (tx) => ensureInsured(tx, 'mine too', {}))
  assert.deepEqual(await seenBy(other), [{ account_id: other.accountId }])
  await database.close()
})
