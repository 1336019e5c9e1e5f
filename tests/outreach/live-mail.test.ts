import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { dkimKeyOf, dkimRecord } from '../../src/outreach/mail-setup.ts'
import { edit, KEYS, writeMail } from '../authenticity/mail-world.ts'
import { call, until } from '../harness/service.ts'
import { AGENT, itemsOf, type LiveMail, MAIL_DOMAIN, messagesOf, startLiveMail } from './agency.ts'

let live: LiveMail
before(async () => {
  live = await startLiveMail({ 'gone@cedarridge.example': '550 5.1.1 no such mailbox' })
  await call(live.service, live.service.live, 'POST', '/v1/consumers/broker/requirement-sets', {
    rules: [{ rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }] }],
    publish: true,
    applies_to: 'all_active',
  })
})
after(() => live.close())

const states = (e: any): string[] => [...new Set<string>(e.coverage_lines.map((l: any) => l.verification.state))].sort()
const settled = (id: string, done: (e: any) => boolean) => until(() => live.engagement(id), done)
/** Waits until the insured's last inbound message was read. */
const wasRead = (insured: string, count = 1) => until(() => messagesOf(live, insured), (all) => all.filter((m) => m.direction === 'in' && m.status !== 'received').length >= count)

test('asked by SMTP, answered by a signed reply, verified in live mode', async () => {
  const id = await live.push('alpha')
  const letter = await live.letter('alpha')
  assert.deepEqual(letter.to, [AGENT.email])
  assert.equal(letter.from, `bounce+${letter.token}@${MAIL_DOMAIN}`)
  assert.equal(letter.replyTo, `reply+${letter.token}@${MAIL_DOMAIN}`)
  const key = await dkimKeyOf(live.service.app.config, live.service.app.context)
  const { name, text } = dkimRecord(key)
  const verdict = await dkimVerify(letter.raw, { resolver: async (asked: string) => (asked === name ? [[text]] : Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))) })
  assert.equal(verdict.results[0]?.status.result, 'pass')
  assert.match(await live.deliver(await live.reply(letter, 'Yes, all correct and in force.'), letter.replyTo), /^250/)
  const done = await settled(id, (e) => e.verdict !== null)
  assert.deepEqual(states(done), ['verified'])
  assert.equal(done.verdict.status, 'pass')
  for (const line of done.coverage_lines) {
    assert.equal(line.verification.method, 'email_agent_of_record')
    assert.equal(line.verification.confirmed_by, 'broker')
    assert.equal(line.verification.proof[0].kind, 'reply_thread')
    assert.equal(line.request.status, 'closed')
  }
  assert.deepEqual((await messagesOf(live, 'alpha')).map((m) => [m.direction, m.kind, m.status]), [['out', 'first', 'sent'], ['in', 'answer', 'answered']])
})

test('a refusal is taken down, and a later yes to the closed thread changes nothing', async () => {
  const id = await live.push('bravo')
  const letter = await live.letter('bravo')
  await live.deliver(await live.reply(letter, 'This is not our client. We do not write any coverage for them.'), letter.replyTo)
  const refused = await settled(id, (e) => e.verdict !== null)
  assert.deepEqual(states(refused), ['refused'])
  assert.match(await live.deliver(await live.reply(letter, 'Yes, all correct and in force.'), letter.replyTo), /^250/)
  await wasRead('bravo', 2)
  const items = await until(() => itemsOf(live, 'bravo'), (all) => all.length > 0)
  assert.equal(items[0]?.kind, 'unclear_answer')
  assert.match(JSON.stringify(items[0]?.detail), /answered before/)
  const still = await live.engagement(id)
  assert.deepEqual(states(still), ['refused'])
  assert.equal(still.verdict.verdict_id, refused.verdict.verdict_id)
})

test('the same reply handed over twice is one message', async () => {
  const id = await live.push('charlie')
  const letter = await live.letter('charlie')
  const raw = await live.reply(letter, 'Yes, all correct.')
  await Promise.all([live.deliver(raw, letter.replyTo), live.deliver(raw, letter.replyTo)])
  await settled(id, (e) => e.verdict !== null)
  assert.equal((await messagesOf(live, 'charlie')).filter((m) => m.direction === 'in').length, 1)
})

