import { z } from 'zod'
import { DomainError } from '../kernel/index.ts'

export const CLOCK_DEFAULTS = { target_hours: 48, hard_hours: 72, escalate_at_hours: 36 } as const
const HARD_HOURS_MAX = 2160

const hours = z.number().int()
/** Business-day hours of the clocks an engagement opens; each member optional. */
export const clockSchema = z.strictObject({ target_hours: hours.optional(), hard_hours: hours.optional(), escalate_at_hours: hours.optional() })
export type ClockFields = z.infer<typeof clockSchema>
export type ClockHoursRow = { target_hours: number; hard_hours: number; escalate_at_hours: number }

/** The clock with its defaults filled in; bounds hold after that. The message names a default that breaks one, the param what was sent. */
export function fillClock(clock: ClockFields): ClockHoursRow {
  const full = {
    target_hours: clock.target_hours ?? CLOCK_DEFAULTS.target_hours,
    hard_hours: clock.hard_hours ?? CLOCK_DEFAULTS.hard_hours,
    escalate_at_hours: clock.escalate_at_hours ?? CLOCK_DEFAULTS.escalate_at_hours,
  }
  const said = (name: keyof ClockFields) => `${name} ${full[name]}${clock[name] === undefined ? ' (the default)' : ''}`
  const refuse = (param: keyof ClockFields, message: string) => new DomainError('clock_bounds', message, { param: `clock.${param}` })
  if (full.target_hours < 1) throw refuse('target_hours', `target_hours must be at least 1, not ${full.target_hours}.`)
  if (full.hard_hours > HARD_HOURS_MAX) throw refuse('hard_hours', `hard_hours must be at most ${HARD_HOURS_MAX}, not ${full.hard_hours}.`)
  if (full.target_hours > full.hard_hours) throw refuse(clock.hard_hours === undefined ? 'target_hours' : 'hard_hours', `${said('target_hours')} must not be above ${said('hard_hours')}.`)
  if (full.escalate_at_hours < 0) throw refuse('escalate_at_hours', 'escalate_at_hours must not be negative.')
  if (full.escalate_at_hours > full.hard_hours) throw refuse(clock.escalate_at_hours === undefined ? 'hard_hours' : 'escalate_at_hours', `${said('escalate_at_hours')} must not be above ${said('hard_hours')}.`)
  return full
}
