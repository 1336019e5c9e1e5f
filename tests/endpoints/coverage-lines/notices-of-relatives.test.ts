import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { type Service, startService, until } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { cancellationNotice, reinstatementNotice } from '../kit/paper.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())

const RULE = { rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 250_000 }] }
const send = async (client: Client, insured_ref: string, paper: Promise<Uint8Array>) => (await client.push({ insured_ref }, [{ bytes: await paper, name: 'notice.pdf', type: 'application/pdf' }])).body
const reasons = (e: any) => e.verdict.rules[0].checks.map((c: any) => c.reason).filter(Boolean)
const withParent = (client: Client) => client.put('/v1/insureds/child', { insured_name: 'Blue Heron Leasing LLC', parent_insured_ref: 'parent' })

/** A parent with a verified policy, and a child that it covers. */
async function family(client: Client): Promise<{ parent: string; child: string; line: string }> {
  await client.publish([RULE])
  const e = await client.pushed({ insured_ref: 'parent' }, { gl: { number: 'FAM-1' } })
  const line = e.coverage_lines[0].coverage_line_id
  await withParent(client)
  await client.put(`/v1/coverage-lines/${line}`, { extends_to_children: true })
  const child = (await client.post('/v1/engagements', { insured_ref: 'child', consumer_ref: 'con' })).body.id
  assert.equal((await client.whenEngagement(child, (x) => x.verdict !== null)).verdict.status, 'pass')
  return { parent: e.id, child, line }
}

test('a notice of cancellation that comes under a child marks the policy of its parent, for both', async () => {
  const client = await newClient(service)
  const { parent, child, line } = await family(client)
  const { documents: [sent] } = await send(client, 'child', cancellationNotice('FAM-1'))
  for (const id of [parent, child]) {
    const e = await client.whenEngagement(id, (x) => x.verdict?.status === 'unverified')
    assert.deepEqual([e.surface_check.status, e.verdict.status, reasons(e)], ['unverified', 'unverified', ['cancellation_reported']])
  }
  const { outstanding, events } = await client.whenEngagement(parent, (x) => x.outstanding.some((o: any) => o.kind === 'escalated_to_svc'))
  assert.ok(outstanding.some((o: any) => o.kind === 'escalated_to_svc' && o.document_id === sent.document_id && o.coverage_type === 'general_liability'))
  assert.ok(events.some((x: any) => x.event === 'coverage_line.changed' && x.data.change === 'document_merged' && x.data.coverage_line_id === line))
  const document = (await client.get(`/v1/documents/${sent.document_id}`)).body
  assert.deepEqual([document.status, document.outcome, document.coverage_lines.map((l: any) => l.coverage_line_id)], ['extracted', 'merged', [line]])
  await send(client, 'child', reinstatementNotice('FAM-1'))
  for (const id of [parent, child]) assert.equal((await client.whenEngagement(id, (x) => x.verdict?.status === 'pass')).verdict.status, 'pass')
  await client.whenEngagement(parent, (x) => !x.outstanding.some((o: any) => o.kind === 'escalated_to_svc'))
})

test('a notice that comes under the parent marks what its child holds of the same policy; one of another family is not touched', async () => {
  const client = await newClient(service)
  await client.publish([RULE])
  await withParent(client)
  const [child, parent, stranger] = [await client.pushed({ insured_ref: 'child' }, { gl: { number: 'OWN-1' } }), await client.pushed({ insured_ref: 'parent' }, { gl: { number: 'OTHER-1' } }), await client.pushed({ insured_ref: 'stranger' }, { gl: { number: 'OWN-1' } })]
  await send(client, 'parent', cancellationNotice('OWN-1'))
  const marked = await client.whenEngagement(child.id, (x) => x.verdict?.status === 'unverified')
  assert.deepEqual(reasons(marked), ['cancellation_reported'])
  assert.deepEqual([(await client.engagement(parent.id)).verdict.status, (await client.engagement(stranger.id)).verdict.status], ['pass', 'pass'])
})

test('a notice under the child is about both lines where parent and child hold the policy', async () => {
  const client = await newClient(service)
  const { parent, child } = await family(client)
  await client.pushed({ insured_ref: 'child' }, { gl: { number: 'FAM-1' } }, (x) => x.coverage_lines.length === 2 && x.coverage_lines.every((l: any) => l.verification.state === 'verified'))
  await send(client, 'child', cancellationNotice('FAM-1'))
  for (const id of [parent, child]) assert.equal((await client.whenEngagement(id, (x) => x.verdict?.status === 'unverified')).verdict.status, 'unverified')
})

