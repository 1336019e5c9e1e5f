import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService, until } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'
import { dayAfter } from '../kit/paper.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())
const RULES = [{ rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }] }]
const GAP_MS = 1_000
const ms = (text: string) => Date.parse(text)

async function held(client: Client, ref = 'ins') {
  await client.post('/v1/engagements', { insured_ref: ref, consumer_ref: 'con', outreach: 'hold' })
  const { body } = await client.pushPaper({ insured_ref: ref })
  return client.whenEngagement(body.engagement_id, (e) => e.coverage_lines[0]?.request)
}

test('hold: clocks open held, nothing is drafted, nothing resolves', async () => {
  const client = await newClient(service)
  const e = await held(client)
  assert.equal(e.outreach, 'hold')
  assert.equal(e.coverage_lines[0].request.status, 'held')
  assert.equal(e.coverage_lines[0].verification.state, 'pending')
  assert.equal(e.verdict, null)
})

test('hold: held clocks do not run out, and their due times move with the clock', async () => {
  const client = await newClient(service)
  const e = await held(client)
  const id = e.coverage_lines[0].request.request_id
  const before = (await client.get(`/v1/requests/${id}`)).body
  await client.advanceDays(60)
  const after = (await client.get(`/v1/requests/${id}`)).body
  assert.equal(after.status, 'held')
  assert.equal(after.opened_at, before.opened_at)
  assert.ok(ms(after.sla_target_at) > ms(before.sla_target_at) + 50 * 86_400_000)
  const shown = (await client.engagement(e.id)).coverage_lines[0].request
  const covered = (await client.get('/v1/insureds/ins/coverage')).body.coverage_lines[0].request
  for (const request of [shown, covered]) assert.ok(Math.abs(ms(request.sla_target_at) - ms(after.sla_target_at)) < 60_000, 'the line shows the same')
  const names = (await client.events()).map((x) => x.event)
  for (const name of ['request.sla_at_risk', 'request.overdue', 'insured_contact.missing']) assert.ok(!names.includes(name), name)
  assert.equal((await client.engagement(e.id)).verdict, null)
})

test('release: the same call with auto restarts the clocks from that moment, and the source is asked', async () => {
  const client = await newClient(service)
  const e = await held(client)
  await client.advanceDays(10)
  const released = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', outreach: 'auto' })
  assert.equal(released.body.id, e.id)
  assert.equal(released.body.outreach, 'auto')
  const request = released.body.coverage_lines[0].request
  assert.equal(request.status, 'open')
  const now = ms((await client.get('/v1/test/clock')).body.now)
  assert.ok(ms(request.sla_target_at) >= now + 2 * 86_400_000 - GAP_MS * 10, 'two business days from the release')
  assert.ok(Math.abs(ms(request.opened_at) - now) < GAP_MS * 10, 'the release is the opening moment')
  const shown = (await client.get(`/v1/requests/${request.request_id}`)).body
  assert.equal(shown.opened_at, request.opened_at)
  assert.ok(ms(shown.clock.counted_days[0]) > ms(shown.opened_at) - 2 * 86_400_000, 'what is explained starts there')
  const done = await client.whenEngagement(e.id, (x) => x.verdict !== null)
  assert.equal(done.verdict.status, 'pass')
})

test('auto to hold stops running clocks', async () => {
  const client = await newClient(service)
  await client.pushPaper({ test_scenario: 'silent' })
  const { id } = (await client.get('/v1/engagements')).body.data[0]
  await client.whenEngagement(id, (e) => e.coverage_lines[0]?.request?.status === 'open')
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', outreach: 'hold' })
  assert.equal(body.coverage_lines[0].request.status, 'held')
  await client.advanceDays(30)
  assert.equal((await client.engagement(id)).coverage_lines[0].request.status, 'held')
})

