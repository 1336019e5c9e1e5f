import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'

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
