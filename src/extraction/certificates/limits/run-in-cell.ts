import type { Box, CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { type PageText, right, type TextLine } from '../page/page-text.ts'
import type { ReadLimit } from './limit-pairs.ts'
import { limitsInRun } from './limits-in-run.ts'

const EDGE = 3
const AMOUNT = /^\(?\$?\d[\d,.]*[km]?\W?$/i

/** The limits of a cell whose lines are one run of amounts and names, broken where the cell ends; empty where amounts have a column of their own. */
export function runInCell(text: PageText, box: Box, type: CoverageType): ReadLimit[] {
  if (text.page.source === 'image') return []
  const lines = text.linesIn(box)
  if (lines.length === 0 || isColumn(lines)) return []
  const limits = limitsInRun(lines.map((l) => l.text).join(' '), type)
  const words = lines.flatMap((l) => l.words.filter((w) => /\d/.test(w.text)))
  return limits?.map((limit) => ({ ...limit, words })) ?? []
}

/** Each amount ends its line, apart from its words and as far out as the next one. */
function isColumn(lines: readonly TextLine[]): boolean {
  const isAmount = ({ text }: Word): boolean => AMOUNT.test(text) && /\d{3}/.test(text)
  if (lines.some(({ words }) => words.slice(0, -1).some(isAmount))) return false
  const ends = lines.map(({ words }) => words.slice(-2)).filter((end) => isAmount(end.at(-1)!))
  const boxes = ends.map((end) => end.at(-1)!.box)
  const isApart = ends.every(([before, last]) => last === undefined || last.box.x - right(before!.box) > SPACE_MAX * last.box.h)
  return boxes.length > 1 && isApart && [right, (b: Box): number => b.x].some((edge) => boxes.every((b) => Math.abs(edge(b) - edge(boxes[0]!)) < EDGE))
}
/** In heights of the print. */
const SPACE_MAX = 0.6
