import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createOperatorKey } from '../../../src/accounts/index.ts'
import { call, type Service, startService, until } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { cancellationNotice, unreadEndorsement } from '../kit/paper.ts'

let service: Service
let jane: string
before(async () => {
  service = await startService()
  jane = (await createOperatorKey(service.app.context, { name: 'Jane Roe' })).key
})
after(() => service.close())

const RULE = { rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 250_000 }] }
const send = async (client: Client, insured_ref: string, number: string | null) => (await client.push({ insured_ref }, [{ bytes: await unreadEndorsement(number), name: 'endorsement.pdf', type: 'application/pdf' }])).body
const staff = (client: Client, method: string, target: string, body?: unknown) => call(service, jane, method, `/v1/review/items${target}`, body, { 'X-SVC-Account': client.accountId, 'X-SVC-Mode': 'test' })
/** Open items of one insured, once there are so many. */
const openItems = (client: Client, insured: string, count: number): Promise<any[]> =>
  until(async () => (await staff(client, 'GET', `?account_id=${client.accountId}&insured_ref=${insured}`)).body.data.filter((i: any) => i.status === 'open'), (items: any[]) => items.length === count)
/** Of these insureds, for whom the endorsement may have made a line of its own. */
const decideAll = async (client: Client, insureds: string[]) => {
  for (const insured of insureds) for (const item of (await staff(client, 'GET', `?account_id=${client.accountId}&insured_ref=${insured}`)).body.data) if (item.status === 'open') await staff(client, 'POST', `/${item.review_item_id}/decide`, { decision: 'accept', reason: 'Seen.' })
}
const becomes = async (client: Client, ids: string[], status: string) => {
  for (const id of ids) await client.whenEngagement(id, (x) => x.surface_check?.status === status && x.verdict?.status === status)
}
const reasons = (e: any) => e.verdict.rules[0].checks.map((c: any) => c.reason).filter(Boolean)

/** A parent with a verified policy, and two children that it covers. */
async function family(client: Client): Promise<{ ids: string[]; parent: string; child: string }> {
  await client.publish([RULE])
  const e = await client.pushed({ insured_ref: 'parent' }, { gl: { number: 'FAM 100-1' } })
  await client.put(`/v1/coverage-lines/${e.coverage_lines[0].coverage_line_id}`, { extends_to_children: true })
  const ids = [e.id]
  for (const ref of ['child', 'sibling']) {
    await client.put(`/v1/insureds/${ref}`, { insured_name: `Blue Heron ${ref} LLC`, parent_insured_ref: 'parent' })
    ids.push((await client.post('/v1/engagements', { insured_ref: ref, consumer_ref: 'con' })).body.id)
  }
  await becomes(client, ids, 'pass')
  return { ids, parent: e.id, child: ids[1]! }
}

test('an endorsement nobody could read that comes under a child holds the parent\'s policy back for all it counts for, until a person has decided', async () => {
  const client = await newClient(service)
  const { ids, parent } = await family(client)
  const { documents: [sent] } = await send(client, 'child', 'FAM 100-1')
  await becomes(client, ids, 'unverified')
  for (const id of ids) assert.deepEqual(reasons(await client.engagement(id)), ['page_in_review'])
  await client.whenEngagement(parent, (x) => x.outstanding.some((o: any) => o.kind === 'escalated_to_svc' && o.document_id === sent.document_id && o.coverage_type === 'general_liability'))
  const [item] = await openItems(client, 'parent', 1)
  assert.equal(item.detail.reason, 'change_not_read')
  assert.equal((await staff(client, 'POST', `/${item.review_item_id}/decide`, { decision: 'accept', reason: 'The coverage asked for is not touched.' })).status, 200)
  await decideAll(client, ['child'])
  await becomes(client, ids, 'pass')
  await client.whenEngagement(parent, (x) => !x.outstanding.some((o: any) => o.kind === 'escalated_to_svc'))
})

