import type { Word } from '../../page-model.ts'
import type { Column, ColumnName, Table } from './coverage-table.ts'
import type { Grid, Rule } from '../../classify/index.ts'
import { rowsEndBeyond } from './row-rules.ts'
import { bottom, midY, type PageText } from '../page/page-text.ts'

type Range = { least: number; most: number }
/** Widths of the columns of the ACORD liability forms in shares of the table, as drawn by the form and by those who redraw it. */
const MARK: Range = { least: 0.015, most: 0.055 }
const TYPE: Range = { least: 0.15, most: 0.38 }
const NUMBER: Range = { least: 0.12, most: 0.34 }
const DAY: Range = { least: 0.055, most: 0.14 }
const LIMITS: Range = { least: 0.19, most: 0.42 }
/** ACORD 25 since 2009/09. */
const LIABILITY: [ColumnName, Range][] = [
  ['letter', MARK], ['type', TYPE], ['addl', MARK], ['subr', MARK], ['number', NUMBER], ['eff', DAY], ['exp', DAY], ['limits', LIMITS],
]
/** ACORD 24, and ACORD 25 before it asked for additional insureds. */
const PLAIN: [ColumnName, Range][] = [
  ['letter', MARK], ['type', TYPE], ['number', NUMBER], ['eff', DAY], ['exp', DAY], ['limits', LIMITS],
]
/** Columns in which shorter rules part boxes from their labels and labels from their amounts. */
const DIVIDED = new Set<ColumnName>(['type', 'limits'])

/** Rules this near are one; a rule broken by less than GAP_MAX points runs on; the table is so high at least. */
const SAME = 3
const GAP_MAX = 34
const HEIGHT_MIN = 120
const SHARE_MIN = 0.5
const BORDER = 6
const ABOVE = 150
/** How high the row of headings may be. */
const HEAD_MAX = 30
const DAY_LIKE = /^\d{1,2}[/.-]\d{1,2}/
const DASHES_MIN = 4
const DASHED_SHARE_MIN = 0.18
const DASHED_SPREAD_MIN = 0.6

type Upright = { at: number; spans: Rule[] }

/**
 * The coverage table of an ACORD 25 by its rules alone: eight columns of telling widths, none of whose headings need be
 * legible. Null where the rules are not those of the form.
 */
export function ruledTable(text: PageText, grid: Grid): Table | null {
  const uprights = uprightsOf(grid)
  const range = usualRange(uprights)
  if (!range) return null
  const edges = uprights
    .filter((u) => runsThrough(u, range))
    .map((u) => u.at)
    .slice(0, 24)
  const lost = edges.length > 0 ? rowsEndBeyond(grid, edges.at(-1)!, range.from, range.to) : null
  if (lost !== null) edges.push(lost)
  const plain = fit(edges, PLAIN, grid, range)
  const columns = fit(edges, LIABILITY, grid, range) ?? (plain && holdsDays(text, plain, range) && !asksForMarks(text, plain, range) ? plain : null)
  if (!columns) return null
  const number = columns.number!
  // The rules of some begin under the headings.
  const heading = text.find('POLICYNUMBER', { x: number.x1, y: range.from - 20, w: number.x2 - number.x1, h: 45 })[0]
  const below = heading && midY(heading.box) < range.from
  const under = grid.crossings(number.x1 + 2, number.x2 - 2, range.from + 7, range.from + HEAD_MAX, 0.5)[0]
  const isDay = (w: Word): boolean => DAY_LIKE.test(w.text) && w.box.x > columns.eff!.x1 - 2 && w.box.x < columns.exp!.x2 - 8
  // Where noise has taken the upper ends of the rules, the first days under the headings are above what is left of them.
  const first = below && range.from - bottom(heading.box) < HEAD_MAX ? text.words.filter((w) => isDay(w) && w.box.y > bottom(heading.box) - 2 && w.box.y < range.from) : []
  const top = below ? Math.min(range.from, ...first.map((w) => w.box.y - 1)) : (under ?? Math.min(range.from + 13, heading ? bottom(heading.box) + 1 : Number.POSITIVE_INFINITY))
  // Days in these columns further up: the rules found are those of the lower part only.
  if (text.between(top - ABOVE, top - 2).some((w) => isDay(w))) return null
  return { ruled: true, columns, top, bottom: range.to + 1, left: columns.letter!.x1, right: columns.limits!.x2 }
}

function uprightsOf(grid: Grid): Upright[] {
  const out: Upright[] = []
  for (const rule of grid.verticals) {
    // The edge of a photographed sheet is no rule of the form.
    if (rule.at < BORDER || rule.at > grid.width - BORDER) continue
    const last = out.at(-1)
    if (last && rule.at - last.at < SAME) {
      last.spans.push(rule)
      last.at = last.spans.reduce((sum, s) => sum + s.at * (s.to - s.from), 0) / last.spans.reduce((sum, s) => sum + s.to - s.from, 0)
    } else out.push({ at: rule.at, spans: [rule] })
  }
  return out
}

/** Pieces of one rule with what noise took from between them. */
function whole(upright: Upright): Rule[] {
  const out: Rule[] = []
  for (const span of upright.spans.toSorted((a, b) => a.from - b.from)) {
    const last = out.at(-1)
    if (last && span.from - last.to < GAP_MAX) last.to = Math.max(last.to, span.to)
    else out.push({ ...span })
  }
  return out
}

