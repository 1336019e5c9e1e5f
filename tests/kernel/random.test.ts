import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemRandom } from '../../src/kernel/index.ts'

test('no bytes are handed out twice, whatever lengths are asked for', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 5000; i++) {
    const given = systemRandom.bytes([8, 12, 16, 32, 511, 600][i % 6]!)
    assert.equal(given.length, [8, 12, 16, 32, 511, 600][i % 6])
    assert.ok(given.some((byte) => byte !== 0))
    const head = Buffer.from(given.subarray(0, 8)).toString('hex')
    assert.ok(!seen.has(head))
    seen.add(head)
  }
})

test('what was handed out is the taker\u2019s alone', () => {
  const first = systemRandom.bytes(16)
  const copy = Uint8Array.from(first)
  for (let i = 0; i < 2000; i++) systemRandom.bytes(16).fill(7)
  assert.deepEqual(first, copy)
})

test('numbers are spread evenly from 0 to below 1', () => {
  const numbers = Array.from({ length: 20_000 }, () => systemRandom.float())
  assert.ok(numbers.every((n) => n >= 0 && n < 1))
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length
  assert.ok(Math.abs(mean - 0.5) < 0.02, String(mean))
})
