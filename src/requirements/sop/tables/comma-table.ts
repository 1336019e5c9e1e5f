import { headsAmounts, isTableHead } from './name-columns.ts'

const CELLS = { ',': /\s*(?:"((?:[^"]|"")*)"|([^",]*))\s*(?:,|$)/y, ';': /\s*(?:"((?:[^"]|"")*)"|([^";]*))\s*(?:;|$)/y }
type Sign = keyof typeof CELLS
const LINE_MAX = 600
const CELLS_MIN = 3
/** Two values in a line are cells only below a head that can be nothing else, and with no space behind the comma. */
const IN_PAIRS = /^(?:"[^"]{2,80}"|[^",;]{2,60}),(?:"[^"]{1,120}"|[^",;\s][^",;]{0,80})$/
const CELLS_MAX = 20
const ROWS_MIN = 2
const HEAD_WORDS_MAX = 4

/** The cells of a line of values parted by a sign, or null where it is none. */
function cellsOf(line: string, sign: Sign): string[] | null {
  if (line.length > LINE_MAX || !line.includes(sign)) return null
  const cells: string[] = []
  const CELL = CELLS[sign]
  CELL.lastIndex = 0
  while (CELL.lastIndex < line.length) {
    const m = CELL.exec(line)
    if (!m || cells.length === CELLS_MAX) return null
    cells.push((m[1]?.replaceAll('""', '"') ?? m[2] ?? '').trim())
  }
  if (line.endsWith(sign)) cells.push('')
  return cells
}

/** `Coverage,Limit,AI` over `General liability,"$1,000,000",Y`: lines of comma-separated values below a head become rows with pipes. */
export const commaTables = (lines: string[]): string[] => tablesParted(tablesParted(lines, ','), ';')

function tablesParted(lines: string[], sign: Sign): string[] {
  const table = lines.map((line) => cellsOf(line, sign))
  const out: string[] = []
  for (let at = 0; at < lines.length; ) {
    const count = table[at]?.length
    let end = at + 1
    while (count !== undefined && end < lines.length && table[end]?.length === count) end++
    const rows = table.slice(at, end) as string[][]
    // The rest is gone through for each line that might be the head: a list of short names has thousands.
    const head = rows.slice(0, Math.max(0, Math.min(HEADS_TRIED, end - at - ROWS_MIN))).findIndex((row, i) => mayHead(row, sign, lines.slice(at + i, end)) && (isTableHead(row) || headsAmounts(rows.slice(i))))
    const first = head < 0 ? end : at + head
    for (let i = at; i < end; i++) out.push(i < first ? lines[i]! : `| ${table[i]!.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`)
    at = end
  }
  return out
}
/** So many lines over a table may look like rows of it. */
const HEADS_TRIED = 8

/** "Tier 1", "Level 2": a name with its number. */
const NUMBERED = /(?<=^[A-Za-z]{4,9}) ?\d$/
/** Short names without figures, as the heads of columns are; between semicolons, which part no words, a level may say how large it is. */
const mayHead = (cells: string[], sign: Sign, lines: string[]): boolean =>
  (cells.length >= CELLS_MIN || (cells.length === 2 && sign === ',' && lines.every((l) => IN_PAIRS.test(l.trim())))) && cells.every((cell) => !(sign === ';' ? /:/ : /[\d$:;]/).test(cell.replace(NUMBERED, '')) && cell.split(' ').length <= HEAD_WORDS_MAX) && cells.filter(Boolean).length >= Math.min(cells.length, CELLS_MIN) - 1
