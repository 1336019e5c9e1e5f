import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { attachPostgres, startPostgres } from '../../src/kernel/postgres/index.ts'
import { withFolderLock } from './folder-lock.ts'

/**
 * Watches the shared test server from a process of its own, for test files come and go: after a minute in which
 * nobody was connected it stops the server and removes its files. Usage: node stop-idle-server.ts DATA_DIR
 */
const POLL_MS = 3_000
const IDLE_POLLS_MAX = 20

const dataDir = process.argv[2]
if (!dataDir) throw new Error('usage: stop-idle-server.ts DATA_DIR')

async function clientsConnected(): Promise<number | null> {
  const to = await attachPostgres(dataDir!)
  if (!to) return null
  const client = new pg.Client(to.config('postgres', 'owner'))
  try {
    await client.connect()
    const { rows } = await client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    )
    return rows[0]?.n ?? 0
  } finally {
    await client.end()
  }
}

let idlePolls = 0
for (;;) {
  await sleep(POLL_MS)
  const clients = await clientsConnected().catch(() => 1)
  idlePolls = clients ? 0 : idlePolls + 1
  if (clients !== null && idlePolls < IDLE_POLLS_MAX) continue
  const over = await withFolderLock(`${dataDir}.lock`, async () => {
    if (await clientsConnected().catch(() => null)) return false
    // Whoever started it may still live, without a connection: this takes it over only from the dead.
    const server = (await attachPostgres(dataDir)) ? await startPostgres({ dataDir, durable: false }) : null
    if (server?.standing === 'attached') return false
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
    return true
  })
  if (over) break
  idlePolls = 0
}
