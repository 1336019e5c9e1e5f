import type { LineAnswer, OutreachContext, ReplyKind, ReplyReading } from '../../vocabulary/index.ts'
import {
  asksFirst,
  asksStrongly,
  asksToStop,
  automatic,
  automaticKind,
  bounceState,
  givesReceipt,
  isBounce,
  isMailing,
  saysAbsent,
  speaksToReader,
} from './classify-kind.ts'
import { combineFindings } from './combine-findings.ts'
import { findThreadTokens } from './find-thread-token.ts'
import { foldText } from './fold-text.ts'
import { domainOf, matchSender, type SenderMatch } from './match-sender.ts'
import { BODY_CHARS_MAX, type ParsedMessage, parseMessage } from './parse-message.ts'
import type { Finding } from './finding.ts'
import { readStatements } from './read-statements.ts'
import { readWritten, type Written } from './read-written.ts'

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
    return readLetter(message, context, sender, options)
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

function readLetter(message: ParsedMessage, context: OutreachContext | null, sender: SenderMatch, options: ReadReplyOptions): ReplyReading {
  const names = senderNames(message, context)
  const { main, other } = chooseText(message, context, names)
  const suspicion = findHostility(message, context, sender, main, other)
  const token = tokenState(message, context)
  if (suspicion) return { ...reading('hostile', allLines(context, 'unclear'), sender, [suspicion], true), token }
  const setting = { receivedOn: options.receivedOn ?? message.date }
  const letter = readText(message, main, context, names, setting.receivedOn)
  if (other && letter.kind === 'answer') {
    const second = readText(message, other, context, names, setting.receivedOn)
    if (!sameOutcomes(letter.per_line, second.per_line)) {
      return {
        ...reading('answer', allLines(context, 'unclear'), sender, ['the text and the HTML of the message say different things'], true),
        token,
      }
    }
  }
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

type Letter = { kind: ReplyKind; per_line: Record<string, LineAnswer>; reasons: string[]; complaint: boolean }

/** The kind of a letter and what it says, the sender left aside. */
function readText(
  message: ParsedMessage,
  written: Written,
  context: OutreachContext | null,
  names: ReadonlySet<string>,
  receivedOn: string | null,
): Letter {
  const machine = automatic(message)
  const none = (kind: ReplyKind, reasons: string[] = [], complaint = false): Letter => ({
    kind,
    per_line: allLines(context, 'none'),
    reasons,
    complaint,
  })
  const all = written.folded
  if (machine === 'receipt') return none('auto_reply')
  if (machine === 'replied') return none(automaticKind(message, all))
  if (message.attachments.some((one) => one.mimeType === 'text/calendar')) return none('unrelated', ['an invitation'])
  const inThread = message.headers.has('in-reply-to')
  if (machine === 'list' && (isMailing(all) || !inThread)) return none('unrelated', ['a mailing'])
  const stated = context ? readStatements(written.parts, { context, senderNames: names, receivedOn }) : []
  const findings = stated.filter((one) => one.verdict !== 'aside')
  const asides = stated.filter((one) => one.verdict === 'aside')
  const aside = asides.find((one) => one.general)
  // "Yes. Which policies?", "Yes please": a yes alone, beside a question or a request, answers something else.
  const loose = findings.filter((one) => one.verdict === 'affirm').every((one) => !one.status && one.facts.size === 0 && one.bare) && asksBesideYes(written.foldedAnswer)
  if (loose && findings.length > 0 && findings.every((one) => one.verdict !== 'refuse' && one.verdict !== 'correct')) return readIndefinite(written, findings.map((one) => (one.verdict === 'affirm' ? { ...one, verdict: 'unread' as const } : one)), context, none, message)
  const definite = findings.some(
    (one) =>
      one.verdict === 'refuse' ||
      (one.verdict === 'correct' && !(one.general && context!.lines.length > 1)) ||
      (one.verdict === 'affirm' && one.strong && (one.facts.size === 0 || !asksFirst(foldText(one.sentence)))),
  )
  const stop = asksToStop(written.foldedAnswer)
  if (stop && !definite) return none('unrelated', ['asks not to be written to'], true)
  if (machine === 'generated' && definite)
    return { kind: 'answer', per_line: allLines(context, 'unclear'), reasons: ['written by a machine'], complaint: false }
  if (machine === 'generated') return none(automaticKind(message, all))
  if (definite) {
    const complaint = stop && /spam|harass|report|complain|attorney|legal|stop/.test(written.foldedAnswer)
    const read = answer(findings, context, complaint)
    const beside =
      aside?.sentence ?? written.cited ?? (written.edited ? 'words of the request are struck through' : null) ?? notOfTheSender(written, message, context!)
    if (beside) return withoutConfirmations(read, beside)
    return asides.reduce((letter, one) => withoutConfirmations(letter, one.sentence, one.lines), read)
  }
  if (!inThread && isMailing(all)) return none('unrelated', ['a mailing'])
  return readIndefinite(written, findings, context, none, message)
}

const GREETING = /^\W*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hola|buen(?:os|as)? (?:dias?|tardes|noches)|estimad[oa])[ ,]+([a-z]{2,})\b/gm
const IS_AWAY =
  /\b(?:i am|i'm|i will be|i'll be|we are|currently) (?:currently |presently |now )?(?:out of (?:the )?office|away from (?:the|my)|on (?:vacation|leave|pto|holiday))|(?<!\b(?:my|our|the) )\bout of (?:the )?office (?:until|through|till|from)|\bi will return\b|\bupon my return\b/
