import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { parseAmount } from '../../values/index.ts'
import { namedLabel, snakeLabel } from './limit-labels.ts'
import type { ReadLimit } from './limit-pairs.ts'
import { linesOf, midY, type TextLine } from '../page/page-text.ts'

const AMOUNTS_MIN = 2
const LINES_MAX = 14
const ANSWER = /^(?:yes|no|n\/a|included|excluded|statutory|unlimited)$/i

/**
 * A ruled cell of labels beside a ruled cell of amounts, set line under line: where labels break over lines and amounts do not, what
 * stands level belongs to different limits. The lines of labels are parted into as many limits of their own names as there are
 * amounts; where the names come out in one order only they answer in it, else nothing of them is told. Null where no label breaks.
 */
export function limitsByParts(labelWords: Word[], amountWords: Word[], type: CoverageType): ReadLimit[] | null {
  const [labels, amounts] = [linesOf(labelWords), linesOf(amountWords)]
  if (amounts.length < AMOUNTS_MIN || labels.length <= amounts.length || labels.length > LINES_MAX) return null
  if (labels.some((l) => /\d/.test(l.text)) || !amounts.every((l) => parseAmount(l.text) !== null || ANSWER.test(l.text.trim()))) return null
  // An amount for each of the first lines, and lines of labels left over under the last amount.
  const isLevel = (a: TextLine, b: TextLine): boolean => Math.abs(midY(a.box) - midY(b.box)) < Math.max(a.box.h, b.box.h)
  if (!amounts.every((amount, i) => isLevel(amount, labels[i]!))) return null
  const found = partitions(labels.map((l) => l.text), amounts.length, type)
  const words = [...labelWords, ...amountWords].filter((w) => /\d/.test(w.text))
  if (new Set(found.map((names) => names.join())).size !== 1) return [{ label: 'limit', amount: null, words, doubtful: true }]
  return found[0]!.flatMap((label, i): ReadLimit[] => {
    const amount = parseAmount(amounts[i]!.text)
    if (label === 'statutory') return /^no$/i.test(amounts[i]!.text) ? [] : [{ label, amount: null, words: amounts[i]!.words }]
    return amount === null ? [] : [{ label, amount, words: amounts[i]!.words }]
  })
}

/** The ways to part lines into so many neighbouring groups, each with a limit's name and no two with the same. */
function partitions(lines: readonly string[], count: number, type: CoverageType, taken: readonly string[] = []): string[][] {
  if (count === 0) return lines.length === 0 ? [[]] : []
  const out: string[][] = []
  for (let n = 1; n <= lines.length - count + 1; n++) {
    const label = labelNamed(lines.slice(0, n).join(' '), type)
    if (!label || taken.includes(label)) continue
    for (const rest of partitions(lines.slice(n), count - 1, type, [...taken, label])) out.push([label, ...rest])
  }
  return out
}
const labelNamed = (printed: string, type: CoverageType): string | null => (/^\W*statutory\b/i.test(printed) ? 'statutory' : type === 'property' && OF_PROPERTY.test(printed) ? snakeLabel(printed) : namedLabel(type, printed))
/** What an ACORD 24 lists as covered property. */
const OF_PROPERTY = /^(?:(?:blanket )?(?:buildings?|bldg|(?:business )?pers(?:onal)?\.? prop(?:erty)?|bldg\.? & pp|contents)|business income|extra expense|rental value)$/i
