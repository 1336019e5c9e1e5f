import { knownCoverageOf } from './coverage-of-text.ts'
import type { Table } from '../table/coverage-table.ts'
import type { Row } from './find-rows.ts'
import { midY, type PageText, type TextLine } from '../page/page-text.ts'

/** How far a name must stand over its number to be a heading and not the first cell of a line. */
const OVER_MIN = 4

/**
 * The rows of a table without rules whose coverages are named on lines of their own, each over the one line with its number.
 * Null where names and numbers do not alternate so throughout.
 */
export function partByNames(text: PageText, table: Table, row: Row): Row[] | null {
  const { type, number, limits, addl } = table.columns
  if (!type || !number || type.x1 > number.x1) return null
  const height = row.bottom - row.top
  const names = text.linesIn({ x: table.left - 2, y: row.top, w: number.x1 - table.left, h: height }).filter((l) => l.box.x < type.x2 && knownCoverageOf(l.text) !== null && !/\d/.test(l.text))
  const numbers = text.linesIn({ x: number.x1, y: row.top, w: number.x2 - number.x1, h: height }).filter((l) => /\d{3}/.test(l.text))
  if (names.length < 2 || names.length !== numbers.length) return null
  const after = limits ?? addl
  const follows = (name: TextLine, i: number): boolean => {
    const own = numbers[i]!
    const next = names[i + 1]
    // The company's name may stand behind the coverage's, across the columns.
    const alone = text.linesIn({ x: number.x1, y: name.box.y - 1, w: (after?.x2 ?? number.x2) - number.x1, h: name.box.h + 2 }).every((l) => !/\d/.test(l.text))
    return alone && midY(own.box) > midY(name.box) + OVER_MIN && (!next || midY(own.box) < midY(next.box) - OVER_MIN)
  }
  if (!names.every(follows)) return null
  const edges = [row.top, ...names.slice(1).map((n) => n.box.y - 1), row.bottom]
  return names.map((_, i): Row => ({ ...row, top: edges[i]!, bottom: edges[i + 1]! }))
}
