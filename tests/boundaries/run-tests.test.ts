import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'

/** What `npm test` says at its end of neighbouring files with this in them, and how it exits. */
function outcomeOf(...files: string[]): { last: string; status: number | null } {
  const { stdout, status } = runOf(...files)
  return { last: stdout.trimEnd().split('\n').at(-1) ?? '', status }
}
function runOf(...files: string[]): { stdout: string; status: number | null } {
  const root = mkdtempSync(path.join(tmpdir(), 'ivs-run-'))
  try {
    mkdirSync(path.join(root, 'tests', 'room'), { recursive: true })
    for (const [at, text] of files.entries()) writeFileSync(path.join(root, 'tests', 'room', `${at}.test.ts`), `import { after, before, test } from 'node:test'\n${text}\n`)
    const { NODE_TEST_CONTEXT: _, NODE_COMPILE_CACHE: __, ...env } = process.env
    return spawnSync(process.execPath, [path.join(import.meta.dirname, '..', 'run.ts')], { env: { ...env, TESTS_ROOT: root }, encoding: 'utf8' })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
const FINE = "test('fine', () => {})"

test('files of one process are counted each by its tests', () => {
  assert.deepEqual(outcomeOf(FINE, `${FINE}\ntest('not yet', { skip: true }, () => {})`), { last: '2 passed, 0 failed, 1 skipped', status: 0 })
  assert.deepEqual(outcomeOf(FINE, "test('fails', () => { throw new Error('no') })"), { last: '1 passed, 1 failed, 0 skipped', status: 1 })
})

test('a file that cannot be loaded, and a before or after that fails, are failures', () => {
  assert.deepEqual(outcomeOf(FINE, `import './missing.ts'\n${FINE}`), { last: '1 passed, 1 failed, 0 skipped', status: 1 })
  assert.deepEqual(outcomeOf(FINE, `after(() => { throw new Error('no') })\n${FINE}`), { last: '2 passed, 1 failed, 0 skipped', status: 1 })
  assert.equal(outcomeOf(FINE, `before(() => { throw new Error('no') })\n${FINE}`).status, 1)
})

test('a file that ends its process hides nothing of its neighbours, and is told by its name', () => {
  const { stdout, status } = runOf(FINE, "test('ends', () => process.exit(3))", "test('is killed', () => process.kill(process.pid, 'SIGKILL'))", FINE)
  // The process of the four, and the two that end theirs.
  assert.match(stdout, /\n2 passed, 3 failed, 0 skipped\n$/)
  assert.match(stdout, /room\/1\.test\.ts/)
  assert.match(stdout, /room\/2\.test\.ts/)
  assert.equal(status, 1)
})
