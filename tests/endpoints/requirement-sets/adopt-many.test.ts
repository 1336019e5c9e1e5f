import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { adoptVersion, takePage } from '../../../src/checks/index.ts'
import { type Service, startService, until } from '../../harness/service.ts'
import { newClient } from '../kit/client.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service?.close())

/** More than a page of an adoption, and several of what is judged in one go. */
const CHILDREN = 70
const rules = (min: number) => [{ rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min }] }]

test('a version moves every engagement once, over many pages whose engagements share a line of their parent', async () => {
  const client = await newClient(service)
  await client.publish(rules(500_000))
  const parent = await client.pushed({ insured_ref: 'parent', test_scenario: 'confirmed' })
  for (const line of parent.coverage_lines) await client.put(`/v1/coverage-lines/${line.coverage_line_id}`, { extends_to_children: true })
  const refs = Array.from({ length: CHILDREN }, (_, n) => `child-${n}`)
  await Promise.all(refs.map((ref) => client.put(`/v1/insureds/${ref}`, { insured_name: `Child ${ref}`, parent_insured_ref: 'parent' })))
  const made = await Promise.all(refs.map((insured_ref) => client.post('/v1/engagements', { insured_ref, consumer_ref: 'con' }).then((answer) => answer.body.engagement_id as string)))
  const pinned = made[3]!
  for (const id of made) await client.whenEngagement(id, (e) => e.surface_check?.status === 'pass' && e.verdict?.status === 'pass')
  assert.equal((await client.post('/v1/engagements', { insured_ref: 'child-3', consumer_ref: 'con', requirement_set_version: 1 })).status, 200)

  for (const [version, min, status] of [[2, 900_000, 'pass'], [3, 50_000_000, 'fail']] as const) {
    await client.post('/v1/consumers/con/requirement-sets', { rules: rules(min) })
    const preview = (await client.post(`/v1/consumers/con/requirement-sets/${version}/preview`)).body
    assert.deepEqual([preview.engagements, preview.would_pass, preview.would_fail], status === 'pass' ? [CHILDREN, CHILDREN, 0] : [CHILDREN, 0, CHILDREN])
    await client.post(`/v1/consumers/con/requirement-sets/${version}/publish`, { applies_to: 'all_active' })
    for (const id of [parent.engagement_id, ...made]) {
      if (id === pinned) continue
      const moved = await client.whenEngagement(id, (e) => e.requirement_set?.version === version && e.surface_check?.status === status && e.verdict?.status === status)
      assert.deepEqual([moved.requirement_set.version, moved.surface_check.status, moved.verdict.status], [version, status, status])
    }
    const issued = await until(() => client.events('verdict.issued'), (events) => events.filter((e) => e.data.requirement_set?.version === version).length >= 2 * CHILDREN)
    const each = new Map<string, number>()
    for (const { data } of issued) if (data.requirement_set?.version === version) each.set(`${data.engagement_id} ${data.kind}`, (each.get(`${data.engagement_id} ${data.kind}`) ?? 0) + 1)
    assert.equal(each.size, 2 * CHILDREN)
    assert.deepEqual(new Set(each.values()), new Set([1]))
  }
  const kept = await client.engagement(pinned)
  assert.deepEqual([kept.requirement_set.version, kept.verdict.status], [1, 'pass'])
})

test('an engagement that comes back to a page under way pushes none of it aside', async () => {
  const client = await newClient(service)
  await client.publish(rules(1))
  const made: string[] = []
  for (let n = 0; n < 24; n++) made.push((await client.post('/v1/engagements', { insured_ref: `late-${n}`, consumer_ref: 'con' })).body.engagement_id as string)
  await until(() => client.engagement(made[23]!), (e) => e.requirement_set?.version === 1)
  await service.app.worker.stop()
  const { context } = service.app
  const tenant = { accountId: client.accountId, mode: 'test' as const }
  const ended = (status: string) => context.store.tx(tenant, (tx) => tx.count('UPDATE engagements SET status = $3 WHERE account_id = $1 AND engagement_id = $2', [tx.accountId, made[0], status]))
  await ended('ended')
  await client.publish(rules(2))
  const adoption = { consumerRef: 'con', key: 'default', version: 2, after: '' }
  const page = await context.store.tx(tenant, (tx) => takePage(tx, adoption, 20))
  await ended('active')
  await context.store.tx(tenant, (tx) => adoptVersion(tx, context, adoption, page))
  assert.ok(page.length > 1 && page.length < made.length - 1, 'there is a next page')
  for (const { engagement_id } of page) assert.equal((await client.engagement(engagement_id)).requirement_set.version, 2)
  service.app.worker.start()
})
