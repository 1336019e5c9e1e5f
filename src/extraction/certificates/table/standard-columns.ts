import type { Column, ColumnName, Table } from './coverage-table.ts'
import type { Grid } from '../../classify/index.ts'
import { type Anchor, midX, type PageText } from '../page/page-text.ts'
import { dateStarts } from './table-days.ts'
import { nextPart } from './table-extent.ts'
import type { Headings } from './table-headings.ts'

/** Where the columns of ACORD 25 end (2009/09 and later), in shares of the table's width: measured on the form and on redrawn ones, ±0.002. */
const ENDS: [ColumnName, number][] = [
  ['letter', 0.0308], ['type', 0.2753], ['addl', 0.3068], ['subr', 0.338], ['number', 0.5453], ['eff', 0.627], ['exp', 0.7085], ['limits', 1],
]
const middleOf = new Map(ENDS.map(([name, end], i) => [name, (end + (ENDS[i - 1]?.[1] ?? 0)) / 2]))

/** Each heading stands in the middle of its column, off by so many shares of the width at most. */
const OFF_MAX = 0.009
const HEADINGS_MIN = 4
/** Widths of the table in shares of the page's. */
const WIDTH = { least: 0.7, most: 1.02 }
const DAYS_MIN = 2
/** A heading may lie beside its column's line of days by so many points. */
const DAY_OFF_MAX = 5

/** How high the table is, in shares of its width. */
const HEIGHT = 0.47
/** What is left of a rule tells the edge better than headings do. */
const RULE_OFF_MAX = 4
const RULE_SHARE_MIN = 0.2

type Seen = { name: ColumnName; /** Middle of the heading in points, and of its column in shares. */ x: number; share: number }
type Frame = { left: number; width: number; inliers: Seen[] }

/**
 * The columns of an ACORD 25 on a picture that lost its rules, as on coarse faxes: headings set in the middle of their
 * columns say nothing of the edges, but four of them that stand as the form has them say which form it is and where it lies.
 * Days and rules must agree. Null where anything does not.
 */
export function standardColumns(table: Table, headers: Headings, grid: Grid, text: PageText): Table | null {
  const frame = frameOf(headers, grid.width)
  if (!frame) return null
  const columns: Partial<Record<ColumnName, Column>> = {}
  let x1 = frame.left
  for (const [name, end] of ENDS) {
    const x2 = frame.left + end * frame.width
    const rule = grid.bestVertical(x2 - RULE_OFF_MAX, x2 + RULE_OFF_MAX, table.top, table.bottom)
    columns[name] = { x1, x2: rule && rule.share > RULE_SHARE_MIN ? rule.at : x2 }
    x1 = columns[name].x2
  }
  // Rules in pieces end anywhere: the table is as high as the form's, where its next part does not come before.
  const bottom = Math.max(table.bottom, Math.min(nextPart(text, grid, table.top), table.top + HEIGHT * frame.width))
  const out: Table = { ruled: true, columns, top: table.top, bottom, left: frame.left, right: x1 }
  return daysAgree(out, text) && rulesAgree(out, grid) ? out : null
}

function frameOf(headers: Headings, pageWidth: number): { left: number; width: number } | null {
  const seen = ENDS.flatMap(([name]): Seen[] => (headers[name] ? [{ name, x: midX((headers[name] as Anchor).box), share: middleOf.get(name)! }] : []))
  const frames = seen.flatMap((a) =>
    seen.flatMap((b): Frame[] => {
      if (b.share - a.share < 0.25) return []
      const width = (b.x - a.x) / (b.share - a.share)
      const left = a.x - a.share * width
      if (width < WIDTH.least * pageWidth || width > WIDTH.most * pageWidth) return []
      return [{ left, width, inliers: seen.filter((s) => Math.abs((s.x - left) / width - s.share) < OFF_MAX) }]
    }),
  )
  const best = frames.reduce<Frame | null>((a, b) => (a && a.inliers.length >= b.inliers.length ? a : b), null)
  const held = best?.inliers.map((s) => s.name) ?? []
  return best && held.length >= HEADINGS_MIN && held.includes('type') && held.includes('number') ? fitted(best.inliers) : null
}

/** The line through all that agree, by least squares: two headings alone would be off by points at the far end. */
function fitted(seen: Seen[]): { left: number; width: number } {
  const mean = (of: (s: Seen) => number): number => seen.reduce((sum, s) => sum + of(s), 0) / seen.length
  const [x, share] = [mean((s) => s.x), mean((s) => s.share)]
  const width = mean((s) => (s.x - x) * (s.share - share)) / mean((s) => (s.share - share) ** 2)
  return { left: x - share * width, width }
}

/** Days stand in the two columns for days; those of other columns are typed into descriptions. */
function daysAgree({ columns, top, bottom }: Table, text: PageText): boolean {
  const days = dateStarts(text, top, bottom).filter((d) => d.x > columns.number!.x1 + (columns.number!.x2 - columns.number!.x1) / 2 && midX(d) < columns.limits!.x1 + 20)
  const begins = (d: { x: number }, { x1 }: Column): boolean => d.x > x1 - DAY_OFF_MAX && d.x < x1 + 3 * DAY_OFF_MAX
  const own = days.filter((d) => begins(d, columns.eff!) || begins(d, columns.exp!))
  return days.length >= DAYS_MIN && own.length === days.length
}

/** No rule runs down most of the table elsewhere than between the columns, those inside types and limits apart. */
const rulesAgree = ({ columns, top, bottom }: Table, grid: Grid): boolean =>
  grid.verticals.every((v) => {
    const best = grid.bestVertical(v.at - 1.5, v.at + 1.5, top, bottom)
    if (!best || best.share < 0.55 || v.at < columns.letter!.x1 + 3 || v.at > columns.limits!.x1) return true
    const { type } = columns
    return (v.at > type!.x1 && v.at < type!.x2) || Object.values(columns).some(({ x1 }) => Math.abs(x1 - v.at) < 4)
  })
