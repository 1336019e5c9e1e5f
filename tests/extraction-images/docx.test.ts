import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { DocxError, readDocx } from '../../src/extraction/docx/index.ts'

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
  assert.ok(pages[0]!.lines.length >= 8, 'a table has its rules')
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

test('pages stop at the bound', async () => {
  const pages = await readDocx(docx(Array.from({ length: 500 }, (_, i) => paragraph(`line ${i}`)).join('')), { pagesMax: 3 })
  assert.equal(pages.length, 3)
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
