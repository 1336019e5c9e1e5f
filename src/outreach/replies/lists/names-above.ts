import type { Item } from '../words/lex-sentence.ts'
import type { Sense } from '../words/sense.ts'
import type { Sentence } from '../statements/split-sentences.ts'

const ANSWERS: ReadonlySet<Sense> = new Set(['yes', 'active', 'match', 'bad', 'no', 'weak', 'wrong', 'pending', 'cannot', 'hedge'])
type Line = { sentences: Sentence[]; policy: string | null }

/** The policy that a line names with nothing beside the name; null where it says more, or names several. */
function policyOf(sentences: Sentence[], lex: (text: string) => Item[]): string | null {
  const [only, ...more] = sentences
  if (only === undefined || more.length > 0 || only.underName) return null
  const items = lex(only.text)
  const named = new Set(items.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier' ? item.lines : [])))
  return named.size === 1 && items.every((item) => item.kind === 'mark' || (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier')) ? [...named][0]! : null
}

/**
 * "Auto", below it "Active", then "Cargo" and "Cancelled": several policies, each on a line of its own with its answer on the line below.
 * The names come first, so that no answer can be of the name under it. Each is read as "Auto: Active".
 */
export function namesAbove(sentences: Sentence[], lex: (text: string) => Item[]): Sentence[] {
  const lines: Line[] = []
  for (const one of sentences) {
    if (lines.at(-1)?.sentences[0]!.line === one.line) lines.at(-1)!.sentences.push(one)
    else lines.push({ sentences: [one], policy: null })
  }
  for (const line of lines) line.policy = policyOf(line.sentences, lex)
  const titles = lines.flatMap((line, at) => (line.policy === null ? [] : [at]))
  const answers = (line: Line | undefined): boolean => {
    const items = line === undefined || line.policy !== null || line.sentences[0]!.underName || line.sentences[0]!.text.includes('|') ? [] : lex(line.sentences[0]!.text)
    return items.some((item) => item.kind === 'sense' && ANSWERS.has(item.sense)) && !items.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier')
  }
  const told = new Set(titles.map((at) => lines[at]!.policy))
  if (titles.length < 2 || told.size < titles.length || !titles.every((at) => answers(lines[at + 1])) || lines.slice(0, titles[0]).some(answers)) return sentences
  const named = new Map(titles.map((at) => [lines[at + 1]!.sentences[0]!, lines[at]!.sentences[0]!.text.replace(/[\s:–—-]+$/, '')]))
  const dropped = new Set(titles.map((at) => lines[at]!.sentences[0]!))
  return sentences.flatMap((one) => (dropped.has(one) ? [] : named.has(one) ? [{ ...one, text: `${named.get(one)!}: ${one.text}` }] : [one]))
}
