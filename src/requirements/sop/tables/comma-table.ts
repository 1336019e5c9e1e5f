import { headsAmounts, isTableHead } from './name-columns.ts'

const CELL = /\s*(?:"((?:[^"]|"")*)"|([^",]*))\s*(?:,|$)/y
const LINE_MAX = 600
const CELLS_MIN = 3
const CELLS_MAX = 20
const ROWS_MIN = 2
const HEAD_WORDS_MAX = 4

/** The cells of a line of comma-separated values, or null where it is none. */
function cellsOf(line: string): string[] | null {
  if (line.length > LINE_MAX || !line.includes(',')) return null
  const cells: string[] = []
  CELL.lastIndex = 0
  while (CELL.lastIndex < line.length) {
    const m = CELL.exec(line)
    if (!m || cells.length === CELLS_MAX) return null
    cells.push((m[1]?.replaceAll('""', '"') ?? m[2] ?? '').trim())
  }
  if (line.endsWith(',')) cells.push('')
  return cells
}

/** `Coverage,Limit,AI` over `General liability,"$1,000,000",Y`: lines of comma-separated values below a head become rows with pipes. */
export function commaTables(lines: string[]): string[] {
  const table = lines.map(cellsOf)
  const out: string[] = []
  for (let at = 0; at < lines.length; ) {
    const count = table[at]?.length
    let end = at + 1
    while (count !== undefined && end < lines.length && table[end]?.length === count) end++
    const rows = table.slice(at, end) as string[][]
    // The rest is gone through for each line that might be the head: a list of short names has thousands.
    const head = rows.slice(0, Math.max(0, Math.min(HEADS_TRIED, end - at - ROWS_MIN))).findIndex((row, i) => mayHead(row) && (isTableHead(row) || headsAmounts(rows.slice(i))))
    const first = head < 0 ? end : at + head
    for (let i = at; i < end; i++) out.push(i < first ? lines[i]! : `| ${table[i]!.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`)
    at = end
  }
  return out
}
/** So many lines over a table may look like rows of it. */
const HEADS_TRIED = 8

/** Short names without figures, as the heads of columns are. */
const mayHead = (cells: string[]): boolean =>
  cells.length >= CELLS_MIN && cells.every((cell) => !/[\d$:;]/.test(cell) && cell.split(' ').length <= HEAD_WORDS_MAX) && cells.filter(Boolean).length >= CELLS_MIN - 1
