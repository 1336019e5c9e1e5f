import { type Column, columnNamesIn, columnsOf, coveragesIn, headsAmounts, isTableHead, labelColumn, levelColumns, limitsIn, nameColumn, STATE_HEAD, whoColumn } from './name-columns.ts'
import { readableText } from '../text/normalise-text.ts'
import { chosenAmounts } from './amount-columns.ts'
import { letterColumn } from './letter-column.ts'
import { headsMarks, markMatrix } from './mark-matrix.ts'
import { withoutWhatIsShown, withoutWhoAsks } from './party-columns.ts'
import { findStateConditions } from '../conditions/state-conditions.ts'
import { PRICED_CELL } from './priced-cells.ts'
import { NO, rowSentence, YES } from './read-row.ts'
import type { Context, Line, Segment } from '../segments/segment.ts'
import { OF_EMPLOYERS, stateColumns, stateRows, transposed } from './turn-table.ts'

/** Lines of a title stand above the head of a table at most. */
const TITLES_MAX = 3
/** "SCHEDULE D (Insurance) | Job 3312 | Crestline Builders" above the head of a table without a rule: how many such lines there are. */
function headBelow(lines: Line[]): number {
  const names = lines.slice(0, TITLES_MAX + 1).map((l) => columnNamesIn(l.cells!))
  const most = Math.max(...names)
  const at = names.indexOf(most)
  if (at <= 0 || at >= lines.length - 1 || most < 2 || (most === 2 && names[0]! > 0) || !isTableHead(lines[at]!.cells!)) return 0
  return lines.slice(0, at).every((l) => l.cells!.every((c) => coveragesIn(c) === 0 && !YES.test(c) && !/\$|\d,\d{3}/.test(c))) ? at : 0
}

/** Turns the rows of a table into segments: one sentence a row, with the column heads put to the cells they govern. */
export function readTable(lines: Line[], context: Context, block: number): Segment[] {
  // "Contract: RR-88 | Right of entry", above the head that a rule of dashes marks: lines of their own.
  const rule = lines.findIndex((l) => l.cells!.every((x) => /^:?-{2,}:?$/.test(x)))
  if (rule > 1) return [...lines.slice(0, rule - 1).map((l) => plainRow(l.cells!, l.raw.trim(), context, block)), ...readTable(lines.slice(rule - 1), context, block)]
  const head0 = rule < 0 ? headBelow(lines) : 0
  if (head0 > 0) return [...lines.slice(0, head0).map((l) => plainRow(l.cells!, l.raw.trim(), context, block)), ...readTable(lines.slice(head0), context, block)]
  let rows = chosenAmounts(withAutos(lines.map((l) => cellsOf(l, lines[0]!))).filter((c) => !c.every((x) => /^[\s:=-]*$/.test(x))))
  if (!rows.length) return []
  const raws = lines.filter((l) => !l.cells!.every((x) => /^[\s:=-]*$/.test(x))).map((l) => l.raw.trim())
  let headers: string[] | null = null
  const [head, ...kinds] = rows
  if (headsKinds(head!, kinds)) return transposed(head!, kinds, raws.slice(1), context, block)
  if (isTableHead(rows[0]!) || headsAmounts(rows) || headsMarks(rows)) {
    headers = rows[0]!.map((h) => h.replaceAll('_', ' '))
    rows = rows.slice(1)
    raws.shift()
    if (STATE_HEAD.test(headers[0]!.trim()) && headers.slice(1).some((h) => coveragesIn(h) > 0))
      return stateRows(headers, rows, raws, context, block)
    const byState = stateColumns(headers, rows, raws, context, block)
    if (byState) return byState
    if (
      headers.slice(1).filter((h) => coveragesIn(h) === 1 && !/addition|waiver/i.test(h)).length >= 2 &&
      !rows.some((r) => coveragesIn(r[0] ?? '') === 1 && !OF_EMPLOYERS.test(r[0]!))
    )
      return transposed(headers, rows, raws, context, block)
  }
  if (!headers) return rows.map((cells, i) => plainRow(cells, raws[i]!, context, block))
  ;({ headers, rows } = joinOptions(headers, rows))
  ;({ headers, rows } = withoutWhoAsks(headers, rows))
  ;({ headers, rows } = withoutWhatIsShown(headers, rows))
  const lettered = letterColumn(columnsOf(headers), headers, rows)
  rows = lettered.rows
  const columns = whoColumn(nameColumn(labelColumn(levelColumns(lettered.columns, headers, rows), rows), rows), headers, rows)
  const segments: Segment[] = []
  const marked = markMatrix(columns, headers, rows)
  const required = columns.indexOf('required')
  let last = ''
  let mark = ''
  for (const [i, row] of rows.entries()) {
    // "X | General liability | $1,000,000 occurrence" above " | | $2,000,000 aggregate": the mark is that of the row it goes on from.
    const goesOn = required >= 0 && last !== '' && !(row[required] ?? '').trim() && !(row[columns.indexOf('coverage')] ?? '').trim()
    // Marked in the column of another kind, or of some kinds only.
    // "umbrella,,,," among rows that are filled in: left open, where the law does not set its limits.
    const empty = columns.length > 3 && !goesOn && row.filter((c) => c.trim()).length === 1 && rows.filter((r) => r.filter((c) => c.trim()).length > 2).length > 1 && !/\bcomp|\bwc\b/i.test(row.join(' '))
    const kinds = empty ? { some: 'nothing is filled in' } : marked?.(row)
    if (kinds === 'not_asked') continue
    const cells = goesOn ? row.map((c, k) => (k === required ? mark : c)) : row
    if (required >= 0) mark = (cells[required] ?? '').trim()
    const at = columns.indexOf('coverage')
    const name = (at >= 0 ? cells[at] : '')?.trim() || ''
    const part = name !== '' && last !== '' && coveragesIn(name) === 0 && limitsIn(name) > 0
    const carried = !name && last
    if (name && !part) last = name
    if (columns.includes('tier')) segments.push(...tierRow(name || last, columns, headers, cells, raws[i]!, context, block))
    else {
      const s = rowSentence(part ? `${last}: ${name}` : carried ? last : name, columns, headers, cells)
      if (s)
        segments.push({
          raw: raws[i]!,
          label: labelOf(columns, cells),
          block,
          context: forWhom(columns, cells, s.advisory ? { ...context, mode: 'advisory' } : kinds ? { ...context, condition: { kind: 'open', text: kinds.some } } : context),
          item: true,
          row: { headers, cells: [s.text], table: block },
        })
    }
  }
  return segments
}

