import type { Page } from '../page-model.ts'
import { type Row, type Segment, segmentOf } from './page-layout.ts'

const MONEY = /\$\s?\d|\d,\d{3}|\bstatutory\b/i
const CELL_HEIGHT_MAX = 120
const CELL_ROWS_MAX = 10
const LABEL_LINES_MAX = 4
const WORDS = /[A-Za-z]{3}/

type Bounds = { top: number; bottom: number }
/** The rules above and under a point; null where one is missing or the room between them is no cell's. */
type CellAt = (x: number, y: number) => Bounds | null

function cellsOf(page: Page): CellAt | null {
  const rules = page.lines
    .filter((l) => Math.abs(l.y1 - l.y2) < 1.5 && Math.abs(l.x1 - l.x2) > 8)
    .slice(0, 1500)
    .map((l) => ({ at: l.y1, from: Math.min(l.x1, l.x2) - 1, to: Math.max(l.x1, l.x2) + 1 }))
    .sort((a, b) => a.at - b.at)
  if (rules.length < 3) return null
  return (x, y) => {
    let top = -Infinity
    for (const rule of rules) {
      if (rule.from > x || rule.to < x) continue
      if (rule.at <= y) top = rule.at
      else return rule.at - top < CELL_HEIGHT_MAX ? { top, bottom: rule.at } : null
    }
    return null
  }
}

/**
 * Rows in which a table's label stands beside its value although the page centres one against the other: a label of two
 * lines with its amount between them, a name half way down the list of its amounts. All other rows stay as they are.
 */
export function joinCells(page: Page, rows: readonly Row[]): Row[] {
  const cellAt = cellsOf(page)
  const out: Row[] = []
  for (let i = 0; i < rows.length; ) {
    // Only from its first row on is a cell known whole.
    const ruled = cellAt && !isWithin(rows, i, cellAt) ? ruledRows(rows, i, cellAt) : []
    const wrapped = page.source !== 'image' && (ruled.length <= 1 || ruled.length === 3) ? joinWrapped(rows.slice(i, i + 3)) : null
    if (wrapped) {
      out.push(...wrapped)
      i += 3
      continue
    }
    const whole = page.source !== 'image' ? joinBrokenLabel(rows[i]!, rows[i + 1]) : null
    if (whole) {
      out.push(whole)
      i += 2
      continue
    }
    const joined = ruled.length > 1 ? joinCell(ruled) : null
    if (joined) {
      out.push(...joined)
      i += ruled.length
      continue
    }
    const three = ruled.length > 1 ? null : joinCentred(rows.slice(i, i + 3))
    out.push(...(three ?? [rows[i]!]))
    i += three ? 3 : 1
  }
  return out
}

/** The rows from one on that stand between the same two rules. */
function ruledRows(rows: readonly Row[], from: number, cellAt: CellAt): Row[] {
  const cell = boundsOf(rows[from]!, cellAt)
  if (!cell) return []
  let to = from + 1
  while (to < rows.length && to - from <= CELL_ROWS_MAX) {
    const next = boundsOf(rows[to]!, cellAt)
    if (!next || Math.abs(next.top - cell.top) > 2 || Math.abs(next.bottom - cell.bottom) > 2) break
    to++
  }
  return to - from > CELL_ROWS_MAX ? [] : rows.slice(from, to)
}
/** Whether the row before stands between the same two rules. */
function isWithin(rows: readonly Row[], at: number, cellAt: CellAt): boolean {
  const before = rows[at - 1] && boundsOf(rows[at - 1]!, cellAt)
  const own = before && boundsOf(rows[at]!, cellAt)
  return !!before && !!own && Math.abs(before.top - own.top) < 2 && Math.abs(before.bottom - own.bottom) < 2
}
function boundsOf(row: Row, cellAt: CellAt): Bounds | null {
  const bounds = row.segments.map((s) => cellAt(s.box.x + s.box.w / 2, s.box.y + s.box.h / 2))
  const [first] = bounds
  return first && bounds.every((b) => b && Math.abs(b.top - first.top) < 2 && Math.abs(b.bottom - first.bottom) < 2) ? first : null
}

const hasMoney = (row: Row): boolean => row.segments.some((s) => MONEY.test(s.text))

