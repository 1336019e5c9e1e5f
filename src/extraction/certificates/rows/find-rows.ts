import type { Box, CoverageType } from '../../../vocabulary/index.ts'
import { brokenNamesIn } from './broken-names.ts'
import { findDate } from '../../values/index.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import type { ColumnName, Table } from '../table/coverage-table.ts'
import type { Grid } from '../../classify/index.ts'
import { isPrintedForm, type Name, namesByLimits, partAboveName } from './names-by-limits.ts'
import { type Anchor, bottom, midY, type PageText, type TextLine } from '../page/page-text.ts'
import { namedLabel } from '../limits/limit-labels.ts'
import { formPitch } from '../limits/limit-strips.ts'
import { partByCentres } from './part-by-centres.ts'
import { partByGaps } from './part-by-gaps.ts'
import { partByNames } from './part-by-names.ts'
import { partByTops } from './part-by-tops.ts'
import { placeRows } from './place-rows.ts'
import { namedInOrder } from './property-rows.ts'
import { rowsAtFormPlaces } from './rows-at-form-places.ts'
import { topOfRow } from './row-tops.ts'

export type RowKind = 'general_liability' | 'auto_liability' | 'garage_liability' | 'umbrella' | 'workers_comp' | 'free'
/** One row of the coverage table: its kind by its printed name, and its height. */
export type Row = {
  kind: RowKind
  top: number
  bottom: number
  anchor: Anchor | null
  /** Whose the amounts are that stand in it cannot be told. */
  adrift?: true
  /** The coverage that the form prints there, where a picture shows no name. */
  named?: CoverageType
  /** Where the policy's own cells reach beyond the row: it is one of several coverages beside them. */
  shared?: { top: number; bottom: number }
  /** The heights of single cells that reach beyond the row. */
  spans?: Partial<Record<ColumnName, { top: number; bottom: number }>>
}

const NAMES: [RowKind, string[]][] = [
  ['general_liability', ['COMMERCIALGENERALLIABILITY', 'GENERALLIABILITY']],
  ['auto_liability', ['AUTOMOBILELIABILITY', 'AUTOLIABILITY', 'VEHICLELIABILITY']],
  ['garage_liability', ['GARAGELIABILITY']],
  ['umbrella', ['UMBRELLALIAB', 'EXCESSUMBRELLALIAB', 'UMBRELLAEXCESS', 'EXCESSLIAB']],
  ['workers_comp', ['WORKERSCOMPENSATION', 'WORKERSCOMP', 'WORKERCOMPENSATION', 'WORKMENSCOMP']],
]
/** The first lines of names that a narrow column breaks. */
const WRAPPED: Partial<Record<RowKind, string[]>> = { general_liability: ['COMMERCIALGENERAL'] }
/** Words that only the printed part of a row carries; typed rows of the same name lack them, or have them in the name's own line: `Auto liability (any auto)`, `General liability (occurrence)`. */
const PRINTED: Partial<Record<RowKind, string[]>> = {
  general_liability: ['CLAIMSMADE', 'OCCUR', 'GENLAGGREGATE', 'GENLAGGREGATELIMIT'],
  auto_liability: ['ANYAUTO', 'SCHEDULED', 'HIRED'],
  garage_liability: ['ANYAUTO', 'ALLOWNED', 'OWNEDAUTOS', 'DEALER', 'HIRED'],
  umbrella: ['CLAIMSMADE', 'OCCUR', 'RETENTION', 'DED'],
  workers_comp: ['ANYPROPRIETOR', 'OFFICER', 'MANDATORYINNH', 'YN', 'THEPROPRIETOR', 'PROPRIETOR', 'PARTNERSEXECUTIVE'],
}

