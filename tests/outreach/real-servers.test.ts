import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import nodemailer from 'nodemailer'
import { until } from '../harness/service.ts'
import { type RealServers, startRealServers, whyNoRealServers } from '../mail/real-mail-servers.ts'
import { type RefusingServer, startRefusingServer } from '../mail/refusing-server.ts'
import { freePort } from '../mail/sample-mail.ts'
import { AGENT, itemsOf, type LiveMail, MAIL_DOMAIN, messagesOf, startLiveMail } from './agency.ts'

/** The whole service behind Debian's Postfix and Dovecot: what leaves, what comes back, and by which door. */
const skip = whyNoRealServers() ?? false
let agency: RefusingServer
let servers: RealServers
let bySmtp: LiveMail
let byImap: LiveMail

before(async () => {
  if (skip) return
  const inboundPort = await freePort()
  agency = await startRefusingServer({ 'gone@cedarridge.example': '550 5.1.1 mailbox is gone' })
  servers = await startRealServers({ [MAIL_DOMAIN]: inboundPort, [AGENT.domain]: agency.port })
  const IVS_SMTP_URL = `smtp://127.0.0.1:${servers.smtpPort}?ignoreTLS=true`
  bySmtp = await startLiveMail({}, { IVS_SMTP_URL, IVS_SMTP_IN_PORT: String(inboundPort) }, agency)
  byImap = await startLiveMail({}, { IVS_SMTP_URL, IVS_SMTP_IN_PORT: '', IVS_MAIL_DOMAIN: 'post.example', IVS_IMAP_URL: servers.imapUrl('desk'), IVS_IMAP_SECONDS: '1' }, agency)
})
after(async () => {
  if (skip) return
  await bySmtp?.close()
  await byImap?.close()
  await servers?.stop()
  await agency?.close()
})

const states = (e: any): string[] => [...new Set<string>(e.coverage_lines.map((l: any) => l.verification.state))].sort()
/** The agent's mail system hands its message to the world, which is Postfix. */
const post = (raw: Buffer, to: string) => nodemailer.createTransport({ host: '127.0.0.1', port: servers.smtpPort, ignoreTLS: true }).sendMail({ envelope: { from: AGENT.email, to: [to] }, raw })

test('out through Postfix, the signed reply back through Postfix, verified', { skip }, async () => {
  const id = await bySmtp.push('alpha')
  const letter = await bySmtp.letter('alpha')
  await post(await bySmtp.reply(letter, 'Yes, all correct and in force.'), letter.replyTo)
  assert.deepEqual(states(await until(() => bySmtp.engagement(id), (e) => e.verdict !== null)), ['verified'])
  const messages = await until(() => messagesOf(bySmtp, 'alpha'), (all) => all[0]?.status === 'delivered')
  assert.equal(messages[0]?.status, 'delivered', 'Postfix reports that the agency took it')
})

test('Postfix reports a mailbox that is gone, and the report is put on the message', { skip }, async () => {
  await bySmtp.push('bravo', { agent: 'gone@cedarridge.example' })
  const items = await until(() => itemsOf(bySmtp, 'bravo'), (all) => all.some((i) => i.kind === 'undeliverable'))
  assert.ok(items.some((i) => i.kind === 'undeliverable' && /mailbox is gone/.test(JSON.stringify(i.detail))))
  const [out, report] = await until(() => messagesOf(bySmtp, 'bravo'), (all) => all.some((m) => m.direction === 'in' && m.status === 'bounced'))
  assert.equal(out?.status, 'bounced')
  assert.deepEqual([report?.direction, report?.kind], ['in', 'bounce'])
})

test('a reply that Dovecot keeps is polled, and its signature alone proves it', { skip }, async () => {
  const id = await byImap.push('charlie')
  const letter = await byImap.letter('charlie')
  assert.match(letter.replyTo, /@post\.example$/)
  await post(await byImap.reply(letter, 'Yes, all correct and in force.'), letter.replyTo)
  assert.deepEqual(states(await until(() => byImap.engagement(id), (e) => e.verdict !== null)), ['verified'])
  const unsigned = await byImap.push('delta')
  const second = await byImap.letter('delta')
  await post(Buffer.from(`From: ${AGENT.email}\r\nTo: ${second.replyTo}\r\nSubject: Re: x\r\n\r\nYes, all correct.\r\n`), second.replyTo)
  await until(() => itemsOf(byImap, 'delta'), (all) => all.length > 0)
  assert.deepEqual(states(await byImap.engagement(unsigned)), ['in_review'])
})
