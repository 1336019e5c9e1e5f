/**
 * Columns that somebody lined up by eye have one tab or several between the same two cells. Where the tabs differ from row to
 * row, a cell is in the column that it stands under; rows that have all their cells need no measuring.
 */
export function raggedTabs(lines: string[]): string[] {
  const out = [...lines]
  for (let from = 0; from < lines.length; from++) {
    if (!isRow(lines[from]!)) continue
    let to = from
    while (to < lines.length && isRow(lines[to]!)) to++
    const rows = lines.slice(from, to).map(cellsOf)
    if (rows.length > 1 && isRagged(lines.slice(from, to))) {
      const placed = allFilled(rows) ?? byPlace(rows)
      for (const [i, row] of (placed ?? []).entries()) out[from + i] = row
    }
    from = to
  }
  return out
}

const TAB_STOP = 8
const isRow = (line: string): boolean => /\S *\t[\t ]*\S/.test(line) && !line.includes('|') && line.length < 400
const isRagged = (run: string[]): boolean => run.some((l) => /\S *\t *\t/.test(l)) && new Set(run.map((l) => l.trim().split('\t').length)).size > 1 && new Set(run.map((l) => l.split('\t').length)).size > 1

type Cell = { said: string; at: number }
/** The filled cells of a line, each with the column of letters in which it begins. */
function cellsOf(line: string): Cell[] {
  const cells: Cell[] = []
  let at = 0
  for (const part of line.split(/(\t)/)) {
    if (part === '\t') at += TAB_STOP - (at % TAB_STOP)
    else {
      if (part.trim()) cells.push({ said: part.trim(), at })
      at += part.length
    }
  }
  return cells
}

const allFilled = (rows: Cell[][]): string[] | null => (new Set(rows.map((r) => r.length)).size === 1 ? rows.map((r) => r.map((c) => c.said).join('\t')) : null)
/** Each row with its cells in the columns they stand under; null where they do not line up. */
function byPlace(rows: Cell[][]): string[] | null {
  const starts = [...new Set(rows.flatMap((r) => r.map((c) => c.at)))].sort((a, b) => a - b)
  if (starts.length !== Math.max(...rows.map((r) => r.length))) return null
  return rows.map((r) => starts.map((s) => r.find((c) => c.at === s)?.said ?? '').join('\t').trimEnd())
}
