import { Pool } from 'undici'
import { atLeast, atMost, type Bench, load, round } from './measure.ts'
import { callsOf, multiply, seedEngagement, waitUntil } from './many-engagements.ts'
import { openEngine } from './open-engine.ts'

const ENGAGEMENTS = Number(process.env.BENCH_ENGAGEMENTS ?? 20_000)
const rules = (min: number) => [{ rule_id: 'cargo', coverage_type: 'cargo', limits: [{ label: 'per_vehicle', min }] }, { rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }] }]

export const adoption: Bench = {
  name: 'adoption',
  about: `publishing a version that applies to all active, on ${round(ENGAGEMENTS)} engagements`,
  async run() {
    const engine = await openEngine({})
    const { service, admin } = engine
    const pool = new Pool(service.url, { connections: 4 })
    try {
      const id = await seedEngagement(service, rules(50_000))
      await multiply(admin, service.account, id, ENGAGEMENTS)
      await admin.query('VACUUM ANALYZE')
      const read = () =>
        load(2, 4000, async () => {
          const answer = await pool.request({ method: 'GET', path: `/v1/engagements/${id}`, headers: { authorization: `Bearer ${service.test}` } })
          await answer.body.text()
        })
      await read()
      const quiet = await read()
      const started = performance.now()
      await callsOf(service)('POST', '/v1/consumers/broker/requirement-sets', { rules: rules(60_000), publish: true, applies_to: 'all_active' })
      // Callers are asked twice: while its impact is counted, and while engagements are moved.
      const counting = await read()
      const count = async (where: string) => (await admin.query<{ n: number }>(`SELECT count(*)::int AS n FROM engagements WHERE account_id = $1 AND mode = 'test' AND ${where}`, [service.account])).rows[0]!.n
      await waitUntil('the first moved', 600, async () => (await count('version = 2')) > 1)
      const moving = await read()
      const busy = Math.max(counting.p99, moving.p99)
      await waitUntil('adoption', 600, async () => (await count('version = 2 AND surface_verdict_id IS NOT NULL')) > ENGAGEMENTS)
      const perSecond = ENGAGEMENTS / ((performance.now() - started) / 1000)
      return [
        atLeast('engagements judged again in the background', perSecond / 3000, 1, `${round(perSecond)}/s`, '3,000/s'),
        atMost("a read's p99 meanwhile", busy / quiet.p99, 2, `${round(counting.p99)} ms while counting, ${round(moving.p99)} ms while moving`, `${round(quiet.p99)} ms before`),
      ]
    } finally {
      await pool.close()
      await engine.close()
    }
  },
}
