import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const root = path.join(import.meta.dirname, '../..')

test('every test that docs/contract.md names is there, and every endpoint test is named', () => {
  const named = new Set<string>()
  for (const line of readFileSync(path.join(root, 'docs/contract.md'), 'utf8').split('\n')) {
    const cell = line.split('|')[2]?.trim() ?? ''
    for (const name of cell.split(', ')) if (/^[a-z-]+\/[a-z/-]+$/.test(name)) named.add(name.startsWith('tests/') ? name : `tests/endpoints/${name}`)
  }
  assert.ok(named.size > 30)
  const there = new Set(globSync('tests/**/*.test.ts', { cwd: root }).map((f) => f.replace(/\.test\.ts$/, '')))
  assert.deepEqual([...named].filter((n) => !there.has(n)), [], 'named and not there')
  const own = [...there].filter((f) => f.startsWith('tests/endpoints/') && f !== 'tests/endpoints/contract-list' && !/\/(review|outreach|evidence|openapi|fuzz)/.test(f))
  assert.deepEqual(own.filter((f) => !named.has(f)), [], 'there and not named')
})
