import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { attachPostgres, type Connections, EmbeddedPostgresError, startPostgres } from '../../src/kernel/postgres/index.ts'

const root = mkdtempSync(join(tmpdir(), 'ivs-launch-'))
const held: ChildProcess[] = []
after(() => {
  for (const child of held) child.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})
let folders = 0
function freshFolder(): string {
  folders += 1
  return join(root, `data-${folders}`)
}

async function ask(to: Connections, text: string, role: 'owner' | 'service' = 'owner'): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(to.config('ivs', role))
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function holder(dataDir: string): Promise<{ child: ChildProcess; standing: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start-and-hold.ts'), dataDir], { stdio: ['pipe', 'pipe', 'inherit'] })
  held.push(child)
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`it ended with ${code} before it said how it stands`)))
  ended.catch(() => {})
  const [chunk] = (await Promise.race([once(child.stdout!, 'data'), ended])) as [Buffer]
  return { child, standing: chunk.toString().trim() }
}

async function killNow(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('keeps its data over a stop, listens on no port, and says yes to urls as to objects', async () => {
  const dataDir = freshFolder()
  const first = await startPostgres({ dataDir, durable: true })
  assert.equal(first.standing, 'started')
  await ask(first, 'CREATE TABLE kept AS SELECT 7 AS x')
  assert.deepEqual(await ask(first, 'SHOW listen_addresses'), [{ listen_addresses: '' }])
  assert.deepEqual(await ask(first, 'SHOW fsync'), [{ fsync: 'on' }])
  const byUrl = new pg.Client(first.url())
  await byUrl.connect()
  assert.deepEqual((await byUrl.query('SELECT current_user AS u')).rows, [{ u: 'ivs_service' }])
  await byUrl.end()
  await first.stop()
  await first.stop()
  assert.equal(await attachPostgres(dataDir), null)
  const second = await startPostgres({ dataDir })
  assert.deepEqual(await ask(second, 'SELECT x FROM kept'), [{ x: 7 }])
  await second.stop()
})

test('passwords lie in a file that only its owner reads', async () => {
  const dataDir = freshFolder()
  const server = await startPostgres({ dataDir, durable: false })
  const mode = statSync(join(dataDir, 'postgres', 'ivs-credentials.json')).mode & 0o777
  assert.equal(mode, 0o600)
  const wrong = new pg.Client({ ...server.config(), password: 'guess' })
  await assert.rejects(wrong.connect(), /password authentication failed/)
  await server.stop()
})

test('three processes on one new folder share one server; only the one that started it stops it', async () => {
  const dataDir = freshFolder()
  const [a, b] = await Promise.all([holder(dataDir), holder(dataDir)])
  // On a busy machine the one that started it may find it running when it comes to look: then it has adopted its own.
  const owner = a.standing === 'attached' ? b : a
  assert.ok(owner.standing === 'started' || owner.standing === 'adopted', owner.standing)
  assert.deepEqual([a.standing, b.standing].filter((standing) => standing === 'attached').length, 1)
  const here = await startPostgres({ dataDir, durable: false })
  assert.equal(here.standing, 'attached')
  await here.stop()
  assert.ok(await attachPostgres(dataDir), 'stop() of an attached process leaves the server alone')
  owner.child.stdin!.write('stop\n')
  await once(owner.child, 'exit')
  assert.equal(await attachPostgres(dataDir), null)
})

test('a server whose starter was killed is adopted, with its data, and stops with the adopter', async () => {
  const dataDir = freshFolder()
  const { child } = await holder(dataDir)
  const before = await attachPostgres(dataDir)
  await ask(before!, 'CREATE TABLE kept AS SELECT 7 AS x')
  await killNow(child)
  const adopted = await startPostgres({ dataDir, durable: false })
  assert.equal(adopted.standing, 'adopted')
  assert.deepEqual(await ask(adopted, 'SELECT x FROM kept'), [{ x: 7 }])
  await adopted.stop()
  assert.equal(await attachPostgres(dataDir), null)
})

test('a process that was attached takes the server over when its owner stops, or dies with it', async () => {
  for (const end of ['stop', 'kill'] as const) {
    const dataDir = freshFolder()
    const { child } = await holder(dataDir)
    const here = await startPostgres({ dataDir, durable: false })
    assert.equal(here.standing, 'attached')
    await ask(here, 'CREATE TABLE kept AS SELECT 7 AS x')
    const gone = once(child, 'exit')
    if (end === 'stop') child.stdin!.write('stop\n')
    else {
      const server = postmasterPid(dataDir)
      child.kill('SIGKILL')
      process.kill(server, 'SIGINT')
    }
    await gone
    assert.deepEqual(await eventually(() => ask(here, 'SELECT x FROM kept')), [{ x: 7 }])
    await here.stop()
    assert.equal(await attachPostgres(dataDir), null, 'what was taken over is stopped')
  }
})

test('a start in any moment of another process\'s stop comes to a server that answers', async () => {
  const dataDir = freshFolder()
  for (const delayMs of [0, 5, 20, 40, 80, 150]) {
    const { child } = await holder(dataDir)
    const gone = once(child, 'exit')
    child.stdin!.write('stop\n')
    await sleep(delayMs)
    const here = await startPostgres({ dataDir, durable: false })
    await gone
    assert.deepEqual(await eventually(() => ask(here, 'SELECT 1 AS one')), [{ one: 1 }])
    await here.stop()
  }
})

test('a server without fsync is not adopted by a start that promises to keep data', async () => {
  const dataDir = freshFolder()
  const { child } = await holder(dataDir)
  await killNow(child)
  const server = await startPostgres({ dataDir, durable: true })
  assert.equal(server.standing, 'started')
  assert.deepEqual(await ask(server, 'SHOW fsync'), [{ fsync: 'on' }])
  await server.stop()
})

const postmasterPid = (dataDir: string): number => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

test('a server that is killed comes back on the same socket, with what was committed', async () => {
  const dataDir = freshFolder()
  const server = await startPostgres({ dataDir, durable: true })
  await ask(server, 'CREATE TABLE kept AS SELECT 7 AS x')
  process.kill(postmasterPid(dataDir), 'SIGKILL')
  const answer = await eventually(() => ask(server, 'SELECT x FROM kept'))
  assert.deepEqual(answer, [{ x: 7 }])
  await server.stop()
})

test('a lock file whose pid is another program by now does not keep the server from starting', async () => {
  const dataDir = freshFolder()
  const first = await startPostgres({ dataDir, durable: false })
  const lockFile = join(dataDir, 'postgres', 'postmaster.pid')
  const text = readFileSync(lockFile, 'utf8')
  const owner = statSync(join(dataDir, 'postgres'))
  await first.stop()
  const asOwner = process.getuid?.() === 0 ? { uid: owner.uid, gid: owner.gid } : {}
  const stranger = spawn('sleep', ['600'], { stdio: 'ignore', ...asOwner })
  held.push(stranger)
  writeFileSync(lockFile, text.replace(/^\d+/, String(stranger.pid)), { mode: 0o600 })
  chownSync(lockFile, owner.uid, owner.gid)
  assert.equal(await attachPostgres(dataDir), null)
  const second = await startPostgres({ dataDir, durable: false })
  assert.equal(second.standing, 'started')
  await second.stop()
})

test('a long folder path and one closed to other accounts work', async () => {
  const closed = join(freshFolder(), 'closed')
  mkdirSync(closed, { recursive: true, mode: 0o700 })
  const dataDir = join(closed, ...Array.from({ length: 12 }, (_, n) => `a-rather-long-folder-name-${n}`))
  const server = await startPostgres({ dataDir, durable: false })
  assert.deepEqual(await ask(server, 'SELECT 1 AS one'), [{ one: 1 }])
  await server.stop()
  assert.equal(existsSync(server.adminConfig.host), false, 'the socket folder goes with the server')
})

test('what cannot work is said in one line', async () => {
  const foreign = freshFolder()
  mkdirSync(join(foreign, 'postgres'), { recursive: true })
  writeFileSync(join(foreign, 'postgres', 'notes.txt'), 'mine')
  await assert.rejects(startPostgres({ dataDir: foreign }), oneLine(/holds files but no database/))

  const older = freshFolder()
  mkdirSync(join(older, 'postgres'), { recursive: true })
  writeFileSync(join(older, 'postgres', 'PG_VERSION'), '15\n')
  await assert.rejects(startPostgres({ dataDir: older }), oneLine(/made by PostgreSQL 15/))

  const file = join(root, 'a-file')
  writeFileSync(file, '')
  await assert.rejects(startPostgres({ dataDir: join(file, 'data') }), oneLine(/a-file\/data" cannot be used/))
  await assert.rejects(startPostgres({ dataDir: freshFolder(), settings: { shared_buffers: 'plenty' } }), oneLine(/shared_buffers/))
})

const oneLine = (pattern: RegExp) => (error: unknown) => {
  assert.ok(error instanceof EmbeddedPostgresError)
  assert.match(error.message, pattern)
  assert.doesNotMatch(error.message, /\n/)
  return true
}

async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries > 300) throw error
      await sleep(100)
    }
  }
}
