import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '../../kernel/index.ts'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32
/** How long an old secret goes on signing after a rotation. */
export const ROTATION_OVERLAP_MS = DAY_MS

/** A new signing secret: `whsec_` and base64 of 32 random bytes. */
export function makeWebhookSecret(randomBytes: (length: number) => Uint8Array): string {
  return PREFIX + Buffer.from(randomBytes(SECRET_BYTES)).toString('base64')
}

export type Signing = { eventId: string; timestampSeconds: number; body: string | Uint8Array }

/**
 * The headers that prove a delivery. `secrets` has the newest first and, for a day after a rotation, the one before it.
 *
 * X-SVC-Signature is lower-case hex HMAC-SHA256 over `<timestamp>.<body>`, keyed with the whole secret as text, newest secret
 * only. The webhook-* headers follow Standard Webhooks 1.0: base64 over `<id>.<timestamp>.<body>`, keyed with the decoded part,
 * one signature for each secret.
 */
export function signWebhook(secrets: readonly string[], { eventId, timestampSeconds, body }: Signing): Record<string, string> {
  const newest = secrets[0]
  if (newest === undefined) throw new Error('a webhook has at least one secret')
  const timestamp = String(timestampSeconds)
  const standard = secrets.map((secret) => `v1,${hmac(decodeSecret(secret), [eventId, timestamp], body).toString('base64')}`)
  return {
    'x-svc-signature': hmac(newest, [timestamp], body).toString('hex'),
    'x-svc-timestamp': timestamp,
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
  }
}

/** What a receiver does with X-SVC-Signature; here for tests and for the service's own demonstration receiver. */
export function verifySvcSignature(secret: string, signatureHex: string, timestamp: string, body: string | Uint8Array): boolean {
  const expected = hmac(secret, [timestamp], body)
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(signatureHex) ? signatureHex : '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function hmac(key: string | Uint8Array, parts: readonly string[], body: string | Uint8Array): Buffer {
  return createHmac('sha256', key)
    .update(`${parts.join('.')}.`)
    .update(body)
    .digest()
}

const decodeSecret = (secret: string) => Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64')
