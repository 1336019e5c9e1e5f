import type { Box, CoverageType } from '../../../vocabulary/index.ts'
import { parseAmount } from '../../values/index.ts'
import type { Grid } from '../../classify/index.ts'
import { linesOf, type PageText, right } from '../page/page-text.ts'
import { isEachAndAll } from './limit-arrangements.ts'
import { namedLabel } from './limit-labels.ts'
import type { ReadLimit } from './limit-pairs.ts'

const OF_AMOUNT = /^(?:\$|US\$?|USD)$|^(?:US)?\$?\d[\d,.]*[km]?$/i
const LINES_MAX = 4
const CROSSED = 0.25

/**
 * A row of one limit, its name and its amount in a column each, and either of them broken over lines: all words of the first name the
 * amount of the second. Empty where a line of the name could stand for itself beside more than one amount.
 */
export function soleAmount(text: PageText, grid: Grid, box: Box, type: CoverageType): ReadLimit[] {
  if (text.page.source === 'image' || grid.crossings(box.x + 6, right(box) - 6, box.y + 4, box.y + box.h - 4, CROSSED).length > 0) return []
  const words = text.wordsIn(box)
  const figures = words.filter((w) => OF_AMOUNT.test(w.text) && w.box.x > Math.min(...words.map((o) => o.box.x)))
  if (figures.some((w) => grid.cutsThrough(w.box))) return []
  const left = Math.min(...figures.map((w) => w.box.x))
  const [names, amount] = [words.filter((w) => w.box.x < left), words.filter((w) => w.box.x >= left)]
  const lines = linesOf(names)
  // A clear strip between the two columns.
  if (lines.length < 2 || lines.length > LINES_MAX || Math.max(...names.map((w) => right(w.box))) > left - (names[0]?.box.h ?? 0)) return []
  if (!amount.every((w) => OF_AMOUNT.test(w.text)) || amount.filter((w) => /\d/.test(w.text)).length !== 1 || names.some((w) => /\d/.test(w.text))) return []
  // `Occ/Agg` beside each of several policies: a whole label of two amounts is no piece of a longer one.
  if (lines.some((l) => isEachAndAll(l.text))) return []
  const value = parseAmount(linesOf(amount).map((l) => l.text).join(' '))
  const label = namedLabel(type, lines.map((l) => l.text).join(' '))
  return value !== null && label !== null ? [{ label, amount: value, words: amount.filter((w) => /\d/.test(w.text)) }] : []
}
