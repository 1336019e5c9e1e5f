import { answersAnotherMessage } from './beside-between.ts'
import type { OutreachContext, ReplyKind } from '../../vocabulary/index.ts'
import { asksWhoIsMeant } from './message/asks-who-is-meant.ts'
import { asksToStop, automatic, automaticKind, isMailing } from './message/classify-kind.ts'
import { readIndefinite } from './indefinite-letter.ts'
import { allLines, confirms, type Letter, letterOf, withoutConfirmations } from './letter.ts'
import type { Finding } from './statements/finding.ts'
import { lexSentence } from './words/lex-sentence.ts'
import { saidOfAllAtOne } from './of-all-at-one.ts'
import { buildVocabulary } from './words/answer-vocabulary.ts'
import { foldText } from './message/fold-text.ts'
import { withoutAbsencesAhead } from './message/absence-ahead.ts'
import type { ParsedMessage } from './message/parse-message.ts'
import { readStatements } from './statements/read-statements.ts'
import type { Written } from './message/read-written.ts'
import { withRequestsHandedOn } from './statements/requests-handed-on.ts'
import { requestRewritten } from './message/request-rewritten.ts'
import { asksFirst } from './message/wants-first.ts'
import { reserveInSubject } from './message/subject-reserve.ts'

/** The kind of a letter and what it says, the sender left aside. */
export function readText(
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
  const findings = withRequestsHandedOn(stated.filter((one) => one.verdict !== 'aside'), written.foldedAnswer)
  const asides = stated.filter((one) => one.verdict === 'aside')
  const aside = asides.find((one) => one.general)
  // "Yes. Which policies?", "Yes please": a yes alone, beside a question or a request, answers something else.
  const loose = findings.filter((one) => one.verdict === 'affirm').every((one) => !one.status && one.facts.size === 0 && one.bare) && asksBesideYes(written.foldedAnswer)
  if (findings.length > 0 && findings.every((one) => one.verdict === 'affirm') && yesToAReceipt(written.foldedAnswer)) return { kind: 'answer', per_line: allLines(context, 'unclear'), reasons: ['a yes to something else'], complaint: false }
  if (loose && findings.length > 0 && findings.every((one) => one.verdict !== 'refuse' && one.verdict !== 'correct')) return readIndefinite(written, findings.map((one) => (one.verdict === 'affirm' ? { ...one, verdict: 'unread' as const } : one)), context, none, message, receivedOn)
  const refusals = findings.filter((one) => one.verdict === 'refuse' && one.general)
  if (refusals.length > 0 && findings.every((one) => ['refuse', 'ask', 'unread', 'later'].includes(one.verdict) && one.general) && asksWhoIsMeant(refusals.map((one) => foldText(one.sentence)), written.foldedAnswer)) return none('question', ['asks who is meant'])
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
    // Of the policy above or of the one below: what a refusal or another value is of is as doubtful as what a yes is.
    if (written.above) return { kind: 'answer', per_line: allLines(context, 'unclear'), reasons: ['the answers may stand above the policies they are of'], complaint }
    const read = letterOf(findings, context, complaint)
    const beside =
      aside?.sentence ?? written.cited ?? (written.edited ? 'words of the request are struck through' : null) ?? (written.doubt?.lines === null ? written.doubt.why : null) ?? struckNames(written, context!, names) ?? notOfTheSender(written, message, context!, findings, receivedOn) ?? reserveInSubject(message.subject, { context: context!, senderNames: names, receivedOn }) ?? ofWhatIsForwarded(written, findings) ?? answersAnotherMessage(written, findings, { context: context!, senderNames: names, receivedOn })
    if (beside) return withoutConfirmations(read, beside)
    const beyond = confirms(read) ? saidOfAllAtOne(written, { context: context!, senderNames: names, receivedOn }).map(({ sentence, lines }) => ({ sentence, lines: lines ?? undefined })) : []
    const doubted = written.doubt === null ? [] : [{ sentence: written.doubt.why, lines: written.doubt.lines ?? undefined }]
    const left = [...asides, ...beyond, ...doubted].reduce((letter, one) => withoutConfirmations(letter, one.sentence, one.lines), read)
    const rewritten = confirms(left) ? requestRewritten(written.carried, context!, names) : null
    return rewritten === null ? left : withoutConfirmations(left, rewritten.text, rewritten.lines ?? undefined)
  }
  if (!inThread && isMailing(all)) return none('unrelated', ['a mailing'])
  return readIndefinite(written, findings, context, none, message, receivedOn)
}

const GREETING = /^\W*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hola|buen(?:os|as)? (?:dias?|tardes|noches)|estimad[oa])[ ,]+([a-z]{2,})\b(?! (?:asked|told|forwarded|passed|sent|gave|handed|wanted|is|was|has|had|said|from|here)\b)/gm
const IS_AWAY =
  /\b(?:i am|i'm|i will be|i'll be|we are|currently) (?:currently |presently |now )?(?:out of (?:the )?office|away from (?:the|my)|on (?:vacation|leave|pto|holiday))(?! (?:starting|beginning|next|tomorrow|from (?:tomorrow|next)))|(?<!\b(?:my|our|the) )\bout of (?:the )?office (?:until|through|till|from)|\bi will return\b|\bupon my return\b/
