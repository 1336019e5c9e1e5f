import type { Finding } from './finding.ts'
import { foldText } from '../message/fold-text.ts'

const WHAT = "(?:these|them|those|this|that|it)(?: (?:kinds?|types?|sorts?) of (?:things?|e-?mails?|questions?))?(?: any ?more| any longer| here| directly| myself)?"
const NOT = "(?:do not|don'?t|dont|no longer|am not|are not|'m not|'re not)"
/** Work that somebody does with a request; a policy is written, insured or placed. */
const WORK = '(?:handle|process|work on|deal with|do|take care of|manage|answer|handling|processing|doing|(?:the )?(?:one|person) (?:who|that) (?:handles|does)|responsible for|in charge of)'
const ONE_PERSON = new RegExp(`(?<![a-z])(?:i(?: am)?|i'm|im) ?${NOT} ${WORK} ${WHAT}(?=\\W*(?:$|[.,;!])|,? (?:so|please|and|but) )`)
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
    const handedOn = ONE_PERSON.test(said) || (THE_OFFICE.test(said) && SENDS_ON.test(letter))
    return handedOn ? { ...one, verdict: 'doubt', strong: false, status: false, reason: 'will not or cannot say' } : one
  })
}
