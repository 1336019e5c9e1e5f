import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { type Service, startService } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { jpeg, photo } from '../kit/files.ts'
import { certificate } from '../kit/paper.ts'

let service: Service
let client: Client
before(async () => {
  service = await startService()
  client = await newClient(service)
})
after(() => service.close())

test('two photos in one push are a packet, listed in the order sent', async () => {
  const { body } = await client.push({ insured_ref: 'two' }, [await jpeg(10, 'b.jpg'), await jpeg(20, 'a.jpg')])
  assert.match(body.packet_document_id, /^doc_/)
  assert.deepEqual(body.documents.map((d: any) => [d.filename, d.kind, d.packet_position]), [['b.jpg', 'page', 1], ['a.jpg', 'page', 2]])
  const packet = (await client.get(`/v1/documents/${body.packet_document_id}`)).body
  assert.equal(packet.kind, 'packet')
  assert.equal(packet.sha256, null, 'a packet has no file of its own')
  assert.deepEqual(packet.page_documents.map((p: any) => [p.document_id, p.position, p.filename, p.content_type]), [
    [body.documents[0].document_id, 1, 'b.jpg', 'image/jpeg'],
    [body.documents[1].document_id, 2, 'a.jpg', 'image/jpeg'],
  ])
  for (const p of packet.page_documents) assert.deepEqual(Object.keys(p).sort(), ['content_type', 'doc_type', 'document_id', 'filename', 'position', 'sha256', 'size_bytes'])
  const page = (await client.get(`/v1/documents/${body.documents[1].document_id}`)).body
  assert.equal(page.kind, 'page')
  assert.equal(page.parent_document_id, body.packet_document_id)
  assert.equal(page.packet_position, 2)
})

test('one photo is no packet', async () => {
  const { body } = await client.push({ insured_ref: 'one' }, [await jpeg(30)])
  assert.equal(body.packet_document_id, null)
  assert.equal(body.documents[0].kind, 'file')
  assert.equal(body.documents[0].packet_position, null)
})

test('two PDFs are no packet', async () => {
  const files = await Promise.all(['P-1', 'P-2'].map(async (number) => ({ bytes: await certificate({ gl: { number } }), name: `${number}.pdf` })))
  const { body } = await client.push({ insured_ref: 'pdfs' }, files)
  assert.equal(body.packet_document_id, null)
})

test('a PDF and one photo are no packet', async () => {
  const { body } = await client.push({ insured_ref: 'pdf-photo' }, [{ bytes: await certificate(), name: 'a.pdf' }, await jpeg(40)])
  assert.equal(body.packet_document_id, null)
})

test('a PDF between two photos stays a file; the photos are the packet', async () => {
  const { body } = await client.push({ insured_ref: 'mixed' }, [await jpeg(50), { bytes: await certificate(), name: 'a.pdf' }, { bytes: await photo(60, 'png'), name: 'b.png' }])
  assert.deepEqual(body.documents.map((d: any) => [d.kind, d.packet_position]), [['page', 1], ['file', null], ['page', 2]])
  assert.match(body.packet_document_id, /^doc_/)
})

test('each photo fires document.received', async () => {
  const { body } = await client.push({ insured_ref: 'received' }, [await jpeg(70), await jpeg(80)])
  const events = (await client.events('document.received')).filter((e) => e.data.transmission_id === body.transmission_id)
  assert.deepEqual(events.map((e) => e.data.document_id).sort(), body.documents.map((d: any) => d.document_id).sort())
})

test('the packet is extracted as one and its pages share its end', async () => {
  const { body } = await client.push({ insured_ref: 'whole' }, [await jpeg(90), await jpeg(100)])
  const packet = await (async () => {
    const { until } = await import('../../harness/service.ts')
    return until(async () => (await client.get(`/v1/documents/${body.packet_document_id}`)).body, (d) => !['received', 'extracting'].includes(d.status))
  })()
  assert.ok(['extracted', 'not_insurance', 'in_review', 'failed'].includes(packet.status), packet.status)
  const page = (await client.get(`/v1/documents/${body.documents[0].document_id}`)).body
  assert.equal(page.status, packet.status)
  // The blank photos of this test are no insurance paper: none may have made a line.
  assert.deepEqual(packet.coverage_lines, [])
})

