import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import fc from 'fast-check'
import type pg from 'pg'
import { completeWork, type Connection, type Database, GatheredQuery, inPipeline, type Job, silentLog, Store, systemRandom, systemTime, type Tx, Worker } from '../../src/kernel/index.ts'
import { createPool } from '../../src/kernel/database/pool.ts'
import { type TestDatabase, testDatabase } from '../harness/database.ts'
import { until } from '../harness/service.ts'

const TENANT = { accountId: 'acc_00000000000000000000000001', mode: 'live' } as const
let database: TestDatabase
let pool: Database
let store: Store
let sent: string[] = []
before(async () => {
  database = await testDatabase()
  pool = createPool({ connection: database.config as pg.PoolConfig, max: 4, namedStatements: true })
  store = new Store({ database: watched(pool), time: systemTime, random: systemRandom, flow: () => [] })
  await store.tx(TENANT, async (tx) => {
    for (let i = 0; i < 30; i++) await tx.count('INSERT INTO insureds (account_id, mode, insured_ref, insured_name, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $5)', [tx.accountId, tx.mode, `ref-${i % 10}-${i}`, i % 3 ? `name ${i}` : null, i])
  })
})
after(async () => {
  await pool.close()
  await database.drop()
})
beforeEach(() => {
  sent = []
})
/** Writes down each statement on its way. */
const watched = (real: Database): Database => ({
  ...real,
  async connect() {
    const connection = await real.connect()
    return { query: (text, values, name) => (sent.push(text), connection.query(text, values, name)), release: (broken) => connection.release(broken) } as Connection
  },
})
const reads = () => sent.filter((text) => text.startsWith('SELECT') && !text.includes('set_config'))
const lockMany = (tx: Tx) => async (refs: string[]) =>
  new Map((await tx.rows<{ insured_ref: string }>('SELECT insured_ref FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref = ANY($3::text[]) ORDER BY insured_ref FOR UPDATE', [tx.accountId, tx.mode, refs])).map((row) => [row.insured_ref, row]))

test('what lanes ask at the same moment is one statement, and each gets what it would have got alone', async () => {
  const LIKE = 'SELECT insured_ref, insured_name, created_at FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref LIKE $3 AND created_at > $4 AND ($5::text IS NULL OR insured_name = $5) ORDER BY created_at DESC LIMIT $6'
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ like: fc.constantFrom('ref-1%', 'ref-2%', '%', 'none'), from: fc.integer({ min: -1, max: 20 }), name: fc.constantFrom(null, 'name 1', "o'no") }), { minLength: 2, maxLength: 8 }), fc.integer({ min: 1, max: 4 }), async (asked, limit) => {
      const values = (a: (typeof asked)[number]) => [TENANT.accountId, TENANT.mode, a.like, a.from, a.name, limit]
      await store.tx(TENANT, async (tx) => {
        const alone: unknown[] = []
        for (const a of asked) alone.push(await tx.rows(LIKE, values(a)))
        sent = []
        const together = await tx.sideBySide(asked.map((a) => (lane: Tx) => lane.rows(LIKE, values(a))))
        assert.deepEqual(together, alone)
        assert.equal(reads().length, 1)
      })
    }),
    { numRuns: 60 },
  )
})

test('what each of many lanes gathers is run once a statement, of a few once in all, and reads as it does alone', async () => {
  const ONE = 'SELECT insured_ref, insured_name, created_at FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref = $3'
  const LIST = "SELECT insured_ref, ARRAY['a', insured_name] AS list, DATE '2026-02-28' AS day, created_at * 3000000000 AS big, jsonb_build_object('n', created_at) AS held FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref = ANY($3::text[]) ORDER BY insured_ref"
  const asks = (tx: Tx, i: number) => {
    const q = new GatheredQuery(tx)
    return inPipeline([q.maybe(ONE, [tx.accountId, tx.mode, `ref-${i}-${i}`]), q.rows(LIST, [tx.accountId, tx.mode, [`ref-${i}-${i}`, `ref-${i}-${i + 10}`]])])
  }
  for (const [lanes, statements] of [[3, 1], [10, 2]] as const)
    await store.tx(TENANT, async (tx) => {
      const numbers = Array.from({ length: lanes }, (_, i) => i)
      const alone: unknown[] = []
      for (const i of numbers) alone.push(await asks(tx, i))
      sent = []
      assert.deepEqual(await tx.sideBySide(numbers.map((i) => (lane: Tx) => asks(lane, i))), alone)
      assert.equal(reads().length, statements)
    })
})

