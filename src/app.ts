/** Builds the service once from its configuration: ports, worker, HTTP edge, on the context of build-context.ts. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { KeyRing, openService } from './accounts/index.ts'
import { buildContext } from './build-context.ts'
import { DELIVERY_QUEUES, deliveryJobs } from './delivery/index.ts'
import { createDocumentReader } from './extraction/document-reader.ts'
import { createMetrics, mountHealth } from './http/health.ts'
import { mountMailGauges } from './http/mail-gauges.ts'
import { mountAnswerPages } from './http/mount-answer-pages.ts'
import { mountDownloads } from './http/mount-downloads.ts'
import { mountOpenApi } from './http/openapi/index.ts'
import { RateLimit } from './http/rate-limit.ts'
import { forgetOldKeys } from './http/forget-keys.ts'
import { buildServer } from './http/server.ts'
import { PIPELINE_QUEUES, pipelineJobs } from './jobs.ts'
import { connectDatabase } from './kernel/database/connect-database.ts'
import { type Chore, checkServer, type Config, type Context, createDns, createFileDns, createLog, DAY_MS, describeServer, endLeases, endsWithin, keepHouse, keepPresence, type Log, makePartitionsAhead, type QueueOptions, type Route, Worker } from './kernel/index.ts'
import { createHttpClient, createResolver, parseEgressAllow } from './kernel/net-guard/index.ts'
import { createAuthenticator } from './outreach/receiving/authenticator.ts'
import { createMailer, createPacer, type InboundMail, startInboundMail } from './outreach/mail-setup.ts'
import { allRoutes } from './routes.ts'

export type App = {
  config: Config
  context: Context
  worker: Worker<Context>
  http: FastifyInstance | null
  url: string
  /** Set when this start made the first account. */
  keysFile: string | null
  /** Where the inbound mail server listens; null when none is set. */
  mailPort: number | null
  close(): Promise<void>
}

export async function startApp(config: Config, options: { log?: Log } = {}): Promise<App> {
  const log = options.log ?? createLog(config.IVS_LOG_LEVEL)
  const database = await connectDatabase(config, log, { migrate: true })
  try {
    return await startOn(database, config, log)
  } catch (error) {
    // What cannot start leaves no database server behind, and no connection that would keep the process.
    await database.close()
    throw error
  }
}

/** Every queue that a worker of this configuration serves. */
export const queuesOf = (config: Config) => ({ ...PIPELINE_QUEUES(Number(config.IVS_EXTRACTION_CHILDREN)), ...DELIVERY_QUEUES })

/** What is under way when the service is told to stop may end for so long. Then an upload that drips is cut off, and work goes to whoever claims it when its lease ends. */
const STOP_MS = 20_000

/** What the service must do again and again for as long as it runs. */
const choresOf = (context: Context): Chore[] => [
  { name: 'partitions', run: () => makePartitionsAhead(context.store) },
  { name: 'idempotency keys', run: () => forgetOldKeys(context) },
  { name: 'staged files', run: () => context.blobs.dropLeftovers(context.time.now() - LEFTOVER_MS) },
]
/** No upload takes as long: what is older was left by a process that ended. */
const LEFTOVER_MS = DAY_MS

