import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { updateAccount } from '../../../src/accounts/index.ts'
import { SYSTEM } from '../../../src/kernel/index.ts'
import { type Service, startService } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'

let service: Service
let client: Client
before(async () => {
  service = await startService()
  client = await newClient(service)
  await Promise.all(Array.from({ length: 51 }, (_, n) => client.put(`/v1/programs/p${n}`, { name: 'P', coverage_type: 'cargo' })))
  await Promise.all(Array.from({ length: 51 }, (_, n) => client.post('/v1/engagements', { insured_ref: `i${n}`, consumer_ref: `c${n}` })))
})
after(() => service.close())

for (const path of ['/v1/programs', '/v1/engagements', '/v1/insureds', '/v1/consumers'])
  test(`${path}: 50 unless asked otherwise, and the rest behind the cursor`, async () => {
    const first = (await client.get(path)).body
    assert.equal(first.data.length, 50)
    const rest = (await client.get(`${path}?cursor=${encodeURIComponent(first.next_cursor)}`)).body
    assert.equal(rest.data.length, 1)
    assert.equal(rest.next_cursor, null)
    assert.equal((await client.get(`${path}?limit=200`)).body.data.length, 51)
    assertError(await client.get(`${path}?limit=201`), 422, 'validation_failed', 'limit')
    assertError(await client.get(`${path}?limit=0`), 422, 'validation_failed', 'limit')
    assertError(await client.get(`${path}?limit=x`), 400, 'invalid_parameter', 'limit')
  })

test('a suspended account: 403 account_suspended', async () => {
  const suspended = await newClient(service)
  await service.app.context.store.tx(SYSTEM, (tx) => updateAccount(tx, suspended.accountId, { status: 'suspended' }))
  assertError(await suspended.get('/v1/engagements'), 403, 'account_suspended')
  assertError(await suspended.post('/v1/engagements', { insured_ref: 'i', consumer_ref: 'c' }), 403, 'account_suspended')
})

test('a limit of any length is a whole number out of range', async () => {
  for (const limit of ['999999999', '9999999999', '9'.repeat(400), '-1', `-${'9'.repeat(400)}`]) assertError(await client.get(`/v1/engagements?limit=${limit}`), 422, 'validation_failed', 'limit')
})

test('limit is digits and nothing else', async () => {
  for (const limit of ['1e2', '0x10', '%205', '+5', '1.0', '']) assertError(await client.get(`/v1/engagements?limit=${limit}`), 400, 'invalid_parameter', 'limit')
})

test('what is no cursor of this list is 400 invalid_cursor, whatever it holds', async () => {
  for (const cursor of ['', 'abc', 'a.b', '%00', 'W10.AAAAAAAAAAAAAAAA', 'x'.repeat(3000)]) assertError(await client.get(`/v1/engagements?cursor=${cursor}`), 400, 'invalid_cursor', 'cursor')
})
