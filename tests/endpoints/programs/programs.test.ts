import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { call, type Service, startService, until } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'
import { certificate, dayAfter } from '../kit/paper.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())
const put = (client: Client, ref: string, body: Record<string, unknown> = {}) => client.put(`/v1/programs/${ref}`, { name: 'A program', coverage_type: 'occupational_accident', ...body })
const enroll = (client: Client, body: Record<string, unknown> = { enrolled: true }, insured = 'ins', program = 'p') => client.put(`/v1/insureds/${insured}/enrollments/${program}`, body)
const GL = { rule_id: 'gl', coverage_type: 'general_liability', limits: [] }
const WC_OR_OCCACC = { rule_id: 'wc', coverage_type: 'workers_comp', limits: [], alternatives: [{ coverage_type: 'occupational_accident' }] }

test('PUT creates and answers 200 with exactly the program', async () => {
  const client = await newClient(service)
  const { status, body } = await put(client, 'p', { carrier: 'C', policy_number: 'N', effective_date: '2026-01-01', expiration_date: '2027-01-01', meta: { a: [1] } })
  assert.equal(status, 200)
  const { created_at, updated_at, ...rest } = body
  assert.deepEqual(rest, { program_ref: 'p', name: 'A program', coverage_type: 'occupational_accident', owner: 'verifying_entity', verification: 'attestation', master_coverage_line_id: null, carrier: 'C', policy_number: 'N', effective_date: '2026-01-01', expiration_date: '2027-01-01', meta: { a: [1] }, test: true })
  assert.equal(created_at, updated_at)
})
test('PUT again updates: 200, same created_at', async () => {
  const client = await newClient(service)
  const first = (await put(client, 'p')).body
  const second = await put(client, 'p', { name: 'Another' })
  assert.equal(second.status, 200)
  assert.equal(second.body.name, 'Another')
  assert.equal(second.body.created_at, first.created_at)
  assert.deepEqual((await client.get('/v1/programs/p')).body, second.body)
  assert.equal((await client.get('/v1/programs')).body.data.length, 1)
})
test('the owner may be a consumer of the account', async () => {
  const client = await newClient(service)
  await client.post('/v1/engagements', { insured_ref: 'i', consumer_ref: 'con' })
  assert.equal((await put(client, 'p', { owner: 'con' })).body.owner, 'con')
})
test('refused', async () => {
  const client = await newClient(service)
  const path = '/v1/programs/p'
  assertError(await client.put(path, { coverage_type: 'cargo' }), 422, 'validation_failed', 'name')
  assertError(await client.put(path, { name: 'x' }), 422, 'validation_failed', 'coverage_type')
  assertError(await put(client, 'p', { coverage_type: 'rain' }), 422, 'validation_failed', 'coverage_type')
  assertError(await put(client, 'p', { verification: 'trust' }), 422, 'validation_failed', 'verification')
  assertError(await put(client, 'p', { owner: 'a stranger' }), 422, 'validation_failed', 'owner')
  assertError(await put(client, 'p', { effective_date: 'soon' }), 422, 'validation_failed', 'effective_date')
  assertError(await put(client, 'p', { effective_date: '2027-01-01', expiration_date: '2026-01-01' }), 422, 'validation_failed', 'expiration_date')
  assertError(await put(client, 'p', { meta: 'x' }), 422, 'validation_failed', 'meta')
  assertError(await put(client, 'p', { colour: 'x' }), 422, 'validation_failed', 'colour')
  assertError(await call(service, client.key, 'PUT', path, '{', { 'content-type': 'application/json' }), 400, 'invalid_json')
  assertError(await call(service, '', 'PUT', path, {}), 401, 'missing_key')
  assertError(await client.get(path), 404, 'program_not_found')
})
test('live and test programs are two', async () => {
  const client = await newClient(service)
  await put(client, 'p')
  assertError(await client.live.get('/v1/programs/p'), 404, 'program_not_found')
})

