import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService, until } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { DAMAGED_PDF } from '../kit/files.ts'
import { samplePaper } from '../kit/paper.ts'

let service: Service
let client: Client
before(async () => {
  service = await startService()
  client = await newClient(service)
})
after(() => service.close())
const of = async (name: string, ref: string) => (await client.events(name)).filter((e) => e.data.insured_ref === ref)
const one = (name: string, ref: string) => until(() => of(name, ref), (e) => e.length > 0)
const settled = (id: string) => until(async () => (await client.get(`/v1/documents/${id}`)).body, (d) => !['received', 'extracting'].includes(d.status))

test('document.received', async () => {
  const { body } = await client.pushPaper({ insured_ref: 'received' })
  const [event] = await one('document.received', 'received')
  const [document] = body.documents
  assert.deepEqual(event.data, {
    document_id: document.document_id, insured_ref: 'received', consumer_ref: 'con', engagement_id: body.engagement_id, transmission_id: body.transmission_id,
    filename: 'certificate.pdf', sha256: document.sha256, size_bytes: document.size_bytes, status: 'received', deduplicated: false,
  })
  assert.deepEqual({ ...event, event_id: 0, occurred_at: 0, data: 0 }, { event_id: 0, event: 'document.received', occurred_at: 0, test: true, insured_ref: 'received', consumer_ref: 'con', document_id: document.document_id, data: 0 })
})

test('document.extracted, with request_id null while no request is open', async () => {
  const { body } = await client.pushPaper({ insured_ref: 'extracted' })
  const [event] = await one('document.extracted', 'extracted')
  const { coverage_lines, ...rest } = event.data
  assert.deepEqual(rest, { document_id: body.documents[0].document_id, insured_ref: 'extracted', consumer_ref: 'con', engagement_id: body.engagement_id, doc_type: 'coi', status: 'extracted', unreadable_fields: [] })
  assert.equal(coverage_lines.length, 1)
  assert.equal(coverage_lines[0].coverage_type, 'general_liability')
  assert.equal(coverage_lines[0].request_id, null)
})

test('document.extracted of a second paper carries the open request of its line', async () => {
  const held = await client.post('/v1/engagements', { insured_ref: 'second', consumer_ref: 'con', outreach: 'hold' })
  await client.pushPaper({ insured_ref: 'second' })
  await client.whenEngagement(held.body.id, (e) => e.coverage_lines[0]?.request)
  const { body } = await client.pushPaper({ insured_ref: 'second' }, { auto: {} })
  const events = await until(() => of('document.extracted', 'second'), (e) => e.length === 2)
  const event = events.find((e) => e.document_id === body.documents[0].document_id)
  const line = event.data.coverage_lines.find((l: any) => l.coverage_type === 'general_liability')
  assert.match(line.request_id, /^req_/)
})

test('document.not_insurance, and nothing else is made of it', async () => {
  const { body } = await client.push({ insured_ref: 'invoice' }, [{ bytes: await samplePaper('none_invoice'), name: 'i.pdf' }])
  const [event] = await one('document.not_insurance', 'invoice')
  assert.deepEqual(event.data, { document_id: body.documents[0].document_id, insured_ref: 'invoice', consumer_ref: 'con', engagement_id: body.engagement_id, doc_type: 'not_insurance' })
  const document = await settled(body.documents[0].document_id)
  assert.equal(document.status, 'not_insurance')
  assert.equal(document.outcome, 'not_insurance')
  assert.deepEqual(document.coverage_lines, [])
  assert.deepEqual(await of('document.extracted', 'invoice'), [])
})

test('document.failed of a damaged file, with a remediation; the file is kept', async () => {
  const { body } = await client.push({ insured_ref: 'damaged' }, [{ bytes: DAMAGED_PDF, name: 'd.pdf' }])
  const [event] = await one('document.failed', 'damaged')
  const { reason, remediation, ...refs } = event.data
  assert.deepEqual(refs, { document_id: body.documents[0].document_id, insured_ref: 'damaged', consumer_ref: 'con', engagement_id: body.engagement_id })
  assert.ok(typeof reason === 'string' && reason.length > 0)
  assert.match(remediation, /PDF|JPEG/i)
  const document = await settled(body.documents[0].document_id)
  assert.deepEqual([document.status, document.outcome], ['failed', 'failed'])
  const file = await fetch(`${service.url}/v1/documents/${body.documents[0].document_id}/file`, { headers: { authorization: `Bearer ${client.key}` } })
  assert.equal(await file.text(), DAMAGED_PDF)
})

