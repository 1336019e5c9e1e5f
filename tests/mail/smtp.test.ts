import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import PostalMime from 'postal-mime'
import { systemTime } from '../../src/kernel/time.ts'
import { replyAddress } from '../../src/outreach/mail/mail-addresses.ts'
import type { Mailer } from '../../src/outreach/mail/outgoing-mail.ts'
import type { ReceivedMail } from '../../src/outreach/mail/received-mail.ts'
import { createSmtpMailer } from '../../src/outreach/mail/smtp-mailer.ts'
import { type SmtpServerOptions, startSmtpServer } from '../../src/outreach/mail/smtp-server.ts'
import { freePort, MAIL_DOMAIN, outgoing, TOKEN } from './sample-mail.ts'
import { smtpDialogue } from './smtp-dialogue.ts'

const cleanup: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of cleanup.splice(0).reverse()) await close()
})

const start = async (options: Partial<SmtpServerOptions> = {}) => {
  const received: ReceivedMail[] = []
  const onMessage = async (mail: ReceivedMail) => {
    received.push(mail)
  }
  const server = await startSmtpServer({ host: '127.0.0.1', port: 0, mailDomain: MAIL_DOMAIN, time: systemTime, onMessage, ...options })
  cleanup.push(() => server.close())
  return { port: server.port, received }
}
const mailerTo = (port: number): Mailer => {
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, dkim: null, hostname: 'desk.example.test' })
  cleanup.push(() => mailer.close())
  return mailer
}
const reply = replyAddress(TOKEN, MAIL_DOMAIN)
const toThread = { to: { name: null, address: reply } }

test('what is sent is what is received, with its envelope', async () => {
  const { port, received } = await start()
  const { raw, response } = await mailerTo(port).send(outgoing(toThread))
  assert.match(response, /^250/)
  assert.equal(received.length, 1)
  const [mail] = received
  assert.ok(mail!.raw.equals(raw), 'byte for byte, leading dots included')
  assert.deepEqual(mail!.to, [{ kind: 'reply', token: TOKEN }])
  assert.equal(mail!.from, `bounce+${TOKEN}@${MAIL_DOMAIN}`)
  assert.equal(mail!.helo, 'desk.example.test')
  assert.match(mail!.remoteAddress ?? '', /127\.0\.0\.1$/)
  assert.equal((await PostalMime.parse(mail!.raw)).subject, outgoing().subject)
})

test('the envelope of each message on a connection is its own', async () => {
  const { port, received } = await start()
  const mailer = mailerTo(port)
  for (const k of [1, 2, 3])
    await mailer.send(outgoing({ to: { name: null, address: `reply+${TOKEN}${k}@${MAIL_DOMAIN}` }, messageId: `<${k}@x>` }))
  assert.deepEqual(
    received.map(({ to }) => to[0]?.token),
    [1, 2, 3].map((k) => `${TOKEN}${k}`),
  )
})

test('only thread addresses of the mail domain are taken; nothing is relayed and nobody logs in', async () => {
  const { port, received } = await start({ isKnown: async ({ token }) => token === TOKEN })
  const client = await smtpDialogue(port)
  cleanup.push(client.close)
  assert.match(await client.say('EHLO x.example'), /^250/)
  assert.match(await client.say('AUTH PLAIN AGEAYg=='), /^5/)
  assert.match(await client.say('MAIL FROM:<>'), /^250/)
  for (const other of [
    'someone@elsewhere.example',
    `someone@${MAIL_DOMAIN}`,
    `reply+${TOKEN}@elsewhere.example`,
    `reply+${TOKEN}x@${MAIL_DOMAIN}`,
  ])
    assert.match(await client.say(`RCPT TO:<${other}>`), /^550/, other)
  assert.match(await client.say(`RCPT TO:<BOUNCE+${TOKEN}@${MAIL_DOMAIN}>`), /^250/)
  assert.match(await client.say('DATA'), /^354/)
  assert.match(await client.say('Subject: report\r\n\r\ngone\r\n.'), /^250/)
  assert.deepEqual(
    received.map(({ from, to }) => [from, to]),
    [['', [{ kind: 'bounce', token: TOKEN }]]],
  )
})

test('a refused recipient is permanent, and tells it was the recipient', async () => {
  const { port } = await start()
  await assert.rejects(mailerTo(port).send(outgoing()), { kind: 'permanent', at: 'recipient' })
})

