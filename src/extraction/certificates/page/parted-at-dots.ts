import { type Row, type Segment, segmentOf } from '../../classify/index.ts'

const DOT = /^[·•∙|]$/

/** `Insurer: Acme Insurance Company · Policy: AB 123 · 4/22/2026-4/22/2027`: facts parted by dots, or by several dashes, on one line, each in a cell of its own. */
export function partedAtDots(rows: readonly Row[]): Row[] {
  return rows.map((row) => (row.segments.some(hasDots) ? { ...row, segments: row.segments.flatMap((s) => (hasDots(s) ? pieces(s) : [s])) } : row))
}

const DASH = /^[-–—]$/
/** So many dashes with spaces around them part facts; one or two are a sentence's, or a term's. */
const DASHES_MIN = 3
/** `E.L. disease - policy limit`, `Products - comp/op`: the dash of a limit's own name. */
const LABEL_BEFORE = /^(?:e\.?l\.?|disease|products?|prod\.?|accident)$/i
const partsAt = (words: Segment['words']): RegExp => (words.filter((w, i) => i > 0 && DASH.test(w.text) && !LABEL_BEFORE.test(words[i - 1]!.text)).length >= DASHES_MIN ? /^(?:[·•∙|]|[-–—])$/ : DOT)
const hasDots = ({ words }: Segment): boolean => {
  const parting = partsAt(words)
  return words.some((w, i) => i > 0 && i < words.length - 1 && parting.test(w.text))
}
function pieces({ page, words }: Segment): Segment[] {
  const parting = partsAt(words)
  const out: Segment['words'][] = [[]]
  for (const [i, word] of words.entries()) {
    // A dot at the head of a line begins an item of a list.
    if (i > 0 && parting.test(word.text)) out.push([])
    else out.at(-1)!.push(word)
  }
  return out.filter((piece) => piece.length > 0).map((piece) => segmentOf(page, piece))
}
