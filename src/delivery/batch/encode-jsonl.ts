import { isoTime } from '../../kernel/index.ts'
import type { Cell, Column, RowPages } from './columns.ts'

/** One JSON object a line. JSON cells go in as they are, so nothing is parsed on the way. */
export async function* encodeJsonl(columns: readonly Column[], pages: RowPages): AsyncGenerator<Buffer> {
  const leads = columns.map(({ name }, i) => `${i === 0 ? '{' : ','}${JSON.stringify(name)}:`)
  const write = columns.map(({ kind }) => (kind === 'json' ? asIs : kind === 'timestamp' ? timestamp : JSON.stringify))
  for await (const rows of pages) {
    let text = ''
    for (const row of rows) {
      for (let i = 0; i < leads.length; i++) text += leads[i]! + (row[i] === null ? 'null' : write[i]!(row[i] as Cell))
      text += '}\n'
    }
    if (text !== '') yield Buffer.from(text)
  }
}

const asIs = (cell: Cell) => cell as string
const timestamp = (cell: Cell) => `"${isoTime(cell as number)}"`
