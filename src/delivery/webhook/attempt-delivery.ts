import type { Context } from '../../kernel/index.ts'
import type { HttpAnswer, HttpFailure } from '../../kernel/net-guard/index.ts'
import type { DeliveryPorts } from '../ports.ts'
import { signingSecrets, type WebhookSettings } from '../settings.ts'
import { readRetryAfter } from './retry-after.ts'
import { signWebhook } from './sign-webhook.ts'

/** For the whole exchange. */
const TIMEOUT_MS = 15_000
/** What is read of an answer, and what is kept of one that was no success. */
const RESPONSE_BYTES_MAX = 16_384
const RESPONSE_KEPT_CHARS = 500

export type AttemptResult = {
  startedAtMs: number
  endedAtMs: number
  durationMs: number
  succeeded: boolean
  gone: boolean
  statusCode: number | null
  error: string | null
  responseBody: string | null
  retryAfterMs: number | null
}

/** One signed POST of an event's exact bytes. 2xx is success; redirects are not followed; never throws. */
export async function attemptDelivery(
  context: Pick<Context, 'time'>,
  ports: Pick<DeliveryPorts, 'http'>,
  webhook: WebhookSettings,
  eventId: string,
  body: string,
): Promise<AttemptResult> {
  const startedAtMs = context.time.now()
  const signed = signWebhook(signingSecrets(webhook, startedAtMs), { eventId, timestampSeconds: Math.floor(startedAtMs / 1000), body })
  const answer = await ports.http.post({
    url: webhook.url,
    headers: { 'content-type': 'application/json', 'user-agent': 'Insurance-Verification-Service/1', ...signed },
    body,
    timeoutMs: TIMEOUT_MS,
    responseBytesMax: RESPONSE_BYTES_MAX,
  })
  const endedAtMs = context.time.now()
  return { startedAtMs, endedAtMs, durationMs: answer.ms, ...judge(answer, endedAtMs) }
}

function judge(answer: HttpAnswer | HttpFailure, nowMs: number): Omit<AttemptResult, 'startedAtMs' | 'endedAtMs' | 'durationMs'> {
  if (!answer.ok)
    return {
      succeeded: false,
      gone: false,
      statusCode: null,
      error: `${answer.reason}: ${answer.message}`,
      responseBody: null,
      retryAfterMs: null,
    }
  const { status } = answer
  if (status >= 200 && status < 300)
    return { succeeded: true, gone: false, statusCode: status, error: null, responseBody: null, retryAfterMs: null }
  return {
    succeeded: false,
    gone: status === 410,
    statusCode: status,
    error: status >= 300 && status < 400 ? `answered ${status}; redirects are not followed` : `answered ${status}`,
    responseBody: storable(answer.body.slice(0, RESPONSE_KEPT_CHARS)),
    retryAfterMs: readRetryAfter(answer.headers['retry-after'], nowMs),
  }
}

/** NUL cannot be stored, and half a surrogate pair is no character. */
const storable = (text: string) => text.replaceAll('\0', '\uFFFD').toWellFormed()

/** The address as attempts show it: without credentials and query, which may be secret. */
export function shownUrl(url: string): string {
  const parsed = URL.parse(url)
  return parsed ? `${parsed.origin}${parsed.pathname}` : ''
}
