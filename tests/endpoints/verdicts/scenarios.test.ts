import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService, until } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())
const RULES = [{ rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }] }]
const withSet = async (): Promise<Client> => {
  const client = await newClient(service)
  await client.publish(RULES)
  return client
}
const names = async (client: Client): Promise<string[]> => (await client.events()).map((e) => e.event)
const issued = async (client: Client) => (await client.events('verdict.issued')).map((e) => [e.data.kind, e.data.scope, e.data.status])
/** Asked a few times more after the end, so that an event too many has had its chance to come. */
const rest = (client: Client) => client.advance({ by_seconds: 60 })

test('confirmed (the default): surface check, line verdict, roll-up, each once', async () => {
  const client = await withSet()
  const e = await client.pushed({})
  await rest(client)
  assert.deepEqual(await issued(client), [['surface', 'engagement', 'pass'], ['verified', 'line', 'verified'], ['verified', 'engagement', 'pass']])
  assert.equal(e.surface_check.kind, 'surface')
  assert.equal(e.surface_check.scope, 'engagement')
  assert.equal(e.verdict.kind, 'verified')
  assert.equal(e.verdict.scope, 'engagement')
  assert.equal(e.line_verdicts.length, 1)
  assert.equal(e.line_verdicts[0].status, 'verified')
  const [line] = e.coverage_lines
  assert.equal(line.verification.state, 'verified')
  assert.equal(line.verification.confirmed_by, 'broker')
  assert.equal(line.verification.method, 'simulated_source')
  assert.match(line.verification.confirmed_at, /Z$/)
  assert.deepEqual(line.verification.proof.map((p: any) => p.kind), ['reply_thread'])
  assert.match(line.verification.proof[0].evidence_id, /^evd_/)
  assert.equal(line.request.status, 'closed')
})

test('the whole order of events of a confirmed push', async () => {
  const client = await withSet()
  await client.put('/v1/insureds/ins', { contact: { email: 'owner@insured.example' } })
  await client.pushed({})
  await rest(client)
  const all = (await names(client)).filter((n) => n !== 'requirement_set.published')
  assert.deepEqual([...all].sort(), ['coverage_line.changed', 'coverage_line.changed', 'document.extracted', 'document.received', 'evidence.attached', 'verdict.issued', 'verdict.issued', 'verdict.issued'].sort())
  assert.equal(all[0], 'document.received')
  assert.ok(all.lastIndexOf('coverage_line.changed') > all.indexOf('document.extracted'))
})

test('refused', async () => {
  const client = await withSet()
  const e = await client.pushed({ test_scenario: 'refused' })
  await rest(client)
  assert.equal(e.coverage_lines[0].verification.state, 'refused')
  assert.equal(e.line_verdicts[0].status, 'refused')
  assert.equal(e.verdict.status, 'fail')
  assert.deepEqual(await issued(client), [['surface', 'engagement', 'pass'], ['verified', 'line', 'refused'], ['verified', 'engagement', 'fail']])
})

test('contradicted: one limit lower than on paper', async () => {
  const client = await withSet()
  const e = await client.pushed({ test_scenario: 'contradicted' })
  const line = e.coverage_lines[0]
  assert.equal(line.verification.state, 'contradicted')
  assert.equal(e.line_verdicts[0].status, 'contradicted')
  assert.equal(e.verdict.status, 'fail')
  assert.ok(line.limits.some((l: any) => l.amount < 1_000_000 && l.label === 'each_occurrence'))
  await client.advance({ by_seconds: 60 })
  assert.equal((await client.engagement(e.id)).surface_check.status, 'pass', 'the paper is judged as it stands')
  assert.deepEqual(await issued(client), [['surface', 'engagement', 'pass'], ['verified', 'line', 'contradicted'], ['verified', 'engagement', 'fail']])
  const check = (v: any) => v.rules[0].checks.find((c: any) => c.check === 'limits.each_occurrence')
  assert.deepEqual([check(e.surface_check).held, check(e.verdict).held], [1_000_000, 500_000])
})

