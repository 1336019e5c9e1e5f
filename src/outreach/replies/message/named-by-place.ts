import type { OutreachContext } from '../../../vocabulary/index.ts'
import { lineTitle } from '../../messages/describe-line.ts'
import type { Sentence } from '../statements/split-sentences.ts'
import type { AnswerVocabulary } from '../words/answer-vocabulary.ts'
import { lexSentence } from '../words/lex-sentence.ts'

/** A short answer is no sentence by itself. */
const WORDS_MAX = 6

/**
 * "OK" and "No longer with our agency", alone at the quoted policy that they are of, are read as a row that begins with its name. What
 * is longer, or names anything itself ("[WC] Active"), stands as it is, and so does all of it where two policies are of that kind.
 */
export function namedByPlace(sentences: Sentence[], lineId: string, { lines }: OutreachContext, vocabulary: AnswerVocabulary): Sentence[] {
  const [only, ...others] = sentences
  const line = lines.find((one) => one.coverage_line_id === lineId)
  if (only === undefined || others.length > 0 || line === undefined || lines.filter((one) => one.coverage_type === line.coverage_type).length > 1) return sentences
  const isPlain = !/[:[\]()]/.test(only.text) && only.text.trim().split(/\s+/).length <= WORDS_MAX && !lexSentence(only.text, vocabulary).items.some((item) => item.kind === 'mention' && item.scope === 'lines')
  return !isPlain ? sentences : [{ ...only, read: `${lineTitle(line)}: ${only.read ?? only.text}` }]
}
