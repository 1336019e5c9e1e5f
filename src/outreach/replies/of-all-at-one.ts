import type { Finding } from './statements/finding.ts'
import { foldText } from './message/fold-text.ts'
import type { Written } from './message/read-written.ts'
import type { ReadingSetting } from './reading-setting.ts'
import { readStatements } from './statements/read-statements.ts'

const TAKES_BACK: ReadonlySet<Finding['verdict']> = new Set(['refuse', 'wrong', 'doubt', 'unread', 'announced'])
const OF_SEVERAL = /\b(?:all|both|these|those|none|neither|everything|nothing|todas?|todos?|ambas|ambos|ninguna)\b/
const OF_THE_INSURED = /\b(?:they|they're|they've|them|client|clients|insured|customer|account|cliente|asegurado|cuenta)\b/
/** "They moved this one", "client cancelled it": said of the policy it stands at. */
const OF_ONE = /\b(?:it|it's|its|this|that|one|policy|coverage|line|esta|este|esa|la poliza)\b/

/**
 * "ALL CANCELLED", typed at one policy of the request: it may be of the others too. What tells of the insured or the account there
 * ("They dropped us last month") may be of those that have no answer of their own.
 */
export function saidOfAllAtOne({ parts }: Written, setting: ReadingSetting): { sentence: string; lines: string[] | null }[] {
  const ids = setting.context.lines.map((line) => line.coverage_line_id)
  const atOne = parts.filter((part) => part.base?.length === 1)
  if (ids.length < 2) return []
  const unanswered = ids.filter((id) => !atOne.some((part) => part.base![0] === id))
  return atOne.flatMap((part) =>
    part.sentences.flatMap(({ read: _named, ...sentence }) => {
      const folded = foldText(sentence.text)
      const several = OF_SEVERAL.test(folded)
      if (OF_ONE.test(folded) || !(several || OF_THE_INSURED.test(folded))) return []
      const takesBack = readStatements([{ sentences: [sentence], base: null }], setting).some((one) => one.lines.length > 1 && TAKES_BACK.has(one.verdict))
      return takesBack ? [{ sentence: sentence.text, lines: several ? null : unanswered }] : []
    }),
  )
}
