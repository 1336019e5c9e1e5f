import type { PageText } from '../page/page-text.ts'
import { columnWords } from '../rows/row-policies.ts'
import type { Table } from './coverage-table.ts'

/** A column headed `INSR` whose cells hold companies' names is the column of companies. */
export function withNamedLetters(table: Table, text: PageText): Table {
  const { carrier, letter, ...columns } = table.columns
  if (!letter || carrier) return table
  const words = columnWords(text, letter, table.top, table.bottom)
  const names = words.filter((w) => /^[A-Za-z]{3,}/.test(w.text))
  return names.length > 1 && names.length > words.length / 2 && names.some((w) => COMPANY_WORD.test(w.text)) ? { ...table, columns: { ...columns, carrier: letter } } : table
}
const COMPANY_WORD = /^(?:insurance|ins\.?|company|co\.?|casualty|indemnity|assurance|mutual|corporation|exchange|underwriters|fund)$/i

/** A column headed `Insurer` that holds a letter of the list of insurers in each row is the column of letters. */
export function withLetteredCarriers(table: Table, text: PageText): Table {
  const { carrier, letter, ...columns } = table.columns
  if (!carrier || letter) return table
  const words = columnWords(text, carrier, table.top, table.bottom)
  const isLettered = words.length > 0 && words.every((w) => /^[A-H][.,:)]?$/.test(w.text))
  return isLettered ? { ...table, columns: { ...columns, letter: carrier } } : table
}
