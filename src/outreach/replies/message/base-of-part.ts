import type { OutreachContext } from '../../../vocabulary/index.ts'
import { type AnswerVocabulary, buildVocabulary } from '../words/answer-vocabulary.ts'
import { type Item, lexSentence } from '../words/lex-sentence.ts'
import type { WrittenPart } from './split-parts.ts'

/** The lines that the quoted text above an inline answer speaks of. Null where it speaks of all of them, or of none. */
export function baseOf(
  part: WrittenPart,
  context: OutreachContext,
  senderNames: ReadonlySet<string>,
  running: string | null,
): { lines: string[] | null; running: string | null } {
  if (part.quoted === null) return { lines: null, running }
  const vocabulary = buildVocabulary(context, senderNames)
  const found: string[] = []
  let facts = false
  let footer = false
  for (const line of part.quoted.slice(0, 300)) {
    const { items } = lexSentence(line.slice(0, 400), vocabulary)
    for (const item of items)
      if (item.kind === 'mention' && item.scope === 'lines' && (item.via === 'coverage' || item.via === 'number')) {
        // Under its title a package's number is of that one.
        const titled = item.via === 'number' && item.lines.length > 1 && found.length > 0 && item.lines.includes(found.at(-1)!)
        found.push(...(titled ? [found.at(-1)!] : item.lines))
      }
    facts ||= items.some((item) => item.kind === 'label' || item.kind === 'range' || (item.kind === 'attr' && /:/.test(line)))
    footer ||= /https?:\/\//.test(line)
  }
  const lines = [...new Set(found)]
  const last = found.at(-1) ?? running
  // "> 2. Cargo", the answer, and its values below: of the one whose title stands right above.
  const title = titleAbove(part.quoted, vocabulary)
  const numbered = title ?? numberedTitle(part.quoted, vocabulary, context)
  if (numbered !== null) return { lines: [numbered], running: numbered }
  // "> 4. WORKERS COMP / > Tri-River Comp Fund, policy WC 61", the answer, and its values below.
  const begun = lines.length > 1 && facts && !footer ? begunBlock(part.quoted, vocabulary) : null
  if (begun !== null) return { lines: begun, running: begun[0]! }
  // All of them quoted at a stretch, the answer under the last one's values: it speaks of that one.
  if (lines.length > 1 && facts && !footer && endsInFacts(part.quoted, vocabulary)) return { lines: [last!], running: last }
  if (lines.length === context.lines.length && lines.length > 1) return { lines: null, running: last }
  if (lines.length > 0) return { lines, running: last }
  return { lines: facts && !footer && running !== null ? [running] : null, running }
}

/** The line that the last quoted one names as a title, with the values of another or the request's own words above it; null where there is none. */
function titleAbove(quoted: string[], vocabulary: AnswerVocabulary): string | null {
  const [last, before] = quoted.filter((line) => line.trim() !== '').slice(-2).reverse().map((line) => lexSentence(line.slice(0, 400), vocabulary).items)
  const named = (items: Item[] | undefined): string[] => [...new Set((items ?? []).flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via === 'coverage' ? item.lines : [])))]
  const bare = last?.every((item) => item.kind === 'mark' || item.kind === 'amount' || item.kind === 'number' || (item.kind === 'mention' && item.via === 'coverage') || (item.kind === 'word' && item.known))
  const isTitle = (items: Item[] | undefined): boolean => named(items).length > 0 && !(items ?? []).some((item) => item.kind === 'label' || item.kind === 'attr' || item.kind === 'range')
  return bare === true && named(last).length === 1 && before !== undefined && !isTitle(before) ? named(last)[0]! : null
}

/** "> 2. AUTO LIABILITY", of two that are called so: the one that was asked about in that place. */
function numberedTitle(quoted: string[], vocabulary: AnswerVocabulary, context: OutreachContext): string | null {
  const last = quoted.findLast((line) => line.trim() !== '') ?? ''
  const id = context.lines[Number(/^\W*(\d{1,2})[.)] /.exec(last)?.[1] ?? 0) - 1]?.coverage_line_id
  const vague = lexSentence(last.slice(0, 400), vocabulary).items.flatMap((item) => (item.kind === 'mention' && item.scope === 'ambiguous' ? item.lines : []))
  return id !== undefined && vague.includes(id) ? id : null
}

/** The lines of a block that is quoted no further than its number: a title, and below it a company or a number without the coverage's name; null where none is. */
function begunBlock(quoted: string[], vocabulary: AnswerVocabulary): string[] | null {
  const [last, title] = quoted.filter((line) => line.trim() !== '').slice(-2).reverse().map((line) => lexSentence(line.slice(0, 400), vocabulary).items)
  const named = (items: Item[] | undefined, via: string): string[] => (items ?? []).flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via === via ? item.lines : []))
  const [above, numbers] = [named(title, 'coverage'), named(last, 'number')]
  const own = above.filter((id) => numbers.includes(id))
  return own.length === 1 && new Set(above).size === 1 && named(title, 'number').length === 0 ? own : null
}

/** Is the last quoted line one of a policy's values, and not the request's own closing words? */
function endsInFacts(quoted: string[], vocabulary: AnswerVocabulary): boolean {
  const line = quoted.findLast((one) => one.trim() !== '') ?? ''
  return lexSentence(line.slice(0, 400), vocabulary).items.some((item) => item.kind === 'label' || item.kind === 'range')
}
