import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { attachPostgres } from '../../src/kernel/postgres/index.ts'
import { until } from '../harness/service.ts'

const isUp = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const MAIN = path.join(import.meta.dirname, '../../src/main.ts')

test('the service that npm start began ends with it, though npm ends only its shell', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ivs-npm-'))
  // As npm runs a script: through a shell that waits.
  const shell = spawn('sh', ['-c', '"$0" "$1" serve & echo "process $!"; wait', process.execPath, MAIN], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', IVS_DATA_DIR: folder, PORT: '0', IVS_LOG_LEVEL: 'error', npm_lifecycle_event: 'start', npm_lifecycle_script: 'node src/main.ts serve' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = (what: RegExp) => new Promise<string>((resolve) => shell.stdout.on('data', (chunk) => {
    const found = what.exec(String(chunk))
    if (found) resolve(found[1]!)
  }))
  const [pid, url] = await Promise.all([said(/process (\d+)/).then(Number), said(/listening on (http:\/\/\S+)/)])
  try {
    assert.equal((await fetch(`${url}/readyz`)).status, 200)
    shell.kill('SIGTERM')
    await until(async () => isUp(pid), (up) => !up)
    await assert.rejects(fetch(`${url}/readyz`))
    assert.equal(await attachPostgres(folder).catch(() => null), null)
  } finally {
    if (isUp(pid)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
