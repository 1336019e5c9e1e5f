import type { OutreachContext, ReplyKind } from '../../vocabulary/index.ts'
import { allLines, type Letter, letterOf } from './letter.ts'
import { advertises, givesReceipt, isMailing, saysAbsent } from './message/classify-kind.ts'
import { foldText } from './message/fold-text.ts'
import { isOfOwnAccord } from './message/of-own-accord.ts'
import { withoutAbsencesAhead } from './message/absence-ahead.ts'
import type { ParsedMessage } from './message/parse-message.ts'
import type { Written } from './message/read-written.ts'
import { asksFirst, asksStrongly, wantsFirst } from './message/wants-first.ts'
import type { Finding } from './statements/finding.ts'

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

const HANDS_ON = /^\W*(?:(?:ok(?:ay)?|sure|thanks|thank you|hi|hello|got it)\W+)?(?:(?:(?:i|we)(?:'ll| will) |will )(?:have|get|ask) (?!you\b)[a-z]{2,12} (?:to )?|(?:let me|i'll|i will|i need to) (?=run this (?:by|past) [a-z]{2,12} ))(?:run|send|handle|look|take|do|get|answer|check|confirm|follow|complete|pull|work|forward|call|verify|reply|respond)\b[^.;!?]{0,50} (?:when|once|as soon as) (?:he|she|they|i|we)\b[^.;!?]{0,40}\W*$/
const ASKS_CALL = /^\W*(?:please |just |pls )?call (?:me|us|our office|the office) (?:on|about|regarding|re) (?:this|these|it|that)\b/
const ASKED_CARRIER = /^\W*(?:i|we)(?:'ve|'m|'re| have| am| are)? (?:just |already )?(?:asked|asking|e-?mailed|e-?mailing|called|calling|contacted|contacting|reached out to|reaching out to|checking with) (?:the |each |both )?(?:carriers?|company|companies|underwriters?|insurers?)\b/

/** "A lot of changes since, will send the new dec": what is promised is not all that is said. */
const TELLS_OF_CHANGE = /\b(?:(?:lots? of|several|many|a few|quite a few|some|big|major|numerous) changes|polic(?:y|ies) (?:has |have )?changed|re-?written|re-?wrote)\b(?! (?:in|to) (?:our|the|my) (?:staff|office|agency|team|e-?mail|address))/

type None = (kind: ReplyKind, reasons?: string[], complaint?: boolean) => Letter
/** The kind of a letter that neither plainly confirms nor plainly refuses: an absence, a question, a receipt, a doubtful answer. */
export function readIndefinite(
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
  if (!tellsOfThem && isOfOwnAccord(message, text, context)) return none('unrelated', ['a mailing'])
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
  if (telling || renewing || (status && !asksStrongly(text))) return letterOf(findings, context, false)
  if (asks && (!receipt || asksStrongly(text))) return none('question', ['asks for something first'])
  // "GL ok. Auto, I would have to check with the carrier": an answer on one of them.
  const partly = findings.some((one) => !one.general && ['affirm', 'wrong'].includes(one.verdict)) && (context?.lines.length ?? 0) > 1
  if (partly) return letterOf(findings, context, false)
  // "Yes, with one caveat: the carrier has not received the form."
  if (findings.some((one) => one.verdict === 'announced')) return letterOf(findings, context, false)
  // "Got it. All four lines are good."
  const said = findings.some((one) => one.verdict === 'affirm' && one.own)
  if (receipt && !cannot && !said) return none('acknowledgement')
  if (findings.some((one) => one.verdict !== 'nothing')) return letterOf(findings, context, false)
  if (asks) return none('question', ['asks for something first'])
  if (/^(?:\s|thanks?|gracias|you|so much|very|[.,!])*$/.test(text) && text.trim() !== '') return none('acknowledgement')
  if (isMailing(text)) return none('unrelated', ['a mailing'])
  const reason =
    text.trim() === '' ? (message.attachments.length > 0 ? 'only an attachment' : 'nothing was written') : 'says nothing on the policies'
  return { kind: 'answer', per_line: allLines(context, 'unclear'), reasons: [reason], complaint: false }
}
