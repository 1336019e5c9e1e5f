import type { Word } from '../../page-model.ts'
import { findDate, mendDate } from '../../values/index.ts'
import type { TextLine } from '../page/page-text.ts'

export type DateCell = { date: string | null; words: Word[]; printed: string }

/** The first and last days that the cells of a row state. */
export function datesOf(effLines: TextLine[], expLines: TextLine[], split: boolean, seen: boolean): { effs: DateCell[]; exps: DateCell[] } {
  const effs: DateCell[] = []
  const exps: DateCell[] = []
  for (const line of withYears(effLines, split).filter((l) => split || !BETWEEN.test(l.text))) {
    const first = findDate(line.text)
    effs.push({ date: first?.date ?? null, words: line.words, printed: line.text })
    // One column may hold the whole term: two dates on one line, or the second under the first.
    const rest = first ? findDate(line.text.slice(first.end).replace(/^\s*(?:[-–—]|to\b|thru\b|through\b)\s*/i, '')) : null
    // Typed out of their columns both days may stand under the first one's heading.
    if (rest && (!split || (!seen && !expLines.some((l) => findDate(l.text))))) exps.push({ date: rest.date, words: line.words, printed: line.text })
    const year = first && !rest && !split ? /^\s?[-–]\s?(\d{2}|20\d{2})\W*$/.exec(line.text.slice(first.end))?.[1] : undefined
    // `5/1/26-27`: the same day of another year.
    if (first && year) exps.push({ date: `${year.length === 2 ? `20${year}` : year}${first.date.slice(4)}`, words: line.words, printed: line.text })
  }
  // `Exp date / Eff date` over one column: each first day stands under its last.
  if (!split && !seen && exps.length === 0 && effs.length % 2 === 0 && effs.length > 0 && effs.every((c, i) => c.date && (i % 2 === 0 || c.date < effs[i - 1]!.date!))) for (let i = 0; i < effs.length; i += 2) effs.splice(i, 2, effs[i + 1]!, effs[i]!)
  // A term in one column with its days under each other: every second date ends what the one above it begins.
  const stacked = !split && exps.length === 0 && effs.length % 2 === 0 && effs.every((c, i) => c.date && (i % 2 === 0 || c.date > effs[i - 1]!.date!))
  if (stacked) exps.push(...effs.filter((_, i) => i % 2 === 1))
  if (stacked) effs.splice(0, effs.length, ...effs.filter((_, i) => i % 2 === 0))
  for (const line of expLines) if (!split || exps.length === 0 || findDate(line.text)) exps.push({ date: findDate(line.text)?.date ?? null, words: line.words, printed: line.text })
  if (seen && split) for (const cell of [...effs, ...exps]) mendCell(cell)
  const dated = (cells: DateCell[]): DateCell[] =>
    cells.some((c) => c.date) ? cells.filter((c) => c.date) : cells.filter((c) => /\d/.test(c.printed))
  return { effs: dated(effs), exps: dated(exps) }
}

/** `1/10/26-` over `27`: a narrow column breaks the term behind its stroke. */
function withYears(lines: readonly TextLine[], split: boolean): TextLine[] {
  if (split) return [...lines]
  return lines.flatMap((line, i): TextLine[] => {
    const [before, next] = [lines[i - 1], lines[i + 1]]
    if (before && ENDS_IN_STROKE.test(before.text) && YEAR.test(line.text)) return []
    return next && ENDS_IN_STROKE.test(line.text) && YEAR.test(next.text) ? [{ ...line, text: `${line.text}${next.text}`, words: [...line.words, ...next.words] }] : [line]
  })
}
const ENDS_IN_STROKE = /\d[-–]$/
const YEAR = /^(?:\d{2}|20\d{2})$/

/** At what hour a day begins, or what leads on to the other day, on a line of its own. */
const BETWEEN = /^\s*[-–—]\s*$|^\W*(?:to|thru|through|until|and|(?:at\s)?(?:12[:.]0[01]|noon)(?:\s?[ap]\.?\s?m\b\.?)?(?:\s?(?:standard|local|st)\s?(?:time)?)?)\W*$/i

/** What is conjectured is worth little until the other day of the term bears it out. */
const CONJECTURED = 0.62
function mendCell(cell: DateCell): void {
  if (cell.date) return
  cell.date = mendDate(cell.printed)
  if (cell.date) cell.words = cell.words.map((w) => ({ ...w, confidence: CONJECTURED }))
}
