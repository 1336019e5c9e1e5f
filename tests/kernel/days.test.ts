import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, DAY_MS, dayIn, daysBetween, startOfDay } from '../../src/kernel/index.ts'

const HOUR_MS = 3_600_000
/** New York changes its clocks at two in the morning, Beirut did at midnight, Apia left out a whole day. */
const ZONES = { 'America/New_York': '2026-03-08', 'Asia/Beirut': '2024-03-31', 'Pacific/Apia': '2011-12-30', UTC: '2026-12-31' }

test('the day of an instant is the calendar’s, whichever was asked for before it', () => {
  for (const [zone, day] of Object.entries(ZONES)) {
    const noon = Date.parse(`${day}T12:00:00Z`)
    const instants = Array.from({ length: 97 }, (_, n) => noon + (n - 48) * HOUR_MS)
    for (const ms of [...instants, ...instants.toReversed(), ...instants.flatMap((at) => [at - 1, at + 7 * DAY_MS])])
      assert.equal(dayIn(ms, zone), Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate().toString(), `${zone} ${ms}`)
  }
})

test('days begin, follow and are counted as the calendar has them, asked once or twice', () => {
  for (let round = 0; round < 2; round++) {
    assert.equal(addDays('2028-02-28', 1), '2028-02-29')
    assert.equal(addDays('2026-01-01', -1), '2025-12-31')
    assert.equal(startOfDay('2024-03-31', 'Asia/Beirut'), Date.parse('2024-03-30T22:00:00Z'))
    assert.equal(startOfDay('2026-07-01', 'America/New_York'), Date.parse('2026-07-01T04:00:00Z'))
    assert.equal(daysBetween('2026-03-01', '2026-02-27'), -2)
    assert.equal(daysBetween('2026-02-27', '2027-02-27'), 365)
    assert.equal(daysBetween('2026-02-27', '2026-02-27'), 0)
  }
})