/**
 * "Dear Denise, all three are active. Tina", sent by Denise: written to her. And words of an absence notice are nobody's answer, unless
 * it goes on to one in the same breath, or the answer names what was asked.
 */
function notOfTheSender(written: Written, message: ParsedMessage, context: OutreachContext, findings: Finding[], receivedOn: string | null): string | null {
  const own = new Set(foldText(`${context.agent.name ?? ''} ${message.from[0]?.name ?? ''}`).split(/[^a-z]+/).filter((word) => word.length > 2))
  for (const [greeting, name] of written.folded.matchAll(GREETING)) if (own.has(name!) && !/^(?:verification|desk|team|insurance|agency)$/.test(name!)) return greeting.trim()
  const answers = findings.some((one) => one.verdict === 'affirm' && one.status && (IS_AWAY.test(foldText(one.sentence)) || !one.general || COUNTS_THEM.test(foldText(one.sentence))))
  return answers ? null : (IS_AWAY.exec(withoutAbsencesAhead(written.foldedAnswer, receivedOn))?.[0] ?? null)
}
const COUNTS_THEM = /\b(?:both|all (?:two|three|four|five|six|[2-6])|(?:two|three|four|five|six|[2-6]) (?:policies|lines|of them))\b/

/** "Confirmed", above a message that somebody else wrote: what it confirms may be that. */
const ofWhatIsForwarded = (written: Written, findings: Finding[]): string | null =>
  written.forwardsAnother && findings.every((one) => one.verdict !== 'affirm' || (one.bare && !one.status)) ? 'a message of somebody else is forwarded with it' : null

/** "Do you need anything else?", "Would you like me to send a certificate?": an offer that closes a letter, and no question that a yes may answer. */
const OFFERS = /\b(?:do you need|can i (?:help|assist)(?: you)? with|may i help(?: you)? with|is there|was there) anything (?:else|further|more)\b[^.?!\n]{0,30}\?|\b(?:would you like|do you want|do you need|would you want) (?:me|us) to (?:add|send|issue|e-?mail|list)\b[^.?!\n]{0,60}\?|\bdid you (?:get|receive|see) my (?:earlier|last|other|first) (?:e-?mail|message|reply)\W*\?|\b(?:do you (?:also )?(?:need|want)|would you (?:also )?like) (?:an?|the|another|any) (?:[a-z]+ ){0,2}(?:certificates?|certs?|cois?|copy|copies|dec pages?)\b[^.?!\n]{0,40}\?|\b(?:who|what|where|how) should\b[^.?!\n]{0,40}\b(?:holder|cert\w*|cois?)\b[^.?!\n]{0,30}\?|\bhow did (?:we|i) do\W*\?|\bdid you know (?:that )?we\b[^.?!\n]{0,50}\?|\b(?:have you (?:tried|seen)|are you the same company|do you have an? (?:trucking|insurance) agent)\b[^.?!\n]{0,40}\?/g
/** "Yes. We received your request.": that it came, and no more. */
const RECEIPT = /^\W*(?:(?:hi|hello|good (?:morning|afternoon))\W+)?(?:yes|yep|yeah|yup)\W+(?:(?:we|i)(?: have|'ve)? (?:also |just |already )*(?:received?|got|gotten|see|saw|read|have)|this was received|it (?:was|has been) received|(?:it )?came through)(?: (?:it|this|that|both|your|the|an?|e-?mail|request|message|letter|note|inquiry|earlier|first|second|last|today|yesterday|this morning|monday|tuesday|wednesday|thursday|friday|on|for|coverage|verification)){0,8}\W*(?:(?:thanks?|thank you|gracias|regards|best)\b[^.]{0,40})?$/
const yesToAReceipt = (letter: string): boolean => RECEIPT.test(letter.trim())
const asksBesideYes = (letter: string): boolean => asksInEarnest(letter.replace(OFFERS, '.'))
const asksInEarnest = (text: string): boolean =>
  /\b(?:which|who|whom|whose|what|why|when|how|where|can you|could you|would you|do you|did you|are you|is this|is that|may i|cual|quien|que|cuando|como)\b[^.!\n]{0,300}\?/.test(text) ||
  /^\W*(?:yes|yep|yeah|si),? (?:please|por favor)\b/.test(text) ||
  /\b(?:please|pls|kindly) (?:call|phone|send|contact|provide|forward|advise|fax|resend|mail|submit)\b(?! (?:me |us |our office |the office |all |any |future )*(?:if|with|should|for (?:any|anything)|at|to|requests?|inquiries))/.test(text)

/** "~~All three~~ policies are active": of which, nobody can tell. */
const struckNames = ({ struckWithin }: Written, context: OutreachContext, names: ReadonlySet<string>): string | null =>
  struckWithin.find((words) => lexSentence(words, buildVocabulary(context, names)).items.some((item) => item.kind === 'mention' && item.scope !== 'topic')) ?? null
