import type { Row, Segment } from '../../classify/index.ts'
import type { Word } from '../../page-model.ts'
import { hasLabel } from '../limits/limit-labels.ts'
import { pairsIn } from '../limits/limit-pairs.ts'
import type { CoverageSection } from './coverage-sections.ts'
import { MONEY } from './printed-money.ts'

/** `Aggregate | Retention $10,000`, its own amount on the line under it: a label in a cell of its own does not name what another cell names itself. */
export function withoutOpenLabels(segments: Row['segments'], { type, heading }: CoverageSection): Row['segments'] {
  const isOpen = (s: Segment): boolean => s !== heading && !/\d/.test(s.text) && hasLabel(type, s.text)
  const isWhole = (s: Segment | undefined): boolean => s !== undefined && /^[A-Za-z][^$\d]*\$\s?\d[\d,]*$/.test(s.text) && pairsIn(s.text, s.words, type).length === 1
  return segments.filter((s, i) => !(isOpen(s) && segments.slice(i + 1).some(isWhole) && !/^\$?\s?\d/.test(segments[i + 1]!.text)))
}

/** `Policy number | PC26020188 | Combined single limit | $1,000,000`: the number in its cell says nothing of the limit beside it. */
export const withoutNumber = (segments: Row['segments']): Row['segments'] => {
  const at = segments.findIndex((s) => NUMBER_LABEL.test(s.text))
  return at >= 0 && segments.length > at + 3 && /\d/.test(segments[at + 1]!.text) && !MONEY.test(segments[at + 1]!.text) ? segments.filter((_, i) => i !== at && i !== at + 1) : segments
}
/** `General liability - Acme Mutual, Policy No. GL-118 - $1,000,000 per occurrence`: what stands behind the number and its stroke are the limits. */
export function behindNumber(words: Word[]): Word[] {
  const at = words.findIndex((w, i) => /^pol(?:icy|\.)?$/i.test(w.text) && /^(?:no\.?|num(?:ber|\.)?|#)\W*$/i.test(words[i + 1]?.text ?? ''))
  const from = at < 0 ? -1 : words.findIndex((w, i) => i > at + 2 && /^[-–—|]$/.test(words[i - 1]!.text) && /^\$\d/.test(w.text))
  return from > 0 && from - at <= NUMBER_WORDS_MAX ? words.slice(from) : words
}
/** Its label, its pieces and the stroke. */
const NUMBER_WORDS_MAX = 8
const NUMBER_LABEL = /^\W*(?:policy|certificate)\s*(?:no\.?|number|#)\W*$/i
