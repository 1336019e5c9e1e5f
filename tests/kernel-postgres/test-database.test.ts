import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { testDatabase } from '../harness/database.ts'

async function query(config: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('two clones have the migrated schema and do not see each other', async () => {
  const [a, b] = await Promise.all([testDatabase(), testDatabase()])
  try {
    assert.notEqual(a.name, b.name)
    const applied = await query(a.adminConfig, 'SELECT name FROM migrations')
    assert.ok(applied.length > 0)
    await query(a.adminConfig, 'CREATE TABLE only_here (x int)')
    assert.deepEqual(await query(b.adminConfig, `SELECT to_regclass('only_here') AS found`), [{ found: null }])
  } finally {
    await Promise.all([a.drop(), b.drop()])
  }
})

test('the service works as a role that owns nothing and is no superuser', async () => {
  const database = await testDatabase()
  try {
    const [role] = await query(database.config, 'SELECT rolname, rolsuper, rolbypassrls FROM pg_roles WHERE rolname = current_user')
    assert.deepEqual(role, { rolname: 'ivs_service', rolsuper: false, rolbypassrls: false })
    await assert.rejects(query(database.config, 'CREATE TABLE mine (x int)'), /permission denied/)
  } finally {
    await database.drop()
  }
})

test('a dropped clone is gone, also while a connection is open', async () => {
  const database = await testDatabase()
  const open = new pg.Client(database.config)
  open.on('error', () => {})
  await open.connect()
  await database.drop()
  await assert.rejects(query(database.adminConfig, 'SELECT 1'), /does not exist/)
})
