import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'
import { systemTime } from '../../src/kernel/time.ts'
import { pollMailbox, startImapPolling } from '../../src/outreach/mail/imap-polling.ts'
import { replyAddress } from '../../src/outreach/mail/mail-addresses.ts'
import type { ReceivedMail } from '../../src/outreach/mail/received-mail.ts'
import { createSmtpMailer } from '../../src/outreach/mail/smtp-mailer.ts'
import { type InboundServer, startSmtpServer } from '../../src/outreach/mail/smtp-server.ts'
import { type RealServers, startRealServers, whyNoRealServers } from './real-mail-servers.ts'
import { type RefusingServer, startRefusingServer } from './refusing-server.ts'
import { MAIL_DOMAIN, outgoing, TOKEN } from './sample-mail.ts'

const skip = whyNoRealServers() ?? false
const received: ReceivedMail[] = []
let inbound: InboundServer
let agency: RefusingServer
let servers: RealServers

before(async () => {
  if (skip) return
  inbound = await startSmtpServer({
    host: '127.0.0.1',
    port: 0,
    mailDomain: MAIL_DOMAIN,
    time: systemTime,
    onMessage: async (mail) => void received.push(mail),
  })
  agency = await startRefusingServer({ 'gone@agency.example': '550 5.1.1 mailbox is gone' })
  servers = await startRealServers({ [MAIL_DOMAIN]: inbound.port, 'agency.example': agency.port })
})
after(async () => {
  if (skip) return
  await servers?.stop()
  await agency?.close()
  await inbound?.close()
})

const until = async <T>(what: string, look: () => T | undefined): Promise<T> => {
  for (let tries = 0; tries < 200; tries++) {
    const found = look()
    if (found !== undefined) return found
    await systemTime.sleep(100)
  }
  throw new Error(`waited in vain for ${what}: ${await servers.log()}`)
}
const mailer = () =>
  createSmtpMailer({ url: `smtp://127.0.0.1:${servers.smtpPort}?ignoreTLS=true`, dkim: null, hostname: 'desk.example.test' })
/** The agent's mail program, through the same relay. */
const write = (mail: {
  from: string
  to: string
  subject: string
  text: string
  inReplyTo?: string
  attachments?: { filename: string; content: Buffer }[]
}) => nodemailer.createTransport({ host: '127.0.0.1', port: servers.smtpPort, ignoreTLS: true }).sendMail(mail)

test('an outreach goes out through Postfix, and the reply comes back to its thread', { skip }, async () => {
  const desk = mailer()
  await desk.send(outgoing())
  const asked = await until('the outreach', () => agency.received.find(({ to }) => to.includes('tammy@agency.example')))
  assert.equal(asked.from, `bounce+${TOKEN}@${MAIL_DOMAIN}`)
  const message = await PostalMime.parse(asked.raw)
  assert.equal(message.replyTo?.[0]?.address, replyAddress(TOKEN, MAIL_DOMAIN))
  assert.match(message.text ?? '', /Größe: 5 €/)
  await write({
    from: 'Tammy Lake <tammy@agency.example>',
    to: message.replyTo![0]!.address!,
    subject: `Re: ${message.subject}`,
    text: 'Yes to all.',
    inReplyTo: message.messageId!,
  })
  const reply = await until('the reply', () => received.find(({ from }) => from === 'tammy@agency.example'))
  assert.deepEqual(reply.to, [{ kind: 'reply', token: TOKEN }])
  assert.equal((await PostalMime.parse(reply.raw)).inReplyTo, `<thr.${TOKEN}@${MAIL_DOMAIN}>`)
  await desk.close()
})

