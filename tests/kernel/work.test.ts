import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import pg from 'pg'
import { claimWork, completeWork, endLeases, failWork, type Job, LeaseLost, putBackEarly, Store, systemRandom, TIMER_QUEUE, type Tx, Worker, type WorkSpec } from '../../src/kernel/index.ts'
import { JobRunner } from '../../src/kernel/work/job-runner.ts'
import { createPool } from '../../src/kernel/database/pool.ts'
import { type TestDatabase, testDatabase } from '../harness/database.ts'

const TENANT = { accountId: 'acc_00000000000000000000000001', mode: 'live' } as const
const LEASE_MS = 1_000
let database: TestDatabase
let pool: ReturnType<typeof createPool>
let store: Store
let now = 0
before(async () => {
  database = await testDatabase()
  pool = createPool({ connection: database.config as pg.PoolConfig, max: 4, namedStatements: true })
  store = new Store({ database: pool, time: { now: () => now, sleep: async () => {}, after: () => () => {} }, random: systemRandom, flow: () => [] })
})
after(async () => {
  await pool.close()
  await database.drop()
})
beforeEach(async () => {
  now = 10_000
  await store.tx(TENANT, (tx) => tx.count('DELETE FROM work WHERE account_id = $1', [tx.accountId]))
})

let tokens = 0
const claim = async (): Promise<Job | undefined> => (await claimWork(store, { queue: TIMER_QUEUE, now, leaseMs: LEASE_MS, limit: 1, perAccount: 1, token: `t${tokens++}`, running: new Map() }))[0]
const ask = (spec: Partial<WorkSpec>) => store.tx(TENANT, async (tx) => tx.enqueue({ kind: 'ring', queue: TIMER_QUEUE, key: 'k', ...spec }))
const complete = (job: Job) => store.tx(TENANT, (tx) => completeWork(tx, job))
const rows = () => store.read(TENANT, (q) => q.rows('SELECT due_at, lease_token, attempts FROM work WHERE account_id = $1', [q.accountId]))

test('a timer moved while a dead worker held it rings at its new moment, not when the lease runs out', async () => {
  await ask({ dueAt: now, replace: true })
  assert.ok(await claim())
  await ask({ dueAt: 50_000, replace: true })
  now += LEASE_MS + 1
  assert.equal(await claim(), undefined)
  assert.deepEqual(await rows(), [{ due_at: 50_000, lease_token: null, attempts: 0 }])
  now = 50_000
  const job = await claim()
  assert.equal(job?.dueAt, 50_000)
  await complete(job!)
  assert.deepEqual(await rows(), [])
})

test('work asked for again while a dead worker held it runs when the lease runs out', async () => {
  await ask({ dueAt: now })
  await claim()
  await ask({ dueAt: 50_000 })
  now += LEASE_MS + 1
  assert.ok(await claim())
})

test('where nobody else works, what a dead worker held is due since it was claimed; what waits is not moved', async () => {
  await ask({ dueAt: now })
  await ask({ key: 'later', dueAt: 90_000 })
  const first = (await claim())!
  assert.equal(await endLeases(store, { [TIMER_QUEUE]: LEASE_MS, main: 5 }), 1)
  assert.deepEqual((await rows()).map((r) => r.due_at as number).sort((a, b) => a - b), [now, 90_000])
  const second = (await claim())!
  assert.deepEqual([second.key, second.attempts], ['k', 2])
  await assert.rejects(complete(first), LeaseLost)
  await complete(second)
})

test('of two asks that came while it ran the earlier holds, unless the later replaces it', async () => {
  await ask({ dueAt: now })
  const job = (await claim())!
  await ask({ dueAt: 20_000 })
  await ask({ dueAt: 90_000 })
  await complete(job)
  assert.equal((await rows())[0]!.due_at, 20_000)
})

test('an attempt that fails for the last time does not take with it what was asked for meanwhile', async () => {
  await ask({ dueAt: now })
  const job = (await claim())!
  await ask({ dueAt: now })
  assert.equal(await store.tx(TENANT, (tx) => failWork(tx, job, 'broken', null)), false)
  assert.deepEqual(await rows(), [{ due_at: now, lease_token: null, attempts: 0 }])
  const again = (await claim())!
  assert.equal(await store.tx(TENANT, (tx) => failWork(tx, again, 'broken', null)), true)
  assert.deepEqual(await rows(), [])
})

test('a failed attempt comes back at its retry, or earlier where it was asked for earlier', async () => {
  await ask({ dueAt: now })
  await ask({ dueAt: now })
  const job = (await claim())!
  await ask({ dueAt: 90_000 })
  await store.tx(TENANT, (tx) => failWork(tx, job, 'broken', 15_000))
  assert.equal((await rows())[0]!.due_at, 15_000)
})

