export type RetryOptions = {
  fetch: (request: Request) => Promise<Response>
  /** Tries after the first; 4 unless said. */
  retriesMax: number
  /** The longest pause that Retry-After or the backoff may ask for, in milliseconds; 60 s unless said. */
  waitMsMax: number
  /** How long one try may take, in milliseconds; 60 s unless said. */
  timeoutMs: number
  sleep: (ms: number) => Promise<void>
  random: () => number
  now: () => number
}
const FIRST_WAIT_MS = 250

/**
 * Sends a call until it is answered for good: again after a lost connection, 429, and what a server says while it is
 * unwell, waiting as Retry-After says or ever longer. Every POST and PUT carries one idempotency key through all its
 * tries, so that a repetition does nothing twice. `make` builds each try; a body that cannot be sent again gets one.
 */
export async function sendUntilAnswered(make: () => Request, canBeSentAgain: boolean, options: RetryOptions): Promise<Response> {
  const key = crypto.randomUUID()
  for (let attempt = 0; ; attempt++) {
    const request = withKey(make(), key)
    const last = attempt >= options.retriesMax || !canBeSentAgain
    let response: Response
    try {
      response = await options.fetch(withDeadline(request, options.timeoutMs))
    } catch (error) {
      // The caller's own abort is not an accident
      if (request.signal.aborted || last) throw error
      await options.sleep(backoffMs(attempt, options))
      continue
    }
    if (last || !(await isPassing(response))) return response
    await response.body?.cancel()
    await options.sleep(Math.min(options.waitMsMax, retryAfterMs(response, options.now()) ?? backoffMs(attempt, options)))
  }
}

function withKey(request: Request, key: string): Request {
  if (request.method === 'GET' || request.headers.has('idempotency-key')) return request
  request.headers.set('idempotency-key', key)
  return request
}
const withDeadline = (request: Request, timeoutMs: number): Request => new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]), ...(request.body && { duplex: 'half' }) } as RequestInit)

/** Whether the same call may well succeed later. */
async function isPassing(response: Response): Promise<boolean> {
  if ([429, 500, 502, 503, 504].includes(response.status)) return true
  if (response.status !== 409) return false
  const body = (await response.clone().json().catch(() => null)) as { error?: { code?: string } } | null
  return body?.error?.code === 'idempotency_in_progress'
}

/** Retry-After in milliseconds: seconds, or an HTTP date. */
export function retryAfterMs(response: Response, nowMs: number): number | null {
  const said = response.headers.get('retry-after')
  if (said === null) return null
  if (/^\d{1,9}$/.test(said.trim())) return Number(said) * 1000
  const at = Date.parse(said)
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs)
}

/** Doubling from a quarter of a second, with half of it left to chance. */
const backoffMs = (attempt: number, { random, waitMsMax }: RetryOptions): number => Math.min(waitMsMax, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + random() / 2)