/** "Dear Denise, all three are active. Tina", sent by Denise: written to her. And words of an absence notice are nobody's answer. */
function notOfTheSender(written: Written, message: ParsedMessage, context: OutreachContext): string | null {
  const own = new Set(foldText(`${context.agent.name ?? ''} ${message.from[0]?.name ?? ''}`).split(/[^a-z]+/).filter((word) => word.length > 2))
  for (const [greeting, name] of written.folded.matchAll(GREETING)) if (own.has(name!) && !/^(?:verification|desk|team|insurance|agency)$/.test(name!)) return greeting.trim()
  return IS_AWAY.exec(written.foldedAnswer)?.[0] ?? null
}

const asksBesideYes = (text: string): boolean =>
  /\b(?:which|who|whom|whose|what|why|when|how|where|can you|could you|would you|do you|did you|are you|is this|is that|may i|cual|quien|que|cuando|como)\b[^.!\n]*\?/.test(text) ||
  /^\W*(?:yes|yep|yeah|si),? (?:please|por favor)\b/.test(text) ||
  /\b(?:please|pls|kindly) (?:call|phone|send|contact|provide|forward|advise|fax|resend|mail|submit)\b(?! (?:me |us |our office |the office |all |any |future )*(?:if|with|should|for (?:any|anything)|at|to|requests?|inquiries))/.test(text)

/** "I think they are but I would have to check": said, though with a reserve. */
const SUPPOSES = /\b(?:i|we) (?:think|believe|guess|assume|suppose) (?:so|they|it|all|both|that|those|these|everything|yes)\b/

type None = (kind: ReplyKind, reasons?: string[], complaint?: boolean) => Letter
function readIndefinite(
  written: Written,
  findings: Finding[],
  context: OutreachContext | null,
  none: None,
  message: ParsedMessage,
): Letter {
  const text = written.foldedAnswer
  if (saysAbsent(text)) return none('auto_reply')
  const telling = findings.some(
    (one) =>
      one.verdict === 'doubt' &&
      one.reason !== 'will not or cannot say' &&
      (one.reason !== 'hedged' || SUPPOSES.test(foldText(one.sentence)) || (!asksFirst(foldText(one.sentence)) && !givesReceipt(foldText(one.sentence)))),
  )
  const status = findings.some((one) => one.status && ['doubt', 'unread', 'wrong', 'fact'].includes(one.verdict))
  const asks = asksFirst(text) || /\?/.test(text)
  const receipt = givesReceipt(text) || findings.some((one) => one.verdict === 'later')
  const cannot = findings.some((one) => one.verdict === 'doubt' && one.reason === 'will not or cannot say')
  // "We bound the renewal but are waiting on the carrier" tells something of the policies.
  const renewing = findings.some((one) => one.verdict === 'wrong' && one.reason === 'replaced or renewed without its values')
  if (telling || renewing || (status && !asksStrongly(text))) return answer(findings, context, false)
  if (asks && (!receipt || asksStrongly(text))) return none('question', ['asks for something first'])
  // "GL ok. Auto, I would have to check with the carrier": an answer on one of them.
  const partly = findings.some((one) => !one.general && ['affirm', 'wrong'].includes(one.verdict)) && (context?.lines.length ?? 0) > 1
  if (partly) return answer(findings, context, false)
  if (receipt && !cannot) return none('acknowledgement')
  if (findings.some((one) => one.verdict !== 'nothing')) return answer(findings, context, false)
  if (asks) return none('question', ['asks for something first'])
  if (/^(?:\s|thanks?|thank you|gracias|you|so much|very|[.,!])*$/.test(text) && text.trim() !== '') return none('acknowledgement')
  if (isMailing(text)) return none('unrelated', ['a mailing'])
  const reason =
    text.trim() === '' ? (message.attachments.length > 0 ? 'only an attachment' : 'nothing was written') : 'says nothing on the policies'
  return { kind: 'answer', per_line: allLines(context, 'unclear'), reasons: [reason], complaint: false }
}

/** Lines that an answer passes over stay open: a person asks again. What is promised for later stays unanswered. */
function answer(findings: Finding[], context: OutreachContext | null, complaint: boolean): Letter {
  if (context === null) return { kind: 'answer', per_line: {}, reasons: [], complaint }
  const { per_line, reasons } = combineFindings(findings, context)
  for (const [id, line] of Object.entries(per_line)) {
    if (line.outcome === 'none' && line.sentence === undefined) {
      per_line[id] = { outcome: 'unclear' }
      if (!reasons.includes('says nothing on one of the policies')) reasons.push('says nothing on one of the policies')
    }
  }
  return { kind: 'answer', per_line, reasons, complaint }
}

