import type { Box } from '../../../vocabulary/index.ts'
import type { Grid } from '../../classify/index.ts'
import { bandOf, isOver } from '../table/column-headings.ts'
import type { ColumnName, Table } from '../table/coverage-table.ts'
import { type Anchor, midY, type PageText, right, unionBox } from '../page/page-text.ts'
import { standsAlone } from '../table/number-heading.ts'
import { AMOUNTS, type Headings } from '../table/table-headings.ts'

/** Where no column is headed as the limits', each of several may be headed by one limit. */
export function withHeadedAmounts(table: Table, headers: Headings, grid: Grid, text: PageText): Table {
  if (text.page.source === 'image') return table
  const perLoss = headers.limits ? limitOfEach(text, headers.limits) : null
  if (headers.limits && !perLoss) return table
  const heads: Anchor[] = perLoss ? [perLoss] : []
  for (const phrase of AMOUNTS)
    for (const head of text.find(phrase, bandOf(text, headers.number)))
      if (Math.abs(midY(head.box) - midY(headers.number.box)) < levelWithin(headers.number) && !heads.some((h) => isOver(h, head))) heads.push(head)
  heads.push(...stackedHeads(text, bandOf(text, headers.number), levelWithin(headers.number)).filter((head) => !heads.some((h) => isOver(h, head))))
  const sorted = heads.sort((a, b) => a.box.x - b.box.x)
  const first = sorted[0]
  if (!first) return table
  const last = sorted.at(-1)!
  if (perLoss && (first !== perLoss || last === perLoss)) return table
  const behind = (name: string): boolean => (headers[name as ColumnName]?.box.x ?? 0) > last.box.x
  const next = Math.min(...Object.keys(table.columns).filter(behind).map((name) => headers[name as ColumnName]!.box.x))
  const rule = Number.isFinite(next) ? grid.bestVertical(right(last.box), next, table.top, table.bottom) : null
  const end = rule && rule.share > 0.55 ? rule.at : Math.min(right(last.box) + 40, (right(last.box) + next) / 2)
  // Between the last amounts and the next known column may stand one of another heading.
  const own = Number.isFinite(next) ? grid.bestVertical(Math.max(end + 8, next - 12), next, table.top, table.bottom) : null
  const from = own && own.share > 0.55 ? own.at : end
  const columns = Object.fromEntries(
    Object.entries(table.columns).map(([name, c]) => [name, behind(name) ? { x1: Math.max(c.x1, headers[name as ColumnName]!.box.x === next ? from : end), x2: Math.max(c.x2, end) } : c.x1 < first.box.x && c.x2 > first.box.x ? { ...c, x2: first.box.x - 10 } : c]),
  )
  const amounts = sorted.map((head, i) => ({ label: head.words.map((w) => w.text).join(' '), x1: head.box.x - 10, x2: sorted[i + 1] ? sorted[i + 1]!.box.x - 10 : end }))
  return { ...table, columns, amounts, right: Math.max(table.right, amounts.at(-1)!.x2) }
}

/** Headings set at the top of their cells are not level with the middle of one of two lines. */
const levelWithin = (number: Anchor): number => LEVEL + Math.max(0, number.box.h - Math.max(...number.words.map((w) => w.box.h))) / 2
const LEVEL = 5

/** `Each` over `Claim`, `Products` over `aggregate` in a narrow column, its first word so near the middle of a band. */
export function stackedHeads(text: PageText, band: Box, within = band.h / 2): Anchor[] {
  const level = text.words.filter((w) => /^(?:each|per|products?|general)$/i.test(w.text) && w.box.x >= band.x && w.box.x < band.x + band.w && Math.abs(midY(w.box) - midY(band)) < within + w.box.h && w.box.y >= band.y - w.box.h && standsAlone(text, w))
  return level.flatMap((first): Anchor[] => {
    const says = /^(?:each|per)$/i.test(first.text) ? /^(?:claim|occurrence|occ\.?)$/i : /^agg(?:regate|\.)?$/i
    const second = text.words.find((w) => says.test(w.text) && w.box.y > midY(first.box) && midY(w.box) - midY(first.box) < 2 * Math.max(5, first.box.h) && w.box.x < right(first.box) && right(w.box) > first.box.x && standsAlone(text, w))
    return second ? [{ box: unionBox([first.box, second.box]), words: [first, second] }] : []
  })
}

/** `Limit per occurrence`, `Limit (per occurrence)` beside `Aggregate`: the heading of the limits heads one of them only. */
function limitOfEach(text: PageText, limits: Anchor): Anchor | null {
  const level = text.level(midY(limits.box), 3).filter((w) => w.box.x >= limits.box.x).sort((a, b) => a.box.x - b.box.x)
  const end = level.findIndex((w, i) => i > 0 && w.box.x - right(level[i - 1]!.box) > w.box.h)
  const words = end < 0 ? level : level.slice(0, end)
  const at = words.findIndex((w) => /^\(?(?:per|each|any)$/i.test(w.text))
  const each = words.slice(at, at + (/any/i.test(words[at]?.text ?? '') ? 3 : 2))
  return at > 0 && OF_EACH.test(each.map((w) => w.text.replace(/[()]/g, '')).join(' ')) ? { box: unionBox(words.map((w) => w.box)), words: each } : null
}
const OF_EACH = /^(?:per|each|any\sone)\s(?:occurrence|claim|accident|loss|incident)\b/i
