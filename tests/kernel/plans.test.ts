import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { insertVerdict } from '../../src/checks/table.ts'
import { claimWork, completeWork, JsonText, type Query, Store, SYSTEM, systemRandom } from '../../src/kernel/index.ts'
import { createPool } from '../../src/kernel/database/pool.ts'
import { findEngagement, listEngagements, listEngagementsOfInsured } from '../../src/engagements/table.ts'
import { findInsured } from '../../src/parties/index.ts'
import { listProgramsByMaster } from '../../src/programs/index.ts'
import { type TestDatabase, testDatabase } from '../harness/database.ts'

const TENANT = { accountId: 'acc_00000000000000000000000001', mode: 'live' } as const
let database: TestDatabase
let pool: ReturnType<typeof createPool>
let store: Store
let admin: pg.Client
before(async () => {
  database = await testDatabase()
  // One connection: the plans it makes while the tables are empty are those it keeps.
  pool = createPool({ connection: database.config as pg.PoolConfig, max: 1, namedStatements: true })
  store = new Store({ database: pool, time: { now: () => 10_000, sleep: async () => {}, after: () => () => {} }, random: systemRandom, flow: () => [] })
  admin = new pg.Client(database.adminConfig as pg.ClientConfig)
  await admin.connect()
})
after(async () => {
  await admin.end()
  await pool.close()
  await database.drop()
})

/** How many rows of a table were looked at so far, by index or without. */
async function looked(table: string): Promise<number> {
  await store.read(SYSTEM, (q) => q.rows('SELECT pg_stat_force_next_flush()'))
  const { rows } = await admin.query<{ n: number }>('SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS n FROM pg_stat_user_tables WHERE relname = $1', [table])
  return rows[0]!.n
}

const ask = (name: string, many: number) => store.tx(TENANT, async (tx) => {
  for (let i = 0; i < many; i++) tx.enqueue({ kind: 'ring', queue: 'main', key: `${name} ${i}` })
})
let tokens = 0
async function claimAndEnd(limit: number): Promise<number> {
  const jobs = await claimWork(store, { queue: 'main', now: 10_000, leaseMs: 1_000, limit, perAccount: limit, token: `t${tokens++}`, running: new Map() })
  await store.tx(TENANT, (tx) => completeWork(tx, ...jobs))
  return jobs.length
}

test('what waits in a queue costs nothing, though the plans were made when it was empty', async () => {
  for (let i = 0; i < 12; i++) {
    await ask(`early ${i}`, 2)
    assert.equal(await claimAndEnd(2), 2)
  }
  await admin.query('VACUUM ANALYZE work')
  for (let i = 0; i < 12; i++) {
    await ask(`then ${i}`, 2)
    assert.equal(await claimAndEnd(2), 2)
  }
  // A burst: the statistics know nothing of it yet.
  for (let i = 0; i < 10; i++) await ask(`burst ${i}`, 500)
  const before = await looked('work')
  for (let i = 0; i < 10; i++) assert.equal(await claimAndEnd(10), 10)
  const each = ((await looked('work')) - before) / 100
  // The look for accounts with due work reads a window of 256 for ten jobs, and steps over rows of ended ones; one reading of all that waits would be 500 for each.
  assert.ok(each < 200, `${each} rows were looked at for each that was claimed and ended, of 5,000 that wait`)
})

test('the programs of a line are found by the line, however many the account has', async () => {
  const ask = () => store.read(TENANT, (q) => listProgramsByMaster(q, ['cov_5', 'cov_6']))
  // While the table is empty: this is the plan that is kept.
  for (let i = 0; i < 12; i++) assert.deepEqual(await ask(), [])
  await admin.query(
    `INSERT INTO programs (account_id, mode, program_ref, name, coverage_type, master_coverage_line_id, coming_master_line_id, created_at, updated_at)
     SELECT $1, 'live', 'program-' || i, 'Program', 'cargo', 'cov_' || i, 'cov_' || (i + 1), 0, 0 FROM generate_series(1, 2000) i`,
    [TENANT.accountId],
  )
  // What the server does by itself within a minute; a plan that is kept is made anew then.
  await admin.query('ANALYZE programs')
  const before = await looked('programs')
  assert.deepEqual((await ask()).map((p) => p.program_ref), ['program-4', 'program-5', 'program-6'])
  assert.ok((await looked('programs')) - before < 20, `${(await looked('programs')) - before} rows were looked at for three programs`)
})

