/** What this process has seen of an account's endpoint lately. */
type Seen = { failing: boolean; startedAt: Set<number> }

/** An attempt that has run this long without an answer marks its endpoint as slow. */
const HANGING_MS = 2_000
const ENDPOINTS_MAX = 100_000

/**
 * Tells endpoints that answer from those that fail or hang. First attempts of the latter are moved to the queue of retries,
 * so that the slots of the main queue stay with receivers that give them back.
 */
export class EndpointHealth {
  readonly #seen = new Map<string, Seen>()

  isSlow(accountId: string, nowMs: number): boolean {
    const seen = this.#seen.get(accountId)
    if (!seen) return false
    if (seen.failing) return true
    // Sets keep the order of insertion: the first is the oldest.
    const [oldest] = seen.startedAt
    return oldest !== undefined && nowMs - oldest > HANGING_MS
  }

  /** Call before an attempt; the returned function after it, with whether it succeeded. */
  begin(accountId: string, nowMs: number): (succeeded: boolean) => void {
    const seen = this.#seen.get(accountId) ?? { failing: false, startedAt: new Set() }
    if (!this.#seen.has(accountId) && this.#seen.size >= ENDPOINTS_MAX) this.#seen.clear()
    this.#seen.set(accountId, seen)
    // Fractions keep attempts of the same millisecond apart.
    const mark = nowMs + seen.startedAt.size / 1e6
    seen.startedAt.add(mark)
    return (succeeded) => {
      seen.startedAt.delete(mark)
      seen.failing = !succeeded
      if (succeeded && seen.startedAt.size === 0) this.#seen.delete(accountId)
    }
  }
}
