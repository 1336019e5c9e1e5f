import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { composeMail, type DkimKey } from './compose-mail.ts'
import { MailError, type Mailer } from './outgoing-mail.ts'

/**
 * Keeps outgoing mail as files instead of sending it: `<folder>/<day>/<message id>.eml`, with the envelope in the first two header lines.
 * A file is whole or not there.
 */
export const createFolderMailer = ({ folder, dkim }: { folder: string; dkim: DkimKey | null }): Mailer => ({
  keeps: true,
  async send(mail) {
    const raw = await composeMail(mail, dkim)
    const day = Temporal.Instant.fromEpochMilliseconds(mail.sentAtMs).toString().slice(0, 10)
    const name = mail.messageId.replace(/[^A-Za-z0-9.+@_-]/g, '').slice(0, 200)
    const path = join(folder, day, `${name}.eml`)
    try {
      await mkdir(join(folder, day), { recursive: true })
      const file = await open(`${path}.part`, 'w', 0o600)
      try {
        const envelope = `Return-Path: <${oneWord(mail.returnPath)}>\r\nX-Envelope-To: ${oneWord(mail.to.address)}\r\n`
        await file.writeFile(Buffer.concat([Buffer.from(envelope), raw]))
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    } catch (cause) {
      throw new MailError('temporary', 'relay', `the message could not be kept in ${folder}`, null, { cause })
    }
    return { raw, messageId: mail.messageId, response: `kept in ${join(day, `${name}.eml`)}` }
  },
  async reach() {},
  async close() {},
})

const oneWord = (text: string): string => text.replace(/[\s\p{Cc}<>]+/gu, '')
