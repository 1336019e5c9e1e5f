import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import test from 'node:test'
import { waitFor } from '../../src/demo/service-calls.ts'

const root = path.join(import.meta.dirname, '..', '..')

function demo(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    // Its own embedded database, whatever the tests run on.
    const { DATABASE_URL: _, ...env } = process.env
    const child = spawn(process.execPath, [path.join(root, 'src/demo/run-demo.ts'), ...args], { cwd: root, env: { ...env, NO_COLOR: '1' } })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk) => (out += chunk))
    child.stderr.on('data', (chunk) => (err += chunk))
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

test('the main job on the sample: read, checked, asked, answered, verified, delivered', async () => {
  const { code, out, err } = await demo()
  assert.equal(code, 0, `${out}\n${err}`)
  for (const said of [/5 coverage lines/, /GWP 48217-03 +page 1 at \d+,\d+/, /surface check: pass/, /hard stop/, /for Blue Heron Trucking|of Blue Heron Trucking LLC/, /250 OK/, /cargo +verified +MTC-2260415/, /The verdict: pass/, /\d+ webhooks came, every signature verified/, /verdict\.issued/, /Done in/])
    assert.match(out, said)
  assert.equal(err, '')
})

test('what is no document ends it with the cause and a code', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'demo-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'note.pdf')
  writeFileSync(file, 'this is a note')
  const { code, err } = await demo(file)
  assert.equal(code, 1)
  assert.match(err, /^\ndemo: .*415.*note\.pdf is not a PDF/)
})

test('a wait goes on while the machine is slow and says so; given up, it names what did not come', async (t) => {
  const said: string[] = []
  const log = t.mock.method(process.stdout, 'write', (text: string) => said.push(text) > 0)
  let asked = 0
  assert.equal(await waitFor('reading', () => ++asked, (n) => n === 4, { tellMs: 1 }), 4)
  log.mock.restore()
  assert.match(said.join(''), /still reading, 0 s/)
  await assert.rejects(waitFor('reading', () => 0, Boolean, { patienceMs: 0 }), /^Error: reading: not within 0 s$/)
})
