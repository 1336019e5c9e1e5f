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
  const out: string[] = []
  for (let at = 0; at < lines.length; ) {
    const head = cellsOf(lines[at]!)
    let end = at + 1
    if (head !== null && mayHead(head)) while (end < lines.length && cellsOf(lines[end]!)?.length === head.length) end++
    if (end - at <= ROWS_MIN || !(isTableHead(head!) || headsAmounts(lines.slice(at, end).map((line) => cellsOf(line)!)))) {
      out.push(lines[at++]!)
      continue
    }
    for (const line of lines.slice(at, end)) out.push(`| ${cellsOf(line)!.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`)
    at = end
  }
  return out
}

/** Short names without figures, as the heads of columns are. */
const mayHead = (cells: string[]): boolean =>
  cells.length >= CELLS_MIN && cells.every((cell) => !/[\d$:;]/.test(cell) && cell.split(' ').length <= HEAD_WORDS_MAX) && cells.filter(Boolean).length >= CELLS_MIN - 1