test('forged, replayed and strangers’ yes is a person’s to look at, never verified', async () => {
  const first = await live.push('delta')
  const letter = await live.letter('delta')
  const other = await live.push('echo')
  const otherLetter = await live.letter('echo')
  const honest = await live.reply(otherLetter, 'Yes, all correct and in force.')
  const forgeries: Record<string, Buffer> = {
    unsigned: await writeMail({ from: `Dana <${AGENT.email}>`, to: letter.replyTo, token: letter.token, text: 'Yes, all correct.' }),
    'signed by another': await live.reply(letter, 'Yes, all correct.', { sign: { domain: 'attacker.example', key: KEYS.attacker } }),
    'changed after signing': edit(await live.reply(letter, 'No, not ours at all.'), 'No, not ours at all.', 'Yes, all is correct.'),
    'another sender': await live.reply(letter, 'Yes, all correct.', { from: 'Dana <dana@attacker.example>', sign: { domain: 'attacker.example', key: KEYS.attacker } }),
    'look-alike': await live.reply(letter, 'Yes, all correct.', { from: 'Dana <dana@cedar-ridge.example>', sign: { domain: 'cedar-ridge.example', key: KEYS.attacker } }),
    'a genuine reply to another thread': honest,
  }
  let count = 0
  for (const [name, raw] of Object.entries(forgeries)) {
    assert.match(await live.deliver(raw, letter.replyTo, name === 'another sender' ? 'dana@attacker.example' : AGENT.email), /^250/, name)
    count++
    await wasRead('delta', count)
    assert.ok(!states(await live.engagement(first)).includes('verified'), name)
  }
  const messages = (await messagesOf(live, 'delta')).filter((m) => m.direction === 'in')
  assert.deepEqual(messages.map((m) => m.status), messages.map(() => 'in_review'))
  assert.ok(messages.every((m) => m.evidence_id === null))
  const items = await until(() => itemsOf(live, 'delta'), (all) => all.length === count)
  assert.ok(items.every((i) => i.kind === 'unclear_answer' && i.detail.reasons.length > 0))
  assert.deepEqual(states(await live.engagement(first)), ['in_review'])
  assert.deepEqual(states(await live.engagement(other)), ['pending'])
})

test('an address nobody was given, and too large a message, are refused at the door', async () => {
  const id = await live.push('foxtrot')
  const letter = await live.letter('foxtrot')
  const raw = await live.reply(letter, 'Yes, all correct.')
  assert.match(await live.deliver(raw, `reply+${'0'.repeat(26)}@${MAIL_DOMAIN}`), /550/)
  assert.match(await live.deliver(raw, `postmaster@elsewhere.example`), /550/)
  const huge = Buffer.concat([raw, Buffer.from(`${'x'.repeat(998)}\r\n`.repeat(32_000))])
  assert.match(await live.deliver(huge, letter.replyTo), /552/)
  assert.deepEqual(states(await live.engagement(id)), ['pending'])
})

test('a message of a thousand parts is a person’s to look at', async () => {
  const id = await live.push('golf')
  const letter = await live.letter('golf')
  const part = '--b\r\nContent-Type: text/plain\r\n\r\nYes, all correct.\r\n'
  const bomb = Buffer.from(`From: ${AGENT.email}\r\nTo: ${letter.replyTo}\r\nSubject: Re: x\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(5000)}--b--\r\n`)
  const nest = Buffer.from(`From: ${AGENT.email}\r\nTo: ${letter.replyTo}\r\nMIME-Version: 1.0\r\n${Array.from({ length: 200 }, (_, i) => `Content-Type: multipart/mixed; boundary=n${i}\r\n\r\n--n${i}\r\n`).join('')}Content-Type: text/plain\r\n\r\nYes.\r\n`)
  assert.match(await live.deliver(bomb, letter.replyTo), /^250/)
  assert.match(await live.deliver(nest, letter.replyTo), /^250/)
  await wasRead('golf', 2)
  assert.ok((await until(() => itemsOf(live, 'golf'), (all) => all.length === 2)).every((i) => i.kind === 'unclear_answer'))
  assert.ok(!states(await live.engagement(id)).includes('verified'))
})

test('a mailbox that is gone: refused at once or reported later, it is a person’s, and the next contact is asked', async () => {
  await live.push('hotel', { agent: 'gone@cedarridge.example' })
  const items = await until(() => itemsOf(live, 'hotel'), (all) => all.some((i) => i.kind === 'undeliverable'))
  assert.ok(items.some((i) => i.kind === 'undeliverable'))
  // The sample's own producer is the next contact.
  const next = await live.letter('hotel')
  assert.notDeepEqual(next.to, ['gone@cedarridge.example'])

  const id = await live.push('india', { agent: 'moved@cedarridge.example' })
  const letter = await live.letter('india')
  const report = [
    `From: MAILER-DAEMON@mx.cedarridge.example`, `To: bounce+${letter.token}@${MAIL_DOMAIN}`, 'Subject: Undelivered Mail Returned to Sender', 'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=r', '', '--r', 'Content-Type: text/plain', '', 'Your message could not be delivered.', '--r', 'Content-Type: message/delivery-status', '',
    'Reporting-MTA: dns; mx.cedarridge.example', '', `Final-Recipient: rfc822; moved@cedarridge.example`, 'Action: failed', 'Status: 5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 mailbox is gone', '', '--r', 'Content-Type: text/rfc822-headers', '',
    `Message-ID: ${letter.email.messageId}`, 'Subject: x', '', '--r--', '',
  ].join('\r\n')
  assert.match(await live.deliver(Buffer.from(report), `bounce+${letter.token}@${MAIL_DOMAIN}`, ''), /^250/)
  const told = await until(() => itemsOf(live, 'india'), (all) => all.length > 0)
  assert.equal(told[0]?.kind, 'undeliverable')
  const out = (await messagesOf(live, 'india')).find((m) => m.direction === 'out')!
  assert.equal(out.status, 'bounced')
  assert.match(out.error ?? '', /550 5\.1\.1/)
  assert.deepEqual(states(await live.engagement(id)), ['pending'])
})

