import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import PostalMime from 'postal-mime'
import { composeMail, mailDate } from '../../src/outreach/mail/compose-mail.ts'
import { createFolderMailer } from '../../src/outreach/mail/folder-mailer.ts'
import { bounceAddress, readThreadAddress, replyAddress, threadMessageId } from '../../src/outreach/mail/mail-addresses.ts'
import { createSendPacer } from '../../src/outreach/mail/pace-sends.ts'
import { MAIL_DOMAIN, outgoing, TOKEN } from './sample-mail.ts'

test('a message says the same in text and HTML, threads, and asks for no automatic answer', async () => {
  const first = threadMessageId(TOKEN, '', MAIL_DOMAIN)
  const raw = await composeMail(
    outgoing({ messageId: threadMessageId(TOKEN, 'reminder', MAIL_DOMAIN), inReplyTo: first, references: [first] }),
  )
  const message = await PostalMime.parse(raw)
  assert.equal(message.inReplyTo, first)
  assert.equal(message.references, first)
  assert.equal(message.messageId, `<thr.${TOKEN}.reminder@${MAIL_DOMAIN}>`)
  assert.match(message.text ?? '', /Größe: 5 €\n\.\nleading/)
  assert.match(message.html ?? '', /<p>Hello Tammy,<\/p>/)
  assert.equal(message.from?.address, replyAddress(TOKEN, MAIL_DOMAIN))
  assert.equal(message.headers.find(({ key }) => key === 'auto-submitted')?.value, 'auto-generated')
  assert.equal(message.date, '2026-11-16T14:30:05.000Z')
  assert.doesNotMatch(raw.toString('latin1'), /[^\r]\n/, 'every line ends in CRLF')
})

test('the same message is the same bytes', async () => {
  assert.deepEqual(await composeMail(outgoing()), await composeMail(outgoing()))
})

test('no name, subject or address smuggles a header in', async () => {
  const text = fc.string({ unit: fc.constantFrom('\r', '\n', '\r\n', 'a', ' ', ':', 'Bcc: x@y.example', '\u2028', '"', '<', '>', ',') })
  await fc.assert(
    fc.asyncProperty(text, text, text, async (subject, name, from) => {
      const raw = await composeMail(
        outgoing({ subject, to: { name, address: 'tammy@agency.example' }, from: { name: from, address: 'desk@mail.example.test' } }),
      )
      const head = raw.toString('latin1').split('\r\n\r\n')[0]!
      const names = head.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0]!.toLowerCase())
      assert.ok(!names.includes('bcc'))
      assert.equal(names.filter((header) => header === 'to').length, 1)
      const { to } = await PostalMime.parse(raw)
      assert.deepEqual(
        to?.map(({ address }) => address),
        ['tammy@agency.example'],
      )
    }),
    { numRuns: 150 },
  )
})

test('signed with RSA and with Ed25519, the signature verifies, and fails when a word is changed', async () => {
  for (const type of ['rsa', 'ed25519'] as const) {
    const { privateKey, publicKey } = type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519')
    const der = publicKey.export({ format: 'der', type: 'spki' })
    const record =
      type === 'rsa' ? `v=DKIM1; k=rsa; p=${der.toString('base64')}` : `v=DKIM1; k=ed25519; p=${der.subarray(-32).toString('base64')}`
    const key = { domain: MAIL_DOMAIN, selector: 'ivs', privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString() }
    const resolver = async (name: string) => {
      if (name === `ivs._domainkey.${MAIL_DOMAIN}`) return [[record]]
      throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
    }
    const raw = await composeMail(outgoing(), key)
    const verdict = async (bytes: Buffer) => (await dkimVerify(bytes, { resolver })).results[0]?.status.result
    assert.equal(await verdict(raw), 'pass', type)
    assert.notEqual(await verdict(Buffer.from(raw.toString('latin1').replace('Do your records', 'Your records'), 'latin1')), 'pass')
    assert.notEqual(await verdict(Buffer.from(raw.toString('latin1').replace('Pine Hauling', 'Oak Hauling'), 'latin1')), 'pass')
    assert.deepEqual(await composeMail(outgoing(), key), raw)
  }
})

test('dates', () => {
  assert.equal(mailDate(0), 'Thu, 01 Jan 1970 00:00:00 +0000')
  assert.equal(mailDate(Date.UTC(2026, 10, 22, 23, 59, 59)), 'Sun, 22 Nov 2026 23:59:59 +0000')
})

test('thread addresses are read back in any case, and nothing else is one', () => {
  assert.deepEqual(readThreadAddress(`Reply+${TOKEN.toUpperCase()}@MAIL.example.TEST`, MAIL_DOMAIN), { kind: 'reply', token: TOKEN })
  assert.deepEqual(readThreadAddress(bounceAddress(TOKEN, MAIL_DOMAIN), MAIL_DOMAIN), { kind: 'bounce', token: TOKEN })
  const others = [
    `reply+${TOKEN}@other.test`,
    'postmaster@mail.example.test',
    `reply+${TOKEN}`,
    `reply+a b@${MAIL_DOMAIN}`,
    `reply+short@${MAIL_DOMAIN}`,
    `reply+${TOKEN}@x@${MAIL_DOMAIN}`,
    `"reply+${TOKEN}"@${MAIL_DOMAIN}`,
  ]
  for (const address of others) assert.equal(readThreadAddress(address, MAIL_DOMAIN), null, address)
})

test('without a server the mail is kept whole in the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-mail-'))
  try {
    const mailer = createFolderMailer({ folder, dkim: null })
    const { raw, response } = await mailer.send(outgoing())
    await mailer.send(outgoing())
    const day = await readdir(join(folder, '2026-11-16'))
    assert.deepEqual(day, [`thr.${TOKEN}@${MAIL_DOMAIN}.eml`])
    const kept = await readFile(join(folder, '2026-11-16', day[0]!))
    assert.ok(kept.subarray(-raw.length).equals(raw))
    assert.match(
      kept.toString('latin1'),
      new RegExp(`^Return-Path: <bounce\\+${TOKEN}@${MAIL_DOMAIN}>\r\nX-Envelope-To: tammy@agency.example\r\n`),
    )
    assert.match(response, /kept in/)
    await assert.rejects(createFolderMailer({ folder: join(folder, '2026-11-16', day[0]!), dkim: null }).send(outgoing()), {
      kind: 'temporary',
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a domain gets its burst and then one message each gap; others do not wait for it', () => {
  const pacer = createSendPacer({ perMinute: 60, burst: 3 })
  const sends = (n: number, at: number, domain = 'a.example') => Array.from({ length: n }, () => pacer.waitMs(`x@${domain}`, at))
  assert.deepEqual(sends(5, 0), [0, 0, 0, 1000, 1000])
  assert.deepEqual(sends(1, 0, 'b.example'), [0])
  assert.deepEqual(sends(2, 1000), [0, 1000])
  assert.deepEqual(sends(4, 60_000), [0, 0, 0, 1000])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 20, maxLength: 80 }), (gaps) => {
      const paced = createSendPacer({ perMinute: 60, burst: 3 })
      let now = 0
      const sent: number[] = []
      for (const gap of gaps) {
        now += gap
        if (paced.waitMs('x@a.example', now) === 0) sent.push(now)
      }
      for (const [k, at] of sent.entries()) assert.ok(sent.filter((other) => other >= at && other < at + 1000).length <= 4, `${k}`)
    }),
  )
})
