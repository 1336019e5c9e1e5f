import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { calendarTable, DEFAULT_CALENDAR } from '../../src/clocks/business-calendar.ts'
import { addBusinessHours, businessHoursBetween, explainClock, isBusinessTime, localDate } from '../../src/clocks/business-hours.ts'
import { dueTimes } from '../../src/clocks/due-times.ts'

const NEW_YORK = calendarTable(DEFAULT_CALENDAR)
const at = (local: string, zone = 'America/New_York') => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds
const local = (ms: number, zone = 'America/New_York') =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
const due = (from: string, hours: number) => local(addBusinessHours(NEW_YORK, at(from), hours))

test('48 hours from Friday 15:00 is Tuesday 15:00 when Monday is open', () => {
  assert.equal(due('2026-11-13T15:00', 48), '2026-11-17T15:00')
})

test('holidays are passed over, observed days included', () => {
  assert.equal(due('2026-11-25T10:00', 24), '2026-11-27T10:00') // Thanksgiving
  assert.equal(due('2026-07-02T09:00', 24), '2026-07-06T09:00') // July 4th is a Saturday: observed on Friday the 3rd
  assert.equal(due('2021-12-30T12:00', 24), '2022-01-03T12:00') // New Year of 2022 is observed on 31 December 2021
  assert.equal(due('2021-12-23T12:00', 24), '2021-12-27T12:00') // Christmas observed on the 24th
})

test('outside a business day counting starts at the next business midnight', () => {
  assert.equal(due('2026-11-14T11:00', 1), '2026-11-16T01:00')
  assert.equal(due('2026-11-14T11:00', 48), '2026-11-18T00:00')
  assert.equal(due('2026-11-26T08:00', 0), '2026-11-27T00:00')
  assert.equal(due('2026-11-25T08:00', 0), '2026-11-25T08:00')
})

test('a due time on the end of a business day is that midnight', () => {
  assert.equal(due('2026-11-13T00:00', 24), '2026-11-14T00:00')
  assert.equal(due('2026-11-12T12:00', 36), '2026-11-14T00:00')
})

test('a day with a change of the clocks counts the hours it really has', () => {
  const cairo = calendarTable({ timeZone: 'Africa/Cairo', extraClosedDays: [] })
  const friday = at('2026-04-24T00:00', 'Africa/Cairo') // summer time starts this Friday: the day has 23 hours
  assert.equal(local(addBusinessHours(cairo, at('2026-04-23T12:00', 'Africa/Cairo'), 36), 'Africa/Cairo'), '2026-04-27T01:00')
  assert.equal(businessHoursBetween(cairo, friday, at('2026-04-25T00:00', 'Africa/Cairo')), 23)
  assert.equal(due('2026-03-06T12:00', 24), '2026-03-09T12:00') // the United States change on a Sunday
})

test('the explanation names each day counted and each passed over', () => {
  const from = at('2026-11-25T10:00')
  assert.deepEqual(explainClock(NEW_YORK, from, addBusinessHours(NEW_YORK, from, 48)), {
    counted_days: ['2026-11-25', '2026-11-27', '2026-11-30'],
    skipped_days: [
      { date: '2026-11-26', reason: 'Thanksgiving Day' },
      { date: '2026-11-28', reason: 'Saturday' },
      { date: '2026-11-29', reason: 'Sunday' },
    ],
  })
  const saturday = at('2026-11-14T09:00')
  assert.deepEqual(explainClock(NEW_YORK, saturday, addBusinessHours(NEW_YORK, saturday, 24)).counted_days, ['2026-11-16'])
  const zero = explainClock(NEW_YORK, saturday, saturday)
  assert.deepEqual(zero, { counted_days: [], skipped_days: [{ date: '2026-11-14', reason: 'Saturday' }] })
})

test('closed days of the account close the day; a holiday keeps its own name', () => {
  const table = calendarTable({ timeZone: 'America/Chicago', extraClosedDays: ['2026-11-27', '2026-11-26'] })
  const from = at('2026-11-25T10:00', 'America/Chicago')
  const to = addBusinessHours(table, from, 24)
  assert.equal(local(to, 'America/Chicago'), '2026-11-30T10:00')
  const [thanksgiving, friday] = explainClock(table, from, to).skipped_days
  assert.equal(thanksgiving?.reason, 'Thanksgiving Day')
  assert.equal(friday?.reason, "Closed in the account's calendar")
  assert.throws(() => calendarTable({ timeZone: 'America/Chicago', extraClosedDays: ['2026-02-30x'] }), RangeError)
  assert.throws(() => calendarTable({ timeZone: 'Mars/Olympus', extraClosedDays: [] }), RangeError)
})

test('beyond the table, and for negative or unreal hours, it says so', () => {
  assert.throws(() => addBusinessHours(NEW_YORK, at('2014-12-31T12:00'), 1), RangeError)
  assert.throws(() => addBusinessHours(NEW_YORK, at('2050-12-30T12:00'), 200), RangeError)
  assert.throws(() => addBusinessHours(NEW_YORK, at('2026-11-13T12:00'), -1), RangeError)
  assert.throws(() => addBusinessHours(NEW_YORK, at('2026-11-13T12:00'), Number.NaN), RangeError)
  assert.throws(() => addBusinessHours(NEW_YORK, Number.NaN, 1), RangeError)
})