test('contradicted: the paper that follows is judged against what the source said', async () => {
  const client = await withSet()
  const e = await client.pushed({ test_scenario: 'contradicted' })
  await client.pushPaper({}, { gl: { limits: { each_occurrence: 500_000 } } })
  const after = await client.whenEngagement(e.id, (x) => x.surface_check.status === 'fail')
  assert.deepEqual([after.surface_check.status, after.verdict.status, after.coverage_lines[0].flags], ['fail', 'fail', []])
})

test('unclear: the reply goes to review and nothing is verified', async () => {
  const client = await withSet()
  const receipt = await client.pushPaper({ test_scenario: 'unclear' })
  const e = await client.whenEngagement(receipt.body.engagement_id, (x) => x.coverage_lines[0]?.verification.state === 'in_review')
  assert.equal(e.coverage_lines[0].verification.state, 'in_review')
  assert.equal(e.verdict, null)
  assert.deepEqual(e.line_verdicts, [])
  assert.deepEqual((await names(client)).filter((n) => n === 'evidence.attached'), [])
})

test('unclear: the clock goes on and runs out', async () => {
  const client = await withSet()
  const receipt = await client.pushPaper({ test_scenario: 'unclear' })
  await client.whenEngagement(receipt.body.engagement_id, (x) => x.coverage_lines[0]?.verification.state === 'in_review')
  await client.advance({ by_business_hours: 73 })
  const e = await client.whenEngagement(receipt.body.engagement_id, (x) => x.verdict !== null)
  assert.equal(e.coverage_lines[0].verification.state, 'timed_out')
  assert.equal(e.verdict.status, 'unverified')
})

test('silent: at risk, overdue, timed out; the roll-up is unverified', async () => {
  const client = await withSet()
  const receipt = await client.pushPaper({ test_scenario: 'silent' })
  const open = await client.whenEngagement(receipt.body.engagement_id, (x) => x.coverage_lines[0]?.request?.status === 'open')
  assert.equal(open.coverage_lines[0].verification.state, 'pending')
  await client.advance({ by_business_hours: 73 })
  const e = await client.engagement(receipt.body.engagement_id)
  assert.equal(e.coverage_lines[0].verification.state, 'timed_out')
  assert.equal(e.coverage_lines[0].verification.confirmed_by, null)
  assert.equal(e.line_verdicts[0].status, 'timed_out')
  assert.equal(e.verdict.status, 'unverified')
  const order = (await names(client)).filter((n) => n.startsWith('request.'))
  assert.deepEqual(order, ['request.sla_at_risk', 'request.overdue'])
})

test('a scenario that is none: 422', async () => {
  const client = await newClient(service)
  assertError(await client.pushPaper({ test_scenario: 'perhaps' }), 422, 'validation_failed', 'test_scenario')
})

for (const scenario of ['confirmed', 'refused', 'contradicted', 'unclear', 'silent'])
  test(`with a live key ${scenario} is 403 test_scenario_not_allowed`, async () => {
    const client = await newClient(service)
    assertError(await client.live.pushPaper({ test_scenario: scenario }), 403, 'test_scenario_not_allowed', 'test_scenario')
  })

test('two lines: the roll-up waits for both', async () => {
  const client = await newClient(service)
  await client.publish([...RULES, { rule_id: 'auto', coverage_type: 'auto_liability', limits: [] }])
  const e = await client.pushed({}, { auto: {} })
  await rest(client)
  const got = await issued(client)
  assert.deepEqual(got.filter(([, scope]) => scope === 'line').length, 2)
  assert.deepEqual(got.filter(([kind, scope]) => kind === 'verified' && scope === 'engagement'), [['verified', 'engagement', 'pass']])
  assert.equal(e.line_verdicts.length, 2)
})

test('no published set: the surface check passes on a line in force, rules empty, and says so', async () => {
  const client = await newClient(service)
  const e = await client.pushed({})
  assert.equal(e.surface_check.status, 'pass')
  assert.deepEqual(e.surface_check.rules, [])
  assert.match(e.surface_check.wording, /no requirements are published/i)
  assert.equal(e.surface_check.requirement_set, null)
  assert.equal(e.verdict.status, 'pass')
})

