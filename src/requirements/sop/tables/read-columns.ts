import { headsAmountsToChoose, isChoosing } from './amount-columns.ts'
import { columnsOf, isTableHead } from './name-columns.ts'
import { TIER } from '../segments/read-headings.ts'
import type { Line } from '../segments/segment.ts'

const GAP = /\s{2,}|\t+/
type Piece = { at: number; text: string }

/** The stretches of a line that wide gaps set apart, with where they stand. */
function piecesOf(raw: string): Piece[] {
  const pieces: Piece[] = []
  // Dot leaders are a gap.
  const spaced = raw.replace(/ ?(?:\.{3,}|(?: \.){3,} ?) ?/g, (s) => ' '.repeat(s.length))
  for (const m of spaced.matchAll(/\S+(?: \S+)*/g)) pieces.push({ at: m.index, text: m[0] })
  return pieces
}

/** "EACH OCC.", "Min. limit" */
const SHORTENED = /\b[a-z']{2,6}\.(?= |$)/gi
/** Stricter than for ruled tables: words with wide gaps between them are common in scans. */
const isAlignedHead = (headed: string[]): boolean => isHead(headed.every((c) => c.endsWith(':')) ? headed.map((c) => c.slice(0, -1)) : headed)
const isHead = (cells: string[]): boolean =>
  cells.every((c) => c.split(' ').length <= 5 && !/[:.$]/.test(c.replace(SHORTENED, ''))) &&
  // "Contract value    GL    Auto    Umbrella": coverages across the top.
  (isAcross(cells) ||
    // "Coverage    Class A    Class B"
    (cells.length >= 3 && /^(?:types? of )?(?:insurance|coverages?|lines?|polic(?:y|ies)|limits?)?$/i.test(cells[0]!) && cells.slice(1).every((c) => LEVEL_NAME.test(c)) && new Set(cells.slice(1).map((c) => c.split(' ')[0]!.toLowerCase())).size === 1) ||
    (cells.some((c) => /^(?:types? of )?(?:insurance |required )?(?:coverages?|lines?|types?|polic(?:y|ies)|insurance|items?|requirements?)(?: (?:type|line|required|of (?:insurance|coverage)))?s?$/i.test(c)) &&
      cells.some((c) => /limit|amount|minimum|\bmin\b|required|occurrence|aggregate|\bocc\b|\bagg\b/i.test(c) && !/^(?:insurance|coverages?) required$/i.test(c)))) &&
  // Last, as it reads every cell for what it names.
  isTableHead(cells)

/** Coverages across the top, and beside them what goes with them: "AI", "WOS", "Other". */
const isAcross = ([corner, ...heads]: string[]): boolean =>
  !COVERAGE.test(corner!) && heads.filter((c) => COVERAGE.test(c)).length >= 2 && heads.every((c) => COVERAGE.test(c) || BESIDE.test(c))

const BESIDE = /^(?:others?|notes?|comments?|remarks?|special|misc(?:ellaneous|\.)?|endorsements?|a\.?i\.?|additional insured|wos|waiver(?: of subrogation)?|waived?|pnc|p&nc|primary|ratings?|deductibles?|notice)$/i
const LEVEL_NAME = /^(?:class|tier|level|group|category|risk|size|type|grade|band|plan) ?(?:[a-h]|\d{1,2}|i{1,3}|iv|v)$/i
const COVERAGE = /^(?:comm?\w*\.? )?(?:c?gl\b|gen\w*\.? liab|auto|business auto|wc\b|work\w*'?s?'? comp|umb|excess|cargo|cyber|prof|e ?& ?o|pollution|employer|primary auto|bobtail|non-?trucking|ntl\b|occ(?:upational)?[ \/]*acc|physical damage|trailer inter|mtc\b|motor truck|liquor|garage|builder|inland marine|crime)/i
const PRICED = /\d[\d,.]*\s?(?:k|m|mm|mil|million)?\b|\bstat|^(?:-+|none|n\/a|no|ours|not (?:needed|required)|optional|either|both)$/i
/** "Line of coverage    Vendors on site    Vendors delivering": under the names of those asked, amounts in every column. */
const isPartyHead = (lines: Line[], at: number, columns: Piece[]): boolean => {
  const [corner, ...heads] = columns
  if (heads.length < 2 || heads.length > 5 || COVERAGE.test(corner!.text) || [corner!, ...heads].some((c) => c.text.length > 30 || c.text.split(' ').length > 4 || /[$.;:]|\d{3}/.test(c.text.replace(SHORTENED, '')))) return false
  const below = lines.slice(at + 1, at + 4).map((l) => (l.cells || !GAP.test(l.raw.trim()) ? [] : piecesOf(l.raw)))
  return below.filter((p) => p.length === columns.length && COVERAGE.test(p[0]!.text) && p.slice(1).every((c) => PRICED.test(c.text))).length >= 2
}

/** "Tier 1    Tier 2" over columns of amounts, with the coverages in a first column that has no head. */
const isLevelHead = (lines: Line[], at: number, columns: Piece[]): boolean => {
  if (columns.length < 2 || columns.length > 5 || columns[0]!.at < 8 || columns.some((c) => c.text.length > 24 || /[$.;:]|\d{3}/.test(c.text))) return false
  const below = lines.slice(at + 1, at + 4).map((l) => (l.cells || !GAP.test(l.raw.trim()) ? [] : piecesOf(l.raw)))
  return below.filter((p) => p.length === columns.length + 1 && COVERAGE.test(p[0]!.text) && p[0]!.at < columns[0]!.at && p.slice(1).every((c) => PRICED.test(c.text))).length >= 2
}

/** "Coverage    Up to $50,000    Over $50,000": sizes over columns of amounts. */
const isSizeHead = (lines: Line[], at: number, columns: Piece[]): boolean => {
  const heads = columns[0] && TIER.test(columns[0].text) ? columns : columns.slice(1)
  if (heads.length < 2 || heads.length > 6 || columns.some((c) => c.text.length > 30 || COVERAGE.test(c.text)) || !heads.every((c) => /\d/.test(c.text) && TIER.test(c.text))) return false
  const below = lines.slice(at + 1, at + 4).map((l) => (l.cells || !GAP.test(l.raw.trim()) ? [] : piecesOf(l.raw)))
  return below.filter((p) => p.length === heads.length + 1 && COVERAGE.test(p[0]!.text) && p.slice(1).every((c) => PRICED.test(c.text))).length >= 2
}

/** "CGL    Liquor    Auto    WC" over rows of limits and members, in a first column that has no head. */
const isAcrossHead = (lines: Line[], at: number, columns: Piece[]): boolean => {
  if (columns.length < 2 || columns.length > 9 || columns[0]!.at < 8 || !isHead(['', ...columns.map((c) => c.text)])) return false
  const below = lines.slice(at + 1, at + 4).map((l) => (l.cells || !GAP.test(l.raw.trim()) ? [] : piecesOf(l.raw)))
  return below.filter((p) => p.length >= 2 && p[0]!.at + 4 < columns[0]!.at && p[1]!.at > columns[0]!.at - 6 && !COVERAGE.test(p[0]!.text)).length >= 2
}

/** "Occurrence    Aggregate    AI    WOS" over coverages in a first column that has no head. */
const isLimitHead = (lines: Line[], at: number, columns: Piece[]): boolean => {
  if (columns.length < 2 || columns.length > 8 || columns[0]!.at < 8 || !isAlignedHead(['Coverage', ...columns.map((c) => c.text)])) return false
  const below = lines.slice(at + 1, at + 4).map((l) => (l.cells || !GAP.test(l.raw.trim()) ? [] : piecesOf(l.raw)))
  return below.filter((p) => p.length >= 2 && COVERAGE.test(p[0]!.text) && p[0]!.at + 4 < columns[0]!.at && p[0]!.at + p[0]!.text.length < p[1]!.at && p[1]!.at + p[1]!.text.length > columns[0]!.at - 4).length >= 2
}

/** "Line    None   $500k   $1M" over rows of marks. */
const isAmountHead = (lines: Line[], at: number, columns: Piece[]): boolean =>
  columns.length >= 3 && headsAmountsToChoose(columns.map((c) => c.text)) && lines.slice(at + 1, at + 4).map((l) => (l.cells || !GAP.test(l.raw.trim()) ? [] : piecesOf(l.raw))).filter((p) => p.length >= 2 && isChoosing(p.map((c) => c.text))).length >= 2

const RULER = /^[\s\-=_+]{5,}$/

/**
 * Tables laid out with spaces: a head line whose columns are named, and at least two lines below it that keep to its columns.
 * Their cells are cut at the columns of the head. Lines that are no such table come back as they were.
 */
export function alignColumns(lines: Line[]): Line[] {
  const out: Line[] = []
  for (let i = 0; i < lines.length; i++) {
    const head = lines[i]!
    const columns = head.cells || !GAP.test(head.raw.trim()) ? [] : piecesOf(head.raw)
    const sizes = isSizeHead(lines, i, columns)
    if (isLevelHead(lines, i, columns) || (sizes && columns[0]!.at >= 8 && TIER.test(columns[0]!.text))) columns.unshift({ at: 0, text: '' })
    else if (isAcrossHead(lines, i, columns)) columns.unshift({ at: 0, text: '' })
    else if (isLimitHead(lines, i, columns)) columns.unshift({ at: 0, text: 'Coverage' })
    const rows = columns.length >= 2 && (columns[0]!.text === '' || isAlignedHead(columns.map((c) => c.text)) || sizes || isAmountHead(lines, i, columns) || isPartyHead(lines, i, columns)) ? rowsUnder(lines, i + 1, columns) : []
    if (rows.filter((r) => r.cells!.filter(Boolean).length >= 2).length < 2) {
      out.push(head)
      continue
    }
    out.push({ ...head, cells: columns.map((c) => c.text.replace(/:$/, '')), style: 'row', label: null }, ...askedRows(rows, columns))
    i += rows.length
  }
  return out
}

function rowsUnder(lines: Line[], from: number, columns: Piece[]): Line[] {
  const rows: Line[] = []
  for (const line of lines.slice(from, from + 200)) {
    if (line.cells || (line.blankBefore && rows.length > 0) || RULER.test(line.raw)) break
    // "Endorsements: [x] AI  [ ] PNC  [x] WOS", right below the rows.
    if (line.box === null && (line.raw.match(BOXES) ?? []).length > 1 && /^\s*[A-Za-z][A-Za-z ]{2,40}:/.test(line.raw)) break
    // The mark of a tick box is no part of a cell.
    const pieces = piecesOf(line.box === null ? line.raw : line.raw.replace(BOX_MARK, (s) => ' '.repeat(s.length)))
    if (pieces.length < 2 && line.raw.trim().length > 60) break
    // "Additional insured: Larch Dairy on GL.", right below the rows.
    if (pieces.length === 1 && pieces[0]!.at <= columns[0]!.at + 1 && SENTENCE.test(pieces[0]!.text)) break
    const cells = columns.map(() => '')
    for (const p of pieces) {
      const column = nearest(columns, p)
      cells[column] = `${cells[column]} ${p.text}`.trim()
    }
    rows.push({ ...line, cells, style: 'row', label: null, blankBefore: false })
  }
  return rows
}

const TICKED_CELL = /^(?:\[ ?[xX✓✔] ?\]|\( ?[xX✓✔] ?\)|[☑☒✓✔])$/u
const SENTENCE = /^[A-Za-z][^:]{2,40}: \S.*|^[A-Z](?:\S+ ){3,}\S*\.$/
const BOXES = /\[ {0,2}[xX✓✔]? {0,2}\]|\( {0,2}[xX✓✔]? {0,2}\)|[☐☑☒□]/gu
const BOX_MARK = /^\s*(?:[☐☑☒□❏❑✅]|\[[^\]]{0,3}\]|\([^)]{0,3}\)|_{1,3}[xX✓✔]?_{0,3}|[xX✓✔])(?=\s)/u
/** Of rows that open with tick boxes, those that are ticked; a row that only goes on with the one above is left or kept with it. */
function askedRows(rows: Line[], columns: Piece[]): Line[] {
  const coverage = columns.findIndex((c) => /coverage|insurance|line|type|polic/i.test(c.text))
  // "General liability  [X]  $1,000,000", and below it "[ ]  $2,000,000": of the amounts of a name, the one that is ticked.
  if (!rows.some((r) => r.box === true)) return rows.filter((r) => !(r.box === false && coverage >= 0 && r.cells![coverage] === '' && rows.some((x) => x.cells!.some((c) => TICKED_CELL.test(c)))))
  let left = false
  return rows
    .filter((r) => {
      if (r.box !== null || coverage < 0 || r.cells![coverage] !== '') left = r.box === false
      return !left
    })
    .map((r) => (r.box ? tickedRow(r, columns) : r))
}

/** A row that is ticked is required, whatever its column of that name says. */
function tickedRow(row: Line, columns: Piece[]): Line {
  const at = columnsOf(columns.map((c) => c.text)).indexOf('required')
  return at < 0 || row.cells![at] ? row : { ...row, cells: row.cells!.map((c, i) => (i === at ? 'yes' : c)) }
}

/** The column a piece stands in: the last head that starts at or before it, or the next one if that is much closer. */
function nearest(columns: Piece[], piece: Piece): number {
  let best = 0
  let distance = Number.POSITIVE_INFINITY
  for (const [i, c] of columns.entries()) {
    const middle = Math.abs(c.at + c.text.length / 2 - (piece.at + piece.text.length / 2))
    const d = Math.min(Math.abs(c.at - piece.at), middle)
    if (d < distance) {
      best = i
      distance = d
    }
  }
  return best
}
