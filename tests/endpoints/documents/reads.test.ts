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
  for (let n = 1; n <= 5; n++) await client.pushPaper({ insured_ref: 'many', consumer_ref: n > 3 ? 'late' : 'early' }, { gl: { number: `L-${n}` } })
  await client.pushPaper({ insured_ref: 'other', consumer_ref: 'late' })
})
after(() => service.close())
const list = (query: string) => client.get(`/v1/documents${query}`)

test('the list is newest first', async () => {
  const { body } = await list('?insured_ref=many')
  assert.equal(body.data.length, 5)
  assert.equal(body.next_cursor, null)
  const ids = body.data.map((d: any) => d.document_id)
  assert.deepEqual(ids, [...ids].sort().reverse())
})

test('insured_ref narrows it', async () => {
  assert.deepEqual((await list('?insured_ref=other')).body.data.map((d: any) => d.insured_ref), ['other'])
})

test('consumer_ref narrows it', async () => {
  assert.equal((await list('?consumer_ref=late')).body.data.length, 3)
})

test('an insured nobody knows has no documents', async () => {
  const { status, body } = await list('?insured_ref=nobody')
  assert.equal(status, 200)
  assert.deepEqual(body, { data: [], next_cursor: null })
})

test('pages follow one another without gap or repeat', async () => {
  const seen: string[] = []
  for (let cursor = ''; ; ) {
    const { body } = await list(`?insured_ref=many&limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    assert.ok(body.data.length <= 2)
    seen.push(...body.data.map((d: any) => d.document_id))
    if (!body.next_cursor) break
    cursor = body.next_cursor
  }
  assert.deepEqual(seen, (await list('?insured_ref=many')).body.data.map((d: any) => d.document_id))
})

for (const [query, status, code, param] of [
  ['?limit=0', 422, 'validation_failed', 'limit'],
  ['?limit=201', 422, 'validation_failed', 'limit'],
  ['?limit=-1', 422, 'validation_failed', 'limit'],
  ['?limit=abc', 400, 'invalid_parameter', 'limit'],
  ['?cursor=nonsense', 400, 'invalid_cursor', 'cursor'],
  ['?status=lost', 422, 'validation_failed', 'status'],
] as const)
  test(`${query} is ${status} ${code}`, async () => assertError(await list(query), status, code, param))

test('limit 200 is taken', async () => assert.equal((await list('?limit=200')).status, 200))

test('a cursor is good for its own filter only', async () => {
  const { body } = await list('?insured_ref=many&limit=1')
  assertError(await list(`?insured_ref=other&limit=1&cursor=${encodeURIComponent(body.next_cursor)}`), 400, 'invalid_cursor')
})

test('a cursor is good for its own account only', async () => {
  const { body } = await list('?limit=1')
  const stranger = await newClient(service)
  assertError(await stranger.get(`/v1/documents?limit=1&cursor=${encodeURIComponent(body.next_cursor)}`), 400, 'invalid_cursor')
})

test('a changed cursor is refused', async () => {
  const { body } = await list('?limit=1')
  for (const changed of [`x${body.next_cursor}`, `${body.next_cursor}.x`]) assertError(await list(`?limit=1&cursor=${encodeURIComponent(changed)}`), 400, 'invalid_cursor')
})

test('an unknown document: 404 document_not_found', async () => {
  assertError(await client.get('/v1/documents/doc_00000000000000000000000000'), 404, 'document_not_found')
  assertError(await client.get('/v1/documents/nonsense'), 404, 'document_not_found')
})

test('another account\u2019s document is the same 404', async () => {
  const id = (await list('?limit=1')).body.data[0].document_id
  const stranger = await newClient(service)
  assertError(await stranger.get(`/v1/documents/${id}`), 404, 'document_not_found')
  assertError(await stranger.get(`/v1/documents/${id}/file`), 404, 'document_not_found')
  assert.deepEqual((await stranger.get('/v1/documents')).body.data, [])
})

test('the other mode\u2019s document is the same 404', async () => {
  const id = (await list('?limit=1')).body.data[0].document_id
  assertError(await client.live.get(`/v1/documents/${id}`), 404, 'document_not_found')
})
