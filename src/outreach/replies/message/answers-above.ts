import type { AnswerVocabulary } from '../words/answer-vocabulary.ts'
import { pointsAhead } from '../asides/is-courtesy.ts'
import { lexSentence } from '../words/lex-sentence.ts'
import { foldText } from './fold-text.ts'
import type { Sense } from '../words/sense.ts'
import type { WrittenPart } from './split-parts.ts'

const ANSWERS: ReadonlySet<Sense> = new Set(['yes', 'active', 'match', 'bad', 'no', 'weak', 'wrong', 'pending'])
const LINES_MAX = 300
const CHARS_MAX = 400

/**
 * Answers that begin above the first quoted policy and end above the last: they may be of what stands below them, where one is
 * otherwise of what is quoted above it. Nobody can tell, so none of them confirms.
 */
export function answersAbove(written: WrittenPart[], below: string[], vocabulary: AnswerVocabulary): boolean {
  const inline = written.filter((part) => part.quoted !== null)
  const items = (line: string) => lexSentence(line.slice(0, CHARS_MAX), vocabulary).items
  const answers = (part: WrittenPart): boolean => part.lines.slice(0, LINES_MAX).some((line) => items(line).some((item) => item.kind === 'sense' && ANSWERS.has(item.sense)))
  const names = (quoted: string[]): boolean => quoted.slice(0, LINES_MAX).some((line) => items(line).some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'))
  const [first, ...others] = inline
  const last = inline.at(-1)
  if (first === undefined || last === undefined || others.length === 0 || names(first.quoted!) || (!answers(first) && first.lines.every(isOnlyLeading))) return false
  const later = others.filter(answers)
  return later.some((part) => names(part.quoted!)) && (names(below) || (last !== later.at(-1) && names(last.quoted!)))
}

/** "Hello,", "Answers below": leads to answers, and is none. */
const isOnlyLeading = (line: string): boolean => !/[\p{L}\p{N}]/u.test(line) || /^\W*(?:hi|hello|hey|dear|good (?:morning|afternoon)|hola)\b/i.test(line) || pointsAhead(foldText(line))