test('changes that meet stand in the log in the order in which they took effect', async () => {
  const client = await newClient(service)
  await put(client, 'p')
  await Promise.all(Array.from({ length: 16 }, (_, n) => enroll(client, { enrolled: n % 2 === 0, effective_on: dayAfter(-n) })))
  const events = await client.whenEvents('enrollment.changed', (e) => e.length === 16)
  const stands = ({ enrolled, effective_on, ends_on }: Record<string, unknown>) => ({ enrolled, effective_on, ends_on })
  const after = [...events.map((e) => stands(e.data)), stands((await client.get('/v1/insureds/ins/enrollments/p')).body)]
  assert.deepEqual(events.slice(1).map((e) => e.data.previous), after.slice(0, 15))
  assert.deepEqual(after[15], after[16], 'the last event says how it stands')
})
test('enrollment: the object, and enrollment.changed with previous null', async () => {
  const client = await newClient(service)
  await put(client, 'p')
  const { status, body } = await enroll(client, { enrolled: true, effective_on: '2026-01-01', ends_on: '2030-01-01' })
  assert.equal(status, 200)
  assert.match(body.enrollment_id, /^enr_/)
  assert.deepEqual([body.insured_ref, body.program_ref, body.enrolled, body.effective_on, body.ends_on, body.test], ['ins', 'p', true, '2026-01-01', '2030-01-01', true])
  const [event] = await client.whenEvents('enrollment.changed')
  assert.deepEqual(event.data, { ...body, previous: null })
  assert.equal(event.insured_ref, 'ins')
  assert.deepEqual((await client.get('/v1/insureds/ins/enrollments/p')).body, body)
})
test('a call that changes nothing fires nothing', async () => {
  const client = await newClient(service)
  await put(client, 'p')
  const first = await enroll(client, { enrolled: true, effective_on: '2026-01-01' })
  const again = await enroll(client, { enrolled: true, effective_on: '2026-01-01' })
  assert.deepEqual(again.body, first.body)
  await enroll(client, { enrolled: true })
  assert.equal((await client.events('enrollment.changed')).length, 1)
})
test('a change fires with what was before', async () => {
  const client = await newClient(service)
  await put(client, 'p')
  await enroll(client, { enrolled: true, effective_on: '2026-01-01' })
  await enroll(client, { enrolled: false, ends_on: '2026-06-01' })
  const events = await client.whenEvents('enrollment.changed', (e) => e.length === 2)
  assert.deepEqual(events[1].data.previous, { enrolled: true, effective_on: '2026-01-01', ends_on: null })
  assert.equal(events[1].data.enrolled, false)
  assert.ok(!(await client.events()).some((e) => e.event === 'program.changed'))
})
test('enrollment refused', async () => {
  const client = await newClient(service)
  await put(client, 'p')
  assertError(await enroll(client, {}), 422, 'validation_failed', 'enrolled')
  assertError(await enroll(client, { enrolled: 'yes' }), 422, 'validation_failed', 'enrolled')
  assertError(await enroll(client, { enrolled: true, effective_on: 'x' }), 422, 'validation_failed', 'effective_on')
  assertError(await enroll(client, { enrolled: true, effective_on: '2026-02-01', ends_on: '2026-01-01' }), 422, 'validation_failed', 'ends_on')
  assertError(await enroll(client, { enrolled: true, colour: 1 }), 422, 'validation_failed', 'colour')
  assertError(await enroll(client, { enrolled: true }, 'ins', 'nope'), 404, 'program_not_found')
  assert.deepEqual(await client.events('enrollment.changed'), [])
})