test('remediation.opened of a document that could not be read, outstanding until paper with the policy number arrives', async () => {
  const { body } = await client.push({ insured_ref: 'remedy' }, [{ bytes: `${DAMAGED_PDF}%2\n`, name: 'd.pdf' }])
  const [event] = await one('remediation.opened', 'remedy')
  const { remediation_id, ...rest } = event.data
  assert.match(remediation_id, /^rem_/)
  assert.deepEqual(rest, { ask: 'complete_declarations_packet', reason: 'page_not_usable', document_id: body.documents[0].document_id, coverage_type: null, insured_ref: 'remedy', consumer_ref: 'con', engagement_id: body.engagement_id })
  const waiting = await client.engagement(body.engagement_id)
  const item = waiting.outstanding.find((o: any) => o.kind === 'complete_declarations_packet')
  assert.equal(item.remediation_id, remediation_id)
  assert.equal(item.document_id, body.documents[0].document_id)
  await client.pushPaper({ insured_ref: 'remedy' })
  const cleared = await client.whenEngagement(body.engagement_id, (e) => !e.outstanding.some((o: any) => o.kind === 'complete_declarations_packet'))
  assert.ok(!cleared.outstanding.some((o: any) => o.kind === 'complete_declarations_packet'))
  assert.deepEqual(await client.events('remediation.resolved'), [], 'defined and never emitted')
})

test('a damaged file among good ones harms none of them', async () => {
  const { body } = await client.push({ insured_ref: 'beside' }, [{ bytes: `${DAMAGED_PDF}%3\n`, name: 'd.pdf' }, { bytes: await (await import('../kit/paper.ts')).certificate(), name: 'g.pdf' }])
  assert.equal((await settled(body.documents[0].document_id)).status, 'failed')
  assert.equal((await settled(body.documents[1].document_id)).status, 'extracted')
})

test('live events carry test false', async () => {
  await client.live.pushPaper({ insured_ref: 'live' })
  const events = await client.live.whenEvents('document.extracted')
  assert.equal(events[0].test, false)
  assert.ok((await client.live.events()).every((e) => e.test === false))
})

test('ids of events are unique and sort by time', async () => {
  const events = await client.events()
  assert.equal(new Set(events.map((e) => e.event_id)).size, events.length)
  const times = events.map((e) => e.occurred_at)
  assert.deepEqual(times, [...times].sort())
})

test('document.unreadable_fields: a date that is no day is unreadable, not absent and not guessed', async () => {
  const { body } = await client.pushPaper({ insured_ref: 'unreadable' }, { gl: { to: '2027-13-45' } })
  const [event] = await one('document.unreadable_fields', 'unreadable')
  const { unreadable_fields, extraction_id, ...refs } = event.data
  assert.deepEqual(refs, { document_id: body.documents[0].document_id, insured_ref: 'unreadable', consumer_ref: 'con', engagement_id: body.engagement_id })
  assert.match(extraction_id, /^ext_/)
  assert.ok(unreadable_fields.some((u: any) => u.field === 'expiration_date' && u.coverage_type === 'general_liability'), JSON.stringify(unreadable_fields))
  const e = await client.whenEngagement(body.engagement_id, (x) => x.surface_check !== null)
  assert.equal(e.coverage_lines[0].expiration_date, null)
  assert.notEqual(e.surface_check.status, 'pass')
  const [extracted] = await one('document.extracted', 'unreadable')
  assert.deepEqual(extracted.data.unreadable_fields, unreadable_fields)
})

test('rules that need an unreadable value read unverified, and no clock opens', async () => {
  await client.publish([{ rule_id: 'gl', coverage_type: 'general_liability', limits: [] }], {}, 'strict')
  const { body } = await client.pushPaper({ insured_ref: 'unverified', consumer_ref: 'strict' }, { gl: { to: '2027-13-45' } })
  const e = await client.whenEngagement(body.engagement_id, (x) => x.surface_check !== null)
  assert.equal(e.surface_check.status, 'unverified')
  assert.equal(e.surface_check.rules[0].status, 'unverified')
  assert.equal(e.coverage_lines[0].request, null)
})