/** One row of a ruled table: what stands in its first column goes to its first line, and a label of several lines to one. */
function joinCell(rows: Row[]): Row[] | null {
  if (!rows.some(hasMoney)) return null
  const left = Math.min(...rows.flatMap((r) => r.segments.map((s) => s.box.x)))
  const isLabel = (s: Segment): boolean => s.box.x < left + 4
  const labels = rows.flatMap((r) => r.segments.filter(isLabel))
  const others = rows.map((r) => r.segments.filter((s) => !isLabel(s)))
  const valued = others.filter((o) => o.length > 0).length
  // A label of its own beside each value, or far from the one before, makes a list within one frame.
  const shared = rows.filter((r, i) => others[i]!.length > 0 && r.segments.some(isLabel)).length
  const apart = labels.some((s, i) => i > 0 && s.box.y - labels[i - 1]!.box.y > 1.8 * Math.max(6, s.box.h))
  // Boxes to tick under a name are no more of the name.
  if (labels.slice(1).some((s) => BOX_FIRST.test(s.text))) return null
  const above = wrappedCells(rows)
  if (above) return [above]
  // Amounts that each have their words behind them are a list beside one label, however many lines it has.
  const listed = others.every((o) => o.every((s) => !MONEY.test(s.text) || SAID_BEHIND.test(s.text) || o.indexOf(s) > 0)) && others.flat().filter((s) => SAID_BEHIND.test(s.text)).length > 1
  const isListBeside = listed && !apart && labels.length > 1 && labels.length <= LABEL_LINES_MAX && labels.length < valued && isFirst(rows[0]!, isLabel) && !labels.some((s) => MONEY.test(s.text))
  if (isListBeside) {
    const label = segmentOf(rows[0]!.page, labels.flatMap((s) => s.words))
    return rows.flatMap((r, i) => (i === 0 ? [{ ...r, segments: [label, ...others[0]!] }] : others[i]!.length > 0 ? [{ ...r, segments: others[i]! }] : []))
  }
  if (valued === 0 || shared > 1 || apart || labels.length > LABEL_LINES_MAX || (shared === 1 && valued > 1 && isFirst(rows[0]!, isLabel))) return null
  const level = Math.abs(middleOf(labels) - middleOf(others.flat())) < 0.4 * Math.max(6, labels[0]!.box.h)
  if (!level && !(valued === 1 && isFirst(rows[0]!, isLabel))) return null
  if (labels.some((s) => MONEY.test(s.text)) || !labels.some((s) => WORDS.test(s.text))) return null
  const label = segmentOf(rows[0]!.page, labels.flatMap((s) => s.words))
  const values = rows.flatMap((r, i) => (others[i]!.length > 0 ? [{ ...r, segments: others[i]! }] : []))
  return [{ ...values[0]!, y: Math.min(values[0]!.y, rows[0]!.y), segments: [label, ...values[0]!.segments] }, ...values.slice(1)]
}

const BOX_FIRST = /^\W{0,2}(?:\[\s?[xX_]?\s?\]|[☐☒☑□■⊠])/
const SAID_BEHIND = /^\$\s?[\d,]+\s[A-Za-z]{4}/
/** Cells that begin on one line and go on under it, with no amount of their own there: each is one text. */
function wrappedCells([first, ...rest]: readonly Row[]): Row | null {
  if (!first || !hasMoney(first) || rest.length === 0 || rest.length > 2 || first.segments.length < 2) return null
  const isRest = (s: Segment): boolean => !/\d/.test(s.text) && first.segments.some((f) => startsLike(f, s))
  if (!rest.every((r) => r.segments.length >= 2 && r.segments.every(isRest)) || !rest.some((r) => r.segments.some((s) => startsLike(first.segments[0]!, s)))) return null
  const segments = first.segments.map((f) => segmentOf(first.page, [...f.words, ...rest.flatMap((r) => r.segments.filter((s) => startsLike(f, s)).flatMap((s) => s.words))]))
  return { ...first, segments }
}

const middleOf = (segments: readonly Segment[]): number =>
  (Math.min(...segments.map((s) => s.box.y)) + Math.max(...segments.map((s) => s.box.y + s.box.h))) / 2
/** A label that begins with the first of its values stands where it belongs. */
const isFirst = (first: Row, isLabel: (s: Segment) => boolean): boolean => first.segments.some(isLabel) && first.segments.some((s) => !isLabel(s))

