import { isoTime } from '../../kernel/index.ts'
import type { Cell, Column, RowPages } from './columns.ts'

/** RFC 4180 with a header line and `\n` endings. Null is an empty cell, empty text is `""`. */
export async function* encodeCsv(columns: readonly Column[], pages: RowPages): AsyncGenerator<Buffer> {
  yield Buffer.from(`${columns.map(({ name }) => name).join(',')}\n`)
  const write = columns.map(({ kind }) => (kind === 'timestamp' ? timestamp : kind === 'boolean' || kind === 'integer' ? String : text))
  for await (const rows of pages) {
    let lines = ''
    for (const row of rows) {
      for (let i = 0; i < write.length; i++) {
        if (i > 0) lines += ','
        const cell = row[i] as Cell
        if (cell !== null) lines += write[i]!(cell)
      }
      lines += '\n'
    }
    if (lines !== '') yield Buffer.from(lines)
  }
}

// Spreadsheets run a cell that begins with one of these as a formula, also after blanks, also in full width (OWASP, CSV injection).
const FORMULA = /^(?:[\s\p{Cc}]*[=+\-@＝＋－＠]|[\t\r\n])/u
const NEEDS_QUOTES = /[",\r\n]|^$|^\s|\s$/

const timestamp = (cell: Cell) => isoTime(cell as number)

/** An apostrophe in front makes a spreadsheet show the text instead of running it. */
function text(cell: Cell): string {
  const given = cell as string
  const safe = FORMULA.test(given) ? `'${given}` : given
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
