import { foldText } from '../message/fold-text.ts'
import type { Finding } from './finding.ts'

/** What of the insured's insurance went away, before it is said which policies that were. */
const A_PART_WENT =
  /^[^.;]{0,80}\b(?:truck(?:s|ing)?|fleet|transportation|hauling|vehicles?|autos?|liability|property|buildings?|equipment|payroll|employees|workers|drivers|casualty|side|part|half|portion|piece|some)\b[^.;]{0,80}?(?:,? (?:and )?so(?: that)?|,? which (?:means|is why)|,? (?:therefore|thus|hence|meaning)|,? as a result)(?: that)?,? (.{1,160})$/
const ALL_WENT = /\b(?:everything|all (?:of )?(?:it|them|their|the|its|his|her)|entire|whole|account|left us|every(?:thing)?|both|clos(?:ed|ing)|out of business|shut|dissolved|bankrupt\w*|sold (?:the|their|its|his|her) (?:company|business))\b/

/**
 * "They moved their trucking to another agency, so the auto and cargo are no longer with us": the first half is why, and which policies it
 * was is said in the second; of the others it says nothing.
 */
export function withConsequence(findings: Finding[], sentence: string): Finding[] {
  const folded = foldText(sentence)
  const went = A_PART_WENT.exec(folded)
  if (!went || ALL_WENT.test(folded.slice(0, folded.length - went[1]!.length))) return findings
  const named = findings.some((one) => one.verdict === 'refuse' && one.own && !one.general)
  return named ? findings.filter((one) => !(one.verdict === 'refuse' && one.general)) : findings
}
