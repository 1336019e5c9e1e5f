import type { AnswerVocabulary } from './answer-vocabulary.ts'
import { type Item, type Lexed, lexSentence } from './lex-sentence.ts'
import type { Sentence } from './split-sentences.ts'

export type Read = { sentence: Sentence; lexed: Lexed }
const HEADS: ReadonlySet<string> = new Set(['active', 'match', 'yes', 'bad'])
const ROW_CHARS_MAX = 80

/** "In force:" and below it a list of policies, each on its line: one statement. */
export function joinHeadings(sentences: Read[], vocabulary: AnswerVocabulary): Read[] {
  const out: Read[] = []
  for (let at = 0; at < sentences.length; at += 1) {
    const head = sentences[at]!
    if (!isHeading(head)) {
      out.push(head)
      continue
    }
    let end = at + 1
    while (end < sentences.length && isRow(sentences[end]!, sentences[end - 1]!.sentence, head)) end += 1
    const rows = sentences.slice(at + 1, end)
    if (rows.length === 0) {
      out.push(head)
      continue
    }
    const text = [head, ...rows].map((one) => one.sentence.text).join('\n')
    out.push({ sentence: { ...head.sentence, text }, lexed: lexSentence(text.replace(/:(?=\s*\n)/, ' '), vocabulary) })
    at = end - 1
  }
  return out
}

const names = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines'
function headSense(head: Read): string | null {
  for (const item of head.lexed.items) if (item.kind === 'sense' && HEADS.has(item.sense)) return item.sense
  return null
}
function isHeading({ sentence, lexed }: Read): boolean {
  const said = lexed.items.filter((item) => item.kind === 'sense' && HEADS.has(item.sense))
  return /:\s*$/.test(sentence.text) && said.length === 1 && !lexed.items.some(names) && sentence.ordinal === null
}

/** A short line that begins with a policy, in the same block as the line above or, as HTML has it, a block of its own. */
function isRow({ sentence, lexed }: Read, above: Sentence, head: Read): boolean {
  const said = headSense(head)
  // A row that says something of its own is read by itself.
  if (lexed.items.some((item) => ['amount', 'split'].includes(item.kind) || (item.kind === 'sense' && item.sense !== 'plain' && item.sense !== said))) return false
  const first = lexed.items.find((item) => item.kind !== 'mark')
  return sentence.paragraph - above.paragraph <= 1 && sentence.line > above.line && sentence.text.length <= ROW_CHARS_MAX && first !== undefined && names(first)
}
