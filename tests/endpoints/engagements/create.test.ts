import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { call, type Service, startService } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'
import { dayAfter } from '../kit/paper.ts'

let service: Service
let client: Client
before(async () => {
  service = await startService()
  client = await newClient(service)
  const rules = [{ coverage_type: 'general_liability', limits: [] }]
  await client.publish(rules, {}, 'single')
  for (const key of ['one', 'two']) await client.publish(rules, { key }, 'several')
  for (const key of ['default', 'extra']) await client.publish(rules, { key }, 'defaulted')
  await client.publish(rules, {}, 'versions')
  await client.publish(rules, {}, 'versions')
  for (const consumer of ['versions', 'drafting']) await client.post(`/v1/consumers/${consumer}/requirement-sets`, { rules })
})
after(() => service.close())
const create = (body: Record<string, unknown>, headers?: Record<string, string>) => client.post('/v1/engagements', { consumer_ref: 'con', ...body }, headers)

test('the answer has every member of the contract', async () => {
  const { status, body } = await create({ insured_ref: 'shape' })
  assert.equal(status, 200)
  for (const member of ['id', 'engagement_id', 'insured_ref', 'insured_name', 'consumer_ref', 'consumer_name', 'status', 'requirement_set', 'starts_on', 'ends_on', 'requirement_set_version', 'reverification_cadence', 'expiry_lead_days', 'outreach', 'grace_until', 'created_at', 'surface_check', 'verdict', 'line_verdicts', 'enrollments', 'coverage_lines', 'documents', 'outstanding', 'events'])
    assert.ok(member in body, member)
  assert.match(body.id, /^eng_/)
  assert.equal(body.engagement_id, body.id)
  assert.equal(body.status, 'active')
  assert.equal(body.outreach, 'auto')
  assert.equal(body.requirement_set, null)
  assert.equal(body.requirement_set_version, null)
  assert.equal(body.surface_check, null)
  assert.equal(body.verdict, null)
  assert.equal(body.starts_on, null)
  assert.equal(body.ends_on, null)
  assert.equal(body.grace_until, null)
  assert.equal('notes' in body, false, 'notes are there when applicable')
  for (const list of ['line_verdicts', 'enrollments', 'coverage_lines', 'documents', 'outstanding', 'events']) assert.deepEqual(body[list], [], list)
  assert.match(body.created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  assert.deepEqual(body.clock, { target_hours: 48, hard_hours: 72, escalate_at_hours: 36 })
})

test('GET gives the same engagement', async () => {
  const { body } = await create({ insured_ref: 'get' })
  assert.deepEqual((await client.get(`/v1/engagements/${body.id}`)).body, body)
})

test('insured and consumer come into being with the call', async () => {
  await create({ insured_ref: 'born', consumer_ref: 'born-con' })
  const insured = (await client.get('/v1/insureds/born')).body
  assert.deepEqual({ ...insured, created_at: 0, updated_at: 0 }, { insured_ref: 'born', insured_name: null, parent_insured_ref: null, insured_state: null, contact: { email: null, phone: null }, aliases: [], created_at: 0, updated_at: 0, test: true })
  const consumer = (await client.get('/v1/consumers/born-con')).body
  assert.deepEqual({ ...consumer, created_at: 0 }, { consumer_ref: 'born-con', consumer_name: null, created_at: 0, test: true })
})

test('the same insured, consumer and set is the same engagement', async () => {
  const [a, b] = [await create({ insured_ref: 'triple' }), await create({ insured_ref: 'triple' })]
  assert.equal(a.body.id, b.body.id)
})

test('another consumer is another engagement', async () => {
  const [a, b] = [await create({ insured_ref: 'two-con' }), await create({ insured_ref: 'two-con', consumer_ref: 'other' })]
  assert.notEqual(a.body.id, b.body.id)
})

test('a push with the same refs finds it', async () => {
  const { body } = await create({ insured_ref: 'found' })
  assert.equal((await client.pushPaper({ insured_ref: 'found' })).body.engagement_id, body.id)
})

test('another set of the consumer is another engagement', async () => {
  const a = await create({ insured_ref: 'two-sets', consumer_ref: 'several', requirement_set: 'one' })
  const b = await create({ insured_ref: 'two-sets', consumer_ref: 'several', requirement_set: 'two' })
  assert.notEqual(a.body.id, b.body.id)
  assert.equal(a.body.requirement_set.key, 'one')
  assert.equal(b.body.requirement_set.key, 'two')
})

test('fifty at once are one engagement', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => create({ insured_ref: 'race' })))
  assert.deepEqual([...new Set(answers.map((a) => a.status))], [200])
  assert.equal(new Set(answers.map((a) => a.body.id)).size, 1)
})

test('a call that leaves a member out keeps its value', async () => {
  await create({ insured_ref: 'keeps', starts_on: '2026-01-01', ends_on: dayAfter(100), tags: ['hazmat'], expiry_lead_days: 10, reverification_cadence: 'annual' })
  const { body } = await create({ insured_ref: 'keeps' })
  assert.deepEqual([body.starts_on, body.ends_on, body.tags, body.expiry_lead_days, body.reverification_cadence], ['2026-01-01', dayAfter(100), ['hazmat'], 10, 'annual'])
})

