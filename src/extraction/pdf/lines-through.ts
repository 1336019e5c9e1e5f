import type { RuledLine } from '../page-model.ts'
import type { Engine } from './engine.ts'
import { boxThrough, type PageFrame } from './page-frame.ts'

/** A note may strike out so many lines. */
const LINES_MAX = 200
/** Where viewers draw the line, from the upper edge of what is struck out: through the small letters. */
const HEIGHT = 0.4

/** The lines that a note which strikes words out draws, one for each line of words: its file holds where the words are and no drawing of the page. */
export function linesThrough({ call, scratch, floats }: Engine, annotation: number, frame: PageFrame): RuledLine[] {
  const count = Math.min(call.FPDFAnnot_CountAttachmentPoints!(annotation), LINES_MAX)
  const found: RuledLine[] = []
  for (let i = 0; i < count; i++) {
    if (!call.FPDFAnnot_GetAttachmentPoints!(annotation, i, scratch)) continue
    const corners = Array.from(floats().subarray(scratch >> 2, (scratch >> 2) + 8))
    const [xs, ys] = [0, 1].map((from) => corners.filter((_, k) => k % 2 === from)) as [number[], number[]]
    const { x, y, w, h } = boxThrough(frame.matrix, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))
    found.push({ x1: x, y1: y + h * HEIGHT, x2: x + w, y2: y + h * HEIGHT, thickness: 0.5 })
  }
  return found
}
