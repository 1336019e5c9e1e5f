import { AnyOf, LatePattern } from '../../vocabulary/index.ts'

const COVER = '(?:polic(?:y|ies)|coverages?|insurance)'
/** What is said of a policy that is not in force: it was once, it may be one day, or somebody only offers it. */
const NOT_HELD = new AnyOf([
  String.raw`\b(?:formerly|previously) (?:maintain\w*|carr\w+|ha[ds]|held|holds|insured|covered|purchased)\b`,
  String.raw`\bno longer (?:ha[sd]|have|carr\w+|maintain\w*|insur\w+|cover\w*|hold\w*|in (?:force|effect)|active|valid)\b`,
  String.raw`\b(?:is|are|was|were) not (?:currently |now |yet )?(?:in (?:force|effect)|active|bound)\b`,
  String.raw`\b(?:expired|lapsed|proposed|quoted|former) ${COVER}\b`,
  String.raw`\b(?:pleased|happy|glad) to (?:offer|quote|propose)\b`,
  String.raw`\bapplication\b.{0,40}\b(?:is|are|remains) (?:still )?(?:pending|under review|incomplete)\b`,
  String.raw`\b(?:will|shall|intends? to|plans? to) (?:obtain|procure|purchase|secure|buy|apply for)\b`,
  String.raw`\b(?:is|are|was|were|has been|have been) (?:cancell?ed|terminated|rescinded|non-?renewed|declined)\b(?= (?:for|due to|because|on|effective|as of|by|at)\b|\s?$)`,
  String.raw`\b(?:has|have) (?:lapsed|expired)\b|\b(?:lapsed|expired) (?:on|for|due to)\b`,
])
/** What only might be, is said of another policy before this one, or was made good. */
const OTHERWISE = LatePattern.of(/\b(?:if|should|unless|when|whenever|until|may|can|cannot|never|any|replac\w+|renewal of|(?<!non-)(?<!non)(?<!not )renewed|reinstat\w*|rewrit\w+|which expired|than the former|and (?:now|currently|today))\b/)

/**
 * Whether a sentence, in small letters, says of a policy whose number stands in it that it is not in force: `The insured no longer has
 * general liability with Acme, policy 118`. Wording that names no policy of the paper says nothing of it.
 */
export function saysNotHeld(sentence: string, numbers: readonly string[]): boolean {
  // Most sentences hold no number of any kind.
  if (!/\d/.test(sentence) || !NOT_HELD.test(sentence) || OTHERWISE.test(sentence)) return false
  const folded = fold(sentence)
  return numbers.map(fold).some((number) => number.length >= FIGURES_MIN && folded.includes(number))
}
const FIGURES_MIN = 4
const fold = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')
