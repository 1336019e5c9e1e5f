import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import type { PageView } from '../../declarations/index.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'
import { coveragesNamedIn, sentenceEnds } from './letter-sections.ts'

const SENTENCE_MIN = 60
const HEAD_WORDS_MAX = 6

/**
 * Whether a fact stands in a sentence that names other coverages and not this one: `Excess liability is provided by Acme under
 * policy 123` says nothing of the coverages listed over it.
 */
export function isSpokenOfOthers(view: PageView, fact: { words: Word[] } | null, type: CoverageType): boolean {
  const [first] = fact?.words ?? []
  const block = first && view.blocks.find((b) => b.segments.some((s) => s.words.includes(first)))
  // A value alone in its cell is no word of a sentence.
  if (fact && block?.segments.some((s) => s.words.includes(first!) && s.words.length <= fact.words.length)) return false
  const line = block?.segments.find((s) => s.words.includes(first!))?.words ?? []
  if (first && isBehindOther(line, first, type)) return true
  // `Crime - Policy 118`: the line itself is headed by the coverage.
  if (first && knownCoverageOf(line.slice(0, Math.min(line.indexOf(first), HEAD_WORDS_MAX)).map((w) => w.text).join(' ')) === type) return false
  const text = first && block ? sentenceWith(block.segments.flatMap((s) => s.words), first) : ''
  if (text.length < SENTENCE_MIN || !/[a-z]{3,}\s[a-z]{2,}\s[a-z]{2,}/.test(text)) return false
  const named = coveragesNamedIn(text)
  return named.length > 0 && !named.includes(type)
}

/** The sentence of a paragraph that holds a word; paragraphs set close run together. */
function sentenceWith(words: readonly Word[], word: Word): string {
  const at = words.indexOf(word)
  const ends = sentenceEnds(words)
  return words.slice(ends.findLast((end) => end <= at) ?? 0, ends.find((end) => end > at) ?? words.length).map((w) => w.text).join(' ')
}

/** `General liability: Acme Insurance Company, policy 118` in one line: what stands behind a coverage's name is that one's. */
function isBehindOther(line: readonly Word[], first: Word, type: CoverageType): boolean {
  const named = coveragesNamedIn(line.slice(0, line.indexOf(first)).map((w) => w.text).join(' '))
  return named.length > 0 && !named.includes(type)
}
