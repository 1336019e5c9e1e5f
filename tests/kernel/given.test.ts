import assert from 'node:assert/strict'
import test from 'node:test'
import { given } from '../../src/kernel/index.ts'

test('only what is given becomes a condition, numbered on', () => {
  assert.deepEqual(given(['a', 'live'], [['x = ?', null], ['y = ? OR z = ?', 'v'], ['w < ?', 0], ['u = ?', undefined]]), { where: 'AND (y = $3 OR z = $3) AND (w < $4)', values: ['a', 'live', 'v', 0] })
  assert.deepEqual(given(['a'], [['x = ?', null]]), { where: '', values: ['a'] })
})
