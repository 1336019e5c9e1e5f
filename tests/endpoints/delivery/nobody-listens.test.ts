import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { type Service, startService } from '../../harness/service.ts'
import { newClient } from '../kit/client.ts'

let service: Service
let admin: pg.Client
before(async () => {
  // Calls only: what is enqueued stays where it can be seen.
  service = await startService({ IVS_ROLE: 'api' })
  admin = new pg.Client(service.database.adminConfig)
  await admin.connect()
})
after(async () => {
  await admin.end()
  await service.close()
})
const waiting = async (accountId: string) =>
  (await admin.query<{ n: number }>("SELECT count(*)::int AS n FROM work WHERE account_id = $1 AND kind = 'deliver-event'", [accountId])).rows[0]!.n
const logged = async (accountId: string) => (await admin.query<{ n: number }>('SELECT count(*)::int AS n FROM events WHERE account_id = $1', [accountId])).rows[0]!.n

test('events are handed to delivery only while a webhook is set that is not disabled; the log has them all', async () => {
  const client = await newClient(service)
  const { accountId } = client
  await client.pushPaper({})
  assert.deepEqual([await logged(accountId), await waiting(accountId)], [1, 0])
  const webhook = { url: 'https://hooks.example.com/ivs' }
  assert.equal((await client.put('/v1/delivery', { webhook })).status, 200)
  await client.pushPaper({})
  assert.deepEqual([await logged(accountId), await waiting(accountId)], [2, 1])
  await admin.query(`UPDATE delivery_settings SET webhook = webhook || '{"disabled_at": 1}' WHERE account_id = $1`, [accountId])
  await client.pushPaper({})
  assert.deepEqual([await logged(accountId), await waiting(accountId)], [3, 1])
  assert.equal((await client.put('/v1/delivery', { webhook: null })).status, 200)
  await client.pushPaper({})
  assert.deepEqual([await logged(accountId), await waiting(accountId)], [4, 1])
})
