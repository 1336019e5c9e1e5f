import type { Column, Table } from '../table/coverage-table.ts'
import type { Row } from './find-rows.ts'
import { bottom, midX, midY, type PageText } from '../page/page-text.ts'

/** How much wider the gaps between rows are than those between lines of one. */
const WIDER_MIN = 1.7
/** In points, and as often as wide as the gap before it. */
const [STEP_MIN, STEP_RATIO_MIN] = [1.5, 1.4]
const ROWS_MAX = 24
/** Letters and figures of a number that may be whole. */
const WHOLE_MIN = 6

/**
 * The rows of a table that has no rules, by the white space between them: where cells break over lines, lines of one row
 * stand closer than rows do. A band that names nothing or has no number shows that the gaps part no rows: null then.
 */
export function partByGaps(text: PageText, table: Table, row: Row): Row[] | null {
  const words = text.between(row.top, row.bottom).filter((w) => midX(w.box) > table.left && midX(w.box) < table.right)
  const lines: { top: number; bottom: number }[] = []
  for (const { box } of [...words].sort((a, b) => a.box.y - b.box.y)) {
    const last = lines.at(-1)
    if (last && box.y < last.bottom) last.bottom = Math.max(last.bottom, bottom(box))
    else lines.push({ top: box.y, bottom: bottom(box) })
  }
  const gaps = lines.slice(1).map((line, i) => line.top - lines[i]!.bottom)
  const filled = (column: Column, r: Row, says: RegExp): boolean =>
    words.some((w) => says.test(w.text) && midX(w.box) > column.x1 - 2 && midX(w.box) < column.x2 && midY(w.box) > r.top && midY(w.box) < r.bottom)
  const { type, number, eff } = table.columns
  // What ends a number that a narrow cell breaks stands beside no day.
  const isPiece = (r: Row): boolean => {
    const printed = words.filter((w) => midX(w.box) > number!.x1 - 2 && midX(w.box) < number!.x2 && midY(w.box) > r.top && midY(w.box) < r.bottom).map((w) => w.text).join('')
    return eff !== undefined && printed.replace(/[^A-Za-z0-9]/g, '').length < WHOLE_MIN && !filled(eff, r, /\d/)
  }
  const partedAt = (least: number): Row[] => {
    const cuts = gaps.flatMap((gap, i) => (gap >= least ? [(lines[i]!.bottom + lines[i + 1]!.top) / 2] : []))
    const edges = [row.top, ...cuts, row.bottom]
    return edges.slice(1).map((end, i): Row => ({ ...row, top: edges[i]!, bottom: end }))
  }
  return partings(gaps).map(partedAt).find((rows) => rows.length <= ROWS_MAX && rows.every((r) => filled(type!, r, /[A-Za-z]{2}/) && filled(number!, r, /\d/) && !isPiece(r))) ?? null
}

/** The least gaps that may part rows: of the wide ones where they stand clear of the narrow ones, of those behind the widest step, of all where they are alike. */
function partings(gaps: readonly number[]): number[] {
  const sorted = gaps.filter((g) => g > 0).sort((a, b) => a - b)
  const clear = sorted.find((gap, i) => i > 0 && gap > WIDER_MIN * sorted[i - 1]! && gap > 3)
  const steps = sorted.slice(1).map((gap, i) => gap - sorted[i]!)
  const step = Math.max(...steps)
  const behind = step > STEP_MIN ? sorted[steps.indexOf(step) + 1]! : undefined
  const isStep = behind !== undefined && behind > STEP_RATIO_MIN * (behind - step)
  return [clear ?? [], clear === undefined && isStep ? behind : [], clear === undefined ? (sorted[0] ?? []) : []].flat()
}