test('a report of success is noted, an absence notice leaves the clock running', async () => {
  const id = await live.push('juliet', { agent: 'desk@cedarridge.example' })
  const letter = await live.letter('juliet')
  const report = `From: postmaster@cedarridge.example\r\nTo: bounce+${letter.token}@${MAIL_DOMAIN}\r\nSubject: Successful Mail Delivery Report\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=r\r\n\r\n--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; desk@cedarridge.example\r\nAction: delivered\r\nStatus: 2.0.0\r\n\r\n--r\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${letter.email.messageId}\r\n\r\n--r--\r\n`
  await live.deliver(Buffer.from(report), `bounce+${letter.token}@${MAIL_DOMAIN}`, '')
  await live.deliver(await live.reply(letter, 'I am out of the office until Monday.', { headers: { 'Auto-Submitted': 'auto-replied' }, subject: 'Automatic reply: coverage' }), letter.replyTo)
  await wasRead('juliet', 2)
  assert.deepEqual((await messagesOf(live, 'juliet')).map((m) => m.status), ['delivered', 'noted', 'noted'])
  assert.deepEqual(await itemsOf(live, 'juliet'), [])
  assert.deepEqual(states(await live.engagement(id)), ['pending'])
})

test('a certificate in a reply is taken in as a document and answers nothing by itself', async () => {
  const id = await live.push('kilo')
  const letter = await live.letter('kilo')
  const content = Buffer.concat([readFileSync(path.join(import.meta.dirname, '../../samples/certificate.pdf')), Buffer.from('\n% sent by the agency\n')])
  await live.deliver(await live.reply(letter, 'See attached.', { attachments: [{ filename: 'renewal.pdf', content }] }), letter.replyTo)
  const done = await settled(id, (e) => e.documents.length === 2)
  const attached = done.documents.find((d: any) => d.channel === 'agent_upload')
  assert.equal(attached?.filename, 'renewal.pdf')
  assert.ok(!states(done).includes('verified'))
})

test('an address read from paper whose domain is nobody’s we know goes to a person', async () => {
  const id = await live.push('lima', { proven: false })
  const letter = await live.letter('lima')
  const domain = letter.to[0]!.split('@')[1]!
  await live.deliver(await live.reply(letter, 'Yes, all correct.', { from: `Dana <${letter.to[0]}>`, sign: { domain, key: KEYS.agent } }), letter.replyTo, letter.to[0]!)
  await wasRead('lima')
  const items = await until(() => itemsOf(live, 'lima'), (all) => all.length > 0)
  assert.match(JSON.stringify(items[0]?.detail.reasons), /not proven/)
  assert.deepEqual(states(await live.engagement(id)), ['in_review'])
})

test('who asks to be left alone is written to no more', async () => {
  await live.push('mike', { agent: 'loud@cedarridge.example' })
  const letter = await live.letter('mike')
  await live.deliver(await live.reply(letter, 'Stop sending me these. Remove me from your list.', { from: 'Loud <loud@cedarridge.example>' }), letter.replyTo)
  const items = await until(() => itemsOf(live, 'mike'), (all) => all.some((i) => i.kind === 'undeliverable'))
  assert.ok(items.some((i) => i.kind === 'undeliverable'))
  await live.push('november', { agent: 'loud@cedarridge.example' })
  const next = await live.letter('november')
  assert.notDeepEqual(next.to, ['loud@cedarridge.example'])
})

test('a report that the mail was called spam stops mail to the address', async () => {
  const id = await live.push('oscar', { agent: 'abuse@cedarridge.example' })
  const letter = await live.letter('oscar')
  const report = `From: feedback@provider.example\r\nTo: bounce+${letter.token}@${MAIL_DOMAIN}\r\nSubject: complaint\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=feedback-report; boundary=r\r\n\r\n--r\r\nContent-Type: text/plain\r\n\r\nYes, all correct and in force.\r\n--r\r\nContent-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse\r\nVersion: 1\r\n\r\n--r\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${letter.email.messageId}\r\n\r\n--r--\r\n`
  assert.match(await live.deliver(Buffer.from(report), `bounce+${letter.token}@${MAIL_DOMAIN}`, 'feedback@provider.example'), /^250/)
  const items = await until(() => itemsOf(live, 'oscar'), (all) => all.some((i) => i.kind === 'undeliverable'))
  assert.ok(items.some((i) => i.kind === 'undeliverable' && /stop writing/.test(JSON.stringify(i.detail))))
  assert.ok(!states(await live.engagement(id)).includes('verified'))
})
