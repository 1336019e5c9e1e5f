import { isHeadCell } from '../asides/odd-sentences.ts'
import { foldText } from '../message/fold-text.ts'
import type { Sentence } from '../statements/split-sentences.ts'

const STROKE = / +\/ +/
const cellsOf = (text: string): string[] => text.split(STROKE).map((cell) => cell.trim())

/** "Line / Policy / Eff / Exp / Status", and rows of as many cells below it: a table that is ruled with strokes is read as one with bars. */
export function strokeTable(sentences: Sentence[]): Sentence[] {
  let width = 0
  return sentences.map((one) => {
    const cells = cellsOf(one.read ?? one.text)
    if (cells.length >= 3 && cells.every((cell) => isHeadCell(foldText(cell)))) width = cells.length
    else if (cells.length !== width) width = 0
    return width > 0 && !(one.read ?? one.text).includes('|') ? { ...one, text: cells.join(' | ') } : one
  })
}
