import type { Box } from '../../../vocabulary/index.ts'
import { clearChannels, nearestChannel } from '../page/clear-channel.ts'
import { type Column, type ColumnName, COLUMNS, type Table } from './coverage-table.ts'
import type { Grid } from '../../classify/index.ts'
import { ignoredBetween } from './ignored-columns.ts'
import { type Anchor, midX, midY, type PageText, right } from '../page/page-text.ts'
import { rowsEndBeyond } from './row-rules.ts'
import { dateStarts } from './table-days.ts'

/** Columns whose words would be taken for another's value. */
const KEPT_APART: ReadonlySet<ColumnName> = new Set(['type', 'carrier', 'naic', 'number', 'eff', 'exp'])
/** What heads a column of amounts before that of the limits, which are none of this policy's. */
const OTHERS_LIMITS = /^(?:minimum|required|requirements?|previous|prior|expiring)\W*$/i
/** How far what stands under a heading may begin from it and still be set flush with it. */
const FLUSH_MAX = 3
/** A day with its neighbour read as one word is wider. */
const DAY_MAX = 60

export function edgesOf(headers: Partial<Record<ColumnName, Anchor>>, grid: Grid, top: number, end: number, text: PageText): Table {
  const present = COLUMNS.filter((name) => headers[name]).sort((a, b) => midX(headers[a]!.box) - midX(headers[b]!.box))
  const columns: Partial<Record<ColumnName, Column>> = {}
  const outerLeft = grid.bestVertical(0, headers[present[0]!]!.box.x + 2, top, end)
  let x1 = outerLeft && outerLeft.share > 0.5 ? outerLeft.at : Math.max(0, Math.min(headers[present[0]!]!.box.x - 12, leftmost(text, top, end) - 3))
  const left = x1
  present.forEach((name, i) => {
    const next = present[i + 1]
    const x2 = next ? edgeBetween(headers, name, next, grid, top, end, text) : rightEdge(grid, headers[name]!, top, end, text)
    const isApart = next && KEPT_APART.has(name) && (KEPT_APART.has(next) || next === 'limits')
    const between = isApart ? ignoredBetween(headers[name]!, headers[next]!, grid, top, end, text, next === 'limits' ? OTHERS_LIMITS : undefined) : null
    const unknown = next && (name === 'number' || name === 'type') && !between ? headedBetween(headers[name]!, headers[next]!, top, end, text, name === 'type' ? BESIDE_NAMES : undefined) : null
    columns[name] = { x1, x2: between?.from ?? unknown ?? x2 }
    x1 = between?.to ?? x2
  })
  const { addl, type } = columns
  if (columns.limits && text.page.source !== 'image') columns.limits.x2 = Math.max(columns.limits.x2, runsTo(columns.limits, present, columns, grid, top, end, text))
  return { columns, top, bottom: end, left, right: x1, ...(addl && addl.x1 < type!.x1 ? { names: addl.x1 } : {}) }
}

/** Where a column of something else begins between two known ones without rules: words under its heading (`Status`) are flush with that. */
function headedBetween(a: Anchor, b: Anchor, top: number, end: number, text: PageText, named = /^[A-Z][a-z]{2,}|^[A-Z]{4,}/): number | null {
  if (text.page.source === 'image') return null
  const heads = text.level(midY(a.box), HEAD_LEVEL).filter((w) => midY(w.box) < top && w.box.x > right(a.box) + w.box.h && right(w.box) < b.box.x - 1 && named.test(w.text) && !a.words.includes(w) && !b.words.includes(w))
  const within = text.between(top, end)
  const head = heads.find((h) => within.filter((w) => Math.abs(w.box.x - h.box.x) < 2 && /^[A-Za-z]{2,}$/.test(w.text)).length > 1)
  return head ? head.box.x - 1 : null
}

/** What is said of a policy beside its coverage's name, in a column of its own. */
const BESIDE_NAMES = /^(?:status|form|basis|trigger|rating|verified|state|source)$/i

/** Columns of single letters. */
const MARKED: ReadonlySet<ColumnName> = new Set(['letter', 'addl', 'subr'])
const MARK = /^(?:[xyn✓✔☒☑]|yes|no|n\/a)$/i
/** How far lines of limits run on, word by word, under a narrow heading that no rule keeps them from. */
function runsTo(limits: Column, present: readonly ColumnName[], columns: Partial<Record<ColumnName, Column>>, grid: Grid, top: number, end: number, text: PageText): number {
  const next = present[present.findIndex((name) => columns[name] === limits) + 1]
  const rule = grid.bestVertical(limits.x2 - 6, limits.x2 + 6, top, end)
  if ((next !== 'addl' && next !== 'subr') || (rule && rule.share > 0.55)) return limits.x2
  const lines = text.linesIn({ x: limits.x1, y: top, w: columns[next]!.x2 - limits.x1, h: end - top })
  const ends = lines.map(({ words }) => {
    let at = right(words[0]!.box)
    for (const { text: printed, box } of words) if (box.x - at < 0.6 * box.h && !MARK.test(printed)) at = Math.max(at, right(box))
    return at
  })
  return Math.max(limits.x2, ...ends)
}

