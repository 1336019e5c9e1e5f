import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { call, type Service, startService, until } from '../../harness/service.ts'
import { type Client, form, newClient } from '../kit/client.ts'
import { certificate } from '../kit/paper.ts'

let service: Service
let client: Client
before(async () => {
  service = await startService()
  client = await newClient(service)
})
after(() => service.close())
const TYPE_ID = (prefix: string) => new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`)
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

test('a push answers with a receipt of exactly the contract\u2019s members', async () => {
  const bytes = await certificate()
  const { status, body } = await client.pushPaper({ insured_ref: 'receipt' })
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body).sort(), ['documents', 'engagement', 'engagement_id', 'idempotent_replay', 'packet_document_id', 'transmission_id'])
  assert.match(body.transmission_id, TYPE_ID('tx'))
  assert.match(body.engagement_id, TYPE_ID('eng'))
  assert.equal(body.idempotent_replay, false)
  assert.equal(body.packet_document_id, null)
  const [document] = body.documents
  assert.deepEqual(Object.keys(document).sort(), ['content_type', 'deduplicated', 'document_id', 'filename', 'kind', 'packet_position', 'sha256', 'size_bytes', 'status'])
  assert.match(document.document_id, TYPE_ID('doc'))
  assert.deepEqual({ ...document, document_id: 0 }, { document_id: 0, filename: 'certificate.pdf', content_type: 'application/pdf', size_bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), status: 'received', deduplicated: false, kind: 'file', packet_position: null })
  assert.deepEqual(body.engagement, { id: body.engagement_id, engagement_id: body.engagement_id, insured_ref: 'receipt', consumer_ref: 'con', status: 'active', outreach: 'auto', requirement_set: null, surface_check: null, verdict: null })
})

test('documents come back in the order sent, a file each', async () => {
  const files = await Promise.all([1, 2, 3].map(async (n) => ({ bytes: await certificate({ gl: { number: `ORD-${n}` } }), name: `${n}.pdf` })))
  const { body } = await client.push({ insured_ref: 'order' }, files)
  assert.deepEqual(body.documents.map((d: any) => d.filename), ['1.pdf', '2.pdf', '3.pdf'])
  assert.equal(new Set(body.documents.map((d: any) => d.document_id)).size, 3)
  assert.equal(body.packet_document_id, null)
})

test('files[] is an alias of files', async () => {
  const { status, body } = await client.push({ insured_ref: 'alias' }, [{ bytes: await certificate(), name: 'a.pdf' }], {}, 'files[]')
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.documents.length, 1)
})

test('every optional field is kept and shown on the document', async () => {
  const { status, body } = await client.pushPaper({
    insured_ref: 'fields', insured_name: 'Fields LLC', parent_insured_ref: 'fields-parent', document_ref: 'my-doc-1', received_at: '2026-01-02T03:04:05', channel: 'email', meta: '{"a":{"b":[1,"x"]}}', insured_state: 'OH',
  })
  assert.equal(status, 200, JSON.stringify(body))
  const document = (await client.get(`/v1/documents/${body.documents[0].document_id}`)).body
  assert.equal(document.document_ref, 'my-doc-1')
  assert.equal(document.received_at, '2026-01-02T03:04:05.000Z', 'a value without offset reads as UTC')
  assert.equal(document.channel, 'email')
  assert.deepEqual(document.meta, { a: { b: [1, 'x'] } })
  const insured = (await client.get('/v1/insureds/fields')).body
  assert.equal(insured.insured_name, 'Fields LLC')
  assert.equal(insured.parent_insured_ref, 'fields-parent')
  assert.equal(insured.insured_state, 'OH')
})

test('received_at with an offset is shown in UTC', async () => {
  const { body } = await client.pushPaper({ insured_ref: 'offset', received_at: '2026-01-02T03:04:05-05:00' })
  assert.equal((await client.get(`/v1/documents/${body.documents[0].document_id}`)).body.received_at, '2026-01-02T08:04:05.000Z')
})

test('received_at up to 5 minutes in the future is taken', async () => {
  const { status } = await client.pushPaper({ insured_ref: 'soon', received_at: new Date(Date.now() + 4 * 60_000).toISOString() })
  assert.equal(status, 200)
})

test('channel omitted reads api; received_at omitted is the arrival', async () => {
  const { body } = await client.pushPaper({ insured_ref: 'defaults' })
  const document = (await client.get(`/v1/documents/${body.documents[0].document_id}`)).body
  assert.equal(document.channel, 'api')
  assert.match(document.received_at, TIMESTAMP)
  assert.deepEqual(document.meta, {})
  assert.equal(document.document_ref, null)
  assert.equal(document.program_ref, null)
})

for (const channel of ['api', 'email', 'portal', 'insured_upload', 'agent_upload', 'sftp', 'other'])
  test(`channel ${channel} is taken`, async () => {
    const { body } = await client.pushPaper({ insured_ref: `channel-${channel}`, channel })
    assert.equal((await client.get(`/v1/documents/${body.documents[0].document_id}`)).body.channel, channel)
  })

test('insured_name is used when the insured is new, and not when it has a name', async () => {
  await client.pushPaper({ insured_ref: 'named', insured_name: 'First' })
  await client.pushPaper({ insured_ref: 'named', insured_name: 'Second' })
  assert.equal((await client.get('/v1/insureds/named')).body.insured_name, 'First')
})

test('a push names the set that its engagement follows', async () => {
  const rules = [{ coverage_type: 'general_liability', limits: [] }]
  await client.publish(rules, { key: 'haul' }, 'sets')
  await client.publish(rules, { key: 'default' }, 'sets')
  const named = await client.pushPaper({ insured_ref: 'by-key', consumer_ref: 'sets', requirement_set: 'haul' })
  assert.equal(named.body.engagement.requirement_set.key, 'haul')
  const unnamed = await client.pushPaper({ insured_ref: 'by-key', consumer_ref: 'sets' })
  assert.equal(unnamed.body.engagement.requirement_set.key, 'default')
  assert.notEqual(named.body.engagement_id, unnamed.body.engagement_id)
  const document = (await client.get(`/v1/documents/${named.body.documents[0].document_id}`)).body
  assert.equal(document.requirement_set, 'haul')
})

test('a push without a named set uses the consumer\u2019s single one', async () => {
  await client.publish([{ coverage_type: 'general_liability', limits: [] }], { key: 'only' }, 'single')
  const { body } = await client.pushPaper({ insured_ref: 'single', consumer_ref: 'single' })
  assert.equal(body.engagement.requirement_set.key, 'only')
})

test('the clock field sets the hours of the engagement', async () => {
  const { body } = await client.pushPaper({ insured_ref: 'clocked', clock: '{"target_hours":24,"hard_hours":36,"escalate_at_hours":12}' })
  assert.deepEqual((await client.engagement(body.engagement_id)).clock, { target_hours: 24, hard_hours: 36, escalate_at_hours: 12 })
})

for (const type of ['', 'text/plain', 'application/octet-stream'])
  test(`types are told by content: a PDF sent as ${type || 'nothing'}`, async () => {
    const { status, body } = await client.push({ insured_ref: 'by-content' }, [{ bytes: await certificate(), name: 'x.bin', type }])
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.documents[0].content_type, 'application/pdf')
  })

test('the document after extraction', async () => {
  const receipt = (await client.pushPaper({ insured_ref: 'extracted' })).body
  const document = await until(async () => (await client.get(`/v1/documents/${receipt.documents[0].document_id}`)).body, (d) => d.status === 'extracted' && d.requests.length === 1)
  assert.equal(document.outcome, 'lines_built')
  assert.equal(document.pages, 1)
  assert.deepEqual(document.parts.map(({ doc_type, page_start, page_end }: any) => ({ doc_type, page_start, page_end })), [{ doc_type: 'coi', page_start: 1, page_end: 1 }])
  assert.equal(document.engagement_id, receipt.engagement_id)
  assert.deepEqual(document.engagements, [receipt.engagement_id])
  assert.equal(document.insured_ref, 'extracted')
  assert.equal(document.consumer_ref, 'con')
  assert.equal(document.kind, 'file')
  assert.equal(document.parent_document_id, null)
  assert.deepEqual(document.page_documents, [])
  assert.equal(document.test, true)
  assert.equal(document.integrity.state, 'clear', JSON.stringify(document.integrity))
  assert.deepEqual(document.integrity.findings, [])
  assert.equal(document.coverage_lines.length, 1)
  assert.equal(document.coverage_lines[0].coverage_type, 'general_liability')
  assert.match(document.requests[0], TYPE_ID('req'))
})

test('GET of a document\u2019s file gives the bytes as pushed', async () => {
  const bytes = await certificate()
  const { body } = await client.push({ insured_ref: 'file' }, [{ bytes, name: 'póliza (1).pdf' }])
  const res = await fetch(`${service.url}/v1/documents/${body.documents[0].document_id}/file`, { headers: { authorization: `Bearer ${client.key}` } })
  assert.equal(res.status, 200)
  assert.equal(res.headers.get('content-type'), 'application/pdf')
  assert.equal(res.headers.get('content-disposition'), `attachment; filename="p_liza _1_.pdf"; filename*=UTF-8''p%C3%B3liza%20%281%29.pdf`)
  assert.deepEqual(new Uint8Array(await res.arrayBuffer()), bytes)
})

test('the form field idempotency_key is an alias of the header', async () => {
  const bytes = await certificate()
  const send = () => client.push({ insured_ref: 'idem-field', idempotency_key: 'push-1' }, [{ bytes, name: 'a.pdf' }])
  const [first, second] = [await send(), await send()]
  assert.equal(second.headers.get('idempotent-replayed'), 'true')
  assert.deepEqual(second.body, { ...first.body, idempotent_replay: true })
})

test('when both idempotency keys are sent the header wins', async () => {
  const bytes = await certificate()
  const send = (field: string, header: string) => client.push({ insured_ref: 'idem-both', idempotency_key: field }, [{ bytes, name: 'a.pdf' }], { 'idempotency-key': header })
  const first = await send('field-a', 'header-1')
  const replayed = await send('field-b', 'header-1')
  assert.equal(replayed.body.transmission_id, first.body.transmission_id)
  const another = await send('field-a', 'header-2')
  assert.notEqual(another.body.transmission_id, first.body.transmission_id)
})

test('a replay creates nothing: one document, one event', async () => {
  const bytes = await certificate({ gl: { number: 'ONCE-1' } })
  const send = () => client.push({ insured_ref: 'idem-once' }, [{ bytes, name: 'a.pdf' }], { 'idempotency-key': 'once' })
  await send()
  await send()
  const events = (await client.events('document.received')).filter((e) => e.insured_ref === 'idem-once')
  assert.equal(events.length, 1)
})

test('fifty pushes with one key at the same time have one effect', async () => {
  const bytes = await certificate({ gl: { number: 'MANY-1' } })
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.push({ insured_ref: 'idem-many' }, [{ bytes, name: 'a.pdf' }], { 'idempotency-key': 'many' })))
  assert.deepEqual([...new Set(answers.map((a) => a.status))], [200])
  assert.equal(new Set(answers.map((a) => a.body.transmission_id)).size, 1)
  assert.equal(answers.filter((a) => !a.body.idempotent_replay).length, 1)
})

test('the same files without a key are another transmission', async () => {
  const [a, b] = [await client.pushPaper({ insured_ref: 'no-key' }), await client.pushPaper({ insured_ref: 'no-key' })]
  assert.notEqual(a.body.transmission_id, b.body.transmission_id)
})

test('live and test mode are two objects of the same ref', async () => {
  const { body } = await client.pushPaper({ insured_ref: 'modes' })
  assert.equal((await client.live.get('/v1/insureds/modes')).status, 404)
  const live = await client.live.pushPaper({ insured_ref: 'modes' })
  assert.notEqual(live.body.documents[0].document_id, body.documents[0].document_id)
  assert.equal((await client.live.get(`/v1/documents/${live.body.documents[0].document_id}`)).body.test, false)
  assert.equal((await client.get(`/v1/documents/${live.body.documents[0].document_id}`)).status, 404)
})

test('empty optional fields read as left out', async () => {
  const { status, body } = await client.pushPaper({ insured_ref: 'empties', insured_name: '', document_ref: '', channel: '', received_at: '', clock: '', meta: '' })
  assert.equal(status, 200, JSON.stringify(body))
})

test('a push over HTTP without our client: boundary and headers by hand', async () => {
  const bytes = Buffer.from(await certificate())
  const body = Buffer.concat([Buffer.from('--b\r\nContent-Disposition: form-data; name="insured_ref"\r\n\r\nhand\r\n--b\r\nContent-Disposition: form-data; name="consumer_ref"\r\n\r\ncon\r\n--b\r\nContent-Disposition: form-data; name="files"; filename="h.pdf"\r\nContent-Type: application/pdf\r\n\r\n'), bytes, Buffer.from('\r\n--b--\r\n')])
  const res = await fetch(`${service.url}/v1/documents`, { method: 'POST', headers: { authorization: `Bearer ${client.key}`, 'content-type': 'multipart/form-data; boundary=b' }, body })
  assert.equal(res.status, 200)
})

test('every answer carries a request id', async () => {
  const answer = await call(service, client.key, 'POST', '/v1/documents', form({ insured_ref: 'x' }))
  assert.equal(answer.headers.get('x-request-id'), answer.body.error.request_id)
})
