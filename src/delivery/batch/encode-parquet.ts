import type { SchemaElement } from 'hyparquet'
import type { Cell, Column, ColumnKind, RowPages } from './columns.ts'

/** Small enough that a group is a few tens of megabytes, large enough to compress well. */
const GROUP_ROWS = 20_000

type Type = Pick<SchemaElement, 'type' | 'converted_type' | 'logical_type'>
const TYPES: Readonly<Record<ColumnKind, Type>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  json: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  boolean: { type: 'BOOLEAN' },
  integer: { type: 'INT64' },
  timestamp: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
  date: { type: 'INT32', converted_type: 'DATE' },
}

/** Parquet with snappy pages, which every reader knows by itself, every column optional. The library is loaded only by accounts that use the format. */
export async function* encodeParquet(columns: readonly Column[], pages: RowPages): AsyncGenerator<Buffer> {
  const { ByteWriter, ParquetWriter } = await import('hyparquet-writer')
  const bytes = new ByteWriter(1 << 20)
  const parquet = new ParquetWriter({
    writer: bytes,
    schema: schemaOf(columns),
    codec: 'SNAPPY',
    createdBy: 'insurance-verification-service',
  })
  let group = columns.map((): unknown[] => [])
  const writeGroup = () => {
    parquet.write({ columnData: columns.map(({ name }, i) => ({ name, data: group[i]! })), rowGroupSize: GROUP_ROWS })
    group = columns.map(() => [])
    return take(bytes)
  }
  for await (const rows of pages) {
    for (const row of rows) {
      for (let i = 0; i < columns.length; i++) group[i]!.push(convert(columns[i]!.kind, row[i] as Cell))
      if (group[0]!.length === GROUP_ROWS) yield writeGroup()
    }
  }
  if (group[0]!.length > 0) yield writeGroup()
  parquet.finish()
  yield take(bytes)
}

const schemaOf = (columns: readonly Column[]): SchemaElement[] => [
  { name: 'root', num_children: columns.length },
  ...columns.map(({ name, kind }): SchemaElement => ({ name, repetition_type: 'OPTIONAL', ...TYPES[kind] })),
]

function convert(kind: ColumnKind, cell: Cell): unknown {
  if (cell === null) return null
  if (kind === 'timestamp' || kind === 'integer') return BigInt(cell as number)
  if (kind === 'date') return Temporal.PlainDate.from('1970-01-01').until(Temporal.PlainDate.from(cell as string)).days
  return cell
}

/** What was written so far; the writer goes on counting its offset and reuses its buffer. */
function take(writer: { getBytes(): Uint8Array; index: number }): Buffer {
  const taken = Buffer.from(writer.getBytes())
  writer.index = 0
  return taken
}
