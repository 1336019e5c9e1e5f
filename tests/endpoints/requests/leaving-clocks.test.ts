import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService, until } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())

const request = async (client: Client, id: string) => (await client.get(`/v1/requests/${id}`)).body
const whenRequest = (client: Client, id: string, done: (r: any) => boolean) => until(() => request(client, id), done)

/** A parent on hold with an open question about its line, which a child's engagement lets run. */
async function family(client: Client) {
  await client.post('/v1/engagements', { insured_ref: 'parent', consumer_ref: 'con', outreach: 'hold' })
  const parent = await client.pushed({ insured_ref: 'parent', test_scenario: 'silent' }, {}, (x) => x.coverage_lines[0]?.request)
  const line = parent.coverage_lines[0]
  assert.equal(line.request.status, 'held')
  await client.put(`/v1/coverage-lines/${line.coverage_line_id}`, { extends_to_children: true })
  await client.put('/v1/insureds/child', { parent_insured_ref: 'parent' })
  const child = (await client.post('/v1/engagements', { insured_ref: 'child', consumer_ref: 'con' })).body
  const running = await whenRequest(client, line.request.request_id, (r) => r.status === 'open')
  assert.deepEqual([running.status, [...running.engagement_ids].sort()], ['open', [parent.id, child.id].sort()])
  return { parent, child, line, requestId: line.request.request_id as string }
}

test('a child that moves to another parent leaves the clocks of the old one; what ran for it alone is held again', async () => {
  const client = await newClient(service)
  const { parent, requestId } = await family(client)
  await client.put('/v1/insureds/child', { parent_insured_ref: 'another' })
  const left = await whenRequest(client, requestId, (r) => r.engagement_ids.length === 1)
  assert.deepEqual([left.status, left.engagement_ids], ['held', [parent.id]])
  await client.advanceDays(30)
  assert.equal((await request(client, requestId)).status, 'held', 'a held clock does not run out')
  assert.equal((await client.events('request.overdue')).length, 0)
})

test('a line that covers no children any more: their engagements leave its clock', async () => {
  const client = await newClient(service)
  const { parent, line, requestId } = await family(client)
  await client.put(`/v1/coverage-lines/${line.coverage_line_id}`, { extends_to_children: false })
  const left = await whenRequest(client, requestId, (r) => r.engagement_ids.length === 1)
  assert.deepEqual([left.status, left.engagement_ids], ['held', [parent.id]])
})

test('a clock that served only the child closes when it leaves, and comes back with it', async () => {
  const client = await newClient(service)
  const { parent, child, line, requestId } = await family(client)
  await client.post(`/v1/engagements/${parent.id}/end`)
  assert.equal((await request(client, requestId)).status, 'open', 'it serves the child still')
  await client.put('/v1/insureds/child', { parent_insured_ref: null })
  const closed = await whenRequest(client, requestId, (r) => r.status === 'closed')
  assert.deepEqual([closed.status, closed.engagement_ids], ['closed', [parent.id]])
  assert.equal((await client.get(`/v1/coverage-lines/${line.coverage_line_id}`)).body.verification.state, 'unverified')
  await client.put('/v1/insureds/child', { parent_insured_ref: 'parent' })
  const back = await client.whenEngagement(child.id, (x) => x.coverage_lines[0]?.request?.status === 'open')
  assert.notEqual(back.coverage_lines[0].request.request_id, requestId)
})

test('an insured that leaves a program leaves the clock of its master policy', async () => {
  const client = await newClient(service)
  await client.publish([{ rule_id: 'gl', coverage_type: 'general_liability', limits: [] }])
  await client.put('/v1/programs/fleet', { name: 'Fleet', coverage_type: 'general_liability', verification: 'master_policy' })
  const owner = await client.pushed({ insured_ref: 'owner', program_ref: 'fleet', test_scenario: 'silent' }, {}, (x) => x.coverage_lines[0]?.request)
  const master = owner.coverage_lines[0]
  await client.put('/v1/insureds/hauler/enrollments/fleet', { enrolled: true })
  const hauler = (await client.post('/v1/engagements', { insured_ref: 'hauler', consumer_ref: 'con' })).body
  await whenRequest(client, master.request.request_id, (r) => r.engagement_ids.includes(hauler.id))
  await client.put('/v1/insureds/hauler/enrollments/fleet', { enrolled: false })
  const left = await whenRequest(client, master.request.request_id, (r) => !r.engagement_ids.includes(hauler.id))
  assert.deepEqual([left.status, left.engagement_ids], ['open', [owner.id]])
})
