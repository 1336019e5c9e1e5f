import { bandOf, isOver } from './column-headings.ts'
import type { Table } from './coverage-table.ts'
import { type Anchor, midY, type PageText, right } from './page-text.ts'
import type { Headings } from './table-headings.ts'

const AMOUNTS = ['EACHOCCURRENCE', 'PEROCCURRENCE', 'OCCURRENCE', 'EACHCLAIM', 'PERCLAIM', 'GENERALAGGREGATE', 'AGGREGATE', 'COMBINEDSINGLELIMIT', 'CSL']
/** Where no column is headed as the limits', each of several may be headed by one limit. */
export function withHeadedAmounts(table: Table, headers: Headings, text: PageText): Table {
  if (headers.limits || text.page.source === 'image') return table
  const heads: Anchor[] = []
  for (const phrase of AMOUNTS)
    for (const head of text.find(phrase, bandOf(text, headers.number)))
      if (Math.abs(midY(head.box) - midY(headers.number.box)) < 5 && !heads.some((h) => isOver(h, head))) heads.push(head)
  const sorted = heads.sort((a, b) => a.box.x - b.box.x)
  const first = sorted[0]
  if (!first) return table
  const columns = Object.fromEntries(Object.entries(table.columns).map(([name, c]) => [name, c.x1 < first.box.x && c.x2 > first.box.x ? { ...c, x2: first.box.x - 10 } : c]))
  const amounts = sorted.map((head, i) => ({ label: head.words.map((w) => w.text).join(' '), x1: head.box.x - 10, x2: sorted[i + 1] ? sorted[i + 1]!.box.x - 10 : right(head.box) + 40 }))
  return { ...table, columns, amounts, right: Math.max(table.right, amounts.at(-1)!.x2) }
}
