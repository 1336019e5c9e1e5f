const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Nothing is attempted later than this after the first attempt. */
export const DELIVERY_WINDOW_MS = 24 * HOUR

/** When attempts are made, counted from the first. The last two carry the schedule through to the end of the window. */
export const ATTEMPT_OFFSETS_MS: readonly number[] = [
  0,
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  1 * HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
  10 * HOUR,
  16 * HOUR,
  24 * HOUR,
]

const JITTER = 0.1
const GAP_MIN_MS = SECOND

/** Where a delivery stands: when it was first attempted, and the place in the schedule of its latest attempt. */
export type RetryState = { firstAttemptAtMs: number; slot: number }

/**
 * The next attempt after a failed one, or null when the window is used up. Each moment is moved earlier by up to a tenth, so
 * that the deliveries of one outage do not come back together. A slot that passed while an attempt hung, or while the service
 * was down, is skipped, not caught up on. `retryAfterMs` is what the receiver asked for; it delays, and never past the window.
 *
 * @param random evenly spread over 0 to 1
 */
export function nextAttempt(
  state: RetryState,
  nowMs: number,
  retryAfterMs: number | null,
  random: () => number,
): { dueAtMs: number; slot: number } | null {
  const { firstAttemptAtMs } = state
  const endsAtMs = firstAttemptAtMs + DELIVERY_WINDOW_MS
  const last = ATTEMPT_OFFSETS_MS.length - 1
  const slot = ATTEMPT_OFFSETS_MS.findIndex((offset, i) => i > state.slot && firstAttemptAtMs + offset > nowMs)
  if (slot < 0 || nowMs >= endsAtMs) return null
  const jittered = firstAttemptAtMs + Math.round(ATTEMPT_OFFSETS_MS[slot]! * (1 - JITTER * random()))
  const dueAtMs = Math.min(endsAtMs, Math.max(jittered, nowMs + GAP_MIN_MS, nowMs + (retryAfterMs ?? 0)))
  return { dueAtMs, slot: dueAtMs === endsAtMs ? last : slot }
}
