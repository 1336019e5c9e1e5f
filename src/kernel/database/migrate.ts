import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

export const MIGRATIONS = path.join(import.meta.dirname, '..', '..', '..', 'migrations')
/** The role the service works as: it owns nothing and is no superuser, so that row-level security binds it. */
export const SERVICE_ROLE = 'ivs_service'

/**
 * Brings a database to the newest schema: every file of migrations/ in name order, each in its own transaction, once.
 * A file that changed after it was applied is refused. Runs as the owner; a lock keeps two runs apart.
 */
export async function migrate(owner: pg.ClientConfig, options: { servicePassword?: string } = {}): Promise<string[]> {
  const client = new pg.Client(owner)
  await client.connect()
  const applied: string[] = []
  try {
    await client.query('SELECT pg_advisory_lock(727070)')
    await ensureRole(client, options.servicePassword)
    await client.query('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())')
    const known = new Map((await client.query<{ name: string; sha256: string }>('SELECT name, sha256 FROM migrations')).rows.map((r) => [r.name, r.sha256]))
    for (const name of (await readdir(MIGRATIONS)).filter((n) => n.endsWith('.sql')).sort()) {
      const sql = await readFile(path.join(MIGRATIONS, name), 'utf8')
      const sha256 = createHash('sha256').update(sql).digest('hex')
      if (known.get(name) === sha256) continue
      if (known.has(name)) throw new Error(`migration ${name} was changed after it was applied; add a new file instead`)
      await client.query('BEGIN')
      try {
        await client.query(sql)
        await client.query('INSERT INTO migrations (name, sha256) VALUES ($1, $2)', [name, sha256])
        await client.query('COMMIT')
      } catch (error) {
        await client.query('ROLLBACK')
        throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error })
      }
      applied.push(name)
    }
    await client.query('SELECT ivs_ensure_partitions()')
  } finally {
    await client.end()
  }
  return applied
}

async function ensureRole(client: pg.Client, password: string | undefined): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [SERVICE_ROLE])
  // Another database of the same server may be making the role at this moment: that is as good.
  if (!rowCount) await client.query(`CREATE ROLE ${SERVICE_ROLE} LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE`).catch((e) => (e.code === '42710' || e.code === '23505' ? undefined : Promise.reject(e)))
  if (password) await client.query(`ALTER ROLE ${SERVICE_ROLE} PASSWORD ${client.escapeLiteral(password)}`)
}
