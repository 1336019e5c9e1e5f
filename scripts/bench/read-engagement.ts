import { Pool } from 'undici'
import { atLeast, type Bench, inTurn, load, round } from './measure.ts'
import { startBareServer, startServiceProcess } from './service-process.ts'

const CONNECTIONS = 16
const ROUND_MS = 3000

export const readEngagement: Bench = {
  name: 'read-engagement',
  about: 'read of an engagement against a bare Fastify and pg read of a single row',
  async run() {
    const service = await startServiceProcess({ IVS_ROLE: 'api' })
    const bare = await startBareServer(service)
    const ours = new Pool(service.url, { connections: CONNECTIONS })
    const theirs = new Pool(bare.url, { connections: CONNECTIONS })
    const headers = { authorization: `Bearer ${service.test}`, 'content-type': 'application/json' }
    const json = async (path: string, body: unknown) => {
      const answer = await ours.request({ method: 'POST', path, headers, body: JSON.stringify(body) })
      const read = (await answer.body.json()) as Record<string, string>
      if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}: ${JSON.stringify(read)}`)
      return read
    }
    try {
      await json('/v1/consumers/broker/requirement-sets', { rules: [{ coverage_type: 'cargo', limits: [{ label: 'per_occurrence', min: 100_000 }] }], publish: true, applies_to: 'all_active' })
      const { engagement_id } = await json('/v1/engagements', { insured_ref: 'carrier-1', consumer_ref: 'broker' })
      const get = (pool: Pool, path: string, more = {}) => () =>
        load(CONNECTIONS, ROUND_MS, async () => {
          const answer = await pool.request({ method: 'GET', path, headers: more })
          await answer.body.text()
          if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
        })
      const a = get(ours, `/v1/engagements/${engagement_id}`, { authorization: headers.authorization })
      const b = get(theirs, '/rows/one')
      await a()
      await b()
      const [service_, bare_] = await inTurn(3, a, b, (l) => l.perSecond)
      return [atLeast('read of an engagement', service_.perSecond / bare_.perSecond, 0.35, `${round(service_.perSecond)}/s, p99 ${round(service_.p99, 1)} ms`, `bare read ${round(bare_.perSecond)}/s`)]
    } finally {
      await Promise.all([ours.close(), theirs.close()])
      await bare.stop()
      await service.stop()
    }
  },
}
