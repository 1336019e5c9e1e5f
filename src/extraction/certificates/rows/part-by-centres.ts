import type { Column, Table } from '../table/coverage-table.ts'
import { bottom, midY, type PageText, type TextLine } from '../page/page-text.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import type { Row } from './find-rows.ts'
import { isNumberLine } from './number-lines.ts'

/** Fewer figures are the end of a number that its cell breaks. */
const WHOLE_MIN = 4
/** In points: how far the middle of a row's limits may stand from its number's. */
const LEVEL = 3
/** From line to line of one number, in heights of its print. */
const LINE_MAX = 1.9
const [POLICIES_MAX, LINES_MAX] = [16, 90]
const LIMIT = /\d,\d{3}|[A-Za-z]{3}/
const HEADING_ENDS = /^\W*(?:of\s+)?(?:limits?|amounts?|liability|insurance|coverages?|usd|us\s+dollars)\b.{0,20}$/i

/**
 * The rows of a table without rules whose cells are set in the middle of their rows: limits that stand over the first number show it. Each
 * row is as many lines of limits as have their middle level with its number. `adrift` where they come out in no one way: whose an amount
 * is cannot be told then. Null where nothing stands over the first number.
 */
export function partByCentres(text: PageText, table: Table, row: Row): Row[] | null {
  const { type, number, limits, eff } = table.columns
  if (!type || !number || !limits || type.x1 > number.x1) return null
  const linesOf = ({ x1, x2 }: Column): TextLine[] => text.linesIn({ x: x1, y: row.top, w: x2 - x1, h: row.bottom - row.top })
  const numbers = numbersIn(linesOf(number))
  const centres = numbers.map(({ top, end }) => (top + bottom(end.box)) / 2)
  const amounts = linesOf(limits)
  // The days of a term may be broken over more lines than the limits take.
  const first = [amounts.find((l) => LIMIT.test(l.text) && !HEADING_ENDS.test(l.text)), eff && linesOf(eff).find((l) => /\d/.test(l.text))].filter((l) => l !== undefined).sort((a, b) => a.box.y - b.box.y)[0]
  if (centres.length < 2 || centres.length > POLICIES_MAX || !first || amounts.length > LINES_MAX || midY(first.box) > numbers[0]!.top + NUMBER_HALF - 1.5 * LEVEL) return null
  const cuts = onlyParting(amounts, centres)
  const edges = [row.top, ...(cuts ?? []), row.bottom]
  const rows = edges.slice(1).map((end, i): Row => ({ ...row, kind: 'free', anchor: null, top: edges[i]!, bottom: end }))
  const names = linesOf({ x1: table.names ?? type.x1, x2: type.x2 })
  const isNamed = (r: Row): boolean => knownCoverageOf(names.filter((l) => midY(l.box) > r.top && midY(l.box) < r.bottom).map((l) => l.text).join(' ')) !== null
  return cuts && rows.every(isNamed) ? rows : [{ ...row, kind: 'free', anchor: null, adrift: true }]
}

/** In points: from the top of a line of print to its middle. */
const NUMBER_HALF = 3.5
/** The numbers, one of which may be broken over two lines. */
function numbersIn(lines: readonly TextLine[]): { top: number; end: TextLine }[] {
  const out: { top: number; end: TextLine }[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const goesOn = last !== undefined && (last.end.text.endsWith('-') || (line.text.match(/\d/g)?.length ?? 0) < WHOLE_MIN)
    if (last && goesOn && line.box.y - last.end.box.y < LINE_MAX * Math.max(7, line.box.h)) last.end = line
    else if (isNumberLine(line.text)) out.push({ top: line.box.y, end: line })
  }
  return out
}

/** Where lines part into runs, the middle of each level with its centre; null where they do so in no way or in several. */
function onlyParting(lines: readonly TextLine[], centres: readonly number[]): number[] | null {
  let ways: { at: number; cuts: number[] }[] = [{ at: 0, cuts: [] }]
  for (const [i, centre] of centres.entries()) {
    const isLast = i === centres.length - 1
    ways = ways.flatMap(({ at, cuts }) =>
      lines.slice(at).flatMap((line, n) => {
        const next = lines[at + n + 1]
        const isLevel = Math.abs((lines[at]!.box.y + bottom(line.box)) / 2 - centre) < LEVEL
        return isLevel && isLast === (next === undefined) ? [{ at: at + n + 1, cuts: next ? [...cuts, (bottom(line.box) + next.box.y) / 2] : cuts }] : []
      }),
    )
    if (ways.length === 0 || ways.length > LINES_MAX) return null
  }
  return ways.length === 1 ? ways[0]!.cuts : null
}
