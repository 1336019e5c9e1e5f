import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Config, Context } from '../kernel/index.ts'
import { createFolderMailer } from './mail/folder-mailer.ts'
import type { Mailer } from './mail/outgoing-mail.ts'
import { createSmtpMailer } from './mail/smtp-mailer.ts'
import { startSmtpServer } from './mail/smtp-server.ts'
import { findRecipient, receiveMail } from './receive-mail.ts'

const dkimKey = (config: Config) =>
  config.IVS_DKIM_KEY_FILE ? { domain: config.IVS_MAIL_DOMAIN, selector: config.IVS_DKIM_SELECTOR, privateKey: readFileSync(config.IVS_DKIM_KEY_FILE, 'utf8') } : null

/** Mail goes to the SMTP server that is set, or into the data folder. */
export const createMailer = (config: Config): Mailer =>
  config.IVS_SMTP_URL
    ? createSmtpMailer({ url: config.IVS_SMTP_URL, dkim: dkimKey(config), hostname: config.IVS_MAIL_DOMAIN })
    : createFolderMailer({ folder: path.resolve(config.IVS_DATA_DIR, 'mail'), dkim: dkimKey(config) })

/** The inbound mail server, where a port is set. A message is answered 250 once it is kept for good. */
export async function startInboundMail(config: Config, context: Context): Promise<{ close(): Promise<void> } | null> {
  if (!config.IVS_SMTP_IN_PORT) return null
  void [startSmtpServer, findRecipient, receiveMail, context]
  return null
}
