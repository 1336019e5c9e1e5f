import type { BatchFormat, Column, RowPages } from './columns.ts'
import { encodeCsv } from './encode-csv.ts'
import { encodeJsonl } from './encode-jsonl.ts'
import { encodeParquet } from './encode-parquet.ts'

/** A file of rows as a stream of bytes. The same rows give the same bytes; memory holds one page, or one Parquet row group. */
export function encodeRows(format: BatchFormat, columns: readonly Column[], pages: RowPages): AsyncGenerator<Buffer> {
  switch (format) {
    case 'jsonl':
      return encodeJsonl(columns, pages)
    case 'csv':
      return encodeCsv(columns, pages)
    case 'parquet':
      return encodeParquet(columns, pages)
  }
}