test('a line serving one auto and one hold engagement runs', async () => {
  const client = await newClient(service)
  await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'holder', outreach: 'hold' })
  const first = await client.pushPaper({ consumer_ref: 'holder' })
  await client.whenEngagement(first.body.engagement_id, (e) => e.coverage_lines[0]?.request?.status === 'held')
  const second = await client.pushPaper({ consumer_ref: 'runner', test_scenario: 'silent' })
  const e = await client.whenEngagement(second.body.engagement_id, (x) => x.coverage_lines[0]?.request?.status === 'open')
  const request = (await client.get(`/v1/requests/${e.coverage_lines[0].request.request_id}`)).body
  assert.deepEqual([...request.engagement_ids].sort(), [first.body.engagement_id, second.body.engagement_id].sort())
})

test('a different clock after one has opened on auto is ignored: notes carry clock_locked', async () => {
  const client = await newClient(service)
  await client.pushed({})
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', clock: { target_hours: 10 } })
  assert.deepEqual(body.notes, ['clock_locked'])
  assert.equal(body.clock.target_hours, 48)
  const pushed = await client.pushPaper({ clock: '{"target_hours":10}' })
  assert.deepEqual(pushed.body.engagement.notes, ['clock_locked'])
  assert.equal((await client.pushPaper({ clock: '{"target_hours":48}' })).body.engagement.notes, undefined)
})

test('the same clock again is no note', async () => {
  const client = await newClient(service)
  await client.pushed({})
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', clock: { target_hours: 48 } })
  assert.equal('notes' in body, false)
})

test('while held a different clock is taken and counts from the release', async () => {
  const client = await newClient(service)
  const e = await held(client)
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', outreach: 'auto', clock: { target_hours: 24, hard_hours: 48, escalate_at_hours: 12 } })
  assert.equal('notes' in body, false)
  const request = (await client.get(`/v1/requests/${e.coverage_lines[0].request.request_id}`)).body
  assert.equal(request.clock.target_hours, 24)
  assert.equal(request.clock.hard_hours, 48)
})

test('tags choose the rules that apply', async () => {
  const client = await newClient(service)
  await client.publish([...RULES, { rule_id: 'hazmat', coverage_type: 'pollution_liability', limits: [], applies_when: { tags: ['hazmat'] } }])
  const e = await client.pushed({})
  const status = (x: any) => x.surface_check.rules.find((r: any) => r.rule_id === 'hazmat').status
  assert.equal(status(e), 'not_applicable')
  assert.equal(e.surface_check.status, 'pass')
  await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', tags: ['hazmat'] })
  const tagged = await client.whenEngagement(e.id, (x) => x.surface_check.status === 'fail')
  assert.equal(status(tagged), 'fail')
})

test('a waiver with a reason waives a rule until its end', async () => {
  const client = await newClient(service)
  await client.publish([...RULES, { rule_id: 'auto', coverage_type: 'auto_liability', limits: [] }])
  const { body } = await client.pushPaper({})
  await client.whenEngagement(body.engagement_id, (e) => e.surface_check?.status === 'fail')
  const waived = await client.put(`/v1/engagements/${body.engagement_id}/waivers/auto`, { reason: 'no vehicles', ends_on: dayAfter(30) })
  assert.equal(waived.status, 200, JSON.stringify(waived.body))
  const e = await client.whenEngagement(body.engagement_id, (x) => x.verdict?.status === 'pass')
  const rule = e.surface_check.rules.find((r: any) => r.rule_id === 'auto')
  assert.equal(rule.status, 'waived')
  assert.equal(rule.waiver_reason, 'no vehicles')
  await client.advanceDays(31)
  const over = await client.whenEngagement(body.engagement_id, (x) => x.surface_check.status === 'fail')
  assert.equal(over.surface_check.status, 'fail')
})

