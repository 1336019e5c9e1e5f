import pg from 'pg'
import { type Connections, type Credentials, DATABASE_NAME, ROLE_NAMES } from './connection.ts'

/** Made already, or made at this moment by another process. */
const ALREADY_THERE = new Set(['42710', '42P04', '23505'])

/** The service's role and the application's database, where they are missing. Safe to run by several processes at once. */
export async function prepareDatabase(to: Connections, credentials: Credentials): Promise<void> {
  const client = new pg.Client(to.config('postgres', 'owner'))
  await client.connect()
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [ROLE_NAMES.service])
    if (role.rowCount === 0) {
      const password = client.escapeLiteral(credentials.service)
      await tolerant(client, `CREATE ROLE ${ROLE_NAMES.service} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS PASSWORD ${password}`)
    }
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_NAME])
    if (database.rowCount === 0) await tolerant(client, `CREATE DATABASE ${DATABASE_NAME}`)
  } finally {
    await client.end()
  }
}

async function tolerant(client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement)
  } catch (error) {
    if (!ALREADY_THERE.has((error as { code?: string }).code ?? '')) throw error
  }
}
