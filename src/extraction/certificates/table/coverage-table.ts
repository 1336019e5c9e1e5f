export const COLUMNS = ['letter', 'type', 'carrier', 'naic', 'addl', 'subr', 'number', 'eff', 'exp', 'limits', 'deductible', 'premium'] as const
export type ColumnName = (typeof COLUMNS)[number]
export type Column = { x1: number; x2: number }
/** The coverage table of a certificate: its columns (absent ones are not printed on this form) and its height. */
export type Table = {
  columns: Partial<Record<ColumnName, Column>>
  /** Columns of amounts that are headed by the limit they hold. */
  amounts?: (Column & { label: string })[]
  top: number
  bottom: number
  left: number
  right: number
  /** Where rows are named that begin before the column of types, over the one of additional insureds. */
  names?: number
  /** The form's own columns, told by its rules or its headings: no rule but those between rows crosses the columns of numbers and days. */
  ruled?: true
}
