import { unionBox } from '../../classify/index.ts'
import { runOf } from '../view/text-run.ts'
import type { AmountAt, AmountRow } from './amount-rows.ts'

const AMOUNTS_MIN = 3
const BOTH = /\bbodily\s?injury\b[^;]*;[^;]*\bproperty\s?damage\b/i
const ENDS = /[;.]$/

/** `Bodily injury $100,000 each person, $300,000 each accident; property damage $50,000 each accident`: a row for each clause of a sentence. */
export const clausesOf = (rows: readonly AmountRow[]): readonly AmountRow[] => (rows.some(isSentence) ? rows.flatMap((row) => (isSentence(row) ? parted(row) : [row])) : rows)

const isSentence = ({ run, amounts }: AmountRow): boolean => amounts.length >= AMOUNTS_MIN && BOTH.test(run.text)

/** `Coverage limit: $1,000,000 each occurrence. Retained limit: $0.`, `Each occurrence limit $2,000,000. Aggregate limit $2,000,000.`: a row for each sentence. */
export const sentencesOf = (rows: readonly AmountRow[]): AmountRow[] => rows.flatMap((row) => (row.amounts.length > 0 && LABELLED_AFTER_STOP.test(row.run.text) ? parted(row) : [row]))
const LABELLED_AFTER_STOP = /\$\s?\d[^$:]{0,40}[a-z\d]\.\s+[A-Z][A-Za-z' ]{2,30}(?::|\blimit\b)\s?\$\s?\d/

function parted(row: AmountRow): AmountRow[] {
  const { words, starts } = row.run
  const parts: AmountRow[] = []
  let from = 0
  words.forEach((word, i) => {
    if (i < words.length - 1 && !ENDS.test(word.text)) return
    const run = runOf(row.page, words.slice(from, i + 1))
    const off = starts[from]!
    const amounts = row.amounts.flatMap((a): AmountAt[] => {
      const [start, end] = [a.start - off, a.end - off]
      return start >= 0 && end <= run.text.length ? [{ ...a, start, end, before: run.text.slice(Math.max(0, start - 60), start), after: run.text.slice(end, end + 45), box: unionBox(a.words.map((w) => w.box)) }] : []
    })
    parts.push({ ...row, run, amounts, label: amounts.length > 0 ? run.text.slice(0, amounts[0]!.start).trim() : run.text })
    from = i + 1
  })
  return parts
}
