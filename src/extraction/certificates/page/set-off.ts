import type { Box } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { labelsFound } from '../limits/amount-strips.ts'
import type { Row } from '../rows/find-rows.ts'
import type { LineDraft } from '../line-draft.ts'
import { bottom, midX, midY, right } from './page-text.ts'
import { LABELS, type RowContext } from '../rows/printed-rows.ts'

/** Rows of which as a rule every strip is filled, and what stands over their first strip and names no limit. */
const TOLD_BY = new Set<Row['kind']>(['general_liability', 'workers_comp'])
const CAPTION = /^(?:limits|per|wc|statu\w*|tory|oth\W?|other)$/i
const LABELS_MIN = 3
const AMOUNT = /^\$?\d{1,3}(?:,\d{3})+(?:\.\d\d)?$|^\$?\d{4,9}$/

/**
 * Whether what is typed on a ruled form lies a line higher or lower than it was meant: in each of its rows the first label's strip is empty
 * and an amount stands below the last one, or the last is empty and an amount stands above the first. Each amount then has another's label.
 */
export function isSetOff(ctx: RowContext, rows: readonly Row[]): boolean {
  if (ctx.text.page.source === 'image') return false
  const told = rows.flatMap((row) => verdictOf(ctx, row) ?? [])
  return told.length > 0 && told.every(Boolean)
}

/** True where a row shows it, false where it shows the contrary; null for a row that shows neither. */
function verdictOf({ text, grid, table }: RowContext, row: Row): boolean | null {
  const { limits } = table.columns
  const labels = TOLD_BY.has(row.kind) ? (LABELS[row.kind] ?? []) : []
  if (!limits || labels.length === 0) return null
  const column: Box = { x: limits.x1 - 3, y: row.top - 1, w: limits.x2 - limits.x1 + 6, h: row.bottom - row.top + 1 }
  const strips = labelsFound(text, column, labels)
    .map(({ anchor }) => ({ anchor, cell: grid.cellAt(midX(anchor.box), midY(anchor.box)) }))
    .sort((a, b) => a.cell.y - b.cell.y)
  const heights = strips.map((s) => s.cell.h)
  if (strips.length < LABELS_MIN || Math.max(...heights) > 1.6 * Math.min(...heights)) return null
  const edge = Math.max(...strips.map((s) => right(s.anchor.box)))
  const [first, last] = [strips[0]!.cell, strips.at(-1)!.cell]
  const foot = Math.max(...strips.map(({ cell }) => bottom(cell)))
  const amounts = text.wordsFrom(first.y - first.h, foot + last.h).filter((w) => midX(w.box) > limits.x1 && midX(w.box) < limits.x2 + 6 && AMOUNT.test(w.text))
  const held = strips.map(({ cell, anchor }) => amounts.some((w) => within(w, cell.y, bottom(cell)) && w.box.x > right(anchor.box) - 2))
  const alone = (top: number, end: number): boolean => amounts.some((w) => within(w, top, end) && w.box.x > edge - 2 && !text.wordsFrom(top, end).some((o) => within(o, top, end) && o.box.x > limits.x1 - 2 && o.box.x < w.box.x && /[A-Za-z]{3}/.test(o.text) && !CAPTION.test(o.text)))
  const [below, above] = [alone(bottom(last), bottom(last) + last.h), alone(first.y - first.h, first.y)]
  const filled = held.filter(Boolean).length
  if (filled < 2) return null
  if (!held[0] && held.at(-1) && below) return true
  if (held[0] && !held.at(-1) && above) return true
  return held[0] && !below && !above ? false : null
}

const within = (w: Word, top: number, end: number): boolean => midY(w.box) >= top && midY(w.box) < end

const REASON = 'what is typed lies a line off the form, so that each value has the label of another'
export const isWithheld = ({ unreadable }: LineDraft): boolean => unreadable.some((u) => u.reason === REASON)
/** Says of every value that only its line tells that it cannot be read. */
export function withholdByLine(draft: LineDraft): void {
  const { line } = draft
  for (const { label, amount } of line.limits) if (amount !== null) draft.withdrawLimit(label, REASON)
  for (const key of ['carrier', 'naic'] as const) {
    if (line[key] === null) continue
    draft.cannotRead(key, [], REASON)
    delete line.fields[key]
    line[key] = null
  }
}
