import type { Grid } from '../../classify/index.ts'
import { bandOf } from '../table/column-headings.ts'
import type { Table } from '../table/coverage-table.ts'
import { midX, midY, type PageText, right, unionBox } from '../page/page-text.ts'
import type { Headings } from '../table/table-headings.ts'

const EDGE = 6
const LINE = 14
/** What stands in the same column, in heights of its print. */
const APART_MIN = 1.2
const CLOSE_MAX = 0.8

/** `Limits of liability`: a short word parts no heading. */
const BETWEEN = /^(?:of|or|and|[&/])$/i

/** `Limit | Annual aggregate | Deductible`: between the headings of limits and of deductibles another may head a column of its own. */
export function withAmountsBetween(table: Table, headers: Headings, grid: Grid, text: PageText): Table {
  const { limits, deductible } = table.columns
  if (table.amounts || !limits || !deductible || !headers.limits || !headers.deductible || text.page.source === 'image' || deductible.x1 < limits.x1) return table
  const kept = headers.deductible.box
  const level = text.words.filter((w) => holdsY(bandOf(text, headers.number), midY(w.box)) && w.box.y < table.top && right(w.box) < kept.x && (/[A-Za-z]{3}/.test(w.text) || BETWEEN.test(w.text)))
  // The heading of the limits may be of several words and lines.
  let own = headers.limits.box
  const others = level.filter((w) => w.box.x >= headers.limits!.box.x - 1).sort((a, b) => a.box.x - b.box.x)
  const extra = others.filter((w) => {
    if (w.box.x - right(own) > APART_MIN * w.box.h) return true
    own = unionBox([own, w.box])
    return false
  }).filter((w) => !BETWEEN.test(w.text))
  if (extra.length === 0) return table
  const head = unionBox(extra.map((w) => w.box))
  const x1 = ruleBetween(midX(own), head.x + 1, table, grid) ?? head.x - EDGE
  // `Member deductible` is one heading.
  if (kept.x - right(head) < CLOSE_MAX * kept.h && extra.some((w) => Math.abs(midY(w.box) - midY(kept)) < 3)) return { ...table, columns: { ...table.columns, limits: { ...limits, x2: x1 }, deductible: { ...deductible, x1 } } }
  const x2 = ruleBetween(midX(head), kept.x + 1, table, grid) ?? kept.x - EDGE
  // Without rules the table begins under the first line of its headings.
  const lines = text.linesIn({ x: head.x - 1, y: Math.min(head.y, own.y) - 1, w: head.w + 16, h: table.top + LINE - Math.min(head.y, own.y) }).map((l) => l.text)
  const figures = lines.findIndex((line) => /\d/.test(line))
  const label = (figures < 0 ? lines : lines.slice(0, figures)).join(' ')
  return { ...table, columns: { ...table.columns, limits: { ...limits, x2: x1 }, deductible: { ...deductible, x1: x2 } }, amounts: [...(table.amounts ?? []), { label, x1, x2 }] }
}

const holdsY = (band: { y: number; h: number }, y: number): boolean => y > band.y && y < band.y + band.h
const ruleBetween = (x1: number, x2: number, { top, bottom }: Table, grid: Grid): number | null => {
  const rule = grid.bestVertical(x1, x2, top, bottom)
  return rule && rule.share > 0.55 ? rule.at : null
}
