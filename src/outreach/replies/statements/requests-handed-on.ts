import type { Finding } from './finding.ts'
import { foldText } from '../message/fold-text.ts'

const WHAT = "(?:these|them|those|this|that|it)(?: (?:kinds?|types?|sorts?) of (?:things?|e-?mails?|questions?))?(?: any ?more| any longer| here| directly| myself)?"
const NOT = "(?:do not|don'?t|dont|no longer|am not|are not|'m not|'re not)"
/** Work that somebody does with a request; a policy is written, insured or placed. */
const WORK = '(?:handle|process|work on|deal with|do|take care of|manage|answer|handling|processing|doing|(?:the )?(?:one|person) (?:who|that) (?:handles|does)|responsible for|in charge of)'
const ONE_PERSON = new RegExp(`(?<![a-z])(?:i(?: am)?|i'm|im) ?${NOT} ${WORK} ${WHAT}(?=\\W*(?:$|[.,;!])|,? (?:so|please|and|but) )`)
const ACCOUNT = "(?:this|that|the|their|his|her|these|those) (?:accounts?|clients?|customers?|insureds?|files?|one|policies)"
/** "I don't handle this account": one person of the office, where somebody else of it is named or asked for. */
const ONE_OF_US = new RegExp(`(?<![a-z])(?:i(?: am)?|i'm|im) ?${NOT} (?:handle|service|manage|work on|work with|deal with|have|do|handling|servicing|managing|working on|the (?:agent|producer|csr|account manager|rep|contact|person) (?:on|for)) ${ACCOUNT}(?: any ?more| any longer| here| myself)?(?=\\W*(?:$|[.,;!-])|,? (?:so|please|and|but) )`)
const ELSEWHERE_HERE = /\b(?:send|resend|forward|e-?mail|direct|route|address|reach out|contact|try|ask|cc|copy)\b[^.;!?\n]{0,60}\b(?:to )?(?:x@x+|(?!us\b|me\b|you\b|the (?:insured|client|carrier|new|other)\b|their (?:new|other|current)\b)[a-z]{3,})|\b(?!they\b|who\b|what\b|that\b|it\b|she\b|he\b|someone\b|another\b|agency\b)[a-z]{3,}(?: in (?:our|this|my) (?:office|agency|department))? (?:does|handles (?:it|this|that|them)|has it|services (?:it|them))\b/
/** "... please contact Acme Insurance Agency": the account is with those. */
const OTHER_AGENCY = /\b(?!(?:our|this|my|the) )[a-z]+ (?:agency|agencies|insurance agency|brokers?|brokerage|insurance services|risk)\b/
const THE_OFFICE = new RegExp(`(?<![a-z])(?:we(?: are)?|we're|our (?:office|desk|team|department)) ?${NOT} ${WORK} ${WHAT}(?=\\W*(?:$|[.,;!])|,? (?:so|please|and|but) )`)
const SENDS_ON = /\b(?:send|resend|forward|e-?mail|submit|direct|route|address|fax|reach out|contact|cc|copy)\b[^.;!?\n]{0,60}\b(?:our (?:certificate|cert|coi|service|csr|commercial|account|verification|support|insurance|customer|agency|other)|(?:certificate|cert|coi|service|verification|support) (?:team|desk|dept|department|center|group|staff|inbox|mailbox)|(?:certs?|certificates?|cois?|service|csr|verifications?|support|info)@)/

/**
 * "Please send these to our certificate team, I don't handle them": what the writer does not handle are requests, and no policy was
 * refused. Of an office that says so, only where it sends on to a desk of its own.
 */
export function withRequestsHandedOn(findings: Finding[], letter: string): Finding[] {
  return findings.map((one) => {
    if (one.verdict !== 'refuse' || !one.general) return one
    // "I don't handle them, not our client" refuses twice.
    if (findings.some((other) => other !== one && other.verdict === 'refuse' && other.sentence === one.sentence)) return one
    const said = foldText(one.sentence)
    const handedOn = ONE_PERSON.test(said) || (ONE_OF_US.test(said) && ELSEWHERE_HERE.test(letter) && !OTHER_AGENCY.test(letter)) || (THE_OFFICE.test(said) && SENDS_ON.test(letter))
    return handedOn ? { ...one, verdict: 'doubt', strong: false, status: false, reason: 'will not or cannot say' } : one
  })
}
