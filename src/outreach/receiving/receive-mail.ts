import { type Context, storable, type Tenant } from '../../kernel/index.ts'
import type { ThreadAddress } from '../mail/mail-addresses.ts'
import type { ReceivedMail } from '../mail/received-mail.ts'
import { findThreadByToken, insertMessage } from '../table.ts'

/** How a message reached the server, as the server saw it; absent where a mailbox was polled. */
export type Envelope = { mailFrom: string; remoteAddress: string; helo: string }
type Recipient = { tenant: Tenant; threadId: string; kind: ThreadAddress['kind'] }

/** The tenant and thread that an address of ours leads to; null for one nobody was ever given. */
async function findRecipient(context: Context, { kind, token }: ThreadAddress): Promise<Recipient | null> {
  const thread = await findThreadByToken(context.store, context.secrets.hash(token, 'thread token'), kind === 'insured')
  return thread && { tenant: { accountId: thread.account_id, mode: thread.mode }, threadId: thread.thread_id, kind }
}
export const isThreadAddress = async (context: Context, address: ThreadAddress): Promise<boolean> => (await findRecipient(context, address)) !== null

/**
 * Takes one message in for good: its bytes are a blob, its row and the work of reading it are committed when this returns, so
 * that the mail server may answer 250. The same bytes on the same thread again change nothing. Returns how many threads took it.
 */
export async function receiveMail(context: Context, mailDomain: string, mail: ReceivedMail): Promise<number> {
  const addresses = mail.to.length ? mail.to : addressesInHead(mail.raw, mailDomain)
  const recipients = new Map<string, Recipient>()
  for (const address of addresses) {
    const found = await findRecipient(context, address)
    if (found && !recipients.has(found.threadId)) recipients.set(found.threadId, found)
  }
  if (!recipients.size) return 0
  const blob = await context.blobs.put(mail.raw)
  const envelope: Envelope | null = mail.remoteAddress === null ? null : { mailFrom: mail.from ?? '', remoteAddress: mail.remoteAddress, helo: mail.helo ?? '' }
  for (const { tenant, threadId, kind } of recipients.values())
    await context.store.tx(tenant, async (tx) => {
      const message = await insertMessage(tx, {
        message_id: context.ids.make('message'), thread_id: threadId, direction: 'in', kind: kind === 'reply' ? 'reply' : kind === 'bounce' ? 'bounce' : 'insured_reply', status: 'received',
        from_address: storable(mail.from?.slice(0, 320) ?? '') || null, to_address: `${kind}@${mailDomain}`, subject: null, header_message_id: null, blob_sha256: blob.sha256, size_bytes: blob.sizeBytes, body_text: null, asked: null,
      })
      if (message) tx.record({ name: 'mail.received', message_id: message.message_id, thread_id: threadId, envelope })
    })
  return recipients.size
}

const HEAD_BYTES = 64 * 1024
const ADDRESSES_MAX = 20

/** A polled mailbox tells no envelope: the threads are those that the headers name, and of a delivery report also the returned ones. */
function addressesInHead(raw: Buffer, mailDomain: string): ThreadAddress[] {
  const start = raw.subarray(0, HEAD_BYTES).toString('latin1')
  const headers = start.split(/\r?\n\r?\n/, 1)[0]!
  const text = /multipart\/report/i.test(headers) ? start : headers
  const domain = mailDomain.replace(/[^a-z0-9.-]/gi, '').replaceAll('.', '\\.')
  const found = new Map<string, ThreadAddress>()
  for (const match of text.matchAll(new RegExp(`\\b(reply|bounce|insured)\\+([0-9a-z]{26})@${domain}`, 'gi')))
    found.set(match[2]!.toLowerCase(), { kind: match[1]!.toLowerCase() as ThreadAddress['kind'], token: match[2]!.toLowerCase() })
  for (const match of text.matchAll(/<thr\.([0-9a-z]{26})[.@]/gi)) {
    const token = match[1]!.toLowerCase()
    if (!found.has(token)) found.set(token, { kind: 'reply', token })
  }
  return [...found.values()].slice(0, ADDRESSES_MAX)
}
