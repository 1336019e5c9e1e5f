import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { PAPER_KINDS } from '../../scripts/samples/paper-kinds.ts'
import { seededRandom } from '../../scripts/samples/seeded-random.ts'
import type { Sheet } from '../../scripts/samples/sheet.ts'
import { openDocument, readPage } from '../../src/extraction/pdf/index.ts'
import { readDocument } from '../../src/extraction/read-document.ts'
import { plantedText, WAYS } from './hidden-text.ts'
import { print } from './printed.ts'
import { turnedPage } from './turned-page.ts'

const folder = mkdtempSync(join(tmpdir(), 'ivs-turned-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const QUARTERS = [0, 1, 2, 3]
async function bytesOf(sheet: Sheet): Promise<Uint8Array> {
  const path = join(folder, 'paper.pdf')
  await sheet.save(path)
  return new Uint8Array(readFileSync(path))
}
async function factsOf(bytes: Uint8Array) {
  const read = await readDocument(bytes, 'application/pdf', () => undefined)
  assert.ok(!('failed' in read), JSON.stringify(read))
  const { doc_type, insured_name, producer, certificate_holder, coverage_lines } = read
  return { doc_type, insured_name, producer, certificate_holder, lines: coverage_lines.map(({ fields: _, ...line }) => line) }
}
const paperOf = (kind: string): Sheet => PAPER_KINDS[kind]!(seededRandom(`turned/${kind}`), 'paper.pdf', '2026-11-21').sheet

for (const kind of ['acord_25', 'certificate_lettered'])
  test(`${kind}: drawn and shown at any quarter turn, the page says the same`, async () => {
    const paper = await bytesOf(paperOf(kind))
    const upright = await factsOf(paper)
    assert.ok(upright.lines.length > 0)
    for (const drawn of QUARTERS) for (const rotate of QUARTERS) assert.deepEqual(await factsOf(turnedPage(paper, drawn, rotate)), upright, `drawn ${drawn}, shown ${rotate}`)
  })

for (const way of ['hidden_layer', 'white', 'transparent'])
  test(`${way}: text that is not to be seen stays unread at any quarter turn`, async () => {
    const clean = await bytesOf(paperOf('acord_25'))
    const upright = await factsOf(clean)
    const document = await openDocument(clean)
    assert.ok(!('failed' in document))
    const places = readPage(document, 0)!.page.words.filter((w) => /\d{3}/.test(w.text) && w.box.x + w.box.w < 560)
    document.close()
    const choices = seededRandom(`turned/${way}`)
    const sheet = paperOf('acord_25')
    WAYS[way]!(sheet, plantedText(choices), choices.pick(places).box, choices)
    const planted = await bytesOf(sheet)
    for (const drawn of QUARTERS) for (const rotate of QUARTERS) assert.deepEqual(await factsOf(turnedPage(planted, drawn, rotate)), upright, `drawn ${drawn}, shown ${rotate}`)
  })

test('words drawn letter by letter are the same words on a page that is shown turned', async () => {
  const words = ['Policy', 'Number:', '4417-20-88-10', 'P.O.', 'Box', '61240']
  const draw = (doc: PDFKit.PDFDocument) => {
    doc.font('Helvetica').fontSize(9)
    for (const [i, word] of words.entries()) for (const [n, letter] of [...word].entries()) doc.text(letter, 72 + doc.widthOfString(word.slice(0, n)), 90 + i * 14, { lineBreak: false })
  }
  const plain = await print([], { draw })
  for (const drawn of QUARTERS)
    for (const shown of QUARTERS) {
      const document = await openDocument(turnedPage(plain, drawn, shown))
      assert.ok('pageCount' in document)
      assert.deepEqual(readPage(document, 0)!.page.words.map((w) => w.text).sort(), [...words].sort(), `${drawn} and ${shown} quarters`)
      document.close()
    }
})
