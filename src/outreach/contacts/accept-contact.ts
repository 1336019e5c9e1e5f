import { type Context, invalid, type Tx } from '../../kernel/index.ts'
import { planOutreach } from '../asking/plan-outreach.ts'
import { turnToNextContact } from './next-contact.ts'
import { findThread, insertAgentContact, liftSuppression, listOpenThreads, messagesToRead, setThreadProven, suppressionOf, unreadMessage } from '../table.ts'

export type AcceptedContact = { insuredRef: string; email: string; name: string | null; reviewId: string; engagementIds: readonly string[]; threadId: string | null }

/**
 * Puts a contact that a person has checked on file as the insured's agent. Conversations with that address count from now on, and
 * what came in on them is judged again by what was found of its sender; other questions that are open go to it. The caller holds
 * the insured's lock.
 */
export async function acceptContact(tx: Tx, context: Context, contact: AcceptedContact): Promise<void> {
  const email = contact.email.toLowerCase()
  const stopped = await suppressionOf(tx, email)
  if (stopped === 'complaint') throw invalid('email', 'Whoever reads this address asked us to stop writing to it; name another contact.')
  // A person says that the mailbox is right after all.
  if (stopped !== null) await liftSuppression(tx, email)
  await insertAgentContact(tx, { contact_id: context.ids.make('contact'), insured_ref: contact.insuredRef, email, name: contact.name, proven: true, source: `review ${contact.reviewId}` })
  for (const thread of await listOpenThreads(tx, contact.insuredRef, email)) {
    await setThreadProven(tx, thread.thread_id)
    for (const message of await messagesToRead(tx, thread.thread_id)) {
      await unreadMessage(tx, message.message_id)
      tx.record({ name: 'mail.received', message_id: message.message_id, thread_id: thread.thread_id, rejudge: true })
    }
  }
  const thread = contact.threadId === null ? null : await findThread(tx, contact.threadId)
  if (thread?.status === 'open' && thread.agent_email !== email) await turnToNextContact(tx, context, thread)
  for (const engagementId of contact.engagementIds) await planOutreach(tx, context, engagementId)
}