for (const cadence of ['none', 'every_30_days', 'every_90_days', 'every_180_days', 'annual', 'on_renewal'])
  test(`reverification_cadence ${cadence}`, async () => {
    assert.equal((await create({ insured_ref: `cadence-${cadence}`, reverification_cadence: cadence })).body.reverification_cadence, cadence)
  })

test('the single set is used when none is named', async () => {
  const { body } = await create({ insured_ref: 'single', consumer_ref: 'single' })
  assert.equal(body.requirement_set.key, 'default')
  assert.equal(body.requirement_set.version, 1)
  assert.equal(body.requirement_set_version, '1', 'a string, deprecated')
})

test('the set named default is used when there are several', async () => {
  assert.equal((await create({ insured_ref: 'defaulted', consumer_ref: 'defaulted' })).body.requirement_set.key, 'default')
})

test('the latest published version is followed', async () => {
  assert.equal((await create({ insured_ref: 'latest', consumer_ref: 'versions' })).body.requirement_set.version, 2)
})

test('a pin chooses an older version', async () => {
  const { body } = await create({ insured_ref: 'pinned', consumer_ref: 'versions', requirement_set_version: 1 })
  assert.equal(body.requirement_set.version, 1)
  assert.equal(body.requirement_set_version, '1')
})

test('a clock before any has opened is taken', async () => {
  await create({ insured_ref: 'clock' })
  const { body } = await create({ insured_ref: 'clock', clock: { target_hours: 10, hard_hours: 20, escalate_at_hours: 5 } })
  assert.deepEqual(body.clock, { target_hours: 10, hard_hours: 20, escalate_at_hours: 5 })
  assert.equal('notes' in body, false)
})

test('members of the clock left out are the defaults', async () => {
  assert.deepEqual((await create({ insured_ref: 'clock-part', clock: { target_hours: 10 } })).body.clock, { target_hours: 10, hard_hours: 72, escalate_at_hours: 36 })
})

for (const [name, clock] of Object.entries({ least: { target_hours: 1, hard_hours: 1, escalate_at_hours: 1 }, most: { target_hours: 2160, hard_hours: 2160, escalate_at_hours: 2160 } }))
  test(`the ${name} clock is taken`, async () => assert.equal((await create({ insured_ref: `clock-${name}`, clock })).status, 200))

type Case = [name: string, body: Record<string, unknown>, status: number, code: string, param?: string]
const cases: Case[] = [
  ['insured_ref missing', {}, 422, 'validation_failed', 'insured_ref'],
  ['consumer_ref missing', { insured_ref: 'x', consumer_ref: undefined }, 422, 'validation_failed', 'consumer_ref'],
  ['insured_ref a number', { insured_ref: 7 }, 422, 'validation_failed', 'insured_ref'],
  ['insured_ref null', { insured_ref: null }, 422, 'validation_failed', 'insured_ref'],
  ['insured_ref empty', { insured_ref: '' }, 422, 'validation_failed', 'insured_ref'],
  ['insured_ref of 201 characters', { insured_ref: 'x'.repeat(201) }, 422, 'validation_failed', 'insured_ref'],
  ['an unknown member', { insured_ref: 'x', colour: 'red' }, 422, 'validation_failed', 'colour'],
  ['an unknown member of the clock', { insured_ref: 'x', clock: { hours: 1 } }, 422, 'validation_failed', 'clock.hours'],
  ['outreach maybe', { insured_ref: 'x', outreach: 'maybe' }, 422, 'validation_failed', 'outreach'],
  ['cadence weekly', { insured_ref: 'x', reverification_cadence: 'weekly' }, 422, 'validation_failed', 'reverification_cadence'],
  ['expiry_lead_days negative', { insured_ref: 'x', expiry_lead_days: -1 }, 422, 'validation_failed', 'expiry_lead_days'],
  ['expiry_lead_days a fraction', { insured_ref: 'x', expiry_lead_days: 1.5 }, 422, 'validation_failed', 'expiry_lead_days'],
  ['starts_on no date', { insured_ref: 'x', starts_on: '01/02/2026' }, 422, 'validation_failed', 'starts_on'],
  ['ends_on a day that is none', { insured_ref: 'x', ends_on: '2026-02-30' }, 422, 'validation_failed', 'ends_on'],
  ['ends_on before starts_on', { insured_ref: 'x', starts_on: '2026-02-02', ends_on: '2026-02-01' }, 422, 'validation_failed', 'ends_on'],
  ['target 0', { insured_ref: 'x', clock: { target_hours: 0 } }, 422, 'clock_bounds', 'clock.target_hours'],
  ['target above hard', { insured_ref: 'x', clock: { target_hours: 73 } }, 422, 'clock_bounds', 'clock.target_hours'],
  ['hard 2161', { insured_ref: 'x', clock: { hard_hours: 2161 } }, 422, 'clock_bounds', 'clock.hard_hours'],
  ['escalation above hard', { insured_ref: 'x', clock: { escalate_at_hours: 73 } }, 422, 'clock_bounds', 'clock.escalate_at_hours'],
  ['hard 24 breaks the default target', { insured_ref: 'x', clock: { hard_hours: 24 } }, 422, 'clock_bounds', 'clock.hard_hours'],
  ['hard 20 breaks the default escalation', { insured_ref: 'x', clock: { target_hours: 10, hard_hours: 20 } }, 422, 'clock_bounds', 'clock.hard_hours'],
  ['a clock of text', { insured_ref: 'x', clock: '48' }, 422, 'validation_failed', 'clock'],
  ['several sets, none default', { insured_ref: 'x', consumer_ref: 'several' }, 422, 'requirement_set_ambiguous', 'requirement_set'],
  ['an unknown set', { insured_ref: 'x', consumer_ref: 'single', requirement_set: 'nope' }, 404, 'requirement_set_not_found'],
  ['an unknown set of a new consumer', { insured_ref: 'x', consumer_ref: 'brand-new', requirement_set: 'nope' }, 404, 'requirement_set_not_found'],
  ['a version that does not exist', { insured_ref: 'x', consumer_ref: 'versions', requirement_set_version: 99 }, 404, 'version_not_found'],
  ['a version of a consumer without sets', { insured_ref: 'x', consumer_ref: 'none', requirement_set_version: 1 }, 404, 'version_not_found'],
  ['a draft version', { insured_ref: 'x', consumer_ref: 'versions', requirement_set_version: 3 }, 422, 'validation_failed', 'requirement_set_version'],
  ['the draft of a consumer that has published nothing', { insured_ref: 'x', consumer_ref: 'drafting', requirement_set_version: 1 }, 422, 'validation_failed', 'requirement_set_version'],
  ['a version beside that draft', { insured_ref: 'x', consumer_ref: 'drafting', requirement_set_version: 2 }, 404, 'version_not_found'],
  ['a version as text', { insured_ref: 'x', consumer_ref: 'versions', requirement_set_version: '1' }, 422, 'validation_failed', 'requirement_set_version'],
]
for (const [name, body, status, code, param] of cases)
  test(`refused: ${name}`, async () => {
    assertError(await create({ ...body, ...(body.insured_ref === 'x' && { insured_ref: `refused ${name}` }) }), status, code, param)
    if (body.insured_ref === 'x') assert.equal((await client.get(`/v1/insureds/${encodeURIComponent(`refused ${name}`)}`)).status, 404)
  })

