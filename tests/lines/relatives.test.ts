import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { type Query, Store, systemRandom } from '../../src/kernel/index.ts'
import { createPool } from '../../src/kernel/database/pool.ts'
import { ownersOfPolicies } from '../../src/lines/table.ts'
import { listRelativeRefs, relativesFoundBy } from '../../src/parties/table.ts'
import { insuredsOfWaitingNotices } from '../../src/review/table.ts'
import { type TestDatabase, testDatabase } from '../harness/database.ts'

const TENANT = { accountId: 'acc_00000000000000000000000001', mode: 'live' } as const
let database: TestDatabase
let pool: ReturnType<typeof createPool>
let admin: pg.Client
let read: <T>(fn: (q: Query) => Promise<T>) => Promise<T>
before(async () => {
  database = await testDatabase()
  pool = createPool({ connection: database.config as pg.PoolConfig, max: 1, namedStatements: true })
  const store = new Store({ database: pool, time: { now: () => 10_000, sleep: async () => {}, after: () => () => {} }, random: systemRandom, flow: () => [] })
  read = (fn) => store.read(TENANT, fn)
  admin = new pg.Client(database.adminConfig as pg.ClientConfig)
  await admin.connect()
})
after(async () => {
  await admin.end()
  await pool.close()
  await database.drop()
})

const insert = (rows: readonly (readonly [ref: string, parent: string | null])[]) =>
  admin.query(`INSERT INTO insureds (account_id, mode, insured_ref, parent_insured_ref, created_at, updated_at) SELECT $1, 'live', r.ref, r.parent, 1, 1 FROM unnest($2::text[], $3::text[]) AS r(ref, parent)`, [TENANT.accountId, rows.map((r) => r[0]), rows.map((r) => r[1])])
async function looked(): Promise<number> {
  await read((q) => q.rows('SELECT pg_stat_force_next_flush()'))
  const { rows } = await admin.query<{ n: number }>("SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS n FROM pg_stat_user_tables WHERE relname IN ('insureds', 'coverage_lines', 'review_items')")
  return rows[0]!.n
}

test('relatives found upward are those found by going through the family, in the same order', async () => {
  // Trees of several shapes, a chain that is longer than lines are inherited, and two that are each other's parents.
  const rows: [string, string | null][] = Array.from({ length: 120 }, (_, n) => [`t${n}`, n < 5 ? null : `t${(n * 7) % Math.max(1, Math.floor(n / 3))}`])
  rows.push(...Array.from({ length: 15 }, (_, n): [string, string | null] => [`chain${n}`, n === 0 ? null : `chain${n - 1}`]), ['x', 'y'], ['y', 'x'])
  await insert(rows)
  const all = rows.map(([ref]) => ref)
  for (const ref of [...all.filter((_, n) => n % 6 === 0), 'chain0', 'chain7', 'x', 'y']) {
    const expected = await read((q) => listRelativeRefs(q, ref))
    assert.deepEqual(await read((q) => relativesFoundBy(q, ref, async () => [...all, ...all])), expected, ref)
    assert.deepEqual(await read((q) => relativesFoundBy(q, ref, async () => [])), [])
  }
  assert.equal((await read((q) => listRelativeRefs(q, 'chain0'))).length, 10)
  const asked: number[] = []
  const many = await read((q) => relativesFoundBy(q, 'chain3', async (limit) => (asked.push(limit), Array.from({ length: limit }, (_, n) => `nobody${n}`))))
  assert.deepEqual([asked, many], [[1001], await read((q) => listRelativeRefs(q, 'chain3'))])
})

test('a family of thousands costs a paper no more than a small one, and none of it is passed over', async () => {
  const find = (key: string) => read((q) => relativesFoundBy(q, 'top', (limit) => ownersOfPolicies(q, [key], limit)))
  const waiting = () => read((q) => relativesFoundBy(q, 'top', (limit) => insuredsOfWaitingNotices(q, limit)))
  const line = (n: number, ref: string, key: string) =>
    admin.query(`INSERT INTO coverage_lines (account_id, mode, coverage_line_id, insured_ref, coverage_type, policy_key, held, verification, created_at, updated_at) VALUES ($1, 'live', $2, $3, 'cargo', $4, '{}', '{}', 1, 1)`, [TENANT.accountId, `cl-${n}`, ref, key])
  await insert([['top', null], ['other', null]])
  for (let n = 0; n < 10; n++) await find('NONE')
  await waiting()
  await insert(Array.from({ length: 6_000 }, (_, n) => [`child${String(n).padStart(4, '0')}`, 'top']))
  await admin.query(`INSERT INTO coverage_lines (account_id, mode, coverage_line_id, insured_ref, coverage_type, policy_key, held, verification, created_at, updated_at) SELECT $1, 'live', 'many-' || i, 'child' || lpad(i::text, 4, '0'), 'cargo', 'K' || i, '{}', '{}', 1, 1 FROM generate_series(0, 5999) i`, [TENANT.accountId])
  await line(1, 'child5999', 'MINE')
  await line(2, 'other', 'MINE')
  await admin.query('ANALYZE insureds, coverage_lines')
  const before = await looked()
  assert.deepEqual(await find('MINE'), ['child5999'])
  assert.deepEqual(await waiting(), [])
  const cost = (await looked()) - before
  assert.ok(cost < 40, `${cost} rows were looked at`)
})

test('an insured without a family pays nothing for the notices of others that wait', async () => {
  await insert([['alone', null], ...Array.from({ length: 900 }, (_, n): [string, null] => [`waits${n}`, null])])
  await admin.query(
    `INSERT INTO review_items (account_id, mode, review_item_id, dedupe_key, title, kind, status, insured_ref, detail, history, created_at, updated_at)
     SELECT $1, 'live', 'item-' || i, 'item-' || i, 'A change', 'unplaced_page', 'open', 'waits' || i, '{"reason": "change_not_read"}', '[]', 1, 1 FROM generate_series(0, 899) i`,
    [TENANT.accountId],
  )
  await admin.query('ANALYZE insureds, review_items')
  const waiting = () => read((q) => relativesFoundBy(q, 'alone', (limit) => insuredsOfWaitingNotices(q, limit)))
  await waiting()
  const before = await looked()
  assert.deepEqual(await waiting(), [])
  const cost = (await looked()) - before
  assert.ok(cost < 10, `${cost} rows were looked at`)
})