/** The rows of a coverage table, by the rules that cross it; where rules are lost, by the printed row names. */
export function findRows(text: PageText, grid: Grid, table: Table): Row[] {
  const type = table.columns.type!
  const cuts = cutsOf(grid, table)
  const edges = [table.top, ...cuts, table.bottom]
  const printed = findNames(
    text,
    { x: (table.names ?? type.x1) - 2, y: table.top - 2, w: type.x2 - (table.names ?? type.x1) + 4, h: table.bottom - table.top + 4 },
    cuts.length === 0,
  )
  const names = [...printed, ...namesByLimits(text, table, printed, cuts)].sort((a, b) => a.anchor.box.y - b.anchor.box.y)
  const placed = text.page.source === 'image' && cuts.length === 0 ? rowsAtFormPlaces(table, printed) : null
  if (placed) return placed
  const rows: Row[] = []
  for (let i = 0; i + 1 < edges.length; i++) {
    const top = edges[i]!
    const end = edges[i + 1]!
    if (end - top < (table.ruled ? RULED_ROW_MIN : 6)) continue
    const band = splitBand(text, table, top, end, names)
    if (text.page.source === 'image') rows.push(...(isPrintedForm(table) ? band : band.flatMap((r) => (r.kind === 'free' ? (partByTops(text, table, r) ?? [r]) : [r]))))
    else rows.push(...(cuts.length === 0 ? partUnnamed(text, table, band).flatMap((r) => (r.kind === 'free' ? (partByNames(text, table, r) ?? partByGaps(text, table, r) ?? partByTops(text, table, r) ?? partByCentres(text, table, r) ?? [r]) : [r])) : band))
  }
  return text.page.source === 'image' ? namedInOrder(text, table, placeRows(text, table, rows.flatMap((row) => partAboveName(text, table, row)))) : rows
}

function cutsOf(grid: Grid, table: Table): number[] {
  const { type, number, exp } = table.columns
  const within = (y: number): boolean => y < table.bottom - 4
  if (!table.ruled || !exp) {
    const [x1, x2] = [Math.min(type!.x1, number!.x1) + 1, Math.max(type!.x2, number!.x2) - 1]
    return grid.crossings(x1, x2, table.top + 6, table.bottom + 1.5).filter(within)
  }
  const across = grid.crossings(table.left, table.right, table.top + 6, table.bottom + 1.5, RULED_SHARE_MIN)
  return grid.crossings(number!.x1 + 2, exp.x2 - 2, table.top + 6, table.bottom + 1.5, RULED_SHARE_MIN).filter((y) => within(y) && across.some((a) => Math.abs(a - y) < 3))
}
/** Rows of the forms take two lines of print and more; what is lower is a slip between the last row and the part below. */
const RULED_ROW_MIN = 10
/** Noise takes pieces from rules on pictures. */
const RULED_SHARE_MIN = 0.45

function findNames(text: PageText, area: Box, ruleless: boolean): Name[] {
  const names: Name[] = []
  const broken = text.page.source === 'image' ? () => [] : brokenNamesIn(text, area)
  for (const [kind, known] of NAMES) {
    const phrases = text.page.source === 'image' ? known : [...known, ...(WRAPPED[kind] ?? [])]
    for (const phrase of phrases) {
      for (const anchor of text.find(phrase, area)) {
        if (names.some((n) => Math.abs(n.anchor.box.y - anchor.box.y) < 3)) continue
        if (anchor.edits && namesOther(anchor, kind)) continue
        names.push({ kind, anchor })
      }
    }
    for (const anchor of broken(known)) if (!names.some((n) => Math.abs(n.anchor.box.y - anchor.box.y) < 3)) names.push({ kind, anchor })
  }
  names.sort((a, b) => a.anchor.box.y - b.anchor.box.y)
  // UMBRELLA LIAB and EXCESS LIAB are two lines of one row; GENERAL LIABILITY heads the row in older editions.
  const kept = names.filter((n, i) => {
    const before = names[i - 1]
    return !(before && before.kind === n.kind && n.anchor.box.y - before.anchor.box.y < (ruleless ? 30 : 40))
  })
  return kept
}

/** Print that is near a row's name and is another coverage's in so many letters. */
function namesOther(anchor: Anchor, kind: RowKind): boolean {
  const known = knownCoverageOf(anchor.words.map((w) => w.text).join(' '))
  return known !== null && known !== kind
}

