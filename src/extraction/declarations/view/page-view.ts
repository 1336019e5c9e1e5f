import { type Block, blocksOf, type Row, rowsOf, type Segment } from '../../classify/index.ts'
import type { Page } from '../../page-model.ts'
import { runOfBlock, runOfRow, runOfSegment, type TextRun } from './text-run.ts'

/** One page prepared once for all finders. */
export type PageView = {
  page: Page
  number: number
  rows: Row[]
  blocks: Block[]
  rowRuns: TextRun[]
  blockRuns: TextRun[]
  text: string
  lower: string
}

export const viewPage = (page: Page): PageView => viewRows(page, rowsOf(page))

/** A view of some rows of a page only. */
export function viewRows(page: Page, rows: Row[]): PageView {
  const blocks = blocksOf(rows)
  const rowRuns = rows.map(runOfRow)
  const text = rowRuns.map((r) => r.text).join('\n')
  return { page, number: page.number, rows, blocks, rowRuns, blockRuns: blocks.map(runOfBlock), text, lower: text.toLowerCase() }
}

/** The page down to a schedule of other policies: their numbers, terms and insurers are not this policy's. */
export function withoutUnderlying(view: PageView): PageView {
  const at = view.rows.findIndex(
    (row, i) => [view.rowRuns[i]!, ...row.segments].some(({ text }) => (/scheduleofunderlying/i.test(text.replace(/\s/g, '')) || /\bunderlying\s(?:insurance|insurers?|policies|coverages?)\b|\b(?:maintenance|schedule)\sof\sunderlying\b|\b(?:followed|controlling)\s(?:underlying\s)?polic(?:y|ies)\b|\b(?:in\sexcess\sof|excess\sover)\W*$|^\W*excess\sof\W*$/i.test(text)) && text.length < 70),
  )
  const rows = view.rows.filter((row, i) => at < 0 || i < at || row.segments.some((s) => PROVIDED_BY.test(s.text))).filter((row) => !OF_UNDERLYING.test(row.segments[0]?.text ?? ''))
  return rows.length === view.rows.length ? view : viewRows(view.page, rows)
}
/** Who insures is said of the paper, wherever it stands. */
const PROVIDED_BY = /\b(?:coverages?|polic(?:y|ies)|insurance)\s(?:is\s|are\s)?(?:provided|underwritten|issued)(?:\sand\s(?:provided|underwritten|issued))?\sby\s(?=\S)/i
/** A row that states the underlying policy alone. */
const OF_UNDERLYING = /^\W*(?:item\s\w{1,3}\W+|\d{1,2}\W+)?(?:underlying|followed|controlling)\s(?:underlying\s)?(?:polic(?:y|ies)|insurers?|carriers?|compan(?:y|ies))\b/i

export { runOfSegment }

/** Segments of the rows below that stand under a segment, nearest first, down to `linesMax` line heights. */
export function segmentsBelow(view: PageView, of: Segment, linesMax: number): Segment[] {
  const h = Math.max(7, of.box.h)
  const bottom = of.box.y + of.box.h
  const below: Segment[] = []
  for (const row of view.rows) {
    if (row.y + row.h < of.box.y) continue
    if (row.y - bottom > linesMax * h * 1.35) break
    for (const s of row.segments) {
      // A heading in large type beside the value begins higher than the value does.
      if (s.box.y < of.box.y + of.box.h * 0.6) continue
      const overlap = Math.min(s.box.x + s.box.w, of.box.x + of.box.w) - Math.max(s.box.x, of.box.x)
      if (overlap > Math.min(s.box.w, of.box.w) * 0.3 || Math.abs(s.box.x - of.box.x) < 1.5 * h) below.push(s)
    }
  }
  return below
}
