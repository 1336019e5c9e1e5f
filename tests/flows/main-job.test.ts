import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { call, type Service, startService, until } from '../harness/service.ts'

const CERTIFICATE = readFileSync(path.join(import.meta.dirname, '../../samples/certificate.pdf'))
const RULES = [
  { rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }] },
  { rule_id: 'auto', coverage_type: 'auto_liability', limits: [{ label: 'combined_single_limit', min: 1_000_000 }] },
]
let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())

function push(insured: string, fields: Record<string, string> = {}, bytes: Uint8Array = CERTIFICATE): Promise<{ status: number; body: any }> {
  const form = new FormData()
  for (const [k, v] of Object.entries({ insured_ref: insured, consumer_ref: 'broker', ...fields })) form.set(k, v)
  form.append('files', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'certificate.pdf')
  return call(service, service.test, 'POST', '/v1/documents', form)
}
const engagement = async (id: string) => (await call(service, service.test, 'GET', `/v1/engagements/${id}`)).body

test('a set is published and a push of each scenario comes to its verdict', async () => {
  const set = await call(service, service.test, 'POST', '/v1/consumers/broker/requirement-sets', { rules: RULES, publish: true, applies_to: 'all_active' })
  assert.equal(set.status, 200)
  assert.equal(set.body.status, 'published')
  const wanted = { confirmed: ['verified', 'pass'], refused: ['refused', 'fail'], contradicted: ['contradicted', 'fail'] } as const
  for (const [scenario, [state, status]] of Object.entries(wanted)) {
    const receipt = await push(`ins-${scenario}`, { test_scenario: scenario })
    assert.equal(receipt.status, 200, JSON.stringify(receipt.body))
    const done = await until(() => engagement(receipt.body.engagement_id), (e) => e.verdict?.status === status)
    // What the source says is no matter of the paper.
    assert.equal(done.surface_check.status, 'pass', scenario)
    assert.equal(done.verdict?.status, status, scenario)
    for (const line of done.coverage_lines) assert.equal(line.verification.state, state, `${scenario} ${line.coverage_type}`)
  }
})

test('an unclear answer waits for a person and never verifies', async () => {
  const receipt = await push('ins-unclear', { test_scenario: 'unclear' })
  const done = await until(() => engagement(receipt.body.engagement_id), (e) => e.coverage_lines.length > 0 && e.coverage_lines.every((l: any) => l.verification.state === 'in_review'))
  assert.ok(done.coverage_lines.every((l: any) => l.verification.state === 'in_review'))
  assert.equal(done.verdict, null)
})

test('a silent source times out when the test clock passes the hard stop, in order', async () => {
  const receipt = await push('ins-silent', { test_scenario: 'silent' })
  await until(() => engagement(receipt.body.engagement_id), (e) => e.coverage_lines.length > 0 && e.coverage_lines.every((l: any) => l.request))
  const advance = await call(service, service.test, 'POST', '/v1/test/clock/advance', { by_business_hours: 73 })
  assert.equal(advance.status, 202, JSON.stringify(advance.body))
  await until(() => call(service, service.test, 'GET', '/v1/test/clock'), (c) => c.body.status === 'ready')
  const done = await until(() => engagement(receipt.body.engagement_id), (e) => e.verdict !== null)
  assert.ok(done.coverage_lines.every((l: any) => l.verification.state === 'timed_out'))
  const names = done.events.map((e: any) => e.event).reverse()
  assert.ok(names.indexOf('request.sla_at_risk') < names.indexOf('request.overdue'))
})

test('the same bytes again are the same document', async () => {
  const first = await push('ins-dedupe')
  const second = await push('ins-dedupe')
  assert.equal(second.body.documents[0].document_id, first.body.documents[0].document_id)
  assert.equal(second.body.documents[0].deduplicated, true)
  assert.notEqual(second.body.transmission_id, first.body.transmission_id)
})

test('a damaged PDF is stored, fails with a remediation, and is outstanding', async () => {
  const receipt = await push('ins-damaged', {}, Buffer.from('%PDF-1.7\nnothing behind this line is a document\n'))
  assert.equal(receipt.status, 200)
  const done = await until(() => engagement(receipt.body.engagement_id), (e) => e.outstanding.length > 0)
  assert.equal(done.documents[0].status, 'failed')
  assert.equal(done.outstanding[0].kind, 'complete_declarations_packet')
  assert.ok(done.events.some((e: any) => e.event === 'document.failed' && e.data.remediation))
})

test('refused pushes say why and leave nothing behind', async () => {
  const text = new FormData()
  text.set('insured_ref', 'ins-bad')
  text.set('consumer_ref', 'broker')
  text.append('files', new Blob(['plain words']), 'words.pdf')
  const unsupported = await call(service, service.test, 'POST', '/v1/documents', text)
  assert.equal(unsupported.status, 415)
  assert.equal(unsupported.body.error.code, 'unsupported_file_type')
  const future = await push('ins-bad', { received_at: '2999-01-01T00:00:00Z' })
  assert.equal(future.status, 422)
  assert.equal(future.body.error.code, 'received_at_in_future')
  assert.equal((await call(service, service.test, 'GET', '/v1/insureds/ins-bad')).status, 404)
})

test('the same idempotency key replays the first answer and creates nothing', async () => {
  const body = { insured_ref: 'ins-idem', consumer_ref: 'broker' }
  const headers = { 'idempotency-key': 'one' }
  const first = await call(service, service.test, 'POST', '/v1/engagements', body, headers)
  const second = await call(service, service.test, 'POST', '/v1/engagements', body, headers)
  assert.equal(first.status, 200, JSON.stringify(first.body))
  assert.deepEqual({ ...first.body, idempotent_replay: true }, second.body)
  const other = await call(service, service.test, 'POST', '/v1/engagements', { ...body, consumer_ref: 'x' }, headers)
  assert.equal(other.body.error.code, 'idempotency_key_reused')
})

test('hold opens clocks that do not run; release starts them', async () => {
  const held = await call(service, service.test, 'POST', '/v1/engagements', { insured_ref: 'ins-hold', consumer_ref: 'broker', outreach: 'hold' })
  await push('ins-hold')
  const waiting = await until(() => engagement(held.body.engagement_id), (e) => e.coverage_lines.length > 0 && e.coverage_lines.every((l: any) => l.request))
  assert.ok(waiting.coverage_lines.every((l: any) => l.request.status === 'held'))
  const released = await call(service, service.test, 'POST', '/v1/engagements', { insured_ref: 'ins-hold', consumer_ref: 'broker', outreach: 'auto' })
  assert.equal(released.body.outreach, 'auto')
  assert.ok(released.body.coverage_lines.every((l: any) => l.request.status === 'open'))
  const done = await until(() => engagement(held.body.engagement_id), (e) => e.verdict !== null)
  assert.equal(done.verdict.status, 'pass')
})

test('another account and the other mode see nothing', async () => {
  const receipt = await push('ins-mine')
  assert.equal((await call(service, service.live, 'GET', `/v1/engagements/${receipt.body.engagement_id}`)).status, 404)
  assert.equal((await call(service, 'svc_test_wrong', 'GET', `/v1/engagements/${receipt.body.engagement_id}`)).status, 401)
})
