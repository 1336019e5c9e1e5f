import { createHmac, timingSafeEqual } from 'node:crypto'
import type { events } from './contract.ts'

/** Any event of the contract; `event` tells which. */
export type DeliveredEvent = events[keyof events]
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
}

type HeaderSource = Headers | Record<string, string | string[] | undefined>
export type WebhookDelivery = {
  /** The body's exact bytes, before anything parsed them. */
  body: string | Uint8Array
  headers: HeaderSource
  /** The signing secret, or both while it is being rotated. */
  secret: string | readonly string[]
  /** How far the sender's clock may be from ours; 300 seconds unless said. */
  toleranceSeconds?: number
  nowMs?: number
}

/**
 * The event of a delivery that the service signed just now. Throws WebhookVerificationError for everything else. The
 * event can be one that this version of the client does not know, and can arrive twice: dedupe by event_id.
 */
export function verifyWebhook({ body, headers, secret, toleranceSeconds = 300, nowMs = Date.now() }: WebhookDelivery): DeliveredEvent {
  const signature = headerOf(headers, 'x-svc-signature')
  const timestamp = headerOf(headers, 'x-svc-timestamp')
  if (!signature || !timestamp) throw new WebhookVerificationError('The delivery carries no X-SVC-Signature or no X-SVC-Timestamp.')
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(nowMs / 1000 - Number(timestamp)) > toleranceSeconds) throw new WebhookVerificationError(`The delivery was signed more than ${toleranceSeconds} seconds from now.`)
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(signature) ? signature : '', 'hex')
  const secrets = typeof secret === 'string' ? [secret] : secret
  const good = secrets.some((key) => key.length > 0 && sameBytes(createHmac('sha256', key).update(`${timestamp}.`).update(body).digest(), given))
  if (!good) throw new WebhookVerificationError('The signature is not one of this secret over this body.')
  return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as DeliveredEvent
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b)
function headerOf(headers: HeaderSource, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name)
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return typeof found === 'string' ? found : null
}
