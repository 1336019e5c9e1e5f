import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createOperatorKey } from '../../../src/accounts/index.ts'
import { call, type Service, startService, until } from '../../harness/service.ts'
import { newClient } from '../kit/client.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())

test('a consumer that comes after the answer has its verdict at once, without a question of its own', async () => {
  for (const [scenario, status] of [['confirmed', 'pass'], ['refused', 'fail']] as const) {
    const client = await newClient(service)
    const first = await client.pushed({ consumer_ref: 'first', test_scenario: scenario })
    const second = await client.pushed({ consumer_ref: 'second', test_scenario: scenario })
    assert.equal(second.verdict.status, status, scenario)
    assert.equal(second.coverage_lines[0].request.request_id, first.coverage_lines[0].request.request_id)
    assert.equal((await client.events('evidence.attached')).length, 1)
  }
})

test('a consumer that comes after the answer and asks for more than the paper shows has its verdict too', async () => {
  const client = await newClient(service)
  await client.publish([{ rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 2_000_000 }] }], {}, 'strict')
  await client.pushed({ consumer_ref: 'first' })
  const strict = await client.pushed({ consumer_ref: 'strict' })
  assert.deepEqual([strict.surface_check.status, strict.verdict.status], ['fail', 'fail'])
  assert.equal((await client.get('/v1/insureds/ins/requests?consumer_ref=first')).body.data.length, 1)
  // Where nobody was ever asked, paper that fails is told by the surface check alone.
  const alone = await client.pushed({ insured_ref: 'other', consumer_ref: 'strict' }, {}, (e) => e.surface_check)
  assert.deepEqual([alone.surface_check.status, alone.verdict], ['fail', null])
})

test('what a person answered of a line that nobody was asked about counts for a consumer that comes later', async () => {
  const staff = (await createOperatorKey(service.app.context, { name: 'Jane Roe' })).key
  for (const [outcome, status] of [['confirmed', 'pass'], ['refused', 'fail']] as const) {
    const client = await newClient(service)
    await client.publish([{ rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 2_000_000 }] }], {}, 'strict')
    await client.publish([{ rule_id: 'gl', coverage_type: 'general_liability', limits: [] }], {}, 'plain')
    const strict = await client.pushed({ consumer_ref: 'strict' }, { auto: { number: '' } }, (e) => e.surface_check && e.outstanding.length > 0)
    const gl = strict.coverage_lines.find((l: any) => l.coverage_type === 'general_liability')
    assert.equal(gl.request, null)
    const { body } = await until(() => call(service, staff, 'GET', `/v1/review/items?account_id=${client.accountId}`), ({ body }) => body.data.length > 0)
    const said = await call(service, staff, 'POST', `/v1/review/items/${body.data[0].review_item_id}/log-call`, { lines: [{ coverage_line_id: gl.coverage_line_id, outcome }], spoke_with: 'Dana Whitlock', phone: '615-555-0142', reason: 'called the agency' })
    assert.equal(said.status, 200, JSON.stringify(said.body))
    const plain = await client.pushed({ consumer_ref: 'plain' }, { auto: { number: '' } })
    assert.deepEqual([plain.surface_check.status, plain.verdict.status], ['pass', status])
    assert.equal((await client.whenEngagement(strict.id, (e) => e.verdict !== null)).verdict.status, 'fail')
  }
})

test('an engagement lists it when its line verdict is superseded, also by an answer that it did not wait for', async () => {
  const client = await newClient(service)
  const { body } = await client.pushPaper({ consumer_ref: 'first', test_scenario: 'silent' })
  await client.whenEngagement(body.engagement_id, (e) => e.coverage_lines[0]?.request)
  await client.advance({ by_business_hours: 73 })
  await client.whenEngagement(body.engagement_id, (e) => e.verdict)
  assert.equal((await client.post(`/v1/engagements/${body.engagement_id}/end`)).body.status, 'ended')
  await client.pushed({ consumer_ref: 'second', test_scenario: 'confirmed' })
  const superseded = (await client.events('verdict.superseded')).filter((e) => e.data.scope === 'line')
  assert.deepEqual(superseded.map((e) => [e.data.engagement_id, e.data.status]), [[body.engagement_id, 'timed_out']])
  const listed = (await client.engagement(body.engagement_id)).events.map((e: any) => e.event_id)
  assert.ok(listed.includes(superseded[0].event_id))
})

test('after a time-out the source is asked for a consumer that never had an answer', async () => {
  const client = await newClient(service)
  const { body } = await client.pushPaper({ consumer_ref: 'first', test_scenario: 'silent' })
  const first = await client.whenEngagement(body.engagement_id, (e) => e.coverage_lines[0]?.request)
  await client.advance({ by_business_hours: 73 })
  assert.equal((await client.engagement(first.id)).verdict.status, 'unverified')
  const second = await client.pushed({ consumer_ref: 'second', test_scenario: 'confirmed' }, {}, (e) => e.verdict?.status === 'pass')
  assert.notEqual(second.coverage_lines[0].request.request_id, first.coverage_lines[0].request.request_id)
  // The answer came late, and counts for everyone who rests on the line.
  assert.equal((await client.whenEngagement(first.id, (e) => e.verdict.status === 'pass')).verdict.status, 'pass')
})