test('attestation: an active enrollment satisfies the matching rule', async () => {
  const client = await newClient(service)
  await put(client, 'p', { coverage_type: 'cargo' })
  await client.publish([{ rule_id: 'cargo', coverage_type: 'cargo', limits: [] }])
  await enroll(client)
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con' })
  const e = await client.whenEngagement(body.id, (x) => x.verdict !== null)
  assert.equal(e.surface_check.status, 'pass')
  assert.equal(e.verdict.status, 'pass')
  const [rule] = e.surface_check.rules
  assert.equal(rule.satisfied_by.kind, 'program')
  assert.equal(rule.satisfied_by.program_ref, 'p')
  assert.equal(rule.satisfied_by.enrollment_id, e.enrollments[0].enrollment_id)
})
test('ending the enrollment re-evaluates the active engagements', async () => {
  const client = await newClient(service)
  await put(client, 'p', { coverage_type: 'cargo' })
  await client.publish([{ rule_id: 'cargo', coverage_type: 'cargo', limits: [] }])
  await enroll(client)
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con' })
  await client.whenEngagement(body.id, (x) => x.verdict?.status === 'pass')
  await enroll(client, { enrolled: false })
  const e = await client.whenEngagement(body.id, (x) => x.verdict.status === 'fail')
  assert.equal(e.surface_check.status, 'fail')
})
test('ends_on of an enrollment passes with the clock', async () => {
  const client = await newClient(service)
  await put(client, 'p', { coverage_type: 'cargo' })
  await client.publish([{ rule_id: 'cargo', coverage_type: 'cargo', limits: [] }])
  await enroll(client, { enrolled: true, ends_on: dayAfter(10) })
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con' })
  await client.whenEngagement(body.id, (x) => x.verdict?.status === 'pass')
  await client.advanceDays(12)
  assert.equal((await client.engagement(body.id)).verdict.status, 'fail')
})
test('an enrollment that begins later begins then', async () => {
  const client = await newClient(service)
  await put(client, 'p', { coverage_type: 'cargo' })
  await client.publish([{ rule_id: 'cargo', coverage_type: 'cargo', limits: [] }])
  await enroll(client, { enrolled: true, effective_on: dayAfter(5) })
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con' })
  await client.whenEngagement(body.id, (x) => x.surface_check?.status === 'fail')
  await client.advanceDays(7)
  assert.equal((await client.engagement(body.id)).surface_check.status, 'pass')
})
test('a consumer\u2019s program counts for that consumer only', async () => {
  const client = await newClient(service)
  const rule = [{ rule_id: 'cargo', coverage_type: 'cargo', limits: [] }]
  await client.publish(rule, {}, 'mine')
  await client.publish(rule, {}, 'other')
  await put(client, 'p', { coverage_type: 'cargo', owner: 'mine' })
  await enroll(client)
  const mine = (await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'mine' })).body
  const other = (await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'other' })).body
  assert.equal((await client.whenEngagement(mine.id, (x) => x.surface_check !== null)).surface_check.status, 'pass')
  assert.equal((await client.whenEngagement(other.id, (x) => x.surface_check !== null)).surface_check.status, 'fail')
})

test('master policy: a push with program_ref makes its line the program\u2019s, which decides for everyone enrolled', async () => {
  const client = await newClient(service)
  await put(client, 'p', { coverage_type: 'general_liability', verification: 'master_policy' })
  await client.publish([{ ...GL, limits: [{ label: 'each_occurrence', min: 1_000_000 }] }])
  await enroll(client, { enrolled: true }, 'driver')
  const driver = (await client.post('/v1/engagements', { insured_ref: 'driver', consumer_ref: 'con' })).body
  const before = await client.whenEngagement(driver.id, (x) => x.surface_check !== null)
  assert.equal(before.surface_check.status, 'unverified', 'no master line yet')
  const master = await client.pushed({ insured_ref: 'holder', program_ref: 'p' })
  const program = await until(async () => (await client.get('/v1/programs/p')).body, (p) => p.master_coverage_line_id !== null)
  assert.equal(program.master_coverage_line_id, master.coverage_lines[0].coverage_line_id)
  const e = await client.whenEngagement(driver.id, (x) => x.verdict?.status === 'pass')
  assert.equal(e.verdict.status, 'pass')
  assert.deepEqual(e.verdict.rules[0].satisfied_by.coverage_line_ids, [program.master_coverage_line_id])
  const document = (await client.get('/v1/documents?insured_ref=holder')).body.data[0]
  assert.equal(document.program_ref, 'p')
})
test('master policy: a line below the minimum fails everyone enrolled', async () => {
  const client = await newClient(service)
  await put(client, 'p', { coverage_type: 'general_liability', verification: 'master_policy' })
  await client.publish([{ ...GL, limits: [{ label: 'each_occurrence', min: 5_000_000 }] }])
  await enroll(client, { enrolled: true }, 'driver')
  await client.pushPaper({ insured_ref: 'holder', program_ref: 'p' })
  const driver = (await client.post('/v1/engagements', { insured_ref: 'driver', consumer_ref: 'con' })).body
  const e = await client.whenEngagement(driver.id, (x) => x.surface_check?.status === 'fail')
  assert.equal(e.surface_check.status, 'fail')
})
test('master policy: a document that was there before the push named the program', async () => {
  const client = await newClient(service)
  await put(client, 'p', { coverage_type: 'general_liability', verification: 'master_policy' })
  const first = await client.pushed({ insured_ref: 'holder' })
  await client.pushPaper({ insured_ref: 'holder', program_ref: 'p' })
  const program = await until(async () => (await client.get('/v1/programs/p')).body, (p) => p.master_coverage_line_id !== null)
  assert.equal(program.master_coverage_line_id, first.coverage_lines[0].coverage_line_id)
})

