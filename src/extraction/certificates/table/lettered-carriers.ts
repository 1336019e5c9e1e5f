import type { PageText } from '../page/page-text.ts'
import { columnWords } from '../rows/row-policies.ts'
import type { Table } from './coverage-table.ts'

/** A column headed `Insurer` that holds a letter of the list of insurers in each row is the column of letters. */
export function withLetteredCarriers(table: Table, text: PageText): Table {
  const { carrier, letter, ...columns } = table.columns
  if (!carrier || letter) return table
  const words = columnWords(text, carrier, table.top, table.bottom)
  const isLettered = words.length > 0 && words.every((w) => /^[A-H][.,:)]?$/.test(w.text))
  return isLettered ? { ...table, columns: { ...columns, letter: carrier } } : table
}