test('a timer claimed before the clock was set back waits again and is not ended', async () => {
  await ask({ dueAt: now, replace: true })
  const job = (await claim())!
  now -= 400
  assert.equal(await store.tx(TENANT, (tx) => putBackEarly(tx, job)), true)
  assert.deepEqual(await rows(), [{ due_at: 10_000, lease_token: null, attempts: 0 }])
  now += 400
  assert.ok(await claim())
})

test('an ask that commits while the end of the work waits for its row is seen: no lease is taken for lost', async () => {
  await ask({ dueAt: now })
  const job = (await claim())!
  const other = new pg.Client(database.adminConfig)
  await other.connect()
  try {
    await other.query('BEGIN')
    await other.query('UPDATE work SET generation = generation + 1, next_due_at = 20000 WHERE account_id = $1', [TENANT.accountId])
    const ended = complete(job)
    for (let waiting = false; !waiting; ) waiting = (await other.query("SELECT 1 FROM pg_locks WHERE NOT granted LIMIT 1")).rowCount! > 0
    await other.query('COMMIT')
    await ended
  } finally {
    await other.end()
  }
  assert.deepEqual(await rows(), [{ due_at: 20_000, lease_token: null, attempts: 0 }])
})

test('an attempt whose lease another took over keeps nothing', async () => {
  await ask({ dueAt: now })
  const slow = (await claim())!
  now += LEASE_MS + 1
  const taken = (await claim())!
  await assert.rejects(complete(slow), LeaseLost)
  await complete(taken)
})

test('work of a kind that only another version knows waits for that version, its attempts uncounted', async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const ran: number[] = []
  const ring = { kind: 'ring', queue: TIMER_QUEUE, retryAfterMs: [], run: async (_: unknown, job: Job) => void ran.push(job.attempts) }
  const version = (kinds: (typeof ring)[]) =>
    new Worker({ store, time: { now: () => now, sleep: async () => {}, after: () => () => {} }, random: systemRandom, log, context: {}, kinds, queues: { [TIMER_QUEUE]: { concurrency: 1, perAccount: 1, leaseMs: LEASE_MS, pollMs: 1_000 } } })
  await ask({ dueAt: now })
  for (let i = 0; i < 3; i++) {
    assert.equal(await version([]).runDue(TIMER_QUEUE), 1)
    assert.equal(await version([ring]).runDue(TIMER_QUEUE), 0, 'it waits a while: it is not claimed over and over')
    now += 60_000
  }
  assert.deepEqual(await rows(), [{ due_at: now, lease_token: null, attempts: 0 }])
  assert.equal(await version([ring]).runDue(TIMER_QUEUE), 1)
  assert.deepEqual(ran, [1])
})

test('work that was to be done at once is not left waiting by a clock that is set back; what has a time keeps it', async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const ran: string[] = []
  const kind = { kind: 'ring', queue: 'main', retryAfterMs: [], run: async (_: unknown, job: Job) => (ran.push(job.key), complete(job)) }
  const queues = { main: { concurrency: 1, perAccount: 9, leaseMs: LEASE_MS, pollMs: 1_000 } }
  const worker = new Worker({ store, time: { now: () => now, sleep: async () => {}, after: () => () => {} }, random: systemRandom, log, context: {}, kinds: [kind], queues })
  now = 9_000_000
  assert.equal(await worker.runDue('main', 9), 0)
  await ask({ queue: 'main', key: 'at once' })
  await ask({ queue: 'main', key: 'later', dueAt: now + 5_000 })
  now -= 3_600_000
  assert.equal(await worker.runDue('main', 9), 1)
  assert.deepEqual(ran, ['at once'])
  now += 3_600_000 + 5_000
  assert.equal(await worker.runDue('main', 9), 1)
})

test('a clock that is set ahead by a day: a running job may be taken over, and what the first of the two did is not kept twice', async () => {
  await ask({ dueAt: now })
  const first = (await claim())!
  now += 86_400_000
  const second = (await claim())!
  await complete(second)
  await assert.rejects(complete(first), LeaseLost)
  now -= 86_400_000
  await ask({ dueAt: now })
  assert.ok(await claim(), 'and back again: new work is not held up by what was done in between')
})

test('work under a condition is written only where the condition holds, and wakes nobody otherwise', async () => {
  const woken: string[][] = []
  const watched = new Store({ database: pool, time: { now: () => now, sleep: async () => {}, after: () => () => {} }, random: systemRandom, flow: () => [], wake: (queues) => woken.push([...queues].sort()) })
  const kinds = () => watched.read(TENANT, async (q) => (await q.rows<{ kind: string }>('SELECT kind FROM work WHERE account_id = $1 ORDER BY kind', [q.accountId])).map((r) => r.kind))
  const enqueue = (onlyIf: string) =>
    watched.tx(TENANT, async (tx) => {
      tx.enqueue({ kind: 'always', queue: 'main', key: 'k' })
      tx.enqueue({ kind: 'sometimes', queue: 'webhook', key: 'k', onlyIf })
    })
  await enqueue('EXISTS (SELECT 1 FROM work WHERE account_id = $1 AND mode <> $2)')
  assert.deepEqual(await kinds(), ['always'])
  await enqueue('EXISTS (SELECT 1 FROM work WHERE account_id = $1 AND mode = $2)')
  assert.deepEqual(await kinds(), ['always', 'sometimes'])
  assert.deepEqual(woken, [['main'], ['main', 'webhook']])
})

