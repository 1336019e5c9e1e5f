import type { Word } from '../../page-model.ts'
import { findDate } from '../../values/index.ts'
import type { Grid } from '../../classify/index.ts'
import { stackedHeads } from '../limits/headed-amounts.ts'
import type { ColumnName, Table } from './coverage-table.ts'
import { type Anchor, bottom, midX, midY, type PageText, right } from '../page/page-text.ts'
import { AMOUNTS, type Headings } from './table-headings.ts'

const STOREY_MAX = 22
const EDGE = 4
/** Headings reach no farther than so into the first row; lower letters than the least are not printed. */
const [ROWS_REACH, LETTERS_MIN] = [2, 4]

/** Headings right under another one, no farther right than where the next begins. */
const under = (text: PageText, head: Anchor, until: number, phrases: readonly string[], h = STOREY_MAX): Anchor[] =>
  phrases.flatMap((phrase) => text.find(phrase, { x: head.box.x - EDGE, y: bottom(head.box), w: until - head.box.x + EDGE, h }).filter((a) => a.box.y > bottom(head.box) - 1 && right(a.box) < until))

const nextTo = (headers: Headings, head: Anchor, text: PageText): number =>
  Math.min(text.page.width, ...Object.values(headers).flatMap((a) => (a.box.x > right(head.box) ? [a.box.x] : [])))

/** `Policy period` over `From` and `To`: each of the two heads its own column. */
export function withDaysUnder(headers: Headings, text: PageText): Headings {
  if (!headers.eff || headers.exp || text.page.source === 'image') return headers
  const until = nextTo(headers, headers.eff, text)
  const [from] = under(text, headers.eff, until, ['FROM', 'EFFECTIVE', 'EFF', 'START', 'INCEPTION'])
  const [to] = from ? under(text, headers.eff, until, ['TO', 'EXPIRATION', 'EXPIRES', 'EXPIRY', 'EXP', 'END']).filter((a) => a.box.x > right(from.box) && Math.abs(midY(a.box) - midY(from.box)) < 3) : []
  // `From 3/1/2026 to 3/1/2027` right under `Period` is the first row's.
  // `From / To` in one cell heads one column, as `Period` does.
  if (from && to && text.level(midY(from.box), 3).some((w) => w.box.x > right(from.box) - 1 && right(w.box) < to.box.x + 1 && /^(?:[/–—&|-]|and|to)$/i.test(w.text)) && to.box.x - right(from.box) < CLOSE_MAX) return headers
  return from && to && !leadsToDay(text, from) && !leadsToDay(text, to) ? { ...headers, eff: from, exp: to } : headers
}
const CLOSE_MAX = 24
const DAY_WORDS_MAX = 5
const leadsToDay = (text: PageText, head: Anchor): boolean => {
  const run = [...head.words]
  for (let next: Word | undefined = head.words.at(-1); next && run.length < DAY_WORDS_MAX; ) {
    next = text.level(midY(head.box), 2).find((w) => w.box.x > right(run.at(-1)!.box) - 1 && w.box.x - right(run.at(-1)!.box) < head.box.h)
    if (next) run.push(next)
  }
  return findDate(run.map((w) => w.text).join(' ')) !== null
}

/** `Each occurrence $1,000,000` right under `Limits` is the first row's, and heads nothing. */
const isAnswered = (text: PageText, head: Anchor): boolean =>
  /:$/.test(head.words.at(-1)!.text) || text.level(midY(head.box), 2).some((w) => /^(?:US)?\$|^\d{1,3}(?:,\d{3})+|^\d{5}|^USD$/.test(w.text) && w.box.x > right(head.box) - 1 && w.box.x - right(head.box) < 3 * w.box.h)

/** What is kept back of each loss, beside the limits under one heading. */
const KEPT = ['SELFINSUREDRETENTION', 'SIR', 'RETENTION', 'DEDUCTIBLE']

/** `Limits` over `Occurrence` and `Aggregate`: columns of amounts, each headed by the limit it holds. */
export function withAmountsUnder(table: Table, headers: Headings, grid: Grid, text: PageText): Table {
  const { limits } = table.columns
  if (!limits || !headers.limits || table.amounts || text.page.source === 'image') return table
  const h = table.top + ROWS_REACH - bottom(headers.limits.box)
  if (h < LETTERS_MIN) return table
  const until = nextTo(headers, headers.limits, text)
  const area = { x: headers.limits.box.x - EDGE, y: bottom(headers.limits.box), w: until - headers.limits.box.x + EDGE, h }
  const heads = [...under(text, headers.limits, until, [...AMOUNTS, ...KEPT], area.h), ...stackedHeads(text, area)]
    .filter((a, i, all) => all.findIndex((o) => o.words.some((w) => a.words.includes(w))) === i && bottom(a.box) < table.top + ROWS_REACH && !isAnswered(text, a))
    .sort((a, b) => a.box.x - b.box.x)
  const [first, ...others] = heads
  if (!first || others.length === 0) return table
  const edge = (a: Anchor, b: Anchor): number => {
    const rule = grid.bestVertical(midX(a.box), midX(b.box), table.top, table.bottom)
    return rule && rule.share > 0.55 ? rule.at : b.box.x - EDGE
  }
  // The rule that parted limits from the next column may be one between the amounts.
  const last = heads.at(-1)!
  const beyond = Object.entries(headers).flatMap(([name, head]) => (head.box.x > last.box.x && table.columns[name as ColumnName] ? [{ name: name as ColumnName, head }] : []))
  const next = beyond.length > 0 ? beyond.reduce((a, b) => (b.head.box.x < a.head.box.x ? b : a)) : null
  const x1s = [limits.x1, ...others.map((head, i) => edge(heads[i]!, head))]
  const end = next && (next.name === 'deductible' || limits.x2 < last.box.x) ? edge(last, next.head) : limits.x2
  const amounts = heads.map((head, i) => ({ label: head.words.map((w) => w.text).join(' '), x1: x1s[i]!, x2: x1s[i + 1] ?? end }))
  const moved = next && end !== limits.x2 ? { [next.name]: { ...table.columns[next.name]!, x1: end } } : {}
  return { ...table, columns: { ...table.columns, limits: { ...limits, x2: x1s[1]! }, ...moved }, amounts }
}
