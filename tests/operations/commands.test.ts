import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { listAccounts } from '../../src/accounts/index.ts'
import { Store, SYSTEM, systemRandom, systemTime } from '../../src/kernel/index.ts'
import { createPool } from '../../src/kernel/database/pool.ts'
import { call, type Service, startService, until } from '../harness/service.ts'

const MAIN = path.join(import.meta.dirname, '../../src/main.ts')
const SECRET = Buffer.alloc(32, 3).toString('base64')
let service: Service
let folder: string
before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ivs-commands-'))
  service = await startService({ IVS_SECRET_KEY: SECRET })
})
after(async () => {
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A command as an operator types it, on the database of the running service. */
function ivs(args: string[], env: Record<string, string> = {}): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: service.database.adminUrl, IVS_DATABASE_SERVICE_URL: service.database.url, IVS_DATA_DIR: folder, IVS_SECRET_KEY: SECRET, ...env },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (c) => (said.out += c))
  child.stderr.on('data', (c) => (said.err += c))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? 1, ...said })))
}
const reading = (key: string) => call(service, key, 'GET', '/v1/engagements').then((a) => a.status)

test('a key is listed without itself, and refused once it is revoked', async () => {
  const made = await ivs(['keys', 'create', '--account', service.accountId, '--mode', 'test', '--scopes', 'read', '--json'])
  const { key } = JSON.parse(made.out)
  assert.equal(await reading(key), 200)
  const list = await ivs(['keys', 'list', '--account', service.accountId, '--json'])
  assert.ok(!list.out.includes(key))
  const [{ key_id }] = JSON.parse(list.out).filter((k: { scopes: string[] }) => k.scopes.join() === 'read')
  assert.equal((await ivs(['keys', 'revoke', key_id])).code, 0)
  assert.equal(await until(() => reading(key), (status) => status === 401), 401)
  assert.match((await ivs(['keys', 'list', '--account', service.accountId])).out, new RegExp(`${key_id} .*revoked 20`))
  const unknown = await ivs(['keys', 'revoke', 'key_nobodyhasit'])
  assert.equal(unknown.code, 1)
  assert.match(unknown.err, /^ivs: no key key_nobodyhasit[^\n]*\n$/)
})

test('a key is good up to the end of its last day, and a day that is none is refused', async () => {
  const gone = JSON.parse((await ivs(['keys', 'create', '--account', service.accountId, '--mode', 'test', '--expires-on', '2020-01-31', '--json'])).out)
  assert.equal(await reading(gone.key), 401)
  const good = JSON.parse((await ivs(['keys', 'create', '--account', service.accountId, '--mode', 'test', '--expires-on', '2999-12-31', '--json'])).out)
  assert.equal(await reading(good.key), 200)
  assert.equal((await ivs(['keys', 'create', '--account', service.accountId, '--mode', 'test', '--expires-on', 'soon'])).code, 1)
})

test('an account is not made with a time zone or a closed day that is none', async () => {
  for (const [wrong, said] of [
    [['--time-zone', 'America/Atlantis'], /"America\/Atlantis" is no IANA time zone/],
    [['--closed-days', '2027-02-29'], /"2027-02-29" is no day of the calendar/],
    [['--closed-days', '2027-07-02,Friday'], /"Friday" is no day of the calendar/],
  ] as const) {
    const refused = await ivs(['accounts', 'create', '--name', 'Slip', ...wrong, '--json'])
    assert.deepEqual([refused.code, refused.out], [1, ''])
    assert.match(refused.err, said)
  }
  const made = await ivs(['accounts', 'create', '--name', 'Desert', '--time-zone', 'america/phoenix', '--closed-days', '2027-07-02, 2027-12-23', '--json'])
  const account = (await listAccounts(service.app.context.store)).find((a) => a.account_id === JSON.parse(made.out).account_id)!
  assert.deepEqual([account.time_zone, account.closed_days], ['America/Phoenix', ['2027-07-02', '2027-12-23']])
})

test('an account is renamed, to a name that an email can say', async () => {
  assert.equal((await ivs(['accounts', 'rename', service.accountId, ' Líneas del Norte '])).out, `${service.accountId} is called Líneas del Norte\n`)
  assert.equal((await listAccounts(service.app.context.store)).find((a) => a.account_id === service.accountId)!.name, 'Líneas del Norte')
  const refused = await ivs(['accounts', 'rename', service.accountId, 'two\nlines'])
  assert.equal(refused.code, 1)
  assert.match(refused.err, /1 to 200 characters on one line/)
})

test('a suspended account is refused with 403 until it is taken back', async () => {
  assert.equal((await ivs(['accounts', 'suspend', service.accountId])).code, 0)
  assert.equal(await until(() => reading(service.test), (status) => status === 403), 403)
  assert.equal((await ivs(['accounts', 'resume', service.accountId])).code, 0)
  assert.equal(await until(() => reading(service.test), (status) => status === 200), 200)
  assert.equal((await ivs(['accounts', 'suspend', 'acc_nobody'])).code, 1)
})

