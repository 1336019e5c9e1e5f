import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { PIPELINE_QUEUES, pipelineJobs } from '../../src/jobs.ts'
import type { Job } from '../../src/kernel/index.ts'
import { newClient } from '../endpoints/kit/client.ts'
import { type Service, startService } from '../harness/service.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service?.close())

test('a publication is announced under a lease that is renewed, however many engagements its impact is counted over', async () => {
  const client = await newClient(service)
  const { context, worker } = service.app
  await worker.stop()
  await client.publish([{ coverage_type: 'cargo', limits: [] }])
  const tenant = { accountId: client.accountId, mode: 'test' as const }
  const [work] = await context.store.tx(tenant, (tx) =>
    tx.rows<Job>("UPDATE work SET lease_token = 'ours', attempts = 1 WHERE account_id = $1 AND kind = 'announce-publication' RETURNING kind, key, queue, payload, attempts, generation", [tx.accountId]),
  )
  const waits: number[] = []
  const { time } = context
  const watched = { ...context, time: { now: () => time.now(), sleep: (ms: number) => time.sleep(ms), after: (ms: number, run: () => void) => (waits.push(ms), time.after(ms, run)) } }
  const kind = pipelineJobs({} as never).find((k) => k.kind === 'announce-publication')!
  await kind.run(watched, { ...work!, tenant, token: 'ours', dueAt: 1, enqueuedAt: 1 })
  assert.deepEqual(waits, [PIPELINE_QUEUES(1).main.leaseMs / 3])
  const left = await context.store.read(tenant, (q) => q.rows<{ kind: string }>("SELECT kind FROM work WHERE account_id = $1 AND kind IN ('announce-publication', 'adopt-version')", [q.accountId]))
  assert.deepEqual(left, [{ kind: 'adopt-version' }])
})
