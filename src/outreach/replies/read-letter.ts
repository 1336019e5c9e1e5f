import { answersAnotherMessage } from './beside-between.ts'
import type { LineAnswer, OutreachContext, ReplyKind } from '../../vocabulary/index.ts'
import { advertises, asksToStop, automatic, automaticKind, givesReceipt, isMailing, saysAbsent } from './message/classify-kind.ts'
import { combineFindings } from './statements/combine-findings.ts'
import type { Finding } from './statements/finding.ts'
import { lexSentence } from './words/lex-sentence.ts'
import { buildVocabulary } from './words/answer-vocabulary.ts'
import { foldText } from './message/fold-text.ts'
import { withoutAbsencesAhead } from './message/absence-ahead.ts'
import type { ParsedMessage } from './message/parse-message.ts'
import { readStatements } from './statements/read-statements.ts'
import type { Written } from './message/read-written.ts'
import { withRequestsHandedOn } from './statements/requests-handed-on.ts'
import { requestRewritten } from './message/request-rewritten.ts'
import { asksFirst, asksStrongly, wantsFirst } from './message/wants-first.ts'
import { reserveInSubject } from './message/subject-reserve.ts'

export type Letter = { kind: ReplyKind; per_line: Record<string, LineAnswer>; reasons: string[]; complaint: boolean }

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
  if (loose && findings.length > 0 && findings.every((one) => one.verdict !== 'refuse' && one.verdict !== 'correct')) return readIndefinite(written, findings.map((one) => (one.verdict === 'affirm' ? { ...one, verdict: 'unread' as const } : one)), context, none, message, receivedOn)
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
    const read = answer(findings, context, complaint)
    const beside =
      aside?.sentence ?? written.cited ?? (written.edited ? 'words of the request are struck through' : null) ?? struckNames(written, context!, names) ?? notOfTheSender(written, message, context!, findings, receivedOn) ?? reserveInSubject(message.subject, { context: context!, senderNames: names, receivedOn }) ?? ofWhatIsForwarded(written, findings) ?? answersAnotherMessage(written, findings, { context: context!, senderNames: names, receivedOn })
    if (beside) return withoutConfirmations(read, beside)
    const left = asides.reduce((letter, one) => withoutConfirmations(letter, one.sentence, one.lines), read)
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
const asksBesideYes = (letter: string): boolean => asksInEarnest(letter.replace(OFFERS, '.'))
const asksInEarnest = (text: string): boolean =>
  /\b(?:which|who|whom|whose|what|why|when|how|where|can you|could you|would you|do you|did you|are you|is this|is that|may i|cual|quien|que|cuando|como)\b[^.!\n]{0,300}\?/.test(text) ||
  /^\W*(?:yes|yep|yeah|si),? (?:please|por favor)\b/.test(text) ||
  /\b(?:please|pls|kindly) (?:call|phone|send|contact|provide|forward|advise|fax|resend|mail|submit)\b(?! (?:me |us |our office |the office |all |any |future )*(?:if|with|should|for (?:any|anything)|at|to|requests?|inquiries))/.test(text)

/** "I think they are but I would have to check": said, though with a reserve. */
const SUPPOSES = /^\W*(?:it |they |that |these |those |everything |all )?should (?:all |both |still )*be (?:a )?(?:yes|good|fine|ok|okay|active|in force|current|correct|right)\b|\b(?:i|we) (?:think|believe|guess|assume|suppose) (?:so|they|it|all|both|that|those|these|everything|yes)\b|^\W*(?:yes|yep|yeah|si|confirmed|active|all (?:good|active))\b[^.;!?]{0,60} (?:i|we) (?:think|believe|guess|suppose)\b/

/** "Copper Canyon is no longer with Eldridge": of the insured, and no notice that somebody is away. */
function tellsThatInsuredLeft(text: string, insured: string): boolean {
  const [first] = foldText(insured).match(/[a-z0-9]{3,}/g) ?? []
  const at = first === undefined ? -1 : text.indexOf(first)
  return at !== -1 && /^[^.;!?\n]{0,60} (?:is|are|has|have) (?:now |all )?(?:no longer|left|moved on)\b/.test(text.slice(at))
}