function splitBand(text: PageText, table: Table, top: number, end: number, names: Name[]): Row[] {
  const own = names.filter((n) => midY(n.anchor.box) >= top - 1 && midY(n.anchor.box) < end)
  const type = table.columns.type!
  const printed = own.filter((n) => {
    const words = PRINTED[n.kind]
    const next = own.find((o) => o.anchor.box.y > n.anchor.box.y + 3)
    const x1 = table.names ?? type.x1
    const area: Box = {
      x: x1,
      y: n.anchor.box.y - 3,
      w: type.x2 - x1,
      h: (next?.anchor.box.y ?? end) - n.anchor.box.y + 3,
    }
    return !words || words.some((phrase) => text.find(phrase, area).some((a) => (n.kind !== 'auto_liability' && n.kind !== 'general_liability') || Math.abs(midY(a.box) - midY(n.anchor.box)) > 0.5 * n.anchor.box.h))
  })
  if (printed.length === 0) return [{ kind: 'free', top, bottom: end, anchor: own[0]?.anchor ?? null }]
  if (printed.length === 1 && own.length === 1) {
    const row: Row = { kind: printed[0]!.kind, top, bottom: end, anchor: printed[0]!.anchor }
    return text.page.source === 'image' ? partTyped(text, table, row) : [row]
  }
  const rows: Row[] = []
  // On a picture the small print of the others is lost before their names are: they are rows all the same.
  const used = own.length > printed.length && printed.length === 1 && text.page.source !== 'image' ? printed : own.filter((n) => printed.includes(n) || own.length > 1)
  const tops = used.map((n, i) => topOfRow(text, table, n, used[i - 1]))
  used.forEach((n, i) => {
    const from = i === 0 ? top : Math.max(tops[i]!, top)
    const to = tops[i + 1] ?? end
    const kind = printed.includes(n) ? n.kind : 'free'
    rows.push({ kind, top: from, bottom: to, anchor: n.anchor })
  })
  return [...rows.slice(0, -1), ...partTyped(text, table, rows.at(-1)!)]
}

/** A workers compensation row higher than this has typed rows below it. */
const PRINTED_MAX = 90
const FREE_ROW_MIN = 12
/** How many strips of the form its workers compensation row takes. */
const WORKERS_STRIPS = 4
/** Without rules the typed rows under the printed ones begin where the last printed label ends, or as low as the form draws its row. */
function partTyped(text: PageText, table: Table, row: Row): Row[] {
  const pitch = text.page.source === 'image' ? formPitch(table) : undefined
  // Where the rows above are not told apart yet, this one begins at its name.
  const top = pitch && row.anchor ? Math.max(row.top, row.anchor.box.y - pitch) : row.top
  if (row.kind !== 'workers_comp' || row.bottom - top <= (pitch ? (WORKERS_STRIPS + 1.5) * pitch : PRINTED_MAX)) return [row]
  const note = text.findFirst(['ELDISEASEPOLICYLIMIT', 'DESCRIPTIONOFOPERATIONSBELOW'], { x: 0, y: row.top, w: text.page.width, h: row.bottom - row.top })
  const end = note ? bottom(note.box) + 2 : pitch ? top + WORKERS_STRIPS * pitch : row.bottom
  return row.bottom - end > FREE_ROW_MIN ? [{ ...row, bottom: end }, { kind: 'free', top: end, bottom: row.bottom, anchor: null }] : [row]
}

/** How far a row's name stands below what is above it when the rows touch. */
const ABOVE_MIN = 24
/** From line to line of one name, in heights of its ink; less where the second line names a coverage by itself. */
const [LINE_PITCH_MAX, LINE_SET_MAX] = [2.4, 2]
/**
 * Where no rules part the rows, policies above the first printed name and those beside another coverage's name are no part of
 * the printed row they would fall to.
 */