async function startOn(database: Awaited<ReturnType<typeof connectDatabase>>, config: Config, log: Log): Promise<App> {
  let wake: (queues: ReadonlySet<string>) => void = () => {}
  const context = await buildContext(config, log, database, (queues) => wake(queues))
  checkServer(await describeServer(context.store))
  let keysFile: string | null = null
  // Whoever starts the service for the first time finds the keys here, readable by the owner alone.
  await openService(context, (keys) => {
    keysFile = path.join(config.IVS_DATA_DIR, 'keys.json')
    writeFileSync(keysFile, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  })
  const allow = parseEgressAllow(config.IVS_EGRESS_ALLOW)
  const resolve = createResolver()
  let url = config.IVS_PUBLIC_URL.replace(/\/$/, '')
  const publicUrl = () => url
  const delivery = { http: createHttpClient({ allow, resolve }), allow, resolve, publicUrl }
  const reader = createDocumentReader(context, Number(config.IVS_EXTRACTION_CHILDREN))
  const mail = await createMailer(config, context)
  const outreach = { mail, mailDomain: config.IVS_MAIL_DOMAIN, publicUrl, pacer: createPacer(config), testAnswerMs: Number(config.IVS_TEST_ANSWER_MS), authenticate: createAuthenticator(config.IVS_DNS_FILE ? createFileDns(config.IVS_DNS_FILE) : createDns(), config.IVS_MAIL_DOMAIN) }
  const worker: Worker<Context> = new Worker({
    store: context.store,
    time: context.time,
    random: context.random,
    log,
    context,
    kinds: [...pipelineJobs({ ...outreach, reader, runJob: (job) => worker.runJob(job) }), ...deliveryJobs(delivery)],
    queues: queuesOf(config),
  })
  const inbound = config.IVS_ROLE === 'worker' ? null : await startInboundMail(config, context)
  const http = config.IVS_ROLE === 'worker' ? null : await openEdge(config, context, allRoutes(delivery, reader.textOf, reader.renderPage), inbound)
  url ||= http ? addressOf(http, config) : ''
  const house = config.IVS_ROLE === 'api' ? null : keepHouse({ time: context.time, log, chores: choresOf(context) })
  let presence: { stop(): Promise<void> } | null = null
  if (config.IVS_ROLE !== 'api') {
    reader.warm()
    if (database.alone) await resume(context, log, queuesOf(config))
    presence = await keepPresence({ connection: database.direct, name: worker.name, store: context.store, time: context.time, log, queues: queuesOf(config) })
    worker.start()
    wake = (queues) => worker.wake(queues)
  }
  return {
    config,
    context,
    worker,
    http,
    url,
    keysFile,
    mailPort: inbound?.smtpPort ?? null,
    async close() {
      const ended = Promise.all([http?.close(), inbound?.close(), worker.stop(), house?.stop()])
      if (!(await endsWithin(context.time, STOP_MS, ended))) http?.server.closeAllConnections()
      // What was not ended in time is for others from here on.
      await presence?.stop()
      reader.close()
      await mail.close()
      await database.close()
    },
  }
}

/** Takes up at once what the process before this one was killed at, instead of waiting for its leases. */
async function resume({ store }: Context, log: Log, queues: Record<string, QueueOptions>): Promise<void> {
  const left = await endLeases(store, Object.fromEntries(Object.entries(queues).map(([queue, { leaseMs }]) => [queue, leaseMs])))
  if (left) log.info({ unit: 'resume', done: left })
}

/** The HTTP edge with everything that is mounted on it, listening. */
async function openEdge(config: Config, context: Context, routes: readonly Route[], inbound: InboundMail | null): Promise<FastifyInstance> {
  const metrics = createMetrics(context, Object.keys(queuesOf(config)))
  if (inbound) mountMailGauges(metrics.registry, inbound.counts)
  const http = await buildServer({
    context,
    routes,
    keys: new KeyRing(context),
    rateLimit: new RateLimit(Number(config.IVS_RATE_LIMIT), context.time),
    observe: metrics.observe,
    extend: (app) => {
      mountHealth(app, context, metrics)
      mountOpenApi(app, routes)
      mountDownloads(app, context)
      mountAnswerPages(app, context)
    },
  })
  await listen(http, config)
  return http
}

/** Where the edge is reached on this machine. */
function addressOf(http: FastifyInstance, { HOST: host }: Config): string {
  const { port } = http.server.address() as { port: number }
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

async function listen(http: FastifyInstance, { HOST: host, PORT: port }: Config): Promise<void> {
  try {
    await http.listen({ host, port: Number(port) })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') throw new Error(`HOST=${JSON.stringify(host)} is no address of this machine; set HOST to one it has, 127.0.0.1 for calls from here alone or 0.0.0.0 for all`)
    if (code === 'EACCES') throw new Error(`port ${port} of ${host} may not be opened by this user; set PORT to one above 1023`)
    if (code !== 'EADDRINUSE') throw error
    throw new Error(`port ${port} of ${host} is taken, perhaps by this service running already; set PORT to another one, or to 0 for any that is free`)
  }
}