const OF_KINDS = /\b(?:vehicles?|trucks?|equipment|units?|drivers?|vendors?|contractors?|carriers?|trades?|class(?:es)?|types?|categor(?:y|ies)|tiers?|levels?|risk|events?|tenants?|hosts?|services?|commodit(?:y|ies)|loads?|freight|projects?|contracts?|work|activit(?:y|ies))\b/i
/** "Vehicle | Auto liability": kinds of what is insured, and what is asked of each. */
const headsKinds = (head: string[], rows: string[][]): boolean =>
  head.length === 2 && coveragesIn(head[1]!) === 1 && coveragesIn(head[0]!) === 0 && OF_KINDS.test(head[0]!) && rows.length > 1 && rows.every((r) => r.length === 2 && PRICED_CELL.test(r[1]!) && coveragesIn(r[0]!) === 0 && limitsIn(r[0]!) === 0)
/** "AL" beside "GL" and "WC": auto liability, and not Alabama. */
function withAutos(rowsIn: string[][]): string[][] {
  // "general_liability", as a program writes it.
  const rows = rowsIn.map((r) => r.map((c) => (/^[A-Za-z]+(?:_[A-Za-z]+){1,4}$/.test(c.trim()) ? c.replaceAll('_', ' ') : c)))
  if (!rows.some((r) => r.some((c) => /^(?:C?GL|WC|UMB|XS|EL|MTC)$/.test(c.trim())))) return rows
  return rows.map((r) => (r.some((c) => c.trim() === 'AL') ? r.map((c) => (c.trim() === 'AL' ? 'Auto liability' : c)) : r))
}
/** " | $2,000,000 aggregate", below rows that open with no rule: the first cell is empty. */
const cellsOf = (line: Line, head: Line): string[] => (line.raw.trim().startsWith('|') && !head.raw.trim().startsWith('|') && line.cells!.length < head.cells!.length ? ['', ...line.cells!] : line.cells!)

