import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ConnectionConfig } from './connection.ts'
import { causeOf, EmbeddedPostgresError } from './launch-error.ts'

const POLL_MS = 20
const STARTUP_MS_MAX = 300_000

/** Refused, no socket yet, starting up, shutting down. */
const NOT_YET = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', '57P03', '57P01'])

/** Waits until the server answers a query. False: `alive` said that it has gone. Recovery after a crash may take minutes. */
export async function waitUntilReady(config: ConnectionConfig, alive: () => boolean): Promise<boolean> {
  const givenUpAt = performance.now() + STARTUP_MS_MAX
  for (;;) {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('SELECT 1')
      return true
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      const refused = /^28|^3D/.test(code)
      if (refused) throw new EmbeddedPostgresError(`the database in place does not take this folder's password: ${causeOf(error)}`)
      if (!NOT_YET.has(code) && performance.now() > givenUpAt)
        throw new EmbeddedPostgresError(`the database does not answer: ${causeOf(error)}`)
    } finally {
      await client.end().catch(() => {})
    }
    if (!alive()) return false
    if (performance.now() > givenUpAt) throw new EmbeddedPostgresError('the database did not start within 5 minutes')
    await sleep(POLL_MS)
  }
}
