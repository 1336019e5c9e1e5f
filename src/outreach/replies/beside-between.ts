import type { Finding } from './statements/finding.ts'
import { foldText } from './message/fold-text.ts'
import type { Written } from './message/read-written.ts'
import type { ReadingSetting } from './reading-setting.ts'
import { readStatements } from './statements/read-statements.ts'
import { splitSentences } from './statements/split-sentences.ts'

/** "Same answer as below", "I concur", "the below is correct": what is meant stands in another message. */
const POINTS_AT_IT = /\b(?:below|above|concur|agreed?|same|that(?:'s| is)|this is|those are|these are|all (?:of )?(?:that|this))\b/
/** "Please confirm these", "can you answer this one?": passed on to be answered. */
const ASKS = /\?|^\W*(?:(?:hi|hello|hey)[ ,]+)?(?:[a-z]{2,12},? )?(?:please|pls|can|could|would|will) (?:you )?(?:please )?(?:confirm|verify|answer|check|respond|reply|review|handle|look|advise|see|take care)\b(?!.*\b(?:cancel|laps|expir|non-?renew))/
const TAKES_BACK = new Set(['refuse', 'correct', 'doubt', 'wrong', 'announced'])

/**
 * "Confirmed" above a colleague's "these were all cancelled", which stands above the request: which of them it confirms, nobody can
 * tell. Who names the policies or says that they are in force has answered for himself.
 */
export function answersAnotherMessage(written: Written, findings: readonly Finding[], setting: ReadingSetting): string | null {
  if (written.between.length === 0) return null
  const loose = (one: Finding): boolean => (one.bare && !one.status) || POINTS_AT_IT.test(foldText(one.sentence))
  const affirms = findings.filter((one) => one.verdict === 'affirm')
  if (affirms.length === 0 || !affirms.every(loose)) return null
  const said = readStatements([{ sentences: splitSentences(written.between), base: null }], setting)
  return said.find((one) => TAKES_BACK.has(one.verdict) && !ASKS.test(foldText(one.sentence)))?.sentence ?? null
}
