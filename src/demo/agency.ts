import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { systemTime } from '../kernel/index.ts'

export type Letter = { from: string; to: string; replyTo: string; subject: string; text: string; messageId: string }
/** The mail system of whoever the service writes to: takes every letter, and answers as the agent's own domain would. */
export type Agency = { smtpPort: number; letters: Letter[]; answer(letter: Letter, text: string, servicePort: number): Promise<string>; close(): Promise<void> }

const SELECTOR = 'demo'
/** What hosted mail systems sign: also whom the message is for, so that a signed yes cannot be turned to another thread. */
const SIGNED = 'To:Subject:Message-ID:Date:From:MIME-Version:Cc:Reply-To:In-Reply-To:References:Content-Type'

/** `dnsFile` is where the service looks up keys of senders; the agency's domain is added to it when it first signs. */
export async function startAgency(dnsFile: string): Promise<Agency> {
  const letters: Letter[] = []
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const record = `v=DKIM1; k=rsa; p=${keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`
  writeFileSync(dnsFile, '{}')
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address
        void readLetter(Buffer.concat(chunks), from).then((letter) => {
          letters.push(letter)
          callback()
        }, callback)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    smtpPort: (server.server.address() as { port: number }).port,
    letters,
    async answer(letter, text, servicePort) {
      const domain = letter.to.split('@')[1]!
      writeFileSync(dnsFile, JSON.stringify({ [`${SELECTOR}._domainkey.${domain}`]: { TXT: [record] }, [domain]: { TXT: ['v=spf1 -all'] }, [`_dmarc.${domain}`]: { TXT: ['v=DMARC1; p=reject'] } }))
      const transport = nodemailer.createTransport({ host: '127.0.0.1', port: servicePort, ignoreTLS: true, dkim: { domainName: domain, keySelector: SELECTOR, privateKey, headerFieldNames: SIGNED } })
      const quoted = letter.text.split('\n').map((line) => `> ${line}`).join('\n')
      try {
        const sent = await transport.sendMail({
          from: letter.to, to: letter.replyTo, subject: `Re: ${letter.subject}`, inReplyTo: letter.messageId, references: letter.messageId,
          text: `${text}\n\nOn ${new Date(systemTime.now()).toUTCString().slice(0, 16)}, Verification Desk <${letter.replyTo}> wrote:\n${quoted}\n`,
        })
        return sent.response
      } finally {
        transport.close()
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function readLetter(raw: Buffer, from: string): Promise<Letter> {
  const mail = await PostalMime.parse(raw)
  return { from, to: mail.to![0]!.address!, replyTo: mail.replyTo![0]!.address!, subject: mail.subject ?? '', text: mail.text ?? '', messageId: mail.messageId ?? '' }
}
