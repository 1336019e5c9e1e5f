import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ServiceKey, serviceKey } from '../accounts/index.ts'
import type { Config, Context } from '../kernel/index.ts'
import type { DkimKey } from './mail/compose-mail.ts'
import { createFolderMailer } from './mail/folder-mailer.ts'
import { startImapPolling } from './mail/imap-polling.ts'
import type { Mailer } from './mail/outgoing-mail.ts'
import { createSendPacer, type SendPacer } from './mail/pace-sends.ts'
import { createSmtpMailer } from './mail/smtp-mailer.ts'
import { startSmtpServer } from './mail/smtp-server.ts'
import { isThreadAddress, receiveMail } from './receiving/receive-mail.ts'

/** The key that signs mail of the domain: the operator's file, or one made once and kept sealed in the database. */
export async function dkimKeyOf(config: Config, context: Context): Promise<DkimKey & { publicKey: string }> {
  const named = { domain: config.IVS_MAIL_DOMAIN, selector: config.IVS_DKIM_SELECTOR }
  if (config.IVS_DKIM_KEY_FILE) {
    const privateKey = readFileSync(config.IVS_DKIM_KEY_FILE, 'utf8')
    return { ...named, privateKey, publicKey: createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'pem' }).toString() }
  }
  return { ...named, ...(await serviceKey(context, `dkim ${config.IVS_MAIL_DOMAIN}`, newDkimKey)) }
}

const newDkimKey = (): ServiceKey => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
}

/** The TXT record that publishes a DKIM key (RFC 6376): its name and its text. */
export function dkimRecord(key: { domain: string; selector: string; publicKey: string }): { name: string; text: string } {
  const publicKey = createPublicKey(key.publicKey)
  const der = publicKey.export({ type: 'spki', format: 'der' })
  // RFC 8463 publishes the bare 32 bytes of an Ed25519 key, not its SPKI wrapping.
  const [kind, bytes] = publicKey.asymmetricKeyType === 'ed25519' ? ['ed25519', der.subarray(-32)] : ['rsa', der]
  return { name: `${key.selector}._domainkey.${key.domain}`, text: `v=DKIM1; k=${kind}; p=${bytes.toString('base64')}` }
}

/** Mail goes to the SMTP server that is set, or into the data folder. */
export async function createMailer(config: Config, context: Context): Promise<Mailer> {
  const dkim = await dkimKeyOf(config, context)
  return config.IVS_SMTP_URL
    ? createSmtpMailer({ url: config.IVS_SMTP_URL, dkim, hostname: config.IVS_MAIL_DOMAIN })
    : createFolderMailer({ folder: path.resolve(config.IVS_DATA_DIR, 'mail'), dkim })
}

export const createPacer = (config: Config): SendPacer => {
  const perMinute = Number(config.IVS_MAIL_PER_MINUTE)
  return createSendPacer({ perMinute, burst: Math.max(1, Math.ceil(perMinute / 2)) })
}

export type MailCounts = { taken: number; no_thread: number; too_large: number; failed: number }
export type InboundMail = { /** Where the SMTP server listens; null when there is none. */ smtpPort: number | null; counts(): Readonly<MailCounts>; close(): Promise<void> }

/** The ways mail comes in that are set: an SMTP server, a mailbox to poll. A message is acknowledged once it is kept for good. */
export async function startInboundMail(config: Config, context: Context): Promise<InboundMail> {
  const mailDomain = config.IVS_MAIL_DOMAIN
  const { time, log } = context
  const counts: MailCounts = { taken: 0, no_thread: 0, too_large: 0, failed: 0 }
  const take = async (mail: Parameters<typeof receiveMail>[2]) => {
    const taken = await receiveMail(context, mailDomain, mail)
    counts[taken ? 'taken' : 'no_thread'] += 1
    log.info({ unit: 'mail_in', bytes: mail.raw.byteLength, remote: mail.remoteAddress, threads: taken, outcome: taken ? 'taken' : 'no_thread' })
  }
  const onError = (error: Error) => {
    counts.failed += 1
    log.warn({ unit: 'mail_in', error: error.message })
  }
  const server =
    config.IVS_SMTP_IN_PORT === ''
      ? null
      : await startSmtpServer({
          host: config.IVS_SMTP_IN_HOST,
          port: Number(config.IVS_SMTP_IN_PORT),
          mailDomain,
          time,
          onMessage: take,
          isKnown: (address) => isThreadAddress(context, address),
          ...(config.IVS_SMTP_IN_CERT_FILE && config.IVS_SMTP_IN_KEY_FILE && { tls: { cert: readFileSync(config.IVS_SMTP_IN_CERT_FILE, 'utf8'), key: readFileSync(config.IVS_SMTP_IN_KEY_FILE, 'utf8') } }),
          onError,
        })
  const polling = config.IVS_IMAP_URL
    ? startImapPolling({
        url: config.IVS_IMAP_URL,
        time,
        intervalMs: Number(config.IVS_IMAP_SECONDS) * 1000,
        onMessage: take,
        // Its headers tell the thread, and a person then looks into the mailbox.
        onTooLarge: async (uid, bytes, headers) => {
          counts.too_large += 1
          log.warn({ unit: 'mail_in', uid, bytes, outcome: 'too_large' })
          await take({ raw: headers, from: null, to: [], remoteAddress: null, helo: null })
        },
        onError,
        onFailure: onError,
      })
    : null
  return {
    smtpPort: server?.port ?? null,
    counts: () => counts,
    async close() {
      await server?.close()
      await polling?.stop()
    },
  }
}
