import type { AnswerVocabulary } from '../words/answer-vocabulary.ts'
import { announcesColour } from './coloured-answers.ts'
import { foldText } from './fold-text.ts'
import { pointsAhead } from '../asides/is-courtesy.ts'
import { type Item, lexSentence } from '../words/lex-sentence.ts'
import type { Sense } from '../words/sense.ts'
import { historyStart, withoutHeader, type WrittenPart } from './split-parts.ts'

const LINES_MAX = 400
/** A form to be filled in, or a question: no answer, whatever words it has. */
const FORM = /_{3,}|\[ ?\]|\( ?\)|\?|["“”]|https?:/
const ANSWERS: ReadonlySet<Sense> = new Set(['yes', 'active', 'match', 'bad', 'no', 'weak', 'wrong', 'pending', 'cannot', 'hedge'])
const QUIET: ReadonlySet<Sense> = new Set(['plain', 'inherit'])
const FACTS: ReadonlySet<Item['kind']> = new Set(['label', 'attr', 'amount', 'split', 'range', 'date', 'number'])

type Line = { text: string; kind: 'blank' | 'title' | 'fact' | 'answer' | 'told' | 'other'; behind: string | null }

/**
 * "Answers below each", and "Yes" typed under each policy of a request that the mail program carries along without marks. A line
 * that says yes or no and is none of the request's facts is an answer to the policy above it. Where one line of the list can be
 * told neither as the request's nor as an answer, or where the answers may stand above what they are of, none is read.
 */
export function typedAnswers(above: WrittenPart[], history: string[], vocabulary: AnswerVocabulary): WrittenPart[] {
  const said = above.flatMap((part) => part.lines.map((line) => foldText(line)))
  // Answers that are told by a colour are read by it.
  if (!said.some(pointsAhead) || said.some(announcesColour)) return []
  const body = withoutHeader(history)
  const lines = body.slice(0, historyStart(body) ?? body.length).slice(0, LINES_MAX).map((text) => lineOf(text, vocabulary))
  const first = lines.findIndex((line) => line.kind === 'title')
  const last = lines.findLastIndex((line) => line.kind === 'fact')
  if (first === -1 || last < first || lines.slice(0, first).some((line) => line.kind === 'answer' && line.text.trim().split(/\s+/).length <= 6)) return []
  const end = endOfAnswers(lines, last)
  if (tellsAboveTitle(lines, first, end > last + 1)) return []
  const region = lines.slice(first, end)
  if (region.some((line) => line.kind === 'other')) return []
  const parts: WrittenPart[] = []
  let quoted: string[] = []
  let own: string[] = []
  const close = (): void => {
    if (own.length === 0) return
    parts.push({ lines: own, quoted })
    own = []
    quoted = []
  }
  for (const line of region) {
    if (line.kind === 'answer' || line.kind === 'told') own.push(line.text.trim())
    else {
      close()
      // Each title begins what an answer below it is of.
      if (line.kind === 'title') quoted = []
      quoted.push(line.behind === null ? line.text : line.text.slice(0, line.text.length - line.behind.length))
      if (line.behind !== null) own.push(line.behind.trim())
    }
  }
  close()
  return parts
}

/** "There is a notice out" right above the first policy, or by itself there while the last one has no answer below it: answers stand above. */
function tellsAboveTitle(lines: Line[], first: number, lastAnswered: boolean): boolean {
  if (lines[first - 1]?.kind === 'told') return true
  const before = lines.slice(0, first)
  return !lastAnswered && before.some((line, at) => line.kind === 'told' && before[at - 1]?.kind === 'blank' && (before[at + 1] ?? line).kind === 'blank')
}

/** Behind the last fact an answer stands at once, or after one empty line where it is short; what follows is the request's closing. */
function endOfAnswers(lines: Line[], last: number): number {
  let end = last + 1
  const next = lines[end]?.kind === 'blank' ? end + 1 : end
  const short = (lines[next]?.text.trim().split(/\s+/).length ?? 0) <= 10 && !/^\W*(?:should|could|would|if|please|may|might)\b/i.test(lines[next]?.text ?? '')
  if (lines[next]?.kind !== 'answer' || (next > end && !short)) return end
  end = next + 1
  while (lines[end]?.kind === 'answer') end += 1
  return end
}

function lineOf(text: string, vocabulary: AnswerVocabulary): Line {
  const plain = text.trim()
  if (plain === '' || !/[\p{L}\p{N}]/u.test(plain)) return { text, kind: 'blank', behind: null }
  const { items } = lexSentence(plain.slice(0, 400), vocabulary)
  const solid = items.filter((item) => item.kind !== 'mark')
  const tells = solid.some((item) => item.kind === 'sense' && !QUIET.has(item.sense))
  const at = items.findIndex((item) => item.kind === 'mention' && item.scope === 'lines' && item.via === 'coverage')
  const opens = at !== -1 && items.slice(0, at).every((item) => item.kind === 'mark' || item.kind === 'amount' || item.kind === 'number')
  if (!tells) {
    const known = opens || solid.some((item) => FACTS.has(item.kind) || (item.kind === 'mention' && item.scope === 'lines'))
    return { text, kind: opens && !solid.some((item) => FACTS.has(item.kind) && item.kind !== 'amount') ? 'title' : known ? 'fact' : 'other', behind: null }
  }
  if (FORM.test(plain)) return { text, kind: 'other', behind: null }
  const says = (item: Item | undefined): boolean => item?.kind === 'sense' && ANSWERS.has(item.sense)
  if (says(solid[0])) return { text, kind: 'answer', behind: null }
  // "1. Automobile liability   Yes": behind the name of the policy.
  const rest = opens ? items.slice(at + 1).filter((item) => item.kind !== 'mark') : []
  if (says(rest[0])) {
    const from = items.slice(at + 1).find((item) => item === rest[0])!.at
    return { text: text.trimEnd(), kind: 'title', behind: plain.slice(from) }
  }
  // "There is a cancellation notice out": the request says nothing between its policies.
  return { text, kind: opens ? 'other' : 'told', behind: null }
}
