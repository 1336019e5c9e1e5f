import { cellOf } from './ruled-rows.ts'
import type { Piece } from './text-of.ts'

/** A gap this wide, in letters, that no line of a table crosses parts two columns; the spaces of its text stand below one another by chance and are narrower. */
const GUTTER = 0.65
/** In a letter of one width a space is as wide as any. */
const GUTTER_OF_ONE_WIDTH = 1.3
/** Two lines this much further apart than the lines of one cell are of two rows. */
const APART = 1.15
/** So far apart, in lines of a cell, nothing is of one table any more. */
const TABLE_END = 3.4
const COLUMNS_MAX = 10
const LINES_MAX = 120

const COVERAGE_HEAD = /^(?:types? of )?(?:required )?(?:insurance|coverages?|polic(?:y|ies)|lines?)(?: of (?:coverage|insurance|business))?(?: (?:types?|lines?|required))?$/i
const LIMIT_HEAD = /^(?:(?:required|minimum|min\.?) )?(?:insurance |coverage )?(?:limits?|amounts?|minimums?)(?: of (?:liability|insurance|coverage))?(?: required)?$/i
const OTHER_HEAD = /^[A-Za-z][A-Za-z.&\/'’() -]{0,50}$/
/** What begins the value of a row, and no second line of one. */
const VALUE = /^(?:\$|\d|statutory|stat\b|not |no(?:ne)?\b|n\/a|as |see |per |included|required|yes\b|x$|[-–—]$|actual|full|replacement|agreed)/i
const MONEY_OR_MARK = /[$\d]|^(?:yes|no|x|n\/a|y|n|[-–—]|not required|statutory)$/i
const COVERAGE_NAME =
  /^(?:C?GL\b|(?:C(?:ommercial|omm['’]?l|omprehensive|argo|yber|rime|ontract|ontingent)|G(?:eneral|arage)|A(?:uto|buse)|B(?:usiness (?:[Aa]uto|[Ii]n)|usiness$|uilder)|W(?:ork|C\b)|U(?:mbrella|MB)|E(?:xcess|mployer|rrors|&O|PLI)|M(?:otor|edical)|P(?:rof|ollution|roperty|roduct|hysical)|L(?:iquor)|O(?:ccupational)|I(?:nland)|T(?:railer)|N(?:on-)|H(?:ired)))/
/** A name that goes on in the next line: "Umbrella /", "Errors and". */
const UNFINISHED = /(?:\b(?:and|or|of)|[\/&,(+-])$/i
/** Words of one name that two lines may part: "Commercial" and "General Liability". */
const ONE_NAME =
  /^(?:(?:commercial|comm['’]?l|business|comprehensive) (?:general|auto|automobile|property|umbrella|crime|vehicle)|motor truck|truck cargo|work(?:er|men)?s?['’]?s?['’]? comp|contractors?['’]? (?:pollution|professional|equipment)|contingent (?:cargo|auto)|inland marine|occupational accident|trailer interchange|physical damage|business (?:income|interruption)|legal liability|hired (?:and|auto)|builders?['’]? risk)/i
/** What goes on with the name in the line before it, and is no name of its own. */
const GOES_ON = /^(?:[a-z(\/&+]|(?:Liability|Insurance|Compensation|Coverage|Polic(?:y|ies)|Omissions|Molestation)(?: (?:Liability|Insurance|Coverage|Policy|\([^)]{1,30}\)))?$)/
const goesOn = (name: string, line: string): boolean => UNFINISHED.test(name) || GOES_ON.test(line) || ONE_NAME.test(`${name.split(' ').at(-1)!} ${line}`)

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

/** The lines of each row, told by the room between them and by names that begin; null where these do not agree. */
function partsOf(rows: Row[], cells: string[][], body: number, limit: number): number[][] | null {
  const columns = cells[0]!.map((_, c) => rows.flatMap((r, i) => (cells[i]![c] ? [{ i, y: r.y }] : [])))
  const pitch = Math.min(...columns.flatMap((at) => at.slice(1).map(({ y }, k) => y - at[k]!.y)))
  const lines = rows.map((_, i) => i).slice(body)
  const groups: number[][] = []
  for (const i of lines) {
    if (i > body && rows[i]!.y - rows[i - 1]!.y <= pitch * APART) groups.at(-1)!.push(i)
    else groups.push([i])
  }
  const apart = groups.map((group) => {
    const begun = namesIn(group, cells)
    if (!begun) return null
    if (begun.length === 1) return [group]
    // Rows with no room between them: each name stands beside the first line of its amounts.
    const parts = begun.map((b, k) => group.filter((i) => i >= b && i < (begun[k + 1] ?? Number.POSITIVE_INFINITY)))
    return begun[0] === group[0] && parts.every((part) => VALUE.test(cells[part[0]!]![limit]!) || part.every((i) => !cells[i]![limit])) ? parts : null
  })
  const parts = apart.every((a) => a !== null) ? apart.flat() : inTheMiddle(lines, rows, cells, pitch)
  return parts?.every((part) => columns.every((_, c) => !part.map((i) => cells[i]![c]!).filter(Boolean).some((line, k, all) => k > 0 && MARK.test(line) && MARK.test(all[k - 1]!)))) ? parts : null
}

/** The lines that names of coverages begin on; null where the first one seems to go on with another. */
function namesIn(lines: number[], cells: string[][]): number[] | null {
  let name = ''
  const begun: number[] = []
  for (const i of lines) {
    const c = cells[i]![0]!
    if (!c) continue
    if (!name || !goesOn(name, c)) begun.push(i)
    name = begun.at(-1) === i ? c : `${name} ${c}`
  }
  return begun.length && !GOES_ON.test(cells[begun[0]!]![0]!) ? begun : null
}

/** Cells set at the middle of their rows: the lines of each stand evenly around the middle of its name. */
function inTheMiddle(lines: number[], rows: Row[], cells: string[][], pitch: number): number[][] | null {
  const names = namesIn(lines, cells)
  if (!names) return null
  const middle = (at: number[]): number => (rows[at[0]!]!.y + rows[at.at(-1)!]!.y) / 2
  const middles = names.map((b, k) => middle(lines.filter((i) => i >= b && i < (names[k + 1] ?? Number.POSITIVE_INFINITY) && cells[i]![0])))
  // A row reaches as far below its middle as above it.
  const parts: number[][] = []
  for (const m of middles) {
    const rest = lines.slice(parts.flat().length)
    parts.push(rest.filter((i) => rows[i]!.y <= 2 * m - rows[rest[0]!]!.y + pitch * 0.3))
  }
  const even = parts.every((part, k) => part.includes(names[k]!) &&
    cells[0]!.every((_, c) => {
      const at = part.filter((i) => cells[i]![c])
      return !at.length || Math.abs(middle(at) - middles[k]!) < pitch * 0.3
    }))
  return even && parts.flat().length === lines.length ? parts : null
}
/** What fills a cell by itself: two of these below one another are of two rows. */
const MARK = /^(?:\[ {0,2}[x✓✔]? {0,2}\]|[☐☑☒□]|yes|no|x|n\/a|y|n|[-–—]|(?:not )?required|\d{1,3}(?: days)?|\$[\d,]{3,15}(?:\.\d\d)?)$/i
