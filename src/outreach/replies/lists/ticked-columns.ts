import { saysYesOrNo, saysNo } from './answers-in-order.ts'
import { foldText } from '../message/fold-text.ts'
import { isTableHead } from '../asides/odd-sentences.ts'
import type { Sentence } from '../statements/split-sentences.ts'
import { isEmptyBox } from './ticked-boxes.ts'

const TICK = /^(?:\[?x\]?|✓|✔|☑|☒|✅|y|yes|si)$/i
/** A column for what is left open. */
const OPEN = /^(?:unknown|unsure|not sure|pending|tbd|to be determined|need(?:s)? to check|checking|call|\?|n\/a|no se|pendiente)$/
const cellsOf = (text: string): string[] => text.split('|').map((cell) => cell.trim())

/**
 * "Coverage | Active | Cancelled", and a tick in one of the two columns: what is ticked is the row's answer. A row that has none, two,
 * or a word in both is read as an open one.
 */
export function readTicks(sentences: Sentence[]): Sentence[] {
  const at = sentences.findIndex((one) => answerColumns(one.text).length > 1)
  if (at === -1) return sentences
  const head = cellsOf(sentences[at]!.text)
  const columns = answerColumns(sentences[at]!.text)
  return sentences.flatMap((one, index) => {
    if (index === at) return []
    return index > at && one.text.includes('|') ? [{ ...one, read: ticked(cellsOf(one.text), head, columns) }] : [one]
  })
}

/** The columns headed by an answer, where some of them say yes and some no; what stands beside them is a head as well. */
function answerColumns(text: string): number[] {
  const cells = cellsOf(text)
  const columns = cells.flatMap((cell, at) => (saysYesOrNo(cell) || OPEN.test(foldText(cell)) ? [at] : []))
  const others = cells.filter((_, at) => !columns.includes(at))
  const both = columns.some((at) => saysNo(cells[at]!)) && columns.some((at) => !saysNo(cells[at]!))
  return both && others.length > 0 && isTableHead(['status', ...others].join(' | ')) ? columns : []
}

function ticked(row: string[], head: string[], columns: number[]): string {
  const full = columns.filter((at) => (row[at] ?? '') !== '' && !isEmptyBox(row[at]!))
  const rest = row.filter((_, at) => !columns.includes(at))
  const [only] = full
  if (full.length !== 1 || only === undefined) return [...rest, '?'].join(' | ')
  const said = row[only]!
  if (OPEN.test(foldText(head[only]!))) return [...rest, '?'].join(' | ')
  return [...rest, TICK.test(foldText(said)) ? head[only]! : `${head[only]} (${said})`].join(' | ')
}
