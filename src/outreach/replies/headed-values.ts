import { foldText } from './fold-text.ts'
import type { Item } from './lex-sentence.ts'
import { isHeadCell } from './odd-sentences.ts'
import type { Sentence } from './split-sentences.ts'

const VALUES: ReadonlySet<Item['kind']> = new Set(['date', 'amount', 'split', 'number', 'mark', 'label'])
const cellsOf = (text: string): string[] => text.split('|').map((cell) => cell.trim())

/** A head that names what its cells hold: a limit, the day it begins or ends. */
const namesValue = (items: Item[]): boolean => {
  const [only, ...more] = items.filter((item) => item.kind !== 'mark' && !(item.kind === 'word' && item.known))
  return more.length === 0 && (only?.kind === 'label' || (only?.kind === 'attr' && ['effective_date', 'expiration_date', 'limits'].includes(only.attr)))
}

/**
 * "Coverage | Deductible | Status", and below it "Cargo | 2,500 | Active": a cell with nothing but a value has the name of its column
 * put before it. Rows of another length are left as they were written.
 */
export function headedValues(sentences: Sentence[], lex: (text: string) => Item[]): Sentence[] {
  const at = sentences.findIndex((one) => one.text.includes('|') && isHead(cellsOf(one.text), lex))
  if (at === -1) return sentences
  const head = cellsOf(sentences[at]!.text)
  const named = head.map((cell) => namesValue(lex(cell)))
  const read = sentences.map((one, index) => {
    const cells = cellsOf(one.read ?? one.text)
    // A cell at the end of a row that holds nothing is not there.
    if (index <= at || cells.length < 2 || cells.length > head.length) return one
    const given = cells.map((cell, place) => (named[place] && isValue(cell, lex) ? `${head[place]!.replace(/\W+$/, '')}: ${cell}` : cell))
    return given.every((cell, place) => cell === cells[place]) ? one : { ...one, read: given.join(' | ') }
  })
  // A head that is no usual one says nothing else.
  return isUsual(head) ? read : read.toSpliced(at, 1)
}

const isUsual = (cells: string[]): boolean => cells.every((cell) => cell === '' || isHeadCell(foldText(cell)))
const isHead = (cells: string[], lex: (text: string) => Item[]): boolean =>
  cells.length >= 2 && cells.every((cell) => cell === '' || isHeadCell(foldText(cell)) || namesValue(lex(cell))) && cells.some((cell) => namesValue(lex(cell))) && cells.some((cell) => isHeadCell(foldText(cell)) && !namesValue(lex(cell)))

function isValue(cell: string, lex: (text: string) => Item[]): boolean {
  const items = lex(cell)
  return items.some((item) => item.kind === 'date' || item.kind === 'amount' || item.kind === 'split') && items.every((item) => VALUES.has(item.kind)) && !items.some((item) => item.kind === 'label')
}
