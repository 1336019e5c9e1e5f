import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { afterEach, test } from 'node:test'
import nodemailer from 'nodemailer'
import { systemTime } from '../../src/kernel/time.ts'
import { replyAddress } from '../../src/outreach/mail/mail-addresses.ts'
import type { ReceivedMail } from '../../src/outreach/mail/received-mail.ts'
import { type SmtpServerOptions, startSmtpServer } from '../../src/outreach/mail/smtp-server.ts'
import { MAIL_DOMAIN, TOKEN } from './sample-mail.ts'
import { smtpDialogue } from './smtp-dialogue.ts'

const cleanup: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of cleanup.splice(0).reverse()) await close()
})
const start = async (options: Partial<SmtpServerOptions> = {}) => {
  const received: ReceivedMail[] = []
  const server = await startSmtpServer({ host: '127.0.0.1', port: 0, mailDomain: MAIL_DOMAIN, time: systemTime, onMessage: async (mail) => void received.push(mail), ...options })
  cleanup.push(() => server.close())
  return { port: server.port, received }
}
const reply = replyAddress(TOKEN, MAIL_DOMAIN)
/** An honest sender from another address than whoever misbehaves. */
const honest = (port: number, raw = 'Subject: yes\r\n\r\nyes\r\n') =>
  nodemailer.createTransport({ host: '127.0.0.1', port, localAddress: '127.0.0.2', ignoreTLS: true }).sendMail({ envelope: { from: 'a@agency.example', to: [reply] }, raw })
const dial = (port: number): Socket => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  cleanup.push(() => void socket.destroy())
  return socket
}
const heardOf = (socket: Socket, what: RegExp): Promise<string> =>
  new Promise((resolve) => {
    let heard = ''
    const hear = (text: Buffer) => {
      heard += text
      if (what.test(heard)) resolve(heard)
    }
    socket.on('data', hear)
    socket.on('close', () => resolve(`${heard} closed`))
  })

test('a thousand connections from one address leave room for others', async () => {
  const { port, received } = await start()
  const flood = Array.from({ length: 1_000 }, () => dial(port))
  await Promise.all(flood.map((socket) => heardOf(socket, /^(?:220|421) /m)))
  assert.ok(flood.filter((socket) => !socket.destroyed).length <= 30)
  await honest(port)
  assert.equal(received.length, 1)
})

test('addresses tried out by the thousand are not looked up by the thousand', async () => {
  let looked = 0
  const { port, received } = await start({ isKnown: async ({ token }) => (looked++, token === TOKEN) })
  const socket = dial(port)
  await heardOf(socket, /^220 /m)
  socket.write('EHLO x\r\nMAIL FROM:<a@b.example>\r\n')
  const closed = heardOf(socket, /never/)
  for (let at = 0; at < 100_000; at += 1_000) socket.write(Array.from({ length: 1_000 }, (_, k) => `RCPT TO:<reply+${String(at + k).padStart(26, '0')}@${MAIL_DOMAIN}>\r\n`).join(''))
  assert.match(await closed, /\b421 .* closed$/s)
  assert.ok(looked <= 30, String(looked))
  await honest(port)
  assert.equal(received.length, 1)
})

test('everything said in one breath is understood', async () => {
  const { port, received } = await start()
  const socket = dial(port)
  await heardOf(socket, /^220 /m)
  const say = async (text: string, until: RegExp) => {
    const heard = heardOf(socket, until)
    socket.write(text)
    await heard
  }
  await say('EHLO x\r\n', /^250 /m)
  // RFC 2920: everything up to DATA, and after the dot the next message's commands.
  await say(`MAIL FROM:<a@b.example>\r\nRCPT TO:<${reply}>\r\nDATA\r\n`, /^354 /m)
  await say(`Subject: one\r\n\r\none\r\n.\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<${reply}>\r\nDATA\r\n`, /^354 /m)
  await say('Subject: two\r\n\r\ntwo\r\n.\r\nQUIT\r\n', /^221 /m)
  assert.deepEqual(received.map(({ raw }) => /Subject: (\w+)/.exec(raw.toString())![1]), ['one', 'two'])
})

test('a line without end is a message of that size, or a command that is refused', async () => {
  const { port, received } = await start()
  await honest(port, `Subject: long\r\n\r\n${'x'.repeat(10_000_000)}\r\n`)
  assert.ok(received[0]!.raw.length > 10_000_000)
  const socket = dial(port)
  await heardOf(socket, /^220 /m)
  const answer = heardOf(socket, /^5\d\d |closed/m)
  for (let at = 0; at < 40; at += 1) socket.write('y'.repeat(100_000))
  assert.match(await answer, /\b5\d\d |closed/)
  await honest(port)
  assert.equal(received.length, 2)
})

test('who hangs up before the 250 and comes again is heard again', async () => {
  let release: () => void = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const kept: Buffer[] = []
  const { port } = await start({ onMessage: async ({ raw }) => (await gate, void kept.push(raw)) })
  const client = await smtpDialogue(port)
  for (const line of ['EHLO x', 'MAIL FROM:<a@b.example>', `RCPT TO:<${reply}>`, 'DATA']) await client.say(line)
  client.write('Subject: yes\r\n\r\nyes\r\n.\r\n')
  client.close()
  release()
  await honest(port)
  // Kept both times: on a thread the same bytes are one message.
  assert.ok(kept.length >= 1 && kept.every((raw) => raw.equals(kept[0]!)))
})
