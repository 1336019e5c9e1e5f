import { knownCoverageOf } from './coverage-of-text.ts'
import type { Row, RowKind } from './find-rows.ts'
import { formPitch } from '../limits/limit-strips.ts'
import type { Table } from '../table/coverage-table.ts'
import { linesOf, midX, type PageText } from '../page/page-text.ts'
import { LABELS } from './printed-rows.ts'
import { FORM_ROWS } from './rows-at-form-places.ts'

const ORDER = FORM_ROWS.map(([kind]) => kind)

/**
 * On pictures a row's printed name may be illegible, and a streak may cut a row in two. Rows whose names are legible and
 * stand where the form prints them tell the others; a piece that carries labels of the row above is a part of it.
 */
export function placeRows(text: PageText, table: Table, rows: Row[]): Row[] {
  const whole: Row[] = []
  for (const row of rows) {
    const above = whole.at(-1)
    if (above && row.kind === 'free' && continues(text, table, above, row)) above.bottom = row.bottom
    else whole.push({ ...row })
  }
  return namedByPlace(text, table, partedByHeight(text, table, whole))
}

/** A row as high as the form draws it with the next one that is missing: the rule between them is lost, and what stands in the lower part is the next row's. */
function partedByHeight(text: PageText, table: Table, rows: readonly Row[]): Row[] {
  const pitch = formPitch(table)
  if (!pitch) return [...rows]
  return rows.flatMap((row, i): Row[] => {
    const place = ORDER.indexOf(row.kind)
    const [own, lost] = [STRIPS[place], STRIPS[place + 1]]
    const next = rows[i + 1]
    if (place !== i || own === undefined || lost === undefined || !next || next.kind !== ORDER[place + 2]) return [row]
    if (Math.abs((row.bottom - row.top) / pitch - own - lost) > BOTH_OFF_MAX) return [row]
    const at = row.top + ((row.bottom - row.top) * own) / (own + lost)
    const lower: Row = { kind: ORDER[place + 1]!, top: at, bottom: row.bottom, anchor: null }
    return [{ ...row, bottom: at }, names(text, table, lower, lower.kind) ? { ...lower, kind: 'free' } : lower]
  })
}

function namedByPlace(text: PageText, table: Table, whole: Row[]): Row[] {
  const { letter, addl, subr } = table.columns
  if (!letter || !addl || !subr || whole.length < ORDER.length) return whole
  const known = whole.map((row, i) => ({ place: ORDER.indexOf(row.kind), i })).filter((k) => k.place >= 0)
  if (known.some((k) => k.place !== k.i) || (known.length < 2 && !areAsHigh(whole))) return whole
  return whole.map((row, i) => {
    const kind = ORDER[i]
    if (!kind || row.kind !== 'free' || names(text, table, row, kind)) return row
    return { ...row, kind }
  })
}

const STRIPS = FORM_ROWS.map(([, strips]) => strips)
/** How far off a row's height may be from the form's, in strips: redrawn forms keep them too. */
const OFF_MAX = 0.3
const BOTH_OFF_MAX = 0.7
/** Rows between their rules as high as the form draws its own, one against the other: of no names that can be read they are its rows. */
function areAsHigh(rows: readonly Row[]): boolean {
  const heights = STRIPS.map((_, i) => rows[i]!.bottom - rows[i]!.top)
  const pitch = heights.reduce((sum, h) => sum + h, 0) / STRIPS.reduce((sum, n) => sum + n, 0)
  return heights.every((h, i) => Math.abs(h / pitch - STRIPS[i]!) < OFF_MAX)
}

/** Whether the row's own cell names another coverage than the form prints there. */
function names(text: PageText, table: Table, row: Row, kind: RowKind): boolean {
  const type = table.columns.type!
  const lines = linesOf(text.between(row.top, row.bottom).filter((w) => midX(w.box) > type.x1 && midX(w.box) < type.x2))
  return lines.some((line) => {
    const known = knownCoverageOf(line.text)
    return known !== null && known !== kind
  })
}

const PARTS_MIN = 2
function continues(text: PageText, table: Table, above: Row, row: Row): boolean {
  const limits = table.columns.limits
  const labels = LABELS[above.kind]
  if (!limits || !labels || above.kind === 'umbrella') return false
  const found = (part: Row): string[] =>
    labels.filter((l) => text.findFirst(l.phrases, { x: limits.x1 - 3, y: part.top - 1, w: limits.x2 - limits.x1 + 6, h: part.bottom - part.top + 1 })).map((l) => l.label)
  const own = found(above)
  return found(row).filter((label) => !own.includes(label)).length >= PARTS_MIN
}