/** Where the rows of a digital page's table begin: a heading may be set in the middle of a wide first column. */
const leftmost = (text: PageText, top: number, end: number): number =>
  text.page.source === 'image' ? Number.POSITIVE_INFINITY : Math.min(...text.between(top, end).map((w) => w.box.x))

const rightEdge = (grid: Grid, last: Anchor, top: number, end: number, text: PageText): number => {
  const beyond = grid.verticals.filter((v) => v.at > right(last.box) && covers(v.from, v.to, top, end) > 0.6)
  const edge = ownWall(grid, last, top, end, text) ?? beyond.at(-1)?.at
  if (edge === undefined) return grid.width
  if (text.page.source === 'image') return rowsEndBeyond(grid, edge, top, end) ?? edge
  // A rule between labels and amounts is not the table's edge.
  const outside = text.between(top, end).filter((w) => w.box.x > edge && /\d,\d{3}/.test(w.text))
  return outside.length > 1 && !endsRows(grid, edge, top, end) ? grid.width : edge
}
/** The rule behind the last known column where another column with a heading of its own (`Remarks`) and no amounts follows it. */
function ownWall(grid: Grid, last: Anchor, top: number, end: number, text: PageText): number | undefined {
  if (text.page.source === 'image') return undefined
  const walls = grid.verticals.map((v) => v.at).filter((at) => at > right(last.box) - 2 && (grid.bestVertical(at - 1, at + 1, top, end)?.share ?? 0) > WALL_MIN)
  const [own, next] = [walls[0], walls.find((at) => at > walls[0]! + COLUMN_MIN)]
  if (own === undefined || next === undefined) return undefined
  const within = text.words.filter((w) => midX(w.box) > own && midX(w.box) < next)
  const heading = within.filter((w) => Math.abs(midY(w.box) - midY(last.box)) < HEAD_LEVEL && midY(w.box) < top && /[A-Za-z]{3}/.test(w.text))
  const cells = within.filter((w) => midY(w.box) > top && midY(w.box) < end)
  const isOfAmounts = heading.some((w) => /^(?:limits?|amounts?)\b/i.test(w.text)) || cells.some((w) => /\d,\d{3}|\d{4}|\$/.test(w.text))
  return heading.length > 0 && cells.length > 0 && !isOfAmounts ? own : undefined
}
const [WALL_MIN, COLUMN_MIN, HEAD_LEVEL] = [0.8, 20, 16]
/** The rules between its rows all end at a table's own edge: amounts beyond it are notes printed beside the form. */
function endsRows(grid: Grid, edge: number, top: number, end: number): boolean {
  const rules = grid.horizontals.filter((h) => h.at > top - 2 && h.at < end + 2 && h.from < edge - 2 && h.to > edge - 2)
  return rules.length >= ROW_RULES_MIN && rules.every((h) => h.to < edge + 2)
}
const ROW_RULES_MIN = 4
const covers = (from: number, to: number, y1: number, y2: number): number => (Math.min(to, y2) - Math.max(from, y1)) / Math.max(1, y2 - y1)

/** How far before its heading a column of marks begins. */
const BESIDE_MAX = 12

function edgeBetween(
  headers: Partial<Record<ColumnName, Anchor>>,
  a: ColumnName,
  b: ColumnName,
  grid: Grid,
  top: number,
  end: number,
  text: PageText,
): number {
  const next = headers[b]!.box
  const left = a === 'limits' && text.page.source !== 'image' ? lastOfLimits(headers[a]!.box, next, text) : headers[a]!.box
  // Where the heading of one of both columns of marks is lost, the other's begins at the rule next to its own heading: a Y under ADDL waives nothing.
  const own = (b === 'addl' || b === 'subr') && text.page.source === 'image' ? grid.bestVertical(next.x - BESIDE_MAX, midX(next), top, end) : null
  if (own && own.share > 0.55) return own.at
  const rule = grid.bestVertical(midX(left), midX(next), top, end)
  if (rule && rule.share > 0.55) return b === 'limits' && text.page.source !== 'image' ? behindOtherAmounts(rule.at, next, grid, top, end, text) : rule.at
  if (b === 'eff' || b === 'exp') {
    // Dates stand under their header; the column begins just left of them.
    const near = (d: Box): number => Math.abs(midX(d) - midX(next))
    const own = dateStarts(text, top, end).filter((d) => near(d) < 45 && near(d) < Math.abs(midX(d) - midX(left)))
    if (own.length > 0) return Math.min(...own.map((d) => d.x)) - 2
  }
  // Numbers set flush left with their heading begin their column, where a picture lost its rule: names before them may run on.
  if (b === 'number' && text.page.source === 'image') {
    const flush = text.between(top, end).filter((w) => Math.abs(w.box.x - next.x) < FLUSH_MAX)
    if (flush.length > 1) return Math.max((right(left) + next.x) / 2, Math.min(...flush.map((w) => w.box.x)) - 2)
  }
  // Columns of marks are as narrow as their headings, while numbers stand before their heading's middle: half way to it an edge would cut them.
  if (b === 'number' && (a === 'addl' || a === 'subr') && text.page.source === 'image') return Math.min(next.x - 3, right(left) + 4)
  // The heading of the limits stands in the middle of its wide column: where a picture lost the rule, the last days' end parts them.
  if (b === 'limits' && text.page.source === 'image') {
    const days = dateStarts(text, top, end).filter((d) => Math.abs(midX(d) - midX(left)) < 30 && d.w < DAY_MAX && right(d) < next.x)
    if (days.length > 1) return Math.min(next.x - 3, Math.max(...days.map(right)) + 2)
  }
  // Letters stand under a heading as narrow as their column, names beside it under one that is set in the middle of theirs.
  if (a === 'letter' && b === 'type' && text.page.source === 'image') return Math.min(next.x - 3, right(left) + 2)
  // Headings of ruleless tables are set flush left with what stands under them.
  const guess = b === 'limits' || a === 'letter' || (text.page.source !== 'image' && (a === 'limits' || b === 'letter')) || grid.verticals.length < 4 ? next.x - 3 : (right(left) + next.x) / 2
  return text.page.source === 'image' ? guess : clearOf(guess, a, b, headers, text, top, end)
}