test('a mailbox that is gone sends its report to the bounce address of the thread', { skip }, async () => {
  const desk = mailer()
  await desk.send(outgoing({ to: { name: null, address: 'gone@agency.example' } }))
  const report = await until('the delivery report', () => received.find(({ to, raw }) => to[0]?.kind === 'bounce' && raw.includes('gone@agency.example')))
  assert.deepEqual(report.to, [{ kind: 'bounce', token: TOKEN }])
  assert.equal(report.from, '')
  const raw = report.raw.toString('latin1')
  assert.match(raw, /Content-Type: multipart\/report; report-type=delivery-status/)
  assert.match(raw, /Final-Recipient: rfc822; ?gone@agency\.example/)
  assert.match(raw, /Action: failed/)
  assert.match(raw, /Status: 5\.1\.1/)
  assert.ok(raw.includes(`<thr.${TOKEN}@${MAIL_DOMAIN}>`), 'the returned headers carry the thread')
  await desk.close()
})

test('while the service cannot keep mail, Postfix holds it and tries again', { skip }, async () => {
  let isAway = true
  const kept: ReceivedMail[] = []
  const onMessage = async (mail: ReceivedMail) => {
    if (isAway) throw new Error('away')
    kept.push(mail)
  }
  const second = await startSmtpServer({ host: '127.0.0.1', port: 0, mailDomain: 'second.example', time: systemTime, onMessage })
  const relay = await startRealServers({ 'second.example': second.port })
  try {
    await nodemailer
      .createTransport({ host: '127.0.0.1', port: relay.smtpPort, ignoreTLS: true })
      .sendMail({ from: 'tammy@agency.example', to: `reply+${TOKEN}@second.example`, subject: 'x', text: 'Yes.' })
    await systemTime.sleep(1_500)
    assert.equal(kept.length, 0)
    isAway = false
    await until('the second try', () => kept[0])
    await systemTime.sleep(500)
    assert.equal(kept.length, 1)
  } finally {
    await relay.stop()
    await second.close()
  }
})

test('a mailbox behind Dovecot is polled: each message once, what could not be kept again, what is too large left', { skip }, async () => {
  const url = servers.imapUrl('desk')
  assert.deepEqual(await pollMailbox({ url, time: systemTime, onMessage: async () => {} }), { taken: 0, tooLarge: 0, failed: 0 })
  const send = (subject: string, attachments: { filename: string; content: Buffer }[] = []) =>
    write({ from: 'tammy@agency.example', to: `reply+${TOKEN}@post.example`, subject, text: 'Yes.', attachments })
  await send('one')
  await send('two', [{ filename: 'certificate.pdf', content: Buffer.alloc(3_000_000, 7) }])
  await send('three')
  const subjects: string[] = []
  let failsOnce = true
  const sizes: number[] = []
  const onMessage = async ({ raw }: ReceivedMail) => {
    const { subject, headers } = await PostalMime.parse(raw)
    assert.ok(headers.some(({ key, value }) => key === 'delivered-to' && value.includes(`reply+${TOKEN}@post.example`)))
    if (subject === 'three' && failsOnce) {
      failsOnce = false
      throw new Error('away')
    }
    subjects.push(subject!)
  }
  const polling = startImapPolling({
    url,
    time: systemTime,
    intervalMs: 200,
    bytesMax: 1_000_000,
    onMessage,
    onTooLarge: (_uid, bytes) => void sizes.push(bytes),
  })
  await until('the mailbox', () => (subjects.length >= 2 && sizes.length >= 1 ? true : undefined))
  await systemTime.sleep(600)
  await polling.stop()
  assert.deepEqual(subjects.toSorted(), ['one', 'three'])
  assert.equal(sizes.length, 1)
  assert.ok(sizes[0]! > 3_000_000)
})

test('a mailbox that cannot be reached or opened is an error, and polling goes on', { skip }, async () => {
  await assert.rejects(pollMailbox({ url: servers.imapUrl('desk').replace('secret', 'wrong'), time: systemTime, onMessage: async () => {} }))
  const errors: Error[] = []
  const polling = startImapPolling({
    url: 'imap://a:b@127.0.0.1:1',
    time: systemTime,
    intervalMs: 20,
    onMessage: async () => {},
    onError: (error) => errors.push(error),
  })
  await until('two errors', () => errors[1])
  await polling.stop()
})