test('a waiver goes with its rule into the next version, and not to another rule that has its id there', async () => {
  const client = await newClient(service)
  const [gl] = RULES
  const unnamed = (coverage_type: string) => ({ coverage_type, limits: [] })
  await client.publish([gl, unnamed('umbrella')])
  const { body } = await client.pushPaper({})
  await client.whenEngagement(body.engagement_id, (e) => e.surface_check?.status === 'fail')
  await client.put(`/v1/engagements/${body.engagement_id}/waivers/rule_1`, { reason: 'no umbrella' })
  await client.whenEngagement(body.engagement_id, (e) => e.verdict?.status === 'pass')
  await client.publish([unnamed('umbrella'), { ...gl, limits: [] }], { applies_to: 'all_active' })
  const same = await client.whenEngagement(body.engagement_id, (e) => e.surface_check.requirement_set.version === 2)
  assert.equal(same.surface_check.status, 'pass')
  await client.publish([unnamed('cargo'), gl], { applies_to: 'all_active' })
  const other = await client.whenEngagement(body.engagement_id, (e) => e.surface_check.requirement_set.version === 3)
  assert.deepEqual([other.surface_check.status, other.verdict.status], ['fail', 'fail'])
})

test('a waived rule rests on no answer: the verdict does not wait for its line', async () => {
  const client = await newClient(service)
  await client.publish([{ rule_id: 'gl', coverage_type: 'general_liability', limits: [], source_confirmation: false }, { rule_id: 'auto', coverage_type: 'auto_liability', limits: [], source_confirmation: true }])
  const { body } = await client.pushPaper({ test_scenario: 'silent' }, { gl: null, auto: {} })
  await client.whenEngagement(body.engagement_id, (e) => e.surface_check?.status === 'fail')
  await client.put(`/v1/engagements/${body.engagement_id}/waivers/gl`, { reason: 'not needed' })
  const asked = await client.whenEngagement(body.engagement_id, (e) => e.coverage_lines[0].request?.status === 'open')
  assert.equal(asked.verdict, null)
  await client.put(`/v1/engagements/${body.engagement_id}/waivers/auto`, { reason: 'no vehicles' })
  const done = await client.whenEngagement(body.engagement_id, (e) => e.verdict !== null)
  assert.equal(done.verdict.status, 'pass')
  assert.equal(done.coverage_lines[0].request.status, 'open')
})

test('a waiver is shown on the engagement, and can be taken back', async () => {
  const client = await newClient(service)
  await client.publish(RULES)
  const { body } = await client.pushPaper({}, { gl: { limits: { each_occurrence: 500_000 } } })
  await client.whenEngagement(body.engagement_id, (e) => e.surface_check?.status === 'fail')
  await client.put(`/v1/engagements/${body.engagement_id}/waivers/gl`, { reason: 'agreed' })
  const e = await client.whenEngagement(body.engagement_id, (x) => x.surface_check.status === 'pass')
  assert.deepEqual(e.waivers.map((w: any) => [w.rule_id, w.reason, w.ends_on]), [['gl', 'agreed', null]])
  await client.post(`/v1/engagements/${body.engagement_id}/waivers/gl/revoke`)
  const back = await client.whenEngagement(body.engagement_id, (x) => x.surface_check.status === 'fail')
  assert.deepEqual(back.waivers, [])
})

test('refused waivers', async () => {
  const client = await newClient(service)
  await client.publish(RULES)
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con' })
  assertError(await client.put(`/v1/engagements/${body.id}/waivers/gl`, {}), 422, 'validation_failed', 'reason')
  assertError(await client.put(`/v1/engagements/${body.id}/waivers/gl`, { reason: ' \t ' }), 422, 'validation_failed', 'reason')
  assertError(await client.put(`/v1/engagements/${body.id}/waivers/nope`, { reason: 'x' }), 422, 'validation_failed', 'rule_id')
  assertError(await client.put('/v1/engagements/eng_x/waivers/gl', { reason: 'x' }), 404, 'engagement_not_found')
  assertError(await client.post(`/v1/engagements/${body.id}/waivers/gl/revoke`), 404, 'waiver_not_found')
})

