import { Grid, type Row, type Segment, segmentOf } from '../classify/index.ts'
import type { Page, Word } from '../page-model.ts'
import type { OtherLabels } from './other-labels.ts'

const HEADS_MIN = 3
/** What else heads a table of policies. */
const HEAD = /^\W*(?:polic(?:y|ies)|insur(?:er|ance|ing)|carrier|company|coverages?|types?|lines?|limits?|effective|eff\b|expir\w*|exp\b|inception|terms?|periods?|from|to|amount|dates?|naic)\b|\blimits?\b|\bdeductibles?\b/i
const KNOWN_MIN = 2
const FLUSH = 2.5
const STOREYS = 2
const GAP_MAX = 70

/** The words of columns that a table heads as something else's than the policies': `Account number`, `Broker`, `Annual revenue`. */
export function otherColumns(page: Page, rows: readonly Row[], labels: OtherLabels): Set<Word> {
  const dropped = new Set<Word>()
  const grid = new Grid(page)
  rows.forEach((row, at) => {
    if (row.segments.length < HEADS_MIN || row.segments.filter((s) => HEAD.test(s.text)).length < KNOWN_MIN || row.segments.some((s) => /\d{2}/.test(s.text) && !labels.alone(s.text))) return
    row.segments.forEach((segment, i) => {
      const head = wholeHead(rows, at, segment, labels)
      if (!head) return
      const column = columnOf(grid, rows, at, i, head)
      if (!column) return
      for (const word of head.words) dropped.add(word)
      let last = head.box.y + head.box.h
      for (const under of rows.slice(at + 1)) {
        const words = under.segments.flatMap((s) => s.words).filter((w) => !head.words.includes(w))
        if (under.y - last > GAP_MAX || words.some((w) => crosses(w, column)) || runsThrough(words, column)) break
        const own = words.filter((w) => w.box.x > column.from - 1 && w.box.x + w.box.w < column.to + 1 && w.box.y > head.box.y + 0.5 * head.box.h)
        // Other heads, or a title alone, begin something else.
        const isFilled = last > head.box.y + head.box.h
        if (own.length > 0 && isFilled && (headsAnew(under) || (own.length === words.length && under.y - last > LINE_MAX * under.h))) break
        // `Expiration date` under what `Mortgagee` heads: the next row's own label.
        if (own.length > 0 && isFilled && HEAD.test(own[0]!.text) && !/\d/.test(own.map((w) => w.text).join(' ')) && own.length < LABEL_WORDS) break
        if (column.ruled && own.some((w) => !isInCell(grid, w, column))) break
        if (own.length > 0 || under.segments.length > 1) last = under.y + under.h
        for (const word of own) dropped.add(word)
      }
    })
  })
  return dropped
}

/** A heading in one line, or with the line under it that its cell breaks off. */
function wholeHead(rows: readonly Row[], at: number, first: Segment, labels: OtherLabels): Segment | null {
  let words = first.words
  if (labels.alone(first.text, true)) return first
  for (const row of rows.slice(at + 1, at + 1 + STOREYS)) {
    const last = words.at(-1)!
    const rest = row.segments.flatMap((s) => s.words).filter((w) => w.box.x > first.box.x - FLUSH && w.box.x < first.box.x + Math.max(first.box.w, 30) && w.box.y > last.box.y + 0.5 * last.box.h && w.box.y < last.box.y + 1.9 * last.box.h)
    if (rest.length === 0) return null
    words = [...words, ...rest]
    const head = segmentOf(first.page, words)
    if (labels.alone(head.text, true)) return head
  }
  return null
}

type Across = { from: number; to: number; ruled: boolean }
const headsAnew = (row: Row): boolean => row.segments.length > 1 && row.segments.every((s) => /^[A-Za-z]/.test(s.text) && !/\d/.test(s.text)) && row.segments.some((s) => LIMIT.test(s.text) || HEAD.test(s.text))
const LIMIT = /^(?:each|per|general|products?|combined|personal|damage|medical|med|e\.?l\.?|bodily|aggregate|deductible)\b/i
/** In heights of the print, between lines of one cell. */
const LINE_MAX = 0.7
const isInCell = (grid: Grid, { box }: Word, { from, to }: Across): boolean => {
  const cell = grid.cellAt(box.x + box.w / 2, box.y + box.h / 2)
  return Math.abs(cell.x - from) < FLUSH && Math.abs(cell.x + cell.w - to) < FLUSH
}
const crosses = (w: Word, { from, to }: Across): boolean => [from, to].some((at) => w.box.x < at - 2 && w.box.x + w.box.w > at + 2)

/** A sentence below the table runs through the column: words before its edge and behind it stand no farther apart than a space. */
const runsThrough = (words: readonly Word[], { from, to }: Across): boolean => {
  const sorted = words.toSorted((a, b) => a.box.x - b.box.x)
  return sorted.some((w, i) => {
    const next = sorted[i + 1]
    return next !== undefined && Math.abs(next.box.y - w.box.y) < 2 && [from, to].some((at) => w.box.x + w.box.w < at + 2 && next.box.x > at - 2) && next.box.x - w.box.x - w.box.w < SPACE_MAX * Math.max(w.box.h, next.box.h)
  })
}
/** In heights of the print. */
const SPACE_MAX = 0.42

/** Where a column lies: between the rules on both sides of its heading, else from its heading's edge to the next one's where what stands under it is flush with it. */
function columnOf(grid: Grid, rows: readonly Row[], at: number, i: number, head: Segment): Across | null {
  const cell = grid.cellAt(head.box.x + head.box.w / 2, head.box.y + head.box.h / 2)
  if (cell.x > 0 && cell.x + cell.w < grid.width && cell.w < WIDTH_MAX) return { from: cell.x, to: cell.x + cell.w, ruled: true }
  const next = rows[at]!.segments[i + 1]
  const to = next ? next.box.x - 1 : grid.width
  const below = rows.slice(at + 1, at + 1 + LOOK).flatMap((r) => r.segments.flatMap((s) => s.words)).filter((w) => !head.words.includes(w) && w.box.y > head.box.y)
  const flush = below.some((w) => Math.abs(w.box.x - head.box.x) < FLUSH)
  const nextFlush = !next || below.some((w) => Math.abs(w.box.x - next.box.x) < FLUSH)
  return flush && nextFlush ? { from: head.box.x - 1, to, ruled: false } : null
}
const LABEL_WORDS = 4
const WIDTH_MAX = 220
const LOOK = 6
