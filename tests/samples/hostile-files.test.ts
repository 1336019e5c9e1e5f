import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

test('hostile files are written with a manifest, the same for the same seed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ivs-hostile-'))
  try {
    const script = join(import.meta.dirname, '..', '..', 'scripts', 'samples', 'hostile.ts')
    const lists = [
      ['a', '100'],
      ['b', '12'],
    ].map(([name, count]) => {
      const run = spawnSync(process.execPath, [script, '--out', join(folder, name!), '--count', count!, '--seed', '4'], {
        encoding: 'utf8',
      })
      assert.equal(run.status, 0, run.stderr)
      return JSON.parse(readFileSync(join(folder, name!, 'manifest.json'), 'utf8')) as { file: string; kind: string; bytes: number }[]
    })
    const [first, second] = lists
    assert.equal(first!.length, 100)
    assert.ok(new Set(first!.map(({ kind }) => kind)).size > 80)
    for (const { file, bytes } of first!) assert.equal(readFileSync(join(folder, 'a', file)).length, bytes)
    for (const { file } of second!) assert.deepEqual(readFileSync(join(folder, 'b', file)), readFileSync(join(folder, 'a', file)), file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
