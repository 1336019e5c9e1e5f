import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { type App, startApp } from '../../src/app.ts'
import { createAccount } from '../../src/accounts/index.ts'
import { readConfig, silentLog } from '../../src/kernel/index.ts'
import { type ConnectionConfig, connectionUrl } from '../../src/kernel/postgres/index.ts'
import { envelope, type EventRow } from '../../src/events/index.ts'
import { contract } from '../openapi/contract.ts'
import { testDatabase, type TestDatabase } from './database.ts'

export type Service = { app: App; url: string; accountId: string; live: string; test: string; database: TestDatabase; close(): Promise<void> }

/** The whole service on a database of its own, listening on a free port; `through` is another way to that database. */
export async function startService(env: Record<string, string> = {}, through = (direct: ConnectionConfig) => direct): Promise<Service> {
  const database = await testDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'ivs-service-'))
  const app = await startApp(
    readConfig({ DATABASE_URL: database.adminUrl, IVS_DATABASE_SERVICE_URL: connectionUrl(through(database.config)), IVS_DATA_DIR: folder, PORT: '0', IVS_RATE_LIMIT: '0', IVS_EXTRACTION_CHILDREN: '1', IVS_EGRESS_ALLOW: '127.0.0.1', IVS_TEST_ANSWER_MS: '100', ...env }),
    { log: silentLog },
  )
  const account = await createAccount(app.context, { name: 'Test account' })
  return {
    app,
    url: app.url,
    accountId: account.account_id,
    live: account.live_key,
    test: account.test_key,
    database,
    async close() {
      await app.close()
      const fault = await eventsFault(database)
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
      if (fault) throw new Error(fault)
    },
  }
}

/** Why the first event that breaks the contract does, of all that were emitted. */
async function eventsFault(database: TestDatabase): Promise<string | null> {
  const client = new pg.Client(database.adminConfig)
  await client.connect()
  try {
    const { rows } = await client.query<EventRow>('SELECT event_id, event, occurred_at, mode, insured_ref, consumer_ref, document_id, data FROM events ORDER BY occurred_at')
    for (const row of rows) {
      const fault = contract().eventFault(envelope({ ...row, occurred_at: Number(row.occurred_at) }))
      if (fault) return fault
    }
    return null
  } finally {
    await client.end()
  }
}

export type Answer = { status: number; body: any; headers: Headers }
/** One call, its answer parsed and held against the contract's document. */
export async function call(service: Service, key: string, method: string, target: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const form = body instanceof FormData
  const res = await fetch(service.url + target, {
    method,
    headers: { ...(key && { authorization: `Bearer ${key}` }), ...(body !== undefined && !form && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: form ? body : typeof body === 'string' ? body : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  const text = await res.text()
  const answer = res.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text
  const fault = contract().faultOf(method, target, res.status, res.headers.get('content-type') ?? '', answer)
  if (fault) throw new Error(fault)
  return { status: res.status, body: answer, headers: res.headers }
}

/** Asks again until `done` holds, for at most two minutes of polling: machines that run tests may be busy. */
export async function until<T>(ask: () => Promise<T>, done: (value: T) => boolean): Promise<T> {
  let value = await ask()
  for (let i = 0; i < 2400 && !done(value); i++) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    value = await ask()
  }
  // Waiting in vain fails: whatever a test looks at next may be so for other reasons.
  if (!done(value)) throw new Error(`it did not come about; last seen: ${JSON.stringify(value)?.slice(0, 1000)}`)
  return value
}
