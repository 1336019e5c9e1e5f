import { foldText } from '../message/fold-text.ts'
import { isTableHead } from '../asides/odd-sentences.ts'
import type { Sentence } from '../statements/split-sentences.ts'

const OF_CHANGES = /^(?:any )?(?:changes?|corrections?|differences?|exceptions?|discrepanc(?:y|ies)|issues?|errors?|cambios?|correcciones)(?: (?:needed|required|noted|if any))?[?:]?$/
const NOTHING = /^(?:|no|n|none|nada|ninguno|nil|n\/a|na|-+|–|—|same|no (?:changes?|corrections?|differences?|exceptions?)|ok|x?0)\.?$/

const OF_NOTES = /^(?:notes?|comments?|remarks|notas|comentarios)$/
const NO_NOTE = /^(?:none|nil|nada|ninguno|n\/a|na|-+|–|—)\.?$/

/** "None" in a column of notes is no answer: it stands for the empty cell. */
function withoutEmptyNotes(sentences: Sentence[]): Sentence[] {
  const at = sentences.findIndex((one) => isTableHead(one.text) && cellsOf(foldText(one.text)).some((cell) => OF_NOTES.test(cell)))
  if (at === -1) return sentences
  const head = cellsOf(foldText(sentences[at]!.text))
  return sentences.map((one, index) => {
    const cells = cellsOf(one.text)
    if (index <= at || cells.length !== head.length || !cells.some((cell, place) => OF_NOTES.test(head[place]!) && NO_NOTE.test(foldText(cell)))) return one
    return { ...one, read: cells.filter((cell, place) => !(OF_NOTES.test(head[place]!) && NO_NOTE.test(foldText(cell)))).join(' | ') }
  })
}

const cellsOf = (text: string): string[] => text.split('|').map((cell) => cell.trim())

/**
 * A column headed "Changes" turns its answers round: "none" there takes nothing from the row, "yes" says that something is different.
 * Where a row of such a table cannot be laid under its head, everything stays as it was written, and the head is not understood.
 */
export function readColumns(written: Sentence[]): Sentence[] {
  const sentences = withoutEmptyNotes(written)
  const at = sentences.findIndex((one) => columnsOfChanges(one.text).length > 0)
  if (at === -1) return sentences
  const head = cellsOf(sentences[at]!.text)
  const columns = columnsOfChanges(sentences[at]!.text)
  const rows = sentences.slice(at + 1).filter((one) => one.text.includes('|'))
  if (rows.length === 0 || rows.some((row) => cellsOf(row.text).length !== head.length)) return sentences
  return sentences.flatMap((one, index) => (index === at ? [] : rows.includes(one) && index > at ? [{ ...one, read: under(one.text, columns) }] : [one]))
}

function columnsOfChanges(text: string): number[] {
  const cells = cellsOf(foldText(text))
  if (cells.length < 2 || !isTableHead(cells.map((cell) => (OF_CHANGES.test(cell) ? 'notes' : cell)).join(' | '))) return []
  return cells.flatMap((cell, at) => (OF_CHANGES.test(cell) ? [at] : []))
}

const under = (row: string, columns: number[]): string =>
  cellsOf(row)
    .flatMap((cell, at) => {
      if (!columns.includes(at)) return [cell]
      const said = foldText(cell)
      return NOTHING.test(said) ? [] : /^(?:yes|y|si)\b/.test(said) ? [`${cell} changed`] : [cell]
    })
    .join(' | ')
