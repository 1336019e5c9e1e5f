import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService } from '../../harness/service.ts'
import { type Client, form, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'
import { declarations } from '../kit/paper.ts'

let service: Service
let client: Client
before(async () => {
  service = await startService()
  client = await newClient(service)
  await client.pushed({ insured_ref: 'a' })
  await client.pushed({ insured_ref: 'b' })
})
after(() => service.close())

test('events are listed newest first, as they are delivered', async () => {
  const { data } = (await client.get('/v1/events')).body
  assert.ok(data.length >= 12)
  const order = data.map((e: any) => e.occurred_at + e.event_id)
  assert.deepEqual(order, [...order].sort().reverse())
  for (const e of data) for (const member of ['event_id', 'event', 'occurred_at', 'data', 'test']) assert.ok(member in e, member)
})
test('by name, by insured, by time', async () => {
  assert.ok((await client.get('/v1/events?event=verdict.issued')).body.data.every((e: any) => e.event === 'verdict.issued'))
  const ofA = (await client.get('/v1/events?insured_ref=a')).body.data
  assert.ok(ofA.length > 0 && ofA.every((e: any) => e.insured_ref === 'a'))
  assert.deepEqual((await client.get('/v1/events?until=2020-01-01T00:00:00Z')).body.data, [])
  assert.deepEqual((await client.get('/v1/events?since=2999-01-01T00:00:00Z')).body.data, [])
})
test('by consumer, by engagement, by document, also together', async () => {
  const other = await client.pushPaper({ insured_ref: 'c', consumer_ref: 'other', test_scenario: 'silent' })
  const { engagement_id: engagementId, documents: [{ document_id: documentId }] } = other.body
  // The last thing that happens while its agent is silent.
  await client.whenEvents('insured_contact.missing', (events) => events.some((e) => e.consumer_ref === 'other'))
  const of = async (filter: string) => (await client.get(`/v1/events?limit=200&${filter}`)).body.data
  const ids = (events: any[]) => events.map((e) => e.event_id)
  const all = (await client.events()).reverse()
  const mine = (await client.engagement(engagementId)).events
  assert.ok(mine.length > 3)
  assert.deepEqual(ids(await of(`engagement_id=${engagementId}`)), ids(mine))
  assert.deepEqual(ids(await of('consumer_ref=other')), ids(all.filter((e) => e.consumer_ref === 'other')))
  assert.deepEqual(ids(await of(`document_id=${documentId}`)), ids(all.filter((e) => e.document_id === documentId)))
  assert.ok((await of('consumer_ref=other')).length > 0 && (await of(`document_id=${documentId}`)).length > 1)
  assert.deepEqual((await of(`document_id=${documentId}&event=document.received`)).map((e: any) => e.event), ['document.received'])
  for (const nothing of [`document_id=${documentId}&insured_ref=a`, `engagement_id=${engagementId}&consumer_ref=con`, 'consumer_ref=nobody', 'document_id=doc_x', 'engagement_id=eng_x']) assert.deepEqual(await of(nothing), [], nothing)
  assert.deepEqual((await client.live.get(`/v1/events?engagement_id=${engagementId}`)).body.data, [])
  const { next_cursor: cursor } = (await client.get(`/v1/events?limit=1&document_id=${documentId}`)).body
  assert.deepEqual(ids((await client.get(`/v1/events?limit=1&document_id=${documentId}&cursor=${encodeURIComponent(cursor)}`)).body.data), ids(await of(`document_id=${documentId}`)).slice(1, 2))
  assertError(await client.get(`/v1/events?limit=1&consumer_ref=other&cursor=${encodeURIComponent(cursor)}`), 400, 'invalid_cursor', 'cursor')
})
test('by the document a requirement text came in, which is of no insured', async () => {
  const made = await client.post('/v1/consumers/con/requirement-sets', form({ key: 'text' }, [{ bytes: await declarations(1_000_000), name: 'sop.pdf' }], 'source_document'))
  assert.equal(made.status, 200, JSON.stringify(made.body))
  const { data } = (await client.get(`/v1/events?document_id=${made.body.source_document_id}`)).body
  assert.deepEqual(data.map((e: any) => [e.event, e.data.filename]), [['document.received', 'sop.pdf']])
})
test('pages follow one another', async () => {
  const seen: string[] = []
  for (let cursor = ''; ; ) {
    const { body } = await client.get(`/v1/events?limit=5${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    seen.push(...body.data.map((e: any) => e.event_id))
    if (!body.next_cursor) break
    cursor = body.next_cursor
  }
  assert.equal(new Set(seen).size, seen.length)
  assert.deepEqual(seen, (await client.get('/v1/events?limit=200')).body.data.map((e: any) => e.event_id))
})
test('one event', async () => {
  const [event] = (await client.get('/v1/events')).body.data
  assert.deepEqual((await client.get(`/v1/events/${event.event_id}`)).body, event)
})
test('refused', async () => {
  const [event] = (await client.get('/v1/events')).body.data
  assertError(await client.get('/v1/events/evt_00000000000000000000000000'), 404, 'event_not_found')
  assertError(await client.get('/v1/events/x'), 404, 'event_not_found')
  assertError(await client.live.get(`/v1/events/${event.event_id}`), 404, 'event_not_found')
  assertError(await (await newClient(service)).get(`/v1/events/${event.event_id}`), 404, 'event_not_found')
  assertError(await client.get('/v1/events?limit=201'), 422, 'validation_failed', 'limit')
  assertError(await client.get('/v1/events?since=yesterday'), 422, 'validation_failed', 'since')
  assertError(await client.get('/v1/events?cursor=x'), 400, 'invalid_cursor', 'cursor')
})
test('the engagement lists its events newest first', async () => {
  const { id } = (await client.get('/v1/engagements?insured_ref=a')).body.data[0]
  const { events } = await client.engagement(id)
  const order = events.map((e: any) => e.occurred_at + e.event_id)
  assert.deepEqual(order, [...order].sort().reverse())
  assert.deepEqual(events.map((e: any) => e.event_id).sort(), (await client.get('/v1/events?insured_ref=a&limit=200')).body.data.map((e: any) => e.event_id).sort())
})
test('the seven that are defined and never emitted are in no log', async () => {
  const names = new Set((await client.events()).map((e) => e.event))
  for (const name of ['document.rejected', 'coverage_line.expiring', 'coverage_line.reverification_due', 'coverage_line.expired', 'remediation.resolved', 'program.changed', 'outreach.identity_required']) assert.ok(!names.has(name))
})

test('the envelope holds no ref that the data lacks', async () => {
  for (const event of await client.events()) for (const ref of ['insured_ref', 'consumer_ref', 'document_id']) assert.equal(event[ref] ?? null, event.data[ref] ?? null, `${event.event} ${ref}`)
})