test('what cannot be one statement goes one by one', async () => {
  await store.tx(TENANT, async (tx) => {
    const ANY = 'SELECT count(*) AS n FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref = ANY($3::text[])'
    const counts = await tx.sideBySide([['ref-0-0'], ['ref-1-1', 'ref-2-2']].map((refs) => (lane: Tx) => lane.one<{ n: number }>(ANY, [TENANT.accountId, TENANT.mode, refs])))
    assert.deepEqual(counts, [{ n: 1 }, { n: 2 }])
  })
  // A parameter takes the type of what it stands beside; a column has one of its own.
  const DAY = "SELECT DATE '2026-03-02' = $1 AS same"
  const compared = () => store.tx(TENANT, (tx) => tx.sideBySide(['2026-03-02', '2026-03-03'].map((day) => (lane: Tx) => lane.one<{ same: boolean }>(DAY, [day]))))
  await assert.rejects(compared, /date = text/)
  assert.deepEqual(await compared(), [{ same: true }, { same: false }], 'a text the server refused once is not merged again')
})

test('a lane reads what it wrote, and all of them commit or none', async () => {
  const rename = (fails: boolean) =>
    store.tx(TENANT, (tx) =>
      tx.sideBySide(
        ['ref-1-1', 'ref-2-2', 'ref-3-3'].map((ref) => async (lane: Tx) => {
          lane.write('UPDATE insureds SET insured_name = $4 WHERE account_id = $1 AND mode = $2 AND insured_ref = $3', [lane.accountId, lane.mode, ref, `${ref} now`])
          if (fails && ref === 'ref-2-2') throw new Error('this one does not')
          return (await lane.one<{ insured_name: string }>('SELECT insured_name FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref = $3', [lane.accountId, lane.mode, ref])).insured_name
        }),
      ),
    )
  await assert.rejects(rename(true), /this one does not/)
  assert.deepEqual(await store.read(TENANT, (q) => q.rows("SELECT 1 FROM insureds WHERE account_id = $1 AND insured_name LIKE '% now'", [q.accountId])), [])
  assert.deepEqual(await rename(false), ['ref-1-1 now', 'ref-2-2 now', 'ref-3-3 now'])
})

test('what one lane locked the others wait for', async () => {
  const steps: string[] = []
  await store.tx(TENANT, (tx) =>
    tx.sideBySide(
      ['a', 'b', 'c'].map((name) => async (lane: Tx) => {
        await lane.lock(name === 'c' ? 'ref-5-5' : 'ref-4-4', lockMany(lane))
        steps.push(`${name} begins`)
        await lane.rows('SELECT 1 AS x')
        await lane.rows('SELECT 2 AS x')
        steps.push(`${name} ends`)
      }),
    ),
  )
  assert.ok(steps.indexOf('a ends') < steps.indexOf('b begins'), steps.join(', '))
  assert.ok(steps.indexOf('c begins') < steps.indexOf('a ends'), steps.join(', '))
  assert.equal(sent.filter((text) => text.includes('FOR UPDATE')).length, 2, 'locks asked for together are one statement')
})

test('lanes that wait for each other fail at once, and nothing of them stays', async () => {
  const cross = store.tx(TENANT, (tx) =>
    tx.sideBySide(
      [['ref-4-4', 'ref-5-5'], ['ref-5-5', 'ref-4-4']].map((refs) => async (lane: Tx) => {
        for (const ref of refs) await lane.lock(ref, lockMany(lane))
      }),
    ),
  )
  await assert.rejects(cross, /wait for each other/)
})

