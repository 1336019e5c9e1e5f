import type { Box } from '../../../vocabulary/index.ts'
import { joinCells, type Row, type Segment, segmentOf, unionBox } from '../../classify/index.ts'
import type { Word } from '../../page-model.ts'
import { withCardsApart } from '../view/cards.ts'
import { joinNotes } from '../view/notes-column.ts'
import { joinCaptions } from '../view/over-caption.ts'
import type { PageView } from '../view/page-view.ts'
import { withRuledCells } from '../view/ruled-cells.ts'
import { withTwinTables } from '../view/twin-tables.ts'
import { withWrappedCells } from '../view/wrapped-cells.ts'
import { withTableCells } from '../view/table-cells.ts'
import { runOf, runOfRow, type TextRun, wordsBetween } from '../view/text-run.ts'

export type ColumnKind = 'limit' | 'deductible' | 'premium'
/** An amount in a row, in US dollars, with the words beside it and the column it stands in where a heading says so. */
export type AmountAt = {
  amount: number
  start: number
  end: number
  box: Box
  words: Word[]
  before: string
  after: string
  column: ColumnKind | null
}
export type AmountRow = { page: number; index: number; run: TextRun; row: Row; amounts: AmountAt[]; label: string; height: number }

// A space beside a comma is a picture's reader's; `$1,000,000, 104 weeks` is an amount and a comma.
const AMOUNT = /(\$\s?)?(?<![\w.,/-])(\d{1,3}(?:(?:,\d{3}){1,3}(?!\s?,\s?000)|(?:\s?,\s?\d{3}){1,3})|\d{1,10})(\.\d{2})?(?:\s?(million|mil|mm|m|k)\b)?(?![\w%]|[-/]\d)/gi
const SCALE: Record<string, number> = { million: 1e6, mil: 1e6, mm: 1e6, m: 1e6, k: 1e3 }

/** Figures as a picture's reader spoils them: `$100,0o0`, `$100.000`. Same length, so places hold. */
const mendFigures = (text: string): string =>
  text
    .replace(/\$?\s?\d[\doO.,]*[oO][\doO.,]*/g, (m) => m.replace(/[oO]/g, '0'))
    .replace(/(\$\s?\d{1,3})[.,](\d{3})(?!\d)(?:[.,](\d{3})(?!\d))?/g, (_, a: string, b: string, c?: string) => `${a},${b}${c ? `,${c}` : ''}`)

function amountsIn(text: string): { amount: number; start: number; end: number }[] {
  const found: { amount: number; start: number; end: number }[] = []
  // `$100,000/$300,000` is two amounts with a stroke between, and so is `25,000 each person/50,000 each accident`.
  const spaced = text.replace(/([\da-z])\/(?=\$|\d{2,3},\d{3})/g, '$1 ')
  for (const match of spaced.slice(0, 2000).matchAll(AMOUNT)) {
    const base = Number(match[2]!.replace(/[,\s]/g, '') + (match[3] ?? ''))
    const scale = match[4] ? SCALE[match[4].toLowerCase()]! : 1
    const money = match[1] !== undefined || match[2]!.includes(',') || scale > 1
    const amount = Math.round(base * scale * 100) / 100
    // Bare digits are codes, years and symbols more often than money; only a large round number can be an amount.
    if (!money && !(amount >= 10_000 && amount % 500 === 0)) continue
    if (amount <= 0 || amount > 1e10) continue
    found.push({ amount, start: match.index, end: match.index + match[0].length })
  }
  return found
}

/** `Each person` and `Each accident`, or `Each claim / Aggregate`, each over a column of limits. */
const OF_EACH = /^(?:each|per)\s(?:person|accident|occurrence)$|^(?:each|per)\s(?:claim|wrongful\sact|incident)\s?\/\s?(?:annual\s|policy\s)?agg(?:regate|\.)?$/i
/** `Limit of liability less deductible` is what is paid, and `Coverage is provided where a premium is shown` a sentence: neither is a heading. */
const PAID = /\bless\b|\b(?:is|are|where)\b/i
/** What a column heading says its figures are; null for other text. */
export const columnOf = (text: string): ColumnKind | null => {
  if (text.length > 45 || PAID.test(text)) return null
  if (/\blimits?\b|\bamount of insurance\b|\blimit\(s\)/i.test(text) && !/premium/i.test(text)) return 'limit'
  if (OF_EACH.test(text)) return 'limit'
  if (/\bdeductibles?\b|\bded\b|\bretentions?\b/i.test(text)) return 'deductible'
  if (/\bpremiums?\b|\brate\b|\bchange\b|\bvehicle\s?\d|\bveh\b|\bauto\s?\d/i.test(text)) return 'premium'
  return null
}

