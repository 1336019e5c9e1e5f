import { findDate } from '../../values/index.ts'
import type { Column, Table } from '../table/coverage-table.ts'
import { midY, type PageText, type TextLine } from '../page/page-text.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import type { Row } from './find-rows.ts'

const LEVEL = 3
const NUMBER = /\d{2,}/

/**
 * The rows of a table without rules whose cells all begin on one line and go on below: where a coverage's name, a number, a day and a
 * limit begin level with each other. Null where one of them begins anywhere else.
 */
export function partByTops(text: PageText, table: Table, row: Row): Row[] | null {
  const { type, number, eff, limits } = table.columns
  if (!type || !number || !eff || !limits || type.x1 > number.x1) return null
  const linesOf = ({ x1, x2 }: Column): TextLine[] => text.linesIn({ x: x1, y: row.top, w: x2 - x1, h: row.bottom - row.top })
  const [names, numbers, days, amounts] = [linesOf({ x1: table.names ?? type.x1, x2: type.x2 }), linesOf(number), linesOf(eff), linesOf(limits)]
  const at = (lines: readonly TextLine[], y: number): TextLine | undefined => lines.find((l) => Math.abs(midY(l.box) - y) < LEVEL)
  const isDay = (printed: string): boolean => findDate(printed) !== null || (text.page.source === 'image' && (printed.match(/\d/g)?.length ?? 0) >= DAY_FIGURES_MIN)
  const tops = numbers.filter((n) => (NUMBER.test(n.text) || isAwaited(n.text)) && at(names, midY(n.box)) && at(amounts, midY(n.box)) && isDay(wholeOf(days, midY(n.box)))).map((n) => midY(n.box))
  const [first] = tops
  if (first === undefined || tops.length < 2) return null
  // Nothing may stand over the first line that the others go on from, but the last word of a heading of two lines.
  if ([...names, ...numbers, ...days].some((l) => midY(l.box) < first - LEVEL && !HEADING_ENDS.test(l.text))) return null
  const nameOf = (i: number): string => names.filter((l) => midY(l.box) > tops[i]! - LEVEL && midY(l.box) < (tops[i + 1] ?? row.bottom) - LEVEL).map((l) => l.text).join(' ')
  // Of names a picture makes illegible half are enough: what stands level is a row all the same.
  const known = tops.filter((_, i) => knownCoverageOf(nameOf(i)) !== null).length
  if (known < (text.page.source === 'image' ? tops.length / 2 : tops.length)) return null
  // A number that stands between two tops, as whole as theirs, is a policy whose row was not seen.
  const isBetween = (n: TextLine, i: number): boolean => !/-$/.test(numbers[i - 1]?.text ?? '') && !tops.some((y) => Math.abs(midY(n.box) - y) < LEVEL) && (n.text.match(/\d/g)?.length ?? 0) >= WHOLE_MIN
  if (numbers.some(isBetween)) return null
  const edges = [row.top, ...tops.slice(1).map((y) => y - HALF_LINE), row.bottom]
  return tops.map((_, i): Row => ({ ...row, kind: 'free', top: edges[i]!, bottom: edges[i + 1]! }))
}
/** `To be assigned` in the number's place begins a row as a number does. */
export const isAwaited = (printed: string): boolean => /^(?:tb[ad]|pending|to be (?:determined|advised|assigned)|applied for|binder|to follow)$/i.test(printed.trim())
const HEADING_ENDS = /^\W*(?:insurance|coverages?|business|policy|numbers?|dates?|periods?|terms?)\W*$/i
const WHOLE_MIN = 5
/** Of a day whose strokes a picture misreads. */
const DAY_FIGURES_MIN = 5
const HALF_LINE = 5
/** A day may go on in the next line. */
const wholeOf = (days: readonly TextLine[], y: number): string => {
  const from = days.findIndex((l) => Math.abs(midY(l.box) - y) < LEVEL)
  return from < 0 ? '' : days.slice(from, from + 2).map((l) => l.text).join(' ')
}
