import type { OutreachContext } from '../../../vocabulary/index.ts'
import { buildVocabulary } from '../words/answer-vocabulary.ts'
import { answersAbove } from './answers-above.ts'
import { baseOf } from './base-of-part.ts'
import { withoutCommentMarks } from './comment-mark.ts'
import { foldText } from './fold-text.ts'
import { STRUCK_OPEN, takeHidden } from './html-to-text.ts'
import { namedComments } from '../lists/named-comments.ts'
import type { WrittenSentences } from '../statements/read-statements.ts'
import { saidBelow } from '../statements/said-below.ts'
import { messagesBetween } from './messages-between.ts'
import { namedByPlace } from './named-by-place.ts'
import { type Doubt, withAnswersBelowPolicies } from './own-request.ts'
import { splitParts, tooManyLines, type WrittenPart } from './split-parts.ts'
import { SENTENCES_MAX, splitSentences } from '../statements/split-sentences.ts'
import { trimSignature } from './trim-signature.ts'
import { typedAnswers } from './typed-answers.ts'

/** What the sender wrote, without what the mail program, the agency's footer and earlier writers added. */
export type Written = {
  parts: WrittenSentences[]
  /** All of it as one folded text, the signature included: for what is looked for anywhere. */
  folded: string
  foldedAnswer: string
  hidden: string
  /** A message is forwarded along that is not the request. */
  forwardsAnother: boolean
  /** The sender's introduction to somebody else's quoted words, or null. */
  cited: string | null
  /** Words of the answer are struck through, which its text part cannot show. */
  struck: boolean
  /** Words that are struck out of a sentence of which the rest stands. */
  struckWithin: string[]
  /** What was quoted has words struck through: the request itself was edited. */
  edited: boolean
  /** Something was written into the request the service sent of which nobody can tell what it is of. */
  doubt: Doubt | null
  /** The answers within the request may stand above the policies that they are of. */
  above: boolean
  /** What the mail program carried along, in runs of lines, and nothing was read in. */
  carried: string[][]
  /** What others wrote in messages that stand between the answer and the request. */
  between: string[]
  /** There is more than was read. */
  cut: boolean
}

export function readWritten(received: string, context: OutreachContext | null, senderNames: ReadonlySet<string>): Written {
  const { text, of, doubt } = context === null ? { text: received, of: [], doubt: null } : withAnswersBelowPolicies(received, context)
  const { written: above, forwarded, history, quoted, below, cited } = splitParts(text)
  const named = namedComments(history, senderNames)
  const inside = named.length > 0 || context === null ? named : typedAnswers(above, history, buildVocabulary(context, senderNames))
  const written = [...withoutCommentMarks(above, senderNames), ...inside]
  const hidden: string[] = []
  const cleaned = written.map((part) => ({
    ...part,
    lines: part.lines.filter((line) => !isPicture(line)).map((line) => {
      const taken = takeHidden(line)
      if (taken.hidden) hidden.push(taken.hidden)
      return withFieldsJoined(asRow(taken.shown))
    }),
  }))
  const usable = cleaned.some((part) => part.lines.some((line) => line.trim() !== '')) ? cleaned : messagesBetween(text).length > 0 ? [] : bottomPosted(history)
  const parts: WrittenSentences[] = []
  let running: string | null = null
  let inline = 0
  usable.forEach((part, at) => {
    const own = part.quoted === null ? undefined : of[inline++]
    const base = own !== undefined ? { lines: own === null ? null : [own], running: own } : context ? baseOf(part, context, senderNames, running) : { lines: null, running: null }
    running = base.running
    // Under a quoted policy nobody signs while there are more to come.
    const trimmed = part.quoted !== null && at < usable.length - 1 ? { lines: part.lines, below: [] } : trimSignature(part.lines, senderNames, at > 0 && own == null)
    const split = splitSentences(trimmed.lines)
    const sentences = context !== null && part.quoted !== null && base.lines?.length === 1 ? namedByPlace(split, base.lines[0]!, context, buildVocabulary(context, senderNames)) : split
    sentences.push(...saidBelow(trimmed.below, context, senderNames))
    parts.push({ sentences, base: base.lines })
  })
  const foldedAnswer = parts.flatMap((part) => part.sentences.map((sentence) => foldText(sentence.text))).join('\n')
  const folded = foldText(usable.flatMap((part) => part.lines).join('\n'))
  const cut = tooManyLines(text) || parts.some((part) => part.sentences.length >= SENTENCES_MAX)
  const forwardsAnother = forwarded && context !== null && !history.join('\n').toLowerCase().includes(context.thread_token.toLowerCase())
  const strokes = (lines: string[]): number => lines.reduce((sum, line) => sum + line.split(STRUCK_OPEN).length - 1, 0)
  const own = strokes(written.flatMap((part) => part.lines))
  const edited = strokes([text]) > own
  // What was read as answers within it is no part of the request.
  const carried = (inside.length > 0 || usable !== cleaned ? [quoted] : [quoted, history]).map((lines) => lines.flatMap(withHiddenApart))
  return { parts, folded, foldedAnswer, hidden: hidden.join(' '), forwardsAnother, cited, struck: own > 0, struckWithin: written.flatMap((part) => part.lines.flatMap(struckWithin)), edited, doubt, above: context !== null && above.filter((part) => part.quoted !== null).length > 1 && answersAbove(above, below, buildVocabulary(context, senderNames)), carried, between: messagesBetween(text), cut }
}

