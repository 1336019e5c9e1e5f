import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { runSurfaceCheck } from '../../src/checks/index.ts'
import type { Tx } from '../../src/kernel/index.ts'
import { newClient } from '../endpoints/kit/client.ts'
import { type Service, startService } from '../harness/service.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service?.close())

test('engagements of one insured whose clocks open in one transaction share one clock a line', async () => {
  const client = await newClient(service)
  const first = await client.pushed({ test_scenario: 'confirmed' })
  const others = await Promise.all(['second', 'third', 'fourth'].map((consumer_ref) => client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref }).then((answer) => client.whenEngagement(answer.body.engagement_id, (e) => e.surface_check !== null))))
  await service.app.worker.stop()
  const ids = [first, ...others].map((e) => e.engagement_id as string)
  const tenant = { accountId: client.accountId, mode: 'test' as const }
  const { context } = service.app
  // As if nobody had asked yet.
  await context.store.tx(tenant, async (tx) => {
    await tx.count('DELETE FROM request_engagements WHERE account_id = $1', [tx.accountId])
    await tx.count('DELETE FROM verification_requests WHERE account_id = $1', [tx.accountId])
    await tx.count(`UPDATE coverage_lines SET verification = jsonb_build_object('state', 'unverified'), state = 'unverified', verified_at = NULL, request = NULL WHERE account_id = $1`, [tx.accountId])
  })
  await context.store.tx(tenant, (tx) => tx.sideBySide(ids.map((id) => (lane: Tx) => runSurfaceCheck(lane, context, id))))
  const lines = first.coverage_lines.length
  const requests = await context.store.read(tenant, (q) => q.rows<{ n: number }>('SELECT count(*)::int AS n FROM request_engagements WHERE account_id = $1 GROUP BY request_id', [q.accountId]))
  assert.ok(lines > 0)
  assert.deepEqual(requests, Array.from({ length: lines }, () => ({ n: ids.length })))
})
