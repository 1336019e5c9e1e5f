import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import fc from 'fast-check'
import type pg from 'pg'
import { type Connection, type Database, Store, systemRandom, systemTime, type Tenant } from '../../src/kernel/index.ts'
import { createPool } from '../../src/kernel/database/pool.ts'
import { type TestDatabase, testDatabase } from '../harness/database.ts'
import { until } from '../harness/service.ts'

const TENANT: Tenant = { accountId: 'acc_00000000000000000000000001', mode: 'live' }
const OTHER: Tenant = { accountId: 'acc_00000000000000000000000002', mode: 'live' }
const NAMES = 'SELECT insured_ref, insured_name FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref = ANY($3::text[]) AND created_at >= $4 ORDER BY insured_ref'
let database: TestDatabase
let pool: Database
let store: Store
let sent: string[] = []
let open = 0
let mostOpen = 0
before(async () => {
  database = await testDatabase()
  pool = createPool({ connection: database.config as pg.PoolConfig, max: 10, namedStatements: true })
  store = new Store({ database: watched(pool), time: systemTime, random: systemRandom, flow: () => [] })
  for (const tenant of [TENANT, OTHER]) {
    await store.tx(tenant, async (tx) => {
      for (let i = 0; i < 10; i++) await tx.count('INSERT INTO insureds (account_id, mode, insured_ref, insured_name, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $5)', [tx.accountId, tx.mode, i === 9 ? 'it "is\\' : `ref-${i}`, `${tenant.accountId} ${i}`, i])
    })
  }
})
after(async () => {
  await pool.close()
  await database.drop()
})
beforeEach(() => {
  sent = []
  mostOpen = 0
})
const watched = (real: Database): Database => ({
  ...real,
  async connect() {
    const connection = await real.connect()
    mostOpen = Math.max(mostOpen, ++open)
    return {
      query: (text, values, name) => (text.includes('set_config') || sent.push(text), connection.query(text, values, name)),
      release: (broken) => (open--, connection.release(broken)),
      get tenantKey() {
        return connection.tenantKey
      },
      set tenantKey(key) {
        connection.tenantKey = key
      },
    } as Connection
  },
})
const names = (tenant: Tenant, refs: string[], from = 0) => store.read(tenant, (q) => q.rows<{ insured_ref: string; insured_name: string }>(NAMES, [q.accountId, q.mode, refs, from]))

test('calls that read at the same moment share a statement, and each gets what it would have got alone', async () => {
  const refs = fc.uniqueArray(fc.constantFrom('ref-1', 'ref-2', 'it "is\\', 'none', '{a,b}', 'NULL'), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(refs, fc.integer({ min: 0, max: 9 })), { minLength: 2, maxLength: 16 }), async (asked) => {
      const alone = []
      for (const [list, from] of asked) alone.push(await names(TENANT, list, from))
      sent = []
      assert.deepEqual(await Promise.all(asked.map(([list, from]) => names(TENANT, list, from))), alone)
      assert.equal(sent.length, 1)
    }),
    { numRuns: 60 },
  )
})

test('accounts share nothing', async () => {
  const [mine, theirs] = await Promise.all([names(TENANT, ['ref-1']), names(OTHER, ['ref-1'])])
  assert.deepEqual([mine[0]!.insured_name, theirs[0]!.insured_name], [`${TENANT.accountId} 1`, `${OTHER.accountId} 1`])
  assert.equal(sent.length, 2)
  // Row-level security stands behind it: another account's id as a parameter finds nothing.
  const asOther = await Promise.all([TENANT, OTHER].map((asked) => store.read(TENANT, (q) => q.rows(NAMES, [asked.accountId, 'live', ['ref-1'], 0]))))
  assert.deepEqual(asOther.map((rows) => rows.length), [1, 0])
})

test('a value the server refuses is the error of the one who asked, and the connection goes on', async () => {
  const day = (value: string) => store.read(TENANT, (q) => q.one<{ day: string }>('SELECT $1::text::date AS day', [value]))
  const answers = await Promise.allSettled([day('2026-02-03'), day('not a day'), day('2026-02-04')])
  assert.deepEqual(answers.map((a) => (a.status === 'fulfilled' ? a.value.day : (a.reason as { code: string }).code)), ['2026-02-03', '22007', '2026-02-04'])
  await until(async () => open, (n) => n === 0)
})

test('many calls of one account at once take two connections, two more where those are slow, and those of another are not kept waiting', async () => {
  let answered = 0
  const slow = (i: number) => store.read(TENANT, (q) => q.one<{ i: number }>(`SELECT $1::int AS i, ${i} AS text_of_its_own FROM pg_sleep(0.4)`, [i])).finally(() => answered++)
  const all: Promise<{ i: number }>[] = []
  for (let i = 0; i < 12; i++) {
    all.push(slow(i))
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  }
  await until(async () => open, (n) => n >= 3)
  all.push(slow(12))
  await until(async () => open, (n) => n >= 4)
  await names(OTHER, ['ref-2'])
  assert.ok(answered < 13, 'slow ones are still under way')
  assert.deepEqual((await Promise.all(all)).map((row) => row.i), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  assert.ok(mostOpen <= 5, `${mostOpen} connections, one of them the other account’s`)
})

test('the very same question from two: what one does to its rows the other does not see', async () => {
  const ask = () => store.read(TENANT, (q) => q.rows<{ list: { a: number }[] }>(`SELECT '[{"a":1}]'::jsonb AS list`))
  const [mine, theirs] = await Promise.all([ask(), ask()])
  assert.equal(sent.length, 1)
  mine[0]!.list[0]!.a = 2
  assert.deepEqual(theirs, [{ list: [{ a: 1 }] }])
})

test('a connection that is lost fails those who read on it, and the next read goes well', async () => {
  const ended = await Promise.allSettled([1, 2].map(() => store.read(TENANT, (q) => q.rows('SELECT pg_terminate_backend(pg_backend_pid())'))))
  assert.deepEqual(ended.map((e) => e.status), ['rejected', 'rejected'])
  await until(async () => open, (n) => n === 0)
  assert.equal((await names(TENANT, ['ref-3'])).length, 1)
})
