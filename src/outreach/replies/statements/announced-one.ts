import { foldText } from '../message/fold-text.ts'
import type { Finding } from './finding.ts'

const FACT = 'numbers?|policy numbers?|dates?|terms?|expiration dates?|effective dates?|limits?|amounts?|values?|carriers?|companies|company|items?|things?|details?|errors?|mistakes?|entries|entry|typos?|discrepanc(?:y|ies)|differences?|corrections?'
const COUNT = 'one|a|an|1|two|2|three|3|something'
const LIST = '(?:(?:on|in) (?:your|the) (?:list|e-?mail|request|letter|certificate|cert|coi)|you (?:have|list|show|sent|listed)|below)'
const WRONG = 'off|wrong|incorrect|inaccurate|not (?:quite )?right|not correct|old|outdated|out of date|different|corrected|correcting|correction|changed|updated|to (?:fix|correct|change|update)'
/** "One number on your list is off.", "You have two dates wrong.", "There's one error in your list." */
const ANNOUNCED = new RegExp(`^\\W*(?:please note (?:that )?)?(?:(?:(?:i|we) (?:believe|think|guess)|(?:it )?looks like)(?: that)? )?(?:there (?:appears|seems) to be |(?:you|your list) (?:transposed|mistyped|mixed up) |(?:you|your list|your request|the list|the certificate)(?:'ve| have| has| had| shows?| contains?)? |there(?:'s| is| are) |(?:i|we) (?:have |'ve )?(?:reviewed|checked|compared|looked at) (?:your|the) (?:list|request|e-?mail) and (?:find|found|see|have|show) |(?:i|we) (?:see|found|find|have|show|noticed) )?(?:just |only )?(${COUNT})(?: of (?:the|your|these|those))? ?((?:wrong|incorrect|old|outdated) )?(?:policy )?(${FACT})?(?: ${LIST})*(?: ?(?:(?:(?:is|are|that is|that's|looks?|needs?)(?: to be)? )?(${WRONG})))?\\W*$`)
const PATHS: [RegExp, RegExp][] = [
  [/number/, /^policy_number$/],
  [/date|term/, /_date$/],
  [/limit|amount|value/, /^limits\./],
  [/carrier|compan/, /^carrier$/],
  [/item|thing|detail|error|mistake|entr|typo|discrepanc|differen|correction|^$/, /./],
]
const COUNTS: Record<string, number> = { two: 2, 2: 2, three: 3, 3: 3 }

/** "One number on your list is off.", where exactly so many are then put right by name: the announcement has been kept, and takes nothing from the others. */
export function withAnnouncedTold(findings: Finding[]): Finding[] {
  return findings.filter((one) => {
    if (!one.general || !['wrong', 'aside', 'announced', 'unread', 'doubt'].includes(one.verdict)) return true
    const [, count, wrong, fact = '', off] = ANNOUNCED.exec(foldText(one.sentence)) ?? []
    if (count === undefined || (wrong === undefined && off === undefined && !/error|mistake|typo|discrepanc|differen|correction|transposed|mistyped|mixed up/.test(foldText(one.sentence))) || (count !== 'something' && fact === '')) return true
    const path = PATHS.find(([word]) => word.test(fact))![1]
    const put = new Set(findings.flatMap((other) => (other.verdict === 'correct' && !other.general ? Object.keys(other.corrections).filter((key) => path.test(key)).map((key) => `${other.lines.join()} ${key.replace(/effective|expiration/, '').replace(/^limits\..*(?:occurrence|aggregate|claim).*$/, 'pair')}`) : [])))
    const places = count === 'something' ? Math.max(put.size, 1) : (COUNTS[count] ?? 1)
    return put.size !== places
  })
}
