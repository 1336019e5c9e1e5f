import { Pool } from 'undici'
import { atMost, type Bench, load, round } from './measure.ts'
import { callsOf, multiply, seedEngagement } from './many-engagements.ts'
import { openEngine } from './open-engine.ts'

const FEW = 1_000
const MANY = Number(process.env.BENCH_FLAT ?? 1_000_000)
const ROUND_MS = 2500

export const flat: Bench = {
  name: 'flat',
  about: `the same calls of an account with ${round(FEW)} and with ${round(MANY)} engagements`,
  async run() {
    const engine = await openEngine({})
    const { service, admin } = engine
    const pool = new Pool(service.url, { connections: 2 })
    try {
      const id = await seedEngagement(service, [{ rule_id: 'cargo', coverage_type: 'cargo', limits: [{ label: 'per_vehicle', min: 50_000 }] }])
      const cursor = async () => (await callsOf(service)('GET', '/v1/engagements?limit=50')).next_cursor
      const calls: Record<string, (n: number) => { method: 'GET' | 'POST'; path: string; body?: string }> = {
        'read of an engagement': () => ({ method: 'GET', path: `/v1/engagements/${id}` }),
        'first page of engagements': () => ({ method: 'GET', path: '/v1/engagements?limit=50' }),
        'a consumer and status filter': () => ({ method: 'GET', path: '/v1/engagements?consumer_ref=broker&status=active&limit=50' }),
        'engagements of an insured': () => ({ method: 'GET', path: '/v1/engagements?insured_ref=many-7' }),
        'coverage of an insured': () => ({ method: 'GET', path: '/v1/insureds/many-7/coverage' }),
        'a new engagement': (n) => ({ method: 'POST', path: '/v1/engagements', body: JSON.stringify({ insured_ref: `new-${process.pid}-${n}-${Math.random()}`, consumer_ref: 'other', outreach: 'hold' }) }),
      }
      const measure = async () => {
        const p50: Record<string, number> = {}
        for (const [name, call] of Object.entries(calls)) {
          const run = () =>
            load(2, ROUND_MS, async (n) => {
              const { method, path, body } = call(n)
              const answer = await pool.request({ method, path, headers: { authorization: `Bearer ${service.test}`, 'content-type': 'application/json' }, ...(body && { body }) })
              const text = await answer.body.text()
              if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`)
            })
          await run()
          p50[name] = (await run()).p50
        }
        return p50
      }
      const grow = async (count: number, start: number) => {
        await multiply(admin, service.account, id, count, 'broker', start)
        await admin.query('VACUUM ANALYZE')
      }
      await grow(FEW, 1)
      if (!(await cursor())) throw new Error('the list has one page only')
      const few = await measure()
      await grow(MANY - FEW, FEW + 1)
      // Loading pushed what is read out of the server's memory.
      await measure()
      const many = await measure()
      return Object.keys(calls).map((name) => atMost(name, many[name]! / few[name]!, 1.3, `p50 ${round(many[name]!, 1)} ms`, `${round(few[name]!, 1)} ms`))
    } finally {
      await pool.close()
      await engine.close()
    }
  },
}
