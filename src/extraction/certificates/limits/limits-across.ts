import type { CoverageType } from '../../../vocabulary/index.ts'
import { parseAmount } from '../../values/index.ts'
import { namedLabel } from './limit-labels.ts'
import type { ReadLimit } from './limit-pairs.ts'
import { linesOf, midX, midY } from '../page/page-text.ts'
import type { Row } from '../rows/find-rows.ts'
import type { RowContext } from '../rows/printed-rows.ts'
import { columnWords } from '../rows/row-policies.ts'

const LEVEL = 3
/** The name of compensation's second part, before that part's limits. */
const PART_NAME = /^\W*(?:employers?['’]?s?|E\.?L\.?)\s+liab(?:ility)?\.?\W+/i

/**
 * Limits named under the coverage's name, with their amounts alone on the same lines in the column of limits: a limit for each amount
 * whose line names one. Nothing where the column of limits holds words of its own.
 */
export function limitsAcross({ text, table }: RowContext, row: Row, type: CoverageType): ReadLimit[] {
  const { limits, number } = table.columns
  if (!limits || !number || text.page.source === 'image') return []
  const words = columnWords(text, limits, row.top, row.bottom)
  if (words.some((w) => /[A-Za-z]{2}/.test(w.text))) return []
  const read = linesOf(words).flatMap((line): ReadLimit[] => {
    const level = text.level(midY(line.box), LEVEL).filter((w) => !line.words.includes(w) && midX(w.box) > table.left && midX(w.box) < limits.x1)
    const label = level.length > 0 ? namedLabel(type, printedOf(level)) : null
    const amount = parseAmount(line.text)
    return label && amount !== null && !level.some((w) => /\d/.test(w.text)) ? [{ label, amount, words: line.words.filter((w) => /\d/.test(w.text)) }] : []
  })
  return new Set(read.map((l) => l.label)).size === read.length ? read : []
}

const printedOf = (words: readonly { text: string; box: { x: number } }[]): string =>
  [...words].sort((a, b) => a.box.x - b.box.x).map((w) => w.text).join(' ').replace(PART_NAME, '').replace(/^ea\.?\s/i, 'each ')
