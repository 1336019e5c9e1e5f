import { type Segment, segmentOf } from '../../classify/index.ts'
import { otherWords } from '../../other-facts/index.ts'
import type { Word } from '../../page-model.ts'
import { type PageView, viewRows } from './page-view.ts'

/** The view without the numbers, days and companies that its labels say are of something else: loans, claims, bills, former policies, lenders. */
export function withoutOthers(view: PageView): PageView {
  if (view.page.source === 'image') return view
  const others = otherWords(view.page, view.rows, true)
  if (others.size === 0) return view
  const rows = view.rows.flatMap((row) => {
    const segments = row.segments.flatMap((s) => (s.words.some((w) => others.has(w)) ? piecesLeft(s, others) : [s]))
    return segments.length > 0 ? [{ ...row, segments }] : []
  })
  return viewRows(view.page, rows)
}

const ITEM = /^\(?(?:\d{1,2}|[A-Z])[.)]$/
/** What is left of a cell, in pieces where words were left out of its midst. */
function piecesLeft(segment: Segment, others: ReadonlySet<Word>): Segment[] {
  const pieces: Word[][] = [[]]
  for (const word of segment.words) {
    const piece = pieces.at(-1)!
    if (!others.has(word)) piece.push(word)
    else if (piece.length > 0) {
      // `Policy No. WN448207 2. Insured: …`: the item's own number goes with it.
      if (ITEM.test(piece.at(-1)!.text)) piece.pop()
      pieces.push([])
    }
  }
  return pieces.filter((p) => p.length > 0).map((p) => segmentOf(segment.page, p))
}