test('the list shows the packet, then its pages in the order sent', async () => {
  const { body } = await client.push({ insured_ref: 'listed' }, [await jpeg(110), await jpeg(120)])
  const { data } = (await client.get('/v1/documents?insured_ref=listed')).body
  assert.deepEqual(
    data.map((d: any) => [d.document_id, d.kind, d.parent_document_id, d.packet_position]),
    [[body.packet_document_id, 'packet', null, null], ...body.documents.map((d: any, i: number) => [d.document_id, 'page', body.packet_document_id, i + 1])],
  )
  assert.equal(data[0].page_documents.length, 2)
  const first = (await client.get('/v1/documents?insured_ref=listed&limit=2')).body
  const rest = (await client.get(`/v1/documents?insured_ref=listed&limit=2&cursor=${encodeURIComponent(first.next_cursor)}`)).body
  const ids = (list: any[]) => list.map((d) => d.document_id)
  assert.deepEqual(ids([...first.data, ...rest.data]), ids(data))
  assert.deepEqual(ids((await client.get(`/v1/documents?engagement_id=${body.engagement_id}`)).body.data), ids(data))
})

test('the same photos in the same order again are the same packet', async () => {
  const files = [await jpeg(130), await jpeg(140)]
  const first = await client.push({ insured_ref: 'again' }, files)
  const second = await client.push({ insured_ref: 'again' }, files)
  assert.equal(second.body.packet_document_id, first.body.packet_document_id)
  assert.deepEqual(second.body.documents.map((d: any) => [d.document_id, d.deduplicated]), first.body.documents.map((d: any) => [d.document_id, true]))
})

test('a photo of a packet that comes again alone is the page it was, also for another consumer', async () => {
  const files = [await jpeg(133), await jpeg(143)]
  const first = (await client.push({ insured_ref: 'alone' }, files)).body
  const alone = (await client.push({ insured_ref: 'alone', consumer_ref: 'another' }, [files[1]!])).body
  assert.equal(alone.packet_document_id, null)
  assert.deepEqual(alone.documents.map((d: any) => [d.document_id, d.deduplicated, d.kind, d.packet_position]), [[first.documents[1].document_id, true, 'page', 2]])
  assert.notEqual(alone.transmission_id, first.transmission_id)
  const packet = (await client.get(`/v1/documents/${first.packet_document_id}`)).body
  assert.deepEqual(packet.engagements.toSorted(), [first.engagement_id, alone.engagement_id].toSorted())
  const elsewhere = (await client.push({ insured_ref: 'elsewhere' }, [files[1]!])).body
  assert.equal(elsewhere.documents[0].deduplicated, false)
})

test('a page\u2019s own file is there', async () => {
  const { body } = await client.push({ insured_ref: 'page-file' }, [await jpeg(150), await jpeg(160)])
  const res = await fetch(`${service.url}/v1/documents/${body.documents[0].document_id}/file`, { headers: { authorization: `Bearer ${client.key}` } })
  assert.equal(res.headers.get('content-type'), 'image/jpeg')
  assert.equal((await client.get(`/v1/documents/${body.packet_document_id}/file`)).status, 404, 'a packet has no file')
})

test('a TIFF whose directory lies behind the first bytes is taken', async () => {
  const picture = sharp({ create: { width: 900, height: 1100, channels: 3, background: '#dddddd' } })
  const { status, body } = await client.push({ insured_ref: 'type-long-tiff' }, [{ bytes: new Uint8Array(await picture.tiff({ compression: 'none' }).toBuffer()), name: 'scan.tif' }])
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.documents[0].content_type, 'image/tiff')
})

for (const format of ['jpeg', 'png', 'webp', 'tiff'] as const)
  test(`${format} is taken, by content`, async () => {
    const { status, body } = await client.push({ insured_ref: `type-${format}` }, [{ bytes: await photo(170, format), name: 'x' }])
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.documents[0].content_type, `image/${format}`)
  })
