import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import { readDocument } from '../../src/extraction/read-document.ts'
import type { ReadDocument } from '../../src/vocabulary/index.ts'

/** One run of text on a page: words, left edge, top, size. */
export type Run = [text: string, x: number, y: number, size?: number]
export type PageOptions = { rules?: [x1: number, y1: number, x2: number, y2: number][]; draw?: (doc: PDFKit.PDFDocument) => void; file?: object }

/** A US Letter page with these words, as PDF bytes. */
export async function print(runs: Run[], { rules = [], draw, file = {} }: PageOptions = {}): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'ivs-page-'))
  try {
    const doc = new PDFDocument({ size: 'LETTER', margin: 0, ...file })
    const path = join(folder, 'page.pdf')
    const out = createWriteStream(path)
    doc.pipe(out)
    for (const [x1, y1, x2, y2] of rules) doc.lineWidth(0.6).moveTo(x1, y1).lineTo(x2, y2).stroke()
    for (const [text, x, y, size = 8] of runs) doc.font('Helvetica').fontSize(size).fillColor('#000000').text(text, x, y, { lineBreak: false })
    draw?.(doc)
    doc.end()
    await finished(out)
    return new Uint8Array(await readFile(path))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads a page; throws when it cannot be read. */
export async function read(bytes: Uint8Array): Promise<ReadDocument> {
  const found = await readDocument(bytes, 'application/pdf', () => undefined)
  if ('failed' in found) throw new Error(`not read: ${found.failed}`)
  return found as ReadDocument
}

/** The head of a table of policies, with its columns' left edges; rows go under y 150. */
export const TABLE: Run[] = [
  ['CERTIFICATE OF LIABILITY INSURANCE', 180, 40, 13],
  ['PRODUCER', 40, 70, 7],
  ['Larkfield Agency', 44, 80],
  ['INSURED', 320, 70, 7],
  ['Osprey Hauling LLC', 324, 80],
  ['INSR LTR', 40, 136, 6],
  ['TYPE OF INSURANCE', 80, 136, 6],
  ['POLICY NUMBER', 220, 136, 6],
  ['POLICY EFF', 320, 136, 6],
  ['POLICY EXP', 380, 136, 6],
  ['LIMITS', 440, 136, 6],
]
export const INSURERS: Run[] = [
  ['INSURERS AFFORDING COVERAGE', 320, 96, 6],
  ['INSURER A: Great West Casualty Company', 320, 106],
  ['INSURER B: Canal Insurance Company', 320, 117],
]
export const HOLDER: Run[] = [
  ['CERTIFICATE HOLDER', 40, 620, 7],
  ['Tern Lake Logistics Inc', 44, 632],
]

/** Rows of cells, 14 points apart: cells parted by bars, each with its left edge before a `>`. */
export const rows = (...printed: string[]): Run[] =>
  printed.flatMap((row, i) =>
    row.split('|').flatMap((cell): Run[] => {
      const [, x, text] = /^\s*(?:(\d+)>)?\s*(.*?)\s*$/.exec(cell)!
      return text ? [[text, Number(x ?? 40), 40 + 14 * i]] : []
    }),
  )
