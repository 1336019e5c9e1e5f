import type { Finding } from './finding.ts'
import { foldText } from '../message/fold-text.ts'

const CHANGED = /^\W*(?:please note )?(?:that )?(?:some of )?(?:the )?(suffix(?:es)?|prefix(?:es)?|policy numbers?|numbers?|policy dates?|dates?|terms?|expirations?|limits?|carriers?)(?: (?:were|was|has|have|had|all|been|did))* changed?(?: (?:at|with|on|upon|for) (?:the |this |last )*(?:renewal|term|year)| this year| midterm| mid-term)?\W*$/
/** "Please note the corrections below.", "Changes are marked in bold:" */
const ANNOUNCED = /^\W*(?:(?:hi|hello|good (?:morning|afternoon))\b[^a-z]{1,3})?(?:please )?(?:see |note |find |here (?:is|are) |i have |we have )?(?:(?:my|our|the|a|one|two|three|few|some|following) ){0,2}(?:corrections?|corrected (?:info(?:rmation)?|items?|values?)|changes?|updates?|discrepanc(?:y|ies))(?: (?:are|is|needed|required|noted|listed|shown|marked|highlighted|made))* ?(?:below|as follows|in (?:red|blue|green|bold|yellow)(?: below)?|to (?:one|two|some|a few) of them|on (?:one|two) of them)?\W*$/
const PATHS: [RegExp, RegExp][] = [
  [/suffix|prefix|number/, /^policy_number$/],
  [/date|term|expiration/, /_date$/],
  [/limit/, /^limits\./],
  [/carrier/, /^carrier$/],
]

/** "The suffix changed at renewal. GL is 88-4.": what was announced of all is told of those it is true of. */
export function withAnnouncedChange(findings: Finding[]): Finding[] {
  const put = findings.filter((one) => one.verdict === 'correct' && !one.general).flatMap((one) => Object.keys(one.corrections))
  const states = findings.some((one) => !one.general && (one.verdict === 'correct' || one.verdict === 'refuse'))
  return findings.filter((one) => {
    if (states && (one.general || !one.own) && ['wrong', 'aside', 'announced', 'unread'].includes(one.verdict) && ANNOUNCED.test(foldText(one.sentence))) return false
    const fact = one.verdict === 'wrong' && one.general ? CHANGED.exec(foldText(one.sentence))?.[1] : undefined
    const path = PATHS.find(([word]) => fact !== undefined && word.test(fact))?.[1]
    return path === undefined || !put.some((one) => path.test(one))
  })
}
