import { type Context, storable, type Tx } from '../../kernel/index.ts'
import { type DeliveryReport, readDeliveryReport } from '../mail/read-delivery-report.ts'
import { turnToNextContact } from '../contacts/next-contact.ts'
import { parseMessage } from '../replies/index.ts'
import { listMessages, markDelivered, markMessage, type MessageRow, suppressAddress, type ThreadRow } from '../table.ts'

/**
 * Puts a delivery report on the message it is about. Delivered and delayed are only noted; a mailbox that is gone is on the stop
 * list from now on, a person is told, and the plan goes on with the next contact. The caller holds the insured's lock.
 */
export async function noteDelivery(tx: Tx, context: Context, thread: ThreadRow, raw: Uint8Array, hard: boolean): Promise<DeliveryReport['outcome']> {
  const parsed = await parseMessage(raw)
  const report: DeliveryReport = 'message' in parsed ? storable(readDeliveryReport(parsed.message, hard)) : { outcome: 'unknown', recipient: null, step: null, words: parsed.refused }
  const about = messageOf(await listMessages(tx, thread.thread_id), report)
  if (!about) return report.outcome
  // A report about somebody else's address, as a forwarder's, says nothing of the one that was written to.
  if (report.recipient !== null && about.to_address !== null && report.recipient !== about.to_address.toLowerCase() && report.outcome !== 'failed') return report.outcome
  if (report.outcome === 'delivered') await markDelivered(tx, about.message_id)
  if (report.outcome === 'delayed' && about.status === 'sent') await markMessage(tx, about.message_id, 'delayed', report.words)
  if (report.outcome !== 'failed') return report.outcome
  await markMessage(tx, about.message_id, 'bounced', report.words)
  if (about.to_address) await suppressAddress(tx, about.to_address, 'hard_bounce')
  if (about.kind === 'insured_nudge') return report.outcome
  tx.record({ name: 'outreach.undeliverable', thread_id: thread.thread_id, insured_ref: thread.insured_ref, reason: report.words })
  await turnToNextContact(tx, context, thread)
  return report.outcome
}

/** The message a report returns the head of; without one, the last that went out. */
function messageOf(messages: readonly MessageRow[], report: DeliveryReport): MessageRow | null {
  const out = messages.filter((m) => m.direction === 'out' && m.status !== 'cancelled')
  const named = report.step === null ? undefined : report.step === 'first' ? out.find((m) => m.kind !== 'insured_nudge') : out.find((m) => m.message_id === report.step)
  return named ?? out.at(-1) ?? null
}
