import type { AnswerVocabulary } from '../words/answer-vocabulary.ts'
import { KNOWN_WORDS } from '../words/known-words.ts'
import { sensesAt } from '../words/lexicon.ts'

/** "Prairie Farms", where Prairie Union writes the policies: a name that goes on with a word of its own. */
export function isOfAnotherName(raw: string, folded: string, end: number, vocabulary: AnswerVocabulary, ofName: ReadonlySet<string> = new Set()): boolean {
  const next = /^ (?:& )?(\p{Lu}\p{Ll}{2,})/u.exec(raw.slice(end))?.[1]?.toLowerCase()
  // "Tidelands Casualty", where Tidelands Specialty was asked.
  if (next !== undefined && KIND_OF_COMPANY.test(next) && !ofName.has(next)) return true
  if (next === undefined || KNOWN_WORDS.has(next) || vocabulary.names.has(next) || TRADE_NAME.test(next)) return false
  const own = vocabulary.entries.some((entry) => {
    entry.pattern.lastIndex = end + 1
    return entry.kind !== 'insured' && entry.pattern.test(folded)
  })
  return !own && sensesAt(folded, end + 1).next().done === true
}
const KIND_OF_COMPANY = /^(?:casualty|mutual|indemnity|assurance|specialty|surplus|underwriters)$/
const TRADE_NAME = /^(?:insurance|casualty|mutual|indemnity|assurance|specialty|surplus|lines|company|companies|group|national|general|property|fire|marine|motor|underwriters|services|corp|inc|excess|employers|county|commercial|farm|auto|life|portal|policy|policies)$/
