import type { Context } from '../kernel/index.ts'
import { findThreadByToken, insertMessage } from './table.ts'

export type Envelope = { mailFrom: string; rcptTo: string; remoteAddress: string; helo: string }
const RECIPIENT = /^(reply|bounce)\+([0-9a-z]{26})@(.+)$/

/** The tenant and thread that an address of ours leads to; null for an address nobody was ever given. */
export async function findRecipient(context: Context, mailDomain: string, address: string): Promise<{ tenant: { accountId: string; mode: 'live' | 'test' }; threadId: string; bounce: boolean } | null> {
  const match = RECIPIENT.exec(address.trim().toLowerCase())
  if (!match || match[3] !== mailDomain.toLowerCase()) return null
  const thread = await findThreadByToken(context.store, context.secrets.hash(match[2]!, 'thread token'))
  return thread && { tenant: { accountId: thread.account_id, mode: thread.mode }, threadId: thread.thread_id, bounce: match[1] === 'bounce' }
}

/**
 * Takes one message in for good: its bytes are a blob, its row and the work of reading it are committed when this
 * returns, so that the mail server may answer 250. The same bytes on the same thread again change nothing.
 */
export async function receiveMail(context: Context, mailDomain: string, raw: Uint8Array, envelope: Envelope): Promise<'taken' | 'unknown_recipient'> {
  const to = await findRecipient(context, mailDomain, envelope.rcptTo)
  if (!to) return 'unknown_recipient'
  const blob = await context.blobs.put(raw)
  await context.store.tx(to.tenant, async (tx) => {
    const message = await insertMessage(tx, {
      message_id: context.ids.make('message'), thread_id: to.threadId, direction: 'in', kind: to.bounce ? 'bounce' : 'reply', status: 'received', from_address: envelope.mailFrom.slice(0, 320) || null, to_address: envelope.rcptTo.slice(0, 320),
      subject: null, header_message_id: null, blob_sha256: blob.sha256, size_bytes: blob.sizeBytes, body_text: null, asked: null,
    })
    if (message) tx.record({ name: 'mail.received', message_id: message.message_id, thread_id: to.threadId, envelope })
  })
  return 'taken'
}