/** The heights between which most rules run. */
function usualRange(uprights: Upright[]): { from: number; to: number } | null {
  const runs = uprights.flatMap(whole).filter((r) => r.to - r.from >= HEIGHT_MIN)
  let best: Rule[] = []
  for (const run of runs) {
    const like = runs.filter((r) => Math.abs(r.from - run.from) < 7 && Math.abs(r.to - run.to) < 7)
    const weigh = (set: Rule[]): number => set.length * ((set[0]?.to ?? 0) - (set[0]?.from ?? 0))
    if (weigh(like) > weigh(best)) best = like
  }
  if (best.length < 3) {
    // Most rules in dashes: one whole rule between the table's sides tells its height.
    const sides = uprights.filter((u) => whole(u).some((r) => r.to - r.from >= HEIGHT_MIN)).map((u) => u.at)
    const inner = runs.filter((r) => r.at > Math.min(...sides) + SAME && r.at < Math.max(...sides) - SAME)
    const longest = inner.reduce<Rule | null>((a, b) => (a && a.to - a.from > b.to - b.from ? a : b), null)
    return longest && longest.to - longest.from > 200 ? { from: longest.from, to: longest.to } : null
  }
  const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!
  return { from: middle(best.map((r) => r.from)), to: middle(best.map((r) => r.to)) }
}

function shareOf(upright: Upright, range: { from: number; to: number }): number {
  let covered = 0
  let end = range.from
  for (const span of upright.spans.toSorted((a, b) => a.from - b.from)) {
    const from = Math.max(end, span.from)
    const to = Math.min(range.to, span.to)
    if (to <= from) continue
    covered += to - from
    end = to
  }
  return covered / (range.to - range.from)
}

/** A rule of the table runs down most of it, or shows all the way down in dashes, as fine rules do on coarse faxes. */
function runsThrough(upright: Upright, range: { from: number; to: number }): boolean {
  const share = shareOf(upright, range)
  if (share >= SHARE_MIN) return true
  const within = upright.spans.filter((s) => s.from > range.from - SAME && s.to < range.to + SAME)
  const spread = (Math.max(...within.map((s) => s.to)) - Math.min(...within.map((s) => s.from))) / (range.to - range.from)
  return within.length >= DASHES_MIN && share >= DASHED_SHARE_MIN && spread >= DASHED_SPREAD_MIN
}

/** Fewer columns are told by their widths less surely: days must stand in the columns of both days and in no other. */
function holdsDays(text: PageText, columns: Partial<Record<ColumnName, Column>>, range: { from: number; to: number }): boolean {
  const days = text.between(range.from, range.to).filter((w) => DAY_LIKE.test(w.text))
  const count = ({ x1, x2 }: Column): number => days.filter((w) => w.box.x > x1 - 2 && w.box.x < x2 - 8).length
  const [begun, ended] = [count(columns.eff!), count(columns.exp!)]
  return begun > 0 && ended > 0 && begun + ended >= days.length * 0.8
}

/** The columns ADDL INSD and SUBR WVD stand before the number; where their headings show, rules of theirs are lost. */
const asksForMarks = (text: PageText, columns: Partial<Record<ColumnName, Column>>, range: { from: number; to: number }): boolean =>
  text.words.some(
    (w) =>
      /^(addl|insd|insr|subr|wvd|wvo)$/i.test(w.text) &&
      midY(w.box) > range.from - 16 &&
      midY(w.box) < range.from + 26 &&
      w.box.x > columns.type!.x1 + 60 &&
      w.box.x < columns.number!.x2,
  )

/** Rules between rows begin at a side of the table and run across most of it: so many more than at what stands beside it. */
const BEGIN_MORE = 3
/**
 * The edges that make the columns; those left over may only stand inside a column that has parts. What the lid of a scanner or a
 * sheet's side draws beside the table is no side of it: where both could be, the side stands at which the rules between rows begin.
 */
function fit(edges: number[], form: [ColumnName, Range][], grid: Grid, range: { from: number; to: number }): Partial<Record<ColumnName, Column>> | null {
  const right = edges.at(-1)
  const begins = (left: number): number => grid.horizontals.filter((h) => Math.abs(h.from - left) < SAME && h.to > left + (right! - left) / 2 && h.at > range.from - HEAD_MAX && h.at < range.to + SAME).length
  let best: { columns: Partial<Record<ColumnName, Column>>; begin: number } | null = null
  for (const [i, left] of edges.slice(0, 3).entries()) {
    if (right === undefined || right - left < 300) continue
    const found = place(edges, i, 0, right - left, form)
    if (!found || found.at(-1) !== right) continue
    const columns: Partial<Record<ColumnName, Column>> = {}
    form.forEach(([name], k) => {
      columns[name] = { x1: found[k - 1] ?? left, x2: found[k]! }
    })
    const begin = begins(left)
    if ((!best || begin >= best.begin + BEGIN_MORE) && alike(columns.eff!, columns.exp!) && (!columns.addl || alike(columns.addl, columns.subr!, 2))) best = { columns, begin }
  }
  return best?.columns ?? null
}
const alike = (a: Column, b: Column, times = 1.4): boolean => Math.max(a.x2 - a.x1, b.x2 - b.x1) < times * Math.min(a.x2 - a.x1, b.x2 - b.x1)

function place(edges: number[], from: number, column: number, width: number, form: [ColumnName, Range][]): number[] | null {
  if (column === form.length) return []
  const [name, range] = form[column]!
  for (let i = from + 1; i < edges.length; i++) {
    const share = (edges[i]! - edges[from]!) / width
    if (share > range.most) return null
    if (share >= range.least) {
      const rest = place(edges, i, column + 1, width, form)
      if (rest) return [edges[i]!, ...rest]
    }
    if (!DIVIDED.has(name)) return null
  }
  return null
}
