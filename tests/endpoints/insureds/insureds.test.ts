import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { call, type Service, startService } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'

let service: Service
let client: Client
before(async () => {
  service = await startService()
  client = await newClient(service)
})
after(() => service.close())
const put = (ref: string, body: unknown) => client.put(`/v1/insureds/${encodeURIComponent(ref)}`, body)

test('PUT creates with all members', async () => {
  const { status, body } = await put('full', { insured_name: 'Full LLC', parent_insured_ref: 'p', insured_state: 'OH', contact: { email: 'a@full.example', phone: '+1 555 0100' }, aliases: ['Full Transport'] })
  assert.equal(status, 200)
  assert.deepEqual({ ...body, created_at: 0, updated_at: 0 }, { insured_ref: 'full', insured_name: 'Full LLC', parent_insured_ref: 'p', insured_state: 'OH', contact: { email: 'a@full.example', phone: '+1 555 0100' }, aliases: ['Full Transport'], created_at: 0, updated_at: 0, test: true })
  assert.deepEqual((await client.get('/v1/insureds/full')).body, body)
})
test('a member left out keeps its value, null clears it', async () => {
  await put('keep', { insured_name: 'Keep', insured_state: 'TX', contact: { email: 'a@b.example', phone: '555-0100' } })
  const kept = (await put('keep', { contact: { phone: null } })).body
  assert.deepEqual([kept.insured_name, kept.insured_state, kept.contact], ['Keep', 'TX', { email: 'a@b.example', phone: null }])
  const cleared = (await put('keep', { insured_name: null, insured_state: null, contact: null })).body
  assert.deepEqual([cleared.insured_name, cleared.insured_state, cleared.contact], [null, null, { email: null, phone: null }])
})
test('a parent comes into being with the first call that names it', async () => {
  await put('child-put', { parent_insured_ref: 'parent-put' })
  await client.pushPaper({ insured_ref: 'child-push', parent_insured_ref: 'parent-push' })
  await client.post('/v1/engagements', { insured_ref: 'child-post', consumer_ref: 'con', parent_insured_ref: 'parent-post' })
  for (const ref of ['parent-put', 'parent-push', 'parent-post']) {
    const { status, body } = await client.get(`/v1/insureds/${ref}`)
    assert.deepEqual([status, body.insured_name, body.parent_insured_ref], [200, null, null], ref)
  }
  await put('parent-put', { insured_name: 'Known before' })
  await put('second-child', { parent_insured_ref: 'parent-put' })
  assert.equal((await client.get('/v1/insureds/parent-put')).body.insured_name, 'Known before')
})
test('an empty body creates', async () => assert.equal((await put('empty', {})).status, 200))
test('refs with spaces, slashes and accents', async () => {
  for (const ref of ['a b', 'a/b', '\u00e9t\u00e9', 'x?y=z', '100%']) {
    assert.equal((await put(ref, { insured_name: ref })).body.insured_ref, ref)
    assert.equal((await client.get(`/v1/insureds/${encodeURIComponent(ref)}`)).body.insured_name, ref)
  }
})
for (const [name, body, param] of [
  ['a state that is none', { insured_state: 'ZZ' }, 'insured_state'],
  ['an email that is none', { contact: { email: 'nobody' } }, 'contact.email'],
  ['a phone of letters', { contact: { phone: 'call me' } }, 'contact.phone'],
  ['an unknown member', { colour: 'red' }, 'colour'],
  ['an unknown member of contact', { contact: { fax: '1' } }, 'contact.fax'],
  ['a name of number', { insured_name: 5 }, 'insured_name'],
  ['aliases of text', { aliases: 'x' }, 'aliases'],
] as const)
  test(`refused: ${name}`, async () => {
    assertError(await put('refused', body), 422, 'validation_failed', param)
    assert.equal((await client.get('/v1/insureds/refused')).status, 404)
  })
test('an insured is not its own parent, nor its parent\u2019s', async () => {
  assertError(await put('self', { parent_insured_ref: 'self' }), 422, 'validation_failed', 'parent_insured_ref')
  await put('a1', { parent_insured_ref: 'b1' })
  assertError(await put('b1', { parent_insured_ref: 'a1' }), 422, 'validation_failed', 'parent_insured_ref')
})
test('broken JSON: 400; no key: 401', async () => {
  assertError(await call(service, client.key, 'PUT', '/v1/insureds/x', '{', { 'content-type': 'application/json' }), 400, 'invalid_json')
  assertError(await call(service, '', 'PUT', '/v1/insureds/x', {}), 401, 'missing_key')
})
test('lists of insureds and consumers are newest first and page', async () => {
  const other = await newClient(service)
  for (const n of [1, 2, 3]) await other.post('/v1/engagements', { insured_ref: `i${n}`, consumer_ref: `c${n}` })
  for (const [path, member] of [['/v1/insureds', 'insured_ref'], ['/v1/consumers', 'consumer_ref']] as const) {
    const first = (await other.get(`${path}?limit=2`)).body
    const second = (await other.get(`${path}?limit=2&cursor=${encodeURIComponent(first.next_cursor)}`)).body
    assert.deepEqual([...first.data, ...second.data].map((r: any) => r[member].slice(1)), ['3', '2', '1'])
    assert.equal(second.next_cursor, null)
    assertError(await other.get(`${path}?limit=0`), 422, 'validation_failed', 'limit')
  }
})
test('unknown: 404', async () => {
  assertError(await client.get('/v1/insureds/nobody'), 404, 'insured_not_found')
  assertError(await client.get('/v1/consumers/nobody'), 404, 'consumer_not_found')
})

test('insured_contact.missing fires when the plan is made, once, and is outstanding until a contact is on file', async () => {
  const c = await newClient(service)
  const e = await c.pushed({ test_scenario: 'silent' }, {}, (x) => x.outstanding.length > 0)
  const events = await c.events('insured_contact.missing')
  assert.equal(events.length, 1)
  const { sentence, ...rest } = events[0].data
  assert.deepEqual(rest, { insured_ref: 'ins', consumer_ref: 'con', engagement_id: e.id, reason: 'no_insured_contact' })
  assert.ok(sentence.length > 20)
  const item = e.outstanding.find((o: any) => o.kind === 'insured_contact_missing')
  assert.equal(item.sentence, sentence)
  await c.put('/v1/insureds/ins', { contact: { phone: '555-0100' } })
  const cleared = await c.whenEngagement(e.id, (x) => x.outstanding.length === 0)
  assert.deepEqual(cleared.outstanding, [])
  assert.equal((await c.events('insured_contact.missing')).length, 1)
})
test('with a contact on file nothing is missing', async () => {
  for (const contact of [{ email: 'a@b.example' }, { phone: '555-0100' }]) {
    const c = await newClient(service)
    await c.put('/v1/insureds/ins', { contact })
    const e = await c.pushed({})
    assert.deepEqual(e.outstanding, [])
    assert.deepEqual(await c.events('insured_contact.missing'), [])
  }
})
test('on hold no plan is made and nothing is missing until the release', async () => {
  const c = await newClient(service)
  await c.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', outreach: 'hold' })
  const e = await c.pushed({ test_scenario: 'silent' }, {}, (x) => x.coverage_lines[0]?.request)
  assert.deepEqual(await c.events('insured_contact.missing'), [])
  await c.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', outreach: 'auto' })
  await c.whenEvents('insured_contact.missing')
  assert.equal((await c.engagement(e.id)).outstanding[0].kind, 'insured_contact_missing')
})