type Header = { kind: ColumnKind; x1: number; x2: number }[]

/** Figures line up with their heading on the left, on the right or in the middle; else a column runs to where the next begins. */
function kindAt(header: Header, box: Box): ColumnKind | null {
  const right = box.x + box.w
  const centre = box.x + box.w / 2
  for (const c of header) {
    if (Math.abs(right - c.x2) < 3 || Math.abs(box.x - c.x1) < 3 || Math.abs(centre - (c.x1 + c.x2) / 2) < 4) return c.kind
  }
  const sorted = [...header].sort((a, b) => a.x1 - b.x1)
  const at = sorted.findLastIndex((c) => centre >= c.x1)
  const column = sorted[Math.max(0, at)]
  if (!column) return null
  const next = sorted[at + 1]
  const away = at < 0 ? column.x1 - centre : Math.max(0, centre - column.x2)
  if (at >= 0 && next && next.x1 > column.x1 + 20) return column.kind
  return away < (column.kind === 'limit' ? 160 : 60) ? column.kind : null
}

const FILLER = /\bincl(?:uded|\.)?\b|\bexcluded\b|\bn\/a\b|\bnot covered\b|\bwaived\b/gi

/** As many figures (or `Included`) as columns: they answer each other in order. */
function inOrder(header: Header, amounts: AmountAt[], run: TextRun, row: Row): void {
  // Two amounts of one cell are both its column's.
  const shared = row.segments.some((s) => amounts.filter((a) => a.words.some((w) => s.words.includes(w))).length > 1)
  if (header.length < 2 || amounts.length === 0 || (shared && row.segments.length > 1)) return
  const from = amounts[0]!.start
  const fillers = [...run.text.slice(from).matchAll(FILLER)].map((m) => from + m.index)
  const cells = [...amounts.map((a) => a.start), ...fillers].sort((a, b) => a - b)
  const sorted = [...header].sort((a, b) => a.x1 - b.x1)
  if (cells.length !== sorted.length) return
  for (const amount of amounts) amount.column = sorted[cells.indexOf(amount.start)]!.kind
}

const DEFAULT = /^\s?(?:limit\s)?unless\s(?:otherwise|another|a\s(?:higher|different))|^\s?limit\sunless(?=\s*(?:\$|$))/i
const DEFAULT_CLAUSE = /\$?\s?[\d,]+\s(?:limit\s)?unless\b.*$/i
/** `$5,000 limit unless otherwise indicated herein: $10,000`: what the form says where nothing is entered gives way to what is. */
const withoutDefaults = (amounts: AmountAt[]): AmountAt[] => {
  const entered = amounts.filter((a) => !DEFAULT.test(a.after))
  return entered.length > 0 ? entered : amounts
}

/** `General aggregate (per project, cap $5,000,000)  $2,000,000`: what a label says in its brackets is not what it labels. */
const withoutBracketed = (text: string, amounts: AmountAt[]): AmountAt[] => {
  const isWithin = (a: AmountAt): boolean => OPENS.test(text.slice(0, a.start)) && CLOSES.test(text.slice(a.end))
  const first = amounts.findIndex((a) => !isWithin(a))
  return first > 0 ? amounts.slice(first) : amounts
}

const OPENS = /\([^)]*$/
const CLOSES = /^[^(]*\)/
/** `General Aggregate Limit (Other Than Products-` over `Completed Operations) $2,000,000`: one label, and its first line names the limit. */
function withBracketsClosed(rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (const row of rows) {
    const before = out.at(-1)
    const [open, ...beside] = before?.segments ?? []
    const [first, ...rest] = row.segments
    const runsOn = open && first && OPENS.test(open.text) && CLOSES.test(first.text) && open.text.length < 90 && row.y - before!.y < 2 * Math.max(7, open.box.h)
    // The amount stands beside one of the two lines, never beside both.
    if (runsOn && [beside, rest].some((cells) => cells.every((s) => !/\d/.test(s.text)))) {
      const values = beside.some((s) => /\d/.test(s.text)) ? [...beside, ...rest] : rest
      out[out.length - 1] = { ...row, y: before!.y, segments: [segmentOf(first.page, [...open.words, ...first.words]), ...values] }
    } else out.push(row)
  }
  return out
}

