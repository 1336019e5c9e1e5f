import type { Context, Tx } from '../kernel/index.ts'
import { isoTime } from '../kernel/index.ts'
import { type AskedLine, COVERAGE_NAMES, limitName, showDollars } from '../vocabulary/index.ts'
import { replyAddress, threadMessageId } from './mail/mail-addresses.ts'
import { findMessage, findThread, insertMessage } from './table.ts'

/** What the simulated agent writes: plain answers that go through the same reader as everyone's. */
export function simulatedAnswer(scenario: string, lines: readonly AskedLine[]): string {
  if (scenario === 'refused') return 'This is not our client. We do not write any coverage for them.'
  if (scenario === 'unclear') return 'I believe so, but I would have to check with the carrier first.'
  if (scenario !== 'contradicted') return 'Yes, I can confirm all of the policies below are active and the limits are correct.'
  const said = lines.map((line) => {
    const limit = line.limits.find((l) => l.amount !== null && l.amount > 1)
    const name = `${COVERAGE_NAMES[line.coverage_type]} policy ${line.policy_number ?? ''}`.trim()
    if (!limit) return `${name}: this policy was cancelled.`
    return `${name}: the ${limitName(limit.label).toLowerCase()} limit is ${showDollars(Math.floor(limit.amount! / 2))}, not ${showDollars(limit.amount!)}.`
  })
  return said.join('\n')
}

/** Plays the agent of record in test mode: its reply comes in as a raw message, read by the code that reads real ones. */
export async function simulateSource(tx: Tx, context: Context, mailDomain: string, threadId: string, messageId: string): Promise<void> {
  const thread = await findThread(tx, threadId)
  const message = await findMessage(tx, messageId)
  if (!thread || !message?.asked || thread.status !== 'open') return
  const token = context.secrets.open(thread.token_sealed, 'thread token').toString()
  const raw = Buffer.from(
    [
      `From: ${thread.agent_email}`,
      `To: ${replyAddress(token, mailDomain)}`,
      `Subject: RE: ${message.subject}`,
      `Date: ${new Date(tx.now).toUTCString()}`,
      `Message-ID: <sim.${messageId}@${thread.agent_email.split('@')[1]}>`,
      `In-Reply-To: ${threadMessageId(token, message.header_message_id ?? message.message_id, mailDomain)}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      '',
      simulatedAnswer(thread.test_scenario ?? 'confirmed', message.asked),
      '',
      `On ${isoTime(message.sent_at ?? message.created_at)}, Verification Desk wrote:`,
      ...(message.body_text ?? '').split('\n').map((l) => `> ${l}`),
      '',
    ].join('\r\n'),
  )
  const blob = await context.blobs.put(raw)
  const inbound = await insertMessage(tx, {
    message_id: context.ids.make('message'), thread_id: threadId, direction: 'in', kind: 'reply', status: 'received', from_address: thread.agent_email, to_address: message.from_address, subject: `RE: ${message.subject}`,
    header_message_id: null, blob_sha256: blob.sha256, size_bytes: blob.sizeBytes, body_text: null, asked: null,
  })
  if (inbound) tx.record({ name: 'mail.received', message_id: inbound.message_id, thread_id: threadId, simulated: true })
}
