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
  for (let n = 0; n < 5; n++) await client.post('/v1/engagements', { insured_ref: `i${n % 2}`, consumer_ref: `c${n}` })
})
after(() => service.close())

test('the list is newest first, in short form', async () => {
  const { body } = await client.get('/v1/engagements')
  assert.equal(body.data.length, 5)
  assert.deepEqual(body.data.map((e: any) => e.consumer_ref), ['c4', 'c3', 'c2', 'c1', 'c0'])
  assert.deepEqual(Object.keys(body.data[0]).sort(), ['consumer_ref', 'engagement_id', 'id', 'insured_ref', 'outreach', 'requirement_set', 'status', 'surface_check', 'verdict'])
})
test('insured_ref, consumer_ref and status narrow it', async () => {
  assert.equal((await client.get('/v1/engagements?insured_ref=i1')).body.data.length, 2)
  assert.equal((await client.get('/v1/engagements?consumer_ref=c3')).body.data.length, 1)
  assert.equal((await client.get('/v1/engagements?status=ended')).body.data.length, 0)
  assert.equal((await client.get('/v1/engagements?status=active')).body.data.length, 5)
})
test('pages follow one another', async () => {
  const first = (await client.get('/v1/engagements?limit=3')).body
  const second = (await client.get(`/v1/engagements?limit=3&cursor=${encodeURIComponent(first.next_cursor)}`)).body
  assert.deepEqual([...first.data, ...second.data].map((e: any) => e.consumer_ref), ['c4', 'c3', 'c2', 'c1', 'c0'])
  assert.equal(second.next_cursor, null)
})
test('limit 0 and 201: 422', async () => {
  assertError(await client.get('/v1/engagements?limit=0'), 422, 'validation_failed', 'limit')
  assertError(await client.get('/v1/engagements?limit=201'), 422, 'validation_failed', 'limit')
})
test('an unknown engagement: 404 engagement_not_found', async () => {
  assertError(await client.get('/v1/engagements/eng_00000000000000000000000000'), 404, 'engagement_not_found')
  assertError(await client.get('/v1/engagements/x'), 404, 'engagement_not_found')
})
test('read once or many times over, alone or beside others, an engagement is the same', async () => {
  const ids = (await client.get('/v1/engagements')).body.data.map((e: any) => e.id)
  const once = await Promise.all(ids.map(async (id: string) => (await client.get(`/v1/engagements/${id}`)).body))
  assert.deepEqual(once.map((e: any) => e.consumer_ref), ['c4', 'c3', 'c2', 'c1', 'c0'])
  for (const id of [...ids, ...ids]) assert.deepEqual((await client.get(`/v1/engagements/${id}`)).body, once[ids.indexOf(id)])
})
test('another account\u2019s and the other mode\u2019s are the same 404', async () => {
  const { id } = (await client.get('/v1/engagements')).body.data[0]
  assert.equal((await client.get(`/v1/engagements/${id}`)).status, 200)
  assertError(await (await newClient(service)).get(`/v1/engagements/${id}`), 404, 'engagement_not_found')
  assertError(await client.live.get(`/v1/engagements/${id}`), 404, 'engagement_not_found')
})