test('the message of a broken default names it', async () => {
  const { body } = await create({ insured_ref: 'x', clock: { hard_hours: 24 } })
  assert.match(body.error.message, /target_hours 48 \(the default\)/)
})

for (const [name, raw, type] of [['broken JSON', '{"insured_ref":', 'application/json'], ['words', 'hello', 'application/json'], ['a form', 'insured_ref=x', 'application/x-www-form-urlencoded'], ['bytes that are no UTF-8', '\ufffd', 'text/plain']] as const)
  test(`400 invalid_json: ${name}`, async () => assertError(await call(service, client.key, 'POST', '/v1/engagements', raw, { 'content-type': type }), 400, 'invalid_json'))

test('400 invalid_json: a packed body is named as one', async () => {
  const answer = await call(service, client.key, 'POST', '/v1/engagements', gzipSync('{"insured_ref":"a","consumer_ref":"b"}'), { 'content-type': 'application/json', 'content-encoding': 'gzip' })
  assertError(answer, 400, 'invalid_json')
  assert.match(answer.body.error.message, /Content-Encoding: gzip/)
})

for (const [name, raw] of [['a list', '[]'], ['text', '"x"'], ['null', 'null'], ['a number', '1']] as const)
  test(`422: the body is ${name}`, async () => assertError(await call(service, client.key, 'POST', '/v1/engagements', raw, { 'content-type': 'application/json' }), 422, 'validation_failed'))

test('422: no body', async () => assertError(await client.post('/v1/engagements'), 422, 'validation_failed'))
test('422: text that no database keeps', async () => assertError(await create({ insured_ref: 'a\u0000b' }), 422, 'validation_failed', 'insured_ref'))
test('401: no key', async () => assertError(await call(service, '', 'POST', '/v1/engagements', { insured_ref: 'x', consumer_ref: 'y' }), 401, 'missing_key'))

test('all faults are in details', async () => {
  const { body } = await create({ outreach: 'maybe', colour: 'red' })
  assert.deepEqual(body.error.details.map((d: any) => d.param).sort(), ['colour', 'insured_ref', 'outreach'])
})

test('an engagement made before any set exists takes up the first published one, and the same POST finds it', async () => {
  const before = await create({ insured_ref: 'early', consumer_ref: 'late-publisher' })
  await client.publish([{ coverage_type: 'general_liability', limits: [] }], { applies_to: 'new' }, 'late-publisher')
  const taken = await client.whenEngagement(before.body.id, (e) => e.requirement_set !== null)
  assert.deepEqual([taken.requirement_set.key, taken.requirement_set.version], ['default', 1])
  assert.equal((await create({ insured_ref: 'early', consumer_ref: 'late-publisher' })).body.id, before.body.id)
})
