import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { DocxError, picturesInDocx, readDocx } from '../../src/extraction/docx/index.ts'

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
const paragraph = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`
const document = (inside: string): Uint8Array => strToU8(`<?xml version="1.0"?><w:document ${W}><w:body>${inside}</w:body></w:document>`)
const docx = (body: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': document(body), ...more })
const textOf = (pages: Awaited<ReturnType<typeof readDocx>>): string => pages.flatMap((p) => p.words.map((w) => w.text)).join(' ')

test('headers, tables, text boxes and footers are all read, in order', async () => {
  const box = `<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('Boxed note')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('Boxed note')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`
  const table = `<w:tbl><w:tr>${cell('Policy Number')}${cell('ABC-123')}</w:tr><w:tr>${cell('Expires')}${cell('06/01/2027')}</w:tr></w:tbl>`
  const pages = await readDocx(
    docx(paragraph('Dear holder') + table + box, {
      'word/header1.xml': strToU8(`<w:hdr ${W}>${paragraph('Pinewood Mutual')}</w:hdr>`),
      'word/footer1.xml': strToU8(`<w:ftr ${W}>${paragraph('Page foot')}</w:ftr>`),
    }),
    { pagesMax: 10 },
  )
  assert.equal(textOf(pages), 'Pinewood Mutual Dear holder Policy Number ABC-123 Expires 06/01/2027 Boxed note Page foot')
  const label = pages[0]!.words.find((w) => w.text === 'Policy')!
  const value = pages[0]!.words.find((w) => w.text === 'ABC-123')!
  assert.ok(value.box.x > label.box.x + 100 && Math.abs(value.box.y - label.box.y) < 1, 'the value stands in the next cell of the same row')
  const upright = pages[0]!.lines.filter((l) => l.x1 === l.x2)
  assert.equal(upright.length, 3, 'the rules between columns run through all rows')
  assert.equal(pages[0]!.lines.length - upright.length, 4)
})

test('cells stand in the columns of the table, merged ones over the columns they take', async () => {
  const wide = `<w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph('Liability')}</w:tc>`
  const table = `<w:tbl><w:tblGrid><w:gridCol w:w="6000"/><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/></w:tblGrid><w:tr>${cell('Coverage')}${cell('Limit')}${cell('Premium')}</w:tr><w:tr>${wide}${cell('$410')}</w:tr></w:tbl>`
  const [page] = await readDocx(docx(table), { pagesMax: 10 })
  const at = (text: string) => page!.words.find((w) => w.text === text)!.box.x
  assert.ok(Math.abs(at('$410') - at('Premium')) < 1, 'the last column is one column')
  assert.ok(at('Limit') > at('Coverage') + 280 && at('Premium') > at('Limit') + 90 && at('Premium') < at('Limit') + 110)
})

test('a scan pasted into an empty letter is found', () => {
  const scan = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
  const bytes = docx(paragraph('see below'), { 'word/media/image10.jpeg': new Uint8Array([9]), 'word/media/image2.jpeg': scan, 'word/media/../../slip.png': scan, 'word/embeddings/a.bin': scan })
  assert.deepEqual(picturesInDocx(bytes).map((p) => p.length), [7, 1])
})

test('deleted text is not on the page, tabs and page breaks are', async () => {
  const body = `<w:p><w:del><w:r><w:delText>old</w:delText><w:t>old</w:t></w:r></w:del><w:r><w:t>new</w:t><w:tab/><w:t>far</w:t></w:r></w:p><w:p><w:r><w:br w:type="page"/></w:r></w:p>${paragraph('second')}`
  const pages = await readDocx(docx(body), { pagesMax: 10 })
  assert.equal(pages.length, 2)
  assert.deepEqual(
    pages[0]!.words.map((w) => w.text),
    ['new', 'far'],
  )
  assert.equal(pages[1]!.words[0]!.text, 'second')
})

test('more pages than the bound are refused', async () => {
  await assert.rejects(readDocx(docx(Array.from({ length: 500 }, (_, i) => paragraph(`line ${i}`)).join('')), { pagesMax: 3 }), /too many pages/)
})

test('a bomb, an entity and a file that is no document are refused', async () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(60_000_000) }, { level: 9 })
  await assert.rejects(readDocx(bomb, { pagesMax: 10 }), DocxError)
  const entity = zipSync({ 'word/document.xml': strToU8('<!DOCTYPE x [<!ENTITY a "b">]><w:document/>') })
  await assert.rejects(readDocx(entity, { pagesMax: 10 }), DocxError)
  await assert.rejects(readDocx(zipSync({ '../../etc/passwd': strToU8('x'), 'other.txt': strToU8('x') }), { pagesMax: 10 }), DocxError)
  await assert.rejects(readDocx(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9]), { pagesMax: 10 }))
})

test('nesting is followed as deep as letters go, and refused beyond', async () => {
  const nested = (depth: number): string =>
    `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${paragraph('deep')}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`
  assert.equal(textOf(await readDocx(docx(nested(6) + paragraph('after')), { pagesMax: 10 })), 'deep after')
  await assert.rejects(readDocx(docx(nested(5000)), { pagesMax: 10 }), DocxError)
})
