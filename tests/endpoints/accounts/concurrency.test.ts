import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService, until } from '../../harness/service.ts'
import { newClient } from '../kit/client.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())
const many = <T>(n: number, make: (i: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: n }, (_, i) => make(i)))

test('twenty publications of one version: one succeeds, the others are 409; one event', async () => {
  const client = await newClient(service)
  await client.post('/v1/consumers/con/requirement-sets', { rules: [{ coverage_type: 'cargo', limits: [] }] })
  const answers = await many(20, () => client.post('/v1/consumers/con/requirement-sets/1/publish', { applies_to: 'new' }))
  assert.deepEqual(answers.map((a) => a.status).sort(), [200, ...new Array(19).fill(409)])
  assert.equal((await client.whenEvents('requirement_set.published')).length, 1)
})
test('twenty versions published at once: one is published at the end', async () => {
  const client = await newClient(service)
  const answers = await many(20, () => client.publish([{ coverage_type: 'cargo', limits: [] }]))
  assert.deepEqual([...new Set(answers.map((a) => a.status))], [200])
  const { data } = (await client.get('/v1/consumers/con/requirement-sets?limit=200')).body
  assert.deepEqual(data.filter((v: any) => v.status === 'published').map((v: any) => v.version), [20])
  assert.equal(data.filter((v: any) => v.status === 'superseded').length, 19)
})
test('twenty enrollments alike at once are one change', async () => {
  const client = await newClient(service)
  await client.put('/v1/programs/p', { name: 'P', coverage_type: 'cargo' })
  const answers = await many(20, () => client.put('/v1/insureds/ins/enrollments/p', { enrolled: true }))
  assert.equal(new Set(answers.map((a) => a.body.enrollment_id)).size, 1)
  assert.equal((await client.whenEvents('enrollment.changed')).length, 1)
})
test('twenty first configurations at once: one tells the secret', async () => {
  const client = await newClient(service)
  const answers = await many(20, () => client.put('/v1/delivery', { webhook: { url: 'https://hooks.example.com/' } }))
  assert.deepEqual([...new Set(answers.map((a) => a.status))], [200])
  assert.equal(answers.filter((a) => a.body.webhook.secret).length, 1)
})
test('twenty consumers of one insured at once: one line, one clock, twenty engagements, each with its verdict', async () => {
  const client = await newClient(service)
  const receipts = await many(20, (i) => client.pushPaper({ consumer_ref: `c${i}` }))
  assert.deepEqual([...new Set(receipts.map((r) => r.status))], [200])
  const engagements = await many(20, (i) => client.whenEngagement(receipts[i]!.body.engagement_id, (e) => e.verdict !== null))
  assert.deepEqual([...new Set(engagements.map((e) => e.verdict?.status))], ['pass'])
  assert.equal(new Set(engagements.flatMap((e) => e.coverage_lines.map((l: any) => l.coverage_line_id))).size, 1)
  assert.equal((await client.events('document.extracted')).length, 1)
  assert.equal((await client.events('verdict.issued')).filter((e) => e.data.scope === 'engagement' && e.data.kind === 'verified').length, 20)
})
test('holds and releases at once end in one of the two, its clock with it', async () => {
  const client = await newClient(service)
  const { body } = await client.pushPaper({ test_scenario: 'silent' })
  await client.whenEngagement(body.engagement_id, (e) => e.coverage_lines[0]?.request)
  await many(20, (i) => client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', outreach: i % 2 ? 'auto' : 'hold' }))
  const e = await until(() => client.engagement(body.engagement_id), () => true)
  assert.equal(e.coverage_lines[0].request.status, e.outreach === 'hold' ? 'held' : 'open')
})
