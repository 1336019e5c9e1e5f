import { type Row, type Segment, segmentOf } from '../../classify/index.ts'

const DOT = /^[·•∙|]$/

/** `Insurer: Acme Insurance Company · Policy: AB 123 · 4/22/2026-4/22/2027`: facts parted by dots on one line, each in a cell of its own. */
export function partedAtDots(rows: readonly Row[]): Row[] {
  return rows.map((row) => (row.segments.some(hasDots) ? { ...row, segments: row.segments.flatMap((s) => (hasDots(s) ? pieces(s) : [s])) } : row))
}

const hasDots = ({ words }: Segment): boolean => words.some((w, i) => i > 0 && i < words.length - 1 && DOT.test(w.text))
function pieces({ page, words }: Segment): Segment[] {
  const out: Segment['words'][] = [[]]
  for (const [i, word] of words.entries()) {
    // A dot at the head of a line begins an item of a list.
    if (i > 0 && DOT.test(word.text)) out.push([])
    else out.at(-1)!.push(word)
  }
  return out.filter((piece) => piece.length > 0).map((piece) => segmentOf(page, piece))
}
