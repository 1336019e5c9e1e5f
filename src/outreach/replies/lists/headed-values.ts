import { foldText } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'
import { isHeadCell } from '../asides/odd-sentences.ts'
import type { Sentence } from '../statements/split-sentences.ts'

type Attr = Extract<Item, { kind: 'attr' }>['attr']
const FIGURES: ReadonlySet<Item['kind']> = new Set(['date', 'amount', 'split', 'number', 'mark'])
const NAMED: ReadonlySet<Attr> = new Set<Attr>(['effective_date', 'expiration_date', 'limits', 'carrier', 'policy_number'])
const POLICY_NUMBER = /^(?:pol(?:icy|\.)? ?(?:number|no\.?|num\.?|#)?|poliza|(?:numero|num\.?|no\.?) de poliza)$/
/** Nothing stands in such a cell. */
const EMPTY = /^(?:n\/a|na|none|-+|–|—)$/
const cellsOf = (text: string): string[] => text.split('|').map((cell) => cell.trim())

/** What a head says its cells hold: a limit, the day a policy begins or ends, its number or company; null where it says none of these. */
function valueOf(cell: string, lex: (text: string) => Item[]): Attr | 'limit' | null {
  if (POLICY_NUMBER.test(foldText(cell))) return 'policy_number'
  const [only, ...more] = lex(cell).filter((item) => item.kind !== 'mark' && !(item.kind === 'word' && item.known))
  if (more.length > 0 || only === undefined) return null
  if (only.kind === 'label') return 'limit'
  return only.kind === 'attr' && NAMED.has(only.attr) ? only.attr : null
}

/**
 * "Coverage | Deductible | Status", and below it "Cargo | 2,500 | Active": a cell with nothing but a value has the name of its column
 * put before it. Rows of another length are left as they were written.
 */
export function headedValues(sentences: Sentence[], lex: (text: string) => Item[]): Sentence[] {
  const at = sentences.findIndex((one) => one.text.includes('|') && isHead(cellsOf(one.text), lex))
  if (at === -1) return sentences
  const head = cellsOf(sentences[at]!.text)
  const named = head.map((cell) => valueOf(cell, lex))
  const read = sentences.map((one, index) => {
    const cells = cellsOf(one.read ?? one.text)
    // A cell at the end of a row that holds nothing is not there.
    if (index <= at || cells.length < 2 || cells.length > head.length) return one
    const given = cells.flatMap((cell, place) => {
      const value = named[place] ?? null
      if (value === null) return [cell]
      return EMPTY.test(foldText(cell)) ? [] : holds(value, lex(cell)) ? [`${value === 'policy_number' ? 'Policy number' : head[place]!.replace(/\W+$/, '')}: ${cell}`] : [cell]
    })
    return given.length === cells.length && given.every((cell, place) => cell === cells[place]) ? one : { ...one, read: given.join(' | ') }
  })
  // A head that is no usual one says nothing else.
  return isUsual(head) ? read : read.toSpliced(at, 1)
}

const isUsual = (cells: string[]): boolean => cells.every((cell) => cell === '' || isHeadCell(foldText(cell)))
const isHead = (cells: string[], lex: (text: string) => Item[]): boolean => {
  const named = cells.map((cell) => valueOf(cell, lex) !== null)
  return cells.length >= 2 && named.includes(true) && cells.every((cell, at) => cell === '' || named[at] || isHeadCell(foldText(cell)))
}

function holds(value: Attr | 'limit', items: Item[]): boolean {
  const solid = items.filter((item) => item.kind !== 'mark')
  if (solid.length === 0) return false
  // What was asked is known without its head.
  if (value === 'policy_number') return solid.every((item) => item.kind === 'number')
  if (value === 'carrier') return !solid.some((item) => item.kind === 'mention') && solid.every((item) => item.kind === 'name' || item.kind === 'word' || item.kind === 'join')
  return items.every((item) => FIGURES.has(item.kind)) && solid.some((item) => item.kind !== 'number')
}
