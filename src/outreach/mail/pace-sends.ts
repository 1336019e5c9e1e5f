/** How many messages a recipient domain gets: `burst` at once, then one each `60 / perMinute` seconds. */
export type Pace = { perMinute: number; burst: number }
const DEFAULT_PACE: Pace = { perMinute: 20, burst: 10 }

/** Domains remembered; the longest unused is forgotten, which can only let a message go earlier. */
const DOMAINS_MAX = 10_000

export type SendPacer = {
  /** Milliseconds to wait before a message to the address may go; 0 takes the place in the row at once. */
  waitMs(address: string, nowMs: number): number
}

/** A token bucket for each recipient domain: agencies share mail systems that refuse a sender who comes in a flood. */
export const createSendPacer = ({ perMinute, burst }: Pace = DEFAULT_PACE): SendPacer => {
  const gapMs = 60_000 / perMinute
  /** For each domain, the moment from which its bucket is full. */
  const fullAt = new Map<string, number>()
  return {
    waitMs(address, nowMs) {
      const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
      const known = fullAt.get(domain) ?? 0
      const full = Math.min(Math.max(known, nowMs), nowMs + gapMs * burst)
      // No further ahead than a whole burst, but where the clock was set back: it counts on from there.
      if (full < known) fullAt.set(domain, full)
      const wait = full - nowMs - gapMs * (burst - 1)
      if (wait > 0) return Math.ceil(wait)
      fullAt.delete(domain)
      fullAt.set(domain, full + gapMs)
      if (fullAt.size > DOMAINS_MAX) fullAt.delete(fullAt.keys().next().value!)
      return 0
    },
  }
}
