import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Connections } from './connection.ts'

/** Sessions of a process that was killed end as soon as the server looks up from what it does for them. */
const LOOKS_MAX = 20
const LOOK_EVERY_MS = 50
const OTHERS = "SELECT 1 FROM pg_stat_activity WHERE datid IS NOT NULL AND usename IS NOT NULL AND pid <> pg_backend_pid() LIMIT 1"

/** Whether nobody but this process is connected to the embedded server; asked before its own pools are. */
export async function isAlone(to: Connections): Promise<boolean> {
  const client = new pg.Client(to.adminConfig)
  await client.connect()
  try {
    for (let look = 0; look < LOOKS_MAX; look += 1) {
      if (look > 0) await sleep(LOOK_EVERY_MS)
      const { rows } = await client.query(OTHERS)
      if (rows.length === 0) return true
    }
    return false
  } finally {
    await client.end()
  }
}