/** `PRODUCTS - COMPLETED OPERATIONS` over `AGGREGATE LIMIT ..... $2,000,000`: one label of two lines. */
function withAggregatesNamed(rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (const row of rows) {
    const over = out.at(-1)
    const [name, ...beside] = over?.segments ?? []
    const [first, ...rest] = row.segments
    const isOne = name && first && beside.length === 0 && OPERATIONS.test(name.text) && /^aggregate\b/i.test(first.text) && first.box.x > name.box.x - 2 && first.box.x < name.box.x + AGGREGATE_SET_IN_MAX && row.y - over!.y < 2 * Math.max(7, name.box.h)
    if (isOne) out[out.length - 1] = { ...row, y: over!.y, segments: [segmentOf(first.page, [...name.words, ...first.words]), ...rest] }
    else out.push(row)
  }
  return out
}
const OPERATIONS = /^\W*(?:\w[.)]\s)?products?\b[^\d$]{0,30}\bop(?:eration)?s?\W*$/i
const AGGREGATE_SET_IN_MAX = 40

/** `... by Disease $100,000 each` over `employee.`: the line breaks between an amount and what it is for each of. */
function withUnitsClosed(rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (const row of rows) {
    const before = out.at(-1)
    const last = before?.segments.at(-1)
    const [only, ...more] = row.segments
    if (last && only && more.length === 0 && UNIT_OPEN.test(last.text) && /^[a-z]/.test(only.text) && row.y - before!.y < 2 * Math.max(7, last.box.h))
      out[out.length - 1] = { ...before!, segments: [...before!.segments.slice(0, -1), segmentOf(last.page, [...last.words, ...only.words])] }
    else out.push(row)
  }
  return out
}
const UNIT_OPEN = /\$\s?[\d,]+\s(?:each|per|any\sone|policy|annual|general|in\sthe)$/i

const HEADS_LETTERS_MAX = 80
/** `Limits and/or Deductibles` heads one column. */
const JOINED = /\b(?:and|or|are|is)\b|[&/]/i
/** `Deductible Premium`, `2017 MAZDA LIMITS PREMIUMS` set close: each such word ends the heading of a column of its own. */
export function headsOf(segment: Segment): { kind: ColumnKind; x1: number; x2: number }[] {
  const { words, text } = segment
  if (PAID.test(text)) return []
  const kinds = words.map((w) => columnOf(w.text))
  if (text.length < HEADS_LETTERS_MAX && new Set(kinds.filter((k) => k !== null)).size > 1 && !JOINED.test(text)) {
    const heads: { kind: ColumnKind; x1: number; x2: number }[] = []
    let from = 0
    kinds.forEach((kind, i) => {
      if (!kind) return
      // `Limit of Insurance` goes on behind its own word.
      const last = /^of$/i.test(words[i + 1]?.text ?? '') && words[i + 2] && !kinds[i + 2] ? i + 2 : i
      heads.push({ kind, x1: words[from]!.box.x, x2: words[last]!.box.x + words[last]!.box.w })
      from = last + 1
    })
    return heads
  }
  const kind = columnOf(text)
  return kind ? [{ kind, x1: segment.box.x, x2: segment.box.x + segment.box.w }] : []
}

/** `$1,000,000 combined single` over `limit`: words that begin small under an amount's cell end what is said of it. */
const endsCell = ({ text, box }: Segment, y: number, { segments, y: top }: Row): boolean =>
  /^[a-z]/.test(text) && y - top < 2 * Math.max(7, box.h) && segments.some((s) => /\$\s?\d|\d,\d{3}/.test(s.text) && s.words.some((w) => Math.abs(w.box.x - box.x) < SAME_EDGE))
const SAME_EDGE = 3

