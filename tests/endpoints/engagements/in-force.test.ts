import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService } from '../../harness/service.ts'
import { newClient } from '../kit/client.ts'
import { dayAfter, today } from '../kit/paper.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())

/** In force on day d when effective_date <= d < expiration_date, the day read in the account's time zone. */
for (const [name, from, to, status] of [
  ['begins today', today(), dayAfter(365), 'pass'],
  ['begins tomorrow', dayAfter(1), dayAfter(366), 'fail'],
  ['ends tomorrow', dayAfter(-364), dayAfter(1), 'pass'],
  ['ends today', dayAfter(-365), today(), 'fail'],
  ['ended yesterday', dayAfter(-366), dayAfter(-1), 'fail'],
] as const)
  test(`a policy that ${name}: ${status}`, async () => {
    const client = await newClient(service)
    const e = await client.pushed({}, { gl: { from, to } }, (x) => x.surface_check !== null)
    assert.equal(e.surface_check.status, status)
  })

test('the day turns at midnight of the account\u2019s time zone, not of UTC', async () => {
  const client = await newClient(service)
  const e = await client.pushed({}, { gl: { to: dayAfter(10) } })
  // 03:00 UTC is still the evening before in New York.
  await client.advance({ to: `${dayAfter(10)}T03:00:00Z` })
  assert.equal((await client.engagement(e.id)).surface_check.status, 'pass')
  await client.advance({ to: `${dayAfter(10)}T06:00:00Z` })
  assert.equal((await client.engagement(e.id)).surface_check.status, 'fail')
})
