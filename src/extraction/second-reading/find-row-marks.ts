import type { Box } from '../../vocabulary/index.ts'
import type { Page, Word } from '../page-model.ts'

/** Columns that hold one letter are at most this wide, and the letter at most this much above or below its policy number, in points. */
const COLUMN_MAX = 26
const COLUMN_MIN = 8
const REACH = 9
/** What forms print in these cells, or pieces of it: not a letter that somebody set there. */
const PRINTED_NO = /^(n.{0,3}|[a/|\\.,:;'"_—–-]+)$/i

type Column = { from: number; to: number }
const midX = (box: Box): number => box.x + box.w / 2
const midY = (box: Box): number => box.y + box.h / 2

/** The letter set beside a policy number in ADDL INSD or SUBR WVD (ACORD 25), whatever it was read as; null when there is none. */
export function findRowMark(page: Page, number: Box, column: 'addl' | 'subr'): Word | null {
  const columns = columnsBefore(page, number)
  const own = column === 'subr' ? columns[0] : columns[1]
  if (!own) return null
  return (
    page.words.find(
      (w) =>
        midX(w.box) > own.from &&
        midX(w.box) < own.to &&
        w.box.w < own.to - own.from &&
        Math.abs(midY(w.box) - midY(number)) < REACH &&
        !PRINTED_NO.test(w.text),
    ) ?? null
  )
}

/** The cell beside a policy number in ADDL INSD or SUBR WVD, at the height of its line; null where the rules do not show it. */
export function rowMarkCell(page: Page, number: Box, column: 'addl' | 'subr'): Box | null {
  const columns = columnsBefore(page, number)
  const own = column === 'subr' ? columns[0] : columns[1]
  return own ? { x: own.from + 1.5, y: midY(number) - REACH + 2, w: own.to - own.from - 3, h: 2 * REACH - 4 } : null
}

/** Whether a text is what forms print in these cells, or a speck. */
export const isPrintedNo = (text: string): boolean => PRINTED_NO.test(text.trim())

/** The narrow columns left of a policy number by the rules beside it, nearest first. */
function columnsBefore(page: Page, number: Box): Column[] {
  const y = midY(number)
  const rules = page.lines
    .filter((l) => Math.abs(l.x1 - l.x2) < 3 && Math.min(l.y1, l.y2) <= y && Math.max(l.y1, l.y2) >= y)
    .map((l) => (l.x1 + l.x2) / 2)
    .filter((x) => x < number.x + 4 && x > number.x - 3 * COLUMN_MAX)
    .sort((a, b) => b - a)
  const columns: Column[] = []
  let right = rules[0]
  for (const left of rules.slice(1)) {
    // A thick rule is sometimes found as two.
    if (right === undefined || right - left < 3) continue
    if (right - left < COLUMN_MIN || right - left > COLUMN_MAX) break
    columns.push({ from: left, to: right })
    right = left
  }
  return columns
}
