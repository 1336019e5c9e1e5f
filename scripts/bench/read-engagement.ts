import pg from 'pg'
import { Pool } from 'undici'
import { atLeast, type Bench, inTurn, load, round, warmUp } from './measure.ts'
import { startBareServer, startServiceProcess } from './service-process.ts'

const CONNECTIONS = 16
const ROUND_MS = 3000
const WARM_CALLS = 12_000
/** Read in turn: calls that come at the same moment ask for different ones. */
const ENGAGEMENTS = 100

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
      const ids: string[] = []
      for (let i = 0; i < ENGAGEMENTS; i++) ids.push((await json('/v1/engagements', { insured_ref: `carrier-${i}`, consumer_ref: 'broker' })).engagement_id!)
      // What the server would have done by itself a quarter of a minute later.
      const admin = new pg.Client(service.admin)
      await admin.connect()
      await admin.query('ANALYZE')
      await admin.end()
      const get = (pool: Pool, path: (n: number) => string, more = {}) => () =>
        load(CONNECTIONS, ROUND_MS, async (n) => {
          const answer = await pool.request({ method: 'GET', path: path(n), headers: more })
          await answer.body.text()
          if (answer.statusCode !== 200) throw new Error(`${path(n)} answered ${answer.statusCode}`)
        })
      const a = get(ours, (n) => `/v1/engagements/${ids[n % ENGAGEMENTS]!}`, { authorization: headers.authorization })
      const b = get(theirs, () => '/rows/one')
      await warmUp(WARM_CALLS, a)
      await warmUp(WARM_CALLS, b)
      const [service_, bare_] = await inTurn(5, a, b, (l) => l.perSecond)
      return [atLeast('read of an engagement', service_.perSecond / bare_.perSecond, 0.35, `${round(service_.perSecond)}/s, p99 ${round(service_.p99, 1)} ms`, `bare read ${round(bare_.perSecond)}/s`)]
    } finally {
      await Promise.all([ours.close(), theirs.close()])
      await bare.stop()
      await service.stop()
    }
  },
}