/** `Coverage  Amount  Deductible  Premium`: what is not kept back of an amount and not paid for it is the amount insured. */
function headsOfRow({ segments: printed, y }: Row, over: Row | undefined): { kind: ColumnKind; x1: number; x2: number }[] {
  const segments = printed.filter((s) => !over || !endsCell(s, y, over))
  const columns = segments.flatMap(headsOf)
  // `Amount  Coverage  Rate  Premium`, before the names or behind them.
  const isBare = !columns.some((c) => c.kind === 'limit') && (columns.some((c) => c.kind === 'deductible') || (columns.length > 0 && segments.some((s) => /^coverages?$/i.test(s.text.trim()))))
  const bare = isBare ? segments.filter((s) => /^(?:(?:item\s)?\d{1,2}[.)]\s)?amounts?(?:\s(?:insured|of\scover(?:age)?))?$/i.test(s.text.trim())) : []
  return [...columns, ...bare.map((s) => ({ kind: 'limit' as const, x1: s.box.x, x2: s.box.x + s.box.w }))]
}

/** `Coverage part  Forms  Premium`: a list of what is bought, whose one column of figures is what each costs. */
const headsPremiumsOnly = ({ segments }: Row): boolean =>
  segments.length > 1 && /^coverage\s(?:parts?|forms?)\b/i.test(segments[0]!.text) && /^(?:(?:annual|estimated|advance|total)\s)?premiums?$/i.test(segments.at(-1)!.text)

const PART_TITLE = /^[A-Z][A-Za-z '’&/,-]{3,60}\s(?:declarations?|information\spage)$/i
const SECTION_TITLE = /^(?:section|part)\s(?:[ivx]{1,4}|\d)\b/i

const QUOTES = /^["“”]+|["“”]+(?=[.,;:]?$)/g
/** Bureau forms set each word that they define in quotes: `"Bodily injury" and "property damage"`. */
const withoutQuotes = (run: TextRun): TextRun =>
  /["“”]/.test(run.text) ? runOf(run.page, run.words.map((w) => ({ ...w, text: w.text.replace(QUOTES, '') })).filter((w) => w.text !== '')) : run

/** Every row of a page with its amounts, its label (what stands before the first of them), and the columns the headings name. */
export function amountRows(view: PageView): AmountRow[] {
  let header: Header = []
  let headedAt = -10
  return withUnitsClosed(withAggregatesNamed(withBracketsClosed(withCardsApart(joinCells(view.page, withRuledCells(view.page, joinNotes(view.page, joinCaptions(view.page, withTwinTables(withWrappedCells(withTableCells(view.page, view.rows))))))))))).map((row, index, all): AmountRow => {
    const run = withoutQuotes(runOfRow(row))
    const amounts = amountsIn(row.segments.some((s) => s.words.some((w) => w.reader === 'pp_ocr' || w.reader === 'tesseract')) ? mendFigures(run.text) : run.text).map((a): AmountAt => {
      const words = wordsBetween(run, a.start, a.end)
      const box = unionBox(words.map((w) => w.box))
      return {
        ...a,
        words,
        box,
        before: run.text.slice(Math.max(0, a.start - 60), a.start),
        after: run.text.slice(a.end, a.end + 45),
        column: kindAt(header, box),
      }
    })
    const stated = withoutBracketed(run.text, withoutDefaults(amounts))
    inOrder(header, stated, run, row)
    if (stated.length === 0) {
      // A list of premiums ends where another heading stands.
      if (header.length === 1 && header[0]!.kind === 'premium' && row.segments.length === 1) header = []
      // The heads of a table of locations, which names no limits, say nothing of the next section.
      if (row.segments.length === 1 && SECTION_TITLE.test(run.text) && !header.some((c) => c.kind === 'limit')) header = []
      // Another part's declarations have heads of their own.
      if (row.segments.length === 1 && PART_TITLE.test(run.text)) header = []
      const columns = headsOfRow(row, all[index - 1])
      if (columns.length >= 2 || (columns.length === 1 && (columns[0]!.kind === 'limit' || headsPremiumsOnly(row)))) {
        // Headings of two or three printed lines make one set of columns, unless figures stand between them.
        header = index - headedAt <= 3 ? [...header, ...columns] : columns
        headedAt = index
      }
    } else headedAt = -10
    const lead = (stated.length ? run.text.slice(0, stated[0]!.start) : run.text).trim()
    const label = stated.length < amounts.length ? lead.replace(DEFAULT_CLAUSE, '').trim() : lead
    return { page: view.number, index, run, row, amounts: stated, label, height: row.h }
  })
}
