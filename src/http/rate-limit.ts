import { DomainError, type Time } from '../kernel/index.ts'

type Bucket = { tokens: number; at: number }
const BUCKETS_MAX = 50_000

/** A token bucket a key: `perSecond` calls a second, bursts of twice that. 0 turns it off. */
export class RateLimit {
  readonly #buckets = new Map<string, Bucket>()
  readonly #time: Time
  readonly #perSecond: number
  constructor(perSecond: number, time: Time) {
    this.#perSecond = perSecond
    this.#time = time
  }
  /** Takes one call off the key's bucket and says how it stands, in RateLimit headers, and why the call is refused when it is empty. */
  take(keyId: string): { headers: Record<string, string>; refusal: DomainError | null } {
    if (!this.#perSecond) return { headers: {}, refusal: null }
    const burst = this.#perSecond * 2
    const now = this.#time.now()
    const bucket = this.#buckets.get(keyId) ?? { tokens: burst, at: now }
    // A machine's clock that was set back takes no calls away.
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * this.#perSecond)
    bucket.at = now
    if (this.#buckets.size >= BUCKETS_MAX) this.#buckets.clear()
    this.#buckets.set(keyId, bucket)
    const retryAfterSeconds = Math.max(1, Math.ceil((1 - bucket.tokens) / this.#perSecond))
    const refusal = bucket.tokens < 1 ? new DomainError('rate_limited', `More than ${this.#perSecond} requests a second with bursts of ${burst}; wait ${retryAfterSeconds} s.`, { retryAfterSeconds }) : null
    if (!refusal) bucket.tokens -= 1
    return {
      refusal,
      headers: {
        'ratelimit-limit': String(burst),
        'ratelimit-remaining': String(Math.floor(bucket.tokens)),
        'ratelimit-reset': String(Math.ceil((burst - bucket.tokens) / this.#perSecond)),
      },
    }
  }
}
