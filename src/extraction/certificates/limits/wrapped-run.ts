import type { CoverageType } from '../../../vocabulary/index.ts'
import { findAmount, parseAmount } from '../../values/index.ts'
import type { PageText, TextLine } from '../page/page-text.ts'
import { pairsIn, type ReadLimit } from './limit-pairs.ts'

const LINES_MAX = 4
/** What ends a line that goes on with the amount kept back. */
const KEPT_LAST = /\b(?:ded(?:uctible)?|retention|sir)\b\W*$/i
const EACH_FIRST = /^(?:per|each|any\s+one)\s+[a-z]+[,;]\s/
const EACH_LAST = /\b(?:per|each|any\s+one)$/i

/**
 * The limits of a cell that breaks off before what its last word leads to: `$50,000 ded.` over `$1,000`, `$100,000 per` over
 * `load, $1,000 deductible`. Empty where no line breaks so, or a line tells no limit.
 */
export function wrappedRun(text: PageText, box: TextLine['box'], type: CoverageType): ReadLimit[] {
  if (text.page.source === 'image') return []
  const lines = text.linesIn(box)
  const at = lines.length > LINES_MAX ? -1 : lines.findIndex((line, i) => lines[i + 1] !== undefined && breaksOff(line.text, lines[i + 1]!.text))
  if (at < 0) return []
  const whole = lines.flatMap((line, i) => (i === at + 1 ? [] : [i === at ? { text: `${line.text} ${lines[i + 1]!.text}`, words: [...line.words, ...lines[i + 1]!.words] } : line]))
  const read = whole.map((line) => pairsIn(line.text, line.words, type))
  const labels = read.flat().map((l) => l.label)
  return read.every((limits) => limits.length > 0) && new Set(labels).size === labels.length ? read.flat() : []
}

/** Of an amount before the word and one under it the larger is the limit. */
function breaksOff(line: string, next: string): boolean {
  const [amount, under] = [findAmount(line)?.amount, findAmount(next)?.amount]
  if (amount == null || under == null) return false
  if (KEPT_LAST.test(line)) return parseAmount(next) !== null && under < amount
  return EACH_LAST.test(line) || (EACH_FIRST.test(next) && parseAmount(line) !== null)
}