/** "Option 1 | Option 2": choices side by side are one cell with an "or". */
function joinOptions(headers: string[], rows: string[][]): { headers: string[]; rows: string[][] } {
  const options = headers.flatMap((h, i) => (/^(?:option|choice|alternative)\b/i.test(h.trim()) ? [i] : []))
  const [first, ...others] = options
  if (first === undefined || !others.length) return { headers, rows }
  const keep = (_: string, i: number) => !others.includes(i)
  const joined = (r: string[]) => options.map((i) => (r[i] ?? '').trim()).filter((c) => !NO.test(c)).join(', or ')
  return { headers: headers.map((h, i) => (i === first ? 'Limit' : h)).filter(keep), rows: rows.map((r) => r.map((c, i) => (i === first ? joined(r) : c)).filter(keep)) }
}

const labelOf = (columns: Column[], cells: string[]): string | null => (cells[columns.indexOf('label')] ?? '').replace(/\W/g, '') || null

const EVERYBODY = /^(?:(?:all|every|any|each|both)\b(?!.*\b(?:over|above|with|who|that|using|hauling)\b)|(?:everyone|everybody|anyone|always|yes|[-\u2013\u2014\s]*)\W*$)/i
/** "Applies to: abatement": for whom a row is meant is a condition, unless it is meant for everybody. */
function forWhom(columns: Column[], cells: string[], contextIn: Context): Context {
  const states = (cells[columns.indexOf('state')] ?? '').trim().replace(/^(?:all|any)(?: states?)?,? (?:except(?: for)?|but|other than) /i, 'any state other than ')
  const where = states && !/^(?:(?:all|any|every)(?: states?)?|everywhere|nationwide|[-\u2013\u2014])$/i.test(states) ? findStateConditions(readableText(`vendors based in ${states}`))[0]?.condition : undefined
  const context = where ? { ...contextIn, condition: where } : contextIn
  const cell = (cells[columns.indexOf('audience')] ?? '').trim()
  if (!cell || EVERYBODY.test(cell)) return context
  if (/^(?:rec(?:ommended)?\.?|pref(?:erred)?\.?|encouraged|suggested|nice to have|optional but recommended)$/i.test(cell)) return { ...context, mode: 'advisory' }
  return { ...context, condition: findStateConditions(readableText(cell))[0]?.condition ?? { kind: 'open', text: cell } }
}

function tierRow(
  name: string,
  columns: Column[],
  headers: string[],
  cells: string[],
  raw: string,
  context: Context,
  block: number,
): Segment[] {
  // Beside a column for everybody, the others are for some.
  const shared = columns.some((c, i) => c === 'tier' && EVERYBODY.test(headers[i]!.trim()))
  const common = columns.map((c, i) => (c === 'tier' ? '' : (cells[i] ?? '')))
  return columns.flatMap((c, i): Segment[] => {
    if (c !== 'tier') return []
    const cell = (cells[i] ?? '').trim()
    // "ours": who asks carries it.
    if (NO.test(cell) || OURS.test(cell)) return []
    const s = rowSentence(
      name,
      columns.map((x, k) => (k === i ? 'limit' : x === 'tier' ? 'coverage' : x)),
      headers.map((h, k) => (k === i ? 'Limit' : h)),
      common.map((x, k) => (k === i ? (YES.test(cell) ? '' : cell) : x)),
    )
    if (!s) return []
    return [
      {
        raw,
        label: labelOf(columns, cells),
        block,
        context: shared ? forSome(headers[i]!.trim(), context) : { ...context, tier: { title: headers[i]!.trim() } },
        item: true,
        row: { headers, cells: [s.text], table: block },
      },
    ]
  })
}

const OURS = /^(?:ours|we (?:carry|provide|cover)(?: (?:it|this))?|(?:carried|provided|covered) by us|on (?:our|ours)(?: policy)?)$/i
const forSome = (who: string, context: Context): Context => (EVERYBODY.test(who) ? context : { ...context, condition: { kind: 'open', text: who } })

function plainRow(cells: string[], raw: string, context: Context, block: number): Segment {
  const filled = cells.filter((c) => c.trim())
  return {
    raw,
    label: null,
    block,
    context,
    item: true,
    row: { headers: [], cells: [filled.length > 1 ? `${filled[0]}: ${filled.slice(1).join('; ')}` : filled.join(' ')], table: block },
  }
}
