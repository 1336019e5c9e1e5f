import { z } from 'zod'
import { type Context, DomainError, invalid, isoTime, ok, parseTimestamp, type Route, readRoute, writeRoute } from '../kernel/index.ts'
import { addBusinessHours } from './business-hours.ts'
import { calendarOf } from './calendar-of.ts'
import { findTestClock, startAdvance } from './test-clock.ts'
import { tenantNow } from './tenant-now.ts'

const clockSchema = z.object({ now: z.string(), status: z.enum(['ready', 'advancing']) }).meta({ id: 'TestClock' })
const testOnly = (mode: string): void => {
  if (mode !== 'test') throw new DomainError('scope_denied', 'Only test mode has a clock that can be moved; use a test key.')
}

export const testClockRoutes: Route[] = [
  readRoute({
    path: '/v1/test/clock',
    operationId: 'getTestClock',
    summary: "Read the account's test clock",
    tag: 'Test mode',
    scope: 'engagements',
    responses: { 200: { description: 'The clock', schema: clockSchema } },
    errors: [401, 403, 429, 500],
    read: async (q, _input, context: Context) => {
      testOnly(q.mode)
      return ok({ now: isoTime(await tenantNow(q, context)), status: (await findTestClock(q)).status })
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/v1/test/clock/advance',
    operationId: 'advanceTestClock',
    summary: 'Move the test clock forward; every timer on the way fires in order',
    tag: 'Test mode',
    scope: 'engagements',
    body: z.strictObject({ to: z.string().max(64).optional(), by_business_hours: z.number().positive().max(10_000).optional(), by_seconds: z.number().positive().max(95_000_000).optional() }),
    responses: { 202: { description: 'The clock is advancing', schema: clockSchema } },
    errors: [400, 401, 403, 409, 422, 429, 500],
    write: async (tx, { body }) => {
      testOnly(tx.mode)
      const given = Object.entries(body).filter(([, v]) => v !== undefined)
      if (given.length !== 1) throw invalid(given[1]?.[0] ?? 'to', 'Send exactly one of to, by_business_hours and by_seconds.')
      let target: number | null
      if (body.to !== undefined) {
        target = parseTimestamp(body.to)
        if (target === null) throw invalid('to', 'to is not an ISO 8601 timestamp.')
      } else target = body.by_seconds !== undefined ? tx.now + body.by_seconds * 1000 : addBusinessHours(await calendarOf(tx), tx.now, body.by_business_hours!)
      await startAdvance(tx, target)
      return { status: 202, body: { now: isoTime(tx.now), status: 'advancing' } }
    },
  }),
]
