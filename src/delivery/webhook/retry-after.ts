const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) GMT$/

/** Milliseconds that a Retry-After header asks to wait: whole seconds, or an HTTP date (RFC 9110, 10.2.3); null when neither. */
export function readRetryAfter(header: string | undefined, nowMs: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const parts = HTTP_DATE.exec(text)
  const month = MONTHS.indexOf(parts?.[2] ?? '') + 1
  if (!parts || month === 0) return null
  const [day, , year, hour, minute, second] = parts.slice(1).map(Number) as [number, number, number, number, number, number]
  try {
    const at = Temporal.ZonedDateTime.from({ year, month, day, hour, minute, second, timeZone: 'UTC' }, { overflow: 'reject' })
    return Math.max(0, at.epochMilliseconds - nowMs)
  } catch {
    return null
  }
}
