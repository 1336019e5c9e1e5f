import type { Box } from '../../vocabulary/index.ts'
import { BLOT, type Page, type RuledLine, type Word } from '../page-model.ts'

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
    page.words.find((w) => isBlotOver(w, own, number)) ??
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

/** Ink that covers half of a column's width, level with the number. */
const isBlotOver = ({ text, box }: Word, { from, to }: Column, number: Box): boolean =>
  text === BLOT && Math.min(box.x + box.w, to) - Math.max(box.x, from) > (to - from) / 2 && Math.abs(midY(box) - midY(number)) < REACH + box.h / 2

/** The cell beside a policy number in ADDL INSD or SUBR WVD, at the height of its line; null where the rules do not show it. */
export function rowMarkCell(page: Page, number: Box, column: 'addl' | 'subr'): Box | null {
  const columns = columnsBefore(page, number)
  const own = column === 'subr' ? columns[0] : columns[1]
  return own ? { x: own.from + 1.5, y: midY(number) - REACH + 2, w: own.to - own.from - 3, h: 2 * REACH - 4 } : null
}

/** The crosses and letters for yes anywhere in the column that stands beside a policy number. */
export function marksInColumn(page: Page, number: Box, column: 'addl' | 'subr'): Word[] {
  const own = columnsBefore(page, number)[column === 'subr' ? 0 : 1]
  return own ? page.words.filter((w) => /^[xy*]$/i.test(w.text) && midX(w.box) > own.from && midX(w.box) < own.to) : []
}

/** Whether the printed or typed no stands beside a policy number. */
export function saysNo(page: Page, number: Box, column: 'addl' | 'subr'): boolean {
  const cell = rowMarkCell(page, number, column)
  return cell !== null && page.words.some((w) => /^n/i.test(w.text) && midX(w.box) > cell.x && midX(w.box) < cell.x + cell.w && Math.abs(midY(w.box) - midY(number)) < REACH)
}

/** Whether a text is what forms print in these cells, or a speck. */
export const isPrintedNo = (text: string): boolean => PRINTED_NO.test(text.trim())

/** Marks before a number may have been taken with it. */
const leftOf = (page: Page, number: Box): number => {
  const own = page.words.filter((w) => midX(w.box) > number.x && midX(w.box) < number.x + number.w && Math.abs(midY(w.box) - midY(number)) < number.h && !/^[xyn]$/i.test(w.text))
  return own.length > 0 ? Math.max(number.x, Math.min(...own.map((w) => w.box.x))) : number.x
}

/** A rule broken by a smudge goes on within so many points. */
const BROKEN_MAX = 30
const SAME = 2
const reaches = (l: RuledLine, y: number): boolean => Math.max(l.y1, l.y2) >= y && Math.min(l.y1, l.y2) <= y + BROKEN_MAX

/** The narrow columns left of a policy number by the rules beside it, nearest first. */
function columnsBefore(page: Page, number: Box): Column[] {
  const y = midY(number)
  const left = leftOf(page, number)
  const upright = page.lines.filter((l) => Math.abs(l.x1 - l.x2) < 3)
  const at = (l: RuledLine): number => (l.x1 + l.x2) / 2
  // A piece that ends above the line is of a rule that runs on where another begins below it.
  const runsOn = (l: RuledLine): boolean => upright.some((o) => Math.abs(at(o) - at(l)) < SAME && reaches(o, y))
  const rules = upright
    .filter((l) => Math.min(l.y1, l.y2) <= y && Math.max(l.y1, l.y2) >= y - BROKEN_MAX && (reaches(l, y) || runsOn(l)))
    .map(at)
    .filter((x) => x < left + 4 && x > left - 3 * COLUMN_MAX)
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
