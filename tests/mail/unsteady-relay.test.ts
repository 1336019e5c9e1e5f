import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Mailer } from '../../src/outreach/mail/outgoing-mail.ts'
import { createSmtpMailer } from '../../src/outreach/mail/smtp-mailer.ts'
import { outgoing } from './sample-mail.ts'
import { type RelayMood, startUnsteadyRelay, type Unsteady } from './unsteady-relay.ts'

async function withRelay(mood: RelayMood, use: (relay: Unsteady, mailer: Mailer) => Promise<void>): Promise<void> {
  const relay = await startUnsteadyRelay(mood)
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${relay.port}?ignoreTLS=true`, dkim: null, hostname: 'desk.example.test' })
  try {
    await use(relay, mailer)
  } finally {
    await mailer.close()
    await relay.close()
  }
}

for (const mood of ['busy', 'greylist', 'reject data', 'cut in data', 'cut after dot'] as const)
  test(`a relay in the mood "${mood}" is temporary, and takes the message once it is well again`, () =>
    withRelay(mood, async (relay, mailer) => {
      await assert.rejects(mailer.send(outgoing()), { kind: 'temporary' })
      relay.mood = 'ok'
      await mailer.send(outgoing())
      assert.equal(relay.taken.length, 1)
    }))

/** Whether it was taken nobody can say: handing it over again is for the work's own clock, with the same Message-ID. */
test('a connection that breaks before the 250 hands the message over once, and not at once again', () =>
  withRelay('cut after dot', async (relay, mailer) => {
    await assert.rejects(mailer.send(outgoing()), { kind: 'temporary' })
    assert.equal(relay.arrived.length, 1)
    relay.mood = 'ok'
    await mailer.send(outgoing())
    assert.equal(relay.arrived.length, 2)
    assert.equal(relay.arrived[0], relay.arrived[1])
  }))

test('a relay that hangs up at once is not called again and again for one message', () =>
  withRelay('cut in data', async (relay, mailer) => {
    await assert.rejects(mailer.send(outgoing()), { kind: 'temporary' })
    assert.equal(relay.connections, 1)
  }))

test('many messages share few connections', () =>
  withRelay('ok', async (relay, mailer) => {
    await Promise.all(Array.from({ length: 60 }, (_, at) => mailer.send(outgoing({ messageId: `<${at}@mail.example.test>` }))))
    assert.equal(relay.taken.length, 60)
    assert.ok(relay.widest <= 4, String(relay.widest))
  }))