test('after a time-out the same paper, pushed again, is asked about again; a source that refused is not', async () => {
  const client = await newClient(service)
  const { body } = await client.pushPaper({ test_scenario: 'silent' })
  await client.whenEngagement(body.engagement_id, (e) => e.coverage_lines[0]?.request)
  await client.advance({ by_business_hours: 73 })
  const silent = await client.whenEngagement(body.engagement_id, (e) => e.verdict !== null)
  const again = await client.pushPaper({ test_scenario: 'confirmed' })
  assert.equal(again.body.documents[0].deduplicated, true)
  const late = await client.whenEngagement(body.engagement_id, (e) => e.verdict.status === 'pass')
  const asked = [late.coverage_lines[0].request.request_id, silent.coverage_lines[0].request.request_id]
  assert.notEqual(asked[0], asked[1])
  assert.deepEqual((await client.get(`/v1/documents/${again.body.documents[0].document_id}`)).body.requests, asked, 'the paper keeps every request of its lines, the newest first')
  assert.equal(late.verdict.supersedes, silent.verdict.verdict_id)
  const refused = await client.pushed({ insured_ref: 'other', test_scenario: 'refused' })
  await client.pushPaper({ insured_ref: 'other', test_scenario: 'confirmed' })
  await client.advance({ by_business_hours: 1 })
  assert.equal((await client.engagement(refused.id)).verdict.verdict_id, refused.verdict.verdict_id)
})

test('a source that is asked again leaves no roll-up saying that it did not answer', async () => {
  const client = await newClient(service)
  await client.publish([{ rule_id: 'gl', coverage_type: 'general_liability', limits: [] }], {}, 'first')
  const { body } = await client.pushPaper({ consumer_ref: 'first', test_scenario: 'silent' })
  const first = await client.whenEngagement(body.engagement_id, (e) => e.coverage_lines[0]?.request)
  const reason = (e: any) => e.verdict?.rules[0].checks.find((c: any) => c.check === 'source_confirmation')?.reason
  await client.advance({ by_business_hours: 73 })
  assert.equal(reason(await client.whenEngagement(first.id, (e) => e.verdict !== null)), 'source_timed_out')
  await client.pushPaper({ consumer_ref: 'second', test_scenario: 'silent' })
  assert.equal(reason(await client.whenEngagement(first.id, (e) => reason(e) !== 'source_timed_out')), 'not_confirmed')
})

test('whichever consumer\u2019s engagement asks, the source plays what the paper was pushed with', async () => {
  const client = await newClient(service)
  for (const consumer of ['first', 'second']) await client.publish([{ rule_id: 'any', coverage_type: 'general_liability', limits: [] }], {}, consumer)
  await client.pushed({ consumer_ref: 'first' }, {}, (e) => e.verdict?.status === 'pass')
  const second = await client.pushed({ consumer_ref: 'second', test_scenario: 'refused' }, { gl: null, auto: { number: 'CA 1' } }, (e) => e.line_verdicts.length === 2)
  const states = second.coverage_lines.map((l: any) => [l.coverage_type, l.verification.state])
  assert.deepEqual(states.toSorted(), [['auto_liability', 'refused'], ['general_liability', 'verified']])
})

test('the set named by its key and the one left out are the same engagement', async () => {
  const client = await newClient(service)
  await client.publish([{ coverage_type: 'cargo', limits: [] }])
  const [a, b] = [await client.post('/v1/engagements', { insured_ref: 'i', consumer_ref: 'con' }), await client.post('/v1/engagements', { insured_ref: 'i', consumer_ref: 'con', requirement_set: 'default' })]
  assert.equal(a.body.id, b.body.id)
})

test('verdict.superseded is about the verdict that ended: it names no consumer where that one served several', async () => {
  const client = await newClient(service)
  const rules = [{ rule_id: 'gl', coverage_type: 'general_liability', limits: [] }]
  await client.publish(rules, { reverification_cadence: 'every_30_days' }, 'often')
  await client.publish(rules, {}, 'once')
  for (const consumer of ['often', 'once']) await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: consumer, outreach: 'hold' })
  for (const consumer of ['often', 'once']) await client.pushed({ consumer_ref: consumer }, {}, (e) => e.coverage_lines[0]?.request?.status === 'held')
  for (const consumer of ['often', 'once']) await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: consumer, outreach: 'auto' })
  await client.whenEvents('verdict.issued', (events) => events.some((e) => e.data.scope === 'line'))
  await client.advance({ by_seconds: 31 * 86_400 })
  const ended = (await client.whenEvents('verdict.superseded', (events) => events.some((e) => e.data.scope === 'line'))).filter((e) => e.data.scope === 'line')
  assert.deepEqual(ended.map((e) => [e.data.status, e.insured_ref, e.data.consumer_ref, e.consumer_ref ?? null]), [['verified', 'ins', null, null]])
})