test('ends_on passed: the engagement ends, its clocks close, no verdict follows', async () => {
  const client = await newClient(service)
  await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', ends_on: dayAfter(1) })
  const { body } = await client.pushPaper({ test_scenario: 'silent', clock: '{"target_hours":400,"hard_hours":500}' })
  const e = await client.whenEngagement(body.engagement_id, (x) => x.coverage_lines[0]?.request?.status === 'open')
  await client.advanceDays(3)
  const ended = await client.engagement(body.engagement_id)
  assert.equal(ended.status, 'ended')
  const request = (await client.get(`/v1/requests/${e.coverage_lines[0].request.request_id}`)).body
  assert.equal(request.status, 'closed')
  await client.advanceDays(60)
  const later = await client.engagement(body.engagement_id)
  assert.equal(later.verdict, null)
  const names = (await client.events()).map((x) => x.event)
  assert.ok(!names.includes('request.overdue'))
})

test('on its last day the engagement is still active', async () => {
  const client = await newClient(service)
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', ends_on: dayAfter(2) })
  const noonOf = (days: number) => `${dayAfter(days)}T17:00:00Z`
  await client.advance({ to: noonOf(2) })
  assert.equal((await client.engagement(body.id)).status, 'active')
  await client.advance({ to: noonOf(3) })
  assert.equal((await client.engagement(body.id)).status, 'ended')
})

test('a clock that serves another active engagement goes on', async () => {
  const client = await newClient(service)
  await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'ending', ends_on: dayAfter(1) })
  const clock = '{"target_hours":400,"hard_hours":500}'
  const first = await client.pushPaper({ consumer_ref: 'ending', test_scenario: 'silent', clock })
  await client.whenEngagement(first.body.engagement_id, (x) => x.coverage_lines[0]?.request)
  const second = await client.pushPaper({ consumer_ref: 'staying', test_scenario: 'silent', clock })
  const id = (await client.whenEngagement(second.body.engagement_id, (x) => x.coverage_lines[0]?.request)).coverage_lines[0].request.request_id
  await until(() => client.get(`/v1/requests/${id}`), (r) => r.body.engagement_ids.length === 2)
  await client.advanceDays(3)
  assert.equal((await client.engagement(first.body.engagement_id)).status, 'ended')
  assert.equal((await client.get(`/v1/requests/${id}`)).body.status, 'open')
})

test('an account may end an engagement; ending twice changes nothing', async () => {
  const client = await newClient(service)
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con' })
  const ended = await client.post(`/v1/engagements/${body.id}/end`)
  assert.equal(ended.body.status, 'ended')
  assert.deepEqual((await client.post(`/v1/engagements/${body.id}/end`)).body, ended.body)
  assert.equal((await client.get('/v1/engagements?status=ended')).body.data.length, 1)
})

test('hold: other hours show on a held clock, wherever it is shown, before its release', async () => {
  const client = await newClient(service)
  const e = await held(client)
  const { request, coverage_line_id } = e.coverage_lines[0]
  const before = (await client.get(`/v1/requests/${request.request_id}`)).body
  const changed = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', clock: { target_hours: 24 } })
  assert.ok(!changed.body.notes?.includes('clock_locked'))
  const after = (await client.get(`/v1/requests/${request.request_id}`)).body
  assert.equal(after.status, 'held')
  assert.equal(after.clock.target_hours, 24)
  assert.ok(ms(after.sla_target_at) < ms(before.sla_target_at))
  await client.advanceDays(20)
  const now = ms((await client.get('/v1/test/clock')).body.now)
  const line = (await client.get(`/v1/coverage-lines/${coverage_line_id}`)).body
  const document = (await client.get(`/v1/documents/${line.source_documents[0]}`)).body
  for (const shown of [line, document.coverage_lines.find((l: { coverage_line_id: string }) => l.coverage_line_id === coverage_line_id)]) assert.ok(ms(shown.request.sla_target_at) > now)
})

