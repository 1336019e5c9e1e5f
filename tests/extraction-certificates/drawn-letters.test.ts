import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutFalseEnds } from '../../src/extraction/pdf/false-ends.ts'
import type { Letter } from '../../src/extraction/pdf/read-glyphs.ts'
import type { Glyph } from '../../src/extraction/pdf/untangle-runs.ts'
import { readPages } from '../../src/extraction/read-pages.ts'
import { print, read, type Run } from './printed.ts'

const LETTERS = [...new Set('GeneralLiabilityPolicy')]
/** A page set in a font whose letters are drawn in the file (Type 3), and whose one stated box is three times as high as they are. */
function drawnPage(lines: [text: string, x: number, y: number][]): Uint8Array {
  const codes = LETTERS.map((l) => l.charCodeAt(0))
  const [first, last] = [Math.min(...codes), Math.max(...codes)]
  const widths = Array.from({ length: last - first + 1 }, () => 500)
  const shows = lines.map(([text, x, y]) => `BT /F1 9 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`).join('\n')
  const glyph = '500 0 d0 0 0 400 600 re f'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${shows.length} >>\nstream\n${shows}\nendstream`,
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 -900 1500 2100] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar ${first} /LastChar ${last} /Widths [${widths.join(' ')}] /CharProcs << ${LETTERS.map((l) => `/${l} 6 0 R`).join(' ')} >> /Encoding << /Type /Encoding /Differences [${codes.map((c, i) => `${c} /${LETTERS[i]}`).join(' ')}] >> /Resources << >> >>`,
    `<< /Length ${glyph.length} >>\nstream\n${glyph}\nendstream`,
  ]
  let out = '%PDF-1.4\n'
  const at = objects.map((body, i) => {
    const offset = out.length
    out += `${i + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const table = out.length
  out += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${at.map((o) => `${String(o).padStart(10, '0')} 00000 n \n`).join('')}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`
  return new Uint8Array(Buffer.from(out, 'latin1'))
}

test('letters drawn in the file that all state one box have the height of their size and end where the next begins', async () => {
  const bytes = drawnPage([['General', 72, 700], ['Liability', 108, 700], ['Policy', 72, 689]])
  const read = await readPages(bytes, 'application/pdf', () => undefined)
  assert.ok(!('failed' in read))
  const words = read.pages[0]!.words
  assert.deepEqual(words.map((w) => w.text), ['General', 'Liability', 'Policy'])
  const [one, beside, under] = words.map((w) => w.box)
  for (const box of [one!, beside!, under!]) assert.ok(box.h < 9, `a letter of 9 points is ${box.h} high`)
  assert.ok(one!.x + one!.w <= beside!.x, 'a word ends before the next begins')
  assert.ok(one!.y + one!.h <= under!.y, 'a line ends before the next begins')
})

test('a page of few words painted letter by letter is read in words', async () => {
  const lines: Run[] = [['POLICY DECLARATIONS', 30, 30], ['Heronmoor Insurance Company', 30, 43], ['Policy Number PA 4418820', 30, 56], ['Policy Period 05/01/2026 to 05/01/2027', 30, 69]]
  const byLetters = (doc: PDFKit.PDFDocument): void => {
    doc.font('Helvetica').fontSize(8)
    for (const [text, x, y] of lines) {
      let at = x
      for (const letter of text) {
        if (letter !== ' ') doc.text(letter, at, y, { lineBreak: false })
        at += doc.widthOfString(letter)
      }
    }
  }
  const { coverage_lines } = await read(await print([], { draw: byLetters }))
  assert.deepEqual(coverage_lines.map((l) => [l.carrier, l.policy_number, l.effective_date, l.expiration_date]), [['Heronmoor Insurance Company', 'PA 4418820', '2026-05-01', '2027-05-01']])
})

test('an end of a line that PDFium puts beside a ligature parts no word', () => {
  const letter = (text: string, x1: number, object: number, size = 12): Glyph<Letter> => ({ letter: { text, x1, x2: x1 + 2, top: 60, bottom: 66, base: size < 12 ? 66 : 69, size, object }, object })
  const end: Glyph<Letter> = { letter: null, object: 0, ends: true }
  const said = (glyphs: Glyph<Letter>[]): string => withoutFalseEnds(glyphs).map((g) => g.letter?.text ?? '|').join('')
  const ligature = [letter('f', 22, 2, 6), letter('i', 24, 2, 6)]
  assert.equal(said([letter('t', 20, 1), end, ...ligature, end, end, letter('c', 26.4, 3)]), 'tfic')
  // The next line's first word, and the next cell's.
  assert.equal(said([letter('t', 20, 1), ...ligature, end, letter('c', 10, 3)]), 'tfi|c')
  assert.equal(said([letter('t', 20, 1), ...ligature, end, letter('c', 32, 3)]), 'tfi|c')
})