test('extensions move the hard stop and never the hard due time', () => {
  const hours = { targetHours: 48, hardHours: 72, escalateAtHours: 36 }
  const opened = at('2026-11-16T09:00')
  const plain = dueTimes(NEW_YORK, opened, hours)
  const extended = dueTimes(NEW_YORK, opened, hours, 24)
  assert.equal(plain.hardMs, plain.hardStopMs)
  assert.equal(extended.hardMs, plain.hardMs)
  assert.equal(local(extended.hardStopMs), '2026-11-20T09:00')
  assert.equal(local(extended.escalateMs), '2026-11-17T21:00')
})

/** Walks the calendar day by day with Temporal and its own list of holidays' rules: slow, and independent of the table. */
const oracle = (fromMs: number, hours: number, zone: string, closed: ReadonlySet<string>): number => {
  let cursor = Temporal.Instant.fromEpochMilliseconds(fromMs).toZonedDateTimeISO(zone)
  let left = hours * 3_600_000
  for (;;) {
    const date = cursor.toPlainDate()
    const next = date.add({ days: 1 }).toZonedDateTime(zone)
    if (date.dayOfWeek <= 5 && !closed.has(date.toString()) && !isFederalHoliday(date)) {
      const room = next.epochMilliseconds - cursor.epochMilliseconds
      if (left === 0 || left <= room) return cursor.epochMilliseconds + left
      left -= room
    }
    cursor = next
  }
}

/** 5 U.S.C. 6103(a), and (b) for days that fall on a weekend; Juneteenth since 2021. */
const isFederalHoliday = (date: Temporal.PlainDate): boolean => {
  const fixed: [number, number][] = [
    [1, 1],
    [7, 4],
    [11, 11],
    [12, 25],
  ]
  if (date.year >= 2021) fixed.push([6, 19])
  for (const offset of [-1, 0, 1]) {
    const actual = date.add({ days: -offset })
    if (!fixed.some(([month, day]) => actual.month === month && actual.day === day)) continue
    if (offset === -1 && actual.dayOfWeek === 6) return true
    if (offset === 1 && actual.dayOfWeek === 7) return true
    if (offset === 0 && actual.dayOfWeek <= 5) return true
  }
  const nth = Math.ceil(date.day / 7)
  if (date.dayOfWeek === 1) {
    if ((date.month === 1 || date.month === 2) && nth === 3) return true
    if (date.month === 5 && date.day > 24) return true
    if (date.month === 9 && nth === 1) return true
    if (date.month === 10 && nth === 2) return true
  }
  return date.dayOfWeek === 4 && date.month === 11 && nth === 4
}

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'Africa/Cairo',
  'Asia/Tokyo',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'UTC',
]
const tables = new Map(ZONES.map((timeZone) => [timeZone, calendarTable({ timeZone, extraClosedDays: ['2026-11-27', '2024-02-29'] })]))
const moments = fc
  .integer({ min: Date.UTC(2015, 5, 1), max: Date.UTC(2044, 5, 1) })
  .chain((ms) => fc.constantFrom(ms, ms - (ms % 3_600_000), ms - (ms % 86_400_000) + 5 * 3_600_000))

test('additions agree with Temporal walked day by day', () => {
  const hours = fc.oneof(
    fc.integer({ min: 0, max: 300 }),
    fc.integer({ min: 0, max: 3000 }).map((tenths) => tenths / 10),
    fc.constantFrom(24, 48, 72, 2160, 4320),
  )
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), moments, hours, (zone, from, count) => {
      const closed = new Set(['2026-11-27', '2024-02-29'])
      assert.equal(addBusinessHours(tables.get(zone)!, from, count), oracle(from, count, zone, closed))
    }),
    { numRuns: 3000 },
  )
})

test('additions are ordered, add up, and are undone by the difference', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      moments,
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 0, max: 500 }),
      (zone, from, a, b) => {
        const table = tables.get(zone)!
        const first = addBusinessHours(table, from, a)
        assert.ok(first >= from)
        if (b > 0) assert.equal(addBusinessHours(table, first, b), addBusinessHours(table, from, a + b))
        assert.ok(addBusinessHours(table, from, a + b) >= first)
        assert.equal(Math.round(businessHoursBetween(table, from, first) * 1e6), a * 1e6)
      },
    ),
    { numRuns: 2000 },
  )
})

test('an explanation counts exactly the business days between, each day once', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 400 }), (from, hours) => {
      const to = addBusinessHours(NEW_YORK, from, hours)
      const { counted_days, skipped_days } = explainClock(NEW_YORK, from, to)
      const all = [...counted_days, ...skipped_days.map(({ date }) => date)].sort()
      assert.equal(new Set(all).size, all.length)
      assert.equal(all[0], localDate(NEW_YORK, from))
      assert.equal(all.at(-1), localDate(NEW_YORK, to - 1))
      assert.ok(counted_days.length >= hours / 24)
      assert.equal(isBusinessTime(NEW_YORK, from), counted_days[0] === localDate(NEW_YORK, from))
    }),
    { numRuns: 500 },
  )
})