test('a notice about a master policy that comes under a member marks it for everyone enrolled', async () => {
  const client = await newClient(service)
  await client.publish([RULE])
  await client.put('/v1/programs/fleet', { name: 'Fleet liability', coverage_type: 'general_liability', verification: 'master_policy' })
  const master = await client.pushed({ insured_ref: 'owner', program_ref: 'fleet' }, { gl: { number: 'FLT 100-2' } })
  const member = (await client.post('/v1/engagements', { insured_ref: 'member', consumer_ref: 'con' })).body.id
  await client.put('/v1/insureds/member/enrollments/fleet', { enrolled: true })
  assert.equal((await client.whenEngagement(member, (x) => x.verdict !== null)).verdict.status, 'pass')
  await send(client, 'member', cancellationNotice('FLT 100-2'))
  for (const id of [master.id, member]) assert.equal((await client.whenEngagement(id, (x) => x.verdict?.status === 'unverified')).verdict.status, 'unverified')
})

test('a notice under a child that came before its parent\'s policy is heard when that policy comes, or when the parent becomes known', async () => {
  for (const order of ['policy last', 'parent last']) {
    const client = await newClient(service)
    await client.publish([RULE])
    if (order === 'policy last') await withParent(client)
    const { engagement_id: child } = await send(client, 'child', cancellationNotice('LATE-1'))
    await client.whenEngagement(child, (x) => x.outstanding.some((o: any) => o.kind === 'escalated_to_svc'))
    const { id } = await client.pushed({ insured_ref: 'parent' }, { gl: { number: 'LATE-1' } }, (x) => x.surface_check !== null)
    if (order === 'parent last') await withParent(client)
    const marked = await until(() => client.engagement(id), (x: any) => x.surface_check?.status === 'unverified')
    assert.equal(marked.surface_check.status, 'unverified', order)
    await client.whenEngagement(child, (x) => !x.outstanding.some((o: any) => o.kind === 'escalated_to_svc'))
  }
})

test('a notice whose policy nobody can tell holds back all that its insured relies on, and all that rely on its insured', async () => {
  for (const under of ['parent', 'child'] as const) {
    const client = await newClient(service)
    const ids = await family(client)
    await send(client, under, cancellationNotice(null))
    const marked = await client.whenEngagement(ids.child, (x) => x.verdict?.status === 'unverified')
    assert.deepEqual(reasons(marked), ['cancellation_reported'], under)
    if (under === 'parent') assert.equal((await client.whenEngagement(ids.parent, (x) => x.verdict?.status === 'unverified')).verdict.status, 'unverified')
    else assert.equal((await client.engagement(ids.parent)).verdict.status, 'pass')
  }
})

test('a notice whose policy nobody can tell that comes for the owner of a master policy holds it back for everyone enrolled, one that comes for a member for that member', async () => {
  for (const under of ['owner', 'member'] as const) {
    const client = await newClient(service)
    await client.publish([RULE])
    await client.put('/v1/programs/fleet', { name: 'Fleet liability', coverage_type: 'general_liability', verification: 'master_policy' })
    await client.pushed({ insured_ref: 'owner', program_ref: 'fleet' }, { gl: { number: 'FLT 100-2' } })
    const [member, other] = await Promise.all(['member', 'other'].map(async (insured_ref) => (await client.post('/v1/engagements', { insured_ref, consumer_ref: 'con' })).body.id))
    for (const insured of ['member', 'other']) await client.put(`/v1/insureds/${insured}/enrollments/fleet`, { enrolled: true })
    for (const id of [member, other]) await client.whenEngagement(id, (x) => x.verdict?.status === 'pass')
    await send(client, under, cancellationNotice(null))
    const marked = await client.whenEngagement(member, (x) => x.verdict?.status === 'unverified')
    assert.deepEqual(reasons(marked), ['cancellation_reported'], under)
    assert.equal((await client.whenEngagement(other, (x) => x.verdict?.status === (under === 'owner' ? 'unverified' : 'pass'))).verdict.status, under === 'owner' ? 'unverified' : 'pass')
  }
})

test('a notice under an insured with more children than are looked through is still about the policy of its parent', async () => {
  const client = await newClient(service)
  const { parent } = await family(client)
  const admin = new pg.Client(service.database.adminConfig)
  await admin.connect()
  await admin.query(
    `INSERT INTO insureds (account_id, mode, insured_ref, parent_insured_ref, created_at, updated_at) SELECT $1, 'test', 'below-' || i, 'child', i, i FROM generate_series(1, 5000) i`,
    [client.accountId],
  )
  await admin.end()
  await send(client, 'child', cancellationNotice('FAM-1'))
  assert.deepEqual(reasons(await client.whenEngagement(parent, (x) => x.verdict?.status === 'unverified')), ['cancellation_reported'])
})
