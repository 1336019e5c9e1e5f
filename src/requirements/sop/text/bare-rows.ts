import { partsOf } from './parts-of-bare-rows.ts'
import { cellOf } from './ruled-rows.ts'
import type { Piece } from './text-of.ts'

/** A gap this wide, in letters, that no line of a table crosses parts two columns; the spaces of its text stand below one another by chance and are narrower. */
const GUTTER = 0.65
/** In a letter of one width a space is as wide as any. */
const GUTTER_OF_ONE_WIDTH = 1.3
/** So far apart, in lines of a cell, nothing is of one table any more. */
const TABLE_END = 3.4
const COLUMNS_MAX = 10
const LINES_MAX = 120

const COVERAGE_HEAD = /^(?:types? of )?(?:required )?(?:insurance|coverages?|polic(?:y|ies)|lines?)(?: of (?:coverage|insurance|business))?(?: (?:types?|lines?|required))?$/i
const LIMIT_HEAD = /^(?:(?:required|minimum|min\.?) )?(?:insurance |coverage )?(?:limits?|amounts?|minimums?)(?: of (?:liability|insurance|coverage))?(?: required)?$/i
const OTHER_HEAD = /^[A-Za-z][A-Za-z.&\/'’() -]{0,50}$/
const MONEY_OR_MARK = /[$\d]|^(?:yes|no|x|n\/a|y|n|[-–—]|not required|statutory)$/i
const COVERAGE_NAME =
  /^(?:C?GL\b|(?:C(?:ommercial|omm['’]?l|omprehensive|argo|yber|rime|ontract|ontingent)|G(?:eneral|arage)|A(?:uto|buse)|B(?:usiness (?:[Aa]uto|[Ii]n)|usiness$|uilder)|W(?:ork|C\b)|U(?:mbrella|MB)|E(?:xcess|mployer|rrors|&O|PLI)|M(?:otor|edical)|P(?:rof|ollution|roperty|roduct|hysical)|L(?:iquor)|O(?:ccupational)|I(?:nland)|T(?:railer)|N(?:on-)|H(?:ired)))/
type Row = { pieces: Piece[]; y: number }
type Column = { from: number; to: number }

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0
/** Of any number of values, as many as a page has words. */
const most = (list: number[]): number => list.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
const least = (list: number[]): number => list.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
const bottom = (p: Piece): number => p.box.y + p.box.h
/** Letters and digits that do not reach below their line. */
const isPlain = (p: Piece): boolean => /[A-Za-z\d\/]/.test(p.text) && !/[gjpqyQ,;()$|_[\]@{}]/.test(p.text)

/** Where the letters of each line stand; boxes may be as high as their letters, and reach below the line where these do. */
function baselines(lines: Piece[][]): number[] {
  const plain = lines.map((pieces) => pieces.filter(isPlain).map(bottom))
  const below = median(lines.flatMap((pieces, i) => (plain[i]!.length ? pieces.filter((p) => /[gjpqy]/.test(p.text)).map((p) => bottom(p) - median(plain[i]!)) : [])))
  return lines.map((pieces, i) => (plain[i]!.length ? median(plain[i]!) : median(pieces.map(bottom)) - below))
}

/** The stretches of a page's width that hold words, parted by gaps that no line crosses. */
function columnsOf(spans: Column[], gutter: number): Column[] {
  const columns: Column[] = []
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = columns.at(-1)
    if (last && from - last.to < gutter) last.to = Math.max(last.to, to)
    else columns.push({ from, to })
  }
  return columns
}
const spansOf = (row: Row): Column[] => row.pieces.map(({ box }) => ({ from: box.x, to: box.x + box.w }))

/**
 * Tables without rules whose heads or cells go over several lines: for each printed line the row it stands in, written with pipes
 * on the first of its lines and '' on the others; undefined for a line outside such tables, and for tables whose rows are not plain.
 */
export function bareRows(lines: Piece[][], letter: number, textOf: (cell: Piece[]) => string): (string | undefined)[] {
  const found: (string | undefined)[] = lines.map(() => undefined)
  const ys = baselines(lines)
  const widths = lines.flat().filter((p) => p.text.length > 2).map((p) => p.box.w / p.text.length)
  const gutter = letter * (most(widths) < least(widths) * 1.1 ? GUTTER_OF_ONE_WIDTH : GUTTER)
  const rows = lines.map((pieces, i) => ({ pieces, y: ys[i]! }))
  for (let i = 0; i < rows.length; i++) {
    if (!/\b(?:coverages?|insurance|polic(?:y|ies)|lines?|types?|limits?|minimum|required|additional|add['’]?l|waiver|max(?:imum)?|notice|primary|cancellation|deductibles?|days|ai)\b/i.test(textOf(rows[i]!.pieces))) continue
    const table = tableFrom(rows, i, letter, gutter, textOf)
    if (!table) continue
    for (const [n, text] of table.entries()) found[i + n] = text
    i += table.length - 1
  }
  return found
}

function tableFrom(rows: Row[], from: number, letter: number, gutter: number, textOf: (cell: Piece[]) => string): string[] | null {
  // As far down as the columns stand: a line of text across them ends the table.
  let to = from
  let columns: Column[] = []
  const usual = most(rows[from]!.pieces.map((p) => p.box.h)) * 1.3
  for (let n = from; n < Math.min(rows.length, from + LINES_MAX); n++) {
    if (n > from && rows[n]!.y - rows[n - 1]!.y > usual * TABLE_END) break
    const now = columnsOf([...columns, ...spansOf(rows[n]!)], gutter)
    if (n > from + 4 && now.length < columns.length) {
      // A line right below that runs over the columns may be of the table.
      if (rows[n]!.y - rows[n - 1]!.y < usual * 1.2) return null
      break
    }
    if (n > from + 4 && now.length < 3) return null
    columns = now
    to = n + 1
  }
  if (columns.length < 3 || columns.length > COLUMNS_MAX || to - from < 4) return null
  // A line right above that stands in the columns is of the heads.
  const above = rows[from - 1]
  if (above && rows[from]!.y - above.y < usual * 1.6 && above.pieces.some((p) => p.box.x > columns[0]!.to) && columnsOf([...columns, ...spansOf(above)], gutter).length > 2) return null
  const cellsOf = (row: Row): string[] => columns.map((c) => textOf(row.pieces.filter((p) => p.box.x >= c.from - 0.01 && p.box.x < c.to)))
  const cells = rows.slice(from, to).map(cellsOf)
  const body = cells.findIndex((row) => COVERAGE_NAME.test(row[0]!) || row.some((c) => MONEY_OR_MARK.test(c)))
  if (body < 1 || body > 5) return null
  const heads = columns.map((_, c) => cellOf(cells.slice(0, body).map((r) => r[c]!), ' '))
  if (!COVERAGE_HEAD.test(heads[0]!) || !heads.some((h) => LIMIT_HEAD.test(h)) || !heads.every((h) => OTHER_HEAD.test(h) && h.split(' ').length <= 7)) return null
  const limit = heads.findIndex((h) => LIMIT_HEAD.test(h))
  const parts = partsOf(rows.slice(from, to), cells, body, limit)
  // Where every row and the heads are one line, the columns are plain as they stand.
  const narrow = columns.some((c, k) => k > 0 && c.from - columns[k - 1]!.to < letter * 2)
  if (!parts || parts.length < 2 || (body === 1 && parts.every((lines) => lines.length === 1) && !narrow)) return null
  const out = cells.map(() => '')
  out[0] = written(heads)
  for (const part of parts) out[part[0]!] = written(columns.map((_, c) => cellOf(part.map((i) => cells[i]![c]!))))
  return out
}

const written = (cells: string[]): string => `| ${cells.map((c) => c.replaceAll('|', '/')).join(' | ')} |`