/** `Limit type` and `Limit` head one column of labels and one of amounts, which are the limits together. */
function lastOfLimits(first: Box, next: Box, text: PageText): Box {
  const second = ['LIMIT', 'LIMITS', 'AMOUNT'].flatMap((phrase) => text.find(phrase)).find((a) => a.box.x > right(first) + first.h && right(a.box) < next.x && Math.abs(midY(a.box) - midY(first)) < Math.max(5, 1.1 * first.h))
  return second?.box ?? first
}

/** `Minimum required` between the days and the limits: amounts under a heading of their own are no limits. Gives the rule behind them. */
function behindOtherAmounts(from: number, limits: Box, grid: Grid, top: number, end: number, text: PageText): number {
  const rules = grid.verticals.map((v) => v.at).filter((at) => at > from + 6 && at < limits.x + 2 && (grid.bestVertical(at - 1, at + 1, top, end)?.share ?? 0) > 0.55)
  const behind = rules.findLast((at) => {
    const within = text.words.filter((w) => midX(w.box) > from && midX(w.box) < at)
    const heading = within.filter((w) => Math.abs(midY(w.box) - midY(limits)) < 16 && midY(w.box) < top)
    const cells = within.filter((w) => midY(w.box) > top && midY(w.box) < end)
    return heading.some((w) => /[A-Za-z]{3}/.test(w.text)) && cells.length > 0 && cells.every((w) => /^\$?[\d,.]+$/.test(w.text))
  })
  return behind ?? from
}

/** The second line of the days' headings. */
const SHAPE_OF_DAYS = /^\W*MM\W?DD\W?YY(?:YY)?\W*$/i
/** Headings set in the middle of their columns say nothing of the edges: where words cross, the edge stands where none does. */
function clearOf(guess: number, a: ColumnName, b: ColumnName, headers: Partial<Record<ColumnName, Anchor>>, text: PageText, top: number, end: number): number {
  const within = text.between(top + 1, end - 1).filter((w) => !SHAPE_OF_DAYS.test(w.text))
  const [x1, x2] = [midX(headers[a]!.box), midX(headers[b]!.box)]
  if (b === 'limits' && (a === 'exp' || a === 'eff')) {
    const all = dateStarts(text, top, end)
    const under = all.filter((d) => right(d) > x1 && d.x < x2)
    // Where the columns do not stand under their headings both days may end before the second one's.
    const ahead = all.filter((d) => d.x > headers.number!.box.x && right(d) <= x1)
    const both = ahead.filter((d) => ahead.some((o) => o !== d && Math.abs(midY(o) - midY(d)) < 3))
    const days = under.length > 0 ? under : b === 'limits' && a === 'exp' && headers.eff ? both : ahead
    // Days broken over two lines are no dates word by word; they stand under their heading all the same.
    const ends = days.length > 0 ? days.map(right) : within.filter((w) => w.box.x < x1 && right(w.box) > x1 - 12 && /\d/.test(w.text)).map((w) => right(w.box))
    const first = ends.length > 0 ? clearChannels(within, Math.max(...ends) - 1, x2)[0] : undefined
    return first && first.to < guess ? first.to - 1.5 : guess
  }
  // The space between two words of a name is no edge either: only a channel through all rows is.
  const channels = clearChannels(within, x1, x2)
  // What reaches under the next heading is no mark or letter: the channel behind it is not its column's beginning.
  const before = MARKED.has(a) ? channels.filter((c) => c.from < headers[b]!.box.x) : []
  const channel = nearestChannel(before.length > 0 ? before : channels, guess)
  return channel ? Math.min(channel.to - 1, Math.max(channel.from + 1, guess)) : guess
}
