import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { PAPER_KINDS } from '../../../scripts/samples/paper-kinds.ts'
import { type Service, startService, until } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { samplePaper } from '../kit/paper.ts'

let service: Service
let client: Client
before(async () => {
  service = await startService()
  client = await newClient(service)
})
after(() => service.close())
const settled = (id: string) => until(async () => (await client.get(`/v1/documents/${id}`)).body, (d) => !['received', 'extracting'].includes(d.status))
const utf8 = (s: string) => new TextEncoder().encode(s)
const docx = zipSync({
  '[Content_Types].xml': utf8('<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'),
  '_rels/.rels': utf8('<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'),
  'word/document.xml': utf8('<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Dear customer, thank you for your order of pallets.</w:t></w:r></w:p></w:body></w:document>'),
})

test('a DOCX is taken, and a letter in it is no insurance paper that builds lines', async () => {
  const { status, body } = await client.push({ insured_ref: 'docx' }, [{ bytes: docx, name: 'letter.bin' }])
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.documents[0].content_type, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  const document = await settled(body.documents[0].document_id)
  assert.deepEqual(document.coverage_lines, [])
})

test('HEIC is taken by its content; one that does not convert fails with a remediation', async () => {
  const bytes = new Uint8Array([0, 0, 0, 0x18, ...utf8('ftypheic'), 0, 0, 0, 0, ...utf8('mif1heic'), ...new Array(200).fill(1)])
  const { status, body } = await client.push({ insured_ref: 'heic' }, [{ bytes, name: 'photo' }])
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.documents[0].content_type, 'image/heic')
  assert.equal((await settled(body.documents[0].document_id)).status, 'failed')
  const [event] = await client.whenEvents('document.failed')
  assert.ok(event.data.remediation.length > 10)
})

test('a picture that breaks off fails, and nothing else does', async () => {
  const { photo } = await import('../kit/files.ts')
  const whole = await photo(99)
  const { body } = await client.push({ insured_ref: 'broken-photo' }, [{ bytes: whole.slice(0, 300), name: 'p.jpg' }])
  const document = await settled(body.documents[0].document_id)
  assert.ok(['failed', 'in_review', 'not_insurance', 'extracted'].includes(document.status))
  assert.deepEqual(document.coverage_lines, [])
})

const pages = (n: number): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const doc = new PDFDocument({ autoFirstPage: false })
    const chunks: Buffer[] = []
    doc.on('data', (c: Buffer) => chunks.push(c)).on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    for (let i = 1; i <= n; i++) doc.addPage().text(`Page ${i} of a delivery schedule without any policy`)
    doc.end()
  })

test('301 pages: stored, then document.failed', async () => {
  const { status, body } = await client.push({ insured_ref: 'pages' }, [{ bytes: await pages(301), name: 'long.pdf' }])
  assert.equal(status, 200)
  const document = await settled(body.documents[0].document_id)
  assert.deepEqual([document.status, document.outcome], ['failed', 'failed'])
  assert.ok((await client.events('document.failed')).some((e) => e.data.insured_ref === 'pages'))
})

test('a PDF under a password fails with a remediation', async () => {
  const bytes = await new Promise<Uint8Array>((resolve) => {
    const doc = new PDFDocument({ userPassword: 'secret' })
    const chunks: Buffer[] = []
    doc.on('data', (c: Buffer) => chunks.push(c)).on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.text('hidden')
    doc.end()
  })
  const { body } = await client.push({ insured_ref: 'locked' }, [{ bytes, name: 'locked.pdf' }])
  assert.equal((await settled(body.documents[0].document_id)).status, 'failed')
})

for (const kind of Object.keys(PAPER_KINDS).filter((name) => name.startsWith('none_')))
  test(`${kind.slice(5)} builds no line`, async () => {
    const bytes = await samplePaper(kind)
    const { body } = await client.push({ insured_ref: kind }, [{ bytes, name: 'x.pdf' }])
    const document = await settled(body.documents[0].document_id)
    assert.deepEqual(document.coverage_lines, [])
    assert.equal((await client.get(`/v1/insureds/${kind}/coverage`)).body.coverage_lines.length, 0)
  })
