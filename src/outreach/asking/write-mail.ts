import { findAccount } from '../../accounts/index.ts'
import { type Context, DAY_MS, type Tx } from '../../kernel/index.ts'
import type { AskedLine } from '../../vocabulary/index.ts'
import { bounceAddress, insuredAddress, nudgeMessageId, replyAddress, threadMessageId } from '../mail/mail-addresses.ts'
import type { OutgoingMail } from '../mail/outgoing-mail.ts'
import { draftOutreach } from '../messages/draft-outreach.ts'
import type { OutreachPorts } from '../ports.ts'
import { FIRST_MESSAGE, type ThreadRow } from '../table.ts'
import { LINK_DAYS, writeAnswerToken } from './answer-link.ts'
import { insuredToken, tokenOf } from './open-thread.ts'

export type Step = 'first' | 'reminder' | 'escalation' | 'insured_nudge'
/** One email of a thread, to the agent or to the insured, with what it says. */
type Letter = { thread: ThreadRow; step: Step; to: string; insuredName: string; lines: AskedLine[]; messageId: string; isFirst: boolean; sentAtMs: number }

/** What is handed over for a step of the plan. */
export async function writeMail(tx: Tx, context: Context, ports: OutreachPorts, letter: Letter): Promise<OutgoingMail> {
  const { thread, step, to, lines, messageId, isFirst, sentAtMs } = letter
  const { mailDomain } = ports
  const token = tokenOf(context, thread)
  const text = draftOutreach({
    kind: step,
    insured: { name: letter.insuredName },
    agent: { name: thread.agent_name, email: thread.agent_email, agency: thread.producer_name },
    askedFor: (await findAccount(tx, tx.accountId))!.name,
    lines,
    replyAddress: replyAddress(token, mailDomain),
    answerUrl: `${ports.publicUrl()}/t/${writeAnswerToken(context, token, sentAtMs + LINK_DAYS * DAY_MS)}`,
  })
  const common = { subject: text.subject, text: text.text, html: text.html, sentAtMs }
  const name = 'Insurance verification desk'
  if (step === 'insured_nudge') {
    // Nothing in it holds the agent's token, not even an id.
    const own = insuredToken(context, token)
    const address = insuredAddress(own, mailDomain)
    return { ...common, from: { name, address }, to: { name: letter.insuredName, address: to }, returnPath: address, replyTo: address, messageId: nudgeMessageId(own, messageId, mailDomain), inReplyTo: null, references: [] }
  }
  const reply = replyAddress(token, mailDomain)
  const first = threadMessageId(token, FIRST_MESSAGE, mailDomain)
  return {
    ...common,
    from: { name, address: reply },
    to: { name: thread.agent_name, address: to },
    returnPath: bounceAddress(token, mailDomain),
    replyTo: reply,
    messageId: isFirst ? first : threadMessageId(token, messageId, mailDomain),
    inReplyTo: isFirst ? null : first,
    references: isFirst ? [] : [first],
  }
}
