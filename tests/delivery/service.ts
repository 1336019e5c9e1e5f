import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createAccount } from '../../src/accounts/index.ts'
import { DELIVERY_QUEUES, deliverEventWork, deliveryJobs, deliveryRoutes } from '../../src/delivery/index.ts'
import { appendEvent, type NewEvent } from '../../src/events/index.ts'
import { dispatch } from '../../src/http/dispatch.ts'
import { errorReply } from '../../src/http/errors.ts'
import {
  type Context,
  FolderBlobs,
  Ids,
  type Mode,
  type QueueOptions,
  Secrets,
  Store,
  silentLog,
  systemRandom,
  systemTime,
  type Tenant,
  type Time,
  Worker,
} from '../../src/kernel/index.ts'
import { createHttpClient, createResolver, type HttpClient, parseEgressAllow } from '../../src/kernel/net-guard/index.ts'
import { createPool } from '../../src/kernel/database/pool.ts'
import { type TestDatabase, testDatabase } from '../harness/database.ts'
import type { Json } from './receiver.ts'

export type Answer = { status: number; body: Record<string, Json>; headers: Record<string, string> }
export type Service = {
  context: Context
  database: TestDatabase
  worker: Worker<Context>
  makeAccount(): Promise<string>
  call(accountId: string, method: string, path: string, body?: unknown, options?: { mode?: Mode; key?: string }): Promise<Answer>
  emit(accountId: string, events: NewEvent[], mode?: Mode): Promise<string[]>
  stop(): Promise<void>
}

/** Delivery on a database of its own, with everything around it real but the pipeline: events are appended by hand. */
export async function startDelivery(
  options: { time?: Time; http?: HttpClient; queues?: Record<string, QueueOptions>; work?: boolean } = {},
): Promise<Service> {
  const database = await testDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'ivs-delivery-'))
  const pool = createPool({ connection: database.config, max: 12, namedStatements: true })
  const time = options.time ?? systemTime
  const allow = parseEgressAllow('127.0.0.1')
  const http = options.http ?? createHttpClient({ allow })
  let worker: Worker<Context> | null = null
  const store = new Store({
    database: pool,
    time,
    random: systemRandom,
    flow: (fact) =>
      fact.name === 'event.appended' ? [deliverEventWork({ event_id: String(fact.event_id), occurred_at: Number(fact.occurred_at) })] : [],
    react: async () => {},
    wake: (queues) => worker?.wake(queues),
  })
  const random = systemRandom
  const context: Context = {
    time,
    random,
    ids: new Ids(time, random),
    store,
    blobs: new FolderBlobs(folder, random),
    secrets: new Secrets(randomBytes(32), random),
    log: silentLog,
  }
  const ports = { http, allow, resolve: createResolver(), publicUrl: () => 'http://service.test' }
  worker = new Worker({
    store,
    time,
    random,
    log: silentLog,
    context,
    kinds: deliveryJobs(ports),
    queues: options.queues ?? DELIVERY_QUEUES,
  })
  if (options.work !== false) worker.start()
  const routes = deliveryRoutes(ports)
  return {
    context,
    database,
    worker,
    makeAccount: async () => (await createAccount(context, { name: 'Test' })).account_id,
    emit: (accountId, events, mode = 'live') =>
      store.tx({ accountId, mode }, async (tx) => events.map((event) => appendEvent(tx, context, event))),
    async call(accountId, method, address, body, { mode = 'live', key } = {}) {
      const url = new URL(address, 'http://service.test')
      const [route, params] = findRoute(routes, method, url.pathname)
      const tenant: Tenant = { accountId, mode }
      const caller = { tenant, keyId: 'key', scopes: new Set<string>(), requestId: 'req' }
      try {
        const reply = await dispatch(
          route,
          { params, query: Object.fromEntries(url.searchParams), body, idempotencyKey: key, caller },
          context,
        )
        const json = reply.json ?? JSON.stringify(reply.body)
        route.responses[reply.status]!.schema.parse(JSON.parse(json))
        return { status: reply.status, body: JSON.parse(json), headers: reply.headers ?? {} }
      } catch (error) {
        const refused = errorReply(error, 'req', route.errors)
        if (refused.status === 500) throw error
        return refused as Answer
      }
    },
    async stop() {
      await worker?.stop()
      await http.close()
      await pool.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findRoute(routes: ReturnType<typeof deliveryRoutes>, method: string, pathname: string) {
  for (const route of routes) {
    const names: string[] = []
    const pattern = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name)
      return '([^/]+)'
    })
    const match = route.method === method ? new RegExp(`^${pattern}$`).exec(pathname) : null
    if (match) return [route, Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(match[i + 1]!)]))] as const
  }
  throw new Error(`no route ${method} ${pathname}`)
}
