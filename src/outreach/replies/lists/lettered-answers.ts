import type { Item } from '../words/lex-sentence.ts'
import type { Sentence } from '../statements/split-sentences.ts'

/**
 * "auto y cargo n gl y", "AL Y, CG N, GL Y": a letter behind each name is its answer, and no Spanish or hurried "and" between two of them.
 * Where one name alone has an n behind it and each of the others an answer ("auto yes cargo n gl yes"), so is that.
 */
export const letteredAnswers = (sentences: Sentence[], itemsOf: (text: string) => Item[]): Sentence[] =>
  sentences.flatMap((one) => {
    if (one.underName || one.read !== undefined || one.ordinal !== null || !/(?<![\p{L}\d])[yn](?![\p{L}\d])/iu.test(one.text) || /[|?]/.test(one.text)) return [one]
    const rows = rowsOf(itemsOf(one.text), one.text)
    return rows === null ? [one] : rows.map((row, at) => ({ ...one, text: row.text, read: row.read, line: one.line + at / (rows.length + 1) }))
  })

type Row = { text: string; read: string }
function rowsOf(items: Item[], text: string): Row[] | null {
  const names = items.flatMap((item, at) => (isName(item) ? [at] : []))
  if (names.length < 2) return null
  const cells = names.map((from, place) => items.slice(from, names[place + 1]).filter((item) => item.kind !== 'mark'))
  if (!cells.every((cell) => cell.length === 2)) return null
  const letters = cells.map((cell) => (/^[yn]$/i.test(textOf(cell[1]!, text)) ? textOf(cell[1]!, text).toLowerCase() : null))
  const told = letters.filter((letter) => letter !== null)
  if (!cells.every((cell, at) => letters[at] !== null || cell[1]!.kind === 'sense')) return null
  if (!(told.length >= 2 && letters.at(-1) !== null) && !(cells.length >= 3 && told.length >= 1 && told.every((letter) => letter === 'n') && letters[0] === null)) return null
  const head = text.slice(0, items[names[0]!]!.at).replace(/^the\b|[\s,;:/–-]+$/gi, '')
  const rows = cells.map((cell, at): Row => {
    const written = text.slice(cell[0]!.at, cell[1]!.end)
    return { text: written, read: letters[at] === null ? written : `${textOf(cell[0]!, text)}: ${letters[at] === 'y' ? 'yes' : 'no'}` }
  })
  return head.trim() === '' ? rows : [{ text: head, read: head }, ...rows]
}

const isName = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier' && item.lines.length === 1
const textOf = (item: Item, text: string): string => text.slice(item.at, item.end).trim()
