import type { Table } from '../table/coverage-table.ts'
import type { Grid } from '../../classify/index.ts'
import { type Anchor, midX, midY, PageText, right } from '../page/page-text.ts'
import type { Headings } from '../table/table-headings.ts'

const UNDER_MAX = 46
const CAPTIONS = ['AMOUNTOFINSURANCE', 'AMOUNT', 'LIMITOFLIABILITY', 'LIMITOFINSURANCE', 'LIMIT']

/** Under one heading of limits a column of deductibles may stand before that of the amounts: it is then a column of its own. */
export function withDeductiblesBefore(table: Table, headers: Headings, grid: Grid, text: PageText): Table {
  const { limits } = table.columns
  if (!limits || table.columns.deductible || text.page.source === 'image') return table
  const area = { x: limits.x1 - 2, y: headers.number.box.y - 8, w: limits.x2 - limits.x1 + 4, h: UNDER_MAX }
  const heads = ['DEDUCTIBLE', 'DED'].flatMap((phrase) => text.find(phrase, area))
  const pairs = heads.flatMap((head) => CAPTIONS.flatMap((phrase) => text.find(phrase, area)).filter((a) => midY(a.box) > headers.number.box.y - 8 && Math.abs(midY(a.box) - midY(head.box)) < 8 && a.box.x > right(head.box)).map((amount) => ({ head, amount })))
  const [pair] = pairs
  if (!pair) return table
  const { head, amount } = pair
  return { ...table, columns: { ...table.columns, deductible: { x1: leftOf(head, limits.x1, table, grid), x2: between(head, amount, table, grid) } } }
}

const leftOf = (head: Anchor, from: number, table: Table, grid: Grid): number => {
  const rule = grid.bestVertical(Math.max(from + 4, head.box.x - 40), midX(head.box), table.top, table.bottom)
  return rule && rule.share > 0.5 ? rule.at : head.box.x - 6
}
const between = (head: Anchor, amount: Anchor, table: Table, grid: Grid): number => {
  const rule = grid.bestVertical(midX(head.box), midX(amount.box), table.top, table.bottom)
  return rule && rule.share > 0.5 ? rule.at : (right(head.box) + amount.box.x) / 2
}

/** The page as the column of limits has it: without what stands in a column of deductibles inside it. */
export function withoutDeductibles(text: PageText, { columns: { limits, deductible }, top, bottom }: Table): PageText {
  if (!limits || !deductible || deductible.x1 < limits.x1 || deductible.x2 > limits.x2) return text
  const inside = text.between(top, bottom).filter((w) => midX(w.box) > deductible.x1 && midX(w.box) < deductible.x2)
  const hidden = new Set(inside)
  return inside.length > 0 ? new PageText({ ...text.page, words: text.page.words.filter((w) => !hidden.has(w)) }) : text
}
