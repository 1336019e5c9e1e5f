/** How a column's values are given and written. */
export type ColumnKind =
  /** Text as it came from outside. */
  | 'text'
  | 'boolean'
  | 'integer'
  /** Milliseconds since the epoch in, ISO 8601 UTC out (TIMESTAMP in Parquet). */
  | 'timestamp'
  /** `YYYY-MM-DD`. */
  | 'date'
  /** JSON text: embedded as it is in jsonl, one text cell elsewhere. */
  | 'json'

export type Column = { name: string; kind: ColumnKind }
export type Cell = string | number | boolean | null
/** Cells in the order of the columns. */
export type BatchRow = readonly Cell[]
/** Rows come in pages, so that waiting is per page and not per row. */
export type RowPages = AsyncIterable<readonly BatchRow[]>

export const BATCH_FORMATS = ['jsonl', 'csv', 'parquet'] as const
export type BatchFormat = (typeof BATCH_FORMATS)[number]

export const EVENT_COLUMNS: readonly Column[] = [
  { name: 'event_id', kind: 'text' },
  { name: 'event', kind: 'text' },
  { name: 'occurred_at', kind: 'timestamp' },
  { name: 'test', kind: 'boolean' },
  { name: 'insured_ref', kind: 'text' },
  { name: 'consumer_ref', kind: 'text' },
  { name: 'document_id', kind: 'text' },
  { name: 'data', kind: 'json' },
]
