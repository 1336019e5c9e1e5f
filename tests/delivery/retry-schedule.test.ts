import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { ATTEMPT_OFFSETS_MS, DELIVERY_WINDOW_MS, nextAttempt } from '../../src/delivery/retry-schedule.ts'
import { readRetryAfter } from '../../src/delivery/webhook/retry-after.ts'

const FIRST = 1_800_000_000_000

/** Plays a receiver that fails every attempt after `tookMs`. */
function play(tookMs: number, random: () => number, retryAfterMs: number | null = null): number[] {
  const starts = [0]
  let state = { firstAttemptAtMs: FIRST, slot: 0 }
  for (let next = nextAttempt(state, FIRST + tookMs, retryAfterMs, random); next; ) {
    starts.push(next.dueAtMs - FIRST)
    state = { ...state, slot: next.slot }
    next = nextAttempt(state, next.dueAtMs + tookMs, retryAfterMs, random)
  }
  return starts
}

test('without jitter the attempts fall on the schedule', () => {
  assert.deepEqual(
    play(10, () => 0),
    [...ATTEMPT_OFFSETS_MS],
  )
})

test('jitter moves attempts earlier only, by a tenth at most', () => {
  const starts = play(10, () => 0.999)
  assert.equal(starts.length, ATTEMPT_OFFSETS_MS.length)
  starts.forEach((start, i) => {
    assert.ok(start <= ATTEMPT_OFFSETS_MS[i]! && start >= ATTEMPT_OFFSETS_MS[i]! * 0.9, `${i}: ${start}`)
  })
})

test('an attempt that hangs to its timeout skips the slot it slept through', () => {
  assert.deepEqual(play(15_000, () => 0).slice(0, 3), [0, 30_000, 120_000])
})

test('after a long outage of the service there is one attempt, not a burst', () => {
  const next = nextAttempt({ firstAttemptAtMs: FIRST, slot: 1 }, FIRST + 3 * 3_600_000, null, () => 0)
  assert.deepEqual(next, { dueAtMs: FIRST + 4 * 3_600_000, slot: 8 })
})

test('Retry-After delays inside the window and is cut at its end', () => {
  const state = { firstAttemptAtMs: FIRST, slot: 0 }
  assert.equal(nextAttempt(state, FIRST + 10, 60_000, () => 0)?.dueAtMs, FIRST + 60_010)
  assert.equal(nextAttempt(state, FIRST + 10, 1_000, () => 0)?.dueAtMs, FIRST + 5_000)
  const clamped = nextAttempt(state, FIRST + 10, 1e12, () => 0)
  assert.equal(clamped?.dueAtMs, FIRST + DELIVERY_WINDOW_MS)
  assert.equal(
    nextAttempt({ ...state, slot: clamped?.slot ?? 0 }, FIRST + DELIVERY_WINDOW_MS + 5, null, () => 0),
    null,
  )
})

test('whatever happens: attempts go forward, end, and none is after 24 hours', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          took: fc.nat({ max: 40_000 }),
          late: fc.nat({ max: 3_600_000 }),
          retryAfter: fc.option(fc.nat({ max: 200_000_000 })),
          random: fc.double({ min: 0, max: 0.9999, noNaN: true }),
        }),
        {
          minLength: 40,
          maxLength: 40,
        },
      ),
      (steps) => {
        let now = FIRST
        let state = { firstAttemptAtMs: FIRST, slot: 0 }
        let made = 1
        for (const { took, late, retryAfter, random } of steps) {
          now += took
          const next = nextAttempt(state, now, retryAfter, () => random)
          if (!next) return
          assert.ok(next.dueAtMs >= now && next.dueAtMs <= FIRST + DELIVERY_WINDOW_MS)
          assert.ok(next.slot > state.slot)
          state = { ...state, slot: next.slot }
          now = next.dueAtMs + late
          made++
        }
        assert.ok(made <= ATTEMPT_OFFSETS_MS.length)
      },
    ),
  )
})

test('Retry-After is read as seconds or as an HTTP date', () => {
  const now = Date.UTC(2026, 10, 21, 12, 0, 0)
  assert.equal(readRetryAfter('120', now), 120_000)
  assert.equal(readRetryAfter(' 0 ', now), 0)
  assert.equal(readRetryAfter('Sat, 21 Nov 2026 12:01:30 GMT', now), 90_000)
  assert.equal(readRetryAfter('Sat, 21 Nov 2026 11:00:00 GMT', now), 0)
  for (const odd of [
    undefined,
    '',
    '-1',
    '1.5',
    '1e9',
    '99999999999',
    'soon',
    'Sat, 31 Feb 2026 12:00:00 GMT',
    'Sat, 21 Nix 2026 12:00:00 GMT',
    '2026-11-21T12:00:00Z',
  ]) {
    assert.equal(readRetryAfter(odd, now), null, String(odd))
  }
})
