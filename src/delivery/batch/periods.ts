export const BATCH_SCHEDULES = ['hourly', 'daily', 'weekly', 'manual'] as const
export type BatchSchedule = (typeof BATCH_SCHEDULES)[number]
export type Period = { startMs: number; endMs: number }

const HOUR_MS = 3_600_000
const LENGTH_MS: Readonly<Record<Exclude<BatchSchedule, 'manual'>, number>> = {
  hourly: HOUR_MS,
  daily: 24 * HOUR_MS,
  weekly: 7 * 24 * HOUR_MS,
}
/** The epoch fell on a Thursday; weeks end on Monday. */
const FIRST_MONDAY_MS = 4 * 24 * HOUR_MS

/**
 * The scheduled period that an instant falls in: start included, end excluded. Hours start on the hour, days at `hourUtc`,
 * weeks on Monday at `hourUtc`. UTC has no daylight saving, so all periods of a schedule are equally long.
 */
export function periodAt(schedule: Exclude<BatchSchedule, 'manual'>, hourUtc: number, atMs: number): Period {
  const length = LENGTH_MS[schedule]
  const origin = (schedule === 'weekly' ? FIRST_MONDAY_MS : 0) + (schedule === 'hourly' ? 0 : hourUtc * HOUR_MS)
  const startMs = origin + Math.floor((atMs - origin) / length) * length
  return { startMs, endMs: startMs + length }
}