/** Words that cannot be seen in the request were not in it either, though it may begin with a line for previews. */
function withHiddenApart(line: string): string[] {
  const { shown, hidden } = takeHidden(line)
  return hidden === '' ? [shown] : [shown, hidden]
}

const STRUCK = /\ue002([^\ue003]*)\ue003/g
function struckWithin(line: string): string[] {
  return [...line.matchAll(STRUCK)].flatMap(([whole, words]) => {
    const [before, after] = [line.slice(0, line.indexOf(whole)), line.slice(line.indexOf(whole) + whole.length)]
    const alone = /(?:^|[.!?])\W*$/.test(before) && (/[.!?]\s*$/.test(words!) || !/[\p{L}\p{N}]/u.test(after))
    return alone ? [] : [words!]
  })
}

/** "[Agency logo]", "[cid:image001.png@01DC]": what a text part has in the place of a picture. */
const isPicture = (line: string): boolean => PICTURE.test(line) && !/\b(?:cancel|laps|expir|pending|void|not?|until|only|except|is|are|was|were|has|have|had|should|may|might|never|another|moved|left|gl|autos?|cargo|wc|comp|umbrella|property|polic|coverages?|liab)/i.test(line)
const PICTURE = /^\s*(?:\[(?:cid:[^\]]{1,80}|[^\]]{0,60}\b(?:logo|icon|image|picture|photo|banner|graphic|headshot|facebook|linkedin|twitter|instagram|youtube)\b[^\]]{0,60})\](?:<[^>]{1,200}>)? ?){1,6}\s*$/i

/** Columns set with tabs or runs of blanks are a table row. */
function asRow(line: string): string {
  return /\S(?:\t| {4,})\S/.test(line.trim()) ? line.trim().replace(/\t+| {4,}/g, ' | ') : line
}

/** "Status: | In force": a field and its value in two cells. */
const withFieldsJoined = (line: string): string => line.replace(/(?<=^[\p{L}][\p{L} #.&/'-]{1,30}): ?\| (?=\S)/u, ': ')

/** Nothing on top and an unmarked history: an answer may stand under it, after our own closing line. */
function bottomPosted(history: string[]): WrittenPart[] {
  const last = history.findLastIndex((line) => /^\s*(?:insurance )?verification desk\s*$/i.test(line) || /https?:\/\/\S+/.test(line))
  if (last === -1) return []
  const lines = history.slice(last + 1)
  return lines.some((line) => line.trim() !== '') ? [{ lines, quoted: null }] : []
}