test('ends_on before the start that is already there: 422', async () => {
  const client = await newClient(service)
  await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', ends_on: dayAfter(30) })
  assertError(await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', starts_on: dayAfter(60) }), 422, 'validation_failed', 'ends_on')
})

test('the first surface check waits for the paper of the push, though an enrollment is there to judge', async () => {
  const client = await newClient(service)
  await client.publish([...RULES, { rule_id: 'oa', coverage_type: 'occupational_accident', limits: [] }])
  await client.put('/v1/programs/oa', { name: 'OA', coverage_type: 'occupational_accident' })
  await client.put('/v1/insureds/ins/enrollments/oa', { enrolled: true })
  const e = await client.pushed({}, {}, (x) => x.surface_check)
  assert.equal(e.surface_check.status, 'pass')
  assert.equal(e.surface_check.supersedes, null)
})

test('paper pushed for an ended engagement is kept and read, and judged once a call opens it again', async () => {
  const client = await newClient(service)
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con' })
  await client.post(`/v1/engagements/${body.id}/end`)
  const pushed = await client.pushPaper({ insured_ref: 'ins', consumer_ref: 'con', test_scenario: 'confirmed' })
  assert.equal(pushed.body.engagement_id, body.id)
  assert.equal(pushed.body.engagement.status, 'ended')
  const read = await client.whenEngagement(body.id, (x) => x.documents[0]?.status === 'extracted')
  assert.equal(read.surface_verdict ?? null, null)
  assert.equal((await client.get(`/v1/events?event=verdict.issued`)).body.data.length, 0)
  const open = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', ends_on: null })
  assert.equal(open.body.id, body.id)
  assert.equal(open.body.status, 'active')
  await client.whenEngagement(body.id, (x) => x.verdict !== null)
})

test('a version for every active engagement that was published while one had ended is taken up when it opens again', async () => {
  const client = await newClient(service)
  const gl = (min: number) => [{ rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min }] }]
  await client.publish(gl(1))
  const e = await client.pushed({})
  const reopen = (ends_on: string | null) => client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', ends_on })
  await reopen(dayAfter(1))
  await client.advanceDays(3)
  await client.whenEngagement(e.id, (x) => x.status === 'ended')
  await client.publish(gl(9_000_000))
  await client.publish(gl(8_000_000), { key: 'other' })
  assert.equal((await client.engagement(e.id)).requirement_set.version, 1)
  const again = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', ends_on: null, requirement_set: 'default' })
  assert.deepEqual([again.body.status, again.body.requirement_set], ['active', { key: 'default', version: 2, pinned: false }])
  assert.equal((await client.whenEngagement(e.id, (x) => x.verdict.status === 'fail')).surface_check.status, 'fail')
})

test('a version for new engagements only leaves one that opens again where it was', async () => {
  const client = await newClient(service)
  await client.publish([{ rule_id: 'gl', coverage_type: 'general_liability', limits: [] }])
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', ends_on: dayAfter(1) })
  await client.advanceDays(3)
  await client.whenEngagement(body.id, (x) => x.status === 'ended')
  await client.publish([{ rule_id: 'gl', coverage_type: 'cargo', limits: [] }], { applies_to: 'new' })
  assert.equal((await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', ends_on: null })).body.requirement_set.version, 1)
})

test('an engagement whose last day has passed answers as ended, also in the call that says so', async () => {
  const client = await newClient(service)
  const post = (insured_ref: string, ends_on: string) => client.post('/v1/engagements', { insured_ref, consumer_ref: 'con', ends_on })
  assert.deepEqual([(await post('new', dayAfter(-1))).body.status, (await post('last-day', dayAfter(0))).body.status], ['ended', 'active'])
  const { body } = await client.pushPaper({ insured_ref: 'known', test_scenario: 'silent' })
  const open = await client.whenEngagement(body.engagement_id, (e) => e.coverage_lines[0]?.request)
  assert.equal((await post('known', dayAfter(-1))).body.status, 'ended')
  assert.equal((await client.get(`/v1/requests/${open.coverage_lines[0].request.request_id}`)).body.status, 'closed')
})