test('no published set: nothing in force fails', async () => {
  const client = await newClient(service)
  const { dayAfter } = await import('../kit/paper.ts')
  const e = await client.pushed({}, { gl: { from: dayAfter(-400), to: dayAfter(-35) } }, (x) => x.surface_check !== null)
  assert.equal(e.surface_check.status, 'fail')
  assert.equal(e.coverage_lines[0].request, null, 'a failed surface check opens no clock')
})

test('no published set: refused fails, silent is unverified', async () => {
  const client = await newClient(service)
  assert.equal((await client.pushed({ insured_ref: 'r', test_scenario: 'refused' })).verdict.status, 'fail')
  const receipt = await client.pushPaper({ insured_ref: 's', test_scenario: 'silent' })
  await client.whenEngagement(receipt.body.engagement_id, (x) => x.coverage_lines[0]?.request)
  await client.advance({ by_business_hours: 73 })
  assert.equal((await client.engagement(receipt.body.engagement_id)).verdict.status, 'unverified')
})

test('a surface check that fails opens no clock', async () => {
  const client = await newClient(service)
  await client.publish([{ ...RULES[0], limits: [{ label: 'each_occurrence', min: 9_000_000 }] }])
  const e = await client.pushed({}, {}, (x) => x.surface_check !== null)
  assert.equal(e.surface_check.status, 'fail')
  await rest(client)
  const later = await client.engagement(e.id)
  assert.equal(later.coverage_lines[0].request, null)
  assert.equal(later.coverage_lines[0].verification.state, 'unverified')
  assert.equal(later.verdict, null)
})

test('a better document makes the surface check pass, and supersedes: verdict.issued with supersedes, no verdict.superseded', async () => {
  const client = await newClient(service)
  await client.publish([...RULES, { rule_id: 'auto', coverage_type: 'auto_liability', limits: [] }])
  const first = await client.pushed({}, {}, (x) => x.surface_check?.status === 'fail')
  const e = await client.pushed({}, { gl: null, auto: {} })
  const surfaces = (await client.events('verdict.issued')).filter((x) => x.data.kind === 'surface')
  assert.equal(surfaces.length, 2)
  assert.equal(surfaces[0].data.supersedes, null)
  assert.equal(surfaces[1].data.supersedes, first.surface_check.verdict_id)
  assert.equal(e.surface_check.verdict_id, surfaces[1].data.verdict_id)
  assert.deepEqual((await client.events('verdict.superseded')).filter((x) => x.data.kind === 'surface'), [])
})

test('verdict.issued carries the contract\u2019s members', async () => {
  const client = await withSet()
  const e = await client.pushed({})
  const events = await client.events('verdict.issued')
  for (const { data, insured_ref, test: isTest } of events) {
    for (const member of ['verdict_id', 'kind', 'scope', 'status', 'rules', 'wording', 'supersedes', 'engagement_id', 'requirement_set']) assert.ok(member in data, member)
    assert.match(data.verdict_id, /^vd_/)
    assert.ok(data.wording.length > 20)
    assert.equal(insured_ref, 'ins')
    assert.equal(isTest, true)
    assert.equal(data.engagement_id, e.id)
  }
  const surface = events.find((x) => x.data.kind === 'surface')!.data
  assert.deepEqual(surface.requirement_set, { key: 'default', version: 1 })
  const [rule] = surface.rules
  assert.equal(rule.rule_id, 'gl')
  assert.equal(rule.status, 'pass')
  assert.deepEqual(rule.flags, [])
  for (const check of rule.checks) for (const member of ['required', 'held', 'status', 'provenance']) assert.ok(member in check, member)
  const limit = rule.checks.find((c: any) => c.check === 'limits.each_occurrence')
  assert.deepEqual([limit.required, limit.held, limit.status], [1_000_000, 1_000_000, 'pass'])
  assert.equal(limit.provenance[0].page, 1)
  assert.deepEqual(rule.satisfied_by.coverage_line_ids, [e.coverage_lines[0].coverage_line_id])
})

