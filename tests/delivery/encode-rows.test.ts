import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { parquetReadObjects } from 'hyparquet'
import { BATCH_FORMATS, type BatchFormat, type BatchRow, EVENT_COLUMNS } from '../../src/delivery/batch/columns.ts'
import { encodeRows } from '../../src/delivery/batch/encode-rows.ts'

async function* inPages(rows: readonly BatchRow[], size: number): AsyncGenerator<readonly BatchRow[]> {
  for (let i = 0; i < rows.length; i += size) yield rows.slice(i, i + size)
}

async function encode(format: BatchFormat, rows: readonly BatchRow[], pageRows = 500): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(encodeRows(format, EVENT_COLUMNS, inPages(rows, pageRows))))
}

const eventRow = (i: number): BatchRow => [
  `evt_${String(i).padStart(26, '0')}`,
  i % 3 === 0 ? 'document.received' : 'coverage_line.changed',
  1_800_000_000_000 + i,
  i % 2 === 0,
  i % 5 === 0 ? null : `insured-${i}`,
  'consumer "A", Inc.',
  null,
  JSON.stringify({ document_id: `doc_${i}`, note: 'línea\nnueva', n: i }),
]

/** A strict RFC 4180 reader. */
function readCsv(text: string): (string | null)[][] {
  const rows: (string | null)[][] = []
  for (let at = 0; at < text.length; ) {
    const row: (string | null)[] = []
    for (;;) {
      let cell: string | null
      if (text[at] === '"') {
        cell = ''
        for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
          if (text[at] === '"') at++
          cell += text[at]
        }
        at++
      } else {
        const start = at
        while (at < text.length && text[at] !== ',' && text[at] !== '\n') at++
        cell = at === start ? null : text.slice(start, at)
      }
      row.push(cell)
      if (text[at] === ',') at++
      else break
    }
    assert.equal(text[at], '\n')
    at++
    rows.push(row)
  }
  return rows
}

test('jsonl: each line is the event', async () => {
  const rows = [eventRow(0), eventRow(5), eventRow(7)]
  const lines = (await encode('jsonl', rows)).toString().trimEnd().split('\n')
  assert.deepEqual(
    lines.map((line) => JSON.parse(line)),
    rows.map((row) => ({
      event_id: row[0],
      event: row[1],
      occurred_at: new Date(row[2] as number).toISOString(),
      test: row[3],
      insured_ref: row[4],
      consumer_ref: row[5],
      document_id: row[6],
      data: JSON.parse(row[7] as string),
    })),
  )
})

test('csv: header, data as JSON text, null apart from empty', async () => {
  const rows = [eventRow(0), eventRow(7), ['e', 'x.y', 0, false, '', ' lead', null, '{}']]
  const [header, ...read] = readCsv((await encode('csv', rows)).toString())
  assert.deepEqual(header, ['event_id', 'event', 'occurred_at', 'test', 'insured_ref', 'consumer_ref', 'document_id', 'data'])
  assert.deepEqual(
    read,
    rows.map((row) => row.map((cell, i) => (cell === null ? null : i === 2 ? new Date(cell as number).toISOString() : String(cell)))),
  )
})

test('csv: no cell that a spreadsheet would run', async () => {
  const attacks = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\n=cmd|x',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '\u00a0=1',
    '\0=1',
    '=HYPERLINK("http://x","y")',
    '"=1',
    "'=1",
    'a\n=1',
    'a,=1',
  ]
  const cells = readCsv(
    (
      await encode(
        'csv',
        attacks.map((text) => ['e', 'x', 0, true, text, null, null, '{}']),
      )
    ).toString(),
  )
    .slice(1)
    .map((row) => row[4] ?? '')
  cells.forEach((cell, i) => {
    assert.doesNotMatch(cell, /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u, JSON.stringify(attacks[i]))
    assert.ok(cell === attacks[i] || cell === `'${attacks[i]}`)
  })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { minLength: 1, maxLength: 8 }), async (texts) => {
      const clean = texts.map((text) => text.toWellFormed())
      const read = readCsv(
        (
          await encode(
            'csv',
            clean.map((text) => ['e', 'x', 0, true, text, null, null, '{}']),
          )
        ).toString(),
      )
      assert.deepEqual(
        read.slice(1).map((row) => (row[4] ?? '').replace(/^'/, '')),
        clean.map((text) => text.replace(/^'/, '')),
      )
    }),
  )
})

test('parquet: an independent reader gets the same rows, across row groups', async () => {
  const rows = Array.from({ length: 45_000 }, (_, i) => eventRow(i))
  const bytes = await encode('parquet', rows, 7_000)
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer
  const read = await parquetReadObjects({ file })
  assert.equal(read.length, rows.length)
  for (const i of [0, 1, 19_999, 20_000, 44_999]) {
    const row = rows[i]!
    assert.deepEqual(read[i], {
      event_id: row[0],
      event: row[1],
      occurred_at: new Date(row[2] as number),
      test: row[3],
      insured_ref: row[4],
      consumer_ref: row[5],
      document_id: row[6],
      data: row[7],
    })
  }
})

test('dates become days in parquet', async () => {
  const columns = [{ name: 'effective_date', kind: 'date' as const }]
  const bytes = Buffer.concat(await Array.fromAsync(encodeRows('parquet', columns, inPages([['2026-02-28'], [null], ['1969-12-31']], 10))))
  const read = await parquetReadObjects({ file: new Uint8Array(bytes).buffer })
  assert.deepEqual(
    read.map((row) => (row.effective_date as Date | null)?.toISOString().slice(0, 10) ?? null),
    ['2026-02-28', null, '1969-12-31'],
  )
})

test('the same rows give the same bytes, however they are paged, and no rows give a readable file', async () => {
  const rows = Array.from({ length: 21_000 }, (_, i) => eventRow(i))
  for (const format of BATCH_FORMATS) {
    const [first, second, repaged] = [await encode(format, rows), await encode(format, rows), await encode(format, rows, 6_001)]
    assert.ok(first.equals(second) && first.equals(repaged), format)
    const empty = await encode(format, [])
    if (format === 'parquet') {
      const read = await parquetReadObjects({ file: new Uint8Array(empty).buffer })
      assert.equal(read.length, 0)
    } else assert.equal(empty.toString().split('\n').length - 1, format === 'csv' ? 1 : 0)
  }
})

test('memory does not grow with the number of rows', async () => {
  async function* many(rows: number): AsyncGenerator<readonly BatchRow[]> {
    for (let i = 0; i < rows; i += 2_000) yield Array.from({ length: 2_000 }, (_, j) => eventRow(i + j))
  }
  for (const format of BATCH_FORMATS) {
    const peak = async (rows: number) => {
      let most = 0
      for await (const _ of encodeRows(format, EVENT_COLUMNS, many(rows))) most = Math.max(most, process.memoryUsage().rss)
      return most
    }
    const base = await peak(40_000)
    // Kept in memory, the rows would be more than twice what is allowed here; the collector alone accounts for the rest.
    const grown = (await peak(300_000)) - base
    assert.ok(grown < 240 * 1024 * 1024, `${format} grew by ${Math.round(grown / 1024 / 1024)} MB`)
  }
})
