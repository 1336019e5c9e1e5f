import type { LineAnswer, OutreachContext, ReplyKind, ReplyReading } from '../../vocabulary/index.ts'
import { chooseText, senderNames } from './message/choose-text.ts'
import { bounceState, isBounce } from './message/classify-kind.ts'
import { findHostility, tokenState } from './message/find-hostility.ts'
import { matchSender, type SenderMatch } from './message/match-sender.ts'
import { BODY_CHARS_MAX, type ParsedMessage, parseMessage } from './message/parse-message.ts'
import { allLines, confirms, withoutConfirmations } from './letter.ts'
import { readText } from './read-letter.ts'
import { reserveBeside } from './reserves-beside.ts'

export type ReadReplyOptions = {
  /** The day the message came in, YYYY-MM-DD; its Date header where not given. Tells a cancellation done from one to come. */
  receivedOn?: string
}

/**
 * Reads one reply to an outreach: what kind of message it is, and what it says of each line that was asked.
 * A line is confirmed only where the sender plainly says so; what is doubtful, conditional or not understood is unclear.
 * Never throws on a message, however it is made. Whether the message is authentic is judged elsewhere.
 */
export async function readReply(raw: Uint8Array, context: OutreachContext | null, options: ReadReplyOptions = {}): Promise<ReplyReading> {
  const parsed = await parseMessage(raw)
  if ('refused' in parsed) return reading('unrelated', allLines(context, 'unclear'), false, [parsed.refused], true)
  const { message } = parsed
  const from = message.from.length === 1 ? message.from[0]!.address : null
  const sender: SenderMatch = context ? matchSender(from, context.agent.domain) : false
  if (isBounce(message)) {
    const bounce = bounceState(message)
    return { ...reading('bounce', allLines(context, 'none'), sender, [`${bounce} bounce`], false), bounce }
  }
  try {
    return await readLetter(message, context, sender, options)
  } catch (cause) {
    return reading(
      'answer',
      allLines(context, 'unclear'),
      sender,
      [`the message could not be read: ${cause instanceof Error ? cause.message : 'unknown cause'}`],
      true,
    )
  }
}

async function readLetter(message: ParsedMessage, context: OutreachContext | null, sender: SenderMatch, options: ReadReplyOptions): Promise<ReplyReading> {
  const names = senderNames(message, context)
  const { main, other } = chooseText(message, context, names)
  const suspicion = findHostility(message, context, sender, main, other)
  const token = tokenState(message, context)
  if (suspicion) return { ...reading('hostile', allLines(context, 'unclear'), sender, [suspicion], true), token }
  const setting = { receivedOn: options.receivedOn ?? message.date }
  const read = readText(message, main, context, names, setting.receivedOn)
  if (other && read.kind === 'answer') {
    const second = readText(message, other, context, names, setting.receivedOn)
    if (!sameOutcomes(read.per_line, second.per_line)) {
      return {
        ...reading('answer', allLines(context, 'unclear'), sender, ['the text and the HTML of the message say different things'], true),
        token,
      }
    }
  }
  const beside = context !== null && confirms(read) ? await reserveBeside(message, main, { context, senderNames: names, receivedOn: setting.receivedOn }) : null
  const letter = beside === null ? read : withoutConfirmations(read, beside)
  let { per_line } = letter
  const reasons = [...letter.reasons]
  const cut = (message.plain?.length ?? 0) > BODY_CHARS_MAX || (message.html?.length ?? 0) > BODY_CHARS_MAX || main.cut || other?.cut === true
  const uncounted =
    sender !== true
      ? senderReason(sender)
      : token !== 'ok'
        ? 'the message carries no thread token'
        : cut
          ? 'the message is longer than is read'
          : null
  if (uncounted !== null && letter.kind === 'answer') {
    per_line = allLines(context, 'unclear')
    reasons.unshift(uncounted)
  }
  if (context === null) reasons.unshift('no outreach belongs to this message')
  const review =
    Object.values(per_line).some((line) => line.outcome === 'unclear') ||
    letter.kind === 'question' ||
    letter.kind === 'unrelated' ||
    (context === null && letter.kind === 'answer')
  return {
    ...reading(letter.kind, per_line, sender, review ? reasons : [], review || letter.complaint),
    token,
    ...(letter.complaint ? { complaint: true } : {}),
  }
}

function senderReason(sender: SenderMatch): string {
  if (sender === 'freemail') return 'sent from a free mailbox'
  return sender === 'lookalike' ? 'sent from a domain that imitates the agent’s' : 'not sent from the agent’s domain'
}

function sameOutcomes(a: Record<string, LineAnswer>, b: Record<string, LineAnswer>): boolean {
  return Object.keys(a).every(
    (id) => a[id]!.outcome === b[id]?.outcome && JSON.stringify(a[id]!.corrections ?? {}) === JSON.stringify(b[id]?.corrections ?? {}),
  )
}

function reading(
  kind: ReplyKind,
  per_line: Record<string, LineAnswer>,
  from_matches_agent: SenderMatch,
  reasons: string[],
  needs_review: boolean,
): ReplyReading {
  return { kind, per_line, needs_review, from_matches_agent, reasons }
}
