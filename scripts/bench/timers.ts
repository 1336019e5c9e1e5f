import { claimWork } from '../../src/kernel/work/claim.ts'
import { PIPELINE_QUEUES } from '../../src/jobs.ts'
import { type Job, silentLog, TIMER_QUEUE, type Tx, Worker } from '../../src/kernel/index.ts'
import { completeWork } from '../../src/kernel/work/end-work.ts'
import { atLeast, atMost, type Bench, percentiles, round } from './measure.ts'
import { openEngine } from './open-engine.ts'

const WAITING = 1_000_000
const DUE = 20_000
const ACCOUNTS = 100

export const timers: Bench = {
  name: 'timers',
  about: 'a million waiting timers: what an empty claim costs, and how fast due ones fire',
  async run() {
    const engine = await openEngine()
    const { context, admin } = engine
    try {
      const now = context.time.now()
      const insert = (from: number, count: number, due: string) =>
        admin.query(
          `INSERT INTO work (account_id, mode, kind, key, queue, due_at, payload, enqueued_at)
           SELECT 'acc_' || lpad((i % ${ACCOUNTS})::text, 26, '0'), 'live', 'bench-timer', i::text, $1, ${due}, '{}', $2 FROM generate_series($3::int, $4::int) i`,
          [TIMER_QUEUE, now, from, from + count - 1],
        )
      await insert(0, WAITING, `${now} + 86400000 + i`)
      await admin.query('VACUUM ANALYZE work')
      const claim = () => claimWork(context.store, { queue: TIMER_QUEUE, now: context.time.now(), leaseMs: 60_000, limit: 64, perAccount: 64, token: 'bench', running: new Map() })
      for (let i = 0; i < 20; i++) await claim()
      const times: number[] = []
      for (let i = 0; i < 300; i++) {
        const at = performance.now()
        const got = await claim()
        times.push(performance.now() - at)
        if (got.length) throw new Error('a timer was claimed before its time')
      }
      const { p50 } = percentiles(times)

      await insert(WAITING, DUE, `${now} - 1000`)
      let fired = 0
      let early = 0
      let finish: () => void = () => {}
      const all = new Promise<void>((resolve) => {
        finish = resolve
      })
      const ring = async (tx: Tx, _: unknown, job: Job) => {
        if (job.dueAt > context.time.now()) early++
        tx.afterCommit(() => ++fired === DUE && finish())
      }
      const run = (_: unknown, job: Job) =>
        context.store.tx(job.tenant, async (tx) => {
          await ring(tx, _, job)
          await completeWork(tx, job)
        })
      const worker = new Worker({
        store: context.store, time: context.time, random: context.random, log: silentLog, context,
        kinds: [{ kind: 'bench-timer', queue: TIMER_QUEUE, retryAfterMs: [], run, together: ring }],
        queues: { [TIMER_QUEUE]: PIPELINE_QUEUES(1)[TIMER_QUEUE] },
      })
      const started = performance.now()
      worker.start()
      await all
      const perSecond = DUE / ((performance.now() - started) / 1000)
      await worker.stop()
      return [
        atMost('an empty claim beside a million waiting timers', p50, 1, `p50 ${round(p50, 2)} ms`, 'one index probe'),
        atLeast('due timers fired, durably, those of an account that are due together in one transaction', perSecond / 5000, 1, `${round(perSecond)}/s, ${early} early`, '5,000/s'),
      ]
    } finally {
      await engine.close()
    }
  },
}
