import { LatePattern } from '../../vocabulary/index.ts'
import type { PageText } from './text-of-page.ts'

/** What one asks of those whose insurance it checks: to hold it, how much, of whom, in whose name, proved how. */
const ASKED = [
  /\b(?:must|shall|(?:is|are) required to|agrees? to|requires? (?:that )?(?:you|each [a-z]+|every [a-z]+|all [a-z]+)(?: to)?) (?:maintain|carry|procure|keep|hold)\b[^.]{0,80}\b(?:insurance|liability|coverages?|cargo)\b/,
  /\b(?:at least|not? less than|minimum(?: limits?)? of|in the amount of) \$/,
  /\b(?:named|listed|shown|included)(?: as)?(?: an?| the)? (?:certificate holder|additional insured|additional interest|interested party)\b|\b(?:must|shall|will) (?:name|list|include)\b[^.]{0,60}\bas (?:an? )?additional insureds?\b/,
  /\b(?:must|shall) be (?:[a-z-]+ )?rated\b|\brated [ab][+-]|\bbest'?s? rating\b/,
  /\bcertificates?(?: of insurance)? (?:must|shall|should)\b|\b(?:must|shall) (?:furnish|provide|deliver|submit)\b[^.]{0,60}\bcertificates?\b/,
].map((pattern) => LatePattern.of(pattern))
const ASKED_MIN = 3

/** Whether a page asks for insurance in the several ways of who asks for it, whatever it is headed. */
export const asksForInsurance = ({ spoken }: PageText): boolean => ASKED.filter((p) => p.test(spoken)).length >= ASKED_MIN