test('a command with another secret key is refused before it makes anything worthless', async () => {
  const other = await ivs(['keys', 'create', '--account', service.accountId, '--mode', 'test'], { IVS_SECRET_KEY: Buffer.alloc(32, 4).toString('base64') })
  assert.equal(other.code, 1)
  assert.match(other.err, /^ivs: The secret key is not the one [^\n]*IVS_SECRET_KEY[^\n]*\n$/)
})

test('given-up work is shown with its reason, and goes again from its first attempt when it is asked to', async () => {
  const pool = createPool({ connection: service.database.config, max: 1, namedStatements: true })
  const store = new Store({ database: pool, time: systemTime, random: systemRandom, flow: () => [] })
  const tenant = { accountId: service.accountId, mode: 'test' as const }
  const bury = () =>
    store.tx(tenant, (tx) =>
      tx.count("INSERT INTO dead_work (account_id, mode, kind, key, died_at, queue, payload, attempts, reason) VALUES ($1, $2, 'check-insured', 'hauler', $3, 'main', $4, 12, 'the disk was full')", [tx.accountId, tx.mode, tx.wallNow, { insured_ref: 'hauler' }]),
    )
  const left = async () => JSON.parse((await ivs(['work', 'state', '--json'])).out).dead
  try {
    await bury()
    assert.equal(await left(), 1)
    assert.match((await ivs(['work', 'dead'])).out, new RegExp(`${service.accountId} test  check-insured hauler  after 12 attempts: the disk was full\n`))
    assert.equal((await ivs(['work', 'retry', 'check-insured', 'nobody', '--account', service.accountId])).code, 1)
    assert.equal((await ivs(['work', 'retry', 'check-insured', 'hauler', '--account', service.accountId])).out, '1 set going again\n')
    assert.equal(await left(), 0)
    await bury()
    assert.equal((await ivs(['work', 'retry', '--all'])).out, '1 set going again\n')
    // The worker of the service finds nothing to judge of this insured and ends it.
    assert.equal(await until(() => store.read(tenant, (q) => q.rows('SELECT 1 FROM work WHERE account_id = $1', [q.accountId])).then((r) => r.length), (n) => n === 0), 0)
    assert.equal(await left(), 0)
  } finally {
    await pool.close()
  }
})

test('work that failed and waits is shown with its reason, and is tried at once when it is asked to', async () => {
  const pool = createPool({ connection: service.database.config, max: 1, namedStatements: true })
  const store = new Store({ database: pool, time: systemTime, random: systemRandom, flow: () => [] })
  const tenant = { accountId: service.accountId, mode: 'live' as const }
  const waiting = () => store.read(tenant, (q) => q.rows('SELECT 1 FROM work WHERE account_id = $1 AND mode = $2', [q.accountId, q.mode])).then((r) => r.length)
  try {
    assert.equal((await ivs(['work', 'failing'])).out, 'nothing failed that waits\n')
    await store.tx(tenant, (tx) =>
      tx.count("INSERT INTO work (account_id, mode, kind, key, queue, due_at, payload, attempts, enqueued_at, last_error) VALUES ($1, $2, 'check-insured', 'hauler', 'main', $3, $4, 5, $5, 'the disk was full')", [tx.accountId, tx.mode, tx.wallNow + 3_600_000, { insured_ref: 'hauler' }, tx.wallNow]),
    )
    assert.match((await ivs(['work', 'failing'])).out, new RegExp(`${service.accountId} live  check-insured hauler  after 5 attempts: the disk was full\n`))
    assert.match((await ivs(['work', 'state'])).out, /^to be tried again {5}1 {3}"ivs work failing" shows why$/m)
    assert.equal((await ivs(['work', 'retry', '--failing'])).out, '1 tried now\n')
    // The worker of the service finds nothing to judge of this insured and ends it.
    assert.equal(await until(waiting, (n) => n === 0), 0)
    assert.equal(JSON.parse((await ivs(['work', 'state', '--json'])).out).failing, 0)
  } finally {
    await pool.close()
  }
})

test('the metrics tell how long due work waits and how much was given up', async () => {
  const text = await (await fetch(`${service.url}/metrics`)).text()
  assert.match(text, /^ivs_work_due_seconds\{queue="main"\} \d/m)
  assert.match(text, /^ivs_work_given_up 0$/m)
  assert.doesNotMatch(text, /queue="test-timer"/)
})

