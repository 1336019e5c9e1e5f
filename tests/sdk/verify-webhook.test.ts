import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verifyWebhook, WebhookVerificationError } from '../../sdk/index.ts'
import { signWebhook } from '../../src/delivery/index.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const body = JSON.stringify({ event_id: 'evt_1', event: 'ping', occurred_at: '2026-03-02T15:04:05.000Z', test: true, data: { message: 'hello \u00e9' } })
const at = 1_772_463_845
const headers = signWebhook([secret], { eventId: 'evt_1', timestampSeconds: at, body })
const nowMs = at * 1000
const refused = (change: object) => assert.throws(() => verifyWebhook({ body, headers, secret, nowMs, ...change }), WebhookVerificationError)

test('what the service signs is accepted, as text and as bytes, in any form of headers', () => {
  assert.equal(verifyWebhook({ body, headers, secret, nowMs }).event_id, 'evt_1')
  assert.equal(verifyWebhook({ body: new TextEncoder().encode(body), headers: new Headers(headers), secret, nowMs }).event, 'ping')
  assert.equal(verifyWebhook({ body, headers: { 'X-SVC-Signature': headers['x-svc-signature']!, 'X-SVC-Timestamp': headers['x-svc-timestamp']! }, secret: ['whsec_old', secret], nowMs }).test, true)
  assert.equal(verifyWebhook({ body, headers, secret, nowMs: nowMs + 299_000 }).event_id, 'evt_1')
})

test('anything else is refused', () => {
  refused({ body: `${body} ` })
  refused({ secret: 'whsec_other' })
  refused({ secret: '' })
  refused({ secret: [] })
  refused({ nowMs: nowMs + 301_000 })
  refused({ nowMs: nowMs - 301_000 })
  refused({ headers: {} })
  refused({ headers: { ...headers, 'x-svc-signature': headers['x-svc-signature']!.toUpperCase() } })
  refused({ headers: { ...headers, 'x-svc-signature': '' } })
  refused({ headers: { ...headers, 'x-svc-timestamp': 'soon' } })
  refused({ headers: { ...headers, 'x-svc-timestamp': String(at + 1) } })
})
