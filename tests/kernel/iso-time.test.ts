import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { isoTime } from '../../src/kernel/time.ts'

test('a timestamp is written as the language itself writes it, whichever was written before', () => {
  const instant = fc.oneof(
    fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 }),
    fc.integer({ min: -120_000, max: 120_000 }),
    fc.double({ min: -100_000, max: 100_000, noNaN: true }),
    fc.integer({ min: 8_640_000_000_000_000 - 100, max: 8_640_000_000_000_000 }),
  )
  fc.assert(
    fc.property(fc.array(instant, { minLength: 1, maxLength: 8 }), (all) => {
      for (const ms of all) assert.equal(isoTime(ms), new Date(ms).toISOString())
    }),
    { numRuns: 500 },
  )
})

test('what is no instant is refused, and leaves the next one right', () => {
  for (const ms of [Number.NaN, Number.POSITIVE_INFINITY, 8_640_000_000_000_001]) {
    assert.throws(() => isoTime(ms), RangeError)
    assert.equal(isoTime(1_800_000_000_123), new Date(1_800_000_000_123).toISOString())
  }
})