test('where more is known to be due the next is claimed while the last of it runs, each runs once, and nothing is claimed that has no room', async () => {
  for (let i = 0; i < 10; i++) await ask({ key: `k${i}`, dueAt: now - 10 + i })
  const ran: string[] = []
  const ends: (() => void)[] = []
  const log = { info() {}, warn() {}, error() {} } as never
  const kind = {
    kind: 'ring', queue: TIMER_QUEUE, retryAfterMs: [],
    run: async (_: unknown, job: Job) => {
      ran.push(job.key)
      await new Promise<void>((resolve) => ends.push(resolve))
      await complete(job)
    },
  }
  const queues = { [TIMER_QUEUE]: { concurrency: 1, perAccount: 2, leaseMs: LEASE_MS, pollMs: 1_000, ahead: 4 } }
  const worker = new Worker({ store, time: { now: () => now, sleep: async () => {}, after: () => () => {} }, random: systemRandom, log, context: {}, kinds: [kind], queues })
  const leased = async () => (await rows()).filter((r) => r.lease_token !== null).length
  const until = async (holds: () => boolean | Promise<boolean>) => {
    for (let i = 0; !(await holds()); i++) {
      assert.ok(i < 500, 'it did not come to that')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const end = () => ends.shift()!()
  worker.start()
  await until(() => ran.length === 1)
  assert.equal(await leased(), 4)
  for (let n = 2; n <= 3; n++) {
    end()
    await until(() => ran.length === n)
    await until(async () => (await rows()).length === 11 - n)
    assert.equal(await leased(), 5 - n)
  }
  end()
  await until(() => ran.length === 4)
  await until(async () => (await leased()) === 5)
  for (let n = 5; n <= 10; n++) {
    end()
    await until(() => ran.length === n)
  }
  end()
  await until(async () => (await rows()).length === 0)
  await worker.stop()
  assert.deepEqual(ran, Array.from({ length: 10 }, (_, i) => `k${i}`))
})

test('work whose attempts end without a word is given up early; work that says why it fails is tried as often as its kind allows', async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const ended: string[] = []
  const ring = { kind: 'ring', queue: TIMER_QUEUE, retryAfterMs: Array<number>(9).fill(0), unheardMax: 2, run: () => Promise.reject(new Error('the store is away')), whenDead: async (_tx: Tx, _context: unknown, job: Job) => void ended.push(`${job.key} at ${job.attempts}`) }
  const runner = new JobRunner({ store, time: { now: () => now, sleep: async () => {}, after: () => () => {} }, log, context: {}, kinds: [ring] })
  await ask({ key: 'speaks', dueAt: now })
  await ask({ key: 'dies', dueAt: now + 1_000_000 })
  for (let i = 0; i < 12; i++) {
    const job = await claim()
    if (job) await runner.runJob(job)
  }
  now += 1_000_000
  for (let i = 0; i < 4; i++) {
    const job = await claim()
    if (job?.attempts === 3) await runner.runJob(job)
    now += LEASE_MS + 1
  }
  assert.deepEqual(ended, ['speaks at 10', 'dies at 3'])
  assert.deepEqual(await rows(), [])
})

test('an attempt that fails while the database is away is put back once that answers again, not when its lease ends', async () => {
  let away = 3
  const slept: number[] = []
  const flaky = { tx: (...args: Parameters<Store['tx']>) => (away-- > 0 ? Promise.reject(new Error('Connection terminated unexpectedly')) : store.tx(...args)) } as unknown as Store
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const ring = { kind: 'ring', queue: TIMER_QUEUE, retryAfterMs: [5], run: () => Promise.reject(new Error('Connection terminated unexpectedly')) }
  const runner = new JobRunner({ store: flaky, time: { now: () => now, sleep: async (ms: number) => void slept.push(ms), after: () => () => {} }, log, context: {}, kinds: [ring] })
  await ask({ dueAt: now })
  await runner.runJob((await claim())!)
  assert.deepEqual(await rows(), [{ due_at: now + 5, lease_token: null, attempts: 1 }])
  assert.equal(slept.length, 3)
  // What stays away is left to the lease.
  now += 5
  away = Number.MAX_SAFE_INTEGER
  await runner.runJob((await claim())!)
  const [left] = await rows()
  assert.equal(left!.due_at, now + LEASE_MS)
})
