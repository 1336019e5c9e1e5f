import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { type TestDatabase, testDatabase } from '../harness/database.ts'

/** Tables that hold nothing of a tenant. */
const NO_TENANT = new Set(['migrations', 'partitioned_logs'])
/** What belongs to the account whole, whatever the mode of the key: one calendar, one clock, one delivery configuration. */
const NO_MODE = new Set(['accounts', 'test_clocks', 'delivery_settings', 'webhook_hours', 'batches'])

let database: TestDatabase
let client: pg.Client
before(async () => {
  database = await testDatabase()
  client = new pg.Client(database.adminConfig)
  await client.connect()
})
after(async () => {
  await client.end()
  await database.drop()
})
const rows = async <T>(text: string): Promise<T[]> => (await client.query(text)).rows as T[]

test('row-level security is forced on every table, and the service owns none and bypasses none', async () => {
  const tables = await rows<{ name: string; kept: boolean; forced: boolean; owner: string; part: boolean; policies: number }>(
    `SELECT c.relname AS name, c.relrowsecurity AS kept, c.relforcerowsecurity AS forced, pg_get_userbyid(c.relowner) AS owner, c.relispartition AS part,
       (SELECT count(*)::int FROM pg_policy p WHERE p.polrelid = c.oid) AS policies
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`,
  )
  assert.ok(tables.length > 25)
  for (const t of tables) {
    assert.notEqual(t.owner, 'ivs_service', t.name)
    if (!t.part && !NO_TENANT.has(t.name)) assert.ok(t.kept && t.forced && t.policies === 1, `${t.name} is open`)
  }
  const [role] = await rows<{ rolsuper: boolean; rolbypassrls: boolean }>("SELECT rolsuper, rolbypassrls FROM pg_roles WHERE rolname = 'ivs_service'")
  assert.deepEqual(role, { rolsuper: false, rolbypassrls: false })
})

test('a part of a log cannot be reached around its table', async () => {
  const open = await rows<{ name: string }>(
    "SELECT c.relname AS name FROM pg_class c WHERE c.relispartition AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND has_table_privilege('ivs_service', c.oid, 'SELECT, INSERT, UPDATE, DELETE') AND NOT c.relforcerowsecurity",
  )
  assert.deepEqual(open.map((t) => t.name), [])
})

test('account_id, then mode, leads every key', async () => {
  const keys = await rows<{ table: string; index: string; columns: string[]; part: boolean }>(
    `SELECT t.relname AS table, i.relname AS index, t.relispartition AS part,
       ARRAY(SELECT a.attname::text FROM unnest(x.indkey::int2[]) WITH ORDINALITY k(n, at) JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.n ORDER BY k.at) AS columns
     FROM pg_index x JOIN pg_class t ON t.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
     WHERE x.indisunique AND t.relnamespace = 'public'::regnamespace`,
  )
  assert.ok(keys.length > 25)
  for (const key of keys) {
    if (key.part || NO_TENANT.has(key.table)) continue
    assert.equal(key.columns[0], 'account_id', `${key.index} of ${key.table}: ${key.columns.join(', ')}`)
    if (!NO_MODE.has(key.table)) assert.equal(key.columns[1], 'mode', `${key.index} of ${key.table}: ${key.columns.join(', ')}`)
  }
})

test('there is nothing that a sharded engine would stumble over: no sequences, triggers, extensions', async () => {
  assert.deepEqual(await rows("SELECT relname FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace"), [])
  assert.deepEqual(await rows("SELECT tgname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace"), [])
  assert.deepEqual((await rows<{ extname: string }>("SELECT extname FROM pg_extension WHERE extname <> 'plpgsql'")).map((e) => e.extname), [])
})