test('doctor finds a sound service sound, and names what is wrong with another', async () => {
  const sound = await ivs(['doctor', '--json'])
  const found = sound.out.trim().split('\n').map((line) => JSON.parse(line))
  // Servers that tests throw away do not wait for the disk, which is the one thing doctor must object to.
  const durable = await service.app.context.store.read(SYSTEM, (q) => q.one<{ fsync: string }>("SELECT current_setting('fsync') AS fsync")).then((s) => s.fsync === 'on')
  const failed = found.filter((f) => f.level === 'fail')
  assert.deepEqual(failed.map((f) => f.what), durable ? [] : ['database'], sound.err)
  if (!durable) assert.match(failed[0].text, /^fsync .* off: a power cut loses what was acknowledged/)
  assert.deepEqual(found.map((f) => f.what), ['data folder', 'reading', 'database', 'secret key', 'file store', 'work', 'outgoing mail', 'incoming mail', 'mail domain', 'links'])
  assert.equal(sound.code, durable ? 0 : 1)
  const ill = await ivs(['doctor'], { IVS_SECRET_KEY: Buffer.alloc(32, 4).toString('base64'), IVS_SMTP_URL: 'smtp://127.0.0.1:1', IVS_DATABASE_SERVICE_URL: service.database.adminUrl })
  assert.equal(ill.code, 1)
  for (const what of ['database', 'secret key', 'outgoing mail', 'incoming mail', 'links']) assert.match(ill.out, new RegExp(`^FAIL  ${what} `, 'm'), ill.out)
})

test('a service is not started as a role that row-level security does not bind, nor with another secret key', async () => {
  const unbound = await ivs(['serve'], { IVS_DATABASE_SERVICE_URL: service.database.adminUrl, PORT: '0' })
  assert.equal(unbound.code, 1)
  assert.match(unbound.err, /^ivs: The service would work as a role that row-level security does not bind[^\n]*\n$/m)
  const keyless = await ivs(['serve'], { IVS_SECRET_KEY: Buffer.alloc(32, 4).toString('base64'), PORT: '0' })
  assert.equal(keyless.code, 1)
  assert.match(keyless.err, /^ivs: The secret key is not the one/m)
})

test('migrate says what it did', async () => {
  assert.equal((await ivs(['migrate'])).out, 'the database is up to date\n')
})

test('read tells of a path that is no file, reads the others, and ends with 1', async () => {
  const sample = path.join(import.meta.dirname, '../../samples/certificate.pdf')
  const done = await ivs(['read', path.join(folder, 'nowhere.pdf'), folder, sample, '--json'])
  const rows = done.out.trim().split('\n').map((line) => JSON.parse(line))
  assert.deepEqual(rows.map((r) => r.failure?.reason ?? r.doc_type), ['not_read', 'not_read', 'coi'])
  assert.match(done.err, /^ivs: \S+nowhere\.pdf: There is no such file; check the path\.$/m)
  assert.match(done.err, /^ivs: \S+: It is a folder; name the files in it\.$/m)
  assert.equal(done.code, 1)
  const nowhere = await ivs(['read', 'a.pdf', '--out', '/proc/nope'])
  assert.match(nowhere.err, /^ivs: --out="\/proc\/nope" cannot be used /)
  assert.equal(nowhere.code, 1)
})

test('every command that reads files tells of a path that is no file in one line, with what to do', async () => {
  const nowhere = path.join(folder, 'nowhere')
  for (const args of [['parse-sop', nowhere], ['read-reply', 'a.eml', '--context', nowhere], ['verify-evidence', nowhere], ['verify-evidence', nowhere, '--key', nowhere]]) {
    const done = await ivs(args)
    assert.match(done.err, /^ivs: \S+nowhere: There is no such file; check the path\.\n$/, args.join(' '))
    assert.equal(done.code, 1)
  }
})

test('what is set wrong is told in one line that names the setting and what to do', async () => {
  for (const [env, said] of [
    [{ IVS_BLOB_URL: 'ftp://x' }, /IVS_BLOB_URL="ftp:\/\/x" must begin with file:\/\/\/ or s3:\/\/\./],
    [{ IVS_SMTP_URL: 'mail.example:25' }, /IVS_SMTP_URL=\(secret\) must begin with smtp:\/\/ or smtps:\/\/\./],
    [{ IVS_SMTP_IN_PORT: 'x' }, /IVS_SMTP_IN_PORT="x" must be a whole number/],
    [{ DATABASE_URL: 'mysql://db' }, /DATABASE_URL=\(secret\) must begin with postgres:\/\//],
    [{ DATABASE_URL: 'postgres://me:pw@localhost:1/ivs' }, /the database of DATABASE_URL \(localhost:1\/ivs\) cannot be used: nothing listens there/],
    [{ IVS_DATA_DIR: '/proc/nope' }, /IVS_DATA_DIR="\/proc\/nope" cannot be used \(.*\); set it to a folder/],
    [{ IVS_BLOB_URL: 'file:///proc/no%20pe' }, /IVS_BLOB_URL="\/proc\/no pe" cannot be used \(.*\); set it to a folder/],
    [{ HOST: 'nowhere.invalid', PORT: '0' }, /HOST="nowhere\.invalid" is no address of this machine; set HOST/],
  ] as const) {
    const refused = await ivs(['serve'], env)
    assert.match(refused.err, said)
    assert.match(refused.err, /^ivs: [^\n]*\n$/m)
    assert.doesNotMatch(refused.err, /:pw|pw@/)
    assert.equal(refused.code, 1)
  }
})
