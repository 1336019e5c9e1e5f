/** The clock every room reads. Milliseconds since the epoch. */
export interface Time {
  now(): number
  sleep(ms: number): Promise<void>
  /** Runs `fn` once after `ms`; the returned function cancels it. */
  after(ms: number, fn: () => void): () => void
}

export const systemTime: Time = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  after: (ms, fn) => {
    const timer = setTimeout(fn, ms)
    return () => clearTimeout(timer)
  },
}

/** Whether it ended in time; fails as it does. */
export const endsWithin = (time: Time, ms: number, work: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const cancel = time.after(ms, () => resolve(false))
    work.then(() => resolve(true), reject).finally(cancel)
  })

export const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const padded = (length: number, digits: number) => Array.from({ length }, (_, n) => String(n).padStart(digits, '0'))
const SECONDS = padded(60, 2)
const MILLISECONDS = padded(1_000, 3)
let writtenMinute = Number.NaN
let minuteText = ''

/** A timestamp as the API writes it: UTC, millisecond precision, `Z`. Neighbours in time share their minute's text. */
export function isoTime(ms: number): string {
  const whole = Math.trunc(ms)
  const minute = Math.floor(whole / MINUTE_MS)
  if (minute !== writtenMinute) {
    minuteText = new Date(whole).toISOString().slice(0, -7)
    writtenMinute = minute
  }
  const rest = whole - minute * MINUTE_MS
  return `${minuteText}${SECONDS[Math.floor(rest / 1_000)]}.${MILLISECONDS[rest % 1_000]}Z`
}
export const isoTimeOrNull = (ms: number | null | undefined): string | null => (ms == null ? null : isoTime(ms))

/** What a calendar says never changes, and what is judged asks for the same few days again and again: a Temporal object each cost more than the rest of looking at a date. */
function remembered<T>(compute: (day: string, by: string | number) => T): (day: string, by: string | number) => T {
  const known = new Map<string, T>()
  return (day, by) => {
    const key = `${day} ${by}`
    let value = known.get(key)
    if (value === undefined) {
      if (known.size >= REMEMBERED_MAX) known.clear()
      known.set(key, (value = compute(day, by)))
    }
    return value
  }
}
const REMEMBERED_MAX = 10_000

/** The first instant of a calendar day in a time zone, in milliseconds. */
export const startOfDay: (day: string, timeZone: string) => number = remembered((day, timeZone) => Temporal.PlainDate.from(day).toZonedDateTime(timeZone as string).epochMilliseconds)

export const addDays: (day: string, days: number) => string = remembered((day, days) => Temporal.PlainDate.from(day).add({ days: days as number }).toString())

/** Calendar days from one day to another; negative where that one is earlier. */
export const daysBetween: (from: string, to: string) => number = remembered((from, to) => Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to as string)).days)

/** The day that was asked for last, from its first instant up to the next day's. */
let lastDay = { timeZone: '', from: 0, until: 0, day: '' }

/** The calendar day, `YYYY-MM-DD`, that an instant falls on in a time zone. */
export function dayIn(ms: number, timeZone: string): string {
  if (timeZone !== lastDay.timeZone || ms < lastDay.from || ms >= lastDay.until) {
    const day = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate().toString()
    lastDay = { timeZone, from: startOfDay(day, timeZone), until: startOfDay(addDays(day, 1), timeZone), day }
  }
  return lastDay.day
}

/**
 * Milliseconds of an ISO 8601 timestamp, or null when it is not one. A value without an offset reads as UTC;
 * a date alone is its first instant in UTC.
 */
export function parseTimestamp(text: string): number | null {
  if (text.length > 40) return null
  try {
    return Temporal.Instant.from(text).epochMilliseconds
  } catch {
    try {
      return Temporal.PlainDateTime.from(text, { overflow: 'reject' }).toZonedDateTime('UTC').epochMilliseconds
    } catch {
      return null
    }
  }
}
