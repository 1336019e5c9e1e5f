import { foldText } from '../message/fold-text.ts'
import type { Finding } from './finding.ts'

/** "Limits on the active ones are as shown", "the limits of those in force match". */
const OF_ACTIVE_ONES = /^\W*(?:(?:the |all )?(?:limits?|dates?|terms?|numbers?|values?|amounts?)(?: (?:and|&) (?:dates?|limits?|terms?|numbers?))? )(?:on|for|of) (?:the |those |all )?(?:active|current|in[- ]force)?(?: ?(?:ones|policies|lines|coverages|those))?(?: (?:that are )?(?:still )?(?:active|in[- ]force|current))? (?:are |is |all |look )*(?:as (?:shown|listed|stated|you (?:have|list|show)(?: (?:it|them))?)|correct|right|accurate|good|match(?:es|ing)?(?: (?:your (?:list|e-?mail|request)|what you (?:have|sent|show)))?)\W*$/

/** Of the active ones, where others were refused by name: that their limits are as asked takes nothing from them. */
export function withActiveOnesTold(findings: Finding[]): Finding[] {
  if (!findings.some((one) => one.verdict === 'refuse' && !one.general)) return findings
  return findings.filter((one) => !(one.verdict === 'unread' && OF_ACTIVE_ONES.test(foldText(one.sentence)) && /\b(?:active|current|in[- ]force)\b/.test(foldText(one.sentence))))
}
