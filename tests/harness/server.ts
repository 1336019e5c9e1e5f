import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { attachPostgres, type ConnectionConfig, type Connections, ROLE_NAMES, startPostgres } from '../../src/kernel/postgres/index.ts'
import { withFolderLock } from './folder-lock.ts'

const CHECKOUT = join(import.meta.dirname, '..', '..')

export type TestServer = {
  /** false: named by DATABASE_URL, not ours to stop. */
  shared: boolean
  admin(database: string): ConnectionConfig
  service(database: string): ConnectionConfig
}

/** One server for a checkout: its files hold nothing worth keeping and go when it has been idle for a while. */
function testServerFolder(): string {
  const key = createHash('sha256').update(`${userInfo().uid}\0${CHECKOUT}`).digest('hex').slice(0, 10)
  return join(tmpdir(), `ivs-test-${key}`)
}

let opened: Promise<TestServer> | null = null

export function openTestServer(): Promise<TestServer> {
  opened ??= process.env.DATABASE_URL ? Promise.resolve(namedServer(process.env.DATABASE_URL)) : sharedServer()
  return opened
}

function namedServer(address: string): TestServer {
  const url = new URL(address)
  const base = {
    host: decodeURIComponent(url.hostname) || (url.searchParams.get('host') ?? 'localhost'),
    port: Number(url.port || 5432),
  }
  const user = decodeURIComponent(url.username)
  const password = decodeURIComponent(url.password)
  return {
    shared: false,
    admin: (database) => ({ ...base, database, user, password }),
    service: (database) => ({ ...base, database, user: ROLE_NAMES.service, password: 'ivs-test-service' }),
  }
}

async function sharedServer(): Promise<TestServer> {
  const dataDir = testServerFolder()
  // Under the lock that the clean-up also takes: nobody gets a server that is about to stop.
  const to: Connections = await withFolderLock(`${dataDir}.lock`, async () => {
    const running = await attachPostgres(dataDir)
    if (running) return running
    const server = await startPostgres({ dataDir, durable: false, settings: { max_connections: '400', shared_buffers: '128MB' } })
    spawn(process.execPath, [join(import.meta.dirname, 'stop-idle-server.ts'), dataDir], { detached: true, stdio: 'ignore' }).unref()
    return server
  })
  return { shared: true, admin: (database) => to.config(database, 'owner'), service: (database) => to.config(database, 'service') }
}