/** "Once received I will be happy to assist." */
const PROMISES_HELP = /\b(?:happy|glad|able|pleased) to (?:assist|help|provide|respond|answer|process|reply|release|share|send|verify|confirm)\b|\b(?:will|can|'ll) (?:assist|help|provide|respond|answer|process|reply|release|share|send|confirm|verify|tell you|get (?:this|it|that|back))\b/

/** "How did we do? Please complete our survey." */
const OF_A_SURVEY = /\bhow (?:did we|was your)[^.?!\n]{0,60}\?|\b(?:take|complete|start|fill out) (?:the|our|this|a) (?:[a-z]+ ){0,2}survey\b/g

const HANDS_ON = /^\W*(?:(?:i|we)(?:'ll| will) |will )(?:have|get|ask) (?!you\b)[a-z]{2,12} (?:to )?(?:send|handle|look|take|do|get|answer|check|confirm|follow|complete|pull|work|forward|call|verify|reply|respond)\b[^.;!?]{0,50} (?:when|once|as soon as) (?:he|she|they|i|we)\b[^.;!?]{0,40}\W*$/
const ASKS_CALL = /^\W*(?:please |just |pls )?call (?:me|us|our office|the office) (?:on|about|regarding|re) (?:this|these|it|that)\b/
const ASKED_CARRIER = /^\W*(?:i|we)(?:'ve|'m|'re| have| am| are)? (?:just |already )?(?:asked|asking|e-?mailed|e-?mailing|called|calling|contacted|contacting|reached out to|reaching out to|checking with) (?:the |each |both )?(?:carriers?|company|companies|underwriters?|insurers?)\b/

/** "A lot of changes since, will send the new dec": what is promised is not all that is said. */
const TELLS_OF_CHANGE = /\b(?:(?:lots? of|several|many|a few|quite a few|some|big|major|numerous) changes|polic(?:y|ies) (?:has |have )?changed|re-?written|re-?wrote)\b(?! (?:in|to) (?:our|the|my) (?:staff|office|agency|team|e-?mail|address))/

type None = (kind: ReplyKind, reasons?: string[], complaint?: boolean) => Letter
function readIndefinite(
  written: Written,
  findings: Finding[],
  context: OutreachContext | null,
  none: None,
  message: ParsedMessage,
  receivedOn: string | null,
): Letter {
  // "Thank you for your e-mail. We will be closed November 26-27" alone is an automatic notice, however early it is sent.
  const text = findings.some((one) => one.verdict !== 'nothing') ? withoutAbsencesAhead(written.foldedAnswer, receivedOn) : written.foldedAnswer
  // "Out of the office until Monday but everything should be active": more than a notice of absence.
  const tellsOfThem = findings.some((one) => one.status && (one.own || !saysAbsent(foldText(one.sentence))) && ['doubt', 'unread', 'wrong'].includes(one.verdict))
  if (saysAbsent(text) && !tellsOfThem && !(context !== null && tellsThatInsuredLeft(text, context.insured_name))) return none('auto_reply')
  const telling = findings.some(
    (one) =>
      one.verdict === 'doubt' &&
      one.reason !== 'will not or cannot say' &&
      // "We can't respond until the insured gives the OK."
      !(!one.status && wantsFirst(foldText(one.sentence))) &&
      !(one.reason === 'not understood' && !one.status && givesReceipt(foldText(one.sentence))) &&
      // "What is the reason for this request? Our client has not told us about you."
      !(one.reason === 'somebody else’s word' && !one.status && /\?/.test(text) && asksFirst(text)) &&
      // "Call me on this one please."
      !(one.reason === 'not understood' && !one.status && ASKS_CALL.test(foldText(one.sentence))) &&
      // "I've asked the carrier and will let you know what they say."
      !(one.reason === 'somebody else’s word' && !one.status && ASKED_CARRIER.test(foldText(one.sentence)) && givesReceipt(text)) &&
      // "Which of the entities is this for? There are five of them and I handle three."
      !(one.reason === 'says it of some without saying which' && !one.status && (asksFirst(text) || /\bwhich [^.?!]{2,80}\?/.test(text))) &&
      // "Are you asking because of a claim? If so I need to loop in the carrier."
      !(one.reason === 'conditional' && !one.status && /\?[^?]{0,4}(?:if|in that case|then)\b/.test(text)) &&
      // "Will have Dana send this over when she is in the office"
      !(one.reason === 'conditional' && !one.status && HANDS_ON.test(foldText(one.sentence)) && givesReceipt(text)) &&
      // "Who are you with? We only speak to certificate holders."
      // "If you log in to the customer's account you can download a certificate."
      !(one.reason === 'conditional' && !one.status && asksStrongly(text) && /^\W*(?:(?:if|when|once) you\b|otherwise,? (?:please )?have )/.test(foldText(one.sentence))) &&
      !((one.reason === 'restricted' || (one.reason === 'conditional' && PROMISES_HELP.test(foldText(one.sentence)))) && !one.status && asksFirst(text)) &&
      (one.reason !== 'hedged' || one.excepts || SUPPOSES.test(foldText(one.sentence)) || (!asksFirst(foldText(one.sentence)) && !givesReceipt(foldText(one.sentence)))),
  )
  const status = findings.some((one) => one.status && ['doubt', 'unread', 'wrong', 'fact'].includes(one.verdict))
  const asks = asksFirst(text) || /\?/.test(text)
  const unsurveyed = text.replace(OF_A_SURVEY, ' ')
  const asksEarnestly = asksFirst(unsurveyed) || /\?/.test(unsurveyed)
  const receipt = givesReceipt(text) || findings.some((one) => one.verdict === 'later')
  const cannot = findings.some((one) => one.verdict === 'doubt' && one.reason === 'will not or cannot say')
  // "We bound the renewal but are waiting on the carrier" tells something of the policies.
  const renewing = findings.some((one) => one.verdict === 'wrong' && one.reason === 'replaced or renewed without its values') || findings.some((one) => ['wrong', 'unread'].includes(one.verdict) && TELLS_OF_CHANGE.test(foldText(one.sentence)))
  if (advertises(text) && !asksEarnestly && !receipt && !findings.some((one) => one.status || one.own)) return none('unrelated', ['a mailing'])
  if (telling || renewing || (status && !asksStrongly(text))) return answer(findings, context, false)
  if (asks && (!receipt || asksStrongly(text))) return none('question', ['asks for something first'])
  // "GL ok. Auto, I would have to check with the carrier": an answer on one of them.
  const partly = findings.some((one) => !one.general && ['affirm', 'wrong'].includes(one.verdict)) && (context?.lines.length ?? 0) > 1
  if (partly) return answer(findings, context, false)
  // "Yes, with one caveat: the carrier has not received the form."
  if (findings.some((one) => one.verdict === 'announced')) return answer(findings, context, false)
  // "Got it. All four lines are good."
  const said = findings.some((one) => one.verdict === 'affirm' && one.own)
  if (receipt && !cannot && !said) return none('acknowledgement')
  if (findings.some((one) => one.verdict !== 'nothing')) return answer(findings, context, false)
  if (asks) return none('question', ['asks for something first'])
  if (/^(?:\s|thanks?|gracias|you|so much|very|[.,!])*$/.test(text) && text.trim() !== '') return none('acknowledgement')
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

/** "~~All three~~ policies are active": of which, nobody can tell. */
const struckNames = ({ struckWithin }: Written, context: OutreachContext, names: ReadonlySet<string>): string | null =>
  struckWithin.find((words) => lexSentence(words, buildVocabulary(context, names)).items.some((item) => item.kind === 'mention' && item.scope !== 'topic')) ?? null

export const confirms = ({ per_line }: Letter): boolean => Object.values(per_line).some((line) => line.outcome === 'confirmed')

/** Beside a sentence that was not understood nothing stands confirmed: it may take back what the others say. */
export function withoutConfirmations(letter: Letter, beside: string, lines?: readonly string[]): Letter {
  const confirmed = Object.entries(letter.per_line).filter(([id, line]) => line.outcome === 'confirmed' && (lines?.includes(id) ?? true))
  if (confirmed.length === 0) return letter
  const open = confirmed.map(([id]): [string, LineAnswer] => [id, { outcome: 'unclear', sentence: beside }])
  return {
    ...letter,
    per_line: { ...letter.per_line, ...Object.fromEntries(open) },
    reasons: [...letter.reasons, 'a sentence beside the answer was not understood'],
  }
}

export function allLines(context: OutreachContext | null, outcome: 'unclear' | 'none'): Record<string, LineAnswer> {
  return Object.fromEntries((context?.lines ?? []).map((line) => [line.coverage_line_id, { outcome }]))
}