test('a worker told to stop while it claims does what it has claimed, or claims nothing', async () => {
  for (let waitMs = 0; waitMs < 30; waitMs += 3) {
    let run = 0
    const slow: Database = { ...pool, connect: async () => (await new Promise((resolve) => setTimeout(resolve, 4)), pool.connect()) }
    const ours = new Store({ database: slow, time: systemTime, random: systemRandom, flow: () => [] })
    const worker = new Worker<null>({
      store: ours, time: systemTime, random: systemRandom, log: silentLog, context: null,
      kinds: [{ kind: 'last', queue: 'main', retryAfterMs: [], run: (_c, job) => ours.tx(job.tenant, async (tx) => (run++, completeWork(tx, job))) }],
      queues: { main: { concurrency: 4, perAccount: 4, leaseMs: 60_000, pollMs: 20 } },
    })
    await store.tx(TENANT, async (tx) => tx.enqueue({ kind: 'last', queue: 'main', key: String(waitMs) }))
    worker.start()
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    await worker.stop()
    const done = run
    await new Promise((resolve) => setTimeout(resolve, 60))
    assert.equal(run, done, `nothing begins after the stop at ${waitMs} ms`)
    const left = await store.read(TENANT, (q) => q.rows<{ lease_token: string | null }>('SELECT lease_token FROM work WHERE account_id = $1', [q.accountId]))
    assert.deepEqual(left, run ? [] : [{ lease_token: null }], `stopped after ${waitMs} ms`)
    await store.tx(TENANT, (tx) => tx.count('DELETE FROM work WHERE account_id = $1', [tx.accountId]))
  }
})

test('jobs of one kind and tenant share transactions; one that fails is tried again alone and spoils nothing', async () => {
  const begun: string[] = []
  const done: string[] = []
  let attempts = 0
  const worker = new Worker<null>({
    store, time: systemTime, random: systemRandom, log: silentLog, context: null,
    kinds: [
      {
        kind: 'together', queue: 'main', retryAfterMs: [20, 20],
        run: (_c, job: Job) => store.tx(job.tenant, async (tx) => {
          if (job.key === 'bad' && ++attempts < 2) throw new Error('not yet')
          await completeWork(tx, job)
          tx.afterCommit(() => done.push(job.key))
        }),
        together: async (tx, _c, job) => {
          begun.push(job.key)
          if (job.key === 'bad') throw new Error('never with others')
          tx.afterCommit(() => done.push(job.key))
        },
      },
    ],
    queues: { main: { concurrency: 4, perAccount: 2, ahead: 64, leaseMs: 60_000, pollMs: 20 } },
  })
  const keys = [...Array.from({ length: 50 }, (_, i) => `k${i}`), 'bad']
  await store.tx(TENANT, async (tx) => {
    for (const key of keys) tx.enqueue({ kind: 'together', queue: 'main', key })
  })
  sent = []
  worker.start()
  try {
    await until(async () => done.length, (n) => n >= keys.length)
  } finally {
    await worker.stop()
  }
  assert.deepEqual(done.sort(), keys.sort())
  assert.ok(begun.length >= keys.length - 1)
  assert.ok(sent.filter((text) => text === 'COMMIT').length < keys.length, 'fewer transactions than jobs')
  assert.deepEqual(await store.read(TENANT, (q) => q.rows('SELECT 1 FROM work WHERE account_id = $1 UNION ALL SELECT 1 FROM dead_work WHERE account_id = $1', [q.accountId])), [])
})

test('what a lane reads right behind a lock, it reads once it has the lock: it sees what was changed under it before', async () => {
  const NAME = 'SELECT insured_name FROM insureds WHERE account_id = $1 AND mode = $2 AND insured_ref = $3'
  const refs = ['ref-4-4', 'ref-5-5', 'ref-7-7']
  await store.tx(TENANT, (tx) => tx.count("UPDATE insureds SET insured_name = 'before' WHERE account_id = $1 AND mode = $2 AND insured_ref = ANY($3::text[])", [tx.accountId, tx.mode, refs]))
  let waiting = () => {}
  const waits = new Promise<void>((resolve) => (waiting = resolve))
  const changed = store.tx(TENANT, async (tx) => {
    await lockMany(tx)(refs)
    waiting()
    // Until the lanes stand before the lock.
    await until(() => store.read(TENANT, (q) => q.one<{ n: number }>("SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")), ({ n }) => n > 0)
    await tx.count("UPDATE insureds SET insured_name = 'after' WHERE account_id = $1 AND mode = $2 AND insured_ref = ANY($3::text[])", [tx.accountId, tx.mode, refs])
  })
  await waits
  const names = await store.tx(TENANT, (tx) =>
    tx.sideBySide(refs.map((ref) => async (lane: Tx) => {
      const [, found] = await Promise.all([lane.lock(ref, lockMany(lane)), lane.one<{ insured_name: string }>(NAME, [TENANT.accountId, TENANT.mode, ref])])
      return found.insured_name
    })),
  )
  await changed
  assert.deepEqual(names, ['after', 'after', 'after'])
})