/** Three rows of which the middle one stands half a line under the first: no rules, but a cell of two lines beside one of one. */
function joinCentred(rows: readonly Row[]): Row[] | null {
  const [above, middle, under] = rows
  if (!above || !middle || !under || above.segments.length !== 1 || under.segments.length !== 1) return null
  const [a, b] = [above.segments[0]!, under.segments[0]!]
  const h = Math.max(6, Math.min(a.box.h, b.box.h))
  const half = (a.box.y + b.box.y + (a.box.h + b.box.h) / 2) / 2
  const isHalfWay = middle.segments.every((s) => Math.abs(s.box.y + s.box.h / 2 - half) < 0.3 * h)
  if (!isHalfWay || Math.abs(a.box.x - b.box.x) > 3 || b.box.y - a.box.y > 1.7 * h) return null
  const end = Math.max(a.box.x + a.box.w, b.box.x + b.box.w)
  const label = `${a.text} ${b.text}`
  if (middle.segments.every((s) => s.box.x > end - 1) && !MONEY.test(label) && (hasMoney(middle) || (middle.segments.length === 1 && FACT_LABEL.test(label))))
    return [{ ...above, segments: [segmentOf(above.page, [...a.words, ...b.words]), ...middle.segments] }]
  const starts = Math.min(a.box.x, b.box.x)
  const isName = middle.segments.length === 1 && middle.segments[0]!.box.x + middle.segments[0]!.box.w < starts + 1
  if (isName && (MONEY.test(a.text) ? WORDS.test(middle.segments[0]!.text) : FACT_LABEL.test(middle.segments[0]!.text)) && !hasMoney(middle))
    return [{ ...above, segments: [middle.segments[0]!, a] }, under]
  return null
}

/** The label of a fact that is not money: it stands half way down its value, or its value half way down it. */
const FACT_LABEL = /^(?!.*\d)(?:[A-Za-z'’/()&-]+\s){0,4}?(?:insurers?|(?:insurance\s)?(?:company|carrier)|(?:policy|certificate|contract|reference|market\sreference)(?:\s(?:number|no\.?|period|term|dates?))?|period(?:\sof\s(?:insurance|cover(?:age)?))?|(?:effective|expiration|expiry)(?:\sdates?)?|limits?(?:\sof\s(?:liability|insurance|indemnity))?|deductible|retention)\s?:?$/i

/** `UNIQUE MARKET` over `REFERENCE:`, with the value beside its first line: a fact's label that breaks. */
function joinBrokenLabel(row: Row, under: Row | undefined): Row | null {
  const [label, value, ...more] = row.segments
  const [rest, ...others] = under?.segments ?? []
  if (!label || !value || more.length > 0 || !rest || others.length > 0 || Math.abs(label.box.x - rest.box.x) > 3 || rest.box.y - label.box.y > 1.9 * Math.max(6, label.box.h)) return null
  const isBroken = !FACT_LABEL.test(label.text) && !FACT_LABEL.test(rest.text.replace(/^reference/i, '')) && FACT_LABEL.test(`${label.text} ${rest.text}`)
  return isBroken && rest.box.x + rest.box.w < value.box.x ? { ...row, segments: [segmentOf(row.page, [...label.words, ...rest.words]), value] } : null
}

/** Cells of two lines in several columns of a row whose other cells have one, set half way down: each cell is one text, all are one row. */
function joinWrapped(rows: readonly Row[]): Row[] | null {
  const [above, middle, under] = rows
  if (!above || !middle || !under || above.segments.length + middle.segments.length < 3 || under.segments.length > above.segments.length) return null
  // The row's money, or the days of its policy.
  const isStated = hasMoney(above) || (middle.segments.length > 1 && middle.segments.some((s) => DAY.test(s.text)))
  if (!isStated || under.segments.some((s) => !above.segments.some((a) => startsLike(a, s)))) return null
  const wrapped = above.segments.filter((a) => under.segments.some((s) => startsLike(a, s)))
  // A number over the next fact's label: no cell goes on so.
  if (wrapped.some((a) => /\d{3}$/.test(a.text) && !MONEY.test(a.text) && under.segments.some((s) => startsLike(a, s) && /^[A-Z][a-z]+(?:\s[a-z]+){0,2}$/.test(s.text)))) return null
  const h = Math.max(6, Math.min(...wrapped.map((s) => s.box.h)))
  const [top, low] = [wrapped[0]!.box, under.segments[0]!.box]
  const half = (top.y + low.y + (top.h + low.h) / 2) / 2
  const beside = (s: Segment): boolean => [...above.segments, ...under.segments].every((o) => s.box.x > o.box.x + o.box.w - 1 || s.box.x + s.box.w < o.box.x + 1)
  if (low.y - top.y > 1.7 * h || !middle.segments.every((s) => Math.abs(s.box.y + s.box.h / 2 - half) < 0.3 * h && beside(s))) return null
  const whole = above.segments.map((a) => {
    const rest = under.segments.find((s) => startsLike(a, s))
    return rest ? segmentOf(above.page, [...a.words, ...rest.words]) : a
  })
  return [{ ...above, segments: [...whole, ...middle.segments].sort((a, b) => a.box.x - b.box.x) }]
}
const DAY = /\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/
const startsLike = (a: Segment, b: Segment): boolean => Math.abs(a.box.x - b.box.x) < 3
