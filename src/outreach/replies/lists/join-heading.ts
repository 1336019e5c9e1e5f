import type { AnswerVocabulary } from '../words/answer-vocabulary.ts'
import { closesSection } from './closes-section.ts'
import { isCourtesy } from '../asides/is-courtesy.ts'
import { type Item, type Lexed, lexSentence } from '../words/lex-sentence.ts'
import type { Sentence } from '../statements/split-sentences.ts'

export type Read = { sentence: Sentence; lexed: Lexed }
const HEADS: ReadonlySet<string> = new Set(['active', 'match', 'yes', 'bad'])
const ROW_CHARS_MAX = 80
const HEAD_CHARS_MAX = 40

/** "In force:", or "Active" on a line of its own, and below it a list of policies, each on its line: one statement. */
export function joinHeadings(sentences: Read[], vocabulary: AnswerVocabulary): Read[] {
  const out: Read[] = []
  for (let at = 0; at < sentences.length; at += 1) {
    const head = sentences[at]!
    const unmarked = !isOfNameAbove(sentences, at) && !closesSection(sentences, at) && isUnmarkedHeading(sentences, at)
    if (!isHeading(head) && !unmarked) {
      out.push(head)
      continue
    }
    let end = at + 1
    while (end < sentences.length && isRow(sentences[end]!, sentences[end - 1]!.sentence, head) && (!unmarked || isNameRow(sentences[end]!) || saysTheSame(sentences[end]!, head))) end += 1
    const rows = sentences.slice(at + 1, end)
    if (rows.length === 0) {
      out.push(head)
      continue
    }
    for (const group of rows.some(hasDay) && !head.lexed.items.some((item) => item.kind === 'mention' && item.scope !== 'topic') ? rows.map((row) => [row]) : [rows]) {
      const text = [head, ...group].map((one) => one.sentence.text).join('\n')
      out.push({ sentence: { ...(group === rows ? head : group[0]!).sentence, text }, lexed: lexSentence(text.replace(/[:*–-]+(?=\s*\n)/, ' '), vocabulary) })
    }
    at = end - 1
  }
  return out
}

/** Whose term it is, the row tells: each is said of with the heading by itself. */
const hasDay = ({ lexed }: Read): boolean => lexed.items.some((item) => item.kind === 'date' || item.kind === 'range')
const names = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines'
function headSense(head: Read): string | null {
  for (const item of head.lexed.items) if (item.kind === 'sense' && HEADS.has(item.sense)) return item.sense
  return null
}
/** "In force as listed" says one thing twice; "active, not renewed" says two. */
const oneWay = (items: Item[]): boolean => new Set(items.flatMap((item) => (item.kind === 'sense' && HEADS.has(item.sense) ? [item.sense === 'bad'] : []))).size === 1
function isHeading({ sentence, lexed }: Read): boolean {
  const said = lexed.items.filter((item) => item.kind === 'sense' && HEADS.has(item.sense))
  return /:\s*$/.test(sentence.text) && said.length > 0 && oneWay(lexed.items) && !lexed.items.some(names) && sentence.ordinal === null
}

/** "Active", "*Cancelled*", "In force -" alone on a line: a heading where nothing but names follows on the next one. */
function isUnmarkedHeading(sentences: Read[], at: number): boolean {
  const { sentence, lexed } = sentences[at]!
  const next = sentences[at + 1]
  if (next === undefined || !(isNameRow(next) || saysTheSame(next, sentences[at]!)) || next.sentence.line === sentence.line || sentences[at - 1]?.sentence.line === sentence.line) return false
  if (sentence.ordinal !== null || /\?/.test(sentence.text) || sentence.text.length > HEAD_CHARS_MAX) return false
  const said = lexed.items.filter((item) => item.kind === 'sense' && HEADS.has(item.sense))
  return said.length > 0 && oneWay(lexed.items) && lexed.items.every((item) => said.includes(item) || item.kind === 'mark' || (item.kind === 'word' && item.known) || (item.kind === 'mention' && item.scope === 'topic') || (item.kind === 'sense' && item.sense === 'plain'))
}

/**
 * "Auto", below it "Active", then "Cargo" and "Cancelled": names and answers by turns that begin with a name, so that each answer is of the
 * name above it.
 */
function isOfNameAbove(sentences: Read[], at: number): boolean {
  let first = at
  while (first > 1 && isNameRow(sentences[first - 1]!) && !isNameRow(sentences[first]!) && !isNameRow(sentences[first - 2]!) && isShortLine(sentences[first - 2]!)) first -= 2
  const before = sentences[first - 2]
  const beginsWithName = sentences[first - 1] !== undefined && isNameRow(sentences[first - 1]!) && (before === undefined || (!isNameRow(before) && !isShortLine(before)))
  const [next, after] = [sentences[at + 1], sentences[at + 2]]
  return beginsWithName && (next === undefined || !isNameRow(next) || (after !== undefined && !isNameRow(after)))
}
const GREETS = /^\W*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hola|buen[oa]s)\b/
const isShortLine = ({ sentence, lexed }: Read): boolean => sentence.text.length <= HEAD_CHARS_MAX && !GREETS.test(lexed.folded) && !isCourtesy(lexed.folded)

/** Policies by name or number and their dates, with no word beside them. */
const isNameRow = ({ lexed }: Read): boolean => lexed.items.some(names) && lexed.items.every((item, at) => names(item) || (item.kind === 'join' && lexed.items[at + 1]?.kind === 'mention') || ['mark', 'date', 'range'].includes(item.kind))

/** "Not active", and below it "Auto - cancelled 9/1": the policy's name, and once more that it ended. */
const saysTheSame = ({ lexed }: Read, head: Read): boolean => {
  const first = lexed.items.find((item) => item.kind !== 'mark')
  const said = lexed.items.filter((item) => item.kind === 'sense')
  return headSense(head) === 'bad' && first !== undefined && names(first) && said.length > 0 && said.every((item) => item.sense === 'bad') && lexed.items.every((item) => names(item) || ['mark', 'join', 'date', 'sense'].includes(item.kind))
}

/** A short line that begins with a policy, in the same block as the line above or, as HTML has it, a block of its own. */
function isRow({ sentence, lexed }: Read, above: Sentence, head: Read): boolean {
  const said = headSense(head)
  // A row that says something of its own is read by itself.
  if (lexed.items.some((item) => ['amount', 'split'].includes(item.kind) || (item.kind === 'sense' && item.sense !== 'plain' && item.sense !== said))) return false
  const first = lexed.items.find((item) => item.kind !== 'mark')
  return sentence.paragraph - above.paragraph <= 1 && sentence.line > above.line && sentence.text.length <= ROW_CHARS_MAX && first !== undefined && names(first)
}