/** Beside a sentence that was not understood nothing stands confirmed: it may take back what the others say. */
function withoutConfirmations(letter: Letter, beside: string, lines?: readonly string[]): Letter {
  const confirmed = Object.entries(letter.per_line).filter(([id, line]) => line.outcome === 'confirmed' && (lines?.includes(id) ?? true))
  if (confirmed.length === 0) return letter
  const open = confirmed.map(([id]): [string, LineAnswer] => [id, { outcome: 'unclear', sentence: beside }])
  return {
    ...letter,
    per_line: { ...letter.per_line, ...Object.fromEntries(open) },
    reasons: [...letter.reasons, 'a sentence beside the answer was not understood'],
  }
}

function findHostility(
  message: ParsedMessage,
  context: OutreachContext | null,
  sender: SenderMatch,
  main: Written,
  other: Written | null,
): string | null {
  if (tokenState(message, context) === 'wrong') return 'the thread token is not this outreach’s'
  if (sender === 'lookalike') return 'the sender’s domain imitates the agent’s'
  for (const written of other ? [main, other] : [main]) {
    if (speaksToReader(written.folded)) return 'speaks to whoever reads mail by machine'
    if (
      /\b(?:confirm|activ|in force|verif|polic|cover|instruct|review|automat|cancel|vigente|limit|approve)/.test(foldText(written.hidden))
    )
      return 'carries words that a reader does not see'
  }
  if (speaksToReader(foldText(message.subject))) return 'speaks to whoever reads mail by machine'
  const shownName = (message.from[0]?.name ?? '').toLowerCase()
  if (
    context &&
    sender !== true &&
    shownName.includes('@') &&
    (shownName.includes(context.agent.domain.toLowerCase()) || shownName.includes(context.agent.email.toLowerCase()))
  )
    return 'shows the agent’s address as its name'
  if (message.from.length > 1) return 'names several senders'
  return null
}

function tokenState(message: ParsedMessage, context: OutreachContext | null): 'ok' | 'missing' | 'wrong' {
  const tokens = findThreadTokens(message)
  if (tokens.length === 0) return 'missing'
  return context !== null && tokens.every((token) => token === context.thread_token.toLowerCase()) ? 'ok' : 'wrong'
}

/** The text part is read; the HTML where there is no text, or where it alone keeps a table. Where the two differ both are. */
function chooseText(
  message: ParsedMessage,
  context: OutreachContext | null,
  names: ReadonlySet<string>,
): { main: Written; other: Written | null } {
  const plain = message.plain === null ? null : readWritten(message.plain, context, names)
  const html = message.html === null ? null : readWritten(message.html, context, names)
  if (plain === null || html === null) return { main: html ?? plain ?? readWritten('', context, names), other: null }
  const bare = (written: Written): string => written.foldedAnswer.replace(/[^a-z0-9]+/g, '')
  if (bare(plain) === '' && bare(html) !== '') return { main: html, other: null }
  if (html.struck) return { main: html, other: null }
  const hiding = html.hidden !== ''
  if (bare(plain) === bare(html)) return { main: /\|/.test(html.folded) ? html : plain, other: hiding ? html : null }
  return { main: plain, other: html }
}

function senderNames(message: ParsedMessage, context: OutreachContext | null): Set<string> {
  const sources = [
    ...message.from.flatMap((one) => [one.name, one.address.split('@')[0] ?? '']),
    context?.agent.name ?? '',
    context?.agent.email.split('@')[0] ?? '',
    domainOf(context?.agent.email ?? null)?.split('.')[0] ?? '',
  ]
  const words = sources.flatMap((source) => foldText(source).split(/[^a-z]+/)).filter((word) => word.length > 1)
  // A mailbox called "confirm" or "active" does not make the word a name.
  return new Set(
    words.filter(
      (word) =>
        !/^(?:no|not|yes|si|active|confirm\w*|correct|cancel\w*|all|both|none|reply|noreply|info|void|the|and|of|for|policy|policies|insurance|auto|cargo|property|general|certs?|certificates?|limit\w*|verif\w*|except|only|pending)$/.test(
          word,
        ),
    ),
  )
}

function sameOutcomes(a: Record<string, LineAnswer>, b: Record<string, LineAnswer>): boolean {
  return Object.keys(a).every(
    (id) => a[id]!.outcome === b[id]?.outcome && JSON.stringify(a[id]!.corrections ?? {}) === JSON.stringify(b[id]?.corrections ?? {}),
  )
}

function allLines(context: OutreachContext | null, outcome: 'unclear' | 'none'): Record<string, LineAnswer> {
  return Object.fromEntries((context?.lines ?? []).map((line) => [line.coverage_line_id, { outcome }]))
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