test('a verdict that replaces another finds it by its name, however many the account has', async () => {
  const issue = (from: number, to: number, supersedes: (i: number) => string | null) =>
    store.tx(TENANT, async (tx) => {
      for (let i = from; i <= to; i++)
        insertVerdict(tx, { verdict_id: `vd-${i}`, engagement_id: `eng-${i}`, coverage_line_id: null, insured_ref: 'ins-1', consumer_ref: 'con-1', kind: 'surface', scope: 'engagement', status: 'pass', rules: [], wording: '', requirement_set: null, supersedes: supersedes(i), content_hash: '' }, new JsonText([]))
    })
  await issue(1, 3, () => null)
  // What the server knows of the table is that it has three rows, and the plan is made for them.
  await admin.query('ANALYZE verdicts')
  await issue(4, 3_000, () => null)
  const before = await looked('verdicts')
  await issue(3_001, 3_020, (i) => `vd-${i - 3_000}`)
  const rows = (await looked('verdicts')) - before
  assert.ok(rows <= 60, `${rows} rows were looked at to replace twenty verdicts of 3,000`)
  assert.equal((await admin.query("SELECT 1 FROM verdicts WHERE superseded_by = 'vd-' || (3000 + substr(verdict_id, 4)::int)")).rows.length, 20)
})

test('reads of one thing and of a page look at no more rows than they show, of ten thousand', async () => {
  const grow = async (from: number, to: number) => {
    const values = [TENANT.accountId, from, to]
    await admin.query(`INSERT INTO insureds (account_id, mode, insured_ref, created_at, updated_at) SELECT $1, 'live', 'ins-' || i, i, i FROM generate_series($2::int, $3::int) i`, values)
    await admin.query(`INSERT INTO engagements (account_id, mode, engagement_id, insured_ref, consumer_ref, created_at) SELECT $1, 'live', 'eng-' || i, 'ins-' || i, 'con-' || i % 3, i FROM generate_series($2::int, $3::int) i`, values)
    await admin.query('ANALYZE insureds, engagements')
  }
  const calls: Record<string, (q: Query) => Promise<unknown>> = {
    'one engagement': (q) => findEngagement(q, 'eng-5'),
    'one insured': (q) => findInsured(q, 'ins-5'),
    'those of an insured': (q) => listEngagementsOfInsured(q, 'ins-5'),
    'the first page': (q) => listEngagements(q, { insuredRef: null, consumerRef: null, status: null }, null, 5),
    'a page further on': (q) => listEngagements(q, { insuredRef: null, consumerRef: null, status: null }, [8, 'eng-8'], 5),
    'of an insured, by page': (q) => listEngagements(q, { insuredRef: 'ins-5', consumerRef: null, status: null }, null, 5),
  }
  const rowsLookedAt = async () => {
    const counts: Record<string, number> = {}
    for (const [name, call] of Object.entries(calls)) {
      const before = (await looked('engagements')) + (await looked('insureds'))
      await store.read(TENANT, call)
      counts[name] = (await looked('engagements')) + (await looked('insureds')) - before
    }
    return counts
  }
  await grow(1, 10)
  // The plans of ten rows are those it has.
  await rowsLookedAt()
  await grow(11, 10_000)
  const counts = await rowsLookedAt()
  assert.ok(Object.values(counts).every((n) => n >= 1 && n <= 6), JSON.stringify(counts))
})