test('an answer that changes a verdict supersedes it: verdict.superseded names both', async () => {
  const client = await withSet()
  const receipt = await client.pushPaper({ test_scenario: 'silent' })
  await client.whenEngagement(receipt.body.engagement_id, (x) => x.coverage_lines[0]?.request)
  await client.advance({ by_business_hours: 73 })
  const timedOut = await client.engagement(receipt.body.engagement_id)
  // Newer paper of the same policy is asked about again.
  await client.pushPaper({ test_scenario: 'confirmed' }, { auto: {} })
  const e = await client.whenEngagement(receipt.body.engagement_id, (x) => x.verdict?.status === 'pass')
  assert.equal(e.verdict.status, 'pass')
  const superseded = await until(() => client.events('verdict.superseded'), (x) => x.some((y) => y.data.scope === 'engagement'))
  const rollUp = superseded.find((x) => x.data.verdict_id === timedOut.verdict.verdict_id)!
  assert.deepEqual([rollUp.data.kind, rollUp.data.scope, rollUp.data.status], ['verified', 'engagement', 'unverified'])
  const line = superseded.find((x) => x.data.scope === 'line')!
  assert.equal(line.data.status, 'timed_out')
  const old = (await client.get(`/v1/verdicts/${timedOut.verdict.verdict_id}`)).body
  assert.equal(old.superseded_by, rollUp.data.superseded_by)
  assert.equal(old.current_verdict_id, e.verdict.verdict_id)
})

test('GET /v1/verdicts/{id} gives the verdict as it stands', async () => {
  const client = await withSet()
  const e = await client.pushed({})
  const { status, body } = await client.get(`/v1/verdicts/${e.verdict.verdict_id}`)
  assert.equal(status, 200)
  assert.equal(body.verdict_id, e.verdict.verdict_id)
  assert.equal(body.superseded_by, null)
  assert.equal(body.current_verdict_id, body.verdict_id)
  assert.equal(body.test, true)
  assertError(await client.get('/v1/verdicts/vd_00000000000000000000000000'), 404, 'verdict_not_found')
  assertError(await client.get('/v1/verdicts/x'), 404, 'verdict_not_found')
  assertError(await client.live.get(`/v1/verdicts/${e.verdict.verdict_id}`), 404, 'verdict_not_found')
  assertError(await (await newClient(service)).get(`/v1/verdicts/${e.verdict.verdict_id}`), 404, 'verdict_not_found')
})

test('an advisory rule never changes the status', async () => {
  const client = await newClient(service)
  await client.publish([...RULES, { rule_id: 'nice', coverage_type: 'cyber', limits: [], severity: 'advisory' }])
  const e = await client.pushed({})
  assert.equal(e.surface_check.status, 'pass')
  assert.equal(e.surface_check.rules.find((r: any) => r.rule_id === 'nice').status, 'fail')
  assert.equal(e.verdict.status, 'pass')
})

test('carrier_rating without a rating source is unverified, opens no clock', async () => {
  const client = await newClient(service)
  await client.publish([{ ...RULES[0], carrier_rating: { min_rating: 'A-', min_size: 'VII' } }])
  const e = await client.pushed({}, {}, (x) => x.surface_check !== null)
  assert.equal(e.surface_check.status, 'unverified')
  assert.equal(e.coverage_lines[0].request, null)
})

test('source_confirmation false: the roll-up does not rest on the answer', async () => {
  const client = await newClient(service)
  await client.publish([{ ...RULES[0], source_confirmation: false }])
  const e = await client.pushed({ test_scenario: 'confirmed' })
  assert.equal(e.verdict.status, 'pass')
})

test('evidence.attached names line, evidence, kind and state; the proof can be fetched', async () => {
  const client = await withSet()
  const e = await client.pushed({})
  const events = await client.events('evidence.attached')
  assert.equal(events.length, 1)
  const line = e.coverage_lines[0]
  assert.deepEqual(events[0].data, { insured_ref: 'ins', coverage_line_id: line.coverage_line_id, evidence_id: line.verification.proof[0].evidence_id, kind: 'reply_thread', verification_state: 'verified' })
  assert.equal((await client.get(`/v1/evidence/${events[0].data.evidence_id}`)).status, 200)
})