function partUnnamed(text: PageText, table: Table, rows: Row[]): Row[] {
  const { number, type } = table.columns
  const numbered = text.linesIn({ x: number!.x1, y: table.top, w: number!.x2 - number!.x1, h: table.bottom - table.top }).filter((l) => /\d{3}|^\W*(?:tbd|pending|binder)\b/i.test(l.text))
  const { eff, limits } = table.columns
  const dated = eff ? text.linesIn({ x: eff.x1, y: table.top, w: eff.x2 - eff.x1, h: table.bottom - table.top }).filter((l) => findDate(l.text) !== null) : []
  const amounts = limits ? text.linesIn({ x: limits.x1, y: table.top, w: limits.x2 - limits.x1, h: table.bottom - table.top }).filter((l) => /\d,\d{3}|\d{4}/.test(l.text)) : []
  return rows.flatMap((row, i): Row[] => {
    if (row.kind === 'free' || !row.anchor) return [row]
    const out: Row[] = []
    const name = row.anchor.box
    if (i === 0 && name.y - row.top > ABOVE_MIN && numbered.some((l) => midY(l.box) < name.y - 4)) {
      out.push({ kind: 'free', top: row.top, bottom: name.y - 3, anchor: null })
      row = { ...row, top: name.y - 3 }
    }
    const others = text
      .linesIn({ x: (table.names ?? type!.x1) - 4, y: bottom(name) + 8, w: type!.x2 - type!.x1 + 6, h: row.bottom - bottom(name) - 8 })
    const policies = numbered.filter((n) => midY(n.box) > row.top && midY(n.box) < row.bottom).length
    // Where limits are named under the coverage, set in or not, what stands at its edge beside a number and a day of its own names the next row.
    const isLimit = (l: TextLine): boolean => amounts.some((a) => Math.abs(midY(a.box) - midY(l.box)) < 4) && row.kind !== 'free' && namedLabel(row.kind, l.text) !== null && !/applies/i.test(l.text)
    const beginsRow = (l: TextLine, lines: readonly TextLine[]): boolean =>
      policies > 1 && Math.abs(l.box.x - name.x) < SET_IN && !OF_FORM.test(l.text) && !(row.kind !== 'general_liability' && OF_AUTOS.test(l.text)) && dated.some((d) => Math.abs(midY(d.box) - midY(l.box)) < 4) && lines.some((o) => o.box.y < l.box.y && (o.box.x - name.x > SET_IN || isLimit(o)))
    const first = others.find((l, j) => {
      const under = others[j + 1]
      // A name broken over two lines stands beside its number half a line off.
      const broken = under && !isLimit(l) && under.box.y - l.box.y < (knownCoverageOf(under.text) === null ? LINE_PITCH_MAX : LINE_SET_MAX) * l.box.h && numbered.some((n) => midY(n.box) > l.box.y && midY(n.box) < bottom(under.box)) && isOther(`${l.text} ${under.text}`, row.kind, policies)
      return broken || (numbered.some((n) => Math.abs(midY(n.box) - midY(l.box)) < 4) && (isOther(l.text, row.kind, policies) || beginsRow(l, others)))
    })
    if (!first) return [...out, row]
    const at = first.box.y - 3
    return [...out, { ...row, bottom: at }, { kind: 'free', top: at, bottom: row.bottom, anchor: null }]
  })
}
/** Points by which lines are set in. */
const SET_IN = 3
/** What the form itself prints in a row, beside boxes or without. */
const OF_FORM = /claims?-?\s?made|\boccur|aggregate|\bpolicy\b|project|\bloc\b|\blimit|\bded|retention|[[\]☐☒]|_{2}/i
const OF_AUTOS = /owned|hired|scheduled|\bany\b/i
/** Its name in full, which no row of another coverage prints beside a number of its own. */
const AUTO_NAME = /\bauto(?:mobile)?\s+liab|^\W*(?:business|commercial)\s+auto(?:mobile)?s?\b/i
const isOther = (printed: string, kind: RowKind, policies: number): boolean => {
  const known = knownCoverageOf(printed)
  const same = known === kind || (kind === 'umbrella' && known === 'excess_liability') || (kind === 'workers_comp' && known === 'employers_liability')
  // The scope of autos and the excess form are printed in their own rows, and physical damage beside the one number.
  return known !== null && !same && !(kind === 'auto_liability' && known === 'auto_physical_damage' && policies < 2) && (known !== 'auto_liability' || (policies > 1 && AUTO_NAME.test(printed)))
}
