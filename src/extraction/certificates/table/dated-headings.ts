import type { Box } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { findDate } from '../../values/index.ts'
import type { Column, Table } from './coverage-table.ts'
import { type Anchor, midX, midY, type PageText, right } from '../page/page-text.ts'

/** Days of one column stand this exactly under each other, and those of a term this far apart, in points. */
const SAME = 6
const APART_MIN = 28
const APART_MAX = 95
/** Terms that make columns of days, and how far below the headings they stand. */
const TERMS_MIN = 2
const BELOW_MAX = 340
/** A day in print of the size that forms are filled in with is at most so long. */
const DAY_MAX = 50

export type DatedHeadings = { number: Anchor; eff: Anchor; exp: Anchor; /** What follows the days. */ limits: Anchor }

/**
 * Stand-ins for the headings of number and days, on pictures where POLICY NUMBER cannot be read: two days side by side, line
 * under line below the heading of the coverages, are the term, and what stands before them the numbers. Null where days do
 * not stand in such columns.
 */
function datedHeadings(text: PageText, type: Anchor): DatedHeadings | null {
  const y = midY(type.box)
  const days = text.between(y + 4, y + BELOW_MAX).filter((w) => w.box.x > right(type.box) && findDate(w.text)).map((w) => w.box)
  const terms = days.flatMap((from) => days.filter((to) => Math.abs(midY(to) - midY(from)) < 4 && to.x - from.x > APART_MIN && to.x - from.x < APART_MAX).map((to) => ({ from, to })))
  const alike = (a: { from: Box; to: Box }, b: { from: Box; to: Box }): boolean => Math.abs(a.from.x - b.from.x) < SAME && Math.abs(a.to.x - b.to.x) < SAME
  const column = terms.map((t) => terms.filter((o) => alike(t, o))).reduce((a, b) => (b.length > a.length ? b : a), [])
  if (column.length < TERMS_MIN) return null
  const eff = Math.min(...column.map((t) => t.from.x))
  const exp = Math.min(...column.map((t) => t.to.x))
  const numbers = text.words.filter(
    (w) => /\d/.test(w.text) && w.text.length > 3 && w.box.x > right(type.box) && right(w.box) < eff + 2 && column.some((t) => Math.abs(midY(t.from) - midY(w.box)) < 5),
  )
  if (numbers.length === 0) return null
  const heading = (x: number, w: number): Anchor => ({ box: { x, y: type.box.y, w, h: type.box.h }, words: [], edits: 0 })
  const start = Math.min(...numbers.map((w) => w.box.x))
  const ends = column.map((t) => right(t.to)).sort((a, b) => a - b)
  return {
    number: heading(start, Math.max(10, Math.min(60, eff - start - 12))),
    eff: heading(eff, 36),
    exp: heading(exp, 36),
    limits: heading(Math.min(ends[ends.length >> 1]!, exp + DAY_MAX) + 5, 30),
  }
}

/** The heading of the coverages that stands highest and has days below it. */
export function headingOverDays(text: PageText, types: readonly Anchor[]): DatedHeadings & { type: Anchor } | null {
  for (const type of [...types].sort((a, b) => a.box.y - b.box.y)) {
    if (midX(type.box) > text.page.width * 0.45) continue
    const dated = datedHeadings(text, type)
    if (dated) return { ...dated, type }
  }
  return null
}

/**
 * Where one of the two headings of days is illegible its days fall to the column of numbers or to the other's, and that may
 * be taken for it: of days side by side the first are those the terms begin on.
 */
export function daysSideBySide(text: PageText, table: Table): Table {
  const { number, eff, exp } = table.columns
  const headed = eff ?? exp
  if (number && !headed) return withDaysUnheaded(text, table, number)
  if (!number || !headed || (eff && exp)) return table
  const dated = text.between(table.top - 2, table.bottom).filter((w) => findDate(w.text))
  const days = dated.map((w) => w.box)
  const terms = days.flatMap((from) => days.filter((to) => from.x > number.x1 && to.x < headed.x2 && to.x > headed.x1 - 4 && Math.abs(midY(to) - midY(from)) < 4 && to.x - from.x > APART_MIN && to.x - from.x < APART_MAX).map((to) => ({ from, to })))
  if (terms.length === 0 && exp) return withDaysBehind(table, exp, dated)
  if (terms.length === 0 || number.x2 > headed.x1 + SAME) return table
  const [begin, end] = [Math.min(...terms.map((t) => t.from.x)) - 2, Math.min(...terms.map((t) => t.to.x)) - 2]
  if (terms.some((t) => t.from.x - begin > SAME * 2 || t.to.x - end > SAME * 2)) return table
  return { ...table, columns: { ...table.columns, number: { x1: number.x1, x2: Math.min(number.x2, begin) }, eff: { x1: begin, x2: end }, exp: { x1: end, x2: headed.x2 } } }
}