test('alternatives: occupational accident instead of workers compensation passes', async () => {
  const client = await newClient(service)
  await client.publish([WC_OR_OCCACC])
  await client.put('/v1/insureds/ins', { insured_state: 'TX' })
  const e = await client.pushed({}, { gl: null, occacc: {} })
  assert.equal(e.surface_check.status, 'pass')
  assert.deepEqual(e.surface_check.rules[0].flags, [])
  assert.equal(e.surface_check.rules[0].satisfied_by.kind, 'alternative')
})
for (const state of ['OH', 'ND', 'WA', 'WY'])
  test(`alternatives: in ${state} it passes and is flagged state_review_required`, async () => {
    const client = await newClient(service)
    await client.publish([WC_OR_OCCACC])
    const e = await client.pushed({ insured_state: state }, { gl: null, occacc: {} })
    assert.equal(e.verdict.status, 'pass')
    assert.deepEqual(e.surface_check.rules[0].flags, ['state_review_required'])
    assert.ok(e.coverage_lines[0].flags.includes('state_review_required'))
    const [line] = (await client.get('/v1/insureds/ins/coverage')).body.coverage_lines
    assert.ok(line.flags.includes('state_review_required'))
  })
test('alternatives: review_states of the set decide', async () => {
  const client = await newClient(service)
  await client.publish([WC_OR_OCCACC], { review_states: ['TX'] })
  const ohio = await client.pushed({ insured_ref: 'oh', insured_state: 'OH' }, { gl: null, occacc: {} })
  assert.deepEqual(ohio.surface_check.rules[0].flags, [])
  const texas = await client.pushed({ insured_ref: 'tx', insured_state: 'TX' }, { gl: null, occacc: {} })
  assert.deepEqual(texas.surface_check.rules[0].flags, ['state_review_required'])
})
test('alternatives: through a program by enrollment, flagged too', async () => {
  const client = await newClient(service)
  await put(client, 'p')
  await client.publish([WC_OR_OCCACC])
  await enroll(client)
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', insured_state: 'OH' })
  const e = await client.whenEngagement(body.id, (x) => x.surface_check !== null)
  assert.equal(e.surface_check.status, 'pass')
  assert.deepEqual(e.surface_check.rules[0].flags, ['state_review_required'])
  assert.equal(e.surface_check.rules[0].satisfied_by.program_ref, 'p')
})
test('alternatives: one named program only', async () => {
  const client = await newClient(service)
  await put(client, 'p')
  await put(client, 'q')
  await client.publish([{ ...WC_OR_OCCACC, alternatives: [{ coverage_type: 'occupational_accident', program_ref: 'q' }] }])
  await enroll(client)
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', insured_state: 'TX' })
  await client.whenEngagement(body.id, (x) => x.surface_check?.status === 'fail')
  await enroll(client, { enrolled: true }, 'ins', 'q')
  assert.equal((await client.whenEngagement(body.id, (x) => x.surface_check.status === 'pass')).surface_check.status, 'pass')
})

