import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { appendEvent, listEventsBetween } from '../../../src/events/index.ts'
import { createClient } from '../../../sdk/index.ts'
import { type Service, startService } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())

const ENROLLMENT = { enrollment_id: 'enr_x', program_ref: 'p', enrolled: true, effective_on: null, ends_on: null, created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z', test: true }
const enroll = (client: Client, insured: string, program = 'p') => client.put(`/v1/insureds/${insured}/enrollments/${program}`, { enrolled: true })
async function withProgram(): Promise<Client> {
  const client = await newClient(service)
  await client.put('/v1/programs/p', { name: 'P', coverage_type: 'cargo' })
  return client
}
/** One poll to its last page: whom its events are about, newest first, and the next mark. */
async function poll(client: Client, mark: string, query = ''): Promise<{ seen: string[]; mark: string }> {
  const seen: string[] = []
  for (let cursor = ''; ; ) {
    const { status, body } = await client.get(`/v1/events?follow=${encodeURIComponent(mark)}${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    assert.equal(status, 200, JSON.stringify(body))
    seen.push(...body.data.map((e: any) => e.insured_ref))
    if (!body.next_cursor) return { seen, mark: body.follow }
    cursor = body.next_cursor
  }
}

test('from the start all there is, and then only what is new, by the same filter', async () => {
  const client = await withProgram()
  for (const insured of ['a', 'b', 'c']) await enroll(client, insured)
  const first = await poll(client, 'start', '&limit=2')
  assert.deepEqual(first.seen, ['c', 'b', 'a'])
  const again = await poll(client, first.mark, '&limit=2')
  assert.deepEqual(again.seen, [])
  await enroll(client, 'd')
  assert.deepEqual((await poll(client, again.mark)).seen, ['d'])
  assert.deepEqual((await poll(client, first.mark)).seen, ['d'])
  const ofA = await poll(client, 'start', '&insured_ref=a')
  assert.deepEqual(ofA.seen, ['a'])
  await client.put('/v1/insureds/a/enrollments/p', { enrolled: false })
  await enroll(client, 'e')
  assert.deepEqual((await poll(client, ofA.mark, '&insured_ref=a')).seen, ['a'])
  assert.equal((await client.get('/v1/events')).body.follow, undefined)
})

test('an event that commits late, behind what was told already, comes with the next poll, once', async () => {
  const client = await withProgram()
  const { app } = service
  const began = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const late = app.context.store.tx({ accountId: client.accountId, mode: 'test' }, async (tx) => {
    appendEvent(tx, app.context, { event: 'enrollment.changed', insuredRef: 'late', data: { ...ENROLLMENT, insured_ref: 'late', previous: null } })
    // Written, so that its transaction has its number, and not committed.
    await tx.flush()
    began.resolve()
    await end.promise
  })
  await began.promise
  await enroll(client, 'soon')
  const before = await poll(client, 'start')
  assert.deepEqual(before.seen, ['soon'])
  const { data } = (await client.get('/v1/events')).body
  end.resolve()
  await late
  const next = await poll(client, before.mark)
  assert.deepEqual(next.seen, ['late'])
  assert.deepEqual((await poll(client, next.mark)).seen, [])
  // It occurred before the newest that was seen, so who asks since then does not see it.
  assert.deepEqual((await client.get(`/v1/events?since=${data[0].occurred_at}`)).body.data.map((e: any) => e.insured_ref), ['soon'])
})

test('pages hold to what the first could see; the rest is of the next poll', async () => {
  const client = await withProgram()
  for (const insured of ['a', 'b', 'c']) await enroll(client, insured)
  const first = (await client.get('/v1/events?follow=start&limit=2')).body
  await enroll(client, 'd')
  const second = (await client.get(`/v1/events?follow=start&limit=2&cursor=${encodeURIComponent(first.next_cursor)}`)).body
  assert.deepEqual([...first.data, ...second.data].map((e: any) => e.insured_ref), ['c', 'b', 'a'])
  assert.equal(second.next_cursor, null)
  for (const mark of [first.follow, second.follow]) assert.deepEqual((await poll(client, mark)).seen, ['d'])
})

test('whoever polls while many write sees each event once', async () => {
  const client = await withProgram()
  const writers = Promise.all(Array.from({ length: 40 }, (_, n) => enroll(client, `i${n}`)))
  let done = false
  void writers.then(() => (done = true))
  const seen: string[] = []
  let mark = 'start'
  for (let last = false; !last; ) {
    last = done
    const next = await poll(client, mark, '&limit=7')
    seen.push(...next.seen)
    mark = next.mark
  }
  assert.deepEqual(seen.sort(), Array.from({ length: 40 }, (_, n) => `i${n}`).sort())
})

test('a mark is good for its account, mode and filter, and for a state that there is', async () => {
  const client = await withProgram()
  const { mark } = await poll(client, 'start')
  const asked = `/v1/events?follow=${encodeURIComponent(mark)}`
  for (const wrong of ['/v1/events?follow=', '/v1/events?follow=now', `${asked}x`, `${asked}&insured_ref=a`]) assertError(await client.get(wrong), 400, 'invalid_cursor', 'follow')
  assertError(await client.live.get(asked), 400, 'invalid_cursor', 'follow')
  assertError(await (await newClient(service)).get(asked), 400, 'invalid_cursor', 'follow')
  const { next_cursor: cursor } = await enroll(client, 'a').then(() => enroll(client, 'b')).then(async () => (await client.get('/v1/events?limit=1')).body)
  assertError(await client.get(`${asked}&cursor=${encodeURIComponent(cursor)}`), 400, 'invalid_cursor', 'cursor')
  const between = (since: string) => service.app.context.store.read({ accountId: client.accountId, mode: 'test' }, (q) => listEventsBetween(q, {}, null, 5, { since, upTo: null, settledBefore: 0 }))
  assert.deepEqual([(await between('4611686018427387000:4611686018427387000:')).ahead, (await between('3:3:')).ahead], [true, false])
})

test('the client follows page after page and gives the mark to keep', async () => {
  const client = await withProgram()
  const ivs = createClient({ baseUrl: service.url, apiKey: client.key })
  for (const insured of ['a', 'b', 'c']) await enroll(client, insured)
  const first = await ivs.follow(undefined, { limit: 2 })
  assert.deepEqual(first.events.map((e) => e.insured_ref), ['c', 'b', 'a'])
  await enroll(client, 'd')
  const next = await ivs.follow(first.mark, { limit: 2 })
  assert.deepEqual(next.events.map((e) => e.insured_ref), ['d'])
  assert.deepEqual((await ivs.follow(next.mark, { limit: 2 })).events, [])
})

test('what was restored from a dump of another database, whose transactions had other numbers, is told from the start, page by page', async () => {
  const client = await withProgram()
  for (const insured of ['a', 'b', 'c']) await enroll(client, insured)
  const admin = new pg.Client(service.database.adminConfig)
  await admin.connect()
  await admin.query("UPDATE events SET xid = '4000000000', occurred_at = occurred_at - 600000 WHERE account_id = $1", [client.accountId])
  await admin.end()
  const first = await poll(client, 'start', '&limit=1')
  assert.deepEqual(first.seen, ['c', 'b', 'a'])
  await enroll(client, 'd')
  assert.deepEqual((await poll(client, first.mark, '&limit=1')).seen, ['d'])
})
