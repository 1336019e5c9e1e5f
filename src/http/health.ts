import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { type Context, SYSTEM } from '../kernel/index.ts'
import { mountWorkGauges } from './work-gauges.ts'

export type Metrics = { registry: Registry; observe: (call: { route: string; method: string; status: number; ms: number }) => void }

export function createMetrics(context: Pick<Context, 'store' | 'time'>, queues: readonly string[]): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'ivs_' })
  const calls = new Counter({ name: 'ivs_http_requests_total', help: 'Finished calls', labelNames: ['route', 'method', 'status'], registers: [registry] })
  const seconds = new Histogram({ name: 'ivs_http_seconds', help: 'Time of a call', labelNames: ['route', 'method'], buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15], registers: [registry] })
  mountWorkGauges(registry, context, queues)
  return {
    registry,
    observe: ({ route, method, status, ms }) => {
      calls.inc({ route, method, status: String(status) })
      seconds.observe({ route, method }, ms / 1000)
    },
  }
}

/** Alive says that the process answers; ready, that its database does. */
export function mountHealth(app: FastifyInstance, context: Context, metrics: Metrics): void {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_req, reply) => {
    try {
      await context.store.read(SYSTEM, (q) => q.rows('SELECT 1 FROM accounts LIMIT 1'))
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'unavailable', cause: 'the database does not answer' })
    }
  })
  app.get('/metrics', async (_req, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()))
}
