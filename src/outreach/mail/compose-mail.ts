import { createHash } from 'node:crypto'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { OutgoingMail } from './outgoing-mail.ts'

/** A DKIM key: PEM private key (RSA or Ed25519), its selector, and the domain that publishes it. */
export type DkimKey = { domain: string; selector: string; privateKey: string }

const SUBJECT_CHARS_MAX = 200

/**
 * The message as bytes, text and HTML beside each other. The same mail gives the same bytes, so that a send that is tried again after a
 * crash is the same message. Headers cannot be smuggled in: names and subjects are one line each.
 */
export const composeMail = async (mail: OutgoingMail, dkim: DkimKey | null = null): Promise<Buffer> => {
  const composer = new MailComposer({
    from: { name: oneLine(mail.from.name), address: oneLine(mail.from.address) },
    to: { name: oneLine(mail.to.name ?? ''), address: oneLine(mail.to.address) },
    replyTo: oneLine(mail.replyTo),
    subject: oneLine(mail.subject).slice(0, SUBJECT_CHARS_MAX),
    messageId: mail.messageId,
    ...(mail.inReplyTo === null ? {} : { inReplyTo: mail.inReplyTo }),
    ...(mail.references.length === 0 ? {} : { references: [...mail.references] }),
    date: mailDate(mail.sentAtMs),
    // Keeps absence notices and ticket systems from answering what no person asked (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: mail.text,
    html: mail.html,
    baseBoundary: createHash('sha256').update(mail.messageId).digest('hex').slice(0, 24),
    newline: '\r\n',
    disableFileAccess: true,
    disableUrlAccess: true,
  } as ConstructorParameters<typeof MailComposer>[0])
  const raw = await composer.compile().build()
  return dkim === null ? raw : Buffer.concat([Buffer.from(await signature(raw, dkim, mail.sentAtMs)), raw])
}

const signature = async (raw: Buffer, { domain, selector, privateKey }: DkimKey, sentAtMs: number): Promise<string> => {
  const { signatures, errors } = await dkimSign(raw, {
    canonicalization: 'relaxed/relaxed',
    signTime: Temporal.Instant.fromEpochMilliseconds(sentAtMs).toString(),
    signatureData: [{ signingDomain: domain, selector, privateKey }],
  } as unknown as Parameters<typeof dkimSign>[1])
  if (signatures === '')
    throw new Error(`the message could not be signed for ${domain}: ${errors.at(0)?.err?.message ?? 'no signature was made'}`)
  return signatures
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** RFC 5322 date in UTC. */
export const mailDate = (ms: number): string => {
  const at = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('UTC')
  const two = (n: number) => String(n).padStart(2, '0')
  return `${DAYS[at.dayOfWeek - 1]}, ${two(at.day)} ${MONTHS[at.month - 1]} ${at.year} ${two(at.hour)}:${two(at.minute)}:${two(at.second)} +0000`
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
