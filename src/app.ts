/** Builds the service once from its configuration: ports, context, worker, HTTP edge. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { KeyRing, openService } from './accounts/index.ts'
import { clockRoutes } from './clocks/routes.ts'
import { testClockRoutes } from './clocks/test-clock-routes.ts'
import { DELIVERY_QUEUES, DOWNLOAD_PATH, deliveryJobs, deliveryRoutes, serveDownload } from './delivery/index.ts'
import { engagementRoutes } from './engagements/routes.ts'
import { createDocumentReader } from './extraction/document-reader.ts'
import { flow } from './flow.ts'
import { createMetrics, mountHealth } from './http/health.ts'
import { mountMailGauges } from './http/mail-gauges.ts'
import { mountAnswerPages } from './http/mount-answer-pages.ts'
import { mountOpenApi } from './http/openapi/index.ts'
import { RateLimit } from './http/rate-limit.ts'
import { forgetOldKeys } from './http/forget-keys.ts'
import { buildServer } from './http/server.ts'
import { intakeRoutes } from './intake/routes.ts'
import { PIPELINE_QUEUES, pipelineJobs } from './jobs.ts'
import { connectDatabase, type OpenDatabase } from './kernel/database/connect-database.ts'
import { type Chore, checkServer, type Config, type Context, createDns, createFileDns, createLog, describeServer, endsWithin, FolderBlobs, Ids, keepHouse, type Log, makePartitionsAhead, Secrets, Store, systemRandom, systemTime, Worker } from './kernel/index.ts'
import { createHttpClient, createResolver, parseEgressAllow } from './kernel/net-guard/index.ts'
import { createAuthenticator } from './outreach/receiving/authenticator.ts'
import { evidenceRoutes } from './outreach/evidence/evidence-routes.ts'
import { createMailer, createPacer, startInboundMail } from './outreach/mail-setup.ts'
import { outreachRoutes } from './outreach/routes.ts'
import { partyRoutes } from './parties/routes.ts'
import { programRoutes } from './programs/routes.ts'
import { reactWith } from './reactions.ts'
import { requirementRoutes } from './requirements/routes.ts'
import { reviewRoutes } from './review/routes.ts'
import { pageImageRoutes, type RenderPage } from './views/page-image.ts'
import { viewRoutes } from './views/routes.ts'

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

/** The context alone, for commands that need the database and nothing that runs. */
export async function buildContext(config: Config, log: Log, database: OpenDatabase, wake: (queues: ReadonlySet<string>) => void): Promise<Context> {
  const time = systemTime
  const random = systemRandom
  mkdirSync(config.IVS_DATA_DIR, { recursive: true, mode: 0o755 })
  const context: Context = {
    time,
    random,
    log,
    ids: new Ids(time, random),
    secrets: new Secrets(secretKey(config), random),
    blobs: await openBlobs(config),
    store: new Store({ database: database.database, system: database.system, time, random, flow, react: reactWith(() => context), wake }),
  }
  return context
}

async function openBlobs(config: Config) {
  if (config.IVS_BLOB_URL.startsWith('s3:')) {
    const { openS3Blobs } = await import('./kernel/files/s3-blobs.ts')
    return openS3Blobs(config.IVS_BLOB_URL, path.resolve(config.IVS_DATA_DIR, 'incoming'), systemRandom)
  }
  return new FolderBlobs(config.IVS_BLOB_URL ? new URL(config.IVS_BLOB_URL).pathname : path.resolve(config.IVS_DATA_DIR, 'blobs'), systemRandom)
}

/** The key that seals secrets: the operator's, or one made once and kept beside the data. */
function secretKey(config: Config): Uint8Array {
  if (config.IVS_SECRET_KEY) return Buffer.from(config.IVS_SECRET_KEY, 'base64')
  const file = path.join(config.IVS_DATA_DIR, 'secret.key')
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
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
const LEFTOVER_MS = 24 * 3_600_000

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
  let http: FastifyInstance | null = null
  if (config.IVS_ROLE !== 'worker') {
    const metrics = createMetrics(context, Object.keys(queuesOf(config)))
    if (inbound) mountMailGauges(metrics.registry, inbound.counts)
    const routes = allRoutes(delivery, reader.textOf, reader.renderPage)
    http = await buildServer({
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
    const port = (http.server.address() as { port: number }).port
    url ||= `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`
  }
  const house = config.IVS_ROLE === 'api' ? null : keepHouse({ time: context.time, log, chores: choresOf(context) })
  if (config.IVS_ROLE !== 'api') {
    reader.warm()
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
      reader.close()
      await mail.close()
      await database.close()
    },
  }
}

export const allRoutes = (delivery: Parameters<typeof deliveryRoutes>[0], textOf: Parameters<typeof requirementRoutes>[0], renderPage: RenderPage = async () => null) => [
  ...intakeRoutes,
  ...engagementRoutes,
  ...partyRoutes,
  ...clockRoutes,
  ...requirementRoutes(textOf),
  ...programRoutes,
  ...viewRoutes,
  ...outreachRoutes,
  ...evidenceRoutes,
  ...reviewRoutes,
  ...pageImageRoutes(renderPage),
  ...deliveryRoutes(delivery),
  ...testClockRoutes,
]

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

function mountDownloads(app: FastifyInstance, context: Context): void {
  app.get(DOWNLOAD_PATH, async (req, reply) => {
    const { batchId, file } = req.params as { batchId: string; file: string }
    const found = await serveDownload(context, { ...(req.query as Record<string, string>), batchId, file } as never)
    if (found.found) return reply.headers(found.headers).send(found.stream)
    return reply.code(found.expired ? 403 : 404).send({ error: { code: found.expired ? 'link_expired' : 'file_not_found', message: found.expired ? 'This link has expired; fetch the export again for a new one.' : 'This link opens no file.', request_id: req.id, param: null } })
  })
}
