import { rmdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError } from './launch-error.ts'
import { findPostmaster } from './postmaster-file.ts'

const FAST_SHUTDOWN_MS_MAX = 60_000
const IMMEDIATE_SHUTDOWN_MS_MAX = 10_000
const POLL_MS = 15

/** Fast shutdown: sessions end, committed work is kept, the files are clean. Immediate when that hangs: the next start recovers. */
export async function stopServer(cluster: string): Promise<void> {
  for (const [signal, patienceMs] of [
    ['SIGINT', FAST_SHUTDOWN_MS_MAX],
    ['SIGQUIT', IMMEDIATE_SHUTDOWN_MS_MAX],
  ] as const) {
    const server = findPostmaster(cluster)
    if (!server) return
    try {
      process.kill(server.pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return
      throw new EmbeddedPostgresError(`may not stop the database (pid ${server.pid}): it runs under another account`)
    }
    const givenUpAt = performance.now() + patienceMs
    while (performance.now() < givenUpAt) {
      if (findPostmaster(cluster)?.pid !== server.pid) return removeEmpty(server.socketFolder)
      await sleep(POLL_MS)
    }
  }
  throw new EmbeddedPostgresError('the database does not stop')
}

/** The next start makes it again; only a folder of the temporary kind would otherwise stay for ever. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Gone already, or another server's socket lies in it.
  }
}
