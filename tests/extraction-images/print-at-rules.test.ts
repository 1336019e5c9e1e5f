import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { PixelBox } from '../../src/extraction/images/print/detect-text.ts'
import { resampleGrey } from '../../src/extraction/images/grey-image.ts'
import type { GreyImage } from '../../src/extraction/images/image-page.ts'
import { readLine } from '../../src/extraction/images/lines/read-line.ts'
import { openDocument, renderPage } from '../../src/extraction/pdf/index.ts'

const SCAN_DPI = 110
const PAGE_DPI = 200

const DAYS = ['11-01-2024', '12-01-2024', '12-15-2025', '03-30-2024', '10-10-2025', '01-20-2026']
const FACES = ['Courier', 'Helvetica', 'Times-Roman']
const [LEFT, TOP, STEP, SIZE] = [72, 72, 24, 8]
/** In points, how far the cell's rule and what is cut off beside it reach into the print's own width. */
const CUTS = [0.3, 0.9, 1.2]

let page: GreyImage
let days: { text: string; box: PixelBox }[]

/** Days in cells as narrow as themselves, as a soft scan shows them: what is read begins and ends where the rule cuts into the print. */
before(async () => {
  const drawn = new PDFDocument({ size: 'LETTER', margin: 0 })
  const bytes = buffer(drawn)
  days = []
  const k = PAGE_DPI / 72
  for (const [column, face] of FACES.entries())
    for (const [row, text] of DAYS.entries()) {
      drawn.font(face).fontSize(SIZE)
      const [x, y, w] = [LEFT + column * 120, TOP + row * STEP, drawn.widthOfString(text)]
      drawn.text(text, x, y, { lineBreak: false })
      for (const edge of [x - 0.4, x + w + 0.4]) drawn.lineWidth(0.6).moveTo(edge, y - 6).lineTo(edge, y + 16).stroke()
      for (const cut of CUTS) days.push({ text, box: { left: (x + cut) * k, top: (y - 2) * k, right: (x + w - cut) * k, bottom: (y + SIZE + 0.5) * k } })
    }
  drawn.end()
  const document = await openDocument(new Uint8Array(await bytes))
  assert.ok('pageCount' in document)
  const { rgba, width, height } = renderPage(document, 0, PAGE_DPI)!
  const fine = { data: new Uint8Array(width * height).map((_, i) => rgba[i * 4 + 1]!), width, height }
  const [w, h] = [Math.round((width * SCAN_DPI) / PAGE_DPI), Math.round((height * SCAN_DPI) / PAGE_DPI)]
  const scan = { data: resampleGrey(fine, 0, 0, width, height, w, h), width: w, height: h }
  page = { data: resampleGrey(scan, 0, 0, w, h, width, height), width, height }
  document.close()
})

test('a figure that stands at the rule of its cell is read, or what is read is in doubt: a day does not lose the first figure of its month', async (t) => {
  const lost: string[] = []
  let whole = 0
  for (const { text, box } of days) {
    const read = await readLine(page, box)
    const seen = read.map((c) => c.text).join('')
    if (seen === text) whole++
    else if (read.every((c) => c.confidence >= 0.95)) lost.push(`${text} as ${seen}`)
  }
  t.diagnostic(`${whole} of ${days.length} read whole`)
  assert.deepEqual(lost, [])
  assert.ok(whole > days.length / 2, `${whole} of ${days.length}`)
})
