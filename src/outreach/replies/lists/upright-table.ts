import { saysYesOrNo } from './answers-in-order.ts'
import { foldText } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'
import { isHeadCell } from '../asides/odd-sentences.ts'
import type { Sentence } from '../statements/split-sentences.ts'

/** Heads whose cells say by themselves what they are of. */
const STATUS = /^(?:status|in force|active|confirmed|correct|ok(?:ay)?|good|verified|current|answer|response|reply)\b/
const NOTES = /^(?:notes?|comments?|remarks)\b/
const EMPTY = /^[-–—\s]*$/
const cellsOf = (text: string): string[] => text.split('|').map((cell) => cell.trim())

/**
 * A table with the policies side by side ("| Auto | Cargo | GL", and below it "Policy number | ... | ...", "Status | ... | ..."):
 * read as one row for each policy, each value with its head. Anything that does not fit such a table leaves it as it was written.
 */
export function uprightTable(sentences: Sentence[], lex: (text: string) => Item[]): Sentence[] {
  const at = sentences.findIndex((one) => namesInCells(one, lex))
  if (at === -1) return withoutHeads(sentences, lex)
  const names = cellsOf(sentences[at]!.text)
  const rows: string[][] = []
  for (const one of sentences.slice(at + 1)) {
    const cells = one.text.includes('|') ? cellsOf(one.text) : []
    if (cells.length !== names.length || !isHeadCell(foldText(cells[0]!))) break
    rows.push(cells)
  }
  if (rows.length === 0 || sentences.slice(at + rows.length + 1).some((one) => one.text.includes('|'))) return sentences
  const turned = names.slice(1).map((name, place): Sentence => {
    const values = rows.map(([head, ...cells]) => valueUnder(foldText(head!), head!, cells[place]!)).filter((value) => value !== '')
    return { ...sentences[at]!, ordinal: null, text: [name, ...values].join(' | '), line: sentences[at]!.line + place / names.length }
  })
  return [...sentences.slice(0, at), ...turned, ...sentences.slice(at + rows.length + 1)]
}

/**
 * "General liability | Property", and below it rows with as many cells: the numbers or the days of each, and an answer for each. A row
 * of which only some cells are answers leaves the whole as it was written.
 */
function withoutHeads(sentences: Sentence[], lex: (text: string) => Item[]): Sentence[] {
  const at = sentences.findIndex((one) => one.underName !== true && namesEach(cellsOf(one.text), lex))
  if (at === -1) return sentences
  const names = cellsOf(sentences[at]!.text)
  const rows = sentences.slice(at + 1).map((one) => cellsOf(one.text))
  const length = rows.findIndex((cells) => cells.length !== names.length)
  const own = length === -1 ? rows : rows.slice(0, length)
  const values = (cells: string[]): boolean => cells.every((cell) => { const items = lex(cell); return items.length > 0 && items.every((item) => VALUES.has(item.kind) || (item.kind === 'mention' && item.via === 'number')) })
  if (own.length === 0 || !own.every((cells) => cells.every(saysYesOrNo) || values(cells)) || !own.some((cells) => cells.every(saysYesOrNo)) || rows.slice(own.length).some((cells) => cells.length > 1)) return sentences
  const turned = names.map((name, place): Sentence => ({ ...sentences[at]!, ordinal: null, text: [name, ...own.map((cells) => cells[place]!)].join(' | '), line: sentences[at]!.line + place / names.length }))
  return [...sentences.slice(0, at), ...turned, ...sentences.slice(at + own.length + 1)]
}
const VALUES: ReadonlySet<string> = new Set(['date', 'range', 'amount', 'split', 'number', 'mark'])

/** A status that is not there is left open, another empty cell says nothing. */
function valueUnder(folded: string, head: string, cell: string): string {
  if (STATUS.test(folded)) return EMPTY.test(cell) ? '?' : cell
  if (EMPTY.test(cell)) return ''
  return NOTES.test(folded) ? cell : `${head.replace(/\W+$/, '')}: ${cell}`
}

/** Each cell but the first names one policy by its coverage, each another one. */
function namesInCells({ text, underName }: Sentence, lex: (text: string) => Item[]): boolean {
  const [head, ...cells] = cellsOf(text)
  return underName !== true && (head === '' || isHeadCell(foldText(head!))) && namesEach(cells, lex)
}

function namesEach(cells: string[], lex: (text: string) => Item[]): boolean {
  const lines = cells.map((cell) => {
    const items = lex(cell)
    const named = items.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via === 'coverage' ? item.lines : []))
    return named.length === 1 && items.every((item) => item.kind === 'mention' || item.kind === 'mark') ? named[0]! : null
  })
  return lines.length > 1 && lines.every((line) => line !== null) && new Set(lines).size === lines.length
}
