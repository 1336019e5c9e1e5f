import { createServer } from 'node:net'
import { bounceAddress, replyAddress, threadMessageId } from '../../src/outreach/mail/mail-addresses.ts'
import type { OutgoingMail } from '../../src/outreach/mail/outgoing-mail.ts'

export const MAIL_DOMAIN = 'mail.example.test'
export const TOKEN = 'k3v9x2m7q4t8r1w6z5b0n3c7d2'

export const outgoing = (members: Partial<OutgoingMail> = {}): OutgoingMail => ({
  from: { name: 'Verification Desk', address: replyAddress(TOKEN, MAIL_DOMAIN) },
  to: { name: 'Tammy Lake', address: 'tammy@agency.example' },
  replyTo: replyAddress(TOKEN, MAIL_DOMAIN),
  returnPath: bounceAddress(TOKEN, MAIL_DOMAIN),
  messageId: threadMessageId(TOKEN, '', MAIL_DOMAIN),
  inReplyTo: null,
  references: [],
  subject: 'Please confirm coverage: Pine Hauling LLC',
  text: 'Hello Tammy,\n\nDo your records show this policy? Größe: 5 €\n.\nleading dot line above\n',
  html: '<p>Hello Tammy,</p><p>Do your records show this policy?</p>',
  sentAtMs: Date.UTC(2026, 10, 16, 14, 30, 5),
  ...members,
})

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
