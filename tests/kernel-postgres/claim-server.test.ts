import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, test } from 'node:test'
import pg from 'pg'
import { claimServer } from '../../src/kernel/postgres/claim-server.ts'
import { EmbeddedPostgresError, startPostgres } from '../../src/kernel/postgres/index.ts'

const root = mkdtempSync(join(tmpdir(), 'ivs-claim-'))
const children: ChildProcess[] = []
after(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

function claimant(dataDir: string): { say(line: string): void; next(): Promise<string> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'claim-in-rounds.ts'), dataDir], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()
  return { say: (line) => child.stdin!.write(`${line}\n`), next: async () => String((await lines.next()).value) }
}

test('of processes that claim one server at the same moment one gets it, an orphan’s too', async () => {
  const server = await startPostgres({ dataDir: join(root, 'data'), durable: false })
  const claimants = [1, 2, 3].map(() => claimant(join(root, 'data')))
  for (const each of claimants) assert.equal(await each.next(), 'here')
  const holders: number[] = []
  for (let round = 0; round < 60; round += 1) {
    const file = join(root, `owner-${round}.json`)
    if (round % 2) writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + round, born: '1' }))
    for (const each of claimants) each.say(file)
    const answers = await Promise.all(claimants.map((each) => each.next()))
    holders.push(answers.filter((answer) => answer === 'true').length)
  }
  assert.deepEqual(holders, Array(60).fill(1))
  await server.stop()
})

test('a claim that another process never ends is given up, with a line that says so', async () => {
  const server = await startPostgres({ dataDir: join(root, 'stuck'), durable: false })
  const holder = new pg.Client(server.config('postgres', 'owner'))
  await holder.connect()
  await holder.query('SELECT pg_advisory_lock(728431)')
  await assert.rejects(claimServer(join(root, 'stuck-owner.json'), server, 300), (error: Error) => error instanceof EmbeddedPostgresError && /lock timeout.*stop the other processes/.test(error.message) && !error.message.includes('\n'))
  await holder.end()
  assert.equal(await claimServer(join(root, 'stuck-owner.json'), server, 30_000), true)
  await server.stop()
})
