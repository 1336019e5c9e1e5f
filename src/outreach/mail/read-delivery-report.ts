import type { ParsedMessage } from '../replies/index.ts'

/** What became of one message, as a mail system reports it. */
export type DeliveryReport = {
  outcome: 'delivered' | 'delayed' | 'failed' | 'unknown'
  /** The address the report is about, lower case. */
  recipient: string | null
  /** Which message of its thread: `first`, or a message id. */
  step: string | null
  /** The mail system's own words, short. */
  words: string
}

const ACTIONS: Record<string, DeliveryReport['outcome']> = { failed: 'failed', delayed: 'delayed', delivered: 'delivered', relayed: 'delivered', expanded: 'delivered' }
const WORDS_MAX = 300

/**
 * Reads a report (RFC 3464), or, of the plain letters that older systems send, only that it is one: `hard` says how such a letter
 * reads. Of several recipients the worst outcome counts, for each of our messages goes to one address.
 */
export function readDeliveryReport(message: ParsedMessage, hard: boolean): DeliveryReport {
  const fields = message.report?.fields ?? ''
  const outcomes = [...fields.matchAll(/^action:[ \t]*([a-z-]{1,20})/gim)].map((m) => ACTIONS[m[1]!.toLowerCase()] ?? 'unknown')
  const recipient = /^(?:original-recipient|final-recipient):[ \t]*(?:[a-z0-9-]{1,20};)?[ \t]*<?([^\s<>;]{3,320})>?/im.exec(fields)?.[1] ?? message.headers.get('x-failed-recipients')?.[0]?.split(',')[0]?.trim() ?? null
  const diagnostic = /^diagnostic-code:[ \t]*([^\r\n]{1,500})/im.exec(fields)?.[1] ?? /^status:[ \t]*([245]\.\d{1,3}\.\d{1,3})/im.exec(fields)?.[1] ?? message.subject
  const id = /<thr\.[0-9a-z]{8,64}\.([a-z0-9-]{1,60})@/i.exec(message.returnedHeaders)?.[1]?.toLowerCase()
  const outcome = outcomes.includes('failed') ? 'failed' : outcomes.includes('delayed') ? 'delayed' : outcomes.length ? outcomes[0]! : hard ? 'failed' : 'delayed'
  return {
    outcome,
    recipient: recipient?.toLowerCase() ?? null,
    step: id === undefined ? null : id === 'first' ? 'first' : id.replace('-', '_'),
    words: `${outcome === 'failed' ? 'The mailbox does not take mail' : outcome === 'delayed' ? 'Delivery is delayed' : 'Delivery report'}: ${diagnostic}`.slice(0, WORDS_MAX),
  }
}
