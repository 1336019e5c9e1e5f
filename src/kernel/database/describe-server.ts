import { readdir } from 'node:fs/promises'
import { DomainError } from '../errors.ts'
import { MIGRATIONS } from './migrate.ts'
import { SYSTEM } from './tenant.ts'
import type { Store } from './store.ts'

const VERSION_MIN = 150_000

export type ServerFacts = {
  /** As the server numbers itself: 150004 is 15.4. */
  version: number
  /** Settings without which an acknowledged commit can be lost; as the server words them. */
  fsync: string
  full_page_writes: string
  synchronous_commit: string
  /** Whether row-level security binds the role that the service works as. */
  bound: boolean
  /** The server's clock, in milliseconds. */
  clock: number
  /** Migrations of this version that the database lacks. */
  lacking: string[]
}

/** What an operator must know of the database the service stands on. */
export async function describeServer(store: Store): Promise<ServerFacts> {
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()
  return store.read(SYSTEM, async (q) => {
    const facts = await q.one<Omit<ServerFacts, 'lacking'>>(
      `SELECT current_setting('server_version_num')::int AS version, current_setting('fsync') AS fsync, current_setting('full_page_writes') AS full_page_writes,
         current_setting('synchronous_commit') AS synchronous_commit, NOT (r.rolsuper OR r.rolbypassrls) AS bound, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS clock
       FROM pg_roles r WHERE r.rolname = current_user`,
    )
    const applied = new Set((await q.rows<{ name: string }>('SELECT name FROM migrations')).map((row) => row.name))
    return { ...facts, lacking: files.filter((name) => !applied.has(name)) }
  })
}

/** Refuses a server that the service cannot or must not work on, in words that say what to do. */
export function checkServer({ version, lacking, bound }: ServerFacts): void {
  const wrong =
    version < VERSION_MIN
      ? `PostgreSQL ${Math.floor(version / 10_000)} is too old: 15 or later is needed.`
      : lacking.length
        ? `${lacking.length} migrations are not applied: run "ivs migrate", or start the service.`
        : bound
          ? null
          : 'The service would work as a role that row-level security does not bind: let IVS_DATABASE_SERVICE_URL name ivs_service, or another role that is no superuser and has no BYPASSRLS.'
  if (wrong) throw new DomainError('config', wrong)
}
