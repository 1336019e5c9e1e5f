import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService } from '../../harness/service.ts'
import { newClient } from '../kit/client.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())
const GL = { rule_id: 'gl', coverage_type: 'general_liability', limits: [] }

test('a coverage with a carrier and no policy number: the line is built and the page goes to the reviewers', async () => {
  const client = await newClient(service)
  const e = await client.pushed({}, { gl: { number: '' } }, (x) => x.outstanding.some((o: any) => o.kind === 'escalated_to_svc'))
  const item = e.outstanding.find((o: any) => o.kind === 'escalated_to_svc')
  assert.equal(item.coverage_type, 'general_liability')
  assert.equal(item.document_id, e.documents[0].document_id)
  assert.ok(item.sentence.length > 20)
  assert.equal(e.coverage_lines.length, 1)
  assert.equal(e.coverage_lines[0].policy_number, null)
  assert.deepEqual(await client.events('remediation.opened'), [], 'nothing is asked of the insured')
})

test('a page without policy number is no longer with the reviewers once paper has given its line the number', async () => {
  const client = await newClient(service)
  await client.publish([GL])
  const escalated = (e: any) => e.outstanding.filter((o: any) => o.kind === 'escalated_to_svc').map((o: any) => o.coverage_type)
  const first = await client.pushed({}, { gl: { number: '' }, auto: { number: '' } }, (e) => escalated(e).length === 2 && e.line_verdicts.length === 2)
  await client.pushPaper({}, { gl: { number: 'GL 55-1' }, auto: { number: 'CA 55-2', carrier: 'B' } })
  const e = await client.whenEngagement(first.id, (x) => escalated(x).length === 1)
  assert.deepEqual(escalated(e), ['auto_liability'], "another carrier's policy says nothing of the page")
  assert.deepEqual(e.coverage_lines.map((l: any) => [l.coverage_type, l.policy_number]).sort(), [['auto_liability', null], ['auto_liability', 'CA 55-2'], ['general_liability', 'GL 55-1']])
})

test('without a policy number the page merges into the only current line of its carrier', async () => {
  const client = await newClient(service)
  const first = await client.pushed({})
  await client.pushPaper({}, { gl: { number: '', limits: { med_exp: 5_000 } }, auto: {} })
  const e = await client.whenEngagement(first.id, (x) => x.documents.length === 2 && x.documents.every((d: any) => d.status === 'extracted') && x.coverage_lines.length === 2)
  assert.equal(e.coverage_lines.filter((l: any) => l.coverage_type === 'general_liability').length, 1)
  assert.ok(!e.outstanding.some((o: any) => o.kind === 'escalated_to_svc'))
})

test('a page with the reviewers leaves the check that needs it unverified, not failed', async () => {
  const client = await newClient(service)
  await client.publish([GL])
  const e = await client.pushed({}, { gl: { number: '' } }, (x) => x.surface_check !== null)
  assert.notEqual(e.surface_check.status, 'fail')
})

test('a contact on file clears what was missing with the call that sets it', async () => {
  const client = await newClient(service)
  for (const ref of ['phone', 'email']) {
    const { body } = await client.pushPaper({ insured_ref: ref, test_scenario: 'silent' })
    await client.whenEngagement(body.engagement_id, (e) => e.outstanding.some((o: any) => o.kind === 'insured_contact_missing'))
    await client.put(`/v1/insureds/${ref}`, { contact: ref === 'phone' ? { phone: '+1 615 555 0100' } : { email: 'owner@heron.example' } })
    assert.deepEqual((await client.engagement(body.engagement_id)).outstanding, [])
  }
})

test('a contact taken off file is missing again while a clock runs, and nowhere else', async () => {
  const client = await newClient(service)
  const missing = async (id: string) => (await client.engagement(id)).outstanding.filter((o: any) => o.kind === 'insured_contact_missing').length
  const none = { contact: { email: null, phone: null } }
  for (const ref of ['asked', 'answered']) await client.put(`/v1/insureds/${ref}`, { contact: { email: 'owner@heron.example' } })
  const asked = (await client.pushPaper({ insured_ref: 'asked', test_scenario: 'silent' })).body.engagement_id
  await client.whenEngagement(asked, (e) => e.coverage_lines[0]?.request?.status === 'open')
  const answered = (await client.pushPaper({ insured_ref: 'answered' })).body.engagement_id
  await client.whenEngagement(answered, (e) => e.verdict !== null)
  for (const ref of ['asked', 'answered']) await client.put(`/v1/insureds/${ref}`, none)
  assert.deepEqual([await missing(asked), await missing(answered)], [1, 0])
  await client.put('/v1/insureds/asked', { contact: { phone: '+1 615 555 0100' } })
  assert.equal(await missing(asked), 0)
  await client.put('/v1/insureds/asked', { contact: null })
  assert.equal(await missing(asked), 1)
  assert.deepEqual(await client.events('insured_contact.missing'), [], 'it is told when a plan is made')
})