test('master policy: its days are days of everyone enrolled: what begins and ends with it is judged on the day', async () => {
  const client = await newClient(service)
  await client.publish([{ ...GL, min_days_remaining: 5 }])
  await put(client, 'p', { coverage_type: 'general_liability', verification: 'master_policy' })
  await enroll(client)
  const { id } = (await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con' })).body
  await client.pushed({ insured_ref: 'holder', consumer_ref: 'hq', program_ref: 'p' }, { gl: { from: dayAfter(3), to: dayAfter(13) } }, (x) => x.surface_check !== null)
  const status = async (day: number) => {
    await client.advance({ to: `${dayAfter(day)}T12:00:00Z` })
    return (await client.engagement(id)).surface_check.status
  }
  assert.deepEqual([await status(2), await status(3), await status(8), await status(9), await status(13)], ['fail', 'pass', 'pass', 'fail', 'fail'])
})

test('master policy: a confirmation that grows old under the cadence of one enrolled is asked for anew', async () => {
  const client = await newClient(service)
  await client.publish([GL], { reverification_cadence: 'every_30_days' })
  await put(client, 'p', { coverage_type: 'general_liability', verification: 'master_policy' })
  await enroll(client)
  const { id } = (await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con' })).body
  await client.pushed({ insured_ref: 'holder', consumer_ref: 'hq', program_ref: 'p' })
  const requests = async () => (await client.get('/v1/insureds/holder/requests?consumer_ref=hq')).body.data
  await client.whenEngagement(id, (x) => x.verdict?.status === 'pass')
  assert.equal((await requests()).length, 1)
  await client.advanceDays(31)
  const line = (await client.get('/v1/programs/p')).body.master_coverage_line_id
  const asked = await until(async () => (await client.get(`/v1/coverage-lines/${line}`)).body, (l) => l.request.status === 'closed' && Date.parse(l.verification.confirmed_at) > Date.now() + 29 * 86_400_000)
  assert.equal(asked.verification.state, 'verified')
})

test('master policy: next year\u2019s, on file early, decides from its day on; until then the old one does', async () => {
  const client = await newClient(service)
  await client.publish([GL])
  await put(client, 'p', { coverage_type: 'general_liability', verification: 'master_policy' })
  await enroll(client)
  const { id } = (await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con' })).body
  const push = (number: string, from: number, to: number) => client.pushed({ insured_ref: 'holder', consumer_ref: 'hq', program_ref: 'p' }, { gl: { number, from: dayAfter(from), to: dayAfter(to) } }, (x) => x.coverage_lines.some((l: any) => l.policy_number === number && l.verification.state === 'verified'))
  const master = async () => (await client.get(`/v1/coverage-lines/${(await client.get('/v1/programs/p')).body.master_coverage_line_id}`)).body.policy_number
  await push('MP-1', -300, 10)
  await client.whenEngagement(id, (x) => x.verdict?.status === 'pass')
  await push('MP-2', 10, 375)
  await client.pushed({ insured_ref: 'holder', consumer_ref: 'hq', program_ref: 'p' }, { gl: { number: 'MP-0', from: dayAfter(-900), to: dayAfter(-535) } }, (x) => x.coverage_lines.length === 3)
  assert.equal(await master(), 'MP-1')
  for (const day of [2, 9, 10, 40]) {
    await client.advance({ to: `${dayAfter(day)}T17:00:00Z` })
    const { surface_check, verdict } = await client.engagement(id)
    assert.deepEqual([day, surface_check.status, verdict.status], [day, 'pass', 'pass'])
  }
  assert.equal(await master(), 'MP-2')
  const lost = (await client.events('verdict.issued')).filter((e) => e.data.engagement_id === id && e.data.status === 'fail')
  assert.deepEqual(lost, [])
})

test('master policy: of two years pushed together this year\u2019s decides, next year\u2019s from its day on', async () => {
  const client = await newClient(service)
  await client.publish([GL])
  await put(client, 'p', { coverage_type: 'general_liability', verification: 'master_policy' })
  const years = [{ number: 'MP-2', from: dayAfter(20), to: dayAfter(385) }, { number: 'MP-1', from: dayAfter(-345), to: dayAfter(20) }]
  const files = await Promise.all(years.map(async (gl) => ({ bytes: await certificate({ gl }), name: `${gl.number}.pdf`, type: 'application/pdf' })))
  const { engagement_id } = (await client.push({ insured_ref: 'holder', consumer_ref: 'hq' }, files)).body
  await client.whenEngagement(engagement_id, (x) => x.coverage_lines.length === 2 && x.coverage_lines.every((l: any) => l.policy_number))
  await client.push({ insured_ref: 'holder', consumer_ref: 'hq', program_ref: 'p' }, files)
  const master = async () => {
    const { master_coverage_line_id: line } = await until(async () => (await client.get('/v1/programs/p')).body, (p) => p.master_coverage_line_id !== null)
    return (await client.get(`/v1/coverage-lines/${line}`)).body.policy_number
  }
  assert.equal(await master(), 'MP-1')
  await client.advance({ to: `${dayAfter(21)}T17:00:00Z` })
  assert.equal(await until(master, (number) => number === 'MP-2'), 'MP-2')
})