test('each of two such endorsements holds it back, and a person\'s call ends the last', async () => {
  const client = await newClient(service)
  const { ids } = await family(client)
  for (const under of ['child', 'sibling']) await send(client, under, 'FAM 100-1')
  const [first, second] = await openItems(client, 'parent', 2)
  await staff(client, 'POST', `/${first.review_item_id}/decide`, { decision: 'reject', reason: 'Of a policy that was never issued.' })
  await openItems(client, 'parent', 1)
  for (const id of ids) assert.equal((await client.engagement(id)).verdict.status, 'unverified')
  await decideAll(client, ['child', 'sibling'])
  for (const id of ids) assert.equal((await client.engagement(id)).verdict.status, 'unverified')
  const settled = await staff(client, 'POST', `/${second.review_item_id}/log-call`, { reason: 'The carrier reads it out.', spoke_with: 'Kim Roth', phone: '(615) 555-0142', lines: [{ coverage_line_id: second.coverage_line_id, outcome: 'confirmed' }] })
  assert.equal(settled.status, 200, JSON.stringify(settled.body))
  await becomes(client, ids, 'pass')
})

test('such an endorsement is heard when the parent\'s policy comes after it, and of a number that is written otherwise', async () => {
  for (const number of ['LATE 100-1', 'LATE 100001-02']) {
    const client = await newClient(service)
    await client.publish([RULE])
    await client.put('/v1/insureds/child', { insured_name: 'Blue Heron Leasing LLC', parent_insured_ref: 'parent' })
    await send(client, 'child', number)
    const { id } = await client.pushed({ insured_ref: 'parent' }, { gl: { number: number.replace(/-02$/, '') } }, (x) => x.surface_check !== null)
    await client.whenEngagement(id, (x) => x.surface_check.status === 'unverified')
  }
})

test('a notice that made its mark on a policy of the child is heard of the same policy when it comes for the parent', async () => {
  const client = await newClient(service)
  await client.publish([RULE])
  await client.put('/v1/insureds/child', { insured_name: 'Blue Heron Leasing LLC', parent_insured_ref: 'parent' })
  await client.pushed({ insured_ref: 'child' }, { gl: { number: 'OWN 100-1' } })
  await client.push({ insured_ref: 'child' }, [{ bytes: await cancellationNotice('OWN 100-1'), name: 'notice.pdf', type: 'application/pdf' }])
  await send(client, 'child', 'OWN 100-1')
  const { id } = await client.pushed({ insured_ref: 'parent' }, { gl: { number: 'OWN 100-1' } }, (x) => x.surface_check !== null)
  await client.whenEngagement(id, (x) => x.surface_check.status === 'unverified' && ['cancellation_reported', 'page_in_review'].every((reason) => x.surface_check.rules[0].checks.some((c: any) => c.reason === reason)))
})

test('one of a master policy that comes under a member holds it back for everyone enrolled', async () => {
  const client = await newClient(service)
  await client.publish([RULE])
  await client.put('/v1/programs/fleet', { name: 'Fleet liability', coverage_type: 'general_liability', verification: 'master_policy' })
  const master = await client.pushed({ insured_ref: 'owner', program_ref: 'fleet' }, { gl: { number: 'FLT 100-2' } })
  const ids: string[] = [master.id]
  for (const ref of ['member', 'other']) {
    ids.push((await client.post('/v1/engagements', { insured_ref: ref, consumer_ref: 'con' })).body.id)
    await client.put(`/v1/insureds/${ref}/enrollments/fleet`, { enrolled: true })
  }
  await becomes(client, ids, 'pass')
  await send(client, 'member', 'FLT 100-2')
  await becomes(client, ids, 'unverified')
})

test('one that prints no number holds back what its insured relies on: under a child all of that child, under the parent all of the family', async () => {
  for (const under of ['child', 'parent']) {
    const client = await newClient(service)
    const { ids, child } = await family(client)
    await send(client, under, null)
    const held = under === 'parent' ? ids : [child]
    await becomes(client, held, 'unverified')
    for (const id of ids) if (!held.includes(id)) assert.equal((await client.engagement(id)).verdict.status, 'pass')
    const [item] = await openItems(client, under, 1)
    await staff(client, 'POST', `/${item.review_item_id}/decide`, { decision: 'accept', reason: 'Nothing that is asked for.' })
    await becomes(client, ids, 'pass')
  }
})
