import assert from 'node:assert/strict'
import { createHmac, randomBytes } from 'node:crypto'
import test from 'node:test'
import fc from 'fast-check'
import { makeWebhookSecret, signWebhook, verifySvcSignature } from '../../src/delivery/webhook/sign-webhook.ts'

/** The worked example of the Standard Webhooks reference libraries. */
const REFERENCE = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

test('the webhook-signature agrees with the reference libraries', () => {
  const { secret, id, timestamp, body, signature } = REFERENCE
  const headers = signWebhook([secret], { eventId: id, timestampSeconds: timestamp, body })
  assert.equal(headers['webhook-signature'], signature)
  assert.equal(headers['webhook-id'], id)
  assert.equal(headers['webhook-timestamp'], String(timestamp))
})

test('X-SVC-Signature is lower-case hex over timestamp.body, keyed with the whole secret as text', () => {
  const body = '{"name":"Zoë"}'
  const headers = signWebhook(['whsec_c2VjcmV0'], { eventId: 'evt_1', timestampSeconds: 1700000000, body })
  const expected = createHmac('sha256', Buffer.from('whsec_c2VjcmV0', 'utf8'))
    .update(Buffer.from(`1700000000.${body}`, 'utf8'))
    .digest('hex')
  assert.equal(headers['x-svc-signature'], expected)
  assert.match(headers['x-svc-signature'] ?? '', /^[0-9a-f]{64}$/)
  assert.equal(headers['x-svc-timestamp'], '1700000000')
})

test('after a rotation both secrets sign webhook-signature, only the new one X-SVC-Signature', () => {
  const [fresh, old] = [makeWebhookSecret(randomBytes), makeWebhookSecret(randomBytes)]
  const signing = { eventId: 'evt_1', timestampSeconds: 1, body: 'x' }
  const both = signWebhook([fresh, old], signing)
  assert.equal(
    both['webhook-signature'],
    `${signWebhook([fresh], signing)['webhook-signature']} ${signWebhook([old], signing)['webhook-signature']}`,
  )
  assert.equal(both['x-svc-signature'], signWebhook([fresh], signing)['x-svc-signature'])
})

test('a secret is whsec_ and base64 of 32 bytes', () => {
  const secret = makeWebhookSecret(randomBytes)
  assert.equal(Buffer.from(secret.slice(6), 'base64').length, 32)
  assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
})

test('any change to body, timestamp or secret breaks the signature', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(), fc.string({ minLength: 1 }), (body, timestamp, tail) => {
      const secret = 'whsec_AAAA'
      const signature = signWebhook([secret], { eventId: 'evt_1', timestampSeconds: timestamp, body })['x-svc-signature'] ?? ''
      assert.ok(verifySvcSignature(secret, signature, String(timestamp), body))
      assert.ok(!verifySvcSignature(secret, signature, String(timestamp + 1), body))
      assert.ok(!verifySvcSignature(secret, signature, String(timestamp), body + tail))
      assert.ok(!verifySvcSignature(secret + tail, signature, String(timestamp), body))
      assert.ok(!verifySvcSignature(secret, signature.toUpperCase() + tail, String(timestamp), body))
    }),
  )
})
