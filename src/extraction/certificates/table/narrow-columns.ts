import type { ColumnName, Table } from './coverage-table.ts'
import type { Grid } from '../../classify/index.ts'
import { type Anchor, midX, midY, type PageText, right } from '../page/page-text.ts'

const NARROW_MIN = 8
const NARROW_MAX = 34
const SHARE_MIN = 0.55

/**
 * The headings of the narrow columns (INSR LTR, ADDL INSD, SUBR WVD) are the smallest print of the form and the first to
 * become illegible. Rules give the columns away: one narrow one before the type of insurance, two before the policy number.
 */
export function addNarrowColumns(text: PageText, table: Table, headers: Partial<Record<ColumnName, Anchor>>, grid: Grid): Table {
  const { columns } = table
  const { type, number } = headers
  if (!type || !number || !columns.type || !columns.number || right(type.box) > number.box.x) return table
  const out: Table = { ...table, columns: { ...columns } }
  const rules = tableRules(grid, table)
  if (!columns.letter) {
    const before = rules.filter((x) => x < type.box.x + 4)
    const pairs = narrowPairs([...outerSide(grid, table, before[0]), ...before])
    // The boxes to tick before the coverages' names stand in a narrow column as well.
    const pair = pairs.toReversed().toSorted((a, b) => lettersIn(text, table, b) - lettersIn(text, table, a))[0]
    if (pair) {
      out.columns.letter = { x1: pair[0], x2: pair[1] }
      out.columns.type = { x1: pair[1], x2: columns.type.x2 }
      out.left = pair[0]
    }
  }
  addDateAndLimitColumns(out, headers, rules)
  if (columns.addl && columns.subr) return out
  const between = rules.filter((x) => x > right(type.box) && x < number.box.x)
  const pairs = narrowPairs(between)
  const subr = pairs.at(-1)
  const addl = pairs.at(-2)
  // What stands between the pair and the number would be a column of its own.
  if (!subr || !addl || addl[1] !== subr[0] || between.at(-1) !== subr[1]) return out
  const agrees = (name: 'addl' | 'subr', [x1, x2]: [number, number]): boolean => {
    const header = headers[name]
    return !header || (midX(header.box) > x1 - 2 && midX(header.box) < x2 + 2)
  }
  if (!agrees('addl', addl) || !agrees('subr', subr)) return out
  out.columns.type = { x1: out.columns.type!.x1, x2: addl[0] }
  out.columns.addl = { x1: addl[0], x2: addl[1] }
  out.columns.subr = { x1: subr[0], x2: subr[1] }
  out.columns.number = { x1: subr[1], x2: columns.number.x2 }
  return out
}

/** Where the rules between rows begin, as far before the first rule that was found as the column of letters is wide: the table's side, lost or never drawn. */
function outerSide(grid: Grid, { top, bottom }: Table, first: number | undefined): number[] {
  if (first === undefined) return []
  const starts = grid.horizontals.filter((h) => h.at > top - 3 && h.at < bottom + 3 && h.from < first - NARROW_MIN && h.from > first - NARROW_MAX && h.to > first + BEYOND_MIN).map((h) => h.from)
  const side = starts.find((x) => starts.filter((o) => Math.abs(o - x) < SAME_SIDE).length >= ROWS_MIN)
  return side === undefined ? [] : [side]
}
const [BEYOND_MIN, SAME_SIDE, ROWS_MIN] = [60, 2, 3]

const lettersIn = (text: PageText, { top, bottom }: Table, [x1, x2]: [number, number]): number =>
  text.words.filter((w) => /^[A-F]$/.test(w.text) && midX(w.box) > x1 && midX(w.box) < x2 && midY(w.box) > top && midY(w.box) < bottom).length

/** Both days stand in columns of one width; what follows them to the table's edge are the limits. */
function addDateAndLimitColumns(out: Table, headers: Partial<Record<ColumnName, Anchor>>, rules: number[]): void {
  const { eff, exp, limits } = out.columns
  if (eff && !exp && headers.eff) {
    const [edge, next] = rules.filter((x) => x > right(headers.eff!.box) && (!headers.limits || x < headers.limits.box.x))
    if (edge !== undefined && next !== undefined && alike(edge - eff.x1, next - edge)) {
      out.columns.eff = { x1: eff.x1, x2: edge }
      out.columns.exp = { x1: edge, x2: next }
      if (limits) out.columns.limits = { x1: next, x2: limits.x2 }
    }
  } else if (exp && !eff && headers.exp && rules.some((x) => x > exp.x1 + 20 && x < headers.exp!.box.x + 4)) {
    // The first day's heading is lost and its column was given to the second day's.
    const edge = rules.findLast((x) => x > exp.x1 + 20 && x < headers.exp!.box.x + 4)!
    out.columns.eff = { x1: exp.x1, x2: edge }
    out.columns.exp = { x1: edge, x2: exp.x2 }
  } else if (exp && !eff && out.columns.number && headers.number) {
    const { x1, x2 } = out.columns.number
    const edge = rules.findLast((x) => x > right(headers.number!.box) && x < x2 - 4)
    const end = rules.find((x) => x > exp.x1 + 20)
    if (edge !== undefined && end !== undefined && alike(exp.x1 - edge, end - exp.x1)) {
      out.columns.number = { x1, x2: edge }
      out.columns.eff = { x1: edge, x2: exp.x1 }
    }
  }
  const last = out.columns.exp
  if (out.columns.limits || !last) return
  const edge = rules.find((x) => x > last.x1 + 20 && (!headers.exp || x > right(headers.exp.box)))
  if (edge !== undefined && out.right - edge > 80) {
    out.columns.exp = { x1: last.x1, x2: edge }
    out.columns.limits = { x1: edge, x2: out.right }
  }
}
const alike = (a: number, b: number): boolean => Math.max(a, b) < Math.min(a, b) * 1.35

/** Distances from the left at which rules run down most of the table. */
function tableRules(grid: Grid, table: Table): number[] {
  const out: number[] = []
  for (const v of grid.verticals) {
    const last = out.at(-1)
    if (last !== undefined && v.at - last < 3) continue
    const best = grid.bestVertical(v.at - 1.5, v.at + 1.5, table.top, table.bottom)
    if (best && best.share > SHARE_MIN) out.push(best.at)
  }
  return out
}

const narrowPairs = (rules: number[]): [number, number][] =>
  rules.slice(1).flatMap((x2, i) => (x2 - rules[i]! >= NARROW_MIN && x2 - rules[i]! <= NARROW_MAX ? [[rules[i]!, x2]] : []))