test('a relay that is not there, or stumbles, is temporary', async () => {
  await assert.rejects(mailerTo(await freePort()).send(outgoing()), { kind: 'temporary', at: 'relay', response: null })
  const { port } = await start({ isKnown: async () => Promise.reject(new Error('database away')) })
  await assert.rejects(mailerTo(port).send(outgoing(toThread)), { kind: 'temporary' })
})

test('250 comes only after the message is kept', async () => {
  let keep: () => void = () => {}
  const kept = new Promise<void>((resolve) => {
    keep = resolve
  })
  const { port } = await start({ onMessage: () => kept })
  let isAnswered = false
  const sending = mailerTo(port)
    .send(outgoing(toThread))
    .then(() => {
      isAnswered = true
    })
  await systemTime.sleep(100)
  assert.equal(isAnswered, false)
  keep()
  await sending
  const errors: Error[] = []
  const failing = await start({ onMessage: async () => Promise.reject(new Error('disk full')), onError: (error) => errors.push(error) })
  await assert.rejects(mailerTo(failing.port).send(outgoing(toThread)), { kind: 'temporary', response: /451/ })
  assert.equal(errors[0]?.message, 'disk full')
})

test('a message that is too large is refused and leaves the server well', async () => {
  const { port, received } = await start({ bytesMax: 50_000 })
  const mailer = mailerTo(port)
  await assert.rejects(mailer.send(outgoing({ ...toThread, text: 'x'.repeat(80_000) })), /too large|size|exceeds/i)
  const client = await smtpDialogue(port)
  cleanup.push(client.close)
  for (const line of ['EHLO x', 'MAIL FROM:<a@b.example>', `RCPT TO:<${reply}>`, 'DATA']) await client.say(line)
  assert.match(await client.say(`${`${'y'.repeat(70)}\r\n`.repeat(2000)}.`), /^552/)
  await mailer.send(outgoing(toThread))
  assert.equal(received.length, 1)
})

test('all messages together hold a bounded number of bytes', async () => {
  const { port, received } = await start({ bytesInFlightMax: 20_000 })
  const client = await smtpDialogue(port)
  cleanup.push(client.close)
  for (const line of ['EHLO x', 'MAIL FROM:<a@b.example>', `RCPT TO:<${reply}>`, 'DATA']) await client.say(line)
  assert.match(await client.say(`${`${'y'.repeat(70)}\r\n`.repeat(1000)}.`), /^452/)
  for (const line of ['MAIL FROM:<a@b.example>', `RCPT TO:<${reply}>`, 'DATA']) await client.say(line)
  assert.match(await client.say('small\r\n.'), /^250/, 'the bytes were given back')
  assert.equal(received.length, 1)
})

test('a line end that is not one does not start a second message', async () => {
  const { port, received } = await start()
  const client = await smtpDialogue(port)
  cleanup.push(client.close)
  for (const line of ['EHLO x', 'MAIL FROM:<a@b.example>', `RCPT TO:<${reply}>`, 'DATA']) await client.say(line)
  const smuggled = `hello\n.\nMAIL FROM:<forged@b.example>\nRCPT TO:<${reply}>\nDATA\nSubject: forged\n\nYes to all\n.\r\n.`
  assert.match(await client.say(smuggled), /^250/)
  assert.match(await client.say('NOOP'), /^250/)
  assert.equal(received.length, 1)
  assert.equal(received[0]?.from, 'a@b.example')
})

test('too many recipients wait for another message', async () => {
  const { port } = await start()
  const client = await smtpDialogue(port)
  cleanup.push(client.close)
  for (const line of ['EHLO x', 'MAIL FROM:<a@b.example>']) await client.say(line)
  for (let k = 0; k < 20; k++) assert.match(await client.say(`RCPT TO:<reply+${TOKEN}${k}@${MAIL_DOMAIN}>`), /^250/)
  assert.match(await client.say(`RCPT TO:<reply+${TOKEN}z@${MAIL_DOMAIN}>`), /^452/)
})

test('a connection that drips is ended', async () => {
  const deadlines: (() => void)[] = []
  const time = {
    ...systemTime,
    after: (_ms: number, fn: () => void) => {
      deadlines.push(fn)
      return () => {}
    },
  }
  const { port } = await start({ time })
  const client = await smtpDialogue(port)
  cleanup.push(client.close)
  assert.equal(deadlines.length, 1)
  const answer = client.answer()
  deadlines[0]!()
  assert.equal(await answer, 'closed')
})
