import nodemailer from 'nodemailer'
import { composeMail, type DkimKey } from './compose-mail.ts'
import { MailError, type Mailer } from './outgoing-mail.ts'

export type SmtpMailerOptions = {
  /** `smtp(s)://user:password@host:port`, with nodemailer's query options. */
  url: string
  dkim: DkimKey | null
  /** What the service calls itself in EHLO. */
  hostname: string
  connectionsMax?: number
}

/** Asks, of servers that know how, for a report also of success: only its headers come back (RFC 3461). */
const REPORTS = { ret: 'HDRS', notify: ['SUCCESS', 'FAILURE', 'DELAY'] }

/** Sends through an SMTP server. The bytes are made and signed here, so that what is on record is what left. */
export const createSmtpMailer = ({ url, dkim, hostname, connectionsMax = 4 }: SmtpMailerOptions): Mailer => {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    name: hostname,
    maxConnections: connectionsMax,
    maxMessages: 100,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof nodemailer.createTransport>[0])
  return {
    keeps: false,
    async send(mail) {
      const raw = await composeMail(mail, dkim)
      try {
        const { response } = (await transport.sendMail({ envelope: { from: mail.returnPath, to: [mail.to.address] }, raw, dsn: REPORTS })) as {
          response?: string
        }
        return { raw, messageId: mail.messageId, response: response ?? '' }
      } catch (cause) {
        throw readFailure(cause)
      }
    },
    async reach() {
      await transport.verify()
    },
    async close() {
      transport.close()
    },
  }
}

type SmtpFailure = { code?: string; command?: string; responseCode?: number; response?: string; message?: string }

/** A refusal of the recipient or of the message with a 5xx is for good; a relay that is down, slow or misconfigured is tried again. */
const readFailure = (cause: unknown): MailError => {
  const { code, command = '', responseCode = 0, response, message = 'unknown' } = (cause ?? {}) as SmtpFailure
  const at = code === 'EMESSAGE' ? 'message' : code === 'EENVELOPE' && !command.startsWith('MAIL') ? 'recipient' : 'relay'
  const kind = at !== 'relay' && responseCode >= 500 ? 'permanent' : 'temporary'
  return new MailError(kind, at, message, response ?? null, { cause })
}
