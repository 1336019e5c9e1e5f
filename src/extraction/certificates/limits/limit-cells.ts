import type { Box, CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { parseAmount } from '../../values/index.ts'
import type { Grid } from '../../classify/index.ts'
import { namedLabel } from './limit-labels.ts'
import type { ReadLimit } from './limit-pairs.ts'
import { linesOf, midX, midY, type PageText } from '../page/page-text.ts'

const CELL_LINES_MAX = 5
const AMOUNT = /^\$?\d{1,3}(?:,\d{3})+$/

/**
 * Limits that have a ruled cell each, their words over, around and under the one amount in it: `Bodily Injury By Disease`
 * over `$1,000,000 Policy Limit`. The words of the cell taken together name the limit, and no line of them names another.
 */
export function cellLimits(text: PageText, grid: Grid, box: Box, used: Set<Word>, read: readonly ReadLimit[], type: CoverageType): ReadLimit[] {
  const out: ReadLimit[] = []
  for (const amount of text.wordsIn(box).filter((w) => AMOUNT.test(w.text) && !used.has(w))) {
    const cell = grid.cellAt(midX(amount.box), midY(amount.box))
    if (cell.h > CELL_LINES_MAX * 2.2 * amount.box.h || cell.w > box.w + 20 || cell.x < box.x - 20) continue
    const words = text.wordsIn(cell)
    const lines = linesOf(words)
    if (lines.length < 2 || lines.length > CELL_LINES_MAX || words.some((w) => w !== amount && /\d/.test(w.text)) || words.some((w) => used.has(w))) continue
    const label = namedLabel(type, words.length > 0 ? lines.flatMap((l) => l.words.filter((w) => w !== amount).map((w) => w.text)).join(' ') : '')
    const others = lines.map((l) => namedLabel(type, l.words.filter((w) => w !== amount).map((w) => w.text).join(' '))).filter((one) => one !== null && one !== label)
    const value = parseAmount(amount.text)
    if (!label || others.length > 0 || value === null || [...read, ...out].some((l) => l.label === label)) continue
    out.push({ label, amount: value, words: [amount] })
    for (const w of words) used.add(w)
  }
  return out
}
