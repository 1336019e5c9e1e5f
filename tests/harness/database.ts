import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../src/kernel/database/migrate.ts'
import { type ConnectionConfig, connectionUrl } from '../../src/kernel/postgres/index.ts'
import { openTestServer, type TestServer } from './server.ts'

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations')
/** One build of the template at a time, also between processes. */
const TEMPLATE_LOCK = 727_071
/** Clones that a killed process left on a server that outlives the run. */
const ABANDONED_AFTER_MS = 6 * 3_600_000

export type TestDatabase = {
  name: string
  /** As the owner, who passes row-level security. */
  adminConfig: ConnectionConfig
  adminUrl: string
  /** As the service: the role that the product runs under. */
  config: ConnectionConfig
  url: string
  drop(): Promise<void>
}

/**
 * A database of its own for one test file, with every migration applied: a clone of a template that is made once
 * for each state of migrations/. The server is shared by all test files and ends by itself when idle;
 * DATABASE_URL names another one (its user must be able to create databases and roles).
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server = await openTestServer()
  const name = `ivs_test_${Date.now()}_${randomUUID().slice(0, 8)}`
  await withClient(server.admin('postgres'), async (client) => {
    const template = await ensureTemplate(client, server)
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY ${server.shared ? 'FILE_COPY' : 'WAL_LOG'}`)
  })
  return {
    name,
    adminConfig: server.admin(name),
    adminUrl: connectionUrl(server.admin(name)),
    config: server.service(name),
    url: connectionUrl(server.service(name)),
    drop: () => withClient(server.admin('postgres'), (client) => dropDatabase(client, name)),
  }
}

async function ensureTemplate(client: pg.Client, server: TestServer): Promise<string> {
  const template = `ivs_template_${migrationsKey()}`
  if (await exists(client, template)) return template
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    if (await exists(client, template)) return template
    await dropAbandoned(client)
    const draft = 'ivs_template_draft'
    await dropDatabase(client, draft)
    await client.query(`CREATE DATABASE ${draft}`)
    await migrate(server.admin(draft), { servicePassword: server.service(draft).password })
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`)
    return template
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
}

function migrationsKey(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(MIGRATIONS).sort()) hash.update(`${name}\0`).update(readFileSync(join(MIGRATIONS, name)))
  return hash.digest('hex').slice(0, 16)
}

async function exists(client: pg.Client, database: string): Promise<boolean> {
  return (await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])).rowCount === 1
}

/** Older clones and templates that nobody is connected to. */
async function dropAbandoned(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `SELECT datname FROM pg_database d WHERE datname ~ '^ivs_(test|template)_'
       AND NOT EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.datname = d.datname)`,
  )
  for (const { datname } of rows) {
    const bornAt = Number(/^ivs_test_(\d+)_/.exec(datname)?.[1] ?? 0)
    const stale = bornAt > 0 ? Date.now() - bornAt > ABANDONED_AFTER_MS : false
    if (stale) await dropDatabase(client, datname)
  }
}

async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

async function withClient<T>(config: ConnectionConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
