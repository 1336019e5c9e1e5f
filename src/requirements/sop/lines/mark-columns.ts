import { isBareCoverage } from './ticked-lines.ts'

const TICK = /^(?:\[ {0,2}[xX✓✔*] {0,2}\]|\( {0,2}[xX✓✔] {0,2}\)|[xX✓✔☑☒✅]|_{1,9} ?[xX✓✔] ?_{1,9}|Y|YES|[Yy]es|REQ'?D?|Req'?d|Required|REQUIRED)$/
const BLANK = /^(?:\[ {0,2}_{0,9} {0,2}\]|\( {0,2}\)|[☐□❏❑]|_{1,9}|N|NO|[Nn]o|N\/A|n\/a|[-–—]{1,3}|Not required|NOT REQUIRED|Not req'?d)$/
/** What heads a column of such marks; a column headed otherwise ("Waiver") is marked for something else. */
const HEAD = /^(?:req(?:'?d|uired)?|check(?:ed)?|mark(?:ed)?|needed|appl(?:ies|icable)|include[ds]?|x|yes\/no|y\/n)\??$/i
/** At the end of lines nothing but the text says that marks are of the line. */
const TOLD = /\b(?:marked|checked|ticked|x'd|with an? ["'“]?x)\b/i
const COLUMNS_MAX = 3
const ROWS_MIN = 2

/** `[ ] Auto`, `__  Auto`: a mark in the cell of the name. */
const BESIDE = /^(\[ {0,2}[xX✓✔*_]? {0,2}\]|\( {0,2}[xX✓✔]? {0,2}\)|[☑☒✅☐□❏❑]|_{1,9} ?[xX✓✔]? ?_{1,9}|[xX✓✔](?= {2})) {1,9}(?=[A-Za-z])(.+)$/

type Row = { cells: string[]; mark: string }
const isTicked = ({ mark }: Row): boolean => TICK.test(mark)
/** A cell without a mark is one left empty where a coverage stands beside it; elsewhere its line goes on with the one above. */
const isLeftEmpty = ({ mark, cells }: Row): boolean => BLANK.test(mark) || (mark === '' && cells.some(isBareCoverage))
const goesOn = (row: Row): boolean => row.mark === '' && !isLeftEmpty(row)

/**
 * "X⇥General liability⇥$1,000,000" above "__⇥Auto⇥$1,000,000": the marks of a column are boxes of their lines, ticked and left empty.
 * Of a table of many columns the lines left empty are left out; shorter ones become lines with boxes.
 */
export function markColumns(written: string[]): string[] {
  const told = TOLD.test(written.join('\n').slice(0, 20_000))
  const lines = boxesInTables(told ? endsApart(written) : written)
  const out: string[] = []
  for (let at = 0; at < lines.length; ) {
    let end = at
    while (end < lines.length && isRow(lines[end]!)) end++
    if (end === at) out.push(lines[at++]!)
    else {
      const run = lines.slice(at, end)
      out.push(...(withBoxes(run, 'first', true) ?? withBoxes(run, 'last', told) ?? run))
      at = end
    }
  }
  return out
}

const BOX_CELL = /^\s*\|\s*(\[ {0,2}[xX✓✔_]? {0,2}\]|[☑☒✅☐□❏❑])\s*\|(.{1,600})$/
/** Rows of a table without a head whose first cells are boxes: each is a line with its box. */
function boxesInTables(lines: string[]): string[] {
  let headed = false
  return lines.map((line) => {
    const [, box, cells] = BOX_CELL.exec(line) ?? []
    if (box === undefined || headed) {
      headed = line.trimStart().startsWith('|')
      return line
    }
    return `${TICK.test(box) ? '[x]' : '[ ]'} ${cells!.split('|').map((cell) => cell.trim()).filter((cell) => cell !== '').join('   ')}` // prettier-ignore
  })
}

const LONG = 200
const ENDS_MIN = 3
/** Where spaces alone set marks off at the ends of lines, a tab does. */
function endsApart(lines: string[]): string[] {
  const parted = lines.map((line) => {
    if (line.length > LONG || /[\t|]/.test(line)) return null
    const end = line.trimEnd()
    const gap = /\s{2,}\S+(?: \S+)?$/.exec(end)?.index ?? 0
    const mark = end.slice(gap).trim()
    return gap > 0 && (TICK.test(mark) || BLANK.test(mark)) ? { said: end.slice(0, gap), mark } : null
  })
  const marks = parted.flatMap((one) => (one ? [one.mark] : []))
  if (marks.length < ENDS_MIN || !marks.some((mark) => TICK.test(mark)) || !marks.some((mark) => BLANK.test(mark))) return lines
  return lines.map((line, i) => (parted[i] ? `${parted[i]!.said}\t${parted[i]!.mark}` : line))
}

const CELLS_MAX = 60
const isRow = (line: string): boolean => line.includes('\t') && !line.includes('|') && line.trim() !== '' && line.split('\t').length <= CELLS_MAX

function withBoxes(run: string[], side: 'first' | 'last', bare: boolean): string[] | null {
  const width = Math.max(...run.map((line) => line.split('\t').length))
  const rows = run.map((line): Row => {
    const cells = line.split('\t').map((cell) => cell.trim())
    if (side === 'first') {
      const [, mark, name] = BESIDE.exec(cells[0]!) ?? []
      return mark !== undefined && name !== undefined ? { mark, cells: [name, ...cells.slice(1)] } : { mark: cells[0]!, cells: cells.slice(1) }
    }
    return cells.length < width ? { mark: '', cells } : { mark: cells.at(-1)!, cells: cells.slice(0, -1) }
  })
  const headed = HEAD.test(rows[0]!.mark) && !rows[0]!.cells.some((cell) => /\d/.test(cell))
  const body = headed ? rows.slice(1) : rows
  if ((!headed && !bare) || body.length < ROWS_MIN || !body.some(isTicked) || !body.some(isLeftEmpty) || goesOn(body[0]!) || !body.every((row) => isTicked(row) || isLeftEmpty(row) || (side === 'first' && goesOn(row)))) return null
  if (headed && width > COLUMNS_MAX) return rows.filter((row, i) => i === 0 || isTicked(row)).map((row) => row.cells.join('\t'))
  const boxed = body.map((row) => `${goesOn(row) ? '   ' : isTicked(row) ? '[x]' : '[ ]'} ${row.cells.filter((cell) => cell !== '').join('   ')}`)
  return headed ? ['', ...boxed] : boxed
}