/** Where print is so poor that headings are lost, days may be misread as well: two terms of which each day was read this surely show that it is not. */
const LEGIBLE_MIN = 0.75
/** Neither heading is legible: days side by side, line under line behind the numbers, are the terms. */
function withDaysUnheaded(text: PageText, table: Table, number: Column): Table {
  const dated = text.between(table.top - 2, table.bottom).filter((w) => findDate(w.text) && w.box.x > number.x1 + APART_MIN)
  const isTerm = ({ box: from }: Word, { box: to }: Word): boolean => Math.abs(midY(to) - midY(from)) < 4 && to.x - from.x > APART_MIN && to.x - from.x < APART_MAX
  const pairs = dated.flatMap((from) => dated.filter((to) => isTerm(from, to)).map((to) => [from, to] as const))
  if (pairs.filter((days) => days.every((w) => w.confidence >= LEGIBLE_MIN)).length < TERMS_MIN) return table
  const terms = pairs.map(([from, to]) => ({ from: from.box, to: to.box }))
  const [begin, end] = [Math.min(...terms.map((t) => t.from.x)) - 2, Math.min(...terms.map((t) => t.to.x)) - 2]
  if (terms.some((t) => t.from.x - begin > SAME * 2 || t.to.x - end > SAME * 2)) return table
  const behind = Math.max(...terms.map((t) => Math.min(right(t.to), t.to.x + DAY_MAX))) + 2
  const { limits } = table.columns
  return { ...table, columns: { ...table.columns, number: { x1: number.x1, x2: Math.min(number.x2, begin) }, eff: { x1: begin, x2: end }, exp: { x1: end, x2: behind }, ...(limits ? { limits: { x1: Math.max(limits.x1, behind), x2: limits.x2 } } : {}) } }
}

/** The one heading may be the first's, misread: days that have later ones behind them, side by side, are those the terms begin on. */
function withDaysBehind(table: Table, first: Column, days: readonly Word[]): Table {
  const own = days.filter(({ box }) => box.x > first.x1 - 4 && box.x < first.x2)
  const isTerm = (from: Word, to: Word): boolean => Math.abs(midY(to.box) - midY(from.box)) < 4 && to.box.x - from.box.x > APART_MIN && to.box.x - from.box.x < APART_MAX && findDate(from.text)!.date < findDate(to.text)!.date
  const partners = own.map((from) => days.find((to) => to.box.x > first.x2 - 4 && isTerm(from, to))?.box)
  const behind = partners.filter((d) => d !== undefined)
  if (behind.length === 0 || behind.length < own.length) return table
  const begin = Math.min(...behind.map((d) => d.x)) - 2
  const end = Math.max(...behind.map((d) => Math.min(right(d), d.x + DAY_MAX))) + 2
  if (behind.some((d) => d.x - begin > SAME * 2)) return table
  const { limits } = table.columns
  return { ...table, columns: { ...table.columns, eff: { x1: first.x1, x2: begin }, exp: { x1: begin, x2: end }, ...(limits ? { limits: { x1: end, x2: limits.x2 } } : {}) } }
}

/** Amounts that must stand behind the days for a column of limits whose heading cannot be read. */
const AMOUNTS_MIN = 2
/** On pictures the heading LIMITS may be illegible: what stands behind the second day, amounts among it, are the limits. */
export function limitsBehindDays(text: PageText, table: Table): Table {
  const { exp, limits } = table.columns
  if (!exp || limits) return table
  const within = (y: number): boolean => y > table.top - 2 && y < table.bottom
  const days = text.words.filter((w) => within(midY(w.box)) && w.box.x > exp.x1 - 4 && w.box.x < exp.x1 + DAY_MAX && findDate(w.text)).map((w) => w.box)
  if (days.length === 0) return table
  const x1 = Math.max(...days.map((d) => Math.min(right(d), d.x + DAY_MAX))) + 2
  const x2 = Math.max(table.right, text.page.width - 8)
  const amounts = text.words.filter((w) => within(midY(w.box)) && w.box.x > x1 && /^\$?\d{1,3}(,\d{3})+/.test(w.text))
  if (amounts.length < AMOUNTS_MIN) return table
  return { ...table, right: x2, columns: { ...table.columns, exp: { x1: exp.x1, x2: x1 }, limits: { x1, x2 } } }
}
